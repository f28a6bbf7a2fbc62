"""The rulebook of In the Year of the Dragon with its options."""

from __future__ import annotations

from typing import Any, ClassVar

from teahouse.games.year_of_the_dragon.clauses import CLAUSE_OF, CLAUSES
from teahouse.games.year_of_the_dragon.components import LEAST_PLAYERS, MOST_PLAYERS, Box
from teahouse.games.year_of_the_dragon.explain import explain, things
from teahouse.games.year_of_the_dragon.forecast import Outlook, forecast
from teahouse.games.year_of_the_dragon.hints import hints, meant, only_young
from teahouse.games.year_of_the_dragon.moment import moment
from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    CARDS,
    CORNERS,
    MONTHS,
    NONE,
    PEACE,
    SOURCES,
    TYPES,
    WALL_TILES,
    WILD,
)
from teahouse.games.year_of_the_dragon.observe import Observer, observation_spec
from teahouse.games.year_of_the_dragon.palace import palace
from teahouse.games.year_of_the_dragon.position import lay
from teahouse.games.year_of_the_dragon.steps import (
    action,
    build,
    earthquake,
    event,
    person,
    release,
    round,
    scoring,
    setup,
    super_events,
    wall,
)
from teahouse.games.year_of_the_dragon.table import Player, Rules, YearTable
from teahouse.games.year_of_the_dragon.tell import tell
from teahouse.games.year_of_the_dragon.text import describe
from teahouse.games.year_of_the_dragon.view import imagine, printed, seen, tally
from teahouse.kernel import (
    SPECTATOR,
    Bounds,
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
    Refusal,
    Section,
    Table,
    Turn,
    Value,
    View,
    opened,
)


