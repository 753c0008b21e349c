"""What stands around the map of an expedition: title, facts, the sky, the party with its roles, the goal, the legend."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Set

from msgspec.structs import replace

from engine.core.flow import MASTER, PARTY
from engine.core.scene import Chip, Fact, Legend, Row, Sky, Token, only_you
from engine.core.words import marks

from ..rules.ending import ended_as
from ..rules.finding import challenge
from ..rules.finding.studying import looks_at
from ..rules.flow import open_questions
from ..speech.words import STRETCH_ICONS, WEATHER_ICONS
from ..state.catalogue import WORDS, aim_text
from ..state.member import MOST_FATIGUE
from ..state.naming import place_name
from ..state.region import CATEGORIES
from ..state.state import State, found, last_day
from .hexscene import SOUGHT, icon_of


def title(state: State, *, ended: bool) -> str:
    """Return the picture's title: the time, or how it ended."""
    if state.phase == "over":
        return WORDS("title-over", day=state.day, ending=state.ending, result=ended_as(state))
    if ended:
        return WORDS("title-broken-off", day=state.day)
    if state.phase == "characters":
        return WORDS("title-characters")
    return WORDS("standing-hour", day=state.day, last=last_day(state), stretch=min(state.stretch, 5))


def chip(state: State, *, ended: bool, desk: bool) -> Chip | None:
    """Return the one plate beside the title: a scene that is played, or who can see a secret map."""
    if desk:
        return Chip(only_you(), "secret")
    if state.phase != "trek" or ended:
        return None
    if state.paused:
        return Chip(WORDS("chip-scene"), "hourglass")
    return None


def sky(state: State, *, ended: bool) -> Sky | None:
    """Return what stands in the sky: hour and weather; none before and after the expedition."""
    if state.phase != "trek" or ended:
        return None
    hour = STRETCH_ICONS[min(state.stretch, 4) - 1]
    if not state.rules.weather:
        return Sky(hour)
    name = WORDS("weather-name", weather=state.weather)
    return Sky(hour, WEATHER_ICONS.get(state.weather, "fair"), name)


def counters(state: State, *, ended: bool, desk: bool) -> tuple[Fact, ...]:
    """Return what the header says at the right: timer, and goal die or what is left to study of the goal (WLD-G90: all
    public). How hard it is stands on each way, as each place has its own."""
    if state.phase != "trek" or ended:
        return ()
    shown = [Fact(WORDS("fact-timer"), str(state.timer), die=state.size)]
    if desk:  # a chip takes the room of the rest
        return tuple(shown)
    goal = state.region.goal
    if challenge.running(state) and goal is not None and goal.die:
        hunted = Fact(WORDS("fact-hunt"), str(len(state.hunt)))
        shown.append(hunted if state.hunt else Fact(WORDS("fact-goal"), str(state.challenge), die=goal.die))
    elif goal is not None and state.goal == "found" and (looked := looks_at(state, goal.site)).needed > 1:
        shown.append(Fact(WORDS("fact-study"), WORDS("card-of", number=looked.done, most=looked.needed)))
    return tuple(shown)


def rows(state: State, *, running: bool) -> tuple[Row, ...]:
    """Return every member in a row, in party order; those whom a question waits for are marked."""
    letters = marks(tuple(member.name for member in state.members))
    asked = {question.owner for question in open_questions(state)} if running and not state.paused else set()
    return tuple(_row(state, index, letters, asked) for index in range(len(state.members)))


def _row(state: State, index: int, letters: tuple[str, ...], asked: set[int]) -> Row:
    """Return a member's row: what they hold and suffer; once there is Fatigue, a bar of how much they can still bear."""
    member = state.members[index]
    acting = index in asked and not asked & {PARTY, MASTER}
    token = Token("adventurer", letters[index], member.seat)
    if not member.ready:
        return Row(token, member.name, acting=acting)
    token = replace(token, health=MOST_FATIGUE - member.fatigue, most=MOST_FATIGUE if member.fatigue else 0)
    return Row(token, member.name, counts=_counts(state, index), acting=acting, down=not member.able)


def _counts(state: State, index: int) -> tuple[tuple[str, int | str], ...]:
    """Return what a member's row shows: Fatigue "4/6", Wounds, those that were treated and poison if there are any,
    Resolve. Roles stand on the sheet."""
    member = state.members[index]
    shown: list[tuple[str, int | str]] = []
    shown += [(PERSON_ICONS["fatigue"], f"{member.fatigue}/{MOST_FATIGUE}")] if member.fatigue else []
    treated = sum(wound.treated for wound in member.wounds)
    open_wounds = len(member.wounds) - treated
    shown += [(PERSON_ICONS["wounds"], open_wounds)] if open_wounds else []
    shown += [(PERSON_ICONS["treated"], treated)] if treated else []
    shown += [(PERSON_ICONS["poison"], "")] if member.poisoned else []
    return (*shown, (PERSON_ICONS["resolve"], member.resolve))


