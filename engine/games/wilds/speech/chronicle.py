"""The titles that members of an expedition earn, and its story in short, day by day."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.chronicling import Annals, Title
from engine.core.events import Happened
from engine.core.game import Event

from ..rules.events import HAPPENINGS, finding, happening, meeting, travelling
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.member import SUCCESS
from ..state.view import View

SHORT, MOST_WORDS, FEW_WORDS = 4, 90, 30
"""Of an expedition of so many days the story has so many words, of a longer one fewer."""


def days(view: View, events: Sequence[Event]) -> str:
    """Return what each day of a whole expedition brought that decided it, a line a day. Where that would be long those days
    are left out on which the least came about; the last one is told in any case."""
    goal = view.state.region.goal
    site = view.state.region.site_by_id.get(goal.site) if goal is not None else None
    by_day: dict[int, list[Happened]] = {1: []}
    today = 1
    for e in HAPPENINGS.known(events, None):
        today = e.day if isinstance(e, travelling.Dawn) else today
        by_day.setdefault(today, []).append(e)
    name = site.name if site is not None else ""
    hunted = goal is not None and goal.hunt > 0
    told = {day: said for day, happened in by_day.items() if (said := _day(happened, name, hunted=hunted))}
    last, room = max(told, default=0), MOST_WORDS if today <= SHORT else FEW_WORDS
    kept: dict[int, str] = {}
    for day in sorted(told, key=lambda day: (day != last, -len(told[day]))):
        line = WORDS("day-told", day=day, said=told[day])
        room -= len(line.split())
        if room < 0 and kept:
            break
        kept[day] = line
    return "\n".join(kept[day] for day in sorted(kept))


def _day(happened: Sequence[Happened], goal: str, *, hunted: bool) -> list[str]:
    """Return what a day brought, what became of the goal last. Where that is ``hunted``, steps to it count for nothing."""
    lost = sum(isinstance(e, travelling.Arrived) and e.how == "lost" for e in happened)
    gone = sum(len(e.gone) for e in happened if isinstance(e, finding.Narrowed) and e.at)
    nearer = sum(e.before - e.after for e in happened if isinstance(e, finding.Challenge) and not hunted)
    looks = [e.done for e in happened if isinstance(e, finding.Looked) and e.name == goal]
    hurt = tuple(dict.fromkeys(e.who for e in happened if isinstance(e, happening.Wounded)))
    ends = [e.what for e in happened if isinstance(e, finding.Goal) and e.what in ("located", "reached", "lost")]
    numbers = {"hexes": gone, "steps": max(0, nearer), "lost": lost}
    said = [WORDS("day-number", what=what, number=number) for what, number in numbers.items() if number]
    said += _single(happened)
    deeds = [e for e in happened if isinstance(e, finding.Investigated) and e.way and e.result in SUCCESS]
    last = deeds.pop() if deeds and "reached" in ends else None
    said += [WORDS("day-deed", who=e.who, does=WORDS.text(e.way)) for e in deeds]
    said += [WORDS("day-successes", number=max(looks))] if looks and not deeds and "reached" not in ends else []
    said += [WORDS("day-wounds", who=hurt)] if hurt else []
    who, does = (last.who, WORDS.text(last.way)) if last is not None else ("", "")
    return [*said, *(WORDS("day-goal", what=what, who=who, does=does) for what in ends)]


def _single(happened: Iterable[Happened]) -> list[str]:
    """Return what came about once each: threats, fights, and what was dared on the way."""
    said = []
    for e in happened:
        match e:
            case meeting.Threat():
                said.append(WORDS("day-threat", name=e.name))
            case meeting.Won():
                said.append(WORDS("day-fight", won=True))
            case meeting.Defeat():
                said.append(WORDS("day-fight", won=False))
            case happening.Befriended(here=True):
                said.append(WORDS("day-friend", friend=content().dilemmas[e.which].friend))
            case meeting.Helps():
                said.append(WORDS("day-friend", friend=WORDS.text(e.name)))
            case happening.Fared() if (way := content().dilemmas[e.which].way(e.way)).skill:
                said.append(WORDS("day-dared", label=WORDS.text(way.label), well=e.well))
    return said


ANNALS = Annals(
    HAPPENINGS,
    columns={WORDS.message("column-tests"): "tests", WORDS.message("column-passed"): "passed"},
    titles=(
        Title(WORDS.message("earned-goal"), "goal", least=2),
        Title(WORDS.message("earned-saved"), "saved"),
        Title(WORDS.message("earned-found"), "found", least=2),
        Title(WORDS.message("earned-fed"), "fed", least=3),
        Title(WORDS.message("earned-scouted"), "scouted", least=2),
        Title(WORDS.message("earned-studied"), "studied", least=2),
        Title(WORDS.message("earned-watched"), "watched"),
        Title(WORDS.message("earned-ways"), "ways"),
        Title(WORDS.message("earned-critical"), "critical", least=2),
        Title(WORDS.message("earned-wounded"), "wounded", "never", among="tests"),
        Title(WORDS.message("earned-tests"), "tests", least=3),
    ),
    telling=(
        finding.Discovery,
        finding.Goal,
        finding.Clue,
        meeting.Won,
        meeting.Defeat,
        meeting.Threat,
        happening.Died,
        happening.Wounded,
        happening.Collapsed,
    ),
    seats=lambda state: {member.name: member.seat for member in state.members},
    turning=days,
)
"""What is kept of an expedition."""
