from __future__ import annotations

import time
from itertools import count

import pytest

import teahouse
from teahouse.arena.match import Match, play_match
from teahouse.bots import LEVELS, Budget, SearchBot, bot
from teahouse.bots.imagination import Imagination
from teahouse.bots.playouts import PlayedOut, worths
from teahouse.kernel import Table
from teahouse.library import build
from teahouse.words import LANGUAGES, Words
from tests.bots.positions import HIDING, Steady, walk

YEAR = "year-of-the-dragon"
NAMES = [kind.name for kind in teahouse.rulebooks()]


@pytest.mark.parametrize("name", NAMES)
def test_every_move_is_tried_and_the_better_ones_more_often(name: str) -> None:
    game = teahouse.game(name, players=3)
    tables = list(walk(game, 1, 40))[:4]
    assert max(len(table.moves()) for table in tables) > 2
    for table in tables:
        seat = table.to_move
        look = PlayedOut(Imagination(game, game.view(table, seat), "s"), seat)
        moves = len(look.looks)
        assert moves == len(table.moves())
        found = look.think(None, 8 * moves)
        assert 6 * moves <= look.simulations == sum(one.visits for one in found) <= 8 * moves
        assert min(one.visits for one in found) >= 1
        assert found[0].visits == max(one.visits for one in found)
        assert moves == 2 or found[0].visits > min(one.visits for one in found)


def test_a_finished_game_is_worth_the_win_and_how_far_it_is_from_the_best_of_the_others() -> None:
    game = teahouse.game(YEAR, players=3)
    *_, table = walk(game, 1, 5)
    while not table.over:
        table.apply(table.moves()[0] if table.to_move >= 0 else teahouse.Dealer("w").draw(table))
    scores = table.scores()
    found = worths(table)
    assert found.index(max(found)) == table.ranking().index(1)
    assert sorted(range(3), key=lambda seat: scores[seat]) == sorted(range(3), key=lambda seat: found[seat])


def ended(table: Table) -> bool:
    """Whether a game ends without another choice."""
    while not table.over:
        if table.to_move == teahouse.NATURE or len(table.moves()) > 1:
            return False
        table.apply(table.moves()[0])
    return True


@pytest.mark.parametrize("name", [YEAR, "dragon-boats"])
def test_the_last_decision_of_a_game_is_solved(name: str) -> None:
    game = teahouse.game(name, players=2)
    solved = 0
    for seed in range(4):
        *_, table = walk(game, seed, 1)
        seat = table.to_move
        outcomes = {}
        for move in table.moves():
            trial = table.copy()
            trial.apply(move)
            assert ended(trial)
            outcomes[move] = worths(trial)[seat]
        chosen = SearchBot(game, seat, "s").choose(game.view(table, seat), Budget(simulations=2 * len(outcomes)))
        assert outcomes[chosen] == max(outcomes.values())
        solved += len(set(outcomes.values())) > 1
    assert solved >= 2


@pytest.mark.parametrize("name", NAMES)
def test_a_searching_bot_stays_within_its_time_and_says_what_it_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) / 1000)  # each look at the clock takes a millisecond
    game = teahouse.game(name, players=2)
    for table in list(walk(game, 9, 25))[:2]:
        seat = table.to_move
        thinker = SearchBot(game, seat, "s")
        began = time.perf_counter()
        thinker.choose(game.view(table, seat), Budget(seconds=0.02))
        assert 0.01 < time.perf_counter() - began <= 0.025
        assert thinker.tried >= len(table.moves())
        assert thinker.thought is not None
        for lang in LANGUAGES:
            assert str(thinker.tried) in Words(lang, name).say(thinker.thought)


def test_what_a_search_says_is_what_it_has_seen() -> None:
    game = teahouse.game("dragon-boats", players=2)
    for table in list(walk(game, 5, 40))[:3]:
        seat = table.to_move
        look = PlayedOut(Imagination(game, game.view(table, seat), "s"), seat)
        found = look.think(None, 6 * len(look.looks))
        said = dict(look.told(found[0], found[1]).arguments)
        assert said["games"] == look.simulations
        mean = [look.points[one.index] / one.visits for one in found[:2]]
        assert [said["points"], said["next"]] == [round(one) for one in mean]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["year-of-the-dragon", "dragon-boats"])
def test_searching_beats_chance(name: str) -> None:
    result, _ = play_match(Match(name, ["search", "random"], 8, "s", "60sims"))
    assert sum(result.wins[0]) >= 7


@pytest.mark.parametrize("name", ["random", "search", *LEVELS])
def test_the_same_view_seed_and_simulations_give_the_same_move(name: str) -> None:
    game = teahouse.game(YEAR, players=3)
    for table in walk(game, 8, 20):
        seat = table.to_move
        view = game.view(table, seat)
        budget = Budget(simulations=30)
        old_hand = bot(name, game, seat, "x")
        first = old_hand.choose(view, budget)
        assert old_hand.choose(view, budget) is first
        assert bot(name, game, seat, "x").choose(view, budget) is first


@pytest.mark.parametrize("game_name", NAMES)
@pytest.mark.parametrize("name", ["random", "search", *LEVELS])
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
