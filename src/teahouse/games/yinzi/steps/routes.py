"""Route tiles: common ones in War & Routes, personal ones piece by piece, the discard pile (YZ-91 to YZ-107)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.yinzi.labels import demand_ref, route_name
from teahouse.games.yinzi.moves import CLAIM, GIVE_DISC, GIVE_FIELD, GIVE_RURAL, GIVE_STOCK
from teahouse.games.yinzi.names import COMMODITY, CUBE, DISC, NONE, NOTHING
from teahouse.games.yinzi.steps.nature import reveal_discard
from teahouse.games.yinzi.steps.pantry import can_fill, give, offer_pieces, pantry_of, why_not_given
from teahouse.games.yinzi.table import YinziTable
from teahouse.games.yinzi.tiles import replaced, with_tile, without_tile
from teahouse.kernel import NOBODY, SAME_AS, Arguments, Move, Refusal, Step


def open_parts(table: YinziTable, tile: int) -> list[int]:
    """Demands of a tile nothing lies on yet; of equal ones only the first."""
    demands = table.box.demands[tile]
    found: list[int] = []
    seen: list[int] = []
    for part, demand in enumerate(demands):
        if table.pieces[tile][part] == NOTHING and demand not in seen:
            found.append(part)
            seen.append(demand)
    return found


def offer_fills(table: YinziTable, seat: int, found: list[Move]) -> None:
    """Demands of own personal tiles that can be met now, fully or in part (YZ-107, YZ-A39)."""
    routes = table.players[seat].routes
    if not routes:
        return
    pantry = pantry_of(table, seat)
    for tile in routes:
        for part in open_parts(table, tile):
            if can_fill(pantry, [table.box.demands[tile][part]], 0):
                found.append(table.box.moves.fill[tile][part])


def why_not_filled(table: YinziTable, seat: int, move: Move) -> Refusal:
    """Why this demand of a personal tile cannot be met now."""
    tile, part = move.a, move.b
    named: Arguments = (("route", route_name(table.box, tile)),)
    if tile not in table.players[seat].routes:
        return Refusal("not-your-route", "YZ-107", named)
    if table.pieces[tile][part] != NOTHING:
        return Refusal("part-filled", "YZ-107", named)
    demand = table.box.demands[tile][part]
    if part not in open_parts(table, tile):
        for other in open_parts(table, tile):
            if table.box.demands[tile][other] == demand:
                return Refusal(SAME_AS, "YZ-107", (("move", table.box.moves.fill[tile][other].text),))
    return Refusal("nothing-to-give", "YZ-107", (("wanted", demand_ref(demand)),))


def start_route(table: YinziTable, seat: int, row: int) -> None:
    """The seat begins to put pieces on the face-up tile of a row (YZ-91)."""
    table.route_by[row] = seat
    table.spare = 0
    table.agenda.append(GivePiece(seat, table.route[row], 0))


class GivePiece(Step[YinziTable]):
    """A player chooses the piece for one demand of a route tile; common tiles ask for one demand after the other."""

    __slots__ = ("part", "tile")

    id: ClassVar[str] = "give-piece"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-91", "YZ-92", "YZ-104", "YZ-107", "YZ-16", "YZ-A34", "YZ-A43", "YZ-A69")
    kinds: ClassVar[tuple[str, ...]] = (GIVE_FIELD, GIVE_STOCK, GIVE_RURAL, GIVE_DISC)
    question: ClassVar[str] = "give-piece"

    def __init__(self, seat: int, tile: int, part: int) -> None:
        self.seat = seat
        self.tile = tile
        self.part = part

    def details(self, table: YinziTable) -> Arguments:
        demand = table.box.demands[self.tile][self.part]
        return (("route", route_name(table.box, self.tile)), ("wanted", demand_ref(demand)))

    def _personal(self, table: YinziTable) -> bool:
        return self.tile in table.players[self.seat].routes

    def _asked(self, table: YinziTable) -> tuple[list[int], int]:
        """All demands that must be met together, and which of them this is."""
        demands = table.box.demands[self.tile]
        if self._personal(table):
            return [demands[self.part]], 0
        return demands, self.part

    def moves(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        demands, part = self._asked(table)
        offer_pieces(table, self.seat, demands, part, found)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        demands = table.box.demands[self.tile]
        # What follows waits below a payment, so that costs come before rewards (YZ-A56).
        if self._personal(table):
            if table.pieces[self.tile].count(NOTHING) == 1:
                table.agenda.append(CompleteRoute(NOBODY, self.seat, self.tile))
        elif self.part + 1 == len(demands):
            table.agenda.append(CompleteRoute(NOBODY, self.seat, self.tile))
        else:
            table.agenda.append(GivePiece(self.seat, self.tile, self.part + 1))
        pieces = table.pieces
        pieces[self.tile] = replaced(pieces[self.tile], self.part, give(table, self.seat, move))

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return why_not_given(table, self.seat, table.box.demands[self.tile][self.part], move)


class CompleteRoute(Step[YinziTable]):
    """All pieces lie on a route tile: its payment is received at once; a personal tile is turned face down."""

    __slots__ = ("player", "tile")

    id: ClassVar[str] = "complete-route"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-91", "YZ-104", "YZ-107", "YZ-A32", "YZ-A35", "YZ-A56")

    def __init__(self, seat: int, player: int, tile: int) -> None:
        self.seat = seat
        self.player = player
        self.tile = tile

    def run(self, table: YinziTable) -> None:
        seat, tile = self.player, self.tile
        player = table.players[seat]
        personal = tile in player.routes
        if personal:
            win(table, seat, tile)
        else:
            table.spare = 0
        if not personal or table.rules.personal_pays:
            player.copper += table.box.route_copper[tile]
            player.silver += table.box.route_silver[tile]
        if table.notes is not None:
            table.tell("note-route", seat, (("route", route_name(table.box, tile)),))


def win(table: YinziTable, seat: int, tile: int) -> None:
    """A fulfilled tile is kept face down; the pieces on it return to their owner (YZ-105, YZ-A35)."""
    player = table.players[seat]
    if tile in player.routes:
        player.routes = without_tile(player.routes, tile)
    player.won = with_tile(player.won, tile)
    pieces = table.pieces[tile]
    player.cubes += pieces.count(CUBE)
    player.commodities += pieces.count(COMMODITY)
    player.discs += pieces.count(DISC)
    table.pieces[tile] = (NOTHING,) * len(pieces)


def choose_from_discard(table: YinziTable, seat: int) -> None:
    """The seat looks through the discard pile and takes a tile (YZ-64, YZ-109)."""
    table.agenda.append(ClaimRoute(seat))
    reveal_discard(table)


class ClaimRoute(Step[YinziTable]):
    """A player takes any route tile of the discard pile as a personal one."""

    __slots__ = ()

    id: ClassVar[str] = "claim-route"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-64", "YZ-109", "YZ-A37", "YZ-A40")
    kinds: ClassVar[tuple[str, ...]] = (CLAIM,)
    question: ClassVar[str] = "claim-route"

    def moves(self, table: YinziTable) -> list[Move]:
        return [table.box.moves.claim[tile] for tile in table.discard]

    def play(self, table: YinziTable, move: Move) -> None:
        player = table.players[self.seat]
        table.discard.remove(move.a)
        player.routes = with_tile(player.routes, move.a)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        return Refusal("not-discarded", "YZ-64", (("route", route_name(table.box, move.a)),))


def discarded(table: YinziTable) -> int:
    """Tiles in the discard pile."""
    return len(table.discard) + table.hidden


def row_of(table: YinziTable, tile: int) -> int:
    """The row in which a tile lies face up, or NONE."""
    return table.route.index(tile) if tile in table.route else NONE
