"""How a quick start is told: what is wanted, who is who, and only as much more as there is room for in one short post."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.core.events import Happened

from ..rules import opening
from ..rules.events import exploring, turning
from ..state.catalogue import WORDS, thing
from ..state.content import Ready, content
from ..state.state import Member, State
from .sayings import MOST_ABOUT, announced, first_words, good_at, say
from .words import still_ailing

MOST_WORDS = 58
"""So many words a quick start is told in; what is wanted, what a turn is and who is who is told in any case."""

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
    """Return the story of a quick start; ``told`` says whatever else came of it, as always. What is to be brought out the
    status below says."""
    source = next(e for e in happened if isinstance(e, turning.Begun))
    begun = announced(state, source)
    joined = [e for e in happened if isinstance(e, turning.JoinedUp)]
    healed = [say(e) for e in happened if isinstance(e, turning.Cured)]
    place = next((number for number, e in enumerate(happened) if isinstance(e, turning.SetOut)), len(happened))
    rest = told([e for e in happened[place:] if not isinstance(e, AT_HAND)])
    # How a lock is opened is learnt at the first one, from what is offered there.
    shown = (opening.needs_rule(state.scenario), WORDS("rule-no-bash"))
    begun = replace(begun, announced=tuple(rule for rule in begun.announced if rule not in shown))
    people = [_who(state, e) for e in joined]
    learn = _to_learn(state)
    room = MOST_WORDS - len(" ".join([say(begun), learn, *healed, *people, rest]).split())
    if room < 0:
        about = first_words(_of_the_goal(state, source.about, WORDS.text(begun.about)), MOST_ABOUT)
        begun = replace(begun, about=first_words(about, len(about.split()) + room))
    return "\n".join(filter(None, [say(begun), learn, *people, *healed, still_ailing(state), rest]))


def _of_the_goal(state: State, english: str, about: str) -> str:
    """Return an introduction from the sentence on that says where lies what is wanted. It is found in ``english``, by its
    number; one that leans on the sentence before it leaves all as it is."""
    wanted = {state.scenario.feature_by_id[need].name.lower().rpartition(" ")[2] for need in state.scenario.needs}
    sources, said = (text.split(". ") for text in (english, about))
    goal = next((at for at, each in enumerate(sources) if wanted & {*_WORD.findall(each.lower())}), 0)
    leans = sources[goal].partition(" ")[0] in LEANING
    return about if leans or len(sources) != len(said) else ". ".join(said[goal:])


def _to_learn(state: State) -> str:
    """Return what a newcomer has to know: how it is won and lost, what EP and a turn are, what to do first. How a chase is
    won its special rules say."""
    type = state.scenario.type
    wanted = tuple(state.scenario.feature_by_id[need].name for need in state.scenario.needs)
    goal = "" if type == "chase" else WORDS("start-goal", objects=wanted)
    return " ".join(filter(None, (goal, WORDS("start-turn", type=type), WORDS("start-first", type=type))))


def _ready(state: State, e: turning.JoinedUp) -> Ready | None:
    return next((ready_of(member) for member in state.members if member.name == e.who and not e.kept), None)


def _who(state: State, e: turning.JoinedUp) -> str:
    """Return who a member is: "Ada, the cattle guide: a pathfinder (finds ways and climbs)."."""
    ready = _ready(state, e)
    return say(e) if ready is None else WORDS.tell(e, title=thing(ready.name), background="", good=good_at(e.craft))
