from __future__ import annotations

import json
import math
import random
from pathlib import Path
from statistics import fmean, pvariance

import numpy
import pytest
import torch

import teahouse
from teahouse.bots import Budget, RandomBot
from teahouse.bots.network import Judge, Network
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, Table
from teahouse.learn.export import ForeignNetwork, take_up
from teahouse.learn.learner import Learner
from teahouse.learn.network import offered
from teahouse.learn.plan import Plan
from teahouse.learn.training import CHECKPOINT, CURVES, NETWORK, PAGE, Clock, Ending, train

TINY = Plan(
    "year-of-the-dragon",
    workers=1,
    tables=32,
    steps=32,
    most=32,
    width=48,
    depth=1,
    batch=512,
    rate=3e-3,
    last_rate=1e-3,
    players=(2,),
    boxes=0,
    device="cpu",
)


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def wins_against_random(path: Path, games: int) -> float:
    game = teahouse.game("year-of-the-dragon", players=2)
    judge = Judge(Network(path), game)
    wins = 0.0
    for index in range(games):
        mine = index % 2
        other = RandomBot(game, 1 - mine, f"random-{index}")
        dealer = Dealer(f"tiny-{index}")
        table = game.new()
        while not table.over:
            moves = table.moves()
            if table.to_move == NATURE:
                move = dealer.draw(table)
            elif table.to_move == mine:
                move = moves[int(judge.opinions([table])[0].logits.argmax())] if len(moves) > 1 else moves[0]
            else:
                move = other.choose(game.view(table, 1 - mine), Budget())
            table.apply(move)
        ranking = table.ranking()
        wins += 1 / ranking.count(1) if ranking[mine] == 1 else 0
    return wins / games


def told_to_onlookers(learner: Learner, games: int) -> list[tuple[float, float, float, int]]:
    """What seats that are not asked are told, at decisions and in between: chance, win, points, score."""
    game = teahouse.game("year-of-the-dragon", players=2)
    found = []
    for index in range(games):
        dealer, draw, table = Dealer(f"look-{index}"), random.Random(index), game.new()
        seats, seen = [], bytearray()
        while not table.over:
            moves, asked = table.moves(), table.to_move
            for seat in range(2):
                if seat != asked and (asked == NATURE or len(moves) > 1):
                    seats.append(seat)
                    seen += game.observed(table, seat)
            table.apply(dealer.draw(table) if asked == NATURE else draw.choices(moves, wishes(learner, table))[0])
        with torch.no_grad():
            _, wins, points = learner.network(torch.frombuffer(seen, dtype=torch.uint8).view(len(seats), -1))
        chances, said = torch.softmax(wins[:, :2], 1)[:, 0].tolist(), (10 * points[:, 0].sum(-1)).tolist()
        ranking, scores = table.ranking(), table.scores()
        found += [
            (chance, (ranking[seat] == 1) / ranking.count(1), score, scores[seat])
            for seat, chance, score in zip(seats, chances, said, strict=True)
        ]
    return found


def wishes(learner: Learner, table: Table) -> list[float]:
    """How likely each move of the seat to move is."""
    moves = table.moves()
    seen = bytearray(table.game.observed(table, table.to_move))
    with torch.no_grad():
        logits, _, _ = learner.network(torch.frombuffer(seen, dtype=torch.uint8)[None])
    found: list[float] = (
        offered(logits, torch.tensor([[move.number for move in moves]]), torch.tensor([len(moves)]))[0].exp().tolist()
    )
    return found


def test_a_tiny_network_beats_random_after_seconds_and_tells_onlookers_more_than_nothing(tmp_path: Path) -> None:
    learner = train(TINY, Ending(rounds=60), tmp_path)
    assert wins_against_random(tmp_path / NETWORK, 40) >= 0.75
    told = told_to_onlookers(learner, 40)
    surprise = fmean(-math.log(max(1e-6, 1 - abs(win - chance))) for chance, win, _, _ in told if win in (0, 1))
    assert surprise < 0.65  # who knows nothing of two players is off by log 2, 0.69
    off = fmean((said - score) ** 2 for _, _, said, score in told)
    assert off < 0.9 * pvariance([score for _, _, _, score in told])


