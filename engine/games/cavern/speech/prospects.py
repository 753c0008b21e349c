"""What laying a tile somewhere would come to, for a player who considers it: what it joins, what it closes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.languages import spoken
from engine.core.memo import memo
from engine.maps.squares import Square, label, neighbours

from ..rules import odds
from ..rules.ending import is_last, leader
from ..rules.sending import may_drift, spot_sent
from ..state.board import Board, Room, board_of, ends, grown
from ..state.catalogue import WORDS
from ..state.content import ENTRANCE
from ..state.delvers import inside
from ..state.moves import Send
from ..state.state import Laid, Spot, State
from .words import battle_for, battle_stake, likely, loot, owners_of, pays, room, those


def closed(state: State, tile: str, cell: Square, turn: int) -> tuple[Room, ...]:
    """Return the rooms that a tile laid like that would complete."""
    return grown(board_of(state), Laid(cell, tile, turn)).newly_completed


SHORT: tuple[Literal["", "paid"], ...] = ("", "paid")
"""How the odds of a Battle are told in fewer and fewer words, once the rest of it is as brief as can be."""
MOST_TERSE = 6
"""So many ways there are to tell effects in fewer and fewer words (`in_brief`)."""
Verb = Literal["closes", "or", "loses", "joins"]
"""What becomes of a room."""


class Closed(msgspec.Struct, frozen=True):
    """A room that a tile closes, and what becomes of it for the seat that lays the tile.

    ``verb`` is "closes" where a seat can have its loot, "loses" where its loot is lost. It is "or" where the seat has to
    choose between it and the one before, since it sends one Delver only. ``paid``: 1 XP takes a Delver there.
    ``contested``: only rivals are there, and the seat may send a Delver to battle them.
    """

    verb: Literal["closes", "or", "loses"]
    room: Room
    paid: bool = False
    contested: bool = False


def fates(state: State, seat: Seat, done: Iterable[Room], cell: Square, sent: Spot | None = None) -> tuple[Closed, ...]:
    """Return what becomes of the rooms that a tile closes on a cell, those of them that hold anything.

    First come rooms with own Delvers, then those that the seat can send a Delver to, the most loot first. Those where it
    would battle rivals for more come before these. Rooms with none but rivals follow, and what is lost (CAV-085, CAV-114,
    CAV-G21). ``sent``: where the Delver goes, where that is known.
    """
    held = sorted((found for found in done if _holds_anything(state, found)), key=lambda found: -worth_of(found))
    there = {found.spot: {sent.seat for sent in inside(state, found)} for found in held}
    left = len(state.players[seat].reserve)
    own = [Closed("closes", found) for found in held if seat in there[found.spot]]
    against = [found for found in held if there[found.spot] and seat not in there[found.spot]]
    can_join = bool(left) and sent is None
    rivals = [Closed("closes", found, contested=can_join and touches(found, cell)) for found in against]
    empty = [found for found in held if not there[found.spot]]
    near = [found for found in empty if left and touches(found, cell)]
    entered = near if sent is None else [found for found in near if sent in found.spots]
    enters = [Closed("or" if place else "closes", found) for place, found in enumerate(entered)]
    spare = left > (bool(near) if sent is None else 1)
    beside = [found for found in empty if found not in near and spare and _drifts(state, seat, found, cell)]
    beside = beside if sent is None else []
    drifted = [Closed("or" if place else "closes", found, paid=True) for place, found in enumerate(beside)]
    lost = [Closed("loses", found) for found in empty if found not in entered and found not in beside]
    most = max((worth_of(found) for found in (*entered, *beside)), default=0)
    rich = [item for item in rivals if item.contested and worth_of(item.room) > most]
    return (*own, *rich, *enters, *drifted, *(item for item in rivals if item not in rich), *lost)


def _drifts(state: State, seat: Seat, found: Room, cell: Square) -> bool:
    """Return whether a seat can pay to send a Delver to a room from a tile on a cell (CAV-G30)."""
    return may_drift(state, seat) and any(_is_beside(board_of(state), spot, cell) for spot in found.spots)


def _is_beside(map_: Board, spot: Spot, cell: Square) -> bool:
    laid = map_.at(spot[:2])
    return laid is not None and laid.tile != ENTRANCE and spot[:2] in neighbours(cell)


def worth_of(found: Room) -> int:
    """Return about what a room holds, in Gold."""
    return found.bags + 2 * found.chests


class Told(msgspec.Struct, frozen=True):
    """A room as it is told: by its place ``at``, or where that is "" by the ``people`` in it ("" for the reader).

    ``gold`` and ``treasure`` are its loot, the ``most`` of it where turns differ. ``joined``: it stays open, on so many
    sides (``gaps``), at few places (``open``). ``paid``: 1 XP takes a Delver there. ``contested``: the reader may yet
    battle for it. ``wins``: how likely the reader wins the Battle for it, and with how much XP, where that is worth a word.
    ``holds``: the XP of the only rival there. ``leader``: one is far ahead. ``spent``: the tile costs XP as well.
    """

    floor: str
    at: str
    people: tuple[str, ...]
    gold: int
    treasure: int
    joined: bool = False
    most: bool = False
    paid: bool = False
    gaps: int = 0
    open: tuple[str, ...] = ()
    contested: bool = False
    wins: odds.Bid | None = None
    holds: int = 0
    leader: str = ""
    spent: bool = False

    @property
    def rivals(self) -> tuple[str, ...]:
        """The others who battle for it, where the reader does."""
        others = tuple(name for name in self.people if name)
        return others if others and len(others) < len(self.people) and not self.joined else ()


Effect = tuple[Verb, Told]
"""What becomes of a room, and which."""


def effects(
    state: State, seat: Seat, tile: str, cell: Square, turn: int, sent: Spot | None = None, kind: str = ""
) -> tuple[Effect, ...]:
    """Return what a tile laid like that comes to for rooms, one for each; what is worth no word is left out. ``kind``: the
    class of the Delver that is ``sent``."""
    return _effects(state, seat, tile, cell, turn, sent, kind, spoken())


@memo
def _effects(
    state: State, seat: Seat, tile: str, cell: Square, turn: int, sent: Spot | None, kind: str, language: str
) -> tuple[Effect, ...]:
    """Return the same; odds among them are written in the ``language`` that is spoken."""
    done, joined = changed_by(state, seat, tile, cell, turn, sent)
    told: list[Effect] = [
        (item.verb, told_closing(state, seat, item, cell, goes=sent in item.room.spots, kind=kind)) for item in done
    ]
    for found in joined:
        there = _joined(state, seat, found, Laid(cell, tile, turn))
        told.append(("joins", there))
    return tuple(told)


def changed_by(
    state: State, seat: Seat, tile: str, cell: Square, turn: int, sent: Spot | None = None
) -> tuple[tuple[Closed, ...], tuple[Room, ...]]:
    """Return the rooms that a tile laid like that closes, and those that it makes larger, as far as they matter: first
    those with own Delvers, also the one that is ``sent``, and the most loot first."""
    done = closed(state, tile, cell, turn)
    rooms = grown(board_of(state), Laid(cell, tile, turn)).rooms
    beside = (found for found in rooms if found not in done and found.tiles > 1 and touches(found, cell))
    # What stays open as the game ends pays nothing.
    joined = [found for found in beside if _matters(state, found) and not is_last(state, tile)]
    joined.sort(key=lambda found: ("" not in people_of(state, seat, found) and sent not in found.spots, -worth_of(found)))
    return fates(state, seat, done, cell, sent), tuple(joined)


def in_words(found: Iterable[Effect]) -> str:
    """Return effects in a row, the like ones as one: "closes the tan room at M2 (3 Gold), joins your tan room"."""
    rooms: dict[Verb, list[tuple[Told, int]]] = {}
    every = list(found)
    others = ((verb, replace(told, open=(), contested=False)) for verb, told in every if not goes_to_rivals(verb, told))
    for (verb, told), number in Counter(others).items():
        rooms.setdefault(verb, []).append((told, number))
    said = [WORDS(f"fate-{verb}", rooms=row(told)) for verb, told in rooms.items()]
    said += [given_away(told) for verb, told in every if goes_to_rivals(verb, told)]
    return WORDS("effects", effects=tuple(dict.fromkeys(said))) if said else ""


def goes_to_rivals(verb: Verb, told: Told) -> bool:
    """Return whether a room with loot closes for rivals alone."""
    return verb == "closes" and is_loss((verb, told)) and bool(told.gold or told.treasure)


def given_away(told: Told, *, sure: bool = True) -> str:
    """Return "ends the tan room at P4 without you: Bob and Cy take 6 Gold"; unless it is ``sure`` that it can."""
    return WORDS(
        "gives-room",
        sure=sure,
        floor=told.floor,
        at=told.at,
        people=told.people,
        most=told.most,
        gold=told.gold,
        treasure=told.treasure,
    )


def in_brief(found: Iterable[Effect], terse: int = 0, new: str = "") -> str:
    """Return effects in few words: "3 Gold now by a story (fail: 1), 1 Treasure lost", as below a picture that shows
    where, after what is ``new``. More ``terse``, two and more rivals in a room are counted (1), and left out of one
    that stays open (2). Such a room is told only where it is the reader's or holds loot."""
    said, given, before = [new] if new else [], list[str](), ""
    every = dict.fromkeys(_lost_as_one(found))
    for verb, told in every:
        lost = verb == "loses"
        if verb == "or":
            # It is told with the one before.
            continue
        least, many = terse > 1 and told.joined, 2 if terse else 3
        people = [name for name in told.people if not (least and name)]
        any_ = bool(told.gold or told.treasure)
        if least and not (people or any_):
            continue
        if told.rivals and verb == "closes":
            said.append(_battle(told, terse))
            before = "battle"
            continue
        if verb == "closes" and told.contested and any_:
            # What it brings the reader comes before what rivals have of it.
            fight = battle_for(those(people, many), told.gold, told.treasure, 1 + len(told.people), second=False)
            said.append(WORDS("pane-may-battle", fight=fight))
            before = "battle"
            continue
        if verb == "closes" and people and "" not in people and any_:
            given.append(WORDS("pane-gives", people=those(people, many), gold=told.gold, treasure=told.treasure))
            continue
        if lost:
            said.append(WORDS("pane-lost", gold=told.gold, treasure=told.treasure))
            before = ""
            continue
        if told.joined and any_:
            rivals = [name for name in told.people if name]
            said.append(
                _later(told, "" in told.people, 0 if terse > 1 else told.gaps, () if least else those(rivals, many))
            )
            before = ""
            continue
        enters = not (told.joined or people)
        others = (loot(more.gold, more.treasure) for kind, more in every if kind == "or" and more.paid == told.paid)
        instead = tuple(dict.fromkeys(lot for lot in others if enters and lot not in ("", loot(told.gold, told.treasure))))
        owners = owners_of(people, many) if told.joined else ()
        # Who fails an Encounter keeps half the Gold: of the reader alone that says for whom it is, too.
        alone = any_ and not (told.joined or told.contested)
        alone = alone and (people == [""] or (terse < 4 and enters and not told.paid and not instead))
        if alone:
            half, gold, treasure = told.gold // 2 if terse < 3 else 0, told.gold, told.treasure
            said.append(WORDS("pane-story", now=terse < 2, half=half, enters=not people, gold=gold, treasure=treasure))
            before = ""
            continue
        brief = WORDS(
            "pane-effect",
            verb="again" if verb == before and (people or (told.joined and not owners)) else verb,
            owners=owners,
            people=() if told.joined else those(people, many),
            any=any_,
            gold=told.gold,
            treasure=told.treasure,
            paid=told.paid,
            enters=enters and not told.paid,
            instead=instead,
            gaps=0 if terse > 1 else told.gaps,
            open=told.open,
        )
        said.append(brief.strip())
        before = "" if owners else verb
    brief = WORDS("effects", effects=tuple(dict.fromkeys(said))) if said else ""
    price = WORDS("effects", effects=tuple(given)) if given else ""
    return WORDS("at-a-price", brief=brief, price=price) if brief and price else brief or price


