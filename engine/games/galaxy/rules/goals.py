"""Goals and points (GAL-G40, GAL-G82): what each goal takes, hidden goals drawn, points counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.core.memo import memo

from ..state import board
from ..state.content import BLACK_BLADE, HIDDEN_GOALS, MERIDIAN, PUBLIC, SPLINTER, TOMB_CROWN, TRAITS
from ..state.lengths import symbols
from ..state.state import NOBODY, Planet, State, units_of
from . import ending, flow, steps
from .economy import wealth
from .events import course, phases
from .exploring import decks
from .progress import Voyage

MOST_HIDDEN = 3
"""Hidden goals that a player may have, scored or not (GAL-G40)."""

TOMB = "sealed-tomb"
"""The attachment that scores with the Crown of the Tomb."""

MASTERY = 2
"""Symbols that the technologies of a Masterpiece need in all (GAL-G82)."""


class Nearer(NamedTuple):
    """A goal that a move brings nearer, or farther away: how far its player is then, and how far one has to be; whether it
    is a ``point`` more as the round ends."""

    goal: str
    have: int
    needed: int
    point: bool = False

    @property
    def met(self) -> bool:
        """Whether it can be scored then."""
        return self.have >= self.needed


def met(state: State, player: int, goal: str) -> bool:
    """Return whether a player does what a goal takes as things stand now (GAL-G61); whether they can afford it, where it is
    to spend something."""
    have, needed = progress(state, player, goal)
    return have >= needed


def undone(state: State, player: int, after: State) -> Nearer | None:
    """Return a goal that a player could score as things stand and not afterwards, public or held; ``None`` for none."""
    for goal, _ in open_to(state, player):
        (have, needed), (then, _) = progress(state, player, goal), progress(after, player, goal)
        if have >= needed > then:
            return Nearer(goal, max(0, then), needed)
    return None


def lost(state: State, player: int, after: State) -> str:
    """Return such a goal where that costs a point as the round ends, "" for none: no other of its kind can be scored then
    in its place (GAL-G60)."""
    for goal, kind in open_to(state, player):
        (have, needed), (then, _) = progress(state, player, goal), progress(after, player, goal)
        if have >= needed > then and not scorable(after, player, kind):
            return goal
    return ""


@memo
def spent_below(state: State, player: int, what: str, price: int) -> Nearer | None:
    """Return the goal that a player could score as things stand and not after paying for something else, in the least
    wasteful way."""
    ways = wealth.ways(state, player, what, price) if price > 0 else ()
    return undone(state, player, wealth.paid(state, player, ways[0])) if ways else None


def scorable(state: State, player: int, kind: str) -> tuple[str, ...]:
    """Return the goals that a player could score now, in the order they lie in: "public" ones in sight, or "hidden" ones of
    their own that are known; never one that they scored before."""
    own = state.players[player]
    candidates = state.public if kind == "public" else own.goals
    return tuple(goal for goal in candidates if goal in _TESTS and goal not in own.scored and met(state, player, goal))


def open_to(state: State, player: int) -> Iterator[tuple[str, str]]:
    """Yield the goals that a player may still score, as far as they are known, each with its kind."""
    own = state.players[player]
    for kind, goals in (("public", state.public), ("hidden", own.goals)):
        yield from ((goal, kind) for goal in goals if goal in _TESTS and goal not in own.scored)


def mastered(state: State, player: int) -> int:
    """Return how many symbols the technologies of a player need in all, as research counts them (GAL-G38, GAL-G90)."""
    return sum(symbols(state, technology) for technology in state.players[player].technologies)


def limit(state: State, player: int) -> int:
    """Return how many hidden goals a player may have: 3, or 4 with the Black Blade (GAL-G40, GAL-G68)."""
    return MOST_HIDDEN + state.players[player].holds(BLACK_BLADE)


def draw_hidden(voyage: Voyage, player: int, rules: Sequence[str] = ("GAL-G40",)) -> None:
    """Let a player draw a hidden goal, which only they see; beyond the limit it is shuffled back (GAL-G40, GAL-G47)."""
    goal = decks.draw(voyage, HIDDEN_GOALS)
    own = voyage.player(player)
    if not goal:
        voyage.tell(course.NothingDone(own.name, "hidden-goal"), rules=rules)
        return
    if len(own.goals) >= limit(voyage.state, player):
        decks.put_back(voyage, HIDDEN_GOALS, goal)
        voyage.tell(course.DrewGoal(own.name, False))
        return
    voyage.set_player(player, goals=(*own.goals, goal))
    voyage.tell(course.DrewGoal(own.name, True))
    voyage.tell(course.HiddenGoal(goal), to=(player,), rules=rules)


def discard_all(voyage: Voyage, player: int) -> None:
    """Shuffle the hidden goals that a leaving player never scored back into their deck (GAL-G48)."""
    own = voyage.player(player)
    left = tuple(goal for goal in own.goals if goal not in own.scored)
    voyage.set_player(player, goals=tuple(goal for goal in own.goals if goal in own.scored))
    for goal in left:
        decks.put_back(voyage, HIDDEN_GOALS, goal)


PATIENT, EARLY = ("held-back",), 2
"""Goals that ask for tokens which are not spent: they would end the first rounds early. What is laid open before the round
of this number is over is there in one of the first two."""


def reveal(voyage: Voyage) -> None:
    """Lay the top public goal open; in the first two rounds none that is scored by holding back."""
    goal = decks.draw(voyage, PUBLIC)
    if goal in PATIENT and voyage.state.round < EARLY:
        other = decks.draw(voyage, PUBLIC)
        if other:
            decks.put_back(voyage, PUBLIC, goal)
            goal = other
    if goal:
        voyage.change(public=(*voyage.state.public, goal))
        voyage.tell(phases.GoalRevealed(goal))
        if voyage.state.phase != "opening":
            voyage.meet(goal)


# Points.


def score(voyage: Voyage, player: int, goal: str) -> None:
    """Let a player score a goal: what it costs is paid first. Nothing happens where they do not meet it any more."""
    if goal in voyage.player(player).scored or not met(voyage.state, player, goal):
        return
    if goal not in wealth.COSTS:
        _score(voyage, player, goal)
        return
    what, amount = wealth.COSTS[goal]
    voyage.push(steps.GoalPaid(goal, player))
    wealth.ask_payment(voyage, player, what, amount)
    if isinstance(flow.open_stage(voyage.state), flow.Paying):
        voyage.tell(phases.Scores(voyage.name(player), goal))


@flow.step(steps.GoalPaid)
def _paid(voyage: Voyage, task: steps.GoalPaid) -> None:
    _score(voyage, task.player, task.goal)


def _score(voyage: Voyage, player: int, goal: str) -> None:
    own = voyage.player(player)
    voyage.set_player(player, scored=(*own.scored, goal), points=own.points + 1)
    voyage.tell(phases.Scored(own.name, goal, own.points + 1))
    ending.check(voyage)


def holds_tomb(state: State, player: int) -> bool:
    """Return whether a player has the Crown of the Tomb, and controls the planet with the Sealed Tomb."""
    return state.players[player].holds(TOMB_CROWN) and any(planet.bears(TOMB) for planet in state.planets_of(player))


def point(voyage: Voyage, player: int, why: str, count: int = 1) -> None:
    """Give a player a point, or take one (only with the Crown Splinter), and see whether the game is won (GAL-G45).

    ``why`` is "meridian", "seal", "splinter", "splinter-lost" or "tomb": with goals, these are all there are (GAL-G59).
    """
    points = voyage.player(player).points + count
    voyage.set_player(player, points=points)
    voyage.tell(phases.Point(voyage.name(player), why, points))
    ending.check(voyage)


def apart_from_goals(state: State, player: int) -> tuple[bool, int]:
    """Return whether a player has a point of the Crown Splinter, and how many that neither it nor a goal brought: those of
    Meridian and its seal, and that of the Crown of the Tomb (GAL-G59)."""
    own = state.players[player]
    splinter = own.holds(SPLINTER)
    return splinter, own.points - len(own.scored) - splinter


# What each goal takes.


def progress(state: State, player: int, goal: str) -> tuple[int, int]:
    """Return how far a player is with a goal, and how far one has to be."""
    needed, count = _TESTS[goal]
    return count(state, player), needed


Count = Callable[[State, int], int]


def _planets(number: int, fits: Callable[[Planet], bool]) -> tuple[int, Count]:
    """Return a goal of controlling so many planets of a kind."""
    return number, lambda state, player: sum(map(fits, state.planets_of(player)))


def _ships(number: int, fits: Callable[[State, str], bool]) -> tuple[int, Count]:
    """Return a goal of ships in so many systems of a kind."""
    return number, lambda state, player: sum(fits(state, system) for system in board.fleets(state, player))


def _affords(goal: str) -> tuple[int, Count]:
    what, amount = wealth.COSTS[goal]
    return amount, lambda state, player: wealth.available(state, player, what)


def _natures(state: State, player: int) -> int:
    return len({trait for planet in state.planets_of(player) for trait in planet.traits} & set(TRAITS))


def fine(planet: Planet) -> bool:
    """Return whether a planet is a jewel: worth 5 in all, no home and not Meridian."""
    return planet.worth + planet.weight >= 5 and planet.home == NOBODY and planet.id != MERIDIAN


def _mechs_on_planets(state: State, player: int) -> int:
    return sum(planet.troops[player].mech for planet in state.planets if planet.troops)


_TESTS: Mapping[str, tuple[int, Count]] = {
    "far-holdings": _planets(4, lambda planet: planet.home == NOBODY),
    "three-natures": (len(TRAITS), _natures),
    "marked-worlds": (3, lambda state, player: sum(len(planet.attachments) for planet in state.planets_of(player))),
    "learned": (3, lambda state, player: len(state.players[player].technologies)),
    "great-works": _affords("great-works"),
    "loud-voices": _affords("loud-voices"),
    "keeper": (1, lambda state, player: len(state.players[player].relics)),
    "void-watch": _ships(3, lambda state, system: not state.system_by_id[system].planets),
    "inner-ring": (3, lambda state, player: len(board.ringed(state, player))),
    "wide-wake": _ships(5, lambda state, system: True),
    "full-drawer": (5, lambda state, player: len(state.players[player].hand)),
    "held-back": (3, lambda state, player: state.players[player].tactic + state.players[player].strategy),
    "masterpiece": (MASTERY, mastered),
    "odd-pieces": (2, lambda state, player: sum(number > 0 for number in state.players[player].fragments.values())),
    "jewel": _planets(1, fine),
    "at-the-gates": (1, lambda state, player: len(board.gates(state, player) & set(board.fleets(state, player)))),
    "pathfinder": (2, lambda state, player: state.players[player].frontiers),
    "collector": (4, lambda state, player: state.players[player].fragment_count),
    "seat-of-legend": _planets(1, lambda planet: planet.fabled),
    "centre-of-all": _planets(1, lambda planet: planet.id == MERIDIAN),
    "ferrymaster": _ships(2, lambda state, system: bool(board.wormholes(state, system))),
    "iron-guard": (3, _mechs_on_planets),
    "schools": _planets(2, lambda planet: bool(planet.specialties)),
    "full-coffers": (5, lambda state, player: state.players[player].trade_goods),
    "trial-by-fire": _planets(2, lambda planet: "hazardous" in planet.traits),
    "patron": _planets(2, lambda planet: "cultural" in planet.traits),
    "victor": (1, lambda state, player: int(state.players[player].won == state.round)),
    "shipwrights": (2, lambda state, player: units_of(state, player).dock),
}
"""How far each goal asks one to be, and what counts for it, by its id."""
