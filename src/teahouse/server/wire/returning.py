"""Coming back: passkeys and codes on paper."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from teahouse.server.wire.common import Answer, Request

Bytes = Annotated[str, Meta(max_length=20_000, pattern=r"^[A-Za-z0-9_-]*$")]
"""Base64url without padding, as browsers write it."""
CredentialId = Annotated[str, Meta(min_length=16, max_length=1_400, pattern=r"^[A-Za-z0-9_-]+$")]


class PasskeyOptions(Answer):
    """What a browser's `navigator.credentials` is given as `publicKey`, with bytes as base64url."""

    options: dict[str, Any]


class NewPasskey(Request):
    """What `navigator.credentials.create` has answered."""

    id: CredentialId
    client: Bytes
    """`clientDataJSON`"""
    attestation: Bytes
    """`attestationObject`"""


class SignedPasskey(Request):
    """What `navigator.credentials.get` has answered; with `instead`, whoever is signed in here now is signed out."""

    id: CredentialId
    client: Bytes
    """`clientDataJSON`"""
    authenticator: Bytes
    """`authenticatorData`"""
    signature: Bytes
    user: Bytes
    """`userHandle`"""
    instead: bool = False


class PasskeyInfo(Answer):
    """A passkey of mine."""

    id: str
    name: str
    """The browser and system where it was made; may be empty."""
    since: float
    used: float | None
    """When it last brought me back; null for never."""


class KeepInfo(Answer):
    """By what I can come back."""

    passkeys: list[PasskeyInfo]
    code: float | None
    """When the code on paper was made; null for none."""


class Code(Answer):
    """A code to be written down; it is shown once."""

    code: str


class UsedCode(Request):
    """A code as somebody has typed it; with `instead`, whoever is signed in here now is signed out."""

    code: Annotated[str, Meta(max_length=100)]
    instead: bool = False


class Returned(Answer):
    """Who has come back."""

    id: str
    name: str
    code: str | None
    """The next code, shown once; null where none was used up."""
