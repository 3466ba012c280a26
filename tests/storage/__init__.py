"""Tests of the store: its contract, its promises about the disk, and its refusals."""
