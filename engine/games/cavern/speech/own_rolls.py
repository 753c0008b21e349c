"""What a player's own dice came to, for that player alone: who rolled what, what was needed, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat
from engine.maps.squares import label

from ..rules.contests import best_of, most_spoils, option_of, ranks, treasure_of
from ..rules.dice import MUCH_SPOILS, result
from ..rules.odds import shares
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.state import MONSTER, Contest, State
from ..state.view import View
from .roll_stakes import brings
from .words import loot, monster_of

MOST = 3
"""So many rolls are told at most."""


def told(state: State, seat: Seat) -> Sequence[str]:
    """Return what came of a seat's rolls since its last turn, each in a sentence, the newest last; () for none."""
    return tuple(_sentence(state, contest, seat) for contest in newest(state, seat))


def newest(state: State, seat: Seat) -> Sequence[Contest]:
    """Return the contests in which a seat rolled since it laid a tile in its last turn, the newest last."""
    since = state.settled - state.players[seat].settled
    found = state.shown[-since:] if since > 0 else ()
    return [contest for contest in found if any(roll.seat == seat for roll in contest.rolls)][-MOST:]


def retells(view: View) -> bool:
    """Return whether a roll in the seat's last turn is told there: who closes a room rolls first."""
    state, seat = view.state, view.seat
    return seat is not None and turn_begins(state) and any(contest.seats[0] == seat for contest in newest(state, seat))


def turn_begins(state: State) -> bool:
    """Return whether it is asked where a tile goes, with which a turn begins."""
    return state.phase == "play" and state.step == "place" and not state.agenda


def _sentence(state: State, contest: Contest, seat: Seat) -> str:
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
            more=_outdone(state, contest, seat, spoils),
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
        gains = loot(shares(contest.bags, len(contest.seats))[place], 0 if place else treasure_of(contest))
    else:
        gains = brings(contest, option_of(contest), success=best_of(contest) == seat)
    if most is None or most.seat != seat:
        return gains
    spoils = result(most)[1]
    more = WORDS("share-spoils", treasure=spoils >= MUCH_SPOILS, spoils=spoils)
    return WORDS("share", cards=tuple(filter(None, (gains,))), more=more)


def _outdone(state: State, contest: Contest, seat: Seat, spoils: int) -> str:
    """Return whose Spoils were more than a seat's in a Battle, "Spoils: Pim 8, you 6"; "" where it had none."""
    most = most_spoils(contest)
    if not spoils or (most is not None and most.seat == seat):
        return ""
    return WORDS(
        "own-outdone", who=state.names[most.seat] if most else "", most=result(most)[1] if most else 0, spoils=spoils
    )
