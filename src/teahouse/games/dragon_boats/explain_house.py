"""What the things of a house are and what they mean now: its board, its tiles and its cards."""

from __future__ import annotations

from typing import Final

from teahouse.games.dragon_boats.asker import Asker, whose
from teahouse.games.dragon_boats.hints import locked
from teahouse.games.dragon_boats.names import CARD_KINDS, DOCKS, FARMS, GOODS, LETTERS, NONE, ONE_TIME
from teahouse.games.dragon_boats.scoring import SOURCES, breakdown_of, set_points
from teahouse.games.dragon_boats.steps.storage import storage_limit
from teahouse.kernel import Message, Ref, Who

HOUSE_THINGS: Final = (
    "money", "food", "treasure", "pantry", "store", "private", "discs", "members", "set", "wisdom", "cards",
)  # fmt: skip
"""What every house has."""
_BUTTONS: Final = ("decline", "done", "home", "pass")

Told = tuple[Message, list[Message], list[Message]]
"""How a thing is called, what it does, and what it means now."""


def explain_house(asker: Asker, thing: str, seat: int) -> Told:
    """A thing of a house; `seat` is SPECTATOR for what belongs to nobody."""
    kind, _, rest = thing.partition("-")
    if kind == "points":
        return _points(asker)
    if kind == "player":
        return _house(asker, seat)
    if kind in _BUTTONS:
        return _button(asker, kind)
    if kind in ("good", "mine"):
        return _good(asker, GOODS.index(rest), seat)
    if kind == "card":
        return _card(asker, LETTERS.index(rest), seat)
    if kind == "wisdom":
        return _wisdom(asker, LETTERS.index(rest), seat) if rest else _wisdoms(asker, seat)
    if kind == "set":
        return _set(asker, FARMS.index(rest), seat) if rest else _sets(asker, seat)
    if kind == "private":
        return _private(asker, int(rest) - 1, seat) if rest else _privates(asker, seat)
    if kind == "store":
        return _store(asker, seat)
    if kind == "discs":
        return _discs(asker, seat)
    return _counter(asker, kind, seat)


def _has(asker: Asker, seat: int, count: int, what: str) -> list[Message]:
    """How much somebody has; nothing for what belongs to nobody."""
    if seat < 0:
        return []
    numbers = (("count", count), ("what", what))
    return [Message("now-have", numbers) if seat == asker.seat else whose("now-has", seat, *numbers)]


# -- counters and spaces ----------------------------------------------------------------------------------------------


def _points(asker: Asker) -> Told:
    now = [whose("now-points", seat, ("points", points)) for seat, points in enumerate(asker.view.scores)]
    does = [Message("does-points"), *(Message(f"does-points-{source}") for source in SOURCES)]
    return Message("thing-points"), [*does, Message("does-tie")], now


def _house(asker: Asker, seat: int) -> Told:
    player = asker.table.players[seat]
    parts = breakdown_of(asker.box, player, asker.known_cards(seat), asker.table.rules.larger_sets)
    now = [Message("now-house", tuple(parts.items())), whose("now-points", seat, ("points", asker.view.scores[seat]))]
    if seat == asker.table.first:
        now.append(Message("now-first"))
    return Message("thing-house", (("who", Who(seat)),)), [Message("does-house")], now


def _counter(asker: Asker, kind: str, seat: int) -> Told:
    box = asker.box
    player = asker.table.players[seat]
    name = Message(f"thing-{kind}")
    if kind == "money":
        return name, [Message("does-money", (("most", box.most_money),))], _has(asker, seat, player.money, kind)
    if kind == "food":
        return name, [Message("does-food", (("free", box.free_spaces),))], _has(asker, seat, player.food, kind)
    if kind == "treasure":
        does = Message("does-treasure", (("money", box.treasure_money),))
        return name, [does, Message("does-exchange-card")], _has(asker, seat, player.treasure, kind)
    if kind == "members":
        does = Message("does-members", (("members", box.members),))
        return name, [does, Message("does-group")], _has(asker, seat, player.members, kind)
    if kind == "cards":
        kinds = [Message(f"does-cards-{kind}") for kind in dict.fromkeys(CARD_KINDS.values())]
        return name, [Message("does-cards"), *kinds], _has(asker, seat, player.cards().bit_count(), "cards")
    has = [*_has(asker, seat, player.food, "food"), *_has(asker, seat, player.treasure, "treasure")]
    return name, [Message("does-pantry")], has


def _store(asker: Asker, seat: int) -> Told:
    box = asker.box
    does = Message("does-store", (("storage", box.storage), ("money", box.offering_money)))
    held, room = asker.table.players[seat].offerings, storage_limit(asker.table, seat)
    now = _has(asker, seat, held, "offerings")
    now.append(Message("now-store", (("room", room), ("over", max(0, held - room)))))
    return Message("thing-store"), [does], now


