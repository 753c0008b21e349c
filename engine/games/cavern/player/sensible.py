"""A sensible player of the Cavern, who decides by nothing but its own view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from engine.core.dice import Dice
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.needs import first_unmet
from engine.core.verbs import Choose, Pass
from engine.maps.squares import Square

from ..rules import sending
from ..rules.awaiting import default
from ..rules.dice import rift_bonus
from ..rules.encounters import REDRAW
from ..rules.ending import KEEPING, LATE, ends, kept_for_later, turns_left
from ..rules.placing import breaches, placements
from ..rules.treasures import peekable, place_reveals
from ..state.board import Room, board_of
from ..state.content import content
from ..state.delvers import choosing, inside, own_delvers, spot_of
from ..state.moves import Breach, Place, Retrieve, Reveal, Send, Spend, Swap
from ..state.state import Contest, Encountering, Peeking, State, free_factions, usable
from ..state.view import View
from .aims import Aims
from .ground import Ground, Party
from .leading import far_behind, hurry, loses_by_ending
from .prizes import GOLD
from .rolling import answer, prompting
from .worth import Outlook, best_of, dice_of, learnt, lone

LENS = "keyhole_lens"
"""Shows who lies facedown in a room. It costs nothing, and knowledge makes for better decisions."""
WORTH_DRIFTING = 0.5
"""What a Delver that drifts has to bring besides its price to go before the one on the tile."""
POOR = 0.15
"""What the best placement has to bring, or the hand is thrown away for 1 XP."""
MOST_PAIRS, MORE_PAIRS, USUAL = 4, 12, 3.5
"""So many ways to lay a tile with Fast Movement are followed into the extra turn, and what such a turn usually brings."""


Laying = TypeVar("Laying", Place, Breach)


class Habits(msgspec.Struct, frozen=True):
    """How a player plays.

    ``price`` is what an XP has to bring to be paid, ``drift`` and ``hearing`` where it is paid to drift, or to hear another
    Encounter. ``worth`` is what the options of an Encounter count it for. All that holds until the end draws near. ``envy``
    is how much of what the others can expect counts against a move, ``aim`` how much of a Contract's points for one.
    ``keeping`` is what a treasure's ability is worth that is kept for later. ``sums``: every number of dice is weighed
    before a roll, not one XP after the other. ``pairs``: a tile that gives an extra turn
    counts for what the others could do in it. ``patient``: the end is put off by who is far behind. ``outlook`` is how
    rooms are reckoned.
    """

    price: float = 1.0
    worth: float = 2.0
    drift: float = 1.0
    hearing: float = 1.0
    envy: float = 1.0
    aim: float = 0.8
    keeping: float = KEEPING
    sums: bool = False
    pairs: bool = False
    patient: bool = False
    outlook: Outlook = Outlook()


HABITS = Habits(patient=True, sums=True, worth=1.5, pairs=True)
"""Advice is found as a steady player decides, who never lets others win."""


def decide(view: View, habits: Habits, lot: Dice) -> Move:
    """Return what the seat of a view does; ``lot`` decides between what is equal to it."""
    state, seat = view.state, view.seat
    assert seat is not None
    if state.phase == "factions":
        return Choose(free_factions(state)[0])
    task = state.agenda[0] if state.agenda else None
    match task:
        case Contest():
            keeping = kept_for_later(state, habits.keeping)
            aims = Aims(state, seat, habits.aim)
            price = habitual_price(state, habits) + aims.kept(state.players[seat].xp)
            return answer(state, task, max(price, 0.05), keeping, aims, sums=habits.sums)
        case Encountering():
            return _encounter(state, task, habits, lot)
        case Peeking() if habits.outlook.wise:
            return Choose(str(richest(peekable(state, seat)) + 1))
        case None if choosing(state):
            return Choose(str(richest(choosing(state)) + 1))
        case None:
            looks = habits.outlook.wise and state.step == "place"
            if looks and Reveal(LENS) in place_reveals(state, seat):
                return Reveal(LENS)
            ground, price = ground_of(state, seat, habits), habitual_price(state, habits)
            price += ground.aims.kept(state.players[seat].xp)
            return _send(ground, habits) if state.step == "send" else _place(ground, price, habits)
    move = default(state, seat)
    assert move is not None, "decides only for whoever is awaited"
    return move


def richest(rooms: Sequence[Room]) -> int:
    """Return the place of the room with the most loot, the first of equals."""
    return max(range(len(rooms)), key=lambda place: rooms[place].bags + 2 * rooms[place].chests)


def ground_of(state: State, seat: Seat, habits: Habits) -> Ground:
    """Return the dungeon as a seat of such habits sees it."""
    drift = drifting_price(state, habits) if sending.may_drift(state, seat) else None
    left = turns_left(state)
    ground = Ground(state, seat, left, outlook=habits.outlook, envy=habits.envy, drift=drift, aim=habits.aim)
    ground.patient = habits.patient
    if habits.outlook.wise:
        ground.sun = hurry(state, seat, ground.now, left)
    elif habits.patient and far_behind(state, seat):
        ground.sun = min(0.0, hurry(state, seat, ground.now, left))
    return ground


def habitual_price(state: State, habits: Habits) -> float:
    """Return what an XP has to bring to be paid, less near the end."""
    return round(habits.price * _still(state), 1)


def drifting_price(state: State, habits: Habits) -> float:
    """Return what an XP has to bring that is paid to drift."""
    return round(habits.drift * _still(state), 1)


def _still(state: State) -> float:
    return min(1.0, (turns_left(state) + 1) / 12)


def _encounter(state: State, task: Encountering, habits: Habits, lot: Dice) -> Move:
    if said := prompting(state.players[task.seat], ("before", "after")):
        return said
    values, price = options_of(state, task, habits), _xp_worth(state, habits)
    if first_unmet(REDRAW, state, task) is None:
        wise = habits.outlook.wise
        # Who knows the cards pays for a better one as for dice; who does not, only where both titles are poor.
        asked = habits.hearing * _still(state) if wise else price
        xp = min(state.players[task.seat].xp - 1, 2) if wise else min(state.players[task.seat].xp, 2) - 1
        if lone(*situation(state, task), price, xp, wise) - asked + GOLD * wise > max(values):
            return Spend("ability")
    if values[0] == values[1]:
        return Choose(str(lot.below(2) + 1))
    return Choose("1" if values[0] > values[1] else "2")


def options_of(state: State, task: Encountering, habits: Habits) -> tuple[float, ...]:
    """Return what each option of an Encounter is worth to the player who meets it."""
    dice, rift, loot = situation(state, task)
    price, xp = _xp_worth(state, habits), min(state.players[task.seat].xp, 2)
    options = content().encounters[task.card].options
    if habits.outlook.wise:
        return tuple(best_of(option, dice, rift, loot, price, xp) for option in options)
    fights = any(option.kind == "fight" for option in options)
    return tuple(learnt(fights, dice, rift, loot, price, xp)[option.kind != "fight"] for option in options)


def are_alike(state: State, habits: Habits) -> bool:
    """Return whether a story is heard whose answers are worth as much to who hears it, by all that may be known."""
    task = state.agenda[0] if state.agenda else None
    return isinstance(task, Encountering) and len(set(options_of(state, task, habits))) == 1


def is_pardon(move: Reveal) -> bool:
    """Return whether a Treasure card is used that allows corridors not to meet."""
    return content().treasures[move.treasure].effect == "breach"


def _xp_worth(state: State, habits: Habits) -> float:
    return round(habits.worth * _still(state), 1)


def situation(state: State, task: Encountering) -> tuple[tuple[str, ...], int, tuple[int, int]]:
    """Return the dice, the Rift's Combat, and the loot of an Encounter."""
    room = board_of(state).room(task.room)
    kinds = [sent.kind for sent in inside(state, room)]
    return dice_of(kinds), rift_bonus(kinds) if room.rift else 0, (room.bags, room.chests)


