"""The picture of a scenario, made from a view: the map, what stands around it, and the words that say the same."""

from __future__ import annotations

from engine.core.scene import Look, Scene

from ..speech import next_step
from ..state.state import State
from ..state.view import View, known_state
from . import charting, hands, panes
from .alt import alt


def scene(view: View, look: Look) -> Scene:
    """Return the map: all that is known, or the surroundings of ``look.at``.

    The subject "desk", or the desk's verb, shows the game master everything that is hidden; "ended" shows a game that the
    table broke off; "hand" a member's plays, to themselves. Once it is over everybody sees the whole map.
    """
    state = view.state
    index = hands.index_of_hand(state, view.seat) if look.subject == "hand" else None
    if index is not None and view.seat is not None:
        return hands.hand(state, index, view.seat)
    desk = look.subject in ("desk", "gm") and view.whole and state.phase == "play"
    secrets = desk or (state.phase == "over" and view.whole)
    if view.whole and not secrets:
        state = known_state(state)
    ended = look.subject == "ended" and state.phase != "over"
    running = state.phase == "play" and not ended and not desk
    at = region_named(state, look.at)
    leads = next_step.leads(View(None, state)) if running else ()
    drawn = charting.drawn(state, at, running=running, secrets=secrets, leads=leads)
    posted = running and not (look.closer or look.whole or look.wordless)
    people = panes.rows(state, running=running)
    words, more = "", ""
    if not look.wordless:
        words, more = alt(state, drawn, running=running, ended=ended, desk=desk, close=at)
    return Scene(
        title=panes.title(state, ended=ended),
        board=charting.close(drawn, at) if at else charting.nearby(state, drawn) if posted else drawn,
        alt=words,
        more=more,
        chip=panes.chip(state, ended=ended, desk=desk),
        facts=panes.counters(state),
        panel=people,
        legend=() if look.wordless else panes.legend(state, drawn, secrets=secrets, every=look.closer),
        pool=panes.pool(state),
        at=state.scenario.region_by_id[at].name if at else "",
    )


def region_named(state: State, text: str) -> str:
    """Return the id of the region on the map that a text names, "" for none."""
    wanted = text.strip().casefold()
    regions = state.scenario.regions
    return next((region.id for region in regions if wanted and region.name and wanted == region.name.casefold()), "")
