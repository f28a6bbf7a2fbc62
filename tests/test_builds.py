"""The compiled build and the sources play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import fast

ROOT = Path(__file__).resolve().parent.parent


def run(path: Path, *command: str) -> str:
    """What Python prints with this folder on PYTHONPATH, as a user would set it."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(path), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The folder of the compiled build, up to date."""
    return fast.build()


@pytest.mark.slow
def test_pythonpath_chooses_the_compiled_build_over_the_installed_sources(compiled: Path) -> None:
    where = "import teahouse.kernel.table as rules, teahouse; print(teahouse.__file__, rules.__file__, sep='\\n')"
    package, rules = run(compiled, "-c", where).split()
    assert Path(package).is_relative_to(compiled)
    assert Path(rules).is_relative_to(compiled)
    assert rules.endswith(".so")


@pytest.mark.slow
def test_without_pythonpath_the_sources_run() -> None:
    where = "import teahouse.kernel.table as rules; print(rules.__file__)"
    assert Path(run(ROOT / "src", "-c", where).strip()) == ROOT / "src" / "teahouse" / "kernel" / "table.py"


@pytest.mark.slow
def test_a_second_build_without_changes_does_nothing(compiled: Path) -> None:
    def made() -> dict[Path, int]:
        """But for what other tests compile to bytecode there, meanwhile."""
        found = [path for path in compiled.rglob("*") if "__pycache__" not in path.parts and path.is_file()]
        return {path: path.stat().st_mtime_ns for path in found}

    before = made()
    assert before
    assert fast.build() == compiled
    assert made() == before


@pytest.mark.slow
def test_every_module_of_the_rules_is_compiled(compiled: Path) -> None:
    sources = [path.relative_to(fast.SOURCES.parent) for path in fast.rule_files()]
    assert sources
    assert [source for source in sources if not list((compiled / source.parent).glob(f"{source.stem}.*.so"))] == []


@pytest.mark.slow
def test_both_builds_play_seeded_games_byte_for_byte_alike(compiled: Path) -> None:
    build_of_sources, _, pure = run(ROOT / "src", "-m", "tests.seeded_games").partition("\n")
    build, _, fast_ones = run(compiled, "-m", "tests.seeded_games").partition("\n")
    assert (build_of_sources, build) == ("pure", "compiled")
    assert pure.count("teahouse-record") > 1
    assert fast_ones == pure


@pytest.mark.slow
def test_bots_choose_and_expect_the_same_on_both_builds(compiled: Path) -> None:
    build_of_sources, _, pure = run(ROOT / "src", "-m", "tests.bots.seeded_thoughts").partition("\n")
    build, _, fast_ones = run(compiled, "-m", "tests.bots.seeded_thoughts").partition("\n")
    assert (build_of_sources, build) == ("pure", "compiled")
    assert pure.count("thought-learned") + pure.count("thought-alone") > 50
    assert pure.count("thought-learned") > 20, "it has looked ahead"
    assert fast_ones == pure
