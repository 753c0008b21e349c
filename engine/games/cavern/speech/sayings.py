"""One sentence for each event that needs no more than its own facts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happenings, Sayings
from engine.core.words import count, listed, upper

from ..rules import events, extras
from ..state.content import content
from ..state.naming import a_tile, room, the_treasure
from ..state.state import Gold, Holding
from .words import EFFECTS, experience, gathered, held_worth, loot, named_tiles

HAPPENINGS = Happenings(events, extras)
"""Every event of a cavern, to be read again."""

SAYINGS = Sayings()
"""One sentence for each type of event; what belongs together with others, `story.Story` gathers."""

ENDINGS = {
    "sun": "The sun is down",
    "gold": "The last Gold is taken",
    "tiles": "No tile is left",
}
"""What brings the end about."""


@SAYINGS.of(events.Faction)
def _faction(e: events.Faction) -> str:
    known = content().band.factions[e.faction]
    return f"{e.who} leads the {known.name}."


PAID = {"": "", "xp": " against the corridor rule, for 1 XP", "treasure": " against the corridor rule"}


@SAYINGS.of(events.Placed)
def _placed(e: events.Placed) -> str:
    return f"{e.who} lays a tile at {e.at}{PAID[e.paid]}."


@SAYINGS.of(events.Completed)
def _completed(e: events.Completed) -> str:
    return f"{upper(room(e.floor, e.at))} closes on {gathered(e.delvers)}: {loot(*e.loot, 'no loot')}."


@SAYINGS.of(events.Deserted)
def _deserted(e: events.Deserted) -> str:
    return deserted([e])


def deserted(rooms: Sequence[events.Deserted]) -> str:
    """Return which rooms close with nobody in them, and what of theirs is lost."""
    gold, treasure = (sum(e.loot[kind] for e in rooms) for kind in (0, 1))
    close = f"{upper(listed([room(e.floor, e.at) for e in rooms]))} {'close' if len(rooms) > 1 else 'closes'} empty"
    return f"{close}: {loot(gold, treasure)} {'is' if gold + treasure == 1 else 'are'} lost."


BOUGHT = {"red": "a red and a white die", "reroll": "another roll"}


@SAYINGS.of(events.Bought)
def _bought(e: events.Bought) -> str:
    return f"{e.who} pays {e.xp} XP for {BOUGHT.get(e.what, f'{2 * e.xp} dice')}."


def revealed(e: events.Revealed | events.Receipt) -> str:
    """Return which treasure is used, and what it does, in a few words."""
    return f"{e.who} reveals {the_treasure(e.treasure)}{_does(e.treasure)}."


def _does(treasure: str) -> str:
    effect = content().treasures[treasure].effect
    return f": {EFFECTS[effect]}" if effect else ""


def paid(e: events.Paid) -> str:
    """Return what somebody pays, as a verb: "pays 2 XP"."""
    parts = [f"{e.xp} XP"] if e.xp else []
    parts += [f"{e.gold} Gold"] if e.gold else []
    return f"pays {listed(parts)}"


@SAYINGS.of(events.Short)
def _short(e: events.Short) -> str:
    deck = upper(e.deck)
    if not e.count:
        return f"The {deck} deck is empty, and {e.who} has no facedown card to turn."
    own = f"{e.count} of their own {deck} cards" if e.count > 1 else f"one of their own {deck} cards"
    return f"The {deck} deck is empty: {e.who} turns {own} faceup instead."


@SAYINGS.of(events.Flipped)
def _flipped(e: events.Flipped) -> str:
    if e.deck == "gold":
        return f"{e.who} turns a {e.card} faceup: it counts {Gold(int(e.card), up=True).worth} now."
    return f"{e.who} turns {the_treasure(e.card)} faceup: it counts {Holding(e.card, up=True).worth} now."


@SAYINGS.of(events.CollectedOwn)
def _collected_own(e: events.CollectedOwn) -> str:
    """Return what somebody's own new cards are: "You collect Gold worth 2 and 3; Bone key (4)."."""
    gold = f"Gold worth {_values(e.gold)}" if e.gold else ""
    return f"You collect {'; '.join(filter(None, (gold, *map(held_worth, e.treasure))))}."


def _values(gold: tuple[int, ...]) -> str:
    return listed([str(value) for value in gold])


PROMPTS = {
    "on": "is asked about rolls where XP can help.",
    "before": "is asked before rolls, and keeps what comes.",
    "off": "rolls without being asked.",
    "all": "is asked about every roll.",
}

SAYINGS.add(events.Drew, lambda e: f"You draw: {named_tiles(e.tiles)}.")
SAYINGS.add(events.Reshuffled, lambda e: f"The {count(e.count, 'discarded tile')} become the new stack.")
SAYINGS.add(events.Swapped, lambda e: f"{e.who} pays 1 XP to swap {count(len(e.tiles), 'tile')}: {named_tiles(e.tiles)}.")
SAYINGS.add(events.DriftedIn, lambda e: f"The cavern grows by itself at {e.at}: {a_tile(e.tile)}.")
SAYINGS.add(events.Sun, lambda e: "")
SAYINGS.add(events.Ending, lambda e: f"{ENDINGS[e.why]}.")
SAYINGS.add(events.Torchlit, lambda e: f"By torchlight at {e.at}: {gathered(e.delvers)}.")
SAYINGS.add(events.Stuck, lambda e: f"Nothing in {e.who}'s hand fits: {named_tiles(e.tiles)}.")
SAYINGS.add(events.Redrawn, lambda e: f"{e.who} throws the hand away and draws a new one.")
SAYINGS.add(
    events.Skipped, lambda e: f"{e.who} {'can lay nothing' if e.why == 'stuck' else 'has no tile to lay'} this turn."
)
SAYINGS.add(events.Kept, lambda e: f"{e.who} sends nobody.")
SAYINGS.add(events.Turn, lambda e: "")
SAYINGS.add(events.Prompts, lambda e: f"{e.who} {PROMPTS[e.setting]}")
SAYINGS.add(events.Revealed, revealed)
SAYINGS.add(events.Receipt, revealed)
SAYINGS.add(events.Peeked, lambda e: f"{e.who} looks at the facedown Delvers of {room(e.floor, e.at)}.")
SAYINGS.add(events.PeekedOwn, lambda e: f"You see {gathered(e.delvers)}.")
SAYINGS.add(events.GainedXp, lambda e: f"{e.who} {experience(e.amount)}.")
SAYINGS.add(events.PaidOwn, lambda e: f"You pay with Gold worth {_values(e.gold)}.")
SAYINGS.add(events.Spoils, lambda e: f"{e.who} gets 1 {'Treasure' if e.treasure else 'Gold'} for Spoils.")
SAYINGS.add(events.Home, lambda e: "")


@SAYINGS.of(extras.Fulfilled)
def _fulfilled(e: extras.Fulfilled) -> str:
    known = content().contracts[e.contract]
    return f"**{known.name}**: {e.who} is first, for {count(e.points, 'point')}. {known.won}"


@SAYINGS.of(extras.Guarded)
def _guarded(e: extras.Guarded) -> str:
    kept = f", and {e.treasure} Treasure with it" if e.treasure else ""
    return f"{content().beast.need} Combat would have driven the beast off: it stays{kept}."


SAYINGS.add(extras.Lurking, lambda e: f"The beast is in there: {e.who} has to face it.")
SAYINGS.add(extras.Driven, lambda e: f"{e.who} drives the beast off to {e.at}, for {count(e.points, 'point')}.")
SAYINGS.add(extras.Prowled, lambda e: f"The beast moves on to {e.at}.")
