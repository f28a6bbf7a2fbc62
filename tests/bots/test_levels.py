from __future__ import annotations

import pytest

import teahouse
from teahouse.arena.match import Match, play_match
from teahouse.bots import LEVELS, Budget, bot, bot_names
from teahouse.bots.levels import Leaf
from teahouse.kernel import NATURE
from teahouse.words import LANGUAGES, Words
from tests.bots.positions import walk


def test_the_levels_sit_down_by_name() -> None:
    assert list(LEVELS) == ["leaf", "cup", "pot", "master"]
    assert set(LEVELS) < set(bot_names())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_has_a_name_and_a_line_of_character(lang: str) -> None:
    words = Words(lang)
    characters = {words.attributes(f"level-{level}")["character"] for level in LEVELS}
    assert len(characters) == len({words.text(f"level-{level}") for level in LEVELS}) == 4


def test_leaf_overlooks_more_moves_than_cup() -> None:
    """It takes what the network likes best less often, and no level always does."""
    game = teahouse.game("year-of-the-dragon", players=2)
    best = {"leaf": 0, "cup": 0}
    asked = 0
    for table in walk(game, 4, 2):
        seat = table.to_move
        view = game.view(table, seat)
        asked += 1
        first = bot("pot", game, seat, "s").choose(view, Budget())
        for level in best:
            best[level] += bot(level, game, seat, "s").choose(view, Budget()) is first
    assert 0 < best["leaf"] < best["cup"] < asked


def test_who_overlooks_moves_does_not_compare_with_them() -> None:
    """What Leaf says of a next best move it has seen; where it has seen none, it says so."""
    game = teahouse.game("yinzi", players=2)
    table, dealer = game.new(), teahouse.Dealer("leaf")
    said: set[str] = set()
    while not table.over and len(said) < 3:
        if table.to_move == NATURE:
            table.play(dealer.draw(table))
            continue
        player = Leaf(game, table.to_move, "s")
        table.play(player.choose(game.view(table, table.to_move), Budget()))
        assert player.thought is not None
        said.add(player.thought.id)
        assert ("next" in dict(player.thought.arguments)) == (player.thought.id in ("thought-learned", "thought-whim"))
    assert said >= {"thought-alone", "thought-learned"}


def test_cup_is_stronger_than_leaf_and_leaf_than_random() -> None:
    name = "year-of-the-dragon"
    result, _ = play_match(Match(name, ["cup", "leaf"], 20, "l"))
    assert sum(result.wins[0]) >= 14
    result, _ = play_match(Match(name, ["leaf", "random"], 20, "l"))
    assert sum(result.wins[0]) >= 14
