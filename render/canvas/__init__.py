"""What pictures are painted with: the canvas, letters, colours, themes and the notation of small drawings."""
