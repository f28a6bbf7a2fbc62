"""A house of several processes on one PostgreSQL: who has which table, and how they hear of each other."""
