"""Gymnasium: one seat as an environment; bots of the house or your own sit on the others."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from teahouse.arena.play import ask
from teahouse.bots import DEFAULT, Bot, Budget, bot
from teahouse.kernel import BadOption, Move, Table, Value, mask_of, onward
from teahouse.library import build, rulebooks
from teahouse.rl.agents import Seen, spaces_of
from teahouse.rl.picture import MODES, rendered
from teahouse.rl.rewards import POINTS, WIN, checked, least_and_most, results
from teahouse.rl.seeing import scales

ILLEGAL: Final = "illegal"
"""In the info after an illegal action: why the rules forbid it."""


class Alone(gymnasium.Env[Seen, Any]):
    """A seat at a table of bots.

    An observation has `observation` and `action_mask`; an action is the number of a move. An illegal one ends the game
    as a last place does (with the points so far for `points`), and the info says why it is illegal. Moves without an
    alternative are played at once unless `forced` is true.
    """

    metadata = {  # noqa: RUF012
        "render_modes": list(MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = WIN,
        *,
        opponents: str | Sequence[str] = DEFAULT,
        seat: int | None = None,
        budget: str = "",
        forced: bool = False,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.game = build(name, players, None, dict(options or {}))
        self.reward = checked(reward)
        others = self.game.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        """Who sits on the other seats, in turn after ours; by name, as `teahouse match` takes them."""
        if len(self.opponents) != others:
            raise BadOption(f"{others} opponents are needed for {self.game.players} players, not {len(self.opponents)}")
        if seat is not None and not 0 <= seat < self.game.players:
            raise BadOption(f"there is no seat {seat}: seats are 0 to {others}, or None for another one in every game")
        self.fixed_seat = seat
        self.budget = Budget.parse(budget) if budget else Budget()
        """How much opponents may think about a decision."""
        self.forced = forced
        self.render_mode = render_mode
        seen, self.action_space = spaces_of(self.game)
        self.observation_space: gymnasium.Space[Any] = seen
        self._scales: NDArray[numpy.float32] | None = None
        if scaled:
            self._scales = scales(name)
            scaled_box = Box(numpy.float32(0), numpy.float32(255) / self._scales, dtype=numpy.float32)
            self.observation_space = Dict({**seen.spaces, "observation": scaled_box})
        self._size = len(self.game.catalogue)
        self.seat = 0
        self.table: Table = self.game.new()
        self._moves: list[Move] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Lay out a new game and let the others play until our seat is asked."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self._chance = random.Random(number).random
        players = self.game.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        self._bots: dict[int, Bot] = {}
        for turn, name in enumerate(self.opponents):
            seat = (self.seat + 1 + turn) % players
            self._bots[seat] = bot(name, self.game, seat, f"{number}/{seat}")
        self.table = self.game.new()
        self._points = 0
        self._go_on()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play a move; then the others play until our seat is asked again or the game is over."""
        table = self.table
        for move in self._moves:
            if move.number == action:
                break
        else:
            return self._illegal(int(action))
        table.agenda.pop().play(table, move)
        self._go_on()
        reward = 0.0
        if self.reward == POINTS:
            points = table.scores()[self.seat]
            reward = float(points - self._points)
            self._points = points
        elif table.over:
            reward = results(table, self.reward)[self.seat]
        info: dict[str, Any] = {}
        if table.over:
            info = {"place": table.ranking()[self.seat], "points": table.scores()[self.seat]}
        return self._seen(), reward, table.over, False, info

    def _illegal(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        refusal = self.table.refusal(self.game.move(action))
        assert refusal is not None
        seen = self._seen()
        self._moves = []
        reward = 0.0 if self.reward == POINTS else least_and_most(self.game, self.reward)[0]
        return seen, reward, True, False, {ILLEGAL: f"{refusal.reason} ({refusal.clause})"}

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Which actions are legal now, where `sb3_contrib` looks for it."""
        return numpy.frombuffer(mask_of(self._moves, self._size), numpy.bool_)

    def _go_on(self) -> None:
        table = self.table
        while True:
            moves = onward(table, self._chance, self.forced)
            if table.over or table.to_move == self.seat:
                self._moves = moves
                return
            turn = (table.to_move - self.seat - 1) % self.game.players
            move, _ = ask(self._bots[table.to_move], self.opponents[turn], self.game, table, self.budget)
            table.agenda.pop().play(table, move)

    def _seen(self) -> Seen:
        seen: NDArray[Any] = numpy.frombuffer(bytearray(self.game.observed(self.table, self.seat)), numpy.uint8)
        if self._scales is not None:
            seen = seen / self._scales
        allowed = numpy.frombuffer(mask_of(self._moves, self._size), numpy.int8)
        return {"observation": seen, "action_mask": allowed}

    def render(self) -> str | NDArray[numpy.uint8] | None:
        """The table as our seat sees it."""
        return rendered(self.table, self.seat, self.render_mode)


def ids() -> dict[str, str]:
    """The id of every game in Gymnasium."""
    return {kind.name: f"teahouse/{kind.__name__}-v{kind.rules_version}" for kind in rulebooks()}


def register() -> None:
    """Make every game known to Gymnasium: `gymnasium.make("teahouse/Yinzi-v1", players=3)`."""
    for name, id in ids().items():
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="teahouse.rl.alone:Alone", kwargs={"name": name})
