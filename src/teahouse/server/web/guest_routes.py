"""Guests: arriving, names, tokens, taking the identity elsewhere, leaving for good."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from teahouse.server import export, farewell, wire
from teahouse.server.devices import device
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem, language
from teahouse.server.web.answers import PROBLEMS, StrictRequest, address
from teahouse.server.web.asked import TheBuckets, TheGuest, TheHouse, Visitor
from teahouse.server.web.auth import cookie
from teahouse.words import Words


@post("/api/guests", responses=PROBLEMS)
async def arrive(
    data: JSONBody[wire.NewGuest], request: StrictRequest, house: TheHouse, buckets: TheBuckets
) -> Response[wire.Me]:
    """Become a guest: a name is enough. Browsers get a cookie, tools ask for a token."""
    buckets.take("guests", address(request), house.settings.limits.guests_hour, 3600)
    guest, token = await house.guests.arrive(data.name, "tool" if data.token else "browser", _device(request))
    me = wire.Me(id=guest.id, name=guest.name, token=token if data.token else None)
    return Response(me, cookies=[] if data.token else [cookie(house.settings, token)])


@get("/api/me", responses=PROBLEMS)
async def me(guest: TheGuest) -> wire.Me:
    """Who am I?"""
    return wire.Me(id=guest.id, name=guest.name)


@patch("/api/me", responses=PROBLEMS)
async def rename(data: JSONBody[wire.Rename], guest: TheGuest, house: TheHouse) -> wire.Me:
    """Be called otherwise from now on; seats keep the name they were taken with."""
    renamed = await house.guests.rename(guest, data.name)
    return wire.Me(id=renamed.id, name=renamed.name)


@delete("/api/me", status_code=204, responses=PROBLEMS)
async def forget_me(guest: TheGuest, house: TheHouse) -> Response[None]:
    """Delete my data: name, tokens, passkeys, notes and all that I have said. Games stay, with an unnamed seat."""
    await farewell.delete_guest(house, guest.id)
    house.door.shut(guest=guest.id)
    return Response(None, status_code=204, cookies=[cookie(house.settings, "")])


@post("/api/me/tokens", responses=PROBLEMS)
async def new_token(data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse, buckets: TheBuckets) -> wire.Token:
    """A token for a tool that shall act in my name; it is shown once."""
    buckets.take("links", guest.id, house.settings.limits.links_hour, 3600)
    return wire.Token(token=await house.guests.new_token(guest, "tool"))


@get("/api/me/devices", responses=PROBLEMS)
async def devices(guest: TheGuest, house: TheHouse) -> list[wire.DeviceInfo]:
    """The browsers and tools that act in my name, the latest first."""
    return await export.devices(house, guest)


@get("/api/me/export", responses=PROBLEMS)
async def export_me(guest: TheGuest, house: TheHouse) -> Response[wire.Export]:
    """All that the house keeps about me, as one file."""
    name = {"Content-Disposition": 'attachment; filename="teahouse.json"'}
    return Response(await export.export(house, guest), headers=name)


@delete("/api/me/devices/{device:str}", status_code=204, responses=PROBLEMS)
async def end_device(device: FromPath[str], guest: TheGuest, house: TheHouse) -> Response[None]:
    """Sign a browser or tool of mine out, wherever it is; its sockets are shut."""
    found = next((one for one in await house.guests.devices(guest) if one.id == device), None)
    if found is None:
        raise Problem(404, "no-device")
    await house.guests.sign_out(guest, found.token)
    house.door.shut(token=found.token)
    return Response(None, status_code=204, cookies=[cookie(house.settings, "")] if found.token == guest.token else [])


@delete("/api/me/session", status_code=204, responses=PROBLEMS)
async def sign_out(guest: TheGuest, house: TheHouse) -> Response[None]:
    """Sign out here: the cookie or token of this request is worth nothing any more, its sockets are shut."""
    await house.guests.sign_out(guest)
    house.door.shut(token=guest.token)
    return Response(None, status_code=204, cookies=[cookie(house.settings, "")])


@post("/api/me/transfer", responses=PROBLEMS)
async def transfer(data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse, buckets: TheBuckets) -> wire.Link:
    """A link that brings me to another device, once, within a quarter of an hour."""
    buckets.take("links", guest.id, house.settings.limits.links_hour, 3600)
    secret, expires = await house.guests.transfer(guest)
    return wire.Link(link=f"{house.settings.origin}/transfer#{secret}", expires=expires)


@post("/api/transfer/ask", status_code=200, responses=PROBLEMS)
async def ask_transfer(
    data: JSONBody[wire.Claim], request: StrictRequest, visitor: Visitor, house: TheHouse
) -> wire.Arrival:
    """Whom a transfer link (the part after `#`) would bring to this device, and whom it would send away."""
    id, name = await house.guests.brought_by(data.secret)
    words = Words(language(request.headers.get("accept-language", "")))
    same = visitor is not None and visitor.id == id
    if same:
        sentences = [words.text("page-arrive-same", name=name)]
    else:
        sentences = [words.text("page-arrive-brings", name=name, seats=await house.guests.seats(id))]
    if visitor is not None and not same:
        sentences.append(await leaves(house, visitor, words.lang))
    return wire.Arrival(name=name, here=None if visitor is None else visitor.name, same=same, sentences=sentences)


async def leaves(house: House, visitor: Guest, lang: str) -> str:
    """What becomes of whoever is signed in here, when somebody else comes instead."""
    others = len(await house.guests.devices(visitor)) - 1
    seats = await house.guests.seats(visitor.id)
    return Words(lang).text("page-arrive-leaves", name=visitor.name, seats=seats, devices=others)


@post("/api/transfer", responses=PROBLEMS)
async def claim(
    data: JSONBody[wire.Arrive], request: StrictRequest, visitor: Visitor, house: TheHouse
) -> Response[wire.Me]:
    """Use a transfer link on the new device. Whoever is signed in there is signed out only if that is wanted."""
    if visitor is not None:
        id, name = await house.guests.brought_by(data.secret)
        if visitor.id == id:  # the link stays good for another device
            return Response(wire.Me(id=id, name=name))
        if not data.instead:
            raise Problem(409, "other-guest", who=visitor.name)
    guest, token = await house.guests.claim(data.secret, "browser", _device(request))
    if visitor is not None:
        await house.guests.sign_out(visitor)
        house.door.shut(token=visitor.token)
    return Response(wire.Me(id=guest.id, name=guest.name), cookies=[cookie(house.settings, token)])


def _device(request: StrictRequest) -> str:
    return device(request.headers.get("user-agent", ""))


ROUTES = [
    arrive, me, rename, forget_me, new_token, devices, export_me, end_device, sign_out, transfer, ask_transfer, claim,
]  # fmt: skip
