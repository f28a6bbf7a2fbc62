"""Numbers and reasons of a review, in words."""

from __future__ import annotations

from teahouse.kernel import Ref
from teahouse.review.choices import END
from teahouse.review.why import Reason
from teahouse.words import Words


def number(value: float, words: Words, sign: bool = True) -> str:
    """One digit behind the point (or comma), with its sign."""
    text = f"{abs(value):.1f}".replace(".", "," if words.lang == "de" else ".")
    if text.strip("0,.") == "":
        return text
    return ("−" if value < 0 else "+" if sign else "") + text


def percent(value: float, words: Words, sign: bool = True) -> str:
    """A chance, of 100."""
    return number(100 * value, words, sign) + " %"


def why_text(why: Reason, words: Words, said: str = "review-why", signs: bool = True) -> str:
    """A reason as a sentence: `<said>-<kind>`, or `<said>-<kind>-when` with the round where both are there."""
    id, when = f"{said}-{why.kind}", ""
    if why.round and words.has(f"{id}-when"):
        when = words.text("review-at-the-end") if why.round == END else words.text("moment-in", round=why.round)
        id += "-when"
    if why.kind == "source":
        return words.text(id, source=Ref(f"source-{why.source}"), points=number(why.points, words, signs), when=when)
    if why.kind == "both":
        return words.text(
            id,
            source=Ref(f"source-{why.source}"),
            points=number(why.points, words, signs),
            other=Ref(f"source-{why.other}"),
            less=number(-why.less if signs else why.less, words, signs),
            when=when,
        )
    if why.kind == "rival":
        return words.text(id, who=words.name(why.seat), chance=number(-100 * why.chance, words))
    return words.text(id)
