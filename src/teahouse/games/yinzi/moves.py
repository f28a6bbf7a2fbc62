"""Every move of the game, in a fixed order."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.names import (
    ADDITIONAL_CROPS,
    ADDITIONAL_RECRUIT,
    ADDITIONAL_SALE,
    BONUSES,
    CORN,
    DEMANDS,
    DIPLOMACY,
    EMPEROR_BOXES,
    FIRST_URBAN,
    FORTUNE,
    FREE_RICE,
    FREE_SALT,
    FREE_WHEAT,
    GOODS,
    HOLD,
    MOST_VETERANS,
    MOST_WORKERS,
    NONE,
    PERSONAL_ROUTE,
    POTATO,
    PROVINCES,
    ROWS,
    RURAL_COST,
    SEATS,
    SECTION_SPACES,
    SLOTS,
    SPACES,
    WAR_COPPER,
    WEAKER_ENEMIES,
    WORKFORCE,
)
from teahouse.kernel import Argument, Arguments, Catalogue, Message, Move, Ref

# NATURE's
MARKET: Final = "market"
CROP_TILE: Final = "crop-tile"
SHIP: Final = "ship"
FACTORY_TILE: Final = "factory-tile"
ROUTE_TILE: Final = "route-tile"
ORDER: Final = "order"
CARD: Final = "card"
ROLL: Final = "roll"
# The seats'
END: Final = "end"
NO: Final = "no"
BUILD: Final = "build"
LAY: Final = "lay"
TAKE: Final = "take"
BONUS: Final = "bonus"
CROP: Final = "crop"
PLAY: Final = "play"
WORK: Final = "work"
MIGRATE: Final = "migrate"
BOAT: Final = "boat"
TAX: Final = "tax"
PLANT: Final = "plant"
BUY: Final = "buy"
SELL: Final = "sell"
TO: Final = "to"
UPGRADE: Final = "upgrade"
REBUILD: Final = "rebuild"
ADVANCE: Final = "advance"
PAY: Final = "pay"
PRODUCE: Final = "produce"
RAW: Final = "raw"
GIVE_FIELD: Final = "give-field"
GIVE_STOCK: Final = "give-stock"
GIVE_RURAL: Final = "give-rural"
GIVE_DISC: Final = "give-disc"
SLOT: Final = "slot"
RURAL: Final = "rural"
USE: Final = "use"
BOARD: Final = "board"
EMISSARY: Final = "emissary"
KEEP: Final = "keep"
WAR: Final = "war"
EMPEROR: Final = "emperor"
ROUTE: Final = "route"
FILL: Final = "fill"
CLAIM: Final = "claim"
BURN: Final = "burn"
LOSE: Final = "lose"

USABLE: Final = (
    ADDITIONAL_SALE,
    ADDITIONAL_CROPS,
    PERSONAL_ROUTE,
    WAR_COPPER,
    ADDITIONAL_RECRUIT,
    WEAKER_ENEMIES,
)
"""Advancements that are moves of their own."""
GIVEN: Final = (*range(DIPLOMACY), FREE_RICE, FREE_SALT, FREE_WHEAT)
"""Advancements that stand for a piece."""
_NONE: Final = Move(-1, "", "", (), Message(""), "")


def route_arguments(name: str, demand: list[int]) -> Arguments:
    """A route tile in words: its id and what it demands."""
    parts: list[tuple[str, Argument]] = [("route", name.upper()), ("parts", len(demand))]
    parts += [(f"d{part + 1}", Ref(f"demand-{DEMANDS[wanted]}")) for part, wanted in enumerate(demand)]
    return tuple(parts)


def _by_bits(moves: list[Move]) -> list[list[Move]]:
    """For every choice of the moves, one bit each, those that it has: shared lists, read only."""
    return [[move for place, move in enumerate(moves) if bits >> place & 1] for bits in range(1 << len(moves))]


class Moves(Catalogue):
    """The catalogue: `plant[field]`, `work[group][action]` and so on are shared move objects."""

    def __init__(
        self,
        fields: list[str],
        spots: list[str],
        factories: list[str],
        colours: list[str],
        cards: list[str],
        markets: list[str],
        ships: list[str],
        routes: list[str],
        demands: list[list[int]],
        box_workers: list[int],
    ) -> None:
        super().__init__()
        seats = range(SEATS)
        self.market = [self._plain(MARKET, name, index, "market") for index, name in enumerate(markets)]
        self.crop_tile = [
            self._thing(CROP_TILE, name, index, "good") if index >= FIRST_URBAN or index in (CORN, POTATO) else _NONE
            for index, name in enumerate(GOODS)
        ]
        """By good; goods without a crop tile hold a move that is never looked up."""
        self.ship = [self._ship(name, index) for index, name in enumerate(ships)]
        self.factory_tile = [self._factory(FACTORY_TILE, name, index) for index, name in enumerate(factories)]
        self.route_tile = [self._route(ROUTE_TILE, name, index, demands[index]) for index, name in enumerate(routes)]
        self.order = [
            self.add(ORDER, f"order {seat + 1}", (("seat", seat),), Message("move-order", (("seat", seat + 1),)))
            for seat in seats
        ]
        self.card = [self._card(name, index) for index, name in enumerate(cards)]
        self.roll = [
            self.add(ROLL, f"roll {side}", (("side", side),), Message("move-roll", (("side", side),)), "die")
            for side in range(1, 7)
        ]
        self.end = self.add(END, "end", (), Message("move-end"), "end")
        self.no = self.add(NO, "no", (), Message("move-no"), "no")
        self.build = [self._factory(BUILD, name, index) for index, name in enumerate(factories)]
        self.lay = [self._field(LAY, name, index, "spot") for index, name in enumerate(spots)]
        self.take_wood = self._thing(TAKE, "wood", 0, "resource")
        self.take_stone = self._thing(TAKE, "stone", 1, "resource")
        self.bonus = [self._thing(BONUS, name, index, "bonus") for index, name in enumerate(BONUSES)]
        self.crop = [self._field(CROP, name, index, "field") for index, name in enumerate(fields)]
        self.play = [[self._play(name, card, action) for action in range(5)] for card, name in enumerate(cards)]
        self.work = [[self._work(group, action) for action in range(5)] for group in range(5)]
        self.plays = [_by_bits(moves) for moves in self.play]
        """`plays[card][actions]`: the card on each of the actions, which are bits."""
        self.works = [_by_bits(moves) for moves in self.work]
        """`works[group][actions]` likewise."""
        self.migrate = [self._thing(MIGRATE, name, index, "group", "fortune") for index, name in enumerate(FORTUNE)]
        self.boat = self.add(BOAT, "boat", (), Message("move-boat"), "boat-track")
        self.tax = self.add(TAX, "tax", (), Message("move-tax"), "tax")
        self.plant = [self._field(PLANT, name, index, "field") for index, name in enumerate(fields)]
        self.buy = [
            self.add(
                BUY,
                f"buy {space + 1}",
                (("space", space),),
                Message("move-buy", (("space", space + 1),)),
                f"track-{space + 1}",
            )
            for space in range(len(BONUSES))
        ]
        self.sell = [self._field(SELL, name, index, "field") for index, name in enumerate(fields)]
        self.to = [self._market_slot(TO, index) for index in range(len(PROVINCES) * SLOTS)]
        self.upgrade = [self._factory(UPGRADE, name, index) for index, name in enumerate(factories)]
        self.rebuild = [self._factory(REBUILD, name, index) for index, name in enumerate(factories)]
        self.advance = [self._thing(ADVANCE, name, index, "space") for index, name in enumerate(SPACES)]
        self.advances = [
            _by_bits(self.advance[first : first + SECTION_SPACES]) for first in range(0, len(SPACES), SECTION_SPACES)
        ]
        """`advances[section][spaces]`: a disc on each of these spaces of the section, which are bits."""
        self.pay = self.add(PAY, "pay", (("disc", 0),), Message("move-pay"), "pay")
        self.pay_free = self.add(PAY, "pay advancement", (("disc", 1),), Message("move-pay-advancement"), "pay-disc")
        self.produce = [self._factory(PRODUCE, name, index) for index, name in enumerate(factories)]
        self.raw = [self._market_slot(RAW, index) for index in range(len(PROVINCES) * SLOTS)]
        self.raw_free = self.add(
            RAW, "raw advancement", (("slot", NONE),), Message("move-raw-advancement"), "space-free-raw-material"
        )
        self.give_field = [self._field(GIVE_FIELD, name, index, "field", "give") for index, name in enumerate(fields)]
        self.give_stock = [self._factory(GIVE_STOCK, name, index, "give") for index, name in enumerate(factories)]
        self.give_rural = [
            self.add(
                GIVE_RURAL,
                f"give rural {name}",
                (("colour", index),),
                Message("move-give-rural", (("colour", Ref(f"colour-{name}")), ("copper", RURAL_COST))),
                f"rural-{name}",
            )
            for index, name in enumerate(colours)
        ]
        self.give_disc = [
            self._thing(GIVE_DISC, name, index, "space", text=f"give {name}") if index in GIVEN else _NONE
            for index, name in enumerate(SPACES)
        ]
        """By advancement space; spaces that stand for no piece hold a move that is never looked up."""
        self.slot = [self._ship_slot(index) for index in range(ROWS * HOLD)]
        self.rural = [self._field(RURAL, name, index, "field") for index, name in enumerate(fields)]
        self.use = [
            self._thing(USE, name, index, "space") if index in USABLE else _NONE for index, name in enumerate(SPACES)
        ]
        """By advancement space; spaces that are no move of their own hold a move that is never looked up."""
        self.board = [
            self.add(
                BOARD,
                f"board {row + 1}",
                (("row", row),),
                Message("move-board", (("row", row + 1),)),
                f"coast-{row + 1}",
            )
            for row in range(ROWS)
        ]
        self.emissary = self.add(EMISSARY, "emissary", (), Message("move-emissary"), "emissary")
        self.keep = [self._number(KEEP, number) for number in range(1, MOST_VETERANS + 1)]
        self.war = [self._number(WAR, number) for number in range(1, MOST_WORKERS + 1)]
        self.emperor: list[Move] = []
        for index, name in enumerate(EMPEROR_BOXES):
            for disc in range(2):
                for top in range(max(0, box_workers[index] - disc)):
                    self.emperor.append(self._emperor(index, name, disc, top))
        self.emperor_plain = [move for move in self.emperor if not move.b and not move.c]
        """Those without an advancement."""
        self.route = [self._route(ROUTE, name, index, demands[index]) for index, name in enumerate(routes)]
        self.fill = [
            [self._fill(name, index, part, demand[part]) for part in range(len(demand))]
            for index, (name, demand) in enumerate(zip(routes, demands))
        ]
        self.claim = [self._route(CLAIM, name, index, demands[index]) for index, name in enumerate(routes)]
        self.burn = [self._factory(BURN, name, index) for index, name in enumerate(factories)]
        self.lose = [self._thing(LOSE, name, index, "colour") for index, name in enumerate(colours)]

    def _plain(self, kind: str, name: str, index: int, thing: str) -> Move:
        return self.add(
            kind,
            f"{kind} {name}",
            ((thing, index),),
            Message(f"move-{kind}", ((thing, name.upper()),)),
            f"{thing}-{name}",
        )

    def _thing(self, kind: str, name: str, index: int, thing: str, names: str = "", text: str = "") -> Move:
        id = f"{names or thing}-{name}"
        label = Message(f"move-{kind}", ((thing, Ref(id)),))
        return self.add(kind, text or f"{kind} {name}", ((thing, index),), label, id)

    def _field(self, kind: str, name: str, index: int, thing: str, verb: str = "") -> Move:
        province, squares = name.split("-", 1)
        label = Message(f"move-{kind}", (("province", Ref(f"province-{province}")), ("square", squares)))
        return self.add(kind, f"{verb or kind} {name}", ((thing, index),), label, f"{thing}-{name}")

    def _factory(self, kind: str, name: str, index: int, verb: str = "") -> Move:
        commodity, colour = name.rsplit("-", 1)
        label = Message(
            f"move-{kind}", (("commodity", Ref(f"commodity-{commodity}")), ("colour", Ref(f"colour-{colour}")))
        )
        return self.add(kind, f"{verb or kind} {name}", (("factory", index),), label, f"factory-{name}")

    def _route(self, kind: str, name: str, index: int, demand: list[int]) -> Move:
        label = Message(f"move-{kind}", route_arguments(name, demand))
        return self.add(kind, f"{kind} {name}", (("route", index),), label, f"route-{name}")

    def _ship(self, name: str, index: int) -> Move:
        country, number = name.rsplit("-", 1)
        label = Message("move-ship", (("country", Ref(f"country-{country}")), ("number", number)))
        return self.add(SHIP, f"ship {name}", (("ship", index),), label, f"ship-{name}")

    def _card(self, name: str, index: int) -> Move:
        fortune, workers = (int(number) for number in name.split("/"))
        label = Message("move-card", (("fortune", fortune), ("workers", workers)))
        return self.add(CARD, f"card {name}", (("card", index),), label, f"card-{fortune}-{workers}")

    def _play(self, name: str, card: int, action: int) -> Move:
        fortune, workers = (int(number) for number in name.split("/"))
        arguments: Arguments = (
            ("fortune", fortune),
            ("workers", workers),
            ("action", Ref(f"fortune-{FORTUNE[action]}")),
        )
        text = f"play {name} {FORTUNE[action]}"
        params = (("card", card), ("action", action))
        return self.add(PLAY, text, params, Message("move-play", arguments), f"fortune-{FORTUNE[action]}")

    def _work(self, group: int, action: int) -> Move:
        label = Message(
            "move-work",
            (("group", Ref(f"fortune-{FORTUNE[group]}")), ("action", Ref(f"workforce-{WORKFORCE[action]}"))),
        )
        text = f"work {FORTUNE[group]} {WORKFORCE[action]}"
        return self.add(WORK, text, (("group", group), ("action", action)), label, f"workforce-{WORKFORCE[action]}")

    def _market_slot(self, kind: str, index: int) -> Move:
        province, slot = PROVINCES[index // SLOTS], index % SLOTS + 1
        label = Message(f"move-{kind}", (("province", Ref(f"province-{province}")), ("slot", slot)))
        return self.add(kind, f"{kind} {province} {slot}", (("slot", index),), label, f"market-{province}-{slot}")

    def _ship_slot(self, index: int) -> Move:
        row, slot = index // HOLD + 1, index % HOLD + 1
        label = Message("move-slot", (("row", row), ("slot", slot)))
        return self.add(SLOT, f"slot {row} {slot}", (("slot", index),), label, f"coast-{row}-{slot}")

    def _number(self, kind: str, number: int) -> Move:
        label = Message(f"move-{kind}", (("workers", number),))
        return self.add(kind, f"{kind} {number}", (("workers", number),), label, "war-box")

    def _emperor(self, index: int, name: str, disc: int, top: int) -> Move:
        text = f"emperor {name}" + (" disc" if disc else "") + (f" top {top}" if top else "")
        label = Message("move-emperor", (("box", Ref(f"box-{name}")), ("disc", disc), ("top", top)))
        return self.add(EMPEROR, text, (("box", index), ("disc", disc), ("top", top)), label, f"box-{name}")

    def _fill(self, name: str, index: int, part: int, demand: int) -> Move:
        label = Message("move-fill", (("route", name.upper()), ("wanted", Ref(f"demand-{DEMANDS[demand]}"))))
        return self.add(FILL, f"fill {name} {part + 1}", (("route", index), ("part", part)), label, f"route-{name}")
