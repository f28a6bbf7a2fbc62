"""In the Year of the Dragon: what can be counted on a table about one seat.

Experience gives each of these things a worth, for every month. What is counted is linear by itself; where the second
of a kind is worth less than the first, or a shortage tomorrow is not one in autumn, there are several counts.
"""

from __future__ import annotations

from typing import Final

from teahouse.bots.evaluation.experience import Sight
from teahouse.bots.evaluation.year_of_the_dragon_month import ahead_in_month
from teahouse.games.year_of_the_dragon.names import (
    CARDS,
    CONTAGION,
    COURT_LADY,
    CRAFTSMAN,
    DROUGHT,
    FARMER,
    FESTIVAL,
    HEALER,
    MONGOLS,
    MONK,
    MONTHS,
    PYROTECHNIST,
    SCHOLAR,
    SOLAR_ECLIPSE,
    TAX_COLLECTOR,
    TRIBUTE,
    WARRIOR,
    WILD,
)
from teahouse.games.year_of_the_dragon.steps.event import FIRST_PRIZE, SECOND_PRIZE, SICK, TRIBUTE_YUAN
from teahouse.games.year_of_the_dragon.table import Player, YearTable

COUNTED: Final = (
    # what is counted, and the part of the outlook it belongs to
    ("always", "points"),
    ("inhabited palaces", "palaces"),
    ("empty palaces of one floor", "palaces"),
    ("empty palaces of more floors", "palaces"),
    ("floors", "palaces"),
    ("persons", "persons"),
    ("room for one to come", "room"),
    ("room for two to come", "room"),
    ("room for three to come", "room"),
    ("room for those to come", "room"),
    ("palaces with a single person", "persons"),
    ("dragons on privileges", "privileges"),
    ("court ladies", "court-ladies"),
    ("a hammer", "helpers"),
    ("hammers beyond the first", "helpers"),
    ("rockets", "helpers"),
    ("tax collectors", "helpers"),
    ("helmets", "mongols"),
    ("points of monks", "monks"),
    ("Buddhas", "monks"),
    ("a mortar", "contagion"),
    ("a second mortar", "contagion"),
    ("a third mortar", "contagion"),
    ("rice sacks", "helpers"),
    ("books", "research"),
    ("books beyond three", "research"),
    ("yuan up to three", "goods"),
    ("yuan from four to seven", "goods"),
    ("yuan beyond seven", "goods"),
    ("rice", "goods"),
    ("rice beyond four", "goods"),
    ("fireworks", "goods"),
    ("yuan short for a tribute this month", "tribute"),
    ("yuan short for a tribute next month", "tribute"),
    ("yuan short for a tribute in two months", "tribute"),
    ("yuan short for a later tribute", "tribute"),
    ("yuan short for two tributes", "tribute"),
    ("rice short for a drought this month", "drought"),
    ("rice short for a drought next month", "drought"),
    ("rice short for a drought in two months", "drought"),
    ("rice short for a later drought", "drought"),
    ("rice short for two droughts", "drought"),
    ("persons to fall ill this month", "contagion"),
    ("persons to fall ill next month", "contagion"),
    ("persons to fall ill in two months", "contagion"),
    ("persons to fall ill later", "contagion"),
    ("persons to fall ill in a second contagion", "contagion"),
    ("persons to fall ill while a healer could still come", "contagion"),
    ("weakest in an invasion this month", "mongols"),
    ("weakest in an invasion next month", "mongols"),
    ("weakest in a later invasion", "mongols"),
    ("helmets for each invasion", "mongols"),
    ("not the weakest", "mongols"),
    ("prize of a festival this month", "festival"),
    ("prize of a festival next month", "festival"),
    ("prize of a later festival", "festival"),
    ("fireworks left for a second festival", "festival"),
    ("rockets for each festival", "festival"),
    ("rice sacks for each drought", "drought"),
    ("tax collectors for each tribute", "tribute"),
    ("craftsman's card", "hand"),
    ("court lady's card", "hand"),
    ("pyrotechnist's card", "hand"),
    ("tax collector's card", "hand"),
    ("warrior's card", "hand"),
    ("monk's card", "hand"),
    ("healer's card", "hand"),
    ("farmer's card", "hand"),
    ("scholar's card", "hand"),
    ("wild cards", "hand"),
    ("share of the others that are behind", "order"),
    ("lead on the person track up to three spaces", "order"),
    ("lead on the person track up to ten spaces", "order"),
    ("first on the person track", "order"),
    ("last on the person track", "order"),
    ("droughts", "points"),
    ("contagions", "points"),
    ("invasions", "points"),
    ("tributes", "points"),
    ("festivals", "points"),
    ("warrior's card for each invasion", "hand"),
    ("pyrotechnist's card for each festival", "hand"),
    ("farmer's card for each drought", "hand"),
    ("persons beyond seven", "persons"),
    ("inhabited palaces beyond four", "palaces"),
    ("inhabited palaces for each drought", "drought"),
    ("hardly anybody left", "persons"),
)
"""In the order of `look`, which fills the places from these numbers on:"""
HOME: Final = 0
SYMBOLS: Final = 11
STOCK: Final = 26
EVENTS: Final = 32
HAND: Final = 60
ORDER: Final = 70
CALENDAR: Final = 75
INVASIONS: Final = CALENDAR + 2
MORE: Final = 80

