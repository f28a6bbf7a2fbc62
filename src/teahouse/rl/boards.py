"""The boards of the games as plain drawings: where everything lies, by what a view tells and what is printed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from math import cos, pi, sin, sqrt
from typing import Any, Final

from teahouse.library import own_components
from teahouse.rl.canvas import Canvas
from teahouse.words import Words

SEATS: Final = ("#b3382c", "#2f6db0", "#3d8a4e", "#c99a1e", "#7a4a9e")
"""The colours of the seats."""
INK: Final = "#2b2118"
PALE: Final = "#efe4cc"
LINE: Final = "#a08a68"
LIT: Final = "#f6cf7a"
WATER: Final = "#cfe0e6"
GOODS: Final = ("#b5563c", "#d4a72c", "#6b8f47", "#8b7355", "#7a6aa8")

Facts = dict[str, Any]


def year(canvas: Canvas, facts: Facts, words: Words) -> None:
    """The twelve months with their events, the action groups with their dragons, the track, palaces and persons."""
    for month, event in enumerate(facts["events"]):
        x: float = 20 + month * 72
        now = month + 1 == facts["month"]
        canvas.box(x, 60, 68, 46, LIT if now else PALE, LINE)
        canvas.say(x + 34, 78, str(month + 1), 12, INK, middle=True)
        if event is not None:
            canvas.say(x + 34, 98, words.text(f"event-{event}"), 8, INK, middle=True)
    width = 860 / max(1, len(facts["groups"]))
    for group, actions in enumerate(facts["groups"]):
        x = 20 + group * width
        canvas.box(x, 116, width - 6, 70, PALE, LINE)
        for row, action in enumerate(actions):
            canvas.say(x + 8, 134 + 16 * row, words.text(f"action-{action}"), 12)
    for seat, group in enumerate(facts["dragons"]):
        if group is not None:
            canvas.disc(20 + (group + 1) * width - 24, 176 - 16 * seat, 7, SEATS[seat])
    canvas.box(20, 196, 860, 30, PALE, LINE)
    most = max(30, *(player["track"] for player in facts["players"]))
    for place, seat in enumerate(reversed(facts["order"])):
        canvas.disc(30 + 840 * facts["players"][seat]["track"] / most, 219 - 4 * place, 7, SEATS[seat])
    for seat, player in enumerate(facts["players"]):
        share = 860 / len(facts["players"])
        x = 20 + seat * share
        for index, palace in enumerate(player["palaces"]):
            left, y = x + share / 2 * (index % 2), 240 + 70 * (index // 2)
            canvas.box(left, y, share / 2 - 6, 64, PALE, SEATS[seat])
            canvas.say(left + share / 2 - 16, y + 58, str(palace["floors"]), 14, SEATS[seat], middle=True)
            for row, person in enumerate(palace["persons"]):
                canvas.say(left + 5, y + 15 + 16 * row, words.text(f"person-{person}"), 9)


def boats(canvas: Canvas, facts: Facts, words: Words) -> None:
    """The mountain and the islands with their tiles and farmers, the boats, the stalls, the cards that lie open."""
    places = _land()
    owner = {hex: seat for seat, player in enumerate(facts["players"]) for hex in player["farmers"]}
    canvas.box(20, 56, 560, 520, WATER)
    for hex, (x, y) in enumerate(places):
        tile = facts["tiles"][hex]
        farm = hex >= 10
        fill = GOODS[tile] if farm and 0 <= tile < len(GOODS) else PALE
        canvas.hexagon(x, y, 19, fill, LINE)
        if hex in owner:
            canvas.disc(x, y, 10, "#ffffff")
            canvas.disc(x, y, 8, SEATS[owner[hex]])
        elif not farm and tile >= 0:
            canvas.say(x, y + 5, chr(ord("A") + tile), 13, INK, middle=True)
    for dock, (boat, topper) in enumerate(zip(facts["boats"], facts["toppers"], strict=True)):
        x, y = 600, 60 + 44 * dock
        canvas.box(x, y, 130, 36, PALE, LINE)
        canvas.say(x + 8, y + 23, str(topper), 13)
        for place, seat in enumerate(boat):
            canvas.disc(x + 50 + 30 * place, y + 18, 11, SEATS[seat] if seat >= 0 else WATER)
    for stall, goods in enumerate(facts["stalls"]):
        laid = [kind for kind, count in enumerate(goods) for _ in range(count)]
        canvas.box(600 + 70 * stall, 250, 64, 40, PALE, LINE)
        for place, kind in enumerate(laid):
            canvas.disc(614 + 70 * stall + 18 * place, 270, 7, GOODS[kind])
    for place, discs in enumerate(facts["stacks"]):
        canvas.box(600 + 56 * place, 300, 50, 60, PALE, LINE)
        for height, seat in enumerate(discs):
            canvas.box(604 + 56 * place, 346 - 12 * height, 42, 10, SEATS[seat] if seat >= 0 else LINE)
    for place, card in enumerate(facts["display"]):
        canvas.box(600 + 140 * place, 370, 134, 30, PALE, LINE)
        canvas.say(606 + 140 * place, 390, f"{card} {words.text(f'card-{card}')}"[:22], 10)


@cache
def _land() -> tuple[tuple[float, float], ...]:
    """Where each land space lies, as the components say."""
    box = tomllib.loads(own_components("dragon-boats"))
    found = []
    for area in ("mountain", "north", "east", "south", "west"):
        board = box["board"][area]
        turn = board["turn"] * pi / 180
        for hex in box["mountain" if area == "mountain" else "island"]["hexes"].values():
            q, r = (at - middle for at, middle in zip(hex["at"], board["middle"], strict=True))
            x, y = sqrt(3) * (q + r / 2), 1.5 * r
            turned = (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
            found.append((300 + 17 * (turned[0] + board["at"][0]), 316 + 17 * (turned[1] + board["at"][1])))
    return tuple(found)


def yinzi(canvas: Canvas, facts: Facts, words: Words, printed: Facts) -> None:
    """The four provinces with crops, cubes and factories, the coast with its ships, the crop track."""
    at: dict[str, tuple[float, float]] = {}
    for number, (province, rows) in enumerate(printed["provinces"].items()):
        left, top = 20 + 300 * (number % 2), 70 + 262 * (number // 2)
        canvas.say(left, top - 4, words.text(f"province-{province}"), 11)
        for row, fields in enumerate(rows):
            for column, field in enumerate(fields):
                if field is None:
                    continue
                x, y = left + 70.0 * column, top + 60.0 * row
                at[field] = (x + 33, y + 28)
                crop = facts["tiles"].get(field) or printed["fields"].get(field)
                canvas.box(x, y, 66, 56, PALE if field in printed["fields"] else WATER, LINE)
                if crop:
                    canvas.say(x + 33, y + 14, words.text(f"good-{crop}"), 9, INK, middle=True)
                owner, count = facts["cubes"].get(field, (0, 0))
                for cube in range(count):
                    canvas.box(x + 8 + 14 * cube, y + 34, 11, 11, SEATS[owner])
    for factory in facts["factories"].values():
        ends = printed["spots"].get(factory["at"]) if factory["at"] else None
        if ends and all(end in at for end in ends):
            x, y = (sum(at[end][axis] for end in ends) / len(ends) for axis in (0, 1))
            canvas.disc(x, y, 11, SEATS[factory["owner"]] if factory["owner"] >= 0 else LINE)
            canvas.say(x, y + 4, str(factory["level"]), 11, "#ffffff", middle=True)
    for row, ship in enumerate(facts["coast"]):
        canvas.box(620, 70 + 40 * row, 260, 34, WATER, LINE)
        canvas.say(628, 91 + 40 * row, f"{ship['ship'] or '–'} ‹ {ship['next'] or '–'} ({ship['behind']})", 11)
    for place, crop in enumerate(facts["track"]):
        canvas.box(620 + 44 * place, 244, 41, 30, PALE, LINE)
        if crop:
            canvas.say(640 + 44 * place, 263, words.text(f"good-{crop}")[:7], 8, INK, middle=True)


def board_of(name: str, printed: Facts) -> Callable[[Canvas, Facts, Words], None] | None:
    """What draws the board of a game; nothing where there is no drawing of it."""
    if name == "yinzi":
        return lambda canvas, facts, words: yinzi(canvas, facts, words, printed)
    return {"year-of-the-dragon": year, "dragon-boats": boats}.get(name)
