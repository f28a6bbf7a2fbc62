"""PettingZoo: every seat an agent, asked in turn (AEC) or, for those who want it, in parallel."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from teahouse.kernel import Game, IllegalMove, Move, Table, Value, mask_of, onward
from teahouse.library import build
from teahouse.rl.picture import MODES, rendered
from teahouse.rl.rewards import POINTS, WIN, checked, results

Seen = dict[str, NDArray[Any]]
"""An observation: `observation` and `action_mask`."""


def spaces_of(game: Game) -> tuple[Dict, Discrete]:
    """What a seat sees and what it can do, the same for every seat."""
    seen = Box(0, 255, (len(game.observation_spec()),), numpy.uint8)
    allowed = Box(0, 1, (len(game.catalogue),), numpy.int8)
    return Dict({"observation": seen, "action_mask": allowed}), Discrete(len(game.catalogue))


class AEC(AECEnv[str, Seen, int]):
    """A table whose seats are agents: `agent_selection` is asked, an action is the number of a move.

    NATURE draws by the seed of `reset`. Moves without an alternative are played at once unless `forced` is true.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1, "is_parallelizable": False}

    def __init__(self, game: Game, reward: str = WIN, *, forced: bool = False, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.reward = checked(reward)
        self.forced = forced
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": game.name}  # type: ignore[misc]
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        spaces = [spaces_of(game) for _ in self.possible_agents]
        self.observation_spaces = {agent: seen for agent, (seen, _) in zip(self.possible_agents, spaces)}
        self.action_spaces = {agent: actions for agent, (_, actions) in zip(self.possible_agents, spaces)}
        self._size = len(game.catalogue)
        self._random = random.Random()
        self.table: Table = game.new()
        """The table itself: whoever searches copies it, or better what `teahouse.rl.beliefs` imagines."""
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay out a new game; the same seed deals it in the same way."""
        if seed is not None:
            self._random = random.Random(seed)
        self.table = self.game.new()
        self._moves: list[Move] = onward(self.table, self._random.random, self.forced)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._points = [0] * self.game.players
        self._paid = False
        self._pay()
        self.agent_selection = self.possible_agents[self.table.to_move]

    def step(self, action: int | None) -> None:
        """Play the move with this number for the agent that is asked; an illegal one raises IllegalMove."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        for move in self._moves:
            if move.number == action:
                break
        else:
            raise self._refused(action)
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        table.agenda.pop().play(table, move)
        self._moves = onward(table, self._random.random, self.forced)
        if table.over or self.reward == POINTS:
            self._pay()
        if not table.over:
            self.agent_selection = self.possible_agents[table.to_move]
            return
        for each in self.agents:
            self.terminations[each] = True
        for seat, place in enumerate(table.ranking()):
            self.infos[self.possible_agents[seat]] = {"place": place, "points": table.scores()[seat]}
        self._deads_step_first()

    def _refused(self, action: int | None) -> IllegalMove:
        move = self.game.move(-1 if action is None else action)
        refusal = self.table.refusal(move)
        assert refusal is not None
        return IllegalMove(move.text, refusal)

    def _pay(self) -> None:
        """Points when they are made, the win or the rank at the end."""
        if self.reward == POINTS:
            points = self.table.scores()
            paid = [float(now - before) for now, before in zip(points, self._points)]
            self._points = points
        elif self.table.over:
            paid = results(self.table, self.reward)
        else:
            return
        for seat, amount in enumerate(paid):
            if amount:
                self.rewards[self.possible_agents[seat]] = amount
                self._paid = True
        if self._paid:
            self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        """What an agent sees; moves are allowed only to the one that is asked."""
        game, table, seat = self.game, self.table, self._seats[agent]
        moves = self._moves if seat == table.to_move else []
        return {
            "observation": numpy.frombuffer(bytearray(game.observed(table, seat)), numpy.uint8),
            "action_mask": numpy.frombuffer(mask_of(moves, self._size), numpy.int8),
        }

    def render(self) -> str | NDArray[numpy.uint8] | None:
        """The table as everybody may see it."""
        return rendered(self.table, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class Parallel(ParallelEnv[str, Seen, int]):
    """The same for software that asks all agents at once: only the action of the one that is asked counts.

    Its mask has moves, the masks of the others have none; what they answer is not looked at.
    """

    metadata: ClassVar[dict[str, Any]] = AEC.metadata

    def __init__(self, table: AEC) -> None:
        self.aec = table
        self.render_mode = table.render_mode
        self.metadata = table.metadata  # type: ignore[misc]
        self.possible_agents = table.possible_agents
        self.observation_spaces = table.observation_spaces
        self.action_spaces = table.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.aec.reset(seed, options)
        self.agents = self.possible_agents.copy()
        return self._seen(), dict(self.aec.infos)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the move of the agent that is asked."""
        aec = self.aec
        asked = aec.agent_selection
        if asked not in actions:
            raise ValueError(f"{asked} is asked, but there are only actions of {', '.join(actions) or 'nobody'}")
        aec.step(actions[asked])
        seen = self._seen()
        if aec.table.over:
            self.agents = []
        return seen, dict(aec.rewards), dict(aec.terminations), dict(aec.truncations), dict(aec.infos)

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.aec.observe(agent) for agent in self.agents}

    def render(self) -> str | NDArray[numpy.uint8] | None:
        return self.aec.render()


def aec(
    name: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    reward: str = WIN,
    *,
    forced: bool = False,
    render_mode: str | None = None,
) -> AEC:
    """A table for PettingZoo: `aec("yinzi", 3, {"hand": "actions"})`."""
    return AEC(build(name, players, None, dict(options or {})), reward, forced=forced, render_mode=render_mode)


def parallel(
    name: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    reward: str = WIN,
    *,
    forced: bool = False,
    render_mode: str | None = None,
) -> Parallel:
    """The same, all agents at once."""
    return Parallel(aec(name, players, options, reward, forced=forced, render_mode=render_mode))
