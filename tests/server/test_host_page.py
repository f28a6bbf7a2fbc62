"""The host sees how the house is and who plays where, closes tables, removes guests; never a card, and nobody else."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from teahouse.server import backups, overview, reports
from teahouse.server.settings import Limits, Settings
from teahouse.words import LANGUAGES, Words
from tests.server.client import Client, Web, serving
from tests.server.clocked import at
from tests.server.routes import probes
from tests.server.support import Clock, settled, worked
from tests.server.twins import make_pair
from tests.toy.shelf import toy_on_the_shelf

pytestmark = pytest.mark.anyio


async def host_of(web: Web, name: str = "Wirtin") -> Client:
    """The guest who came by the host's link."""
    host = await web.guest(name)
    secret = (await web.house.host.link()).partition("#")[2]
    await host.post("/api/host", {"secret": secret}, 204)
    return host


async def page(client: Client, **params: Any) -> str:
    found = await client.get("/house", **params)
    assert isinstance(found, str)
    return found


async def id_of(client: Client) -> str:
    return str((await client.get("/api/me"))["id"])


async def test_nobody_but_the_host_gets_in(web_on_file: Web) -> None:
    host, other, stranger = await host_of(web_on_file), await web_on_file.guest("Lin"), web_on_file.stranger()
    id = await other.table("me", "open", "open")
    asked = [probe for probe in probes(0, "pass", "pass") if "/house" in probe.path]
    assert len({(probe.method, probe.path) for probe in asked}) == 6
    for client, status in ((other, 403), (stranger, 401)):
        for probe in asked:
            found, _ = await probe.send(client, id=id)
            assert found == (403 if probe.path == "/house" else status), probe
    assert (await host.get("/api/house"))["tables"][0]["id"] == id
    assert (await other.get(f"/api/tables/{id}"))["status"] == "open"
    assert "The house" in await page(host)
    seen = await other.http.get("/house", headers={"accept": "text/html"})
    assert (seen.status_code, "This page is for the host." in seen.text) == (403, True)


async def test_the_page_tells_how_the_house_is_and_who_plays_where(web: Web) -> None:
    host, mei, bao = await host_of(web), await web.guest("Mei"), await web.guest("Bao")
    running = await mei.table("me", "open", "bot")
    waiting = await bao.table("me", "open", "open")
    await bao.post(f"/api/tables/{running}/sit")
    await settled(web.house, running)
    for player in (mei, bao):
        state = await player.state(running)
        if state["moves"]:
            await player.turn(running, state["version"], state["moves"][0])
            break
    async with mei.socket(running) as socket:
        await socket.hear()
        found = await host.get("/api/house")
    health = found["health"]
    assert (health["running"], health["waiting"], health["sockets"]) == (1, 1, 1)
    assert health["turns"] == 1
    assert 0 < health["turn_p50"] <= health["turn_p99"]
    assert (health["workers"], health["trouble"]) == (2, "")
    assert health["megabytes"] >= 1
    tables = {table["id"]: table for table in found["tables"]}
    assert [seat["name"] for seat in tables[running]["seats"]] == ["Mei", "Bao", "Kai"]
    assert tables[running]["watchers"] == 1
    assert tables[waiting]["status"] == "open"
    text = await page(host)
    assert all(name in text for name in ("Mei", "Bao", "99 in 100 below", "by invitation", "Close the table"))
    assert f'href="/t/{running}"' not in text, "a table by invitation has no way in"
    await mei.ask("PATCH", f"/api/tables/{running}", {"listed": True})
    assert f'href="/t/{running}"' in await page(host)
    assert "Das Haus" in await page(host, lang="de")


async def test_the_page_lists_tournaments_that_are_not_over(web: Web) -> None:
    host, mei, bao = await host_of(web), await web.guest("Mei"), await web.guest("Bao")
    assert (await host.get("/api/house"))["tournaments"] == []
    made = await mei.post("/api/tournaments", {"game": "toy", "name": "Autumn cup"}, 201)
    for who in (mei, bao):
        await who.post(f"/api/tournaments/{made['id']}/join")
    (told,) = (await host.get("/api/house"))["tournaments"]
    assert (told["name"], told["made_by"], told["players"], told["status"]) == ("Autumn cup", "Mei", 2, "open")
    text = await page(host)
    assert all(words in text for words in ("Autumn cup", "2 players so far", "made by Mei"))
    assert f"/tournaments/{made['id']}" not in text, "its tables are by invitation: there is no way in"
    await mei.post(f"/api/tournaments/{made['id']}/close")
    assert (await host.get("/api/house"))["tournaments"] == []


