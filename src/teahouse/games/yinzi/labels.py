"""The things of the game as arguments of messages."""

from __future__ import annotations

from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.names import (
    BONUSES,
    COMMODITIES,
    COUNTRIES,
    DEMANDS,
    DISASTERS,
    EMPEROR_BOXES,
    FORTUNE,
    GOODS,
    NONE,
    PROVINCES,
    RESOURCES,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
    WORKFORCE,
)
from teahouse.kernel import Argument, Arguments, Message, Ref


def say(id: str, *arguments: tuple[str, Argument]) -> Message:
    """A sentence with its arguments."""
    return Message(id, arguments)


def space_ref(space: int) -> Ref:
    """An advancement space."""
    return Ref("space-" + SPACES[space])


def section_ref(space: int) -> Ref:
    """The section of an advancement space."""
    return Ref("section-" + SECTIONS[space // SECTION_SPACES])


def good_ref(good: int) -> Ref:
    """A good; NONE is any food."""
    return Ref("good-blank") if good == NONE else Ref("good-" + GOODS[good])


def demand_ref(demand: int) -> Ref:
    """What a route tile demands."""
    return Ref("demand-" + DEMANDS[demand])


def province_ref(province: int) -> Ref:
    """A province."""
    return Ref("province-" + PROVINCES[province])


def commodity_ref(tile: int) -> Ref:
    """What a factory tile makes."""
    return Ref("commodity-" + COMMODITIES[tile // 4])


def colour_ref(box: Box, colour: int) -> Ref:
    """A player colour."""
    return Ref("colour-" + box.colours[colour])


def country_ref(country: int) -> Ref:
    """A country."""
    return Ref("country-" + COUNTRIES[country])


def route_name(box: Box, tile: int) -> str:
    """A route tile by its id."""
    return box.route_names[tile].upper()


def bonus_ref(bonus: int) -> Ref:
    """A bonus."""
    return Ref("bonus-" + BONUSES[bonus])


def fortune_ref(action: int) -> Ref:
    """A fortune action."""
    return Ref("fortune-" + FORTUNE[action])


def workforce_ref(action: int) -> Ref:
    """A workforce action."""
    return Ref("workforce-" + WORKFORCE[action])


def box_ref(box: int) -> Ref:
    """One of the emperor's boxes."""
    return Ref("box-" + EMPEROR_BOXES[box])


def disaster_ref(disaster: int) -> Ref:
    """A natural disaster."""
    return Ref("disaster-" + DISASTERS[disaster])


def resource_ref(resource: int) -> Ref:
    """Copper, wood or stone."""
    return Ref("resource-" + RESOURCES[resource])


def field_arguments(box: Box, field: int) -> Arguments:
    """A field in words: its province and its square."""
    province, square = box.land.names[field].split("-", 1)
    return (("province", Ref("province-" + province)), ("square", square))


def factory_arguments(box: Box, tile: int) -> Arguments:
    """A factory in words: what it makes and the colour of what it needs."""
    return (("commodity", commodity_ref(tile)), ("colour", colour_ref(box, tile % 4)))
