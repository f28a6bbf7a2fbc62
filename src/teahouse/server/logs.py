"""Logs as JSON, a line each: what happened, never a token, a seed, a name or a hand."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec

_FIELDS: Final = ("method", "path", "route", "status", "milliseconds", "table", "level", "game", "problem")
"""What may be said beside the message; anything else is dropped."""


_SILENCE: Final = 60.0
"""Seconds between two lines that say the same of strangers."""


class Seldom(logging.Filter):
    """What strangers can make the server say as often as they like is said once a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.WARNING:
            return True
        now = self._clock()
        if now - self._said.get(record.msg, -_SILENCE) < _SILENCE:
            return False
        self._said[record.msg] = now
        return True


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for field in _FIELDS:
            if field in record.__dict__:
                line[field if field != "level" else "bot"] = record.__dict__[field]
        if record.exc_info and record.exc_info[0] is not None:
            # the kind and the place of a mistake, not the values that were at hand
            line["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["at"] = f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"
        return msgspec.json.encode(line).decode()


def begin(level: str) -> None:
    """Write logs of this level and above to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").filters[:] = [Seldom()]
    logging.getLogger("teahouse").setLevel(level.upper())
