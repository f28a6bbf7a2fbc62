"""Many games of one kind and what they come to."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any, Self

from teahouse.arena.engines import Progress, run_jobs
from teahouse.arena.play import Interrupted, bad_bot_answer, bad_bot_of, game_seed, in_a_row, play_game
from teahouse.arena.statistics import mean, win_of
from teahouse.bots import BadBot, Budget
from teahouse.kernel import Game, Value
from teahouse.library import build

Keep = Callable[[int, str], None]
"""Takes the number of a game and the text of its record."""


class Plan:
    """What is played: the game with its options, who sits where, and the seed of the series."""

    def __init__(
        self,
        name: str,
        bots: list[str],
        seed: str,
        options: dict[str, Value] | None = None,
        components: str | None = None,
        budget: str = "",
    ) -> None:
        self.name = name
        self.bots = bots
        """One for each seat."""
        self.seed = seed
        self.options = {} if options is None else options
        self.components = components
        """The text of the owner's components file."""
        self.budget = budget
        """As `Budget.parse` reads it; empty for what each bot thinks of its own accord."""

    def game(self) -> Game:
        return build(self.name, len(self.bots), self.components, self.options)

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.options,
            "components": self.components,
            "budget": self.budget,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        return cls(**data)


def answer_for(plan: Plan, game: Game, job: dict[str, Any]) -> dict[str, Any]:
    """Play game number `job["index"]` of a plan: what a worker does with one line."""
    try:
        return _answer(plan, game, job)
    except BadBot as error:
        return bad_bot_answer(error)


def _answer(plan: Plan, game: Game, job: dict[str, Any]) -> dict[str, Any]:
    budget = Budget.parse(plan.budget) if plan.budget else None
    played = play_game(game, plan.bots, game_seed(plan.seed, job["index"]), budget)
    answer = played.to_json()
    if job["record"]:
        answer["record"] = played.record.write()
    return answer


class Summary:
    """What a series of games came to, by seat."""

    def __init__(self, plan: Plan, game: Game, answers: list[dict[str, Any]]) -> None:
        self.plan = plan
        self.game = game
        self.games = len(answers)
        self.scores: list[list[int]] = [answer["scores"] for answer in answers]
        self.moves = sum(answer["moves"] for answer in answers)
        """All moves of all games, NATURE's too."""
        self.decisions = median(answer["decisions"] for answer in answers)
        """How often the seats were asked in a game; half of the games are longer."""
        self.largest_list = max(answer["largest_list"] for answer in answers)
        seats = range(game.players)
        self.mean_score = [mean([scores[seat] for scores in self.scores]) for seat in seats]
        self.win_share = [mean([win_of(answer["ranking"], seat) for answer in answers]) for seat in seats]
        """The part of the games each seat won; those who share a first place share the win."""

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "players": self.game.players,
            "options": dict(self.game.options),
            "components": self.game.components.digest,
            "bots": self.plan.bots,
            "games": self.games,
            "seed": self.plan.seed,
            "moves": self.moves,
            "decisions": self.decisions,
            "largest_list": self.largest_list,
            "mean_score": self.mean_score,
            "win_share": self.win_share,
            "scores": self.scores,
        }


def simulate(
    plan: Plan, games: int, workers: int = 1, keep: Keep | None = None, progress: Progress | None = None
) -> Summary:
    """Play `games` games of a plan; the summary is the same for any number of workers.

    An interrupt is answered by Interrupted with the games so far.
    """
    game = plan.game()
    jobs = [{"index": index, "record": keep is not None} for index in range(games)]
    answers: dict[int, dict[str, Any]] = {}
    try:
        for index, answer in run_jobs("simulate", plan.to_json(), jobs, workers):
            if "error" in answer:
                raise bad_bot_of(answer, index)
            if keep is not None:
                keep(index, answer.pop("record"))
            answers[index] = answer
            if progress is not None:
                progress(len(answers))
    except KeyboardInterrupt:
        raise Interrupted(in_a_row(answers)) from None
    return Summary(plan, game, in_a_row(answers))
