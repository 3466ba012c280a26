"""Results, analyses, ladders and statistics."""
