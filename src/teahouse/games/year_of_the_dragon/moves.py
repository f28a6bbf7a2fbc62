"""Every move of the game, in a fixed order."""

from __future__ import annotations

from typing import Final

from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    CARDS,
    CORNERS,
    EVENTS,
    GOODS,
    MOST_SEATS,
    PERSON_KINDS,
    TYPES,
    WALL_TILES,
    person_name,
)
from teahouse.kernel import Catalogue, Message, Move, Ref

EVENT: Final = "event"
CORNER: Final = "corner"
DRAFT: Final = "draft"
DEAL: Final = "deal"
SKIP: Final = "skip"
ACTION: Final = "action"
BUY: Final = "privilege"
RAISE: Final = "raise"
WALL_TILE: Final = "wall"
CARD: Final = "card"
TAKE: Final = "take"
PLACE: Final = "place"
REPLACE: Final = "replace"
DECLINE: Final = "decline"
RELEASE: Final = "release"
LOSE_FLOOR: Final = "lose-floor"
RETURN: Final = "return"
DISCARD: Final = "discard"
CHARTER_TYPE: Final = "charter"

NEW_PALACE: Final = -1


class Moves(Catalogue):
    """The catalogue: `action[group][action]`, `release[palace][person]` and so on are shared move objects."""

    def __init__(self, most_palaces: int, exists: list[bool], dragons: list[int], wall_amount: list[int]) -> None:
        super().__init__()
        self.most_palaces = most_palaces
        self.event = [self._named(EVENT, name, index, "event") for index, name in enumerate(EVENTS)]
        self.corner = [self._named(CORNER, name, index, "corner") for index, name in enumerate(CORNERS)]
        self.draft = [self._named(DRAFT, name, index, "person") for index, name in enumerate(TYPES)]
        self.deal = [self._named(DEAL, name, index, "action") for index, name in enumerate(ACTIONS)]
        self.deals = [
            [move for index, move in enumerate(self.deal) if pile & 1 << index] for pile in range(1 << len(ACTIONS))
        ]
        """For each pile, a bit a card, the cards that can be dealt from it."""
        self.skip = self.add(SKIP, "skip", (), Message("move-skip"), "skip")
        self.action = [[self._action(group, index) for index in range(len(ACTIONS))] for group in range(MOST_SEATS)]
        self.buy = [self._privilege(index, name, dragons[index]) for index, name in enumerate(("small", "large"))]
        self.raise_palace = [self._palace(RAISE, "raise", palace) for palace in range(most_palaces)]
        self.raise_new = self.add(
            RAISE, "raise new", (("palace", NEW_PALACE),), Message("move-raise-new"), "palace-new"
        )
        self.wall_tile = [self._wall(index, name, wall_amount[index]) for index, name in enumerate(WALL_TILES)]
        self.card = [self._named(CARD, name, index, "card") for index, name in enumerate(CARDS)]
        persons = [person for person in range(PERSON_KINDS) if exists[person]]
        taken = {person: self._person(person) for person in persons}
        nothing = self.skip
        self.take = [taken.get(person, nothing) for person in range(PERSON_KINDS)]
        """By person kind; kinds that do not exist hold a move that is never looked up."""
        self.place = [self._palace(PLACE, "place", palace) for palace in range(most_palaces)]
        self.replace = [self._row(REPLACE, palace, persons) for palace in range(most_palaces)]
        self.decline = self.add(DECLINE, "decline", (), Message("move-decline"), "decline")
        self.release = [self._row(RELEASE, palace, persons) for palace in range(most_palaces)]
        self.lose_floor = [self._palace(LOSE_FLOOR, "lose-floor", palace) for palace in range(most_palaces)]
        self.give_back = [self._named(RETURN, name, index, "good") for index, name in enumerate(GOODS)]
        self.discard = [self._named(DISCARD, name, index, "card") for index, name in enumerate(CARDS)]
        self.charter = [self._named(CHARTER_TYPE, name, index, "person") for index, name in enumerate(TYPES)]

    def _named(self, kind: str, name: str, index: int, thing: str) -> Move:
        label = Message(f"move-{kind}", ((thing, Ref(f"{thing}-{name}")),))
        return self.add(kind, f"{kind} {name}", ((thing, index),), label, f"{thing}-{name}")

    def _privilege(self, index: int, name: str, dragons: int) -> Move:
        label = Message(f"move-privilege-{name}", (("dragons", dragons),))
        return self.add(BUY, f"privilege {name}", (("large", index),), label, f"privilege-{name}")

    def _wall(self, index: int, name: str, amount: int) -> Move:
        label = Message("move-wall", (("tile", Ref(f"wall-tile-{name}")), ("amount", amount)))
        return self.add(WALL_TILE, f"wall {name}", (("tile", index),), label, f"wall-tile-{name}")

    def _action(self, group: int, action: int) -> Move:
        name = ACTIONS[action]
        label = Message("move-action", (("action", Ref(f"action-{name}")), ("group", group + 1)))
        params = (("group", group), ("action", action))
        return self.add(ACTION, f"{name}@{group + 1}", params, label, f"group-{group + 1}-{name}")

    def _person(self, person: int) -> Move:
        name = person_name(person)
        label = Message("move-take", (("person", Ref(f"person-{name}")),))
        return self.add(TAKE, f"take {name}", (("person", person),), label, f"display-{name}")

    def _palace(self, kind: str, verb: str, palace: int) -> Move:
        label = Message(f"move-{kind}", (("palace", palace + 1),))
        return self.add(kind, f"{verb} palace {palace + 1}", (("palace", palace),), label, f"palace-{palace + 1}")

    def _row(self, kind: str, palace: int, persons: list[int]) -> list[Move]:
        row = [self.skip] * PERSON_KINDS
        for person in persons:
            name = person_name(person)
            label = Message(f"move-{kind}", (("person", Ref(f"person-{name}")), ("palace", palace + 1)))
            params = (("palace", palace), ("person", person))
            text = f"{kind} {name} palace {palace + 1}"
            row[person] = self.add(kind, text, params, label, f"palace-{palace + 1}-{name}")
        return row
