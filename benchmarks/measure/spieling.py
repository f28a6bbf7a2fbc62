"""OpenSpiel as a learner uses it: an action, then what the next player sees and may do."""

from __future__ import annotations

import random
import sys
import time
from importlib.metadata import version

import pyspiel

from benchmarks.measure.engine import report
from benchmarks.measure.stepping import AT_ONCE


def step_us(name: str, seed: int, seconds: float) -> float:
    """Microseconds of processor time of an action with the tensor and the mask after it; chance is played, too."""
    clock = time.thread_time_ns
    game = pyspiel.load_game(name)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
    luck = random.Random(seed)
    best = float("inf")
    spent = 0
    state = game.new_initial_state()
    while spent < seconds * 1e9:
        sample = steps = 0
        while steps < AT_ONCE:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(luck.choice(state.legal_actions()))
                continue
            action = luck.choice(state.legal_actions())
            began = clock()
            state.apply_action(action)
            if not state.is_terminal() and not state.is_chance_node():
                player = state.current_player()
                getattr(state, tensor)(player)
                state.legal_actions_mask(player)
            sample += clock() - began
            steps += 1
        spent += sample
        best = min(best, sample / steps)
    return best / 1000


if __name__ == "__main__":
    figures = {"step_us": step_us(sys.argv[3], int(sys.argv[1]), float(sys.argv[2]))}
    report(version("open_spiel"), figures)
