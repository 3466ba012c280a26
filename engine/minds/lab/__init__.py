"""The laboratory of computer players, which trains and measures them. Nothing here is needed to play."""
