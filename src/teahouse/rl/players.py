"""Players from elsewhere at our tables: a policy of PettingZoo or Gymnasium, a bot of OpenSpiel.

In a module of your own, for `teahouse match --bots mymodule:Mine,leaf`:

    Mine = teahouse.rl.policy_bot(lambda seen, agent: int(numpy.flatnonzero(seen["action_mask"])[0]))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, SupportsIndex

import numpy

from teahouse.bots import BadBot, Bot, Budget
from teahouse.kernel import Game, Move, Table, View, mask_of
from teahouse.rl.agents import Seen
from teahouse.rl.seeing import observation

Policy = Callable[[Seen, str], SupportsIndex]
"""From what an agent sees (`observation`, `action_mask`) and its name (`player_0`) to the number of a move."""
MakeSpielBot = Callable[[Any, int, int], Any]
"""From a game of OpenSpiel, a player and a seed to a `pyspiel.Bot`."""


def policy_bot(policy: Policy) -> type[Bot]:
    """A class of bots that play by a policy, as `teahouse sim`, `match` and `ladder` take them."""

    class PolicyBot(Bot):
        """Plays what the policy says."""

        def choose(self, view: View, budget: Budget) -> Move:
            allowed = numpy.frombuffer(mask_of(view.moves, len(self.game.catalogue)), numpy.int8)
            seen = {"observation": observation(_looks(self.game, view), self.seat), "action_mask": allowed}
            return self.game.move(policy(seen, f"player_{self.seat}"))

    return PolicyBot


def spiel_bot(make: MakeSpielBot) -> type[Bot]:
    """A class of bots that ask a bot of OpenSpiel: `spiel_bot(lambda game, player, seed: ...)`.

    The bot is given a state that looks to it as the table does; what it cannot know is drawn anew at each decision,
    and the state has no history.
    """

    class SpielBot(Bot):
        """Plays what the bot of OpenSpiel says."""

        def __init__(self, game: Game, seat: int, seed: str) -> None:
            super().__init__(game, seat, seed)
            if game.components.changes is not None:
                raise BadBot("OpenSpiel has no components of your own: play with the box as it comes")
            import random

            import pyspiel

            from teahouse.rl.spiel import spiel_name

            self._luck = random.Random(seed)
            self._spiel = pyspiel.load_game(spiel_name(game.name), {"players": game.players, **game.options})
            self._bot = make(self._spiel, seat, self._luck.randrange(2**31))

        def choose(self, view: View, budget: Budget) -> Move:
            from teahouse.rl.spiel import SpielState

            state = SpielState(self._spiel, self.game.imagine(view, self._luck.randrange))
            return self.game.move(self._bot.step(state))

    return SpielBot


def _looks(game: Game, view: View) -> Table:
    """A table that looks like the view: what is hidden is not seen, so any will do."""
    return game.imagine(view, _first)


def _first(below: int) -> int:
    return 0
