"""The odds of combat: every outcome of the dice counted, against what a die of each kind should do (GAL-G13, GAL-G14).

A round depends only on who still stands, so that the odds of whole combats follow from those of single rounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.odds import keeps, ships, survivors, takes, wins
from engine.games.galaxy.state.state import Battle, Force, State, force_of

from .build import ADA, BOB, galaxy, having, put, voyage_of
from .fights import units
from .test_battles import FIELD

Sides = tuple[str, str]
"""Units of attacker and defender, as a move writes them."""

CHANCE = {
    "infantry": Fraction(3, 10),
    "scout": Fraction(3, 10),
    "mech": Fraction(5, 10),
    "transport": Fraction(2, 10),
    "battleship": Fraction(5, 10),
}
"""How likely each kind hits: on 8, 8, 6, 9 and 6 of ten faces (GAL-G13)."""

NONE = "nothing"
CHEAPEST = ("infantry", "scout", "mech", "transport", "battleship")


def kinds(force: str) -> list[str]:
    """Return the units of one side one by one, the cheapest first."""
    parts = [] if force == NONE else [part.split() for part in force.split(", ")]
    return sorted((kind for count, kind in parts for _ in range(int(count))), key=CHEAPEST.index)


def spelt(left: list[str]) -> str:
    """Return units as a move writes them."""
    return ", ".join(f"{left.count(kind)} {kind}" for kind in CHEAPEST if kind in left) or NONE


def place_of(sides: Sides) -> str:
    return "kiln" if {"infantry", "mech"} & {*kinds(sides[0]), *kinds(sides[1])} else FIELD


def fought(sides: Sides, draws: tuple[int, ...], technologies: tuple[str, ...] = ()) -> Sides:
    """Return who is left after a round of the engine's with these draws; the cheapest units are lost."""
    place = place_of(sides)
    state: State = having(galaxy(), ADA, habits={"combat": "quick"}, technologies=technologies)
    state = having(state, BOB, habits={"combat": "quick"})
    for player, force in enumerate(sides):
        state = put(state, player, place, force)
    on_planet = "" if place == FIELD else place
    system = state.planet_by_id[place].system if on_planet else FIELD
    voyage = voyage_of(state, draws)
    voyage.push(Battle(system, ADA, BOB, on_planet))
    for _ in ("start", "roll", "losses"):
        flow.FLOW.go_on(voyage)
    return units(voyage.state, ADA, place), units(voyage.state, BOB, place)


@cache
def counted(sides: Sides, technologies: tuple[str, ...] = ()) -> Mapping[Sides, Fraction]:
    """Return how likely each outcome of a round is in the engine: every combination of faces is rolled once.

    Faces that differ in nothing are rolled once for all of them: 1 to 5, 6, 7, 8, and 9 to 10.
    """
    alike = {0: 5, 5: 1, 6: 1, 7: 1, 8: 2}
    number = len(kinds(sides[0])) + len(kinds(sides[1]))
    found: Counter[Sides] = Counter()
    for draws in product(alike, repeat=number):
        ways = 1
        for draw in draws:
            ways *= alike[draw]
        found[fought(sides, draws, technologies)] += ways
    return {sides: Fraction(ways, 10**number) for sides, ways in found.items()}


def hits(force: str, bonus: Fraction = Fraction(0)) -> list[Fraction]:
    """Return how likely a side makes 0, 1, 2 ... hits."""
    odds = [Fraction(1)]
    for kind in kinds(force):
        chance = CHANCE[kind] + bonus
        shifted = [Fraction(0), *(odd * chance for odd in odds)]
        odds = [a + b for a, b in zip([*(odd * (1 - chance) for odd in odds), Fraction(0)], shifted, strict=True)]
    return odds


def expected(sides: Sides, bonus: Fraction = Fraction(0)) -> Mapping[Sides, Fraction]:
    """Return how likely each outcome of a round should be; ``bonus`` is the attacker's."""
    found: dict[Sides, Fraction] = {}
    for made, hit in enumerate(hits(sides[0], bonus)):
        for suffered, other in enumerate(hits(sides[1])):
            left = spelt(kinds(sides[0])[suffered:]), spelt(kinds(sides[1])[made:])
            found[left] = found.get(left, Fraction(0)) + hit * other
    return found


@pytest.mark.rule("GAL-G13", "GAL-G14")
@pytest.mark.parametrize(
    "sides",
    [
        ("1 scout", "1 transport"),
        ("1 battleship", "2 scout"),
        ("2 scout", "1 scout, 1 transport"),
        ("1 scout, 1 battleship", "1 transport, 1 battleship"),
    ],
)
def test_a_round_in_space_has_the_odds_that_its_dice_have(sides: Sides) -> None:
    assert counted(sides) == expected(sides)


