"""The pictures of a cavern, made from a view: the map for all, and by their subjects the ones of other modules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Event, Seat
from engine.core.scene import Badge, Chip, Fact, Look, Scene
from engine.core.words import upper
from engine.maps.squares import Square, label, unlabel

from ..rules.ending import winners
from ..rules.events import HAPPENINGS, gains, resolving
from ..rules.sending import open_spots
from ..rules.treasures import peeked_at, recallable
from ..speech.asking import asked
from ..speech.choices import LAYING
from ..speech.gathering import settles
from ..speech.prospects import FirstWays, FollowerOf, WorthOf
from ..speech.room_race import gap_of, nearly_closed
from ..state.board import Room, board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import choosing, spot_of
from ..state.state import Contest, Encountering, Flipping, Peeking, Recalling, Spot, State
from ..state.view import View
from . import duels, hands
from .alt import map_alt
from .cropping import part_of_map
from .dungeon.parts import Note
from .dungeon.squareboard import SquareBoard
from .pieces import columns, decks, laid_cell, lines, map_legend, rows, spent_spots, sun_track


def pictures(happened: Sequence[Event]) -> tuple[Look, ...]:
    """Return the dice of a contest that is under way; those that are settled have cards."""
    return (Look("roll"),) if _leaves_dice(HAPPENINGS.known(happened, None)) else ()


def _leaves_dice(happened: Iterable[Happened]) -> bool:
    """Return whether these events end with dice on the table: a roll that may yet change, or that others roll against."""
    rolled = False
    for e in happened:
        match e:
            case _ if settles(e):
                rolled = False
            case resolving.Rolled() | resolving.Bought(what="reroll"):
                rolled = True
            case gains.Revealed(treasure=card):
                rolled |= content().treasures[card].effect == "reroll"
    return rolled


class Advised(NamedTuple):
    """What pictures show of advice: the ``first`` ways to lay tiles, what each is ``worth``, the Delver that best follows,
    which room is ``aimed`` at."""

    first: FirstWays
    worth: WorthOf
    follower: FollowerOf
    aimed: Callable[[View], tuple[Spot, ...]]


def scene(view: View, look: Look, advised: Advised) -> Scene:
    """Return a picture.

    Subjects: "map", with the room that is aimed at; "ended", the map of a game that was broken off; "hand", the own
    tiles with the first ways to lay them; "story", who meets one. "roll" is the dice of the contest under way, or once it
    is over of the last one. Others are the steps of "place", "breach" and "send", as far as they are ``given``. Where there
    is nothing of that to show, the map is shown.
    """
    state = view.state
    task = state.agenda[0] if state.agenda else None
    if look.subject == "roll" and isinstance(task, Contest):
        return duels.under_way(state, task)
    if look.subject == "story" and isinstance(task, Encountering):
        return duels.story(state, task)
    if look.subject == "roll" and state.phase == "over" and state.shown:
        return duels.settled(state, state.shown[-1]).scene()
    seat = view.seat
    if seat is not None and state.phase == "play":
        if look.subject == "hand" or (look.subject in LAYING and not look.given):
            return hands.hand(state, seat, advised.first)
        if look.subject in LAYING:
            fitting = look.subject == "place"
            return hands.laying(state, seat, look.given, advised.worth, advised.follower, fitting=fitting)
        if look.subject == "send" and state.placed is not None:
            return hands.sending(state)
    if look.subject == "ended":
        return _map(state, look, (), ended=True)
    told = view.confided
    if told is None or told.seat is None or state.phase != "play":
        return _map(state, look, advised.aimed(view))
    lays = told.seat == asked(state) and state.step == "place" and not state.agenda and look == Look()
    # A person alone with bots reads the same of their own points, whatever is asked.
    hand = hands.held(told.state, told.seat, advised.first) if lays else None
    return _map(told.state, look, advised.aimed(view), hand)


def _map(state: State, look: Look, aimed: Sequence[Spot], hand: hands.Laid | None = None, *, ended: bool = False) -> Scene:
    """Return the map, with the room lit that is ``aimed`` at, and the place of the tile that belongs to it. A closer look
    shows less of it, but larger and with its whole legend. Below it lie the tiles of a ``hand``, and on it those of the
    ways to lay them that are offered whole."""
    running = state.phase == "play" and not ended
    nearly = nearly_closed(state) if running else ()
    numbered = numbers(state) if running else ()
    lit = _in_question(state) if running else ()
    spent = spent_spots(state)
    newest = state.tiles[-1].at if len(state.tiles) > 1 else None
    map_ = board_of(state)
    lit = lit or tuple(dict.fromkeys(map_.room(spot) for spot in aimed if map_.at(spot[:2]) is not None))
    goal = tuple(dict.fromkeys(spot[:2] for spot in aimed))
    wanted = _cell(look.at, state)
    badges: tuple[Badge, ...] = ()
    kept: tuple[Square, ...] = ()
    if numbered:
        badges = tuple(
            Badge(str(number), spot[:2], choice=True, part=spot[2]) for number, spot in enumerate(numbered, start=1)
        )
        kept = tuple(dict.fromkeys(spot[:2] for spot in numbered)) if state.step != "send" and not look.whole else ()
    elif running and not state.agenda and state.step == "place":
        chosen = (wanted,) if wanted is not None else goal
        marks = hand.marks if hand is not None else {}
        chosen = (*chosen, *marks)
        badges = tuple(
            Badge(marks.get(cell) or label(cell), cell, state="chosen" if cell in chosen else "later") for cell in map_.free
        )
        goal = tuple(dict.fromkeys((*goal, *marks)))
        if wanted is None and not look.whole:
            kept = part_of_map(state, goal, closer=look.closer, low=hand is not None)
    outlined = tuple(room for room in map_.rooms if wanted in {spot[:2] for spot in room.spots}) or lit
    squares = SquareBoard(
        tuple(laid_cell(state, laid, nearly, newest=laid.at == newest, spent=spent, lit=outlined) for laid in state.tiles),
        badges,
        notes=tuple(note for note in _notes(state, nearly) if hand is None or note.at not in hand.marks),
        focus=wanted or (_middle(state) if state.phase == "over" else newest) or (0, 0),
        edge=0,
        track=sun_track(state),
        plank=decks(state),
        columns=columns(state.tiles, badges),
        rows=lines(state.tiles, badges),
        wanted=kept,
        whole=look.whole or not running,
        called=tuple(map_.letters.items()) if badges and not numbered else (),
    )
    if hand is not None:
        # Of a way to lay a tile that lies beyond the picture, the tile lies below it.
        hand = hand.below(cell for cell in hand.marks if kept and cell not in kept)
        squares = replace(squares, hand=hand.tiles, said=hand.said, ghosts=hand.ghosts)
    actors = _actors(state) if running else ()
    words, more = map_alt(
        state, squares, _headline(state, ended=ended), nearly, lit, wanted, own=hand.alt if hand is not None else ""
    )
    return Scene(
        title=_title(state, ended=ended),
        board=squares,
        alt=words,
        more=more,
        chip=_chip(state) if running else None,
        facts=(Fact(WORDS("fact-tiles-left"), str(len(state.stack))),),
        panel=rows(state, actors, named=hand is None),
        legend=() if hand is not None else map_legend(state, squares, WORDS("legend-free"), panel=True, whole=look.closer),
        overview=WORDS("tiles-counted", number=len(state.tiles)),
        at=label(wanted) if wanted else "",
    )


def _in_question(state: State) -> tuple[Room, ...]:
    """Return the rooms that a player rolls in, or is asked about."""
    map_ = board_of(state)
    match state.agenda[0] if state.agenda else None:
        case Contest(room=spot) | Encountering(room=spot):
            return (map_.room(spot),)
        case None if state.step != "resolve":
            return ()
    return tuple(dict.fromkeys(map_.room(spot) for spot in numbers(state)))


def _middle(state: State) -> Square:
    """Return the middle of the dungeon."""
    across, down = ([laid.at[axis] for laid in state.tiles] for axis in (0, 1))
    return (min(across) + max(across)) // 2, (min(down) + max(down)) // 2


def places(view: View) -> tuple[str, ...]:
    """Return what the places are called where a tile can go, then the tiles that lie there, newest first."""
    state = view.state
    return (*map(label, board_of(state).free), *(label(laid.at) for laid in reversed(state.tiles)))


def _cell(text: str, state: State) -> Square | None:
    """Return the cell that was asked for by letter or coordinate, if it is on the map."""
    map_, name = board_of(state), text.strip().upper()
    if name in map_.letters:
        return map_.letters[name]
    cell = unlabel(name) if name else None
    return cell if cell is not None and (map_.at(cell) is not None or cell in map_.lettered) else None


def numbers(state: State) -> tuple[Spot, ...]:
    """Return the sections that carry the numbers of what is asked: where a Delver can be sent, a room to resolve or to look
    into, a Delver to recall."""
    match state.agenda[0] if state.agenda else None:
        case Peeking(seat=seat):
            return peeked_at(state, seat)
        case Recalling(seat=seat):
            return tuple(spot_of(sent) for sent in recallable(state, seat))
        case None if state.step == "send":
            return open_spots(state)
        case None if state.step == "resolve":
            return tuple(room.spot for room in choosing(state))
        case _:
            return ()


def _notes(state: State, nearly: Collection[Room]) -> tuple[Note, ...]:
    """Return what stands at the last gap of the rooms with Delvers that are nearly closed."""
    spots = {spot_of(sent) for sent in state.delvers}
    cells = dict.fromkeys(gap_of(state, room) for room in nearly if not spots.isdisjoint(room.spots))
    return tuple(Note(WORDS("note-nearly"), cell) for cell in cells)


def _actors(state: State) -> tuple[Seat, ...]:
    seat = asked(state)
    return () if seat is None else (seat,)


def _deed(state: State) -> str:
    """Return what is wanted of the player who is asked, which betrays nothing hidden."""
    match state.agenda[0] if state.agenda else None:
        case Contest(stage="before"):
            return "roll"
        case Contest():
            return "keep"
        case Encountering() | Peeking() | Recalling():
            return "choose"
        case Flipping():
            return "flip"
        case _:
            return state.step


def _headline(state: State, *, ended: bool) -> str:
    """Return who is to do what, or how it ended."""
    if state.phase == "over":
        names = tuple(state.names[seat] for seat in winners(state))
        return WORDS("headline-closed") if state.solo else WORDS("headline-won", names=names)
    if ended:
        return WORDS("headline-broken-off")
    if state.phase == "factions":
        return WORDS("headline-before")
    seat = asked(state)
    return WORDS("headline-going-on") if seat is None else WORDS(f"deed-{_deed(state)}", name=state.names[seat])


def _title(state: State, *, ended: bool) -> str:
    if state.phase == "factions" and not ended:
        return WORDS("title-bands")
    return WORDS("title-map", round=state.round, headline=upper(_headline(state, ended=ended)))


def _chip(state: State) -> Chip | None:
    """Return the one plate beside the title: what is asked of the map, or that it is the last round."""
    match state.agenda[0] if state.agenda else None:
        case Peeking():
            return Chip(WORDS("chip-peek"))
        case Recalling():
            return Chip(WORDS("chip-recall"))
        case None if state.step == "resolve":
            return Chip(WORDS("chip-room"))
        case _:
            return Chip(WORDS("chip-last-round"), warning=True) if state.ending else None