def placed(ground: Ground) -> list[tuple[float, Place]]:
    """Return the ways to lay a tile by the corridor rule with what each is worth, the best first."""
    return _ranked(ground, placements(ground.state, ground.seat))


def _ranked(ground: Ground, moves: Iterable[Laying]) -> list[tuple[float, Laying]]:
    """Return ways to lay a tile with what each is worth, the best first. Who puts the end off does not bring it where it
    is likely to come second by that, while anything else fits."""
    hand, letters = ground.state.players[ground.seat].hand, ground.map.letters
    found = [(ground.laying(hand[move.tile - 1], letters[move.at], move.turn), move) for move in moves]
    if ground.patient:
        found = [item for item in found if not _loses(ground, hand[item[1].tile - 1], item[0])] or found
    return sorted(found, key=lambda item: -item[0])


def _loses(ground: Ground, tile: str, gain: float) -> bool:
    """Return whether a tile ends the game, and so much gain is not enough to win it."""
    return ends(ground.state, tile) and loses_by_ending(ground.state, ground.seat, gain)


def _place(ground: Ground, price: float, habits: Habits) -> Move:
    state, seat = ground.state, ground.seat
    player, found = state.players[seat], placed(ground)
    best = next(iter(found), None)
    retrieval = _retrieve(ground, price)
    if retrieval is not None:
        return retrieval
    free = "masons_pardon" in usable(player, "place")
    if state.free_breach or player.xp or free:
        cost = 0.0 if state.free_breach else min(price, 0.3 if free else price)
        better = best_breach(ground)
        if better is not None and (better[0] > (best[0] if best else 0.0) + cost or _goes_on(ground, best, better)):
            return Reveal("masons_pardon") if free and not state.free_breach else better[1]
    if player.xp and best is not None and _ends_behind(ground, best):
        return Swap("".join(str(place + 1) for place in range(len(player.hand))))
    if player.xp > 1 and best is not None and best[0] < POOR - price + 1 and ground.left > LATE:
        return Swap("".join(str(place + 1) for place in range(len(player.hand))))
    return _best(ground, found, habits) if found else Pass()


