"""From what happened to Discord: posting, retrying, limits of rate, notices, pictures."""
