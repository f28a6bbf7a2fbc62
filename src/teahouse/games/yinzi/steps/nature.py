"""What is shuffled, drawn and rolled: one tile, card or die a move. Face-down stacks are pools (YZ-A66)."""

from __future__ import annotations

from bisect import insort
from itertools import compress
from typing import ClassVar, Final

from teahouse.games.yinzi.labels import country_ref, route_name
from teahouse.games.yinzi.moves import CARD, CROP_TILE, FACTORY_TILE, MARKET, ORDER, ROLL, ROUTE_TILE, SHIP
from teahouse.games.yinzi.names import FIRST_EUROPEAN, HAND, LATE_CROPS, NONE, PROVINCES, SEATS
from teahouse.games.yinzi.table import IN_STACK, ON_DISPLAY, YinziTable
from teahouse.games.yinzi.tiles import replaced
from teahouse.kernel import NATURE, NOBODY, Chance, Move, Refusal, Step


class Draw(Step[YinziTable]):
    """NATURE draws; `place` says for which province, row or seat."""

    __slots__ = ("place",)

    drawn: ClassVar[bool] = True

    def __init__(self, seat: int, place: int = 0) -> None:
        self.seat = seat
        self.place = place

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return Refusal("not-in-pool", self.clauses[0])


class DrawMarket(Draw):
    """One urban market tile lies face up in each province; the others leave the game unseen."""

    __slots__ = ()

    id: ClassVar[str] = "draw-market"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-2", "YZ-A66")
    kinds: ClassVar[tuple[str, ...]] = (MARKET,)
    question: ClassVar[str] = "draw-market"

    def moves(self, table: YinziTable) -> list[Move]:
        return [move for move in table.box.moves.market if move.a not in table.market]

    def play(self, table: YinziTable, move: Move) -> None:
        table.market = replaced(table.market, self.place, move.a)
        if self.place + 1 < len(PROVINCES):
            table.agenda.append(DrawMarket(NATURE, self.place + 1))


def refill_track(table: YinziTable) -> None:
    """Fill every empty space of the crop track, left to right, while the pile lasts (YZ-26, YZ-A7, YZ-A62)."""
    if NONE in table.track:
        for count in table.pile:
            if count:
                table.agenda.append(DrawCrop(NATURE))
                return


def slide_track(table: YinziTable) -> None:
    """Tiles move left and close gaps (YZ-26, YZ-46)."""
    tiles = [good for good in table.track if good != NONE]
    table.track = tiles + [NONE] * (len(table.track) - len(tiles))


class DrawCrop(Draw):
    """A crop tile comes onto the leftmost empty space of the track."""

    __slots__ = ()

    id: ClassVar[str] = "draw-crop"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-4", "YZ-26", "YZ-46", "YZ-A2", "YZ-A7", "YZ-A62")
    kinds: ClassVar[tuple[str, ...]] = (CROP_TILE,)
    question: ClassVar[str] = "draw-crop"

    def moves(self, table: YinziTable) -> list[Move]:
        return list(compress(table.box.moves.crop_tile, table.pile))

    def weights(self, table: YinziTable) -> list[int]:
        return list(filter(None, table.pile))

    def play(self, table: YinziTable, move: Move) -> None:
        table.pile[move.a] -= 1
        table.track[table.track.index(NONE)] = move.a
        refill_track(table)


class DrawCoast(Draw):
    """An East ship lies in a row of the coast when the game begins; there is one row for each player."""

    __slots__ = ()

    id: ClassVar[str] = "draw-coast"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-5", "YZ-A4")
    kinds: ClassVar[tuple[str, ...]] = (SHIP,)
    question: ClassVar[str] = "draw-ship"

    def moves(self, table: YinziTable) -> list[Move]:
        country = table.box.ship_country
        ships = table.box.moves.ship
        return [ships[ship] for ship in table.unseen_ships if country[ship] < FIRST_EUROPEAN]

    def play(self, table: YinziTable, move: Move) -> None:
        table.coast[self.place] = move.a
        table.memory.wanted = NONE
        table.unseen_ships.remove(move.a)
        if self.place + 1 < len(table.players):
            table.agenda.append(DrawCoast(NATURE, self.place + 1))


