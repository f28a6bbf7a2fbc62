from __future__ import annotations

import random
import time
from itertools import count

import pytest

import teahouse
from teahouse.arena.match import Match, play_match
from teahouse.bots import Budget, SearchBot
from teahouse.bots.evaluation import evaluation
from teahouse.bots.tree import PLAY_ON, RANDOM, Node, Settings, Tree
from teahouse.kernel import NATURE, Table
from teahouse.words import Words
from tests.bots.positions import walk

YEAR = "year-of-the-dragon"
NAMES = [kind.name for kind in teahouse.rulebooks()]


def tree_of(table: Table, settings: Settings) -> Tree:
    return Tree(
        evaluation(table.game),
        settings,
        table.game.players,
        table.to_move,
        random.Random(1).random,
        table.copy,
        True,
    )


@pytest.mark.parametrize("leaf", ["evaluate", PLAY_ON, RANDOM])
def test_visits_and_values_add_up(leaf: str) -> None:
    table = next(walk(teahouse.game(YEAR, players=3), 1, 30))
    tree = tree_of(table, Settings(leaf=leaf, play_on=3))
    for _ in range(40):
        tree.simulate()
    assert tree.simulations == tree.root.visits == 40
    assert tree.root.edges is not None
    assert sum(edge.visits for edge in tree.root.edges) == 39
    for edge in tree.root.edges:
        assert 0 <= edge.value <= 2
        if edge.child is not None and edge.child.seat != NATURE:
            assert edge.child.visits == edge.visits


def test_the_search_finds_a_win_that_greed_does_not_see(toy: str) -> None:
    """With enough simulations a lone decision before the end is solved."""
    game = teahouse.game(toy, players=2)
    for table in walk(game, 2, 1):
        outcomes = {}
        for move in table.moves():
            trial = table.copy()
            trial.apply(move)
            if not trial.over:
                break
            outcomes[move] = trial.scores()[table.to_move]
        else:
            seat = table.to_move
            chosen = SearchBot(game, seat, "s").choose(game.view(table, seat), Budget(simulations=60))
            assert outcomes[chosen] == max(outcomes.values())


def test_chance_is_averaged_over_many_outcomes() -> None:
    game = teahouse.game(YEAR, players=2)
    for table in walk(game, 3, 1):
        if any(_leads_to_nature(table, move) for move in table.moves()):
            tree = tree_of(table, Settings(breadth=1, widening=0))
            for _ in range(100):
                tree.simulate()
            nodes = [edge.child for edge in tree.root.edges or () if edge.child and edge.child.seat == NATURE]
            if nodes and nodes[0].visits > 50:
                assert 2 <= len(nodes[0].outcomes) < nodes[0].visits
                return
    pytest.fail("no decision before a draw")


def test_an_outcome_is_met_again_as_often_as_it_was_drawn() -> None:
    """Not as often as any other outcome: a likely draw stays likely."""
    for table in walk(teahouse.game("yinzi", players=2), 3, 1):
        for move in table.moves():
            if _leads_to_nature(table, move):
                table.apply(move)
                tree = tree_of(table, Settings(surprise=1.0))
                node = Node(NATURE)
                for _ in range(60):
                    tree._draw(node, table.copy())
                if len(node.met) < 60:
                    assert len(node.outcomes) == node.visits == 60
                    assert {id(child) for _, child in node.outcomes} == {id(child) for child in node.met.values()}
                    return
                break
    pytest.fail("no draw with few outcomes")


@pytest.mark.parametrize(("play_on", "final"), [(1000, True), (1, False)])
def test_a_leaf_played_on_to_the_end_is_worth_the_final_score(play_on: int, final: bool) -> None:
    table = next(walk(teahouse.game(YEAR, players=2), 2, 12))
    tree = tree_of(table, Settings(leaf=PLAY_ON, play_on=play_on))
    for _ in range(10):
        tree.simulate()
    # scores are whole, half a point is for the winner; an outlook is hardly ever either
    assert all((2 * edge.points).is_integer() for edge in tree.root.edges or ()) == final


