"""The map: squares, the places where a factory fits, and how many borders lie between provinces (YZ-21)."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.names import GOODS, NONE, PRINTED_GOODS, PROVINCES, SALT, SEA
from teahouse.kernel import BadData, Reader

LEGEND: Final = {"R": "rice", "W": "wheat", "C": "cabbage", "F": "fruit", "S": "salt", ".": "blank", "#": "city"}
COLUMNS: Final = "abcdefgh"
FAR: Final = 99

# Distances that the printed examples demand (EX-5, EX-8, EX-9) and the two printed coasts. The way between Jiangxi and
# Nanzhili is left to the file (YZ-A36).
KNOWN_DISTANCES: Final = (
    ("huguang", "jiangxi", 1),
    ("huguang", "zhejiang", 2),
    ("huguang", "sea", 2),
    ("nanzhili", "sea", 1),
    ("zhejiang", "sea", 1),
)


class Land:
    """Four provinces of square fields and the sea."""

    def __init__(self, chart: Reader, footprint: Reader, borders: Reader) -> None:
        self.names: list[str] = []
        """Each field by province, column and row: huguang-b2."""
        self.province: list[int] = []
        self.printed: list[int] = []
        """The good printed on each field, or NONE."""
        self.grid: list[list[list[int]]] = []
        """For each province its rows of fields; NONE where the city stands."""
        self.spots: list[tuple[int, ...]] = []
        """Every set of fields a factory tile can cover."""
        self.spot_squares: list[int] = []
        """The same, one bit for each field."""
        self.squares: list[int] = []
        """The bit of each field."""
        self.spot_names: list[str] = []
        self.spot_province: list[int] = []
        self.distance: list[list[int]] = []
        """Borders between two provinces, or a province and the sea (the last), on the shortest way."""
        self.near: list[list[int]] = []
        """For each province all provinces, nearest first."""
        self.to_sea: list[int] = []
        self._read_fields(chart)
        self._read_spots(footprint.at("squares"))
        self._read_borders(borders.at("pairs"))

    def _read_fields(self, chart: Reader) -> None:
        chart.only("source", "note", "north-to-south", "legend", "provinces")
        if chart.at("legend").table() != LEGEND:
            raise chart.at("legend").fail(f"the legend {LEGEND!r}")
        drawn = chart.at("provinces")
        drawn.only(*PROVINCES)
        for province, name in enumerate(PROVINCES):
            rows = drawn.at(name).texts()
            if not rows or len(rows) > 9 or len(rows[0]) > len(COLUMNS) or len({len(row) for row in rows}) != 1:
                raise drawn.at(name).fail("up to nine rows of one length, at most eight squares wide")
            grid: list[list[int]] = []
            for row, line in enumerate(rows):
                grid.append([])
                for column, letter in enumerate(line):
                    if letter not in LEGEND:
                        raise drawn.at(name).fail(f"drawn with the letters {' '.join(LEGEND)}")
                    if letter == "#":
                        grid[row].append(NONE)
                        continue
                    grid[row].append(len(self.names))
                    good = GOODS.index(LEGEND[letter]) if letter != "." else NONE
                    assert good == NONE or good in PRINTED_GOODS
                    self.names.append(f"{name}-{COLUMNS[column]}{row + 1}")
                    self.province.append(province)
                    self.printed.append(good)
                    self.squares.append(1 << len(self.squares))
            self.grid.append(grid)

    def _read_spots(self, squares: Reader) -> None:
        shape = [tuple(pair.integers(2, -9, 9)) for pair in squares.items()]
        if len(set(shape)) != len(shape) or not 1 <= len(shape) <= 6:
            raise squares.fail("one to six different squares, each as row and column")
        turned: list[list[tuple[int, int]]] = []
        for _ in range(4):
            shape = [(column, -row) for row, column in shape]
            top = min(row for row, _ in shape)
            left = min(column for _, column in shape)
            placed = sorted((row - top, column - left) for row, column in shape)
            if placed not in turned:
                turned.append(placed)
        for province, grid in enumerate(self.grid):
            found: list[tuple[int, ...]] = []
            for row in range(len(grid)):
                for column in range(len(grid[0])):
                    for placed in turned:
                        spot = _cover(grid, row, column, placed)
                        if spot and spot not in found and all(self.printed[field] != SALT for field in spot):
                            found.append(spot)
            if not found:
                raise squares.fail(f"a shape that fits into {PROVINCES[province]}")
            for spot in found:
                self.spots.append(spot)
                self.spot_squares.append(sum(1 << field for field in spot))
                self.spot_province.append(province)
                corners = "-".join(self.names[field].rsplit("-", 1)[1] for field in spot)
                self.spot_names.append(f"{PROVINCES[province]}-{corners}")

    def _read_borders(self, pairs: Reader) -> None:
        places = (*PROVINCES, "sea")
        distance = [[0 if here == there else FAR for there in range(SEA + 1)] for here in range(SEA + 1)]
        for pair in pairs.items():
            names = pair.texts(*places)
            if len(names) != 2 or names[0] == names[1]:
                raise pair.fail("two different places")
            here, there = places.index(names[0]), places.index(names[1])
            distance[here][there] = distance[there][here] = 1
        for over in range(SEA):  # ships never sail from province to province over the sea
            for here in range(SEA + 1):
                for there in range(SEA + 1):
                    distance[here][there] = min(distance[here][there], distance[here][over] + distance[over][there])
        for one, other, borders in KNOWN_DISTANCES:
            found = distance[places.index(one)][places.index(other)]
            if found != borders:
                raise BadData(f"{pairs.place} must put {borders} borders between {one} and {other}, not {found}")
        for here in range(SEA):
            if max(distance[here]) >= FAR:
                raise BadData(f"{pairs.place} must connect {places[here]} with every province and the sea")
        self.distance = distance
        for here in range(SEA):
            far = distance[here]
            self.near.append(sorted(range(SEA), key=lambda there, far=far: (far[there], there)))  # type: ignore[misc]
            self.to_sea.append(far[SEA])


def _cover(grid: list[list[int]], row: int, column: int, shape: list[tuple[int, int]]) -> tuple[int, ...]:
    fields: list[int] = []
    for down, right in shape:
        if row + down >= len(grid) or column + right >= len(grid[0]):
            return ()
        field = grid[row + down][column + right]
        if field == NONE:
            return ()
        fields.append(field)
    return tuple(sorted(fields))
