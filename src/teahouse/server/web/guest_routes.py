"""Guests: arriving, names, tokens, taking the identity elsewhere, leaving for good."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from teahouse.server import lobby, wire
from teahouse.server.web.answers import PROBLEMS, StrictRequest, address
from teahouse.server.web.asked import TheBuckets, TheGuest, TheHouse
from teahouse.server.web.auth import cookie


@post("/api/guests", responses=PROBLEMS)
async def arrive(
    data: JSONBody[wire.NewGuest], request: StrictRequest, house: TheHouse, buckets: TheBuckets
) -> Response[wire.Me]:
    """Become a guest: a name is enough. Browsers get a cookie, tools ask for a token."""
    buckets.take("guests", address(request), house.settings.limits.guests_hour, 3600)
    guest, token = await house.guests.arrive(data.name, "tool" if data.token else "browser")
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
    """Delete my data: name, tokens, links and notes. Games stay, with an unnamed seat."""
    await lobby.delete_guest(house, guest)
    house.door.shut(guest=guest.id)
    return Response(None, status_code=204, cookies=[cookie(house.settings, "")])


@post("/api/me/tokens", responses=PROBLEMS)
async def new_token(data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse, buckets: TheBuckets) -> wire.Token:
    """A token for a tool that shall act in my name; it is shown once."""
    buckets.take("links", guest.id, house.settings.limits.links_hour, 3600)
    return wire.Token(token=await house.guests.new_token(guest, "tool"))


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


@post("/api/transfer", responses=PROBLEMS)
async def claim(data: JSONBody[wire.Claim], house: TheHouse) -> Response[wire.Me]:
    """Use a transfer link on the new device: the part after `#`."""
    guest, token = await house.guests.claim(data.secret, "browser")
    return Response(wire.Me(id=guest.id, name=guest.name), cookies=[cookie(house.settings, token)])


ROUTES = [arrive, me, rename, forget_me, new_token, sign_out, transfer, claim]
