"""Benchmarks that time a subject and its limit in turn, within one process."""
