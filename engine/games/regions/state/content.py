"""The content of data/regions: Crafts, Backgrounds, plays, Gear, Challenges, Fortunes and sayings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property
from typing import Literal, TypeVar

import msgspec

from engine.core.content import load

Setting = Literal["wilderness", "dungeon", "civilization"]
Type = Literal["normal", "stealth", "chase"]
ChallengeType = Literal["Environ", "Obstacle", "Creature", "Seeker", "Trap"]
Track = Literal["Power", "Resilience", "Mind", "Skill"]
EntryName = Literal["inflict", "damage", "endure", "defense", "search", "lockpick"]
Kind = Literal["action", "reaction", "strategy", "interrupt", "assist"]
Slot = Literal["clothing", "item", "accessory", "expertise"]

PASSAGE, LUCK, NOTHING = "a hidden way", "a Fortune", "nothing"
"""How events and the private log name what a Search finds that has no name."""
TRACKS: tuple[Track, ...] = ("Power", "Resilience", "Mind", "Skill")

Trigger = Literal[
    "",
    "targeted",  # an enemy Action targets the one who plays it (before rolls)
    "ally targeted",  # an enemy Action targets an ally in the same region (before rolls)
    "hit",  # an enemy Action has won against the one who plays it (after the roll, before damage counts)
    "ally attempt",  # an ally in the same region attempts to pass a Persisting Obstacle
    "ally attack",  # an ally in the same region plays an Action on an enemy
    "ally search",  # an ally in the same region Searches
    "ally lockpick",  # an ally in the same region picks a Lock
    "enter",  # Traps: a PC enters the region
    "search",  # Traps: a PC Searches in the region
    "lockpick failed",  # Traps: a PC fails a Lockpick in the region
    "feature",  # Traps: a PC takes or uses a feature in the region
    "leave",  # Traps: a PC leaves the region
]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Levels on one entry under a condition: in a ``setting``, and/or ``against`` these types or keywords; each "" or () if
    it does not matter (REG-144)."""

    entry: EntryName
    levels: int = 1
    setting: Setting | Literal[""] = ""
    against: tuple[str, ...] = ()


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a play, a piece of Gear, a Fortune or a feature does.

    ``kind`` is one of these. "recover" (EP), "harm" (EP, no Defense), "draw" and "discard" (cards), "track" (moves
    ``track`` by ``amount``). "tokens" (the party loses so many), "valuables" (below 0: lost), "gear" (``name``). "speed"
    (the free Move of this round has Speed ``amount``), "move" (an extra Move of Speed ``amount``, now). "shift"
    (``levels`` on ``entry``, see ``until``), "cure" (one Disease, all instances), "disease" (``name`` (``track``
    ``amount``)), "injury". "reveal" (a Search of ``amount`` dice at once), "skip" (the next "strategy" or "action" Phase,
    in ``name``). "calm" (the Environ of the region does nothing until the round after), "alert" (every Seeker that hears
    it), "light" (the region is lit). "unlock" (``name``), "reset", "force" (a PC attacks the weakest ally beside them,
    REG-119), "stay" (no Move, as long as ``until`` says). ``amount`` is a number or dice. ``who``: "actor", "target",
    "allies" (in the region, without the actor); "party" (all PCs in play), "here" (all PCs in the region), "enemies" (all
    Challenges in the region). ``until``: "now", "next turn" (until the actor's next turn starts), "their turn" (until the
    next turn of the one it is on starts), "round", "scenario". With ``each`` "turn" it happens anew at each start of the
    target's turn, as long as it lasts. ``against`` limits a shift to these types or keywords. ``cumulative``: of a
    Disease, or of a part of one, whether a second instance counts again; ``None``: as the Disease does (REG-G61).
    """

    kind: str
    amount: str = "1"
    who: Literal["actor", "target", "allies", "party", "here", "enemies"] = "target"
    name: str = ""
    track: Track | Literal[""] = ""
    entry: EntryName | Literal[""] = ""
    levels: int = 0
    against: tuple[str, ...] = ()
    until: Literal["now", "next turn", "their turn", "round", "scenario"] = "now"
    each: Literal["", "turn"] = ""
    cumulative: bool | None = None


EFFECT_KINDS = (
    "recover",
    "harm",
    "draw",
    "discard",
    "track",
    "tokens",
    "valuables",
    "gear",
    "speed",
    "move",
    "shift",
    "cure",
    "disease",
    "injury",
    "force",
    "reveal",
    "skip",
    "stay",
    "calm",
    "alert",
    "light",
    "unlock",
    "reset",
    "rounds",
)
"""What an effect can do, see `Effect`."""

_AMOUNT = re.compile(r"-?[0-9]{1,3}|[1-9]?d(2|4|6|8|10|12|20)|search")


def is_known_effect(effect: Effect) -> bool:
    """Return whether an effect is one that can take place: so that what is read from elsewhere breaks nothing."""
    return effect.kind in EFFECT_KINDS and _AMOUNT.fullmatch(effect.amount) is not None


class Illness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Disease as it is printed: "Mist Fever (Resilience 1)" (REG-255). Effects of its entry that last until the end of
    the scenario belong to it (REG-263). ``cumulative``: a second instance counts again, but for the effects that say
    otherwise (REG-G61)."""

    name: str
    track: Track
    amount: int = 1
    cumulative: bool = False


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything that is played: of a Craft, a card of a deck, of Gear, of a Challenge.

    Entries are dice ("1d8") or "" for none. ``targets``: "one" enemy, "enemies" (all in the region), "creatures" (all
    Creatures in the region), "ally" (one PC in the region, oneself included), "self", "lock". ``against``: only these
    Challenge types. ``barred`` and ``only`` settings, ``types`` of scenario (empty: all). ``trigger`` of Interrupts and
    Assists. ``shift``: what an Interrupt or Assist does to the play that triggered it, as bonuses. ``effects`` take place
    when the play wins, or without a roll (Special). ``backfire`` is what happens if it loses. ``once``: a single use.
    ``text`` is how it reads on the card, in our words.
    """

    id: str
    name: str
    kind: Kind
    text: str = ""
    inflict: str = ""
    damage: str = ""
    endure: str = ""
    defense: str = ""
    search: str = ""
    lockpick: str = ""
    ranged: bool = False
    targets: Literal["one", "enemies", "creatures", "ally", "self", "lock"] = "one"
    against: tuple[ChallengeType, ...] = ()
    barred: tuple[Setting, ...] = ()
    only: tuple[Setting, ...] = ()
    types: tuple[Type, ...] = ()
    trigger: Trigger = ""
    shift: tuple[Bonus, ...] = ()
    bonus: tuple[Bonus, ...] = ()
    effects: tuple[Effect, ...] = ()
    backfire: tuple[Effect, ...] = ()
    disease: Illness | None = None
    once: bool = False


class Craft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Craft card (REG-G16): EP, the Search entry, Stealth Tokens ("general" and by setting), tracks, a standing Action
    and Reaction. It also names Gear to begin with (ids), and a deck of 10 plays (ids)."""

    id: str
    name: str
    about: str
    ep: int
    search: str
    tokens: dict[str, int]
    tracks: dict[Track, int]
    action: Play
    reaction: Play
    gear: tuple[str, ...]
    deck: tuple[str, ...]


