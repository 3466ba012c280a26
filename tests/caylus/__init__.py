"""Tests of the rules of Caylus, chapter by chapter of docs/rules/caylus.md."""
