"""What can be wrong with a database, in sentences that say what to do about it."""

from __future__ import annotations

import os
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError

from teahouse.kernel import Message
from teahouse.words import LANGUAGES, Words

_MACHINE: Final = ("08", "25006", "53", "57", "58", "F0", "XX")
"""How PostgreSQL's codes begin that speak of lines, disks, memory and damage, not of what was asked."""


class Trouble(Exception):
    """Something is wrong with the database or its files: the sentence `store-<name>` says what, and what to do."""

    def __init__(self, name: str, **args: str) -> None:
        super().__init__(name)
        self.name = name
        self._args = args

    def sentence(self, lang: str) -> str:
        """For people."""
        return Words(lang).say(self.message)

    @property
    def message(self) -> Message:
        """The sentence, in no language yet."""
        return Message(f"store-{self.name}", tuple(self._args.items()))

    def __str__(self) -> str:
        return self.sentence(LANGUAGES[0])


class DatabaseBusy(Trouble):
    """Another server uses the database."""


class DatabaseTooNew(Trouble):
    """The database was written by a newer program."""


class OutOfOrder(Exception):
    """The database could not do what it was asked, whoever asked; the log says why."""


def machine_trouble(error: BaseException) -> str:
    """Why the machine could not do what it was asked: a full disk, a lost line. Empty if the asking was wrong.

    It goes to the log, so that nothing of what was to be stored may stand in it.
    """
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    if isinstance(error, DBAPIError):
        return "" if isinstance(error, IntegrityError | ProgrammingError) else _driver(error.orig or error)
    return _driver(error) if isinstance(error, sqlite3.OperationalError | sqlite3.DatabaseError) else ""


def _driver(error: BaseException) -> str:
    if isinstance(error, sqlite3.Error):
        asked_wrongly = isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.DataError)
        return "" if asked_wrongly else str(error)
    if isinstance(error, OSError):
        return machine_trouble(error)
    state = getattr(error, "sqlstate", None) or getattr(error.__cause__, "sqlstate", None)
    if state is None:  # the driver speaks for itself: the line was cut
        return type(error.__cause__ or error).__name__
    return str(error).split("\n")[0] if str(state).startswith(_MACHINE) else ""


def crossed(error: BaseException) -> bool:
    """Whether PostgreSQL gave up one of two transactions that waited for each other: it can be done again."""
    return isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith("40")


def said(error: BaseException) -> str:
    """What a driver or the system says, without the statement it was about."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror} ({os.fspath(error.filename)})" if error.filename else error.strerror
    return str(error).split("\n")[0] or type(error).__name__
