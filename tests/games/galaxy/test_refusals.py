"""What is not listed is refused, with a rule and for a reason that is true of the galaxy and of the player."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import GameOver, IllegalMove
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules.awaiting import awaited
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.naming import handles, planet_named, system_named
from engine.games.galaxy.state.state import State

from .oracles import income, reach
from .oracles.test_oracles import games, moments

Truth = Callable[[State, int, tuple[str, ...]], bool]
NEAR = ("none", "aster", "home-1", "C3", "cultural")
"""Targets that are tried with cards, relics and devices."""


def tried(state: State, player: int) -> Iterator[str]:
    """Yield a move of every verb whose arguments are among so many, with each of their values."""
    known, words = content(), handles(state)
    yield from (f"activate {system.id}" for system in state.systems)
    yield from (f"research {item}" for item in known.technologies)
    yield from (f"order {item}" for item in ("trade", "muster", "build", "research"))
    yield from (f"play {order} {target}" for order in known.orders for target in NEAR)
    yield from (f"use {relic} {target}" for relic in (*known.relics, "puzzle-engine", "threshold") for target in NEAR)
    yield from (f"relic {item}" for item in ("cultural", "hazardous", "industrial+1-unknown"))
    yield from (f"{verb} {word}" for verb in ("accept", "decline") for word in words)
    yield from (f"trade {word} 1 trade good for nothing" for word in words)
    yield from (f"explore {planet.id}" for planet in state.planets[:6])
    yield from ("choose resolve", "choose yes", "decide none", "explore frontier", "pass", "reopen", "discard escort")


def near(state: State, item: int, other: int) -> bool:
    """Return whether two are neighbours (GAL-G24)."""

    def there(player: int) -> list[str]:
        held = [
            planet.system for planet in state.planets if planet.owner == player or (planet.troops and planet.troops[player])
        ]
        return [*held, *(system.id for system in state.systems if system.fleets[player])]

    by_id = {system.id: system for system in state.systems}
    pairs = ((by_id[mine], by_id[theirs]) for mine in there(item) if mine for theirs in there(other) if theirs)
    return any(mine.id == theirs.id or reach.beside(mine, theirs) for mine, theirs in pairs)


def called(state: State, name: str) -> int:
    return state.names.index(name)


def exhausted(state: State, player: int, name: str) -> bool:
    name = name.removesuffix("'s ability")
    held = [relic for relic in state.players[player].relics if content().relics[relic.relic].name == name]
    return any(item.exhausted for item in held) or any(planet.used for planet in state.planets if planet.name == name)


def technology(name: str) -> str:
    return next(item.id for item in content().technologies.values() if item.name == name)


LEARNT = "|".join(item.name for item in content().technologies.values())

TRUTHS: dict[str, Truth] = {
    r"You have no tactic token left": lambda state, player, _: not state.players[player].tactic,
    r"Your command token lies in (.+) already": lambda state, player, found: (
        player in state.system_by_id[system.id if (system := system_named(state, found[0])) else ""].tokens
    ),
    r"An order costs 1 strategy token": lambda state, player, _: not state.players[player].strategy,
    rf"You have ({LEARNT}) already": lambda state, player, found: (
        technology(found[0]) in state.players[player].technologies
    ),
    r"(?:That|Building) costs (\d+) resources?, more": lambda state, player, found: (
        income.purse(state, player, "resources") < int(found[0])
    ),
    r"You have as many commodities": lambda state, player, _: (
        state.players[player].commodities >= income.commodities(state, player)
    ),
    r"It is (.+)'s turn\. I'll call you": lambda state, player, found: called(state, found[0]) == state.active != player,
    r"^(.+) is not in your hand": lambda state, player, found: (
        next(order.id for order in content().orders.values() if order.name == found[0]) not in state.players[player].hand
    ),
    r"^(.+) is exhausted until": lambda state, player, found: exhausted(state, player, found[0]),
    r"You have no Puzzle Engine": lambda state, player, _: not state.players[player].devices,
    r"^(\w+) is no neighbour": lambda state, player, found: not near(state, player, called(state, found[0])),
    r"Only (\w+) (?:can offer trades|makes transactions)": lambda state, player, found: (
        called(state, found[0]) == state.active != player
    ),
    r"First answer what you are asked": lambda state, player, _: player in awaited(state),
    r"First (\w+) has something to answer": lambda state, player, found: called(state, found[0]) in awaited(state),
    r"You have already traded with (\w+) this turn": lambda state, player, found: bool(state.dealt),
    r"explore (.+): you do not control it": lambda state, player, found: (
        next(planet for planet in state.planets if planet.name == found[0]).owner != player
    ),
    r"There is no frontier token in (\w+)": lambda state, player, found: (
        not next(system for system in state.systems if system == system_named(state, found[0])).frontier
    ),
    r"^(.+) has no trait": lambda state, player, found: (
        (planet := planet_named(state, found[0])) is not None and not planet.traits
    ),
}
"""What refusals say, as patterns, and whether it is so."""


@pytest.mark.whole
@pytest.mark.rule("GAL-G09", "GAL-G11", "GAL-G10", "GAL-G24", "GAL-G39")
def test_a_move_is_accepted_exactly_where_it_is_listed_and_else_refused_for_what_is_so() -> None:
    seen: Counter[str] = Counter()
    for number, (state, _, _) in enumerate(list(moments())[::45]):
        players = range(len(state.players))
        for player in {awaited(state)[0], players[number % len(players)]}:
            if state.players[player].gone:
                continue
            listed = {str(move) for move in GAME.legal(state, player)}
            for text in tried(state, player):
                try:
                    move = GAME.read(state, player, text)
                    GAME.apply(state, player, move, Dice(KeyedSource("refused")))
                except IllegalMove as error:
                    assert text not in listed, f"{text} is listed: {error}"
                    assert error.rule, f"{text}: {error}"
                    words = error.words
                    assert not re.search(r"cannot be done now|There is nothing to \w+ now", words), f"{text}: {words}"
                    for pattern, truth in TRUTHS.items():
                        match = re.search(pattern, words)
                        if match is not None:
                            assert truth(state, player, match.groups()), f"{text} of {state.names[player]}: {words}"
                            seen[pattern] += 1
                else:
                    assert str(move) in listed or move.verb == "trade", text
    assert len(seen) >= 12, seen


def test_after_the_end_whatever_is_tried_is_refused_because_it_is_over() -> None:
    for game in games():
        state = game[-1][2]
        assert state.phase == "over"
        for text in tried(state, 0):
            with pytest.raises((GameOver, IllegalMove)) as caught:
                GAME.apply(state, 0, GAME.read(state, 0, text), Dice(KeyedSource("over")))
            assert isinstance(caught.value, GameOver) or caught.value.rule, text
        for verb in GAME.verbs:
            found = GAME.why_not(state, 0, verb.name)
            assert verb.name == "enter" or found is None or "ended" in found.words, (verb.name, found)
