"""What a player could go for next: true, served by what is advised, and the same until it is reached."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice, Seat, Setup
from engine.core.languages import speaking
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.events.resolving import Completed
from engine.games.cavern.rules.odds import shares
from engine.games.cavern.speech.room_aims import about_room
from engine.games.cavern.state.board import Room, board_of
from engine.games.cavern.state.delvers import inside
from engine.games.cavern.state.moves import Breach, Place, Send
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import Contest, Encountering, State
from engine.maps.squares import unlabel

from .build import NAMES, Bench, cavern, player, sent
from .tales import CARD

LONGEST, USUAL = 110, 80
LATER = ("begin", "grow", "enter", "join")
"""What is done about a room that stays open."""
ABOUT = re.compile(
    r"(?P<what>loot|retreat|begin|grow|enter|join|beat|roll most Spoils|drive)\b.* "
    r"(?P<floor>tan room|blue room|corridor) at (?P<at>[A-Z]+\d+)"
)


def aim(state: State, seat: Seat | None = 0) -> str:
    return GAME.aim(GAME.view(state, seat))


def beside(state: State, seat: Seat, number: int = 0) -> Choice:
    """Return a button of those beside the hand of a seat that lay a tile."""
    found = GAME.shortcut(GAME.view(state, seat), next(verb for verb in GAME.verbs if verb.name == "place"), ())
    assert found is not None
    return found.ways[number][1]


class Press(msgspec.Struct, frozen=True):
    """What a seat was told to go for, what it pressed, what came of it, and what it was told then: "" for another seat."""

    seat: Seat
    before: State
    aim: str
    moves: tuple[Any, ...]
    after: State
    events: tuple[Any, ...]
    then: str


@cache
def pressed(players: int, key: str, options: Options) -> tuple[Press, ...]:
    """Return a game in which all press what they are advised first."""
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key} advice"))
    state, _ = GAME.new(Setup(NAMES[:players], options), dice)
    presses = []
    while seats := GAME.turn(state):
        seat, before = seats[0], state
        view = GAME.view(state, seat)
        advice = GAME.advise(view, list(GAME.legal(state, seat)), lot)[0]
        moves, events = [advice.move], list[Any]()
        state, told = GAME.apply(state, seat, advice.move, dice)
        events += told
        if advice.then is not None and advice.then in GAME.legal(state, seat):
            moves.append(advice.then)
            state, told = GAME.apply(state, seat, advice.then, dice)
            events += told
        then = aim(state, seat) if GAME.turn(state) == (seat,) else ""
        presses.append(Press(seat, before, GAME.aim(view), tuple(moves), state, tuple(events), then))
    return tuple(presses)


def games() -> Iterator[Press]:
    for players, key, options in (
        (2, "two", Options()),
        (3, "three", Options()),
        (3, "more", Options()),
        (4, "four", Options()),
        (1, "alone", Options(solo="on")),
        (2, "beast", Options(beast="on", contracts="on")),
    ):
        yield from pressed(players, key, options)


def about(said: str) -> Mapping[str, str]:
    """Return what an aim is about: what is done, in which room."""
    found = ABOUT.match(said)
    return found.groupdict() if found else {}


def prize(said: str) -> Sequence[str]:
    """Return what an aim or a button says that is to be had, piece by piece: "2 Gold", "1 Treasure"."""
    return re.findall(r"\d+ (?:Gold|Treasure)", said)


def held(room: Room) -> str:
    """Return what the aim says at a story or a roll that a room holds, and what failing leaves of it."""
    cards = (f"{room.bags} Gold" if room.bags else "", f"{room.chests} Treasure" if room.chests else "")
    half = f" ({room.bags // 2} Gold if you fail)" if room.bags > 1 else ""
    return " and ".join(filter(None, cards)) + half


def lit(press: Press) -> bool:
    """Return whether the first way to lay a tile beside the hand is what was pressed."""
    found = GAME.shortcut(
        GAME.view(press.before, press.seat), next(verb for verb in GAME.verbs if verb.name == "place"), ()
    )
    return found is not None and found.ways[0][0] == press.moves[0] and "(" not in found.ways[0][1].label


def seats_in(state: State, at: str, floor: str) -> Sequence[tuple[set[Seat], Any]]:
    """Return who is in rooms of that name, and the rooms."""
    kind, cell = floor.partition(" ")[0], unlabel(at)
    rooms = [room for room in board_of(state).rooms if room.floor == kind and room.at == cell]
    return [({delver.seat for delver in inside(state, room)}, room) for room in rooms]


def test_what_is_advised_as_a_tile_is_laid_serves_the_aim() -> None:
    served, told_alike = Counter[str](), 0
    for press in games():
        lays = any(isinstance(move, Place | Breach) for move in press.moves)
        told = about(press.aim)
        if not lays or not told:
            continue
        closed = [e for e in press.events if isinstance(e, Completed)]
        named = [e for e in closed if (e.at, e.floor) == (told["at"], told["floor"].partition(" ")[0])]
        own = f"{press.before.names[press.seat]}'s "
        served[told["what"]] += 1
        sends = any(isinstance(move, Send) for move in press.moves)
        label = beside(press.before, press.seat).label
        if told["what"] in LATER:
            rooms = [
                (seats, room) for seats, room in seats_in(press.after, told["at"], told["floor"]) if press.seat in seats
            ]
            assert any(room.gaps for _, room in rooms) or not sends, press.aim
            for seats, room in rooms[:1]:
                gold = shares(room.bags, len(seats))[0] if len(seats) > 1 else room.bags
                cards = (f"{gold} Gold" * bool(gold), f"{room.chests} Treasure" * bool(room.chests))
                assert prize(press.aim) == [*filter(None, cards)], press.aim
        # The coloured button names the same prize, in the same order.
        if lit(press) and told["what"] not in ("drive", "roll most Spoils"):
            assert prize(label)[: len(prize(press.aim))] == prize(press.aim), (press.aim, label)
            told_alike += 1
        if told["what"] not in LATER and sends:
            # The Delver is there as the room closes; others are where there is a Battle, and no one is at a story.
            fights = told["what"] in ("beat", "roll most Spoils")
            after = [room for seats, room in seats_in(press.after, told["at"], told["floor"])]
            assert named or any(not room.gaps for room in after), press.aim
            if named and told["what"] != "drive":
                others = [who for e in named for who in e.delvers if not who.startswith(own)]
                assert bool(others) == fights, (press.aim, named)
    assert told_alike > 50
    assert min(served[what] for what in ("loot", "beat")) > 5 and sum(served[what] for what in LATER) > 20, served


def test_the_aim_stays_the_same_until_what_it_is_about_is_over() -> None:
    kept = 0
    for press in games():
        now = about(press.aim)
        task = press.after.agenda[0] if press.after.agenda else None
        if now and isinstance(task, Contest | Encountering) and task.seat == press.seat:
            room = board_of(press.after).room(task.room)
            if now["what"] == "loot" and unlabel(now["at"]) == room.at:
                kept += 1
                # A story may be best left by a retreat, and that is its button.
                assert press.then == f"take {held(room)}" or press.then.startswith("get out, ")
            hopeless = isinstance(task, Contest) and task.stage == "after"
            assert press.then or hopeless, "who rolls or answers is told for what"
    assert kept > 50


def test_aims_are_short_and_plain_in_every_language() -> None:
    told = [GAME.view(press.before, press.seat) for press in games() if press.aim]
    first = ""
    for language in ("en", "de", "es"):
        with speaking(language):
            said = [GAME.aim(view) for view in told]
        assert said[0] != first, "the same view is read in another language"
        first = said[0]
        assert all(len(each) <= LONGEST and each[-1] not in ".!?" and "  " not in each for each in said), language
        assert sum(len(each) <= USUAL for each in said) > 0.9 * len(said), language


def test_no_aim_follows_from_what_its_reader_may_not_know() -> None:
    for press in games():
        state, seat = press.before, press.seat
        view, known = GAME.view(state, None), GAME.view(state, seat)
        lays = not state.agenda and state.phase == "play"
        task = state.agenda[0] if state.agenda else None
        fights = isinstance(task, Contest) and task.kind == "battle"
        if not fights:
            # A card in the own hand may be for Spoils.
            assert aim(state, None) == ("" if lays else press.aim), "what all know is told to all, and no more"
        confided = GAME.aim(GAME.confided(view, known))
        assert confided == (aim(state, None) if state.solo else press.aim)
        others = [other for other in range(len(state.names)) if other != seat]
        assert all(aim(state, other) == ("" if lays else aim(state, None)) for other in others)
        # The same for another cavern that looks like this one to the seat.
        if lays and len(state.tiles) % 4 == 0:
            assert aim(GAME.imagined(known, Dice(KeyedSource("other"))), seat) == press.aim


def closing(bench: Bench, bags: int, chests: int = 0, **betty: Any) -> State:
    """Return a cavern in which Alan's tile closes the tan room at N1; Betty's mage may be in it."""
    tiles = {(1, 0): bench.tile(f"tan S bags={bags} chests={chests}")}
    return cavern([player(0, [bench.tile("tan N")]), player(1, xp=0)], tiles, **betty)


@pytest.mark.parametrize(
    ("bags", "chests", "said"),
    [
        (4, 0, ("story for 4 Gold", "4 Gold by a story (fail: 2)")),
        (1, 1, ("story for 1 Gold, 1 Treasure", "1 Gold and 1 Treasure by a story")),
    ],
)
@pytest.mark.rule("CAV-153", "CAV-155")
def test_who_is_alone_goes_for_the_loot_by_a_story(bench: Bench, bags: int, chests: int, said: tuple[str, str]) -> None:
    state = closing(bench, bags, chests)
    assert aim(state) == "loot the tan room at N1: " + {0: "4 Gold", 1: "1 Gold and 1 Treasure"}[chests]
    button = beside(state, 0)
    assert (button.label.partition(", +")[0], button.detail) == (f"A: {said[0]}", f"Tile 1 at N2: {said[1]}; send brute")


@pytest.mark.rule("CAV-036", "CAV-131")
def test_who_meets_a_rival_goes_for_what_the_winner_gets(bench: Bench) -> None:
    there = {"delvers": (sent(1, "thief", (1, 0), up=True),)}
    assert aim(closing(bench, 4, 1, **there)) == "beat Betty in the tan room at N1: 2 Gold and 1 Treasure"
    told = beside(closing(bench, 4, 1, **there), 0)
    assert re.fullmatch(r"A: beat Betty \d+ in \d+( \(\d XP\))?: 2 Gold, 1 Treasure, \+\d", told.label), told.label
    assert told.detail.endswith(": 2 Gold, 1 Treasure; send thief"), "and who goes"
    assert aim(closing(bench, 3, 0, **there)) == "roll most Spoils against Betty in the tan room at N1", "each gets 1 Gold"


def sends(state: State) -> State:
    """Return the cavern as Alan is about to send a Delver into its tan room."""
    return replace(state, placed=(1, 0), step="send")


def test_an_open_room_is_to_be_closed_against_the_rivals_there(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan S bags=5")}
    state = cavern([player(0), player(1)], tiles, delvers=(sent(0, "brute", (1, 0)),))
    room = board_of(state).room((1, 0, 0))
    assert about_room(state, 0, room) == "enter the tan room at N1, close it later: 5 Gold"
    assert about_room(state, 0, room, "grow") == "grow your tan room at N1, close it later: 5 Gold"
    assert about_room(state, 0, room, "begin") == "begin a new tan room at N1, close it later: 5 Gold"
    assert GAME.choice(GAME.view(sends(state), 0), Send("brute", 1)).label.startswith("Brute to 1: 5 Gold later")
    contested = replace(state, delvers=(*state.delvers, sent(1, "thief", (1, 0), up=True)))
    assert about_room(contested, 0, room) == "join Betty in the tan room at N1, close it later: 2 Gold"
    shared = GAME.choice(GAME.view(sends(contested), 0), Send("brute", 1)).label
    assert shared.startswith("Brute to 1: 2 Gold later"), shared
    assert about_room(contested, 1, room) == "join Alan in the tan room at N1, close it later: 2 Gold"


@pytest.mark.usefixtures("tale")
def test_a_story_and_a_roll_have_the_aim_of_their_room(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan - bags=3")}
    lone = cavern([player(0), player(1)], tiles, delvers=(sent(0, "brute", (1, 0), up=True),), step="resolve")
    meets = replace(lone, agenda=(Encountering((1, 0, 0), 0, CARD),))
    rolls = replace(lone, agenda=(Contest("test", (1, 0, 0), (0,), 3, 0, card=CARD),))
    for seat in (0, 1, None):
        assert aim(meets, seat) == "take 3 Gold (1 Gold if you fail)"
        # The answer that is chosen brings 1 XP in any case.
        assert aim(rolls, seat) == "take 3 Gold and 1 XP (1 Gold and 1 XP if you fail)"
    bare = replace(rolls, tiles=(*lone.tiles[:1], replace(lone.tiles[1], tile=bench.tile("tan -"))))
    none = replace(bare, agenda=(Contest("test", (1, 0, 0), (0,), 0, 0, card=CARD),))
    assert aim(none) == "take 1 XP", "success and failure bring it"
    nothing = replace(bare, agenda=(Encountering((1, 0, 0), 0, CARD),))
    assert aim(nothing) in ("come well through the story", "get out, often with 1 XP, perhaps 1 Gold")


def test_a_battle_that_is_rolled_for_spoils_says_so_as_its_coloured_button_does() -> None:
    told = Counter[bool]()
    for press in games():
        task = press.before.agenda[0] if press.before.agenda else None
        if isinstance(task, Contest) and task.kind == "battle" and task.stage == "before" and not task.beast:
            label = GAME.choice(GAME.view(press.before, press.seat), press.moves[0]).label
            spoils = press.aim.startswith("roll most Spoils")
            told[spoils] += 1
            assert ("ost Spoils" in label.partition(" win ")[0]) == spoils or " in " not in label, (press.aim, label)
    assert min(told[True], told[False]) > 3, told


def test_who_has_nothing_to_win_is_told_what_else_to_do(bench: Bench) -> None:
    swaps = cavern([player(0, [bench.tile("corridor N")] * 3), player(1)])
    assert aim(swaps) in (
        "",
        "swap tiles for 1 XP: yours bring you nothing",
        "leave rivals as little as you can: no tile brings you loot",
    )
    assert aim(replace(swaps, phase="over")) == "" == aim(replace(swaps, phase="factions"), None)
