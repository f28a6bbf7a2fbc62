"""Whole games at random: they end, nothing appears and nothing is lost."""

from __future__ import annotations

import random

import pytest

from teahouse.games.yinzi.memory import memory_of
from teahouse.games.yinzi.names import FACTORIES, GOODS, LATE_CROPS, NONE, SEATS
from teahouse.games.yinzi.position import belongings
from teahouse.games.yinzi.steps.sailing import wanted_mask
from teahouse.games.yinzi.table import NOT_IN_GAME, UNOWNED, YinziTable
from teahouse.kernel import NATURE, Value
from teahouse.library import rulebook
from tests.games.yinzi.positions import new_table
from tests.support import clause

MOST_DECISIONS = 1500


class Ledger:
    """What may never change, and what may only grow, looked at after every move."""

    def __init__(self, table: YinziTable) -> None:
        self.crops_gone = [0] * len(GOODS)
        self.ships_gone = 0
        players = len(table.players)
        self.removed = SEATS - players

    def check(self, table: YinziTable) -> None:
        self._pieces(table)
        self._crops(table)
        self._factories(table)
        self._ships(table)
        self._routes(table)
        self._cards(table)
        self._memory(table)

    def _pieces(self, table: YinziTable) -> None:
        box = table.box
        assert table.wood + sum(player.wood for player in table.players) == box.wood
        assert table.stone + sum(player.stone for player in table.players) == box.stone
        assert min(table.wood, table.stone) >= 0
        for seat, player in enumerate(table.players):
            assert belongings(table, seat) == (box.cubes, box.discs, box.commodities)
            assert player.idle + sum(player.workers) == box.workers
            held = (player.copper, player.silver, player.wood, player.stone, player.cubes, player.discs, player.idle)
            assert min(*held, player.commodities, *player.workers) >= 0
            assert sum(player.workers[5:10]) <= 3 * 4  # never more than four in an action
            assert player.fields == sorted(player.fields)
        planted = [field for player in table.players for field in player.fields]
        assert sorted(planted) == [field for field, cubes in enumerate(table.cubes) if cubes]
        covered = [field for spot in table.spot if spot != NONE for field in table.box.land.spots[spot]]
        assert len({*planted, *covered}) == len(planted) + len(covered)

    def _crops(self, table: YinziTable) -> None:
        land = table.box.land
        for good in range(len(GOODS)):
            if good in LATE_CROPS:
                tiles = table.box.crop_tiles[good] if table.late_crops else 0
            else:
                tiles = max(0, table.box.crop_tiles[good] - self.removed)
            laid = sum(here == good != printed for here, printed in zip(table.good, land.printed, strict=True))
            gone = tiles - table.pile[good] - table.track.count(good) - laid
            assert gone >= self.crops_gone[good]
            self.crops_gone[good] = gone

    def _factories(self, table: YinziTable) -> None:
        for tile in range(FACTORIES):
            owner, built = table.owner[tile], table.spot[tile] != NONE
            assert (owner == NOT_IN_GAME) == (tile % SEATS >= len(table.players))
            assert built == (owner >= UNOWNED)
            assert (table.level[tile] > 0) == (owner >= 0)
            if not built:
                assert not any(player.stock[tile] for player in table.players)

    def _ships(self, table: YinziTable) -> None:
        waiting = [ship for ship in (*table.coast, *table.next) if ship != NONE]
        assert len(set(waiting)) == len(waiting)
        unseen = len(table.unseen_ships)
        removed = 0 if len(table.players) == SEATS else 2
        gone = len(table.box.ship_names) - len(waiting) - unseen
        assert gone >= self.ships_gone
        self.ships_gone = gone
        if table.phase:
            assert sum(table.behind) == unseen - removed

    def _routes(self, table: YinziTable) -> None:
        for tile in range(len(table.box.route_names)):
            places = [tile in table.route, tile in table.discard, tile in table.unseen_routes]
            places += [tile in player.routes for player in table.players]
            won = [tile in player.won for player in table.players]
            assert sum(places) + sum(won) == 1
            if any(won):
                assert not any(table.pieces[tile])

    def _memory(self, table: YinziTable) -> None:
        """What is only remembered is what could be counted."""
        remembered, wanted = table.memory, wanted_mask(table)
        counted = memory_of(table)
        for name in ("vacant", "grows", "materials", "nearest", "stored_in", "stored_by", "boarding", "open_actions"):
            assert getattr(remembered, name) == getattr(counted, name), name
        table.memory = counted
        assert wanted_mask(table) == wanted
        assert counted.ready_for is None
        if remembered.ready_for is not None and table.agenda and remembered.ready_for is table.agenda[-1]:
            assert remembered.ready == table.moves()
        table.memory = remembered

    def _cards(self, table: YinziTable) -> None:
        for player in table.players:
            for card, copies in enumerate(table.box.card_copies):
                assert player.hand[card] + player.deck[card] + player.cards.count(card) <= copies
            unplayed = sum(player.hand) + sum(player.deck)
            spent = sum(card != NONE for card in player.cards)
            over = table.phase >= 6 and not spent
            if not over:
                assert unplayed + spent == 12 - 3 * (table.round - 1)


def play_out(table: YinziTable, luck: random.Random, ledger: Ledger) -> int:
    """Play to the end at random, checking after every move; how many decisions the seats made."""
    decisions = 0
    while not table.over:
        moves = table.moves()
        assert moves
        assert len(set(moves)) == len(moves)
        if table.to_move == NATURE:
            move = luck.choices(moves, table.weights())[0]
        else:
            decisions += 1
            move = luck.choice(moves)
        table.apply(move)
        ledger.check(table)
    return decisions


@clause("YZ-1", "YZ-A11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_and_conserve_every_piece(players: int, seed: int) -> None:
    table = new_table(players)
    decisions = play_out(table, random.Random(1000 * players + seed), Ledger(table))
    assert decisions <= MOST_DECISIONS
    assert decisions <= table.game.bounds().decisions
    assert (table.round, table.phase) == (4, 7)


VARIANTS = [
    (option.name, value) for option in rulebook("yinzi").declared for value in option.values if value != option.default
]


@pytest.mark.parametrize(("name", "value"), VARIANTS)
def test_random_games_with_every_ruling_end_and_conserve_every_piece(name: str, value: Value) -> None:
    for seed in range(2):
        table = new_table(2 + seed, **{name: value})
        assert play_out(table, random.Random(f"{name}/{seed}"), Ledger(table)) <= MOST_DECISIONS


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_random_games_stay_below_fifteen_hundred_decisions(players: int) -> None:
    luck = random.Random(players)
    longest = 0
    for _ in range(1000):
        table = new_table(players)
        decisions = 0
        while not table.over:
            decisions += table.to_move != NATURE
            table.apply(luck.choice(table.moves()))
        longest = max(longest, decisions)
    assert longest <= MOST_DECISIONS