def _ends_behind(ground: Ground, way: tuple[float, Place | Breach]) -> bool:
    """Return whether who puts the end off would end the game by laying a tile, and come second by what it brings."""
    gain, move = way
    return ground.patient and _loses(ground, ground.state.players[ground.seat].hand[move.tile - 1], gain)


def _goes_on(ground: Ground, best: tuple[float, Place] | None, other: tuple[float, Breach]) -> bool:
    """Return whether another way to lay a tile puts off the end that the best one would bring too early."""
    return best is not None and _ends_behind(ground, best) and not _ends_behind(ground, other)


def best_breach(ground: Ground) -> tuple[float, Breach] | None:
    """Return the best way to lay a tile against the corridor rule with what it is worth; ``None`` where there is no way. It
    is weighed as if a card paid for that where there is no XP."""
    state, seat = ground.state, ground.seat
    paid = state if state.players[seat].xp else msgspec.structs.replace(state, free_breach=True)
    return next(iter(_ranked(ground.paying(not paid.free_breach), breaches(paid, seat))), None)


def _best(ground: Ground, found: Sequence[tuple[float, Place]], habits: Habits) -> Place:
    """Return the best of the ways to lay a tile, an extra turn reckoned with by wise players.

    While other own turns come, what counts is what it brings more than usual; in the last one all that it brings does.
    """
    most = MORE_PAIRS if habits.patient else MOST_PAIRS
    fast = [item for item in found if ground.fast(item[1])][:most] if habits.pairs else []
    if not fast:
        return found[0][1]
    paired = [(worth + followed(ground, move), move) for worth, move in fast]
    alone = [item for item in found if not ground.fast(item[1])][:1]
    return max((*alone, *paired), key=lambda item: item[0])[1]


