"""What is to be had of a room, in a clause above the question: by a story, by a Battle, or once the room closes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Seat
from engine.maps.squares import label

from ..rules import odds
from ..rules.beast import lurks
from ..state.board import Room, board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import inside
from ..state.state import Contest, State
from .words import pays

SELDOM = 0.25
"""Below this chance to win a Battle it is told how likely the second place is."""
RATHER = 0.3
"""Where a Battle is seldom won, and Spoils are so much likelier to pay, that is what the roll is for."""


def about_room(state: State, seat: Seat, found: Room, *, new: bool = False, here: bool = False) -> str:
    """Return what a seat can have of a room in which it is: "close the tan room at T2 for 4 Gold", or what a closed one
    brings by a story or by a Battle. It is "" for an open room that holds nothing. ``new``: the tile that is laid begins
    it. ``here``: it is the room in question, which is not named."""
    rivals = tuple(dict.fromkeys(sent.seat for sent in inside(state, found) if sent.seat != seat))
    if found.complete:
        bid = odds.battle_chance(state, seat, found)
        rather = bid is not None and bid.chance < SELDOM and bid.spoils - bid.chance >= RATHER
        lot, beast = (found.bags, found.chests), lurks(state, found)
        return _closed(state, found, rivals, lot, beast=beast, spoils=rather, new=new, here=here)
    if not (found.bags or found.chests):
        return ""
    names = tuple(state.names[other] for other in rivals)
    return WORDS("aim-close", floor=found.floor, at=label(found.at), new=new, rivals=names)


def about_retreat(found: Room) -> str:
    """Return what a retreat brings from a room: half of its Gold and 1 XP, perhaps 1 Gold more."""
    half = found.bags // 2
    return WORDS("here-retreat", half=half, most=half + 1)


def about_contest(state: State, contest: Contest, *, spoils: bool) -> str:
    """Return what the roller can have of a contest of dice: the same as of its room, or most ``spoils``. It is "" where
    nothing can be had any more."""
    rivals = tuple(seat for seat in dict.fromkeys(contest.seats) if seat != contest.seat)
    lot, found = (contest.bags, contest.chests), board_of(state).room(contest.room)
    if contest.kind != "battle":
        return _closed(state, found, (), lot, beast=contest.beast, here=True)
    if contest.rolls and contest.stage == "after" and _cannot_win(state, contest):
        return ""
    return _closed(state, found, rivals, lot, beast=contest.beast, spoils=spoils, here=True)


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


def _cannot_win(state: State, contest: Contest) -> bool:
    wins, paid = odds.stands(state, contest), odds.pays(state, contest)
    return wins == 0 and not paid


def _closed(
    state: State,
    found: Room,
    rivals: Iterable[Seat],
    lot: tuple[int, int],
    *,
    beast: bool,
    spoils: bool = False,
    new: bool = False,
    here: bool = False,
) -> str:
    """Return what can be had of a room that is closed, and holds such a ``lot``; see `about_room`."""
    (gold, treasure), names = lot, tuple(state.names[seat] for seat in rivals)
    floor, at = found.floor, label(found.at)
    if beast:
        return WORDS("aim-beast", floor=floor, at=at, points=content().beast.points, rivals=names)
    if not names:
        if here:
            return WORDS("here-story", any=any(lot), gold=gold, treasure=treasure, half=gold // 2)
        return WORDS("aim-story", floor=floor, at=at, new=new, any=any(lot))
    fought = pays(gold, treasure, 1 + len(names))
    if spoils or fought != "first":
        if here:
            return WORDS("here-spoils", rivals=names)
        return WORDS("aim-spoils", floor=floor, at=at, new=new, rivals=names)
    if not here:
        return WORDS("aim-battle", floor=floor, at=at, new=new, rivals=names)
    first = odds.shares(gold, 1 + len(names))[0]
    return WORDS("here-battle", rivals=names, gold=first, bags=gold, treasure=treasure)
