"""The maps: land spaces, roads, ports and rewards of the five islands as one graph (DB-2, DB-R29)."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import AREAS, ISLANDS, LOCATIONS, NO_REWARD, PATHS, REWARDS
from teahouse.kernel import SOURCES, BadData, Reader


class Chart:
    """Every land space and every road or port of the board by number: the mountain first, then the outer islands."""

    def __init__(self, box: Reader) -> None:
        self.hexes: list[str] = []
        """Land spaces, such as `north field-c`."""
        self.hex_area: list[int] = []
        self.near: list[int] = []
        """For each land space its neighbours, as a bit mask."""
        self.spaces: list[str] = []
        """Roads and ports, such as `north road-sw`."""
        self.space_area: list[int] = []
        self.land: list[list[int]] = []
        """The land spaces beside each road or port."""
        self.roads: list[list[int]] = []
        """The roads a member may go on to from each road or port."""
        self.reward: list[int] = []
        mountain = sourced(box.at("mountain"))
        mountain.only("source", "note", "path-capacity", "hexes", "paths", "roads")
        self.path_capacity = mountain.at("path-capacity").integer(1, 4)
        """House members a mountain path takes in a round (DB-R19)."""
        self._read_area(0, mountain, {})
        self.mountain_hexes = len(self.hexes)
        self.entry = self._read_paths(mountain)
        """The first road space of each mountain path."""
        island = sourced(box.at("island"))
        island.only("source", "note", "hexes", "ports", "roads")
        island.at("ports").table()
        rewards = sourced(box.at("rewards"))
        rewards.only("source", "note", *ISLANDS)
        for area, name in enumerate(ISLANDS, 1):
            symbols = rewards.at(name)
            known = [*island.at("roads").table(), *island.at("ports").table()]
            symbols.only(*known)
            self._read_area(area, island, {road: symbols.at(road).text(*REWARDS[1:]) for road in symbols.table()})
        check_two_way(island.at("roads"))
        self.port: list[int] = []
        """The port space of each location."""
        self._read_locations(box.at("locations"), list(island.at("ports").table()))
        self._check_reach(mountain, self.entry, 0)
        for area in range(1, len(AREAS)):
            ports = [port for port in self.port if self.space_area[port] == area]
            self._check_reach(island, ports, area)

    def _read_area(self, area: int, reader: Reader, rewards: dict[str, str]) -> None:
        first_hex = len(self.hexes)
        hexes = reader.at("hexes")
        places: dict[tuple[int, int], int] = {}
        local: dict[str, int] = {}
        for name in hexes.table():
            hexes.at(name).only("at")
            q, r = hexes.at(name).at("at").integers(2)
            if (q, r) in places:
                raise BadData(f"{hexes.place}.{name} lies where another land space lies, at [{q}, {r}]")
            local[name] = places[(q, r)] = len(self.hexes)
            self.hexes.append(f"{AREAS[area]} {name}")
            self.hex_area.append(area)
            self.near.append(0)
        if not local:
            raise hexes.fail("a table of land spaces")
        for (q, r), index in places.items():
            for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
                other = places.get((q + dq, r + dr))
                if other is not None:
                    self.near[index] |= 1 << other
        assert len(self.hexes) == first_hex + len(local)
        self._read_roads(area, reader, local, rewards)

    def _read_roads(self, area: int, reader: Reader, local: dict[str, int], rewards: dict[str, str]) -> None:
        roads = reader.at("roads")
        numbers: dict[str, int] = {}
        tables = [roads, reader.at("ports")] if area else [roads]
        for table in tables:
            for name in table.table():
                if name in numbers or name in local:
                    raise BadData(f"{table.place}.{name} has the name of another space")
                numbers[name] = len(self.spaces)
                self.spaces.append(f"{AREAS[area]} {name}")
                self.space_area.append(area)
                self.reward.append(REWARDS.index(rewards[name]) if name in rewards else NO_REWARD)
        for table in tables:
            for name in table.table():
                row = table.at(name)
                row.only("at", "land", "next")
                drawn_at(row)
                self.land.append([local[hex] for hex in row.at("land").texts(*local)])
                self.roads.append([numbers[road] for road in row.at("next").texts(*roads.table())])

    def _read_paths(self, mountain: Reader) -> list[int]:
        paths = mountain.at("paths")
        paths.only(*PATHS)
        found: list[int] = []
        for name in PATHS:
            row = paths.at(name)
            row.only("at", "entry")
            drawn_at(row)
            found.append(self.spaces.index("mountain " + row.at("entry").text(*mountain.at("roads").table())))
        return found

    def _read_locations(self, reader: Reader, ports: list[str]) -> None:
        sourced(reader).only("source", "note", "locations")
        for row, name in zip(reader.at("locations").items(len(LOCATIONS)), LOCATIONS):
            row.only("id", "island", "port")
            row.at("id").text(name)
            port = self.spaces.index(f"{row.at('island').text(*ISLANDS)} {row.at('port').text(*ports)}")
            if port in self.port:
                raise BadData(f"{row.place} names the port of another location, {self.spaces[port]}")
            self.port.append(port)

    def _check_reach(self, reader: Reader, starts: list[int], area: int) -> None:
        """Every land space can be reached on foot (DB-R29)."""
        seen = set(starts)
        queue = list(starts)
        reached: set[int] = set()
        while queue:
            space = queue.pop()
            reached.update(self.land[space])
            for road in self.roads[space]:
                if road not in seen:
                    seen.add(road)
                    queue.append(road)
        for hex, name in enumerate(self.hexes):
            if self.hex_area[hex] == area and hex not in reached:
                where = "a mountain path" if area == 0 else f"a port of the {AREAS[area]} island"
                raise BadData(f"{reader.place}.hexes.{name.split(' ')[1]} cannot be reached from {where}")


def check_two_way(roads: Reader) -> None:
    """Roads of the outer islands can be walked both ways."""
    for name in roads.table():
        for other in roads.at(name).at("next").texts(*roads.table()):
            if name not in roads.at(other).at("next").texts():
                raise BadData(f"{roads.place}.{name} leads to {other}, but {other} does not lead back")


def drawn_at(row: Reader) -> tuple[float, float]:
    """Where a thing is drawn: two numbers."""
    row.at("at").items(2)
    found = row.table()["at"]
    for value in found:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise row.at("at").fail("two numbers")
    return float(found[0]), float(found[1])


def sourced(reader: Reader) -> Reader:
    """A table that says where it comes from."""
    reader.at("source").text(*SOURCES)
    return reader
