"""Figures for Prometheus: for whoever has the token, by route and never by table or guest."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from teahouse.server.settings import Settings
from tests.server.client import serving

pytestmark = pytest.mark.anyio


async def test_figures_are_for_whoever_has_the_token_and_name_no_table_and_no_guest(place: Settings, toy: str) -> None:
    async with serving(replace(place, metrics_token="scrape-me")) as web:
        mei = await web.guest()
        id = await mei.table("me", "hotseat Bao")
        await mei.state(id)
        await mei.state(id)
        assert (await mei.http.get("/metrics")).status_code == 401
        assert (await web.stranger().http.get("/metrics")).status_code == 401
        answer = await web.stranger("scrape-me").http.get("/metrics")
        assert answer.status_code == 200
        assert id not in answer.text
        assert mei.token not in answer.text
        found = {family.name: family.samples for family in text_string_to_metric_families(answer.text)}
        states = [
            sample.value
            for sample in found["teahouse_requests"]
            if sample.name == "teahouse_requests_total" and sample.labels["path"] == "/api/tables/{id}/state"
        ]
        assert sum(states) >= 2
        if web.house.rooms is not None:
            await web.house.rooms.beat()
            answer = await web.stranger("scrape-me").http.get("/metrics")
            found = {family.name: family.samples for family in text_string_to_metric_families(answer.text)}
        assert [sample.value for sample in found["teahouse_tables"]] == [1.0]


async def test_without_a_token_there_are_no_figures(file_place: Settings, toy: str) -> None:
    async with serving(file_place) as web:
        assert (await web.stranger().http.get("/metrics")).status_code == 404