def _private(asker: Asker, space: int, seat: int) -> Told:
    money = asker.box.private_money[space]
    player = asker.table.players[seat]
    does = [Message("does-private", (("money", money),)), Message("does-privates")]
    if player.private >> space & 1:
        now = Message("now-private-used")
    else:
        # what lies beyond the end of the track is lost (DB-R33)
        now = Message("now-private", (("money", min(money, asker.box.most_money - player.money)),))
    return Message("thing-private", (("space", space + 1),)), does, [now]


def _privates(asker: Asker, seat: int) -> Told:
    spaces = len(asker.box.private_money)
    free = spaces - asker.table.players[seat].private.bit_count()
    return (
        Message("thing-privates"),
        [Message("does-privates")],
        [Message("now-privates", (("free", free), ("spaces", spaces)))],
    )


def _discs(asker: Asker, seat: int) -> Told:
    player = asker.table.players[seat]
    now = _has(asker, seat, player.discs, "discs")
    if locked(asker.table, seat):
        now.append(Message("now-discs-locked", (("round", player.start + 1),)))
    return Message("thing-discs"), [Message("does-discs", (("discs", asker.box.discs),))], now


def _good(asker: Asker, good: int, seat: int) -> Told:
    table = asker.table
    does = [Message("does-good", (("money", asker.box.offering_money),))]
    now = _has(asker, seat, table.players[seat].goods[good], "tiles") if seat >= 0 else []
    for boat, name in enumerate(DOCKS):
        if table.toppers[boat] != NONE and table.places[boat] == NONE:
            count = asker.topper(boat).fare[good]
            if count:
                now.append(Message("now-good-fare", (("dock", Ref(f"dock-{name}")), ("count", count))))
    return Message("thing-good", (("good", Ref(f"good-{GOODS[good]}")),)), does, now


def _button(asker: Asker, kind: str) -> Told:
    numbers = (("money", asker.box.decline_money),) if kind == "decline" else ()
    return Message(f"thing-{kind}"), [Message(f"does-{kind}", numbers)], []


# -- tiles and cards --------------------------------------------------------------------------------------------------


def _sets(asker: Asker, seat: int) -> Told:
    player = asker.table.players[seat]
    points = 0
    for farm in range(len(FARMS)):
        points += set_points(player.farms[farm], asker.full_set(seat, farm))
    does = [Message("does-sets"), *(asker.about_set(farm) for farm in range(len(FARMS)))]
    return Message("thing-sets"), does, [Message("now-sets", (("points", points),))]


def _set(asker: Asker, farm: int, seat: int) -> Told:
    held, full = asker.table.players[seat].farms[farm], asker.full_set(seat, farm)
    points = set_points(held, full)
    now = _has(asker, seat, held, "tiles")
    now.append(Message("now-set", (("points", points), ("more", set_points(held + 1, full) - points))))
    return Message("thing-set", (("farm", Ref(f"farm-{FARMS[farm]}")),)), [asker.about_set(farm)], now


def _wisdoms(asker: Asker, seat: int) -> Told:
    count = asker.table.players[seat].wisdom.bit_count()
    return Message("thing-wisdom"), [Message("does-wisdom")], _has(asker, seat, count, "tiles")


def _wisdom(asker: Asker, card: int, seat: int) -> Told:
    letter = LETTERS[card]
    worth = Message("now-worth", (("points", asker.worth_of_wisdom(seat, card)),))
    does = [asker.about_ability(letter), Message("does-wisdom")]
    return Message("thing-wisdom-tile", (("tile", Ref(f"wisdom-{letter}")),)), does, [worth]


def _card(asker: Asker, card: int, seat: int) -> Told:
    letter = LETTERS[card]
    kind = CARD_KINDS[letter]
    does = [
        asker.about_ability(letter),
        Message(f"does-cards-{kind}"),
        Message("does-card-points", (("points", asker.box.card_points[card]),)),
    ]
    if kind == ONE_TIME:
        does.insert(1, Message(f"does-when-{letter}"))
    now: list[Message] = []
    house = asker.view.facts["players"][seat] if seat >= 0 else None
    if card in asker.table.display:
        now.append(Message("now-card-open"))
    elif house is not None and letter in house["used"]:
        now.append(Message("now-card-used"))
    elif seat == asker.seat and any(move.kind == f"play-{letter.lower()}" for move in asker.view.moves):
        now.append(Message("now-card-play"))
    if house is not None:
        now.append(Message("now-worth", (("points", asker.worth_of_card(seat, card)),)))
    return Message("thing-card", (("letter", letter), ("card", Ref(f"card-{letter}")))), does, now
