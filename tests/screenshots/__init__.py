"""The pictures in ``screenshots/``: real games from fixed seeds, drawn from the cells on screen."""
