"""Rules of tournaments and leagues as values and functions: no Discord, no clock, no storage, no randomness.

Times are arguments, and every draw follows from a published seed, so that anyone can repeat it.
"""
