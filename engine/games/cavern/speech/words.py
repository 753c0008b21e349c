"""How the things of a cavern are called: rooms, loot, tiles, sections, Delvers, dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from engine.core.game import Seat
from engine.core.words import listed, lower, upper

from ..rules.dice import shown_by
from ..state.content import Face, Option, Section, Tile, content, option_at
from ..state.naming import FLOORS, class_name, tile_name
from ..state.state import MONSTER, Contest, Die, Holding, State

ABILITIES: Mapping[str, str] = {
    "red": "a red and a white die in a Battle or Fight",
    "reroll": "roll any dice again, free if no better",
    "drift": "send a second Delver beside yours",
    "redraw": "1 Gold and another Encounter",
}
"""What each ability does for 1 XP, in a few words."""

EFFECTS: Mapping[str, str] = {
    "peek": "look into a room",
    "breach": "ignore the corridor rule",
    "red": "1 red die more",
    "purple": "1 purple die more",
    "reroll": "roll dice again",
    "xp": "1 XP",
    "gold": "1 Gold",
    "recall": "a Delver home",
}
"""What using each treasure does, in a few words."""

MOMENTS: Mapping[str, str] = {"place": "before a tile", "before": "before a roll", "after": "after a roll"}
"""When a treasure is used that its owner keeps for a moment, in a few words."""


def loot(gold: int, treasure: int, none: str = "nothing") -> str:
    """Return "3 Gold and 1 Treasure", "2 Gold", or ``none``."""
    parts = [f"{number} {word}" for number, word in ((gold, "Gold"), (treasure, "Treasure")) if number]
    return listed(parts) or none


def experience(xp: int) -> str:
    """Return what XP somebody gains or, below 0, loses, as a verb: "gains 1 XP"; "" for none."""
    return f"{'gains' if xp > 0 else 'loses'} {abs(xp)} XP" if xp else ""


def named_tiles(tiles: Sequence[str]) -> str:
    """Return tiles by name, with the marks that matter: "crossroads (Sun); tan niche"."""
    return "; ".join(f"{tile_name(tile)}{marks(content().tiles[tile])}" for tile in tiles)


def marks(tile: Tile) -> str:
    """Return " (Sun)" or " (extra turn)" for a tile that bears such a mark, else ""."""
    return " (Sun)" if tile.sun else " (extra turn)" if tile.fast else ""


def lying_in(section: Section) -> str:
    """Return what lies on a section: "2 Gold and a torch", "" where nothing does."""
    parts = [f"{section.bags} Gold"] if section.bags else []
    parts += [f"{section.chests} Treasure"] if section.chests else []
    parts += ["a torch"] if section.torch else []
    parts += ["a Magic Rift"] if section.rift else []
    return listed(parts)


def section_words(section: Section) -> str:
    """Return "tan room with 2 Gold and a torch"."""
    parts = [f"{section.doors} doors" if section.doors > 1 else "a door"] if section.doors else []
    parts += [lying_in(section)] if lying_in(section) else []
    return f"{FLOORS[section.floor]}{' with ' if parts else ''}{', '.join(parts)}"


def sections_words(tile: Tile) -> str:
    """Return all sections of a tile, the like ones as one: "corridor; 2 tan rooms"; "bare rock" where it has none."""
    said = [section_words(section) for section in tile.sections]
    parts = []
    for words in dict.fromkeys(said):
        number = said.count(words)
        name, _, rest = words.partition(" with ")
        each = " each" if rest and number > 1 else ""
        parts.append(f"{number} {name}s{' with ' + rest if rest else ''}{each}" if number > 1 else words)
    return "; ".join(parts) or "bare rock"


def dice_of(colours: Iterable[str]) -> str:
    """Return dice by their colours: "3 white dice", "1 red and 1 purple die"."""
    rows = [(colour, len(list(same))) for colour, same in groupby(sorted(colours, key=_order))]
    said = listed([f"{number} {colour}" for colour, number in rows])
    return f"{said} {'die' if rows and rows[-1][1] == 1 else 'dice'}" if said else "no dice"


def _order(colour: str) -> int:
    return ("white", "red", "purple").index(colour)


def class_dice(kind: str) -> str:
    """Return what a class rolls: "2 white dice, +3 Combat at a Magic Rift"."""
    known = content().band.classes[kind]
    return f"{dice_of(known.dice)}{', +3 Combat at a Magic Rift' if known.rift else ''}"


def kinds_words(kinds: Sequence[str]) -> str:
    """Return classes as a list, the like ones as one: "2 brutes, mage, leader and thief"."""
    return listed([count_of(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)])


def count_of(kind: str, number: int) -> str:
    """Return "mage", "2 brutes", "2 thieves"."""
    return _numbered(class_name(kind), number)


def _numbered(name: str, number: int) -> str:
    plural = f"{name[:-1]}ves" if name.endswith("f") else f"{name}s"
    return f"{number} {plural}" if number > 1 else name


def gathered(delvers: Sequence[str]) -> str:
    """Return Delvers that are told one by one ("Ada's brute") by their owners: "Ada's 2 brutes and Bob's thief"."""
    owned: dict[str, list[str]] = {}
    for delver_ in delvers:
        owner, _, kind = delver_.rpartition("'s ")
        owned.setdefault(owner, []).append(kind)
    said = (
        f"{owner}'s {listed([_numbered(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)])}"
        for owner, kinds in owned.items()
    )
    several = any(len(set(kinds)) > 1 for kinds in owned.values()) and len(owned) > 1
    return "; ".join(said) if several else listed(list(said))


def band_line(faction: str) -> str:
    """Return a faction in one line: its Delvers, its ability."""
    known = content().band.factions[faction]
    return f"{known.name}: {kinds_words(known.delvers)}. {known.text}"


def band_brief(faction: str) -> str:
    """Return what tells a faction from the others: whom it has twice, and its ability: "2 thieves; 1 XP: roll .. again"."""
    known = content().band.factions[faction]
    twice = [kind for kind in dict.fromkeys(known.delvers) if known.delvers.count(kind) > 1]
    return f"{kinds_words([kind for kind in known.delvers if kind in twice])}; 1 XP: {ABILITIES[known.ability]}"


def die_words(die: Die) -> str:
    """Return what a die showed: "sword and ring, then 2 rings"."""
    return ", then ".join(map(_face, shown_by(die)))


def _face(face: Face) -> str:
    said = [
        f"{number} {word}s" if number > 1 else word
        for number, word in ((face.combat, "sword"), (face.spoils, "ring"))
        if number
    ]
    return listed(said) or "nothing"


def option_terms(option: Option) -> str:
    """Return what an option comes to in a game's terms: "Fight against 2 purple dice; 1 Gold more on success"."""
    match option.kind:
        case "combat" | "spoils":
            said = f"Test: {option.need} {upper(option.kind)} or more"
        case "fight":
            said = f"Fight: {option.monster}, {dice_of(option.dice)}"
        case "succeed":
            price = listed([*_some(option.price_xp, "XP"), *_some(option.price_gold, "Gold")])
            said = f"Succeed, for {price}" if price else "Succeed"
        case _:
            said = "Fail"
    gain = option.gain
    parts = [*_some(gain.gold, "Gold more"), *_some(gain.treasure, "Treasure more"), *_some(gain.xp, "XP")]
    if gain.xp < 0:
        parts.append(f"lose {-gain.xp} XP")
    if not parts:
        return said
    when = "" if option.kind in ("succeed", "fail") else " in any case" if option.always else " on success"
    return f"{said}; {listed(parts)}{when}"


