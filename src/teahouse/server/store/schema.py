"""The tables of the database, the same in both: JSON is kept as text or packed with zlib, times as seconds."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

NEWEST = "0022"
"""The migration that leads to these tables."""

NEVER_TOLD: Final = -1
CALLED: Final = -2
"""Instead of the version of a turn: the guest was called because the table is full and the game cannot begin."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=True),  # the last sign of life, to a few minutes
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256; the token itself is nowhere
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # browser or tool
    Column("device", String(64), nullable=False, server_default=""),  # as it called itself: "Firefox, Android"
    Column("created", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),  # transfer or seat
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", String(32), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("owner", String(32), nullable=True, index=True),
    Column("listed", Boolean, nullable=False),
    Column("status", String(16), nullable=False),  # open, running, finished or ended
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # only what differs from the default
    Column("components", String(64), nullable=False),
    Column("seed", String(128), nullable=False),
    Column("salt", String(128), nullable=False),
    Column("version", Integer, nullable=False),
    Column("to_move", Integer, nullable=False),
    Column("bot_waits", Boolean, nullable=False),
    Column("scores", Text, nullable=True),
    Column("ranking", Text, nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("uploaded", Boolean, nullable=False, server_default=false()),  # a record from elsewhere, not played here
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("replace", String(16), nullable=False, server_default=""),  # never, bot, agree, end; older: minutes or empty
    Column("absence", Integer, nullable=False, server_default="0"),  # minutes after which somebody is away, if no clock
    Column("fence", Integer, nullable=False, server_default="0"),  # the number of the server it belongs to
    Column("closed_by", String(16), nullable=False, server_default=""),  # host or owner; empty: nobody has closed it
    Column("talk", String(16), nullable=False, server_default="off"),  # off, phrases or free
    Column("hearers", String(16), nullable=False, server_default="seats"),  # seats or all
    Column("said", Integer, nullable=False, server_default="0"),  # the number of the last word
    Column("beginning", Text, nullable=False, server_default=""),  # moves taken over from another game, a line each
    Column("laid", String(64), nullable=False, server_default=""),  # their digest, where the promise holds it
    Column("pace", Text, nullable=False, server_default=""),  # how much time people have, as JSON; empty: no clock
    Column("asked", Float, nullable=False, server_default="0"),  # when the seat to move was asked
    Column("due", Float, nullable=True),  # when its clock runs out
    Column("alarm", Float, nullable=True, index=True),  # when the house has to remind, or to say that it has run out
    Column("rated", String(16), nullable=False, server_default=""),  # yes; empty: not asked for
    Column("tournament", String(32), nullable=False, server_default=""),  # to which it belongs; empty: to none
    Column("practice", Boolean, nullable=False, server_default=false()),  # all have agreed that there is advice
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_bot_waits_status", "bot_waits", "status"),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("fence", Integer, nullable=False),  # the number of the server that started last
)

