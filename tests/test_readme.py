"""What the README shows is run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
SESSIONS = [
    session
    for block in re.findall(r"^```console\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    for session in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
]
"""Each command with what it is shown to print; … stands for any lines."""


def test_the_readme_shows_a_program_of_ten_lines_or_less_and_some_commands() -> None:
    lines = [line for line in PROGRAMS[0].splitlines() if line.strip()]
    assert 1 < len(lines) <= 10
    assert len(SESSIONS) > 1


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_the_python_in_the_readme_runs(program: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(("command", "shown"), SESSIONS, ids=[command for command, _ in SESSIONS])
def test_a_command_in_the_readme_prints_what_is_shown(command: str, shown: str, tmp_path: Path) -> None:
    program, *arguments = command.split()
    assert program == "teahouse"
    typed = re.findall(r"^> (.+)$", shown, re.MULTILINE)
    done = subprocess.run(
        [Path(sys.executable).with_name(program), *arguments],
        cwd=tmp_path,
        input="".join(line + "\n" for line in typed),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    # Without a terminal what is typed is not echoed by it; the program repeats it instead.
    position = 0
    for part in re.split(r"^…\n", shown, flags=re.MULTILINE):
        position = done.stdout.find(part, position)
        assert position >= 0, f"not printed:\n{part}\nbut:\n{done.stdout}"