def _some(number: int, word: str) -> list[str]:
    return [f"{number} {word}"] if number > 0 else []


def monster(contest: Contest) -> str:
    """Return the name of the monster of a Fight in a sentence: "the goblin"."""
    return the_monster(option_at(contest.card, contest.option)) if contest.card else "the monster"


def the_monster(option: Option) -> str:
    """Return the name of an option's monster in a sentence: "the goblin"."""
    return f"the {lower(option.monster or 'monster')}"


def acts(who: str, verb: str) -> str:
    """Return what somebody does, a monster of several heads too: "Ada rolls", "the soldiers roll", "the abbess wins"."""
    several = who.startswith("the ") and who.endswith("s") and not who.endswith("ss")
    return f"{who} {verb if several else verb + 's'}"


def roller(state: State, contest: Contest, seat: Seat) -> str:
    """Return who rolled: a player's name, or the monster's."""
    return monster(contest) if seat == MONSTER else state.names[seat]


def held_words(held: Holding, *, brief: bool = False) -> str:
    """Return a Treasure card with its worth, what it does (unless ``brief``) and whether it is used."""
    card = content().treasures[held.card]
    said = f"{card.name} ({held.worth}{', faceup' if held.up else ''})"
    if not card.moment:
        return said
    # What works on receipt has worked already.
    if held.used or card.moment == "receipt":
        return f"{said}, used"
    return said if brief else f"{said}: {card.text.rstrip('.')}"


def held_brief(held: Holding) -> str:
    """Return a Treasure card with its worth and when it can be used: "Keyhole lens (4, before a tile)"."""
    card = content().treasures[held.card]
    moment = "" if held.used else MOMENTS.get(card.moment, "")
    notes = [str(held.worth), *filter(None, (moment, "faceup" if held.up else ""))]
    return f"{card.name} ({', '.join(notes)})"


def held_worth(card: str) -> str:
    """Return a Treasure card with its worth and what it does: "Bone key (4): once, ..."."""
    return held_words(Holding(card))
