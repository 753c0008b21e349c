"""Why the advised move and not the next best one, in small print below the question, by what decides the advice."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub

from msgspec.structs import replace

from engine.core.bot_players import FOREMOST
from engine.core.desk import MOST_LABEL
from engine.core.game import Choice, Seat, Shortcut
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.odds import odds as odds_in_words
from engine.core.verbs import Pass

from ..rules import odds
from ..rules.awaiting import answering
from ..rules.buying import COLOURS
from ..rules.contests import refuse_spend, reroll_choices
from ..rules.ending import ends, likely_points
from ..rules.rerolls import worth_rerolling
from ..rules.sending import open_spots
from ..speech import again_stakes, brief_labels, choices, roll_stakes
from ..speech.prospects import Way, comes_to, is_loss
from ..speech.story_odds import tests_passed
from ..speech.tile_offers import laid_out, laying, lays, marked
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import names_inside
from ..state.moves import Breach, Place, Reroll, Reveal, Send, Swap
from ..state.state import Contest, Encountering, State, ability, usable
from ..state.view import View
from . import advising, rolling_on
from .advising import about
from .beside_hand import (
    ALIKE,
    first_presses,
    opened_by_card,
    pictured_ways,
    points_of,
    promised_by,
    with_points,
    worth_laying,
)
from .leading import LAST_SUNS, far_behind, loses_by_ending
from .rolling import best_again
from .sensible import HABITS, are_alike, drifts, ends_behind, ground_of

MOST_NAMES = 24
"""Rivals whose names have more letters are told as one of them."""
SEEN = 0.005
"""Odds that differ by less are told alike."""
FAR = 0.1
"""Dice that raise a chance by less, for more XP, need no word."""


def offered(view: View, move: Move, found: Choice) -> Choice:
    """Return how a legal move is offered, ``found`` by itself: what is advised first says why not the next best.

    Dice that a Treasure card rolls again stand with it as one press, and the card alone in the menu.
    """
    card = _opens_reroll(view, move) if isinstance(move, Reroll) and view.seat is not None else None
    if card is not None:
        return replace(offered_alone(view, card, choices.choice(view, card)), rolls=True)
    shown = offered_alone(view, move, found)
    return replace(shown, weight="plain", text="") if shown.lit and opened(view, move) and view.state.agenda else shown


def offered_alone(view: View, move: Move, found: Choice) -> Choice:
    """Return how a legal move is offered as a press of its own."""
    shown = advising.offered(view, move, found)
    if shown.text or shown.weight == "written" or isinstance(move, Place | Breach):
        return shown
    return replace(shown, text=_reason(view, move))


def beside(view: View, found: Shortcut) -> Shortcut:
    """Return the ways to lay a tile that stand beside a hand, each with the points that it brings.

    Last comes the one that a Treasure card opens, where that is advised: the same press uses the card."""
    state, seat = view.state, view.seat
    if seat is None:
        return found
    first, marks = advising.first_move(state, seat), marked(pictured_ways(state, seat))
    ways: list[tuple[Move, Choice]] = []
    for (move, choice), then in zip(found.ways, found.then, strict=True):
        assert isinstance(move, Place | Breach) and isinstance(then, Send | None)
        way = move.tile, move.at, move.turn
        told = brief_labels.beside_hand(state, seat, move, then, marks[way])
        if move == first and not ways and (names := _blocked(state, seat)):
            told = WORDS("way-blocks", label=told, names=names)
        told = with_points(told, points_of(state, seat, way, then))
        detail = choices.short(laying(state, seat, move, then, spare=MOST_LABEL - choices.MOST_DETAIL), choices.MOST_DETAIL)
        ways.append((move, advising.offered(view, move, replace(choice, label=told, detail=detail))))
    if ways[0][1].lit and isinstance(first, Place | Breach):
        said = reason_to_lay(state, seat) or (WORDS("reason-turn") if _goes_again(state, seat) else "")
        if not said and not _blocked(state, seat) and (richer := _richer(state, seat)) is not None:
            said = WORDS("reason-costs-more", mark=marks[richer]) if richer in marks else ""
        ways[0] = (ways[0][0], replace(ways[0][1], text=said))
    if isinstance(first, Reveal) and (opened := opened_by_card(state, seat)) is not None:
        way, free = opened[0], replace(state, free_breach=True)
        worth = points_of(free, seat, way, opened[1])
        mark = WORDS("way-by-card", mark=marks[way], treasure=first.treasure)
        told = laying(free, seat, Breach(*way), mark=mark, spare=len(with_points("", worth)))
        card = Choice(with_points(told, worth), weight="first", foremost=FOREMOST, text=_by_card(state, seat))
        return replace(found, ways=(*ways, (first, card)), then=(*found.then, Breach(*way)))
    return replace(found, ways=tuple(ways))


def opened(view: View, move: Move) -> Sequence[Move]:
    """Return what the same press does that uses a Treasure card, where that is advised: lay a tile, or roll dice again."""
    if view.seat is None or not isinstance(move, Reveal) or move != advising.first_move(view.state, view.seat):
        return ()
    if (again := _rolled_by(view.state, move)) is not None:
        return (again,)
    way = opened_by_card(view.state, view.seat) if view.state.step == "place" and not view.state.agenda else None
    return (Breach(*way[0]),) if way is not None else ()


def _rolled_by(state: State, card: Reveal) -> Reroll | None:
    """Return the dice that are best rolled again by a Treasure card, ``None`` where it rolls none again."""
    task = state.agenda[0] if state.agenda else None
    after = isinstance(task, Contest) and task.stage == "after" and not task.rerolls
    if not after or content().treasures[card.treasure].effect != "reroll":
        return None
    assert isinstance(task, Contest)
    again, _ = best_again(rolling_on.bout_of(state, task))
    return again if isinstance(again, Reroll) else None


def _opens_reroll(view: View, move: Reroll) -> Reveal | None:
    """Return the advised Treasure card by which these dice are rolled again in the same press, ``None`` for no such."""
    first = advising.first_move(view.state, view.seat)
    return first if isinstance(first, Reveal) and move == _rolled_by(view.state, first) else None


def _reason(view: View, move: Move) -> str:
    """Return why a move is advised, by what the viewer knows; "" for all others."""
    if move != advising.first_move(view.state, view.seat):
        return ""
    if view.seat is not None:
        return reason(view.state, view.seat, move)
    state = advising.as_all_know(view.state)
    return next((reason(state, seat, move) for seat in answering(state)), "")


def reason(state: State, seat: Seat, first: Move) -> str:
    """Return why a seat is advised a move, and not what others would press; "" where its button says it."""
    task = state.agenda[0] if state.agenda else None
    match task:
        case Contest(stage="before"):
            return _before(state, task, first)
        case Contest():
            return _after(state, task, first)
        case Encountering():
            return _story(state, task)
        case None if state.step == "send" and isinstance(first, Send):
            return _sent_though_less(state, seat, first)
        case None if isinstance(first, Swap) and ends_behind(ground_of(state, seat, HABITS)):
            return _ends_behind(state, seat)
    return ""


# Rolls.


def _before(state: State, task: Contest, first: Move) -> str:
    """Return why no more is paid for dice that would win far more often. A button says by itself what it brings."""
    bout = rolling_on.bout_of(state, task)
    if state.contracts and bout.plan() != rolling_on.bout_of(state, task, contracts=False).plan():
        return WORDS("reason-contract")
    own = rolling_on.worth_of(state, first)
    if own is None or isinstance(first, Reveal):
        return ""
    xp, now = rolling_on.price_of(state, first), rolling_on.chances_of(state, first)
    held = [card for card in usable(state.players[task.seat], "before") if content().treasures[card].effect in COLOURS]
    told = now[odds.is_even(task)]
    likelier = (max(map(sub, rolling_on.chances_of(state, Reveal(card)), now)) for card in held)
    if max((_with_die(state, task, card) for card in held), default=0.0) - told >= SEEN or max(likelier, default=0) >= SEEN:
        return WORDS("reason-card-kept")
    shown = [(rolling_on.price_of(state, move), move) for move in rolling_on.shown(state, first)]
    dearer = [(price, move, rolling_on.chances_of(state, move)) for price, move in shown if price > xp]
    surer = [(price, move) for price, move, then in dearer if max(map(sub, then, now)) >= FAR]
    if not (surer and bout.price):
        return ""
    price, other = min(surer, key=lambda item: item[0])
    again = ability(bout.player) == "reroll" and bout.player.xp > xp and bout.player.swift != "after"
    if again and told >= roll_stakes.HARDLY:
        return WORDS("reason-again")
    more = (rolling_on.worth_of(state, other) or 0.0) + price * bout.price - own - xp * bout.price
    return WORDS("reason-dearer", bought=xp > 0, xp=price, more=about(more), little=more < ALIKE)


def _with_die(state: State, task: Contest, card: str) -> float:
    """Return the same with the die that a card adds."""
    colour = content().treasures[card].effect
    return (odds.pays if odds.is_even(task) else odds.succeeds)(state, task, (colour,)) or 0.0


def _after(state: State, task: Contest, first: Move) -> str:
    """Return why dice are rolled again, or kept although others would be likelier to do."""
    kept, held = odds.stands(state, task) or 0.0, odds.pays(state, task) or 0.0
    again = {dice: _again(state, task, dice) for dice in reroll_choices(task.rolls[-1])}
    if isinstance(first, Reveal):
        # The button of the card says what the dice bring that are advised then; to keep those that lie may win more often.
        dice_ = best_again(rolling_on.bout_of(state, task))[0]
        then = again.get(dice_.dice, (1.0, 1.0)) if isinstance(dice_, Reroll) else (1.0, 1.0)
        return WORDS("reason-spoils") if kept - then[0] >= SEEN or held - then[1] >= SEEN else ""
    match first:
        case Reroll(dice=dice) if dice in again:
            # Others that are offered, or to keep what lies, may win more often, or have most Spoils.
            buttons = again if task.rerolls else {*worth_rerolling(state, task)} & {dice, again_stakes.missed(task)}
            every = [(kept, held), again[dice], *(again[other] for other in buttons if other in again)]
            most = [max(column) for column in zip(*every, strict=True)]
            if any(best - own >= SEEN for best, own in zip(most, again[dice], strict=True)):
                return WORDS("reason-spoils")
            paid = not task.rerolls and refuse_spend(state, task, "ability") is None
            return WORDS("reason-back") if paid else ""
        case Pass() if (
            refuse_spend(state, task, "ability") is None and max(wins for wins, _ in again.values()) - kept >= SEEN
        ):
            gain = best_again(rolling_on.bout_of(state, task))[1]
            return WORDS("reason-kept", more=about(gain))
        case Pass() if usable(state.players[task.seat], "after") and max(wins for wins, _ in again.values()) - kept >= SEEN:
            return WORDS("reason-card-kept")
    return ""


def _again(state: State, task: Contest, dice: str) -> tuple[float, float]:
    """Return how likely dice that are rolled again win, and have most Spoils."""
    places = [int(number) - 1 for number in dice.split(",")]
    return odds.again(state, task, places) or 0.0, odds.pays(state, task, again=places) or 0.0


# Stories.


def _story(state: State, task: Encountering) -> str:
    """Return how likely either sort of Test is passed, where only the words of a story tell which its answers ask for."""
    if not are_alike(state, HABITS):
        return ""
    found = tests_passed(state, board_of(state).room(task.room), task.seat)
    force, craft = (odds_in_words(chance, bare=True) for chance in found or (0.0, 0.0))
    return WORDS("reason-alike", force=force, craft=craft) if found is not None else ""


# Tiles and Delvers.


def _by_card(state: State, seat: Seat) -> str:
    """Return what it means that the way ends the game which a Treasure card opens; "" where it does not."""
    if (opened := opened_by_card(state, seat)) is None:
        return ""
    way, mark = opened[0], marked(pictured_ways(state, seat))[opened[0]]
    free = replace(state, free_breach=True)
    return _sun(state, seat, (way,), worth_laying(ground_of(free, seat, HABITS), Breach(*way)), mark)


def _ends_behind(state: State, seat: Seat) -> str:
    """Return why tiles are swapped that bring something: each of them ends the game while the seat is behind."""
    points = [likely_points(player) for player in state.players]
    return WORDS("reason-swap", own=round(points[seat]), best=round(max(points)))


@memo
def reason_to_lay(state: State, seat: Seat) -> str:
    """Return what it means that one of the ways to lay a tile beside a hand brings the end; what each brings it says."""
    return _sun(state, seat, tuple(dict.fromkeys(way for way, _ in first_presses(state, seat))))


def _richer(state: State, seat: Seat) -> Way | None:
    """Return the way beside a hand that brings more points than the first one, and costs no more XP; ``None`` for none."""
    presses = first_presses(state, seat)
    fair = [
        (way, then) for way, then in presses if _next_door(state, seat, way, then) <= _next_door(state, seat, *presses[0])
    ]
    best = max(fair, key=lambda press: points_of(state, seat, *press))
    return best[0] if points_of(state, seat, *best) > points_of(state, seat, *presses[0]) else None


def _next_door(state: State, seat: Seat, way: Way, then: Send | None) -> bool:
    return then is not None and drifts(laid_out(state, seat, way), then)


def _goes_again(state: State, seat: Seat) -> bool:
    """Return whether the first of the ways beside a hand is advised for its extra turn though another brings more."""
    if (other := _richer(state, seat)) is None:
        return False
    hand, (first, _) = state.players[seat].hand, first_presses(state, seat)[0]
    fast, faster = (content().tiles[hand[way[0] - 1]].fast for way in (other, first))
    return faster and not fast


def _blocked(state: State, seat: Seat) -> tuple[str, ...]:
    """Return from which rival the first of the ways beside a hand keeps loot, where it is advised for that though another
    brings more points; () elsewhere."""
    if _richer(state, seat) is None or _goes_again(state, seat):
        return ()
    way, then = first_presses(state, seat)[0]
    on_tile = None if _next_door(state, seat, way, then) else then
    found = comes_to(state, seat, way, on_tile)
    if any(is_loss(effect) and effect[0] != "loses" for effect in found):
        # It gives a rival loot.
        return ()
    told = (told for _, told in found)
    return _robbed(state, seat, tuple(dict.fromkeys(name for item in told for name in item.people if name)))


def _sent_though_less(state: State, seat: Seat, first: Send) -> str:
    """Return the same of the Delver that is advised to be sent."""
    shown = [move for move in advising.best_sends(state, seat) if isinstance(move, Send)]
    points = {move: round(promised_by(state, seat, move)) for move in (first, *shown)}
    if max(points.values()) <= points[first]:
        return ""
    there = board_of(state).room(open_spots(state)[first.to - 1])
    names = tuple(name for name in names_inside(state, there) if name != state.names[seat])
    return WORDS("reason-rivals", names=robbed) if (robbed := _robbed(state, seat, names)) else ""


def _robbed(state: State, seat: Seat, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return from whom a move takes what they could expect: the first of ``names``, or else who leads the rivals."""
    others = [other for other in range(len(state.players)) if other != seat]
    leads = max(others, key=lambda other: likely_points(state.players[other]), default=seat)
    return (names[:1] or (state.names[leads],)) if others else ()


