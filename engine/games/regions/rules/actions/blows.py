"""What a blow can do, before its dice fall: how often a roll wins, and how much Damage it then does."""

from __future__ import annotations

from functools import cache

from ...state.content import Play, content
from ...state.levels import Entry, entry, shifted
from ...state.state import State, Strike, who
from . import dice_shifts, plays


@cache
def totals(count: int, sides: int) -> tuple[float, ...]:
    """Return the chance of each total from 0 on."""
    found = [1.0]
    for _ in range(count):
        longer = [0.0] * (len(found) + sides)
        for total, chance in enumerate(found):
            for face in range(1, sides + 1):
                longer[total + face] += chance / sides
        found = longer
    return tuple(found)


@cache
def wins(own: Entry, other: Entry) -> float:
    """Return the chance that a roll comes to at least as much as another."""
    mine, theirs = totals(own.count, own.sides), totals(other.count, other.sides)
    return sum(
        chance * against for total, chance in enumerate(mine) for least, against in enumerate(theirs) if least <= total
    )


@cache
def exceeds(damage: Entry, ward: Entry | None, least: int) -> float:
    """Return the chance that a roll of Damage comes to at least so much after a roll of Defense."""
    warded = totals(ward.count, ward.sides) if ward is not None else (1.0,)
    dealt = totals(damage.count, damage.sides)
    return sum(
        chance * against
        for total, chance in enumerate(dealt)
        for taken, against in enumerate(warded)
        if total - taken >= least
    )


def harms(state: State, index: int, strike: Strike, answer: Play | None = None) -> dict[int, float]:
    """Return how likely an Action takes each number of EP from a member in spite of their ``answer``.

    That is the Reaction of their Craft where none is given."""
    reaction = answer or content().crafts[state.members[index].craft].reaction
    won, damage, ward = met_with(state, index, reaction, strike)
    if damage is None:
        return {0: 1.0}
    most = damage.count * damage.sides
    at_least = [1.0, *(won * exceeds(damage, ward, least) for least in range(1, most + 1)), 0.0]
    return {harm: at_least[harm] - at_least[harm + 1] for harm in range(most + 1)}


def met_with(state: State, index: int, answer: Play | None, strike: Strike) -> tuple[float, Entry | None, Entry | None]:
    """Return the chance that an Action under way hits a member in spite of a Reaction, its Damage and the Defense; ``None``
    where there is none."""
    me, play = who(index), plays.play_of(state, strike.actor, strike.play)
    won = 1.0
    if answer is not None and play.inflict and answer.endure:
        own = shifted(entry(play.inflict), dice_shifts.shifts_for(state, strike.actor, "inflict", play, me, strike))
        other = shifted(entry(answer.endure), dice_shifts.shifts_for(state, me, "endure", answer, strike.actor, strike))
        won = wins(own, other)
    if not play.damage:
        return won, None, None
    damage = shifted(entry(play.damage), dice_shifts.shifts_for(state, strike.actor, "damage", play, me, strike))
    ward = plays.defense_of(state, me, answer)
    if not ward:
        return won, damage, None
    warded = dice_shifts.shifts_for(state, me, "defense", answer, strike.actor, strike)
    return won, damage, shifted(entry(ward), warded)


def most_damage(state: State, index: int, strike: Strike) -> int:
    """Return the most Damage that an Action under way can do to a member who does not defend."""
    play = plays.play_of(state, strike.actor, strike.play)
    dealt = shifted(entry(play.damage), dice_shifts.shifts_for(state, strike.actor, "damage", play, who(index), strike))
    return dealt.count * dealt.sides
