"""Boxes that the networks do not know."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import teahouse
from teahouse.bots import LEVELS, Budget, RandomBot, bot, unlearned
from teahouse.bots.learned import Cup, Leaf, Master, Pot, learned_level, training_of, unlearned_levels
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


def heeding(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if all levels played boxes with other numbers by the networks."""
    real = training_of

    def training(name: str) -> dict[str, object] | None:
        found = real(name)
        return None if found is None else found | {"boxes": {"levels": list(LEVELS), "depth": 40}}

    monkeypatch.setattr("teahouse.bots.learned.training_of", training)


@pytest.mark.parametrize("name", FOREIGN)
def test_a_box_with_moves_that_the_network_lacks_is_played_without_one(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heeding(monkeypatch)
    own, foreign = teahouse.game(name, 2), build(name, 2, FOREIGN[name], {})
    assert not playable(foreign)
    assert unlearned_levels(["me", "pot@20sims"], foreign)
    assert not unlearned_levels(["me", "random"], foreign)
    assert not unlearned_levels(["leaf", "master"], own)
    table = next(walk(foreign, 1, 9))
    seat = table.to_move
    view = foreign.view(table, seat)
    for level in LEVELS:
        assert learned_level(level, own) in (Leaf, Cup, Pot, Master)
        player = bot(level, foreign, seat, "s")
        assert isinstance(player, unlearned.PlayoutBot)
        budget = Budget(simulations=6 * len(view.moves))
        move = player.choose(view, budget)
        assert move in view.moves
        assert bot(level, foreign, seat, "s").choose(view, budget) is move
        assert player.thought is not None
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
    heeding(monkeypatch)
    box = tmp_path / "foreign.toml"
    box.write_text(FOREIGN["dragon-boats"])
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    asked = ["play", "dragon-boats", "--terminal", "--seats", "me,leaf", "--components", str(box), "--lang", "en"]
    main(asked)
    assert "moves that the bots have never learned" in capsys.readouterr().out
