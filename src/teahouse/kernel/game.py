"""Games: a rulebook with its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, SupportsIndex, TypeAlias

from teahouse.kernel.clause import Clause
from teahouse.kernel.components import Components
from teahouse.kernel.explanation import Explanation
from teahouse.kernel.message import Argument, Message, Ref
from teahouse.kernel.moment import Moment
from teahouse.kernel.move import Move
from teahouse.kernel.observation import ObservationSpec
from teahouse.kernel.position import BadData, Reader
from teahouse.kernel.refusal import NOT_NOW, Refusal
from teahouse.kernel.step import NATURE, NOBODY, SPECTATOR, Step
from teahouse.kernel.table import Table
from teahouse.kernel.tale import Turn
from teahouse.kernel.view import View

Value: TypeAlias = str | int | bool
Draw: TypeAlias = Callable[[int], int]
"""A source of chance handed in from outside: draw(n) is one of 0 … n-1, each equally likely."""


def deal(left: list[int], count: int, draw: Draw) -> list[int]:
    """Take so many things at random out of `left`, which says how many there are of each kind; what was taken."""
    taken = [0] * len(left)
    for _ in range(count):
        number = draw(sum(left))
        kind = 0
        while number >= left[kind]:
            number -= left[kind]
            kind += 1
        left[kind] -= 1
        taken[kind] += 1
    return taken


class BadOption(Exception):
    """An unknown option, a value it cannot have or a number of players that does not fit."""

    def __init__(self, problem: str, reason: str = "", *arguments: tuple[str, Argument]) -> None:
        super().__init__(problem)
        self.message = Message(f"bad-option-{reason}", arguments) if reason else None
        """The problem for people, where the locale has words for it."""


class Option:
    """A choice of rules made before the game: an expansion, a variant or a ruling with two readings."""

    __slots__ = ("clauses", "default", "name", "values")

    def __init__(self, name: str, values: tuple[Value, ...], default: Value, clauses: tuple[str, ...] = ()) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.clauses = clauses
        """The clauses and rulings it decides."""

    def parse(self, raw: object) -> Value:
        """The value meant by `raw`: itself, or its text as typed on a command line."""
        for value in self.values:
            if (type(raw) is type(value) and raw == value) or (isinstance(raw, str) and raw == text_of(value)):
                return value
        allowed = ", ".join(text_of(value) for value in self.values)
        raise BadOption(
            f"option {self.name} cannot be {raw!r}: choose one of {allowed}",
            "value",
            ("option", self.name),
            ("given", str(raw)),
            ("allowed", allowed),
        )


def text_of(value: Value) -> str:
    """A value as it is typed and recorded: yes and no for truth."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Bounds:
    """What a learner or a table maker may rely on, for every game with these options."""

    __slots__ = ("decisions", "draws", "highest", "lowest", "moves")

    def __init__(self, moves: int, decisions: int, draws: int, lowest: int, highest: int) -> None:
        self.moves = moves
        """The size of the catalogue: move numbers are below it."""
        self.decisions = decisions
        """No game asks the seats more often than this."""
        self.draws = draws
        """NATURE draws no more often than this."""
        self.lowest = lowest
        self.highest = highest
        """Scores lie between these two."""


class Section:
    """A headed part of the table as text, for terminals and screen readers."""

    __slots__ = ("lines", "title")

    def __init__(self, title: Message, lines: list[Message]) -> None:
        self.title = title
        self.lines = lines


