"""What outlives the process: tables, their entries, and saved decks, in SQLite or PostgreSQL."""
