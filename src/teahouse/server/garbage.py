"""Objects that hold each other: looked for seldom and in one go, since everybody waits meanwhile.

The interpreter would look among all that was made lately whenever there are some thousand objects more. With some
hundred tables it would look through all of them every few seconds, for a tenth of a second and longer, and find next to
nothing: a table leaves its past behind in whole objects, which go at once. What holds each other comes from lines that
end.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

LOOK: Final = 10.0
"""Seconds between two looks at whether it is time."""
A_SECOND: Final = 1_000
"""So many objects for each second since the last time: a microsecond for each makes a thousandth of the time."""
MOST: Final = 2_000_000
"""New objects after which it is time in any case: some hundred megabytes, or more than a thousand tables."""


class Garbage:
    """When to look for garbage."""

    def __init__(self, look: float = LOOK) -> None:
        self._look = look
        self._kept = 0
        """Objects that were needed the last time."""
        self._last = time.monotonic()

    async def collect(self) -> None:
        """Go on for as long as the server runs; then the interpreter looks as it is used to."""
        # what is there now stays: looking through it again and again would only hold people up
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            while True:
                await asyncio.sleep(self._look)
                self._collect_if_due()
        finally:
            gc.enable()

    def _collect_if_due(self) -> None:
        new = gc.get_count()[0]
        if new > MOST or (time.monotonic() - self._last) * A_SECOND > self._kept + new:
            self._kept += new - gc.collect()
            self._last = time.monotonic()