@pytest.mark.rule("GAL-G13", "GAL-G15")
@pytest.mark.parametrize("sides", [("1 infantry", "1 mech"), ("2 infantry, 1 mech", "1 infantry")])
def test_a_round_on_the_ground_has_the_odds_that_its_dice_have(sides: Sides) -> None:
    assert counted(sides) == expected(sides)


@pytest.mark.rule("GAL-G38")
def test_ranging_arrays_make_every_die_of_the_first_round_better_by_a_tenth() -> None:
    sides = ("2 scout", "1 battleship")
    assert counted(sides, ("ranging-arrays",)) == expected(sides, Fraction(1, 10))


def win(sides: Sides) -> Fraction:
    """Return how likely the attacker wins in the end, by the engine's rounds."""
    if NONE in sides:
        return Fraction(int(sides[1] == NONE and sides[0] != NONE))
    odds = counted(sides)
    return sum(share * win(left) for left, share in odds.items() if left != sides) / (1 - odds[sides])


@pytest.mark.rule("GAL-G14")
def test_two_scouts_are_equal_and_take_each_other_along_in_3_of_17_combats() -> None:
    # Of 100 rounds 9 destroy both, 21 the one, 21 the other, 49 neither: 21 of the 51 that end it.
    assert win(("1 scout", "1 scout")) == Fraction(21, 51) == Fraction(7, 17)


@pytest.mark.rule("GAL-G14")
def test_a_battleship_beats_a_scout_in_35_of_65_combats() -> None:
    # It alone hits in 0.5 * 0.7 of the rounds, the scout alone in 0.5 * 0.3, both in 0.15, neither in 0.35.
    assert win(("1 battleship", "1 scout")) == Fraction(35, 65)


@pytest.mark.rule("GAL-G15")
def test_two_infantry_beat_a_mech_in_three_combats_of_four() -> None:
    # One infantry against the mech: it alone hits in 0.3 * 0.5 = 0.15 of the rounds, neither does in 0.35: 15 of 65.
    # Two of them: at least one hits in 0.51, the mech in 0.5. Won: 0.51 (one or two are left). On with one: 0.49 * 0.5.
    # Neither: 0.49 * 0.5. So (0.51 + 0.245 * 15/65) / 0.755 = 1473/1963.
    single = Fraction(15, 65)
    two = (Fraction(51, 100) + Fraction(245, 1000) * single) / (1 - Fraction(245, 1000))
    assert win(("1 infantry", "1 mech")) == single
    assert win(("2 infantry", "1 mech")) == two == Fraction(1473, 1963)


@pytest.mark.rule("GAL-G14", "GAL-G15")
def test_the_odds_of_a_planet_count_ships_that_are_lost_ground_forces_and_bombardment() -> None:
    scout, infantry, nothing = force_of("scout"), force_of("infantry"), force_of("infantry", 0)
    # Scouts and infantry hit on 8: who wins of two alike does so in 21 of 51 cases.
    assert takes(scout + infantry, nothing, nothing) == pytest.approx(1)
    assert takes(scout + infantry, nothing, infantry) == pytest.approx(21 / 51)
    assert takes(scout + infantry, scout, infantry) == pytest.approx((21 / 51) ** 2)
    assert takes(scout, scout, nothing) == 0, "no one lands"
    # A battleship carries 1 and bombards on 6: half the time nobody is left to fight on the ground.
    assert takes(force_of("battleship") + infantry, nothing, infantry) == pytest.approx(0.5 + 0.5 * 21 / 51)
    # Two scouts carry 2 infantry. With one scout lost one of them lands.
    both = survivors(ships(force_of("scout", 2)), ships(scout))
    assert sum(both[1:]) == pytest.approx(wins(ships(force_of("scout", 2)), ships(scout)))
    expected = both[1] * wins((8,), (8,)) + both[2] * wins((8, 8), (8,))
    assert takes(force_of("scout", 2) + force_of("infantry", 2), scout, infantry) == pytest.approx(expected)


@pytest.mark.rule("GAL-G13", "GAL-G15")
def test_what_is_taken_is_kept_as_likely_as_a_rival_who_answers_fails() -> None:
    # Nothing defends: 1 scout and 1 infantry stay. A rival without ground forces takes nothing back.
    one, foe = force_of("scout") + force_of("infantry"), force_of("scout")
    assert keeps(one, Force(), Force(), foe) == 1.0
    # Both sides hit on 8, 3 in 10. Of exchanges with a hit (0.51) Ada alone hits in 0.21, Bob alone in 0.21, both in 0.09.
    # Bob takes it with 7 in 17 in space and 7 in 17 on the ground.
    assert keeps(one, Force(), Force(), foe + force_of("infantry")) == pytest.approx(1 - (7 / 17) ** 2)
    assert keeps(force_of("scout"), Force(), Force(), foe) == 0.0, "without ground forces it is never taken"
