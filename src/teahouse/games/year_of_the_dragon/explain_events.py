"""What events and super events are, and what they mean for a seat."""

from __future__ import annotations

from teahouse.games.year_of_the_dragon.clauses import CLAUSE_OF
from teahouse.games.year_of_the_dragon.forecast import changes, under_way
from teahouse.games.year_of_the_dragon.names import (
    ASSASSINATION,
    BUDDHA,
    CHARTER,
    CONTAGION,
    CORNERS,
    DROUGHT,
    EARTHQUAKE,
    EVENTS,
    FESTIVAL,
    FLOOD,
    HEALER,
    LANTERNFEST,
    MONGOLS,
    MONTHS,
    NONE,
    PEACE,
    SOLAR_ECLIPSE,
    SUNRISE,
    TORNADO,
    TRIBUTE,
    TYPES,
    VOLCANO,
    WARRIOR,
)
from teahouse.games.year_of_the_dragon.scene import Scene, say, told
from teahouse.games.year_of_the_dragon.steps.event import FIRST_PRIZE, SECOND_PRIZE, SICK, TRIBUTE_YUAN
from teahouse.games.year_of_the_dragon.steps.scoring import PER_PERSON, ScoreRound, dragons
from teahouse.games.year_of_the_dragon.steps.super_events import BLOWN, SHAKEN, washed_away
from teahouse.kernel import Explanation, Message, Ref


def explain_event(scene: Scene, rest: str) -> Explanation | None:
    """The tile of a month, event-5, or an event by name, event-drought."""
    table = scene.table
    if rest in EVENTS:
        event = EVENTS.index(rest)
        numbers = [say("now-month", month=at + 1) for at in range(MONTHS) if table.events[at] == event]
        return told(say(f"event-{rest}"), _does_event(scene, event), numbers, CLAUSE_OF[f"event-{rest}"], "YD-42")
    if not rest.isdecimal() or not 1 <= int(rest) <= MONTHS:
        return None
    month = int(rest)
    event = table.events[month - 1]
    if event == NONE:
        drawn = sum(table.box.event_copies) - table.box.event_copies[PEACE]
        return told(say("thing-event-open", month=month), [say("does-event-open", tiles=drawn)], [], "YD-6", "YD-42")
    away = scene.months_until(month)
    if away >= 0:
        numbers = [say("now-away", months=away), *event_numbers(scene, event)]
    else:
        numbers = [say("now-under-way" if month == table.month and under_way(table) else "now-over")]
    does = _does_event(scene, event)
    if table.rules.wall and event == MONGOLS and away >= 0:
        numbers.append(say("now-wall", length=len(table.wall), needed=month))
    if table.rules.super_event and month == table.box.super_month:
        does.append(say("does-event-super"))
    name = EVENTS[event]
    title = say("thing-event", month=month, event=Ref(f"event-{name}"))
    return told(title, does, numbers, CLAUSE_OF[f"event-{name}"], "YD-42", "YD-43", "YD-50")


def _does_event(scene: Scene, event: int) -> list[Message]:
    if event == CONTAGION:
        found = [say("does-event-contagion", sick=SICK)]
    elif event == TRIBUTE:
        found = [say("does-event-tribute", yuan=TRIBUTE_YUAN)]
    elif event == FESTIVAL:
        found = [say("does-event-festival", first=FIRST_PRIZE, second=SECOND_PRIZE)]
    else:
        found = [say(f"does-event-{EVENTS[event]}")]
    if event == MONGOLS and scene.table.rules.wall:
        found.append(say("does-event-mongols-wall"))
    return found


