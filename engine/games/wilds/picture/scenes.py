"""The picture of an expedition, made from a view: the map, what stands around it, and the words that say the same."""

from __future__ import annotations

from collections.abc import Hashable, Set

from engine.core.scene import Look, Scene

from ..state.naming import place_at, place_name
from ..state.state import State
from ..state.view import View
from . import finale, hexscene, legends, panes, pointscene
from .alt import alt
from .land.landboards import LandBoard, RoadBoard

FINALE = Look("finale")
"""The picture of a goal that has just been reached."""


def instead(view: View) -> Look | None:
    """Return the goal that has just been reached, as long as the party stands at it: it says all that matters then."""
    return FINALE if finale.drawing_of(view.state) else None


def scene(view: View, look: Look) -> Scene:
    """Return the map: all that is known, or the surroundings of ``look.at``.

    The subject "desk", or the desk's verb, shows the game master everything that is hidden; "ended" a game that the table
    broke off. Once it is over everybody sees the whole region. "finale" shows the goal that has just been reached.
    """
    state = view.state
    if look == FINALE and finale.drawing_of(state):
        return finale.scene(state, panes.chip(state, ended=False, desk=False), panes.sky(state, ended=False))
    desk = look.subject in ("desk", "gm") and view.whole and state.phase == "trek"
    ended = look.subject == "ended" and state.phase != "over"
    secrets = desk or (state.phase == "over" and view.whole)
    running = state.phase == "trek" and not ended
    # The post explains the map: who asks for the whole of it sees it as large as it gets.
    bare = look.whole and running and not desk
    people = () if desk or bare or state.phase == "over" else panes.rows(state, running=running)
    drawn: LandBoard | RoadBoard
    newest: Set[Hashable]
    if state.region.format == "hex":
        drawn = hexscene.board(view, look.at, running=running and not desk, secrets=secrets)
        marks, newest = legends.of_hexes(drawn), {*drawn.newest}
    else:
        drawn = pointscene.board(view, look.at, running=running and not desk, secrets=secrets)
        marks, newest = legends.of_points(drawn), {drawn.newest}
    asked = _asked_for(state, look.at, drawn)
    close = place_at(state.region, asked) if asked else ""
    words, more = alt(state, drawn, running=running, ended=ended, desk=desk, close=close)
    return Scene(
        title=panes.title(state, ended=ended),
        board=drawn,
        alt=words,
        more=more,
        chip=panes.chip(state, ended=ended, desk=desk),
        facts=panes.counters(state, ended=ended, desk=desk),
        panel=people,
        legend=() if bare else panes.legend(state, marks, newest, whole=secrets),
        at=asked,
        sky=panes.sky(state, ended=ended),
    )


def _asked_for(state: State, at: str, drawn: LandBoard | RoadBoard) -> str:
    """Return the name of the place that was asked for, if the map shows one of that name."""
    place = place_at(state.region, at) if at else None
    if place is None:
        return ""
    if isinstance(drawn, RoadBoard):
        shown = any(node.key == place and node.name == place_name(state.region, place) for node in drawn.nodes)
    else:
        spot = state.region.place_by_id[place].at
        shown = any(cell.at == spot for cell in drawn.cells)
    return place_name(state.region, place) if shown else ""
