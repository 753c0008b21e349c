"""The picture of an expedition, made from a view: the map, what stands around it, and the words that say the same."""

from __future__ import annotations

from engine.core.scene import GraphBoard, Group, HexBoard, Legend, Look, Scene
from engine.core.words import upper

from ..state.naming import place_at, place_name, target
from ..state.state import State
from ..state.view import View
from . import hexscene, panes, pointscene
from .alt import alt


def scene(view: View, look: Look) -> Scene:
    """Return the map: all that is known, or the surroundings of ``look.at``.

    The subject "desk", or the desk's verb, shows the game master everything that is hidden; "ended" a game that the table
    broke off. Once it is over everybody sees the whole region.
    """
    state = view.state
    desk = look.subject in ("desk", "gm") and view.whole and state.phase == "trek"
    ended = look.subject == "ended" and state.phase != "over"
    secrets = desk or (state.phase == "over" and view.whole)
    running = state.phase == "trek" and not ended
    people = () if desk or state.phase == "over" else panes.rows(state, running=running)
    drawn: HexBoard | GraphBoard
    if state.region.format == "hex":
        drawn = hexscene.board(view, look.at, running=running and not desk, secrets=secrets)
        groups = _hex_legend(state, drawn, len(people))
    else:
        drawn = pointscene.board(view, look.at, running=running and not desk, secrets=secrets)
        groups = _point_legend(state, drawn, len(people))
    return Scene(
        title=panes.title(state, ended=ended),
        board=drawn,
        alt=alt(state, drawn, running=running, ended=ended, desk=desk),
        chip=panes.chip(state, ended=ended, desk=desk),
        facts=panes.counters(state, ended=ended, desk=desk),
        panel=people,
        at=_asked_for(state, look.at, drawn),
        stretches=panes.stretches(state, ended=ended),
        groups=groups,
    )


def _asked_for(state: State, at: str, drawn: HexBoard | GraphBoard) -> str:
    """Return the name of the place that was asked for, if the map shows one of that name."""
    place = place_at(state.region, at) if at else None
    if place is None:
        return ""
    if isinstance(drawn, GraphBoard):
        shown = any(node.key == place and node.name == place_name(state.region, place) for node in drawn.nodes)
    else:
        spot = state.region.place_by_id[place].at
        shown = any(cell.at == spot for cell in drawn.cells)
    return place_name(state.region, place) if shown else ""


def _hex_legend(state: State, drawn: HexBoard, people: int) -> tuple[Group, ...]:
    cells = drawn.cells
    floors = dict.fromkeys(cell.floor for cell in cells if cell.state not in ("rumour", "edge"))
    states = {cell.state: cell.floor for cell in reversed(cells)}
    sample = next(iter(floors), "forest")
    signs = [
        (f"visited:{states.get('visited', sample)}" if "visited" in states else "", "Visited"),
        (f"seen:{states['seen']}" if "seen" in states else "", "Seen"),
        (f"veiled:{states['veiled']}" if "veiled" in states else "", "Not seen yet"),
        ("rumour" if "rumour" in states else "", "Rumour"),
        ("edge" if "edge" in states else "", "The region ends"),
        ("clue" if drawn.arrows else "", "Clue leads here"),
        ("trace" if drawn.traces else "", "Clue not found yet"),
        ("hidden" if any(cell.secrets for cell in cells) else "", "Hidden, to find"),
        ("blocked" if drawn.blocked else "", "Blocked"),
        ("pill" if drawn.pills else "", "Next move"),
    ]
    icons = [icon for cell in cells for icon in cell.icons] + [secret.icon for cell in cells for secret in cell.secrets]
    lines = [Legend(mark, text, drawn.pills[0][0] if mark == "pill" else "") for mark, text in signs if mark]
    return panes.groups(state, floors, icons, lines, people=people)


def _point_legend(state: State, drawn: GraphBoard, people: int) -> tuple[Group, ...]:
    nodes, ways = drawn.nodes, drawn.ways
    floors = dict.fromkeys(way.floor for way in ways if way.floor)
    states = {node.state: node.floor for node in reversed(nodes)}
    signs = [
        (f"disc visited:{states['visited']}" if "visited" in states else "", "Visited"),
        (f"disc seen:{states['seen']}" if "seen" in states else "", "Seen"),
        (f"disc veiled:{states['veiled']}" if "veiled" in states else "", "Not seen yet"),
        ("rumour" if {"rumour", "unknown"} & set(states) else "", "Rumour, unknown" if "rumour" in states else "Unknown"),
        ("clue" if any(way.clue for way in ways) else "", "Clue leads here"),
        ("trace" if drawn.traces else "", "Clue not found yet"),
        ("hidden" if any(node.secrets for node in nodes) else "", "Hidden, to find"),
        ("blocked" if any(way.state == "blocked" for way in ways) else "", "Blocked"),
    ]
    icons = [icon for node in nodes for icon in node.icons] + [secret.icon for node in nodes for secret in node.secrets]
    extra = [Legend(f"badge:{badge.state}", _exit_words(state, badge.text), badge.text) for badge in drawn.exits]
    lines = [Legend(mark, text) for mark, text in signs if mark]
    return panes.groups(state, floors, icons, lines, people=people, disc=True, extra=extra)


def _exit_words(state: State, text: str) -> str:
    place = target(state, text)
    name = place_name(state.region, place) if place in state.known else "an unknown place"
    if not state.here.to:
        return upper(name)
    return f"On to {name}" if text == "A" else f"Back to {name}"
