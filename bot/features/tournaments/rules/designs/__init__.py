"""Combinatorial designs: who meets whom, and in which seat, when everything is known beforehand."""
