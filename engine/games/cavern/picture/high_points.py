"""High points of a cavern: contests of dice that are settled, treasures that are revealed, Contracts, the end."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Happened
from engine.core.high_points import CardLine, HighPoint, HighPointBoard, HighPoints, Occasion
from engine.core.words import upper

from ..rules.events import HAPPENINGS, course, extras, gains, resolving
from ..speech.contract_words import extra_words
from ..speech.gathering import settles
from ..speech.room_race import still_open
from ..speech.words import loot
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import Player
from ..state.view import View
from . import duels
from .pieces import seat_token

HIGH_POINTS = HighPoints[View](HAPPENINGS)
"""What card is made of which event of a cavern."""

When = Occasion[View]

MOST_IN_LINE = 62
"""So many characters of the names of cards have room in a line."""


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
    """Return the finale: what is lost in open rooms, then the cards of each turned over, last place first, then who won."""
    state = when.view.state
    order = sorted(range(len(e.names)), key=lambda seat: (e.points[seat], e.treasures[seat]))
    lost = loot(*still_open(state))
    lines = [CardLine(WORDS("card-lost", loot=lost), below=True)] if lost else []
    lines.append(CardLine("", (WORDS("card-gold"), WORDS("card-treasures"), WORDS("card-points")), head=True))
    for seat in order:
        # Of both it is the points, as the story tells where they come from.
        player = state.players[seat]
        held = (sum(card.worth for card in cards) for cards in (player.gold, player.treasure))
        lines.append(CardLine(e.names[seat], (*map(str, held), str(e.points[seat])), seat_token(state, seat)))
        lines += _turned_over(player)
    ahead = e.points[order[-1]] - e.points[order[-2]] if len(order) > 1 and len(e.winners) == 1 else 0
    won = WORDS("card-ended", winners=e.winners, solo=state.solo, points=ahead)
    board = HighPointBoard(lines=tuple(lines), told=f"**{won}**")
    return HighPoint(WORDS("card-closed", why=state.ending or "other"), board, _round(when), ends=True)


def _turned_over(player: Player) -> Iterator[CardLine]:
    """Yield the Treasure cards of a player by name and points, and what else counts, as few lines as hold them."""
    names = ((content().treasures[held.card].name, held.worth) for held in player.treasure)
    told = [*(WORDS("card-worth", name=name, worth=worth) for name, worth in names), *extra_words(player)]
    while told:
        fits = next(n for n in range(len(told), 0, -1) if n == 1 or len(", ".join(told[:n])) <= MOST_IN_LINE)
        yield CardLine(upper(WORDS("effects", effects=tuple(told[:fits]))), below=True)
        del told[:fits]
