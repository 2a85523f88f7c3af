"""What the screens look like, as text grids; ``python -m tests.snapshots`` writes them anew."""