def test_a_training_without_onlookers_is_possible(tmp_path: Path) -> None:
    assert train(TINY._replace(onlookers=0.0), Ending(rounds=2), tmp_path).rounds == 2


def test_a_training_that_counts_briefly_answers_in_full_and_nearly_the_same(tmp_path: Path) -> None:
    learner = train(TINY._replace(brief=True), Ending(rounds=2), tmp_path)
    game = teahouse.game("year-of-the-dragon", players=2)
    seen = torch.frombuffer(bytearray(game.observed(game.new(), 0)), dtype=torch.uint8)[None]
    with torch.no_grad():
        in_full = learner.network(seen)
        with learner._brief():
            briefly = learner.network(seen)
    for one, other in zip(briefly, in_full, strict=True):
        assert one.dtype == torch.float32
        assert torch.allclose(one, other, atol=0.05)
    assert any(not torch.equal(one, other) for one, other in zip(briefly, in_full, strict=True))


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    for name in ("one", "two"):
        train(TINY, Ending(rounds=3), tmp_path / name)
    one, two = (numpy.load(tmp_path / name / NETWORK) for name in ("one", "two"))
    assert one.files == two.files
    for name in one.files:
        if name != "about":
            assert (one[name] == two[name]).all(), name


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    train(TINY, Ending(rounds=2), tmp_path)
    learner = train(TINY, Ending(rounds=2), tmp_path)
    assert learner.rounds == 4
    rounds = [json.loads(line)["round"] for line in (tmp_path / CURVES).read_text().splitlines()]
    assert rounds == [1, 2, 3, 4]
    page = (tmp_path / PAGE).read_text()
    assert page.count("<figure>") >= 8
    assert "http" not in page


def test_a_checkpoint_of_another_size_is_refused_with_the_reason(tmp_path: Path) -> None:
    train(TINY, Ending(rounds=1), tmp_path)
    with pytest.raises(ValueError, match=r"width 48, not 64"):
        Learner(TINY._replace(width=64)).load(tmp_path / CHECKPOINT)


def test_a_network_that_bots_play_by_learns_on_from_what_it_says(tmp_path: Path) -> None:
    first = train(TINY, Ending(rounds=2), tmp_path / "a")
    again = Learner(TINY)
    take_up(again, tmp_path / "a" / NETWORK)
    assert (again.rounds, again.decisions) == (first.rounds, first.decisions)
    seen = torch.randint(0, 4, (5, len(again.network.scale)), dtype=torch.uint8)
    for mine, theirs in zip(again.network(seen), first.network(seen), strict=True):
        assert torch.allclose(mine, theirs, atol=0.02)  # what bots play by is kept in half precision
    assert train(TINY, Ending(rounds=1), tmp_path / "b", start=tmp_path / "a" / NETWORK).rounds == 3


def test_a_file_that_is_no_such_network_is_refused_with_the_reason(tmp_path: Path) -> None:
    train(TINY, Ending(rounds=1), tmp_path / "a")
    network = tmp_path / "a" / NETWORK
    with pytest.raises(ForeignNetwork, match="trained with width 48, not 32"):
        train(TINY._replace(width=32), Ending(rounds=1), tmp_path / "b", start=network)
    with pytest.raises(ForeignNetwork, match="trained with game year-of-the-dragon, not yinzi"):
        train(TINY._replace(game="yinzi"), Ending(rounds=1), tmp_path / "c", start=network)
    (tmp_path / "letter.npz").write_text("Dear all")
    with pytest.raises(ForeignNetwork, match="no network that bots play by"):
        train(TINY, Ending(rounds=1), tmp_path / "d", start=tmp_path / "letter.npz")