FIRST_PICK: Final = 0
"""The moment before the second person of the start."""
DRAFTED: Final = 1
"""The moment after it. From month 1 on there are three a month: before the own action, the own person, the event."""
MOMENTS: Final = 3 * (MONTHS + 1)


def look(table: YearTable, seat: int) -> Sight:
    """Count what lies before a seat."""
    player = table.players[seat]
    month = table.month
    act, recruit, event, score, leaving, rising = ahead_in_month(table, seat)

    sight = Sight()
    counts = [0.0] * len(COUNTED)
    sight.counts = counts
    standing = _home(counts, player, leaving, rising)
    dragons = player.small * table.box.small_dragons + player.large * table.box.large_dragons
    counts[SYMBOLS] = dragons
    sight.points = float(player.vp)
    now = month  # the first month whose event is still to come
    if month == 0:
        sight.moment = FIRST_PICK if player.persons < 2 else DRAFTED
        now = 1
    elif act:
        sight.moment = 3 * month - 1
    elif recruit:
        sight.moment = 3 * month
    elif event:
        sight.moment = 3 * month + 1
    else:
        now = month + 1
        sight.moment = 3 * month + 2
        if score:
            sight.points += standing + player.symbols[COURT_LADY] + dragons
    _symbols(counts, player, player.monk_points(table.box))
    _stock(counts, player)
    _events(counts, table, seat, now)
    for card in range(len(CARDS)):
        counts[HAND + card] = player.hand[card]
    _order(counts, table, seat)
    counts[MORE] = player.hand[WARRIOR] * counts[CALENDAR + 2]
    counts[MORE + 1] = player.hand[PYROTECHNIST] * counts[CALENDAR + 4]
    counts[MORE + 2] = player.hand[FARMER] * counts[CALENDAR]
    persons = player.persons - leaving
    inhabited = counts[HOME + 1]
    counts[MORE + 3] = persons - 7 if persons > 7 else 0
    counts[MORE + 4] = inhabited - 4 if inhabited > 4 else 0
    counts[MORE + 5] = inhabited * counts[CALENDAR]
    counts[MORE + 6] = 1.0 if persons <= 2 else 0.0
    return sight


def _home(counts: list[float], player: Player, leaving: int, rising: int) -> int:
    """Palaces, persons, room; how many palaces will stand after decay."""
    inhabited = low = high = single = 0
    floors = rising
    for one in player.palaces:
        floors += one.floors
        if one.count:
            inhabited += 1
            if one.count == 1:
                single += 1
        elif one.floors > 1:
            high += 1
        else:
            low += 1
    persons = player.persons - leaving
    to_come = 0
    for count in player.hand:
        to_come += count
    room = floors - persons
    if room > to_come:
        room = to_come
    counts[HOME] = 1.0
    counts[HOME + 1] = inhabited
    counts[HOME + 2] = low
    counts[HOME + 3] = high
    counts[HOME + 4] = floors
    counts[HOME + 5] = persons
    counts[HOME + 6] = 1.0 if room >= 1 else 0.0
    counts[HOME + 7] = 1.0 if room >= 2 else 0.0
    counts[HOME + 8] = 1.0 if room >= 3 else 0.0
    counts[HOME + 9] = room
    counts[HOME + 10] = single
    return inhabited + high


def _symbols(counts: list[float], player: Player, monk_points: int) -> None:
    symbols = player.symbols
    hammers = symbols[CRAFTSMAN]
    mortars = symbols[HEALER]
    books = symbols[SCHOLAR]
    counts[SYMBOLS + 1] = symbols[COURT_LADY]
    counts[SYMBOLS + 2] = 1.0 if hammers else 0.0
    counts[SYMBOLS + 3] = hammers - 1 if hammers > 1 else 0
    counts[SYMBOLS + 4] = symbols[PYROTECHNIST]
    counts[SYMBOLS + 5] = symbols[TAX_COLLECTOR] / 3.0
    counts[SYMBOLS + 6] = symbols[WARRIOR]
    counts[SYMBOLS + 7] = monk_points
    counts[SYMBOLS + 8] = symbols[MONK]
    counts[SYMBOLS + 9] = 1.0 if mortars else 0.0
    counts[SYMBOLS + 10] = 1.0 if mortars > 1 else 0.0
    counts[SYMBOLS + 11] = 1.0 if mortars > 2 else 0.0
    counts[SYMBOLS + 12] = symbols[FARMER]
    counts[SYMBOLS + 13] = books
    counts[SYMBOLS + 14] = books - 3 if books > 3 else 0