async def test_a_table_that_the_host_closes_ends_for_everybody_and_says_who_did_it(web: Web) -> None:
    host, mei, bao = await host_of(web), await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open")
    await bao.post(f"/api/tables/{id}/sit")
    async with bao.socket(id) as socket:
        await socket.hear()
        await host.post(f"/api/house/tables/{id}/close", status=204)
        told = (await socket.hear())["table"]
    assert (told["status"], told["closed_by"]) == ("ended", "host")
    web.house.forget(await web.house.find(id))
    assert (await mei.get(f"/api/tables/{id}"))["closed_by"] == "host"
    assert (await host.post(f"/api/house/tables/{id}/close", status=409))["error"] == "over"
    await host.post("/api/house/tables/nosuchtable/close", status=404)
    waiting = await mei.table("me", "open")
    await host.post(f"/api/house/tables/{waiting}/close", status=204)
    assert "The host of this house has closed the table." in await mei.get(f"/t/{waiting}")


async def test_a_guest_whom_the_host_removes_is_signed_out_and_played_for_as_the_table_has_it(web: Web) -> None:
    host, mei, bao = await host_of(web), await web.guest("Mei"), await web.guest("Bao")
    removed = await id_of(mei)
    made: dict[str, str] = {}
    for setting in ("bot", "never", "agree", "open"):
        seats = [{"kind": "me"}, {"kind": "open"}, *([{"kind": "open"}] if setting == "open" else [])]
        body = {"game": "toy", "seats": seats} | ({"replace": setting} if setting != "open" else {})
        made[setting] = (await mei.post("/api/tables", body, 201))["id"]
        await bao.post(f"/api/tables/{made[setting]}/sit")
    alone = await mei.table("me", "bot")
    async with mei.socket(made["bot"]) as socket:
        await socket.hear()
        await host.ask("DELETE", f"/api/house/guests/{removed}", status=204)
        await socket.line.wait_closed()
    await mei.get("/api/me", 401)
    await worked(web.house)
    left = {setting: (await bao.get(f"/api/tables/{id}"))["seats"][0] for setting, id in made.items()}
    assert (left["bot"]["level"], left["bot"]["name"], left["bot"]["gone"]) == ("cup", "–", True)
    assert (left["never"]["level"], left["never"]["gone"]) == ("", True)
    assert (left["agree"]["level"], left["agree"]["gone"]) == ("", True)
    assert (left["open"]["kind"], left["open"]["name"]) == ("open", "")
    assert (await bao.get(f"/api/tables/{alone}"))["status"] == "ended"
    await settled(web.house, made["bot"])
    assert (await bao.get(f"/api/tables/{made['bot']}"))["to_move"] == 1, "the bot has moved"
    assert (await host.ask("DELETE", f"/api/house/guests/{removed}", status=404))["error"] == "no-such-guest"
    own = await id_of(host)
    assert (await host.ask("DELETE", f"/api/house/guests/{own}", status=409))["error"] == "host-stays"


async def test_guests_report_to_the_host_in_a_few_plain_words(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "KEPT", 3)
    host, mei, bao = await host_of(web), await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open")
    await bao.post(f"/api/tables/{id}/sit")
    where = f"/api/tables/{id}/report"
    await bao.post(where, {"text": " <b>rude</b>\n\u202eand\0 loud ", "seat": 0}, 204)
    await bao.post(where, {"text": "stuck"}, 204)
    assert (await bao.post(where, {"text": "x", "seat": 1}, 409))["error"] == "report-nobody"
    assert (await bao.post(where, {"text": " \n"}, 400))["error"] == "report-empty"
    await bao.post(where, {"text": "x" * 501}, 400)
    await web.stranger().post(where, {"text": "x"}, 401)
    about = await id_of(mei)
    told = (await host.get("/api/house"))["reports"]
    assert {(one["by"], one["about"], one["name"], one["text"]) for one in told} == {
        ("Bao", about, "Mei", "<b>rude</b> and loud"),
        ("Bao", "", "", "stuck"),
    }
    text = await page(host)
    assert "&lt;b&gt;rude&lt;/b&gt; and loud" in text
    assert "Bao about Mei" in text
    assert text.count("Close the table</button>") == 2
    await mei.post(where, {"text": "one more"}, 204)
    assert (await mei.post(where, {"text": "too many"}, 429))["error"] == "reports-full"
    done = next(one["id"] for one in told if not one["about"])
    await host.ask("DELETE", f"/api/house/reports/{done}", status=204)
    assert (await host.ask("DELETE", f"/api/house/reports/{done}", status=404))["error"] == "no-report"
    await mei.ask("DELETE", "/api/me", status=204)
    [left] = (await host.get("/api/house"))["reports"]
    assert (left["about"], left["name"], left["by"]) == ("", "–", "Bao")


