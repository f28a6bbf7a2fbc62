from __future__ import annotations

import pytest

import teahouse
from teahouse.arena.match import Match, play_match
from teahouse.bots import Budget, GreedyBot, bot
from teahouse.words import Words
from tests.bots.positions import walk

NAMES = [kind.name for kind in teahouse.games()]


@pytest.mark.parametrize("name", NAMES)
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


class Steady:
    """Draws that follow from nothing on the table."""

    def __init__(self) -> None:
        self.number = 7

    def __call__(self, below: int) -> int:
        self.number += 13
        return self.number % below


def hidden_games() -> list[teahouse.Game]:
    return [
        teahouse.game("year-of-the-dragon", players=3, hands="hidden"),
        *(teahouse.game(name, players=3) for name in NAMES if name != "year-of-the-dragon"),
    ]


@pytest.mark.parametrize("name", ["greedy", "search", "leaf", "cup", "pot", "master"])
def test_hidden_cards_do_not_change_a_choice(name: str) -> None:
    """Two tables that differ only in what a seat may not know get the same choice."""
    changed = 0
    for game in hidden_games():
        for table in walk(game, 11, 30):
            seat = table.to_move
            view = game.view(table, seat)
            other = game.imagine(view, Steady())
            changed += other != table
            budget = Budget(simulations=12)
            choices = [bot(name, game, seat, "x").choose(game.view(one, seat), budget) for one in (table, other)]
            assert choices[0] is choices[1]
    assert changed
