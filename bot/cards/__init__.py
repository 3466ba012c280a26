"""What is posted and shown of a match, and the kit that messages are made of."""
