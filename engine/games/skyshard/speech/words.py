"""What the referee says about each kind of event, and how names, numbers and lists are put."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.words import an, count, listed, lower, upper

from ..rules.progress import DAMAGE
from ..state.content import Effect, content
from ..state.naming import level, lower_companion

Facts = Mapping[str, Any]

BEGUN = {
    "survey": "The gate grinds shut behind you. Somewhere below lie {required} star shards: bring them together.",
    "uncover": "The gate grinds shut behind you. Every star shard counts, up to {required}, if somebody carries it out.",
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


def _begun(facts: Facts) -> str:
    return BEGUN[facts["objective"]].format(**facts)


def _class(facts: Facts) -> str:
    known = content().adventurers[facts["kind"]]
    return f"{facts['who']} takes the {known.name}. {known.text}"


def _round(facts: Facts) -> str:
    return f"Round {facts['number']}." if facts["number"] > 1 else "Two ways on, both from the same doorway."


def _moved(facts: Facts) -> str:
    second = " on a second move" if facts["second"] else ""
    short = ", and stops there" if facts["short"] else ""
    return f"{facts['who']} walks to {facts['at']}{second}{short}."


def _explored(facts: Facts) -> str:
    name, shape = lower(content().tiles[facts["tile"]].name), facts["shape"]
    card = content().cards[facts["card"]]
    room = an(name) if shape in name else f"{an(name)} ({shape})"
    return f"{facts['who']} opens door {facts['door']}: {room}. {card.text}"


def _revealed(facts: Facts) -> str:
    kind, amount = facts["effect"], facts["amount"]
    if kind == "caches":
        return f"{count(abs(amount), 'cache')} {'more' if amount > 0 else 'fewer'} than you would think."
    if kind == "spaces":
        return "Nobody is on watch." if amount < 0 else "Somebody heard you coming."
    if kind == "points":
        return f"The enemies here are {'stronger' if amount > 0 else 'weaker'} than elsewhere."
    return REVEALED.get(kind, "")


def _laid(facts: Facts) -> str:
    text = content().tiles[facts["tile"]].text
    doors = facts["doors"]
    if not doors:
        return f"{text} There is no other way out of here."
    return f"{text} {'A new door' if len(doors) == 1 else 'New doors'} at {listed(doors)}."


def _stays(facts: Facts) -> str:
    parts = []
    if facts["shards"]:
        parts.append("A star shard glows on this tile." if facts["shards"] == 1 else "Two star shards glow on this tile.")
    if facts["trap"]:
        parts.append("The tile is trapped.")
    if facts["environment"]:
        parts.append(ENVIRONMENTS[facts["environment"]])
    return " ".join(parts)


ENVIRONMENTS = {
    "mire": "Mire: every hex here costs 2 movement.",
    "murk": "Murk: nothing beyond the next hex can be hit into or out of here.",
    "embers": "Embers: whoever ends a turn here loses 1 health.",
    "hush": "Hush: no relic works here.",
}


def _shifted(facts: Facts) -> str:
    what = f"the {facts['what']} cache" if facts["piece"] == "cache" else f"the {level(facts['what'])}"
    return f"{facts['who']} has {what} at {facts['to']} instead of {facts['at']}."


def _collapsed(facts: Facts) -> str:
    doors = facts.get("doors", ())
    again = f" {'A door is' if len(doors) == 1 else 'Doors are'} open again at {listed(doors)}." if doors else ""
    return f"The {lower(content().tiles[facts['tile']].name)} falls in.{again}"


def _no_tile(facts: Facts) -> str:
    return (
        f"{facts['who']} opens door {facts['door']}, but no {facts['shape']} is left: the card goes facedown "
        f"to the shards and is worth one. {facts['drawn']} of {facts['required']} drawn."
    )


def _no_fit(facts: Facts) -> str:
    tile = lower(content().tiles[facts["tile"]].name)
    return f"{facts['who']} opens door {facts['door']}, but the {tile} fits nowhere here. The door stays shut for now."


def _peeked(facts: Facts) -> str:
    shards = f", {count(facts['shards'], 'shard')}" if facts["shards"] else ", no shard"
    return f"The next card is known: {facts['card']}, {an(facts['shape'])}{shards}."


def _relic(facts: Facts) -> str:
    name = lower(content().relics[facts["relic"]].name)
    many = name.endswith("s")
    where = f" and packs {'them' if many else 'it'} away" if facts["packed"] else ""
    return f"{facts['who']} finds {name if many else an(name)}{where}: {relic_words(facts['relic'])}."


def _used(facts: Facts) -> str:
    return f"{facts['who']} uses {_the(facts)}."


def _the(facts: Facts) -> str:
    return f"the {lower(content().relics[facts['relic']].name)}"


def _lock(facts: Facts) -> str:
    digits = " ".join(map(str, facts["code"]))
    key = f" The {facts['key']} has to come first." if facts["key"] else ""
    return f"{facts['who']} kneels before the {facts['rank']} cache at {facts['at']}. The lock wants {digits}.{key}"


def _trap(facts: Facts) -> str:
    return f"{facts['text']} {facts['name']}: {facts['who']} has to find {' '.join(map(str, facts['code']))}."


def _shard(facts: Facts) -> str:
    what = "the star shard" if facts["shards"] == 1 else f"{facts['shards']} star shards"
    return f"{facts['who']} takes {what}: {facts['gained']} of {facts['required']}."


def _struck(facts: Facts) -> str:
    target = f"the {chip_name(facts)} at {facts['at']}"
    strikes = f"{_unit(facts['who'])} strikes{' again for 1 fatigue' if facts['tired'] else ''}"
    if facts["fell"]:
        return f"{strikes}: {facts['damage']} damage, {target} falls."
    if not facts["damage"]:
        return f"{strikes}: no harm done to {target}."
    return f"{strikes}: {facts['damage']} damage, {target} has {facts['left']} left."


def _ended(facts: Facts) -> str:
    points = count(facts["gained"], "point")
    return ENDS[facts["result"], facts["objective"]].format(points=points, **facts)


def _retreats(facts: Facts) -> str:
    left = facts["waiting"]
    others = f" {left} more to agree." if left else " Everybody agrees: the party leaves when the round ends."
    return f"{facts['who']} would retreat at the end of this round.{others}"


def _mended(facts: Facts) -> str:
    whom = "a wound of their own" if facts["whom"] == facts["who"] else lower_companion(facts["whom"])
    return f"{facts['who']} patches up {whom}: {facts['amount']} health."


def _rolled(facts: Facts) -> str:
    if not facts["missing"]:
        return ""
    kept = facts["kept"]
    return f"{count(kept, 'digit')} {'fits' if kept == 1 else 'fit'}." if kept else "Nothing fits."


def effect_words(effect: Effect | None) -> str:
    """Return what a relic's use does, in few words."""
    if effect is None:
        return ""
    amount = effect.amount
    said = {
        "heal": f"heal {amount} health",
        "rest": f"remove {amount} fatigue",
        "dice": f"{amount} more dice for one attack",
        "stamina": f"{amount} more Stamina this turn",
        "reroll": "roll one lock die again",
        "peek": "look at the top card",
        "relic": f"draw {count(amount, 'relic')}",
    }.get(effect.kind, effect.kind)
    return f"{said}{', for everybody' if effect.who == 'party' else ''}"


