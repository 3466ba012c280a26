"""Tests of the store on PostgreSQL alone."""
