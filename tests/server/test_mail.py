"""Mail goes out by TLS, with name and password, to a server whose certificate is trusted; otherwise not at all."""

from __future__ import annotations

import ssl
from types import SimpleNamespace

import msgspec
import pytest

from teahouse.server.couriers import Couriers, Notice, Outcome
from teahouse.server.house import House
from tests.server import receivers
from tests.server.test_tls import certificate

__all__ = ["certificate"]
pytestmark = pytest.mark.anyio

BAO = SimpleNamespace(kind="mail", id="one", guest="bao", address="bao@example.org", lang="en", stop="s" * 20, failed=0)


def shown(certificate: tuple[str, str]) -> ssl.SSLContext:
    """What a server shows that has this certificate."""
    found = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    found.load_cert_chain(*certificate)
    return found


async def sent(house: House, server: str, password: str = "open sesame") -> Outcome:
    place = msgspec.structs.replace(
        house.settings, mail_server=server, mail_password=password, mail_from="house@games.example"
    )
    notice = Notice(title="Your turn", text="Bao, it is your turn.", link="https://games.example/t/table")
    return await Couriers(place, house.database).send(BAO, notice)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_mail_goes_out_by_tls_with_name_and_password(
    file_house: House, certificate: tuple[str, str], monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", certificate[0])  # the house trusts whom its machine trusts
    async with receivers.guarded_mail(scheme, shown(certificate), "house", "open sesame") as (letters, _):
        assert await sent(file_house, letters.address) is Outcome.ARRIVED
        sender, to, message = await letters.next()
        assert (sender, to) == ("house@games.example", ["bao@example.org"])
        assert "Bao, it is your turn." in message.get_content()
        assert await sent(file_house, letters.address, "open barley") is Outcome.FAILED
        assert letters.empty()


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_no_password_is_told_to_a_server_whose_certificate_is_not_trusted(
    file_house: House, certificate: tuple[str, str], scheme: str
) -> None:
    async with receivers.guarded_mail(scheme, shown(certificate), "house", "open sesame") as (letters, told):
        assert await sent(file_house, letters.address) is Outcome.FAILED
        assert letters.empty()
        assert told == []


async def test_no_password_is_told_in_the_clear(file_house: House) -> None:
    async with receivers.guarded_mail("smtp", None, "house", "open sesame") as (letters, told):
        assert await sent(file_house, letters.address) is Outcome.FAILED
        assert letters.empty()
        assert told == []
