"""Tests: one folder for each package, ``project`` for the repository itself, ``bench`` for the benchmarks."""
