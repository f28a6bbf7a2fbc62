"""Lanterns: hang lanterns from a hidden hand, buy garlands, bow at the end."""

from __future__ import annotations

from typing import Any, ClassVar

from teahouse.kernel import (
    DEFINITION,
    NATURE,
    NOBODY,
    RULE,
    RULING,
    SAME_AS,
    SOURCES,
    SPECTATOR,
    BadData,
    Bounds,
    Catalogue,
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
    Refusal,
    Section,
    Sheet,
    Step,
    Table,
    View,
    Who,
    capped,
    deal,
    one_hots,
    open_box,
    opened,
)

HAND = 2
COLOURS = ("red", "gold", "blue")


class Moves(Catalogue):
    def __init__(self) -> None:
        super().__init__()
        self.deal = [
            self.add("deal", f"deal {colour}", (("colour", index),), Message("move-deal", (("what", Ref(colour)),)))
            for index, colour in enumerate(COLOURS)
        ]
        self.hang = [
            self.add("turn", f"hang {slot + 1}", (("slot", slot),), Message("move-hang", (("slot", slot + 1),)), "hand")
            for slot in range(HAND)
        ]
        self.rest = self.add("turn", "pass", (), Message("move-pass"))
        self.buy = self.add("turn", "buy", (), Message("move-buy"), "garland")
        self.bow = self.add("bow", "bow", (), Message("move-bow"))


class Box(Components):
    def __init__(self, text: str, changes: str | None) -> None:
        self.moves = Moves()
        super().__init__(text, changes, self.moves)
        reader = open_box(text, changes)
        reader.only("game", "lantern", "purse")
        self.points: list[int] = []
        self.tiles: list[int] = []
        for item, colour in zip(reader.at("lantern").items(len(COLOURS)), COLOURS, strict=True):
            item.only("id", "points", "tiles", "source", "note")
            item.at("id").text(colour)
            item.at("source").text(*SOURCES)
            self.points.append(item.at("points").integer(0, 20))
            self.tiles.append(item.at("tiles").integer(1, 20))
        purse = reader.at("purse")
        purse.only("coins", "price", "garland", "source")
        self.coins = purse.at("coins").integer(0, 9)
        self.price = purse.at("price").integer(1, 9)
        self.garland = purse.at("garland").integer(0, 20)


class LanternTable(Table):
    __slots__ = ("bows", "box", "coins", "garlands", "hands", "hung", "pool")

    box: Box
    pool: list[int]
    hands: list[list[int]]
    coins: list[int]
    hung: list[int]
    garlands: list[int]
    bows: list[int]

    @staticmethod
    def laid(game: Toy) -> LanternTable:
        table = LanternTable()
        table.open(game)
        table.box = game.box
        table.pool = list(game.box.tiles)
        table.hands = [[] for _ in range(game.players)]
        table.coins = [game.box.coins] * game.players
        table.hung = [0] * game.players
        table.garlands = [0] * game.players
        table.bows = [0] * game.players
        return table

    def copy(self) -> LanternTable:
        twin = LanternTable()
        twin.share(self)
        twin.box = self.box
        twin.pool = self.pool.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.coins = self.coins.copy()
        twin.hung = self.hung.copy()
        twin.garlands = self.garlands.copy()
        twin.bows = self.bows.copy()
        return twin

    def scores(self) -> list[int]:
        return [hung + grand + bow for hung, grand, bow in zip(self.hung, self.garlands, self.bows, strict=True)]

    def breakdown(self) -> list[dict[str, int]]:
        return [
            {"lanterns": self.hung[seat], "garlands": self.garlands[seat], "bow": self.bows[seat]}
            for seat in range(self.game.players)
        ]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > mine for other in scores) for mine in scores]

    def facts(self) -> dict[str, Any]:
        return {
            "pool": self.pool[:],
            "hands": [hand[:] for hand in self.hands],
            "coins": self.coins[:],
            "hung": self.hung[:],
            "garlands": self.garlands[:],
            "bows": self.bows[:],
        }


