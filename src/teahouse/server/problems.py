"""What can go wrong with a request, and the sentence for it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw

from teahouse.kernel import Message, Refusal
from teahouse.words import LANGUAGES, MissingText, Words


class Problem(Exception):
    """A request that cannot be fulfilled: a status, the sentence `error-<name>` and what belongs to it."""

    def __init__(
        self,
        status: int,
        name: str,
        *,
        refusal: Refusal | None = None,
        game: str = "",
        state: bytes | None = None,
        retry: float | None = None,
        message: Message | None = None,
        **args: int | str,
    ) -> None:
        super().__init__(name)
        self.status = status
        self.name = name
        self.numbers = args
        """For the sentence."""
        self.refusal = refusal
        self.game = game
        self.state = state
        self.retry = retry
        """Seconds after which it makes sense to ask again."""
        self.message = message
        """What the sentence calls the problem; without it, an argument of that name does."""

    def sentence(self, lang: str) -> str:
        """What is wrong, for people."""
        told = explain(self.refusal, self.game, lang) if self.refusal is not None else ""
        return told or say(f"error-{self.name}", lang, self.arguments(lang))

    def arguments(self, lang: str) -> dict[str, int | str]:
        """For the sentence."""
        if self.message is None:
            return self.numbers
        return self.numbers | {"problem": Words(lang, self.game or None).say(self.message).rstrip(".")}

    def body(self, lang: str) -> bytes:
        """What is sent, a `wire.Problem` as JSON, in the language of the request."""
        found: dict[str, Any] = {"error": self.name, "sentence": self.sentence(lang), "args": self.arguments(lang)}
        if self.refusal is not None:
            found["refusal"] = self.refusal.to_json()
        if self.state is not None:
            found["state"] = Raw(self.state)
        return msgspec.json.encode(found)


OUT_OF_ORDER: Final = Problem(503, "out-of-order", retry=30)
"""Nothing can be stored or read just now."""


def explain(refusal: Refusal, game: str, lang: str) -> str:
    """A refusal as a sentence; empty if the game has no words for it."""
    try:
        return Words(lang, game).say(refusal.message)
    except MissingText:
        return ""


def say(id: str, lang: str, args: dict[str, Any]) -> str:
    """A sentence of the server."""
    return Words(lang).text(id, **args)


def language(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in header.split(","):
        tag = part.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]
