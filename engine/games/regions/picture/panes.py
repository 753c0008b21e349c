"""What stands around the map: title, warning, facts, the party with its EP, the common pool, the legend."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.flow import MASTER
from engine.core.scene import Chip, Fact, Legend, Pool, Row, Token, most_needed, only_you
from engine.core.words import lower, upper

from ..rules import awaiting, turns
from ..rules.flow import open_questions
from ..speech.circumstances import threats
from ..speech.words import fate, row
from ..state import board, sheets
from ..state.catalogue import WORDS, challenge_name
from ..state.content import content
from ..state.naming import entity_name
from ..state.state import Member, State
from ..state.view import View
from . import charting
from .slabs.slabboard import SlabBoard

MOST_LINES = 12
"""A legend has no more lines than this: those that explain the least are left out first."""

LETTERS, MARK = 66, 4
"""So many letters of a legend stand in a row below the map, of which each mark takes so many."""

EXPLAINED = 2
"""In so many rounds the legend tells of all that is in the picture, then of Challenges and of marks that are new."""

ALWAYS = 7
"""A line of the legend that is needed so much stands there in every round: it names a Challenge, or what is left of one."""


def title(state: State, *, ended: bool) -> str:
    """Return the picture's title: time and actor, or how it ended."""
    if state.phase == "over":
        return WORDS("title-over", round=state.round, ending=state.ending)
    if state.phase == "muster":
        return WORDS("title-broken-off" if ended else "title-who")
    if state.phase == "town":
        return WORDS("title-town")
    if ended:
        return WORDS("title-round-broken-off", round=state.round)
    return WORDS("title-round", round=state.round, last=_last_round(state), acting=_actor(state))


def _last_round(state: State) -> int:
    """Return the round in which the time of a chase runs out, where all have the same. Of a stealth scenario it is the
    round after which the alarm is raised. It is 0 where no time runs out, and once it has (REG-198, REG-G121)."""
    limits = {sheets.limit_of(state, index) for index, member in enumerate(state.members) if member.in_play}
    chased = limits.pop() if state.scenario.type == "chase" and len(limits) == 1 else 0
    last = chased or sheets.alarm(state)
    return last if last >= state.round else 0


def _actor(state: State) -> str:
    """Return who is to act or to choose, "" for no member, and while several may take the next turn: the one who takes it
    goes on in the same post, below the same picture."""
    asked = open_questions(state)
    owners = list(dict.fromkeys(question.owner for question in asked))
    if MASTER in owners or state.paused:
        return WORDS("title-master")
    if owners:
        name = state.members[owners[0]].name
        return WORDS("title-to-choose", name=name) if len(owners) == 1 else WORDS("title-answers")
    if awaiting.may_go_on(state):
        waits = list(awaiting.reasons(state))
        name = state.members[waits[0]].name
        return WORDS("title-can-still", name=name) if len(waits) == 1 else WORDS("title-wait")
    acting = turns.acting(state)
    if acting is not None:
        return WORDS("title-to-act", name=state.members[acting].name)
    waiting = turns.waiting(state)
    return WORDS("title-to-act", name=state.members[waiting[0]].name) if len(waiting) == 1 else ""


def chip(state: State, *, ended: bool, desk: bool) -> Chip | None:
    """Return the one plate beside the title: a secret map, a scene, or the gravest warning."""
    if desk:
        return Chip(only_you(), "secret")
    if state.phase != "play" or ended:
        return None
    if state.paused:
        return Chip(WORDS("chip-scene"), "hourglass")
    alert = [entity for entity in state.entities if entity.alerted and not entity.defeated and entity.number]
    if alert:
        name, what = challenge_name(alert[0]), entity_name(alert[0])
        return Chip(WORDS("chip-alert", name=name, what=what, count=len(alert)), "seeker", True)
    if state.scenario.type == "stealth" and state.tokens == 1:
        return Chip(WORDS("chip-last-token"), "stealth", True)
    alarm = sheets.alarm(state)
    if alarm and state.round >= alarm:
        return Chip(WORDS("chip-alarm", costs=state.round - alarm + 1), "hourglass", True)
    if state.scenario.type == "chase" and rounds_left(state) == 1:
        return Chip(WORDS("chip-last-round"), "hourglass", True)
    down = [member.name for member in state.members if member.down]
    if down:
        return Chip(WORDS("chip-down", name=down[0], count=len(down)), "heart", True)
    return None


def rounds_left(state: State) -> int:
    """Return how many rounds of a chase are left for the member who has most, the one under way included (REG-200,
    REG-210)."""
    limits = [sheets.limit_of(state, index) for index, member in enumerate(state.members) if member.in_play]
    return max(0, max(limits, default=state.limit) - state.counter)


def counters(state: State) -> tuple[Fact, ...]:
    """Return what the header says at the right: the scenario and its type."""
    return (Fact(WORDS("scenario-and-type", name=state.scenario.name, type=state.scenario.type)),)


