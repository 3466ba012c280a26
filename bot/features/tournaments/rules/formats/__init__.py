"""The formats of an event: how rounds are made, and who goes on."""
