"""What must hold in what a scenario brings along of its own, and what of it was perhaps not meant (REG-G100)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from engine.core.files.lines import Where
from engine.core.files.troubles import Trouble, few, repeated
from engine.core.files.values import closest, shown

from ..state.catalogue import WORDS, kind_noun, trouble
from ..state.content import Challenge, ChallengeType, Craft, Gear, Kind, Play, dearest, shipped
from ..state.scenarios import Scenario
from .checking import effect_troubles
from .own_content import KEYWORDS, icons

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
        listed = [((table, number), thing) for number, thing in enumerate(things)]
        yield from _taken(listed, known)
    # Whatever PCs can play is named by its id alone; what Gear plays may be called as the Gear is.
    plays: list[tuple[Where, Named]] = [(("play", number), play) for number, play in enumerate(own.plays)]
    for number, craft in enumerate(own.crafts):
        plays += [(("craft", number, key), getattr(craft, key)) for key in ("action", "reaction")]
    for number, gear in enumerate(own.gear):
        plays += [(("gear", number, "plays", place), play) for place, play in enumerate(gear.plays)]
    yield from _taken(plays, ours.catalogue)
    things_by_id = {feature.id for feature in scenario.features}
    for number, item in enumerate(own.gear):
        if item.id in things_by_id:
            yield trouble("bad-id-of-feature", ("gear", number, "id"), name=shown(item.id))


class Named(Protocol):
    """Whatever has an id and a name."""

    @property
    def id(self) -> str:
        """What files call it."""

    @property
    def name(self) -> str:
        """What players call it."""


def _taken(things: Sequence[tuple[Where, Named]], known: Mapping[str, Named]) -> Iterator[Trouble]:
    names = {item.name.casefold(): item for item in known.values()}
    for where, thing in things:
        if thing.id in known or thing.id in RESERVED:
            yield trouble("bad-id-taken", (*where, "id"), name=shown(thing.id))
        elif thing.name.casefold() in names:
            yield trouble("bad-name-taken", (*where, "name"), name=shown(thing.name))
        if len(thing.name) < 2 or thing.name[-1:].isdigit():
            yield trouble("bad-name-short", (*where, "name"), name=shown(thing.name))
        if thing.id.rpartition("-")[2].isdigit():
            yield trouble("bad-id-numbered", (*where, "id"), name=shown(thing.id))
    for key in ("id", "name"):
        for number, word in repeated([getattr(thing, key) for _, thing in things]):
            yield trouble("bad-same-twice", (*things[number][0], key), entry=key, name=shown(word))


# Kinds of Challenges.


def _kind(scenario: Scenario, where: Where, kind: Challenge) -> Iterator[Trouble]:
    """Yield what a kind of its type cannot have, or has to have (REG-068, REG-072..075, REG-081, REG-105, REG-134)."""
    yield from _of_type(where, kind)
    marks = icons(kind.type)
    if kind.icon not in marks:
        name, hint = shown(kind.icon), closest(kind.icon, marks)
        yield trouble("bad-icon", (*where, "icon"), name=name, type=kind_noun(kind.type), hint=hint, known=", ".join(marks))
    for word in kind.keywords:
        if word not in KEYWORDS[kind.type]:
            known = few(KEYWORDS[kind.type])
            yield trouble("bad-keyword", (*where, "keywords"), name=shown(word), type=kind_noun(kind.type), known=known)
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
            yield trouble("bad-foe-targets", (*at, "targets"), name=shown(play.targets))
        if play.against and play.kind != "assist":
            yield trouble("bad-foe-against", (*at, "against"))
    for number, name in repeated([play.id for _, play, _ in plays]):
        yield trouble("bad-play-id-twice", (*plays[number][0], "id"), name=shown(name))


ONLY: Mapping[str, tuple[ChallengeType, ...]] = {
    "lock": ("Obstacle",),
    "lock_fail": ("Obstacle",),
    "hidden": ("Creature", "Seeker", "Trap"),
    "stays_hidden": ("Trap",),
    "lit_reveals": ("Creature", "Seeker", "Trap"),
    "pursues": ("Creature",),
    "respawn": ("Creature",),
    "stays": ("Creature", "Seeker"),
    "trigger": ("Trap",),
    "use": ("Trap",),
}
"""Which types a key means something for."""

WITH: Mapping[str, str] = {"lock_fail": "lock", "stays_hidden": "hidden", "lit_reveals": "hidden"}
"""Which other key a key needs."""


def _of_type(where: Where, kind: Challenge) -> Iterator[Trouble]:
    """Yield what is wrong in a kind of its type."""
    type = kind.type
    if type != "Obstacle" and not any(play.kind == "action" for play in kind.actions):
        yield trouble("bad-no-action", (*where, "actions"), type=kind_noun(type))
    if type == "Obstacle" and (kind.actions or kind.interrupts or kind.assists):
        yield trouble("bad-obstacle-plays", (*where, "actions"))
    if type in ("Creature", "Seeker") and not kind.ep:
        yield trouble("bad-no-ep", (*where, "ep"), type=kind_noun(type))
    if type in ("Environ", "Trap"):
        for key in ("ep", "reaction"):
            if getattr(kind, key):
                yield trouble("bad-not-struck", (*where, key), type=kind_noun(type))
    if type == "Obstacle" and not (kind.ep or kind.lock):
        yield trouble("bad-no-way-past", (*where, "ep"))
    climbing = type == "Obstacle" and "Climbing" in kind.keywords
    if climbing and "Persists" not in kind.keywords:
        yield trouble("bad-climbing", (*where, "keywords"))
    if climbing != bool(kind.height):
        yield trouble("bad-height", (*where, "height"), climbing=climbing)
    if climbing and kind.lock:
        yield trouble("bad-climbing-lock", (*where, "lock"))
    for key, types in ONLY.items():
        if getattr(kind, key) and type not in types:
            yield trouble(
                "bad-key-of-type",
                (*where, key),
                entry=key,
                type=kind_noun(type),
                types=[WORDS(f"many-{kind}") for kind in types],
            )
    if type == "Trap" and not kind.trigger:
        yield trouble("bad-trap", (*where, "trigger"))
    for key, needed in WITH.items():
        if getattr(kind, key) and not getattr(kind, needed):
            yield trouble("bad-key-without", (*where, key), entry=key, needed=needed)


# Plays.


def _play(
    scenario: Scenario, where: Where, play: Play, kinds: tuple[Kind, ...], waits: Mapping[str, tuple[str, ...]]
) -> Iterator[Trouble]:
    """Yield what a play of these ``kinds`` cannot have or has to have, for a PC and a Challenge alike (REG-G04, REG-G05,
    REG-G20)."""
    if play.kind not in kinds:
        yield trouble("bad-play-kind", (*where, "kind"), kind=play.kind, wanted=kinds[0])
    known = waits.get(play.kind, ())
    if play.trigger not in (known or ("",)):
        trigger = shown(play.trigger or "nothing")
        yield trouble("bad-trigger", (*where, "trigger"), kind=play.kind, trigger=trigger, known=known)
    if play.kind in waits and not (play.shift or play.effects):
        yield trouble("bad-idle-response", (*where, "shift"), kind=play.kind)
    if play.shift and play.kind not in waits:
        yield trouble("bad-shift", (*where, "shift"), kind=play.kind)
    if play.kind == "action" and not (play.inflict or play.damage or play.lockpick or play.effects or play.disease):
        yield trouble("bad-idle-action", (*where, "inflict"))
    if play.kind == "reaction" and not play.endure:
        yield trouble("bad-reaction", (*where, "endure"))
    if play.kind == "strategy" and not play.effects:
        yield trouble("bad-idle-strategy", (*where, "effects"))
    if play.inflict and play.kind != "action":
        yield trouble("bad-inflict", (*where, "inflict"), kind=play.kind)
    if play.endure and play.kind != "reaction":
        yield trouble("bad-endure", (*where, "endure"), kind=play.kind)
    for key in ("effects", "backfire"):
        effects = getattr(play, key)
        ill = (key == "effects" and play.disease is not None) or any(effect.kind == "disease" for effect in effects)
        for place, effect in enumerate(effects):
            yield from effect_troubles(scenario, (*where, key, place), effect, ill)
            if effect.kind == "shift" and effect.until == "now":
                yield trouble("bad-shift-now", (*where, key, place, "until"))


def _ours(scenario: Scenario, where: Where, play: Play, kinds: tuple[Kind, ...]) -> Iterator[Trouble]:
    """Yield what is wrong with a play of a PC."""
    yield from _play(scenario, where, play, kinds, WAITS)
    if (play.targets == "lock") != bool(play.lockpick):
        yield trouble("bad-lockpick", (*where, "lockpick"))
    if play.targets == "enemies":
        yield trouble("bad-targets", (*where, "targets"))
    if play.targets in ("ally", "self", "lock") and play.inflict:
        yield trouble("bad-rolled-against", (*where, "inflict"), name=shown(play.targets))
    if play.kind == "strategy" and play.targets != "self":
        yield trouble("bad-strategy-targets", (*where, "targets"))
    if both := [setting for setting in play.barred if setting in play.only]:
        yield trouble("bad-barred-too", (*where, "only"), name=shown(both[0]))


def _card(scenario: Scenario, where: Where, play: Play) -> Iterator[Trouble]:
    yield from _ours(scenario, where, play, (play.kind,))
    if play.once:
        yield trouble("bad-once", (*where, "once"))


def _craft(scenario: Scenario, where: Where, craft: Craft) -> Iterator[Trouble]:
    for key in ("action", "reaction"):
        yield from _ours(scenario, (*where, key), getattr(craft, key), ("action",) if key == "action" else ("reaction",))
    if craft.action.targets not in ("one", "creatures"):
        yield trouble("bad-craft-action", (*where, "action", "targets"))
    if not craft.search:
        yield trouble("bad-craft-search", (*where, "search"))
    if len(craft.deck) != DECK:
        yield trouble("bad-deck", (*where, "deck"), cards=len(craft.deck), wanted=DECK)
    yield from _known((*where, "deck"), craft.deck, tuple(scenario.content.plays), "play")
    yield from _known((*where, "gear"), craft.gear, tuple(scenario.content.gear), "Gear")


def _known(where: Where, words: tuple[str, ...], known: tuple[str, ...], what: str) -> Iterator[Trouble]:
    for place, word in enumerate(words):
        if word not in known:
            hint = closest(word, known)
            yield trouble("bad-unknown", (*where, place), sort=what, name=shown(word), hint=hint, known=few(known))


def _gear(scenario: Scenario, where: Where, gear: Gear) -> Iterator[Trouble]:
    if not gear.slots:
        yield trouble("bad-slots", (*where, "slots"))
    if gear.flame and not gear.light:
        yield trouble("bad-flame", (*where, "flame"))
    if gear.once and not gear.plays:
        yield trouble("bad-used-up", (*where, "once"))
    for place, play in enumerate(gear.plays):
        yield from _ours(scenario, (*where, "plays", place), play, (play.kind,))


# What was perhaps not meant.


def warnings(scenario: Scenario) -> Iterator[Trouble]:
    """Yield what is odd in what a scenario without problems brings along."""
    own = scenario.own
    met = {placed.kind for placed in scenario.placed} | {way.obstacle for way in scenario.connections}
    for number, kind in enumerate(own.kinds):
        if kind.id not in met:
            yield trouble("odd-kind", ("kind", number, "id"), name=shown(kind.id))
        takes = any(effect.kind in ("tokens", "alert") for play in kind.actions for effect in play.effects)
        if kind.type == "Seeker" and not takes:
            yield trouble("odd-seeker", ("kind", number, "actions"), name=shown(kind.id))
    dealt = {card for craft in own.crafts for card in craft.deck}
    for number, play in enumerate(own.plays):
        if play.id not in dealt:
            yield trouble("odd-card", ("play", number, "id"), name=shown(play.id))
    given = {gear for feature in scenario.features for gear in feature.gives.gear}
    given |= {effect.name for feature in scenario.features for effect in feature.effects}
    given |= {gear for craft in own.crafts for gear in craft.gear}
    for number, gear in enumerate(own.gear):
        if gear.price > dearest():
            yield trouble("odd-dear", ("gear", number, "price"), name=shown(gear.id), most=dearest())
        if not gear.price and gear.id not in given:
            yield trouble("odd-gear", ("gear", number, "price"), name=shown(gear.id))
