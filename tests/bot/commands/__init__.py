"""Tests of `bot/commands`."""
