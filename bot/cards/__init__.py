"""Messages about matches, built as values, and the parts that they are made of."""
