"""``rules`` is pure: no screen, file, clock, print, global chance or order of a set."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import rules

FOLDER = Path(rules.__file__).parent
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.py"))
FOREIGN = ("textual", "rich", "piratebox", "platformdirs")
IMPURE_MODULES = {"random", "time", "datetime", "secrets", "uuid", "os", "io", "locale", "gettext"}
IMPURE_CALLS = {"open", "print", "input", "hash", "id"}
SETS = {"set", "frozenset"}
IN_ORDER = {"list", "tuple", "enumerate", "zip", "map", "iter", "next"}


def is_set(node: ast.expr) -> bool:
    """Whether an expression is plainly a set."""
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SETS
    )


def impurities(text: str) -> list[str]:
    """What makes a module impure, with lines."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".")[0] for alias in node.names]
            found += [f"{node.lineno}: import {name}" for name in names if name in IMPURE_MODULES]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            if node.module.split(".")[0] in IMPURE_MODULES:
                found.append(f"{node.lineno}: from {node.module}")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in IMPURE_CALLS:
                found.append(f"{node.lineno}: {node.func.id}()")
            if node.func.id in IN_ORDER and any(is_set(argument) for argument in node.args):
                found.append(f"{node.lineno}: {node.func.id}() of a set")
        elif isinstance(node, ast.For | ast.comprehension) and is_set(node.iter):
            found.append(f"{node.iter.lineno}: order of a set")
        elif isinstance(node, ast.Starred) and is_set(node.value):
            found.append(f"{node.lineno}: order of a set")
    return found


@pytest.mark.parametrize("name", FILES)
def test_a_module_is_pure(name):
    assert impurities((FOLDER / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "import time as clock",
        "from datetime import date",
        "import os.path",
        "open('x')",
        "print(1)",
        "hash('x')",
        "for x in {1, 2}: pass",
        "[x for x in set(y)]",
        "{x: 1 for x in {z for z in y}}",
        "list(set(y))",
        "tuple(frozenset(y))",
        "[*set(y)]",
    ],
)
def test_an_impure_module_is_noticed(text):
    assert impurities(text)


def test_a_set_may_be_sorted_and_asked():
    assert impurities("sorted(set(y))\nx in {1, 2}\nlen(set(y))\nmatch.time") == []


def test_importing_the_rules_imports_no_app():
    script = "import rules, sys; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = subprocess.run(
        [sys.executable, "-c", script], cwd=FOLDER.parent, capture_output=True, text=True, check=True
    ).stdout.split()
    assert "rules" in loaded
    assert not set(FOREIGN) & set(loaded)
