"""Which pictures a post shows: the map whenever its public scene changed, what events call for beside it, and cards of
high points (TAB-078)."""

from __future__ import annotations

import logging
from collections.abc import Container, Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from engine.core import capabilities
from engine.core.game import AnyGame, Event
from engine.core.high_points import AT_ONCE, HighPoint, foremost, rank
from engine.core.map_changes import changed
from engine.core.scene import Look
from engine.tables.session.live import Session

log = logging.getLogger(__name__)

MAP = Look()
_BYTES = 12
"""The length of a digest."""


def scenes_of(live: Session, looks: Iterable[Look] = ()) -> str:
    """Return a digest of the map and of these pictures, as all may see them. It costs far less than to draw them."""
    digest = blake2b(digest_size=_BYTES)
    for look in (MAP, *looks):
        digest.update(msgspec.msgpack.encode(live.told_cache.scene(None, look)))
    return digest.hexdigest()


def map_changed(before: Session, after: Session) -> bool:
    """Return whether all may see another map than before."""
    if before.table is None or after.table is None:
        return before.table is not after.table
    return scenes_of(before) != scenes_of(after)


def places_changed(before: Session, after: Session) -> bool:
    """Return whether all may see something else on the map, or others there, not only how these are."""
    if before.table is None or after.table is None:
        return before.table is not after.table
    return changed(before.view_cache.scene(None, MAP), after.view_cache.scene(None, MAP))


def shows_map(live: Session) -> bool:
    """Return whether posts about a table show its map."""
    return live.table is not None and capabilities.mapped(live.game, live.table.state, live.awaited)


def instead_of_map(live: Session) -> Look | None:
    """Return the only picture that posts show just now; ``None`` where they show the map."""
    return capabilities.instead(live.game, live.told_cache.view(None))


def with_map(live: Session, looks: Iterable[Look]) -> tuple[Look, ...]:
    """Return pictures with the map as the first one, each once: what was just rolled or found stands below it, beside the
    question. A look that shows nothing but the map is left out.

    While the game shows another picture instead of the map, that is the only one.
    """
    if (only := instead_of_map(live)) is not None:
        return (only,)
    chart = live.told_cache.scene(None, MAP)
    others = (look for look in looks if look != MAP and live.told_cache.scene(None, look) != chart)
    return (MAP, *dict.fromkeys(others))


def cards_after(
    game: AnyGame,
    own: tuple[Any, Iterable[Event]],
    others: tuple[Any, Iterable[Event]],
    people: Container[str] = (),
) -> tuple[HighPoint, ...]:
    """Return the cards of a change that a post has room for: what a person did, or what met ``people``, by their names,
    before what bot players did among themselves after it; then high points before rolls. What is great comes before all.
    Beside how a game ended stands what a person rolled just before: nothing is asked any more, so there is room for it.

    The events of each stand with the public view that they led to. What began in the first and went on in the others, such
    as a battle, has one card with the rows of both."""
    mine, theirs = cards_of(game, *own, people), cards_of(game, *others, people)
    theirs = tuple(card for card in theirs if card not in mine)

    def order(card: HighPoint) -> tuple[bool, bool, bool]:
        small, rolled, away = rank(card, people)
        return small, away and card not in mine, rolled

    ranked = sorted((*mine, *theirs), key=order)
    shown = ranked[:AT_ONCE]
    if shown and shown[0].ends:
        rolled = [card for card in ranked[1:] if card.board.rows and any(name in people for name in card.about)]
        shown = [*rolled[:1], *shown]
    begun = {card.row for card in _all_cards(game, *own) if card.row}
    if not any(card.row in begun for card in shown) or not others[1]:
        return tuple(shown)
    whole = {card.row: card for card in _all_cards(game, others[0], [*own[1], *others[1]]) if card.row}
    return tuple(whole.get(card.row, card) for card in shown)


def cards_of(game: AnyGame, view: Any, events: Iterable[Event], people: Container[str] = ()) -> tuple[HighPoint, ...]:
    """Return the cards of what is public of some events that a post has room for; ``view`` is the public one.

    What has no card because making it fails is logged: no move fails by it.
    """
    return foremost(_all_cards(game, view, events), people)


def _all_cards(game: AnyGame, view: Any, events: Iterable[Event]) -> tuple[HighPoint, ...]:
    """Return the cards of what is public of some events, oldest first; none, which is logged, where making them fails."""
    try:
        return tuple(capabilities.high_points(game, view, [event for event in events if event.seats is None]))
    except Exception:
        log.exception("the cards of %s cannot be made", game.key)
        return ()
