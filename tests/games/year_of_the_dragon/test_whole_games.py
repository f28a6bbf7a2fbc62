"""What holds at every moment of every game, seen from outside."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.names import TYPES
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import Value
from tests.games.year_of_the_dragon.positions import asked, game_for, walk
from tests.support import clause

VARIANTS: list[dict[str, Value]] = [
    {},
    {"wall": "choose", "super_event": "volcano"},
    {"wall": "random", "super_event": "earthquake"},
    {"super_event": "charter", "privilege_price": 6},
    {"super_event": "sunrise", "wall": "choose", "wall_end": "before"},
    {"super_event": "tornado", "decay": "before"},
]


def variants() -> list[tuple[int, dict[str, Value]]]:
    """Every number of players with some options each."""
    return [(2 + index % 4, options) for index, options in enumerate(VARIANTS * 2)]


class Track:
    """The person track as it is on the board: spaces with stacks of markers, the last one on top."""

    def __init__(self, seats: int) -> None:
        self.stacks: dict[int, list[int]] = {0: list(range(seats))}

    def follow(self, table: YearTable) -> None:
        """Move every marker that has moved."""
        for seat, player in enumerate(table.players):
            if seat not in self.stacks.get(player.track, []):
                for stack in self.stacks.values():
                    if seat in stack:
                        stack.remove(seat)
                self.stacks.setdefault(player.track, []).append(seat)

    def order(self) -> list[int]:
        """Farthest ahead first, top of the stack first."""
        return [seat for space in sorted(self.stacks, reverse=True) for seat in reversed(self.stacks[space])]


@clause("YD-15", "YD-18", "YD-73", "YD-F7")
@pytest.mark.parametrize(("players", "options"), variants())
def test_the_order_is_always_that_of_the_stacks_on_the_track(players: int, options: dict[str, Value]) -> None:
    shared = 0
    for seed in range(3):
        track = Track(players)
        for table in walk(game_for(players, **options), seed):
            if table.month >= 7 and not any(player.track for player in table.players):
                track.stacks = {0: list(reversed(track.order()))}  # a volcano: one stack, the leader on top
            track.follow(table)
            if all(player.track for player in table.players) or table.month > 7:
                assert table.order == track.order()
                shared += len({player.track for player in table.players}) < players
    assert shared


@clause("YD-14", "YD-36", "YD-70", "YD-F3")
@pytest.mark.parametrize(("players", "options"), variants())
def test_palaces_are_never_too_high_or_too_full_and_counts_fit_what_lies_there(
    players: int, options: dict[str, Value]
) -> None:
    for table in walk(game_for(players, **options), 17):
        shaken = asked(table) in ("LoseFloor", "ReleaseCrowded")
        for player in table.players:
            symbols = [0] * len(TYPES)
            persons = 0
            for one in player.palaces:
                assert 1 <= one.floors <= 3
                assert shaken or len(one.persons) <= one.floors
                for person in one.persons:
                    symbols[person // 2] += table.box.symbols[person]
                    persons += 1
            assert (player.symbols, player.persons) == (symbols, persons)
            assert player.vp == sum(player.points)
            assert min(player.yuan, player.rice, player.fireworks, player.track, *player.hand) >= 0


@clause("YD-59", "YD-60", "YD-61")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_wall_tile_is_built_once_or_still_owned(players: int) -> None:
    for seed in range(4):
        for table in walk(game_for(players, wall="choose"), seed):
            assert len(table.wall) <= 12
            for seat, player in enumerate(table.players):
                assert player.wall_built == table.wall.count(seat)
                assert player.wall_built + player.wall_left.bit_count() == 6


@clause("YD-51")
@pytest.mark.parametrize("players", [2, 5])
def test_each_month_scores_what_stands_on_the_table_after_decay(players: int) -> None:
    """The points of a month are those of the table the next month begins with, for nothing changes in between."""
    months = 0
    last = [0] * players
    for table in walk(game_for(players), 23):
        if asked(table) == "DealAction" and table.dealt == 0 and table.month > 1:
            months += 1
            for seat, player in enumerate(table.players):
                now = sum(player.points[:3])
                ladies = player.symbols[TYPES.index("court-lady")]
                assert now - last[seat] == len(player.palaces) + ladies + player.small + 2 * player.large
                last[seat] = now
    assert months == 11
