"""Yínzi: the numbers of the outlook, and what each means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from teahouse.bots.evaluation.base import Weight
from teahouse.bots.evaluation.experience import Experienced
from teahouse.games.yinzi.names import (
    ADDITIONAL_CROPS,
    ADDITIONAL_RECRUIT,
    ADDITIONAL_SALE,
    DIPLOMACY,
    FREE_BOAT,
    FREE_COPPER,
    FREE_RAW_MATERIAL,
    FREE_RICE,
    FREE_SALT,
    FREE_STONE,
    FREE_WHEAT,
    FREE_WOOD,
    PERSONAL_ROUTE,
    SPACES,
)
from teahouse.kernel import Game

WEIGHTS: Final = {
    "copper": Weight(
        0.16, 0.05, "points of a copper beyond its exchange value, while there are actions to spend it on"
    ),
    "bag": Weight(0.35, 0.12, "points of a silver bag beyond its own, for each round left"),
    "wood": Weight(0.55, 0.15, "points of a wood, while boats can be built"),
    "stone": Weight(1.3, 0.3, "points of a stone, while factories can be built"),
    "boats": Weight(0.8, 0.2, "points of each boat capacity beyond the final ones, for the whole game to come"),
    "step": Weight(0.7, 0.2, "points of a step on the boat track that raised nothing yet"),
    "plant_i": Weight(0.7, 0.2, "points of a factory of level I for each round left"),
    "plant_ii": Weight(1.5, 0.3, "the same for level II"),
    "plant_iii": Weight(2.2, 0.4, "the same for level III"),
    "material": Weight(0.5, 0.15, "points of a raw material on a market that an own factory could use, up to three"),
    "store": Weight(0.7, 0.2, "points of an own commodity in a factory beyond its own point, while ships may come"),
    "wanted": Weight(1.3, 0.3, "points more if a ship at the coast has an empty slot for it"),
    "coming": Weight(0.4, 0.15, "points more if the next ship in a row will have one"),
    "loaded": Weight(0.8, 0.1, "the part of the destination's points that cargo aboard a nearly full ship stands for"),
    "half_loaded": Weight(0.5, 0.1, "the same for a ship with two slots empty"),
    "tea": Weight(0.65, 0.15, "points of a tea cube that can reach the coast, while a ship wants it"),
    "salt": Weight(0.35, 0.1, "points of a salt cube"),
    "crop": Weight(0.4, 0.1, "points of another good for the towns"),
    "own_colour": Weight(0.25, 0.1, "points more if an own factory needs the colour of the own cubes"),
    "food": Weight(0.22, 0.08, "points of a food beyond what is due this round"),
    "hunger": Weight(0.85, 0.1, "how sure a shortage of food is to become misfortune while actions are left"),
    "tax": Weight(0.9, 0.1, "the part of the coming tax that is counted"),
    "worker": Weight(0.55, 0.12, "points of a worker in a group that has not worked yet"),
    "migrant": Weight(0.25, 0.1, "points of a worker in a migration box"),
    "fortune": Weight(0.75, 0.15, "points of each fortune on a card in hand"),
    "card": Weight(0.3, 0.15, "points of a card in hand for the action it opens"),
    "disc": Weight(0.45, 0.12, "points of a disc on an advancement space that is good for something"),
    "emissary": Weight(0.4, 0.12, "points of a disc on a diplomacy space"),
    "majority": Weight(0.55, 0.15, "the part of a present majority that lasts to the end"),
    "glory": Weight(0.75, 0.1, "the part of the glory that the present place in the war brings"),
    "soldier": Weight(0.12, 0.05, "points of each own soldier while the war is not decided"),
    "palace": Weight(0.5, 0.15, "points of workers in the palace"),
    "road": Weight(1.3, 0.3, "points of workers on the road"),
    "canal": Weight(1.9, 0.3, "points of workers on the canal"),
    "bridge": Weight(2.8, 0.4, "points of workers on the bridge"),
    "route": Weight(0.9, 0.1, "the part of a route's points once all pieces lie on it"),
    "personal": Weight(0.4, 0.12, "the same for a personal route tile still open"),
    "sales": Weight(0.25, 0.1, "points of each good for the towns with the bonus Better Sales"),
    "round": Weight(9.0, 1.0, "points of each whole round to come"),
    "fund": Weight(0.05, 0.05, "points more of a copper that an upgrade of an own factory waits for"),
    "crowd": Weight(0.8, 0.15, "the part of a factory's promise that is left from the third one on"),
    "kin": Weight(0.15, 0.1, "points of a factory that works up the own colour, for each round left"),
    "coast": Weight(0.1, 0.08, "points of a factory by the sea, for each round left"),
    "pair": Weight(0.5, 0.2, "points of two different foods to spare within reach of the ships"),
    "stuck": Weight(0.4, 0.15, "the part of a good's points that is left while no market has a slot for it"),
    "free_rice": Weight(0.5, 0.15, "points of the disc on Free rice"),
    "free_wood": Weight(0.5, 0.15, "points of the disc on Free wood"),
    "free_stone": Weight(0.8, 0.2, "points of the disc on Free stone"),
    "free_material": Weight(0.8, 0.2, "points of the disc on Free raw material"),
    "free_boat": Weight(0.3, 0.12, "points of the disc on Free boat capacity"),
    "free_copper": Weight(0.4, 0.12, "points of the disc on Free copper"),
    "free_salt": Weight(0.3, 0.12, "points of the disc on Free salt"),
    "free_wheat": Weight(0.35, 0.12, "points of the disc on Free wheat"),
    "more_sale": Weight(0.5, 0.15, "points of the disc on Additional urban market sale"),
    "more_crops": Weight(0.5, 0.15, "points of the disc on Additional crops"),
    "claim": Weight(0.5, 0.15, "points of the disc on Personal route tile"),
    "recruit": Weight(0.4, 0.12, "points of the disc on Additional recruit"),
    "rice_taste": Weight(0.9, 0.25, "how much the hand that plants likes rice when food is enough"),
    "crop_taste": Weight(1.5, 0.3, "how much it likes a new crop tile"),
    "stone_taste": Weight(2.0, 0.4, "how many stones the hand that takes resources fetches before wood"),
    "experience": Weight(0.0, 0.1, "how far what games have taught takes the place of all this; 1 is wholly"),
}


class YinziWeights(Experienced):
    """The weights as numbers to reckon with."""

    weights: ClassVar[dict[str, Weight]] = WEIGHTS

    copper: float
    bag: float
    wood: float
    stone: float
    boats: float
    step: float
    plant_i: float
    plant_ii: float
    plant_iii: float
    material: float
    store: float
    wanted: float
    coming: float
    loaded: float
    half_loaded: float
    tea: float
    salt: float
    crop: float
    own_colour: float
    food: float
    hunger: float
    tax: float
    worker: float
    migrant: float
    fortune: float
    card: float
    disc: float
    emissary: float
    majority: float
    glory: float
    soldier: float
    palace: float
    road: float
    canal: float
    bridge: float
    route: float
    personal: float
    sales: float
    round: float
    fund: float
    crowd: float
    kin: float
    coast: float
    pair: float
    stuck: float
    free_rice: float
    free_wood: float
    free_stone: float
    free_material: float
    free_boat: float
    free_copper: float
    free_salt: float
    free_wheat: float
    more_sale: float
    more_crops: float
    claim: float
    recruit: float
    rice_taste: float
    crop_taste: float
    stone_taste: float
    experience: float
    spaces: list[float]
    """What a disc on each advancement space is worth while it can still be used."""

    def __init__(self, game: Game, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(game, weights)
        spaces = [self.emissary if space < DIPLOMACY else self.disc for space in range(len(SPACES))]
        spaces[FREE_RICE] = self.free_rice
        spaces[FREE_WOOD] = self.free_wood
        spaces[FREE_STONE] = self.free_stone
        spaces[FREE_RAW_MATERIAL] = self.free_material
        spaces[FREE_BOAT] = self.free_boat
        spaces[FREE_COPPER] = self.free_copper
        spaces[FREE_SALT] = self.free_salt
        spaces[FREE_WHEAT] = self.free_wheat
        spaces[ADDITIONAL_SALE] = self.more_sale
        spaces[ADDITIONAL_CROPS] = self.more_crops
        spaces[PERSONAL_ROUTE] = self.claim
        spaces[ADDITIONAL_RECRUIT] = self.recruit
        self.spaces = spaces
