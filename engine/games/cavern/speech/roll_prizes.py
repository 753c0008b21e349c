"""What there is to win by a roll, as a table to stand below its dice."""

from __future__ import annotations

from ..rules import odds
from ..rules.contests import option_of
from ..state.catalogue import WORDS
from ..state.state import Contest, State
from .roll_stakes import brings, is_usual, likely_spoils
from .room_aims import for_spoils
from .words import held_loot, loot


def stakes(state: State, contest: Contest) -> tuple[tuple[str, str], ...]:
    """Return what a roll is about as a table, to stand below the dice: for what there is something, and how much. What the
    aim above the question says is left out: what who wins gets of the room, and who fails a story."""
    if contest.kind == "battle":
        first, second, third = (*odds.shares(contest.bags, len(contest.seats)), 0)[:3]
        if first and odds.is_even(contest):
            found = [(WORDS("stake-each"), loot(first, 0))]
        else:
            named = not (contest.beast or for_spoils(state, contest))
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
