"""What recorded games of In the Year of the Dragon must contain, beside what every game's records contain."""

from __future__ import annotations

from itertools import pairwise

from teahouse.games.year_of_the_dragon.game import YearOfTheDragon
from teahouse.games.year_of_the_dragon.names import CORNERS, EVENTS, HEALER, MONGOLS, MONTHS, SOLAR_ECLIPSE, TYPES
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import Note, Table, text_of

LONG = "with the wall long enough"
SHORT = "with a short wall"
WANTED: set[str] = {
    *(f"players {players}" for players in (2, 3, 4, 5)),
    *(f"option {option.name} {text_of(value)}" for option in YearOfTheDragon.declared for value in option.values),
    *("move replace", "move decline", "note note-card-wasted"),
    *(f"event {event}" for event in EVENTS),
    *(f"super event {corner}" for corner in CORNERS),
    *(f"eclipse of {event}" for event in EVENTS[1:]),
    *(f"{where} {how}" for where in ("invasion", "eclipse", "end") for how in (LONG, SHORT)),
    "an invasion in month 12 before the last scoring of the wall",
    "the wall is complete",
    "first prize shared",
    "second prize shared",
    "only one prize",
    "no fireworks at a festival",
    "all equally weak",
    "contagion without loss",
    "tribute short by some",
    "tribute short by all",
    "drought short by some",
    "drought without any rice",
    "all persons of a seat leave",
    "two markers on a space",
    "three markers on a space",
    "two dragons on a group",
    "a type is used up",
    "a seat without palaces",
    "two of one kind in a palace",
    "equal points, the one ahead on the track wins",
    "equal points on one space, the top of the stack wins",
    "a seat is passed over in the charter",
    "an earthquake takes all a seat has",
}


def features(table: Table, notes: list[Note]) -> set[str]:
    """What the table shows after a move, and what the move brought about."""
    assert isinstance(table, YearTable)
    found = _happened(table, notes) | _stands(table)
    return found | _ending(table) if table.over else found


def _happened(table: YearTable, notes: list[Note]) -> set[str]:
    ids = [note.message.id for note in notes]
    arguments = [dict(note.message.arguments) for note in notes]
    found: set[str] = set()
    eclipse = table.corner == SOLAR_ECLIPSE and table.rules.super_event
    for number, (id, given) in enumerate(zip(ids, arguments, strict=True)):
        # what is told after the last note of the month belongs to the month that begins
        month = table.month - 1 if "note-month" in ids[number:] else table.month
        event = table.events[month - 1]
        if id == "note-month":
            found.add(f"event {EVENTS[table.events[table.month - 1]]}")
        elif id == "note-super-event":
            found.add(f"super event {CORNERS[table.corner]}")
            if eclipse:
                found.add(f"eclipse of {EVENTS[event]}")
        elif id in ("note-wall-scores", "note-wall-short"):
            how = LONG if id == "note-wall-scores" else SHORT
            if month == MONTHS and event == MONGOLS:
                found.add("an invasion in month 12 before the last scoring of the wall")
            elif month == MONTHS:
                found.add(f"end {how}")
            else:
                found.add(f"{'eclipse' if eclipse and month == table.box.super_month else 'invasion'} {how}")
        elif id == "note-tribute" and given["yuan"] != 4:
            found.add("tribute short by all" if given["yuan"] == 0 else "tribute short by some")
        elif id == "note-drought" and given["count"]:
            found.add("drought short by some" if given["rice"] else "drought without any rice")
        elif id == "note-releases" and not table.players[notes[number].seat].persons:
            found.add("all persons of a seat leave")
    points = [given["points"] for id, given in zip(ids, arguments, strict=True) if id == "note-festival"]
    if points:
        found |= {
            name for name, prize in (("first prize shared", 6), ("second prize shared", 3)) if points.count(prize) > 1
        }
        if 3 not in points:
            found.add("only one prize")
    elif "festival" in _begun(table, ids) and not any(player.fireworks for player in table.players):
        found.add("no fireworks at a festival")
    helmets = [given["points"] for id, given in zip(ids, arguments, strict=True) if id == "note-mongols"]
    if helmets and len(set(helmets)) == 1:
        found.add("all equally weak")
    if "contagion" in _begun(table, ids) and any(player.symbols[HEALER] >= 3 for player in table.players):
        found.add("contagion without loss")
    return found


def _begun(table: YearTable, ids: list[str]) -> set[str]:
    """The event of the round that was scored after this very move; not where a super event came in between."""
    month = table.month - 1 if "note-month" in ids else table.month
    if "note-score-round" not in ids or (table.rules.super_event and month == table.box.super_month):
        return set()
    return {EVENTS[table.events[month - 1]]}


def _stands(table: YearTable) -> set[str]:
    found: set[str] = set()
    if table.month:
        tracks = [player.track for player in table.players]
        if len(set(tracks)) < len(tracks):
            found.add("two markers on a space")
        if any(tracks.count(space) > 2 for space in tracks) and max(tracks):
            found.add("three markers on a space")
        if any(not table.tiles[2 * type] and not table.tiles[2 * type + 1] for type in range(len(TYPES))):
            found.add("a type is used up")
    if max(table.dragons) > 1:
        found.add("two dragons on a group")
    if len(table.wall) == MONTHS:
        found.add("the wall is complete")
    for player in table.players:
        if not player.palaces:
            found.add("a seat without palaces")
            if table.month == table.box.super_month and CORNERS[table.corner] == "earthquake":
                found.add("an earthquake takes all a seat has")
        if any(len(one.kinds) < one.count for one in player.palaces):
            found.add("two of one kind in a palace")
        if not player.persons and table.agenda and type(table.agenda[-1]).__name__ == "NameType":
            found.add("a seat is passed over in the charter")
    return found


def _ending(table: YearTable) -> set[str]:
    found: set[str] = set()
    scores = table.scores()
    for ahead, behind in pairwise(sorted(range(len(scores)), key=lambda seat: table.ranking()[seat])):
        if scores[ahead] == scores[behind]:
            same = table.players[ahead].track == table.players[behind].track
            found.add(
                "equal points on one space, the top of the stack wins"
                if same
                else "equal points, the one ahead on the track wins"
            )
    return found