class Background(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a PC comes from: what it does to the base values of tracks."""

    id: str
    name: str
    about: str
    tracks: dict[Track, int]


class Gear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of Gear (REG-G19). Its entries work while it is equipped in its ``slot``; a ``tool`` says "item or expertise"
    in its slot's place by ``slots``. ``price`` in Valuables, 0: not for sale. ``light``: a light source, ``flame``: one
    that does not burn under water (REG-G25). ``keywords``: "Darkvision", "Aquatic", "Flying". ``fall``: so much less
    Height in falls. ``defense``: what Reactions without a Defense get. ``once``: used up by its play."""

    id: str
    name: str
    text: str
    slots: tuple[Slot, ...]
    price: int = 0
    ep: int = 0
    tracks: dict[Track, int] = {}
    keywords: tuple[str, ...] = ()
    light: bool = False
    flame: bool = False
    fall: int = 0
    defense: str = ""
    bonus: tuple[Bonus, ...] = ()
    plays: tuple[Play, ...] = ()
    once: bool = False


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Challenge (REG-068). ``level`` 1 to 3. ``ep`` 0: cannot be defeated by damage.

    ``keywords``: "Persists", "Climbing", "Aquatic", "Flying", "Darkvision", "Light Sensitivity". ``height`` of a Climbing
    Obstacle. ``hidden`` and ``lock`` are dice, or "". ``lock_fail`` is what a failed Lockpick brings (REG-237). Creatures
    may pursue (``pursues``), come back ``respawn`` rounds after their defeat (0: never), stay in "water". A Trap has a
    ``trigger``, and is "one-shot" or "re-arming" (``use``). ``stays_hidden``: acting does not reveal it; ``lit_reveals``:
    light does (REG-G41).
    ``actions``: the first is what it plays by itself. ``interrupts`` and ``assists`` are Automatic (REG-073, REG-G20):
    these for the Action of another Challenge in the region ("ally attack"). ``icon`` is its mark on the map.
    """

    id: str
    name: str
    type: ChallengeType
    level: int
    text: str
    icon: str = ""
    ep: int = 0
    keywords: tuple[str, ...] = ()
    height: int = 0
    lock: str = ""
    lock_fail: tuple[Effect, ...] = ()
    hidden: str = ""
    pursues: bool = False
    respawn: int = 0
    stays: Literal["", "water"] = ""
    trigger: Trigger = ""
    use: Literal["", "one-shot", "re-arming"] = ""
    stays_hidden: bool = False
    lit_reveals: bool = False
    actions: tuple[Play, ...] = ()
    reaction: Play | None = None
    interrupts: tuple[Play, ...] = ()
    assists: tuple[Play, ...] = ()


class Fortune(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 100 entries of the Fortune table: its number, what is found in words, and what it does to the finder."""

    roll: int
    text: str
    effects: tuple[Effect, ...] = ()


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made PC: what it is called, its Craft and Background and the Gear it buys in a town by id, who it is."""

    id: str
    name: str
    craft: str
    background: str
    buys: tuple[str, ...]
    about: str


class _Crafts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    craft: tuple[Craft, ...]
    background: tuple[Background, ...]


class _Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ready: tuple[Ready, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be learned in town from a ``level`` on, by those of a ``craft`` or by everybody (REG-G112): a card of the
    deck."""

    level: int
    play: Play
    craft: str = ""


class _Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]


