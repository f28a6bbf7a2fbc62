"""What version 0.1.0 wrote: steps by the names of their classes, and what is printed in the box inside every view.

The golden games were written down by it and are still compared with, after mapping back: so nothing else has changed.
"""

from __future__ import annotations

from typing import Any, Final

from teahouse.games.dragon_boats.moves import NAMED_SPACES, drawn
from teahouse.kernel import Game, Table

PRINTED: Final = {
    "year-of-the-dragon": ("value", "symbols", "base", "small_price", "large_price", "wall_amount", "super_month"),
    "yinzi": (
        *("colours", "provinces", "fields", "spots", "distance", "markets", "ships", "destinations", "box_capacity"),
        *("routes", "cards", "boat_track", "crop_cost", "ratios", "emperor", "glories"),
    ),
    "dragon-boats": (
        *("toppers", "rounds", "private", "storage", "most_money", "farm_sets", "points", "hexes", "spaces"),
        *("rewards", "tracks", "land", "roads", "free_spaces"),
    ),
}
"""What version 0.1.0 knew to be printed; more has come since."""


ADDED: Final = {
    "note-tribute": ("due", "missing"),
    "prompt-action": ("can",),
    "prompt-privilege": ("can",),
    "prompt-build": ("can",),
    "prompt-pay": ("can",),
    "prompt-take-turn": ("may",),
    "prompt-construct-boats": ("may",),
    "prompt-plant-crops": ("may",),
    "prompt-sell": ("may",),
    "prompt-develop-factories": ("may",),
    "prompt-choose-advancements": ("may",),
    "prompt-take-resources": ("copper", "may", "there"),
    "prompt-produce": ("may",),
    "prompt-supply-ships": ("may",),
    "prompt-war-routes": ("may",),
    "prompt-leave-war": ("may",),
    "prompt-fill-routes": ("may",),
    "prompt-ship-food": ("can",),
    "prompt-purchase": ("money", "can"),
    "prompt-exchange": ("money", "can"),
    "move-give-rural": ("copper",),
}
"""What sentences are handed since: numbers that version 0.1.0 had written into them."""


def message_before(now: dict[str, Any]) -> dict[str, Any]:
    """A prompt, a note or the name of a move with the arguments that version 0.1.0 gave it."""
    left_out = ADDED.get(now["id"], ())
    args = {name: value for name, value in now["args"].items() if name not in left_out}
    if "area" in args and isinstance(args.get("space"), dict):
        args["space"] = {"ref": _on_its_map(args["area"]["ref"], args["space"]["ref"])}
    return {**now, "args": args}


def _on_its_map(area: str, space: str) -> str:
    """A place of Dragon Boats by its name on the map that all islands share; today it is called as it lies."""
    return next(f"space-{one}" for one in NAMED_SPACES if f"space-{drawn(area.removeprefix('area-'), one)}" == space)


def class_named(step: list[int | str]) -> list[int | str]:
    """A step of the agenda, named by its class."""
    return ["".join(part.capitalize() for part in str(step[0]).split("-")), *step[1:]]


def position_before(table: Table) -> dict[str, Any]:
    """A position as version 0.1.0 wrote it."""
    now = table.position()
    return {**now, "agenda": [class_named(step) for step in now["agenda"]]}


def box_before(game: Game) -> dict[str, Any]:
    """What is printed, as version 0.1.0 sent it."""
    now = dict(game.printed())
    if game.name == "dragon-boats":
        now["points"] = [points for _, points in now["cards"].values()]
    if game.name == "yinzi":
        now["emperor"] = {name: box["workers"] for name, box in now["emperor"].items()}
    return {name: now[name] for name in PRINTED[game.name]}


def view_before(game: Game, table: Table, seat: int) -> dict[str, Any]:
    """A view as version 0.1.0 sent it."""
    now = game.view(table, seat).to_json()
    facts = now["facts"]
    return {
        **now,
        "prompt": message_before(now["prompt"]),
        "facts": {**facts, "agenda": [class_named(step) for step in facts["agenda"]], "box": box_before(game)},
    }
