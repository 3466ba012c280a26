"""Tests of `bot/app`."""
