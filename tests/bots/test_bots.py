from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import teahouse
from teahouse.arena import ask
from teahouse.bots import BadBot, BadBudget, Budget, RandomBot, UnknownBot, blind_view, bot, bot_names, kind_of_bot
from teahouse.kernel import NATURE, Game, Table

OWN = "tests.bots.own"


def first_question(game: Game) -> Table:
    table = game.new()
    dealer = teahouse.Dealer(1)
    while table.to_move == NATURE:
        table.play(dealer.draw(table))
    return table


def test_the_random_bot_is_called_by_name() -> None:
    assert "random" in bot_names()
    assert kind_of_bot("random") is RandomBot


def test_at_a_table_of_an_earlier_version_somebody_sits_down_for_a_bot_that_is_gone() -> None:
    game = teahouse.game("yinzi", players=2)
    assert type(bot("greedy", game, 0, "s")) is type(bot("cup", game, 0, "s"))
    table = first_question(game)
    view = game.view(table, table.to_move)
    assert bot("greedy@20sims", game, table.to_move, "s").choose(view, Budget()) in view.moves
    assert "greedy" not in bot_names()


def test_a_bot_of_the_users_own_is_called_by_module_and_class() -> None:
    assert kind_of_bot(f"{OWN}:First").__name__ == "First"
    assert kind_of_bot(f"{OWN}:Duck").__name__ == "Duck"


def test_a_bot_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "teabot.py").write_text("from teahouse.bots import RandomBot\nclass Mine(RandomBot): pass\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend("")  # restores the path afterwards
    assert kind_of_bot("teabot:Mine").__mro__[1] is RandomBot


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("greedier", "choose from random"),
        ("no.such.module:Bot", "No module named"),
        (f"{OWN}:Missing", "has no Missing (its bots: First, Duck,"),
        (f"{OWN}:Duck.Missing", "has no Duck.Missing (its bots: First, Duck,"),
        (f"{OWN}:Hasty", "must answer choose(self, view, budget), but its choose takes (self, view"),
        (f"{OWN}:NOT_A_BOT", "is not a class with a method choose"),
        (f"{OWN}:Odd", "must be made as Class(game, seat, seed)"),
        (":", "name your own as module:Class"),
    ],
)
def test_a_name_that_leads_to_no_bot_is_answered_with_what_to_do(name: str, said: str) -> None:
    with pytest.raises(UnknownBot) as error:
        kind_of_bot(name)
    assert said in str(error.value)
    assert name in str(error.value)


def test_a_module_that_cannot_be_imported_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sour.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(UnknownBot, match="ZeroDivisionError"):
        kind_of_bot("sour:Bot")


def test_a_module_that_ends_the_program_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "leaving.py").write_text("raise SystemExit('bye')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(UnknownBot, match="SystemExit: bye"):
        kind_of_bot("leaving:Bot")


def test_choose_may_be_written_in_other_ways() -> None:
    assert kind_of_bot(f"{OWN}:Static").__name__ == "Static"
    assert kind_of_bot(f"{OWN}:Generous").__name__ == "Generous"


def test_an_installed_bot_whose_module_is_missing_is_named_and_the_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "mybots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mybots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[teahouse.bots]\ngone = no_such_module:Gone\nfirst = {OWN}:First\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert {"gone", "first"} <= set(bot_names())
    assert kind_of_bot("first").__name__ == "First"
    with pytest.raises(UnknownBot, match="cannot import the bot 'gone': No module named 'no_such_module'"):
        kind_of_bot("gone")


def test_a_bot_that_cannot_sit_down_is_named(toy: str) -> None:
    with pytest.raises(BadBot, match=r"Homeless.*cannot sit down: RuntimeError: no chair"):
        bot(f"{OWN}:Homeless", teahouse.game(toy), 0, "1")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Cheat", "which is illegal (not-now, TOY-3) on seat 1"),
        ("Stranger", "'pass', which is not a Move on seat 1"),
        ("Broken", "failed on seat 1: ZeroDivisionError: no tea left"),
        ("Leaving", "failed on seat 1: SystemExit: 1"),
    ],
)
def test_a_bot_that_does_not_answer_with_a_legal_move_is_named(toy: str, name: str, said: str) -> None:
    game = teahouse.game(toy)
    table = first_question(game)
    before = table.position()
    with pytest.raises(BadBot) as error:
        ask(bot(f"{OWN}:{name}", game, 0, "1"), name, game, table, Budget())
    assert said in str(error.value)
    assert table.position() == before


def test_a_move_of_another_catalogue_is_not_a_move_of_this_game(toy: str) -> None:
    game = teahouse.game(toy)
    table = first_question(game)
    twin = type(game).unpack(f"{_own_text()}\n# another box", None).catalogue.find("pass")

    class Foreign(RandomBot):
        blind = False

        def choose(self, view: object, budget: object) -> teahouse.Move:
            return twin

    with pytest.raises(BadBot, match="'pass' of another catalogue on seat 1"):
        ask(Foreign(game, 0, "1"), "foreign", game, table, Budget())


def _own_text() -> str:
    return (Path(__file__).parent.parent / "toy" / "components.toml").read_text("utf-8")


def test_the_same_seed_chooses_the_same_moves(toy: str) -> None:
    game = teahouse.game(toy)
    view = blind_view(first_question(game))
    first, again, other = (RandomBot(game, 0, seed) for seed in ("a", "a", "b"))
    chosen = [[player.choose(view, Budget()).text for _ in range(40)] for player in (first, again, other)]
    assert chosen[0] == chosen[1] != chosen[2]


def test_the_random_bot_plays_every_move_about_as_often(toy: str) -> None:
    game = teahouse.game(toy)
    view = blind_view(first_question(game))
    player = RandomBot(game, 0, "1")
    count = Counter(player.choose(view, Budget()).text for _ in range(3000))
    assert set(count) == {move.text for move in view.moves}
    assert min(count.values()) > 0.8 * 3000 / len(view.moves)


def test_a_blind_bot_gets_its_moves_and_nothing_else(toy: str) -> None:
    table = first_question(teahouse.game(toy))
    view = blind_view(table)
    assert view.moves == table.moves()
    assert (view.facts, view.scores, view.seat) == ({}, [], table.to_move)


@pytest.mark.parametrize(
    ("text", "seconds", "simulations"), [("300ms", 0.3, None), ("2s", 2.0, None), ("500sims", None, 500)]
)
def test_a_budget_is_read_and_written(text: str, seconds: float | None, simulations: int | None) -> None:
    budget = Budget.parse(text)
    assert (budget.seconds, budget.simulations) == (seconds, simulations)
    assert Budget.parse(str(budget)).seconds == seconds
    assert str(Budget()) == ""


@pytest.mark.parametrize(
    ("text", "reason"),
    [("0sims", "little"), ("0s", "little"), ("0.0001ms", "little"), ("99999999999999999s", "much"), ("3.6e3s", "form")],
)
def test_a_budget_is_refused_with_what_is_wrong_with_it(text: str, reason: str) -> None:
    with pytest.raises(BadBudget) as refused:
        Budget.parse(text)
    assert refused.value.reason == reason


@pytest.mark.parametrize("text", ["", "fast", "300", "-1s", "3 m", "1.5sims", "٣s", "9" * 5000 + "sims"])
def test_a_budget_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="300ms, 2s or 500sims"):
        Budget.parse(text)
