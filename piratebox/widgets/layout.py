"""Which drawing fits a terminal, for every screen that has the table's outline."""


def is_narrow(width: int, height: int) -> bool:
    """Whether the drawing for 80x24 is in use: no frame, no side column."""
    return width < 100 or height < 30


def is_wide(width: int, height: int) -> bool:
    """Whether there is room for the wide drawing of a board, 88x29."""
    return width >= 120 and height >= 36


def side_width(width: int, height: int) -> int:
    """The inner width of the side column; 0 if there is none."""
    if is_narrow(width, height):
        return 0
    if not is_wide(width, height):
        return 17
    return 44 if width >= 160 else 29
