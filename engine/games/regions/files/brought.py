"""What must hold in what a scenario brings along of its own, and what of it was perhaps not meant (REG-G100)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from engine.core.files.lines import Where
from engine.core.files.troubles import Trouble, few, repeated
from engine.core.files.values import closest, shown

from ..state.content import Challenge, Craft, Gear, Kind, Play, dearest, shipped
from ..state.scenarios import Scenario
from .checking import effect_troubles
from .own import KEYWORDS, icons

DECK = 10
"""So many cards a deck has (REG-G16)."""

RESERVED = ("all", "ask", "best", "done", "draw", "ground", "kept", "none")
"""Words that moves have another use for."""

WAITS: Mapping[str, tuple[str, ...]] = {
    "interrupt": ("targeted", "ally targeted", "hit"),
    "assist": ("ally attempt", "ally attack", "ally search", "ally lockpick"),
}
"""What a PC's Interrupts and Assists may wait for."""

FOES_WAIT: Mapping[str, tuple[str, ...]] = {"interrupt": ("targeted", "ally targeted"), "assist": ("ally attack",)}
"""What a Challenge's may wait for (REG-073, REG-G33)."""


def problems(scenario: Scenario) -> list[Trouble]:
    """Return everything that forbids playing with what a scenario brings along."""
    own = scenario.own
    return [
        *_names(scenario),
        *(trouble for number, kind in enumerate(own.kinds) for trouble in _kind(scenario, ("kind", number), kind)),
        *(trouble for number, play in enumerate(own.plays) for trouble in _card(scenario, ("play", number), play)),
        *(trouble for number, craft in enumerate(own.crafts) for trouble in _craft(scenario, ("craft", number), craft)),
        *(trouble for number, gear in enumerate(own.gear) for trouble in _gear(scenario, ("gear", number), gear)),
    ]


# Names.


def _names(scenario: Scenario) -> Iterator[Trouble]:
    """Yield ids and names that something else has, in this file or in the game: nothing of ours is replaced."""
    own, ours = scenario.own, shipped()
    professions: dict[str, Named] = {**ours.crafts, **ours.backgrounds}
    named: tuple[tuple[str, Iterable[Named], Mapping[str, Named]], ...] = (
        ("kind", own.kinds, ours.challenges),
        ("craft", own.crafts, professions),
        ("gear", own.gear, ours.gear),
    )
    for table, things, known in named:
        listed = [((table, number), one) for number, one in enumerate(things)]
        yield from _taken(listed, known)
    # Whatever PCs can play is named by its id alone; what Gear plays may be called as the Gear is.
    plays: list[tuple[Where, Named]] = [(("play", number), play) for number, play in enumerate(own.plays)]
    for number, craft in enumerate(own.crafts):
        plays += [(("craft", number, key), getattr(craft, key)) for key in ("action", "reaction")]
    for number, gear in enumerate(own.gear):
        plays += [(("gear", number, "plays", place), play) for place, play in enumerate(gear.plays)]
    yield from _taken(plays, ours.catalogue)
    things_by_id = {feature.id for feature in scenario.features}
    for number, one in enumerate(own.gear):
        if one.id in things_by_id:
            wrong = f"a feature has the id {shown(one.id)} too"
            yield Trouble(("gear", number, "id"), wrong, "another id: both can be carried")


class Named(Protocol):
    """Whatever has an id and a name."""

    @property
    def id(self) -> str:
        """What files call it."""

    @property
    def name(self) -> str:
        """What players call it."""


def _taken(things: Sequence[tuple[Where, Named]], known: Mapping[str, Named]) -> Iterator[Trouble]:
    names = {one.name.casefold(): one for one in known.values()}
    for where, one in things:
        if one.id in known or one.id in RESERVED:
            wrong = f"{shown(one.id)} is in the game already"
            yield Trouble((*where, "id"), wrong, "an id of its own: nothing of the game is replaced")
        elif one.name.casefold() in names:
            yield Trouble((*where, "name"), f"{shown(one.name)} is in the game already", "a name of its own")
        if len(one.name) < 2 or one.name[-1:].isdigit():
            right = "a name of at least 2 letters that does not end in a number"
            yield Trouble((*where, "name"), f"{shown(one.name)} cannot be told from an exit or a number", right)
        if one.id.rpartition("-")[2].isdigit():
            wrong = f"{shown(one.id)} ends as the second and the third of a kind do"
            yield Trouble((*where, "id"), wrong, "an id that does not end in a hyphen and a number")
    for key in ("id", "name"):
        for number, word in repeated([getattr(one, key) for _, one in things]):
            yield Trouble((*things[number][0], key), f"two of these have the {key} {shown(word)}", "one of its own each")


