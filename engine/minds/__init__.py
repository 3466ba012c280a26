"""Computer players: a learned policy, a search with it, and the tools to train and measure them.

They work with any game. The random seed is an argument, so the same seed and number of simulations give the same answer
on every machine. The caller limits their time.
"""
