"""One match without Discord: playing it, its settings, clocks and notices."""
