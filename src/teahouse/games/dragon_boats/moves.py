"""Every move of the game, in a fixed order."""

from __future__ import annotations

from typing import Final

from teahouse.games.dragon_boats.chart import Chart
from teahouse.games.dragon_boats.names import (
    DOCKS,
    FARMS,
    GOODS,
    LETTERS,
    LOCATIONS,
    MOST_SEATS,
    NONE,
    PATHS,
    SEATS,
    SEATS_ABOARD,
    STALLS,
)
from teahouse.kernel import Catalogue, Message, Move, Ref, Who
from teahouse.kernel.message import Argument

FIRST: Final = "first"
TOPPER: Final = "topper"
WISDOM: Final = "wisdom"
FARM: Final = "farm"
REMOVE: Final = "remove"
OFFERING: Final = "offering"
REVEAL: Final = "reveal"
DRAW: Final = "draw"
START: Final = "start"
BID_STALL: Final = "bid"
PRIVATE: Final = "private"
BUY: Final = "buy"
DECLINE: Final = "decline"
EXCHANGE: Final = "exchange"
TAKE: Final = "take"
DONE: Final = "done"
BOARD: Final = "board"
CLIMB: Final = "climb"
PAY_GOOD: Final = "pay"
WALK: Final = "walk"
SETTLE: Final = "settle"
HOME: Final = "home"
STEER_TO: Final = "steer"
SELL: Final = "sell"
SELL_TREASURE: Final = "sell-treasure"
PASS: Final = "pass"
ARRANGE: Final = "arrange"
GIVE: Final = "give"
SEAT: Final = "seat"
HOP: Final = "hop"
PLAY_A: Final = "play-a"
PLAY_B: Final = "play-b"
PLAY_C: Final = "play-c"
PLAY_D: Final = "play-d"
PLAY_F: Final = "play-f"
PLAY_G: Final = "play-g"
PLAY_H: Final = "play-h"
PLAY_I: Final = "play-i"
PLAY_P: Final = "play-p"
PLAY_R: Final = "play-r"
PLAY_S: Final = "play-s"

NAMED_SPACES: Final = (
    "field-c", "field-e", "field-ne", "field-nw", "field-w", "field-sw", "field-se",
    "road-n", "road-ne", "road-se", "road-s", "road-sw", "road-nw", "port-left", "port-right",
    "a0", "a1", "a2", "a3", "b0", "b1", "b2", "c0", "c1", "d0", "t1", "t2", "t3", "t4", "t5", "u1", "u2", "u3",
)  # fmt: skip

_QUARTERS: Final = {"east": 1, "south": 2, "west": 3}
"""How far an island's map is turned clockwise, in quarters of a turn."""
_COMPASS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
_PORTS: Final = {
    "port-left": ("left", "upper", "right", "lower"),
    "port-right": ("right", "lower", "left", "upper"),
}


