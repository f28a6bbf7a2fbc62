"""What every thing on the board is, and what it means for a seat now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from teahouse.games.year_of_the_dragon.clauses import CLAUSE_OF
from teahouse.games.year_of_the_dragon.explain_areas import AREAS, WALL_AREA, explain_area
from teahouse.games.year_of_the_dragon.explain_events import explain_corner, explain_event
from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    AGES,
    CARDS,
    COURT_LADY,
    DROUGHT,
    EVENTS,
    FESTIVAL,
    GOODS,
    MONGOLS,
    MONK,
    MONTHS,
    NONE,
    PERSON_KINDS,
    PRIVILEGE,
    REFILL,
    SOURCES,
    TRIBUTE,
    TYPES,
    WALL,
    WALL_TILES,
    WILD,
    YOUNG,
    person_name,
)
from teahouse.games.year_of_the_dragon.palace import HIGHEST
from teahouse.games.year_of_the_dragon.scene import Scene, say, told
from teahouse.games.year_of_the_dragon.steps.action import FEE, HELPER, amount
from teahouse.games.year_of_the_dragon.steps.event import TRIBUTE_YUAN
from teahouse.games.year_of_the_dragon.steps.scoring import GOOD_PRICE, PER_PERSON, YUAN_PER_POINT, dragons
from teahouse.games.year_of_the_dragon.table import Player
from teahouse.kernel import Explanation, Message, Ref, View, Who

if TYPE_CHECKING:
    from teahouse.games.year_of_the_dragon.game import YearOfTheDragon

_Explain: TypeAlias = Callable[[Scene, str], Explanation | None]


def things(game: YearOfTheDragon, view: View) -> list[str]:
    """Everything that lies on the board of a view."""
    facts = view.facts
    box, rules = game.box, game.rules
    kinds = [person_name(person) for person in range(PERSON_KINDS) if box.value[person]]
    shown = facts["players"][view.seat if view.seat >= 0 else max(view.to_move, 0)]
    found = [f"event-{month}" for month in range(1, MONTHS + 1)]
    if rules.super_event:
        found.append(f"corner-{facts['corner']}" if facts["corner"] else "corner")
    found += [f"action-{name}" for index, name in enumerate(ACTIONS) if index != WALL or rules.wall]
    for group, names in enumerate(facts["groups"]):
        found += [f"group-{group + 1}", *(f"group-{group + 1}-{name}" for name in names)] if names else []
    found += ["skip", "decline", "privilege-small", "privilege-large"]
    found += [f"display-{kind}" for kind in kinds]
    found += [f"person-{type}" for type in TYPES]
    found += [f"symbol-{type}" for type in TYPES]
    found += [f"card-{card}" for card in CARDS]
    found += [f"good-{good}" for good in GOODS]
    for index, palace in enumerate(shown["palaces"]):
        found.append(f"palace-{index + 1}")
        found += [f"palace-{index + 1}-{person}" for person in dict.fromkeys(palace["persons"])]
    found += ["palace-new", "track", "points"]
    for seat, player in enumerate(facts["players"]):
        found.append(f"seat-{seat + 1}")
        for index, palace in enumerate(player["palaces"]):
            name = f"seat-{seat + 1}-palace-{index + 1}"
            found += [name, *(f"{name}-{person}" for person in dict.fromkeys(palace["persons"]))]
    if rules.wall:
        found += [f"wall-tile-{tile}" for tile in WALL_TILES]
        found += [f"wall-{month}" for month in range(1, MONTHS + 1)]
    return found + areas(game)


def areas(game: YearOfTheDragon) -> list[str]:
    """The parts of the board that have a card of their own."""
    return [*AREAS, WALL_AREA] if game.rules.wall else [*AREAS]


def explain(game: YearOfTheDragon, thing: str, view: View) -> Explanation | None:
    """What a thing is and what it means for the seat of the view; None if there is no such thing."""
    if thing in areas(game):
        return explain_area(Scene(game, view), thing)
    for kind, tell in _KINDS.items():
        if thing == kind or thing.startswith(f"{kind}-"):
            return tell(Scene(game, view), thing[len(kind) + 1 :])
    return None


# -- actions ------------------------------------------------------------------------------------------------------


def _group(scene: Scene, rest: str) -> Explanation | None:
    table = scene.table
    number, _, action = rest.partition("-")
    if not number.isdecimal() or not 1 <= int(number) <= len(table.dragons):
        return None
    group = int(number) - 1
    numbers: list[Message] = []
    if table.dragons[group]:
        numbers.append(say("now-group-fee", fee=FEE, dragons=table.dragons[group]))
        if scene.me is not None:
            numbers.append(say("now-yuan", yuan=scene.me.yuan))
    else:
        numbers.append(say("now-group-free"))
    if action:
        found = _action(scene, action)
        if found is None or table.group_of[ACTIONS.index(action)] != group:
            return None
        return told(found.name, [*found.does], [*found.numbers, *numbers], *found.clauses, "YD-21")
    return told(say("thing-group", group=group + 1), [say("does-group", fee=FEE)], numbers, "YD-19", "YD-20", "YD-21")


def _action(scene: Scene, rest: str) -> Explanation | None:
    table, me = scene.table, scene.me
    if rest not in ACTIONS or (rest == ACTIONS[WALL] and not table.rules.wall):
        return None
    action = ACTIONS.index(rest)
    numbers: list[Message] = []
    if action == PRIVILEGE:
        does = say("does-action-privilege", small=table.box.small_price, large=table.rules.large_price)
        if me is not None:
            numbers = [say("now-dragons", dragons=dragons(table.box, me))]
    elif action == WALL:
        does = say("does-action-wall")
        numbers = [say("now-wall-length", length=len(table.wall), months=MONTHS)]
        if me is not None:
            numbers.append(say("now-wall-left", count=len(WALL_TILES) - me.wall_built))
    else:
        does = say(f"does-action-{rest}", base=table.box.base[action])
        if me is not None:
            symbol = Ref(f"symbol-{TYPES[HELPER[action]]}")
            numbers = [
                say("now-symbols", count=me.symbols[HELPER[action]], symbol=symbol),
                say(f"now-action-{rest}", count=amount(table, me, action)),
            ]
    return told(say(f"action-{rest}"), [does], numbers, CLAUSE_OF[f"action-{rest}"], "YD-19")


def _skip(scene: Scene, rest: str) -> Explanation | None:
    numbers = [] if scene.me is None else [say("now-yuan", yuan=scene.me.yuan)]
    return None if rest else told(say("thing-skip"), [say("does-skip", refill=REFILL)], numbers, "YD-22", "YD-B5")


def _privilege(scene: Scene, rest: str) -> Explanation | None:
    table = scene.table
    if rest not in ("small", "large"):
        return None
    price = table.box.small_price if rest == "small" else table.rules.large_price
    worth = table.box.small_dragons if rest == "small" else table.box.large_dragons
    does = say("does-privilege", price=price, dragons=worth)
    left = scene.months_left()
    numbers = [say("now-privilege-worth", months=left, points=left * worth)] if left else []
    if scene.me is not None:
        numbers += [say("now-yuan", yuan=scene.me.yuan), say("now-dragons", dragons=dragons(table.box, scene.me))]
    return told(say(f"thing-privilege-{rest}"), [does], numbers, "YD-31", "YD-51")


# -- persons ------------------------------------------------------------------------------------------------------


def _type_of(person: str) -> int:
    """The type of a person kind by its name, or of a type by its own; NONE if there is none."""
    for index, type in enumerate(TYPES):
        if person == type or person in [f"{type}-{age}" for age in AGES]:
            return index
    return NONE


def _does_type(type: int) -> list[Message]:
    return [say(f"does-symbol-{TYPES[type]}"), say("does-person-end", points=PER_PERSON)]


def _does_tile(scene: Scene, person: int) -> Message:
    box = scene.table.box
    symbol = Ref(f"symbol-{TYPES[person // 2]}")
    return say("does-tile", value=box.value[person], count=box.symbols[person], symbol=symbol)


def _own_symbols(scene: Scene, type: int) -> list[Message]:
    if scene.me is None:
        return []
    return [say("now-symbols", count=scene.me.symbols[type], symbol=Ref(f"symbol-{TYPES[type]}"))]


def _display(scene: Scene, rest: str) -> Explanation | None:
    table = scene.table
    type = _type_of(rest)
    if type == NONE or rest == TYPES[type] or not table.box.value[2 * type + AGES.index(rest.rpartition("-")[2])]:
        return None
    person = 2 * type + AGES.index(rest.rpartition("-")[2])
    does = [_does_tile(scene, person), *_does_type(type)]
    numbers = [say("now-tiles", count=table.tiles[person]), *_own_symbols(scene, type)]
    if scene.me is not None:
        numbers.append(say("now-fitting-cards", count=scene.me.hand[type] + scene.me.hand[WILD]))
    return told(say(f"person-{rest}"), does, numbers, CLAUSE_OF[f"symbol-{TYPES[type]}"], "YD-33", "YD-15")


def _person(scene: Scene, rest: str) -> Explanation | None:
    if rest not in TYPES:
        return None
    type = TYPES.index(rest)
    does = [_does_tile(scene, 2 * type + YOUNG), *_does_type(type)]
    return told(say(f"person-{rest}"), does, _own_symbols(scene, type), CLAUSE_OF[f"symbol-{rest}"], "YD-3")


def _symbol(scene: Scene, rest: str) -> Explanation | None:
    if rest not in TYPES:
        return None
    type = TYPES.index(rest)
    numbers = _own_symbols(scene, type)
    if scene.me is not None:
        numbers.append(say("now-others", others=scene.others([each.symbols[type] for each in scene.table.players])))
    return told(say(f"symbol-{rest}"), [say(f"does-symbol-{rest}")], numbers, CLAUSE_OF[f"symbol-{rest}"])


def _card(scene: Scene, rest: str) -> Explanation | None:
    if rest not in CARDS:
        return None
    card = CARDS.index(rest)
    table = scene.table
    does = (
        [say("does-card-wild")] if card == WILD else [say("does-card", person=Ref(f"person-{rest}")), *_does_type(card)]
    )
    numbers = [] if scene.me is None else [say("now-card", count=scene.me.hand[card])]
    if card != WILD:
        numbers.append(say("now-tiles", count=table.tiles[2 * card] + table.tiles[2 * card + 1]))
    clause = "YD-34" if card == WILD else "YD-33"
    return told(say("thing-card", card=Ref(f"card-{rest}")), does, numbers, clause, "YD-35", "YD-40")


# -- palaces and goods --------------------------------------------------------------------------------------------


def _palace(scene: Scene, rest: str) -> Explanation | None:
    if rest == "new":
        return told(say("thing-palace-new"), [say("does-palace-new", most=HIGHEST)], [], "YD-25", "YD-14", "YD-50")
    return _palace_of(scene, scene.shown, rest, say("thing-palace", palace=rest.partition("-")[0]))


def _palace_of(scene: Scene, owner: Player, rest: str, title: Message) -> Explanation | None:
    """A palace of somebody by its number, or a person in it."""
    number, _, person = rest.partition("-")
    palaces = owner.palaces
    if not number.isdecimal() or not 1 <= int(number) <= len(palaces):
        return None
    one = palaces[int(number) - 1]
    if not person:
        does = [say("does-palace", most=HIGHEST), say("does-palace-empty"), say("does-palace-rice")]
        numbers = [say("now-palace", floors=one.floors, persons=one.count)]
        if not one.count:
            numbers.append(say("now-palace-decays"))
        return told(title, does, numbers, "YD-14", "YD-50", "YD-51", "YD-46")
    type = _type_of(person)
    if type == NONE or person not in [person_name(each) for each in one.persons]:
        return None
    kind = 2 * type + AGES.index(person.rpartition("-")[2])
    count, symbol = scene.table.box.symbols[kind], Ref(f"symbol-{TYPES[type]}")
    numbers = [say("now-on-tile", count=count, symbol=symbol), *_own_symbols(scene, type)]
    if type == MONK:
        numbers.append(say("now-monk", points=count * one.floors, floors=one.floors))
    return told(
        say(f"person-{person}"), _does_type(type), numbers, CLAUSE_OF[f"symbol-{TYPES[type]}"], "YD-54", "YD-43"
    )


def _good(scene: Scene, rest: str) -> Explanation | None:
    table, me = scene.table, scene.me
    if rest == "yuan":
        does, event = [say("does-good-yuan", fee=FEE, tribute=TRIBUTE_YUAN, yuan=YUAN_PER_POINT)], TRIBUTE
    elif rest in ("rice", "fireworks"):
        does = [say(f"does-good-{rest}"), say("does-good-sale", price=GOOD_PRICE, yuan=YUAN_PER_POINT)]
        event = DROUGHT if rest == "rice" else FESTIVAL
    else:
        return None
    numbers: list[Message] = []
    if me is not None:
        owned = me.yuan if rest == "yuan" else me.rice if rest == "rice" else me.fireworks
        numbers.append(say("now-good", count=owned, good=Ref(f"good-{rest}")))
    for month in range(1, MONTHS + 1):
        if table.events[month - 1] == event and scene.months_until(month) >= 0:
            numbers.append(say("now-comes", event=Ref(f"event-{EVENTS[event]}"), month=month))
    clause = {"yuan": "YD-45", "rice": "YD-46", "fireworks": "YD-47"}[rest]
    return told(say(f"thing-good-{rest}"), does, numbers, clause, "YD-56")


# -- the wall -----------------------------------------------------------------------------------------------------


def _wall(scene: Scene, rest: str) -> Explanation | None:
    table = scene.table
    if not table.rules.wall or not rest.isdecimal() or not 1 <= int(rest) <= MONTHS:
        return None
    month = int(rest)
    numbers = [say("now-wall-length", length=len(table.wall), months=MONTHS)]
    if month <= len(table.wall):
        numbers.insert(0, say("now-wall-built", name=Who(table.wall[month - 1])))
    elif table.events[month - 1] == MONGOLS and scene.months_until(month) >= 0:
        numbers.append(say("now-wall", length=len(table.wall), needed=month))
    if scene.me is not None:
        others = scene.others([player.wall_built for player in table.players])
        numbers.append(say("now-wall-own", count=scene.me.wall_built, others=others))
    does = [say("does-wall"), say("does-wall-end", months=MONTHS)]
    return told(say("thing-wall", month=month), does, numbers, "YD-61", "YD-62", "YD-63", "YD-64", "YD-65")


def _wall_tile(scene: Scene, rest: str) -> Explanation | None:
    table = scene.table
    if not table.rules.wall or rest not in WALL_TILES:
        return None
    tile = WALL_TILES.index(rest)
    does = [say(f"does-wall-tile-{rest}", amount=table.box.wall_amount[tile]), say("does-wall-tile")]
    if table.rules.wall_random:
        does.append(say("does-wall-tile-random"))
    numbers = [] if scene.me is None else [say("now-wall-tile", left=scene.me.wall_left >> tile & 1)]
    return told(say("thing-wall-tile", tile=Ref(f"wall-tile-{rest}")), does, numbers, "YD-60", "YD-61", "YD-E2")


# -- standing -----------------------------------------------------------------------------------------------------


def _track(scene: Scene, rest: str) -> Explanation | None:
    if rest:
        return None
    me, table = scene.me, scene.table
    numbers = [] if me is None else [say("now-track", track=me.track, place=table.order.index(scene.seat) + 1)]
    return told(say("thing-track"), [say("does-track"), say("does-track-tie")], numbers, "YD-18", "YD-15", "YD-58")


def _points(scene: Scene, rest: str) -> Explanation | None:
    if rest:
        return None
    me = scene.me
    numbers: list[Message] = []
    if me is not None:
        earned = zip(SOURCES, me.points, strict=True)
        numbers = [say("now-points", source=Ref(f"source-{name}"), points=points) for name, points in earned if points]
    does = [say("does-points"), say("does-points-end", points=PER_PERSON, yuan=YUAN_PER_POINT, price=GOOD_PRICE)]
    return told(say("thing-points"), does, numbers, "YD-51", "YD-54", "YD-55", "YD-56")


def _seat(scene: Scene, rest: str) -> Explanation | None:
    table = scene.table
    number, _, part = rest.partition("-")
    if not number.isdecimal() or not 1 <= int(number) <= len(table.players):
        return None
    seat = int(number) - 1
    player = table.players[seat]
    if part:
        kind, _, which = part.partition("-")
        title = say("thing-palace-of", palace=which.partition("-")[0], name=Who(seat))
        return _palace_of(scene, player, which, title) if kind == "palace" else None
    month = len(player.palaces) + player.symbols[COURT_LADY] + dragons(table.box, player)
    numbers = [
        say("now-seat", points=player.vp, place=table.order.index(seat) + 1, cards=sum(player.hand)),
        say("now-seat-month", points=month),
    ]
    name = say("thing-seat", name=Who(seat))
    return told(name, [say("does-points"), say("does-track")], numbers, "YD-51", "YD-18", "YD-D15")


def _decline(scene: Scene, rest: str) -> Explanation | None:
    palaces = scene.shown.palaces
    floors = sum([one.floors for one in palaces])
    numbers = [say("now-floors", floors=floors, palaces=len(palaces))] if scene.me is not None else []
    return None if rest else told(say("thing-decline"), [say("does-decline")], numbers, "YD-36", "YD-C6")


_KINDS: Final[dict[str, _Explain]] = {
    "event": explain_event,
    "corner": explain_corner,
    "group": _group,
    "action": _action,
    "skip": _skip,
    "privilege": _privilege,
    "display": _display,
    "person": _person,
    "symbol": _symbol,
    "card": _card,
    "palace": _palace,
    "good": _good,
    "wall-tile": _wall_tile,
    "wall": _wall,
    "track": _track,
    "points": _points,
    "seat": _seat,
    "decline": _decline,
}
"""By the beginning of an id, longer beginnings first."""
