"""How the things of a cavern are called: rooms, loot, tiles, sections, Delvers, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import groupby, starmap
from typing import Literal

from engine.core.game import Seat
from engine.core.grammar import Noun
from engine.core.odds import odds as odds_in_words
from engine.maps.squares import label

from ..rules import odds
from ..rules.dice import shown_by
from ..state.board import Room, board_of
from ..state.catalogue import WORDS, count_of
from ..state.content import Face, Option, Section, Tile, content, option_at
from ..state.delvers import inside, names_inside
from ..state.naming import monster_name
from ..state.state import MONSTER, Contest, Die, Holding, Sent, Spot, State


def room(floor: str, at: str) -> str:
    """Return "the tan room at M2"."""
    return WORDS("room", floor=floor, at=at)


def room_words(found: Room) -> str:
    """Return a room by the one name it has, after the first of its tiles: "the tan room at M2"."""
    return room(found.floor, label(found.at))


def titled(found: Room) -> str:
    """Return a room as a title: "tan room at M2"."""
    return WORDS("room-titled", floor=found.floor, at=label(found.at))


def room_of(state: State, sent: Sent) -> Room:
    """Return the room in which a Delver stands."""
    return board_of(state).room((*sent.at, sent.part))


def place_of(state: State, sent: Sent) -> str:
    """Return where a Delver stands, by the name of its room: "the tan room at M2"."""
    return room_words(room_of(state, sent))


def loot(gold: int, treasure: int) -> str:
    """Return "3 Gold and 1 Treasure", "2 Gold", "" for none."""
    return WORDS("loot", gold=gold, treasure=treasure)


def held_loot(gold: int, treasure: int) -> str:
    """Return what a room holds: "3 Gold and 1 Treasure", "no loot"."""
    return WORDS("held-loot", any=bool(gold or treasure), gold=gold, treasure=treasure)


def pays(bags: int, chests: int, players: int) -> str:
    """Return what a Battle of so many is about: most for the "first", the same for both ("even"), too "little" Gold to
    share, or no loot ("none")."""
    gold, second, *_ = odds.shares(bags, players)
    if not (gold or chests):
        return "little" if bags else "none"
    return "even" if players == 2 and gold == second and not chests else "first"


def battle_for(people: tuple[str, ...], bags: int, chests: int, players: int, *, second: bool = True) -> str:
    """Return what a Battle of so many is about: "battle with Betty for 2 of 4 Gold (second 1)"."""
    told, shared = pays(bags, chests, players), odds.shares(bags, players)
    most = shared[1] if second else 0
    return WORDS("battle-for", people=people, pays=told, gold=shared[0], bags=bags, treasure=chests, second=most)


def battle_stake(bags: int, chests: int, players: int) -> str:
    """Return the same in as few words as can be: "2 Gold"."""
    told, gold = pays(bags, chests, players), odds.shares(bags, players)[0]
    return WORDS("battle-stake", pays=told, gold=gold, treasure=chests)


def fighters(state: State, found: Room, seat: Seat | None) -> int:
    """Return how many battle for a room where a seat is."""
    return 1 + len({sent.seat for sent in inside(state, found)} - {seat})


def people_in(state: State, found: Room, reader: Seat | None) -> tuple[str, ...]:
    """Return who has Delvers in a room, the ``reader`` as "you", with how many where these are several."""
    there = Counter(sent.seat for sent in inside(state, found))
    return tuple(
        WORDS("people-there", who=WORDS("you") if seat == reader else state.names[seat], number=number)
        for seat, number in there.items()
    )


def owned_in(state: State, found: Room, *, faceup: bool = False) -> tuple[str, ...]:
    """Return the Delvers in a room by their owners, "Ada's 2 brutes"; with ``faceup`` the class of no other."""
    by_owner: dict[Seat, Counter[str]] = {}
    for sent in inside(state, found):
        by_owner.setdefault(sent.seat, Counter())[sent.kind if sent.up or not faceup else ""] += 1
    return tuple(
        WORDS("delvers-owned", owner=state.names[seat], kinds=tuple(starmap(_number_of, kinds.items())))
        for seat, kinds in by_owner.items()
    )


def _number_of(kind: str, number: int) -> str:
    return count_of(kind, number) if kind else WORDS("delvers-facedown", number=number)


def owners_of(people: Sequence[str], many: int) -> tuple[str, ...]:
    """Return whose a room is, in few words: of so ``many`` people and more how many they are, if two of them are rivals."""
    if _are_many(people, many):
        return (WORDS("many-owners", mine="" in people, number=len(people) - people.count("")),)
    return tuple(WORDS("owner", name=name) if name else WORDS("yours") for name in people)


def those(people: Sequence[str], many: int) -> tuple[str, ...]:
    """Return for whom a room closes, in as few words."""
    if _are_many(people, many):
        return (WORDS("many-people", mine="" in people, number=len(people) - people.count("")),)
    return tuple(name or WORDS("you.for") for name in people)


def _are_many(people: Sequence[str], many: int) -> bool:
    return len(people) >= many and len(people) - people.count("") > 1


def found_in(state: State, spot: Spot, reader: Seat | None) -> tuple[str, ...]:
    """Return what a Delver would find on a section: the loot of its room, who is there, how far it is from closing."""
    found = board_of(state).room(spot)
    there = people_in(state, found, reader)
    players = fighters(state, found, reader)
    if found.complete and players > 1:
        others = tuple(name for name in names_inside(state, found) if reader is None or name != state.names[reader])
        fight = battle_for(others, found.bags, found.chests, players)
        return fight, *found_besides(found)
    open_, *marks = (WORDS("found-complete"), *found_besides(found)) if found.complete else found_besides(found)
    rivals = [WORDS("found-rivals", names=there)] if there else []
    return held_loot(found.bags, found.chests), open_, *rivals, *marks


def found_besides(found: Room) -> tuple[str, ...]:
    """Return what matters of a room besides its loot and who is there: its open sides, torchlight, a Rift."""
    said = [] if found.complete else [WORDS("found-gaps", gaps=found.gaps)]
    said += [WORDS("found-torch")] if found.torch else []
    said += [WORDS("found-rift")] if found.rift else []
    return tuple(said)


def lying_in(section: Section) -> str:
    """Return what lies on a section: "2 Gold and a torch", "" where nothing does."""
    things = [WORDS("section-gold", number=section.bags)] if section.bags else []
    things += [WORDS("section-treasure", number=section.chests)] if section.chests else []
    things += [WORDS("section-torch")] if section.torch else []
    things += [WORDS("section-rift")] if section.rift else []
    return WORDS("lying", things=tuple(things))


def section_words(section: Section) -> str:
    """Return "tan room with 2 Gold and a torch"."""
    return WORDS("section", floor=section.floor, things=_things(section))


def _things(section: Section) -> tuple[str, ...]:
    doors = WORDS("section-doors", doors=section.doors) if section.doors else ""
    return tuple(filter(None, (doors, lying_in(section))))


def sections_words(tile: Tile) -> str:
    """Return all sections of a tile, the like ones as one: "corridor; 2 tan rooms"; "bare rock" where it has none."""
    alike = Counter((section.floor, _things(section)) for section in tile.sections)
    parts = (
        WORDS("sections-alike", number=number, floor=floor, things=things)
        if number > 1
        else WORDS("section", floor=floor, things=things)
        for (floor, things), number in alike.items()
    )
    return WORDS("sections", sections=tuple(parts))


COLOURS = ("white", "red", "purple")
"""The colours of dice, in the order in which they are told."""


def dice_of(colours: Iterable[str]) -> str:
    """Return dice by their colours: "3 white dice", "1 red and 1 purple die"."""
    every = list(colours)
    last = max(every, key=COLOURS.index, default="")
    return WORDS("dice", dice=_by_colour(every), last=every.count(last))


def _by_colour(colours: Iterable[str]) -> tuple[str, ...]:
    rows = ((colour, len(list(same))) for colour, same in groupby(sorted(colours, key=COLOURS.index)))
    return tuple(WORDS("dice-coloured", number=number, colour=colour) for colour, number in rows)


def dice_in_short(colours: Iterable[str]) -> str:
    """Return the same in few words, where it is clear that these are dice: "3 white", "1 red, 1 purple"."""
    return WORDS("dice-in-short", dice=_by_colour(colours))


def class_dice(kind: str) -> str:
    """Return what a class rolls: "2 white dice, +3 Combat at a Magic Rift"."""
    known = content().band.classes[kind]
    return WORDS("class-dice", dice=dice_of(known.dice), rift=known.rift)


def kinds_words(kinds: Sequence[str]) -> str:
    """Return classes as a list, the like ones as one: "2 brutes, mage, leader and thief"."""
    return WORDS("delvers-listed", delvers=tuple(count_of(kind, number) for kind, number in Counter(kinds).items()))


def band_line(faction: str) -> str:
    """Return a faction in one line: its Delvers, its ability."""
    known = content().band.factions[faction]
    return WORDS("band", name=known.name, delvers=kinds_words(known.delvers), text=known.text)


def band_brief(faction: str) -> str:
    """Return what tells a faction from the others: whom it has twice, and its ability: "2 thieves; 1 XP: roll .. again"."""
    known = content().band.factions[faction]
    twice = [kind for kind in known.delvers if known.delvers.count(kind) > 1]
    return WORDS("band-brief", twice=kinds_words(twice), ability=WORDS(f"band-ability-{known.ability}"))


def die_words(die: Die) -> str:
    """Return what a die showed: "sword and ring, then 2 rings"."""
    return reduce(lambda before, face: WORDS("face-then", before=before, face=face), map(_face, shown_by(die)))


def _face(face: Face) -> str:
    return WORDS("face", swords=face.combat, rings=face.spoils)


def monster(contest: Contest) -> Noun:
    """Return the monster of a Fight by name: "goblin"."""
    return monster_of(option_at(contest.card, contest.option) if contest.card else None)


def monster_of(option: Option | None) -> Noun:
    """Return an option's monster by name: "goblin"; "monster" where it is not known."""
    name = WORDS("monster")
    return monster_name(option) if option is not None and option.monster else Noun(name, name)


