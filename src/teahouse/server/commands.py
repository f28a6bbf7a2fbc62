"""The commands `serve`, `play`, `backup` and `restore`."""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from teahouse.server import logs, names, offers, wire
from teahouse.server.couriers import is_mail, mail_server
from teahouse.server.house import House
from teahouse.server.problems import Problem, say
from teahouse.server.settings import BadSetting, Settings, data_folder, read_limits
from teahouse.server.store import Trouble
from teahouse.server.store import backup as copy_database
from teahouse.server.store import restore as put_back
from teahouse.server.store.trouble import said


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _complain(line: str) -> None:
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings that the command line asks for; BadSetting says what cannot be."""
    proxies: list[str] = []
    for proxy in arguments.behind_proxy or []:
        try:
            proxies.append(str(ipaddress.ip_network(proxy, strict=False)))
        except ValueError:
            raise BadSetting(f"--behind-proxy takes the address of the proxy, not {proxy!r}") from None
    if bool(arguments.tls_cert) != bool(arguments.tls_key):
        raise BadSetting("--tls-cert and --tls-key belong together")
    for file in (arguments.tls_cert, arguments.tls_key):
        if file and not Path(file).is_file():
            raise BadSetting(f"there is no file {file}")
    if arguments.base_url and not arguments.base_url.startswith(("http://", "https://")):
        raise BadSetting("--base-url begins with http:// or https://")
    if bool(arguments.mail_server) != bool(arguments.mail_from):
        raise BadSetting("--mail-server and --mail-from belong together")
    if arguments.mail_server:
        mail_server(arguments.mail_server)
        if not is_mail(arguments.mail_from):
            raise BadSetting(f"--mail-from takes an address such as house@games.example, not {arguments.mail_from!r}")
    return Settings(
        host=arguments.host,
        port=arguments.port,
        data=Path(arguments.data) if arguments.data else data_folder(),
        database=arguments.database or "",
        base_url=(arguments.base_url or "").rstrip("/"),
        proxies=tuple(proxies),
        tls_cert=arguments.tls_cert or "",
        tls_key=arguments.tls_key or "",
        bot_workers=arguments.bot_workers,
        bot_pause=arguments.bot_pause,
        warm_bots=True,
        notice_delay=arguments.notice_delay,
        notices_inside=arguments.notices_inside,
        mail_server=arguments.mail_server or "",
        mail_password=os.environ.get("TEAHOUSE_MAIL_PASSWORD", ""),
        mail_from=arguments.mail_from or "",
        limits=read_limits(arguments.limit),
    )


def serve(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C or a signal; 0 if it ended well, 1 if it could not begin, 2 for a wrong setting."""
    from teahouse.server.serving import listen

    try:
        settings = settings_of(arguments)
        settings.database_url()
        port = listen(settings)
    except BadSetting as error:
        _complain(str(error))
        return 2
    logs.begin(arguments.log_level)
    return _serve(settings, port, arguments.lang, crowd=True)


def play(arguments: argparse.Namespace, table: dict[str, Any] | None) -> int:
    """Serve this machine alone, on the usual port or any free one, and open the browser: at home, or at a table."""
    from teahouse.server.serving import listen

    data = Path(arguments.data) if arguments.data else data_folder()
    settings = Settings(
        port=8000 if arguments.port is None else arguments.port,
        data=data,
        warm_bots=True,
        own_bots=() if table is None else tuple(seat["level"] for seat in table["seats"] if seat["kind"] == "bot"),
    )
    try:
        wish = None if table is None else _wish(table)
        port = listen(settings)
    except Problem as problem:
        _complain(problem.sentence(arguments.lang))
        return 2
    except BadSetting as error:
        if arguments.port is not None:
            _complain(str(error))
            return 2
        port = listen(msgspec.structs.replace(settings, port=0))
    logs.begin("warning")
    return _serve(settings, port, arguments.lang, browse=not arguments.no_browser, wish=wish)


def _wish(table: dict[str, Any]) -> wire.NewTable:
    """The table that was asked for, with names that can be; its bots are the host's own choice."""
    wish = msgspec.convert(table, wire.NewTable)
    for seat in wish.seats:
        if seat.kind != "bot" and seat.name:
            names.clean(seat.name)
    return wish


def _serve(
    settings: Settings,
    port: socket.socket,
    lang: str,
    browse: bool = False,
    wish: wire.NewTable | None = None,
    crowd: bool = False,
) -> int:
    from teahouse.server.serving import quick_loop, run
    from teahouse.server.web.lines import Crowd, raise_files

    was, files = raise_files()

    settings = msgspec.structs.replace(settings, port=port.getsockname()[1])

    async def ready(house: House) -> None:
        address = settings.origin
        _say(say("serve-ready", lang, {"address": address}))
        if not browse and wish is None:
            _say(say("serve-host", lang, {"address": house.host.link()}))
        if crowd:
            _say(say("serve-crowd", lang, {"connections": Crowd(house).most, "files": files, "was": was}))
        if wish is not None:
            address = offers.make(house, wish)
            _say(say("serve-table", lang, {"address": address}))
        if browse and _has_display():
            house.spawn(asyncio.to_thread(webbrowser.open, address))

    if not settings.secure and not settings.local:
        _complain(say("serve-plain", lang, {}))
    try:
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            runner.run(run(settings, port, ready))
    except KeyboardInterrupt:
        pass  # before the first request could come; it ends as well as later
    except Trouble as trouble:
        _complain(trouble.sentence(lang))
        return 1
    except (OSError, SQLAlchemyError) as error:
        _complain(say("serve-no-database", lang, {"problem": said(error)}))
        return 1
    finally:
        port.close()
    _say(say("serve-stopped", lang, {}))
    return 0


def _has_display() -> bool:
    """Whether a browser could show itself; one that takes over the terminal is not wanted."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def backup(arguments: argparse.Namespace) -> int:
    """Copy the database, also while a server uses it."""
    database = _database(arguments)
    try:
        copy_database(database, Path(arguments.file))
    except Trouble as trouble:
        _complain(trouble.sentence(arguments.lang))
        return 1
    except OSError as error:
        _complain(said(error))
        return 1
    _say(say("backup-done", arguments.lang, {"file": str(arguments.file)}))
    return 0


def restore(arguments: argparse.Namespace) -> int:
    """Put a backup in the place of the database, while no server uses it."""
    database = _database(arguments)
    try:
        old = put_back(Path(arguments.file), database)
    except Trouble as trouble:
        _complain(trouble.sentence(arguments.lang))
        return 1
    except OSError as error:
        _complain(said(error))
        return 1
    _say(say("restore-done", arguments.lang, {"database": str(database)}))
    if old is not None:
        _say(say("restore-kept", arguments.lang, {"file": str(old)}))
    return 0


def _database(arguments: argparse.Namespace) -> Path:
    return (Path(arguments.data) if arguments.data else data_folder()) / "teahouse.sqlite"
