"""The store over PostgreSQL, an extra: nothing else in the project imports asyncpg."""
