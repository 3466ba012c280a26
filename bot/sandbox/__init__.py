"""The real bot inside a simulated Discord, in the browser."""
