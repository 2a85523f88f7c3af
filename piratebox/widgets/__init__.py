"""What screens are drawn with: the canvas, the shared furniture and one board per game."""
