"""Whoever does not look is told that it is their turn: once, by push, webhook or mail, each to a real receiver."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from teahouse.server.hours import quiet_until
from teahouse.server.house import House
from teahouse.server.looks import LASTS, Looks
from teahouse.server.post import Post
from teahouse.server.settings import Settings
from teahouse.server.store.schema import channels, quiet_hours
from tests.server import receivers
from tests.server.client import Client, Web, serving
from tests.server.clocked import at
from tests.server.receivers import Letters, Subscription, bytes64

pytestmark = pytest.mark.anyio


@pytest.fixture
async def post_office() -> AsyncIterator[Letters]:
    async with receivers.mail() as letters:
        yield letters


@pytest.fixture
def quick(file_place: Settings, post_office: Letters) -> Settings:
    """A house that tells soon, also on this machine, and that can send mail."""
    return telling(file_place, post_office)


@pytest.fixture
def quick_on_each(place: Settings, post_office: Letters) -> Settings:
    """The same, on each kind of database."""
    return telling(place, post_office)


def telling(place: Settings, post_office: Letters) -> Settings:
    return msgspec.structs.replace(
        place,
        notice_delay=0.05,
        notices_inside=True,
        mail_server=post_office.address,
        mail_from="house@games.example",
    )


async def two(web: Web) -> tuple[Client, Client, str]:
    """Mei and Bao at a table: it is Mei's turn."""
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    id = await mei.table("me", "open")
    await bao.post(f"/api/tables/{id}/sit", {}, 200)
    return mei, bao, id


async def plays(who: Client, id: str) -> int:
    """The first legal move; the version after it."""
    state = await who.state(id)
    receipt = await who.turn(id, state["version"], state["moves"][0])
    return int(receipt["after"])


async def until_turn_of(who: Client, other: Client, id: str) -> None:
    """The other one plays until it is somebody's turn."""
    while not (await who.state(id))["table"]["your_turn"]:
        await plays(other, id)


async def test_a_webhook_gets_one_notice_for_a_turn_until_it_is_stopped(
    quick: Settings, hook: Letters, toy: str
) -> None:
    async with serving(quick) as web:
        mei, bao, id = await two(web)
        made = await bao.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
        assert made["name"] == hook.address.split("/")[2]
        await until_turn_of(bao, mei, id)
        headers, body = await hook.next()
        told = json.loads(body)
        assert headers["Content-Type"] == "application/json"
        assert (told["event"], told["table"], told["game"]) == ("turn", id, "toy")
        assert told["link"] == f"{web.address}/t/{id}"
        assert told["text"] == told["content"]
        assert told["allowed_mentions"] == {"parse": []}
        await mei.ask("PATCH", f"/api/tables/{id}", {"name": "Another name"})  # it is shown again, not told again
        await hook.none()
        stop = told["stop"].partition("#")[2]
        assert "last notice" in (await web.stranger().post("/api/notices/stop", {"secret": stop}))["sentence"]
        assert (await bao.get("/api/me/notices"))["channels"] == []
        await until_turn_of(mei, bao, id)
        await until_turn_of(bao, mei, id)
        await hook.none()


async def test_what_was_told_is_known_after_a_restart_and_what_was_not_is_told_then(
    quick_on_each: Settings, hook: Letters, toy: str
) -> None:
    late = msgspec.structs.replace(quick_on_each, notice_delay=3600.0)
    async with serving(late) as web:
        mei, bao, id = await two(web)
        await bao.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
        await until_turn_of(bao, mei, id)
    await hook.none(0.1)
    for told_already in (False, True):
        house = House(quick_on_each)
        await house.open()
        if told_already:
            await hook.none()
        else:
            assert json.loads((await hook.next())[1])["table"] == id
        await house.close()


async def test_whoever_is_in_the_middle_of_a_turn_is_not_told_of_it_again_after_a_restart(
    quick_on_each: Settings, hook: Letters, toy: str
) -> None:
    async with serving(quick_on_each) as web:
        mei, bao, id = await two(web)
        await bao.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
        while True:
            await until_turn_of(bao, mei, id)
            assert json.loads((await hook.next())[1])["event"] == "turn"
            await plays(bao, id)
            if (await bao.state(id))["table"]["your_turn"]:
                break
        await hook.none()
    house = House(quick_on_each)
    await house.open()
    await hook.none()
    await house.close()


async def test_a_push_can_be_decrypted_by_the_subscription_alone_and_is_signed_by_the_house(
    quick: Settings, hook: Letters, toy: str
) -> None:
    subscription = Subscription()
    async with serving(quick) as web:
        mei, bao, id = await two(web)
        wish = {"kind": "push", "address": hook.address, **subscription.keys}
        made = await bao.ask("POST", "/api/me/notices", wish, 201, headers={"accept-language": "de"})
        assert made["here"]
        key = (await bao.get("/api/me/notices"))["key"]
        await until_turn_of(bao, mei, id)
        headers, body = await hook.next()
        told = subscription.open(body)
        assert told["title"] == "Du bist dran"
        assert told["link"] == f"/t/{id}"
        assert told["tag"] == id
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        check_signature(headers["Authorization"], key, hook.address)
        hook.status = 410  # the browser has unsubscribed
        await bao.post(f"/api/me/notices/{made['id']}/try")
        assert (await bao.get("/api/me/notices"))["channels"] == []
    async with serving(quick) as web:
        assert (await (await web.guest()).get("/api/me/notices"))["key"] == key


