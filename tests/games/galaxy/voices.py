"""One event of every kind, and a game played at random, for tests of what is said."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from engine.core.dice import Dice
from engine.core.events import Happened
from engine.core.game import Event, Setup
from engine.core.moves import Move
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules.events import course, keeping, phases, ventures
from engine.games.galaxy.speech.story import tell
from engine.games.galaxy.state.catalogue import WORDS
from engine.games.galaxy.state.moves import Resign
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import NAMES, galaxy

R = ("GAL-G24",)

KINDS = tuple(id.removeprefix("heading-") for id in sorted(WORDS.messages()) if id.startswith("heading-"))
"""Every kind of question that an expedition asks."""

SAMPLES: dict[str, Event] = {
    "acting": keeping.Acting("Ada").told(),
    "activated": course.Activated("Ada", "C2").told(),
    "announced": ventures.Announced("Bob", "C1").told(),
    "attached": ventures.Attached("star-shell", "Aster", 2, 1, "").told(),
    "away": course.Away("Bob").told(),
    "back": course.Back("Bob").told(),
    "battle": ventures.Battle("Ada", "Bob", "C2", False).told(),
    "battle_over": ventures.BattleOver("Ada", "Bob", "C2", False).told(),
    "begun": course.Begun(("Ada", "Bob"), "Bob").told(),
    "bombarded": ventures.Bombarded("Ada", "Cinder", ("battleship 7!",), 1).told(),
    "cancelled": ventures.Cancelled("Bob", 1).told(),
    "chose_first": course.ChoseFirst("Ada").told(),
    "chose_goals": phases.ChoseGoals("Ada").told(),
    "clerk": keeping.Clerk("Dee").told(),
    "command": ventures.Command("Ada", "tactic", 1, "envoy-ship").told(),
    "council_begun": phases.CouncilBegun("Bob").told(),
    "dealt": course.Dealt("Ada", "Bob", "2 commodities", "1 trade good").told(),
    "declined": course.Declined("Bob", "Ada").told(),
    "device": ventures.Device("Ada", 1).told(),
    "discarded_order": course.DiscardedOrder("Ada", "probe", "excess").told(),
    "dock_destroyed": ventures.DockDestroyed("Hollow", "Bob").told(),
    "drew_goal": course.DrewGoal("Ada", True).told(),
    "drew_orders": course.DrewOrders("Ada", 2, 18).told(),
    "ended": phases.Ended(("Ada", "Bob"), (7, 8), "Bob", "points").told(),
    "explored": ventures.Explored("Ada", "Cinder", "hazardous", "survey-party", 18).told(),
    "fragment": ventures.Fragment("Ada", "cultural", 2).told(),
    "fragments_purged": ventures.FragmentsPurged("Ada", "2 cultural, 1 unknown").told(),
    "freed": ventures.Freed("Kiln", "Bob").told(),
    "gained": ventures.Gained("Ada", "Cinder", "").told(),
    "goal_revealed": phases.GoalRevealed("learned").told(),
    "scores": phases.Scores("Ada", "great-works").told(),
    "goods": ventures.Goods("Ada", 2, -2, "empty-depots").told(rules=R),
    "habit": course.Habit("combat-quick").told(to=(0,)),
    "chosen": course.Chosen("first", "slip-drives").told(to=(0,)),
    "handed": keeping.Handed("Ada", "Bob", "1 cultural fragment", "nothing").told(),
    "hidden_goal": course.HiddenGoal("patron").told(to=(0,), rules=R),
    "laid_out": keeping.LaidOut().told(),
    "landed": ventures.Landed("Ada", "Cinder", "2 infantry, 1 mech").told(),
    "lapsed": course.Lapsed("Ada", "Bob").told(),
    "looked": ventures.Looked("Ada", "cultural").told(),
    "lost": ventures.Lost("Bob", "C2", "1 scout").told(),
    "market_done": phases.MarketDone("Ada").told(),
    "met": course.Met("cinder").told(),
    "moved": course.Moved("Ada", "C2", ("1 scout from B2", "2 infantry, 1 transport from A3")).told(),
    "moved_card": keeping.MovedCard("ore-world", "Cinder", "discard").told(rules=R),
    "named": keeping.Named("Quell", ("cultural",)).told(),
    "no_card": ventures.NoCard("Ada", "Aster", "cultural").told(),
    "no_command": ventures.NoCommand("Ada").told(),
    "no_relic": ventures.NoRelic("Ada").told(),
    "sent": course.Sent("Ada", "C2", ("1 scout from B2",)).told(),
    "answered": course.Answered("Ada", True).told(),
    "nothing_done": course.NothingDone("Ada", "move").told(rules=R),
    "offered": course.Offered("Ada", "Bob", "2 commodities", "1 trade good", 3).told(calls=(1,)),
    "opened": keeping.Opened(("Ada", "Bob"), 20).told(),
    "order_cards": course.OrderCards(("probe",)).told(to=(0,)),
    "ordered": course.Ordered("Ada", "trade").told(),
    "paid": course.Paid("Ada", "resources", ("Kiln", "Aster"), 1).told(),
    "passed": course.Passed("Ada", False).told(),
    "phantom": ventures.Phantom("Ada", "A1").told(),
    "placed_units": course.PlacedUnits("Ada", "Cinder", "2 infantry", "muster").told(rules=R),
    "planet_destroyed": ventures.PlanetDestroyed("Kiln", "Ada").told(),
    "planet_gone": keeping.PlanetGone("Quell").told(),
    "planet_of": keeping.PlanetOf("Kiln", "Ada").told(),
    "played": course.Played("Ada", "requisition").told(),
    "point": phases.Point("Ada", "meridian", 3).told(),
    "pools": phases.Pools("Ada", 3, 2).told(),
    "produced": course.Produced("Ada", "A3", "2 infantry, 1 scout").told(),
    "put_away": ventures.PutAway("ore-world", "attach", "Cinder").told(),
    "readied": ventures.Readied("Cinder", "survey-party").told(),
    "readied_all": phases.ReadiedAll().told(),
    "relic": ventures.Relic("Ada", "command-orb", 12).told(),
    "relic_purged": ventures.RelicPurged("Ada", "command-orb").told(),
    "removed_excess": course.RemovedExcess("Ada", "C2", "1 infantry").told(),
    "removed_units": course.RemovedUnits("Ada", "Cinder", "1 infantry", "survey-party").told(rules=R),
    "reshuffled": ventures.Reshuffled("cultural", 9).told(),
    "reopened": course.Reopened("Ada", "garden-world").told(),
    "resigned": course.Resigned("Bob").told(),
    "retreated": ventures.Retreated("Bob", "C2", "C1").told(),
    "rolled": ventures.Rolled("Ada", 1, ("scout 8!", "transport 3"), 1).told(rules=R),
    "round_begun": course.RoundBegun(2, "Ada").told(),
    "scored": phases.Scored("Ada", "patron", 3).told(),
    "seal_broken": ventures.SealBroken("Ada").told(),
    "seated": keeping.Seated("Dee").told(),
    "speaker": phases.Speaker("Cy", 5, False).told(),
    "splinter": ventures.Splinter("Ada", "Bob").told(),
    "status_begun": phases.StatusBegun(2).told(),
    "storm_flipped": course.StormFlipped("B3", "alpha").told(),
    "technology": course.Technology("Ada", "slip-drives", "researched").told(),
    "token_placed": ventures.TokenPlaced("C2", "gamma").told(rules=R),
    "token_returned": ventures.TokenReturned("A1").told(),
    "took_order": course.TookOrder("Ada", "probe").told(),
    "turn_over": course.TurnOver("Ada").told(),
    "unexplored": ventures.Unexplored("Meridian").told(),
    "used": course.Used("Ada", "star-lance", "kiln").told(),
    "voted": phases.Voted("Ada", "Cy", 3).told(),
    "faction": course.Faction("Ada", "gleaners").told(),
    "withdrawn": course.Withdrawn("Ada", "Bob").told(),
}
"""An event of each kind, by the constructor that makes it."""

WORDLESS = ("laid_out",)
"""Kinds that only call for a picture."""


def told(*happened: Event | Happened, seat: int | None = None) -> list[str]:
    """Return the lines of a story of two players, as a seat or everybody reads it."""
    travelled = [event.told() if isinstance(event, Happened) else event for event in happened]
    return tell(view_for(galaxy(2), seat), travelled).split("\n")


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
