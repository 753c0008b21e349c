"""Orders about Stealth Tokens and a chase's rounds; to speak, to play a scene freely, to note something, and to end
(REG-G28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.desk import common
from engine.core.errors import IllegalMove
from engine.core.game import Field

from ..rules import ending
from ..rules.events import challenging, turning
from ..rules.progress import Venture
from ..state.state import State
from .orders import DESK, RULE, order, secret_written

MOST_TOKENS, MOST_ROUNDS = 30, 99


def _refuse_tokens(state: State) -> IllegalMove | None:
    return None if state.scenario.type == "stealth" else IllegalMove("Nobody has Stealth Tokens here.", "REG-173")


def _refuse_rounds(state: State) -> IllegalMove | None:
    return None if state.scenario.type == "chase" else IllegalMove("This is no chase: no rounds are counted.", "REG-196")


@order(
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
    venture.tell(challenging.TokensLost(before - to, to, ""))
    if to == 0:
        ending.fail(venture, "tokens")
    return ""


@order(
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


@order(
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


ENDS = ("won", "partly", "lost")

common.add_speech(DESK, lambda venture, who, words: venture.tell(turning.Said(who, words)))
common.add_pause(DESK, lambda venture, why: venture.tell(turning.Paused(why)))


def _refuse_resuming(state: State) -> IllegalMove | None:
    return None if state.paused else IllegalMove("Nothing is paused.", RULE)


@order("resume", "Go on after a scene", values=lambda _: iter(("-",)), refuse=_refuse_resuming)
def _resume(venture: Venture, parts: Sequence[str]) -> str:
    del parts
    venture.change(paused="")
    venture.tell(turning.Resumed())
    return ""


@secret_written(
    "note",
    "Write a note for yourself",
    Field("Words", most=300, long=True),
    values=lambda _: iter(("The steward knows more than he says.",)),
)
def _note(venture: Venture, parts: Sequence[str]) -> str:
    del venture
    return DESK.words(parts[0], "The note")


def _ends(state: State) -> Iterator[str]:
    yield from (how for how in ENDS if how != "partly" or _is_out(state))


def _is_out(state: State) -> bool:
    return any(member.out for member in state.members)


@order("end", "End the scenario", Field("won, partly or lost"), values=_ends)
def _end(venture: Venture, parts: Sequence[str]) -> str:
    how = DESK.one_of(parts[0], ENDS, "The end")
    if how == "partly" and not _is_out(venture.state):
        raise IllegalMove("Nobody is out yet, so nobody could have won.", "REG-204")
    {"won": ending.win, "partly": ending.partly, "lost": ending.fail}[how](venture, "gm")
    return ""
