"""The Catan Card Game in pictures and in words."""
