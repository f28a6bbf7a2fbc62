"""What every game shares: games, tables, steps, moves, views, records, refusals. No I/O, no chance, no clock."""

from __future__ import annotations

from teahouse.kernel.bad_record import BadRecord
from teahouse.kernel.clause import DEFINITION, EXAMPLE, RULE, RULING, Clause
from teahouse.kernel.components import SOURCES, Components, changed_tables, entry_names, entry_of, open_box, opened
from teahouse.kernel.explanation import Explanation
from teahouse.kernel.game import BadOption, Bounds, Draw, Game, Option, Section, Value, deal, text_of
from teahouse.kernel.many import ManyTables
from teahouse.kernel.mask import bits_of, names_of
from teahouse.kernel.memory import remembered
from teahouse.kernel.message import EVERYONE, Argument, Arguments, Message, Note, Ref, Who
from teahouse.kernel.moment import Moment
from teahouse.kernel.move import Catalogue, Move, UnknownMove, mask_of
from teahouse.kernel.observation import (
    ObservationSpec,
    Sheet,
    bit_pieces,
    capped,
    index_or_none,
    one_hots,
    owner_pieces,
)
from teahouse.kernel.outcome import changes, outcome, outcomes, preview
from teahouse.kernel.playout import onward, playout
from teahouse.kernel.position import BadData, Reader
from teahouse.kernel.record import Record
from teahouse.kernel.refusal import GAME_OVER, NOT_NOW, SAME_AS, IllegalMove, Refusal
from teahouse.kernel.step import NATURE, NOBODY, SPECTATOR, Chance, Step, ones
from teahouse.kernel.table import Table
from teahouse.kernel.tale import Change, Chapter, Deed, Happening, Row, Teller, Turn, until_happening
from teahouse.kernel.view import View

__all__ = [
    "DEFINITION",
    "EVERYONE",
    "EXAMPLE",
    "GAME_OVER",
    "NATURE",
    "NOBODY",
    "NOT_NOW",
    "RULE",
    "RULING",
    "SAME_AS",
    "SOURCES",
    "SPECTATOR",
    "Argument",
    "Arguments",
    "BadData",
    "BadOption",
    "BadRecord",
    "Bounds",
    "Catalogue",
    "Chance",
    "Change",
    "Chapter",
    "Clause",
    "Components",
    "Deed",
    "Draw",
    "Explanation",
    "Game",
    "Happening",
    "IllegalMove",
    "ManyTables",
    "Message",
    "Moment",
    "Move",
    "Note",
    "ObservationSpec",
    "Option",
    "Reader",
    "Record",
    "Ref",
    "Refusal",
    "Row",
    "Section",
    "Sheet",
    "Step",
    "Table",
    "Teller",
    "Turn",
    "UnknownMove",
    "Value",
    "View",
    "Who",
    "bit_pieces",
    "bits_of",
    "capped",
    "changed_tables",
    "changes",
    "deal",
    "entry_names",
    "entry_of",
    "index_or_none",
    "mask_of",
    "names_of",
    "one_hots",
    "ones",
    "onward",
    "open_box",
    "opened",
    "outcome",
    "outcomes",
    "owner_pieces",
    "playout",
    "preview",
    "remembered",
    "text_of",
    "until_happening",
]
