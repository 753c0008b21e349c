"""One sentence for each event."""

from __future__ import annotations

from engine.core.events import Happenings, Sayings
from engine.core.words import an, count, listed, lower

from ..rules import events
from ..state.content import content
from ..state.naming import chip_name, level, lower_companion, relic_name
from .words import relic_words, upper_unit

HAPPENINGS = Happenings(events)
"""Every event of a delve, to be read again."""

SAYINGS = Sayings()
"""One sentence for each type of event. Caches, enemies on a new tile and enemy turns are gathered by `story`."""

BEGUN = {
    "survey": "The gate grinds shut behind you. Somewhere below lie {} star shards: bring them together.",
    "uncover": "The gate grinds shut behind you. Every star shard counts, up to {}, if somebody carries it out.",
}
ENDS = {
    ("won", "survey"): "The last shard is in hand, and the dark stays behind you. You made it out in round {round}.",
    ("won", "uncover"): "You climb out with all {required} shards in round {round}.",
    ("lost", "survey"): "Nobody is left standing. The lanterns burn down by themselves in round {round}.",
    ("lost", "uncover"): "Nobody is left standing, and the shards lie where they fell. Round {round}, no points.",
    ("retreat", "survey"): "You turn back in round {round} with {gained} of {required} shards. The delve keeps the rest.",
    ("retreat", "uncover"): "You climb out in round {round} with {gained} of {required} shards: {points}.",
}
REVEALED = {
    "near": "They wait right behind the door.",
    "whisk": "The floor tips you inwards.",
    "collapse": "Far behind, stone gives way.",
}
ENVIRONMENTS = {
    "mire": "Mire: every hex here costs 2 movement.",
    "murk": "Murk: nothing beyond the next hex can be hit into or out of here.",
    "embers": "Embers: whoever ends a turn here loses 1 health.",
    "hush": "Hush: no relic works here.",
}

SAYINGS.add(events.Begun, lambda e: BEGUN[e.objective].format(e.required))


@SAYINGS.of(events.ClassTaken)
def _class_taken(e: events.ClassTaken) -> str:
    known = content().adventurers[e.kind]
    return f"{e.who} takes the {known.name}. {known.text}"


SAYINGS.add(events.Deployed, lambda e: f"{e.who} waits at {e.at}{', and will go first' if e.first else ''}.")
SAYINGS.add(events.CompanionPlaced, lambda e: f"The {lower(e.who)} comes along, to {e.at}.")

# Rounds and turns.

SAYINGS.add(events.Round, lambda e: f"Round {e.number}." if e.number > 1 else "Two ways on, both from the same doorway.")


@SAYINGS.of(events.Moved)
def _moved(e: events.Moved) -> str:
    second = " on a second move" if e.second else ""
    short = ", and stops there" if e.short else ""
    return f"{e.who} walks to {e.at}{second}{short}."


SAYINGS.add(events.Passed, lambda e: f"{e.who} is done.")
SAYINGS.add(events.Asked, lambda e: "")


@SAYINGS.of(events.Shifted)
def _shifted(e: events.Shifted) -> str:
    what = f"the {e.what} cache" if e.piece == "cache" else f"the {level(e.what)}"
    return f"{e.who} has {what} at {e.to} instead of {e.at}."


@SAYINGS.of(events.Retreats)
def _retreats(e: events.Retreats) -> str:
    others = f" {e.waiting} more to agree." if e.waiting else " Everybody agrees: the party leaves when the round ends."
    return f"{e.who} would retreat at the end of this round.{others}"


SAYINGS.add(events.StaysOn, lambda e: f"{e.who} would rather stay.")
SAYINGS.add(events.Dug, lambda e: f"{e.who} digs at the sealed stones until something gives way.")

# Explorations.


@SAYINGS.of(events.Explored)
def _explored(e: events.Explored) -> str:
    name = lower(content().tiles[e.tile].name)
    room = an(name) if e.shape in name else f"{an(name)} ({e.shape})"
    return f"{e.who} opens door {e.door}: {room}. {content().cards[e.card].text}"