def followed(ground: Ground, move: Place) -> float:
    """Return what the extra turn brings that follows a tile with Fast Movement, more than usual; 0 for any other tile."""
    usual = USUAL if ground.left >= len(ground.factions) else 0.0
    return ground.following(move) - usual if ground.fast(move) else 0.0


def ends_behind(ground: Ground) -> bool:
    """Return whether a seat that puts the end off would bring it by the best tile it can lay, and come second."""
    best = next(iter(placed(ground)), None)
    return best is not None and _ends_behind(ground, best)


def _retrieve(ground: Ground, price: float) -> Move | None:
    """Take home the Delver that does least where it is, if none is at hand and there is time for something better."""
    player = ground.state.players[ground.seat]
    if player.reserve or not player.xp or ground.left < LATE:
        return None
    known = {sent: number for number, sent in enumerate(own_delvers(ground.state, ground.seat), start=1)}
    legal = set(sending.RETRIEVE.moves(ground.state, ground.seat))
    worth = [(ground.of_own(spot_of(sent), sent.kind), n) for sent, n in known.items() if Retrieve(n) in legal]
    least = min(worth, default=None)
    return Retrieve(least[1]) if least is not None and least[0] + price < 1.8 else None


def _send(ground: Ground, habits: Habits) -> Move:
    return next((move for gain, move in sendings(ground, habits) if gain > 0), Pass())


def sendings(ground: Ground, habits: Habits) -> list[tuple[float, Send]]:
    """Return the ways to send a Delver with what each adds, the best first. To one that drifts and is worth its XP
    the other one is added, which follows it."""
    found = []
    # Advice reckons with the XP that a Battle on the tile lacks then.
    left = ground.paying(1) if habits.patient and ground.state.players[ground.seat].xp else ground
    lacks = max(0.0, ground.now - left.now)
    for gain, move in sent(ground, drifting_price(ground.state, habits)):
        gain -= lacks if drifts(ground.state, move) else 0.0
        if gain > WORTH_DRIFTING and drifts(ground.state, move):
            after = (worth for worth, other in sent(left, 0.0, move.delver) if not drifts(ground.state, other))
            gain += max(0.0, next(after, 0.0))
        found.append((gain, move))
    return sorted(found, key=lambda item: -item[0])


def drifts(state: State, move: Send) -> bool:
    """Return whether a Delver would be sent elsewhere than on this turn's tile."""
    return sending.open_spots(state)[move.to - 1][:2] != state.placed


def sent(ground: Ground, price: float, gone: str = "") -> list[tuple[float, Send]]:
    """Return the ways to send a Delver with what each adds, the best first, once one of the class ``gone`` is sent."""
    found = []
    for number, spot in enumerate(sending.open_spots(ground.state), start=1):
        place = ground.number(spot)
        room, party = ground.rooms[place], ground.parties[place]
        of = ground.kind(room)
        value = ground.value(*of, party)
        costs = price if spot[:2] != ground.state.placed else 0.0
        if ground.aims:
            costs -= _aimed(ground, room, party, spot[:2])
        for kind, gain in ground.joining(of, party, value, gone):
            found.append((gain - costs, Send(kind, number)))
    return sorted(found, key=lambda item: -item[0])


def _aimed(ground: Ground, room: Room, party: Party, cell: Square) -> float:
    """Return what Contracts make of sending a Delver to a cell of a room."""
    own = next((len(kinds) for other, kinds in party if other == ground.seat), 0)
    worth = ground.aims.sending(cell, own)
    if room.complete:
        worth += ground.aims.daring(own + 1, max((len(kinds) for other, kinds in party if other != ground.seat), default=0))
    if own:
        return worth
    return worth + ground.aims.being(room.tiles, room.chests, corridor=room.floor == "corridor", complete=room.complete)