class DrawShip(Draw):
    """The top ship of a row's stack is turned face up."""

    __slots__ = ()

    id: ClassVar[str] = "draw-ship"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-6", "YZ-87", "YZ-A66")
    kinds: ClassVar[tuple[str, ...]] = (SHIP,)
    question: ClassVar[str] = "draw-ship"

    def _east(self, table: YinziTable) -> int:
        country = table.box.ship_country
        return len([ship for ship in table.unseen_ships if country[ship] < FIRST_EUROPEAN])

    def moves(self, table: YinziTable) -> list[Move]:
        # With two or three players two East ships were removed unseen: one that is among the last two cannot come.
        only_european = len(table.players) < SEATS and self._east(table) == 2
        country = table.box.ship_country
        ships = table.box.moves.ship
        return [ships[ship] for ship in table.unseen_ships if not (only_european and country[ship] < FIRST_EUROPEAN)]

    def weights(self, table: YinziTable) -> list[int]:
        east = self._east(table)
        removed = 0 if len(table.players) == SEATS else 2
        country = table.box.ship_country
        return [east - removed if country[move.a] < FIRST_EUROPEAN else max(east, 1) for move in self.moves(table)]

    def play(self, table: YinziTable, move: Move) -> None:
        table.next[self.place] = move.a
        table.behind[self.place] -= 1
        table.unseen_ships.remove(move.a)


def arrive(table: YinziTable, row: int) -> None:
    """The next ship of a row comes to the coast and the one behind it is turned up (YZ-87, YZ-88)."""
    ship = table.next[row]
    table.coast[row] = ship
    table.memory.wanted = NONE
    table.next[row] = NONE
    if ship == NONE:
        return
    if table.notes is not None:
        table.tell("note-arrives", NOBODY, (("country", country_ref(table.box.ship_country[ship])), ("row", row + 1)))
    if not table.late_crops and table.box.ship_country[ship] >= FIRST_EUROPEAN:
        table.late_crops = True
        for good in LATE_CROPS:
            table.pile[good] += table.box.crop_tiles[good]
        if table.notes is not None:
            table.tell("note-late-crops", NOBODY, ())
    if table.behind[row]:
        table.agenda.append(DrawShip(NATURE, row))


def reveal_factories(table: YinziTable, count: int) -> None:
    """Turn up factory tiles while the stack lasts (YZ-9, YZ-14, YZ-54)."""
    if count and IN_STACK in table.owner:
        table.agenda.append(DrawFactory(NATURE, count))


class DrawFactory(Draw):
    """Factory tiles are revealed; `place` is how many."""

    __slots__ = ()

    id: ClassVar[str] = "draw-factory"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-9", "YZ-14", "YZ-54")
    kinds: ClassVar[tuple[str, ...]] = (FACTORY_TILE,)
    question: ClassVar[str] = "draw-factory"

    def moves(self, table: YinziTable) -> list[Move]:
        tiles = table.box.moves.factory_tile
        return [move for move, owner in zip(tiles, table.owner) if owner == IN_STACK]

    def play(self, table: YinziTable, move: Move) -> None:
        table.owner[move.a] = ON_DISPLAY
        reveal_factories(table, self.place - 1)


class DrawRoute(Draw):
    """The top tile of a row's stack is turned face up."""

    __slots__ = ()

    id: ClassVar[str] = "draw-route"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-10", "YZ-106")
    kinds: ClassVar[tuple[str, ...]] = (ROUTE_TILE,)
    question: ClassVar[str] = "draw-route"

    def moves(self, table: YinziTable) -> list[Move]:
        return [table.box.moves.route_tile[tile] for tile in table.unseen_routes]

    def play(self, table: YinziTable, move: Move) -> None:
        table.route[self.place] = move.a
        table.route_stack[self.place] -= 1
        table.unseen_routes.remove(move.a)


def reveal_discard(table: YinziTable) -> None:
    """Before somebody chooses from the discard pile, all of it is turned up (YZ-A63)."""
    if table.hidden:
        table.agenda.append(RevealDiscard(NATURE))


