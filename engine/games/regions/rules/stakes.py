"""What a card changes about a blow that is coming: whether its owner is asked, and whether a companion steps in."""

from __future__ import annotations

from ..state import sheets
from ..state.content import Play, content
from ..state.levels import entry, mean
from ..state.state import State, Strike, index_of
from . import odds
from .actions import harm, plays
from .actions.answering import joined

LEAST = 1.0
"""A card that spares fewer EP than this on average is kept."""
RISK = 0.05
"""It is laid all the same where it makes it less likely by more than this that a member goes down."""
DEADLY = 0.02
"""So it is where the Injury for that kills."""
NEAR = 0.05
"""A difference of less EP than this is none."""


def matters(state: State, index: int, card: Play, strike: Strike) -> bool:
    """Return whether an Interrupt or Reaction of a member makes a blow enough better to be thought about: it spares those
    struck `LEAST` EP on average, keeps one of them on their feet, or does something besides (REG-G20, REG-G21)."""
    if card.kind not in ("reaction", "interrupt") or card == content().crafts[state.members[index].craft].reaction:
        return False
    return bool(card.effects) or spared(state, index, card, strike) >= LEAST or saves(state, index, card, strike)


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
    return hits * ((damage or 0.0) + (odds.MORE if brings_more(state, index, strike) else 0.0))


def brings_more(state: State, index: int, strike: Strike) -> bool:
    """Return whether an Action that hits a member brings them more than Damage: a Disease that they have does not."""
    deed = plays.play_of(state, strike.actor, strike.play)
    ill, has = deed.disease, {disease.name for disease in state.members[index].diseases}
    lasting = ill is not None and ill.name in has and not ill.cumulative
    known = {id(effect) for effect in deed.effects if lasting and harm.lasts(effect)}
    return (ill is not None and not lasting) or any(e.who == "target" and id(e) not in known for e in deed.effects)


def _own(state: State, index: int) -> Play:
    return content().crafts[state.members[index].craft].reaction


def _falls(state: State, index: int, strike: Strike) -> float:
    return odds.fells(state, index, _own(state, index), strike)


def _struck(strike: Strike) -> tuple[int, ...]:
    return tuple(found for target in strike.targets if (found := index_of(target)) is not None)
