"""``python -m tests.screenshots`` draws every picture anew."""

import asyncio
import os
import tempfile
from pathlib import Path

from .scenes import SCENES, photograph

FOLDER = Path(__file__).parents[2] / "screenshots"


def main() -> None:
    """Draw every scene into ``screenshots/``."""
    FOLDER.mkdir(exist_ok=True)
    for scene in SCENES:
        with tempfile.TemporaryDirectory() as home:
            os.environ["PIRATEBOX_HOME"] = home
            (FOLDER / f"{scene.name}.svg").write_text(asyncio.run(photograph(scene)), encoding="utf-8")
        print(f"screenshots/{scene.name}.svg")


if __name__ == "__main__":
    main()
