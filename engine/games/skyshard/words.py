"""What the referee says about what happened: one or two sentences, dice in small print."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.game import Event

from .content import content
from .view import View

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


def lower(name: str) -> str:
    """Return a name for the middle of a sentence."""
    return name[:1].lower() + name[1:]


def an(word: str) -> str:
    """Return a word behind its indefinite article."""
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def count(number: int, word: str) -> str:
    """Return "1 shard", "2 shards"."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def listed(parts: Sequence[str]) -> str:
    """Return parts as a sentence lists them."""
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def _begun(facts: Facts) -> str:
    return BEGUN[facts["objective"]].format(**facts)


def _class(facts: Facts) -> str:
    known = content().adventurers[facts["kind"]]
    return f"{facts['who']} takes the {known.name}. {known.text}"


def _round(facts: Facts) -> str:
    return f"Round {facts['number']}." if facts["number"] > 1 else "Round 1. Two ways on, both from the same doorway."


def _moved(facts: Facts) -> str:
    second = " on a second move" if facts["second"] else ""
    short = ", and stops there" if facts["short"] else ""
    return f"{facts['who']} walks to {facts['at']}{second}{short}."


def _explored(facts: Facts) -> str:
    tile = content().tiles[facts["tile"]]
    card = content().cards[facts["card"]]
    return f"{facts['who']} opens door {facts['door']}: {lower(tile.name)}, {an(facts['shape'])}. {card.text}"


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
        parts.append("It is trapped.")
    if facts["environment"]:
        parts.append(ENVIRONMENTS[facts["environment"]])
    return " ".join(parts)


ENVIRONMENTS = {
    "mire": "Mire: every hex here costs 2 movement.",
    "murk": "Murk: nothing beyond the next hex can be hit into or out of here.",
    "embers": "Embers: whoever ends a turn here loses 1 health.",
    "hush": "Hush: no relic works here.",
}


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
    known = content().relics[facts["relic"]]
    where = " and packs it away" if facts["packed"] else ""
    return f"{facts['who']} finds {an(lower(known.name))}{where}."


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
    chip = lower(content().chips[facts["chip"]].name)
    who = lower_companion(facts["who"])
    who = who[:1].upper() + who[1:]
    tired = " with the last of the breath" if facts["tired"] else ""
    if facts["fell"]:
        return f"{who} strikes{tired}: {facts['damage']} damage, the {chip} at {facts['at']} falls."
    if not facts["damage"]:
        return f"{who} strikes{tired} at the {chip} at {facts['at']}: no harm done."
    return f"{who} strikes{tired}: {facts['damage']} damage, the {chip} at {facts['at']} has {facts['left']} left."


def _ended(facts: Facts) -> str:
    points = count(facts["gained"], "point")
    return ENDS[facts["result"], facts["objective"]].format(points=points, **facts)


def _retreats(facts: Facts) -> str:
    left = facts["waiting"]
    others = f" {left} more to agree." if left else " Everybody agrees: the party leaves when the round ends."
    return f"{facts['who']} would retreat at the end of this round.{others}"


def _chip(facts: Facts) -> str:
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
    "unsealed": lambda f: f"{f['who']} searches behind the sealed doors and draws a card: it counts as a shard.",
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
    "collapsed": lambda f: f"{content().tiles[f['tile']].name} falls in.",
    "lock": _lock,
    "trap": _trap,
    "adjusted": lambda f: f"{f['who']} forces a {f['was']} to {f['now']}, for 1 fatigue.",
    "opened": lambda f: f"The {f['rank']} cache springs open.",
    "jammed": lambda f: f"The lock jams for good: the {f['rank']} cache is lost.",
    "disarmed": lambda f: f"{f['name']} clicks and lies still.",
    "sprung": lambda f: f"{f['name']} goes off.",
    "shard": _shard,
    "struck": _struck,
    "mended": lambda f: f"{f['who']} patches up {lower_companion(f['whom'])}: {f['amount']} health.",
    "revives": lambda f: f"{f['who']} spends the turn on {f['whom']}.",
    "used": _used,
    "equipped": lambda f: f"{f['who']} takes {_the(f)} from the pack.",
    "stowed": lambda f: f"{f['who']} packs {_the(f)} away.",
    "passed": lambda f: f"{f['who']} is done.",
    "burnt": lambda f: f"{f['who']} loses 1 health to the embers.",
    "companion_moved": lambda f: f"The {lower(f['who'])} trots to {f['to']}.",
    "called": lambda f: f"The {_chip(f)} at {f['at']} acts first.",
    "enemy_buried": lambda f: f"The {_chip(f)} is buried.",
    "enemy_shoved": lambda f: f"The {_chip(f)} scrambles to {f['at']}.",
    "retreats": _retreats,
    "stays_on": lambda f: f"{f['who']} would rather stay.",
    "ended": _ended,
}
"""One sentence per kind of event. Rolls, caches, enemies on a new tile and enemy turns are gathered by `Story`."""


