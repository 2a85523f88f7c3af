"""Write every frame anew."""

import asyncio
import os
import tempfile

from .frames import FOLDER, frames, text_of


def main() -> None:
    """Write every frame, and remove those that are no longer kept."""
    FOLDER.mkdir(exist_ok=True)
    kept = set()
    for scene in frames():
        with tempfile.TemporaryDirectory() as home:
            os.environ["PIRATEBOX_HOME"] = home
            path = FOLDER / f"{scene.name}.txt"
            path.write_text(asyncio.run(text_of(scene)), encoding="utf-8")
            kept.add(path)
    for path in set(FOLDER.glob("*.txt")) - kept:
        path.unlink()
    print(f"{len(kept)} frames")


if __name__ == "__main__":
    main()