def _leads_to_nature(table: Table, move: teahouse.Move) -> bool:
    trial = table.copy()
    trial.apply(move)
    return trial.to_move == NATURE


@pytest.mark.parametrize("name", NAMES)
def test_a_searching_bot_stays_within_its_time_and_says_what_it_expects(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) / 1000)  # each look at the clock takes a millisecond
    game = teahouse.game(name, players=2)
    for table in list(walk(game, 9, 25))[:4]:
        seat = table.to_move
        thinker = SearchBot(game, seat, "s")
        began = time.perf_counter()
        thinker.choose(game.view(table, seat), Budget(seconds=0.2))
        assert 0.15 < time.perf_counter() - began <= 0.2
        assert thinker.tree is not None
        assert thinker.tree.simulations > 100
        assert thinker.thought is not None
        for lang in ("en", "de"):
            assert Words(lang, name).say(thinker.thought)


def test_what_a_search_says_is_what_it_has_seen() -> None:
    told = set()
    for table in [table for name in NAMES for table in walk(teahouse.game(name, players=2), 5, 40)]:
        game, seat = table.game, table.to_move
        view = game.view(table, seat)
        for simulations in (1, 2, 8, 30):
            thinker = SearchBot(game, seat, "s")
            thinker.choose(view, Budget(simulations=simulations))
            assert thinker.tree is not None
            assert thinker.thought is not None
            edges = sorted(thinker.tree.root.edges or (), key=lambda edge: (-edge.visits, -edge.total, -edge.prior))
            tried = [edge for edge in edges[:2] if edge.visits]
            seen = [round(edge.points / edge.visits) for edge in tried]
            numbers = dict(thinker.thought.arguments)
            assert seen == [numbers[key] for key in ("points", "next") if key in numbers]
            if len(tried) == 2:
                better = seen[1] > seen[0]
                assert thinker.thought.id == ("thought-trusted" if better else "thought-search")
                assert not better or numbers["tries"] == tried[1].visits
            for lang in ("en", "de"):
                assert Words(lang, game.name).say(thinker.thought)
            told.add(thinker.thought.id)
    assert told == {"thought-at-first-sight", "thought-unrivalled", "thought-trusted", "thought-search"}


def test_a_tree_is_used_again_for_the_next_decision_of_a_turn() -> None:
    game = teahouse.game(YEAR, players=2)
    for table in walk(game, 9, 3):
        if not any(move.kind == "card" for move in table.moves()):
            continue
        seat = table.to_move
        thinker = SearchBot(game, seat, "s")
        table.apply(thinker.choose(game.view(table, seat), Budget(seconds=0.2)))
        if table.to_move == seat and len(table.moves()) > 1:
            thinker.choose(game.view(table, seat), Budget(seconds=0.01))
            assert thinker.tree is not None
            assert thinker.tree.root.visits > thinker.tree.simulations
            return
    pytest.fail("no turn of two decisions")


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=[pytest.mark.soak] if one == "yinzi" else []) for one in NAMES]
)
def test_searching_beats_greed(name: str) -> None:
    result, _ = play_match(Match(name, ["search", "greedy"], 8, "s", "60sims"))
    assert sum(result.wins[0]) >= 4


def test_where_others_play_naturally_their_replies_cost_no_simulation() -> None:
    """Every simulation ends at a decision of the seat that thinks, before a draw, or at the end of the game."""
    game = teahouse.game("dragon-boats", players=4)
    for table in walk(game, 8, 40):
        tree = tree_of(table, Settings(others=1))
        for _ in range(12):
            tree.simulate()
        queue = [tree.root]
        while queue:
            node = queue.pop()
            for edge in node.edges or ():
                child = edge.child
                if child is None or child.seat == NATURE:
                    continue
                assert child.edges
                assert child.seat == tree.seat or sum(one.visits > 0 for one in child.edges) == 1
                queue.append(child)
