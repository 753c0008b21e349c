"""What several acts need, each declared once as a test and its refusal."""

from __future__ import annotations

from engine.core.needs import Need, Needs

from ..state.board import board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import State, Turn, actor, searching
from ..state.terrain import cards_left
from .progress import MOST_FATIGUE

need = Needs[State](WORDS)
"""Makes a need out of a message, a rule and a test."""


def untouched(turn: Turn) -> bool:
    """Return whether nothing that counts as acting has been done this turn: what a whole turn asks for."""
    return not (turn.moves or turn.attacks or turn.explored or turn.healed)


ON_MAP = need(
    "no-such-hex", "SKY-G31", lambda state, to: board(state.tiles).cell(to) is not None, text=lambda state, to: to[:20]
)

# Moving and attacking (SKY-G25).

NOT_EXPLORED = need("explored-before-moving", "SKY-G25", lambda state, *_: not actor(state)[0].explored)
NOT_MOVED_TWICE = need("moved-twice", "SKY-G25", lambda state, *_: actor(state)[0].moves <= 1)


def _is_rested(state: State, *_: object) -> bool:
    turn, hero, _at = actor(state)
    return not (turn.attacks and hero.fatigue >= MOST_FATIGUE)


RESTED = need("too-tired-to-attack", "SKY-G25", _is_rested, number=MOST_FATIGUE)
"""Each attack after the first costs 1 fatigue."""

# What a Mender does.


def is_mender(state: State) -> bool:
    """Return whether the acting adventurer can heal and revive."""
    return content().adventurers[actor(state)[1].kind].trick == "heal"


# Exploring any door at all.

EXPLORABLE: tuple[Need[State], ...] = (
    need("no-card-left", "SKY-G09", lambda state: not searching(state) or cards_left(state)),
    need("no-exploring-any-more", "SKY-025", lambda state: False, mark=lambda state: state.scene),
)
"""Why no door at all can be explored, where it is not for the map."""

# Leaving together (SKY-G52).


HAS_A_SAY: tuple[Need[State], ...] = (
    need("delve-not-begun", "SKY-G52", lambda state, seat: state.phase == "delve"),
    need(
        "no-say-when-down",
        "SKY-G52",
        lambda state, seat: seat in [hero.seat for hero in state.heroes if hero.at is not None],
    ),
)
