"""Players whom a user avoids."""