PERSON_ICONS = {
    "fatigue": "moon",
    "wounds": "sword",
    "treated": "balm",
    "poison": "dust",
    "resolve": "reroll",
}
"""The icon of each thing that a member's row shows."""


def legend(
    state: State, marks: Mapping[Legend, Set[Hashable]], newest: Set[Hashable], *, whole: bool = False
) -> tuple[Legend, ...]:
    """Return what of the picture is explained: ``marks`` are the lines of its map, each with the places where it lies.

    After two days they are known: from the third on only what lies nowhere but at the ``newest`` place
    is explained, after the goal, which was told on the first; one that is found stands there at once. What has the icon
    of the goal is not explained again.
    ``whole`` explains everything of the map. Else kinds of ground are named by buttons, and the first day is enough to know
    the party and its next moves by.
    """
    told = whole or state.day <= TOLD_DAYS
    open_still = told and (whole or state.goal == "open")
    goal = _where_it_was(state) if state.phase == "over" else None if open_still else _goal_line(state)
    others = (each for each in marks.items() if goal is None or each[0].mark != goal.mark or len(each[1]) > 1)
    shown = (line for line, places in others if told or places <= newest or line.mark in MOVING)
    first = whole or state.day == 1
    lines = sorted(shown, key=_needed)
    return (
        *(line for line in lines if _needed(line) == 0),
        *(() if goal is None else (goal,)),
        *(line for line in lines if 0 < _needed(line) < len(NEEDED) and (first or line.mark != "pill")),
        *(() if whole else _person_lines(state)),
        *(line for line in lines if _needed(line) == len(NEEDED) and (whole or (first and line.mark == "party"))),
    )


NEEDED = (
    ("bearing", "hunt", "heard"),
    ("clue", "counts", "trace", "blocked", "passage"),
    ("hidden", *CATEGORIES),
    ("rumour", "journey", "pill"),
)
"""What is explained first, as not all may find room: what the party goes by, then signs, sites, where it may go; ground and
where the party stands are told in words as well."""


def _needed(line: Legend) -> int:
    """Return how early a line of the map is explained."""
    mark = line.mark.removeprefix("disc ")
    return next((place for place, marks in enumerate(NEEDED) if mark in marks), len(NEEDED))


def _person_lines(state: State) -> Iterator[Legend]:
    """Yield what explains the rows of members: what ails them at any time, Resolve in the first days."""
    if state.phase != "trek":
        return
    shown = {icon for index, member in enumerate(state.members) if member.ready for icon, _ in _counts(state, index)}
    for key, icon in PERSON_ICONS.items():
        if icon in shown and (key != "resolve" or state.day <= TOLD_DAYS):
            yield Legend(icon, WORDS("person-mark", what=key))


TOLD_DAYS = 2
"""So many days every mark of a map is explained."""


MOVING = ("bearing", "hunt", "counts")
"""The marks of where the goal is said to lie and where a search counts: explained for as long as they are drawn."""


def _goal_line(state: State) -> Legend | None:
    """Return a line for the goal: what it is while it is looked for, where it is once that is known."""
    goal = state.region.goal
    if goal is None or state.goal == "none":
        return None
    if state.goal == "lost":
        return Legend(SOUGHT, WORDS("goal-lost"))
    site = state.region.site_by_id.get(goal.site)
    known = found(state, goal.site) if site is not None else None
    if site is not None and known is not None and known.discovered:
        at = "" if state.region.format == "point" else place_name(state.region, site.at)
        # How much of it is left to study stands above the map.
        return Legend(icon_of(state, site), WORDS("goal-site", name=site.name, at=at, left=0))
    return Legend(SOUGHT, WORDS("goal-task", task=_shortened(aim_text(goal.aim))))


def _where_it_was(state: State) -> Legend | None:
    """Return a line that says where the goal was, once it is over and everything is shown."""
    site = state.region.site_by_id.get(state.region.goal.site) if state.region.goal is not None else None
    if site is None:
        return None
    at = "" if state.region.format == "point" else place_name(state.region, site.at)
    return Legend(icon_of(state, site), WORDS("goal-site", name=site.name, at=at, left=0))


def _shortened(about: str) -> str:
    """Return what is said of the goal; where that is too long, as many parts of it as fit."""
    while len(about) > MOST_GOAL and ", " in about:
        about = about.rpartition(", ")[0]
    return about


MOST_GOAL = 66
"""What is said of the goal finds room in a line if it is no longer than this."""
