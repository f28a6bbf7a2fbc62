"""War & Routes: joining the war, fulfilling a route, and war glories in phase D (YZ-90, YZ-91, YZ-98 to YZ-102)."""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.games.yinzi.labels import route_name, space_ref
from teahouse.games.yinzi.moves import END, KEEP, ROUTE, USE, WAR
from teahouse.games.yinzi.names import (
    ADDITIONAL_RECRUIT,
    AT_WAR,
    BOTTOM,
    LYING,
    MOST_VETERANS,
    MOST_WORKERS,
    NONE,
    SEATS,
    VETERANS,
    WAR_COPPER,
    WEAKENED,
    WEAKER_ENEMIES,
)
from teahouse.games.yinzi.sets import just
from teahouse.games.yinzi.steps.common import (
    Loop,
    employ,
    lift_disc,
    new_occasion,
    send_rest,
    take_back,
    usable,
    why_no_disc,
)
from teahouse.games.yinzi.steps.free import BESIDE, offer_free, play_free, soldiers, why_not_free
from teahouse.games.yinzi.steps.pantry import can_fill, pantry_of
from teahouse.games.yinzi.steps.routes import row_of, start_route
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY, Arguments, Move, Refusal, Step

# The parts of `WarGlories`.
BEFORE: Final = 0
AFTER: Final = 1
BEFORE_WAR: Final[tuple[int, ...]] = (ADDITIONAL_RECRUIT, WEAKER_ENEMIES, WAR_COPPER)
_BEFORE_WAR: Final = just(ADDITIONAL_RECRUIT) | just(WEAKER_ENEMIES) | just(WAR_COPPER)
_AFTER_WAR: Final = just(VETERANS) | just(WAR_COPPER)


class JoinWar(Step[YinziTable]):
    """A player sends workers to the leftmost empty slot of the war box; lying veterans get up and join them."""

    __slots__ = ("group",)

    id: ClassVar[str] = "join-war"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-90", "YZ-65", "YZ-67", "YZ-69", "YZ-101")
    kinds: ClassVar[tuple[str, ...]] = (WAR,)
    question: ClassVar[str] = "join-war"

    def __init__(self, seat: int, group: int) -> None:
        self.seat = seat
        self.group = group

    def _most(self, table: YinziTable) -> int:
        player = table.players[self.seat]
        return min(MOST_WORKERS - player.workers[LYING], player.workers[self.group] + player.workers[BOTTOM])

    def moves(self, table: YinziTable) -> list[Move]:
        return table.box.moves.war[: self._most(table)]

    def play(self, table: YinziTable, move: Move) -> None:
        player = table.players[self.seat]
        employ(player, self.group, AT_WAR, move.a)
        stand_up(table, self.seat)
        send_rest(player, self.group)
        _WAR_ROUTES[self.seat].enter(table)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        player = table.players[self.seat]
        if move.a + player.workers[LYING] > MOST_WORKERS:
            return Refusal("too-many-workers", "YZ-101", (("veterans", player.workers[LYING]), ("most", MOST_WORKERS)))
        available = player.workers[self.group] + player.workers[BOTTOM]
        return Refusal("too-few-workers", "YZ-69", (("needed", move.a), ("workers", available)))


def stand_up(table: YinziTable, seat: int) -> None:
    """Lying veterans stand in the own slot, or in the leftmost empty one (YZ-90, YZ-101)."""
    player = table.players[seat]
    player.workers[AT_WAR] += player.workers[LYING]
    player.workers[LYING] = 0
    if seat not in table.war:
        table.war.append(seat)


