"""What can go wrong with a request, and the sentence for it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Raw

from teahouse.kernel import Refusal
from teahouse.server import wire
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
        **args: int | str,
    ) -> None:
        super().__init__(name)
        self.status = status
        self.name = name
        self.args_: dict[str, int | str] = args
        self.refusal = refusal
        self.game = game
        self.state = state
        self.retry = retry
        """Seconds after which it makes sense to ask again."""

    def answer(self, lang: str) -> wire.Problem:
        """What is sent, in the language of the request."""
        sentence = ""
        refusal: wire.Refusal | None = None
        if self.refusal is not None:
            shown = self.refusal.to_json()
            numbers = shown["numbers"]
            assert isinstance(numbers, dict)
            refusal = wire.Refusal(reason=self.refusal.reason, clause=self.refusal.clause, numbers=numbers)
            sentence = explain(self.refusal, self.game, lang)
        return wire.Problem(
            error=self.name,
            sentence=sentence or say(f"error-{self.name}", lang, self.args_),
            args=dict(self.args_),
            refusal=refusal,
            state=Raw(self.state) if self.state is not None else None,
        )


def explain(refusal: Refusal, game: str, lang: str) -> str:
    """A refusal as a sentence; empty if the game has no words for it."""
    try:
        return Words(lang, game).say(refusal.message)
    except MissingText:
        return ""


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((files("teahouse.locale") / lang / "server.ftl").read_text("utf-8")))
    return bundle


def say(id: str, lang: str, args: dict[str, Any]) -> str:
    """A sentence of the server."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(id).value if bundle.has_message(id) else None
    if pattern is None:
        raise MissingText(f"{lang} has no text for {id!r}")
    said, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise MissingText(f"{lang}, {id!r}: {errors[0]}")
    return str(said)


def language(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in header.split(","):
        tag = part.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]
