"""Setting up a checkout: what is done to the system is said before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parent.parent / "tools"
BROWSER = "setup.packages('the tests in the browser', 'chromium', 'fonts-noto-core')"
NOTHING_THERE = (
    "setup.Path.exists = lambda path: False; setup.Path.glob = setup.Path.rglob = lambda path, pattern: []\n"
)


def run(lines: str, folder: Path, user: int, apt: bool = True) -> tuple[int, list[str]]:
    """Run as this user on a system without programs: the exit code, what is said and what apt-get is asked for.

    The apt-get of that system installs nothing.
    """
    if apt:
        stub = folder / "apt-get"
        stub.write_text('#!/bin/sh\necho "apt-get $*" >&2\n')
        stub.chmod(0o755)
    begin = f"import os, sys; os.geteuid = lambda: {user}; sys.path.insert(0, {str(TOOLS)!r}); import setup\n"
    done = subprocess.run(
        [sys.executable, "-c", begin + lines],
        env={"PATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return done.returncode, done.stdout.splitlines()


def test_root_is_told_which_packages_and_what_for_before_anything_is_installed(tmp_path: Path) -> None:
    assert run(BROWSER, tmp_path, user=0) == (
        0,
        [
            "You are root, so Debian packages are now installed on this system, for the tests in the browser: "
            "chromium, fonts-noto-core",
            "apt-get -qq update",
            "apt-get -qq install -y --no-install-recommends chromium fonts-noto-core",
        ],
    )


def test_others_are_told_what_to_type_and_nothing_is_installed(tmp_path: Path) -> None:
    told = (
        "Missing for the tests in the browser: chromium, fonts-noto-core. "
        "Please run: sudo apt-get install chromium fonts-noto-core"
    )
    assert run(BROWSER, tmp_path, user=1000) == (1, [told])


def test_where_there_is_no_apt_the_packages_are_named(tmp_path: Path) -> None:
    code, said = run(BROWSER, tmp_path, user=0, apt=False)
    assert code == 1
    assert said[0].startswith("Missing for the tests in the browser: chromium, fonts-noto-core (Debian's names).")


@pytest.mark.parametrize(
    ("goal", "purpose"),
    [
        ("database", "the tests of the server"),
        ("valkey", "the trials of several processes"),
        ("browser", "the tests in the browser"),
        ("compiler", "compiling the rules"),
    ],
)
def test_every_goal_says_what_its_packages_are_for(goal: str, purpose: str, tmp_path: Path) -> None:
    code, said = run(f"{NOTHING_THERE}setup.have_{goal}()", tmp_path, user=1000)
    assert code == 1
    assert said[0].startswith(f"Missing for {purpose}: ")