async def test_reports_of_one_address_are_few(file_place: Settings, toy: str) -> None:
    place = msgspec.structs.replace(file_place, limits=msgspec.structs.replace(file_place.limits, reports_hour=2))
    async with serving(place) as web:
        mei, bao = await web.guest("Mei"), await web.guest("Bao")
        id = await mei.table("me", "open", "open")
        for client in (mei, bao):
            await client.post(f"/api/tables/{id}/report", {"text": "loud"}, 204)
        assert (await bao.post(f"/api/tables/{id}/report", {"text": "loud"}, 429))["error"] == "too-fast"


async def test_the_host_makes_backups_that_nobody_else_can_read(
    web_on_file: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "KEPT", 2)
    host = await host_of(web_on_file)
    made = [await host.post("/api/house/backups", status=201) for _ in range(3)]
    listed = (await host.get("/api/house"))["backups"]
    assert [one["file"] for one in listed] == [made[2]["file"], made[1]["file"]]
    file = Path(made[2]["file"])
    assert (oct(file.stat().st_mode)[-3:], oct(file.parent.stat().st_mode)[-3:]) == ("600", "700")
    assert made[2]["file"] in await page(host)
    assert (await host.http.get(f"/backups/{file.name}")).status_code == 404
    monkeypatch.setattr(backups, "ROOM", 2**60)
    assert (await host.post("/api/house/backups", status=409))["error"] == "backup-no-room"


async def test_the_latest_backups_are_kept_also_in_the_night_in_which_an_hour_comes_twice(
    tmp_path: Path, empty_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "KEPT", 2)
    summer = int(at("2026-10-25T02:50")) * 10**9
    made = []
    with monkeypatch.context() as there:
        there.setenv("TZ", "Europe/Berlin")
        time.tzset()
        for minutes in (0, 20, 40):
            there.setattr(time, "time_ns", lambda now=summer + minutes * 60 * 10**9: now)
            made.append((await backups.Backups(tmp_path, empty_file).make()).file)
    time.tzset()
    assert made[1] < made[0], "by their names"
    assert [one.file for one in backups.Backups(tmp_path, empty_file).listed()] == [made[2], made[1]]


async def test_a_place_where_no_backup_can_lie_is_named_to_the_host(
    web_on_file: Web, caplog: pytest.LogCaptureFixture
) -> None:
    host = await host_of(web_on_file)
    folder = web_on_file.house.settings.data / "backups"
    folder.write_text("in the way", "utf-8")
    refused = await host.post("/api/house/backups", status=409)
    assert refused["error"] == "backup-failed"
    assert str(folder) in json.dumps(refused)
    assert [record.getMessage() for record in caplog.records if record.name.startswith("teahouse")] == [
        "a backup could not be made"
    ]


async def test_a_house_on_postgresql_is_backed_up_by_its_own_tools(web: Web) -> None:
    host = await host_of(web)
    if web.house.settings.sqlite_file is None:
        assert (await host.post("/api/house/backups", status=409))["error"] == "backup-server"
        assert "pg_dump" in await page(host)
    else:
        assert "pg_dump" not in await page(host)


def test_every_limit_is_explained_in_every_language() -> None:
    found = overview.limits(msgspec.structs.replace(Limits(), moves=3))
    assert [(one.name, one.usual) for one in found if one.value != one.usual] == [("moves", 64)]
    for lang in LANGUAGES:
        for one in found:
            assert Words(lang).has(f"limit-{one.name.replace('_', '-')}"), one.name


@pytest.mark.parametrize(("name", "options", "far"), [("toy", {}, 12), ("dragon-boats", {"deal": 4}, 110)])
async def test_two_houses_that_differ_in_secrets_look_alike_to_their_hosts(
    file_place: Settings, tmp_path_factory: pytest.TempPathFactory, name: str, options: dict[str, Any], far: int
) -> None:
    with toy_on_the_shelf():
        place = msgspec.structs.replace(file_place, base_url="http://127.0.0.1")
        pair = await make_pair(place, tmp_path_factory.mktemp("twin"), name, options, far)
        assert pair.changed
        seen, now = [], Clock(time.time())
        for folder in (pair.first, pair.second):
            async with serving(msgspec.structs.replace(place, data=folder), now) as web:
                host = web.stranger(pair.tokens["watcher"])
                await host.post("/api/host", {"secret": (await web.house.host.link()).partition("#")[2]}, 204)
                await host.post(f"/api/tables/{pair.id}/report", {"text": "loud"}, 204)
                told = await host.get("/api/house")
                measured = {"up", "free_megabytes", "turn_p50", "turn_p99"}
                told["health"] = {key: value for key, value in told["health"].items() if key not in measured}
                for report in told["reports"]:
                    assert report.pop("id")
                    assert report.pop("at")
                shown = re.sub(r'<dl class="health">.*?</dl>', "", await page(host), flags=re.DOTALL)
                heard = b"".join(host.heard).decode()
                assert not any(secret in heard for secret in pair.secrets)
                seen.append((told, re.sub(r'data-at="[^"]*"|reports/\w+', "", shown)))
        assert seen[0] == seen[1]
