"""What a study says about itself: how it was played, how it is made again, and how two differ besides their games."""

from __future__ import annotations

import shlex
from typing import Any

from teahouse.kernel import Value, text_of
from teahouse.lab.dataset import Dataset
from teahouse.library import rulebook
from teahouse.words import Words


def summary(data: Dataset, words: Words) -> str:
    """How a study was played, in a sentence."""
    about = data.about
    made = _made_of(about)
    return words.text(
        "lab-summary",
        games=len(data.rows),
        players=data.players,
        bots=_bots(about),
        seed=about["seed"],
        budget=about.get("budget") or "own",
        options=", ".join(_changed(data)) or "none",
        box=("file" if made else "changed") if about["changed"] else "own",
        file=", ".join(made),
    )


def command(data: Dataset, *more: str) -> str:
    """What to type to make a study again."""
    about = data.about
    bots = about["bots"]
    parts = ["teahouse", "lab", about["game"], "--games", str(len(data.rows))]
    if len(set(bots)) == 1:
        parts += ["--players", str(len(bots)), "--bots", bots[0]]
    else:
        parts += ["--bots", ",".join(bots)]
    if about.get("budget"):
        parts += ["--budget", about["budget"]]
    for option in _changed(data):
        parts += ["--option", option]
    made = about.get("set", [])
    if about["changed"] and (about.get("file") or not made):
        parts += ["--components", about.get("file") or "FILE"]
    for change in made:
        parts += ["--set", change]
    if about.get("starts"):
        parts += ["--starts", about["starts"]]
    return shlex.join([*parts, "--seed", about["seed"], *more])


def otherwise(one: Dataset, other: Dataset, words: Words) -> str:
    """What differs between two studies besides the games that were drawn, in a sentence."""
    found: list[str] = []

    def look(id: str, before: str, after: str) -> None:
        if before != after:
            found.append(words.text("lab-otherwise-part", what=words.text(id), before=before, after=after))

    was, now = one.about, other.about
    if sorted(was["bots"]) != sorted(now["bots"]):
        look("lab-what-bots", _bots(was), _bots(now))
    own = words.text("lab-own-budget")
    look("lab-what-budget", was.get("budget") or own, now.get("budget") or own)
    for name, before in _options(one).items():
        after = _options(other)[name]
        if before != after:
            found.append(words.text("lab-otherwise-part", what=name, before=before, after=after))
    if was["components"] != now["components"]:
        look("lab-what-components", _box(was, words), _box(now, words))
    chosen = words.text("lab-own-starts")
    look("lab-what-starts", was.get("starts") or chosen, now.get("starts") or chosen)
    for key in ("rules", "version"):
        look(f"lab-what-{key}", str(was.get(key, "?")), str(now.get(key, "?")))
    return words.text("lab-otherwise", parts="; ".join(found)) if found else words.text("lab-played-alike")


def _bots(about: dict[str, Any]) -> str:
    counts = {name: about["bots"].count(name) for name in about["bots"]}
    return ", ".join(f"{count}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{name}" for name, count in counts.items())


def _box(about: dict[str, Any], words: Words) -> str:
    """A box by the name of its file and the beginning of its digest: files of one name may differ."""
    made = _made_of(about)
    name = (", ".join(made) or words.text("lab-changed-box")) if about["changed"] else words.text("lab-own-box")
    return f"{name} ({about['components'][:8]})"


def _made_of(about: dict[str, Any]) -> list[str]:
    """What a changed box was made of: a file, changes as they are typed, or both."""
    return [*filter(None, [about.get("file", "")]), *about.get("set", [])]


def _options(data: Dataset) -> dict[str, str]:
    """Every option of the game as it is typed."""
    chosen: dict[str, Value] = data.about.get("options", {})
    declared = rulebook(data.about["game"]).declared
    return {option.name: text_of(chosen.get(option.name, option.default)) for option in declared}


def _changed(data: Dataset) -> list[str]:
    """The options that are not as they are by default."""
    usual = {option.name: text_of(option.default) for option in rulebook(data.about["game"]).declared}
    return [f"{name}={value}" for name, value in _options(data).items() if value != usual[name]]
