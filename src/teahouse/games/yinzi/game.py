"""The rulebook of Yínzi with its options."""

from __future__ import annotations

from typing import Any, ClassVar

from teahouse.games.yinzi.asks import asked_about
from teahouse.games.yinzi.bounds import bounds
from teahouse.games.yinzi.clauses import CLAUSES
from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.explain import CLAUSE_OF, explain, things
from teahouse.games.yinzi.hints import hints
from teahouse.games.yinzi.layout import new_table
from teahouse.games.yinzi.moment import moment
from teahouse.games.yinzi.names import SOURCES
from teahouse.games.yinzi.observe import Observer, observation_spec
from teahouse.games.yinzi.position import lay
from teahouse.games.yinzi.rules import Rules
from teahouse.games.yinzi.steps import (
    bonus,
    crops,
    disasters,
    emperor,
    factories,
    feeding,
    fortune,
    late_shipping,
    nature,
    produce,
    purse,
    resolution,
    rounds,
    routes,
    sailing,
    sales,
    setup,
    shipping,
    turn,
    war,
    workforce,
)
from teahouse.games.yinzi.table import YinziTable
from teahouse.games.yinzi.tell import tell
from teahouse.games.yinzi.text import text_of_view
from teahouse.games.yinzi.view import counts, imagine, seen, tally
from teahouse.kernel import (
    Bounds,
    Clause,
    Components,
    Draw,
    Explanation,
    Game,
    Message,
    Moment,
    Move,
    ObservationSpec,
    Option,
    Reader,
    Section,
    Step,
    Table,
    Turn,
    Value,
    View,
    opened,
)


