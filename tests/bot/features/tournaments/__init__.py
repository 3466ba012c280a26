"""Tests of `bot/features/tournaments`."""