def check_signature(authorization: str, key: str, endpoint: str) -> None:
    """As a push service does (RFC 8292)."""
    found = re.fullmatch(r"vapid t=([^.]+)\.([^.]+)\.([^,]+),\s*k=(.+)", authorization)
    assert found is not None
    head, claims, signature, shown = found.groups()
    assert shown.rstrip("=") == key
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes64(key))
    raw = bytes64(signature)
    r, s = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said = json.loads(bytes64(claims))
    assert endpoint.startswith(said["aud"])
    assert said["sub"] == "mailto:house@games.example"


async def test_mail_is_sent_only_after_a_click_and_each_carries_the_link_that_ends_it(
    quick: Settings, post_office: Letters, toy: str
) -> None:
    async with serving(quick) as web:
        mei, bao, id = await two(web)
        wish = {"kind": "mail", "address": "bao@example.org"}
        made = await bao.post("/api/me/notices", wish, 201)
        assert made["waits"]
        sender, to, first = await post_office.next()
        assert (sender, to) == ("house@games.example", ["bao@example.org"])
        await until_turn_of(bao, mei, id)
        await post_office.none()
        assert (await bao.post(f"/api/me/notices/{made['id']}/try", status=409))["error"] == "mail-waits"
        secret = re.search(r"/notices/confirm#(\S+)", first.get_content())
        assert secret is not None
        await web.stranger().post("/api/notices/confirm", {"secret": secret.group(1)})
        await until_turn_of(mei, bao, id)
        await until_turn_of(bao, mei, id)
        _, _, told = await post_office.next()
        assert f"{web.address}/t/{id}" in told.get_content()
        assert told["Subject"].startswith("Your turn: ")
        link = re.search(r"/notices/stop#(\S+)", told.get_content())
        assert link is not None
        assert link.group() in told["List-Unsubscribe"]
        await web.stranger().post("/api/notices/stop", {"secret": link.group(1)})
        await web.stranger().post("/api/notices/stop", {"secret": link.group(1)}, 404)
        assert (await bao.get("/api/me/notices"))["channels"] == []


async def test_nobody_is_called_who_looks_and_who_has_seen_the_table_is_not_called_afterwards(
    quick: Settings, hook: Letters, toy: str
) -> None:
    async with serving(quick) as web:
        mei, bao, id = await two(web)
        await bao.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
        at_table = {"page": "one", "table": id}
        await bao.post("/api/me/here", at_table | {"looking": True}, 204)
        await until_turn_of(bao, mei, id)
        await hook.none()
        await bao.post("/api/me/here", at_table | {"looking": False}, 204)
        await hook.none()  # they know
        await until_turn_of(mei, bao, id)
        await bao.post("/api/me/here", {"page": "two", "looking": True}, 204)  # the home page
        await until_turn_of(bao, mei, id)
        await hook.none()
        await bao.post("/api/me/here", {"page": "two", "looking": False}, 204)
        assert json.loads((await hook.next())[1])["table"] == id


async def test_quiet_hours_are_kept_and_end_with_what_is_still_true(
    file_place: Settings, post_office: Letters, hook: Letters, toy: str
) -> None:
    now = [datetime(2026, 3, 2, 23, 30, tzinfo=UTC).timestamp()]
    async with serving(telling(file_place, post_office), lambda: now[0]) as web:
        mei, bao, id = await two(web)
        await bao.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
        await bao.ask("PUT", "/api/me/quiet", {"begins": 1320, "ends": 480, "zone": "Europe/London"}, 204)
        await until_turn_of(bao, mei, id)
        await hook.none()
        now[0] += 9 * 3600
        assert json.loads((await hook.next())[1])["table"] == id
        bad = await bao.ask("PUT", "/api/me/quiet", {"begins": 1, "ends": 2, "zone": "Moon/Sea"}, 400)
        assert "Moon/Sea" in bad["sentence"]


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-03-02T21:59", None),
        ("2026-03-02T22:00", "2026-03-03T08:00"),
        ("2026-03-03T07:59", "2026-03-03T08:00"),
        ("2026-03-03T08:00", None),
        ("2026-03-28T23:00", "2026-03-29T08:00"),  # the night in which an hour is left out
    ],
)
def test_quiet_hours_end_at_the_hour_of_the_clock_on_the_wall(now: str, end: str | None) -> None:
    zone = "Europe/Berlin"
    assert quiet_until(1320, 480, zone, at(now, zone)) == at(end or now, zone)


