"""What a card changes about a blow that is coming: whether its owner is asked, and whether a companion steps in."""

from __future__ import annotations

from ..state import sheets
from ..state.content import Play, content
from ..state.levels import entry, mean
from ..state.state import State, Strike, index_of
from . import odds
from .actions import blows, harm, plays
from .actions.answering import joined

LEAST = 1.0
"""A card that spares fewer EP than this on average is kept."""
RISK = 0.03
"""It is laid all the same where it makes it less likely by more than this that a member goes down."""
DEADLY = 0.02
"""So it is where the Injury for that kills."""
HEAVY, EASED = 4.0, 0.5
"""A blow that takes so many EP on average where it hits, or may take one of those struck down, is not met unasked: who
holds a card that spares so much of it chooses."""
SHIVERS = 0.5
"""What it costs to lose a Phase of the next turn, for one who has the Disease already that comes with it."""
NEAR = 0.05
"""A difference of less EP than this is none."""


def matters(state: State, index: int, card: Play, strike: Strike) -> bool:
    """Return whether an Interrupt or Reaction of a member makes a blow enough better to be thought about: it spares those
    struck `LEAST` EP on average, keeps one of them on their feet, or does something besides (REG-G20, REG-G21). Of a
    `HEAVY` blow less is enough."""
    if card.kind not in ("reaction", "interrupt") or card == content().crafts[state.members[index].craft].reaction:
        return False
    least = EASED if is_heavy(state, strike) else LEAST
    return bool(card.effects) or spared(state, index, card, strike) >= least or saves(state, index, card, strike)


def is_heavy(state: State, strike: Strike) -> bool:
    """Return whether a blow takes `HEAVY` EP on average where it hits, or may take one of those struck down."""
    for each in _struck(strike):
        _, damage, _ = blows.met_with(state, each, _own(state, each), strike)
        if damage is not None and (mean(damage) >= HEAVY or damage.count * damage.sides >= state.members[each].ep):
            return True
    return False


def spared(state: State, index: int, card: Play, strike: Strike) -> float:
    """Return how many EP a card spares those struck on average, beside the Reaction of their Craft. What it takes from the
    attacker is added."""
    if card.kind == "reaction":
        hits, _ = odds.suffers(state, index, card, strike)
        back = (1 - hits) * mean(entry(card.damage)) if card.damage else 0.0
        return back + costs(state, index, _own(state, index), strike) - costs(state, index, card, strike)
    after = joined(state, strike, index, card)
    return sum(
        costs(state, each, _own(state, each), strike) - costs(state, each, _own(state, each), after)
        for each in _struck(strike)
    )


def saves(state: State, index: int, card: Play, strike: Strike) -> bool:
    """Return whether a card makes it less likely by `RISK` that one of those struck goes down. Where the Injury kills them
    `DEADLY` is enough."""
    if card.kind == "reaction":
        struck = (index,) if index in _struck(strike) else ()
        falls = {each: (_falls(state, each, strike), odds.fells(state, each, card, strike)) for each in struck}
    else:
        after = joined(state, strike, index, card)
        falls = {each: (_falls(state, each, strike), _falls(state, each, after)) for each in _struck(strike)}
    return any(
        before - then > (DEADLY if sheets.next_kills(state.members[each]) else RISK)
        for each, (before, then) in falls.items()
    )


def costs(state: State, index: int, answer: Play, strike: Strike) -> float:
    """Return how many EP an Action takes on average in spite of a Reaction, whatever else a hit brings reckoned in."""
    hits, damage = odds.suffers(state, index, answer, strike)
    return hits * ((damage or 0.0) + more(state, index, strike))


def more(state: State, index: int, strike: Strike) -> float:
    """Return what it costs a member, in EP, whatever an Action that hits brings beside Damage. A Disease that they have
    comes to no more than the Phase that it takes, if they have not lost that."""
    deed = plays.play_of(state, strike.actor, strike.play)
    ill, member = deed.disease, state.members[index]
    if ill is None or ill.cumulative or ill.name not in {disease.name for disease in member.diseases}:
        return odds.MORE if ill is not None or any(effect.who == "target" for effect in deed.effects) else 0.0
    left = [effect for effect in deed.effects if effect.who == "target" and not harm.lasts(effect)]
    skips = {effect.name for effect in left if effect.kind == "skip"}
    if any(effect.kind != "skip" for effect in left):
        return odds.MORE
    return SHIVERS if skips - {*member.skips} else 0.0


def _own(state: State, index: int) -> Play:
    return content().crafts[state.members[index].craft].reaction


def _falls(state: State, index: int, strike: Strike) -> float:
    return odds.fells(state, index, _own(state, index), strike)


def _struck(strike: Strike) -> tuple[int, ...]:
    return tuple(found for target in strike.targets if (found := index_of(target)) is not None)