def _later(told: Told, mine: bool, gaps: int, rivals: tuple[str, ...]) -> str:
    """Return "1 of 3 Gold and 1 Treasure once closed at K3, against Bob" of a room that stays open: all its loot, or with
    rivals in it what the winner gets. No odds are told while others may enter: the points count that."""
    people = len({*told.people, ""}) if any(told.people) else 1
    gold = odds.shares(told.gold, people)[0] if people > 1 else told.gold
    return WORDS(
        "pane-later",
        gold=gold,
        bags=told.gold,
        treasure=told.treasure,
        fought=pays(told.gold, told.treasure, people) if people > 1 else "none",
        mine=mine and people == 1,
        gaps=gaps,
        open=told.open,
        rivals=rivals,
    )


def _battle(told: Told, terse: int) -> str:
    """Return a room that closes with the reader and rivals in it, and what the winner and the second get.

    It is "battle Nils for 2 of 4 Gold (second gets 1), win 1 in 10 (2 XP: 1 in 4); Nils has 3 XP".
    ``terse`` leaves out the XP of Nils (1), what the second gets (2), who it is (3) unless that is far ahead. At most (4)
    it is the odds and the prize; then one chance alone (5).
    """
    people, loot_ = those(told.rivals, 2 if terse else 3), (told.gold, told.treasure, 1 + len(told.rivals))
    if told.leader:
        people = (WORDS("the-leader", name=told.leader),)
    fight = battle_for(people if terse < 3 else (), *loot_, second=terse < 2) if terse < 4 else battle_stake(*loot_)
    if told.leader and terse == 3:
        fight = WORDS("battle-leader", name=told.leader, fight=battle_stake(*loot_))
    chance = likely(told.wins, brief=terse > 3, short=SHORT[max(0, terse - 4)], paid=told.spent)
    holds, brief = 0 if terse else told.holds, terse > 3 and pays(*loot_) == "first"
    # Where both get the same, that is sure, and comes before what Spoils may bring.
    even = told.wins is not None and told.wins.even
    return WORDS("pane-battle", fight=fight, likely=chance, people=people, holds=holds, brief=brief, even=even)


