"""The project keeps its promises about itself: versions, layers, packaging, what its pages say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

import teahouse

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "teahouse"
RULES = sorted(path for layer in ("kernel", "games") for path in (PACKAGE / layer).rglob("*.py"))
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

ALLOWED_IN_RULES = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq", "inspect",
    "itertools", "json", "math", "operator", "re", "string", "textwrap", "tomllib", "types", "typing",
}  # fmt: skip
"""Parts of the standard library that neither read nor write, know no time and draw nothing."""
FORBIDDEN_CALLS = {"open", "input", "print", "exec", "eval", "__import__"}

UNWANTED = {
    "a path of one machine": re.compile(r"(?<![\w.~<>{}-])/(work|root|home|tmp|opt|Users)/\w"),
    "a package registry's address": re.compile(r"registry\.npmjs|pypi\.org/simple|files\.pythonhosted|index-url\s*="),
    "a file outside the repository": re.compile(r"\.\./shared"),
    "an open end": re.compile(r"\b(TO[D]O|FIX[M]E|XX[X])\b"),
}


def tracked_files() -> list[Path]:
    """Every file that a clone gets."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def wrong_imports(source: str, home: str) -> list[str]:
    """What a module of the rules in this package must not use: `home` is teahouse.kernel or teahouse.games.<game>."""
    wrong = []
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""] if node.level == 0 else []
            if node.level > 0:
                wrong.append("a relative import")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            wrong.append(f"{node.func.id}()")
        for name in names:
            inside = any(name == layer or name.startswith(layer + ".") for layer in ("teahouse.kernel", home))
            if not inside and name.partition(".")[0] not in ALLOWED_IN_RULES:
                wrong.append(name)
    return wrong


def home_of(module: Path) -> str:
    """The package whose modules this one may import beside the kernel."""
    parts = module.relative_to(PACKAGE).parts
    return "teahouse.kernel" if parts[0] == "kernel" else ".".join(("teahouse", *parts[:-1][:2]))


def test_the_installed_version_is_the_version_of_the_package() -> None:
    assert version("teahouse") == teahouse.__version__


def test_the_changelog_tells_of_the_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert teahouse.__version__ in headings


@pytest.mark.parametrize("module", RULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_rules_import_only_rules_and_harmless_parts_of_the_standard_library(module: Path) -> None:
    assert wrong_imports(module.read_text("utf-8"), home_of(module)) == []


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "import os.path",
        "from time import sleep",
        "from pathlib import Path",
        "import numpy as np",
        "def f():\n    from teahouse.library import game",
        "from teahouse.games.yinzi import table",
        "import teahouse",
        "from . import table",
        "open('components.toml')",
    ],
)
def test_the_check_of_imports_notices(line: str) -> None:
    assert wrong_imports(line, "teahouse.games.year_of_the_dragon") != []


def test_a_game_may_import_itself_and_the_kernel() -> None:
    lines = "from teahouse.kernel import Move\nimport tomllib\nfrom teahouse.games.yinzi.table import Table"
    assert wrong_imports(lines, "teahouse.games.yinzi") == []


def test_no_tracked_file_speaks_of_one_machine() -> None:
    found = []
    for path in tracked_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for what, pattern in UNWANTED.items():
            found += [f"{path.relative_to(ROOT)}: {what}: {hit.group()}" for hit in pattern.finditer(text)]
    assert found == []


def test_nothing_compiled_lies_beside_the_sources() -> None:
    assert list(PACKAGE.rglob("*.so")) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_every_make_command_that_a_page_names_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^|\$ )make ([a-z]+)", page.read_text("utf-8"), re.MULTILINE))
    assert named <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    names = {re.split(r"[\[<>=!~; ]", requirement)[0] for group in groups for requirement in group}
    explained = set(re.findall(r"^\| `([^`]+)`", (ROOT / "docs" / "dependencies.md").read_text("utf-8"), re.MULTILINE))
    assert names - explained - {"teahouse"} == set()


def test_the_wheel_holds_the_typing_marker_the_components_the_words_and_the_templates(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        path.relative_to(ROOT / "src").as_posix()
        for path in tracked_files()
        if path.is_relative_to(PACKAGE) and path.suffix in {".py", ".toml", ".ftl", ".typed", ".html", ".css"}
    }
    assert "teahouse/py.typed" in wanted
    assert wanted - packed == set()


def test_slow_tests_stand_in_files_that_name_their_mark() -> None:
    """`make test` looks for slow tests in these alone: one that was marked from elsewhere would never run."""
    mark = re.compile(r"\bmark\.slow\b")
    marking = [path for path in sorted((ROOT / "tests").rglob("*.py")) if mark.search(path.read_text("utf-8"))]
    assert [
        path.name
        for path in marking
        if not path.name.startswith("test_") or "pytest.mark.slow" not in path.read_text("utf-8")
    ] == []