class Deal(Step[LanternTable]):
    """A lantern is drawn into a seat's hand (TOY-2)."""

    __slots__ = ("player",)

    id: ClassVar = "deal"
    clauses: ClassVar = ("TOY-2",)
    kinds: ClassVar = ("deal",)
    drawn: ClassVar = True
    question: ClassVar = "deal"

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player = player

    def moves(self, table: LanternTable) -> list[Move]:
        return [table.box.moves.deal[colour] for colour in range(len(COLOURS)) if table.pool[colour]]

    def weights(self, table: LanternTable) -> list[int]:
        return [count for count in table.pool if count]

    def play(self, table: LanternTable, move: Move) -> None:
        table.pool[move.a] -= 1
        table.hands[self.player].append(move.a)
        table.hands[self.player].sort()
        if table.notes is not None:
            table.tell("note-drawn", self.player)
            table.tell("note-lantern", self.player, (("what", Ref(COLOURS[move.a])),), only=self.player)

    def shows(self, table: LanternTable, move: Move, seat: int) -> bool:
        return seat == self.player or not table.game.options["hidden_hands"]

    def refuse(self, table: LanternTable, move: Move) -> Refusal:
        return Refusal("none-left", "TOY-2", (("what", Ref(COLOURS[move.a])),))


class Turn(Step[LanternTable]):
    """A seat hangs a lantern, buys a garland or passes (TOY-3, TOY-4, TOY-5)."""

    __slots__ = ()

    id: ClassVar = "turn"
    clauses: ClassVar = ("TOY-3", "TOY-4", "TOY-5", "TOY-A1")
    kinds: ClassVar = ("turn",)
    question: ClassVar = "turn"

    def moves(self, table: LanternTable) -> list[Move]:
        moves = table.box.moves
        hand = table.hands[self.seat]
        found = [moves.hang[slot] for slot in range(len(hand)) if slot == 0 or hand[slot] != hand[slot - 1]]
        found.append(moves.rest)
        if table.coins[self.seat] >= table.box.price:
            found.append(moves.buy)
        return found

    def play(self, table: LanternTable, move: Move) -> None:
        moves = table.box.moves
        if move is moves.rest:
            table.coins[self.seat] += 1
        elif move is moves.buy:
            table.coins[self.seat] -= table.box.price
            table.garlands[self.seat] += table.box.garland
        else:
            colour = table.hands[self.seat].pop(move.a)
            table.hung[self.seat] += table.box.points[colour]
            if table.notes is not None:
                table.tell("note-hung", self.seat, (("what", Ref(COLOURS[colour])),))
            if any(table.pool):
                table.agenda.append(Deal(NATURE, self.seat))

    def refuse(self, table: LanternTable, move: Move) -> Refusal:
        if move is table.box.moves.buy:
            return Refusal("too-dear", "TOY-4", (("price", table.box.price), ("coins", table.coins[self.seat])))
        hand = table.hands[self.seat]
        if move.a < len(hand):
            return Refusal(SAME_AS, "TOY-A1", (("move", table.box.moves.hang[hand.index(hand[move.a])].text),))
        return Refusal("empty-slot", "TOY-3", (("slot", move.a + 1), ("lanterns", len(hand))))

    def details(self, table: LanternTable) -> tuple[tuple[str, int], ...]:
        return (("coins", table.coins[self.seat]),)


class Bow(Step[LanternTable]):
    """Everybody bows once, for a point (TOY-6)."""

    __slots__ = ()

    id: ClassVar = "bow"
    clauses: ClassVar = ("TOY-6",)
    kinds: ClassVar = ("bow",)
    question: ClassVar = "bow"

    def moves(self, table: LanternTable) -> list[Move]:
        return [table.box.moves.bow]

    def play(self, table: LanternTable, move: Move) -> None:
        table.bows[self.seat] = 1


class Evening(Step[LanternTable]):
    """A round: everybody has two turns, then the next round or the bows (TOY-7)."""

    __slots__ = ("number",)

    id: ClassVar = "evening"
    clauses: ClassVar = ("TOY-7",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, table: LanternTable) -> None:
        seats = range(table.game.players)
        table.tell("note-evening", NOBODY, (("number", self.number + 1),))
        if self.number + 1 < int(table.game.options["rounds"]):
            table.agenda.append(Evening(NOBODY, self.number + 1))
        else:
            table.agenda += [Bow(seat) for seat in reversed(seats)]
        for seat in reversed(seats):
            table.agenda += [Turn(seat), Turn(seat)]


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
