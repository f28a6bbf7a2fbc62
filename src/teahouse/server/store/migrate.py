"""Brings a database to the form this program knows."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from teahouse.server.store.schema import metadata


def _config(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("teahouse.server.store") / "migrations"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The revision this program knows."""
    head = ScriptDirectory.from_config(_config(None)).get_current_head()
    assert head is not None
    return head


def known() -> set[str]:
    """Every revision this program can start from."""
    return {script.revision for script in ScriptDirectory.from_config(_config(None)).walk_revisions()}


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Apply what is missing."""
    command.upgrade(_config(connection), "head")


def downgrade(connection: Connection, revision: str) -> None:
    """Take steps back, for tests of the way back."""
    command.downgrade(_config(connection), revision)


def differences(connection: Connection) -> list[object]:
    """Where the migrated database is not what `schema` says."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
