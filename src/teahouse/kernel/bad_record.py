"""What is wrong with a record: for programmers, and for people in their language."""

from __future__ import annotations

from teahouse.kernel.message import Argument, Message
from teahouse.kernel.refusal import Refusal


class BadRecord(Exception):
    """A record that cannot be read or does not replay; `line` counts from 1."""

    def __init__(self, line: int, problem: str, refusal: Refusal | None = None, message: Message | None = None) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
        self.refusal = refusal
        self.message = message
        """The problem for people, where the locale has words for it."""

    def __reduce__(self) -> str | tuple[object, ...]:
        return BadRecord, (self.line, self.problem, self.refusal, self.message)


def bad(line: int, problem: str, reason: str, *arguments: tuple[str, Argument]) -> BadRecord:
    """The same problem for programmers and for people: `bad-record-<reason>` in the locale."""
    return BadRecord(line, problem, None, Message(f"bad-record-{reason}", arguments))
