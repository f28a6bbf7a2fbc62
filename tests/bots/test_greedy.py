from __future__ import annotations

import pytest

import teahouse
from teahouse.arena.match import Match, play_match
from teahouse.bots import LEVELS, Budget, GreedyBot, bot
from teahouse.kernel import Value
from teahouse.library import build
from teahouse.words import Words
from tests.bots.positions import Steady, walk

NAMES = [kind.name for kind in teahouse.rulebooks()]


# compiled rules play Yínzi several times as fast
@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=[pytest.mark.slow] if one == "yinzi" else []) for one in NAMES]
)
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_leaves_random_far_behind(name: str, players: int) -> None:
    result, _ = play_match(Match(name, ["greedy"] + ["random"] * (players - 1), 12, "t"))
    assert sum(result.wins[0]) >= 10


@pytest.mark.parametrize("name", NAMES)
def test_greedy_plays_the_move_with_the_best_outlook_and_says_so(name: str) -> None:
    game = teahouse.game(name, players=2)
    for table in walk(game, 2, 15):
        seat = table.to_move
        greedy = GreedyBot(game, seat, "s")
        view = game.view(table, seat)
        move = greedy.choose(view, Budget())
        assert move in view.moves
        assert greedy.thought is not None
        for lang in ("en", "de"):
            assert Words(lang, name).say(greedy.thought)


@pytest.mark.parametrize("name", ["greedy", "search", "leaf", "cup", "pot", "master"])
def test_the_same_view_seed_and_simulations_give_the_same_move(name: str) -> None:
    game = teahouse.game("year-of-the-dragon", players=3)
    for table in walk(game, 8, 20):
        seat = table.to_move
        view = game.view(table, seat)
        budget = Budget(simulations=30)
        old_hand = bot(name, game, seat, "x")
        first = old_hand.choose(view, budget)
        assert old_hand.choose(view, budget) is first
        assert bot(name, game, seat, "x").choose(view, budget) is first


HIDING: dict[str, dict[str, Value]] = {"year-of-the-dragon": {"hands": "hidden"}, "dragon-boats": {"deal": 3}}
"""The options with which a game hides something in every position."""


@pytest.mark.parametrize("game_name", NAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "search", *LEVELS])
def test_hidden_cards_change_neither_a_choice_nor_what_is_said_about_it(name: str, game_name: str) -> None:
    """Two tables that differ only in what a seat may not know get the same choice from every bot."""
    game = build(game_name, 3, None, HIDING.get(game_name, {}))
    changed = 0
    for table in walk(game, 11, 20):
        seat = table.to_move
        other = game.imagine(game.view(table, seat), Steady())
        changed += other != table
        answers = []
        for one in (table, other):
            player = bot(name, game, seat, "x")
            answers.append((player.choose(game.view(one, seat), Budget(simulations=12)), player.thought))
        assert answers[0] == answers[1]
    assert changed >= 3
