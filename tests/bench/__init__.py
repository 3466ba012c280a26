"""The benchmarks: subject and limit timed in turn within one process."""
