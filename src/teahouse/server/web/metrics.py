"""Figures for Prometheus, for whoever has the token that the host has chosen."""

from __future__ import annotations

import os
from collections.abc import Iterable
from hmac import compare_digest
from typing import Final

from litestar import Response, get
from litestar.middleware.base import DefineMiddleware
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.rooms.neighbours import Figures, figures_of
from teahouse.server.web.answers import StrictRequest
from teahouse.server.web.asked import TheHouse
from teahouse.server.web.gate import bearer

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where processes of one machine gather what they count."""
_TOLD: Final = {
    "tables": "Tables in memory",
    "sockets": "Sockets and streams",
    "workers": "Processes that may think for bots",
    "thinking": "Processes that think for bots",
    "questions": "Questions that wait for a bot process",
    "stopped": "Bot processes that had to be stopped or had died",
    "turn_p50": "Milliseconds within which half of the latest turns were safe",
    "turn_p99": "Milliseconds within which 99 in 100 of the latest turns were safe",
    "written": "Pieces of writing that were kept",
    "commits": "Transactions in which they were kept",
}


def counting() -> DefineMiddleware:
    """Counts and times every request, by its route."""
    return PrometheusConfig(
        app_name="teahouse", prefix="teahouse", group_path=True, exclude=["^/metrics$", "^/static/"]
    ).middleware


class _House(Collector):
    """What the house says of itself when it is asked: every process of it, as far as they are known here."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterable[Metric]:
        """The figures of now."""
        found = self._processes()
        for name, about in _TOLD.items():
            metric = GaugeMetricFamily(f"teahouse_{name}", about, labels=["process", "machine"])
            for (process, machine), figures in found.items():
                metric.add_metric([process, machine], float(getattr(figures, name)))
            yield metric

    def _processes(self) -> dict[tuple[str, str], Figures]:
        if self._house.rooms is None:
            return {("1", ""): figures_of(self._house)}
        known = self._house.rooms.neighbours.values()
        return {(str(one.number), one.machine): one.figures for one in known}


@get("/metrics", include_in_schema=False)
async def metrics(request: StrictRequest, house: TheHouse) -> Response[bytes]:
    """How the house is, in the format of Prometheus; the route is there only where the host has chosen a token."""
    given = bearer(request.headers.get("authorization", ""))
    if not compare_digest(given.encode(), house.settings.metrics_token.encode()):
        raise Problem(401, "no-metrics")
    registry = REGISTRY
    if SHARED in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    own = CollectorRegistry(auto_describe=False)
    own.register(_House(house))
    return Response(generate_latest(registry) + generate_latest(own), headers={"Content-Type": CONTENT_TYPE_LATEST})
