from __future__ import annotations

import torch

from teahouse.learn.rollout import ERROR, MOST_HOPE, Aims, Rollout, absolute, relative, worth

AIMS = Aims(win=0.4, lead=0.3, own=0.3, spread=10.0, trace=0.5)


def test_seats_are_counted_from_the_one_that_looks_and_back() -> None:
    outcome = torch.arange(8.0).view(1, 4, 2)
    seat, players = torch.tensor([2]), torch.tensor([3])
    turned = relative(outcome, seat, players)
    assert turned[0, :, 0].tolist() == [4.0, 0.0, 2.0, 6.0]  # seat 2, then 0, then 1; nobody sits on 3
    assert (absolute(turned, seat, players) == outcome).all()


def test_a_win_and_points_ahead_of_the_table_are_worth_something() -> None:
    outcome = torch.tensor([[[1.0, 20.0, 10.0], [0.0, 5.0, 5.0], [0.0, 99.0, 0.0]]])
    found = worth(outcome, torch.tensor([2]), AIMS)[0, :2]
    mean = 20.0
    assert torch.allclose(found[0], torch.tensor(0.4 + 0.3 * (30 - mean) / 10 + 0.3 * 30 / 10))
    assert torch.allclose(found[1], torch.tensor(0.3 * (10 - mean) / 10 + 0.3 * 10 / 10))


def test_at_tables_of_more_than_two_own_points_take_the_place_of_rivalry() -> None:
    outcome = torch.tensor([[[1.0, 30.0], [0.0, 10.0], [0.0, 20.0]]])
    aims = AIMS._replace(many=0.5)
    half = worth(outcome, torch.tensor([3]), aims)[0]
    assert torch.allclose(half[0], torch.tensor(0.2 + (0.15 * (30 - 20) + 0.65 * 30) / 10))
    whole = worth(outcome, torch.tensor([3]), AIMS._replace(many=1.0))[0]
    assert torch.allclose(whole, torch.tensor([3.0, 1.0, 2.0]))
    alone, usual = (worth(outcome, torch.tensor([2]), one) for one in (aims, AIMS))
    assert torch.equal(alone, usual), "what hurts the only rival is as good as what helps oneself"


def rollout(steps: int) -> Rollout:
    made = Rollout(steps, 1, 1, 1, 2, 2, torch.device("cpu"))
    made.players[:] = 2
    return made


def test_what_comes_is_traced_back_over_the_decisions() -> None:
    made = rollout(2)
    made.seat[:, :, 0] = torch.tensor([[0, 0], [1, 1]])
    made.expected[0, 0, 0] = torch.tensor([[0.5, 10.0], [0.5, 10.0]])
    made.expected[1, 0, 0] = torch.tensor([[0.6, 12.0], [0.4, 10.0]])
    made.state[1, 0, 0] = 1
    made.result[1, 0, 0] = torch.tensor([[1.0, 14.0], [0.0, 8.0]])
    following = torch.zeros(2, 1, 2, 2)
    advantage, target = made.advantages(following, AIMS)
    # the last decision is seat 1's: it lost, and two points
    last = -0.4 * 0.4 + (0.3 * (-2 - 0) + 0.3 * -2) / 10
    assert torch.allclose(advantage[1, 0, 0], torch.tensor(last))
    # for seat 0 the step after was better than expected, and half of the end counts, too
    first = 0.4 * 0.1 + (0.3 * (2 - 1) + 0.3 * 2) / 10
    end = 0.4 * 0.4 + (0.3 * (2 - 0) + 0.3 * 2) / 10
    assert torch.allclose(advantage[0, 0, 0], torch.tensor(first + 0.5 * end))
    assert torch.allclose(target[1, 0, 0, 0], torch.tensor([1.0, 14.0]))
    assert torch.allclose(target[0, 0, 0, 0], torch.tensor([0.6 + 0.5 * 0.4, 12.0 + 0.5 * 2.0]))


def test_what_a_tried_move_promises_counts_beyond_an_error_and_within_bounds() -> None:
    made = rollout(2)
    made.own[:] = True
    made.state[:] = 1
    made.result[0, 0, 0] = torch.tensor([[1.0, 14.0], [0.0, 8.0]])
    made.promise[:, :, 0] = torch.tensor([[-1.0, ERROR], [ERROR + 0.001, 99.0]])
    found = made.samples(torch.zeros(2, 1, 2, 2), AIMS, torch.tensor([], dtype=torch.int64)).hope.tolist()
    assert found[:2] == [0.0, 0.0]
    assert 0 < found[2] < found[3] == MOST_HOPE


def test_onlookers_expect_what_should_have_been_expected_at_the_decision_from_their_own_seats() -> None:
    made = Rollout(1, 2, 1, 1, 3, 2, torch.device("cpu"), onlookers=1)
    made.players[:] = 3
    made.own[:] = True
    made.state[:] = 1
    made.seat[0, :, 1] = 0
    made.onlooker[0, :, 0] = 2
    made.result[0, :, 1] = torch.tensor([[1.0, 30.0], [0.0, 20.0], [0.0, 10.0]])  # at the watched table
    made.watched[0, :, 0] = 7
    samples = made.samples(torch.zeros(2, 2, 3, 2), AIMS, torch.tensor([1]))
    assert samples.watched.tolist() == [[7], [7]]
    assert samples.players.tolist() == [3] * 6
    assert samples.target[1, :, 1].tolist() == [30.0, 20.0, 10.0]  # the decision is seat 0's
    assert samples.target[4, :, 1].tolist() == [10.0, 30.0, 20.0]  # seat 2 looks on


def test_a_new_game_at_the_table_and_a_broken_one_do_not_count_for_the_decisions_before() -> None:
    made = rollout(2)
    made.expected[0, 0, 0] = torch.tensor([[0.5, 10.0], [0.5, 10.0]])
    made.expected[1, 0, 0] = torch.tensor([[0.9, 90.0], [0.1, 0.0]])
    made.state[0, 0, 0] = 2
    advantage, target = made.advantages(torch.full((2, 1, 2, 2), 7.0), AIMS)
    assert advantage[0, 0, 0] == 0
    assert (target[0, 0, 0] == made.expected[0, 0, 0]).all()
