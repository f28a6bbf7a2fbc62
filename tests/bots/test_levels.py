from __future__ import annotations

import pytest

import teahouse
from teahouse.arena.match import Match, play_match
from teahouse.bots import LEVELS, Budget, bot, bot_names
from teahouse.bots.levels import Leaf, Master, Pot
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


def test_a_level_never_thinks_longer_than_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float | None] = []

    class Quick(Pot):
        seconds = 0.05

    game = teahouse.game("year-of-the-dragon", players=2)
    table = next(walk(game, 1, 5))
    seat = table.to_move

    def note(self: object, view: teahouse.View, budget: Budget) -> teahouse.Move:
        asked.append(budget.seconds)
        return view.moves[0]

    monkeypatch.setattr("teahouse.bots.search.SearchBot.choose", note)
    for budget in (Budget(), Budget(seconds=9.0), Budget(seconds=0.01)):
        Quick(game, seat, "s").choose(game.view(table, seat), budget)
    assert asked == [0.05, 0.05, 0.01]
    assert (Pot.seconds, Master.seconds) == (0.5, 3.0)


def test_leaf_overlooks_moves_that_cup_sees() -> None:
    game = teahouse.game("year-of-the-dragon", players=2)
    differs = 0
    for table in walk(game, 4, 3):
        seat = table.to_move
        view = game.view(table, seat)
        differs += bot("leaf", game, seat, "s").choose(view, Budget()) is not bot("cup", game, seat, "s").choose(
            view, Budget()
        )
    assert differs >= 5


def test_leaf_does_not_compare_with_moves_it_has_overlooked() -> None:
    game = teahouse.game("yinzi", players=2)
    table, dealer = game.new(), teahouse.Dealer("leaf")
    alone = 0
    while not table.over and alone < 20:
        if table.to_move == NATURE:
            table.play(dealer.draw(table))
            continue
        player = Leaf(game, table.to_move, "s")  # as it plays without a network
        table.play(player.choose(game.view(table, table.to_move), Budget()))
        assert player.thought is not None
        alone += player.thought.id == "thought-only-seen"
        assert dict(player.thought.arguments).get("next", 0) > -300  # type: ignore[operator]
    assert alone


def test_cup_is_stronger_than_leaf_and_leaf_than_random() -> None:
    name = "year-of-the-dragon"
    result, _ = play_match(Match(name, ["cup", "leaf"], 20, "l"))
    assert sum(result.wins[0]) >= 14
    result, _ = play_match(Match(name, ["leaf", "random"], 20, "l"))
    assert sum(result.wins[0]) >= 14
