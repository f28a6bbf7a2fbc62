"""A house that speaks a language nobody has written: every text two fifths longer, with accents, between brackets.

`python -m tests.browser.pseudo serve …` is `teahouse serve …` in that language. What does not come from the locale
files stands out on its pages, and what has no room is cut off.
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

ACCENTS: Final = str.maketrans("aceghijklnoprstuwyzACDEGHIJKLNOPRSTUWYZ", "áćéĝĥíĵķĺñóṕŕśţúŵýžÁĆĎÉĜĤÍĴĶĹÑÓṔŔŚŢÚŴÝŽ")
VOWELS: Final = "aeiouyAEIOUY"


def longer(text: str) -> str:
    """The same words, accented, most vowels twice."""
    made = "".join(letter * 2 if letter in VOWELS else letter for letter in text)
    return made.translate(ACCENTS)


class _Writer(visitor.Visitor):
    """Rewrites every text of a locale file; names and selectors stay."""

    def visit(self, node: Any) -> None:
        if isinstance(node, ast.TextElement):
            node.value = longer(node.value)
        super().visit(node)
        if isinstance(node, ast.Message) and node.value is not None:
            node.value.elements = [ast.TextElement("["), *node.value.elements, ast.TextElement("]")]


def translated(source: str) -> str:
    """A locale file in that language."""
    resource = FluentParser().parse(source)
    _Writer().visit(resource)
    return FluentSerializer().serialize(resource)


def main() -> int:
    """The command `teahouse`, with other words in the house and in the bundle."""
    from teahouse import words
    from teahouse.cli import main as command
    from teahouse.server.web import bundle

    setattr(words, "FluentResource", lambda text: FluentResource(translated(text)))  # noqa: B010
    sources: dict[str, list[str]] = {}
    for source, part in bundle.manifest().items():
        path, _, kind = source.rpartition("teahouse/locale/")[2].partition("?")
        lang, _, name = path.partition("/")
        game = name.partition(".")[0]
        table = ("common.ftl", "web.ftl", f"web_{game}.ftl", f"{game}.ftl")
        if name.endswith(".ftl"):
            parts = table if kind == "table" else (name,)
            sources[part["file"].rpartition("/")[2]] = [f"{lang}/{one}" for one in parts]
    plain = bundle._read

    def read(name: str) -> bytes | None:
        if name in sources:
            texts = [(files("teahouse.locale") / path).read_text("utf-8") for path in sources[name]]
            return f"export default {json.dumps(translated(chr(10).join(texts)))};".encode()
        return None if name.rpartition(".")[0] in sources else plain(name)

    setattr(bundle, "_read", read)  # noqa: B010
    return command()


if __name__ == "__main__":
    sys.exit(main())
