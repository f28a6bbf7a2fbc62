"""The things of the game by number, in the order of the components file where it has one."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""Nobody, nothing, no good."""

GOODS: Final = (
    "rice",
    "wheat",
    "corn",
    "cabbage",
    "fruit",
    "potato",
    "salt",
    "tea",
    "cotton",
    "sugarcane",
    "ramie",
    "bamboo",
)
RICE: Final = 0
WHEAT: Final = 1
CORN: Final = 2
CABBAGE: Final = 3
FRUIT: Final = 4
POTATO: Final = 5
SALT: Final = 6
TEA: Final = 7
# The order makes the groups of YZ-49, YZ-94 and YZ-119 ranges.
LAST_WHOLE: Final = CORN
"""Rice, wheat and corn are one food each; fruit, cabbage and potato half a food (YZ-94)."""
LAST_FOOD: Final = POTATO
ALL_FOODS: Final = (1 << LAST_FOOD + 1) - 1
"""The six of them as bits."""
FIRST_RURAL: Final = WHEAT
"""Every food but rice is sold to the rural market (YZ-119)."""
FIRST_URBAN: Final = SALT
"""From here on: what urban markets buy (YZ-49)."""
PRINTED_GOODS: Final = (RICE, WHEAT, CABBAGE, FRUIT, SALT)
LATE_CROPS: Final = (CORN, POTATO)
"""Tiles that wait for the first European ship (YZ-88)."""

COMMODITIES: Final = ("paper", "porcelain", "silk", "refined-sugar")
COLOURS: Final = 4
FACTORIES: Final = 16
"""A factory tile is 4 * commodity + colour of its raw material."""

PROVINCES: Final = ("huguang", "nanzhili", "jiangxi", "zhejiang")
SEA: Final = 4
COIN: Final = 12
"""A slot of an urban market that shows a coin instead of a good."""
SLOTS: Final = 6
"""Slots of an urban market tile."""
HOLD: Final = 3
"""Slots a ship has at most."""
TEA_SLOT: Final = 4
"""A ship's slot demands a commodity (0 to 3) or tea."""
A_COMMODITY: Final = 3
"""The load of a ship's slot: 0 to 2 real cubes, or this."""

ROWS: Final = 4
SEATS: Final = 4
ROUNDS: Final = 4
HAND: Final = 3
"""Four rounds of three cards (YZ-1)."""

FORTUNE: Final = ("construct-boats", "plant-crops", "sell", "develop-factories", "choose-advancements")
CONSTRUCT_BOATS: Final = 0
PLANT_CROPS: Final = 1
SELL: Final = 2
DEVELOP_FACTORIES: Final = 3
CHOOSE_ADVANCEMENTS: Final = 4
ALL_ACTIONS: Final = 31
"""The five of them as bits."""

WORKFORCE: Final = ("take-resources", "produce", "supply-ships", "emperor", "war-routes")
TAKE_RESOURCES: Final = 0
PRODUCE: Final = 1
SUPPLY_SHIPS: Final = 2
EMPEROR: Final = 3
WAR_ROUTES: Final = 4

# Where a player's workers are: groups under the five fortune actions, boxes of the five workforce actions, migration,
# lying beside the war box. The rest is idle.
AT_WORK: Final = 5
"""The first of the places on the game board, whose workers eat (YZ-93)."""
AT_RESOURCES: Final = 5
AT_PRODUCE: Final = 6
AT_SHIPS: Final = 7
AT_EMPEROR: Final = 8
AT_WAR: Final = 9
TOP: Final = 10
BOTTOM: Final = 11
LYING: Final = 12
PLACES: Final = 13
PLACE_NAMES: Final = (*FORTUNE, *WORKFORCE, "top", "bottom", "lying")

BONUSES: Final = ("free-advancement", "better-sales", "fed-workers", "no-taxes", "boat-upgrade", "factory-upgrade")
FREE_ADVANCEMENT: Final = 0
BETTER_SALES: Final = 1
FED_WORKERS: Final = 2
NO_TAXES: Final = 3
BOAT_UPGRADE: Final = 4
FACTORY_UPGRADE: Final = 5

COUNTRIES: Final = ("brunei", "korea", "japan", "portugal", "spain", "netherlands")
"""In the order of the diplomacy spaces; a country's disc space has the country's number."""
MARKETS: Final = ("east", "europe")
FIRST_EUROPEAN: Final = 3