# Kinds of Challenges.


def _kind(scenario: Scenario, where: Where, kind: Challenge) -> Iterator[Trouble]:
    """Yield what a kind of its type cannot have, or has to have (REG-068, REG-072..075, REG-081, REG-105, REG-134)."""
    for key, wrong, right in _of_type(kind):
        yield Trouble((*where, key), wrong, right)
    marks = icons(kind.type)
    if kind.icon not in marks:
        right = closest(kind.icon, marks) or f"one of {', '.join(marks)}"
        yield Trouble((*where, "icon"), f"there is no mark {shown(kind.icon)} for {_an(kind.type)}", right)
    for word in kind.keywords:
        if word not in KEYWORDS[kind.type]:
            right = f"of {few(KEYWORDS[kind.type])}" if KEYWORDS[kind.type] else "leave it out"
            yield Trouble((*where, "keywords"), f"{shown(word)} means nothing for {_an(kind.type)}", right)
    ill = any(effect.kind == "disease" for effect in kind.lock_fail)
    for place, effect in enumerate(kind.lock_fail):
        yield from effect_troubles(scenario, (*where, "lock_fail", place), effect, ill)
    plays: list[tuple[Where, Play, tuple[Kind, ...]]] = []
    if kind.reaction is not None:
        plays.append(((*where, "reaction"), kind.reaction, ("reaction",)))
    several: tuple[tuple[str, tuple[Kind, ...]], ...] = (
        ("actions", ("action", "strategy")),
        ("interrupts", ("interrupt",)),
        ("assists", ("assist",)),
    )
    for key, kinds in several:
        plays += [((*where, key, place), play, kinds) for place, play in enumerate(getattr(kind, key))]
    for at, play, kinds in plays:
        yield from _play(scenario, at, play, kinds, FOES_WAIT)
        if play.targets not in ("one", "enemies"):
            yield Trouble((*at, "targets"), f"a Challenge strikes no {shown(play.targets)}", '"one" or "enemies"')
        if play.against and play.kind != "assist":
            yield Trouble((*at, "against"), "against says whom an Assist helps", "leave it out")
    for number, name in repeated([play.id for _, play, _ in plays]):
        yield Trouble((*plays[number][0], "id"), f"the id {shown(name)} is used twice", "an id of its own for each play")


def _of_type(kind: Challenge) -> Iterator[tuple[str, str, str]]:
    """Yield the key, what is wrong and what would be right in a kind of its type."""
    what, a = kind.type, _an(kind.type)
    attacks = any(play.kind == "action" for play in kind.actions)
    if what != "Obstacle" and not attacks:
        yield "actions", f"{a} without an Action does nothing", "actions: at least one that is no Strategy"
    if what == "Obstacle" and (kind.actions or kind.interrupts or kind.assists):
        yield "actions", "an Obstacle has a Reaction at most", "reaction"
    if what in ("Creature", "Seeker") and not kind.ep:
        yield "ep", f"{a} has EP", "1 to 60"
    if what in ("Environ", "Trap"):
        for key in ("ep", "reaction"):
            if getattr(kind, key):
                yield key, f"{a} cannot be struck down", "leave it out"
    if what == "Obstacle" and not (kind.ep or kind.lock):
        yield "ep", "nobody could get past it", "ep, or a lock, or both"
    climbing = what == "Obstacle" and "Climbing" in kind.keywords
    if climbing and "Persists" not in kind.keywords:
        yield "keywords", "what is climbed has to be climbed by each", 'keywords = ["Persists", "Climbing"]'
    if climbing != bool(kind.height):
        right = "1 to 4" if climbing else "leave it out"
        yield "height", "what is climbed has a height, and nothing else has", right
    if climbing and kind.lock:
        yield "lock", "what is climbed has no lock", "leave it out"
    only: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("lock", ("Obstacle",)),
        ("lock_fail", ("Obstacle",)),
        ("hidden", ("Creature", "Seeker", "Trap")),
        ("stays_hidden", ("Trap",)),
        ("lit_reveals", ("Creature", "Seeker", "Trap")),
        ("pursues", ("Creature",)),
        ("respawn", ("Creature",)),
        ("stays", ("Creature", "Seeker")),
        ("trigger", ("Trap",)),
        ("use", ("Trap",)),
    )
    for key, types in only:
        if getattr(kind, key) and what not in types:
            yield key, f"{key} means nothing for {a}", f"for {' and '.join(_some(type) for type in types)} only"
    if what == "Trap" and not kind.trigger:
        yield "trigger", "a Trap waits for something", '"enter", "leave", "search", "feature" or "lockpick failed"'
    for key, needs in (("lock_fail", "lock"), ("stays_hidden", "hidden"), ("lit_reveals", "hidden")):
        if getattr(kind, key) and not getattr(kind, needs):
            yield key, f"{key} means nothing without {needs}", f"{needs}, or leave it out"