class RevealDiscard(Draw):
    """The face-down tiles of the discard pile are looked through."""

    __slots__ = ()

    id: ClassVar[str] = "reveal-discard"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-A63", "YZ-A37")
    kinds: ClassVar[tuple[str, ...]] = (ROUTE_TILE,)
    question: ClassVar[str] = "draw-route"

    def moves(self, table: YinziTable) -> list[Move]:
        return [table.box.moves.route_tile[tile] for tile in table.unseen_routes]

    def play(self, table: YinziTable, move: Move) -> None:
        table.hidden -= 1
        table.unseen_routes.remove(move.a)
        insort(table.discard, move.a)
        if table.notes is not None:
            table.tell("note-discard-shown", NOBODY, (("route", route_name(table.box, move.a)),))
        reveal_discard(table)


class DrawOrder(Draw):
    """The provisional turn order is random."""

    __slots__ = ()

    id: ClassVar[str] = "draw-order"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-12",)
    kinds: ClassVar[tuple[str, ...]] = (ORDER,)
    question: ClassVar[str] = "draw-order"

    def moves(self, table: YinziTable) -> list[Move]:
        order = table.box.moves.order
        return [order[seat] for seat in range(len(table.players)) if seat not in table.provisional]

    def play(self, table: YinziTable, move: Move) -> None:
        table.provisional.append(move.a)
        left = [seat for seat in range(len(table.players)) if seat not in table.provisional]
        if len(left) > 1:
            table.agenda.append(DrawOrder(NATURE))
        else:
            table.provisional += left


def deal(table: YinziTable, first: int = 0) -> None:
    """Every player draws up to three cards (YZ-34, YZ-129, YZ-A1)."""
    for seat in range(first, len(table.players)):
        player = table.players[seat]
        if sum(player.hand) < HAND and any(player.deck):
            table.agenda.append(_DEAL[seat])
            return


class Deal(Draw):
    """A player draws a card from the own deck; which one, only that player knows."""

    __slots__ = ()

    id: ClassVar[str] = "deal"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-34", "YZ-129", "YZ-A1", "YZ-8")
    kinds: ClassVar[tuple[str, ...]] = (CARD,)
    question: ClassVar[str] = "deal"

    def moves(self, table: YinziTable) -> list[Move]:
        deck = table.players[self.place].deck
        return list(compress(table.box.moves.card, deck))

    def weights(self, table: YinziTable) -> list[int]:
        return list(filter(None, table.players[self.place].deck))

    def play(self, table: YinziTable, move: Move) -> None:
        player = table.players[self.place]
        player.deck[move.a] -= 1
        player.hand[move.a] += 1
        if table.notes is not None:
            box = table.box
            card = (("fortune", box.card_fortune[move.a]), ("workers", box.card_workers[move.a]))
            table.tell("note-drawn", self.place, card, only=self.place)
            table.tell("note-draws", self.place, ())
        deal(table, self.place)

    def shows(self, table: YinziTable, move: Move, seat: int) -> bool:
        return seat == self.place

    def happen(self, table: YinziTable, chance: Chance) -> None:
        """All cards of this player and the next ones, unless somebody keeps a log."""
        if table.notes is not None:
            self.play(table, self.draw(table, chance))
            return
        for seat in range(self.place, len(table.players)):
            player = table.players[seat]
            deck = player.deck
            left = sum(deck)
            for _ in range(min(HAND - sum(player.hand), left)):
                card = 0
                # cards that are all alike need no chance
                ticket = (int(chance() * left) if max(deck) < left else 0) - deck[0]
                while ticket >= 0:
                    card += 1
                    ticket -= deck[card]
                deck[card] -= 1
                player.hand[card] += 1
                left -= 1


_DEAL: Final = [Deal(NATURE, seat) for seat in range(SEATS)]


class Roll(Draw):
    """The die moves the exchange ratio one space up or down, or leaves it."""

    __slots__ = ()

    id: ClassVar[str] = "roll"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-125",)
    kinds: ClassVar[tuple[str, ...]] = (ROLL,)
    question: ClassVar[str] = "roll"

    def moves(self, table: YinziTable) -> list[Move]:
        return table.box.moves.roll

    def play(self, table: YinziTable, move: Move) -> None:
        if move.a > table.die:
            table.die += 1
        elif move.a < table.die:
            table.die -= 1
        if table.notes is not None:
            table.tell("note-ratio", NOBODY, (("ratio", table.box.ratios[table.die - 1]),))