@SAYINGS.of(events.NoTile)
def _no_tile(e: events.NoTile) -> str:
    return (
        f"{e.who} opens door {e.door}, but no {e.shape} is left: the card goes facedown "
        f"to the shards and is worth one. {e.drawn} of {e.required} drawn."
    )


@SAYINGS.of(events.NoFit)
def _no_fit(e: events.NoFit) -> str:
    tile = lower(content().tiles[e.tile].name)
    return f"{e.who} opens door {e.door}, but the {tile} fits nowhere here. The door stays shut for now."


@SAYINGS.of(events.Revealed)
def _revealed(e: events.Revealed) -> str:
    match e.effect:
        case "caches":
            return f"{count(abs(e.amount), 'cache')} {'more' if e.amount > 0 else 'fewer'} than you would think."
        case "spaces":
            return "Nobody is on watch." if e.amount < 0 else "Somebody heard you coming."
        case "points":
            return f"The enemies here are {'stronger' if e.amount > 0 else 'weaker'} than elsewhere."
    return REVEALED.get(e.effect, "")


@SAYINGS.of(events.Laid)
def _laid(e: events.Laid) -> str:
    text = content().tiles[e.tile].text
    if not e.doors:
        return f"{text} There is no other way out of here."
    return f"{text} {'A new door' if len(e.doors) == 1 else 'New doors'} at {listed(e.doors)}."


@SAYINGS.of(events.Stays)
def _stays(e: events.Stays) -> str:
    parts = []
    if e.shards:
        parts.append("A star shard glows on this tile." if e.shards == 1 else "Two star shards glow on this tile.")
    if e.trap:
        parts.append("The tile is trapped.")
    if e.environment:
        parts.append(ENVIRONMENTS[e.environment])
    return " ".join(parts)


SAYINGS.add(
    events.FullyExplored,
    lambda e: "Every shard of this delve has been drawn: there is nothing more to explore.",
)
SAYINGS.add(events.Reshuffled, lambda e: "The discarded cards make a new deck.")
SAYINGS.add(events.SupplyEnded, lambda e: f"No card is left anywhere: {e.required} shards will do.")

# Cards and relics.


@SAYINGS.of(events.Peeked)
def _peeked(e: events.Peeked) -> str:
    shards = f", {count(e.shards, 'shard')}" if e.shards else ", no shard"
    return f"The next card is known: {e.card}, {an(e.shape)}{shards}."


SAYINGS.add(events.Healed, lambda e: f"{e.who} gets {e.amount} health back." if e.amount else "")
SAYINGS.add(events.Hurt, lambda e: f"{e.who} loses {e.amount} health.")
SAYINGS.add(events.Tired, lambda e: f"{e.who} takes {e.amount} fatigue." if e.amount else "")
SAYINGS.add(events.Rested, lambda e: f"{e.who} sheds {e.amount} fatigue." if e.amount else "")
SAYINGS.add(events.Quickened, lambda e: f"{e.who} has {e.amount} more Stamina this turn.")
SAYINGS.add(events.Emboldened, lambda e: f"{e.amount} more dice for the next attack.")


@SAYINGS.of(events.Relic)
def _relic(e: events.Relic) -> str:
    name = relic_name(e.relic)
    many = name.endswith("s")
    where = f" and packs {'them' if many else 'it'} away" if e.packed else ""
    return f"{e.who} finds {name if many else an(name)}{where}: {relic_words(e.relic)}."


SAYINGS.add(events.NoRelic, lambda e: f"No {e.rank} relic is left to find.")
SAYINGS.add(events.Used, lambda e: f"{e.who} uses the {relic_name(e.relic)}.")
SAYINGS.add(events.Equipped, lambda e: f"{e.who} takes the {relic_name(e.relic)} from the pack.")
SAYINGS.add(events.Stowed, lambda e: f"{e.who} packs the {relic_name(e.relic)} away.")


@SAYINGS.of(events.Shard)
def _shard(e: events.Shard) -> str:
    what = "the star shard" if e.shards == 1 else f"{e.shards} star shards"
    return f"{e.who} takes {what}: {e.gained} of {e.required}."


