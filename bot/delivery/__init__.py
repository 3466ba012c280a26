"""The way from the outbox to Discord: posting, retries, rate limits, notices and pictures."""
