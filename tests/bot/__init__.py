"""Tests of the bot."""
