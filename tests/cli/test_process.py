"""The command line as a process of its own."""

import os
import pty
import re
import subprocess
import sys

import pytest
from rich.cells import cell_len

COMMAND = [sys.executable, "-m", "piratebox"]


def run(*words, **more):
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=60, check=False, **more)


@pytest.mark.parametrize(
    "words", [(), ("menu",), ("play", "spanish_main", "--seats", "Ana,Bea")], ids=["none", "menu", "play"]
)
def test_a_pipe_is_no_terminal(words):
    done = run(*words, stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"piratebox: \w+ needs a terminal, and its input is none\.\n", done.stderr)


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["play", "--help"], ["simulate", "-h"]])
def test_answers_without_anything_heavy(words):
    code = (
        "import sys; from piratebox.__main__ import main; main(sys.argv[1:]);"
        "print(*(name for name in ('textual', 'rich', 'pydantic') if name in sys.modules), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=True)
    assert done.stderr == "\n"
    assert "piratebox" in done.stdout


def test_every_command_has_help():
    listed = run("--help").stdout
    for command in re.findall(r"^  ([a-z]+) {2,}", listed.partition("Commands:")[2], re.MULTILINE):
        done = run(command, "--help")
        assert done.returncode == 0
        assert f"piratebox {command}" in done.stdout


def test_an_encoding_without_chinese():
    done = run("cards", "spanish_main", "--json", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "Full Speed Ahead!" in done.stdout


def test_a_reader_that_has_read_enough():
    process = subprocess.Popen(
        [*COMMAND, "cards", "spanish_main", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 0
    process.stderr.close()


def doctor_on_a_terminal(answer):
    """The doctor's report on a terminal that answers each question for the cursor with ``answer(text)``."""
    leader, follower = pty.openpty()
    subprocess.run(["stty", "cols", "100", "rows", "30"], stdin=follower, check=True)
    surroundings = {**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(
        [*COMMAND, "doctor"], stdin=follower, stdout=follower, stderr=follower, env=surroundings
    )
    os.close(follower)
    seen = b""
    while True:
        try:
            piece = os.read(leader, 4096)
        except OSError:
            break
        if not piece:
            break
        seen += piece
        question = re.search(rb"\r([^\r\n]*)\x1b\[6n", seen)
        if question:
            seen = seen[question.end() :]
            os.write(leader, answer(question[1].decode()))
    os.close(leader)
    return process.wait(), seen.decode()


def test_the_doctor_measures_a_terminal():
    code, report = doctor_on_a_terminal(lambda text: b"\x1b[1;%dR" % (cell_len(text) + 1))
    assert code == 0
    assert "100x30" in report
    assert report.count("cells") == 2
    assert "WRONG" not in report


def test_the_doctor_notices_double_width():
    code, report = doctor_on_a_terminal(lambda text: b"\x1b[1;%dR" % (2 * len(text) + 1))
    assert code == 1
    assert "18 cells, not 9" in report


def test_the_doctor_does_not_wait_for_ever():
    code, report = doctor_on_a_terminal(lambda _text: b"")
    assert code == 0
    assert "no terminal answered" in report
