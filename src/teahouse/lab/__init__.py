"""A lab for designers: what many games say about a game and about everything in its box."""

from __future__ import annotations

from teahouse.lab.compare import Finding, compare, grouped
from teahouse.lab.dataset import Dataset, study
from teahouse.lab.report import report, templates

__all__ = ["Dataset", "Finding", "compare", "grouped", "report", "study", "templates"]
