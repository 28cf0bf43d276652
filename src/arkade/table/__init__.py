"""A table in words: how views, options, cards and stories read, and what typed words mean. The terminal's table and the
text view of the server's are made of this."""
