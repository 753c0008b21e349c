"""How an expedition ends, and what is told then (WLD-237, WLD-G83). No day is its last (WLD-G105)."""

from __future__ import annotations

from engine.core.game import Outcome, Result

from ..state import board
from ..state.state import State, discovered
from . import events
from .flow import answer, step
from .progress import Expedition
from .steps import asks, tasks

RESULTS: dict[str, Result] = {"goal": "won", "left": "retreat", "voted": "retreat", "defeat": "lost", "lost": "lost"}


def end(expedition: Expedition, how: str) -> None:
    """End the expedition: ``how`` is "goal", "left", "voted", "defeat" or "lost"; the closing report tells of it.

    Whoever leaves with the goal done has won; "goal" says that it is. Then the whole map is laid open: every site that was
    never found is told, and the report names those that stand on the map where the party never went.
    """
    state = expedition.state
    if state.phase == "over":
        return
    if state.goal == "done" and how in ("left", "voted"):
        how = "goal"
    elif how == "goal" and state.goal != "none":
        expedition.change(goal="done", challenge=0)
        state = expedition.state
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
            board.explored(state),
            len(found),
            len(region.sites),
            state.gains.get("coins", 0),
            state.goal,
            [site.name for site in found if site.at not in state.visited],
        )
    )
    for site in region.sites:
        if not discovered(state, site.id):
            expedition.tell(events.kept_place(site.name, expedition.place_name(site.at), site.category))


@step(tasks.End)
def _end(expedition: Expedition, task: tasks.End) -> None:
    end(expedition, task.how)


@answer(asks.Depart)
def _depart(expedition: Expedition, question: asks.Depart, option: str) -> None:
    """Whoever decides alone was asked whether it shall end (WLD-G83)."""
    if option == "leave":
        end(expedition, "voted")


def outcome(state: State) -> Outcome | None:
    """Return how it ended: won with the goal reached, or most of a region explored that has none; lost by defeat or where
    the goal is out of reach; else the party came home without it."""
    if state.phase != "over":
        return None
    result = RESULTS[state.ending or "left"]
    if result == "retreat" and state.goal == "none" and board.explored(state) >= 80:
        result = "won"
    if result == "retreat" and state.goal == "lost":
        result = "lost"
    winners = tuple(member.seat for member in state.members) if result == "won" else ()
    return Outcome(result, winners)
