"""OpenSpiel: every game as a Python game, its chance nodes one to one NATURE's moves.

    pyspiel.load_game("teahouse_yinzi(players=3,reward=rank,hand=actions)")

Every option is a parameter. Actions and chance outcomes are the numbers of moves in the catalogue.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy
import pyspiel

from teahouse.kernel import NATURE, Game, Table
from teahouse.library import build, folder_of, rulebook, rulebooks
from teahouse.rl.rewards import POINTS, WIN, checked, least_and_most, results

HIDDEN = "?"
"""A move in a seat's memory that it was not shown."""


def spiel_name(name: str) -> str:
    """The name of a game in OpenSpiel: teahouse_year_of_the_dragon."""
    return f"teahouse_{folder_of(name)}"


def game_type(name: str, reward: str = WIN) -> Any:
    """What OpenSpiel wants to know before a game is made."""
    kind = rulebook(name)
    points = reward == POINTS
    return pyspiel.GameType(
        short_name=spiel_name(name),
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if points else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.most_players,
        min_num_players=kind.least_players,
        provides_information_state_string=True,
        # a tensor would have to hold the whole game: what a seat sees now is the observation
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": kind.most_players,
            "reward": WIN,
            **{option.name: option.default for option in kind.declared},
        },
    )


class SpielGame(pyspiel.Game):
    """A game with its number of players and options."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = given.copy()
        reward = checked(options.pop("reward", WIN))
        players = options.pop("players", rulebook(self.name).most_players)
        self.game: Game = build(self.name, players, None, options)
        self.reward = reward
        bounds = self.game.bounds()
        least, most = least_and_most(self.game, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=bounds.moves,
            max_chance_outcomes=bounds.moves,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=None if reward == POINTS else 0.0,
            max_game_length=bounds.decisions,
        )
        super().__init__(game_type(self.name, reward), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """NATURE draws no more often."""
        return self.game.bounds().draws

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.game.new())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What observes for OpenSpiel: with perfect recall there is a string but no tensor."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.game, recall)


class Memory:
    """The moves that a seat was shown, the last one first. It never changes, so copies share it."""

    __slots__ = ("before", "said")

    def __init__(self, said: str, before: Memory | None) -> None:
        self.said = said
        self.before = before

    def lines(self) -> list[str]:
        """From the first move to the last."""
        found: list[str] = []
        memory: Memory | None = self
        while memory is not None:
            found.append(memory.said)
            memory = memory.before
        return found[::-1]

    def __deepcopy__(self, memo: object) -> Memory:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _remembered, (self.lines(),)


def _remembered(lines: list[str]) -> Memory | None:
    """The memory that a pickle describes; link by link it would be too deep."""
    memory: Memory | None = None
    for line in lines:
        memory = Memory(line, memory)
    return memory


class SpielState(pyspiel.State):
    """A table in OpenSpiel's words."""

    def __init__(self, game: SpielGame, table: Table) -> None:
        super().__init__(game)
        # whatever hangs on a state is copied deeply by `clone`: tables and memories know how
        self.reward: str = game.reward
        self.table = table
        """The table itself."""
        self._memories: list[Memory | None] = [None] * game.game.players
        """For each seat the moves it was shown."""

    def current_player(self) -> int:
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.to_move == NATURE else self.table.to_move

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.table.to_move:
            return []
        return sorted([move.number for move in self.table.moves()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """NATURE's moves, each as likely as its weight says."""
        weights = self.table.weights()
        total = sum(weights)
        pairs = zip(self.table.moves(), weights, strict=True)
        return sorted([(move.number, weight / total) for move, weight in pairs])

    def _apply_action(self, action: int) -> None:
        table = self.table
        move = table.game.catalogue.moves[action]
        self._memories = [
            Memory(f"{table.to_move}:{move.text if table.shows(move, seat) else HIDDEN}", memory)
            for seat, memory in enumerate(self._memories)
        ]
        table.apply(move)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.catalogue.moves[action].text

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        if not self.table.over:
            return [0.0] * self.table.game.players
        return results(self.table, self.reward)

    def memory(self, seat: int) -> str:
        """All that a seat was shown and sees now: states that it cannot tell apart have the same."""
        memory = self._memories[seat]
        return "\n".join([*(memory.lines() if memory else []), self.sight(seat)])

    def sight(self, seat: int) -> str:
        """What a seat sees now."""
        view = self.table.game.view(self.table, seat).to_json()
        return json.dumps(view, sort_keys=True, ensure_ascii=False)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that looks the same to a player; what it cannot know is drawn. It has no history."""
        view = self.table.game.view(self.table, player)
        draw = random.Random(sampler())
        twin = SpielState(self.get_game(), self.table.game.imagine(view, draw.randrange))
        twin._memories = self._memories.copy()
        return twin

    def __str__(self) -> str:
        return json.dumps(self.table.position(), sort_keys=True, ensure_ascii=False)


class SpielObserver:
    """Fills OpenSpiel's tensors and strings with what a seat sees."""

    def __init__(self, game: Game, recall: bool) -> None:
        self._recall = recall
        self.tensor = None if recall else numpy.zeros(len(game.observation_spec()), numpy.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if self.tensor is not None:
            seen = state.table.game.observed(state.table, player)
            self.tensor[:] = numpy.frombuffer(seen, numpy.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.memory(player) if self._recall else state.sight(player)


def register() -> None:
    """Make every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for kind in rulebooks():
        if spiel_name(kind.name) not in known:
            made = type(f"Spiel{kind.__name__}", (SpielGame,), {"name": kind.name})
            pyspiel.register_game(game_type(kind.name), made)


register()
