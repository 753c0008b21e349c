"""What the laws have to know of a scenario: its secrets, and what holds in every state."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.game import Choice, Event, Seat
from engine.core.moves import Move
from engine.core.scene import Scene, Token
from engine.games.regions.desk import rulings
from engine.games.regions.rules import awaiting
from engine.games.regions.state import board, sheets
from engine.games.regions.state.content import at_hand
from engine.games.regions.state.state import LEAST_TRACK, MOST_TRACK, Entity, Member, State
from engine.games.regions.state.view import View
from tests.laws.pieces import Piece


def shuffle_secrets(state: State, seat: Seat | None, chance: random.Random) -> State:
    """Return a state that looks the same to a player, or to the public: other decks, other things out of sight.

    For the game master, and for everybody once it is over, nothing is secret.
    """
    if state.phase == "over" or (seat is not None and seat == state.master):
        return state
    from tests.games.regions.worlds import other_world

    with at_hand(state.scenario.content):
        return other_world(state, chance)


def check(state: State) -> None:
    """Assert what holds in every state."""
    with at_hand(state.scenario.content):
        _check(state)


def _check(state: State) -> None:
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    assert 0 <= state.tokens <= state.token_most
    assert state.phase == "play" or state.turn is None
    assert state.phase != "over" or (state.ending and not state.agenda)
    assert state.phase == "over" or awaiting.awaited(state), "nobody is awaited"
    regions = state.scenario.region_by_id
    assert set(state.explored) <= set(state.seen) <= set(regions)
    assert set(state.explored) <= set(state.looked) <= set(state.seen)
    ways = [way for way in state.ways if way]
    assert len(set(ways)) == len(ways)
    ends = [{way.a, way.b} for way in map(state.scenario.connection_by_id.__getitem__, ways)]
    assert all(pair & set(state.explored) for pair in ends), "a way is known of which nobody has been at an end"
    assert len({entity.id for entity in state.entities}) == len(state.entities)
    for entity in state.entities:
        check_entity(state, entity)
    for index, member in enumerate(state.members):
        check_member(state, index, member)
    check_things(state)


def check_entity(state: State, entity: Entity) -> None:
    """Assert what holds of every Challenge."""
    assert 0 <= entity.ep <= board.most_ep(state, entity)
    where = state.scenario.connection_by_id if entity.type == "Obstacle" else state.scenario.region_by_id
    assert entity.at in where
    assert all(LEAST_TRACK <= value <= MOST_TRACK for value in entity.tracks.values())


def check_member(state: State, index: int, member: Member) -> None:
    """Assert what holds of everybody of the party: no card is made or lost, no slot holds two things."""
    if state.phase == "muster" or not member.craft:
        return
    deck = sheets.deck(member)
    assert Counter((*member.deck, *member.hand, *member.discard)) == Counter(deck), "a card was made or lost"
    assert sheets.fits(member.equipped)
    assert member.valuables >= 0 and member.injuries >= 0
    assert all(LEAST_TRACK <= value <= MOST_TRACK for value in member.tracks.values())
    assert 0 <= member.ep <= max(0, sheets.most_ep(member))
    if state.phase == "play" and member.in_play:
        assert member.region in state.explored
        assert not (member.dead or member.out)
    assert not (member.out and member.region), "somebody is out, and still on the map"
    pools = [pool for pool in state.pools if pool.member == index]
    assert len({pool.obstacle for pool in pools}) == len(pools)


def check_things(state: State) -> None:
    """Assert that every object is carried by one member at most, and that effort stays within bounds."""
    carried = [object for member in state.members for object in member.objects]
    carried += [item for _, item in state.lying if item in state.taken]
    assert len(set(carried)) == len(carried), "an object is carried twice"
    most = {entity.id: board.most_ep(state, entity) for entity in state.entities}
    assert all(0 <= pool.ep <= most[pool.obstacle] for pool in state.pools)
    assert all(count >= 0 for count in state.fortunes.values())


# What stands on its board, each piece by what it is called and where: what the words of the map have to tell.

_ENDS = {"lever": "had", "treasure": "had", "cache": "had", "object": "", "roll": "", "bundle": "", "secret": "had"}
"""How the mark of a region is told: by the list it stands in; what lies on the ground has a list of its own."""


def pieces(scene: Scene, state: State) -> Iterator[Piece]:
    """Yield people, Challenges, the fallen, what lies in regions, what stands in ways, the goal, light and water."""
    board: Any = scene.board
    # A key or a treasure that was laid down stands in the list of what lies on the ground.
    laid = {where for where, _ in state.lying}
    names = {row.token.letter: row.name for row in scene.panel}
    called = {node.key: node.name for node in board.nodes}
    figures = {line.mark: line.text.partition(",")[0] for line in scene.legend}
    for node in board.nodes:
        for token in (*node.tokens, *(token for token, _ in node.last)):
            yield _figure(token, names, figures), node.name
        yield ("goal" if node.goal else ""), node.name
        yield from (("" if node.key in laid else _ENDS[icon], node.name) for icon in node.icons)
    letters = {leave.way: f"{leave.text}:" for leave in board.exits}
    for way in board.ways:
        if way.icon:
            ends = (called[way.a], called[way.b], letters.get(way.key, ""))
            yield way.name, "|".join(filter(None, ends))


def _figure(token: Token, names: dict[str, str], figures: dict[str, str]) -> str:
    if token.kind == "body":
        return "bod"  # A body, or bodies.
    found = (text for mark, text in figures.items() if mark.startswith(f"figure:{token.kind}:{token.icon}"))
    return names.get(token.letter) or next(found, "")


# What a player who was away must read: of each event the words, and the numbers that are counted together.


def recalled(event: Event) -> tuple[str, ...]:
    """Return what has to stand there: regions and ways that came to light, who was met and overcome, who went down, died
    or got out, what was found."""
    facts = event.facts
    match event.kind:
        case "saw_region":
            return (_bare(facts["name"]),)
        case "saw":
            return tuple(map(_kind_of, facts["who"]))
        case "defeated":
            return (_kind_of(facts["what"]),)
        case "down" | "died" | "injured" | "reached_goal" | "caught":
            return (facts["who"],)
        case "passage":
            return ("a hidden way", _bare(facts["where"]))
    return ()


def _bare(name: str) -> str:
    """Return what of a region's name stands in any sentence: its last word."""
    return name.split()[-1]


def _kind_of(name: str) -> str:
    """Return what of a Challenge's name stands in any sentence: the last word of its kind."""
    return [word for word in name.split() if not word.isdigit()][-1]


def tallied(event: Event) -> tuple[tuple[str, int], ...]:
    """Return what is counted: Stealth Tokens that were lost, Valuables that were found."""
    facts = event.facts
    if event.kind == "tokens_lost":
        return ((r"(?<!has )\b(\d+) Stealth Token", facts["count"]),)
    return ((r"(\d+) Valuable", abs(facts["valuables"])),) if event.kind == "gained" else ()


def apart() -> bool:
    """Return that members stand at places of their own: what is not here for one may be there for another."""
    return True


def unadvised(view: View, move: Move) -> Choice:
    """Return how a move is offered before anything is advised."""
    with at_hand(view.state.scenario.content):
        return rulings.choice(view, move)
