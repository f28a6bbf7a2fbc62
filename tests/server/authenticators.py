"""An authenticator as devices have them: makes passkeys and signs with them (WebAuthn, ES256, no attestation)."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def text(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    """The bytes again."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, and the browser in front of it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.user = b""
        self.uses = 0

    def make(self, options: Any, origin: str = "") -> dict[str, str]:
        """What the page sends after `navigator.credentials.create`."""
        self.user = data(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        statement = {"fmt": "none", "attStmt": {}, "authData": self._head(options["rp"]["id"], 0x45) + attested}
        client = self._client("webauthn.create", options, origin)
        return {"id": text(self.id), "client": text(client), "attestation": text(cbor2.dumps(statement))}

    def sign(self, options: Any, origin: str = "") -> dict[str, str]:
        """What the page sends after `navigator.credentials.get`."""
        self.uses += 1
        client, head = self._client("webauthn.get", options, origin), self._head(options["rpId"], 0x05)
        signature = self.key.sign(head + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": text(self.id),
            "client": text(client),
            "authenticator": text(head),
            "signature": text(signature),
            "user": text(self.user),
        }

    def _head(self, name: str, flags: int) -> bytes:
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, options: Any, origin: str) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": origin or self.origin, "crossOrigin": False}
        return json.dumps(said).encode()
