"""Passkeys: what a browser is asked to sign, and whether what it signed is right (WebAuthn).

The library that checks signatures is fetched when somebody first uses a passkey.
"""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import Connection, Row

from teahouse.server import ids, wire
from teahouse.server.guests import Guest, admit
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings, host_name, is_name
from teahouse.server.store import returning as store

SECONDS: Final = 300.0
"""So long somebody may look for the right finger."""


class Site(Struct, frozen=True):
    """Under which name the browser knows the house: passkeys belong to it."""

    name: str
    origin: str


def site(settings: Settings, host: str) -> Site:
    """The house as a request has named it; a Problem where browsers allow no passkeys."""
    name = host_name(host)
    origin = f"{'https' if settings.secure else 'http'}://{host.lower()}"
    if settings.base_url and name == host_name(urlsplit(settings.origin).netloc):
        origin = settings.origin.lower()
    if not is_name(name):
        raise Problem(409, "passkey-number")
    if name != "localhost" and not origin.startswith("https://"):
        raise Problem(409, "passkey-insecure")
    return Site(name, origin)


async def ask_new(house: House, guest: Guest, place: Site) -> dict[str, Any]:
    """What the browser needs to make a passkey for a guest."""
    from webauthn import generate_registration_options
    from webauthn.helpers import base64url_to_bytes, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    async with house.database.read() as connection:
        known = await store.load_passkeys(connection, guest.id)
    found: dict[str, Any] = options_to_json_dict(
        generate_registration_options(
            rp_id=place.name,
            rp_name="Teahouse",
            user_id=guest.id.encode(),
            user_name=guest.name,
            challenge=await _challenge(house, guest.id),
            timeout=int(SECONDS * 1000),
            # whoever comes back is not asked for a name first
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in known],
        )
    )
    return found


async def keep(house: House, guest: Guest, place: Site, made: wire.NewPasskey, device: str) -> Row[Any]:
    """Keep the passkey that a browser has made."""
    from webauthn import verify_registration_response
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    challenge = await _signed(house, made.client, guest.id)
    try:
        response = AuthenticatorAttestationResponse(_bytes(made.client), _bytes(made.attestation))
        found = verify_registration_response(
            credential=RegistrationCredential(made.id, _bytes(made.id), response),
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
        )
    except Exception as error:  # whatever a stranger's bytes do to the library, they are not a passkey
        raise Problem(400, "bad-passkey") from error
    row: dict[str, Any] = {
        "id": _short(made.id),
        "guest": guest.id,
        "credential": made.id,
        "public_key": found.credential_public_key,
    }
    row |= {"uses": found.sign_count, "device": device, "created": house.clock()}
    most = house.settings.limits.passkeys
    wrong = await house.database.write(lambda connection: store.add_passkey(connection, most, **row))
    if wrong:
        raise Problem(409, f"passkey-{wrong}", most=most)
    kept = await find(house, made.id)
    assert kept is not None
    return kept


async def ask(house: House, place: Site) -> dict[str, Any]:
    """What the browser needs to sign somebody in: any passkey of this house will do."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    challenge = await _challenge(house, None)
    options = generate_authentication_options(rp_id=place.name, challenge=challenge, timeout=int(SECONDS * 1000))
    found: dict[str, Any] = options_to_json_dict(options)
    return found


async def find(house: House, credential: str) -> Row[Any] | None:
    """A passkey by the id that its authenticator has given it, with the name of its guest."""
    async with house.database.read() as connection:
        return await store.load_passkey(connection, _short(credential))


async def sign_in(
    house: House, place: Site, kept: Row[Any], signed: wire.SignedPasskey, device: str
) -> tuple[Guest, str]:
    """The guest whose passkey has signed, with a new token."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    challenge = await _signed(house, signed.client, None)
    try:
        response = AuthenticatorAssertionResponse(
            _bytes(signed.client), _bytes(signed.authenticator), _bytes(signed.signature), _bytes(signed.user)
        )
        found = verify_authentication_response(
            credential=AuthenticationCredential(signed.id, _bytes(signed.id), response),
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.uses,
        )
    except Exception as error:
        raise Problem(403, "wrong-passkey") from error
    if _bytes(signed.user) != kept.guest.encode():
        raise Problem(403, "wrong-passkey")
    token = ids.token()

    def work(connection: Connection) -> Guest | None:
        if not store.count_use(connection, kept.id, kept.uses, found.new_sign_count, house.clock()):
            return None
        return admit(connection, kept.guest, token, "browser", device)

    guest = await house.database.write(work)
    if guest is None:
        raise Problem(403, "wrong-passkey")
    return guest, token


async def _challenge(house: House, guest: str | None) -> bytes:
    """Something new to sign, for one thing and for a few minutes."""
    secret, now = ids.link_secret(), house.clock()
    hashed = ids.hashed(secret)
    await house.database.write(lambda one: store.add_challenge(one, hashed, guest, now, now + SECONDS))
    return secret.encode()


async def _signed(house: House, client: str, guest: str | None) -> bytes:
    """The challenge that a browser says it has signed; with this question it is used up."""
    try:
        secret = _bytes(json.loads(_bytes(client))["challenge"])
        hashed = ids.hashed(secret.decode())
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Problem(400, "bad-passkey") from None
    if not await house.database.write(lambda one: store.take_challenge(one, hashed, guest, house.clock())):
        raise Problem(409, "passkey-late")
    return secret


def _bytes(text: str) -> bytes:
    """Base64url without padding, as browsers write it."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _short(credential: str) -> str:
    return hashlib.sha256(credential.encode()).hexdigest()[:32]