class Game:
    """A rulebook, the number of players, the options and what is in the box. It never changes; tables refer to it."""

    name: ClassVar[str] = ""
    """How people type it: year-of-the-dragon."""
    title: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    """Grows with every change of behaviour, so that a record says which rules it was played by."""
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 4
    declared: ClassVar[tuple[Option, ...]] = ()
    """The options this game has."""
    clauses: ClassVar[tuple[Clause, ...]] = ()
    end_clause: ClassVar[str] = ""
    """The clause that ends the game."""
    sources: ClassVar[tuple[str, ...]] = ()
    """Where points come from: the keys of a score breakdown."""
    steps: ClassVar[tuple[type[Step[Any]], ...]] = ()
    """Every step class, for positions."""
    clause_of: ClassVar[dict[str, str]] = {}
    """The clause that says most about a thing on the board, by its id or by the beginning of its id."""
    when_clause: ClassVar[dict[str, str]] = {}
    """The clause that says when a family of moves is asked for, where it is not that of the first step that asks."""

    def __init__(self, players: int, options: dict[str, Value], components: Components) -> None:
        if not self.least_players <= players <= self.most_players:
            least, most = self.least_players, self.most_players
            raise BadOption(
                f"{self.name} is for {least} to {most} players, not {players}",
                "players",
                ("least", least),
                ("most", most),
                ("players", players),
            )
        self.players = players
        self.options = self.chosen(options)
        """Every option with its value."""
        self.components = components
        self.catalogue = components.catalogue
        self._steps: dict[str, type[Step[Any]]] = {step.id: step for step in self.steps}
        self._asking: dict[str, type[Step[Any]]] = {}
        """By family of moves the first step that asks a seat for one of them."""
        for step in self.steps:
            if not step.drawn:
                for kind in step.kinds:
                    self._asking.setdefault(kind, step)

    @classmethod
    def chosen(cls, options: dict[str, Value]) -> dict[str, Value]:
        """Check options and fill in the defaults."""
        known = {option.name: option for option in cls.declared}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "–"
                raise BadOption(
                    f"{cls.name} has no option {name!r}: choose from {names}",
                    "name",
                    ("option", name),
                    ("known", names),
                )
        return {
            option.name: option.parse(options[option.name]) if option.name in options else option.default
            for option in cls.declared
        }

    def changed_options(self) -> dict[str, Value]:
        """The options that differ from the default."""
        return {
            option.name: self.options[option.name]
            for option in self.declared
            if self.options[option.name] != option.default
        }

    def move(self, given: Move | str | SupportsIndex) -> Move:
        """The move with this text or number; UnknownMove names those that start alike."""
        return self.catalogue.pick(given)

    def view(self, table: Table, seat: int, opened: bool | None = None) -> View:
        """What a seat (or SPECTATOR) may see, with its legal moves if it is to move.

        `opened` says whether what the end of a game opens lies open: by default when it is over. Whoever shows a
        table on which moves are only tried says False, so that trying the last move shows nothing.
        """
        if seat != SPECTATOR and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        mine = not table.over and table.to_move == seat
        moves = table.moves() if mine else []
        return View(
            seat,
            table.to_move,
            table.over,
            moves,
            table.prompt(),
            self.seen_scores(table, seat, table.over if opened is None else opened),
            self.seen(table, seat, table.over if opened is None else opened),
        )

    def observe(self, table: Table, seat: int, out: bytearray, at: int = 0) -> None:
        """Write what a seat may see as numbers: `len(observation_spec())` bytes of `out` from `at` on."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        seen = self.observed(table, seat)
        end = at + len(seen)
        if at < 0 or end > len(out):
            raise ValueError(f"an observation takes {len(seen)} bytes from {at} on, but there are {len(out)}")
        out[at:end] = seen

    def position_of(self, agenda: list[Any], facts: dict[str, Any]) -> dict[str, Any]:
        """A position of this game, as `load` reads it: the steps still to come and what lies on the table."""
        return {
            "game": self.name,
            "rules": self.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "components": self.components.digest,
            "agenda": agenda,
            "table": facts,
        }

    def load(self, position: Any) -> Table:
        """A table equal to the one the position was taken from; BadData names what does not fit."""
        reader = Reader(position, "position")
        reader.only("game", "rules", "players", "options", "components", "agenda", "table")
        reader.at("game").text(self.name)
        reader.at("rules").integer(self.rules_version, self.rules_version)
        reader.at("players").integer(self.players, self.players)
        if reader.at("options").table() != self.options:
            raise BadData(f"position.options must be those of this game, {self.options!r}")
        reader.at("components").text(self.components.digest)
        table = self.lay(reader.at("table"))
        table.agenda = [self._read_step(item) for item in reader.at("agenda").items()]
        if table.agenda and table.agenda[-1].seat == NOBODY:
            raise BadData("position.agenda must end with a decision of a seat or of NATURE")
        table.to_move = table.agenda[-1].seat if table.agenda else NOBODY
        table.over = not table.agenda
        return table

    def _read_step(self, reader: Reader) -> Step[Any]:
        items = reader.items()
        if not items:
            raise reader.fail("a step: its name, a seat and whole numbers")
        given = items[0].text()
        name = given if given in self._steps else _step_id(given)
        if name not in self._steps:
            raise items[0].fail("one of " + ", ".join(self._steps))
        numbers = [item.integer() for item in items[1:]]
        if not numbers or not (numbers[0] in (NATURE, NOBODY) or 0 <= numbers[0] < self.players):
            raise reader.fail(f"a step of a seat from 0 to {self.players - 1}, of NATURE (-1) or of NOBODY (-2)")
        try:
            return self._steps[name].read(numbers)
        except TypeError:
            raise reader.fail(f"{name} with the right number of values") from None

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        return type(self), (self.players, self.options, self.components)

    # -- what each game adds --------------------------------------------------------------------------------------

    @classmethod
    def unpack(cls, text: str, changes: str | None) -> Components:
        """Read the box, once: the game's own components file and, if given, the owner's changes to it."""
        raise NotImplementedError

    def new(self) -> Table:
        """A table before the first move."""
        raise NotImplementedError

    def seen(self, table: Any, seat: int, opened: bool) -> dict[str, Any]:
        """The facts a seat may know, listed one by one; `opened` as in `view`."""
        raise NotImplementedError

    def secret(self) -> tuple[str, ...]:
        """Which facts can be hidden from a seat at all, with these options: none where everything lies open."""
        return ()

    def printed(self) -> dict[str, Any]:
        """What is printed on boards, tiles and cards, with these options. It never changes and is in no view."""
        return {}

    def moment(self, table: Any) -> Moment:
        """Where we are: the round, its phase, whose turn it is."""
        raise NotImplementedError

    def hints(self, table: Any, seat: int) -> dict[str, dict[str, Any]]:
        """What a board draws beyond the facts, by the id of a thing, as far as the seat (or SPECTATOR) may know it.

        For instance what can be reached and at what price, what is lacking, what an event will bring.
        """
        return {}

    def things(self, view: View) -> list[str]:
        """The id of every thing on the board that can be asked about."""
        return []

    def explain(self, thing: str, view: View) -> Explanation | None:
        """What a thing is and what it means for the seat of the view now; None if there is no such thing."""
        return None

    def asks(self, table: Any, thing: str) -> Move | None:
        """The move that somebody means who points at a thing that cannot be played now and wants to know why.

        An answer to the question asked now, if the thing stands for one, otherwise any move of a seat it stands for;
        None if nobody ever does anything with it.
        """
        kinds = table.agenda[-1].kinds if table.agenda else ()
        otherwise: Move | None = None
        for move in self.catalogue.by_target.get(thing, []):
            if move.kind in kinds:
                return move
            if otherwise is None and move.kind in self._asking:
                otherwise = move
        return otherwise

    def untimely(self, table: Any, move: Move) -> Refusal:
        """Why a move cannot be made that is no answer to the question asked now: the sentence says when it is one."""
        step = self._asking.get(move.kind)
        if step is None:
            return Refusal(NOT_NOW, table.agenda[-1].clauses[0], (("when", Ref("when-chance")),))
        clause = self.when_clause.get(move.kind, step.clauses[0])
        return Refusal(NOT_NOW, clause, (("when", Ref(f"when-{move.kind}")),))

    def eyes(self, seat: int) -> int:
        """Somebody who is always shown the same facts and scores as a seat: SPECTATOR where nothing is hidden."""
        return seat

    def seen_scores(self, table: Table, seat: int, opened: bool) -> list[int]:
        """The scores as a seat may know them; `opened` as in `view`."""
        return table.scores()

    def lay(self, reader: Reader) -> Table:
        """A table with these facts and an empty agenda."""
        raise NotImplementedError

    @classmethod
    def observation_spec(cls) -> ObservationSpec:
        """What the numbers of an observation mean, with every option and for every number of players."""
        raise NotImplementedError

    def observed(self, table: Any, seat: int) -> bytes:
        """What a seat may see as numbers, none of them about what it may not know."""
        raise NotImplementedError

    def imagine(self, view: View, draw: Draw) -> Table:
        """A table that this view could have been taken from; what the seat cannot know is drawn."""
        raise NotImplementedError

    def held(self, table: Any, seat: int) -> list[Move]:
        """What a seat holds that only it has seen, as NATURE's moves by which it came; nothing where all lies open."""
        return []

    def tally(self, table: Any, seat: int) -> dict[str, int]:
        """The counts a player watches (money, points …), public or the seat's own; previews are their changes."""
        raise NotImplementedError

    def counts(self, table: Any, seat: int) -> dict[str, int]:
        """The counts of a seat as everybody may know them: what told turns show as changes."""
        return self.tally(table, seat)

    def tell(self, turn: Turn) -> list[Message]:
        """What a seat did in a turn, as phrases that begin with a verb; they follow the seat's name in one sentence.

        Only what everybody may know. Nothing where there is nothing worth telling.
        """
        return [deed.move.label for deed in turn.deeds if deed.shown and deed.seat == turn.seat]

    def text(self, view: View) -> list[Section]:
        """The table in words, from what the view holds."""
        raise NotImplementedError

    def bounds(self) -> Bounds:
        raise NotImplementedError


def _step_id(name: str) -> str:
    """How a step is called that version 0.1.0 named by its class: ChooseAction is choose-action."""
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).removeprefix("-")
