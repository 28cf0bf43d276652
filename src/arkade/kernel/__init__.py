"""The kernel: what all card games share, and nothing of any one of them."""

from arkade.kernel.decision import Decision
from arkade.kernel.errors import ArkadeError, BadRecord, Illegal
from arkade.kernel.game import Game, Mode, PrintedCard, Setting, among
from arkade.kernel.layout import Board, Counter, Layout, Mark
from arkade.kernel.question import CONCEDE, PASS, Option, Question, Window, never
from arkade.kernel.record import Record, read_record
from arkade.kernel.rulebook import Rule, RuleBook
from arkade.kernel.state import State
from arkade.kernel.table import Table
from arkade.kernel.verbs import A_CARD, A_FACE, A_NUMBER, A_SEAT, AN_EFFECT, Verb, Verbs, one_of
from arkade.kernel.view import CardView, LogLine, OptionView, SeatView, View, ZoneView
from arkade.kernel.zones import EVERYONE, HAND, OPEN, PILE, SPECTATOR, SPREAD, ZonePlan

__all__ = [
    "AN_EFFECT",
    "A_CARD",
    "A_FACE",
    "A_NUMBER",
    "A_SEAT",
    "CONCEDE",
    "EVERYONE",
    "HAND",
    "OPEN",
    "PASS",
    "PILE",
    "SPECTATOR",
    "SPREAD",
    "ArkadeError",
    "BadRecord",
    "Board",
    "CardView",
    "Counter",
    "Decision",
    "Game",
    "Illegal",
    "Layout",
    "LogLine",
    "Mark",
    "Mode",
    "Option",
    "OptionView",
    "PrintedCard",
    "Question",
    "Record",
    "Rule",
    "RuleBook",
    "SeatView",
    "Setting",
    "State",
    "Table",
    "Verb",
    "Verbs",
    "View",
    "Window",
    "ZonePlan",
    "ZoneView",
    "among",
    "never",
    "one_of",
    "read_record",
]  # fmt: skip
