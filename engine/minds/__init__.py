"""Computer players: a learned policy, a search over it, and what they are trained and measured with.

They are handed a game and know none. Random numbers come from a seed that is an argument, so the same seed and number of
simulations give the same answer on every machine; how long to think is the caller's to say.
"""
