"""Examples: games of others, imitated before a network plays by itself.

A file of examples has a game on each line, as JSON: players, options and the numbers of all moves, NATURE's too.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import Tensor, nn

from teahouse.kernel import NATURE
from teahouse.learn.network import offered
from teahouse.learn.rollout import relative
from teahouse.library import build, rulebook

if TYPE_CHECKING:
    from teahouse.learn.learner import Learner


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
        count = 0
        for number in example["moves"]:
            move = game.catalogue.moves[number]
            if table.to_move != NATURE:
                moves = table.moves()
                index = moves.index(move)
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
    """Learn to play as in the examples, and what came of it there; a report for each epoch."""
    plan, layout = learner.plan, learner.layout
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    jobs = [(lines[begin : begin + 16], plan.game, plan.most) for begin in range(0, len(lines), 16)]
    with multiprocessing.get_context("spawn").Pool(max(1, min(plan.workers, os.cpu_count() or 1))) as pool:
        pages = pool.map(_read, jobs, chunksize=4)

    def joined(name: str, dtype: torch.dtype, *shape: int) -> Tensor:
        whole = bytearray().join(getattr(page, name) for page in pages)
        return torch.frombuffer(whole, dtype=dtype).view(-1, *shape).to(learner.device)

    seen = joined("seen", torch.uint8, layout.seen)
    places = joined("places", torch.int16, plan.most)
    numbers = joined("numbers", torch.int16, 4).long()
    result = joined("results", torch.float32, layout.seats, 1 + layout.sources)
    count, chosen, seat, players = numbers.unbind(1)
    target = relative(result, seat, players)
    size = len(seen)
    batch = min(4096, size)
    total = epochs * (size // batch)
    done = 0
    for epoch in range(epochs):
        order = torch.randperm(size, device=learner.device)
        sums = torch.zeros(4, device=learner.device)
        for begin in range(0, size - batch + 1, batch):
            index = order[begin : begin + batch]
            logits, wins, points = learner.network(seen[index])
            logs = offered(logits, places[index].long(), count[index])
            picked = logs.gather(1, chosen[index][:, None])[:, 0]
            win_loss, point_loss = learner.value_losses(wins, points, target[index], players[index])
            loss = -picked.mean() + 0.5 * win_loss + 0.25 * point_loss
            for group in learner.optimizer.param_groups:
                group["lr"] = 1e-3 * (1 - 0.9 * done / total)
            learner.optimizer.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(learner.network.parameters(), 1.0)
            learner.optimizer.step()
            with torch.no_grad():
                same = (logs.argmax(1) == chosen[index]).float().mean()
                sums += torch.stack([picked.mean(), same, win_loss, point_loss])
            done += 1
        said = (sums / max(1, size // batch)).tolist()
        yield {
            "examples": len(lines),
            "example_decisions": size,
            "epoch": epoch + 1,
            "log_chance": said[0],
            "same": said[1],
            "win": said[2],
            "points": said[3],
        }
        if over():
            return