def roller(state: State, contest: Contest, seat: Seat) -> Noun:
    """Return who rolled: a player, or the monster."""
    return monster(contest) if seat == MONSTER else Noun(state.names[seat])


def held_brief(held: Holding) -> str:
    """Return a Treasure card with its worth, and when it is used for what: "Butcher's ring (2 points, before a roll:
    1 red die more)"."""
    card = content().treasures[held.card]
    kept = not held.used and card.moment in LATER
    moment = WORDS("used-when", moment=moment_words(card.moment), does=card.effect) if kept else ""
    moment = moment or (WORDS("no-effect") if not card.moment else "")
    faceup = WORDS("faceup") if held.up else ""
    notes = (WORDS("points", points=held.worth), moment, faceup)
    return WORDS("held-brief", name=card.name, notes=tuple(filter(None, notes)))


LATER = ("place", "before", "after")
"""The moments for which the owner of a treasure keeps it."""


def moment_words(moment: str) -> str:
    """Return when a treasure is used that its owner keeps for a moment: "before a tile"; "" for one that is not kept."""
    return WORDS(f"moment-{moment}") if moment in LATER else ""


Totals = Mapping[str, tuple[int, int]]
"""The Combat and the Spoils of each roller, by name; the monster's under ""."""


MORE = 0.2
"""To have most Spoils is told where it is so much likelier than to win the Battle."""


