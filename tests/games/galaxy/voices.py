"""One event of every kind, and a game played at random, for tests of what is said."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from engine.core.dice import Dice
from engine.core.game import Event, Setup
from engine.core.moves import Move
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import events
from engine.games.galaxy.speech.story import tell
from engine.games.galaxy.state.moves import Resign
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import NAMES, galaxy

R = ("GAL-G24",)

SAMPLES: dict[str, Event] = {
    "acting": events.acting("Ada"),
    "activated": events.activated("Ada", "C2"),
    "announced": events.announced("Bob", "C1"),
    "attached": events.attached("star-shell", "Aster", 2, 1, ""),
    "away": events.away("Bob"),
    "back": events.back("Bob"),
    "battle": events.battle("Ada", "Bob", "C2", False),
    "battle_over": events.battle_over("Ada", "Bob", "C2", False),
    "begun": events.begun(("Ada", "Bob"), "Bob"),
    "bombarded": events.bombarded("Ada", "Cinder", ("battleship 7!",), 1),
    "cancelled": events.cancelled("Bob", 1),
    "chose_first": events.chose_first("Ada"),
    "chose_goals": events.chose_goals("Ada"),
    "clerk": events.clerk("Dee"),
    "command": events.command("Ada", "tactic", 1, "envoy-ship"),
    "council_begun": events.council_begun("Bob"),
    "dealt": events.dealt("Ada", "Bob", "2 commodities", "1 trade good"),
    "declined": events.declined("Bob", "Ada"),
    "device": events.device("Ada", 1),
    "discarded_order": events.discarded_order("Ada", "probe", "excess"),
    "dock_destroyed": events.dock_destroyed("Hollow", "Bob"),
    "drew_goal": events.drew_goal("Ada", True),
    "drew_orders": events.drew_orders("Ada", 2, 18),
    "ended": events.ended(("Ada", "Bob"), (7, 8), "Bob", "points"),
    "explored": events.explored("Ada", "Cinder", "hazardous", "survey-party", 18),
    "fragment": events.fragment("Ada", "cultural", 2),
    "fragments_purged": events.fragments_purged("Ada", "2 cultural, 1 unknown"),
    "freed": events.freed("Kiln", "Bob"),
    "gained": events.gained("Ada", "Cinder", ""),
    "goal_revealed": events.goal_revealed("learned"),
    "goods": events.goods("Ada", 2, -2, "empty-depots", R),
    "habit": events.habit(0, "combat-quick"),
    "chosen": events.chosen(0, "first", "slip-drives"),
    "handed": events.handed("Ada", "Bob", "1 cultural fragment", "nothing"),
    "hidden_goal": events.hidden_goal(0, "patron", R),
    "laid_out": events.laid_out(),
    "landed": events.landed("Ada", "Cinder", "2 infantry, 1 mech"),
    "lapsed": events.lapsed("Ada", "Bob"),
    "looked": events.looked("Ada", "cultural"),
    "lost": events.lost("Bob", "C2", "1 scout"),
    "market_done": events.market_done("Ada"),
    "moved": events.moved("Ada", "C2", ("1 scout from B2", "2 infantry, 1 transport from A3")),
    "moved_card": events.moved_card("ore-world", "Cinder", "discard", R),
    "named": events.named("Quell", ("cultural",)),
    "no_card": events.no_card("Ada", "Aster", "cultural"),
    "no_command": events.no_command("Ada"),
    "no_relic": events.no_relic("Ada"),
    "sent": events.sent("Ada", "C2", ("1 scout from B2",)),
    "answered": events.answered("Ada", True),
    "nothing_done": events.nothing_done("Ada", "move", R),
    "offered": events.offered("Ada", "Bob", "2 commodities", "1 trade good", 3, 1),
    "opened": events.opened(("Ada", "Bob"), 20),
    "order_cards": events.order_cards(0, ("probe",)),
    "ordered": events.ordered("Ada", "trade"),
    "paid": events.paid("Ada", "resources", ("Kiln", "Aster"), 1),
    "passed": events.passed("Ada", False),
    "phantom": events.phantom("Ada", "A1"),
    "placed_units": events.placed_units("Ada", "Cinder", "2 infantry", "muster", R),
    "planet_destroyed": events.planet_destroyed("Kiln", "Ada"),
    "planet_gone": events.planet_gone("Quell"),
    "planet_of": events.planet_of("Kiln", "Ada"),
    "played": events.played("Ada", "requisition"),
    "point": events.point("Ada", "meridian", 3),
    "pools": events.pools("Ada", 3, 2),
    "produced": events.produced("Ada", "A3", "2 infantry, 1 scout"),
    "put_away": events.put_away("ore-world", "attach", "Cinder"),
    "readied": events.readied("Cinder", "survey-party"),
    "readied_all": events.readied_all(),
    "relic": events.relic("Ada", "command-orb", 12),
    "relic_purged": events.relic_purged("Ada", "command-orb"),
    "removed_excess": events.removed_excess("Ada", "C2", "1 infantry"),
    "removed_units": events.removed_units("Ada", "Cinder", "1 infantry", "survey-party", R),
    "reshuffled": events.reshuffled("cultural", 9),
    "resigned": events.resigned("Bob"),
    "retreated": events.retreated("Bob", "C2", "C1"),
    "rolled": events.rolled("Ada", 1, ("scout 8!", "transport 3"), 1, R),
    "round_begun": events.round_begun(2, "Ada"),
    "scored": events.scored("Ada", "patron", 3),
    "seal_broken": events.seal_broken("Ada"),
    "seated": events.seated("Dee"),
    "speaker": events.speaker("Cy", 5, False),
    "splinter": events.splinter("Ada", "Bob"),
    "status_begun": events.status_begun(2),
    "storm_flipped": events.storm_flipped("B3", "alpha"),
    "technology": events.technology("Ada", "slip-drives", "researched"),
    "token_placed": events.token_placed("C2", "gamma", R),
    "token_returned": events.token_returned("A1"),
    "took_order": events.took_order("Ada", "probe"),
    "turn_over": events.turn_over("Ada"),
    "unexplored": events.unexplored("Meridian"),
    "used": events.used("Ada", "star-lance", "kiln"),
    "voted": events.voted("Ada", "Cy", 3),
    "withdrawn": events.withdrawn("Ada", "Bob"),
}
"""An event of each kind, by the constructor that makes it."""

WORDLESS = ("laid_out",)
"""Kinds that only call for a picture."""


def told(*happened: Event, seat: int | None = None) -> list[str]:
    """Return the lines of a story of two players, as a seat or everybody reads it."""
    return tell(view_for(galaxy(2), seat), happened).split("\n")


class Moment(NamedTuple):
    """A state in which a seat is awaited, its legal moves, and what was told just before."""

    state: State
    seat: int
    legal: Sequence[Move]
    told: Sequence[Event]


class _Chance:
    """Draws that are the same every time."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.counter = 0

    def below(self, n: int) -> int:
        self.counter += 1
        return self._random.randrange(n)


@cache
def moments(seed: int, players: int, most: int = 250) -> tuple[Moment, ...]:
    """Return the moments of a game in which everybody makes moves at random, what is offered first most often."""
    return tuple(_play(seed, players, most))


def _play(seed: int, players: int, most: int) -> Iterator[Moment]:
    dice, chance = Dice(_Chance(seed)), random.Random(seed)
    state, happened = GAME.new(Setup(NAMES[:players], Options()), dice)
    for _ in range(most):
        if not GAME.turn(state):
            return
        seat = chance.choice(GAME.turn(state))
        legal = tuple(GAME.legal(state, seat))
        yield Moment(state, seat, legal, tuple(happened))
        view = view_for(state, seat)
        wanted = {"first": 6, "main": 4, "plain": 2, "quiet": 1, "written": 0}
        weights = [0 if isinstance(move, Resign) else wanted[GAME.choice(view, move).weight] for move in legal]
        move = chance.choices(legal, weights if any(weights) else None)[0]
        state, happened = GAME.apply(state, seat, move, dice)
