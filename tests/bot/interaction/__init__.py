"""Tests of `bot/interaction`."""
