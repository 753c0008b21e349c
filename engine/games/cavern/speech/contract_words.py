"""Contracts and the beast in words, where a table plays with them."""

from __future__ import annotations

from engine.core.game import Seat
from engine.maps.squares import label

from ..rules.beast import ahead
from ..rules.contracts import holder, standing
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import Player, State


def contract_words(state: State, card: str) -> str:
    """Return a Contract in full: "**The ballroom**, 6 points: Be in a room ..."."""
    known = content().contracts[card]
    return WORDS("contract", contract=card, points=known.points, feat=known.whole(len(state.players), WORDS.text))


def contract_stands(state: State, card: str, seat: Seat | None) -> str:
    """Return how a Contract stands: who has it, or how far the viewer is, where that can be said (CAV-G72)."""
    known, by = content().contracts[card], holder(state, card)
    if by is not None:
        return WORDS("contract-won", contract=card, who=state.names[by])
    so_far = standing(state, seat).get(known.kind) if seat is not None and state.phase == "play" else None
    brief = contract_brief(state, card)
    return WORDS("contract-open", contract=card, brief=brief, counted=so_far is not None, number=so_far or 0)


def contract_brief(state: State, card: str) -> str:
    """Return a Contract as it is drawn: its feat, and its points or who was first."""
    known, by = content().contracts[card], holder(state, card)
    feat = known.short(len(state.players), WORDS.text)
    if by is None:
        return WORDS("contract-brief", feat=feat, points=known.points)
    return WORDS("contract-brief-won", feat=feat, who=state.names[by])


def extra_words(player: Player) -> list[str]:
    """Return what a player has besides Gold and Treasure, each with its points: Contracts, and the beast (CAV-G71)."""
    known = content().contracts
    found = [WORDS("contract-held", contract=card, number=known[card].points) for card in player.contracts]
    if player.drove:
        found.append(WORDS("beast-held", times=player.drove, number=player.drove * content().beast.points))
    return found


def extra_points(player: Player) -> tuple[int, int]:
    """Return the points that a player has for Contracts, and for the beast."""
    known = content()
    return sum(known.contracts[card].points for card in player.contracts), player.drove * known.beast.points


def beast_words(state: State) -> str:
    """Return where the beast is and where it goes next; "" without it (CAV-G74)."""
    to = ahead(state)
    if state.beast is None or to is None or state.phase != "play":
        return ""
    stays, at = to == state.beast, label(state.beast)
    return WORDS("beast-stands", at=at, stays=stays, to=label(to), need=content().beast.need)