def _an(type: str) -> str:
    return f"{'an' if type[0] in 'EOaio' else 'a'} {type}"


def _some(type: str) -> str:
    return f"{type}s"


# Plays.


def _play(
    scenario: Scenario, where: Where, play: Play, kinds: tuple[Kind, ...], waits: Mapping[str, tuple[str, ...]]
) -> Iterator[Trouble]:
    """Yield what a play of these ``kinds`` cannot have or has to have, whoever plays it (REG-G04, REG-G05, REG-G20)."""
    if play.kind not in kinds:
        yield Trouble((*where, "kind"), f"this is {_an(play.kind)}", f"here stands {_an(kinds[0])}")
    known = waits.get(play.kind, ())
    if play.trigger not in (known or ("",)):
        right = f"one of {', '.join(known)}" if known else "leave it out: only Interrupts and Assists wait for something"
        yield Trouble((*where, "trigger"), f"{_an(play.kind)} waits for {shown(play.trigger or 'nothing')}", right)
    if play.kind in waits and not (play.shift or play.effects):
        yield Trouble((*where, "shift"), f"this {play.kind} does nothing", "shift, or effects")
    if play.shift and play.kind not in waits:
        yield Trouble(
            (*where, "shift"), f"a shift is what Interrupts and Assists do, and this is {_an(play.kind)}", "bonus"
        )
    if play.kind == "action" and not (play.inflict or play.damage or play.lockpick or play.effects or play.disease):
        yield Trouble((*where, "inflict"), "this Action does nothing", "inflict and damage, lockpick, or effects")
    if play.kind == "reaction" and not play.endure:
        yield Trouble((*where, "endure"), "a Reaction has dice to stand against an Action", 'endure, such as "1d6"')
    if play.kind == "strategy" and not play.effects:
        yield Trouble((*where, "effects"), "this Strategy does nothing", "effects")
    if play.inflict and play.kind != "action":
        yield Trouble((*where, "inflict"), f"{_an(play.kind)} rolls no Inflict", "leave it out")
    if play.endure and play.kind != "reaction":
        yield Trouble((*where, "endure"), f"{_an(play.kind)} rolls no Endure", "leave it out")
    for key in ("effects", "backfire"):
        effects = getattr(play, key)
        ill = (key == "effects" and play.disease is not None) or any(effect.kind == "disease" for effect in effects)
        for place, effect in enumerate(effects):
            yield from effect_troubles(scenario, (*where, key, place), effect, ill)
            if effect.kind == "shift" and effect.until == "now":
                right = '"next turn", "their turn", "round" or "scenario"'
                yield Trouble((*where, key, place, "until"), "a shift lasts for a while", right)


def _ours(scenario: Scenario, where: Where, play: Play, kinds: tuple[Kind, ...]) -> Iterator[Trouble]:
    """Yield what is wrong with a play of a PC."""
    yield from _play(scenario, where, play, kinds, WAITS)
    if (play.targets == "lock") != bool(play.lockpick):
        yield Trouble((*where, "lockpick"), "a Lock is picked with Lockpick dice, and nothing else is", 'targets = "lock"')
    if play.targets == "enemies":
        yield Trouble((*where, "targets"), "PCs choose one, or strike all Creatures", '"one" or "creatures"')
    if play.targets in ("ally", "self", "lock") and play.inflict:
        yield Trouble((*where, "inflict"), f"nothing is rolled against {shown(play.targets)}", "leave it out")
    if play.kind == "strategy" and play.targets != "self":
        yield Trouble((*where, "targets"), "a Strategy is one's own", 'targets = "self"')
    if both := [setting for setting in play.barred if setting in play.only]:
        yield Trouble((*where, "only"), f"{shown(both[0])} is barred too", "one of them")


