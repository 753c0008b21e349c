"""What there is to win by a roll: as the aim above the question, and as a table to stand below its dice."""

from __future__ import annotations

from collections.abc import Sequence

from engine.maps.squares import label

from ..rules import odds
from ..rules.contests import option_of
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import Contest, State
from .roll_stakes import RARE, brings, for_second, is_usual, likely_spoils
from .room_aims import for_spoils
from .words import held_loot, loot, pays


def about_contest(state: State, contest: Contest, more: Sequence[str] = (), *, again: bool = False) -> str:
    """Return what the roller can have of a contest of dice: what success brings, what the winner or the second of a Battle
    gets, or most Spoils. Of a Battle that is as good as lost it says so, unless dice are rolled ``again``.
    ``more``: the dice that the advised roll adds."""
    rivals = tuple(state.names[seat] for seat in dict.fromkeys(contest.seats) if seat != contest.seat)
    if contest.beast:
        found = board_of(state).room(contest.room)
        others = rivals if contest.kind == "battle" else ()
        return WORDS("aim-beast", floor=found.floor, at=label(found.at), points=content().beast.points, rivals=others)
    if contest.kind != "battle":
        won, lost = (brings(contest, option_of(contest), success=success) for success in (True, False))
        return WORDS("here-story", won=won, lost=lost if lost != won else "")
    first, second = (*odds.shares(contest.bags, len(contest.seats)), 0)[:2]
    before = contest.stage == "before"
    if not (before and for_spoils(state, contest, more)) and for_second(state, contest):
        return WORDS("here-second", gold=second)
    if for_spoils(state, contest, more) or pays(contest.bags, contest.chests, len(contest.seats)) != "first":
        return WORDS("here-spoils", rivals=rivals)
    wins = odds.succeeds(state, contest, more) if before else odds.stands(state, contest)
    if wins is not None and wins < RARE and not again:
        if (odds.pays(state, contest, more) or 0.0) < RARE:
            return WORDS("here-lost", xp=state.players[contest.seat].xp)
        return WORDS("here-spoils", rivals=rivals)
    return WORDS("here-battle", rivals=rivals, gold=first, bags=contest.bags, treasure=contest.chests)


def stakes(state: State, contest: Contest) -> tuple[tuple[str, str], ...]:
    """Return what a roll is about as a table, to stand below the dice: for what there is something, and how much. What the
    aim above the question says is left out: what who wins gets of the room, and who fails a story."""
    if contest.kind == "battle":
        first, second, third = (*odds.shares(contest.bags, len(contest.seats)), 0)[:3]
        if first and odds.is_even(contest):
            found = [(WORDS("stake-each"), loot(first, 0))]
        else:
            named = not (contest.beast or for_spoils(state, contest) or for_second(state, contest))
            found = [] if named else [(WORDS("stake-first"), held_loot(first, contest.chests))]
            found += [(WORDS("stake-second"), loot(second, 0))] if second else []
            found += [(WORDS("stake-third"), loot(third, 0))] if third else []
        return (*found, _for_spoils(state, contest, WORDS("stake-spoils")))
    option = option_of(contest)
    won, lost = (brings(contest, option, success=success) or held_loot(0, 0) for success in (True, False))
    usual = is_usual(contest, lost) and won == loot(contest.bags, contest.chests)
    rows = () if usual else ((WORDS("stake-success"), won), (WORDS("stake-failure"), lost))
    if contest.kind != "fight" or option is None:
        return rows
    return (*rows, _for_spoils(state, contest, WORDS("stake-more-spoils")))


def _for_spoils(state: State, contest: Contest, what: str) -> tuple[str, str]:
    """Return what Spoils bring, and how likely that is for the roller if nothing is added to any roll."""
    chance = "" if contest.stage == "after" else likely_spoils(state, contest)
    return WORDS("stake-likely", what=what, who=state.names[contest.seat], chance=chance), WORDS("stake-cards")
