"""What a steady player would think of first, each with one reason in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.bot_players import FOREMOST, Advice, led
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice, Seat, Weight
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, Roll
from engine.core.words import upper
from engine.maps.squares import label

from ..rules.awaiting import answering
from ..rules.contests import AT_ONCE
from ..rules.dice import PRESSED
from ..rules.ending import KEEPING
from ..rules.legal import legal
from ..rules.rerolls import worth_rerolling
from ..rules.sending import open_spots, spot_sent
from ..speech.again_stakes import gains_again
from ..speech.prospects import effects
from ..speech.tile_offers import laying, lays, marked
from ..speech.words import band_brief
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import choosing, inside
from ..state.moves import Breach, Place, Prompts, Reroll, Retrieve, Reveal, Send, Spend, Swap
from ..state.state import Contest, Encountering, Flipping, State, usable
from ..state.view import View
from . import rolling_on
from .beside_hand import (
    WORTH_A_WORD,
    closes_for_itself,
    first_presses,
    follower,
    laid,
    opened_by_card,
    pictured_ways,
    points_of,
    promised_by,
    put_first,
    sort_of,
    with_points,
)
from .ground import Ground
from .rolling import Bout, best_again
from .rolling_on import bout_of
from .sensible import (
    HABITS,
    WORTH_DRIFTING,
    Habits,
    are_alike,
    best_breach,
    decide,
    drifts,
    ends_behind,
    ground_of,
    habitual_price,
    is_pardon,
    options_of,
    sendings,
)

MOST = 3
"""So many moves are advised at most."""
MOST_SENDS, MOST_ROOMS, WORTH_A_BUTTON = 4, 3, 0.4
"""So many ways to send a Delver are buttons at most, to so many rooms, if they are worth such a share of the best."""
LONGEST = 120
"""How many characters a reason may have."""


def advised(view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
    """Return two or three moves worth making, the best one first; one where nothing else is sensible."""
    found: dict[Move, str] = {}
    for move, why in _sensible(view, moves, lot):
        if len(found) < MOST:
            found.setdefault(move, why)
    return tuple(_advice(view, move, why) for move, why in found.items())


def offered(view: View, move: Move, found: Choice) -> Choice:
    """Return how a legal move is offered, ``found`` by itself: what is advised first comes before all others."""
    if found.weight == "written" and view.seat is None:
        return found
    first, asks = first_move(view.state, view.seat), found.weight != "quiet" and view.seat is not None
    if rolling_on.is_first_step(view.state, move):
        found = replace(found, label=rolling_on.promised(view.state, move) or found.label)
    rolls = found.weight != "written" and (move == Roll() or move == rolling_on.OWN or _is_at_once(move))
    if rolls and (ways := ways_to_roll(view.state, view.seat)):
        # Rolls stand by their price, and the one that is advised is coloured.
        weight: Weight = "written" if move not in ways else "first" if move == first else "plain"
        return replace(found, weight=weight, foremost=FOREMOST - rolling_on.price_of(view.state, move))
    if isinstance(move, Choose) and are_alike(view.state, HABITS):
        # Of two answers that are worth as much by all that may be known, neither is coloured.
        return replace(found, weight="plain")
    if isinstance(move, Choose) and found.weight != "written":
        found = replace(found, detail=_answered(view.state, move) or found.detail)
    sends = best_sends(view.state, view.seat) if asks and isinstance(move, Send) else ()
    best = move in sends
    if best:
        found = replace(found, weight="first", foremost=FOREMOST - 1 - sends.index(move))
    elif asks and isinstance(move, Send) and found.lit:
        # Others stand in the menu.
        found = replace(found, weight="plain")
    if asks and isinstance(move, Send) and view.seat is not None:
        points = round(promised_by(view.state, view.seat, move))
        found = replace(found, label=with_points(found.label, points)) if points > 0 else found
    if isinstance(move, Reveal) and is_pardon(move):
        # What is advised with it stands beside the hand: that press uses the card and lays the tile.
        return found
    if move == first and isinstance(move, Reveal) and view.state.agenda:
        found = replace(found, label=_promised_again(view.state) or found.label)
    # Dice that win likelier than those that are advised stay a button.
    return led(found, move, first, kept=best or isinstance(move, Place | Breach), stays=isinstance(move, Reroll))


def _answered(state: State, move: Choose) -> str:
    """Return about how many points an answer to a story brings, "" for anything else that is chosen."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Encountering):
        return ""
    points = [max(0, round(worth)) for worth in options_of(state, task, HABITS)]
    # Numbers that do not differ decide nothing.
    return upper(WORDS("about", points=points[int(move.option) - 1])) if len(set(points)) > 1 else ""