def _stock(counts: list[float], player: Player) -> None:
    yuan = player.yuan
    rice = player.rice
    counts[STOCK] = yuan if yuan < 3 else 3
    counts[STOCK + 1] = 0 if yuan < 3 else (yuan - 3 if yuan < 7 else 4)
    counts[STOCK + 2] = yuan - 7 if yuan > 7 else 0
    counts[STOCK + 3] = rice
    counts[STOCK + 4] = rice - 4 if rice > 4 else 0
    counts[STOCK + 5] = player.fireworks


def _events(counts: list[float], table: YearTable, seat: int, now: int) -> None:
    """What the events to come will ask for, as things stand: the first of a kind by its distance, then the second."""
    player = table.players[seat]
    symbols = player.symbols
    yuan = player.yuan
    rice = player.rice
    inhabited = int(counts[HOME + 1])
    sick = SICK - symbols[HEALER]
    droughts = contagions = invasions = tributes = festivals = 0
    for month in range(now, MONTHS + 1):
        event = table.events[month - 1]
        far = month - now
        near = far if far < 3 else 3
        times = 1
        if table.corner == SOLAR_ECLIPSE and month == table.box.super_month:
            times = 2
        while times:
            times -= 1
            if event == TRIBUTE:
                tributes += 1
                due = TRIBUTE_YUAN if tributes == 1 else 2 * TRIBUTE_YUAN
                counts[EVENTS + (near if tributes == 1 else 4)] = due - yuan if yuan < due else 0
            elif event == DROUGHT:
                droughts += 1
                due = inhabited if droughts == 1 else 2 * inhabited
                counts[EVENTS + 5 + (near if droughts == 1 else 4)] = due - rice if rice < due else 0
            elif event == CONTAGION:
                contagions += 1
                if sick > 0:
                    counts[EVENTS + 10 + (near if contagions == 1 else 4)] = sick
            elif event == MONGOLS:
                invasions += 1
                if invasions == 1:
                    if _weakest(table, seat):
                        counts[EVENTS + 16 + (near if near < 2 else 2)] = 1.0
                    else:
                        counts[EVENTS + 20] = 1.0
            elif event == FESTIVAL:
                festivals += 1
                if player.fireworks:
                    if festivals == 1:
                        counts[EVENTS + 21 + (near if near < 2 else 2)] = _prize(table, seat)
                    else:
                        counts[EVENTS + 24] = player.fireworks // 2
    if sick > 0 and contagions and (player.hand[HEALER] or player.hand[WILD]):
        counts[EVENTS + 15] = sick
    counts[EVENTS + 19] = symbols[WARRIOR] * invasions
    counts[EVENTS + 25] = symbols[PYROTECHNIST] * festivals
    counts[EVENTS + 26] = symbols[FARMER] * droughts
    counts[EVENTS + 27] = symbols[TAX_COLLECTOR] * tributes / 3.0
    counts[CALENDAR] = droughts
    counts[CALENDAR + 1] = contagions
    counts[CALENDAR + 2] = invasions
    counts[CALENDAR + 3] = tributes
    counts[CALENDAR + 4] = festivals


def _weakest(table: YearTable, seat: int) -> bool:
    helmets = table.players[seat].symbols[WARRIOR]
    for index, other in enumerate(table.players):
        if index != seat and other.symbols[WARRIOR] < helmets:
            return False
    return True


def _prize(table: YearTable, seat: int) -> int:
    """What a festival would bring now (YD-47)."""
    fireworks = table.players[seat].fireworks
    more = 0
    for other in table.players:
        count = other.fireworks
        if count > fireworks:
            if more and count != more:
                return 0
            more = count
    return SECOND_PRIZE if more else FIRST_PRIZE


def _order(counts: list[float], table: YearTable, seat: int) -> None:
    players = table.players
    track = players[seat].track
    place = table.order.index(seat)
    others = len(players) - 1
    short = long = 0
    for index, other in enumerate(players):
        if index != seat:
            lead = track - other.track
            short += 3 if lead > 3 else (-3 if lead < -3 else lead)
            long += 10 if lead > 10 else (-10 if lead < -10 else lead)
    counts[ORDER] = (others - place) / others
    counts[ORDER + 1] = short / (3.0 * others)
    counts[ORDER + 2] = long / (10.0 * others)
    counts[ORDER + 3] = 1.0 if place == 0 else 0.0
    counts[ORDER + 4] = 1.0 if place == others else 0.0
