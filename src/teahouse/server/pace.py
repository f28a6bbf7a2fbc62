"""How long people wait for a turn of theirs to be safe: the latest turns of the house."""

from __future__ import annotations

from collections import deque
from typing import Final

_KEPT: Final = 1_000


class Pace:
    """The seconds that the latest turns of people took, from the question to the answer."""

    def __init__(self) -> None:
        self._seconds: deque[float] = deque(maxlen=_KEPT)

    def took(self, seconds: float) -> None:
        """One more turn."""
        self._seconds.append(seconds)

    def __len__(self) -> int:
        return len(self._seconds)

    def milliseconds(self, share: float) -> float:
        """So many of the turns were as quick as this: 0.5 for half of them."""
        return round(sorted(self._seconds)[int(len(self._seconds) * share)] * 1000, 1) if self._seconds else 0.0