def _is_at_once(move: Move) -> bool:
    return isinstance(move, Spend) and move.on in AT_ONCE


def ways_to_roll(state: State, seat: Seat | None) -> tuple[Move, ...]:
    """Return the ways to roll that are buttons; () where no roll is to come."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or task.stage != "before":
        return ()
    return rolling_on.shown(state if seat is not None else as_all_know(state), first_move(state, seat))


def _promised_again(state: State) -> str:
    """Return what the button of a Treasure card says that rolls dice again: the odds of those that are advised. It is ""
    where there is none."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or task.rerolls or task.stage == "before":
        return ""
    again = best_again(bout_of(state, task))[0]
    card = next((card for card in usable(state.players[task.seat], "after")), "")
    succeeds, spoils = gains_again(state, again.dice) if isinstance(again, Reroll) else ("", "")
    return WORDS("choice-card-again", treasure=card, succeeds=succeeds, spoils=spoils) if succeeds or spoils else ""


@memo
def best_sends(state: State, seat: Seat | None) -> tuple[Move, ...]:
    """Return how a Delver is sent by a button, the best first: so many ways that gain anything."""
    if seat is None or seat != state.acting or state.phase != "play" or state.agenda or state.step != "send":
        return ()
    found = [(gain, move) for gain, move in sendings(ground_of(state, seat, HABITS), HABITS) if gain > 0]
    ranked = [move for gain, move in found if move == found[0][1] or gain >= WORTH_A_BUTTON * found[0][0]]
    # First the best for each section, then the second best for those that are worth most.
    # The Battle that follows has one, too.
    fought = [move for _, move in found if _closes_fought(state, seat, move) and move not in ranked]
    lead = {move.to: move for move in reversed((*ranked, *fought))}
    first = [move for move in (*ranked, *fought) if lead[move.to] == move]
    first.sort(key=lambda move: move != ranked[0] and not _closes_fought(state, seat, move))
    shown = [*first[:MOST_ROOMS]]
    for move in ranked:
        most = 3 if _closes_fought(state, seat, move) else 2
        if move not in shown and sum(other.to == move.to for other in shown) < most:
            shown.append(move)
    return tuple(shown[:MOST_SENDS])


def _closes_fought(state: State, seat: Seat, move: Send) -> bool:
    """Return whether a Delver is sent to a Battle for loot."""
    here = board_of(state).room(open_spots(state)[move.to - 1])
    rivals = any(sent.seat != seat for sent in inside(state, here))
    return here.complete and rivals and bool(here.bags or here.chests)


@memo
def first_move(state: State, seat: Seat | None) -> Move | None:
    """Return what a seat is advised first; without a seat, what all know enough of to advise it to who has to answer."""
    if seat is None:
        state, (seat,) = as_all_know(state), answering(state) or (None,)
    if seat is None or state.phase != "play":
        return None
    thoughts = _sensible(View(seat, state), tuple(legal(state, seat)), Dice(KeyedSource("")))
    return next((move for move, _ in thoughts), None)


def as_all_know(state: State) -> State:
    """Return a state in which no player has a Treasure card but those that all know."""
    known = (replace(player, treasure=tuple(held for held in player.treasure if held.card)) for player in state.players)
    return replace(state, players=tuple(known))


def _sensible(view: View, moves: Sequence[Move], lot: Dice) -> Iterator[tuple[Move, str]]:
    """Yield legal moves with reasons, the best one first; some of them twice. A setting is none."""
    for move, why in _thought(view, moves, HABITS, lot):
        if move in moves and not isinstance(move, Prompts):
            yield move, why


def _advice(view: View, move: Move, why: str) -> Advice:
    """Return a move with its reason; who lays a tile sends the Delver that goes with it in the same press."""
    state, seat = view.state, view.seat
    if seat is not None and isinstance(move, Reveal) and is_pardon(move):
        return _card_advised(state, seat, move, why)
    if seat is None or not isinstance(move, Place | Breach):
        return Advice(move, why)
    way = move.tile, move.at, move.turn
    # What is offered whole beside the hand is advised as it stands there, be it with a Delver that drifts.
    presses = dict(reversed(first_presses(state, seat)))
    then = presses[way] if way in presses else follower(state, seat, way)
    return Advice(move, why, then, laying(state, seat, move, then) if then is not None else "")


