"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from teahouse.games.dragon_boats.components import Box
from teahouse.kernel import Section, View


def text_of_view(box: Box, view: View) -> list[Section]:
    """The table from what a view holds."""
    return []