class WarRoutes(Loop):
    """After joining the war a player may fulfil one face-up route tile; `fulfilled` says that it was done."""

    __slots__ = ("fulfilled",)

    id: ClassVar[str] = "war-routes"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-91", "YZ-92", "YZ-37")
    kinds: ClassVar[tuple[str, ...]] = (ROUTE, *BESIDE, END)
    question: ClassVar[str] = "war-routes"

    def __init__(self, seat: int, player: int, fulfilled: int = 0) -> None:
        self.seat = seat
        self.player = player
        self.fulfilled = fulfilled

    def asking(self, seat: int) -> WarRoutes:
        return WarRoutes(seat, self.player, self.fulfilled)

    def details(self, table: YinziTable) -> Arguments:
        return (("may", self.may(table, ROUTE)), ("free", self.may(table, *BESIDE)))

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        if not self.fulfilled:
            pantry = pantry_of(table, self.player)
            for tile, by in zip(table.route, table.route_by):
                if tile != NONE and by == NONE and can_fill(pantry, table.box.demands[tile], 0):
                    found.append(table.box.moves.route[tile])
        offer_free(table, self.player, found)
        found.append(table.box.moves.end)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move.kind == END:
            return
        if move.kind == ROUTE:
            table.agenda.append(WarRoutes(NOBODY, self.player, 1))
            start_route(table, self.player, row_of(table, move.a))
            return
        depth = len(table.agenda)
        play_free(table, self.player, move)
        self.come_back(table, depth)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.kind != ROUTE:
            return why_not_free(table, self.player, move)
        named: Arguments = (("route", route_name(table.box, move.a)),)
        row = row_of(table, move.a)
        if row == NONE:
            return Refusal("route-not-open", "YZ-91", named)
        if self.fulfilled:
            return Refusal("one-route", "YZ-91", named)
        if table.route_by[row] != NONE:
            return Refusal("route-fulfilled", "YZ-91", named)
        return Refusal("route-unaffordable", "YZ-91", named)


_WAR_ROUTES: Final = [WarRoutes(seat, seat) for seat in range(SEATS)]


class WarGlories(Step[YinziTable]):
    """The war: first each player decides on discs, then veterans stand up, prizes, and who stays behind."""

    __slots__ = ("index", "part")

    id: ClassVar[str] = "war-glories"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-98", "YZ-101", "YZ-A27", "YZ-A64", "YZ-A70")

    def __init__(self, seat: int, part: int, index: int) -> None:
        self.seat = seat
        self.part = part
        self.index = index

    def run(self, table: YinziTable) -> None:
        first = self.index
        if self.part == BEFORE:
            if first < len(table.order):
                new_occasion(table)
            if self._somebody_decides(table, BEFORE, first):
                return
            for seat in table.order:
                if table.players[seat].workers[LYING]:
                    stand_up(table, seat)
            resolve_war(table)
            first = 0
        if self._somebody_decides(table, AFTER, first):
            return
        for player in table.players:
            player.discs += player.recruit
            player.recruit = 0

    def _somebody_decides(self, table: YinziTable, part: int, first: int) -> bool:
        """Ask the next player in turn order who has something to decide on discs; the others are passed."""
        depth = len(table.agenda)
        discs = _BEFORE_WAR if part == BEFORE else _AFTER_WAR
        for index in range(first, len(table.order)):
            seat = table.order[index]
            if table.players[seat].advancements & discs:
                if part == BEFORE:
                    PrepareWar(seat, seat).enter(table)
                else:
                    LeaveWar(seat, seat).enter(table)
                if len(table.agenda) > depth:
                    table.defer(WarGlories(NOBODY, part, index + 1), depth)
                    return True
        return False


class PrepareWar(Loop):
    """Before the war is resolved a player may use the discs meant for it."""

    __slots__ = ()

    id: ClassVar[str] = "prepare-war"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-64", "YZ-60", "YZ-A28", "YZ-A64")
    kinds: ClassVar[tuple[str, ...]] = (USE, END)
    question: ClassVar[str] = "prepare-war"

    def asking(self, seat: int) -> PrepareWar:
        return PrepareWar(seat, self.player)

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        for space in BEFORE_WAR:
            if usable(table, self.player, space) and (space != WAR_COPPER or soldiers(table, self.player)):
                found.append(table.box.moves.use[space])
        found.append(table.box.moves.end)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move.kind == END:
            return
        table.agenda.append(PrepareWar(NOBODY, self.player))
        player = table.players[self.player]
        if move.a == ADDITIONAL_RECRUIT:
            lift_disc(table, self.player, ADDITIONAL_RECRUIT)
            player.recruit = 1
            if self.player not in table.war:
                table.war.append(self.player)
        else:
            take_back(table, self.player, move.a)
            if move.a == WEAKER_ENEMIES:
                table.weaker += WEAKENED
            else:
                player.copper += soldiers(table, self.player)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.a not in BEFORE_WAR:
            return Refusal("not-in-war", "YZ-A68", (("space", space_ref(move.a)),))
        if usable(table, self.player, move.a):
            return Refusal("no-soldiers", "YZ-64")
        return why_no_disc(table, self.player, move.a)