def test_quiet_hours_can_lie_within_a_day() -> None:
    noon = at("2026-03-02T12:30", "Asia/Shanghai")
    assert quiet_until(720, 780, "Asia/Shanghai", noon) == noon + 1800
    assert quiet_until(720, 780, "Asia/Shanghai", noon + 1800) == noon + 1800


def test_a_page_counts_as_seen_until_it_is_hidden_or_falls_silent() -> None:
    now = [0.0]
    looks = Looks(lambda: now[0], Post())
    looks.tell("mei", "one", "t", True, 0)
    looks.tell("mei", "two", "", True, 0)
    looks.tell("mei", "two", "", False, 1)
    assert looks.here("mei")
    now[0] = LASTS + 1
    assert not looks.here("mei")
    assert looks.looked("mei", "t", 0.0)
    assert not looks.looked("mei", "t", 1.0)
    looks.tell("mei", "one", "t", False, 2)
    looks.tell("mei", "one", "t", True, 1)  # overtaken on its way
    assert not looks.here("mei")


async def test_a_channel_that_does_not_answer_is_known_to_fail_until_a_trial_arrives(
    quick: Settings, hook: Letters, toy: str
) -> None:
    async with serving(quick) as web:
        bao = await web.guest("Bao")
        made = await bao.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
        hook.status = 500
        assert (await bao.post(f"/api/me/notices/{made['id']}/try")) == {"arrived": False}
        assert (await bao.get("/api/me/notices"))["channels"][0]["failed"] == 1
        hook.status = 204
        assert (await bao.post(f"/api/me/notices/{made['id']}/try")) == {"arrived": True}
        assert (await bao.get("/api/me/notices"))["channels"][0]["failed"] == 0


async def test_a_device_that_is_signed_out_and_a_guest_who_is_forgotten_are_told_nothing_more(
    quick_on_each: Settings, hook: Letters, toy: str
) -> None:
    async with serving(quick_on_each) as web:
        bao = await web.guest("Bao")
        other = web.stranger((await bao.post("/api/me/tokens", status=201))["token"])
        await other.post("/api/me/notices", {"kind": "push", "address": hook.address, **Subscription().keys}, 201)
        assert len((await bao.get("/api/me/notices"))["channels"]) == 1
        await other.ask("DELETE", "/api/me/session", status=204)
        assert (await bao.get("/api/me/notices"))["channels"] == []
        await bao.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
        await bao.ask("PUT", "/api/me/quiet", {"begins": 1320, "ends": 480, "zone": "Europe/Berlin"}, 204)
        await bao.ask("DELETE", "/api/me", status=204)
        async with web.house.database.read() as connection:
            for kept in (channels, quiet_hours):
                assert (await connection.execute(kept.select())).all() == []


async def test_channels_are_few_and_keys_and_addresses_are_looked_at(web_on_file: Web) -> None:
    guest = await web_on_file.guest()
    keys = Subscription().keys
    for wish in (
        {"kind": "push", "address": "http://1.1.1.1/", **keys},
        {"kind": "push", "address": "https://1.1.1.1/", **(keys | {"auth": "short"})},
        {"kind": "push", "address": "https://1.1.1.1/", **(keys | {"p256dh": "B" * 87})},
    ):
        assert (await guest.post("/api/me/notices", wish, 400))["error"] == "bad-push"
    assert (await guest.post("/api/me/notices", {"kind": "mail", "address": "a@b.example"}, 409))["error"] == "no-mail"
    for number in range(10):
        await guest.post("/api/me/notices", {"kind": "webhook", "address": f"http://1.1.1.1/{number}"}, 201)
    await guest.post("/api/me/notices", {"kind": "webhook", "address": "http://1.1.1.1/0"}, 201)  # the same again
    assert (await guest.post("/api/me/notices", {"kind": "webhook", "address": "http://1.1.1.1/x"}, 409))[
        "error"
    ] == "too-many-channels"


async def test_what_is_no_mail_address_gets_no_mail(quick: Settings, toy: str) -> None:
    async with serving(quick) as web:
        guest = await web.guest()
        for address in ("nobody", "a@b", "a b@c.de", "a@c.de\r\nBcc: x@y.de", "<a@c.de>", "a@c.de,b@c.de"):
            wish = {"kind": "mail", "address": address}
            assert (await guest.post("/api/me/notices", wish, 400))["error"] == "bad-mail"


async def test_the_house_is_an_app_that_a_phone_can_keep(web_on_file: Web) -> None:
    stranger = web_on_file.stranger()
    about = json.loads((await stranger.http.get("/manifest.webmanifest?lang=de")).text)
    assert (about["lang"], about["display"]) == ("de", "standalone")
    for icon in about["icons"]:
        assert (await stranger.http.get(icon["src"])).headers["content-type"] == icon["type"]
    assert 'data-here="app"' in (await stranger.http.get(about["start_url"])).text
    assert "data-here" not in await stranger.get("/")
