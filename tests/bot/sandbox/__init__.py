"""Tests of the sandbox, and of the simulated Discord that the tests of the bot use."""
