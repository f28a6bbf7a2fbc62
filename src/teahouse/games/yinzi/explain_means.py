"""With what a move is paid if that is not what its price names: discs, rural cubes, changed money (YZ-22, YZ-62)."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.labels import say
from teahouse.games.yinzi.names import RURAL_COST
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Message, Move, Note, outcome

_SAID: Final = {
    "note-disc-back": "thing-pays-disc",
    "note-changes-silver": "thing-pays-silver",
    "note-changes-copper": "thing-pays-copper",
}


def means(table: YinziTable, move: Move) -> list[Message]:
    """What stands in for a price when a seat makes this move and those that are then its only choice."""
    notes: list[Note] = []
    after = outcome(table, move, notes)
    assert isinstance(after, YinziTable)
    found: list[Message] = []
    bought = sum(table.rural) - sum(after.rural)
    if bought > 0:
        found.append(say("thing-pays-rural", ("cubes", bought), ("copper", bought * RURAL_COST)))
    for note in notes:
        if note.seat == table.to_move and note.message.id in _SAID:
            found.append(Message(_SAID[note.message.id], note.message.arguments))
    return found
