"""One sentence for each event."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import an, count, listed, lower, upper

from ..rules.events import course, finds, quests, units
from ..state.campaign import words
from ..state.content import Scenario, content, scenario
from ..state.naming import chip_name, level, lower_companion, relic_name, sought
from .quests import ORDINALS, counted
from .words import knack, relic_words, upper_unit

SAYINGS = Sayings()
"""One sentence for each type of event. Caches, enemies on a new tile and enemy turns are gathered by `story`."""

BEGUN = {
    "survey": "{gate} Somewhere {where} lie {required} star shards: bring them together.",
    "uncover": "{gate} Every star shard counts, up to {required}, if somebody carries it out.",
}
ENDS = {
    ("won", "survey"): "The last shard is in hand, and the dark stays behind you. You made it out in round {round}.",
    ("won", "uncover"): "You climb out with all {required} shards in round {round}.",
    ("lost", "survey"): "Nobody is left standing. The lanterns burn down by themselves in round {round}.",
    ("lost", "uncover"): "Nobody is left standing, and the shards lie where they fell. Round {round}, no points.",
    ("retreat", "survey"): "You turn back in round {round} with {gained} of {required} shards. The delve keeps the rest.",
    ("retreat", "uncover"): "You climb out in round {round} with {gained} of {required} shards: {points}.",
}
LEFT = "You turn back in round {round}. “{name}” stays as it is, for somebody else."
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
    "gale": "Gale: every attack from here has 1 die less.",
    "dust": "Dust: an adventurer who ends a turn here takes 1 fatigue.",
    "balm": "Balm: whoever ends a turn here has 1 health back.",
}


@SAYINGS.of(course.Begun)
def _begun(e: course.Begun) -> str:
    known, place = scenario(e.objective), content().settings[e.setting].about
    if known is not None:
        rules = "\n".join(f"- {line}" for line in known.told_to(e.party))
        return f"**{known.name}** – {lower(place.name)}. {known.opening}\n{rules}\n"
    return BEGUN[e.objective].format(gate=place.gate, where=place.where, required=e.required)


SAYINGS.add(course.ClassTaken, lambda e: f"{e.who}: {content().adventurers[e.kind].name}, {knack(e.kind)}.")
SAYINGS.add(course.Brought, lambda e: f"{e.who} brings the {relic_name(e.relic)}, {relic_words(e.relic)}.")


@SAYINGS.of(course.Deepened)
def _deepened(e: course.Deepened) -> str:
    points = f": {count(e.points, 'more point')} of enemies on each new tile" if e.points else ""
    return f"Depth {e.depth}{points}."


SAYINGS.add(course.Deployed, lambda e: f"{e.who} goes first, from {e.at}." if e.first else f"{e.who} at {e.at}.")
SAYINGS.add(course.CompanionPlaced, lambda e: f"The {lower(e.who)} comes along, to {e.at}.")

# Rounds and turns.

# The number of a round is told by the status.
SAYINGS.add(course.Round, lambda e: "" if e.number > 1 else "Two ways on, both from the same doorway.")


@SAYINGS.of(course.Moved)
def _moved(e: course.Moved) -> str:
    second = " on a second move" if e.second else ""
    short = ", and stops there" if e.short else ""
    return f"{e.who} walks to {e.at}{second}{short}."


SAYINGS.add(course.Passed, lambda e: f"{e.who} is done.")
SAYINGS.add(course.Asked, lambda e: "")


@SAYINGS.of(course.Shifted)
def _shifted(e: course.Shifted) -> str:
    what = f"the {e.what} cache" if e.piece == "cache" else f"the {level(e.what)}"
    return f"{e.who} has {what} at {e.to} instead of {e.at}."


@SAYINGS.of(course.Retreats)
def _retreats(e: course.Retreats) -> str:
    others = f" {e.waiting} more to agree." if e.waiting else " Everybody agrees: the party leaves when the round ends."
    return f"{e.who} would retreat at the end of this round.{others}"


SAYINGS.add(course.StaysOn, lambda e: f"{e.who} would rather stay.")
SAYINGS.add(course.Dug, lambda e: f"{e.who} digs at the sealed stones until something gives way.")

# Explorations.


@SAYINGS.of(finds.Explored)
def _explored(e: finds.Explored) -> str:
    name = lower(content().tiles[e.tile].name)
    room = an(name) if e.shape in name else f"{an(name)} ({e.shape})"
    card = content().cards[e.card]
    # The text of a shard card is about its shard, which in a scenario is something else.
    text = "" if e.scene and card.shards else f" {card.text}"
    space = "" if e.fits else ", with no room for it here"
    return f"{e.who} opens door {e.door}: {room}{space}.{text}"


@SAYINGS.of(finds.NoTile)
def _no_tile(e: finds.NoTile) -> str:
    return (
        f"{e.who} opens door {e.door}, but no {e.shape} is left: the card goes facedown "
        f"to the {sought(e.scene, 2)} and is worth one. {e.drawn} of {e.required} drawn."
    )


@SAYINGS.of(finds.NoFit)
def _no_fit(e: finds.NoFit) -> str:
    tile = lower(content().tiles[e.tile].name)
    if e.read:
        return f"The {tile} can't be laid, and door {e.door} stays shut for now."
    return f"{e.who} opens door {e.door}, but the {tile} fits nowhere here. The door stays shut for now."


@SAYINGS.of(finds.Revealed)
def _revealed(e: finds.Revealed) -> str:
    match e.effect:
        case "caches":
            return f"{count(abs(e.amount), 'cache')} {'more' if e.amount > 0 else 'fewer'} than you would think."
        case "spaces":
            return "Nobody is on watch." if e.amount < 0 else "Somebody heard you coming."
        case "points":
            return f"The enemies here are {'stronger' if e.amount > 0 else 'weaker'} than elsewhere."
    return REVEALED.get(e.effect, "")


@SAYINGS.of(finds.Laid)
def _laid(e: finds.Laid) -> str:
    # Where its doors are is what was chosen, and the map shows it.
    text = content().tiles[e.tile].text
    return text if e.doors else f"{text} No other way out."


@SAYINGS.of(finds.Stays)
def _stays(e: finds.Stays) -> str:
    parts = []
    if e.shards:
        shards = "A star shard glows here." if e.shards == 1 else "Two star shards glow here."
        parts.append(f"{upper(an(sought(e.scene)))} is here." if e.scene else shards)
    if e.trap:
        parts.append("The tile is trapped.")
    if e.environment:
        parts.append(ENVIRONMENTS[e.environment])
    return " ".join(parts)


SAYINGS.add(
    finds.FullyExplored,
    lambda e: f"Every {sought(e.scene)} has been drawn: there is nothing more to explore.",
)
SAYINGS.add(finds.Reshuffled, lambda e: "The discarded cards make a new deck.")
SAYINGS.add(finds.SupplyEnded, lambda e: f"No card is left anywhere: {counted(e.scene, e.required)} will do.")

# Cards and relics.


@SAYINGS.of(finds.Peeked)
def _peeked(e: finds.Peeked) -> str:
    shards = count(e.shards, sought(e.scene), sought(e.scene, 2)) if e.shards else f"no {sought(e.scene)}"
    return f"The next card is known: {e.card}, {an(e.shape)}, {shards}."


SAYINGS.add(finds.Healed, lambda e: f"{e.who} gets {e.amount} health back." if e.amount else "")
SAYINGS.add(finds.Hurt, lambda e: f"{e.who} loses {e.amount} health.")
SAYINGS.add(finds.Tired, lambda e: f"{e.who} takes {e.amount} fatigue." if e.amount else "")
SAYINGS.add(finds.Rested, lambda e: f"{e.who} sheds {e.amount} fatigue." if e.amount else "")
SAYINGS.add(finds.Quickened, lambda e: f"{e.who} has {e.amount} more Stamina this turn.")
SAYINGS.add(finds.Emboldened, lambda e: f"{e.amount} more dice for the next attack.")


@SAYINGS.of(finds.Relic)
def _relic(e: finds.Relic) -> str:
    name, known = relic_name(e.relic), content().relics.get(e.relic)
    many = known is not None and known.many
    where = f" and packs {'them' if many else 'it'} away" if e.packed else ""
    return f"{e.who} finds {name if many else an(name)}{where}: {relic_words(e.relic)}."


SAYINGS.add(finds.NoRelic, lambda e: f"No {e.rank} relic is left to find.")
SAYINGS.add(finds.Used, lambda e: f"{e.who} uses the {relic_name(e.relic)}.")
SAYINGS.add(finds.Equipped, lambda e: f"{e.who} takes the {relic_name(e.relic)} from the pack.")
SAYINGS.add(finds.Stowed, lambda e: f"{e.who} packs the {relic_name(e.relic)} away.")


@SAYINGS.of(finds.Shard)
def _shard(e: finds.Shard) -> str:
    what = "the star shard" if e.shards == 1 else f"{e.shards} star shards"
    return f"{e.who} takes {what}."


# Locks and traps.


@SAYINGS.of(units.Lock)
def _lock(e: units.Lock) -> str:
    key = f" The {e.key} has to come first." if e.key else ""
    what = "the lock" if e.rank == "lock" else f"the {e.rank} cache"
    return f"{e.who} kneels before {what}. {'It' if e.rank == 'lock' else 'The lock'} wants {_digits(e.code)}.{key}"


SAYINGS.add(units.Trap, lambda e: f"{e.text} {e.name}: {e.who} has to find {_digits(e.code)}.")


def _digits(code: tuple[int, ...]) -> str:
    return " ".join(map(str, code))


@SAYINGS.of(units.Rolled)
def _rolled(e: units.Rolled) -> str:
    if not e.missing:
        return ""
    return f"{count(e.kept, 'digit')} {'fits' if e.kept == 1 else 'fit'}." if e.kept else "Nothing fits."


SAYINGS.add(units.Adjusted, lambda e: f"{e.who} forces a {e.was} to {e.now}, for 1 fatigue.")
SAYINGS.add(units.Opened, lambda e: f"The {e.rank} cache springs open.")
SAYINGS.add(units.Jammed, lambda e: f"The lock jams for good: the {e.rank} cache is lost.")
SAYINGS.add(units.Disarmed, lambda e: "The trap clicks and lies still.")
SAYINGS.add(units.Sprung, lambda e: "The trap goes off.")

# Fights, and what becomes of units.


def struck(e: units.Struck, times: int = 1) -> str:
    """Return what is told of a blow, or of the last of so many at one enemy with the damage of all."""
    target = f"the {chip_name(e.chip)} at {e.at}"
    strikes = f"{upper_unit(e.who)} strikes{f' {times} times' if times > 1 else ' again' if e.tired else ''}"
    if e.fell:
        return f"{strikes}: {e.damage} damage, the {chip_name(e.chip)} falls."
    if not e.damage:
        return f"{strikes}: no harm done to {target}."
    return f"{strikes}: {e.damage} damage, {target} has {e.left} left."


SAYINGS.add(units.Struck, struck)


@SAYINGS.of(units.Mended)
def _mended(e: units.Mended) -> str:
    whom = "a wound of their own" if e.whom == e.who else lower_companion(e.whom)
    return f"{e.who} patches up {whom}: {e.amount} health."


SAYINGS.add(units.Revives, lambda e: f"{e.who} spends the turn on {e.whom}.")
SAYINGS.add(units.Called, lambda e: f"The {chip_name(e.chip)} at {e.at} acts first.")
SAYINGS.add(
    units.EnemyBurnt,
    lambda e: f"The {chip_name(e.chip)} at {e.at} {'burns' if e.fell else 'is singed by the embers'}.",
)
SAYINGS.add(units.Burnt, lambda e: f"{upper_unit(e.who)} loses 1 health to the embers.")
SAYINGS.add(units.Dusted, lambda e: f"{e.who} coughs: 1 fatigue for the dust.")
SAYINGS.add(units.Soothed, lambda e: f"{upper_unit(e.who)} has {e.amount} health back from the balm.")
SAYINGS.add(units.EnemyMended, lambda e: f"The {chip_name(e.chip)} at {e.at} has 1 health back from the balm.")
SAYINGS.add(units.EnemyFled, lambda e: f"The {chip_name(e.chip)} is hurt and runs to {e.to}.")
SAYINGS.add(
    units.EnemySwapped,
    lambda e: f"The {chip_name(e.chip)} is hurt and changes places with the {chip_name(e.other)}, to {e.to}.",
)
SAYINGS.add(
    units.EnemyCalled, lambda e: f"The {chip_name(e.chip)} at {e.at} calls: the {chip_name(e.other)} comes to {e.to}."
)
SAYINGS.add(units.Fell, lambda e: f"{e.who} falls at {e.at}.")
SAYINGS.add(units.CompanionFell, lambda e: f"The {lower(e.who)} falls.")
SAYINGS.add(units.Returned, lambda e: f"{e.who} is back on their feet at {e.at}.")
SAYINGS.add(units.Placed, lambda e: f"{e.who} ends up at {e.at}.")
SAYINGS.add(units.CompanionMoved, lambda e: f"The {lower(e.who)} comes to {e.to}.")
SAYINGS.add(units.EnemyBuried, lambda e: f"The {chip_name(e.chip)} is buried.")
SAYINGS.add(units.EnemyShoved, lambda e: f"The {chip_name(e.chip)} scrambles to {e.at}.")

# Scenarios.


@SAYINGS.of(quests.Found)
def _found(e: quests.Found) -> str:
    known = scenario(e.scene)
    assert known is not None
    return f"{e.who} finds {an(known.sought[0])}. {known.mark[e.number - 1].text}"


SAYINGS.add(quests.Carries, lambda e: f"{e.who} now has {_of(e.scene).burden}: 1 Stamina less.")
SAYINGS.add(
    quests.Dropped,
    lambda e: (
        f"{upper(_of(e.scene).burden)} stays behind in the {lower(content().tiles[e.tile].name)}."
        if e.tile in content().tiles
        else f"{upper(_of(e.scene).burden)} stays behind at the entrance."
    ),
)


@SAYINGS.of(quests.Delivered)
def _delivered(e: quests.Delivered) -> str:
    left = f" {e.wanted - e.home} to go." if e.wanted > e.home else ""
    return f"{e.who} has brought {_of(e.scene).burden} to the gate.{left}"


@SAYINGS.of(quests.DialRead)
def _dial_read(e: quests.DialRead) -> str:
    turn = f" It is the {ORDINALS[e.number]} in order." if e.number else ""
    return f"The {_of(e.scene).lock} is at {e.at}.{turn}"


@SAYINGS.of(quests.Unlocked)
def _unlocked(e: quests.Unlocked) -> str:
    left = f" {count(e.shut, _of(e.scene).lock)} to go." if e.shut else ""
    return f"The {_of(e.scene).lock} opens.{left}"


SAYINGS.add(quests.Stuck, lambda e: f"It does not give, and costs {e.who} 1 fatigue. It can be tried again.")


@SAYINGS.of(quests.Omen)
def _omen(e: quests.Omen) -> str:
    return next(moment.text for moment in _of(e.scene).moment if moment.round == e.number)


@SAYINGS.of(quests.Water)
def _water(e: quests.Water) -> str:
    return f"The water takes the {lower(content().tiles[e.tile].name) if e.tile in content().tiles else 'entrance'}."


SAYINGS.add(quests.Soaked, lambda e: f"{upper_unit(e.who)} loses 1 health to the water.")
SAYINGS.add(
    quests.Battered,
    lambda e: f"The {chip_name(e.chip)} batters the gate: {e.left} more." if e.left > 0 else "The gate gives way.",
)


@SAYINGS.of(quests.Phase)
def _phase(e: quests.Phase) -> str:
    phase = _of(e.scene).phase[e.number - 1]
    return f"The {lower(phase.name)} stands at {e.at}. {phase.text} His weakness: {phase.hint}."


SAYINGS.add(quests.Beaten, lambda e: "He is down, and stays down.")


def _of(scene: str) -> Scenario:
    known = scenario(scene)
    assert known is not None
    return known


# Tiles that fall in, and the end.

SAYINGS.add(course.Held, lambda e: "Nothing falls this time.")


@SAYINGS.of(course.Collapsed)
def _collapsed(e: course.Collapsed) -> str:
    again = f" {'A door is' if len(e.doors) == 1 else 'Doors are'} open again at {listed(e.doors)}." if e.doors else ""
    return f"The {lower(content().tiles[e.tile].name)} falls in.{again}"


SAYINGS.add(course.CampaignEnded, lambda e: words().end)


@SAYINGS.of(course.Ended)
def _ended(e: course.Ended) -> str:
    points, known = count(e.gained, "point"), scenario(e.objective)
    if known is not None:
        left = LEFT.format(name=known.name, round=e.round)
        words = known.late if e.late else {"won": known.won, "lost": known.lost}.get(e.result, left)
        return words.format(round=e.round)
    return ENDS[e.result, e.objective].format(round=e.round, required=e.required, gained=e.gained, points=points)