def comes_to(state: State, seat: Seat, way: Way, then: Send | None = None, *, spent: bool = False) -> tuple[Effect, ...]:
    """Return what it comes to for rooms to lay a tile, and to send a Delver ``then``; ``spent``: the tile costs XP."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    found = effects(state, seat, tile, cell, turn, spot_sent(tile, cell, turn, then), then.delver if then else "")
    return tuple((verb, replace(told, spent=spent)) for verb, told in found)


def briefer(state: State, seat: Seat, way: Way, then: Send | None = None, *, spent: bool = False) -> Iterator[str]:
    """Yield what it brings to lay a tile, and to send a Delver ``then``, each time in fewer words, "" at the end. Rivals
    are counted before an effect is left out, and the first gain stays. A tile of no other worth starts a room."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    found = comes_to(state, seat, way, then, spent=spent)
    others, lost = (tuple(effect for effect in found if is_loss(effect) == gone) for gone in (False, True))
    new, newer = ("", "") if others else (starts(state, tile, cell, turn), starts(state, tile, cell, turn, brief=True))
    # Of the gains one stays, and what others gain goes before it.
    least = [(*others[:1],), ()] if others else [()]
    for told in [*((*others[:most], *lost) for most in range(len(others), 0, -1)), *([lost] if not others else []), *least]:
        briefly = (
            in_brief(told, terse, said) for said in dict.fromkeys((new, newer, "")) for terse in range(4 + len(SHORT))
        )
        yield from filter(None, briefly if told else ())
    yield "" if found else new


