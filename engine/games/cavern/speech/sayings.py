"""One sentence for each kind of event that needs no more than its own facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.words import count, listed, upper

from ..state.content import content
from ..state.naming import a_tile, room, the_treasure
from ..state.state import Gold, Holding
from .words import experience, gathered, held_worth, loot, named_tiles

Facts = Mapping[str, Any]

ENDINGS = {
    "sun": "The sun is down: this round is played out, then the cavern closes.",
    "gold": "The last Gold is taken: this round is played out, then the cavern closes.",
    "tiles": "No tile is left: this round is played out, then the cavern closes.",
}


def _faction(facts: Facts) -> str:
    known = content().band.factions[facts["faction"]]
    return f"{facts['who']} leads the {known.name}. “{known.motto}”"


def _placed(facts: Facts) -> str:
    paid = {"": "", "xp": ", against the corridor rule for 1 XP", "treasure": ", and the corridor rule is waived"}
    extra = " Fast Movement: another turn follows this one." if content().tiles[facts["tile"]].fast else ""
    return f"{facts['who']} lays a tile at {facts['at']}{paid[facts['paid']]}: {a_tile(facts['tile'])}.{extra}"


def _loot(facts: Facts, none: str) -> str:
    gold, treasure = facts["loot"]
    return loot(gold, treasure, none)


def _completed(facts: Facts) -> str:
    holds = f"{_loot(facts, 'no loot')}, and in it {gathered(facts['delvers'])}"
    return f"{upper(room(facts['floor'], facts['at']))} is complete: {holds}."


def _deserted(facts: Facts) -> str:
    lost = f"its {_loot(facts, '')} {'is' if sum(facts['loot']) == 1 else 'are'} lost"
    return f"{upper(room(facts['floor'], facts['at']))} closes with nobody in it; {lost}."


def _bought(facts: Facts) -> str:
    what = {"dice": "for 2 white dice", "red": "for a red die", "reroll": "to roll again"}
    return f"{facts['who']} pays 1 XP {what[facts['what']]}."


def _revealed(facts: Facts) -> str:
    card = facts["treasure"]
    return f"{facts['who']} reveals {the_treasure(card)}. {content().treasures[card].text}"


def _at_once(treasure: str) -> str:
    """Return a treasure that works when it is received, and what it does: the first sentence of its words."""
    card = content().treasures[treasure]
    return f"{the_treasure(treasure)}. {card.text.partition('. ')[0].rstrip('.')}."


def paid(facts: Facts) -> str:
    """Return what somebody pays, as a verb: "pays 2 XP"."""
    parts = [f"{facts['xp']} XP"] if facts["xp"] else []
    parts += [f"{facts['gold']} Gold"] if facts["gold"] else []
    return f"pays {listed(parts)}"


def _short(facts: Facts) -> str:
    deck, number = facts["deck"], facts["count"]
    if not number:
        return f"The {upper(deck)} deck is empty, and {facts['who']} has no facedown card to turn."
    own = f"{number} of their own {upper(deck)} cards" if number > 1 else f"one of their own {upper(deck)} cards"
    return f"The {upper(deck)} deck is empty: {facts['who']} turns {own} faceup instead."


def _flipped(facts: Facts) -> str:
    if facts["deck"] == "gold":
        return f"{facts['who']} turns a {facts['card']} faceup: it counts {Gold(int(facts['card']), up=True).worth} now."
    card = content().treasures[facts["card"]]
    return f"{facts['who']} turns {the_treasure(card.id)} faceup: it counts {Holding(card.id, up=True).worth} now."


def collected_own(facts: Facts) -> str:
    """Return what somebody's own new cards are: "You collect Gold worth 2 and 3; Bone key (4)."."""
    gold = f"Gold worth {listed([str(value) for value in facts['gold']])}" if facts["gold"] else ""
    return f"You collect {'; '.join(filter(None, (gold, *map(held_worth, facts['treasure']))))}."


PROMPTS = {
    "on": "{who} will be asked before and after their rolls.",
    "before": "{who} will be asked before their rolls, and keeps what comes.",
    "off": "{who} rolls without being asked from now on.",
    "all": "{who} will be asked before and after every roll.",
}

SAYINGS: dict[str, Callable[[Facts], str]] = {
    "faction": _faction,
    "drew": lambda f: f"You draw: {named_tiles(f['tiles'])}.",
    "reshuffled": lambda f: f"The {count(f['count'], 'discarded tile')} become the new stack.",
    "swapped": lambda f: f"{f['who']} pays 1 XP to swap {count(len(f['tiles']), 'tile')}: {named_tiles(f['tiles'])}.",
    "placed": _placed,
    "drifted_in": lambda f: f"The cavern grows by itself at {f['at']}: {a_tile(f['tile'])}.",
    "sun": lambda f: "The sun sinks." if f["left"] else "",
    "ending": lambda f: ENDINGS[f["why"]],
    "torchlit": lambda f: f"By torchlight at {f['at']}: {gathered(f['delvers'])}.",
    "stuck": lambda f: f"Nothing in {f['who']}'s hand fits: {named_tiles(f['tiles'])}.",
    "redrawn": lambda f: f"{f['who']} throws the hand away and draws a new one.",
    "skipped": lambda f: f"{f['who']} {'can lay nothing' if f['why'] == 'stuck' else 'has no tile to lay'} this turn.",
    "kept": lambda f: f"{f['who']} sends nobody.",
    "turn": lambda f: f"{f['who']} has another turn." if f["extra"] else "",
    "prompts": lambda f: PROMPTS[f["setting"]].format(**f),
    "completed": _completed,
    "deserted": _deserted,
    "bought": _bought,
    "revealed": _revealed,
    "receipt": lambda f: f"{f['who']} reveals {_at_once(f['treasure'])}",
    "peeked": lambda f: f"{f['who']} looks at the facedown Delvers of {room(f['floor'], f['at'])}.",
    "peeked_own": lambda f: f"You see {gathered(f['delvers'])}.",
    "gained_xp": lambda f: f"{f['who']} {experience(f['amount'])}.",
    "paid_own": lambda f: f"You pay with Gold worth {listed([str(value) for value in f['gold']])}.",
    "short": _short,
    "flipped": _flipped,
    "collected_own": collected_own,
}
"""One sentence per kind of event; what belongs together with others, `story.Story` gathers."""
