"""Numbers of legal lines of play from fixed positions: a rule that offers too much or too little changes them."""
