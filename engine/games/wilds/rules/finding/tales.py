"""Stories in three clues (WLD-G112): what people tell, what is read at a place that they name, and how it ends."""

from __future__ import annotations

from ...state.region import Tale
from ...state.state import Heard, State, discovered
from .. import knowing
from ..events import finding, travelling
from ..flow import step
from ..progress import Expedition
from ..steps import tasks

PARTS = ("heard", "says", "told")
"""The three clues of a story, in their order, by the fields that hold them."""


def known(state: State, tale: Tale) -> set[str]:
    """Return which parts of a story the party knows."""
    return {heard.part for heard in state.tales if heard.tale == tale.name}


@step(tasks.Hear)
def _hear(expedition: Expedition, task: tasks.Hear) -> None:
    """A person tells the next story of which the party knows nothing: its first clue, and which way its landmark lies."""
    region = expedition.region
    tale = next((tale for tale in region.tales if not known(expedition.state, tale)), None)
    if tale is not None:
        _note(expedition, tale, "heard")
        knowing.rumour(expedition, tale.landmark, "rumour")


@step(tasks.Learned)
def _learned(expedition: Expedition, task: tasks.Learned) -> None:
    """The party has done with a site: what stories have to say of it is read, each once."""
    for tale in expedition.region.tales:
        have = known(expedition.state, tale)
        if task.site == tale.landmark and "says" not in have:
            _note(expedition, tale, "says")
            if not discovered(expedition.state, tale.end):
                knowing.give(expedition, "tale", tale.end, text=tale.name)
        if task.site == tale.end and "told" not in have:
            _note(expedition, tale, "told")
            if tale.goal:
                _betray(expedition)


def _note(expedition: Expedition, tale: Tale, part: str) -> None:
    state = expedition.state
    expedition.change(tales=(*state.tales, Heard(tale.name, part, expedition.place, state.day)))
    expedition.tell(finding.Tale(tale.name, PARTS.index(part) + 1, getattr(tale, part)))


def _betray(expedition: Expedition) -> None:
    """Tell where the goal lies: it is there, and must still be searched for."""
    state, goal = expedition.state, expedition.region.goal
    if goal is None or not goal.site or state.goal != "open" or discovered(state, goal.site):
        return
    site = expedition.site(goal.site)
    expedition.set_found(site.id, how="located", day=state.day)
    expedition.tell(travelling.SiteSeen("", "secret", expedition.place_name(site.at), "", "located"))
