"""Lanterns: hang lanterns from a hidden hand, buy garlands, bow at the end."""

from __future__ import annotations

from typing import Any, ClassVar

from teahouse.kernel import (
    DEFINITION,
    NATURE,
    NOBODY,
    RULE,
    RULING,
    SPECTATOR,
    BadData,
    Bounds,
    Clause,
    Components,
    Draw,
    Explanation,
    Game,
    Message,
    Moment,
    Move,
    ObservationSpec,
    Option,
    Reader,
    Ref,
    Section,
    Sheet,
    View,
    Who,
    capped,
    deal,
    one_hots,
    opened,
)

from .rules import COLOURS, HAND, Bow, Box, Deal, Evening, LanternTable, Turn


class Toy(Game):
    """Lanterns, for two or three."""

    name: ClassVar = "toy"
    title: ClassVar = "Lanterns"
    least_players: ClassVar = 2
    most_players: ClassVar = 3
    declared: ClassVar = (
        Option("rounds", (2, 3), 2, ("TOY-7",)),
        Option("hidden_hands", (True, False), True, ("TOY-2",)),
    )
    clauses: ClassVar = (
        Clause("TOY-1", DEFINITION, "setup"),
        Clause("TOY-2", RULE, "setup"),
        Clause("TOY-3", RULE, "evening"),
        Clause("TOY-4", RULE, "evening"),
        Clause("TOY-5", RULE, "evening"),
        Clause("TOY-A1", RULING, "evening"),
        Clause("TOY-6", RULE, "end"),
        Clause("TOY-7", RULE, "end"),
    )
    end_clause: ClassVar = "TOY-7"
    sources: ClassVar = ("lanterns", "garlands", "bow")
    steps: ClassVar = (Deal, Turn, Bow, Evening)

    @property
    def box(self) -> Box:
        assert isinstance(self.components, Box)
        return self.components

    @classmethod
    def unpack(cls, text: str, changes: str | None) -> Components:
        return opened(Box, text, changes)

    def new(self) -> LanternTable:
        table = LanternTable.laid(self)
        table.agenda.append(Evening(NOBODY, 0))
        for seat in reversed(range(self.players)):
            table.agenda += [Deal(NATURE, seat)] * HAND
        table.settle()
        return table

    def secret(self) -> tuple[str, ...]:
        return ("hands",) if self.options["hidden_hands"] else ()

    def seen(self, table: LanternTable, seat: int, opened: bool) -> dict[str, Any]:
        shown: list[Any] = []
        for owner, hand in enumerate(table.hands):
            open_hand = owner == seat or not self.options["hidden_hands"]
            shown.append(hand[:] if open_hand else len(hand))
        return {
            "pool": sum(table.pool),
            "hands": shown,
            "coins": table.coins[:],
            "hung": table.hung[:],
            "garlands": table.garlands[:],
            "bows": table.bows[:],
            "gone": self._gone(table),
            "agenda": [step.to_json() for step in table.agenda],
        }

    def _gone(self, table: LanternTable) -> list[int]:
        """The lanterns on the line by colour, which everybody has seen."""
        held = [sum(hand.count(colour) for hand in table.hands) for colour in range(len(COLOURS))]
        return [self.box.tiles[colour] - table.pool[colour] - held[colour] for colour in range(len(COLOURS))]

    def moment(self, table: LanternTable) -> Moment:
        rounds = int(self.options["rounds"])
        later = next((step.number for step in table.agenda if isinstance(step, Evening)), rounds)
        bows = table.agenda and isinstance(table.agenda[-1], Bow)
        phase = "" if table.over else "bow" if bows else "evening"
        seat = table.to_move if table.to_move >= 0 else NOBODY
        return Moment(later, rounds, phase, ("evening",), seat, 0, list(range(self.players)))

    def things(self, view: View) -> list[str]:
        return ["garland", "hand"]

    def explain(self, thing: str, view: View) -> Explanation | None:
        seated = view.seat != SPECTATOR
        if thing == "garland":
            terms = (("price", self.box.price), ("points", self.box.garland))
            now = (Message("explain-garland-now", (("coins", view.facts["coins"][view.seat]),)),) if seated else ()
            return Explanation(Message("thing-garland"), (Message("explain-garland", terms),), now, ("TOY-4",))
        if thing == "hand":
            hands = [len(hand) if isinstance(hand, list) else hand for hand in view.facts["hands"]]
            now = (Message("explain-hand-now", (("lanterns", hands[view.seat]),)),) if seated else ()
            return Explanation(Message("thing-hand"), (Message("explain-hand"),), now, ("TOY-2", "TOY-3"))
        return None

    @classmethod
    def observation_spec(cls) -> ObservationSpec:
        sheet = Sheet()
        sheet.choice("asked", tuple(step.id for step in cls.steps))
        for name, scale in (("rounds", 3), ("hidden", 1), ("price", 2), ("garland", 4), ("pool", 15), ("evening", 3)):
            sheet.number(name, scale)
        sheet.numbers("points", COLOURS, 3)
        sheet.numbers("left", COLOURS, 6)
        for name in ("me", "player+1", "player+2"):
            for count in ("present", "asked", "turns", "bow", "coins", "hung", "garlands", "bowed", "lanterns"):
                sheet.number(f"{name}.{count}")
            sheet.numbers(f"{name}.hand", COLOURS, HAND)
        return sheet.spec(1)

    def observed(self, table: LanternTable, seat: int) -> bytes:
        box = self.box
        hidden = bool(self.options["hidden_hands"])
        asked = self.steps.index(type(table.agenda[-1])) if table.agenda else -1
        evening = max([step.number for step in table.agenda if isinstance(step, Evening)], default=9)
        seen = [int(self.options["rounds"]), hidden, box.price, box.garland, sum(table.pool), evening, *box.points]
        seen += [tiles - gone for tiles, gone in zip(box.tiles, self._gone(table), strict=True)]
        for distance in range(3):
            player = (seat + distance) % self.players
            if distance >= self.players:
                seen += [0] * (9 + len(COLOURS))
                continue
            owners = [step.player if isinstance(step, Deal) else step.seat for step in table.agenda]
            hand = table.hands[player]
            turns = [isinstance(step, Turn) and step.seat == player for step in table.agenda]
            bows = [isinstance(step, Bow) and step.seat == player for step in table.agenda]
            seen += [1, owners[-1:] == [player], sum(turns), sum(bows)]
            seen += [table.coins[player], table.hung[player], table.garlands[player], table.bows[player], len(hand)]
            shown = player == seat or not hidden
            seen += [hand.count(colour) if shown else 0 for colour in range(len(COLOURS))]
        return one_hots(len(self.steps))[asked] + capped(seen)

    def lay(self, reader: Reader) -> LanternTable:
        reader.only("pool", "hands", "coins", "hung", "garlands", "bows")
        table = LanternTable.laid(self)
        table.pool = reader.at("pool").integers(len(COLOURS), 0)
        table.hands = [hand.integers(None, 0, len(COLOURS) - 1) for hand in reader.at("hands").items(self.players)]
        if any(len(hand) > HAND for hand in table.hands):
            raise BadData(f"{reader.place}.hands must hold at most {HAND} lanterns each")
        table.coins = reader.at("coins").integers(self.players, 0)
        table.hung = reader.at("hung").integers(self.players, 0)
        table.garlands = reader.at("garlands").integers(self.players, 0)
        table.bows = reader.at("bows").integers(self.players, 0, 1)
        return table

    def imagine(self, view: View, draw: Draw) -> LanternTable:
        facts = view.facts
        left = [tiles - gone for tiles, gone in zip(self.box.tiles, facts["gone"], strict=True)]
        hands: list[list[int]] = [list(hand) if isinstance(hand, list) else [] for hand in facts["hands"]]
        for hand in hands:
            for colour in hand:
                left[colour] -= 1
        for hand, shown in zip(hands, facts["hands"], strict=True):
            if isinstance(shown, int):
                for colour, count in enumerate(deal(left, shown, draw)):
                    hand += [colour] * count
        agenda = facts["agenda"]
        open_facts = {key: facts[key] for key in ("coins", "hung", "garlands", "bows")}
        table = self.load(self.position_of(agenda, {"pool": left, "hands": hands, **open_facts}))
        assert isinstance(table, LanternTable)
        return table

    def held(self, table: LanternTable, seat: int) -> list[Move]:
        return [self.box.moves.deal[colour] for colour in table.hands[seat]] if self.options["hidden_hands"] else []

    def tally(self, table: LanternTable, seat: int) -> dict[str, int]:
        return {"coins": table.coins[seat], "points": table.scores()[seat]}

    def text(self, view: View) -> list[Section]:
        facts = view.facts
        found = [Section(Message("text-line"), [Message("text-pool", (("lanterns", facts["pool"]),))])]
        for seat in range(self.players):
            hand = facts["hands"][seat]
            lines = [Message("text-coins", (("coins", facts["coins"][seat]), ("points", view.scores[seat])))]
            if isinstance(hand, int):
                lines.append(Message("text-hand-hidden", (("lanterns", hand),)))
            else:
                lines += [Message("text-hand", (("what", Ref(COLOURS[colour])),)) for colour in hand]
            found.append(Section(Message("text-player", (("who", Who(seat)),)), lines))
        return found

    def bounds(self) -> Bounds:
        rounds = int(self.options["rounds"])
        best = max(*self.box.points, self.box.garland)
        return Bounds(
            len(self.catalogue),
            self.players * (2 * rounds + 1),
            self.players * (HAND + 2 * rounds + 1),
            0,
            2 * rounds * best + 1,
        )