class YearOfTheDragon(Game):
    """Twelve months, an event in each, and never enough of anything (2 to 5 players)."""

    name: ClassVar = "year-of-the-dragon"
    title: ClassVar = "In the Year of the Dragon"
    rules_version: ClassVar = 1
    least_players: ClassVar = LEAST_PLAYERS
    most_players: ClassVar = MOST_PLAYERS
    declared: ClassVar = (
        Option("wall", ("none", "choose", "random"), "none", ("YD-59", "YD-E1")),
        Option("super_event", ("none", "random", "hidden", *CORNERS), "none", ("YD-67", "YD-F2")),
        Option("privilege_price", (7, 6), 7, ("YD-31",)),
        Option("hands", ("shown", "hidden"), "shown", ("YD-D14",)),
        Option("wall_end", ("after", "before"), "after", ("YD-65", "YD-E9")),
        Option("eclipse_wall", ("twice", "once"), "twice", ("YD-E10",)),
        Option("decay", ("after", "before"), "after", ("YD-D10", "YD-F6", "YD-F18")),
        Option("charter_warriors", ("track", "points"), "track", ("YD-F15",)),
    )
    clauses: ClassVar = CLAUSES
    end_clause: ClassVar = "YD-53"
    clause_of: ClassVar = CLAUSE_OF
    when_clause: ClassVar = {"skip": "YD-22"}
    sources: ClassVar = SOURCES
    steps: ClassVar = (
        setup.DrawEvent,
        setup.DraftPerson,
        setup.BeginYear,
        round.BeginMonth,
        action.BeginActions,
        action.DealAction,
        action.ChooseAction,
        action.BuyPrivilege,
        build.BuildFloor,
        person.BeginPersons,
        person.PlayCard,
        person.TakePerson,
        person.PlacePerson,
        person.ReplacePerson,
        release.Releases,
        release.ReleasePerson,
        release.ReleaseHungry,
        event.Happen,
        event.Decay,
        wall.BuildWall,
        wall.ScoreWall,
        scoring.ScoreRound,
        scoring.FinalScoring,
        super_events.DrawCorner,
        super_events.SuperEvent,
        super_events.Struck,
        earthquake.LoseFloor,
        earthquake.Crowded,
        earthquake.ReleaseCrowded,
        super_events.GiveBack,
        super_events.DiscardCard,
        super_events.SelectYoung,
        super_events.NameType,
    )

    def __init__(self, players: int, options: dict[str, Value], components: Components) -> None:
        super().__init__(players, options, components)
        assert isinstance(components, Box)
        self.box = components
        chosen = self.options
        rules = Rules()
        rules.wall = chosen["wall"] != "none"
        rules.wall_random = chosen["wall"] == "random"
        rules.wall_end_first = chosen["wall_end"] == "before"
        rules.super_event = chosen["super_event"] != "none"
        rules.large_price = components.large_price if chosen["privilege_price"] == 7 else components.large_price_2007
        rules.hands_hidden = chosen["hands"] == "hidden"
        rules.eclipse_wall = chosen["eclipse_wall"] == "twice"
        rules.decay_first = chosen["decay"] == "before"
        rules.charter_warriors_score = chosen["charter_warriors"] == "points"
        self.rules = rules
        self._observer = Observer(self)

    @classmethod
    def unpack(cls, text: str, changes: str | None) -> Components:
        return opened(Box, text, changes)

    def empty(self) -> YearTable:
        """A table with nothing on it but this game."""
        table = YearTable()
        table.open(self)
        table.box = self.box
        table.moves_of = self.box.moves
        table.rules = self.rules
        return table

    def new(self) -> YearTable:
        box = self.box
        table = self.empty()
        table.players = [self._player() for _ in range(self.players)]
        table.order = list(range(self.players))
        table.month = 0
        table.events = [PEACE, PEACE] + [NONE] * 10  # the first two months are peaceful (YD-6)
        table.event_pool = [0, *box.event_copies[1:]]
        named = self.options["super_event"]
        table.corner = CORNERS.index(str(named)) if named in CORNERS else NONE
        table.pile = 0
        table.dealt = 0
        table.group_of = [NONE] * len(ACTIONS)
        table.dragons = [0] * self.players
        table.stands = [NONE] * self.players
        table.tiles = box.display[self.players - LEAST_PLAYERS].copy()  # YD-5
        table.released = 0
        table.selected = 0
        table.wall = []
        setup.first_agenda(table)
        table.settle()
        return table

    def _player(self) -> Player:
        """What a player starts with (YD-9, YD-10, YD-59)."""
        box = self.box
        player = Player()
        player.palaces = [palace(floors) for floors in box.start_palaces]
        player.hand = [box.cards_per_type] * len(CARDS)
        player.hand[WILD] = box.wild_cards
        player.symbols = [0] * len(TYPES)
        player.points = [0] * len(SOURCES)
        player.persons = 0
        player.yuan = box.start_yuan
        player.rice = box.start_rice
        player.fireworks = box.start_fireworks
        player.small = 0
        player.large = 0
        player.track = 0
        player.vp = 0
        player.draft = 0
        player.wall_left = (1 << len(WALL_TILES)) - 1 if self.rules.wall else 0
        player.wall_built = 0
        return player

    def eyes(self, seat: int) -> int:
        return seat if self.rules.hands_hidden else SPECTATOR

    def seen(self, table: Any, seat: int, opened: bool) -> dict[str, Any]:
        return seen(table, seat)

    def secret(self) -> tuple[str, ...]:
        return ("hand",) if self.rules.hands_hidden else ()

    def printed(self) -> dict[str, Any]:
        return printed(self.box, self.rules)

    def moment(self, table: Any) -> Moment:
        return moment(table)

    @classmethod
    def observation_spec(cls) -> ObservationSpec:
        return observation_spec()

    def observed(self, table: Any, seat: int) -> bytes:
        return self._observer.observe(table, seat)

    def hints(self, table: Any, seat: int) -> dict[str, dict[str, Any]]:
        return hints(table, seat)

    def asks(self, table: Any, thing: str) -> Move | None:
        return meant(table, thing, super().asks(table, thing))

    def untimely(self, table: Any, move: Move) -> Refusal:
        return only_young(table, move) or super().untimely(table, move)

    def things(self, view: View) -> list[str]:
        return things(self, view)

    def explain(self, thing: str, view: View) -> Explanation | None:
        return explain(self, thing, view)

    def lay(self, reader: Reader) -> Table:
        return lay(self.empty(), self.players, reader)

    def imagine(self, view: View, draw: Draw) -> Table:
        return imagine(self, view, draw)

    def tally(self, table: Any, seat: int) -> dict[str, int]:
        return tally(table, seat)

    def tell(self, turn: Turn) -> list[Message]:
        return tell(turn)

    def text(self, view: View) -> list[Section]:
        return describe(self, view)

    def forecast(self, table: YearTable, seat: int) -> list[Outlook]:
        """What each coming event alone would cost or give a seat on the present table."""
        return forecast(table, seat)

    def bounds(self) -> Bounds:
        box = self.box
        floors = box.most_palaces() - 3 - box.cards()
        # 4 moves of the start, an action with its floors each month, 3 moves a card, 60 releases, a flood of 60 pieces
        decisions = 4 + MONTHS * (1 + floors) + 3 * box.cards() + 120
        # every palace, 10 dragons on ladies and 2 for each month's privilege score each month; all else is smaller
        points = MONTHS * (box.most_palaces() + 10 + 2 * MONTHS)
        decisions *= self.players
        # the events, the corner, the action cards of each month; a wall tile is picked only after somebody has built
        draws = sum(box.event_copies) + 1 + MONTHS * len(ACTIONS) + decisions
        return Bounds(len(self.catalogue), decisions, draws, 0, 2 * points)
