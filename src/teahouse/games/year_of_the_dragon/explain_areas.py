"""The cards of whole parts of the board: the year, the actions, the persons, and what lies before a player."""

from __future__ import annotations

from typing import Final

from teahouse.games.year_of_the_dragon.clauses import CLAUSE_OF
from teahouse.games.year_of_the_dragon.names import GOODS, MONTHS, WALL_TILES
from teahouse.games.year_of_the_dragon.palace import HIGHEST
from teahouse.games.year_of_the_dragon.scene import Scene, say, told
from teahouse.games.year_of_the_dragon.steps.action import FEE
from teahouse.games.year_of_the_dragon.steps.scoring import GOOD_PRICE, PER_PERSON, YUAN_PER_POINT
from teahouse.kernel import Explanation, Message, Ref

AREAS: Final = ("year", "action", "display", "palace", "good", "card", "seat")
WALL_AREA: Final = "wall-tile"


def explain_area(scene: Scene, area: str) -> Explanation:
    """What a part of the board is, and how it stands with the seat."""
    me, table = scene.me, scene.table
    does = [say(f"does-area-{area}")]
    numbers: list[Message] = []
    if area == "year":
        numbers = [say("now-area-year", month=max(1, table.month), months=MONTHS)]
    elif area == "action":
        does = [say("does-group", fee=FEE)]
        numbers = [say("now-yuan", yuan=me.yuan)] if me is not None else []
    elif area == "display":
        does.append(say("does-person-end", points=PER_PERSON))
        numbers = [say("now-tiles", count=sum(table.tiles))]
    elif area == "palace":
        does = [say("does-palace", most=HIGHEST), say("does-palace-empty"), say("does-palace-rice")]
        shown = scene.shown.palaces
        if me is not None:
            floors = sum([one.floors for one in shown])
            numbers = [say("now-floors", floors=floors, palaces=len(shown))]
            numbers.append(say("now-rooms", rooms=sum([max(0, one.room) for one in shown])))
    elif area == "good":
        does.append(say("does-good-sale", price=GOOD_PRICE, yuan=YUAN_PER_POINT))
        if me is not None:
            owned = dict(zip(("yuan", "rice", "fireworks"), (me.yuan, me.rice, me.fireworks), strict=True))
            numbers = [say("now-good", count=owned[good], good=Ref(f"good-{good}")) for good in GOODS]
    elif area == "card":
        numbers = [say("now-cards", cards=sum(me.hand))] if me is not None else []
    elif area == "seat":
        does = [say("does-points"), say("does-track")]
        if me is not None:
            numbers = [say("now-track", track=me.track, place=table.order.index(scene.seat) + 1)]
    else:
        does = [say("does-wall-tile")]
        numbers = [say("now-wall-left", count=len(WALL_TILES) - me.wall_built)] if me is not None else []
    return told(say(f"thing-area-{area}"), does, numbers, CLAUSE_OF[area])
