"""Whole games: they end, nothing is lost on the way, and every card is played in every window it has."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from teahouse.games.dragon_boats.names import LETTERS, WINDOWS
from teahouse.games.dragon_boats.position import lost
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOT_NOW, Move, Record, Value
from tests.games.dragon_boats.features import PAIRS, WINDOW_OF
from tests.games.dragon_boats.positions import rules

LIKES_CARDS = 0.5
RELUCTANT = 0.01


class Sitting:
    """One random game, watched."""

    def __init__(self, players: int, seed: int, likes_cards: float = 0.0, **options: Value) -> None:
        self.game = rules(players, **options)
        self.table = self.game.new()
        self.random = random.Random(seed)
        self.likes_cards = likes_cards
        self.favourite = ""
        """The window for which everybody saves their cards, if there is one."""
        self.record = Record.of(self.game)
        self.decisions = 0
        self.draws = 0
        self.largest = 0
        self.played: Counter[tuple[str, str]] = Counter()
        self.seen: Counter[str] = Counter()

    def choose(self, moves: list[Move]) -> Move:
        if self.table.to_move == NATURE:
            return self.random.choices(moves, self.table.weights())[0]
        if self.likes_cards:
            cards = [move for move in moves if move.kind.startswith("play-")]
            if cards:
                rest = [move for move in moves if not move.kind.startswith("play-")]
                asked = WINDOW_OF[type(self.table.agenda[-1]).__name__]
                likes = self.likes_cards if self.favourite in ("", asked) else RELUCTANT
                return self.random.choice(cards if self.random.random() < likes else rest)
        return self.random.choice(moves)

    def step(self) -> None:
        moves = self.table.moves()
        move = self.choose(moves)
        if self.table.to_move == NATURE:
            self.draws += 1
        else:
            self.decisions += 1
            self.largest = max(self.largest, len(moves))
        self.seen[move.text] += 1
        if move.kind.startswith("play-"):
            asked = type(self.table.agenda[-1]).__name__
            self.played[(move.kind[-1].upper(), WINDOW_OF[asked])] += 1
        self.record.add(self.table.to_move, move.text)
        self.table.apply(move)

    def finish(self, watch: bool = False) -> Sitting:
        while not self.table.over:
            self.step()
            if watch:
                wrong = lost(self.table)
                assert not wrong, f"{wrong} after {self.record.moves[-1]}"
        self.record.scores = self.table.scores()
        return self


SETTINGS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"short": "fixed", "deal": 2}),
    (4, {"short": "random", "deal": 2}),
    (2, {"deal": 4}),
    (3, {"deal": 4}),
    (4, {"deal": 4}),
    (4, {"deal": 4, "take_that": False}),
    (3, {"deal": 3, "wisdom_set": "generic", "grain_cards": "larger-set"}),
    (4, {"deal": 2, "exchange_price": "free", "boarding": "bidding-too"}),
]


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_random_games_end_and_lose_no_tile_food_treasure_member_disc_or_card(
    players: int, options: dict[str, Value]
) -> None:
    for seed in range(8):
        sitting = Sitting(players, seed, LIKES_CARDS, **options).finish(watch=True)
        bounds = sitting.game.bounds()
        table = sitting.table
        assert sitting.decisions <= bounds.decisions
        assert all(bounds.lowest <= points <= bounds.highest for points in table.scores())
        assert [sum(parts.values()) for parts in table.breakdown()] == table.scores()
        assert table.round == len(table.rounds) - 1
        assert all(player.offerings == sum(player.goods) for player in table.players)
        assert all(player.offerings <= 3 + player.ability(LETTERS.index("E")) for player in table.players)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_record_of_a_random_game_replays_to_the_same_scores(players: int, options: dict[str, Value]) -> None:
    sitting = Sitting(players, 77, LIKES_CARDS, **options).finish()
    record = Record.parse(sitting.record.write())
    for table in record.replay(sitting.game):
        last = table
    assert last == sitting.table


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_every_refusal_of_a_random_game_is_for_a_move_that_is_not_legal(
    players: int, options: dict[str, Value]
) -> None:
    clauses = {clause.id for clause in rules(players, **options).clauses}
    sitting = Sitting(players, 5, LIKES_CARDS, **options)
    count = 0
    while not sitting.table.over:
        count += 1
        if count % 9 == 0:
            legal = sitting.table.moves()
            step = sitting.table.agenda[-1]
            for move in sitting.game.catalogue.moves:
                refusal = sitting.table.refusal(move)
                assert (refusal is None) == (move in legal)
                if refusal is not None:
                    assert refusal.clause in clauses
                    untimely = move.kind not in step.kinds and not move.kind.startswith("play-")
                    assert (refusal.reason == NOT_NOW) == untimely
        sitting.step()


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_positions_and_imagined_tables_of_a_random_game_fit(players: int, options: dict[str, Value]) -> None:
    sitting = Sitting(players, 6, LIKES_CARDS, **options)
    count = 0
    while not sitting.table.over:
        count += 1
        if count % 11 == 0:
            table = sitting.table
            assert sitting.game.load(table.position()) == table
            assert table.copy() == table
            for seat in range(players):
                view = sitting.game.view(table, seat)
                imagined = sitting.game.imagine(view, sitting.random.randrange)
                assert sitting.game.view(imagined, seat).to_json() == view.to_json()
        sitting.step()


@pytest.mark.parametrize(
    ("players", "decisions", "draws", "score"), [(2, 116, 76, 6.2), (3, 170, 86, 5.4), (4, 225, 96, 5.1)]
)
def test_uniformly_random_games_are_as_long_as_the_rules_were_measured(
    players: int, decisions: int, draws: int, score: float
) -> None:
    games = [Sitting(players, seed).finish() for seed in range(150)]
    assert sum(game.decisions for game in games) / len(games) == pytest.approx(decisions, rel=0.03)
    assert sum(game.draws for game in games) / len(games) == pytest.approx(draws, rel=0.03)
    assert max(game.largest for game in games) <= 37
    points = [points for game in games for points in game.table.scores()]
    assert sum(points) / len(points) == pytest.approx(score, rel=0.15)


def play_many(games: int) -> Counter[tuple[str, str]]:
    """Games with four cards dealt to each of four players who save them for one window: which was played when."""
    played: Counter[tuple[str, str]] = Counter()
    for seed in range(games):
        sitting = Sitting(4, seed, LIKES_CARDS, deal=4)
        sitting.favourite = WINDOWS[seed % len(WINDOWS)]
        played += sitting.finish().played
    return played


def test_in_games_with_cards_dealt_every_card_is_played_in_every_window_it_has() -> None:
    played = play_many(60)
    assert set(played) == PAIRS
    assert len(PAIRS) == 24


@pytest.mark.soak
def test_in_200_games_with_cards_dealt_every_card_is_played_in_every_window_it_has() -> None:
    played = play_many(200)
    assert set(played) == PAIRS
    assert min(played.values()) >= 3


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_thousands_of_states_lose_nothing(players: int) -> None:
    for seed in range(100, 200):
        Sitting(players, seed, LIKES_CARDS, deal=seed % 5).finish(watch=True)


def test_two_hands_that_nobody_can_tell_apart_lead_to_the_same_questions() -> None:
    """Two tables that differ in hidden cards only, played alike by those who pass, ask the same seats in turn."""
    for seed in range(6):
        asked: list[list[tuple[str, int]]] = []
        for swap in (False, True):
            sitting = Sitting(3, seed, deal=3)
            while sitting.table.round == 0 and type(sitting.table.agenda[-1]).__name__ != "Bid":
                sitting.step()
            if swap:
                swap_hidden_cards(sitting.table)
            found: list[tuple[str, int]] = []
            while not sitting.table.over and len(found) < 120:
                found.append((type(sitting.table.agenda[-1]).__name__, sitting.table.to_move))
                plain = [move for move in sitting.table.moves() if not move.kind.startswith("play-")]
                if sitting.table.to_move == NATURE:
                    shared = [move for move in plain if move.kind not in ("reveal", "draw")]
                    sitting.table.apply(shared[0] if shared else plain[0])
                else:
                    takes = [move for move in plain if move.kind == "take"]
                    others = [move for move in plain if move.kind != "take"]
                    pool = others or takes
                    sitting.table.apply(pool[len(found) % len(pool)])
            asked.append(found)
        assert asked[0] == asked[1]


def swap_hidden_cards(table: DragonTable) -> None:
    """Exchange all hidden cards of seats 0 and 1, if they have as many."""
    one, two = table.players[0], table.players[1]
    if one.blind.bit_count() == two.blind.bit_count():
        one.hand, two.hand = two.hand, one.hand
        one.blind, two.blind = two.blind, one.blind
