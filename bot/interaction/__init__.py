"""From a press or a command to its answer."""
