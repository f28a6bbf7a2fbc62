"""The players as numbers: counts, forecast, hand, persons and palaces, and when each will be asked."""

from __future__ import annotations

from typing import Final

from teahouse.games.year_of_the_dragon.names import (
    CARDS,
    COURT_LADY,
    HEALER,
    MOST_SEATS,
    PERSON_KINDS,
    SOURCES,
    TYPES,
    WALL_TILES,
    WARRIOR,
    person_name,
)
from teahouse.games.year_of_the_dragon.palace import HIGHEST, SHAPES, Palace
from teahouse.games.year_of_the_dragon.steps.earthquake import Crowded
from teahouse.games.year_of_the_dragon.steps.event import (
    FIRST_PRIZE,
    SECOND_PRIZE,
    SICK,
    TRIBUTE_YUAN,
    Decay,
    Happen,
)
from teahouse.games.year_of_the_dragon.steps.person import BeginPersons
from teahouse.games.year_of_the_dragon.steps.release import Releases
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.games.year_of_the_dragon.steps.scoring import (
    GOOD_PRICE,
    PER_PERSON,
    YUAN_PER_POINT,
    FinalScoring,
    ScoreRound,
)
from teahouse.games.year_of_the_dragon.steps.setup import BeginYear
from teahouse.games.year_of_the_dragon.steps.super_events import Struck, SuperEvent
from teahouse.games.year_of_the_dragon.steps.wall import ScoreWall
from teahouse.games.year_of_the_dragon.table import Player, YearTable
from teahouse.kernel import NATURE, Sheet, bit_pieces, capped, one_hots

SEATS: Final = ("me", *(f"player+{seat}" for seat in range(1, MOST_SEATS)))
PERSONS: Final = tuple(person_name(person) for person in range(PERSON_KINDS))
COMING: Final = (BeginPersons, Happen, ScoreWall, SuperEvent, Decay, ScoreRound)
"""What is still to come this month, in the order of a month."""
_TO_COME: Final = {step: index for index, step in enumerate(COMING)}
PALACES: Final = 12
"""So many own palaces are told one by one; those beyond only count in the sums."""
_FIRST_TO_FIFTH: Final = one_hots(MOST_SEATS)
_TILE_BITS: Final = bit_pieces(len(WALL_TILES))
_PALACE_LENGTH: Final = HIGHEST + 1 + PERSON_KINDS
_NO_PALACES: Final = [bytes(_PALACE_LENGTH * missing) for missing in range(PALACES + 1)]
_NO_HAND: Final = [0] * len(CARDS)
_KNOWN: Final[dict[Palace, bytes]] = {}


class Turns:
    """What the agenda says of this month: what is to come, and who will be asked when."""

    __slots__ = ("coming", "places", "releases", "times")

    def __init__(self, table: YearTable) -> None:
        agenda = table.agenda
        seats = len(table.players)
        times = [0] * seats
        places = [0] * seats
        releases = [0] * seats
        coming = 0
        place = 0
        index = len(agenda) - 1
        while index >= 0:
            step = agenda[index]
            owner = step.seat
            if owner < 0:
                if isinstance(step, (BeginMonth, BeginYear, FinalScoring)):
                    break
                if isinstance(step, Releases):
                    owner = step.owner
                    releases[owner] += step.count
                elif isinstance(step, (Struck, Crowded)):
                    owner = step.owner
                elif owner != NATURE:
                    coming |= 1 << _TO_COME[type(step)]
            if owner >= 0:
                if not times[owner]:
                    place += 1
                    places[owner] = place
                times[owner] += 1
            index -= 1
        self.times = times
        """How often each seat is still asked in this phase."""
        self.places = places
        """1 for the seat that is asked first, 0 for those that are not asked any more."""
        self.releases = releases
        """Persons that each seat will be asked to release after the question asked now."""
        self.coming = coming
        """What is still to come, a bit each."""


_COUNTS: Final = (
    ("present", 1),
    ("yuan", 10),
    ("rice", 5),
    ("fireworks", 6),
    ("small", 2),
    ("large", 2),
    ("track", 50),
    ("points", 100),
    ("persons", 10),
    ("palaces", 6),
    ("floors", 12),
    ("inhabited", 6),
    ("room", 4),
    ("cards", 11),
    ("wall.built", 6),
    ("income", 8),
    ("final", 30),
    ("monks", 12),
    ("forecast.drought.persons", 3),
    ("forecast.contagion.persons", 3),
    ("forecast.mongols.persons", 1),
    ("forecast.tribute.persons", 4),
    ("forecast.festival.points", 6),
    ("turns", 2),
    ("turn", MOST_SEATS),
    ("releases", 4),
)