def _card(scenario: Scenario, where: Where, play: Play) -> Iterator[Trouble]:
    yield from _ours(scenario, where, play, (play.kind,))
    if play.once:
        yield Trouble((*where, "once"), "cards come back with the discard pile", "once for what Gear plays")


def _craft(scenario: Scenario, where: Where, craft: Craft) -> Iterator[Trouble]:
    for key in ("action", "reaction"):
        yield from _ours(scenario, (*where, key), getattr(craft, key), ("action",) if key == "action" else ("reaction",))
    if craft.action.targets not in ("one", "creatures"):
        yield Trouble((*where, "action", "targets"), "a Craft's own Action is for striking", '"one" or "creatures"')
    if not craft.search:
        yield Trouble((*where, "search"), "everybody can Search", 'dice, such as "1d6"')
    if len(craft.deck) != DECK:
        yield Trouble((*where, "deck"), f"the deck has {len(craft.deck)} cards", f"{DECK}; a card may be in it twice")
    yield from _known((*where, "deck"), craft.deck, tuple(scenario.content.plays), "play")
    yield from _known((*where, "gear"), craft.gear, tuple(scenario.content.gear), "Gear")


def _known(where: Where, words: tuple[str, ...], known: tuple[str, ...], what: str) -> Iterator[Trouble]:
    for place, word in enumerate(words):
        if word not in known:
            right = closest(word, known) or f"such as {few(known)}"
            yield Trouble((*where, place), f"there is no {what} {shown(word)}", right)


def _gear(scenario: Scenario, where: Where, gear: Gear) -> Iterator[Trouble]:
    if not gear.slots:
        yield Trouble((*where, "slots"), "it fits nowhere", "clothing, item, accessory or expertise")
    if gear.flame and not gear.light:
        yield Trouble((*where, "flame"), "a flame gives light", "light = true")
    if gear.once and not gear.plays:
        yield Trouble((*where, "once"), "nothing uses it up", "plays")
    for place, play in enumerate(gear.plays):
        yield from _ours(scenario, (*where, "plays", place), play, (play.kind,))


# What was perhaps not meant.


def warnings(scenario: Scenario) -> Iterator[Trouble]:
    """Yield what is odd in what a scenario without problems brings along."""
    own = scenario.own
    met = {placed.kind for placed in scenario.placed} | {way.obstacle for way in scenario.connections}
    for number, kind in enumerate(own.kinds):
        if kind.id not in met:
            yield Trouble(("kind", number, "id"), f"{shown(kind.id)} stands nowhere", "a challenge, or an obstacle")
        takes = any(effect.kind in ("tokens", "alert") for play in kind.actions for effect in play.effects)
        if kind.type == "Seeker" and not takes:
            right = 'effects = [{ kind = "tokens", amount = "1" }]'
            yield Trouble(("kind", number, "actions"), f"{shown(kind.id)} is a Seeker and takes no Stealth Token", right)
    dealt = {card for craft in own.crafts for card in craft.deck}
    for number, play in enumerate(own.plays):
        if play.id not in dealt:
            yield Trouble(("play", number, "id"), f"{shown(play.id)} is in no deck", "the deck of a [[craft]] of this file")
    given = {gear for feature in scenario.features for gear in feature.gives.gear}
    given |= {effect.name for feature in scenario.features for effect in feature.effects}
    given |= {gear for craft in own.crafts for gear in craft.gear}
    for number, gear in enumerate(own.gear):
        if gear.price > dearest():
            wrong = f"{shown(gear.id)} costs more than any Gear of the game, and goes for {dearest()} at home"
            yield Trouble(("gear", number, "price"), wrong, f"0 to {dearest()}")
        if not gear.price and gear.id not in given:
            yield Trouble(
                ("gear", number, "price"), f"nobody can come by {shown(gear.id)}", "a price, or a place in a feature"
            )
