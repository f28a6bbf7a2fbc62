"""Everything that lies on the table."""

from __future__ import annotations

from typing import Any

from teahouse.games.year_of_the_dragon.components import Box
from teahouse.games.year_of_the_dragon.moves import Moves
from teahouse.games.year_of_the_dragon.names import MONK, SOURCES
from teahouse.games.year_of_the_dragon.palace import Palace
from teahouse.kernel import Step, Table


class Rules:
    """The options as the steps ask for them."""

    __slots__ = (
        "charter_warriors_score",
        "decay_first",
        "eclipse_wall",
        "hands_hidden",
        "large_price",
        "super_event",
        "wall",
        "wall_end_first",
        "wall_random",
    )

    large_price: int
    wall: bool
    wall_random: bool
    """NATURE picks the wall tiles (YD-E1)."""
    wall_end_first: bool
    """The last scoring of the wall comes before that of the round (YD-E9)."""
    super_event: bool
    decay_first: bool
    """Decay comes before the super event (YD-D10)."""
    eclipse_wall: bool
    """An eclipsed invasion scores the wall again (YD-E10)."""
    charter_warriors_score: bool
    """Warriors named in the Charter bring points, not spaces (YD-F15)."""
    hands_hidden: bool


class Player:
    """What lies in front of one player."""

    __slots__ = (
        "draft",
        "fireworks",
        "hand",
        "large",
        "palaces",
        "persons",
        "points",
        "rice",
        "small",
        "symbols",
        "track",
        "vp",
        "wall_built",
        "wall_left",
        "yuan",
    )

    palaces: list[Palace]
    hand: list[int]
    """Cards of each type, then wild ones."""
    symbols: list[int]
    """Symbols on own persons, by type."""
    points: list[int]
    """Victory points by source; `vp` is their sum."""
    persons: int
    yuan: int
    rice: int
    fireworks: int
    small: int
    large: int
    track: int
    """Space of the person marker."""
    vp: int
    draft: int
    """The types taken at the start, a bit each (YD-13)."""
    wall_left: int
    """Own wall tiles not yet built, a bit each."""
    wall_built: int

    def copy(self) -> Player:
        new = Player()
        new.palaces = self.palaces.copy()
        new.hand = self.hand.copy()
        new.symbols = self.symbols.copy()
        new.points = self.points.copy()
        new.persons = self.persons
        new.yuan = self.yuan
        new.rice = self.rice
        new.fireworks = self.fireworks
        new.small = self.small
        new.large = self.large
        new.track = self.track
        new.vp = self.vp
        new.draft = self.draft
        new.wall_left = self.wall_left
        new.wall_built = self.wall_built
        return new

    def score(self, source: int, points: int) -> None:
        self.points[source] += points
        self.vp += points

    def has_room(self) -> bool:
        """Whether any own palace can take a person (YD-35)."""
        for palace in self.palaces:
            if palace.room > 0:
                return True
        return False

    def inhabited(self) -> int:
        """Own palaces with at least one person."""
        count = 0
        for palace in self.palaces:
            if palace.count:
                count += 1
        return count

    def floors(self) -> int:
        total = 0
        for palace in self.palaces:
            total += palace.floors
        return total

    def monk_points(self, box: Box) -> int:
        """Buddhas times floors, for each monk (YD-55)."""
        if not self.symbols[MONK]:
            return 0
        total = 0
        for palace in self.palaces:
            for person in palace.persons:
                if person // 2 == MONK:
                    total += box.symbols[person] * palace.floors
        return total


class YearTable(Table):
    """A game of In the Year of the Dragon in progress."""

    __slots__ = (
        "box",
        "corner",
        "dealt",
        "dragons",
        "event_pool",
        "events",
        "group_of",
        "month",
        "moves_of",
        "order",
        "pile",
        "players",
        "released",
        "rules",
        "selected",
        "stands",
        "tiles",
        "wall",
    )

    box: Box
    moves_of: Moves
    """The catalogue, for the steps."""
    rules: Rules
    players: list[Player]
    order: list[int]
    """Seats in track order (YD-18): farthest ahead first, on one space the top of the stack first."""
    month: int
    """1 to 12; 0 before the first."""
    events: list[int]
    """The event of each month; NONE where no tile lies yet (YD-6). A copy shares it once all lie."""
    event_pool: list[int]
    """Tiles of each event not yet laid out."""
    corner: int
    """The super event, or NONE."""
    pile: int
    """Action cards still to be dealt this round, a bit each."""
    dealt: int
    """How many action cards lie in groups this round."""
    group_of: list[int]
    """The group of each action card; NONE while it is in the pile or out of the game."""
    dragons: list[int]
    """Dragons on each group."""
    stands: list[int]
    """The group each seat's dragon stands on, or NONE (YD-19)."""
    tiles: list[int]
    """Tiles left in the display, by person kind."""
    released: int
    """Persons that have left the game."""
    selected: int
    """Types already selected in a Sunrise, a bit each (YD-75)."""
    wall: list[int]
    """The builder of each wall tile, from month 1 on (YD-61)."""

    def copy(self) -> YearTable:
        new = YearTable()
        new.share(self)
        new.box = self.box
        new.moves_of = self.moves_of
        new.rules = self.rules
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        new.players = players
        new.order = self.order.copy()
        month = self.month
        new.month = month
        # the row never changes once the year has begun
        new.events = self.events if month else self.events.copy()
        new.event_pool = self.event_pool if month else self.event_pool.copy()
        new.corner = self.corner
        new.pile = self.pile
        new.dealt = self.dealt
        new.group_of = self.group_of.copy()
        new.dragons = self.dragons.copy()
        new.stands = self.stands.copy()
        new.tiles = self.tiles.copy()
        new.released = self.released
        new.selected = self.selected
        new.wall = self.wall.copy()
        return new

    # -- the person track -----------------------------------------------------------------------------------------

    def advance(self, seat: int, spaces: int) -> None:
        """Move a person marker ahead; on an occupied space it goes on top of the stack (YD-15)."""
        if spaces == 0:
            return
        players = self.players
        space = players[seat].track + spaces
        players[seat].track = space
        order = self.order
        index = 0
        while order[index] != seat:
            index += 1
        while index > 0 and players[order[index - 1]].track <= space:
            order[index] = order[index - 1]
            index -= 1
        order[index] = seat

    # -- pushing steps --------------------------------------------------------------------------------------------

    def ask_all(self, steps: list[Step[YearTable]]) -> None:
        """Put the seats' steps on the agenda so that the first in track order is asked first (YD-18)."""
        order = self.order
        agenda = self.agenda
        index = len(order) - 1
        while index >= 0:
            agenda.append(steps[order[index]])
            index -= 1

    # -- the end --------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [player.vp for player in self.players]

    def breakdown(self) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, player.points, strict=True)) for player in self.players]

    def ranking(self) -> list[int]:
        """Most points first; a tie goes to the one farther ahead on the person track (YD-58, YD-D12)."""
        seats = sorted(range(len(self.players)), key=lambda seat: (-self.players[seat].vp, self.order.index(seat)))
        return [seats.index(seat) + 1 for seat in range(len(seats))]

    def facts(self) -> dict[str, Any]:
        from teahouse.games.year_of_the_dragon.position import facts_of

        return facts_of(self)