def relic_words(relic: str) -> str:
    """Return what a relic does, in few words: "once, heal 3 health", "+1 guard while in play"."""
    known = content().relics[relic]
    if known.bonus is None:
        return f"once, {effect_words(known.effect)}"
    word = {"dice": "attack die", "guard": "guard", "stamina": "Stamina", "health": "greatest health"}[known.bonus]
    return f"+{known.amount} {word} while in play"


def blow(facts: Facts) -> str:
    """Return how dice make damage: "1 6 3 = 0+2+1, guard -1" (SKY-G20)."""
    dice = facts["dice"]
    if not dice:
        return "no dice"
    guard = f", guard -{facts['guard']}" if facts["guard"] else ""
    return f"{' '.join(map(str, dice))} = {'+'.join(str(DAMAGE[shown]) for shown in dice)}{guard}"


def chip_name(facts: Facts) -> str:
    """Return the name of the enemy that facts are about, for the middle of a sentence."""
    return lower(content().chips[facts["chip"]].name)


SAYINGS: dict[str, Callable[[Facts], str]] = {
    "begun": _begun,
    "class": _class,
    "deployed": lambda f: f"{f['who']} waits at {f['at']}{', and will go first' if f['first'] else ''}.",
    "companion_placed": lambda f: f"The {lower(f['who'])} comes along, to {f['at']}.",
    "round": _round,
    "fell": lambda f: f"{f['who']} falls at {f['at']}.",
    "companion_fell": lambda f: f"The {lower(f['who'])} falls.",
    "returned": lambda f: f"{f['who']} is back on their feet at {f['at']}.",
    "placed": lambda f: f"{f['who']} ends up at {f['at']}.",
    "moved": _moved,
    "explored": _explored,
    "revealed": _revealed,
    "laid": _laid,
    "stays": _stays,
    "fully_explored": lambda f: "Every shard of this delve has been drawn: there is nothing more to explore.",
    "no_tile": _no_tile,
    "no_fit": _no_fit,
    "reshuffled": lambda f: "The discarded cards make a new deck.",
    "supply_ended": lambda f: f"No card is left anywhere: {f['required']} shards will do.",
    "dug": lambda f: f"{f['who']} digs at the sealed stones until something gives way.",
    "peeked": _peeked,
    "healed": lambda f: f"{f['who']} gets {f['amount']} health back." if f["amount"] else "",
    "hurt": lambda f: f"{f['who']} loses {f['amount']} health.",
    "tired": lambda f: f"{f['who']} takes {f['amount']} fatigue." if f["amount"] else "",
    "rested": lambda f: f"{f['who']} sheds {f['amount']} fatigue." if f["amount"] else "",
    "relic": _relic,
    "no_relic": lambda f: f"No {f['rank']} relic is left to find.",
    "quickened": lambda f: f"{f['who']} has {f['amount']} more Stamina this turn.",
    "emboldened": lambda f: f"{f['amount']} more dice for the next attack.",
    "held": lambda f: "Nothing falls this time.",
    "collapsed": _collapsed,
    "lock": _lock,
    "trap": _trap,
    "adjusted": lambda f: f"{f['who']} forces a {f['was']} to {f['now']}, for 1 fatigue.",
    "opened": lambda f: f"The {f['rank']} cache springs open.",
    "jammed": lambda f: f"The lock jams for good: the {f['rank']} cache is lost.",
    "rolled": _rolled,
    "disarmed": lambda f: "The trap clicks and lies still.",
    "sprung": lambda f: "The trap goes off.",
    "shard": _shard,
    "struck": _struck,
    "mended": _mended,
    "revives": lambda f: f"{f['who']} spends the turn on {f['whom']}.",
    "used": _used,
    "equipped": lambda f: f"{f['who']} takes {_the(f)} from the pack.",
    "stowed": lambda f: f"{f['who']} packs {_the(f)} away.",
    "passed": lambda f: f"{f['who']} is done.",
    "burnt": lambda f: f"{_unit(f['who'])} loses 1 health to the embers.",
    "companion_moved": lambda f: f"The {lower(f['who'])} comes to {f['to']}.",
    "called": lambda f: f"The {chip_name(f)} at {f['at']} acts first.",
    "shifted": _shifted,
    "enemy_buried": lambda f: f"The {chip_name(f)} is buried.",
    "enemy_shoved": lambda f: f"The {chip_name(f)} scrambles to {f['at']}.",
    "retreats": _retreats,
    "stays_on": lambda f: f"{f['who']} would rather stay.",
    "ended": _ended,
    "asked": lambda f: "",
}
"""One sentence per kind of event. Caches, enemies on a new tile and enemy turns are gathered by `story`."""


def _unit(name: str) -> str:
    """Return a unit's name at the beginning of a sentence: people's as it is, a companion's with its article."""
    said = lower_companion(name)
    return name if said == name else upper(said)


def class_line(kind: str) -> str:
    """Return a class in one short line."""
    known = content().adventurers[kind]
    trick = {"heal": ", heals 2 a turn", "locks": ", 1 more roll at locks"}.get(known.trick or "", "")
    dice = f"{known.dice} dice, guard {known.guard}, reach {known.reach}"
    return f"{known.name}: {known.health} health, Stamina {known.stamina}, {dice}{trick}"
