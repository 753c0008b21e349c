"""What is said of the ways to neighbouring places: how a label names them, and what is known of where they lead."""

from __future__ import annotations

from engine.core.words import upper
from engine.maps.hexes import pointed_unlabel

from ..rules.finding.challenge import promising
from ..rules.travelling import treks
from ..state.bearings import goal_cell, is_lead, nears_goal, side_of
from ..state.catalogue import WORDS
from ..state.leads import CLUE
from ..state.naming import beside, exits, inside, place_name, target
from ..state.state import State, found


def named_way(state: State, to: str) -> str:
    """Return a neighbouring place as a label names it: "Q18, forest", "B, Old Mill", "C"."""
    place = target(state, to)
    known = state.region.place_by_id.get(place or "") if place in state.known else None
    if state.region.format == "hex":
        return f"{to}, {WORDS('terrain-name', terrain=known.terrain)}" if known is not None else to
    return WORDS.text(inside(place_name(state.region, known.id))) if known is not None else WORDS("place-way", letter=to)


def go(state: State, to: str) -> tuple[str, str]:
    """Return how a Move is offered, and what is known of where it leads."""
    place = target(state, to)
    named, ahead = named_way(state, to), upper(_ahead(state, place))
    clues = [name.removeprefix(CLUE) for name in clues_to(state, to)]
    if place in state.visited and not state.here.to:
        ahead = WORDS("hint-back-visited", ahead=ahead)
    if state.region.format == "hex":
        lies = what_lies(state, to) if not clues else ""
        side = side_of(state, to)
        # What lies there matters more than the ground, which the map shows.
        place_named = to if lies or clues else named
        if state.hunt and state.goal == "open":
            # That a hex is unknown the map shows.
            said = [ahead] if ahead and ahead != upper(WORDS("ahead-unknown")) else []
            gone = [] if pointed_unlabel(to) in state.hunt else [WORDS("ahead-not-goal")]
            ahead = upper("; ".join([*said, *gone]))
        left = len(state.hunt)
        label = WORDS("label-move", side=side, place=place_named, lies=lies, category=lies, clues=clues, left=left)
        return label, ahead
    known = named if place in state.known else ""
    if known:
        ahead = ": ".join(filter(None, (upper(named), _ahead(state, place))))
    if state.here.to:
        return WORDS("label-path", on=to == "A", place=known, letter=to), ahead
    return WORDS("label-way", letter=to, place=known, clues=clues), ahead


def what_lies(state: State, to: str) -> str:
    """Return what speaks for a Move to a neighbouring hex where the party has not been, as "label-lies" names it; "" for
    nothing. That is what was heard of it, unless the goal of a hunt can lie there. Else it is that the goal lies that way,
    or is said to or may, or that a clue counts there."""
    place = target(state, to)
    if place in state.visited or state.here.to or state.region.format != "hex":
        return ""
    there = (known for site in state.region.sites_at(place) if (known := found(state, site.id))) if place else ()
    heard = next((known for known in there if not known.discovered), None)
    is_open = state.goal == "open" and pointed_unlabel(to) in state.hunt
    if heard is not None and (heard.how == "located" or not is_open):
        return "located" if heard.how == "located" else state.region.site_by_id[heard.site].category
    if (cell := goal_cell(state)) is not None and cell == pointed_unlabel(to):
        return "goal"
    lead, counts = is_lead(state, to) or nears_goal(state, to), pointed_unlabel(to) in promising(state)
    if is_open:
        return "maybe"
    if state.goal == "open" and state.hunt and lead:
        return "nearer"
    return "both" if lead and counts else "counts" if counts else "lead" if lead else ""


COUNTING = ("counts", "both")
"""What lies where a search counts, which is along a clue."""


def leads_on(state: State) -> bool:
    """Return whether a way leads from here to where the party has not been, as far as it knows."""
    if state.region.format != "hex":
        return any(place not in state.visited for place in exits(state.region, state.here.at))
    here = state.region.place_by_id[state.here.at].at
    cells = beside(here) if here is not None else ()
    return any(cell not in state.edges and state.region.id_at.get(cell) not in state.visited for cell in cells)


def clues_to(state: State, to: str) -> tuple[str, ...]:
    """Return the clues that lead to where a way ends, as moves name them; none of one that is under way already."""
    place = None if state.here.to else target(state, to)
    return () if place is None else tuple(f"{CLUE}{number}" for number in treks.clues(state, place))


def _ahead(state: State, place: str | None) -> str:
    said = []
    if state.region.format != "hex" and place is not None and not state.here.to:
        path = state.region.path(state.here.at, place)
        if path is not None:
            said.append(WORDS("ahead-way", terrain=path.terrain, number=path.length))
    if place is None:
        return ", ".join([*said, WORDS("ahead-unknown")])
    if place in state.visited:
        said.append(WORDS("ahead-visited"))
    elif place not in state.known:
        said.append(WORDS("ahead-unknown"))
    if treks.clues(state, place):
        said.append(WORDS("ahead-clue"))
    for site in state.region.sites_at(place):
        known = found(state, site.id)
        if known is not None:
            is_located = known.how == "located"
            hidden = WORDS("ahead-located") if is_located else WORDS("ahead-rumour", category=site.category)
            said.append(WORDS.text(site.name) if known.discovered else hidden)
    if any({block.a, block.b} == {state.here.at, place} for block in state.blocks):
        said.append(WORDS("ahead-blocked"))
    return ", ".join(said)


def segments(state: State, to: str) -> int:
    """Return how many stretches lie between the party and the end of a way, 1 for a hex."""
    place = target(state, to)
    if place is None or state.region.format == "hex":
        return 1
    here = state.here
    if here.to:
        path = state.region.path(here.at, here.to)
        return here.done if place == here.at else path.length - here.done if path is not None else 1
    path = state.region.path(here.at, place)
    return path.length if path is not None else 1
