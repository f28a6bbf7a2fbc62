"""Write the data sets of a release: 1,000 games of each title, as docs/rl.md describes them.

python -m tools.datasets FOLDER [GAMES]
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

from teahouse.cli import main
from teahouse.rl.datasets import read

BOTS = {"year-of-the-dragon": "pot", "dragon-boats": "pot", "yinzi": "cup"}
"""Who plays each title: the strongest that answers at once."""


def write(folder: Path, games: int) -> None:
    """Play, write, read back and play again."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, bot in BOTS.items():
        file = folder / f"{name}.parquet"
        series = f"sim {name} --players 4 --bots {bot} --games {games} --seed 1 --workers {os.cpu_count() or 1}"
        if main([*series.split(), "--trajectories", str(file)]):
            sys.exit(f"{name} could not be played")
        data = read(file)
        replayed = sum(1 for _ in data.replayed())
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        print(f"{file}: {replayed} games, {len(data)} moves, {file.stat().st_size / 1e6:.1f} MB, sha256 {digest}")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    write(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) == 3 else 1000)