def pool(state: State) -> Pool | None:
    """Return what all share: the Stealth Tokens, or the rounds of a chase (REG-183, REG-198)."""
    if state.phase not in ("play", "over"):
        return None
    if state.scenario.type == "stealth" and state.token_most:
        return Pool(WORDS("pool-stealth"), "stealth", state.tokens, state.token_most)
    if state.scenario.type == "chase" and state.limit:
        left = rounds_left(state)
        return Pool(WORDS("pool-rounds"), "hourglass", left, max(left, state.limit))
    return None


def rows(state: State, *, running: bool) -> tuple[Row, ...]:
    """Return the party: the member who acts first, then those who may still act, then all others, with EP and bar."""
    waiting = set(turns.waiting(state)) if state.phase == "play" else set()
    acting = charting.active(state)
    order = sorted(range(len(state.members)), key=lambda index: (index != acting, index not in waiting, index))
    falls = at_risk(state) if running else ()
    return tuple(_row(state, index, acting=running and index == acting, falls=index in falls) for index in order)


def at_risk(state: State) -> tuple[int, ...]:
    """Return who can lose all their EP until their next turn, as it stands beside the names; () where it does not."""
    told = state.phase == "play" and state.stage == turns.PLAYERS and not open_questions(state)
    most = threats(View(None, state)) if told else {}
    return tuple(index for index, harm in most.items() if harm >= state.members[index].ep)


def _row(state: State, index: int, *, acting: bool, falls: bool = False) -> Row:
    member = state.members[index]
    token = charting.person(state, index)
    if state.phase == "muster" or not member.craft:
        return Row(token, member.name, detail=WORDS.text(content().crafts[member.craft].name) if member.craft else "")
    gone = WORDS(f"fate-{fate(member)}") if fate(member) and not member.down else ""
    return Row(
        token,
        member.name,
        gone or f"{member.ep}/{sheets.most_ep(member)}",
        detail=WORDS("row-threat") if falls else _limit(state, member, index),
        acting=acting,
        down=member.dead or member.lost or member.down,
        pips=(member.injuries, sheets.deadly(member)) if member.injuries and not gone else (0, 0),
    )


def _limit(state: State, member: Member, index: int) -> str:
    """Return a member's own round limit where the members' differ (REG-210)."""
    if state.scenario.type != "chase" or not state.limit or not member.in_play:
        return ""
    limits = {sheets.limit_of(state, other) for other, member in enumerate(state.members) if member.in_play}
    return WORDS("row-limit", limit=sheets.limit_of(state, index)) if len(limits) > 1 else ""


# The legend.


def legend(state: State, drawn: SlabBoard, *, secrets: bool = False, every: bool = False) -> tuple[Legend, ...]:
    """Return the lines of what is in the picture: of what stays where it is what is near the party, of marks those that are
    new once all was explained. So many are told as stand in two rows, later in one, unless ``every`` line is wanted. With
    ``secrets`` much is drawn that was not found, and all of it is told."""
    lines = list(_lines(state, drawn, secrets))
    if every:
        return most_needed(lines, MOST_LINES)
    if not secrets and state.phase == "play":
        near = {line.mark for _, line in _lines(state, _near(state, drawn), secrets)}
        stay = {way.icon for way in drawn.ways} | {line.mark for _, line in lines if line.mark.startswith(STAYING)}
        lines = [line for line in lines if line[1].mark not in stay or line[1].mark in near]
        if state.round > EXPLAINED:
            known = {line.mark for _, line in _lines(state, _without_newest(state, drawn), secrets)}
            lines = [line for line in lines if line[0] >= ALWAYS or line[1].mark not in known]
        return most_needed(lines, _in_rows(lines, 1 if state.round > EXPLAINED else 2))
    return most_needed(lines, MOST_LINES)


def _in_rows(lines: Iterable[tuple[int, Legend]], rows: int) -> int:
    """Return how many of a legend's lines, those that are needed most, stand in so many rows."""
    room = rows * LETTERS
    for count, (_, line) in enumerate(sorted(lines, key=lambda line: -line[0])):
        room -= len(line.text) + MARK
        if room < 0 and count:
            return count
    return MOST_LINES


STAYING = ("figure:environs:", "figure:trap:")
"""The marks of what stays where it is: far from the party it is of no account."""


def _near(state: State, drawn: SlabBoard) -> SlabBoard:
    """Return of a map where members are, the ways out of there, and what lies beyond by the way to go."""
    here = {member.region for member in state.members if member.in_play}
    beyond = {leave.end for leave in drawn.exits if leave.state == "chosen"}
    nodes = tuple(node for node in drawn.nodes if node.key in here | beyond)
    return SlabBoard(nodes, tuple(way for way in drawn.ways if here & {way.a, way.b}))


def _without_newest(state: State, drawn: SlabBoard) -> SlabBoard:
    """Return a map without the region and the way that came to be known last."""
    region, way = charting.newest(state), state.ways[-1] if state.ways else ""
    nodes = tuple(node for node in drawn.nodes if node.key != region)
    ways = tuple(item for item in drawn.ways if region not in (item.a, item.b) and item.key != way)
    return SlabBoard(nodes, ways)