def enemy_strength(table: YinziTable) -> int:
    """War symbols on all face-up route tiles, fulfilled ones too, less what was weakened (YZ-98, YZ-A26)."""
    symbols = 0
    for tile in table.route:
        if tile != NONE:
            symbols += table.box.route_war[tile]
    return max(0, symbols - table.weaker)


def own_strength(table: YinziTable) -> int:
    """Everybody's soldiers together (YZ-98)."""
    strength = 0
    for seat in table.war:
        strength += soldiers(table, seat)
    return strength


def foremost(table: YinziTable) -> list[int]:
    """The seats in the war box, most soldiers first; ties go to the slot further left (YZ-100)."""
    ranked: list[int] = []
    for seat in table.war:  # from left to right: only more soldiers overtake
        place = len(ranked)
        while place and soldiers(table, ranked[place - 1]) < soldiers(table, seat):
            place -= 1
        ranked.insert(place, seat)
    return ranked


def resolve_war(table: YinziTable) -> None:
    """Prizes for most and second most soldiers (YZ-99, YZ-100, YZ-A26)."""
    if table.chapters is not None:
        table.chapter("war", (), "war")
    strength = own_strength(table)
    enemy = enemy_strength(table)
    won = strength >= enemy
    if table.notes is not None:
        arguments = (("strength", strength), ("enemy", enemy))
        table.tell("note-war-won" if won else "note-war-lost", NOBODY, arguments)
    ranked = foremost(table)
    if not ranked:
        return
    if won:
        glory(table, ranked[0], True)
        if len(ranked) > 1:
            glory(table, ranked[1], False)
    else:
        glory(table, ranked[0], False)


def glory(table: YinziTable, seat: int, first: bool) -> None:
    """A disc of the supply on one of the two stacks, if there is one (YZ-102, YZ-A65)."""
    player = table.players[seat]
    if player.discs == 0:
        return
    player.discs -= 1
    if first:
        player.first_glories += 1
    else:
        player.second_glories += 1
    if table.notes is not None:
        points = table.box.first_glory if first else table.box.second_glory
        table.tell("note-glory", seat, (("points", points),))


class LeaveWar(Loop):
    """After the war a player may leave up to two workers lying beside the box, and use War copper."""

    __slots__ = ()

    id: ClassVar[str] = "leave-war"
    clauses: ClassVar[tuple[str, ...]] = ("YZ-113", "YZ-64", "YZ-A28", "YZ-A64")
    kinds: ClassVar[tuple[str, ...]] = (KEEP, USE, END)
    question: ClassVar[str] = "leave-war"

    def asking(self, seat: int) -> LeaveWar:
        return LeaveWar(seat, self.player)

    def details(self, table: YinziTable) -> Arguments:
        return (("may", self.may(table, KEEP, USE)),)

    def offers(self, table: YinziTable) -> list[Move]:
        found: list[Move] = []
        moves = table.box.moves
        if usable(table, self.player, VETERANS):
            standing = table.players[self.player].workers[AT_WAR]
            found.extend(moves.keep[: min(MOST_VETERANS, standing)])
        if usable(table, self.player, WAR_COPPER) and soldiers(table, self.player):
            found.append(moves.use[WAR_COPPER])
        found.append(moves.end)
        return found

    def play(self, table: YinziTable, move: Move) -> None:
        if move.kind == END:
            return
        table.agenda.append(LeaveWar(NOBODY, self.player))
        player = table.players[self.player]
        if move.kind == KEEP:
            take_back(table, self.player, VETERANS)
            player.workers[AT_WAR] -= move.a
            player.workers[LYING] += move.a
        else:
            take_back(table, self.player, WAR_COPPER)
            player.copper += soldiers(table, self.player)

    def refuse(self, table: YinziTable, move: Move) -> Refusal:
        if move.kind == KEEP:
            if not usable(table, self.player, VETERANS):
                return why_no_disc(table, self.player, VETERANS)
            standing = table.players[self.player].workers[AT_WAR]
            return Refusal("too-few-workers", "YZ-113", (("needed", move.a), ("workers", standing)))
        if move.a != WAR_COPPER:
            return Refusal("not-in-war", "YZ-A64", (("space", space_ref(move.a)),))
        if usable(table, self.player, WAR_COPPER):
            return Refusal("no-soldiers", "YZ-64")
        return why_no_disc(table, self.player, WAR_COPPER)
