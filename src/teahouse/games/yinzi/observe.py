"""What a seat may see as numbers: what is printed, the question, the round, the board, the players.

Players come in the order of the seats, the observing one first, and so do owners. Factory and route tiles, fields and
colours keep their own order, because moves name them, and the seat itself is told. Whatever is not there counts 0:
players beyond those of the game, cards that others hold, fields and ships that a box lacks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from teahouse.games.yinzi.names import (
    AT_WAR,
    BONUSES,
    COMMODITIES,
    COUNTRIES,
    EMPEROR_BOXES,
    FORTUNE,
    GOODS,
    LATE_CROPS,
    MARKETS,
    NONE,
    PHASES,
    PLACE_NAMES,
    PROVINCES,
    ROUNDS,
    SEATS,
    SOURCES,
    WORKFORCE,
)
from teahouse.games.yinzi.observe_board import Board, describe_board, name_board
from teahouse.games.yinzi.observe_question import WHO, Question, name_question
from teahouse.games.yinzi.scoring import points_by_source
from teahouse.games.yinzi.steps.common import capacity_left
from teahouse.games.yinzi.steps.feeding import food_due
from teahouse.games.yinzi.steps.resolution import tax_due
from teahouse.games.yinzi.steps.war import enemy_strength
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import ObservationSpec, Sheet, Step, bit_pieces, capped, one_hots

if TYPE_CHECKING:
    from teahouse.games.yinzi.game import Yinzi

OBSERVATION_VERSION: Final = 1

_CARDS: Final = 9
"""Different cards, at most: fortune and workers from 1 to 3."""
_BOAT_SPACES: Final = 12
_REWARDS: Final = ("route-tile", "boat-upgrade", "factory-upgrade")
_DIE: Final = 6
_LEAST: Final = 40
"""Added to a score, which may be negative."""
_WHO_HOT: Final = one_hots(SEATS)
_ROUND_HOT: Final = one_hots(ROUNDS)
_PHASE_HOT: Final = one_hots(len(PHASES))
_DIE_HOT: Final = one_hots(_DIE)
_BONUS_HOT: Final = one_hots(len(BONUSES))
_BOX_HOT: Final = one_hots(len(EMPEROR_BOXES))
_FIVE_BITS: Final = bit_pieces(len(FORTUNE))
_SIX_BITS: Final = bit_pieces(len(COUNTRIES))
_NO_GOODS: Final = [0] * len(GOODS)
_NO_STOCK: Final = [0] * len(COMMODITIES)


def observation_spec(steps: tuple[type[Step[Any]], ...]) -> ObservationSpec:
    """The names of all numbers, in order."""
    sheet = Sheet()
    _name_printed(sheet)
    name_question(sheet, steps)
    _name_round(sheet)
    name_board(sheet)
    for name in WHO:
        _name_player(sheet, name)
    sheet.numbers("me.hand", _names_of_cards(), 2)
    return sheet.spec(OBSERVATION_VERSION)


class Observer:
    """Writes the observations of a game; what never changes in it lies ready."""

    def __init__(self, game: Yinzi) -> None:
        self._printed = _printed(game)
        self._board = Board(game.box)
        self._question = Question(game.steps)
        sheet = Sheet()
        _name_player(sheet, "")
        self._absent = bytes(len(sheet.spec(0)) * (SEATS - game.players))
        box = game.box
        self._cards = [bytes(pair) for pair in zip(box.card_fortune, box.card_workers)] + [bytes(2)]
        self._no_cards = [0] * (_CARDS - len(game.box.card_names))

    def observe(self, table: YinziTable, seat: int) -> bytes:
        """What the seat may see."""
        pieces = [self._printed]
        self._question.describe(pieces, table, seat)
        _round(pieces, table, seat)
        describe_board(pieces, self._board, table, seat)
        players = table.players
        points = points_by_source(table)
        order = _places(table.order, len(players))
        provisional = _places(table.provisional, len(players))
        for distance in range(len(players)):
            other = (seat + distance) % len(players)
            self._player(pieces, table, other, points[other])
            pieces.append(_WHO_HOT[order[other]])
            pieces.append(_WHO_HOT[provisional[other]])
        pieces.append(self._absent)
        pieces.append(capped(players[seat].hand + self._no_cards))
        return b"".join(pieces)

    def _player(self, pieces: list[bytes], table: YinziTable, seat: int, points: list[int]) -> None:
        """What lies before a player; of the cards those that all can count (YZ-34)."""
        player = table.players[seat]
        box = table.box
        numbers = [
            1,
            player.copper,
            player.silver,
            player.copper + player.silver * box.ratios[table.die - 1],
            player.misfortune,
            player.wood,
            player.stone,
            player.cubes,
            player.discs,
            player.commodities,
            player.idle,
            player.boat,
            box.capacity[player.boat],
            player.box_disc,
            player.recruit,
            player.tax,
            food_due(player),
            tax_due(table, player),
            player.emissaries,
            player.first_glories,
            player.second_glories,
            table.memory.stored_by[seat],
            _LEAST,
        ]
        total = _LEAST
        for part in points:
            total += part
        numbers[-1] = total
        points[-1] = -points[-1]  # misfortune
        numbers += points
        numbers += player.workers
        numbers += player.delivered
        held = 0
        for in_hand, face_down in zip(player.hand, player.deck):
            held += in_hand
            numbers.append(in_hand + face_down)
        numbers += self._no_cards
        numbers.append(held)
        goods = _NO_GOODS.copy()
        for field in player.fields:
            goods[table.good[field]] += table.cubes[field]
        numbers += goods
        stock = player.stock
        if table.memory.stored_by[seat]:
            for first in range(0, len(stock), SEATS):
                numbers.append(stock[first] + stock[first + 1] + stock[first + 2] + stock[first + 3])
        else:
            numbers += _NO_STOCK
        pieces.append(capped(numbers))
        for card in player.cards:
            pieces.append(self._cards[card])
        pieces.append(_FIVE_BITS[table.memory.open_actions[seat]])
        pieces.append(_FIVE_BITS[player.worked])
        pieces.append(_SIX_BITS[table.memory.boarding[seat]])
        pieces.append(_BONUS_HOT[player.bonus])
        pieces.append(_BOX_HOT[player.box])


def _places(order: list[int], count: int) -> list[int]:
    """The place of each seat in an order, or NONE."""
    places = [NONE] * count
    for place in range(len(order)):
        places[order[place]] = place
    return places


# -- what is printed, the options, the number of players -------------------------------------------------------------

_OPTIONS: Final = (
    ("hand", "actions"),
    ("bottom_migrants", "stay"),
    ("coin_slot", "literal"),
    ("take_over", "free"),
    ("personal_route_pays", False),
    ("free_wheat_feeds", False),
    ("rural_market", "wide"),
)


def _names_of_cards() -> tuple[str, ...]:
    return tuple(f"card-{card}" for card in range(1, _CARDS + 1))


def _name_printed(sheet: Sheet) -> None:
    sheet.choice("players", ("2", "3", "4"))
    for option, value in _OPTIONS:
        sheet.number(f"option.{option}={'no' if value is False else value}")
    sheet.numbers("printed.capacity", tuple(str(space) for space in range(1, _BOAT_SPACES + 1)), 6)
    sheet.numbers("printed.crop-cost", tuple(str(space) for space in range(1, len(BONUSES) + 1)), 3)
    sheet.numbers("printed.ratio", tuple(str(side) for side in range(1, _DIE + 1)), 12)
    for card in _names_of_cards():
        sheet.numbers(f"printed.{card}", ("fortune", "workers", "copies"), 3)
    sheet.numbers("printed.destination", (*COUNTRIES, *MARKETS), 4)
    sheet.number("printed.destination.capacity", 3)
    sheet.numbers("printed.late-crops", tuple(GOODS[good] for good in LATE_CROPS), 4)
    sheet.numbers("printed.glory", ("first", "second"), 4)
    for box in EMPEROR_BOXES:
        sheet.numbers(f"printed.{box}", ("workers", "spaces", "copper", "silver"), 4)
        sheet.choice(f"printed.{box}.reward", _REWARDS)
    for province in PROVINCES:
        sheet.numbers(f"printed.borders.{province}", (*PROVINCES, "sea"), 3)


def _printed(game: Yinzi) -> bytes:
    box = game.box
    cards: list[int] = []
    for card in range(_CARDS):
        known = card < len(box.card_names)
        cards += [box.card_fortune[card], box.card_workers[card], box.card_copies[card]] if known else [0] * 3
    numbers = (box.capacity + [0] * _BOAT_SPACES)[:_BOAT_SPACES] + box.crop_cost + box.ratios + cards
    late = [box.crop_tiles[good] for good in LATE_CROPS]
    numbers += [*box.destination_points, box.box_capacity, *late, box.first_glory, box.second_glory]
    for index in range(len(EMPEROR_BOXES)):
        numbers += [box.box_workers[index], box.box_spaces[index], box.box_copper[index], box.box_silver[index]]
        numbers += [int(box.box_reward[index] == reward) for reward in range(1, len(_REWARDS) + 1)]
    for row in box.land.distance[: len(PROVINCES)]:
        numbers += row
    options = [int(game.options[option] == value) for option, value in _OPTIONS]
    return one_hots(SEATS - 1)[game.players - 2] + capped(options + numbers)


# -- the round -------------------------------------------------------------------------------------------------------


def _name_round(sheet: Sheet) -> None:
    sheet.choice("seat", tuple(str(seat) for seat in range(1, SEATS + 1)))
    sheet.choice("round", tuple(str(number) for number in range(1, ROUNDS + 1)))
    sheet.choice("phase", PHASES)
    sheet.choice("die", tuple(str(side) for side in range(1, _DIE + 1)))
    for place in range(1, SEATS + 1):
        sheet.choice(f"war[{place}]", WHO)
    for name, scale in (
        ("ratio", 12),
        ("wood", 14),
        ("stone", 8),
        ("late-crops", 1),
        ("sold", 1),
        ("bought", 1),
        ("spare", 1),
        ("boats.used", 4),
        ("boats.left", 6),
        ("war.weaker", 4),
        ("war.enemy", 10),
        ("war.strength", 10),
        ("discard.hidden", 8),
    ):
        sheet.number(name, scale)
    sheet.numbers("rural", tuple(f"colour-{colour}" for colour in range(1, SEATS + 1)), 4)
    sheet.numbers("pile", GOODS, 5)
    for province in PROVINCES:
        sheet.numbers(f"{province}.materials", tuple(f"colour-{colour}" for colour in range(1, SEATS + 1)), 2)


def _round(pieces: list[bytes], table: YinziTable, seat: int) -> None:
    """Where we are, and what lies in the middle for all."""
    players = table.players
    count = len(players)
    pieces.append(_WHO_HOT[seat])
    pieces.append(_ROUND_HOT[table.round - 1])
    pieces.append(_PHASE_HOT[table.phase])
    pieces.append(_DIE_HOT[table.die - 1])
    war = table.war
    strength = 0
    for place in range(SEATS):
        if place < len(war):
            fighter = war[place]
            pieces.append(_WHO_HOT[(fighter - seat) % count])
            strength += players[fighter].workers[AT_WAR] + players[fighter].recruit
        else:
            pieces.append(_WHO_HOT[NONE])
    numbers = [
        table.box.ratios[table.die - 1],
        table.wood,
        table.stone,
        1 if table.late_crops else 0,
        1 if table.dealing == 1 else 0,
        1 if table.dealing == 2 else 0,
        table.spare,
        table.used,
        capacity_left(table, seat, table.used),
        table.weaker,
        enemy_strength(table),
        strength,
        table.hidden,
    ]
    numbers += table.rural
    numbers += table.pile
    numbers += table.memory.materials
    pieces.append(capped(numbers))


# -- a player --------------------------------------------------------------------------------------------------------

_COUNTS: Final = (
    ("present", 1),
    ("copper", 10),
    ("silver", 8),
    ("money", 30),
    ("misfortune", 4),
    ("wood", 3),
    ("stone", 3),
    ("cubes", 15),
    ("discs", 20),
    ("commodities", 8),
    ("idle", 12),
    ("boat", 8),
    ("capacity", 6),
    ("box.disc", 1),
    ("recruit", 1),
    ("tax", 4),
    ("food-due", 3),
    ("tax-due", 2),
    ("emissaries", 4),
    ("glories.first", 2),
    ("glories.second", 2),
    ("stored", 4),
    (f"points+{_LEAST}", 100),
    *((f"from.{source}", 10) for source in SOURCES),
    *((f"workers.{place}", 3) for place in PLACE_NAMES),
    *((f"delivered.{place}", 3) for place in (*COUNTRIES, *MARKETS)),
    *((f"unplayed.card-{card}", 2) for card in range(1, _CARDS + 1)),
    ("hand", 3),
    *((f"goods.{good}", 2) for good in GOODS),
    *((f"stock.{commodity}", 2) for commodity in COMMODITIES),
)


def _name_player(sheet: Sheet, name: str) -> None:
    for count, scale in _COUNTS:
        sheet.number(f"{name}.{count}", scale)
    for action in FORTUNE:
        sheet.numbers(f"{name}.card.{action}", ("fortune", "workers"), 3)
    sheet.numbers(f"{name}.free", FORTUNE)
    sheet.numbers(f"{name}.worked", WORKFORCE)
    sheet.numbers(f"{name}.boarding", COUNTRIES)
    sheet.choice(f"{name}.bonus", BONUSES)
    sheet.choice(f"{name}.box", EMPEROR_BOXES)
    for order in ("place", "provisional"):
        sheet.choice(f"{name}.{order}", tuple(str(place) for place in range(1, SEATS + 1)))
