"""`python -m tests.browser.timed serve … --data FOLDER` is a house whose clock shows what stands in FOLDER/clock."""

from __future__ import annotations

import sys
import time
from pathlib import Path


def main() -> int:
    """The command `teahouse` with another time of day; how long something lasts is as it is."""
    from teahouse.cli import main as command
    from teahouse.server.house import House

    file = Path(sys.argv[sys.argv.index("--data") + 1]) / "clock"
    setattr(House.__init__, "__defaults__", (lambda: float(file.read_text("utf-8")), time.monotonic))  # noqa: B010
    return command()


if __name__ == "__main__":
    sys.exit(main())
