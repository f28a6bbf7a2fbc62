"""What the recorded games of Dragon Boats must contain together."""

from __future__ import annotations

from teahouse.games.dragon_boats.game import DragonBoats
from teahouse.games.dragon_boats.names import CARD_WINDOWS, DOCKS, LETTERS, LOCATIONS, WINDOWS
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import Note, Ref, Table
from teahouse.library import box, rulebook

WINDOW_OF = {
    "Bid": "bid",
    "AfterBidding": "bid-end",
    "Purchase": "pay",
    "Exchange": "pay",
    "Linger": "pay",
    "BeforeDeparture": "pre",
    "BeforeSteering": "steer",
    "Steer": "steer",
    "BeforeLanding": "land",
    "Walk": "move",
    "Store": "store",
}
"""The window in which each question stands."""
PAIRS = {(letter, window) for letter, windows in CARD_WINDOWS.items() for window in windows if window in WINDOWS}
"""Every one-time card with every window in which it can be played."""


def _tracks() -> set[str]:
    own = box("dragon-boats")
    assert rulebook("dragon-boats") is DragonBoats
    tracks: list[list[int]] = getattr(own, "tracks")  # noqa: B009 (the box of this game)
    return {f"{DOCKS[dock]} sails to {LOCATIONS[place]}" for dock, track in enumerate(tracks) for place in track}


WANTED: set[str] = {
    *(f"card {letter} in {window}" for letter, window in PAIRS),
    *_tracks(),
    "card A leads off the track",
    "both exchanges with one disc",
    "a member goes home",
    "a mountain space is settled",
    "a field is settled",
    "the food supply is empty",
    "a permanent card is drawn unseen",
}

_last: dict[str, object] = {"asked": "", "used": []}
"""What the table showed one move earlier."""


def features(table: Table, notes: list[Note]) -> set[str]:
    """What the table shows after a move."""
    assert isinstance(table, DragonTable)
    found: set[str] = set()
    before = _last["used"]
    used = [player.used for player in table.players]
    if isinstance(before, list) and len(before) == len(used):
        for was, now in zip(before, used):
            fresh = now & ~was
            if fresh:
                found.add(f"card {LETTERS[fresh.bit_length() - 1]} in {WINDOW_OF[str(_last['asked'])]}")
    asked = type(table.agenda[-1]).__name__ if table.agenda else ""
    if _last["asked"] == "Linger" and asked in ("DrawExchanged", "DrawCard", "RevealCard"):
        found.add("both exchanges with one disc")
    _last["asked"], _last["used"] = asked, used
    for note in notes:
        arguments = dict(note.message.arguments)
        if note.message.id == "note-lands":
            dock, location = arguments["dock"], arguments["location"]
            assert isinstance(dock, Ref)
            assert isinstance(location, Ref)
            sailing = f"{dock.id.removeprefix('dock-')} sails to {location.id.removeprefix('location-')}"
            found.add(sailing if sailing in WANTED else "card A leads off the track")
        elif note.message.id == "note-home":
            found.add("a member goes home")
        elif note.message.id == "note-draws-open":
            found.add("a permanent card is drawn unseen")
        elif note.message.id == "note-settles":
            tile = arguments["tile"]
            assert isinstance(tile, Ref)
            found.add("a mountain space is settled" if tile.id.startswith("wisdom") else "a field is settled")
    if table.food == 0:
        found.add("the food supply is empty")
    if table.treasure == 0:
        found.add("the treasure supply is empty")
    if table.deck == 0 and table.display:
        found.add("the deck is empty")
    return found