def _lines(state: State, drawn: SlabBoard, secrets: bool) -> Iterable[tuple[int, Legend]]:
    """Yield each line with how much it is needed."""
    nodes = [node for node in drawn.nodes if node.state != "unknown"]
    tokens = [token for node in nodes for token in node.tokens]
    kinds = {token.kind for token in tokens}
    lights = {node.light for node in nodes}
    waters = {node.water for node in nodes}
    states = {node.state for node in nodes}
    icons = {icon for node in nodes for icon in (*node.icons, *(secret.icon for secret in node.secrets))}
    carried = {token.icon for token in tokens if token.kind == "adventurer"}
    unnamed = icons - {*charting.WANTED} if len(state.scenario.needs) > 1 else icons
    last = [token for node in nodes for token, _ in node.last]
    samples = (
        ("dark" in lights, 4, "slab:dark", WORDS("legend-dark")),
        ("surface" in waters, 5, "slab:surface", WORDS("legend-water")),
        ("submerged" in waters, 5, "slab:submerged", WORDS("legend-under-water")),
        ("closed" in states, 6, "slab:closed", WORDS("legend-closed")),
        ("veiled" in states, 3, "slab:veiled", WORDS("legend-veiled")),
        *_foes(state, tokens),
        ("body" in kinds, 6, "token:body", WORDS("legend-body")),
        (bool(last), 4, f"last:{last[0].kind if last else ''}", WORDS("legend-last-seen")),
        (secrets and any(token.hidden for token in tokens), 7, "token:unseen", WORDS("legend-not-met")),
        *((True, ALWAYS, icon, names) for icon, names in _obstacles(state, drawn)),
        (any(member.injuries for member in state.members if not fate(member)), 7, "pips", WORDS("legend-injuries")),
        (any(way.lock for way in drawn.ways), 4, "lock", WORDS("legend-lock")),
        (
            any(way.state == "hidden" for way in drawn.ways),
            5,
            "way:hidden",
            WORDS("legend-hidden-way" if secrets else "legend-hidden-way-found"),
        ),
        *((icon in unnamed, 6 if secrets else 5, icon, WORDS(f"legend-{icon}")) for icon in FEATURES),
        *((icon in icons | carried, 7, icon, names) for icon, names in _wanted(state)),
        (any(node.goal for node in nodes), 6, "flag", WORDS("legend-goal")),
    )
    return [(need, Legend(mark, text)) for shown, need, mark, text in samples if shown]


def _foes(state: State, tokens: Iterable[Token]) -> Iterator[tuple[bool, int, str, str]]:
    """Yield a line for each kind of Challenge in the regions: its shape, its figure, what it is called; for one that is
    Alerted another."""
    names = {kind.icon: WORDS.text(kind.name) for kind in content().challenges.values() if kind.type != "Obstacle"}
    kinds = (content().challenges[kind] for kind in dict.fromkeys(entity.kind for entity in state.entities))
    there = [kind for kind in kinds if kind.type != "Obstacle"]
    for icon in dict.fromkeys(kind.icon for kind in there):
        called = [WORDS.text(kind.name) for kind in there if kind.icon == icon]
        names[icon] = row((called[0], *map(lower, called[1:])))
    for kind, icon, alerted in dict.fromkeys(
        (token.kind, token.icon, token.alert) for token in tokens if token.icon in names
    ):
        first = kind == "environs" and state.round <= EXPLAINED
        said = WORDS("figure", names_here=names[icon], first=first, alert=alerted)
        yield True, 9 if alerted else 8, f"figure:{kind}:{icon}{':alerted' if alerted else ''}", said


def _obstacles(state: State, drawn: SlabBoard) -> Iterator[tuple[str, str]]:
    """Yield the mark of each kind of obstacle with the names of those that have it, and what the number on its plate is:
    the effort of all together, or of each for themselves (REG-088)."""
    for icon in dict.fromkeys(way.icon for way in drawn.ways if way.icon):
        like = [way for way in drawn.ways if way.icon == icon]
        names = list(dict.fromkeys(way.name for way in like))
        said = row((names[0], *map(lower, names[1:])))
        blocks = [board.blocking(state, way.key) for way in like]
        each = any(entity is not None and board.persists(entity) for entity in blocks)
        counted = any(way.effort or way.pools for way in like)
        told = WORDS("effort-of-each", names=said) if each else WORDS("effort-of-all", names=said)
        yield icon, told if counted else said


def _wanted(state: State) -> Iterator[tuple[str, str]]:
    """Yield the marks of what the party came for, where that is several things, with their names."""
    known = state.scenario.feature_by_id
    needed = [known[need] for need in state.scenario.needs if need in known]
    for mark in charting.WANTED if len(needed) > 1 else ():
        names = [WORDS.text(feature.name) for feature in needed if charting.mark_of(state, feature) == mark]
        yield mark, upper(row(tuple(names))) if names else WORDS("legend-object")


FEATURES = ("cache", "treasure", "secret", "object", "lever", "star")
"""The marks of features."""
