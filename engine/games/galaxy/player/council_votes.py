"""Whom a vote for the speaker helps where one's own influence is too little, and how tokens are divided before it."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.moves import Move
from engine.core.verbs import Choose

from ..rules import council
from ..state.catalogue import WORDS
from ..state.state import NOBODY, State
from .judging import Outlook
from .speakers import harm


def voices(state: State) -> list[int]:
    """Return with how much influence each player can vote."""
    return [sum(planet.weight for planet in council.voices(state, player)) for player in range(len(state.players))]


class Lifted(NamedTuple):
    """Whom one's votes make speaker, with how much influence then, rather than the ``rival`` who has most by themselves."""

    whom: int
    votes: int
    rival: int


def strongest(state: State) -> int:
    """Return who has most influence at the council; between equals the old speaker decides."""
    votes = voices(state)
    able = [player for player in state.order if not state.players[player].gone]
    return max(able, key=lambda player: (votes[player], player == state.speaker))


def lifted(outlook: Outlook) -> Lifted | None:
    """Return whom one's votes make speaker where one's own are too few, if the others vote for themselves: the player who
    gains least by it, and less than the rival who would be it. ``None`` where one's own are enough, or change nothing."""
    state, me, votes, rival = outlook.state, outlook.me, voices(outlook.state), strongest(outlook.state)
    third = state.speaker not in (me, rival)
    if rival == me or not votes[me] or (votes[rival] == votes[me] and third):
        return None
    most = harm(state, me, rival)
    needed = votes[rival] + (state.speaker != me)
    able = [player for player in state.order if player not in (me, rival) and not state.players[player].gone]
    # Where it is no worse who is behind is lifted, as far as nothing else decides.
    able = [player for player in able if votes[player] + votes[me] >= needed and harm(state, me, player) <= most]
    whom = min(able, key=lambda player: (harm(state, me, player), -votes[player]), default=NOBODY)
    return None if whom == NOBODY else Lifted(whom, votes[whom] + votes[me], rival)


def vote_reason(outlook: Outlook, whom: int) -> str:
    """Return why a vote is cast for a player: by how much influence it decides, or that one's own does not."""
    state, me, votes = outlook.state, outlook.me, voices(outlook.state)
    found, rival = lifted(outlook), strongest(outlook.state)
    if found is not None and found.whom == whom:
        who, theirs = state.names[found.rival], votes[found.rival]
        return WORDS("why-vote-lifts", whom=state.names[whom], votes=found.votes, who=who, theirs=theirs)
    if whom != me:
        return WORDS("why-vote-against", who=state.players[outlook.opposed].name)
    if votes[rival] > votes[me]:
        return WORDS("why-vote-short", who=state.names[rival], theirs=votes[rival], mine=votes[me])
    return ""


def is_divided(outlook: Outlook, move: Move | None) -> bool:
    """Return whether it comes to the vote, and a player has tokens of both kinds, who may have divided them so themselves:
    a division that gives one of them to the other kind is not put forward."""
    tactic, strategy = outlook.own.tactic, outlook.own.strategy
    if council.majority(outlook.state) != NOBODY:
        return False
    near = isinstance(move, Choose) and abs(int(move.option.partition("-")[0]) - tactic) <= 1
    return near and tactic > 0 and strategy > 0
