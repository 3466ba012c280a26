"""Tools for painting pictures: the canvas, letters, colours, themes and the notation of small drawings."""
