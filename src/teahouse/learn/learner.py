"""Learning by playing against oneself: proximal policy optimisation, all seats by the same network.

A round is so many decisions at every table. While a round is played by the network as it was at its beginning, the
round before is learned from, so that neither the processors nor the accelerator wait.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy
import torch
from torch import Tensor, nn
from torch.nn import functional

from teahouse.learn.network import POINTS, Network, chances, offered
from teahouse.learn.plan import Plan
from teahouse.learn.players import ENDED, HALVES, VOID, Field, Layout
from teahouse.learn.rollout import Aims, Rollout, absolute, worth
from teahouse.learn.variants import Boxes, printed
from teahouse.library import build, rulebook

CURIOUS: Final = 5.0
"""The temperature at which moves are tried out."""


class Decision(NamedTuple):
    """What was decided at the tables of a half, and on what."""

    seen: Tensor
    places: Tensor
    choices: Tensor
    seat: Tensor
    players: Tensor
    action: Tensor
    log_chance: Tensor
    expected: Tensor
    own: Tensor
    changed: Tensor
    tried: Tensor
    promise: Tensor
    watched: Tensor
    onlooker: Tensor


class Learner:
    """A network, the tables it plays at and what it has learned so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        torch.manual_seed(plan.seed)
        name = "cuda" if torch.cuda.is_available() else "cpu"
        self.device = torch.device(name if plan.device == "auto" else plan.device)
        if self.device.type == "cuda":
            torch.set_num_threads(1)  # the cores are for the players: threads that wait for work would take them
        torch.set_float32_matmul_precision("high")
        kind = rulebook(plan.game)
        game = build(plan.game, None, None, {})
        spec = game.observation_spec()
        self.version = spec.version
        self.layout = Layout(plan.game, plan.workers, plan.tables, plan.most, int(plan.onlookers * plan.tables))
        self._watched = torch.tensor(self.layout.watched(), dtype=torch.int64, device=self.device)
        self.network = Network(
            spec.scales,
            printed(game),
            len(game.catalogue),
            kind.most_players,
            len(kind.sources),
            plan.width,
            plan.depth,
        ).to(self.device)
        self.actor = self._twin()
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), lr=plan.rate, weight_decay=1e-4, eps=1e-5, fused=self.device.type == "cuda"
        )
        self.aims = Aims(plan.win, plan.lead, plan.own, plan.spread, plan.trace, plan.many)
        self.rounds = 0
        self.decisions = 0
        self.seconds = 0.0
        """Spent on learning in all, earlier runs counted in."""
        self.tempo = 1.0
        """The part of the rate that keeps the moves from drifting too far."""
        self.waited = 0.0
        """Seconds of the present round that were spent waiting for the players."""
        self.elders: list[dict[str, Tensor]] = []
        self._elder = self._twin()
        self._random = random.Random(plan.seed)
        self._field: Field | None = None
        self._pending: list[Decision] = []
        self._rollouts: list[Rollout] = []
        self._stream: Any = None

    def _brief(self) -> Any:
        """Where the plan wants it, the wide layers count in numbers of 16 bits."""
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.plan.brief)

    def _twin(self) -> Network:
        network = self.network
        scales = tuple(round(1 / one) for one in network.scale.tolist())
        usual = bytes(round(one) for one in network.usual.tolist())
        twin = Network(
            scales, usual, network.policy.out_features, network.seats, network.sources, network.width, network.depth
        )
        twin.load_state_dict(network.state_dict())
        return twin.to(self.device).eval()

    # -- playing --------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Set up the tables."""
        plan, layout = self.plan, self.layout
        boxes = Boxes(plan.changed, plan.boxes, plan.stretch)
        self._field = Field(layout, f"{plan.seed}/{self.rounds}", plan.players, boxes)
        if self.device.type == "cuda":
            self._stream = torch.cuda.Stream(priority=-1)  # type: ignore[no-untyped-call]
        outcomes = 1 + layout.sources
        count = 2 if plan.overlap else 1
        self._rollouts = [
            Rollout(
                plan.steps, layout.half, layout.seen, plan.most, layout.seats, outcomes, self.device, len(self._watched)
            )
            for _ in range(count)
        ]
        self._views = {
            name: torch.from_numpy(numpy.frombuffer(block, dtype).reshape(HALVES, rows, -1))
            for name, block, dtype, rows in (
                ("seen", self._field.seen, numpy.uint8, layout.half),
                ("legal", self._field.legal, numpy.int16, layout.half),
                ("meta", self._field.meta, numpy.uint8, layout.half),
                ("result", self._field.result, numpy.float32, layout.half),
                ("action", self._field.action, numpy.int16, layout.half),
                ("watched", self._field.watched, numpy.uint8, len(self._watched)),
                ("tried", self._field.tried, numpy.uint8, layout.half),
            )
            if rows
        }
        if self.device.type == "cuda":
            for view in self._views.values():  # locked in memory, it is copied several times as fast
                torch.cuda.cudart().cudaHostRegister(  # type: ignore[no-untyped-call]
                    view.data_ptr(), view.numel() * view.element_size(), 0
                )
        self._pending = []
        for half in range(HALVES):
            self._field.wait(half)
            self._pending.append(self._decide(half))
            self._field.go(half)

    def close(self) -> None:
        if self._field is not None:
            self._field.close()
            self._field = None

    def _fetch(self, name: str, half: int) -> Tensor:
        # a copy: the tables go on while it is used; `_decide` waits for it before they do
        return self._views[name][half].to(self.device, copy=True, non_blocking=True)

    @torch.no_grad()
    def _decide(self, half: int) -> Decision:
        """Choose a move at every table of a half."""
        seen, legal, meta = self._fetch("seen", half), self._fetch("legal", half), self._fetch("meta", half)
        seat, players = meta[:, 0].long(), meta[:, 1].long()
        count, places = legal[:, 0], legal[:, 1:]
        with self._brief():
            logits, wins, points = self.actor(seen)
        log_chances = offered(logits, places.long(), count)
        expected = torch.cat([chances(wins, players)[..., None], points * POINTS], -1)
        own = torch.ones_like(seat, dtype=torch.bool)
        league = int(self.plan.league * len(seat)) if self.elders else 0
        if league:
            # at these tables one seat is the present network's, the others are an earlier one's
            chair = torch.arange(league, device=self.device) % players[:league]
            own[:league] = seat[:league] == chair
            old_logits, _, _ = self._elder(seen[:league])
            old = offered(old_logits, places[:league].long(), count[:league])
            log_chances[:league] = torch.where(own[:league, None], log_chances[:league], old)
        changed = meta[:, 4] > 0
        curious = changed & (torch.rand(len(seat), device=self.device) < self.plan.explore)
        # what is played for curiosity is learned from as if it had been wished for: else nothing would come of a move
        # that is next to never wished for, however good it is
        action = torch.multinomial(torch.softmax(log_chances / torch.where(curious, CURIOUS, 1.0)[:, None], 1), 1)
        tried = meta[:, 5].long() - 1
        promise = torch.zeros_like(log_chances[:, 0])
        rows = (self._views["meta"][half][:, 5] > 0).nonzero()[:, 0] if self.plan.hope else None
        if rows is not None and len(rows):  # few tables have another box: only they are looked at a second time
            then_seen = self._views["tried"][half][rows].to(self.device)
            rows = rows.to(self.device)
            with self._brief():
                _, then_wins, then_points = self.actor(then_seen)
            then = torch.cat([chances(then_wins, players[rows])[..., None], then_points * POINTS], -1)
            promise[rows] = worth(then - expected[rows], players[rows], self.aims)[:, 0]
        self._views["action"][half] = action.short().cpu()
        log_chance = log_chances.gather(1, action)[:, 0]
        action = action[:, 0]
        expected = absolute(expected, seat, players)
        watched = self._fetch("watched", half) if len(self._watched) else seen[:0]
        onlooker = meta[self._watched, 3].long()
        return Decision(
            seen,
            places,
            count,
            seat,
            players,
            action,
            log_chance,
            expected,
            own,
            changed,
            tried.clamp(min=0),
            promise,
            watched,
            onlooker,
        )

    def _step(self, rollout: Rollout, step: int, half: int) -> None:
        """Take in what has come of the decisions of a half, and decide anew."""
        field = self._field
        assert field is not None
        begun = time.monotonic()
        field.wait(half)
        self.waited += time.monotonic() - begun
        made = self._pending[half]
        state = self._fetch("meta", half)[:, 2]
        for name, value in zip(Decision._fields, made, strict=True):
            getattr(rollout, name)[step, half] = value
        rollout.state[step, half] = state
        if bool((self._views["meta"][half][:, 2] == ENDED).any()):
            rollout.result[step, half] = self._fetch("result", half).view(rollout.result.shape[2:])
        self._pending[half] = self._decide(half)
        field.go(half)

    def play(self, rollout: Rollout, learning: Iterator[None], updates: int) -> None:
        """Play a round, with so many updates from the round before spread over it."""
        self.network.train()
        self.actor.load_state_dict(self.network.state_dict())
        if self.elders:
            self._elder.load_state_dict(self._random.choice(self.elders))
        self._synchronize()
        total = self.plan.steps * HALVES
        done = 0
        for number in range(total):
            with torch.cuda.stream(self._stream) if self._stream is not None else nullcontext():
                self._step(rollout, number // HALVES, number % HALVES)
            while done * total < updates * (number + 1):
                next(learning, None)
                done += 1
        for _ in learning:
            pass
        self._synchronize()
        self.rounds += 1
        self.decisions += rollout.action.numel()

    def _synchronize(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    # -- learning -------------------------------------------------------------------------------------------------

    def updates(self) -> int:
        """How many updates a round gives."""
        size = self.plan.steps * HALVES * self.layout.half
        return self.plan.epochs * max(1, size // self.plan.batch)

    def learn(
        self, rollout: Rollout, following: Tensor, rate: float, entropy_weight: float, told: dict[str, float]
    ) -> Iterator[None]:
        """Learn from a round, an update at each step of the iterator."""
        plan = self.plan
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        made = rollout.samples(following, self.aims, self._watched)
        size = len(made.seen)
        batch = min(plan.batch, size)
        beside = len(made.watched) * batch // size
        sums = torch.zeros(9, device=self.device)
        count = 0
        for _ in range(plan.epochs):
            order = torch.randperm(size, device=self.device)
            looks = torch.randperm(len(made.watched), device=self.device)
            for number, begin in enumerate(range(0, size - batch + 1, batch)):
                index = order[begin : begin + batch]
                look = looks[number * beside : (number + 1) * beside]
                with self._brief():
                    logits, wins, points = self.network(torch.cat([made.seen[index], made.watched[look]]))
                logs = offered(logits[:batch], made.places[index].long(), made.choices[index])
                log_now = logs.gather(1, made.action[index][:, None])[:, 0]
                ratio = (log_now - made.log_chance[index]).exp()
                better = made.advantage[index]
                mine = made.own[index].float()
                surrogate = torch.min(ratio * better, ratio.clamp(1 - plan.clip, 1 + plan.clip) * better)
                if self.rounds <= plan.settle:
                    surrogate = (log_now - made.log_chance[index]) - (ratio - 1)  # how far the moves have drifted
                policy_loss = -(surrogate * mine).sum() / mine.sum()
                entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
                both = torch.cat([index, size + look])
                target, players = made.target[both], made.players[both]
                win_loss, point_loss = self.value_losses(wins, points, target, players)
                hoped = -(made.hope[index] * logs.gather(1, made.tried[index][:, None])[:, 0]).mean()
                if self.rounds > plan.settle:
                    policy_loss = policy_loss + plan.hope * hoped
                loss = policy_loss + 0.5 * win_loss + 0.25 * point_loss
                loss -= entropy_weight * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
                self.optimizer.step()
                with torch.no_grad():
                    shift = (made.log_chance[index] - log_now).mean()
                    clipped = ((ratio - 1).abs() > plan.clip).float().mean()
                    apart = slice(batch if beside else 0, None)
                    watching = self.value_losses(wins[apart], points[apart], target[apart], players[apart])
                    sums += torch.stack([policy_loss, entropy, win_loss, point_loss, shift, clipped, hoped, *watching])
                count += 1
                yield
        names = ("policy", "entropy", "win", "points", "shift", "clipped", "hoped", "onlookers_win", "onlookers_points")
        told.update(zip(names, (sums / max(1, count)).tolist(), strict=True))

    @staticmethod
    def value_losses(wins: Tensor, points: Tensor, target: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        """How far the chances to win and the points by source are off, seats counted from the one that looks."""
        there = torch.arange(wins.shape[1], device=wins.device)[None] < players[:, None]
        logs = torch.log_softmax(wins.masked_fill(~there, -1e9), 1).clamp(min=-50)
        win_loss = -(target[..., 0] * logs).sum(1).mean()
        off = functional.mse_loss(points, target[..., 1:] / POINTS, reduction="none").sum(-1)
        return win_loss, (off * there).sum() / there.sum()

    def run_rounds(self, rate: Any, entropy: Any, stop: Any) -> Iterator[dict[str, Any]]:
        """Play and learn until `stop()`; what each round came to. `rate` and `entropy` are asked before each."""
        plan = self.plan
        learning: Iterator[None] = iter(())
        updates = 0
        told: dict[str, float] = {}
        number = 0
        while not stop():
            begun = time.monotonic()
            self.waited = 0.0
            rollout = self._rollouts[number % len(self._rollouts)]
            self.play(rollout, learning, updates)
            played = time.monotonic() - begun
            report: dict[str, Any] = {"round": self.rounds, "decisions": self.decisions, **told}
            following = torch.stack([one.expected for one in self._pending]).clone()
            self._pace(told.get("shift"))
            told = {}
            learning = self.learn(rollout, following, self.tempo * rate(), entropy(), told)
            updates = self.updates()
            if not plan.overlap:
                for _ in learning:
                    pass
                report.update(told)
            if plan.league and self.rounds % 20 == 0:
                self.elders.append({key: value.clone() for key, value in self.network.state_dict().items()})
                del self.elders[:-10]
            spent = time.monotonic() - begun
            self.seconds += spent
            report |= {"seconds": round(self.seconds, 2), "speed": round(rollout.action.numel() / spent)}
            report |= {"played": round(played, 2), "waited": round(self.waited, 2), "tempo": round(self.tempo, 3)}
            report |= self._scores(rollout)
            number += 1
            yield report
        for _ in learning:
            pass

    def _pace(self, shift: float | None) -> None:
        """Learn more slowly or faster, by how far the moves drifted in the last round."""
        drift = self.plan.drift
        if not drift or shift is None or self.rounds <= self.plan.settle:
            return
        if shift > 1.5 * drift:
            self.tempo = max(0.02, self.tempo / 1.25)
        elif shift < drift / 1.5:
            self.tempo = min(1.0, self.tempo * 1.1)

    def _scores(self, rollout: Rollout) -> dict[str, Any]:
        """Mean and winning scores of the games with the game's own box that ended in a round, by number of players."""
        ended = rollout.state == ENDED
        found: dict[str, Any] = {"void": int((rollout.state == VOID).sum()), "games": int(ended.sum())}
        ended &= ~rollout.changed
        result = rollout.result[ended]
        players = rollout.players[ended]
        scores = result[..., 1:].sum(-1)
        for count in range(2, self.layout.seats + 1):
            mine = scores[players == count][:, :count]
            if len(mine):
                found[f"mean{count}"] = round(float(mine.mean()), 2)
                found[f"winner{count}"] = round(float(mine.max(1).values.mean()), 2)
        return found

    # -- keeping --------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write all that is needed to go on."""
        fresh = path.with_suffix(".new")
        torch.save(
            {
                "game": self.plan.game,
                "observation": self.version,
                "width": self.plan.width,
                "depth": self.plan.depth,
                "network": self.network.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "rounds": self.rounds,
                "decisions": self.decisions,
                "seconds": self.seconds,
                "elders": self.elders,
                "tempo": self.tempo,
                "random": torch.get_rng_state(),
            },
            fresh,
        )
        fresh.replace(path)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint of the same game, observation and size."""
        kept = torch.load(path, map_location=self.device, weights_only=True)
        for name, mine in (
            ("game", self.plan.game),
            ("observation", self.version),
            ("width", self.plan.width),
            ("depth", self.plan.depth),
        ):
            if kept[name] != mine:
                raise ValueError(f"{path} was trained with {name} {kept[name]}, not {mine}")
        for state in (kept["network"], *kept["elders"]):
            if "usual" not in state:  # written when nothing was taken from what is seen
                state["usual"] = self.network.usual
                state["entry.bias"] = state["entry.bias"] + self.network.shift(state["entry.weight"])
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.rounds = kept["rounds"]
        self.decisions = kept["decisions"]
        self.seconds = kept["seconds"]
        self.elders = kept["elders"]
        self.tempo = kept.get("tempo", 1.0)
        torch.set_rng_state(kept["random"].cpu())
