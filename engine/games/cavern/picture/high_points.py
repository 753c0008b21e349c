"""High points of a cavern: contests of dice that are settled, treasures that are revealed, Contracts, the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Seat
from engine.core.high_points import CardLine, DiceRow, HighPoint, HighPointBoard, HighPoints, Occasion

from ..rules.events import HAPPENINGS, course, extras, gains, resolving
from ..speech import own_rolls
from ..speech.gathering import settles
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import State
from ..state.view import View
from . import duels
from .pieces import seat_token

HIGH_POINTS = HighPoints[View](HAPPENINGS)
"""What card is made of which event of a cavern."""

When = Occasion[View]

MOST_BESIDE_POINTS = 6
"""So many rows of dice and lines of points have room on the card of the end."""


def _round(when: When) -> str:
    return WORDS("card-round", round=when.view.state.round)


def _settled(e: Happened, when: When) -> HighPoint | None:
    """Return the dice of the contest that an event settles: counted back from the one that was settled last."""
    since = sum(map(settles, when.after))
    state = when.view.state
    return duels.settled(state, state.shown[-1 - since]) if settles(e) and since < len(state.shown) else None


def _brought(e: gains.Receipt, when: When) -> bool:
    """Return whether a contest brought a treasure: its dice have the card, and the story tells what the treasure does."""
    ends = (resolving.Won, resolving.Succeeded, resolving.Failed)
    settled = (before for before in when.before if isinstance(before, ends) and before.who == e.who)
    return any(isinstance(before, resolving.Won) or settles(before) for before in settled)


@HIGH_POINTS.of(resolving.Won)
def _won(e: resolving.Won, when: When) -> HighPoint | None:
    return _settled(e, when)


@HIGH_POINTS.of(resolving.Succeeded)
def _succeeded(e: resolving.Succeeded, when: When) -> HighPoint | None:
    return _settled(e, when)


@HIGH_POINTS.of(resolving.Failed)
def _failed(e: resolving.Failed, when: When) -> HighPoint | None:
    return _settled(e, when)


def _treasure(who: str, treasure: str, when: When) -> HighPoint:
    board = HighPointBoard(
        icon="treasure",
        told=WORDS("card-treasure-told", who=who, treasure=treasure),
        small=WORDS("card-treasure-small", does=content().treasures[treasure].effect),
    )
    return HighPoint(WORDS("card-treasure", treasure=treasure), board, _round(when), about=(who,))


@HIGH_POINTS.of(gains.Revealed)
def _revealed(e: gains.Revealed, when: When) -> HighPoint:
    return _treasure(e.who, e.treasure, when)


@HIGH_POINTS.of(gains.Receipt)
def _receipt(e: gains.Receipt, when: When) -> HighPoint | None:
    return None if _brought(e, when) else _treasure(e.who, e.treasure, when)


@HIGH_POINTS.of(extras.Fulfilled)
def _fulfilled(e: extras.Fulfilled, when: When) -> HighPoint:
    board = HighPointBoard(
        icon="contract won",
        told=WORDS("card-contract-told", who=e.who, points=e.points),
        small=WORDS.text(content().contracts[e.contract].won),
    )
    return HighPoint(WORDS("card-contract", contract=e.contract), board, _round(when), about=(e.who,))


@HIGH_POINTS.of(extras.Driven)
def _driven(e: extras.Driven, when: When) -> HighPoint:
    board = HighPointBoard(icon="lurker", told=WORDS("card-driven-told", who=e.who, points=e.points))
    return HighPoint(WORDS("card-driven"), board, _round(when), about=(e.who,))


@HIGH_POINTS.of(course.Ended)
def _ended(e: course.Ended, when: When) -> HighPoint:
    state = when.view.state
    order = sorted(range(len(e.names)), key=lambda seat: (-e.points[seat], -e.treasures[seat]))
    lines = [CardLine("", (WORDS("card-gold"), WORDS("card-treasures"), WORDS("card-points")), head=True)]
    for seat in order:
        # Of both it is the points, as the story tells where they come from.
        held = (sum(card.worth for card in cards) for cards in (state.players[seat].gold, state.players[seat].treasure))
        cells = (*map(str, held), str(e.points[seat]))
        lines.append(CardLine(e.names[seat], cells, seat_token(state, seat)))
    ahead = e.points[order[0]] - e.points[order[1]] if len(order) > 1 and len(e.winners) == 1 else 0
    title = WORDS("card-ended", winners=e.winners, solo=state.solo, points=ahead)
    rows, told = _last_dice(state, order), WORDS("closed", why=state.ending or "other")
    board = HighPointBoard(rows, tuple(lines), "" if rows else "leader", told)
    return HighPoint(title, board, _round(when), ends=True)


def _last_dice(state: State, order: Sequence[Seat]) -> tuple[DiceRow, ...]:
    """Return the dice of the last contest of the winner, or of who came next, where there is room for all of them."""
    for contest in (own[-1] for seat in order if (own := own_rolls.newest(state, seat))):
        card = duels.settled(state, contest)
        if len(card.board.rows) + len(order) <= MOST_BESIDE_POINTS:
            return tuple(replace(row, head="" if place else card.head) for place, row in enumerate(card.board.rows))
    return ()
