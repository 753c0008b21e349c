"""Other ways to see the map of an expedition: what the ways from here ask for, and where all clues lead."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec.structs import replace

from engine.core.capabilities import Mode
from engine.core.modes import in_mode
from engine.core.scene import Legend, Look, Scene
from engine.core.verbs import MoveTo
from engine.core.words import upper

from ..rules.awaiting import about_to_move
from ..rules.travelling import moving
from ..state import board
from ..state.catalogue import WORDS
from ..state.naming import here_name, inside, place_name
from ..state.state import State, Token
from ..state.view import View, known_state
from . import hexscene, scenes
from .land.landboards import LandBoard, RoadBoard

ROUTES = Mode("routes", WORDS.message("mode-routes"))
CLUES = Mode("clues", WORDS.message("mode-clues"))
MOST_LINES = 8
"""So many lines stand below the map at most."""


class Route(msgspec.Struct, frozen=True):
    """A way on: what a move calls it, the place beyond (``None`` where it is unknown), its ``ground`` ("": unknown), its
    difficulty and length in stretches, 0 where they are unknown; ``blocked``: something has to be passed first."""

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
    """Return what the party knows, for any viewer."""
    return known_state(view.state) if view.whole else view.state


def routes(state: State) -> tuple[Route, ...]:
    """Return the ways on from where the party is that a Move can take, in direction order (WLD-G36)."""
    names = moving.names_around(state)
    return tuple(_route(state, name) for name in names if moving.MOVE.refuse(state, MoveTo(name)) is None)


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
    assert isinstance(drawn, LandBoard | RoadBoard)
    if look.mode == ROUTES.name:
        found = routes(state)
        lines = tuple(
            _route_line(state, route, letters=isinstance(drawn, RoadBoard)) for route in found if route.difficulty
        )
        told = [f"{line.letter} {line.text}".strip() for line in lines]
        unknown = sum(not route.difficulty for route in found)
        title = WORDS("routes-title", at=here_name(state))
        said = WORDS("routes-told", at=here_name(state), ways=told, unknown=unknown)
        return in_mode(usual, drawn, title, said, lines[:MOST_LINES])
    tokens = leads(state)
    board_ = _led_hexes(state, drawn, tokens) if isinstance(drawn, LandBoard) else _led_points(drawn, tokens)
    same = Counter((token.at, token.toward) for token in tokens)
    lines = tuple(
        Legend("clue", WORDS("led-line", start=_called(state, start), end=_called(state, end), times=times))
        for (start, end), times in same.items()
    )
    said = WORDS("led-told", clues=[line.text for line in lines])
    return in_mode(usual, board_, WORDS("led-title"), said, lines[:MOST_LINES])


def _route_line(state: State, route: Route, *, letters: bool) -> Legend:
    """Return "O17: hills, difficulty 4", "Two Thorns: 2 stretches, forest, difficulty 5"."""
    name = upper(board.beyond_name(state, route.place)) if route.place is not None else route.name
    words = WORDS(
        "route-line",
        name=name,
        length=route.length if letters else 0,
        terrain=route.ground,
        difficulty=route.difficulty,
        blocked=route.blocked,
    )
    if not letters:
        return Legend("pill", words)
    return Legend("badge:blocked" if route.blocked else "badge:now", words, route.name if len(route.name) == 1 else "A")


def _called(state: State, place: str) -> str:
    return inside(place_name(state.region, place)) if place in state.region.place_by_id else WORDS("place-unknown")


def _led_hexes(state: State, drawn: LandBoard, tokens: tuple[Token, ...]) -> LandBoard:
    arrows = hexscene.next_to_each_other(state, ((token.at, token.toward) for token in tokens))
    return replace(drawn, arrows=tuple(dict.fromkeys(arrows)), pills=(), trail=())


def _led_points(drawn: RoadBoard, tokens: tuple[Token, ...]) -> RoadBoard:
    led = {(token.at, token.toward) for token in tokens}
    ways = tuple(
        replace(way, lead="b" if (way.a, way.b) in led else "a" if (way.b, way.a) in led else way.lead)
        for way in drawn.ways
    )
    return replace(drawn, ways=ways, exits=())
