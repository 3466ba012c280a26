"""Checks of merits that hints name: each is worked out again from the position, by other means than the engine's."""
