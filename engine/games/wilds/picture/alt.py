"""The words that say the same as a picture of the map, in a fixed order, at most 1,000 characters."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.scene import Exit, GraphBoard, HexBoard
from engine.core.words import an, listed, lower, upper
from engine.maps.hexes import neighbours

from ..rules.trials import difficulty
from ..speech.words import ROLES, STRETCHES, WEATHER_NAMES, day_of, ground
from ..state.catalogue import WORDS
from ..state.naming import here_name, hex_name, inside, place_name
from ..state.state import State
from .hexscene import rumours, sites
from .panes import ENDED

MOST = 1000
"""The greatest length of a text for a picture."""


def alt(
    state: State, drawn: HexBoard | GraphBoard, *, running: bool, ended: bool, desk: bool, close: str | None = ""
) -> str:
    """Return the text of a picture: whole sentences, the last ones left out first. ``close`` is the place that it is a
    closer look at, which is told first with what is known beside it."""
    text, near = "", _closer(state, drawn, close) if close else ""
    for sentence in filter(None, (near, *_sentences(state, drawn, running=running, ended=ended, desk=desk))):
        if len(text) + 1 + len(sentence) > MOST:
            break
        text = f"{text} {sentence}".strip()
    return text


def _closer(state: State, drawn: HexBoard | GraphBoard, place: str) -> str:
    region = state.region
    if isinstance(drawn, HexBoard):
        spot = region.place_by_id[place].at
        ends = [region.id_at[cell] for cell in neighbours(spot) if cell in region.id_at] if spot is not None else []
    else:
        ends = [way.b if way.a == place else way.a for way in drawn.ways if place in (way.a, way.b)]
    known = [end for end in ends if end in state.known]
    beside = [_known_of(state, end, _name(state, end), clued=False) for end in known]
    said = f"A closer look at {_known_of(state, place, _name(state, place), clued=False)}."
    return f"{said} Beside it: {'; '.join(beside)}." if beside else said


def _name(state: State, place: str) -> str:
    """Return what players call a place, inside a sentence."""
    return inside(place_name(state.region, place))


def _sentences(state: State, drawn: HexBoard | GraphBoard, *, running: bool, ended: bool, desk: bool) -> Iterator[str]:
    yield _time(state, ended=ended, desk=desk)
    if running:
        yield _standing(state)
        yield _roles(state)
    yield _where(state)
    if isinstance(drawn, HexBoard):
        yield _next_hexes(state, drawn)
        yield _clues(state, drawn)
    else:
        yield _next_ways(state, drawn)
    if running:
        yield _newest(state, drawn)
    yield from _heard(state)
    yield from _sites(state)
    yield _blocked(state)
    yield _passages(drawn)
    if desk or (
        state.phase == "over" and any(cell.secrets for cell in getattr(drawn, "cells", getattr(drawn, "nodes", ())))
    ):
        yield _hidden(state)
    yield _grounds(state, drawn)


def _time(state: State, *, ended: bool, desk: bool) -> str:
    if state.phase == "characters":
        return f"Wilds, {state.region.name}, before the party sets out."
    if state.phase == "over":
        return f"Wilds, the end on day {state.day}: {lower(ENDED.get(state.ending, 'the end'))}. The whole region is shown."
    if ended:
        return f"Wilds, day {state.day}, broken off."
    weather = f", {lower(WEATHER_NAMES.get(state.weather, state.weather))}" if state.rules.weather else ""
    secret = " The game master's map, with what is hidden." if desk else ""
    return f"Wilds, {lower(day_of(state))}, {STRETCHES[state.stretch - 1]}{weather}.{secret}"


def _standing(state: State) -> str:
    goal = f", goal die {state.challenge}" if state.challenge else ""
    return f"Timer {state.timer}, difficulty {difficulty(state)}{goal}."


def _roles(state: State) -> str:
    roles = state.roles
    held = {"pathfinder": roles.pathfinder, "lookout": roles.lookout, "forager": roles.forager, "scout": roles.scout}
    names = [
        f"{ROLES[role]} {state.members[index].name}" for role, index in held.items() if 0 <= index < len(state.members)
    ]
    return f"{', '.join(names)}." if names else ""


def _where(state: State) -> str:
    place = state.region.place_by_id.get(state.here.at)
    if place is None:
        return ""
    if state.here.to:
        return f"The party is {WORDS('spot', at=here_name(state), where='path')}."
    steps = [_name(state, step) for step in state.trail if step in state.region.place_by_id]
    came = [step for number, step in enumerate(steps) if number == 0 or steps[number - 1] != step][-6:]
    name = _name(state, place.id)
    came_from = ""
    if len(came) > 1 and came[-1] == name:
        by = f" by {listed(came[1:-1])}" if len(came) > 2 else ""
        came_from = f", having come from {came[0]}{by}"
    return f"The party is at {name}, {WORDS('ground', terrain=place.terrain)}{came_from}."


def _known_of(state: State, place: str, label: str, *, clued: bool) -> str:
    """Return what is known of a neighbouring place: "Q18 forest, where a clue leads"."""
    known = state.region.place_by_id.get(place)
    words = f"{label} unknown" if known is None or place not in state.known else f"{label} {ground(known.terrain)}"
    stand = [an(site.category) for site in sites(state, place)] if known is not None else []
    if stand:
        words += f" with {listed(stand)}"
    if clued:
        words += ", where a clue leads"
    if place in state.visited:
        words += ", visited"
    return words


def _next_hexes(state: State, drawn: HexBoard) -> str:
    if not drawn.pills:
        return ""
    ends = {end for _, end in drawn.arrows}
    parts = [_known_of(state, state.region.id_at.get(cell, ""), label, clued=cell in ends) for label, cell in drawn.pills]
    return f"Next moves: {'; '.join(parts)}."


def _next_ways(state: State, drawn: GraphBoard) -> str:
    parts = []
    for way in drawn.exits:
        end = state.region.place_by_id.get(way.end)
        name = _name(state, way.end) if end is not None and way.end in state.known else "an unknown place"
        if state.here.to:
            parts.append(f"{way.text} goes {'on' if way.text == 'A' else 'back'} to {name}")
        else:
            clue = ", where a clue leads" if _is_clued(drawn, way) else ""
            parts.append(f"{way.text} goes to {name}{clue}{', blocked' if way.state == 'blocked' else ''}")
    return f"{'; '.join(parts)}." if parts else ""


def _is_clued(drawn: GraphBoard, leave: Exit) -> bool:
    """Return whether an arrow is drawn along an exit's way to its end, known or not."""
    ends = {leave.start, leave.end}
    return any(way.clue and {way.a, way.b} == ends and getattr(way, way.clue) == leave.end for way in drawn.ways)


