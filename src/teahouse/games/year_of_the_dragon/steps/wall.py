"""Expansion I, The Great Wall of China (YD-59 to YD-66)."""

from __future__ import annotations

from typing import ClassVar

from teahouse.games.year_of_the_dragon.moves import WALL_TILE
from teahouse.games.year_of_the_dragon.names import (
    FIREWORKS_TILE,
    FLOOR_TILE,
    FROM_WALL,
    POINTS_TILE,
    RICE_TILE,
    TRACK_TILE,
    WALL_TILES,
    YUAN_TILE,
)
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.release import WALL_SHORT, ask_releases
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, Arguments, Move, Ref, Refusal, Step


class BuildWall(Step[YearTable]):
    """A seat builds one of its wall tiles and takes its benefit; in the random mode NATURE picks the tile (YD-60)."""

    __slots__ = ("builder",)
    id: ClassVar = "build-wall"
    clauses: ClassVar = ("YD-60", "YD-61", "YD-59", "YD-E1", "YD-E2", "YD-E4")
    kinds: ClassVar = (WALL_TILE,)
    question: ClassVar = "wall"

    def __init__(self, seat: int, builder: int) -> None:
        super().__init__(seat)
        self.builder = builder

    def moves(self, table: YearTable) -> list[Move]:
        left = table.players[self.builder].wall_left
        tiles = table.moves_of.wall_tile
        found: list[Move] = []
        for tile in range(len(WALL_TILES)):
            if left & 1 << tile:
                found.append(tiles[tile])
        return found

    def play(self, table: YearTable, move: Move) -> None:
        seat = self.builder
        tile = move.a
        player = table.players[seat]
        player.wall_left &= ~(1 << tile)
        player.wall_built += 1
        table.wall.append(seat)  # under the leftmost month without wall (YD-61)
        if table.notes is not None:
            thing = Ref(f"wall-tile-{WALL_TILES[tile]}")
            table.tell("note-wall", seat, (("tile", thing), ("length", len(table.wall))))
        amount = table.box.wall_amount[tile]  # a fixed amount, whatever persons one has (YD-E2)
        if tile == RICE_TILE:
            player.rice += amount
        elif tile == FIREWORKS_TILE:
            player.fireworks += amount
        elif tile == FLOOR_TILE:
            table.agenda.append(BuildFloor(seat, amount))  # built at once (YD-E3)
        elif tile == YUAN_TILE:
            player.yuan += amount
        elif tile == TRACK_TILE:
            table.advance(seat, amount)
        else:
            assert tile == POINTS_TILE
            player.score(FROM_WALL, amount)

    def refuse(self, table: YearTable, move: Move) -> Refusal:
        return Refusal("wall-tile-used", "YD-60", (("tile", Ref(f"wall-tile-{WALL_TILES[move.a]}")),))

    def details(self, table: YearTable) -> Arguments:
        return (("length", len(table.wall) + 1),)


class ScoreWall(Step[YearTable]):
    """A wall that reaches the month scores for its builders; otherwise those with fewest tiles lose a person."""

    __slots__ = ("target",)
    id: ClassVar = "score-wall"
    clauses: ClassVar = (
        "YD-62",
        "YD-63",
        "YD-64",
        "YD-65",
        "YD-E5",
        "YD-E6",
        "YD-E7",
        "YD-E8",
        "YD-E11",
    )

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target
        """How long the wall has to be."""

    def run(self, table: YearTable) -> None:
        if table.chapters is not None:
            table.chapter("wall", (("target", self.target),))
        players = table.players
        if len(table.wall) >= self.target:
            for seat in range(len(players)):
                built = players[seat].wall_built
                players[seat].score(FROM_WALL, built)
                if table.notes is not None:
                    table.tell("note-wall-scores", seat, (("points", built),))
            return
        if table.notes is not None:
            table.tell("note-wall-short", NOBODY, (("length", len(table.wall)), ("target", self.target)))
        ask_releases(table, fewest([player.wall_built for player in players]), WALL_SHORT)


def fewest(counts: list[int]) -> list[int]:
    """One person for each seat that has the fewest, all of them if all are equal (YD-48, YD-64, YD-E5)."""
    least = min(counts)
    return [1 if count == least else 0 for count in counts]
