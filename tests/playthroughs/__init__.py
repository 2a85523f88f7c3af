"""Golden records of whole matches; ``python -m tests.playthroughs`` writes them anew."""
