"""Why a move is refused, with the rule behind it, and why a seat has no move of a verb at all."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.verbs import Choose, SetOrder, Trust

from ..rules import awaiting, bargains, legal, opening, trading
from ..rules.exploring import explorations
from ..rules.flow import STAGES, WINDOWS, Market, Turn, open_questions, open_stage
from ..state.catalogue import refused
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

LATER = ("move", "land", "produce", "pay", "vote", "explore", "choose", "decide")
"""Verbs that have their own time: what is said of them in another one (`later-...`)."""


def refusal(state: State, player: int, move: Move) -> IllegalMove:
    """Return why a move that is not listed is refused."""
    found = _against(state, player, move)
    return IllegalMove(found.said, found.rule or RULES[move.verb])


def _against(state: State, player: int, move: Move) -> IllegalMove:
    if move.verb in AT_A_DESK:
        return refused("only-at-a-desk", "GAL-G01")
    question = awaiting.asked(state, player)
    if question is not None:
        if isinstance(move, Play):
            return refused("card-not-before-answer", "GAL-G39")
        if isinstance(move, Choose | Decide):
            return refused("not-an-answer", RULES[move.verb], option=move.option[:40])
        if move.verb in ("choose", "decide"):
            return refused("say-which-answer", RULES[move.verb])
        return refused("answer-first", RULES[move.verb])
    others = open_questions(state)
    if others:
        owners = dict.fromkeys(question.owner for question in others)
        return refused("others-answer-first", "GAL-G46", names=[state.names[owner] for owner in owners])
    if isinstance(move, Trade | Accept | Decline):
        found = trading.refuse(state, player, move)
        if found is not None:
            return found
    stage = open_stage(state)
    if stage is None:
        return refused("not-now", RULES[move.verb])
    if isinstance(move, SetOrder) and move.order not in (*BOUGHT, RESEARCH):
        return legal.refuse_habit(state, player, move.order) or refused("not-now", "GAL-G46")
    if isinstance(stage, Turn) and stage.player == player and move.verb in LATER:
        return refused(f"later-{move.verb}", RULES[move.verb])
    return STAGES[type(stage)].refuse(state, stage, player, move) or refused("not-now", RULES[move.verb])


def why_not(state: State, player: int, word: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now, ``None`` where it can."""
    if word == "enter":
        return opening.nobody_comes_later()
    if word not in RULES or any(move.verb == word for move in legal.legal(state, player)):
        return None
    if state.phase == "over":
        return refused("this-game-has-ended", "GAL-G45")
    if not 0 <= player < len(state.players) or state.players[player].gone:
        return refused("given-up", "GAL-G48")
    if word == "reopen":
        return explorations.refuse_reopening(state, player)
    if word == "resign":
        return legal.refuse_resigning(state, player)
    stage = open_stage(state)
    if word in ("accept", "decline"):
        return refused("no-offer-to-answer", "GAL-G24")
    if word == "trade" and isinstance(stage, (*WINDOWS, Market)):
        return _no_trade(state, player)
    found = _against(state, player, _Any(word))
    return IllegalMove(found.said, found.rule or RULES[word])


def _no_trade(state: State, player: int) -> IllegalMove:
    if not bargains.market(state) and player != state.active:
        return refused("only-active-offers", "GAL-G24", who=state.names[state.active])
    return refused("nobody-to-deal-with", "GAL-G24", market=bargains.market(state))


class _Any(Trust, frozen=True):
    """Any move of a verb, before its arguments are known."""

    word: str = ""

    @property
    def verb(self) -> str:
        """The verb's name."""
        return self.word