processes = Table(  # that serve one PostgreSQL; with SQLite there is one, and it stands nowhere
    "processes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("address", String(128), nullable=False),  # where the others reach it; empty: they cannot
    Column("machine", String(64), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("started", Float, nullable=False),
    Column("until", Float, nullable=False),  # the end of its lease, by the clock of the database
    Column("figures", Text, nullable=False),  # how it is, as JSON
)

thoughts = Table(  # questions for bots that think on other machines
    "thoughts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("rank", Integer, nullable=False),  # 0: somebody sits there and looks on
    Column("seconds", Float, nullable=False),  # that the bot may think
    Column("asked", Text, nullable=False),  # what it sees, as JSON
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=True),  # somebody thinks about it until then
    Column("answer", Text, nullable=True),
    Index("ix_thoughts_rank_at", "rank", "at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # open, reserved, guest or bot
    Column("guest", String(32), nullable=True),
    Column("name", String(64), nullable=False),
    Column("level", String(64), nullable=False),  # of the bot, or of the stand-in for a guest
    Column("hotseat", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),  # the guest has left the running game
    Column("agrees", Boolean, nullable=False),  # to end the game
    Column("replaced", Boolean, nullable=False, server_default=false()),  # the others have let a bot play
    Column("committed", String(64), nullable=False, server_default=""),  # SHA-256 of the part; ? if one is awaited
    Column("part", String(64), nullable=False, server_default=""),  # of the shuffle, once it is opened
    Column("fresh", String(64), nullable=False, server_default=""),  # the commitment for a shuffle that begins anew
    Column("told", Integer, nullable=False, server_default="-1"),  # the version of the last turn of which they know
    Column("zone", String(64), nullable=False, server_default=""),  # Europe/Berlin; empty: UTC
    Column("bank", Float, nullable=True),  # seconds that are left in a live game
    Column("advised", Integer, nullable=False, server_default="0"),  # how often it was given advice
    Column("place", Integer, nullable=True),  # in a finished game
    Column("points", Integer, nullable=True),
    Index("ix_seats_guest", "guest", "table_id"),
)

reshuffles = Table(  # why shuffles to which somebody had opened a part have begun anew
    "reshuffles",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("why", String(16), nullable=False),  # left, changed, late or asked
    Column("guest", String(32), nullable=False, index=True),  # empty for somebody who is forgotten
    Column("name", String(64), nullable=False),
)

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("before", Integer, primary_key=True),  # the version it begins from
    Column("moves", Text, nullable=False),  # a line each, as in records; the draws that followed among them
    Column("at", Float, nullable=False),
    Column("id", String(64), nullable=True),  # made by the client; none for bots
    Column("digest", String(16), nullable=True),  # of what the client sent
    Column("thoughts", Text, nullable=True),  # of a bot, until a snapshot holds them: JSON by number of the move
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("position", LargeBinary, nullable=False),  # packed: draws, position, and the view that anybody had
    Column("log", LargeBinary, nullable=False),  # packed: what was told about the moves since the one before
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

votes = Table(  # to let a bot play a seat, where all others have to agree
    "votes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
)

sent_away = Table(  # by the owner of a table, before its start
    "sent_away",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
)

reports = Table(  # what guests tell the host
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", String(32), nullable=True, index=True),  # a guest; none: the table
    Column("name", String(64), nullable=False),  # by which that guest was known there
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("quote", Text, nullable=False, server_default=""),  # what that guest had said
)

words = Table(  # what people say at a table
    "words",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # -3: somebody who watches
    Column("name", String(64), nullable=False),
    Column("phrase", String(32), nullable=False),  # empty for a text
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_words_guest_at", "guest", "at"),
)

mutes = Table(  # whom a guest does not want to hear
    "mutes",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
)

channels = Table(  # the ways by which guests are told that it is their turn
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # push, webhook or mail
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False, server_default=""),  # of a push subscription, as JSON
    Column(
        "token", String(64), ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=True
    ),  # of the device, for push
    Column("device", String(64), nullable=False, server_default=""),
    Column("lang", String(8), nullable=False),
    Column("stop", String(64), nullable=False, unique=True),  # the secret of the link that ends it
    Column("confirmed", Boolean, nullable=False),  # whoever reads the mail has said so
    Column("failed", Integer, nullable=False, server_default="0"),  # notices that did not arrive, one after another
    Column("created", Float, nullable=False),
)

reviews = Table(  # what a finished game was about
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # packed JSON
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", Integer, nullable=False),  # minutes after midnight
    Column("ends", Integer, nullable=False),
    Column("zone", String(64), nullable=False),  # Europe/Berlin
)

holidays = Table(  # when guests are away and their clocks stand
    "holidays",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)

passkeys = Table(  # by which guests prove on any device who they are
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),  # from the credential's id, which can be long
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", Text, nullable=False),  # base64url
    Column("public_key", LargeBinary, nullable=False),  # COSE
    Column("uses", Integer, nullable=False),  # as the authenticator counts them; 0 if it does not
    Column("device", String(64), nullable=False),  # where it was made: "Firefox, Android"
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
)

codes = Table(  # on paper, to come back with once
    "codes",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),  # SHA-256; the code itself is nowhere
    Column("created", Float, nullable=False),
)

challenges = Table(  # what a passkey has to sign, once
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=True),  # none: to sign in
    Column("expires", Float, nullable=False, index=True),
)

rated_games = Table(  # what games that count have made of the ratings of those who wanted it
    "rated_games",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # of this guest's games of this kind, from 1
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("left", Boolean, nullable=False),  # before its end, and therefore last
    Column("strength", Float, nullable=False),  # after the game
    Column("unsure", Float, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("owner", String(32), ForeignKey("guests.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("status", String(16), nullable=False),  # open, running, finished or closed
    Column("kind", String(16), nullable=False),  # robin or knock-out
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),  # only what differs from the default
    Column("size", Integer, nullable=False),  # players of a table, at most
    Column("fill", String(16), nullable=False),  # the level of bots on seats that are left; empty: none
    Column("rated", Boolean, nullable=False),
    Column("pace", Text, nullable=False),  # as for a table, and what follows
    Column("replace", String(16), nullable=False),
    Column("absence", Integer, nullable=False, server_default="0"),
    Column("field", Integer, nullable=False),  # how many play, once it has begun; whoever is forgotten is missing
    Column("rounds", Text, nullable=False),  # JSON: the tables that were opened, with their players by seat, and byes
    Column("round", Integer, nullable=False),  # how many rounds were opened
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

entrants = Table(  # who plays in a tournament
    "entrants",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(64), nullable=False),  # of a bot; empty for people
    Column("zone", String(64), nullable=False, server_default=""),  # where they are, if clocks go by it
)

solved = Table(  # the puzzles that guests have solved
    "solved",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("day", String(10), primary_key=True),  # as 2026-11-16, if it was its puzzle; otherwise empty
    Column("tries", Integer, nullable=False),  # 0: it was shown
    Column("number", Integer, nullable=False),  # in which order, from 0
)

house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
