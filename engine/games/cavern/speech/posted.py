"""Contracts and the beast in words, where a table plays with them."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.words import count
from engine.maps.squares import label

from ..rules.beast import ahead
from ..rules.contracts import holder, standing
from ..state.content import content
from ..state.state import Player, State


def contract_words(state: State, card: str) -> str:
    """Return a Contract in full: "**The ballroom**, 6 points: Be in a room ..."."""
    known = content().contracts[card]
    return f"**{known.name}**, {count(known.points, 'point')}: {known.whole(len(state.players))}"


def contract_stands(state: State, card: str, seat: Seat | None) -> str:
    """Return how a Contract stands: who has it, or how far whoever looks is, where that can be said (CAV-G72)."""
    known, by = content().contracts[card], holder(state, card)
    if by is not None:
        return f"{known.name}: {state.names[by]} was first."
    so_far = standing(state, seat).get(known.kind) if seat is not None and state.phase == "play" else None
    you = "" if so_far is None else f" You: {so_far}."
    return f"{known.name}: {contract_brief(state, card)}.{you}"


def contract_brief(state: State, card: str) -> str:
    """Return a Contract as it is drawn: its feat, and its points or who was first."""
    known, by = content().contracts[card], holder(state, card)
    stands = count(known.points, "point") if by is None else f"{state.names[by]} was first"
    return f"{known.short(len(state.players))}, {stands}"


def extra_words(player: Player) -> list[str]:
    """Return what a player has besides Gold and Treasure, each with its points: Contracts, and the beast (CAV-G71)."""
    known = content()
    found = [f"{known.contracts[card].name} ({known.contracts[card].points})" for card in player.contracts]
    times = f" {player.drove} times" if player.drove > 1 else ""
    return [*found, f"the beast driven off{times} ({player.drove * known.beast.points})"] if player.drove else found


def extra_points(player: Player) -> tuple[int, int]:
    """Return the points that a player has for Contracts, and for the beast."""
    known = content()
    return sum(known.contracts[card].points for card in player.contracts), player.drove * known.beast.points


def beast_words(state: State) -> str:
    """Return where the beast is and where it goes next; "" without it (CAV-G74)."""
    to = ahead(state)
    if state.beast is None or to is None or state.phase != "play":
        return ""
    goes = "stays there" if to == state.beast else f"goes to {label(to)}"
    need = content().beast.need
    return f"The beast is at {label(state.beast)} and {goes} as the round ends; {need} Combat drive it off."
