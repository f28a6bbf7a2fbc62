"""A worker process: the first line says what is played, each further line which game; answers go to stdout."""

from __future__ import annotations

import json
import os
import signal
import sys

from teahouse.arena.engines import work_for


def main() -> None:
    """Play the games that are asked for until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is the parent's to answer
    # What a bot prints goes to stderr: stdout carries the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    plan = json.loads(sys.stdin.readline())
    work = work_for(plan.pop("task"), plan)
    for line in sys.stdin:
        answers.write(json.dumps(work(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
