"""What the pictures of several games are made of: panels, tiles, tokens, badges, and where things lie."""
