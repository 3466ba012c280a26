"""What `provost doctor` finds."""
