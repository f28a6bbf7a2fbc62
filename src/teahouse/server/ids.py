"""Names that nobody can guess."""

from __future__ import annotations

import base64
import hashlib
import secrets
import uuid
from typing import Final

from teahouse.dealer import SALT_LENGTH

_ON_PAPER: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD: Final = str.maketrans("OILU", "011V")


def table_id() -> str:
    """80 bits, easy to read aloud: small letters and digits."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def guest_id() -> str:
    """Names a guest inside the database and to that guest alone."""
    return secrets.token_hex(12)


def token() -> str:
    """256 bits that prove who somebody is."""
    return "th_" + secrets.token_urlsafe(32)


def link_secret() -> str:
    """The part of a link that works once: 192 bits."""
    return secrets.token_urlsafe(24)


def code() -> str:
    """125 bits for paper: digits and capital letters that nobody confuses, in groups of five."""
    letters = [secrets.choice(_ON_PAPER) for _ in range(25)]
    return "-".join("".join(letters[start : start + 5]) for start in range(0, 25, 5))


def read_code(text: str) -> str:
    """A code as it was written down, however somebody has typed it; empty if it cannot be one."""
    typed = text.upper().translate(_MISREAD)
    found = "".join(letter for letter in typed if letter in _ON_PAPER)
    return found if len(found) == 25 else ""


def seed() -> str:
    """What all draws of a game are made from: 256 bits."""
    return secrets.token_hex(32)


def salt() -> str:
    """Keeps anybody from trying seeds against a commitment: 128 bits."""
    return secrets.token_hex(SALT_LENGTH // 2)


def turn_id() -> str:
    """For turns that the server makes itself."""
    return uuid.uuid4().hex


def hashed(secret: str) -> str:
    """What the database keeps of a token or a link."""
    return hashlib.sha256(secret.encode()).hexdigest()
