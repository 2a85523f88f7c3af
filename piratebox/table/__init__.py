"""The table: who sits where, whose turn it is, what is saved. Nothing here needs a terminal."""
