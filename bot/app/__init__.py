"""The bot's process: start it, connect the client, and route each press to its handler."""