def name_player(sheet: Sheet, name: str) -> None:
    """Name the numbers of one player."""
    for count, scale in _COUNTS:
        sheet.number(f"{name}.{count}", scale)
    sheet.numbers(f"{name}.symbols", TYPES, 4)
    sheet.numbers(f"{name}.from", SOURCES, 30)
    sheet.numbers(f"{name}.hand", CARDS, 1)
    sheet.numbers(f"{name}.persons", PERSONS, 2)
    for floors in range(1, HIGHEST + 1):
        for persons in range(HIGHEST + 1):
            sheet.number(f"{name}.palaces.floors-{floors}.persons-{persons}", 3)
    sheet.choice(f"{name}.place", tuple(str(place) for place in range(1, MOST_SEATS + 1)))
    sheet.choice(f"{name}.dragon.group", tuple(str(group) for group in range(1, MOST_SEATS + 1)))
    sheet.numbers(f"{name}.wall.left", WALL_TILES)


def player_length() -> int:
    """How many numbers tell of one player."""
    sheet = Sheet()
    name_player(sheet, "")
    return len(sheet.spec(0))


def describe_players(pieces: list[bytes], table: YearTable, seat: int, turns: Turns) -> None:
    """Everybody, the observing seat first."""
    players = table.players
    count = len(players)
    most, second = _fireworks(players)
    helmets = _fewest_helmets(players)
    hidden = table.rules.hands_hidden
    for distance in range(count):
        other = (seat + distance) % count
        player = players[other]
        hand = not hidden or other == seat
        numbers = _counts(table, player, most, second, helmets)
        numbers.append(turns.times[other])
        numbers.append(turns.places[other])
        numbers.append(turns.releases[other])
        numbers += player.symbols
        numbers += player.points
        numbers += player.hand if hand else _NO_HAND
        pieces.append(capped(numbers))
        pieces.append(_houses(player.palaces))
        pieces.append(_FIRST_TO_FIFTH[table.order.index(other)])
        pieces.append(_FIRST_TO_FIFTH[table.stands[other]])
        pieces.append(_TILE_BITS[player.wall_left])


def _counts(table: YearTable, player: Player, most: int, second: int, helmets: int) -> list[int]:
    """The counts of a player, up to the forecast."""
    floors = 0
    inhabited = 0
    for palace in player.palaces:
        floors += palace.floors
        if palace.count:
            inhabited += 1
    cards = 0
    for count in player.hand:
        cards += count
    box = table.box
    symbols = player.symbols
    yuan = player.yuan
    rice = player.rice
    fireworks = player.fireworks
    persons_in_all = player.persons
    palaces = len(player.palaces)
    monks = player.monk_points(box)
    sold = (yuan + GOOD_PRICE * (rice + fireworks)) // YUAN_PER_POINT
    sick = SICK - symbols[HEALER]
    short = TRIBUTE_YUAN - yuan
    prize = 0
    if fireworks:
        prize = FIRST_PRIZE if fireworks == most else SECOND_PRIZE if fireworks == second else 0
    return [
        1,
        yuan,
        rice,
        fireworks,
        player.small,
        player.large,
        player.track,
        player.vp,
        persons_in_all,
        palaces,
        floors,
        inhabited,
        floors - persons_in_all,
        cards,
        player.wall_built,
        palaces + symbols[COURT_LADY] + player.small * box.small_dragons + player.large * box.large_dragons,
        PER_PERSON * persons_in_all + monks + sold,
        monks,
        inhabited - rice if inhabited > rice else 0,
        sick if sick < persons_in_all else persons_in_all,
        1 if persons_in_all and symbols[WARRIOR] == helmets else 0,
        short if short < persons_in_all else persons_in_all,
        prize,
    ]


def _houses(palaces: list[Palace]) -> bytes:
    """Persons by kind and palaces by shape; there are far fewer than 256 of each."""
    total = 0
    for palace in palaces:
        total += palace.counts
    return total.to_bytes(PERSON_KINDS + SHAPES, "little")


def _fireworks(players: list[Player]) -> tuple[int, int]:
    """The most fireworks and the second most, as prizes are given (YD-47)."""
    most = 0
    second = 0
    for player in players:
        count = player.fireworks
        if count > most:
            second = most
            most = count
        elif second < count < most:
            second = count
    return most, second


def _fewest_helmets(players: list[Player]) -> int:
    least = players[0].symbols[WARRIOR]
    for player in players:
        if player.symbols[WARRIOR] < least:
            least = player.symbols[WARRIOR]
    return least


def name_palaces(sheet: Sheet) -> None:
    """Name the numbers of the own palaces."""
    for palace in range(1, PALACES + 1):
        place = f"me.palaces[{palace}]"
        sheet.choice(f"{place}.floors", tuple(str(floors) for floors in range(1, HIGHEST + 1)))
        sheet.number(f"{place}.room", HIGHEST)
        sheet.numbers(place, PERSONS, 2)


def describe_palaces(pieces: list[bytes], palaces: list[Palace]) -> None:
    """Own palaces one by one, as moves name them."""
    told = 0
    for palace in palaces:
        if told == PALACES:
            return
        piece = _KNOWN.get(palace)
        if piece is None:
            kinds = [palace.persons.count(person) for person in range(PERSON_KINDS)]
            piece = one_hots(HIGHEST)[palace.floors - 1] + capped([palace.room, *kinds])
            _KNOWN[palace] = piece
        pieces.append(piece)
        told += 1
    pieces.append(_NO_PALACES[PALACES - told])
