"""Numbers as the reader's language writes them."""

from __future__ import annotations

from typing import Final

_COMMA: Final = ("de",)
"""Languages with a comma before the tenths."""


class Numbers:
    """Writes numbers in one language."""

    def __init__(self, lang: str) -> None:
        self._comma = lang in _COMMA

    def decimal(self, value: float, digits: int = 1, sign: str = "-") -> str:
        """A number with so many digits behind the point; the sign `+` shows a plus as well."""
        said = f"{value:{sign}.{digits}f}"
        if not float(said):
            said = f"{0:.{digits}f}"  # nothing has no sign
        return (said.replace(".", ",") if self._comma else said).replace("-", "−")

    def percent(self, share: float) -> str:
        """A share of 1."""
        return f"{self.decimal(100 * share)}\N{NO-BREAK SPACE}%"

    def whole_percent(self, share: float) -> str:
        """A share of 1 without tenths."""
        return f"{self.decimal(100 * share, 0)}\N{NO-BREAK SPACE}%"

    def percents(self, low: float, high: float) -> str:
        """An interval of shares."""
        return f"{self.percent(low)} – {self.percent(high)}"

    def more(self, share: float) -> str:
        """A difference of two shares, in percentage points."""
        return self.decimal(100 * share, 1, "+")
