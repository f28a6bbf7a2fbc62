"""Puzzles: positions in which one move is clearly best, and why."""

from __future__ import annotations

from teahouse.puzzles.puzzle import FORMAT, LEVELS, Other, Puzzle, Shelf, puzzle_of_the_day, puzzles, read_shelf

__all__ = ["FORMAT", "LEVELS", "Other", "Puzzle", "Shelf", "puzzle_of_the_day", "puzzles", "read_shelf"]
