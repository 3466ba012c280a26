"""Numbers of legal lines of play from fixed positions, which reveal a rule that offers too much or too little."""
