"""Notices: by what a guest is told that it is their turn, and when not."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.server.wire.clocks import Minute, Zone
from teahouse.server.wire.common import Answer, Request, Text

ChannelKind = Literal["push", "webhook", "mail"]


class NewChannel(Request):
    """A way to be told: a browser's push subscription, an address that gets a POST, or a mail address."""

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=3, max_length=1_000)]
    """The endpoint of the subscription, an http or https address, or a mail address."""
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""
    """The keys of a push subscription, as the browser gives them (base64url)."""


class ChannelInfo(Answer):
    """A way by which I am told."""

    id: str
    kind: ChannelKind
    name: str
    """The device, the host of the webhook, or the mail address."""
    waits: bool
    """For a click on the link in the first mail; nothing else is sent before."""
    failed: int
    """How many notices in a row have not arrived; after ten no more are sent until a trial arrives."""
    here: bool
    """The device that asks."""
    since: float
    """Seconds since 1970."""


class Quiet(Request):
    """When I am not told anything: from and to minutes after midnight, where I am. Equal: never quiet."""

    begins: Minute
    ends: Minute
    zone: Zone


class NoticeInfo(Answer):
    """How I am told that it is my turn."""

    channels: list[ChannelInfo]
    quiet: Quiet | None
    key: str
    """The house's public VAPID key, for a push subscription."""
    mail: bool
    """Whether this house can send mail."""


class NoticeTrial(Answer):
    """Whether a notice has arrived."""

    arrived: bool


class Here(Request):
    """A page of the house is before somebody's eyes, or not any more."""

    page: Annotated[str, Meta(min_length=1, max_length=36)]
    """A name that the page has made for itself."""
    looking: bool
    count: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    """Which word of this page it is: one that arrives after a later one counts for nothing."""
    table: Annotated[str, Meta(max_length=32)] = ""
    """The table that is seen there."""


class Said(Answer):
    """What has come of it, as a sentence in the language of the request."""

    sentence: Text
