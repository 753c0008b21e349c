"""How a quick start is told: goal, clock and danger in a line each, and who is who."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from engine.core.events import Happened
from engine.core.words import sentence

from ..rules.events import exploring, turning
from ..state.catalogue import WORDS, noted, region_noun, thing
from ..state.content import Ready, content
from ..state.sheets import deadly
from ..state.state import Member, State
from .sayings import announced, first_words, good_at, say
from .words import still_ailing

MOST_INTRODUCED = 14
"""So many words of an introduction are told, the first sentence in any case."""

LEANING = ("Its", "His", "Her", "Their", "Both")
"""With these a sentence begins that says nothing without the one before it."""
_WORD = re.compile(r"[\w-]+")

AT_HAND = (turning.SetOut, turning.RoundBegins, turning.Drew, exploring.SawRegion, exploring.Saw)
"""What a start brings that its picture, its status or the own sheet says as well."""


def ready_of(member: Member) -> Ready | None:
    """Return the ready-made PC of a member's Craft and Background, ``None`` where there is none."""
    return next(
        (item for item in content().ready if (item.craft, item.background) == (member.craft, member.background)), None
    )


def is_dealt(happened: Sequence[Happened]) -> bool:
    """Return whether events are those of a quick start: the scenario is chosen, and so is who goes there."""
    return {turning.Begun, turning.JoinedUp} <= set(map(type, happened))


def dealt(state: State, happened: Sequence[Happened], told: Callable[[Sequence[Happened]], str]) -> str:
    """Return the story of a quick start; ``told`` says whatever else came of it, as always."""
    source = next(e for e in happened if isinstance(e, turning.Begun))
    joined = [e for e in happened if isinstance(e, turning.JoinedUp)]
    healed = [say(e) for e in happened if isinstance(e, turning.Cured)]
    place = next((number for number, e in enumerate(happened) if isinstance(e, turning.SetOut)), len(happened))
    rest = told([e for e in happened[place:] if not isinstance(e, AT_HAND)])
    about = _of_the_goal(state, source.about, WORDS.text(announced(state, source).about))
    begun = WORDS.tell(source, about=first_words(about, MOST_INTRODUCED), announced="")
    people = " ".join(_who(state, e) for e in joined)
    lines = (
        begun,
        *_labelled(state),
        people,
        *healed,
        still_ailing(state),
        rest,
    )
    return "\n".join(filter(None, lines))


def _of_the_goal(state: State, english: str, about: str) -> str:
    """Return an introduction from the sentence on that says where lies what is wanted. It is found in ``english``, by its
    number; one that leans on the sentence before it leaves all as it is."""
    wanted = {state.scenario.feature_by_id[need].name.lower().rpartition(" ")[2] for need in state.scenario.needs}
    sources, said = (text.split(". ") for text in (english, about))
    goal = next((at for at, each in enumerate(sources) if wanted & {*_WORD.findall(each.lower())}), 0)
    leans = sources[goal].partition(" ")[0] in LEANING
    return about if leans or len(sources) != len(said) else ". ".join(said[goal:])


def _labelled(state: State) -> tuple[str, ...]:
    """Return what a newcomer has to know, a line each: what is wanted, what ends it and when, what is dangerous. Then comes
    what the scenario announces of its own."""
    scenario, party = state.scenario, len(state.members)
    wanted = tuple(thing(scenario.feature_by_id[need].name) for need in scenario.needs)
    goal = scenario.region_by_id.get(scenario.goal)
    closes = any(region.limit for region in scenario.regions) and scenario.type == "chase"
    loses = closes and not scenario.life_or_death and (scenario.mode == "fleeing" or not scenario.loss_only_fleeing)
    deaths = [deadly(member) for member in state.members if member.craft]
    return (
        WORDS(
            "start-goal",
            type=scenario.type,
            mode=scenario.mode,
            things=wanted,
            goal=region_noun(goal.name) if goal is not None and goal.name and scenario.type == "chase" else "",
            hidden=goal is None and scenario.type == "normal",
        ),
        WORDS(
            "start-clock",
            type=scenario.type,
            rounds=(scenario.round_limit if scenario.type == "chase" else scenario.alarm) + scenario.rounds_more(party),
            timed=bool(scenario.round_limit if scenario.type == "chase" else scenario.alarm),
            until=scenario.until,
            late=scenario.consequence if scenario.partial else "lost",
            bonus=scenario.type == "chase" and any(region.bonus for region in scenario.regions),
        ),
        WORDS(
            "start-danger",
            type=scenario.type,
            tokens=state.tokens,
            light=scenario.light_rule,
            closes="kills" if closes and scenario.life_or_death else "loses" if loses else "no",
            least=min(deaths, default=0),
            most=max(deaths, default=0),
            alike=len({*deaths}) == 1,
        ),
        " ".join(sentence(noted(rule)) for rule in scenario.announce),
    )


def _ready(state: State, e: turning.JoinedUp) -> Ready | None:
    return next((ready_of(member) for member in state.members if member.name == e.who and not e.kept), None)


def _who(state: State, e: turning.JoinedUp) -> str:
    """Return who a member is: "Ada, the cattle guide: a pathfinder (finds ways and climbs)."."""
    ready = _ready(state, e)
    return say(e) if ready is None else WORDS.tell(e, title=thing(ready.name), background="", good=good_at(e.craft))