def _card_advised(state: State, seat: Seat, move: Reveal, why: str) -> Advice:
    """Return the use of a Treasure card with the way to lay a tile that it opens, which the same press takes."""
    if (opened := opened_by_card(state, seat)) is None:
        return Advice(move, why)
    way, free = Breach(*opened[0]), replace(state, free_breach=True)
    mark = WORDS("way-by-card", mark=marked(pictured_ways(state, seat))[opened[0]], treasure=move.treasure)
    return Advice(move, why, way, laying(free, seat, way, mark=mark))


def about(points: float) -> str:
    """Return points as they are said: "about 4 points"."""
    return WORDS("about", points=round(points) if points >= 1 else 0)


def _thought(view: View, moves: Sequence[Move], habits: Habits, lot: Dice) -> Iterator[tuple[Move, str]]:
    """Yield moves with reasons, the best one first; some of them twice, or not legal."""
    state, seat = view.state, view.seat
    assert seat is not None
    if state.phase == "factions":
        for move in moves:
            if isinstance(move, Choose):
                yield move, WORDS("why-band", brief=upper(band_brief(move.option)))
        return
    first = put_first(state, seat, decide(view, habits, lot))
    match state.agenda[0] if state.agenda else None:
        case Contest() as task:
            yield from _rolling(view, task, habits, first)
        case Encountering() as task:
            yield from _meeting(view, task, habits, first)
        case Flipping():
            yield first, WORDS("why-flip")
        case None if choosing(state):
            yield from _rooms(state, first)
        case None:
            ground = ground_of(state, seat, habits)
            yield from _sending(ground, habits, first) if state.step == "send" else _laying(ground, first)
        case _:
            yield first, WORDS("why-any")


def _laying(ground: Ground, first: Move) -> Iterator[tuple[Move, str]]:
    match first:
        case Swap():
            yield first, WORDS("why-swap", ends=ends_behind(ground))
        case Retrieve():
            yield first, WORDS("why-retrieve")
        case Reveal() if is_pardon(first):
            yield first, _with_card(ground)
        case Pass() | Prompts() | Reveal():
            yield first, WORDS("why-new-hand")
    state, seat = ground.state, ground.seat
    ways = [move for move in laid(ground, first)]
    # What stands beside the hand comes in the same order.
    beside = [lays(state, seat, way) for way, _ in first_presses(state, seat)]
    for move in dict.fromkeys((*ways[:1], *beside, *ways)):
        yield move, _comes_to(ground, move)


def _with_card(ground: Ground) -> str:
    """Return what the Treasure card is worth that opens a way to lay a tile: "About 4 points: with it tile 2 fits at K1."

    It is "" where there is no such way.
    """
    if (found := best_breach(ground)) is None:
        return ""
    worth, move = found
    return WORDS("why-breach-card", tile=move.tile, at=label(ground.map.letters[move.at]), worth=about(worth))


def _comes_to(ground: Ground, move: Place | Breach) -> str:
    """Return what laying a tile is likely to bring, and what that hangs on: "About 4 points: it pays at once."; its button
    says what it does."""
    state, seat = ground.state, ground.seat
    tile, cell = state.players[seat].hand[move.tile - 1], ground.map.letters[move.at]
    spot = spot_sent(tile, cell, move.turn, ground.follower(tile, cell, move.turn))
    found = effects(state, seat, tile, cell, move.turn, spot)
    fights = sort_of(ground, (move.tile, move.at, move.turn)) == "battle"
    when = "now" if closes_for_itself(ground, move, spot) else "" if any(verb == "closes" for verb, _ in found) else "later"
    points = points_of(state, seat, (move.tile, move.at, move.turn), None)
    fast = content().tiles[tile].fast
    return WORDS("why-tile", worth=about(points), fast=fast, when="battle" if fights else when)


