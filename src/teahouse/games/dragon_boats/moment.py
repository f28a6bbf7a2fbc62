"""Where we are: rounds of four phases (DB-14)."""

from __future__ import annotations

from typing import Final

from teahouse.games.dragon_boats.names import BID_END
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boarding import PayPath
from teahouse.games.dragon_boats.steps.boats import AfterBidding, Ask, Departures
from teahouse.games.dragon_boats.steps.payment import Exchange, Linger, Purchase, Resolve, Stay
from teahouse.games.dragon_boats.steps.setup import ChooseStart, ChooseStarts
from teahouse.games.dragon_boats.steps.walking import Climbers
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY, Moment

PHASES: Final = ("bidding", "payment", "explore", "storage")
_PAYING: Final = (Resolve, Purchase, Exchange, Linger, PayPath, Stay)


def moment(table: DragonTable) -> Moment:
    """The round and its phase; the agenda holds the steps of later phases, so the earliest one found is on."""
    seat = table.to_move if table.to_move >= 0 else NOBODY
    phase = _phase(table)
    started = phase != "start"
    seats = list(range(len(table.players)))
    return Moment(table.round + 1 if started else 0, len(table.rounds), phase, PHASES, seat, 0, seats)


def _phase(table: DragonTable) -> str:
    if table.over:
        return ""
    agenda = table.agenda
    if not table.rounds or any(isinstance(step, ChooseStart | ChooseStarts) for step in agenda):
        return "start"
    for step in agenda:
        if isinstance(step, Bid | AfterBidding) or (isinstance(step, Ask) and step.window == BID_END):
            return "bidding"
    if any(isinstance(step, _PAYING) for step in agenda):
        return "payment"
    if any(isinstance(step, Climbers | Departures) for step in agenda):
        return "explore"
    return "storage"
