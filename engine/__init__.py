"""The referee: games, their tables, their maps. What other rooms may import stands in ``__all__``; the games found are
``Tables.games``.
"""

from engine.core.errors import (
    BadContent,
    BadGame,
    BadOption,
    DelvekeeperError,
    GameError,
    GameOver,
    HouseError,
    IllegalMove,
    NoTable,
    NotAllowed,
    NotSeated,
    NotYourTurn,
    Stale,
    TableBroken,
    TableTaken,
    Unclear,
)
from engine.core.game import AnyGame, Choice
from engine.core.moves import Argument, Verb
from engine.core.options import Option, options_of
from engine.core.scene import Look
from engine.core.words import listed
from engine.rulebook import Rulebook, RuleEntry
from engine.tables import Tables
from engine.update import (
    LONGEST_WAIT,
    Call,
    Controls,
    Lobby,
    Member,
    Menu,
    Offer,
    OptionShown,
    Panel,
    Picture,
    Question,
    SeatShown,
    Terms,
    Update,
    Version,
)

__all__ = [
    "LONGEST_WAIT",
    "AnyGame",
    "Argument",
    "BadContent",
    "BadGame",
    "BadOption",
    "Call",
    "Choice",
    "Controls",
    "DelvekeeperError",
    "GameError",
    "GameOver",
    "HouseError",
    "IllegalMove",
    "Lobby",
    "Look",
    "Member",
    "Menu",
    "NoTable",
    "NotAllowed",
    "NotSeated",
    "NotYourTurn",
    "Offer",
    "Option",
    "OptionShown",
    "Picture",
    "Panel",
    "Question",
    "RuleEntry",
    "Rulebook",
    "SeatShown",
    "Stale",
    "TableBroken",
    "TableTaken",
    "Tables",
    "Terms",
    "Unclear",
    "Update",
    "Verb",
    "Version",
    "listed",
    "options_of",
]