def event_numbers(scene: Scene, event: int) -> list[Message]:
    """What the seat has against an event, and what the event alone would do to it now."""
    me, table = scene.me, scene.table
    if me is None:
        return []
    change = changes(table, scene.seat, event)
    lost = say("now-lose-persons", count=-change.get("persons", 0))
    if event == TRIBUTE:
        return [say("now-yuan", yuan=me.yuan), lost]
    if event == DROUGHT:
        return [say("now-rice", rice=me.rice, palaces=me.inhabited()), lost]
    if event == CONTAGION:
        return [say("now-mortars", mortars=me.symbols[HEALER]), lost]
    if event == MONGOLS:
        others = scene.others([player.symbols[WARRIOR] for player in table.players])
        points = say("now-score", points=change.get("points", 0))
        return [say("now-helmets", helmets=me.symbols[WARRIOR], others=others), points, lost]
    if event == FESTIVAL:
        others = scene.others([player.fireworks for player in table.players])
        found = [
            say("now-fireworks", fireworks=me.fireworks, others=others),
            say("now-score", points=change.get("points", 0)),
        ]
        if "fireworks" in change:
            found.append(say("now-give-back-fireworks", count=-change["fireworks"]))
        return found
    return []


def explain_corner(scene: Scene, rest: str) -> Explanation | None:
    """A super event by name, corner-flood, or the one that lies there hidden: corner."""
    table = scene.table
    month = table.box.super_month
    if not rest:
        if not table.rules.super_event or table.corner != NONE:
            return None
        does = [say("does-corner-hidden", month=month, count=len(table.box.corners)), say("does-corner", month=month)]
        return told(say("thing-corner-hidden"), does, [], "YD-67", "YD-F2")
    if rest not in CORNERS:
        return None
    corner = CORNERS.index(rest)
    does = [_does_corner(scene, corner), say("does-corner", month=month)]
    numbers: list[Message] = []
    if table.rules.super_event and corner == table.corner:
        away = scene.months_until(month)
        if month == table.month and any(isinstance(step, ScoreRound) for step in table.agenda):
            away = 0  # it strikes after the event and before the scoring
        numbers = [say("now-over")] if away < 0 else [say("now-away", months=away), *_corner_numbers(scene, corner)]
    return told(say(f"corner-{rest}"), does, numbers, CLAUSE_OF[f"corner-{rest}"], "YD-67")


def _does_corner(scene: Scene, corner: int) -> Message:
    name = f"does-corner-{CORNERS[corner]}"
    if corner == LANTERNFEST:
        return say(name, points=PER_PERSON)
    if corner == EARTHQUAKE:
        return say(name, floors=SHAKEN)
    if corner == TORNADO:
        return say(name, cards=BLOWN)
    if corner == SOLAR_ECLIPSE:
        return say(name, month=scene.table.box.super_month)
    if corner == CHARTER and scene.table.rules.charter_warriors_score:
        return say("does-corner-charter-points")
    return say(name)


def _corner_numbers(scene: Scene, corner: int) -> list[Message]:
    me, table = scene.me, scene.table
    if me is None:
        return []
    if corner == LANTERNFEST:
        return [say("now-score", points=PER_PERSON * me.persons)]
    if corner == BUDDHA:
        return [say("now-score", points=me.monk_points(table.box))]
    if corner == EARTHQUAKE:
        return [say("now-floors", floors=me.floors(), palaces=len(me.palaces))]
    if corner == FLOOD:
        return [say("now-flood", pieces=me.yuan + me.rice + me.fireworks, count=washed_away(me))]
    if corner == SOLAR_ECLIPSE:
        event = table.events[table.box.super_month - 1]
        return [] if event == NONE else event_numbers(scene, event)
    if corner == VOLCANO:
        return [say("now-track", track=me.track, place=table.order.index(scene.seat) + 1)]
    if corner == TORNADO:
        return [say("now-cards", cards=sum(me.hand))]
    if corner == SUNRISE:
        return [say("now-rooms", rooms=me.floors() - me.persons)]
    if corner == ASSASSINATION:
        return [say("now-dragons", dragons=dragons(table.box, me))]
    assert corner == CHARTER
    owned = [type for type in range(len(TYPES)) if me.symbols[type]]
    return [say("now-symbols", count=me.symbols[type], symbol=Ref(f"symbol-{TYPES[type]}")) for type in owned]