def test_a_checkpoint_from_before_what_is_printed_was_taken_from_what_is_seen_says_the_same(tmp_path: Path) -> None:
    learner = train(TINY, Ending(rounds=1), tmp_path)
    kept = torch.load(tmp_path / CHECKPOINT, weights_only=True)
    network = kept["network"]
    network["entry.bias"] = network["entry.bias"] - network["entry.weight"] @ (network.pop("usual") * network["scale"])
    torch.save(kept, tmp_path / CHECKPOINT)
    again = Learner(TINY)
    again.load(tmp_path / CHECKPOINT)
    game = teahouse.game("year-of-the-dragon", players=2)
    seen = torch.frombuffer(bytearray(game.observed(game.new(), 0)), dtype=torch.uint8)[None]
    with torch.no_grad():
        for one, other in zip(learner.network(seen), again.network(seen), strict=True):
            assert torch.allclose(one, other, atol=1e-5)
        assert not torch.equal(learner.network.entry(seen * learner.network.scale), learner.network.entry(seen * 0.0))


def test_earlier_selves_sit_down_and_are_not_learned_from(tmp_path: Path) -> None:
    learner = Learner(TINY._replace(league=0.5))
    learner.elders.append({name: value.clone() for name, value in learner.network.state_dict().items()})
    learner.open()
    try:
        made = learner._pending[0]
        league = len(made.own) // 2
        assert not made.own[:league].all()
        assert made.own[league:].all()
        chairs = torch.arange(league) % made.players[:league]
        assert (made.own[:league] == (made.seat[:league] == chairs)).all()
    finally:
        learner.close()


@pytest.mark.parametrize("changed", [0.0, 1.0])
def test_at_tables_with_another_box_a_move_is_tried_on_a_copy(changed: float) -> None:
    learner = Learner(TINY._replace(boxes=2, changed=changed))
    torch.nn.init.normal_(learner.network.points.weight)  # an opinion of its own
    learner.actor.load_state_dict(learner.network.state_dict())
    learner.open()
    try:
        made = learner._pending[0]
        assert (made.changed == bool(changed)).all()
        assert (made.tried < made.choices).all()
        assert (made.promise != 0).any() == bool(changed)
        assert (made.tried > 0).any() == bool(changed)
    finally:
        learner.close()


def test_a_network_at_the_table_says_what_it_said_in_training(tmp_path: Path) -> None:
    learner = train(TINY, Ending(rounds=4), tmp_path)
    game = teahouse.game("year-of-the-dragon", players=2)
    judge = Judge(Network(tmp_path / NETWORK), game)
    table, dealer = game.new(), Dealer("same")
    seen = bytearray(len(game.observation_spec()))
    compared = 0
    while not table.over:
        if table.to_move == NATURE:
            table.apply(dealer.draw(table))
            continue
        moves = table.moves()
        game.observe(table, table.to_move, seen, 0)
        logits, wins, points = learner.network(torch.frombuffer(seen, dtype=torch.uint8)[None])
        opinion = judge.opinions([table])[0]
        places = torch.tensor([[move.number for move in moves]])
        wanted = offered(logits, places, torch.tensor([len(moves)]))[0].exp().detach().numpy()
        said = numpy.exp(opinion.logits - opinion.logits.max())
        assert numpy.allclose(said / said.sum(), wanted, atol=0.02)
        chances = torch.softmax(wins[0, :2], 0).detach().numpy()
        assert numpy.allclose(opinion.chances[table.to_move], chances[0], atol=0.02)
        mine = points[0, 0].sum().item() * 10
        assert abs(float(opinion.points[table.to_move].sum()) - mine) < 1.0
        compared += 1
        table.apply(moves[0])
    assert compared > 20


def test_a_training_ends_at_its_round_its_minute_or_its_score() -> None:
    clock = Clock(Ending(rounds=4, score=50))
    assert not clock.over()
    clock.rounds = 2
    assert clock.part() == 0.5
    clock.score = 50
    assert clock.over()
    clock.score, clock.rounds = 0, 4
    assert clock.over()
    assert Clock(Ending(minutes=1e-9)).over()
    assert not Clock(Ending(until="23:59", minutes=5)).over()
