"""The way from a press or command to its response. `Press`, and `Feature` with its parts, are in `services`."""
