"""What a player's own dice came to, for that player alone: who rolled what, what was needed, and what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.game import Seat
from engine.maps.squares import label

from ..rules.contests import best_of, most_spoils, option_of, prizes_of, ranks, treasure_of
from ..rules.dice import MUCH_SPOILS, pool, result
from ..rules.odds import shares
from ..state.board import board_of
from ..state.catalogue import WORDS, count_of
from ..state.content import content
from ..state.delvers import inside
from ..state.state import MONSTER, Contest, Holding, State
from ..state.view import View
from .roll_stakes import brings
from .words import LATER, held_brief, loot, monster_of

MOST = 3
"""So many rolls are told at most."""
MOST_BESIDE = 40
"""So many words of a private text stand beside a question."""


def told(state: State, seat: Seat, *, brief: bool = False) -> Sequence[str]:
    """Return what came of a seat's rolls since it laid its last tile, each in a sentence, the newest first; () for none.
    ``brief``: without who had most Spoils instead."""
    return tuple(_sentence(state, contest, seat, brief=brief) for contest in reversed(newest(state, seat)))


def kept_new(state: State, seat: Seat) -> Sequence[Holding]:
    """Return the Treasure cards that a seat has won with dice since it laid its last tile, and keeps to use them later.

    Once a card was turned faceup the deck is empty, and what is won are no new cards (CAV-181).
    """
    held = state.players[seat].treasure
    if any(card.up for card in held):
        return ()
    number = sum(prizes_of(contest).get(seat, (0, 0))[1] for contest in newest(state, seat))
    won = held[max(0, len(held) - number) :]
    return tuple(card for card in won if not card.used and card.card and content().treasures[card.card].moment in LATER)


def new_line(state: State, seat: Seat) -> str:
    """Return the cards that a seat has won, with what each is good for; "" for none."""
    kept = kept_new(state, seat)
    return WORDS("own-new", cards=tuple(map(held_brief, kept))) if kept else ""


def tells_new(state: State, seat: Seat) -> bool:
    """Return whether the own panel has room for the cards that a seat has won, below its newest roll."""
    return len(" ".join((*told(state, seat)[:1], new_line(state, seat))).split()) <= MOST_BESIDE


def tells_own(view: View) -> bool:
    """Return whether the own panel begins with what came of the own rolls, and with new cards."""
    return view.state.phase == "over" or (turn_begins(view.state) and view.state.acting == view.seat)


def battle_so_far(state: State, contest: Contest) -> str:
    """Return who else is in a Battle, with how many Delvers, and what they rolled with how many dice more: since the own
    Delver came, others may have entered. "" for a Fight or Test, where the question says all."""
    if contest.kind != "battle":
        return ""
    room, rolls = board_of(state).room(contest.room), {roll.seat: roll for roll in contest.rolls}
    sides = []
    for seat in contest.seats:
        kinds = [sent.kind for sent in inside(state, room) if sent.seat == seat]
        roll = rolls.get(seat)
        more = len(roll.dice) - len(pool(kinds, ())) if roll is not None else 0
        combat, spoils = result(roll) if roll is not None else (0, 0)
        if seat != contest.seat:
            sides.append(
                WORDS(
                    "battle-side",
                    who=state.names[seat],
                    delvers=tuple(count_of(kind, number) for kind, number in Counter(kinds).items()),
                    rolled=roll is not None,
                    more=max(0, more),
                    combat=combat,
                    spoils=spoils,
                )
            )
    closer = state.names[state.acting] if state.acting != contest.seat else ""
    return WORDS("battle-so-far", closer=closer, at=label(room.at), sides=tuple(sides))


def ending_line(state: State, seat: Seat) -> str:
    """Return how the story of a seat's newest roll ended, as it is read out; "" for a Battle, and where nothing is."""
    contest = next(reversed(newest(state, seat)), None)
    option = option_of(contest) if contest is not None and contest.card else None
    if contest is None or option is None:
        return ""
    ended = option.won if best_of(contest) == seat else option.lost
    return f"> {WORDS.text(ended)}" if ended else ""


