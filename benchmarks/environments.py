"""The environments things are measured in: one of its own for each peer, and our two builds."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import teahouse
from tools import fast

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "peers"

Figures = dict[str, float]


@dataclass(frozen=True)
class Subject:
    """Something to measure: a game of an engine."""

    key: str
    engine: str
    case: str
    python: Path
    module: str
    arguments: tuple[str, ...] = ()
    path: str = ""
    """PYTHONPATH of the process."""
    figures: list[Figures] = field(default_factory=list, compare=False)
    """One entry a round."""

    def run(self, turn: int, seconds: float) -> None:
        """Measure once, in a process of its own."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.path:
            environment["PYTHONPATH"] = self.path
        command = [
            str(self.python),
            "-m",
            f"benchmarks.measure.{self.module}",
            str(turn),
            str(seconds),
            *self.arguments,
        ]
        done = subprocess.run(command, cwd=ROOT, env=environment, text=True, capture_output=True)
        if done.returncode:
            sys.exit(f"{done.stderr}\nmeasuring {self.engine}, {self.case}, failed")
        self.figures.append(json.loads(done.stdout)["figures"])


def environment(requirement: str, *more: str) -> Path:
    """The interpreter of an environment that holds one peer and what is measured with it; made if it is not there."""
    folder = PEERS / re.sub(r"[^\w.]+", "-", "-".join([requirement, *more]))
    python = folder / "bin" / "python"
    done = folder / "installed"
    if not done.exists():
        print(f"Installing {requirement} into {folder.relative_to(ROOT)}", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", requirement, *more]
        if subprocess.run(pip).returncode:
            sys.exit(f"pip could not install {requirement}; the package index must be reachable")
        done.touch()
    return python


def peers() -> list[Subject]:
    """The engines that ours are compared with; the first one is the measure."""
    spiel = environment("open_spiel==2.0.2")
    return [
        Subject("catanatron", "catanatron 3.2.1", "Catan", environment("catanatron==3.2.1"), "catan"),
        Subject("chess", "python-chess 1.11.2", "chess", environment("chess==1.11.2"), "chessboard"),
        *(
            Subject(f"open_spiel {game}", "OpenSpiel 2.0.2", game, spiel, "openspiel", (game,))
            for game in ("backgammon", "gin_rummy", "hearts")
        ),
    ]


def ours() -> list[Subject]:
    """Every game on our shelf, from source and, if `make fast` has been run, compiled."""
    builds = {"pure": "src"}
    if fast.is_compiled():
        builds["compiled"] = str(fast.build().relative_to(ROOT))
    else:
        print("build/fast is missing or older than the rules, so only the pure build is measured: run make fast")
    return [
        Subject(
            f"{game.name} {build}", f"Teahouse {build}", game.name, Path(sys.executable), "ours", (game.name,), path
        )
        for game in teahouse.rulebooks()
        for build, path in builds.items()
    ]
