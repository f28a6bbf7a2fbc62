"""Encrypted lines: those who greet are counted and waited for like everybody else."""

from __future__ import annotations

import asyncio
import datetime
import logging
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect

from teahouse.server.settings import Settings
from tests.server.client import Web, serving
from tests.server.support import WIDE
from tests.server.test_commands import serve

pytestmark = pytest.mark.anyio

ASK = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A certificate of this machine's own, and its key."""
    folder = tmp_path_factory.mktemp("tls")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = (
        made.serial_number(1).not_valid_before(now - datetime.timedelta(1)).not_valid_after(now + datetime.timedelta(1))
    )
    signed = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), False).sign(
        key, hashes.SHA256()
    )
    files = folder / "cert.pem", folder / "key.pem"
    files[0].write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return str(files[0]), str(files[1])


def trusting(certificate: tuple[str, str]) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=certificate[0])


def encrypted(place: Settings, certificate: tuple[str, str], **limits: Any) -> Settings:
    changed = msgspec.structs.replace(WIDE, **limits)
    return msgspec.structs.replace(place, tls_cert=certificate[0], tls_key=certificate[1], limits=changed)


@asynccontextmanager
async def line(
    web: Web, address: str, context: ssl.SSLContext | None
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A line to the house, encrypted or not."""
    port, name = int(web.address.rpartition(":")[2]), None if context is None else "localhost"
    found = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), ssl=context, server_hostname=name)
    try:
        yield found
    finally:
        found[1].close()


async def asked(web: Web, address: str, context: ssl.SSLContext) -> int:
    async with line(web, address, context) as (reader, writer):
        writer.write(ASK)
        return int((await asyncio.wait_for(reader.read(), 60)).split()[1])


async def test_pages_and_sockets_come_by_tls(file_place: Settings, certificate: tuple[str, str], toy: str) -> None:
    context = trusting(certificate)
    async with serving(encrypted(file_place, certificate)) as web:
        port = web.address.rpartition(":")[2]
        web.address = f"https://localhost:{port}"
        assert await asked(web, "127.0.0.1", context) == 200
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=web.address, verify=context, timeout=60))
            made = await http.post("/api/guests", json={"name": "Mei"})
            assert made.headers["set-cookie"].startswith("__Host-teahouse=")
            cookie = made.headers["set-cookie"].partition(";")[0]
            seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bao"}]
            table = (await http.post("/api/tables", json={"game": "toy", "seats": seats})).json()
            address = f"wss://localhost:{port}/api/tables/{table['id']}/live"
            socket = await stack.enter_async_context(
                connect(address, ssl=context, additional_headers={"Cookie": cookie})
            )
            await socket.send('{"type": "hello"}')
            assert '"state"' in str(await asyncio.wait_for(socket.recv(), 60))


@pytest.mark.parametrize("said", [b"", b"\x16\x03\x01\x02\x00\x01"])
async def test_a_greeting_that_does_not_arrive_in_time_is_given_up(
    file_place: Settings, certificate: tuple[str, str], said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(encrypted(file_place, certificate, head_seconds=0.3)) as web:
        async with line(web, "127.0.0.2", None) as (reader, writer):
            writer.write(said)
            assert await asyncio.wait_for(reader.read(), 60) == b""
        async with line(web, "127.0.0.2", None) as (reader, writer):
            writer.write(ASK)  # not encrypted at all
            assert b"HTTP" not in await asyncio.wait_for(reader.read(), 60)
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_those_who_only_greet_are_counted(file_place: Settings, certificate: tuple[str, str]) -> None:
    context = trusting(certificate)
    async with serving(encrypted(file_place, certificate, connections_address=3)) as web:
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(line(web, "127.0.0.2", None))
            assert await asked(web, "127.0.0.2", context) == 429
            assert await asked(web, "127.0.0.3", context) == 200
        while await asked(web, "127.0.0.2", context) != 200:  # those who left are noticed
            pass


def test_a_server_of_its_own_gives_up_who_only_greets(tmp_path: Path, certificate: tuple[str, str]) -> None:
    words = ("--tls-cert", certificate[0], "--tls-key", certificate[1], "--limit", "head_seconds=5")
    with serve(tmp_path, *words) as host:
        where = ("127.0.0.1", int(host.address.rpartition(":")[2]))
        with socket.create_connection(where, 60) as silent:
            for _ in range(20):
                with (
                    socket.create_connection(where, 60) as bare,
                    trusting(certificate).wrap_socket(bare, server_hostname="localhost") as safe,
                ):
                    safe.sendall(ASK)
                    assert safe.recv(12) == b"HTTP/1.1 200"
            assert silent.recv(1) == b""