class Moves(Catalogue):
    """The catalogue: `board[dock][seat][without]`, `settle[hex]` and so on are shared move objects."""

    def __init__(
        self,
        chart: Chart,
        toppers: list[int],
        discounts: list[int],
        private_money: list[int],
        start_cards: list[int],
        wisdom: list[int],
    ) -> None:
        super().__init__()
        self.first = [self._who(FIRST, seat) for seat in range(MOST_SEATS)]
        self.topper = [
            self.add(TOPPER, f"topper {id}", (("topper", index),), Message("move-topper", (("topper", id),)))
            for index, id in enumerate(toppers)
        ]
        tiles = {card: self._card(WISDOM, card) for card in wisdom}
        self.wisdom = [tiles.get(card, self.first[0]) for card in range(len(LETTERS))]
        """By card; letters that are on no wisdom tile hold a move that is never looked up."""
        self.farm = [self._named(FARM, "farm", index, name) for index, name in enumerate(FARMS)]
        removed = {card: self._round(REMOVE, f"remove {card}", card) for card in start_cards}
        starts = {card: self._round(START, f"start {card}", card) for card in start_cards}
        cards = range(1, max(start_cards) + 1)
        self.remove = [removed.get(card, self.first[0]) for card in cards]
        self.start = [starts.get(card, self.first[0]) for card in cards]
        """By round card, counted from 0; cards that take no disc hold a move that is never looked up."""
        self.offering = [self._named(OFFERING, "good", index, name) for index, name in enumerate(GOODS)]
        self.reveal = [self._card(REVEAL, card) for card in range(len(LETTERS))]
        self.draw = [self._card(DRAW, card) for card in range(len(LETTERS))]
        self._add_market(private_money)
        self.board = [[self._board(dock, seat, discounts[seat]) for seat in range(len(SEATS))] for dock in range(4)]
        """By dock, seat and, where a seat is cheaper, the kind left out; other seats have one move."""
        self.climb = [
            self.add(CLIMB, f"climb {name}", (("path", path),), _label(CLIMB, path=Ref(f"path-{name}")), f"path-{name}")
            for path, name in enumerate(PATHS)
        ]
        self.pay = [self._named(PAY_GOOD, "good", index, name) for index, name in enumerate(GOODS)]
        self.walk = [self._space(WALK, index, name) for index, name in enumerate(chart.spaces)]
        self.settle = [self._space(SETTLE, index, name) for index, name in enumerate(chart.hexes)]
        self.home = self.add(HOME, "home", (), Message("move-home"), "home")
        self.steer = [self._named(STEER_TO, "location", index, name) for index, name in enumerate(LOCATIONS)]
        self.sell = [self._named(SELL, "good", index, name) for index, name in enumerate(GOODS)]
        self.sell_treasure = self.add(SELL_TREASURE, "sell treasure", (), Message("move-sell-treasure"), "treasure")
        self.pass_by = self.add(PASS, "pass", (), Message("move-pass"), "pass")
        self._add_cards(chart)
        self.settles = [[self.settle[hex] for hex in land] for land in chart.land]
        self.walks = [[self.walk[road] for road in roads] for roads in chart.roads]
        """For each road or port the moves that lead on from it."""

    def _add_market(self, private_money: list[int]) -> None:
        self.bid = [self._named(BID_STALL, "stall", index, name) for index, name in enumerate(STALLS)]
        self.private = [self._private(space, money) for space, money in enumerate(private_money)]
        self.bids = [self._bids(used, private_money) for used in range(1 << len(private_money))]
        """The places for a disc, by the private spaces already used (a bit mask)."""
        self.buy = [self._named(BUY, "good", index, name) for index, name in enumerate(GOODS)]
        self.decline = self.add(DECLINE, "decline", (), Message("move-decline"), "decline")
        self.exchange = [self._named(EXCHANGE, "good", index, name) for index, name in enumerate(GOODS)]
        self.take = [self._card(TAKE, card) for card in range(len(LETTERS))]
        params = (("card", NONE),)
        self.take_blind = self.add(TAKE, "take blind", params, Message("move-take-blind"), "deck")
        self.done = self.add(DONE, "done", (), Message("move-done"), "done")

    def _add_cards(self, chart: Chart) -> None:
        docks = range(len(DOCKS))
        self.play_a = [self._named(PLAY_A, "location", index, name, "play A") for index, name in enumerate(LOCATIONS)]
        self.play_b = [self._named(PLAY_B, "dock", dock, DOCKS[dock], "play B") for dock in docks]
        self.play_c = [self._named(PLAY_C, "seat", seat, name, "play C") for seat, name in enumerate(SEATS)]
        self.play_d = [self._named(PLAY_D, "stall", stall, name, "play D") for stall, name in enumerate(STALLS)]
        self.play_f = [[self._trade(seat, good) for good in range(len(GOODS))] for seat in range(MOST_SEATS)]
        seats = range(len(DOCKS) * SEATS_ABOARD)
        self.play_g = [self._seat(PLAY_G, "play G", place) for place in seats]
        self.play_h = [self._named(PLAY_H, "dock", dock, DOCKS[dock], "play H") for dock in docks]
        self.play_i = [self._seat(PLAY_I, "play I", place) for place in seats]
        self.play_p = self.add(PLAY_P, "play P", (), Message("move-play-p"), "card-P")
        self.play_r = [self._named(PLAY_R, "dock", dock, DOCKS[dock], "play R") for dock in docks]
        self.play_s = [self._space(PLAY_S, index, name, "play S") for index, name in enumerate(chart.hexes)]
        self.arrange = [self._who(ARRANGE, seat) for seat in range(MOST_SEATS)]
        self.arrange_empty = self.add(ARRANGE, "arrange empty", (("seat", NONE),), Message("move-arrange-empty"))
        self.give = [self._named(GIVE, "good", index, name) for index, name in enumerate(GOODS)]
        self.seat = [self._seat(SEAT, "seat", place) for place in seats]
        self.hop = [self._space(HOP, index, name) for index, name in enumerate(chart.hexes)]

    def _named(self, kind: str, thing: str, index: int, name: str, verb: str = "") -> Move:
        label = Message(f"move-{kind}", ((thing, Ref(f"{thing}-{name}")),))
        return self.add(kind, f"{verb or kind} {name}", ((thing, index),), label, f"{thing}-{name}")

    def _card(self, kind: str, card: int) -> Move:
        name = LETTERS[card]
        label = Message(f"move-{kind}", (("card", Ref(f"card-{name}")), ("letter", name)))
        return self.add(kind, f"{kind} {name}", (("card", card),), label, f"card-{name}")

    def _who(self, kind: str, seat: int) -> Move:
        label = Message(f"move-{kind}", (("who", Who(seat)),))
        return self.add(kind, f"{kind} {seat + 1}", (("seat", seat),), label, f"player-{seat + 1}")

    def _round(self, kind: str, text: str, card: int) -> Move:
        return self.add(kind, text, (("card", card - 1),), Message(f"move-{kind}", (("round", card),)), f"round-{card}")

    def _private(self, space: int, money: int) -> Move:
        label = Message("move-private", (("space", space + 1), ("money", money)))
        return self.add(PRIVATE, f"private {space + 1}", (("space", space),), label, f"private-{space + 1}")

    def _bids(self, used: int, money: list[int]) -> list[Move]:
        free = [space for space in range(len(money)) if not used >> space & 1]
        first = [space for space in free if all(money[other] != money[space] for other in free if other < space)]
        return self.bid + [self.private[space] for space in first]

    def _board(self, dock: int, seat: int, discount: int) -> list[Move]:
        text = f"board {DOCKS[dock]} {SEATS[seat]}"
        target = f"seat-{DOCKS[dock]}-{SEATS[seat]}"
        boat, place = Ref(f"dock-{DOCKS[dock]}"), Ref(f"seat-{SEATS[seat]}")
        if not discount:
            params = (("dock", dock), ("seat", seat), ("without", NONE))
            return [self.add(BOARD, text, params, _label(BOARD, dock=boat, seat=place), target)]
        found: list[Move] = []
        for kind, name in enumerate(GOODS):
            params = (("dock", dock), ("seat", seat), ("without", kind))
            label = _label("board-without", dock=boat, seat=place, good=Ref(f"good-{name}"))
            found.append(self.add(BOARD, f"{text} without {name}", params, label, target))
        return found

    def _space(self, kind: str, index: int, name: str, verb: str = "") -> Move:
        thing = "space" if kind == WALK else "land"
        label = Message(f"move-{kind}", space_arguments(name))
        return self.add(kind, f"{verb or kind} {name}", ((thing, index),), label, f"{thing}-{name.replace(' ', '-')}")

    def _seat(self, kind: str, verb: str, place: int) -> Move:
        dock, seat = DOCKS[place // SEATS_ABOARD], SEATS[place % SEATS_ABOARD]
        label = _label(kind, dock=Ref(f"dock-{dock}"), seat=Ref(f"seat-{seat}"))
        return self.add(kind, f"{verb} {dock} {seat}", (("place", place),), label, f"seat-{dock}-{seat}")

    def _trade(self, seat: int, good: int) -> Move:
        label = _label(PLAY_F, who=Who(seat), good=Ref(f"good-{GOODS[good]}"))
        params = (("player", seat), ("good", good))
        return self.add(PLAY_F, f"play F {seat + 1} {GOODS[good]}", params, label, f"player-{seat + 1}-{GOODS[good]}")


def space_arguments(name: str) -> tuple[tuple[str, Argument], ...]:
    """A space by island and name, for a sentence; the names of an owner's own map are shown as they are."""
    area, space = name.split(" ")
    shown: Argument = Ref(f"space-{drawn(area, space)}") if space in NAMED_SPACES else space
    return (("area", Ref(f"area-{area}")), ("space", shown))


def drawn(area: str, space: str) -> str:
    """How a space is called where it is seen: one map serves all islands, turned so that its south faces the middle."""
    quarters = _QUARTERS.get(area, 0)
    if space in _PORTS:
        return f"port-{_PORTS[space][quarters]}"
    kind, _, way = space.partition("-")
    return f"{kind}-{_COMPASS[(_COMPASS.index(way) + 2 * quarters) % 8]}" if way in _COMPASS else space


def _label(kind: str, **arguments: Argument) -> Message:
    return Message(f"move-{kind}", tuple(arguments.items()))
