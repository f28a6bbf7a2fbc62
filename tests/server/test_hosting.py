"""The host comes by a link that works once, and has studies made that nobody else can."""

from __future__ import annotations

import re
import signal
from typing import Any

import pytest

from tests.server.client import Client, Web

pytestmark = pytest.mark.anyio
STUDY = {"game": "year-of-the-dragon", "players": 2, "games": 3, "bots": "random"}


async def hosted(web: Web, name: str = "Mei") -> tuple[Client, str]:
    """A guest, and the secret of the host's link."""
    return await web.guest(name), (await web.house.host.link()).partition("#")[2]


async def test_the_link_makes_one_guest_the_host(web_on_file: Web) -> None:
    host, secret = await hosted(web_on_file)
    other = await web_on_file.guest("Lin")
    for path in ("/lab", "/lab/" + "a" * 16):
        assert (await host.http.get(path)).status_code == 403
    assert (await other.http.post("/api/host", json={"secret": "x" * 32})).status_code == 404
    assert (await host.http.post("/api/host", json={"secret": secret})).status_code == 204
    assert (await host.http.post("/api/host", json={"secret": secret})).status_code == 204  # a page loaded twice
    assert (await other.http.post("/api/host", json={"secret": secret})).status_code == 404
    assert "A new study" in (await host.http.get("/lab")).text
    assert (await other.http.get("/lab")).status_code == 403
    assert (await web_on_file.stranger().http.get("/lab")).status_code == 403
    assert (await other.http.post("/api/lab", json=STUDY)).status_code == 403
    assert 'href="/house"' in (await host.http.get("/")).text
    assert 'href="/house"' not in (await other.http.get("/")).text
    await web_on_file.house.host.link()  # a new link ends the old one, and who came by it
    assert (await host.http.get("/lab")).status_code == 403
    assert (await host.http.post("/api/host", json={"secret": secret})).status_code == 404


async def test_a_study_is_made_in_the_house_and_shown_to_the_host_alone(web_on_file: Web) -> None:
    host, secret = await hosted(web_on_file)
    other = await web_on_file.guest("Lin")
    await host.http.post("/api/host", json={"secret": secret})
    made = await host.http.post("/api/lab", json={**STUDY, "changes": ["start.yuan=9"]})
    assert made.status_code == 201
    study = web_on_file.house.host.studies._running
    assert study is not None
    study.send_signal(signal.SIGSTOP)  # it lasts for as long as it is looked at
    try:
        assert (await host.http.post("/api/lab", json=STUDY)).status_code == 409
        waiting = await host.http.get("/lab")
        assert waiting.headers["refresh"] == "4"
        assert "A study is being made" in waiting.text
    finally:
        study.send_signal(signal.SIGCONT)
    await study.wait()
    address = f"/lab/{made.json()['id']}"
    listed = (await host.http.get("/lab")).text
    assert f'<a href="{address}">In the Year of the Dragon: 3 games with 2 players, start.yuan=9</a>' in listed
    shown = await host.http.get(address)
    assert shown.status_code == 200
    assert "Both played the same 3 deals" in shown.text
    assert '<link rel="stylesheet" href="/lab/page.css">' in shown.text
    assert "<style" not in shown.text
    assert re.search(r" style=|<script", shown.text) is None  # the house's policy would forbid it
    assert (await other.http.get(address)).status_code == 403
    assert (await host.http.get("/lab/page.css")).headers["content-type"].startswith("text/css")
    assert (await host.http.get("/lab/..%2Fteahouse.sqlite")).status_code in (400, 404)
    assert oct((web_on_file.house.settings.data / "lab").stat().st_mode)[-3:] == "700"


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"players": 9}, "2 – 5"),
        ({"changes": ["start.gold=3"]}, "no entry “gold” to change"),
        ({"changes": ["start.yuan=-5"]}, "components.start.yuan must be a whole number"),
        ({"changes": ["--out=/etc/passwd"]}, "no entry “--out” to change"),
        ({"bots": "os:system"}, ""),
        ({"games": 100000}, ""),
    ],
)
async def test_what_cannot_be_studied_is_refused(web_on_file: Web, wish: dict[str, Any], said: str) -> None:
    host, secret = await hosted(web_on_file)
    await host.http.post("/api/host", json={"secret": secret})
    answer = await host.http.post("/api/lab", json={**STUDY, **wish})
    assert answer.status_code == (404 if wish.get("game") else 400)
    assert said in answer.text
    assert not web_on_file.house.host.studies.running
