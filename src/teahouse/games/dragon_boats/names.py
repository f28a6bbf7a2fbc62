"""The things of the game by number."""

from __future__ import annotations

from typing import Final

GOODS: Final = ("cinnabar", "gold", "leather", "jade", "tea")
FARMS: Final = ("soy", "rice", "poultry", "fish", "pork")
SOY: Final = 0
RICE: Final = 1
POULTRY: Final = 2
FISH: Final = 3
PORK: Final = 4

STALLS: Final = ("i", "ii", "iii", "iv", "v")
EXCHANGE_STALL: Final = 4
DOCKS: Final = ("nw", "ne", "se", "sw")
SEATS: Final = ("front", "middle", "rear")
SEATS_ABOARD: Final = 3
LOCATIONS: Final = (
    "north-left",
    "north-right",
    "east-left",
    "east-right",
    "south-left",
    "south-right",
    "west-left",
    "west-right",
)
ISLANDS: Final = ("north", "east", "south", "west")
AREAS: Final = ("mountain", *ISLANDS)
PATHS: Final = ("a", "b")
REWARDS: Final = ("none", "money", "food", "treasure", "offering", "bonus")
NO_REWARD: Final = 0
MONEY_REWARD: Final = 1
FOOD_REWARD: Final = 2
TREASURE_REWARD: Final = 3
OFFERING_REWARD: Final = 4
BONUS_REWARD: Final = 5

MOST_SEATS: Final = 4
NEUTRAL: Final = -1
"""A disc of a colour that nobody plays (DB-10)."""
NONE: Final = -1
"""An empty seat, an empty path, a boat at its dock, a boat without topper."""
DISPLAY: Final = 2
"""Bonus cards that lie open beside the deck (DB-11)."""

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
F: Final = 5
G: Final = 6
H: Final = 7
I: Final = 8  # noqa: E741 (the letter printed on the card)
J: Final = 9
K: Final = 10
L: Final = 11
M: Final = 12
N: Final = 13
O: Final = 14  # noqa: E741 (the letter printed on the card)
P: Final = 15
Q: Final = 16
R: Final = 17
S: Final = 18
T: Final = 19
U: Final = 20
V: Final = 21
W: Final = 22
X: Final = 23
Y: Final = 24
Z: Final = 25

ONE_TIME: Final = "one-time"
PERMANENT: Final = "permanent"
GAME_END: Final = "game-end"
CARD_KINDS: Final = {
    **dict.fromkeys("ABCDFGHIPRS", ONE_TIME),
    **dict.fromkeys("EJKMU", PERMANENT),
    **dict.fromkeys("LNOQTVWXYZ", GAME_END),
}

WINDOWS: Final = ("bid", "bid-end", "pay", "pre", "steer", "land", "move", "store")
BID: Final = 0
BID_END: Final = 1
PAY: Final = 2
PRE: Final = 3
STEER: Final = 4
LAND: Final = 5
MOVE: Final = 6
STORE: Final = 7
CARD_WINDOWS: Final = {
    "A": ("steer",),
    "B": ("pay", "pre", "land"),
    "C": ("land",),
    "D": ("bid", "bid-end"),
    "F": ("bid", "pay"),
    "G": ("pay", "pre", "land"),
    "H": ("pre",),
    "I": ("pay", "pre", "land"),
    "P": ("bid", "pay", "move", "store"),
    "R": ("pre",),
    "S": ("bid", "pay", "store"),
    **dict.fromkeys("EJKMU", ("always",)),
    **dict.fromkeys("LNOQTVWXYZ", ("end",)),
}
"""When the rules know what a card does."""

CARD_CLAUSES: Final = (
    "DB-101", "DB-102", "DB-103", "DB-104", "DB-105", "DB-106", "DB-107", "DB-108", "DB-109", "DB-110", "DB-111",
    "DB-112", "DB-113", "DB-114", "DB-115", "DB-116", "DB-117", "DB-118", "DB-119", "DB-120", "DB-121", "DB-122",
    "DB-123", "DB-124", "DB-125", "DB-126",
)  # fmt: skip
