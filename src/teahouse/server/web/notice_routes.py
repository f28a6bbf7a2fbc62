"""Being told that it is one's turn: channels, quiet hours, and the one click that ends it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from teahouse.server import export, ids, wire
from teahouse.server.couriers import check_push, is_mail
from teahouse.server.devices import device
from teahouse.server.guests import Guest
from teahouse.server.hours import known_zone
from teahouse.server.house import House
from teahouse.server.problems import Problem, language, say
from teahouse.server.store import channels as store
from teahouse.server.web.answers import PROBLEMS, StrictRequest, address
from teahouse.server.web.asked import TheBuckets, TheGuest, TheHouse, Visitor
from teahouse.server.web.limits import Buckets
from teahouse.server.web.pages import Lang, page

_SCRIPT = "src/home/notices.ts"


# -- pages --------------------------------------------------------------------------------------------------------


@get("/me/notices", include_in_schema=False)
async def shown(request: StrictRequest, visitor: Visitor, house: TheHouse, lang: Lang = None) -> Response[str]:
    """How I am told that it is my turn."""
    return page("notices.html", _SCRIPT, request, visitor, lang, mail=bool(house.settings.mail_server))


@get("/notices/stop", include_in_schema=False)
async def stop_page(request: StrictRequest, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """The link in every notice: opening it ends them; its secret stands after the `#`."""
    return page("notice_link.html", _SCRIPT, request, visitor, lang, kind="stop")


@get("/notices/confirm", include_in_schema=False)
async def confirm_page(request: StrictRequest, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """The link in the first mail."""
    return page("notice_link.html", _SCRIPT, request, visitor, lang, kind="confirm")


# -- what they ask for --------------------------------------------------------------------------------------------


@get("/api/me/notices", responses=PROBLEMS)
async def told_by(guest: TheGuest, house: TheHouse) -> wire.NoticeInfo:
    """By what I am told that it is my turn, and when I am not."""
    async with house.database.read() as connection:
        found = await store.load_channels(connection, guest.id)
        quiet = await export.quiet(connection, guest)
    return wire.NoticeInfo(
        channels=[_info(channel, guest) for channel in found],
        quiet=quiet,
        key=await house.notices.couriers.public_key(),
        mail=bool(house.settings.mail_server),
    )


def _info(channel: Any, guest: Guest) -> wire.ChannelInfo:
    shown = {"push": channel.device, "webhook": urlsplit(channel.address).netloc.rpartition("@")[2]}
    return wire.ChannelInfo(
        id=channel.id,
        kind=channel.kind,
        name=shown.get(channel.kind, channel.address),
        waits=not channel.confirmed,
        failed=channel.failed,
        here=channel.token == guest.token,
        since=channel.created,
    )


@post("/api/me/notices", responses=PROBLEMS)
async def add(
    data: JSONBody[wire.NewChannel], request: StrictRequest, guest: TheGuest, house: TheHouse, buckets: TheBuckets
) -> wire.ChannelInfo:
    """Be told by one more way. To a mail address goes one mail, whose link has to be opened first."""
    _few(buckets, request, house)
    row = msgspec.structs.asdict(data) | {"guest": guest.id, "id": ids.table_id(), "created": house.clock()}
    row |= {"keys": "", "token": None, "device": "", "confirmed": data.kind != "mail", "stop": ids.link_secret()}
    row["lang"] = language(request.headers.get("accept-language", ""))
    p256dh, auth = row.pop("p256dh"), row.pop("auth")
    if data.kind == "mail":
        _mailable(data.address, house)
    else:
        if data.kind == "push":
            row |= {"keys": check_push(p256dh, auth), "token": guest.token}
            row["device"] = device(request.headers.get("user-agent", ""))
            if not data.address.startswith("https://") and not house.settings.notices_inside:
                raise Problem(400, "bad-push")
        await house.notices.couriers.reach.check(data.address)
    most = house.settings.limits.channels
    if not await house.database.write(lambda connection: store.add_channel(connection, most, **row)):
        raise Problem(409, "too-many-channels", most=most)
    channel = await _channel(house, guest, row["id"])
    if data.kind == "mail" and not await house.notices.ask_to_confirm(channel):
        await house.database.write(lambda connection: store.drop_channel(connection, guest.id, channel.id))
        raise Problem(503, "mail-failed", retry=60)
    await house.notices.changed(guest.id)
    return _info(channel, guest)


def _few(buckets: Buckets, request: StrictRequest, house: House) -> None:
    buckets.take("channels", address(request), house.settings.limits.channels_hour, 3600)


def _mailable(address: str, house: House) -> None:
    if not house.settings.mail_server:
        raise Problem(409, "no-mail")
    if not is_mail(address):
        raise Problem(400, "bad-mail")


async def _channel(house: House, guest: Guest, id: str) -> Any:
    async with house.database.read() as connection:
        found = await store.load_channels(connection, guest.id)
    channel = next((one for one in found if one.id == id), None)
    if channel is None:
        raise Problem(404, "no-channel")
    return channel


@delete("/api/me/notices/{channel:str}", status_code=204, responses=PROBLEMS)
async def drop(channel: FromPath[str], guest: TheGuest, house: TheHouse) -> None:
    """Not be told by this way any more."""
    if not await house.database.write(lambda connection: store.drop_channel(connection, guest.id, channel)):
        raise Problem(404, "no-channel")
    await house.notices.changed(guest.id)


@post("/api/me/notices/{channel:str}/try", status_code=200, responses=PROBLEMS)
async def attempt(
    channel: FromPath[str],
    data: JSONBody[wire.Empty],
    request: StrictRequest,
    guest: TheGuest,
    house: TheHouse,
    buckets: TheBuckets,
) -> wire.NoticeTrial:
    """Be told something now, to see whether it arrives."""
    _few(buckets, request, house)
    found = await _channel(house, guest, channel)
    if not found.confirmed:
        raise Problem(409, "mail-waits")
    return wire.NoticeTrial(arrived=await house.notices.trial(found))


@put("/api/me/quiet", status_code=204, responses=PROBLEMS)
async def quiet(data: JSONBody[wire.Quiet], guest: TheGuest, house: TheHouse) -> None:
    """When I want to be told nothing; what has come up until then is told at its end."""
    known_zone(data.zone)
    hours = None if data.begins == data.ends else msgspec.structs.asdict(data)
    await house.database.write(lambda connection: store.set_quiet(connection, guest.id, hours))


@post("/api/me/here", status_code=204, responses=PROBLEMS)
async def here(data: JSONBody[wire.Here], guest: TheGuest, house: TheHouse) -> None:
    """A page of mine is before my eyes: nobody has to call me. Pages say so every half minute."""
    house.notices.looks.tell(guest.id, data.page, data.table, data.looking, data.count)


@post("/api/notices/stop", status_code=200, responses=PROBLEMS)
async def stop(data: JSONBody[wire.Claim], request: StrictRequest, house: TheHouse) -> wire.Said:
    """No more notices by this way: the secret stands in every one of them, and whoever has it need not be signed in."""
    return await _by_secret(data.secret, store.stop_channel, "notice-stopped", request, house)


@post("/api/notices/confirm", status_code=200, responses=PROBLEMS)
async def confirm(data: JSONBody[wire.Claim], request: StrictRequest, house: TheHouse) -> wire.Said:
    """Notices by mail are wanted: the secret stands in the first mail."""
    return await _by_secret(data.secret, store.confirm_channel, "notice-confirmed", request, house)


async def _by_secret(secret: str, change: Any, sentence: str, request: StrictRequest, house: House) -> wire.Said:
    guest: str = await house.database.write(lambda connection: change(connection, secret))
    if not guest:
        raise Problem(404, "no-channel")
    await house.notices.changed(guest)
    return wire.Said(sentence=say(sentence, language(request.headers.get("accept-language", "")), {}))


ROUTES = [shown, stop_page, confirm_page, told_by, add, drop, attempt, quiet, here, stop, confirm]