# Locks and traps.


@SAYINGS.of(events.Lock)
def _lock(e: events.Lock) -> str:
    key = f" The {e.key} has to come first." if e.key else ""
    return f"{e.who} kneels before the {e.rank} cache at {e.at}. The lock wants {_digits(e.code)}.{key}"


SAYINGS.add(events.Trap, lambda e: f"{e.text} {e.name}: {e.who} has to find {_digits(e.code)}.")


def _digits(code: tuple[int, ...]) -> str:
    return " ".join(map(str, code))


@SAYINGS.of(events.Rolled)
def _rolled(e: events.Rolled) -> str:
    if not e.missing:
        return ""
    return f"{count(e.kept, 'digit')} {'fits' if e.kept == 1 else 'fit'}." if e.kept else "Nothing fits."


SAYINGS.add(events.Adjusted, lambda e: f"{e.who} forces a {e.was} to {e.now}, for 1 fatigue.")
SAYINGS.add(events.Opened, lambda e: f"The {e.rank} cache springs open.")
SAYINGS.add(events.Jammed, lambda e: f"The lock jams for good: the {e.rank} cache is lost.")
SAYINGS.add(events.Disarmed, lambda e: "The trap clicks and lies still.")
SAYINGS.add(events.Sprung, lambda e: "The trap goes off.")

# Fights, and what becomes of units.


@SAYINGS.of(events.Struck)
def _struck(e: events.Struck) -> str:
    target = f"the {chip_name(e.chip)} at {e.at}"
    strikes = f"{upper_unit(e.who)} strikes{' again for 1 fatigue' if e.tired else ''}"
    if e.fell:
        return f"{strikes}: {e.damage} damage, {target} falls."
    if not e.damage:
        return f"{strikes}: no harm done to {target}."
    return f"{strikes}: {e.damage} damage, {target} has {e.left} left."


@SAYINGS.of(events.Mended)
def _mended(e: events.Mended) -> str:
    whom = "a wound of their own" if e.whom == e.who else lower_companion(e.whom)
    return f"{e.who} patches up {whom}: {e.amount} health."


SAYINGS.add(events.Revives, lambda e: f"{e.who} spends the turn on {e.whom}.")
SAYINGS.add(events.Called, lambda e: f"The {chip_name(e.chip)} at {e.at} acts first.")
SAYINGS.add(
    events.EnemyBurnt,
    lambda e: f"The {chip_name(e.chip)} at {e.at} {'burns' if e.fell else 'is singed by the embers'}.",
)
SAYINGS.add(events.Burnt, lambda e: f"{upper_unit(e.who)} loses 1 health to the embers.")
SAYINGS.add(events.Fell, lambda e: f"{e.who} falls at {e.at}.")
SAYINGS.add(events.CompanionFell, lambda e: f"The {lower(e.who)} falls.")
SAYINGS.add(events.Returned, lambda e: f"{e.who} is back on their feet at {e.at}.")
SAYINGS.add(events.Placed, lambda e: f"{e.who} ends up at {e.at}.")
SAYINGS.add(events.CompanionMoved, lambda e: f"The {lower(e.who)} comes to {e.to}.")
SAYINGS.add(events.EnemyBuried, lambda e: f"The {chip_name(e.chip)} is buried.")
SAYINGS.add(events.EnemyShoved, lambda e: f"The {chip_name(e.chip)} scrambles to {e.at}.")

# Tiles that fall in, and the end.

SAYINGS.add(events.Held, lambda e: "Nothing falls this time.")


@SAYINGS.of(events.Collapsed)
def _collapsed(e: events.Collapsed) -> str:
    again = f" {'A door is' if len(e.doors) == 1 else 'Doors are'} open again at {listed(e.doors)}." if e.doors else ""
    return f"The {lower(content().tiles[e.tile].name)} falls in.{again}"


@SAYINGS.of(events.Ended)
def _ended(e: events.Ended) -> str:
    points = count(e.gained, "point")
    return ENDS[e.result, e.objective].format(round=e.round, required=e.required, gained=e.gained, points=points)
