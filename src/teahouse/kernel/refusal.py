"""Why a move is not possible: the rule that forbids it and the numbers that fail."""

from __future__ import annotations

from typing import Final

from teahouse.kernel.message import Arguments, Message, Ref, plain

NOT_NOW: Final = "not-now"
"""The move answers a question that is not being asked."""
SAME_AS: Final = "same-as"
"""The move is the twin of another one, which is the one to use."""
GAME_OVER: Final = "game-over"


class Refusal:
    """An answer to an illegal move; `reason` names the sentence `refusal-<reason>` of the locale."""

    __slots__ = ("clause", "numbers", "reason")

    def __init__(self, reason: str, clause: str, numbers: Arguments = ()) -> None:
        self.reason = reason
        self.clause = clause
        self.numbers = numbers

    @property
    def message(self) -> Message:
        """The sentence for people; it may also use the clause and its title."""
        return Message("refusal-" + self.reason, (*self.numbers, ("clause", self.clause), ("rule", Ref(self.clause))))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and other.reason == self.reason
            and other.clause == self.clause
            and other.numbers == self.numbers
        )

    def __hash__(self) -> int:
        return hash((self.reason, self.clause, self.numbers))

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.clause!r}, {self.numbers!r})"

    def __reduce__(self) -> str | tuple[object, ...]:
        return Refusal, (self.reason, self.clause, self.numbers)

    def to_json(self) -> dict[str, object]:
        return {"reason": self.reason, "clause": self.clause, "numbers": plain(self.numbers)}


class IllegalMove(Exception):
    """Raised by `Table.play`; nothing has changed on the table."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        numbers = ", ".join(f"{name} {value}" for name, value in refusal.numbers)
        super().__init__(f"{text}: {refusal.reason} ({refusal.clause}{'; ' + numbers if numbers else ''})")
        self.text = text
        self.refusal = refusal

    def __reduce__(self) -> str | tuple[object, ...]:
        return IllegalMove, (self.text, self.refusal)