def _clues(state: State, drawn: HexBoard) -> str:
    """Return the clue arrows that do not end beside the party: those are told with the next moves."""
    next_to = {cell for _, cell in drawn.pills}
    parts = [f"{hex_name(start)} to {hex_name(end)}" for start, end in drawn.arrows if end not in next_to]
    return f"Clues lead from {listed(parts)}." if parts else ""


def _heard(state: State) -> Iterator[str]:
    parts = []
    for place in state.region.places:
        for site, _ in rumours(state, place.id):
            named = state.region.format == "hex" or place.id in state.known
            parts.append(f"{an(site.category)}{' at ' + _name(state, place.id) if named else ''}")
    parts.sort(key=lambda part: "danger" not in part)
    if parts:
        yield f"{'Rumour' if len(parts) == 1 else 'Rumours'}: {', '.join(parts)}."


def _sites(state: State) -> Iterator[str]:
    by_category: dict[str, list[str]] = {}
    for place in state.region.places:
        for site in sites(state, place.id):
            by_category.setdefault(site.category, []).append(_name(state, place.id))
    order = ("danger", "settlement", "shelter", "resource", "landmark", "secret")
    parts = [f"{category} {listed(by_category[category])}" for category in order if category in by_category]
    if parts:
        yield f"{upper(', '.join(parts))}."


def _blocked(state: State) -> str:
    ways = []
    for block in state.blocks:
        ends = [
            _name(state, end)
            for end in (block.a, block.b)
            if end in state.region.place_by_id and (state.region.format == "hex" or end in state.known)
        ]
        if ends:
            ways.append(" and ".join(ends))
    return f"Blocked: the way between {'; '.join(ways)}." if ways else ""


def _newest(state: State, drawn: HexBoard | GraphBoard) -> str:
    """Return what is ringed on the map, where the party has gone on from there."""
    if not drawn.newest or not state.visited or state.visited[-1] == state.here.at:
        return ""
    return f"Newest: {_name(state, state.visited[-1])}."


def _passages(drawn: HexBoard | GraphBoard) -> str:
    pairs = drawn.passages if isinstance(drawn, HexBoard) else ()
    ways = [f"{hex_name(a)} and {hex_name(b)}" for a, b in pairs]
    return f"A hidden passage joins {'; '.join(ways)}." if ways else ""


def _hidden(state: State) -> str:
    known = {find.site for find in state.finds if find.discovered}
    parts = [
        f"{site.name} at {_name(state, site.at)}{f' ({site.tn})' if site.hidden else ''}"
        for site in state.region.sites
        if site.id not in known
    ]
    return f"Not found: {', '.join(parts)}." if parts else ""


def _grounds(state: State, drawn: HexBoard | GraphBoard) -> str:
    """Return the rest in one sentence: what else of the map is known."""
    gone = {*state.visited, state.here.at}
    seen = [place for place in state.known if place not in gone and place in state.region.place_by_id]
    names = [f"{_name(state, place)} {ground(state.region.place_by_id[place].terrain)}" for place in seen]
    if isinstance(drawn, GraphBoard):
        ways = sum(way.state == "unknown" for way in drawn.ways)
        more = f" {'An unknown way leads' if ways == 1 else f'{ways} unknown ways lead'} on." if ways else ""
        return f"{f'Seen: {listed(names[:12])}.' if names else ''}{more}".strip()
    shown = {hex_name(cell) for _, cell in drawn.pills}
    rest = [name for name in names if name.partition(" ")[0] not in shown]
    return f"Also seen: {', '.join(rest[:14])}{' and more' if len(rest) > 14 else ''}." if rest else ""
