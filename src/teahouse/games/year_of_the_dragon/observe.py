"""What a seat may see as numbers: the moment, the middle of the table, the players, the printed numbers.

Players come in the order of the seats, the observing one first. Whatever is not there counts 0: players beyond those
of the game, hands that are hidden, palaces of others in detail (only their floors and persons are counted together).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    CARDS,
    CORNERS,
    EVENTS,
    MONTHS,
    MOST_SEATS,
    NONE,
    PERSON_KINDS,
    TYPES,
    WALL_TILES,
)
from teahouse.games.year_of_the_dragon.observe_players import (
    COMING,
    PALACES,
    PERSONS,
    SEATS,
    Turns,
    describe_palaces,
    describe_players,
    name_palaces,
    name_player,
    player_length,
)
from teahouse.games.year_of_the_dragon.steps.action import BuyPrivilege, ChooseAction, DealAction
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.earthquake import LoseFloor, ReleaseCrowded
from teahouse.games.year_of_the_dragon.steps.person import PlacePerson, PlayCard, ReplacePerson, TakePerson
from teahouse.games.year_of_the_dragon.steps.release import CAUSES, ReleaseHungry, ReleasePerson
from teahouse.games.year_of_the_dragon.steps.setup import DraftPerson, DrawEvent
from teahouse.games.year_of_the_dragon.steps.super_events import (
    DiscardCard,
    DrawCorner,
    GiveBack,
    NameType,
    SelectYoung,
)
from teahouse.games.year_of_the_dragon.steps.wall import BuildWall
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NATURE, ObservationSpec, Sheet, bit_pieces, capped, index_or_none, one_hots

if TYPE_CHECKING:
    from teahouse.games.year_of_the_dragon.game import YearOfTheDragon

OBSERVATION_VERSION: Final = 1

_QUESTIONS: Final = (
    DrawEvent,
    DrawCorner,
    DealAction,
    DraftPerson,
    ChooseAction,
    BuyPrivilege,
    BuildFloor,
    BuildWall,
    PlayCard,
    TakePerson,
    PlacePerson,
    ReplacePerson,
    ReleasePerson,
    ReleaseHungry,
    LoseFloor,
    ReleaseCrowded,
    GiveBack,
    DiscardCard,
    SelectYoung,
    NameType,
)
"""The steps that ask somebody, in the order of their numbers."""
_ASKED: Final = {question: index for index, question in enumerate(_QUESTIONS)}
_ASKED_HOT: Final = one_hots(len(_QUESTIONS))
_SEAT_HOT: Final = one_hots(MOST_SEATS)
_CARD_HOT: Final = one_hots(len(CARDS))
_PERSON_HOT: Final = one_hots(PERSON_KINDS)
_CAUSE_HOT: Final = one_hots(len(CAUSES))
_MONTH_HOT: Final = one_hots(MONTHS + 1)
_EVENT_HOT: Final = one_hots(len(EVENTS))
_CORNER_HOT: Final = one_hots(len(CORNERS))
_TO_COME_BITS: Final = bit_pieces(len(COMING))
_ACTION_BITS: Final = bit_pieces(len(ACTIONS))
_TYPE_BITS: Final = bit_pieces(len(TYPES))
_PALACE_BITS: Final = bit_pieces(PALACES)
_NO_EVENTS: Final = [bytes(len(EVENTS) * months) for months in range(MONTHS)]
_NO_DRAGONS: Final = [bytes(MOST_SEATS - seats) for seats in range(MOST_SEATS + 1)]
_GROUPS: Final = [[hot + bytes([fee]) for fee in range(2)] for hot in one_hots(MOST_SEATS)]
"""By group and whether a dragon stands there."""


def observation_spec() -> ObservationSpec:
    """The names of all numbers, in order."""
    sheet = Sheet()
    _name_printed(sheet)
    _name_moment(sheet)
    _name_middle(sheet)
    for name in SEATS:
        name_player(sheet, name)
    name_palaces(sheet)
    return sheet.spec(OBSERVATION_VERSION)


class Observer:
    """Writes the observations of a game; what never changes in it lies ready."""

    def __init__(self, game: YearOfTheDragon) -> None:
        self._printed = _printed(game)
        self._absent = bytes(player_length() * (MOST_SEATS - game.players))

    def observe(self, table: YearTable, seat: int) -> bytes:
        """What the seat may see."""
        pieces = [self._printed]
        turns = Turns(table)
        _moment(pieces, table, seat)
        pieces.append(_TO_COME_BITS[turns.coming])
        _middle(pieces, table)
        describe_players(pieces, table, seat, turns)
        pieces.append(self._absent)
        describe_palaces(pieces, table.players[seat].palaces)
        return b"".join(pieces)


# -- what is printed, the options, the number of players -------------------------------------------------------------


def _name_printed(sheet: Sheet) -> None:
    sheet.choice("players", tuple(str(players) for players in range(2, MOST_SEATS + 1)))
    sheet.choice("option.wall", ("choose", "random"))
    sheet.choice("option.super_event", ("random", "hidden", *CORNERS))
    for name in ("hands=hidden", "wall_end=before", "eclipse_wall=once", "decay=before", "charter_warriors=points"):
        sheet.number(f"option.{name}")
    sheet.numbers("printed.value", PERSONS, 6)
    sheet.numbers("printed.symbols", PERSONS, 3)
    sheet.numbers("printed.base", ACTIONS, 2)
    sheet.numbers("printed", ("small.dragons", "large.dragons"), 2)
    sheet.numbers("printed", ("small.price", "large.price"), 7)
    sheet.numbers("printed.wall", WALL_TILES, 3)
    sheet.number("printed.super_month", MONTHS)
    sheet.numbers("printed.corner", CORNERS)


def _printed(game: YearOfTheDragon) -> bytes:
    box = game.box
    options = game.options
    flags = (
        options["hands"] == "hidden",
        options["wall_end"] == "before",
        options["eclipse_wall"] == "once",
        options["decay"] == "before",
        options["charter_warriors"] == "points",
    )
    return b"".join(
        (
            one_hots(MOST_SEATS - 1)[game.players - 2],
            one_hots(2)[index_or_none(("choose", "random"), str(options["wall"]))],
            one_hots(2 + len(CORNERS))[index_or_none(("random", "hidden", *CORNERS), str(options["super_event"]))],
            bytes(flags),
            capped(box.value),
            capped(box.symbols),
            capped(box.base),
            capped([box.small_dragons, box.large_dragons, box.small_price, game.rules.large_price]),
            capped(box.wall_amount),
            capped([box.super_month]),
            bytes([corner in box.corners for corner in range(len(CORNERS))]),
        )
    )


# -- the moment: what is asked, and what comes after ------------------------------------------------------------------


def _name_moment(sheet: Sheet) -> None:
    sheet.choice("asked", tuple(question.id for question in _QUESTIONS))
    sheet.choice("asked.seat", SEATS)
    sheet.number("asked.nature")
    sheet.number("asked.count", 4)
    sheet.choice("asked.card", CARDS)
    sheet.choice("asked.person", PERSONS)
    sheet.choice("asked.cause", CAUSES)
    for palace in range(1, PALACES + 1):
        sheet.number(f"asked.spared[{palace}]")
    sheet.choice("month", tuple(str(month) for month in range(MONTHS + 1)))
    for step in COMING:
        sheet.number(f"to-come.{step.id}")


def _moment(pieces: list[bytes], table: YearTable, seat: int) -> None:
    """What is asked and of whom, and the month."""
    agenda = table.agenda
    seats = len(table.players)
    asked = NONE
    owner = NONE
    count = 0
    card = NONE
    person = NONE
    cause = NONE
    spared = 0
    if agenda:
        step = agenda[-1]
        asked = _ASKED[type(step)]
        owner = step.seat
        if isinstance(step, (PlacePerson, ReplacePerson)):
            person = step.person
        elif isinstance(step, TakePerson):
            card = step.card
        elif isinstance(step, (BuildFloor, LoseFloor)):
            count = step.floors
        elif isinstance(step, ReleasePerson):
            count = step.count
            cause = step.cause
        elif isinstance(step, ReleaseHungry):
            count = step.count
            spared = step.spared & (1 << PALACES) - 1
        elif isinstance(step, (GiveBack, DiscardCard)):
            count = step.count
        elif isinstance(step, BuildWall):
            owner = step.builder
    pieces.append(_ASKED_HOT[asked])
    pieces.append(_SEAT_HOT[(owner - seat) % seats if owner >= 0 else NONE])
    pieces.append(capped([1 if table.to_move == NATURE else 0, count]))
    pieces.append(_CARD_HOT[card])
    pieces.append(_PERSON_HOT[person])
    pieces.append(_CAUSE_HOT[cause])
    pieces.append(_PALACE_BITS[spared])
    pieces.append(_MONTH_HOT[table.month])


# -- the middle of the table -----------------------------------------------------------------------------------------


def _name_middle(sheet: Sheet) -> None:
    for month in range(MONTHS):
        sheet.choice(f"event[+{month}]", EVENTS)
    sheet.choice("super-event", CORNERS)
    for action in ACTIONS:
        sheet.choice(f"{action}.group", tuple(str(group) for group in range(1, MOST_SEATS + 1)))
        sheet.number(f"{action}.fee")
    sheet.numbers("pile", ACTIONS)
    sheet.numbers("selected", TYPES)
    sheet.number("wall.length", MONTHS)
    sheet.number("released", 20)
    sheet.numbers("event.left", EVENTS, 2)
    sheet.numbers("display", PERSONS, 5)
    sheet.numbers("dragons", tuple(f"group-{group}" for group in range(1, MOST_SEATS + 1)), 3)


def _middle(pieces: list[bytes], table: YearTable) -> None:
    """Events from this month's on as long as they are to come, groups of action cards, the display, the wall."""
    events = table.events
    first = table.month - 1 if table.month else 0
    numbers = [len(table.wall), table.released, 0, 0, 0, 0, 0, 0]
    for month in range(first, MONTHS):
        event = events[month]
        pieces.append(_EVENT_HOT[event])
        if event >= 0:
            numbers[2 + event] += 1
    pieces.append(_NO_EVENTS[first])
    pieces.append(_CORNER_HOT[table.corner])
    dragons = table.dragons
    for group in table.group_of:
        pieces.append(_GROUPS[group][1 if group >= 0 and dragons[group] else 0])
    pieces.append(_ACTION_BITS[table.pile])
    pieces.append(_TYPE_BITS[table.selected])
    numbers += table.tiles
    numbers += dragons
    pieces.append(capped(numbers))
    pieces.append(_NO_DRAGONS[len(dragons)])
