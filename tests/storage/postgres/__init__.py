"""What is PostgreSQL's own in the store."""
