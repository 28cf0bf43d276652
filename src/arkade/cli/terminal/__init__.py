"""A table in the terminal, drawn from views only."""