SECTIONS: Final = ("diplomacy", "economy", "emperor", "war-routes")
SECTION_SPACES: Final = 6
SPACES: Final = (
    "emissary-brunei",
    "emissary-korea",
    "emissary-japan",
    "emissary-portugal",
    "emissary-spain",
    "emissary-netherlands",
    "free-rice",
    "free-wood",
    "free-stone",
    "free-raw-material",
    "free-boat",
    "free-copper",
    "free-salt",
    "additional-sale",
    "additional-crops",
    "same-undertakings",
    "additional-worker",
    "eager-immigrants",
    "free-wheat",
    "personal-route",
    "war-copper",
    "veterans",
    "additional-recruit",
    "weaker-enemies",
)
ALL_SPACES: Final = (1 << 24) - 1
"""The 24 of them as a set."""
DIPLOMACY: Final = 6
"""The first six spaces are those of Diplomacy."""
FREE_RICE: Final = 6
FREE_WOOD: Final = 7
FREE_STONE: Final = 8
FREE_RAW_MATERIAL: Final = 9
FREE_BOAT: Final = 10
FREE_COPPER: Final = 11
FREE_SALT: Final = 12
ADDITIONAL_SALE: Final = 13
ADDITIONAL_CROPS: Final = 14
SAME_UNDERTAKINGS: Final = 15
ADDITIONAL_WORKER: Final = 16
EAGER_IMMIGRANTS: Final = 17
FREE_WHEAT: Final = 18
PERSONAL_ROUTE: Final = 19
WAR_COPPER: Final = 20
VETERANS: Final = 21
ADDITIONAL_RECRUIT: Final = 22
WEAKER_ENEMIES: Final = 23

EMPEROR_BOXES: Final = ("palace", "road", "canal", "bridge")
PALACE: Final = 0
REWARDS: Final = ("none", "route-tile", "boat-upgrade", "factory-upgrade")
"""What a box gives beside money (YZ-109 to YZ-111)."""

DISASTERS: Final = ("wildfire", "flood", "drought")
WILDFIRE: Final = 0
FLOOD: Final = 1
DROUGHT: Final = 2

# What a route tile demands: a good (0 to 11) or one of these.
FIRST_COMMODITY: Final = 12
"""Paper, porcelain, silk, refined sugar: 12 to 15."""
ANY_COMMODITY: Final = 16
ANY_GOOD: Final = 17
EMISSARY: Final = 18
DEMANDS: Final = (*GOODS, *COMMODITIES, "any-commodity", "any-good", "emissary")

# What lies on a demand of a route tile.
NOTHING: Final = 0
NOTHING_REAL: Final = 1
"""A virtual good or a cube of the rural market, which is in its supply again (YZ-120)."""
CUBE: Final = 2
COMMODITY: Final = 3
DISC: Final = 4
PIECES: Final = ("empty", "used-up", "cube", "commodity", "disc")

PHASES: Final = ("setup", "bonus", "actions", "feeding", "resolution", "late-shipping", "administration", "end")
IN_SETUP: Final = 0
IN_BONUS: Final = 1
IN_ACTIONS: Final = 2
IN_FEEDING: Final = 3
IN_RESOLUTION: Final = 4
IN_LATE_SHIPPING: Final = 5
IN_ADMINISTRATION: Final = 6
IN_END: Final = 7

# Dealing with the rural market in this turn or occasion: never both (YZ-121).
NOT_DEALT: Final = 0
SOLD: Final = 1
BOUGHT: Final = 2

# What is paid with, where an advancement may stand in.
COPPER: Final = 0
WOOD: Final = 1
STONE: Final = 2
RESOURCES: Final = ("copper", "wood", "stone")
STAND_INS: Final[tuple[int, ...]] = (FREE_COPPER, FREE_WOOD, FREE_STONE)

SOURCES: Final = (
    "boats",
    "factories",
    "delivered",
    "emissaries",
    "unshipped",
    "war",
    "routes",
    "advancements",
    "silver",
    "misfortune",
)
"""Where victory points come from (YZ-132 to YZ-140)."""

FACTORY_POINTS: Final[tuple[int, ...]] = (0, 2, 3, 5)
UPGRADE_COST: Final[tuple[int, ...]] = (0, 3, 5)
"""Copper to go up from level I and from level II (YZ-55)."""
LAST_LEVEL: Final = 3
START_COPPER: Final = 4
URBAN_PRICE: Final = 2
COIN_PRICE: Final = 3
RURAL_PRICE: Final = 1
BETTER: Final = 1
"""What Better Sales adds to each sale (YZ-29)."""
RURAL_COST: Final = 2
RESOURCE_COST: Final = 1
"""Copper for a wood or a stone (YZ-71)."""
OUTSOURCING_COPPER: Final = 3
"""To the owner of a factory of level II; at level III it is a silver (YZ-77, YZ-78)."""
DELIVERY_SILVER: Final = 1
"""For each delivery to a ship (YZ-80, YZ-122)."""
FED_BY_ONE: Final = 3
"""Workers that one food feeds (YZ-93)."""
VIRTUAL_COPPER: Final = 2
VIRTUAL_RICE: Final = 2
TAXED_FROM: Final[tuple[int, ...]] = (6, 9)
"""The sums of fortune values and tax discs from which one silver, then two, are due (YZ-114)."""
MOST_FORTUNE: Final = 3
"""The highest fortune value of a card."""
MOST_WORKERS: Final = 4
"""Never more in one workforce action (YZ-69)."""
WEAKENED: Final = 2
MOST_VETERANS: Final = 2
EMPTY_ROAD_COPPER: Final = 2
"""Added on Road when there is no route tile to take (YZ-109)."""
