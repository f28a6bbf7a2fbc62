"""The same examination for all games on the shelf: a small sample of whole games."""

from __future__ import annotations

import copy
import pickle
import random
from inspect import signature

import pytest

from teahouse.kernel import Game, Message, text_of
from tests.generic.examiner import Examiner, plain_sources
from tests.generic.habits import Habit
from tests.generic.sentences import check_sentence
from tests.generic.variants import SHELF, any_variant, described, every_variant, opened

MIXED = 5
"""Games with options drawn at random; `make long` plays 2,000 of each title."""


def sample(game: Game) -> int:
    """How many states of a game are examined: fewer where the catalogue is long, to stay within seconds."""
    return max(2, min(4, 6000 // len(game.catalogue)))


@pytest.mark.parametrize("name", SHELF)
def test_every_variant_keeps_the_contract_for_a_whole_game(name: str) -> None:
    with opened(name) as kind:
        for game in every_variant(kind):
            luck = random.Random(described(game))
            Examiner(game, luck).play(sample(game))


@pytest.mark.parametrize("name", SHELF)
def test_mixed_options_keep_the_contract_for_a_whole_game(name: str) -> None:
    luck = random.Random(f"mixed {name}")
    with opened(name) as kind:
        for _ in range(MIXED):
            game = any_variant(kind, luck)
            Examiner(game, luck).play(sample(game))


@pytest.mark.parametrize("name", SHELF)
def test_every_option_and_source_of_points_has_its_words(name: str) -> None:
    with opened(name) as kind:
        plain_sources(every_variant(kind)[0])
        check_sentence(name, Message("game-title"))
        for option in kind.declared:
            for value in option.values:
                check_sentence(name, Message(f"option-{option.name}-{text_of(value)}"))


@pytest.mark.parametrize("name", SHELF)
def test_every_clause_that_a_step_or_an_option_names_exists(name: str) -> None:
    with opened(name) as kind:
        known = {clause.id for clause in kind.clauses}
        assert kind.end_clause in known
        for option in kind.declared:
            assert set(option.clauses) <= known
        for step in kind.steps:
            assert step.clauses, step
            assert set(step.clauses) <= known, step


@pytest.mark.parametrize("name", SHELF)
def test_no_two_steps_have_the_same_id(name: str) -> None:
    with opened(name) as kind:
        ids = [step.id for step in kind.steps]
        assert all(ids)
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", SHELF)
def test_things_lead_to_clauses_of_their_game(name: str) -> None:
    with opened(name) as kind:
        assert set(kind.clause_of.values()) <= {clause.id for clause in kind.clauses}
        game = every_variant(kind)[0]
        if not kind.clause_of:
            return
        for thing in game.catalogue.by_target:
            assert _clause_of(kind, thing), f"no clause speaks of {thing}"


def _clause_of(kind: type[Game], thing: str) -> str:
    """As the browser looks for it: by the id of the thing, or the longest beginning of it."""
    while thing and thing not in kind.clause_of:
        thing = thing.rpartition("-")[0]
    return kind.clause_of.get(thing, "")


@pytest.mark.parametrize("name", SHELF)
def test_rounds_and_phases_follow_each_other_in_every_game(name: str) -> None:
    with opened(name) as kind:
        for game in every_variant(kind):
            luck = random.Random(f"moments {described(game)}")
            habit, table = Habit(game, luck), game.new()
            before, seen = game.moment(table), set[str]()
            while not table.over:
                table.apply(habit.choose(table))
                now = game.moment(table)
                seen.add(now.phase)
                assert (now.rounds, now.phases) == (before.rounds, before.phases)
                assert before.round <= now.round <= before.round + 1
                if now.round == before.round > 0 and {now.phase, before.phase} <= set(now.phases):
                    assert now.phases.index(before.phase) <= now.phases.index(now.phase), (before.phase, now.phase)
                if (now.round, now.phase, now.seat) == (before.round, before.phase, before.seat):
                    assert now.turn >= before.turn
                before = now
            assert (before.round, before.phase) == (before.rounds, "")
            assert seen - {""}


@pytest.mark.parametrize("name", SHELF)
def test_every_step_can_be_made_again_from_its_numbers(name: str) -> None:
    """Positions, copies and pickles are made of them: each number of the constructor is an attribute of its name."""
    with opened(name) as kind:
        for step in kind.steps:
            numbers = list(range(11, 10 + len(signature(step).parameters)))
            made = step(0, *numbers)
            assert [getattr(made, number) for number in step.numbers()] == numbers, step
            for again in (step.read([0, *made.arguments()]), copy.copy(made), pickle.loads(pickle.dumps(made))):
                assert type(again) is step
                assert [getattr(again, number) for number in step.numbers()] == numbers
                assert again.to_json() == made.to_json()
