"""The tables that are printed, and the goals they are held against."""

from __future__ import annotations

from benchmarks.environments import Figures, Subject

Ratios = dict[str, float]

GOALS: dict[str, dict[str, Ratios]] = {
    "year-of-the-dragon": {
        "pure": {
            "steps_per_s": 8,
            "legal_us": 10,
            "copy_us": 8,
            "copy_kept_us": 4,
            "rollouts_per_s": 80,
            "search": 0.75,
        },
        "compiled": {"steps_per_s": 25, "compiled": 3.5},
    },
    "dragon-boats": {
        "pure": {
            "steps_per_s": 4,
            "legal_us": 5,
            "copy_us": 5,
            "copy_kept_us": 3,
            "rollouts_per_s": 30,
            "search": 0.75,
        },
        "compiled": {"steps_per_s": 12, "compiled": 3},
    },
    "yinzi": {
        "pure": {
            "steps_per_s": 3,
            "legal_us": 4,
            "copy_us": 4,
            "copy_kept_us": 2,
            "rollouts_per_s": 15,
            "search": 0.75,
        },
        "compiled": {"steps_per_s": 10, "compiled": 3},
    },
}
"""By game, build and figure: how many times catanatron's speed; `compiled` is steps/s over the pure build.

`search` is the speed of tree search with random roll-outs over that of the roll-outs alone: the search may cost a third
more than they do.
"""

FIGURES = {
    "games_per_s": "games/s",
    "steps_per_s": "steps/s",
    "step_us": "µs/step",
    "legal_us": "legal µs",
    "copy_us": "copy µs",
    "copy_kept_us": "kept copy µs",
    "rollouts_per_s": "roll-outs/s",
}
RATIOS = {
    "steps_per_s": "steps/s",
    "legal_us": "legal moves",
    "copy_us": "copy",
    "copy_kept_us": "kept copy",
    "rollouts_per_s": "copy + roll-out",
    "search": "search over its roll-outs",
    "compiled": "steps/s over pure",
}


def absolute(subjects: list[Subject], figures: dict[str, Figures]) -> str:
    """What each engine does, per CPU second."""
    rows = [["engine", "game", *FIGURES.values()]]
    for subject in subjects:
        rows.append([subject.engine, subject.case, *(number(figures[subject.key][name]) for name in FIGURES)])
    return layout("Per CPU second, one process, random play (a step is one decision of a player)", rows)


def relative(subjects: list[Subject], ratios: dict[str, Ratios]) -> tuple[str, list[str]]:
    """Our speed as multiples of catanatron's, with the goals; and the goals that are missed, in words."""
    rows = [["game", "build", *RATIOS.values()]]
    missed = []
    for subject in subjects:
        build = subject.key.rpartition(" ")[2]
        goals = GOALS.get(subject.case, {}).get(build, {})
        row = [subject.case, build]
        for name, title in RATIOS.items():
            ratio, goal = ratios[subject.key].get(name), goals.get(name)
            if ratio is None:
                row.append("")
            elif goal is None:
                row.append(f"{number(ratio)}×")
            else:
                row.append(f"{number(ratio)}× (≥ {goal:g}×)")
                if ratio < goal:
                    missed.append(f"{subject.key}, {title}: {number(ratio)}× instead of {goal:g}×")
        rows.append(row)
    return layout("Times the speed of catanatron in the same turn (goal)", rows), missed


def layout(title: str, rows: list[list[str]]) -> str:
    """A table that reads well as plain text and as Markdown."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join([f"\n{title}\n", *lines, ""])


def number(value: float) -> str:
    """Three significant digits, thousands apart."""
    if value >= 1000:
        return f"{float(f'{value:.3g}'):,.0f}"
    return f"{value:.3g}"
