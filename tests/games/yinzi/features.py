"""What the recorded games of Yínzi must contain together."""

from __future__ import annotations

from teahouse.games.yinzi.names import COUNTRIES, DISASTERS, EMPEROR_BOXES, SPACES
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Note, Table

ROUTES = [f"R{number:02}" for number in range(1, 21)]

WANTED: set[str] = {
    *(f"advancement {space} is used" for space in SPACES),
    *(f"route {route} is fulfilled" for route in ROUTES),
    *(f"note note-sails country country-{country}" for country in COUNTRIES),
    *(f"note note-disaster disaster disaster-{disaster}" for disaster in DISASTERS),
    *(f"note note-emperor box box-{box}" for box in EMPEROR_BOXES),
    "note note-sails-pool",
    "a factory of level II works for another player",
    "a factory of level III works for another player",
    "an unowned factory is taken over",
    "a ship sails in the middle of an action",
    "a personal route is fulfilled",
    "an emissary is sent out of turn",
    "two ships sail in one action",
}

_last: dict[str, object] = {"spaces": {}, "unowned": [], "held": [], "sailed": 0}
"""What the table showed one move earlier."""


def features(table: Table, notes: list[Note]) -> set[str]:
    """What the table shows after a move."""
    assert isinstance(table, YinziTable)
    found: set[str] = set()
    if table.phase == 0:  # another game has begun
        _last.update(spaces={}, unowned=[], held=[], sailed=0)
    spaces, discs = _last["spaces"], table.facts()["advancements"]
    if isinstance(spaces, dict):
        found.update(f"advancement {space} is used" for space in spaces if space not in discs)
    unowned = _last["unowned"]
    if isinstance(unowned, list) and any(table.owner[tile] >= 0 for tile in unowned):
        found.add("an unowned factory is taken over")
    held = _last["held"]
    if isinstance(held, list) and any(tile in player.won for tile in held for player in table.players):
        found.add("a personal route is fulfilled")
    sailing = any(note.message.id in ("note-sails", "note-sails-pool") for note in notes)
    supplying = any(step.id == "supply-ships" for step in table.agenda)
    if sailing and supplying:
        found.add("a ship sails in the middle of an action")
    sailed = _last["sailed"]
    assert isinstance(sailed, int)
    sailed = sailed + 1 if sailing else sailed
    if sailed > 1:
        found.add("two ships sail in one action")
    for note in notes:
        arguments = dict(note.message.arguments)
        if note.message.id == "note-route":
            found.add(f"route {arguments['route']} is fulfilled")
        if note.message.id == "note-outsources":
            level = "II" if arguments["copper"] else "III"
            found.add(f"a factory of level {level} works for another player")
    asked = table.agenda[-1].id if table.agenda else ""
    if asked == "send-emissary" and supplying and table.to_move != _supplier(table):
        found.add("an emissary is sent out of turn")
    _last["spaces"] = discs
    _last["unowned"] = [tile for tile, owner in enumerate(table.owner) if owner == -1]
    _last["held"] = [tile for player in table.players for tile in player.routes]
    _last["sailed"] = sailed if supplying else 0
    return found


def _supplier(table: YinziTable) -> int:
    """The player who is supplying ships."""
    for step in table.agenda:
        if step.id == "supply-ships":
            return step.arguments()[0]
    return -1
