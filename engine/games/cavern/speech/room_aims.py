"""What is to be had of a room, in a clause above the question: by a story, by a Battle, or once the room closes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.game import Seat
from engine.maps.squares import label

from ..rules import odds
from ..rules.beast import lurks
from ..state.board import Room
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import inside
from ..state.state import Contest, State
from .words import loot, pays

SELDOM = 0.25
"""Below this chance to win a Battle it is told how likely the second place is."""
RATHER = 0.3
"""Where a Battle is seldom won, and Spoils are so much likelier to pay, that is what the roll is for."""
Act = Literal["begin", "grow", "join"]
"""What is done about a room that stays open: the tile begins it, or grows that of the seat; else a Delver joins it."""


def about_room(state: State, seat: Seat, found: Room, act: Act = "join") -> str:
    """Return what a seat can have of a room in which it is: "join Bob in the tan room at T2, close it later: 2 Gold",
    or what a closed one brings by a story or by a Battle. It is "" for an open room that holds nothing."""
    rivals = tuple(dict.fromkeys(sent.seat for sent in inside(state, found) if sent.seat != seat))
    names = tuple(state.names[other] for other in rivals)
    floor, at, new, any_ = found.floor, label(found.at), act == "begin", bool(found.bags or found.chests)
    gold, treasure, fought = found.bags, found.chests, "first"
    if names:
        gold, fought = odds.shares(gold, 1 + len(names))[0], pays(gold, treasure, 1 + len(names))
    if not found.complete:
        told = "little" if fought == "little" else "first"
        later = WORDS(
            "aim-later", act=act, floor=floor, at=at, new=new, rivals=names, gold=gold, treasure=treasure, fought=told
        )
        return later if any_ else ""
    if lurks(state, found):
        return WORDS("aim-beast", floor=floor, at=at, points=content().beast.points, rivals=names)
    if not names:
        return WORDS("aim-story", floor=floor, at=at, new=new, any=any_, gold=gold, treasure=treasure)
    bid = odds.battle_chance(state, seat, found)
    rather = bid is not None and bid.chance < SELDOM and bid.spoils - bid.chance >= RATHER
    if rather or fought != "first":
        return WORDS("aim-spoils", floor=floor, at=at, new=new, rivals=names)
    return WORDS("aim-battle", floor=floor, at=at, new=new, rivals=names, gold=gold, treasure=treasure)


def about_story(found: Room) -> str:
    """Return what a story brings of its room: "take 3 Gold (1 Gold if you fail)"."""
    return WORDS("here-story", won=loot(found.bags, found.chests), lost=loot(found.bags // 2, 0))


def about_retreat(found: Room) -> str:
    """Return what a retreat brings from a room: half of its Gold and 1 XP, perhaps 1 Gold more."""
    half = found.bags // 2
    return WORDS("here-retreat", half=half, most=half + 1)


def for_spoils(state: State, contest: Contest, more: Sequence[str] = ()) -> bool:
    """Return whether a Battle is rolled for Spoils: the winner gets no more than the other, or wins it seldom, with dice
    ``more`` that the roller buys."""
    if contest.kind != "battle":
        return False
    if odds.is_even(contest):
        return True
    before = contest.stage == "before"
    wins = odds.succeeds(state, contest, more) if before else odds.stands(state, contest)
    paid = odds.pays(state, contest, more if before else ())
    return wins is not None and paid is not None and wins < SELDOM and paid - wins >= RATHER
