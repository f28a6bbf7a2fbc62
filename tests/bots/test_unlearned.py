"""Boxes that the networks do not know."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import teahouse
from teahouse.bots import LEVELS, Budget, RandomBot, SearchBot, bot, unlearned
from teahouse.bots.levels import Cup, Leaf, Master, Pot, level_of, unlearned_levels
from teahouse.bots.network import playable
from teahouse.cli import main
from teahouse.library import build
from teahouse.words import LANGUAGES, Words
from tests.bots.positions import walk

FOREIGN = {
    "year-of-the-dragon": "action.build.base = 2",
    "dragon-boats": "seats.rear.discount = 1",
}
"""Boxes whose moves the networks do not know."""


@pytest.mark.parametrize("name", FOREIGN)
def test_a_box_with_moves_that_the_network_lacks_is_played_without_one(name: str) -> None:
    own, foreign = teahouse.game(name, 2), build(name, 2, FOREIGN[name], {})
    assert not playable(foreign)
    assert unlearned_levels(["me", "pot@20sims"], foreign)
    assert not unlearned_levels(["me", "random"], foreign)
    assert not unlearned_levels(["leaf", "master"], own)
    table = next(walk(foreign, 1, 9))
    seat = table.to_move
    view = foreign.view(table, seat)
    for level in LEVELS:
        assert level_of(level, own) in (Leaf, Cup, Pot, Master)
        player = bot(level, foreign, seat, "s")
        assert isinstance(player, SearchBot)
        budget = Budget(simulations=6 * len(view.moves))
        move = player.choose(view, budget)
        assert move in view.moves
        assert bot(level, foreign, seat, "s").choose(view, budget) is move
        assert player.thought is not None
        assert player.thought.id == "thought-played-out"
        for lang in LANGUAGES:
            assert str(dict(player.thought.arguments)["games"]) in Words(lang, name).say(player.thought)


def test_who_tries_moves_at_random_beats_who_plays_at_random() -> None:
    game = build("year-of-the-dragon", 2, FOREIGN["year-of-the-dragon"], {})
    wins = 0
    for index in range(10):
        mine = index % 2
        player, other = unlearned.Cup(game, mine, f"{index}"), RandomBot(game, 1 - mine, f"{index}")
        dealer = teahouse.Dealer(f"out-{index}")
        table = game.new()
        while not table.over:
            if table.to_move == teahouse.NATURE:
                table.apply(dealer.draw(table))
                continue
            asked = player if table.to_move == mine else other
            table.apply(asked.choose(game.view(table, table.to_move), Budget()))
        wins += table.scores()[mine] > table.scores()[1 - mine]
    assert wins >= 8


def test_the_terminal_says_that_a_box_is_played_without_what_was_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    box = tmp_path / "foreign.toml"
    box.write_text(FOREIGN["dragon-boats"])
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    asked = ["play", "dragon-boats", "--terminal", "--seats", "me,leaf", "--components", str(box), "--lang", "en"]
    main(asked)
    assert "moves or places that the bots have never learned" in capsys.readouterr().out


def test_a_level_without_a_network_never_thinks_longer_than_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float | None] = []

    class Quick(unlearned.Pot):
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
    assert asked == [None, 0.05, 0.01]
    assert (unlearned.Pot.seconds, unlearned.Master.seconds) == (0.5, 3.0)