def is_loss(effect: Effect) -> bool:
    """Return whether a room closes with nothing in it for the reader."""
    verb, told = effect
    return verb == "loses" or (verb == "closes" and bool(told.people) and "" not in told.people and not told.contested)


def starts(state: State, tile: str, cell: Square, turn: int, *, brief: bool = False) -> str:
    """Return the richest room that a tile laid like that starts by itself: "3 Gold once closed at K3", without its sides
    where it is ``brief``; "" for none."""
    if (best := richest(state, tile, cell, turn)) is None:
        return ""
    open_ = _open_at(state, best, Laid(cell, tile, turn))
    told = Told(best.floor, "", (), best.bags, best.chests, joined=True, open=open_)
    return _later(told, mine=False, gaps=0 if brief else best.gaps, rivals=())


def _open_at(state: State, found: Room, laid: Laid) -> tuple[str, ...]:
    """Return at which places a room is open once a tile lies, () for more than two."""
    places = tuple(sorted(map(label, dict.fromkeys(ends(grown(board_of(state), laid), found)))))
    return places if len(places) < 3 else ()


def richest(state: State, tile: str, cell: Square, turn: int) -> Room | None:
    """Return the richest room that a tile laid like that starts by itself."""
    rooms = grown(board_of(state), Laid(cell, tile, turn)).rooms
    new = (found for found in rooms if found.tiles == 1 and found.gaps and touches(found, cell) and worth_of(found))
    return None if is_last(state, tile) else max(new, key=worth_of, default=None)


def named(state: State, seat: Seat, tile: str, cell: Square, turn: int, sent: Spot | None = None) -> tuple[str, ...]:
    """Return the names of the rooms that a tile laid like that closes for the seat, or joins, as they are called now."""
    done, joined = changed_by(state, seat, tile, cell, turn, sent)
    gains = (item.room for item in done if item.verb != "loses")
    own = (found for found in gains if "" in (people_of(state, seat, found) or ("",)) or sent in found.spots)
    rooms = sorted((*own, *joined), key=lambda found: sent not in found.spots)
    return tuple(dict.fromkeys(room(found.floor, label(found.at)) for found in rooms))


def _lost_as_one(found: Iterable[Effect]) -> Iterator[Effect]:
    """Yield effects, all rooms whose loot is lost as one."""
    every = list(found)
    lost = [told for verb, told in every if verb == "loses"]
    for verb, told in every:
        if verb != "loses":
            yield verb, told
        elif told is lost[0]:
            gold, treasure = sum(item.gold for item in lost), sum(item.treasure for item in lost)
            yield verb, replace(told, gold=gold, treasure=treasure)


