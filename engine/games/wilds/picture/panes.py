"""What stands around the map of an expedition: title, facts, the party with its roles, the goal, the legend."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import MASTER, PARTY
from engine.core.scene import ONLY_YOU, Chip, Fact, Group, Legend, Row, Token
from engine.core.words import initials, upper

from ..rules.finding import challenge
from ..rules.flow import open_questions
from ..rules.trials import difficulty
from ..speech.words import ROLES, STRETCH_ICONS, WEATHER_ICONS, WEATHER_NAMES, day_words, ground
from ..state.member import Member
from ..state.naming import place_name
from ..state.region import CATEGORIES
from ..state.state import State, found

ENDED = {
    "goal": "The goal is reached",
    "left": "The party leaves",
    "defeat": "Nobody can go on",
    "lost": "The goal is lost",
    "voted": "The party goes home",
}

MOST_ROWS = 4
"""So many of the party find room beside a legend, where nobody has a role yet."""

CHARACTERS_FIRST = "Who sets out?"


def title(state: State, *, ended: bool) -> str:
    """Return the picture's title: the time, or how it ended."""
    if state.phase == "over":
        return f"Day {state.day} – {ENDED.get(state.ending, 'the end')}"
    if ended:
        return f"Day {state.day} – broken off"
    if state.phase == "characters":
        return CHARACTERS_FIRST
    return "Day {}, {}".format(state.day, "night" if state.stretch >= 4 else day_words(state).partition(", ")[2])


def chip(state: State, *, ended: bool, desk: bool) -> Chip | None:
    """Return the one plate beside the title: a scene that is played, or who can see a secret map."""
    if desk:
        return Chip(ONLY_YOU, "secret")
    if state.phase != "trek" or ended:
        return None
    if state.paused:
        return Chip("A scene is played", "hourglass")
    return None


def stretches(state: State, *, ended: bool) -> tuple[tuple[str, bool], ...]:
    """Return the icons of a day's four stretches, the one of now lit; none before and after the expedition."""
    if state.phase != "trek" or ended:
        return ()
    return tuple((icon, number == min(state.stretch, 4)) for number, icon in enumerate(STRETCH_ICONS, start=1))


def counters(state: State, *, ended: bool, desk: bool) -> tuple[Fact, ...]:
    """Return what the header says at the right: timer, goal die, weather, difficulty (WLD-G90: all public)."""
    if state.phase != "trek" or ended:
        return ()
    shown = [Fact("Timer", str(state.timer), die=state.size)]
    if desk:  # a chip takes the room of the rest
        return tuple(shown)
    goal = state.region.goal
    if challenge.running(state) and goal is not None and goal.die:
        shown.append(Fact("Goal", str(state.challenge), die=goal.die))
    if state.rules.weather:
        weather = WEATHER_NAMES.get(state.weather, upper(state.weather))
        shown.append(Fact("", weather, ((WEATHER_ICONS.get(state.weather, "fair"), True),)))
    shown.append(Fact("Difficulty", str(difficulty(state))))
    return tuple(shown)


def rows(state: State, *, running: bool) -> tuple[Row, ...]:
    """Return who leads the way and who looks out, each in a row; whoever a question waits for is marked."""
    letters = initials([member.name for member in state.members])
    asked = {question.owner for question in open_questions(state)} if running and not state.paused else set()
    shown = []
    roles = state.roles
    for role, holder in (("pathfinder", roles.pathfinder), ("lookout", roles.lookout)):
        if 0 <= holder < len(state.members):
            shown.append(_row(state, holder, ROLES[role], letters, asked))
    if not shown:
        shown = [_row(state, index, "", letters, asked) for index in range(len(state.members))]
    return tuple(shown[:MOST_ROWS])


def _row(state: State, index: int, role: str, letters: tuple[str, ...], asked: set[int]) -> Row:
    member = state.members[index]
    acting = index in asked and not asked & {PARTY, MASTER}
    token = Token("adventurer", letters[index], member.seat)
    return Row(token, member.name, detail="" if role else _ails(member), acting=acting, down=not _up(member), role=role)


