"""Tests of pictures and texts."""
