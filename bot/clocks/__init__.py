"""Clocks, seat holders, vacations, standing orders, lobby deadlines and statistics: values and pure functions.

Instants are whole seconds since 1970 and always arguments: nothing here reads the time, stores or sends anything.
"""
