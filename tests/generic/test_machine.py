"""The contract of games as a state machine: Hypothesis looks for a short way to break it."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from teahouse.kernel import Table
from tests.generic.examiner import Examiner
from tests.generic.variants import SHELF, every_variant, opened

SETTINGS = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class GameMachine(RuleBasedStateMachine):
    """A table that is played, copied, saved and looked at in any order."""

    name = ""
    table: Table

    @initialize(variant=st.integers(0, 1000), seed=st.integers(0, 2**32))
    def sit_down(self, variant: int, seed: int) -> None:
        with opened(self.name) as kind:
            variants = every_variant(kind)
            self.examiner = Examiner(variants[variant % len(variants)], random.Random(seed))
        self.table = self.examiner.game.new()

    @rule(choice=st.integers(0, 200))
    def play(self, choice: int) -> None:
        moves = self.table.moves()
        if moves:
            self.table.play(moves[choice % len(moves)])

    @rule(count=st.integers(1, 60), seed=st.integers(0, 2**32))
    def play_on(self, count: int, seed: int) -> None:
        luck = random.Random(seed)
        for _ in range(count):
            if not self.table.over:
                self.table.apply(luck.choice(self.table.moves()))

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.table = self.table.copy()

    @rule(how=st.sampled_from([copy.copy, copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))]))
    def go_on_with_what_the_standard_library_makes_of_it(self, how: Callable[[Table], Table]) -> None:
        with opened(self.name):
            self.table = how(self.table)

    @rule()
    def save_and_go_on_with_what_was_loaded(self) -> None:
        saved = json.dumps(self.table.position())
        self.table = self.examiner.game.load(json.loads(saved))
        assert json.dumps(self.table.position()) == saved

    @rule()
    def examine(self) -> None:
        with opened(self.name):
            self.examiner.state(self.table)

    @invariant()
    def all_is_well(self) -> None:
        if hasattr(self, "table"):
            with opened(self.name):
                self.examiner.glance(self.table)


@pytest.mark.parametrize("name", SHELF)
def test_no_way_of_playing_copying_and_saving_breaks_a_game(name: str) -> None:
    machine = type(f"Machine_{name}", (GameMachine,), {"name": name})
    run_state_machine_as_test(machine, settings=SETTINGS)
