"""What people do with matches. Knows no Discord: a contract holds it."""
