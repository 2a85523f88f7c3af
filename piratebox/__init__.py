"""piratebox: published pirate and seafaring table games round one terminal."""

__version__ = "0.1.0"
