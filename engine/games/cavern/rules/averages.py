"""How the stories of all cards turn out on average: a player knows no more of one before its answer is chosen (CAV-122)."""

from __future__ import annotations

from functools import cache

from ..state.content import Option, content
from .odds import Kinds, beats, passes


@cache
def fights_won(dice: Kinds, rift: int = 0) -> float:
    """Return how many of the Fights of all stories dice win, on average."""
    found = [beats(dice, tuple(sorted(option.dice)), rift) for option in _options("fight")]
    return sum(found) / len(found)


@cache
def tests_passed(dice: Kinds, kind: str) -> float:
    """Return how many of the Tests of a kind, "combat" or "spoils", of all stories dice pass, on average."""
    found = [passes(dice, option) for option in _options(kind)]
    return sum(found) / len(found)


@cache
def stories_won(dice: Kinds, rift: int = 0) -> float:
    """Return how many of all stories end well for dice: by the Fight where there is one, else by either answer."""
    found = []
    for card in content().encounters.values():
        fights = [option for option in card.options if option.kind == "fight"]
        ways = [_ends_well(option, dice, rift) for option in fights or card.options]
        found.append(sum(ways) / len(ways))
    return sum(found) / len(found)


def _ends_well(option: Option, dice: Kinds, rift: int) -> float:
    if option.kind == "fight":
        return beats(dice, tuple(sorted(option.dice)), rift)
    return passes(dice, option) if option.kind in ("combat", "spoils") else float(option.kind == "succeed")


def _options(kind: str) -> list[Option]:
    return [option for card in content().encounters.values() for option in card.options if option.kind == kind]