def _sun(state: State, seat: Seat, ways: Sequence[Way], worth: float | None = None, marks: str = "AB") -> str:
    """Return what it means that a way ends the game: whether it wins, or where the seat comes by what is known; else that
    the second takes a Sun while the seat is far behind. "" where neither matters. ``worth``: what a way by a card brings.
    """
    tiles = [state.players[seat].hand[way[0] - 1] for way in ways]
    points = [likely_points(player) for player in state.players]
    first = max((other for other in range(len(points)) if other != seat), key=points.__getitem__, default=seat)
    last = next((mark for mark, tile in zip(marks, tiles, strict=False) if ends(state, tile)), "")
    if last and first != seat:
        place = 1 + sum(theirs > points[seat] for theirs in points)
        own, best = round(points[seat]), round(points[first])
        if last == "B" and place > 1:
            return WORDS("reason-ends-behind", place=place, own=own, best=best)
        gain = worth
        if gain is None:
            gain = worth_laying(ground_of(state, seat, HABITS), lays(state, seat, ways[marks.index(last)]))
        if place > 1 and not loses_by_ending(state, seat, gain):
            return WORDS("reason-ends-ahead", mark=last, ahead=state.names[first], gain=about(gain), own=own, best=best)
        return WORDS("reason-ends", mark=last, place=place, own=own, best=best)
    counts = [content().tiles[tile].sun for tile in tiles]
    nears = counts == [False, True] and state.sun <= LAST_SUNS and not state.ending and far_behind(state, seat)
    return WORDS("reason-sun", ahead=state.names[first]) if nears else ""
