"""Pixel art as data: one character a pixel, two pixels a cell, one above the other."""