def lower_companion(name: str) -> str:
    """Return a unit's name in a sentence: people's as it is, a companion's with its article."""
    known = [companion.name for companion in content().companions.values()]
    return f"the {lower(name)}" if name in known else name


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.dice: list[str] = []
        self._caches: list[Facts] = []
        self._arrived: list[Facts] = []
        self._drawn: Facts | None = None
        self._walked: list[Facts] = []
        self._blows: list[Facts] = []
        self._worn: list[Facts] = []
        self._fallen: list[str] = []

    def take(self, event: Event) -> None:
        """Add an event."""
        facts: Facts = event.facts
        match event.kind:
            case "cache":
                self._caches.append(facts)
            case "enemy":
                self._arrived.append(facts)
                self._drawn = None
            case "enemy_drawn":
                self._drawn = facts
            case "enemy_moved":
                self._walked.append(facts)
            case "enemy_struck":
                self._blows.append(facts)
            case "exhausted":
                self._flush_fight()
                self._worn.append(facts)
            case "fell" if self._worn:
                self._fallen.append(SAYINGS[event.kind](facts))
            case "fell" | "companion_fell" if self._blows:
                self._tell_blows(SAYINGS[event.kind](facts))
            case "enemy_burnt":
                self._flush()
                end = "burns" if facts["fell"] else "is singed by the embers"
                self.said.append(f"The {_chip(facts)} at {facts['at']} {end}.")
            case "rolled":
                self._flush()
                self.dice.append(_rolled(facts))
                if facts["missing"]:
                    self.said.append(f"The lock still wants {' '.join(map(str, facts['missing']))}.")
            case _:
                self._flush()
                self.said.append(SAYINGS[event.kind](facts))
                if event.kind == "struck":
                    self.dice.append(_faces(facts))
                elif event.kind == "explored":
                    self.dice.append(f"card {facts['card']}, tile {facts['tile']}")

    def _flush(self) -> None:
        self._flush_fight()
        self._tell_exhaustion()

    def _flush_fight(self) -> None:
        self._tell_finds()
        self._tell_walks()
        self._tell_blows("")

    def _tell_exhaustion(self) -> None:
        by_amount: dict[int, list[str]] = {}
        for facts in self._worn:
            by_amount.setdefault(facts["amount"], []).append(facts["who"])
        for amount, names in by_amount.items():
            verb = "loses" if len(names) == 1 else "lose"
            self.said.append(f"Exhaustion: {listed(names)} {verb} {amount} health.")
        self.said += self._fallen
        self._worn, self._fallen = [], []

    def _tell_finds(self) -> None:
        chips = content().chips
        enemies = [f"{an(_chip(facts))} ({chips[facts['chip']].level}) at {facts['at']}" for facts in self._arrived]
        caches = [f"{an(facts['rank'])} cache at {facts['at']}" for facts in self._caches]
        if caches:
            said = f"{listed(caches)}."
            self.said.append(said[:1].upper() + said[1:])
        if enemies:
            self.said.append(f"Waiting: {listed(enemies)}.")
        if self._drawn is not None:
            self.said.append(f"{an(_chip(self._drawn)).capitalize()} (level {self._drawn['level']}) comes out of the dark.")
        self._caches, self._arrived, self._drawn = [], [], None

    def _tell_walks(self) -> None:
        if len(self._walked) > 2:
            self.said.append(f"{len(self._walked)} enemies close in.")
        else:
            self.said += [f"The {_chip(facts)} comes to {facts['to']}." for facts in self._walked]
        self._walked = []

    def _tell_blows(self, after: str) -> None:
        self._tell_walks()
        by_victim: dict[str, list[Facts]] = {}
        for facts in self._blows:
            by_victim.setdefault(facts["whom"], []).append(facts)
            self.dice.append(_faces(facts))
        for whom, blows in by_victim.items():
            hurt = sum(facts["damage"] for facts in blows)
            names = listed([f"the {_chip(facts)}" for facts in blows]) if len(blows) < 3 else f"{len(blows)} enemies"
            names = names[:1].upper() + names[1:]
            one = len(blows) == 1
            verb = ("hits" if one else "hit") if hurt else ("misses" if one else "miss")
            self.said.append(f"{names} {verb} {lower_companion(whom)}{f' for {hurt}' if hurt else ''}.")
        self._blows = []
        if after:
            self.said.append(after)

    def text(self) -> str:
        """Return the story: sentences, then the small print."""
        self._flush()
        lines = [" ".join(filter(None, self.said))]
        if self.dice:
            lines.append(f"-# {'; '.join(self.dice)}")
        return "\n".join(filter(None, lines))


def _rolled(facts: Facts) -> str:
    return f"lock {' '.join(map(str, facts['dice']))} ({count(facts['tries'], 'roll')} left)"


def _faces(facts: Facts) -> str:
    less = f" less {facts['guard']}" if facts["guard"] else ""
    return f"{_chip(facts) if 'whom' in facts else facts['who']} {' '.join(map(str, facts['dice']))}{less}"


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of events."""
    del view  # nothing is private (SKY-G56)
    story = Story()
    for event in events:
        story.take(event)
    return story.text()
