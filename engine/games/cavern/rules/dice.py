"""The Combat dice, each colour with its own faces (CAV-046): which are rolled, how a Reroll chains, what they come to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from engine.core.dice import Dice

from ..state.content import Colour, Face, content
from ..state.state import Die, Roll

BOUGHT: tuple[Colour, ...] = ("white", "white")
"""The dice that 1 XP buys before an own roll (CAV-171)."""
PRESSED: tuple[Colour, ...] = ("red", "white")
"""What Sellswords add to a Battle or a Fight for it (CAV-G30)."""
MUCH_SPOILS = 5
"""From so many Spoils on, they are rewarded with a Treasure instead of Gold (CAV-139, CAV-166)."""
RIFT = 3
"""The Combat that a Rift Delver adds in a room with a Magic Rift (CAV-039)."""


def pool(kinds: Iterable[str], bought: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the colours of the dice that Delvers of these classes roll, then those ``bought`` (CAV-025, CAV-124)."""
    classes = content().band.classes
    return (*(colour for kind in kinds for colour in classes[kind].dice), *bought)


def rift_bonus(kinds: Iterable[str]) -> int:
    """Return the Combat that Delvers of these classes add in a room with a Rift: 3 for each with its icon (CAV-145)."""
    classes = content().band.classes
    return RIFT * sum(classes[kind].rift for kind in kinds)


def in_hand(colours: Sequence[str]) -> tuple[tuple[str, ...], int]:
    """Return dice in the order they are rolled, and how many of them are owed.

    Dice beyond those that the game has are rolled after all others, so that nothing is lost (CAV-016, CAV-045).
    """
    left = dict(content().band.dice)
    first: list[str] = []
    owed: list[str] = []
    for colour in colours:
        if left[colour]:
            left[colour] -= 1
            first.append(colour)
        else:
            owed.append(colour)
    return (*first, *owed), len(owed)


def cast(dice: Dice, colours: Iterable[str]) -> tuple[Die, ...]:
    """Roll one die after the other, each again as long as it shows Reroll (CAV-049, CAV-050)."""
    return tuple(_cast_one(dice, colour) for colour in colours)


def cast_again(dice: Dice, rolled: Sequence[Die], places: Collection[int]) -> tuple[Die, ...]:
    """Roll the dice at ``places`` (from 0) once more: all that each of them showed is replaced (CAV-G30)."""
    return tuple(_cast_one(dice, die.colour) if place in places else die for place, die in enumerate(rolled))


def total(rolled: Iterable[Die]) -> tuple[int, int]:
    """Return the Combat and the Spoils of dice, all that each showed added up (CAV-047, CAV-048, CAV-049)."""
    shown = [face for die in rolled for face in shown_by(die)]
    return sum(face.combat for face in shown), sum(face.spoils for face in shown)


def result(roll: Roll) -> tuple[int, int]:
    """Return the Combat, with the Rift's (CAV-G48), and the Spoils of a roll."""
    combat, spoils = total(roll.dice)
    return combat + roll.rift, spoils


def rerolled(dice: Dice, roll: Roll, places: Collection[int]) -> Roll:
    """Return a roll with the dice at ``places`` (from 0) rolled once more."""
    return replace(roll, dice=cast_again(dice, roll.dice, places))


def shown_by(die: Die) -> tuple[Face, ...]:
    """Return the faces that a die showed, in order."""
    faces = content().band.faces[die.colour]
    return tuple(faces[face] for face in die.faces)


def _cast_one(dice: Dice, colour: str) -> Die:
    faces = content().band.faces[colour]
    shown = [dice.below(6)]
    while faces[shown[-1]].again:
        shown.append(dice.below(6))
    return Die(colour, tuple(shown))
