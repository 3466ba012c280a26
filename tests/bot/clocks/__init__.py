"""Tests of match clocks, seat holders, starts and figures."""
