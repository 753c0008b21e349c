"""Orders about what is counted: Stealth Tokens, a chase's rounds (REG-G28)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import IllegalMove
from engine.core.game import Field

from ..rules import ending, events
from ..rules.progress import Venture
from ..state.state import State
from .orders import DESK

MOST_TOKENS, MOST_ROUNDS = 30, 99


def _refuse_tokens(state: State) -> IllegalMove | None:
    return None if state.scenario.type == "stealth" else IllegalMove("Nobody has Stealth Tokens here.", "REG-173")


def _refuse_rounds(state: State) -> IllegalMove | None:
    return None if state.scenario.type == "chase" else IllegalMove("This is no chase: no rounds are counted.", "REG-196")


@DESK.order(
    "tokens",
    "Set the Stealth Tokens",
    Field("To; the last one gone, they are caught"),
    values=lambda state: map(str, range(state.token_most + 1)),
    refuse=_refuse_tokens,
)
def _tokens(venture: Venture, parts: Sequence[str]) -> str:
    to, before = DESK.number(parts[0], 0, MOST_TOKENS, "The Stealth Tokens"), venture.state.tokens
    venture.change(tokens=to, token_most=max(to, venture.state.token_most))
    if to >= before:
        return f"The party has {to} Stealth {'Token' if to == 1 else 'Tokens'}."
    venture.tell(events.tokens_lost(before - to, to, ""))
    if to == 0:
        ending.fail(venture, "tokens")
    return ""


@DESK.order(
    "counter",
    "Set how many rounds are over",
    Field("To"),
    values=lambda state: map(str, range(max(state.limit, 1))),
    refuse=_refuse_rounds,
)
def _counter(venture: Venture, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], 0, MOST_ROUNDS, "The counter")
    venture.change(counter=to)
    return f"{to} {'round is' if to == 1 else 'rounds are'} over."


@DESK.order(
    "limit",
    "Set the round limit",
    Field("To"),
    values=lambda state: map(str, range(state.counter + 1, state.counter + 11)),
    refuse=_refuse_rounds,
)
def _limit(venture: Venture, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], venture.state.counter + 1, MOST_ROUNDS, "The round limit")
    venture.change(limit=to)
    return f"The round limit is {to}."