def _up(member: Member) -> bool:
    return member.able or not member.ready


def _ails(member: Member) -> str:
    return f"Fatigue {member.fatigue}" if member.fatigue else ""


def groups(
    state: State,
    floors: Iterable[str],
    icons: Iterable[str],
    signs: Iterable[Legend],
    *,
    people: int,
    disc: bool = False,
    extra: Iterable[Legend] = (),
) -> tuple[Group, ...]:
    """Return the panel's groups: the goal, ways to choose from, terrains, signs, sites. Only what is drawn is explained.

    Above them stand so many ``people``.
    """
    shown: list[Group] = []
    goal = _goal_line(state)
    if goal is not None:
        shown.append(Group((goal,), keep=4))
    choices = tuple(extra)
    if choices:
        shown.append(Group(choices, keep=5))
    grounds = [Legend(f"{'way' if disc else 'visited'}:{floor}", _floor_words(floor, way=disc)) for floor in floors]
    if grounds:
        shown.append(Group(tuple(grounds) if disc else _in_columns(grounds), columns=1 if disc else 2, keep=1))
    marks = tuple(signs)
    if marks:
        shown.append(Group(marks, keep=2))
    drawn = set(icons)
    sites = tuple(Legend(icon, upper(icon)) for icon in CATEGORIES if icon in drawn)
    if sites:
        # One below the other, as long as all find room.
        whole = (*shown, Group(sites, keep=3))
        shown.append(
            whole[-1] if _height(whole) <= ROOM - PERSON * people else Group(_in_columns(sites), columns=2, keep=3)
        )
    return tuple(shown)


ROOM, PERSON, LINE, RULE = 582, 51, 29, 16
"""Pixels of the panel, of somebody in it, of a line of the legend, and of a rule between groups."""

MOST_LINE, MOST_LINES = 18, 3
"""So many characters of a legend find room in one line, and words go on for so many lines."""


def _height(shown: Iterable[Group]) -> int:
    lines = [max(1, -(-sum(_lines(line.text) for line in group.lines) // group.columns)) for group in shown]
    return LINE * sum(lines) + RULE * len(lines)


def _lines(text: str) -> int:
    return min(MOST_LINES, -(-len(text) // MOST_LINE))


def _in_columns(lines: Iterable[Legend]) -> tuple[Legend, ...]:
    """Return lines so that the longer ones stand in the first of two columns, where there is more room."""
    ordered = sorted(lines, key=lambda line: -len(line.text))
    half = -(-len(ordered) // 2)
    first, second = ordered[:half], ordered[half:]
    return tuple(line for pair in zip(first, [*second, None], strict=False) for line in pair if line is not None)


def _floor_words(floor: str, *, way: bool) -> str:
    if not way:
        return upper(ground(floor))
    return {"hills": "Hill path", "peaks": "Mountain path", "water": "By boat"}.get(floor, f"{upper(ground(floor))} path")


def _goal_line(state: State) -> Legend | None:
    """Return a line for the goal: what it is while it is looked for, where it is once that is known."""
    goal = state.region.goal
    if goal is None or state.goal == "none":
        return None
    site = state.region.site_by_id.get(goal.site)
    known = found(state, goal.site) if site is not None else None
    if site is not None and known is not None and known.discovered:
        at = place_name(state.region, site.at)
        return Legend("flag", f"Goal: {site.name}" if state.region.format == "point" else f"Goal: {site.name}, {at}")
    if state.goal == "lost":
        return Legend("flag", "Goal: lost")
    return Legend("flag", f"Goal: {_task(goal.about)}" if goal.about else "Goal: not found yet")


def _task(about: str) -> str:
    """Return what is to be done: all that is said of the goal, or where that is too much its last sentence."""
    whole = about.strip().rstrip(".")
    return whole if _fits(f"Goal: {whole}") else whole.rpartition(". ")[2]


def _fits(text: str) -> bool:
    return len(text) <= MOST_LINE * MOST_LINES
