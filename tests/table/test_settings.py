import pytest

from piratebox.table.places import config_folder, data_folder
from piratebox.table.players import Player
from piratebox.table.settings import LastTable, Settings, SettingsFile


@pytest.fixture
def file():
    return SettingsFile()


def test_defaults_without_a_file(file, home):
    assert file.read() == (Settings(), None)
    assert file.path == home / "config" / "settings.json"


def test_settings_come_back(file):
    table = LastTable(
        players=[Player(name="[/"), Player(name="船長", kind="bot", level="bosun")], options={"hand": True}
    )
    settings = Settings(
        language="zh_Hant", motion=False, bot_pace="fast", last_tables={"spanish_main": table}
    )
    assert file.write(settings) is None
    assert file.read() == (settings, None)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", ""),
        ("{", ""),
        ('theme = "lantern"', ""),
        ("[" * 100_000, ""),
        ("[]", ""),
        ('{"motion": "perhaps"}', "motion"),
        ('{"language": "fr"}', "language"),
        ('{"bot_pace": 3}', "bot_pace"),
        ('{"colour": "red"}', "colour"),
        ('{"theme": ""}', "theme"),
        (
            '{"last_tables": {"spanish_main": {"players": [{"name": ""}]}}}',
            "last_tables.spanish_main.players.0.name",
        ),
    ],
)
def test_a_broken_file_is_reported_and_kept(file, text, key):
    file.path.parent.mkdir(parents=True)
    file.path.write_text(text)
    settings, problem = file.read()
    assert settings == Settings()
    assert (problem.path, problem.key) == (file.path, key)
    assert str(file.path) in str(problem)
    assert key in str(problem)
    assert problem.reason
    assert file.path.read_text() == text
    aside = file.write(Settings(ascii=True))
    assert aside.read_text() == text
    assert file.read() == (Settings(ascii=True), None)


def test_the_systems_places(monkeypatch, tmp_path):
    monkeypatch.delenv("PIRATEBOX_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    for folder in (data_folder(), config_folder()):
        assert folder.is_relative_to(tmp_path)
        assert "piratebox" in str(folder)
        assert not folder.exists()
