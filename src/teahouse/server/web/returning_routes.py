"""Keeping one's seat: passkeys, codes on paper, and coming back with them."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from teahouse.server import codes, export, passkeys, wire
from teahouse.server.devices import device
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import host_name, is_name
from teahouse.server.store import returning as store
from teahouse.server.web.answers import PROBLEMS, StrictRequest, address
from teahouse.server.web.asked import TheBuckets, TheGuest, TheHouse, Visitor
from teahouse.server.web.auth import cookie
from teahouse.server.web.guest_routes import leaves
from teahouse.server.web.limits import Buckets
from teahouse.server.web.pages import Lang, language_of, page

_SCRIPT = "src/home/keep.ts"


@get("/me/keep", include_in_schema=False)
async def keep_page(request: StrictRequest, visitor: Visitor, house: TheHouse, lang: Lang = None) -> Response[str]:
    """How I keep my seat, or how I come back to it."""
    said = await leaves(house, visitor, language_of(request, lang)) if visitor else ""
    by_number = not is_name(host_name(request.headers.get("host", "")))
    return page("keep.html", _SCRIPT, request, visitor, lang, leaves=said, by_number=by_number)


@get("/api/me/keep", responses=PROBLEMS)
async def kept(guest: TheGuest, house: TheHouse) -> wire.KeepInfo:
    """By what I can come back."""
    return await export.kept(house, guest)


@post("/api/me/passkeys/ask", status_code=200, responses=PROBLEMS)
async def ask_new(
    data: JSONBody[wire.Empty], request: StrictRequest, guest: TheGuest, house: TheHouse, buckets: TheBuckets
) -> wire.PasskeyOptions:
    """What my browser needs to make a passkey."""
    buckets.take("links", guest.id, house.settings.limits.links_hour, 3600)
    return wire.PasskeyOptions(options=await passkeys.ask_new(house, guest, _site(request, house)))


@post("/api/me/passkeys", responses=PROBLEMS)
async def add(
    data: JSONBody[wire.NewPasskey], request: StrictRequest, guest: TheGuest, house: TheHouse
) -> wire.PasskeyInfo:
    """Keep the passkey that my browser has made."""
    return export.passkey(await passkeys.keep(house, guest, _site(request, house), data, _device(request)))


@delete("/api/me/passkeys/{passkey:str}", status_code=204, responses=PROBLEMS)
async def drop(passkey: FromPath[str], guest: TheGuest, house: TheHouse) -> None:
    """A passkey of mine brings nobody back any more."""
    if not await house.database.write(lambda connection: store.drop_passkey(connection, guest.id, passkey)):
        raise Problem(404, "no-passkey")


@post("/api/passkeys/ask", status_code=200, responses=PROBLEMS)
async def ask(
    data: JSONBody[wire.Empty], request: StrictRequest, house: TheHouse, buckets: TheBuckets
) -> wire.PasskeyOptions:
    """What a browser needs to sign somebody in by a passkey."""
    _few(buckets, request, house)
    return wire.PasskeyOptions(options=await passkeys.ask(house, _site(request, house)))


@post("/api/passkeys", responses=PROBLEMS)
async def sign_in(
    data: JSONBody[wire.SignedPasskey], request: StrictRequest, visitor: Visitor, house: TheHouse, buckets: TheBuckets
) -> Response[wire.Returned]:
    """Come back by a passkey. Whoever is signed in there is signed out only if that is wanted."""
    _few(buckets, request, house)
    found = await passkeys.find(house, data.id)
    if found is None:
        raise Problem(403, "wrong-passkey")
    _free(visitor, found.guest, data.instead)
    guest, token = await passkeys.sign_in(house, _site(request, house), found, data, _device(request))
    return await _returned(house, visitor, guest, token)


@post("/api/me/code", responses=PROBLEMS)
async def new_code(data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse, buckets: TheBuckets) -> wire.Code:
    """A code to be written down, in place of the one before; it is shown once."""
    buckets.take("links", guest.id, house.settings.limits.links_hour, 3600)
    return wire.Code(code=await codes.new(house, guest))


@delete("/api/me/code", status_code=204, responses=PROBLEMS)
async def drop_code(guest: TheGuest, house: TheHouse) -> None:
    """The code is worth nothing any more."""
    await codes.drop(house, guest)


@post("/api/code", responses=PROBLEMS)
async def use_code(
    data: JSONBody[wire.UsedCode], request: StrictRequest, visitor: Visitor, house: TheHouse, buckets: TheBuckets
) -> Response[wire.Returned]:
    """Come back by a code, which is used up; the answer has the next one."""
    _few(buckets, request, house)
    id = await codes.whose(house, data.code)
    if visitor is not None and visitor.id == id:  # the code stays good
        return Response(wire.Returned(id=id, name=visitor.name, code=None))
    _free(visitor, id, data.instead)
    guest, token, code = await codes.use(house, data.code, _device(request))
    return await _returned(house, visitor, guest, token, code)


def _few(buckets: Buckets, request: StrictRequest, house: House) -> None:
    buckets.take("sign-ins", address(request), house.settings.limits.sign_ins_hour, 3600)


def _free(visitor: Guest | None, id: str, instead: bool) -> None:
    """Nobody who is signed in here is overwritten unasked."""
    if visitor is not None and visitor.id != id and not instead:
        raise Problem(409, "other-guest", who=visitor.name)


async def _returned(
    house: House, visitor: Guest | None, guest: Guest, token: str, code: str | None = None
) -> Response[wire.Returned]:
    if visitor is not None:
        await house.guests.sign_out(visitor)
        house.door.shut(token=visitor.token)
    answer = wire.Returned(id=guest.id, name=guest.name, code=code)
    return Response(answer, cookies=[cookie(house.settings, token)])


def _site(request: StrictRequest, house: House) -> passkeys.Site:
    return passkeys.site(house.settings, request.headers.get("host", ""))


def _device(request: StrictRequest) -> str:
    return device(request.headers.get("user-agent", ""))


ROUTES = [keep_page, kept, ask_new, add, drop, ask, sign_in, new_code, drop_code, use_code]
