"""Other ways to see the map of an expedition: what the ways from here ask for, and where all clues lead."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec.structs import replace

from engine.core.capabilities import Mode
from engine.core.modes import in_mode
from engine.core.scene import GraphBoard, HexBoard, Legend, Look, Scene
from engine.core.verbs import MoveTo
from engine.core.words import count, upper

from ..rules.awaiting import about_to_move
from ..rules.travelling import moving
from ..speech.words import ground
from ..state import board
from ..state.naming import beside, here_name, inside, place_name
from ..state.state import State, Token
from ..state.view import View, known_state
from . import hexscene, scenes

ROUTES = Mode("routes", "what lies around, how hard and how far it is")
CLUES = Mode("clues", "where all clues lead that are not used up, and how many lead there")
MOST_LINES = 8
"""So many lines stand below the map at most."""


class Route(msgspec.Struct, frozen=True):
    """A way on: what a move calls it, the place beyond (``None`` where nobody knows one), its ``ground`` ("": unknown), its
    difficulty and length in stretches, 0 where nobody knows them; ``blocked``: something has to be passed first."""

    name: str
    place: str | None = None
    ground: str = ""
    difficulty: int = 0
    length: int = 0
    blocked: bool = False


def modes(view: View) -> tuple[Mode, ...]:
    """Return the modes that show something."""
    if view.state.phase != "trek":
        return ()
    state = _known(view)
    known = about_to_move(state) and any(route.difficulty for route in routes(state))
    found = ((ROUTES, known), (CLUES, bool(leads(state))))
    return tuple(mode for mode, shows in found if shows)


def _known(view: View) -> State:
    """Return what the party knows, whoever looks."""
    return known_state(view.state) if view.whole else view.state


def routes(state: State) -> tuple[Route, ...]:
    """Return the ways on from where the party is that a Move can take, in direction order (WLD-G36)."""
    names = moving.names_around(state)
    return tuple(_route(state, name) for name in names if moving.refuse(state, MoveTo(name)) is None)


def _route(state: State, name: str) -> Route:
    place, here = moving.target(state, name), state.here
    known = state.region.place_by_id.get(place) if place is not None and place in state.known else None
    blocked = place is not None and place != here.at and board.is_blocked(state, here.at, here.to or place)
    if place is None or known is None:
        return Route(name, place, blocked=blocked)
    path = state.region.path(here.at, here.to or place)
    length = path.length if path is not None else 1
    if here.to:
        length = length - here.done if place == here.to else here.done
    terrain = path.terrain if path is not None and path.terrain else known.terrain
    return Route(name, place, terrain, moving.tn_toward(state, place), length, blocked)


def leads(state: State) -> tuple[Token, ...]:
    """Return the clues that lead somewhere and are not used up, newest first (WLD-G49)."""
    return tuple(token for token in reversed(state.tokens) if not token.used and token.at != token.toward)


def scene(view: View, look: Look) -> Scene:
    """Return the picture of `scenes.scene`, or the map in a mode."""
    if look.mode not in (ROUTES.name, CLUES.name) or view.state.phase != "trek":
        return scenes.scene(view, look)
    state = _known(view)
    usual = scenes.scene(replace(view, state=state, whole=False), Look(at=look.at))
    drawn = usual.board
    assert isinstance(drawn, HexBoard | GraphBoard)
    if look.mode == ROUTES.name:
        found = routes(state)
        lines = tuple(
            _route_line(state, route, letters=isinstance(drawn, GraphBoard)) for route in found if route.difficulty
        )
        title = f"Ways from {inside(here_name(state))}"
        told = "; ".join(f"{line.letter} {line.text}".strip() for line in lines)
        unknown = sum(not route.difficulty for route in found)
        more = f" Of {unknown} more nothing is known." if unknown else ""
        return in_mode(usual, drawn, title, f"{title}: {told}.{more}", lines[:MOST_LINES])
    tokens = leads(state)
    board_ = _led_hexes(state, drawn, tokens) if isinstance(drawn, HexBoard) else _led_points(drawn, tokens)
    same = Counter((token.at, token.toward) for token in tokens)
    lines = tuple(Legend("clue", _clue_words(state, *ends, times)) for ends, times in same.items())
    said = f"Where clues lead: {'; '.join(line.text for line in lines)}."
    return in_mode(usual, board_, "Where clues lead", said, lines[:MOST_LINES])


def _route_line(state: State, route: Route, *, letters: bool) -> Legend:
    """Return "O17: hills, difficulty 4", "Two Thorns: 2 stretches, forest, difficulty 5"."""
    name = upper(board.beyond_name(state, route.place)) if route.place is not None else route.name
    far = [count(route.length, "stretch", "stretches")] if letters else []
    barred = ["blocked"] * route.blocked
    words = f"{name}: {', '.join([*far, ground(route.ground), f'difficulty {route.difficulty}', *barred])}"
    if not letters:
        return Legend("pill", words)
    return Legend("badge:blocked" if route.blocked else "badge:now", words, route.name if len(route.name) == 1 else "A")


def _clue_words(state: State, start: str, end: str, times: int) -> str:
    """Return "From O18 to P17: 2 clues"."""
    return f"From {_called(state, start)} to {_called(state, end)}: {count(times, 'clue')}"


def _called(state: State, place: str) -> str:
    return inside(place_name(state.region, place)) if place in state.region.place_by_id else "an unknown place"


def _led_hexes(state: State, drawn: HexBoard, tokens: tuple[Token, ...]) -> HexBoard:
    ends = ((hexscene.position(state, token.at), hexscene.position(state, token.toward)) for token in tokens)
    arrows = dict.fromkeys((a, b) for a, b in ends if a is not None and b is not None and b in beside(a))
    return replace(drawn, arrows=tuple(arrows), pills=(), trail=())


def _led_points(drawn: GraphBoard, tokens: tuple[Token, ...]) -> GraphBoard:
    led = {(token.at, token.toward) for token in tokens}
    ways = tuple(
        replace(way, clue="b" if (way.a, way.b) in led else "a" if (way.b, way.a) in led else way.clue)
        for way in drawn.ways
    )
    return replace(drawn, ways=ways, exits=())
