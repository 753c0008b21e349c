"""How an expedition ends, and what is told then (WLD-237, WLD-G83)."""

from __future__ import annotations

from engine.core.game import Outcome

from . import events, knowing
from .expedition import Expedition
from .state import State, discovered

RESULTS = {"goal": "won", "left": "retreat", "voted": "retreat", "defeat": "lost", "lost": "lost"}


def end(expedition: Expedition, how: str) -> None:
    """End the expedition: ``how`` is "goal", "left", "voted", "defeat" or "lost"; the closing report tells of it.

    Whoever leaves with the goal done has won. Then the whole map is laid open: every site that was never found is told.
    """
    state = expedition.state
    if state.phase == "over":
        return
    if state.goal == "done" and how in ("left", "voted"):
        how = "goal"
    expedition.change(phase="over", ending=how, agenda=(), votes=(), leader_votes=(), paused="", deed=None)
    state = expedition.state
    region = state.region
    found = [site for site in region.sites if discovered(state, site.id)]
    expedition.tell(
        events.ended(
            how,
            region.name,
            state.day,
            len(state.visited),
            knowing.explored(state),
            len(found),
            len(region.sites),
            state.gains.get("coins", 0),
            state.goal,
        )
    )
    for site in region.sites:
        if not discovered(state, site.id):
            expedition.tell(events.kept_place(site.name, expedition.place_name(site.at), site.category))


def depart(expedition: Expedition) -> None:
    """The party has decided to go home."""
    end(expedition, "voted")


def outcome(state: State) -> Outcome | None:
    """Return how it ended: won with the goal reached, or most of a region explored that has none; lost by defeat or where
    the goal is out of reach; else the party came home without it."""
    if state.phase != "over":
        return None
    result = RESULTS[state.ending or "left"]
    if result == "retreat" and state.goal == "none" and knowing.explored(state) >= 80:
        result = "won"
    if result == "retreat" and state.goal == "lost":
        result = "lost"
    winners = tuple(member.seat for member in state.members) if result == "won" else ()
    return Outcome(result, winners)
