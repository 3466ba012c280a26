"""The clock of a match, who plays a seat, starts and figures: values and pure functions.

Instants are whole seconds since 1970 and always arguments: nothing here reads the time, stores or sends anything.
"""