class Yinzi(Game):
    """Yínzi: The Shining Ming Dynasty, two to four players, four rounds."""

    name: ClassVar[str] = "yinzi"
    title: ClassVar[str] = "Yínzi"
    rules_version: ClassVar[int] = 1
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 4
    declared: ClassVar[tuple[Option, ...]] = (
        Option("hand", ("administration", "actions"), "administration", ("YZ-34", "YZ-129", "YZ-A1")),
        Option("bottom_migrants", ("return", "stay"), "return", ("YZ-126", "YZ-A12")),
        Option("coin_slot", ("matching", "literal"), "matching", ("YZ-50", "YZ-A14")),
        Option("take_over", ("stone", "free"), "stone", ("YZ-103", "YZ-A30")),
        Option("personal_route_pays", (True, False), True, ("YZ-107", "YZ-A32")),
        Option("free_wheat_feeds", (True, False), True, ("YZ-95", "YZ-A73")),
        Option("rural_market", ("narrow", "wide"), "narrow", ("YZ-118", "YZ-A74")),
    )
    clauses: ClassVar[tuple[Clause, ...]] = CLAUSES
    clause_of: ClassVar[dict[str, str]] = CLAUSE_OF
    when_clause: ClassVar[dict[str, str]] = {
        "take": "YZ-71",
        "build": "YZ-52",
        "upgrade": "YZ-55",
        "buy": "YZ-43",
        "sell": "YZ-49",
        "rural": "YZ-118",
        "use": "YZ-60",
        "board": "YZ-86",
        "tax": "YZ-40",
    }
    end_clause: ClassVar[str] = "YZ-1"
    sources: ClassVar[tuple[str, ...]] = SOURCES
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (
        nature.DrawMarket,
        nature.DrawCrop,
        nature.DrawCoast,
        nature.DrawShip,
        nature.DrawFactory,
        nature.DrawRoute,
        nature.RevealDiscard,
        nature.DrawOrder,
        nature.Deal,
        nature.Roll,
        setup.StartPlayers,
        setup.NewDisplay,
        setup.StartResource,
        factories.StartFactory,
        factories.LayFactory,
        factories.FreeUpgrade,
        purse.Pay,
        crops.OfferCrop,
        crops.LayCrop,
        crops.AdditionalCrops,
        sales.SellCube,
        sales.AdditionalSale,
        sailing.SendEmissary,
        sailing.Sail,
        routes.GivePiece,
        routes.CompleteRoute,
        routes.ClaimRoute,
        fortune.ConstructBoats,
        fortune.PlantCrops,
        fortune.SellAtMarket,
        fortune.DevelopFactories,
        fortune.ChooseAdvancements,
        workforce.TakeResources,
        produce.ProduceCommodities,
        produce.ChooseMaterial,
        shipping.SupplyShips,
        shipping.SecondSalt,
        shipping.LoadShip,
        emperor.ServeEmperor,
        emperor.AfterAction,
        emperor.EmperorRewards,
        war.JoinWar,
        war.WarRoutes,
        war.WarGlories,
        war.PrepareWar,
        war.LeaveWar,
        feeding.Feeding,
        feeding.Feed,
        feeding.SellFood,
        disasters.Disasters,
        disasters.Wildfire,
        disasters.LoseCommodity,
        disasters.Drought,
        resolution.TakeRoutes,
        resolution.PersonalRoutes,
        resolution.FillRoutes,
        resolution.Taxes,
        resolution.PayTax,
        late_shipping.LateShipping,
        late_shipping.ShipFood,
        late_shipping.SecondFood,
        bonus.BonusPhase,
        bonus.ChooseBonus,
        bonus.ConsiderCrop,
        bonus.PlaceAdvancement,
        turn.Actions,
        turn.Turns,
        turn.TakeTurn,
        rounds.StartRound,
        rounds.Resolution,
        rounds.Administration,
        rounds.LastDeals,
    )

    def __init__(self, players: int, options: dict[str, Value], components: Components) -> None:
        super().__init__(players, options, components)
        assert isinstance(components, Box)
        self.box = components
        self.rules = Rules(self.options)
        self._start = new_table(self, self.box, self.rules)
        setup.prepare(self._start)
        self._start.settle()
        self._observer = Observer(self)

    @classmethod
    def unpack(cls, text: str, changes: str | None) -> Components:
        return opened(Box, text, changes)

    def new(self) -> Table:
        return self._start.copy()

    def seen(self, table: YinziTable, seat: int, opened: bool) -> dict[str, Any]:
        return seen(table, seat)

    @classmethod
    def observation_spec(cls) -> ObservationSpec:
        return observation_spec(cls.steps)

    def observed(self, table: YinziTable, seat: int) -> bytes:
        return self._observer.observe(table, seat)

    def secret(self) -> tuple[str, ...]:
        return ("hand", "deck")

    def printed(self) -> dict[str, Any]:
        return self.box.printed

    def moment(self, table: YinziTable) -> Moment:
        return moment(table)

    def hints(self, table: YinziTable, seat: int) -> dict[str, dict[str, Any]]:
        return hints(table, seat)

    def things(self, view: View) -> list[str]:
        return things(self, view)

    def explain(self, thing: str, view: View) -> Explanation | None:
        return explain(self, thing, view)

    def asks(self, table: YinziTable, thing: str) -> Move | None:
        return asked_about(table, thing, super().asks(table, thing))

    def lay(self, reader: Reader) -> Table:
        return lay(new_table(self, self.box, self.rules), reader)

    def imagine(self, view: View, draw: Draw) -> Table:
        return imagine(self, view, draw)

    def held(self, table: YinziTable, seat: int) -> list[Move]:
        return [card for card, count in zip(self.box.moves.card, table.players[seat].hand) for _ in range(count)]

    def tally(self, table: YinziTable, seat: int) -> dict[str, int]:
        return tally(table, seat)

    def counts(self, table: YinziTable, seat: int) -> dict[str, int]:
        return counts(table, seat)

    def tell(self, turn: Turn) -> list[Message]:
        return tell(turn)

    def text(self, view: View) -> list[Section]:
        return text_of_view(self.box, view)

    def bounds(self) -> Bounds:
        return bounds(self.box, self.players)