def newest(state: State, seat: Seat) -> Sequence[Contest]:
    """Return the contests in which a seat rolled since it laid its last tile, the newest last."""
    since = state.settled - state.players[seat].settled
    found = state.shown[-since:] if since > 0 else ()
    return [contest for contest in found if any(roll.seat == seat for roll in contest.rolls)][-MOST:]


def retells(view: View) -> bool:
    """Return whether a roll of the seat since its last turn is told there."""
    return view.seat is not None and turn_begins(view.state) and bool(newest(view.state, view.seat))


def turn_begins(state: State) -> bool:
    """Return whether it is asked where a tile goes, with which a turn begins."""
    return state.phase == "play" and state.step == "place" and not state.agenda


def _sentence(state: State, contest: Contest, seat: Seat, *, brief: bool) -> str:
    """Return what a seat's roll came to: "**You beat Oona at T2, 3 to 2: 2 Gold.**"."""
    combat, spoils = next(result(roll) for roll in contest.rolls if roll.seat == seat)
    won, gains = best_of(contest) == seat, _gains(contest, seat)
    if contest.kind == "battle":
        order, totals = ranks(contest), {roll.seat: result(roll) for roll in contest.rolls}
        others = [other for other in order if other != seat] if won else order[:1]
        theirs = [totals[other][0] for other in others]
        tied = combat in theirs
        return WORDS(
            "own-battle",
            won=won,
            others=tuple(state.names[other] for other in others),
            at=label(board_of(state).room(contest.room).at),
            combat=combat,
            theirs=tuple(map(str, theirs)),
            tied=tied,
            gains=gains,
            more="" if brief else _outdone(state, contest, seat, spoils),
        )
    option = option_of(contest)
    if contest.kind == "test" and option is not None:
        held = combat if option.kind == "combat" else spoils
        return WORDS("own-test", won=won, held=held, symbol=option.kind, need=option.need, gains=gains)
    its = next((result(roll)[0] for roll in contest.rolls if roll.seat == MONSTER), 0)
    tied = combat == its
    return WORDS("own-fight", won=won, monster=monster_of(option), combat=combat, its=its, tied=tied, gains=gains)


def _gains(contest: Contest, seat: Seat) -> str:
    """Return what a seat has of a contest: "1 Gold, and a Treasure for 5 Spoils"; "" for nothing."""
    most = most_spoils(contest)
    if contest.kind == "battle":
        place = ranks(contest).index(seat)
        gold = shares(contest.bags, len(contest.seats))[place]
        part = WORDS("share-gold", gold=gold, bags=contest.bags if contest.bags > gold else 0, told=False) if gold else ""
        cards = tuple(filter(None, (part, loot(0, 0 if place else treasure_of(contest)))))
        gains = WORDS("share", cards=cards, more="") if cards else ""
    else:
        gains = brings(contest, option_of(contest), success=best_of(contest) == seat)
    if most is None or most.seat != seat:
        return gains
    spoils = result(most)[1]
    more = WORDS("share-spoils", treasure=spoils >= MUCH_SPOILS, spoils=spoils)
    return WORDS("share", cards=tuple(filter(None, (gains,))), more=more)


def _outdone(state: State, contest: Contest, seat: Seat, spoils: int) -> str:
    """Return who gets a card for most Spoils in a Battle, where it is not the seat: "for most Spoils (8, you 6) Pim gets a
    Treasure"; "" where Spoils bring nothing to tell."""
    most, number = most_spoils(contest), max(result(roll)[1] for roll in contest.rolls)
    if (most is not None and most.seat == seat) or not number:
        return ""
    who = state.names[most.seat] if most is not None else ""
    return WORDS("own-outdone", who=who, most=number, spoils=spoils, treasure=number >= MUCH_SPOILS)
