"""Writes docs/evaluations.md: the parts and the weights of every evaluation."""

from __future__ import annotations

import sys
from pathlib import Path

import teahouse
from teahouse.bots.evaluation import evaluation_kind
from teahouse.bots.weights import GREEDY, SEARCH, experience_file, tuned_file
from teahouse.library import folder_of
from teahouse.words import Words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "evaluations.md"


def page() -> str:
    """The page, made from the evaluations themselves."""
    lines = [
        "# What the bots look at",
        "",
        "An evaluation expects the final score of a seat as a sum of parts; a bot says by these parts why it moved.",
        "What a part is worth depends on weights: what we wrote down first, and what tuning made of it (greedy: for",
        "one move ahead; search: for looking further). This page is made by `python tools/evaluations.py`;",
        "[bots.md](bots.md) says how it is used.",
    ]
    for game in teahouse.rulebooks():
        kind = evaluation_kind(game.name)
        words = Words("en", game.name)
        about = (sys.modules[kind.__module__].__doc__ or "").strip().partition(": ")[2]
        lines += ["", f"## {game.title}", "", about[:1].upper() + about[1:], "", "The parts:", ""]
        lines += [f"- {words.text(f'part-{folder_of(game.name)}-{part}')}" for part in kind.parts]
        found = {purpose: tuned_file(game.name, purpose) for purpose in (GREEDY, SEARCH)}
        lines += [
            "",
            "| weight | written | " + " | ".join(f"for {name}" for name in found if found[name]) + " | meaning |",
        ]
        lines.append("|---|---|" + "---|" * sum(1 for file in found.values() if file) + "---|")
        for name, weight in kind.weights.items():
            tuned = " | ".join(f"{file['weights'][name]:.2f}" for file in found.values() if file)
            lines.append(f"| `{name}` | {weight.start:g} | {tuned} | {weight.about} |")
        for purpose, file in found.items():
            if file:
                done = "Shown" if "--given" in file["command"] else "Tuned"
                lines += ["", f"{done} for {purpose} by `{file['command']}`."]
                for match in file["match_against_the_start"]:
                    low, high = match["win_share_interval"]
                    lines.append(
                        f"Against the weights it started from, {match['players']} players, {match['games']} games: "
                        f"{100 * match['win_share']:.1f} % wins ({100 * low:.1f} – {100 * high:.1f} %), "
                        f"{match['mean_score']:.1f} points against {match['mean_score_of_others']:.1f}."
                    )
                if "note" in file:
                    lines.append(file["note"])
        taught = experience_file(game.name)
        if taught:
            lines += ["", f"By experience it counts: {', '.join(taught['counted'])}.", "", "Gathered by:", ""]
            for number, learned in taught["players"].items():
                best = max(learned["rounds"], key=lambda one: float(one["mean"]))
                lines.append(
                    f"* `{learned['command']}`: {number} bots that go by it score {best['mean']:.1f} on average, "
                    f"the winner {best['winner']:.1f}."
                )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    sys.stdout.write(f"Written: {PAGE.name}\n")
