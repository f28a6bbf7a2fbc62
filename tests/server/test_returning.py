"""Coming back by a passkey or by a code on paper, and everything that must not bring anybody back."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from teahouse.server import ids
from teahouse.server.settings import Settings
from teahouse.server.store.schema import challenges, codes, passkeys
from tests.server.authenticators import Authenticator, text
from tests.server.client import Client, Web, serving
from tests.server.support import WIDE

pytestmark = pytest.mark.anyio


class Street:
    """The house as browsers on this machine reach it by name."""

    def __init__(self, web: Web) -> None:
        self.web = web
        self.host = web.address.removeprefix("http://").replace("127.0.0.1", "localhost")
        self.origin = f"http://{self.host}"

    def browser(self) -> Client:
        """A browser that nobody uses yet."""
        return self.web.stranger(host=self.host, origin=self.origin)

    async def guest(self, name: str) -> Client:
        """Somebody with a cookie."""
        browser = self.browser()
        await browser.post("/api/guests", {"name": name}, 201)
        return browser

    async def passkey(self, guest: Client) -> Authenticator:
        """A guest with a passkey."""
        made = Authenticator(self.origin)
        await guest.post("/api/me/passkeys", made.make(await new(guest)), 201)
        return made


@pytest.fixture
def street(web: Web) -> Street:
    return Street(web)


async def new(guest: Client) -> Any:
    return (await guest.post("/api/me/passkeys/ask", {}))["options"]


async def asked(browser: Client) -> Any:
    return (await browser.post("/api/passkeys/ask", {}))["options"]


async def test_a_passkey_brings_its_guest_back_on_another_device(street: Street) -> None:
    mei, phone = await street.guest("Mei"), street.browser()
    passkey = await street.passkey(mei)
    assert (await mei.get("/api/me/keep"))["passkeys"][0]["used"] is None
    found = await phone.post("/api/passkeys", passkey.sign(await asked(phone)), 201)
    assert found["name"] == "Mei"
    assert (await phone.get("/api/me")) == (await mei.get("/api/me"))
    assert (await mei.get("/api/me/keep"))["passkeys"][0]["used"] > 0
    assert len(await mei.get("/api/me/devices")) == 2


async def test_who_is_signed_in_is_not_overwritten_unasked(street: Street) -> None:
    mei, bao = await street.guest("Mei"), await street.guest("Bao")
    passkey = await street.passkey(mei)
    code = (await mei.post("/api/me/code", {}, 201))["code"]
    signed = passkey.sign(await asked(bao))
    assert (await bao.post("/api/passkeys", signed, 409))["error"] == "other-guest"
    assert (await bao.post("/api/code", {"code": code}, 409))["error"] == "other-guest"
    assert (await bao.get("/api/me"))["name"] == "Bao"
    assert (await bao.post("/api/passkeys", signed | {"instead": True}, 201))["name"] == "Mei"
    assert (await bao.get("/api/me"))["name"] == "Mei"


async def test_what_was_signed_works_once(street: Street) -> None:
    mei, phone = await street.guest("Mei"), street.browser()
    passkey = await street.passkey(mei)
    signed = passkey.sign(await asked(phone))
    await phone.post("/api/passkeys", signed, 201)
    assert (await street.browser().post("/api/passkeys", signed, 409))["error"] == "passkey-late"
    # nor does one that was asked for making a passkey sign anybody in, or the other way round
    options = await new(mei)
    mixed = passkey.sign({"challenge": options["challenge"], "rpId": "localhost"})
    assert (await street.browser().post("/api/passkeys", mixed, 409))["error"] == "passkey-late"
    options |= {"challenge": (await asked(phone))["challenge"]}
    assert (await mei.post("/api/me/passkeys", Authenticator(street.origin).make(options), 409))["error"] == (
        "passkey-late"
    )


async def test_what_is_asked_for_one_guest_makes_no_passkey_for_another(street: Street) -> None:
    mei, bao = await street.guest("Mei"), await street.guest("Bao")
    made = Authenticator(street.origin).make(await new(mei))
    assert (await bao.post("/api/me/passkeys", made, 409))["error"] == "passkey-late"
    assert (await bao.get("/api/me/keep"))["passkeys"] == []


async def test_another_site_cannot_use_a_passkey_of_this_house(street: Street) -> None:
    mei, phone = await street.guest("Mei"), street.browser()
    passkey = await street.passkey(mei)
    signed = passkey.sign(await asked(phone), "https://localhost.evil.example")
    assert (await phone.post("/api/passkeys", signed, 403))["error"] == "wrong-passkey"
    signed = passkey.sign((await asked(phone)) | {"rpId": "evil.example"})
    assert (await phone.post("/api/passkeys", signed, 403))["error"] == "wrong-passkey"
    made = Authenticator(street.origin).make(await new(mei), "http://localhost:1")
    assert (await mei.post("/api/me/passkeys", made, 400))["error"] == "bad-passkey"
    await phone.get("/api/me", 401)


async def test_somebody_elses_passkey_brings_nobody_back(street: Street) -> None:
    mei, bao, phone = await street.guest("Mei"), await street.guest("Bao"), street.browser()
    hers, his = await street.passkey(mei), await street.passkey(bao)
    forged = his.sign(await asked(phone)) | {"id": text(hers.id), "user": text(hers.user)}
    assert (await phone.post("/api/passkeys", forged, 403))["error"] == "wrong-passkey"
    swapped = his.sign(await asked(phone)) | {"user": text(hers.user)}
    assert (await phone.post("/api/passkeys", swapped, 403))["error"] == "wrong-passkey"
    assert (await bao.post("/api/me/passkeys", hers.make(await new(bao)), 409))["error"] == "passkey-known"
    (known,) = (await mei.get("/api/me/keep"))["passkeys"]
    assert (await bao.ask("DELETE", f"/api/me/passkeys/{known['id']}", status=404))["error"] == "no-passkey"
    await mei.ask("DELETE", f"/api/me/passkeys/{known['id']}", status=204)
    hers.user = his.user
    assert (await phone.post("/api/passkeys", hers.sign(await asked(phone)), 403))["error"] == "wrong-passkey"
    await phone.get("/api/me", 401)


async def test_a_copied_passkey_is_noticed_by_its_count(street: Street) -> None:
    mei, phone = await street.guest("Mei"), street.browser()
    passkey = await street.passkey(mei)
    passkey.uses = 7
    await phone.post("/api/passkeys", passkey.sign(await asked(phone)), 201)
    passkey.uses = 3
    other = street.browser()
    assert (await other.post("/api/passkeys", passkey.sign(await asked(other)), 403))["error"] == "wrong-passkey"


@pytest.mark.parametrize("broken", ["client", "attestation"])
async def test_what_is_no_passkey_is_refused_without_an_error_of_ours(street: Street, broken: str) -> None:
    mei = await street.guest("Mei")
    made = Authenticator(street.origin).make(await new(mei))
    for bytes in ("", "AA", "oA", "_" * 400, text(b"[" * 9000), text(b'{"challenge": 7}')):
        problem = await mei.ask("POST", "/api/me/passkeys", made | {broken: bytes}, None)
        assert problem["error"] in ("bad-passkey", "passkey-late")
        made = Authenticator(street.origin).make(await new(mei))
    assert (await mei.get("/api/me/keep"))["passkeys"] == []


async def test_passkeys_need_a_name_and_tls_and_codes_do_not(file_place: Settings, toy: str) -> None:
    async with serving(file_place) as web:
        mei = await web.guest("Mei")
        assert (await mei.post("/api/me/passkeys/ask", {}, 409))["error"] == "passkey-number"
        assert "http://localhost" in (await web.stranger().post("/api/passkeys/ask", {}, 409))["sentence"]
        assert re.fullmatch(r"(\w{5}-){4}\w{5}", (await mei.post("/api/me/code", {}, 201))["code"])
    async with serving(msgspec.structs.replace(file_place, base_url="http://games.example")) as web:
        there = web.stranger(host="games.example")
        assert (await there.post("/api/passkeys/ask", {}, 409))["error"] == "passkey-insecure"
    async with serving(msgspec.structs.replace(file_place, base_url="https://games.example")) as web:
        there = web.stranger(host="games.example")
        assert (await asked(there))["rpId"] == "games.example"


async def test_passkeys_of_a_guest_are_counted_and_forgotten_with_them(place: Settings, toy: str) -> None:
    few = msgspec.structs.replace(place, limits=msgspec.structs.replace(WIDE, passkeys=1))
    async with serving(few) as web:
        street = Street(web)
        mei, phone = await street.guest("Mei"), street.browser()
        passkey = await street.passkey(mei)
        made = Authenticator(street.origin).make(await new(mei))
        assert (await mei.post("/api/me/passkeys", made, 409))["error"] == "passkey-many"
        await mei.post("/api/me/code", {}, 201)
        await new(mei)
        hook = {"kind": "webhook", "address": "https://93.184.216.34/hook"}
        await mei.post("/api/me/notices", hook, 201)
        await mei.ask("PUT", "/api/me/quiet", {"begins": 1320, "ends": 480, "zone": "Europe/Berlin"}, 204)
        mine = await mei.get("/api/me/export")
        assert mine["passkeys"] == (await mei.get("/api/me/keep"))["passkeys"] != []
        assert mine["code"] > 0
        assert [(one["kind"], one["address"]) for one in mine["channels"]] == [("webhook", hook["address"])]
        assert mine["quiet"]["zone"] == "Europe/Berlin"
        await mei.ask("DELETE", "/api/me", status=204)
        async with web.house.database.read() as connection:
            for table in (passkeys, codes, challenges):
                assert (await connection.execute(select(table))).all() == []
        signed = passkey.sign(await asked(phone))
        assert (await phone.post("/api/passkeys", signed, 403))["error"] == "wrong-passkey"


async def test_a_code_brings_its_guest_back_once_and_is_replaced_by_the_next(street: Street) -> None:
    mei, phone, other = await street.guest("Mei"), street.browser(), street.browser()
    first = (await mei.post("/api/me/code", {}, 201))["code"]
    typed = first.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    found = await phone.post("/api/code", {"code": typed}, 201)
    assert (found["name"], (await phone.get("/api/me"))["name"]) == ("Mei", "Mei")
    assert (await other.post("/api/code", {"code": first}, 403))["error"] == "wrong-code"
    assert (await other.post("/api/code", {"code": found["code"]}, 201))["code"] not in (first, found["code"])
    # on a device of one's own it stays good
    third = (await mei.post("/api/me/code", {}, 201))["code"]
    assert (await mei.post("/api/code", {"code": third}, 201))["code"] is None
    await mei.ask("DELETE", "/api/me/code", status=204)
    assert (await street.browser().post("/api/code", {"code": third}, 403))["error"] == "wrong-code"
    assert (await mei.get("/api/me/keep"))["code"] is None


async def test_the_house_keeps_no_code_that_could_be_read(street: Street) -> None:
    mei = await street.guest("Mei")
    code = (await mei.post("/api/me/code", {}, 201))["code"]
    async with street.web.house.database.read() as connection:
        (row,) = (await connection.execute(select(codes))).all()
    assert row.hash == ids.hashed(code.replace("-", ""))
    assert code.replace("-", "") not in repr(row)


async def test_codes_cannot_be_tried_out(file_place: Settings, toy: str) -> None:
    few = msgspec.structs.replace(file_place, limits=msgspec.structs.replace(WIDE, sign_ins_hour=3))
    async with serving(few) as web:
        thief = web.stranger()
        for _ in range(3):
            assert (await thief.post("/api/code", {"code": ids.code()}, 403))["error"] == "wrong-code"
        assert (await thief.post("/api/code", {"code": ids.code()}, 429))["error"] == "too-fast"


@pytest.mark.parametrize("typed", ["", "00000", "-" * 29, "ÄÖÜßÄ" * 5, "0" * 26])
async def test_what_is_no_code_brings_nobody_back(web_on_file: Web, typed: str) -> None:
    assert (await web_on_file.stranger().post("/api/code", {"code": typed}, 403))["error"] == "wrong-code"


def test_codes_are_long_enough_and_read_as_they_are_written() -> None:
    made = {ids.code() for _ in range(200)}
    assert len(made) == 200
    for code in made:
        assert ids.read_code(code) == code.replace("-", "")
    assert len({letter for code in made for letter in code} - {"-"}) == 32  # five bits each, 25 of them