def _sending(ground: Ground, habits: Habits, first: Move) -> Iterator[tuple[Move, str]]:
    spots = open_spots(ground.state)
    gains = {move: gain for gain, move in sendings(ground, habits)}
    lead = [first] if isinstance(first, Send) else []
    for move in dict.fromkeys((*lead, *(move for _, move in _best_of_each(ground, habits)))):
        place = ground.number(spots[move.to - 1])
        room, rivals = ground.rooms[place], [other for other, _ in ground.parties[place] if other != ground.seat]
        yield (
            move,
            WORDS(
                "why-send",
                floor=room.floor,
                at=label(room.at),
                complete=room.complete,
                gaps=room.gaps,
                kind=move.delver,
                rivals=tuple(ground.state.names[other] for other in rivals),
                gain=about(gains[move]),
                more=gains[move] > WORTH_DRIFTING and drifts(ground.state, move),
            ),
        )
    if first == Pass():
        yield first, WORDS("why-nobody")


def _best_of_each(ground: Ground, habits: Habits) -> Sequence[tuple[float, Send]]:
    """Return for each room the best Delver to send; where there is one room, the second best, too."""
    spots = open_spots(ground.state)
    found = [(gain, move) for gain, move in sendings(ground, habits) if gain > 0]
    rooms = {ground.rooms[ground.number(spots[move.to - 1])].spot: move for _, move in reversed(found)}
    best = [item for item in found if item[1] in rooms.values()]
    return best if len(best) > 1 else found[:2]


def _meeting(view: View, task: Encountering, habits: Habits, first: Move) -> Iterator[tuple[Move, str]]:
    options = content().encounters[task.card].options
    values = options_of(view.state, task, habits)
    if first == Spend("ability"):
        yield first, WORDS("why-redraw")
    for place in sorted(range(len(options)), key=lambda place: -values[place]):
        told = "alike" if len(set(values)) == 1 else "close" if len(set(map(about, values))) == 1 else ""
        fight = told or ("fight" if options[place].kind == "fight" else "other")
        yield Choose(str(place + 1)), WORDS("why-option", fight=fight, worth=about(values[place]))
        if told:
            return


def _rolling(view: View, task: Contest, habits: Habits, first: Move) -> Iterator[tuple[Move, str]]:
    bout = Bout(view.state, task, habitual_price(view.state, habits), KEEPING)
    if task.stage == "before":
        now = bout.mean(bout.dice)
        with_dice = bout.mean(tuple(sorted((*bout.dice, "white", "white"))))
        with_red = bout.mean(tuple(sorted((*bout.dice, *PRESSED))))
        reasons = {
            Roll(): WORDS("why-roll", worth=about(now)),
            Spend("dice"): WORDS("why-dice", dice=2, gain=about(with_dice - now), xp=1),
            Spend("ability"): WORDS("why-red", gain=about(with_red - now)),
        }
        for number in (1, 2, 3):
            dice = tuple(sorted((*bout.dice, *("white",) * 2 * number)))
            more = about(bout.mean(dice) - now)
            reasons[Spend(str(number))] = WORDS("why-dice", dice=2 * number, gain=more, xp=number)
        # Who wants more dice than are rolled at once has the most of these: a button rolls them.
        first = Spend(AT_ONCE[-1]) if first == Spend("dice") else first
        gain = {Roll(): 0.0, Spend("1"): with_dice - now - bout.price, Spend("ability"): with_red - now - bout.price}
        yield first, reasons.get(first, WORDS("why-helps"))
        for move in sorted(gain, key=lambda move: -gain[move]):
            if gain[move] > -WORTH_A_WORD:
                yield move, reasons[move]
        return
    if _rolls_again(first) and not task.rerolls and not view.state.contracts:
        # What an XP is worth at the end counts, and no chance to win is given away for Spoils.
        dice = worth_rerolling(view.state, task)
        first = Pass() if not dice else first if isinstance(first, Reveal) else Reroll(dice[0])
    match first:
        case Reroll():
            yield first, WORDS("why-reroll")
        case Spend() | Reveal():
            yield first, WORDS("why-change")
    yield Pass(), WORDS("why-keep")


def _rolls_again(move: Move) -> bool:
    """Return whether dice that lie are rolled again, for XP or by a Treasure card."""
    card = content().treasures[move.treasure] if isinstance(move, Reveal) else None
    return isinstance(move, Reroll) or (card is not None and card.effect == "reroll")


def _rooms(state: State, first: Move) -> Iterator[tuple[Move, str]]:
    moves = [Choose(str(number)) for number in range(1, len(choosing(state)) + 1)]
    for move, room in sorted(zip(moves, choosing(state), strict=True), key=lambda item: item[0] != first):
        yield move, WORDS("why-room", floor=room.floor, at=label(room.at))
