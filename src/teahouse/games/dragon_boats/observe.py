"""What a seat may see as numbers: what is printed, the question, the market, the boats, the land, the houses.

Players come in the order of the seats, the observing one first, and so do the owners of discs, members and farmers.
Whatever is not there counts 0: players beyond those of the game, cards that are hidden, land that a board lacks. Of a
larger board than the printed one the land and roads beyond the slots below are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teahouse.games.dragon_boats.names import (
    DOCKS,
    FARMS,
    GOODS,
    LOCATIONS,
    MOST_SEATS,
    NEUTRAL,
    NONE,
    REWARDS,
    SEATS,
    SEATS_ABOARD,
    STALLS,
)
from teahouse.games.dragon_boats.observe_houses import (
    CARDS,
    WHO,
    Land,
    card_bits,
    describe_houses,
    describe_land,
    house_length,
    name_houses,
    name_land,
)
from teahouse.games.dragon_boats.observe_question import SPACES, describe_question, name_question
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import ObservationSpec, Sheet, bit_pieces, capped, index_or_none, one_hots, owner_pieces

if TYPE_CHECKING:
    from teahouse.games.dragon_boats.game import DragonBoats

OBSERVATION_VERSION: Final = 1

_ROUND_CARDS: Final = 12
_PRIVATE: Final = 4
_DISCS: Final = 8
"""So many discs of a stack are told one by one, from the top down."""
_WAITING: Final = 4
"""So many members on the mountain paths."""
_WHO_HOT: Final = one_hots(MOST_SEATS)
_WHOSE: Final = owner_pieces(MOST_SEATS)
_LOCATION_HOT: Final = one_hots(len(LOCATIONS))
_ROUND_HOT: Final = one_hots(_ROUND_CARDS)
_ROUND_BITS: Final = bit_pieces(_ROUND_CARDS)
_NO_TOPPER: Final = bytes(SEATS_ABOARD + 1 + len(GOODS))
_STACK: Final = ("least-1", "least-2", "least-3", "beats", *GOODS)
_STACKS: Final[dict[int, bytes]] = {}
_MOST_KEPT: Final = 20000
"""A memory of pieces with more entries is emptied."""


def observation_spec() -> ObservationSpec:
    """The names of all numbers, in order."""
    sheet = Sheet()
    _name_printed(sheet)
    name_question(sheet)
    _name_market(sheet)
    _name_boats(sheet)
    name_land(sheet)
    name_houses(sheet)
    return sheet.spec(OBSERVATION_VERSION)


class Observer:
    """Writes the observations of a game; what never changes in it lies ready."""

    def __init__(self, game: DragonBoats) -> None:
        box = game.box
        self._box = box
        self._printed = _printed(game)
        self._stacks: dict[int, bytes] = {}
        self._absent = bytes(house_length() * (MOST_SEATS - game.players))
        self._land = Land(box)
        self._toppers = [
            one_hots(SEATS_ABOARD)[topper.least - 1] + capped([topper.beats, *topper.fare]) for topper in box.toppers
        ] + [_NO_TOPPER]

    def observe(self, table: DragonTable, seat: int) -> bytes:
        """What the seat may see."""
        pieces = [self._printed]
        describe_question(pieces, table, seat)
        _market(pieces, table, seat)
        pieces.append(self._stack(table.topper_stack))
        self._boats(pieces, table, seat)
        describe_land(pieces, self._land, table, seat)
        describe_houses(pieces, self._land, table, seat)
        pieces.append(self._absent)
        return b"".join(pieces)

    def _stack(self, toppers: int) -> bytes:
        """What the toppers that are still face down demand, together."""
        found = self._stacks.get(toppers)
        if found is None:
            sums = [0] * len(_STACK)
            for index, topper in enumerate(self._box.toppers):
                if toppers >> index & 1:
                    sums[topper.least - 1] += 1
                    sums[SEATS_ABOARD] += topper.beats
                    for kind in topper.kinds:
                        sums[SEATS_ABOARD + 1 + kind] += topper.fare[kind]
            found = capped(sums)
            if len(self._stacks) >= _MOST_KEPT:
                self._stacks.clear()
            self._stacks[toppers] = found
        return found

    def _boats(self, pieces: list[bytes], table: DragonTable, seat: int) -> None:
        """The four boats, who sits on them and where they lie; then the mountain paths."""
        whose = _WHOSE[len(table.players)][seat]
        seats = table.seats
        arrivals = table.arrivals
        numbers: list[int] = []
        for boat in range(len(DOCKS)):
            topper = table.toppers[boat]
            pieces.append(self._toppers[topper])
            aboard = 0
            steers = NONE
            for place in range(boat * SEATS_ABOARD, (boat + 1) * SEATS_ABOARD):
                owner = seats[place]
                if owner >= 0:
                    aboard += 1
                    steers = owner
                pieces.append(whose[owner])
            pieces.append(whose[steers])
            place = table.places[boat]
            pieces.append(_LOCATION_HOT[place])
            numbers.append(aboard)
            numbers.append(table.box.toppers[topper].least - aboard if topper >= 0 else 0)
            numbers.append(1 if topper >= 0 and table.ready(boat) else 0)
            numbers.append(arrivals.index(boat) + 1 if place >= 0 else 0)
            numbers.append(table.sent >> boat & 1)
            numbers.append(table.stayed >> boat & 1)
        pieces.append(capped(numbers))
        told = 0
        for owner in table.paths:
            if told < _WAITING:
                pieces.append(whose[owner])
                told += 1
        while told < _WAITING:
            pieces.append(_WHO_HOT[NONE])
            told += 1


# -- what is printed, the options, the number of players -------------------------------------------------------------

_NUMBERS: Final = (
    ("storage", 4),
    ("money.most", 10),
    ("decline", 2),
    ("offering", 2),
    ("treasure", 2),
    ("free-spaces", 4),
    ("path.fare", 3),
    ("path.capacity", 2),
)


def _name_printed(sheet: Sheet) -> None:
    sheet.choice("players", ("2", "3", "4"))
    sheet.choice("option.short", ("fixed", "random"))
    for name in ("take_that=no", "wisdom_set=generic", "exchange_price=free", "boarding=bidding-too"):
        sheet.number(f"option.{name}")
    sheet.number("option.grain_cards=larger-set")
    sheet.number("option.deal", 4)
    for name, scale in _NUMBERS:
        sheet.number(f"printed.{name}", scale)
    sheet.numbers("printed.private", tuple(str(space) for space in range(1, _PRIVATE + 1)), 3)
    sheet.numbers("printed.stall", STALLS[:-1], 3)
    sheet.numbers("printed.discount", SEATS)
    sheet.numbers("printed.set", FARMS, 4)
    sheet.numbers("printed.points", CARDS, 2)
    for card in range(1, _ROUND_CARDS + 1):
        sheet.number(f"printed.round[{card}].disc")
        sheet.number(f"printed.round[{card}].money", 4)
        sheet.number(f"printed.round[{card}].offerings", 3)
    for dock in DOCKS:
        sheet.numbers(f"printed.track[{dock}]", LOCATIONS)
    for space in range(1, SPACES + 1):
        sheet.choice(f"printed.reward[{space}]", REWARDS[1:])


def _printed(game: DragonBoats) -> bytes:
    box = game.box
    options = game.options
    deal = options["deal"]
    flags = (
        options["take_that"] is False,
        options["wisdom_set"] == "generic",
        options["exchange_price"] == "free",
        options["boarding"] == "bidding-too",
        options["grain_cards"] == "larger-set",
    )
    private = (box.private_money + [0] * _PRIVATE)[:_PRIVATE]
    rounds: list[int] = []
    for card in range(_ROUND_CARDS):
        known = card < box.cards
        rounds += [int(box.takes_disc[card]), box.card_money[card], box.card_offerings[card]] if known else [0] * 3
    told = [
        box.storage,
        box.most_money,
        box.decline_money,
        box.offering_money,
        box.treasure_money,
        box.free_spaces,
        box.path_fare,
        box.chart.path_capacity,
    ]
    told += private + box.stall_tiles + box.discounts + box.farm_sets + box.card_points + rounds
    tracks = [int(location in track) for track in box.tracks for location in range(len(LOCATIONS))]
    rewards = [reward - 1 for reward in box.chart.reward[:SPACES]]
    rewards += [NONE] * (SPACES - len(rewards))
    return b"".join(
        (
            one_hots(MOST_SEATS - 1)[game.players - 2],
            one_hots(2)[index_or_none(("fixed", "random"), str(options["short"]))],
            bytes(flags),
            capped([deal if isinstance(deal, int) else 0]),
            capped(told + tracks),
            b"".join([one_hots(len(REWARDS) - 1)[reward] for reward in rewards]),
        )
    )


# -- the market ------------------------------------------------------------------------------------------------------


def _name_market(sheet: Sheet) -> None:
    sheet.choice("seat", tuple(str(seat) for seat in range(1, MOST_SEATS + 1)))
    sheet.choice("first", WHO)
    sheet.choice("round", tuple(str(number) for number in range(1, _ROUND_CARDS + 1)))
    sheet.numbers("round-card", tuple(str(number) for number in range(1, _ROUND_CARDS + 1)))
    for stall in STALLS[:-1]:
        sheet.numbers(f"stall[{stall}]", GOODS, 2)
    sheet.numbers("bag", GOODS, 10)
    sheet.numbers("farm-pool", FARMS, 2)
    sheet.number("rounds.left", 6)
    sheet.number("supply.food", 10)
    sheet.number("supply.treasure", 10)
    sheet.number("deck", 20)
    sheet.number("toppers.stack", 20)
    sheet.number("toppers.used", 20)
    sheet.numbers("unseen", CARDS)
    sheet.numbers("display", CARDS)
    for stall in STALLS:
        sheet.number(f"stack[{stall}].height", 4)
        sheet.number(f"stack[{stall}].neutral")
        sheet.number(f"stack[{stall}].mine", 2)
        for disc in range(1, _DISCS + 1):
            sheet.choice(f"stack[{stall}].disc-{disc}", WHO)


def _market(pieces: list[bytes], table: DragonTable, seat: int) -> None:
    """The round, supplies and cards, then the stacks of discs."""
    count = len(table.players)
    pieces.append(_WHO_HOT[seat])  # some moves name seats
    pieces.append(_WHO_HOT[(table.first - seat) % count])
    pieces.append(_ROUND_HOT[table.round])
    rounds = 0
    for card in table.rounds:
        rounds |= 1 << card
    pieces.append(_ROUND_BITS[rounds])
    numbers = table.stalls + table.bag
    numbers += table.farm_pool
    numbers += [
        len(table.rounds) - 1 - table.round,
        table.food,
        table.treasure,
        table.deck.bit_count(),
        table.topper_stack.bit_count(),
        table.topper_used.bit_count(),
    ]
    pieces.append(capped(numbers))
    card_bits(pieces, table.unseen())
    display = 0
    for card in table.display:
        display |= 1 << card
    card_bits(pieces, display)
    for stack in table.stacks:
        code = 1
        for owner in stack:
            code = code * 8 + (7 if owner == NEUTRAL else (owner - seat) % count)
        piece = _STACKS.get(code)
        if piece is None:
            piece = _stack_piece(code)
        pieces.append(piece)


def _stack_piece(code: int) -> bytes:
    """The discs of a stack, in octal after a 1: the last digit is the top, 7 is neutral."""
    discs: list[int] = []
    left = code
    while left > 1:
        discs.append(left % 8)
        left //= 8
    told = [_WHO_HOT[NONE if disc == 7 else disc] for disc in discs[:_DISCS]]
    told += [_WHO_HOT[NONE]] * (_DISCS - len(told))
    piece = capped([len(discs), discs.count(7), discs.count(0)]) + b"".join(told)
    if len(_STACKS) >= _MOST_KEPT:
        _STACKS.clear()
    _STACKS[code] = piece
    return piece


# -- boats -----------------------------------------------------------------------------------------------------------

_BOAT: Final = (("passengers", 3), ("lacking", 3), ("ready", 1), ("arrived", 4), ("sent", 1), ("stayed", 1))


def _name_boats(sheet: Sheet) -> None:
    sheet.numbers("toppers.stack", _STACK[:SEATS_ABOARD], 10)
    sheet.number(f"toppers.stack.{_STACK[SEATS_ABOARD]}", 200)
    sheet.numbers("toppers.stack", _STACK[SEATS_ABOARD + 1 :], 10)
    for dock in DOCKS:
        name = f"boat[{dock}]"
        sheet.choice(f"{name}.least", ("1", "2", "3"))
        sheet.number(f"{name}.beats", 20)
        sheet.numbers(f"{name}.fare", GOODS, 2)
        for place in SEATS:
            sheet.choice(f"{name}.{place}", WHO)
        sheet.choice(f"{name}.steers", WHO)
        sheet.choice(f"{name}.at", LOCATIONS)
    for dock in DOCKS:
        for number, scale in _BOAT:
            sheet.number(f"boat[{dock}].{number}", scale)
    for path in range(1, _WAITING + 1):
        sheet.choice(f"path[{path}]", WHO)
