"""Why a move is refused, with the rule behind it, and why a seat has no move of a verb at all."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.verbs import Choose, Order, Trust
from engine.core.words import listed

from ..rules import awaiting, commands, habits, legal, opening, trading
from ..rules.exploring import explorations
from ..rules.flow import STAGES, WINDOWS, Market, Turn, open_questions, open_stage
from ..rules.moving import movement
from ..state.moves import BOUGHT, RESEARCH, Accept, Decide, Decline, Play, Trade
from ..state.state import State

RULES = {
    "activate": "GAL-G11",
    "move": "GAL-G12",
    "land": "GAL-G15",
    "explore": "GAL-006",
    "produce": "GAL-G13",
    "research": "GAL-G38",
    "order": "GAL-G10",
    "play": "GAL-G39",
    "use": "GAL-G32",
    "relic": "GAL-G31",
    "trade": "GAL-G24",
    "reopen": "GAL-G23",
    "accept": "GAL-G24",
    "decline": "GAL-G24",
    "pay": "GAL-G26",
    "vote": "GAL-G43",
    "choose": "GAL-G17",
    "decide": "GAL-G47",
    "discard": "GAL-G39",
    "pass": "GAL-G08",
    "trust": "GAL-G46",
    "resign": "GAL-G48",
    "chart": "GAL-006",
    "control": "GAL-G16",
    "enter": "GAL-G05",
    "turn": "GAL-G01",
    "seat": "GAL-G01",
    "attach": "GAL-G01",
    "purge": "GAL-G01",
}
"""The rule that each verb stands for, where a refusal names no other."""

AT_A_DESK = ("chart", "discard", "turn", "seat", "attach", "purge", "control")
"""Verbs of the exploration desk."""

IN_A_TURN = ("activate", "research", "order", "play", "use", "relic")
"""What a turn is used for (GAL-G09)."""

LATER = {
    "move": "Ships move once you have activated a system.",
    "land": "Ground forces land once your ships have come to the active system.",
    "produce": "You produce at your dock in the active system, after landing.",
    "pay": "Nothing is to be paid just now.",
    "vote": "The council votes after the round.",
    "explore": "Nothing is to be explored just now: planets are when they are gained.",
    "choose": "Nothing is being asked just now.",
    "decide": "Nothing is being asked just now.",
}
"""What is said of verbs that have their own time, in another one."""


def refusal(state: State, player: int, move: Move) -> IllegalMove:
    """Return why a move that is not listed is refused."""
    found = _against(state, player, move)
    return IllegalMove(found.words, found.rule or RULES[move.verb])


def _against(state: State, player: int, move: Move) -> IllegalMove:
    if move.verb in AT_A_DESK:
        return IllegalMove("That is for an exploration desk. Here the cards lie where the game puts them.", "GAL-G01")
    question = awaiting.asked(state, player)
    if question is not None:
        if isinstance(move, Play):
            return IllegalMove("That card cannot be played now: first answer what you are asked.", "GAL-G39")
        if isinstance(move, Choose | Decide):
            return IllegalMove(f"“{move.option[:40]}” is none of the answers.", RULES[move.verb])
        if move.verb in ("choose", "decide"):
            return IllegalMove("Say which of the answers it is.", RULES[move.verb])
        return IllegalMove("First answer what you are asked.", RULES[move.verb])
    others = open_questions(state)
    if others:
        owners = dict.fromkeys(question.owner for question in others)
        names = listed([state.names[one] for one in owners], "and")
        return IllegalMove(f"First {names} {'has' if len(owners) == 1 else 'have'} something to answer.", "GAL-G46")
    if isinstance(move, Trade | Accept | Decline):
        found = trading.refuse(state, player, move)
        if found is not None:
            return found
    stage = open_stage(state)
    if stage is None:
        return IllegalMove("That cannot be done now.", RULES[move.verb])
    if isinstance(move, Order) and move.order not in (*BOUGHT, RESEARCH):
        return habits.refuse(state, player, move.order) or IllegalMove("That cannot be done now.", "GAL-G46")
    if isinstance(stage, Turn) and stage.player == player and move.verb in LATER:
        return IllegalMove(LATER[move.verb], RULES[move.verb])
    return STAGES[type(stage)].refuse(state, stage, player, move) or IllegalMove(
        "That cannot be done now.", RULES[move.verb]
    )


def why_not(state: State, player: int, word: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now, ``None`` where it can."""
    if word == "enter":
        return opening.nobody_comes_later()
    if word not in RULES or any(move.verb == word for move in legal.legal(state, player)):
        return None
    if state.phase == "over":
        return IllegalMove("This game has ended.", "GAL-G45")
    if not 0 <= player < len(state.players) or state.players[player].gone:
        return IllegalMove("You have given up this game.", "GAL-G48")
    if word == "reopen":
        return explorations.refuse_reopening(state, player)
    if word == "resign":
        return legal.refuse_resigning(state, player)
    stage = open_stage(state)
    own = isinstance(stage, Turn) and stage.player == player
    if own and word in IN_A_TURN:
        return _nothing_to(state, player, word)
    if word in ("accept", "decline"):
        return IllegalMove("There is no offer for you to answer now.", "GAL-G24")
    if word == "trade" and isinstance(stage, (*WINDOWS, Market)):
        return _no_trade(state, player)
    found = _against(state, player, _Any(word))
    return IllegalMove(found.words, found.rule or RULES[word])


def _no_trade(state: State, player: int) -> IllegalMove:
    if not trading.market(state) and player != state.active:
        return IllegalMove(f"Only {state.names[state.active]} begins transactions in this turn.", "GAL-G24")
    return IllegalMove(
        "There is nobody left to deal with: no neighbour who has, or whom you could give, anything.", "GAL-G24"
    )


def _nothing_to(state: State, player: int, word: str) -> IllegalMove:
    """Return why a turn cannot be used for something."""
    reasons: dict[str, Callable[[], IllegalMove]] = {
        "activate": lambda: _no_activation(state, player),
        "research": lambda: _no_research(state, player),
        "order": lambda: IllegalMove("No order can be given now.", "GAL-G10"),
        "play": lambda: IllegalMove("You hold no order card that you could play as an action.", "GAL-G39"),
        "use": lambda: IllegalMove("You have nothing that could be used as an action.", "GAL-G32"),
        "relic": lambda: IllegalMove(
            "A relic takes 3 fragments of one type, unmarked ones among them, but not 3 unmarked ones.", "GAL-G31"
        ),
    }
    return reasons[word]()


def _no_activation(state: State, player: int) -> IllegalMove:
    found = movement.refuse_activation(state, player, state.systems[0].id)
    return found or IllegalMove("Your command tokens lie in every system.", "GAL-G11")


def _no_research(state: State, player: int) -> IllegalMove:
    if not commands.can_take(state, player, commands.STRATEGY):
        return IllegalMove("An order costs 1 strategy token, and you have none.", "GAL-G10")
    price = commands.price_of_research(state, player)
    return IllegalMove(
        f"Research costs {price} resources, and a technology's symbols: none is within reach now.", "GAL-G38"
    )


class _Any(Trust, frozen=True):
    """Any move of a verb, before its arguments are known."""

    word: str = ""

    @property
    def verb(self) -> str:
        """The verb's name."""
        return self.word