def row(rooms: Iterable[tuple[Told, int]]) -> tuple[str, ...]:
    """Return rooms, each with how many are alike, those of one kind together: "the tan rooms at M2 and N3 (no loot)"."""
    kinds: dict[str | Told, list[str]] = {}
    for told, number in rooms:
        kinds.setdefault(told.floor if told.at else told, []).append(_in_a_row(told, number))
    return tuple(
        WORDS("rooms-at", floor=kind, places=tuple(said)) if isinstance(kind, str) else said[0]
        for kind, said in kinds.items()
    )


def _in_a_row(told: Told, number: int) -> str:
    """Return a room as it stands in a row: without its kind, where it is told by its place."""
    any_, gold, treasure = bool(told.gold or told.treasure), told.gold, told.treasure
    alike, others = number, number - 1
    if not told.at:
        people = tuple(WORDS("owner", name=name) if name else WORDS("you.owner") for name in told.people)
        return WORDS(
            "room-owned",
            people=people,
            floor=told.floor,
            any=any_,
            gold=gold,
            treasure=treasure,
            alike=alike,
            others=others,
        )
    if told.joined:
        return WORDS("room-joined", at=told.at, any=any_, gold=gold, treasure=treasure, alike=alike, others=others)
    return WORDS(
        "room-closing",
        at=told.at,
        any=any_,
        most=told.most,
        paid=told.paid,
        gold=gold,
        treasure=treasure,
        people=tuple(name or WORDS("you") for name in told.people),
        alike=alike,
        others=others,
    )


def told_closing(
    state: State, seat: Seat, done: Closed, cell: Square, *, most: bool = False, goes: bool = False, kind: str = ""
) -> Told:
    """Return a room that closes, by its place; ``most``: it would hold so much at most; ``goes``: the seat enters it with a
    Delver of a ``kind``."""
    found = done.room
    people, place = people_of(state, seat, found), label(found.at)
    if goes and "" not in people:
        people = ("", *people)
    wins = odds.battle_chance(state, seat, found, (kind,) if goes else ()) if "" in people else None
    told = Told(found.floor, place, people, found.bags, found.chests, most=most, paid=done.paid, wins=wins)
    holds = state.players[state.names.index(told.rivals[0])].xp if len(told.rivals) == 1 else 0
    first = leader(state, seat)
    ahead = state.names[first] if first is not None and state.names[first] in told.rivals else ""
    return replace(told, contested=done.contested, holds=holds, leader=ahead)


def _joined(state: State, seat: Seat, found: Room, laid: Laid) -> Told:
    """Return a room that stays open once a tile lies, by who is in it, or by its place."""
    people = people_of(state, seat, found)
    at, open_ = "" if people else label(found.at), _open_at(state, found, laid)
    return Told(found.floor, at, people, found.bags, found.chests, joined=True, gaps=found.gaps, open=open_)


def people_of(state: State, seat: Seat, found: Room) -> tuple[str, ...]:
    """Return who has Delvers in a room, "" for the reader."""
    there = dict.fromkeys(sent.seat for sent in inside(state, found))
    return tuple("" if other == seat else state.names[other] for other in there)


def touches(found: Room, cell: Square) -> bool:
    """Return whether a room has a section on a cell."""
    return any(spot[:2] == cell for spot in found.spots)


def _matters(state: State, found: Room) -> bool:
    """Return whether it is worth a word that a tile joins a room: an empty corridor is not."""
    return found.floor != "corridor" or _holds_anything(state, found)


def _holds_anything(state: State, found: Room) -> bool:
    return bool(found.bags or found.chests or inside(state, found))


Way = tuple[int, str, int]
"""A way to lay a tile of a hand: its number, the letter of the place, the turn."""
FirstPresses = Callable[[State, Seat], Sequence[tuple[Way, Send | None]]]
"""What is offered before a tile is chosen: ways to lay one, each with the Delver that the same press sends. A way may stand
there with several Delvers."""
FirstWays = Callable[[State, Seat], Mapping[Way, Send | None]]
"""The ways to lay any tile of a seat's hand that are offered before one is chosen, the best first. With each stands how a
Delver is best sent after it."""
FollowerOf = Callable[[State, Seat, Way], Send | None]
"""How a Delver is best sent after a tile that is laid like that, ``None`` where none is."""
WorthOf = Callable[[State, Seat, Way], float]
"""What a way to lay a tile is worth to a seat, by which all such are ranked."""
