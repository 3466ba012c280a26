"""What the commands need of Discord: answers, publishing, retries, limits, languages."""
