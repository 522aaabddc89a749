"""Several servers on one database: who lives, whose a table is, and how the others reach it."""
