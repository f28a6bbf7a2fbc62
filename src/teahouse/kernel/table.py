"""Tables: everything that lies on the table, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from teahouse.kernel.message import EVERYONE, Arguments, Message, Note
from teahouse.kernel.move import Move
from teahouse.kernel.refusal import GAME_OVER, IllegalMove, Refusal
from teahouse.kernel.step import NOBODY, Chance, Step
from teahouse.kernel.tale import Chapter

if TYPE_CHECKING:
    from teahouse.kernel.game import Game

_NO_MOVES: Final[list[Move]] = []
_NO_WEIGHTS: Final[list[int]] = []


class Table:
    """A game in progress. `play` changes it, `copy` is cheap; no clock, no seed, no hidden order lies on it."""

    __slots__ = ("agenda", "chapters", "game", "notes", "over", "to_move")

    game: Game
    """The rulebook with its options."""
    agenda: list[Step[Any]]
    """Decisions still to be made; the last one is asked now."""
    to_move: int
    """The seat that is asked, or NATURE; NOBODY when the game is over."""
    over: bool
    notes: list[Note] | None
    """What happened, for the log: a list to collect it in, or None (copies start with None)."""
    chapters: list[Chapter] | None
    """Where things begin that befall everybody, for whoever tells the game; None as for notes."""

    # No __init__, here and in the games' tables: `copy` makes an empty table and fills it, which is fastest both as
    # plain Python and compiled (where __new__ would run __init__).

    def open(self, game: Game) -> None:
        """Begin with an empty agenda."""
        self.game = game
        self.agenda = []
        self.to_move = NOBODY
        self.over = False
        self.notes = None
        self.chapters = None

    def share(self, other: Table) -> None:
        """Take over what every copy has: the game, the agenda, who is to move."""
        self.game = other.game
        self.agenda = other.agenda.copy()
        self.to_move = other.to_move
        self.over = other.over
        self.notes = None
        self.chapters = None

    # -- asking ---------------------------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """The legal moves of the seat to move; may be a shared list: read only."""
        if self.over:
            return _NO_MOVES
        return self.agenda[-1].moves(self)

    def weights(self) -> list[int]:
        """How likely each of NATURE's moves is, parallel to `moves`."""
        if self.over:
            return _NO_WEIGHTS
        return self.agenda[-1].weights(self)

    def draw(self, chance: Chance) -> Move:
        """NATURE's next move, each as likely as its weight says."""
        return self.agenda[-1].draw(self, chance)

    def refusal(self, move: Move) -> Refusal | None:
        """None for a legal move, otherwise the rule that forbids it."""
        if self.over:
            return Refusal(GAME_OVER, self.game.end_clause)
        step = self.agenda[-1]
        if move in step.moves(self):
            return None
        return step.why_not(self, move)

    def shows(self, move: Move, seat: int) -> bool:
        """Whether a seat (or SPECTATOR) may know that this move is the one that is played now.

        The one answer to it: logs, replays, masked records and bots' memories all ask here.
        """
        return seat == self.to_move or self.agenda[-1].shows(self, move, seat)

    def prompt(self) -> Message:
        """The sentence that asks for the decision."""
        if self.over:
            return Message("prompt-game-over")
        return self.agenda[-1].prompt(self)

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, move: Move | str | SupportsIndex) -> None:
        """Play a move, given as it is or by its text or number; an illegal one raises IllegalMove, changing nothing."""
        chosen = self.game.catalogue.pick(move)
        refusal = self.refusal(chosen)
        if refusal is not None:
            raise IllegalMove(chosen.text, refusal)
        self.apply(chosen)

    def apply(self, move: Move) -> None:
        """Play a move just taken from `moves`, unchecked."""
        self.agenda.pop().play(self, move)
        self.settle()

    def defer(self, step: Step[Any], depth: int) -> None:
        """Let a step wait for all that has come onto the agenda since it was so deep."""
        self.agenda.insert(depth, step)

    def settle(self) -> None:
        """Run the steps of nobody until somebody is asked or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.seat != NOBODY:
                self.to_move = step.seat
                return
            agenda.pop()
            step.run(self)
        self.to_move = NOBODY
        self.over = True

    def tell(self, id: str, seat: int, arguments: Arguments = (), only: int = EVERYONE) -> None:
        """Add a line to the log, if somebody keeps one."""
        if self.notes is not None:
            self.notes.append(Note(Message(id, arguments), seat, only))

    def chapter(self, id: str, arguments: Arguments = (), thing: str = "", opens: bool = False) -> None:
        """Say that something begins which befalls everybody: `happening-<id>`. Ask first whether somebody listens.

        `thing` is the thing on the board whose card says what it is; `opens` says that it begins a round.
        """
        assert self.chapters is not None
        assert self.notes is not None
        title = Message(f"happening-{id}", arguments)
        self.chapters.append(Chapter(title, len(self.notes), self.everybody(), thing, opens))

    def everybody(self) -> list[dict[str, int]]:
        """The counts of every seat, as everybody may know them."""
        return [self.game.counts(self, seat) for seat in range(self.game.players)]

    # -- what each game adds --------------------------------------------------------------------------------------

    def copy(self) -> Table:
        """An independent table in the same position, without a log."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Victory points of each seat, so far or at the end."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """For each seat the points by source; they sum to its score."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; those who share a place share its number."""
        raise NotImplementedError

    def facts(self) -> dict[str, Any]:
        """Everything on the table but the agenda, as JSON."""
        raise NotImplementedError

    # -- positions ------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole table as JSON; `game.load` makes an equal table of it."""
        return self.game.position_of([step.to_json() for step in self.agenda], self.facts())

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> str | tuple[object, ...]:
        return _loaded, (self.game, self.position())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("a table changes: take its position")


def _loaded(game: Game, position: Any) -> Table:
    """The table that a pickle describes, without a log, like every copy."""
    return game.load(position)
