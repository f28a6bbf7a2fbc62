"""Players from elsewhere at our tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teahouse.arena.play import play_seats
from teahouse.bots import BadBot, Budget, bot
from teahouse.cli import main
from teahouse.library import build
from teahouse.rl import beliefs, mask, observation, policy_bot, spiel_bot
from teahouse.rl.agents import Seen

GUESTS = """
import numpy
import pyspiel
from open_spiel.python.bots import uniform_random
from open_spiel.python.algorithms import mcts
import teahouse.rl

First = teahouse.rl.policy_bot(lambda seen, agent: int(numpy.flatnonzero(seen["action_mask"])[0]))


@teahouse.rl.spiel_bot
def Uniform(game, player, seed):
    return uniform_random.UniformRandomBot(player, numpy.random.RandomState(seed))


@teahouse.rl.spiel_bot
def Looking(game, player, seed):
    luck = numpy.random.RandomState(seed)
    return mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
"""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "guests.py").write_text(GUESTS)
    monkeypatch.chdir(tmp_path)
    return "guests"


def test_a_match_takes_a_policy_and_a_bot_of_openspiel(guests: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"{guests}:First,{guests}:Uniform,random"
    assert main(["match", "year-of-the-dragon", "--bots", bots, "--games", "3", "--json", "-"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["games"] == 3
    assert said["bots"] == bots.split(",")


def test_a_searching_bot_of_openspiel_plays_on_what_its_seat_may_know(guests: str) -> None:
    game = build("year-of-the-dragon", 2, None, {})
    seats = [bot(f"{guests}:Looking", game, 0, "1"), bot("random", game, 1, "2")]
    played = play_seats(game, seats, ["Looking", "random"], "5", Budget())
    assert played.decisions > 50
    assert played.record.names == ["Looking", "random"]


def test_a_policy_sees_what_its_seat_sees() -> None:
    game = build("yinzi", 3, None, {})
    asked = []

    def policy(seen: Seen, agent: str) -> int:
        asked.append((seen, agent))
        return table.moves()[0].number

    table = game.new()
    player = policy_bot(policy)(game, 1, "seed")
    for _ in range(200):
        if table.to_move == 1:
            player.choose(game.view(table, 1), Budget())
            seen, agent = asked[-1]
            assert agent == "player_1"
            assert seen["observation"].tobytes() == observation(table, 1).tobytes()
            assert seen["action_mask"].tolist() == mask(table).tolist()
        table.apply(table.moves()[0])
    assert len(asked) > 10


def test_beliefs_look_alike_and_differ_in_what_is_hidden() -> None:
    game = build("yinzi", 3, None, {})
    table = game.new()
    for _ in range(150):
        table.apply(table.moves()[0])
    believed = beliefs(table, 0, seed=1)
    tables = [next(believed) for _ in range(5)]
    assert all(game.view(one, 0).to_json() == game.view(table, 0).to_json() for one in tables)
    assert len({json.dumps(one.position(), sort_keys=True) for one in tables}) > 1


def test_a_bot_of_openspiel_declines_a_box_of_your_own() -> None:
    changes = '[prices]\nsource = "printed"\ndecline = 2\noffering = 1\ntreasure = 2\n'
    kind = spiel_bot(lambda game, player, seed: None)
    with pytest.raises(BadBot, match="no components of your own"):
        kind(build("dragon-boats", 2, changes, {}), 0, "1")
