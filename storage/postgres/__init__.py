"""The store over PostgreSQL, an optional extra. Nothing else in the project imports asyncpg."""