def likely(wins: odds.Bid | None, *, brief: bool = False, short: Literal["", "paid"] = "", paid: bool = False) -> str:
    """Return the odds to win a Battle, or to have most Spoils there: with as much XP as pays, and without.

    That is "win 19 in 20 with 2 XP (else 2 in 3)"; "" where it is not told. ``brief``: not that XP is the last. ``short``:
    one chance alone, that with XP and its price ("paid"). ``paid``: another XP is paid before.
    """
    if wins is None:
        return ""
    costs = bool(wins.xp or wins.cards)
    told = wins.bare if costs and not short else wins.chance
    chance = odds_in_words(told, bare=not short and costs)
    spoils = odds_in_words(wins.spoils) if wins.spoils > wins.chance + MORE else ""
    return WORDS(
        "wins-likely",
        chance=chance,
        price=price_of(wins, last=wins.last and not brief and not paid, paid=paid),
        more="" if short or not costs else odds_in_words(wins.chance),
        even=wins.even,
        about=not wins.sure,
        spoils=spoils,
    )


def price_of(wins: odds.Bid, *, last: bool = False, paid: bool = False) -> str:
    """Return what the odds of a Battle cost: "2 XP, 1 card"; "" for nothing. ``last``: it is all XP there is; ``paid``:
    another XP is paid before, so that it is "1 XP more"."""
    cards = len(wins.cards)
    return WORDS("price", xp=wins.xp, last=last, more=paid, cards=cards) if wins.xp or cards else ""
