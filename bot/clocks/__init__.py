"""Clocks, vacation, seat holders and the deadlines of lobbies: values and pure functions.

Instants are whole seconds since 1970 and always arguments: nothing here reads the time, stores or sends anything.
"""
