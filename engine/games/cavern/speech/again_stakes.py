"""What it is worth to roll dice again: how likely the roller succeeds then, and how likely Spoils pay."""

from __future__ import annotations

from engine.core.odds import odds as odds_in_words

from ..rules import odds
from ..rules.contests import option_of, reroll_choices
from ..rules.dice import MUCH_SPOILS, total
from ..state.catalogue import WORDS
from ..state.state import Contest, State
from .roll_stakes import FOR_A_CARD, LITTLE, NEVER, chance_words, contest_at


def better_again(state: State, least: float = LITTLE) -> bool:
    """Return whether it is likelier by so much that the roller succeeds once the best dice are rolled again."""
    task = contest_at(state, "after")
    if task is None or odds.is_even(task):
        return False
    chances = [found for dice in reroll_choices(task.rolls[-1]) if (found := again(state, task, dice)) is not None]
    return max(chances, default=0.0) - (odds.stands(state, task) or 0.0) >= least


def chance_again(state: State, dice: str) -> str:
    """Return how likely the roller succeeds who rolls dice again, named by their numbers ("1,3"); "" where that is not
    asked, or no die has such a number."""
    task = contest_at(state, "after")
    return "" if task is None else chance_words(task, again(state, task, dice))


def spoils_again(state: State, dice: str) -> str:
    """Return how likely Spoils pay once dice are rolled again: "most Spoils 2 in 3", or a Treasure for them; "" where that
    is no likelier than what was rolled."""
    task = contest_at(state, "after")
    places = [int(number) - 1 for number in dice.split(",") if number.isdigit()]
    if task is None or odds.is_even(task) or not all(0 <= place < len(task.rolls[-1].dice) for place in places):
        return ""
    now, then = odds.pays(state, task), odds.pays(state, task, again=places)
    if now is None or then is None:
        return ""
    if then - now >= FOR_A_CARD:
        return WORDS("spoils-pay", chance=odds_in_words(then))
    # Spoils that are the most anyhow may come to a Treasure.
    much = [odds.pays(state, task, again=fresh, least=MUCH_SPOILS) or 0.0 for fresh in ((), places)]
    return WORDS("spoils-much", chance=odds_in_words(much[1])) if much[1] - much[0] >= FOR_A_CARD else ""


def gains_again(state: State, dice: str) -> tuple[str, str]:
    """Return how likely the roller succeeds who rolls dice again, and how likely Spoils pay then. Of a roll that cannot
    succeed it is the Spoils alone, where they pay."""
    task, spoils = contest_at(state, "after"), spoils_again(state, dice)
    chance = again(state, task, dice) if task is not None else None
    hopeless = chance is not None and chance < NEVER
    return "" if hopeless and spoils else chance_again(state, dice), spoils


def best_again(state: State) -> tuple[str, str]:
    """Return the dice that are best rolled again of those that are offered, by their numbers, and how likely that is then.

    Of equals those that gave least, of these the fewest; both are "" where that is not asked or not known.
    """
    task = contest_at(state, "after")
    if task is None:
        return "", ""
    found = {dice: chance for dice in reroll_choices(task.rolls[-1]) if (chance := again(state, task, dice)) is not None}
    rolled, option = task.rolls[-1].dice, option_of(task)
    counts = int(task.kind == "test" and option is not None and option.kind == "spoils")

    def gave(dice: str) -> int:
        return total(rolled[int(number) - 1] for number in dice.split(","))[counts]

    best = min(found, key=lambda dice: (-round(found[dice], 6), gave(dice), len(dice)), default="")
    wins = odds.stands(state, task)
    if wins is not None and found.get(best, 0.0) - wins < LITTLE and task.kind == "battle":
        # Where no dice win likelier they are rolled again for their Spoils.
        paid = max((odds.pays(state, task, again=_places(dice)) or 0.0 for dice in found), default=0.0)
        if paid - (odds.pays(state, task) or 0.0) >= FOR_A_CARD:
            return best, WORDS("spoils-pay", chance=odds_in_words(paid))
    return best, chance_words(task, found.get(best))


def _places(dice: str) -> list[int]:
    return [int(number) - 1 for number in dice.split(",")]


def missed(task: Contest) -> str:
    """Return by their numbers the dice that gave nothing of what counts; in a Battle or Fight that is Combat."""
    option = option_of(task)
    counts = int(task.kind == "test" and option is not None and option.kind == "spoils")
    rolled = enumerate(task.rolls[-1].dice, start=1)
    return ",".join(str(number) for number, die in rolled if not total((die,))[counts])


def again(state: State, task: Contest, dice: str) -> float | None:
    """Return the chance of the roller who rolls dice again, named by their numbers; ``None`` where it is not known."""
    places = [int(number) - 1 for number in dice.split(",") if number.isdigit()]
    known = all(0 <= place < len(task.rolls[-1].dice) for place in places)
    return odds.again(state, task, places) if known else None
