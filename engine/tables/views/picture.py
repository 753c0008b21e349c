"""Pictures of a table, and pages of its game."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from engine.api.views import Drawing, Picture, Sights
from engine.core import capabilities
from engine.core.capabilities import Pages
from engine.core.errors import GameError
from engine.core.game import Seat
from engine.core.map_changes import ringed
from engine.core.messages import WORDS
from engine.core.scene import Chip, Look, Scene, only_you
from engine.core.table import Table
from engine.tables.session.drawn import Drawn
from engine.tables.session.live import Session
from engine.tables.updates.completion import bare_name, cut, narrowed_to
from engine.tables.views.panel import is_advised

log = logging.getLogger(__name__)

MAP_MODE = "map mode"
"""Stands for the modes of the map where others name a page; no page has a name of two words."""
LONGEST_ALT = 1000
"""Characters of the words that say what a picture shows."""
LONGEST_PLACE = 50
"""The name of a place that stands in a control is not longer."""


def _meant(live: Session, seat: Seat | None, name: str, at: str) -> str:
    """Return the entry of a page, or of the map, that is meant by what a member wrote; what they wrote if none is."""
    if not at.strip():
        return at
    view = live.view_cache.view(seat)
    entries = [str(entry) for entry in capabilities.entries(live.game, view, name)]
    exact = next((entry for entry in entries if entry.casefold() == at.strip().casefold()), None)
    return exact or next((entry for entry in entries if bare_name(entry) == bare_name(at)), at)


def _mode(live: Session, seat: Seat | None, written: str) -> str:
    """Return the map mode that a member wrote; `GameError` for one that shows nothing just now."""
    wanted = written.strip().casefold()
    known = [mode.name for mode in capabilities.modes(live.game, live.view_cache.view(seat))]
    if wanted and wanted not in known:
        raise GameError(WORDS.message("no-map-mode", mode=cut(written.strip(), 20), modes=known), "TAB-041")
    return wanted


def sights_of(live: Session, seat: Seat | None) -> Sights:
    """Return how, and around which places, a seat can see the map."""
    view = live.view_cache.view(seat)
    places = [place for place in capabilities.entries(live.game, view, "map") if len(place) <= LONGEST_PLACE]
    modes = tuple(capabilities.modes(live.game, view))
    hints = seat is not None and is_advised(live, seat)
    asked = live.game.asked(view) if isinstance(live.game, capabilities.Places) else ""
    return Sights(live.version, modes, tuple(places), hints, asked)


def picture(live: Session, seat: Seat | None, look: Look, draw: Callable[[Scene], Drawn], *, said: bool = False) -> Picture:
    """Draw what a seat may see; takes a while, so it belongs on another thread.

    ``said``: words beside it say already that no one else sees it.
    """
    look = msgspec.structs.replace(look, mode=_mode(live, seat, look.mode))
    return picture_of(live, wanted(live, seat, look), look, draw, said=said)


def wanted(live: Session, seat: Seat | None, look: Look) -> Scene:
    """Return what a seat wants to see, the place and the mode written as people write them; `GameError` where there is no
    such place or mode."""
    look = msgspec.structs.replace(look, at=_meant(live, seat, "map", look.at), mode=_mode(live, seat, look.mode))
    scene = scene_of(live, seat, look)
    if look.at.strip() and not scene.at:
        raise GameError(WORDS.message("no-place", place=cut(look.at.strip(), 20)), "TAB-041")
    return scene


def with_rings(live: Session, seat: Seat | None, scene: Scene, then: Table, look: Look) -> tuple[Scene, tuple[str, ...]]:
    """Return what a seat sees with the places ringed that were otherwise ``then``, and what these are called."""
    try:
        return ringed(live.game.scene(live.game.view(then.state, seat), _closer_for(seat, look)), scene)
    except Exception:
        log.exception("table %d as it was cannot be looked at", live.row.id)
        return scene, ()


def picture_of(live: Session, scene: Scene, look: Look, draw: Callable[[Scene], Drawn], *, said: bool = False) -> Picture:
    """Draw a scene of a table, see `picture`."""
    if said and scene.chip is not None and scene.chip.text == only_you():
        scene = msgspec.structs.replace(scene, chip=None)
    return _named(live, scene, look, draw(scene))


def drawing_of(
    live: Session, seat: Seat | None, look: Look, draw: Callable[[Scene], Drawn], then: Table | None = None
) -> Drawing:
    """Draw what a seat may see, and return with the picture where its places are; it belongs on another thread too.

    Where it was otherwise ``then``, it is ringed.
    """
    scene = wanted(live, seat, look)
    places: tuple[str, ...] = ()
    if then is not None:
        scene, places = with_rings(live, seat, scene, then, look)
    drawn = draw(scene)
    return Drawing(_named(live, scene, look, drawn), drawn.outlines, bool(places))


def _named(live: Session, scene: Scene, look: Look, drawn: Drawn) -> Picture:
    """Return a drawn scene of a table as a file; its words say so where not all of them found room."""
    page = str(look.page + 1) if look.page else ""
    name = "-".join(filter(None, [live.game.key, look.subject, look.mode, page, str(live.row.change)]))
    alt = f"{scene.alt} {WORDS('picture-more')}" if scene.more else scene.alt
    return Picture(drawn.png, drawn.width, drawn.height, alt, f"{name}.png", scene)


def scene_of(live: Session, seat: Seat | None, look: Look) -> Scene:
    """Return what a seat may see. The game does not know that it was cut short, so it is asked for that subject."""
    if live.cut_short:
        look = msgspec.structs.replace(look, subject="ended")
    # A post may show what it says: what follows from the own view of its only person.
    scene = (live.view_cache if seat is not None else live.told_cache).scene(seat, _closer_for(seat, look))
    if live.row.origin:
        # A question on the plate is asked in words too, and that only its owner sees it goes without saying.
        words = branch_words(live)
        return msgspec.structs.replace(
            scene, chip=Chip(WORDS("another-way")), alt=cut(f"{words}. {scene.alt}", LONGEST_ALT)
        )
    return scene


def _closer_for(seat: Seat | None, look: Look) -> Look:
    """Return a look as it is for one seat: closer than the one for all."""
    return msgspec.structs.replace(look, closer=seat is not None)


def branch_words(live: Session) -> str:
    """Return what marks a table that goes on from an entry of another game (TAB-195)."""
    return WORDS("another-way-from", entry=live.row.origin, title=live.game.title)


def page_of(live: Session, seat: Seat | None, name: str, at: str) -> str:
    """Return what a page of the game says to a seat; `GameError` where the game has no such page."""
    view = live.view_cache.view(seat)
    game = live.game
    if not isinstance(game, Pages) or all(page.name != name for page in game.pages):
        raise GameError(WORDS.message("no-page", title=game.title, page=name[:40]), "TAB-042")
    return game.page(view, name, _meant(live, seat, name, at).strip())


def entries_of(live: Session, seat: Seat | None, name: str, typed: str) -> list[tuple[str, str]]:
    """Return up to 25 (shown, value) that the argument of a page can be, those that begin with what is typed first.

    For "map" the places that the map can be seen around, for `MAP_MODE` the modes that it can be seen in.
    """
    view = live.view_cache.view(seat)
    if name == MAP_MODE:
        return narrowed_to(
            [(f"{mode.name} - {mode.about}", mode.name) for mode in capabilities.modes(live.game, view)], typed
        )
    if name != "map" and all(page.name != name or page.argument is None for page in capabilities.pages(live.game)):
        return []
    return narrowed_to(
        [(entry, entry) for entry in capabilities.entries(live.game, view, name) if len(entry) <= 100], typed
    )
