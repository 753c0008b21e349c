"""What the laws have to know of an expedition: its secrets, and what holds in every state."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.game import Choice, Event, Seat
from engine.core.moves import Move
from engine.core.scene import Scene
from engine.core.verbs import Direct
from engine.games.wilds.desk import rulings
from engine.games.wilds.rules import awaiting
from engine.games.wilds.speech import choices
from engine.games.wilds.state.member import MOST_FATIGUE, MOST_RESOLVE, MOST_WOUNDS, Member
from engine.games.wilds.state.state import Found, State, found
from engine.games.wilds.state.view import View
from tests.games.wilds.worlds import other_world
from tests.laws.pieces import Piece


def shuffle_secrets(state: State, seat: Seat | None, chance: random.Random) -> State:
    """Return a state that looks the same to a player, or to the public, see `other_world` (WLD-049, WLD-G44, WLD-G90).

    For the game master, and for everybody once it is over, nothing is secret.
    """
    if state.phase == "over" or (seat is not None and seat == state.master):
        return state
    return other_world(state, chance)


def check(state: State) -> None:
    """Assert what holds in every state."""
    region = state.region
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    assert 0 <= state.timer <= state.size in (4, 6, 8)
    assert state.timer > 0 or state.event_due or state.phase == "over", "the timer ran out, and nothing is due"
    assert 1 <= state.stretch <= 5
    assert state.purse >= 0
    assert len({place for place in state.known}) == len(state.known), "something is known twice"
    assert set(state.visited) <= set(state.known) <= set(region.place_by_id)
    assert state.here.at in region.place_by_id
    if state.here.to:
        path = region.path(state.here.at, state.here.to)
        assert path is not None
        assert 0 < state.here.done < path.length
    check_finds(state)
    for member in state.members:
        check_member(member)
    check_party(state)


def check_finds(state: State) -> None:
    """Assert what holds of sites and clues."""
    sites = [known.site for known in state.finds]
    assert len(set(sites)) == len(sites), "a site was found twice"
    assert set(sites) <= set(state.region.site_by_id)
    for token in state.tokens:
        known: Found | None = found(state, token.site)
        assert known is None or not known.discovered or token.used, "a clue to what is found is still good"
    goal = state.region.goal
    assert 0 <= state.challenge <= (goal.die if goal is not None else 0)
    assert goal is not None or state.goal == "none"


def check_member(member: Member) -> None:
    """Assert what holds of everybody."""
    assert 0 <= member.fatigue <= MOST_FATIGUE
    assert 0 <= member.resolve <= MOST_RESOLVE
    assert len(member.wounds) <= MOST_WOUNDS
    for item in member.items:
        assert item.uses >= 0
        assert item.count > 0


def check_party(state: State) -> None:
    """Assert what holds of roles, votes and who is awaited."""
    handles = [member.handle for member in state.members]
    assert len(set(handles)) == len(handles)
    living = [member for member in state.members if not member.dead]
    assert len(living) <= 6
    seats = {member.seat for member in state.members} | {state.master}
    assert {vote.seat for vote in state.votes} <= seats
    if state.phase == "trek":
        assert state.paused or awaiting.awaited(state), "nobody is awaited"
        able = [index for index, member in enumerate(state.members) if member.able]
        if able and not state.agenda:
            assert state.roles.pathfinder in able
            assert state.roles.lookout in able
            assert state.roles.pathfinder != state.roles.lookout or len(able) == 1 or state.roles.fixed


# What stands on its board, each piece by what it is called and where: what the words of the map have to tell.


def pieces(scene: Scene, state: State) -> Iterator[Piece]:
    """Yield sites, the goal by its star, what is heard of places, and each way on with what blocks it."""
    del state
    board: Any = scene.board
    marks = {"star": "goal"}
    for cell in getattr(board, "cells", ()):
        yield from ((marks.get(icon, icon), cell.label) for icon in cell.icons)
    for node in getattr(board, "nodes", ()):
        yield from ((marks.get(icon, icon), node.name) for icon in node.icons)
    for leave in getattr(board, "exits", ()):
        yield ("blocked" if leave.state == "blocked" else "goes"), leave.text


# What a member who was away must read: of each event the words, and the numbers that are counted together.


def recalled(event: Event) -> tuple[str, ...]:
    """Return what has to stand there: sites, ground and ways that came onto the map, who was met and beaten, who was hurt,
    collapsed or died."""
    facts = event.facts
    match event.kind:
        case "site_seen":
            named = (facts["category"],) if facts["how"] in ("located", "rumour") else (_bare(facts["name"]),)
            return (*named, _bare(facts["at"]))
        case "terrain" | "rim":
            return tuple(map(_bare, facts["places"]))
        case "arrived" | "edge":
            return (_bare(facts["at"]),)
        case "rumour":
            return (facts["category"],)
        case "passage":
            return (_bare(facts["a"]), _bare(facts["b"]))
        case "met" | "won":
            return (_bare(facts["name"]),)
        case "died" | "wounded" | "collapsed":
            return (facts["who"],)
        case "kept_place":
            return ("ever found", _bare(facts["name"]))
    return ()


def _bare(name: str) -> str:
    """Return what of a name stands in any sentence: its last word."""
    return name.split()[-1] if name else ""


COINS = r"(?<!holds )\b(\d+) coin"
"""Coins that came in; what the purse holds by a game master's word is not counted."""


def tallied(event: Event) -> tuple[tuple[str, int], ...]:
    """Return what is counted: clues, and coins."""
    facts = event.facts
    match event.kind:
        case "clue":
            return ((r"(\d+) clue", 1),)
        case "treasure":
            return ((COINS, facts["coins"]),)
        case "gained":
            return ((COINS, facts["count"]),) if facts["what"] == "coins" else ()
    return ()


def unadvised(view: View, move: Move) -> Choice:
    """Return how a move is offered before anything is advised; the desk advises nothing."""
    return rulings.choice(view.state, move) if isinstance(move, Direct) else choices.choice(view, move)