class _Plays(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    play: tuple[Play, ...]


class _Gear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gear: tuple[Gear, ...]


class _Challenges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    challenge: tuple[Challenge, ...]


class _Fortunes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fortune: tuple[Fortune, ...]


class Own(msgspec.Struct, frozen=True, dict=True):
    """What a scenario brings along of its own (REG-G100): kinds of Challenges, plays for decks, Crafts, Gear."""

    kinds: tuple[Challenge, ...] = ()
    plays: tuple[Play, ...] = ()
    crafts: tuple[Craft, ...] = ()
    gear: tuple[Gear, ...] = ()

    @cached_property
    def nothing(self) -> bool:
        """Whether it brings nothing."""
        return not (self.kinds or self.plays or self.crafts or self.gear)


T = TypeVar("T")


_READ: dict[str, object] = {}


def _printed(name: str, shape: type[T]) -> T:
    """Return what data/regions/<name>.toml holds, read once."""
    known = _READ.get(name)
    if not isinstance(known, shape):
        known = _READ[name] = load("regions", name, shape)
    return known


class Content:
    """Everything in data/regions but its rulebook and its scenarios, which `files` reads; and what a scenario at play
    brings along of its ``own``, after it."""

    def __init__(self, own: Own) -> None:
        self.own = own
        self._reactions: dict[tuple[str, tuple[str, ...], tuple[str, ...]], tuple[str, ...]] = {}

    @cached_property
    def crafts(self) -> dict[str, Craft]:
        """The Crafts by id."""
        return {craft.id: craft for craft in (*_printed("crafts", _Crafts).craft, *self.own.crafts)}

    @cached_property
    def backgrounds(self) -> dict[str, Background]:
        """The Backgrounds by id."""
        return {known.id: known for known in _printed("crafts", _Crafts).background}

    @cached_property
    def ready(self) -> tuple[Ready, ...]:
        """The ready-made PCs, in order."""
        return _printed("ready", _Ready).ready

    @cached_property
    def plays(self) -> dict[str, Play]:
        """The plays of all decks by id, and those that can be learned."""
        learned = (lesson.play for lesson in self.lessons.values())
        return {play.id: play for play in (*_printed("plays", _Plays).play, *learned, *self.own.plays)}

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """What can be learned in town, by the play's id."""
        return {item.play.id: item for item in _printed("lessons", _Lessons).lesson}

    @cached_property
    def gear(self) -> dict[str, Gear]:
        """The Gear by id."""
        return {gear.id: gear for gear in (*_printed("gear", _Gear).gear, *self.own.gear)}

    @cached_property
    def challenges(self) -> dict[str, Challenge]:
        """The kinds of Challenges by id."""
        return {kind.id: kind for kind in (*_printed("challenges", _Challenges).challenge, *self.own.kinds)}

    @cached_property
    def catalogue(self) -> dict[str, Play]:
        """Every play that a PC can ever have, by id."""
        own = [play for craft in self.crafts.values() for play in (craft.action, craft.reaction)]
        gear = [play for gear in self.gear.values() for play in gear.plays]
        return {play.id: play for play in (*own, *self.plays.values(), *gear)}

    @cached_property
    def gear_of(self) -> dict[str, Gear]:
        """The Gear that has a play, by the play's id."""
        return {play.id: gear for gear in self.gear.values() for play in gear.plays}

    @cached_property
    def kind_names(self) -> frozenset[str]:
        """What all kinds of Challenges are called."""
        return frozenset(kind.name for kind in self.challenges.values())

    def reactions(self, craft: str, items: tuple[str, ...], learned: tuple[str, ...]) -> tuple[str, ...]:
        """Return the Reactions, by id, that a PC of a Craft with this Gear may come to have, those that they ``learned``
        last; of these alone without a Craft."""
        key = craft, items, learned
        if key not in self._reactions:
            known = self.crafts.get(craft)
            cards = [] if known is None else [self.plays[card] for card in dict.fromkeys(known.deck)]
            gear = [play for item in items for play in self.gear[item].plays]
            found = (play.id for play in (*gear, *cards) if play.kind == "reaction")
            own = () if known is None else tuple(dict.fromkeys((known.reaction.id, *found)))
            self._reactions[key] = (*own, *(play for play in learned if self.plays[play].kind == "reaction"))
        return self._reactions[key]

    @cached_property
    def fortunes(self) -> tuple[Fortune, ...]:
        """The Fortunes 1 to 100, in order."""
        return _printed("fortunes", _Fortunes).fortune

    @cached_property
    def sayings(self) -> dict[str, tuple[str, ...]]:
        """Sentences of ours by subject, each with one or more to choose from."""
        return load("regions", "sayings", dict[str, tuple[str, ...]])


@cache
def shipped() -> Content:
    """Return what comes with the game, read once; `BadContent` names file and key where it is wrong."""
    return Content(Own())


@cache
def dearest() -> int:
    """Return what the dearest Gear that comes with the game costs."""
    return max(gear.price for gear in shipped().gear.values())


_AT_HAND: ContextVar[Content | None] = ContextVar("content", default=None)


def content() -> Content:
    """Return the content at hand: that of the scenario which the game was asked about, else what comes with the game."""
    return _AT_HAND.get() or shipped()


@contextmanager
def at_hand(known: Content) -> Iterator[None]:
    """Have `content` be this one, on this thread, until it is over: the face does so for whatever it hands on."""
    before = _AT_HAND.set(known)
    try:
        yield
    finally:
        _AT_HAND.reset(before)
