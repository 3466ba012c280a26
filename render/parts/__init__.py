"""Parts that pictures of several games share: panels, tiles, tokens, badges, and layouts."""
