"""Examples: games of others, imitated before a network plays by itself.

A file of examples has a game on each line, as JSON: players, options and the numbers of all moves, NATURE's too; where
a player strayed, also what should have been played instead.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import torch
from torch import Tensor, nn

from teahouse.kernel import NATURE
from teahouse.learn.network import offered
from teahouse.learn.rollout import relative
from teahouse.library import build, rulebook

if TYPE_CHECKING:
    from teahouse.learn.learner import Learner


ASIDE: Final = 50
"""One part in so many is kept aside …"""
VALUES: Final = 0.2
"""… and what is expected counts so much beside the moves: there are few games, and they would be known by heart."""


class Pages(NamedTuple):
    """Decisions of some games as bytes: what was seen, what was offered, what was chosen, what came of it."""

    seen: bytes
    places: bytes
    numbers: bytes
    """For each decision how many moves there were, which was chosen, the seat and the number of players."""
    results: bytes


def read_games(lines: list[str], name: str, most: int) -> Pages:
    """Play examples again and write down every decision."""
    kind = rulebook(name)
    seats, sources = kind.most_players, len(kind.sources)
    seen = bytearray()
    places, numbers, results = array("h"), array("h"), array("f")
    for line in lines:
        example = json.loads(line)
        game = build(name, example["players"], None, example["options"])
        row = bytearray(len(game.observation_spec()))
        table = game.new()
        advice = example.get("advice", {})
        count = 0
        for turn, number in enumerate(example["moves"]):
            move = game.catalogue.moves[number]
            if table.to_move != NATURE:
                moves = table.moves()
                index = moves.index(game.catalogue.moves[advice.get(str(turn), number)])
                if len(moves) > 1 and index < most:
                    game.observe(table, table.to_move, row, 0)
                    seen += row
                    offer = [one.number for one in moves[:most]]
                    places.extend(offer + [0] * (most - len(offer)))
                    numbers.extend((len(offer), index, table.to_move, game.players))
                    count += 1
            table.apply(move)
        ranking = table.ranking()
        share = 1.0 / ranking.count(1)
        result = [0.0] * (seats * (1 + sources))
        for seat, points in enumerate(table.breakdown()):
            values = [share if ranking[seat] == 1 else 0.0, *points.values()]
            result[seat * (1 + sources) : (seat + 1) * (1 + sources)] = values
        results.extend(result * count)
    return Pages(bytes(seen), places.tobytes(), numbers.tobytes(), results.tobytes())


def _read(job: tuple[list[str], str, int]) -> Pages:
    return read_games(*job)


def imitate(learner: Learner, files: list[Path], epochs: int, over: Callable[[], bool]) -> Iterator[dict[str, Any]]:
    """Learn to play as in the examples, and what came of it there; a report for each epoch.

    Some games are kept aside: how often the network would play as they do without having seen them.
    """
    plan = learner.plan
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    jobs = [(lines[begin : begin + 16], plan.game, plan.most) for begin in range(0, len(lines), 16)]
    with multiprocessing.get_context("spawn").Pool(max(1, min(plan.workers, os.cpu_count() or 1))) as pool:
        pages = pool.map(_read, jobs, chunksize=4)
    aside = len(pages) // ASIDE
    shown, unseen = _Shown(learner, pages[aside:]), _Shown(learner, pages[:aside])
    size = len(shown)
    batch = min(4096, size)
    total = epochs * (size // batch)
    done = 0
    for epoch in range(epochs):
        order = torch.randperm(size, device=learner.device)
        sums = torch.zeros(4, device=learner.device)
        for begin in range(0, size - batch + 1, batch):
            said = shown.ask(order[begin : begin + batch])
            loss = -said[0] + VALUES * (0.5 * said[2] + 0.25 * said[3])
            for group in learner.optimizer.param_groups:
                group["lr"] = 1e-3 * (1 - 0.95 * done / total)
            learner.optimizer.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(learner.network.parameters(), 1.0)
            learner.optimizer.step()
            sums += said.detach()
            done += 1
        told = dict(zip(("log_chance", "same", "win", "points"), (sums / max(1, size // batch)).tolist(), strict=True))
        if len(unseen):
            with torch.no_grad():
                parts = torch.split(torch.arange(len(unseen), device=learner.device), batch)
                found = sum(len(part) * float(unseen.ask(part)[1]) for part in parts)
            told["unseen_same"] = found / len(unseen)
        yield {"examples": len(lines), "example_decisions": size, "epoch": epoch + 1, **told}
        if over():
            return


class _Shown:
    """Decisions of examples where the network can look at them."""

    def __init__(self, learner: Learner, pages: list[Pages]) -> None:
        plan, layout = learner.plan, learner.layout

        def joined(name: str, dtype: torch.dtype, *shape: int) -> Tensor:
            whole = bytearray().join(getattr(page, name) for page in pages)
            found = torch.frombuffer(whole, dtype=dtype) if whole else torch.zeros(0, dtype=dtype)
            return found.view(-1, *shape).to(learner.device)

        self._learner = learner
        self._seen = joined("seen", torch.uint8, layout.seen)
        self._places = joined("places", torch.int16, plan.most)
        self._count, self._chosen, seat, self._players = joined("numbers", torch.int16, 4).long().unbind(1)
        result = joined("results", torch.float32, layout.seats, 1 + layout.sources)
        self._target = relative(result, seat, self._players)

    def __len__(self) -> int:
        return len(self._seen)

    def ask(self, index: Tensor) -> Tensor:
        """How the network does: its log chance of the moves played, how often it would play them, two value losses."""
        learner = self._learner
        logits, wins, points = learner.network(self._seen[index])
        logs = offered(logits, self._places[index].long(), self._count[index])
        chosen = self._chosen[index]
        picked = logs.gather(1, chosen[:, None]).mean()
        same = (logs.argmax(1) == chosen).float().mean()
        return torch.stack(
            [picked, same, *learner.value_losses(wins, points, self._target[index], self._players[index])]
        )
