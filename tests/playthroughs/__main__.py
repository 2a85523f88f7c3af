"""Write every record anew."""

from .record import FOLDER, playthrough, records


def main() -> None:
    """Replace the records and name those that changed."""
    FOLDER.mkdir(exist_ok=True)
    wanted = records()
    for path in sorted(FOLDER.glob("*.txt")):
        if path.name not in wanted:
            path.unlink()
            print("gone", path.name)
    for name, table in wanted.items():
        path, text = FOLDER / name, playthrough(*table)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print("written", name)


if __name__ == "__main__":
    main()
