"""What a post says and offers to a person whose rivals are all bot players: what only they know, too."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.moves import Move
from engine.core.scene import Look

from ..rules.awaiting import awaited
from ..rules.events import HAPPENINGS, course, gains
from ..rules.legal import legal
from ..speech import own_rolls
from ..speech.gathering import Story, is_about, settles
from ..state.moves import Breach, Flip, Place, Reveal, Send
from ..state.state import Contest, Encountering
from ..state.view import View
from .advising import first_move

OPEN: tuple[type[Move], ...] = (Place, Send, Reveal, Flip)
"""Private moves that stand in such a post. Others are wanted now and then: they stay on the own panel."""


def known(view: View) -> View:
    """Return the view by which a post asks and offers: that of its only person, where they are asked alone."""
    own = view.confided
    return own if own is not None and awaited(own.state) == (own.seat,) else view


def openly(told: View) -> tuple[type[Move], ...]:
    """See `engine.core.bot_players.Plays`: what is advised stands there in any case."""
    own = known(told)
    if own.seat is None or told.seat is not None or own.state.phase != "play":
        return ()
    first = first_move(own.state, own.seat)
    more = [] if first is None else [type(first)]
    if not any(isinstance(move, Place) for move in legal(own.state, own.seat)):
        more.append(Breach)
    return tuple(dict.fromkeys((*OPEN, *more)))


def confides(own: View, happened: Sequence[Event]) -> str | None:
    """Return what a post tells its only person right above what is asked (`engine.core.bot_players.Plays`): in small print
    their own cards, then what came of their newest roll, where rivals' turns have followed it. Their tiles and points are
    drawn there, and that a Delver was sent is told to all."""
    if own.state.solo:
        return None
    private = [event for event in happened if event.seats is not None]
    found = [e for e in HAPPENINGS.known(private, own.seat) if not isinstance(e, course.Drew | course.SentOwn)]
    cards = any(e.treasure if isinstance(e, gains.CollectedOwn) else True for e in found)
    told = Story(own, found, openly=True).text().splitlines() if cards else ()
    return "\n".join((*(f"-# {line.removeprefix('-# ')}" for line in told), *_own_result(own, happened)))


def _own_result(own: View, happened: Sequence[Event]) -> Sequence[str]:
    """Return what came of the newest roll of a seat, as its turn begins; () where nothing has followed it."""
    if own.seat is None or not own_rolls.retells(own):
        return ()
    name, known = own.state.names[own.seat], HAPPENINGS.known(happened, None)
    turns = [place for place, e in enumerate(known) if isinstance(e, course.Turn) and e.who != name]
    rolled = [place for place, e in enumerate(known) if settles(e) and is_about(e, name)]
    far = bool(turns and rolled) and rolled[-1] < turns[-1]
    return own_rolls.told(own.state, own.seat, brief=True)[:1] if far else ()


def instead(view: View) -> Look | None:
    """Return the picture that a post shows instead of the map: the dice that are asked about, or who meets a story."""
    own = known(view)
    if view.seat is not None or own.seat is None or own.state.phase != "play":
        return None
    match own.state.agenda[:1]:
        case (Contest(seat=seat),) if seat == own.seat:
            return Look("roll")
        case (Encountering(seat=seat),) if seat == own.seat:
            return Look("story")
    return None
