"""Which clause is applied where, proved by which test and told in which language: read from a checkout."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import teahouse
from teahouse.kernel import RULE, RULING, Clause
from teahouse.library import folder_of, rulebook
from teahouse.words import LANGUAGES, Words


class Row:
    """One clause or ruling with everything found for it."""

    def __init__(self, clause: Clause) -> None:
        self.clause = clause
        self.code: list[str] = []
        """Places as file:line."""
        self.tests: list[str] = []
        """Tests as file::name."""
        self.languages: list[str] = []

    @property
    def group(self) -> str:
        """A ruling, a worked example with a letter or number of its own (YZ-EX3), or a numbered clause."""
        if self.clause.kind == RULING:
            return "rulings"
        return "examples" if "-EX" in self.clause.id else "clauses"

    def gaps(self) -> list[str]:
        """What is missing: only rules need a place in the code, everything needs a test and all languages."""
        missing: list[str] = []
        if self.clause.kind == RULE and not self.code:
            missing.append("code")
        if not self.tests:
            missing.append("test")
        return missing + [lang for lang in LANGUAGES if lang not in self.languages]

    def to_json(self) -> dict[str, object]:
        return {
            "clause": self.clause.id,
            "kind": self.clause.kind,
            "chapter": self.clause.chapter,
            "code": self.code,
            "tests": self.tests,
            "languages": self.languages,
            "gaps": self.gaps(),
        }


class Coverage:
    """All rows of a game, and the names of clauses in tests that the game does not have."""

    def __init__(self, rows: list[Row], strangers: list[tuple[str, str]]) -> None:
        self.rows = rows
        self.strangers = strangers
        """Test and the clause it names, for clauses that do not exist."""

    def counts(self, group: str) -> tuple[int, int]:
        """How many of a group are complete, of how many."""
        rows = [row for row in self.rows if row.group == group]
        return sum(not row.gaps() for row in rows), len(rows)

    @property
    def complete(self) -> bool:
        return not self.strangers and not any(row.gaps() for row in self.rows)


def checkout() -> Path | None:
    """The folder with src/ and tests/ that this program runs from, or None."""
    root = Path(teahouse.__file__).resolve().parent.parent.parent
    return root if (root / "tests").is_dir() and (root / "src" / "teahouse").is_dir() else None


def coverage(name: str, root: Path) -> Coverage:
    """Look through the sources and tests under `root` for the clauses of a game."""
    rows = {clause.id: Row(clause) for clause in rulebook(name).clauses}
    _find_code(rows, root, folder_of(name))
    prefixes = tuple({id.split("-")[0] + "-" for id in rows})
    strangers: list[tuple[str, str]] = []
    for test, ids in _marked_tests(root):
        for id in ids:
            if id in rows:
                rows[id].tests.append(test)
            elif id.startswith(prefixes):
                strangers.append((test, id))
    for lang in LANGUAGES:
        words = Words(lang, name)
        for id, row in rows.items():
            if words.has(id) and words.attributes(id).get("title") and words.text(id):
                row.languages.append(lang)
    return Coverage(list(rows.values()), strangers)


def _find_code(rows: dict[str, Row], root: Path, folder: str) -> None:
    mention = re.compile(r"(?<![\w-])(?:" + "|".join(re.escape(id) for id in rows) + r")(?![\w-])")
    for path in sorted((root / "src" / "teahouse" / "games" / folder).rglob("*.py")):
        if path.name == "clauses.py":
            continue
        for number, line in enumerate(path.read_text("utf-8").split("\n"), start=1):
            for id in dict.fromkeys(mention.findall(line)):
                rows[id].code.append(f"{path.relative_to(root).as_posix()}:{number}")


def _marked_tests(root: Path) -> Iterator[tuple[str, list[str]]]:
    """Every test with the ids of its `@clause(...)` marks."""
    for path in sorted((root / "tests").rglob("*.py")):
        text = path.read_text("utf-8")
        if "@clause(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                ids = [id for mark in node.decorator_list for id in _ids(mark)]
                if ids:
                    yield f"{path.relative_to(root).as_posix()}::{node.name}", ids


def _ids(mark: ast.expr) -> list[str]:
    if not isinstance(mark, ast.Call) or not isinstance(mark.func, ast.Name) or mark.func.id != "clause":
        return []
    return [given.value for given in mark.args if isinstance(given, ast.Constant) and isinstance(given.value, str)]
