"""High points and throws of an expedition: what stands on their cards."""

from __future__ import annotations

from itertools import takewhile

from engine.core.events import Happened
from engine.core.high_points import CardLine, DiceRow, HighPoint, HighPointBoard, HighPoints, Occasion, RolledDie
from engine.core.scene import Token
from engine.core.words import marks, upper

from ..rules.camp import is_wild
from ..rules.clock import by_day
from ..rules.events import HAPPENINGS, deciding, finding, happening, meeting, travelling
from ..rules.finding.studying import Looks, looks_at
from ..rules.ladder import LADDERS
from ..rules.trials import LEADING, difficulty
from ..speech.words import treasure
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.member import SUCCESS
from ..state.state import State, discovered, last_day
from ..state.view import View
from .finale import drawing_of

HIGH_POINTS = HighPoints[View](HAPPENINGS)
"""What card is made of which event of an expedition."""

When = Occasion[View]

FOUND = ("seen", "searched", "scouted", "goal")
"""How sites came onto the map that have a card: the party did it."""
ONLY_SUCCESS = ("dilemma", "flee", "save")
"""The rolls of which a strong success brings no more than a weak one."""
SEEKING = ("search", "track", "investigate")
"""The rolls that can find the goal or reach it: its card shows their dice."""
GOAL_ICONS = {"lost": "danger"}


def _token(state: State, who: str) -> tuple[Token, ...]:
    names = tuple(member.name for member in state.members)
    if who not in names:
        return ()
    index = names.index(who)
    return (Token("adventurer", marks(names)[index], state.members[index].seat),)


def _day(when: When) -> str:
    return WORDS("card-day", day=when.view.state.day)


BESIDE = ("forager", "watch", "lookout", "shelter", "pathfinder")
"""Rolls that go beside what the party decided on, the least first; all others decide more than these."""

AFTER = ("trace", "treat", "mend")
"""Rolls that come of what the timer brought, or of a camp: they take no card from what decided."""

BY_ITSELF = ("save", "recover")
"""Rolls against what befell a member: they take no card from what went beside an action, and none from what decided it."""


def _outweighed(e: deciding.Rolled, when: When) -> bool:
    """Return whether another test of the same action decided more: the card shows that one. So does that of a poison that
    the night heals."""
    if e.purpose in (*BESIDE, *AFTER) and any(_is_decisive(before) for before in when.before):
        return True
    if e.purpose in BY_ITSELF:
        if happening.Healed(e.who, "poisoned") in when.after:
            return True
        every = (other for other in (*when.before, *when.after) if isinstance(other, deciding.Rolled))
        return any(other.purpose not in (*BY_ITSELF, *BESIDE) for other in every)
    before = takewhile(lambda other: not _begins(other), reversed(when.before))
    after = takewhile(lambda other: not _begins(other), when.after)
    others = (other for other in (*before, *after) if isinstance(other, deciding.Rolled) and other.purpose not in BY_ITSELF)
    return any(_decides(other) > _decides(e) for other in others)


def _is_decisive(e: Happened) -> bool:
    """Return whether a roll looked for the goal, or studied: a camp that follows by itself takes no card from it."""
    return isinstance(e, deciding.Rolled) and e.purpose in SEEKING


def _begins(e: Happened) -> bool:
    """Return whether something else begins: an action that was decided on or takes its stretch, or a day."""
    return isinstance(e, deciding.Decided | travelling.Dawn) or (isinstance(e, travelling.Ticked) and not e.why)


def _decides(e: deciding.Rolled) -> int:
    """Return how much a test decides."""
    return BESIDE.index(e.purpose) if e.purpose in BESIDE else len(BESIDE)


def _row(e: deciding.Rolled, when: When) -> DiceRow:
    left = e.kept
    dice = [RolledDie("lit", face=str(e.die), does=f"d{e.sides}")]
    for six in e.sixes:
        lit = six == left
        left = 0 if lit else left
        dice.append(RolledDie("lit" if lit else "dim", face=str(six), does="d6"))
    note = WORDS(
        "card-rolled-note",
        attribute=e.attribute,
        skill=e.skill,
        rank=e.rank,
        bonus=max(e.extra, 0),
        malus=max(-e.extra, 0),
        again=e.again,
        pick="one" if len(set(e.sixes)) < 2 else "better" if e.kept == max(e.sixes) else "worse",
    )
    return DiceRow(_token(when.view.state, e.who), e.who, tuple(dice), (("star", e.total),), note)


@HIGH_POINTS.of(deciding.Rolled)
def _rolled(e: deciding.Rolled, when: When) -> HighPoint | None:
    if _outweighed(e, when):
        return None
    row = _row(e, when)
    usual = difficulty(when.view.state)
    others = _same_test(e, when)
    gone = _ruled_out(e, when)
    told = WORDS(
        "card-rolled-told",
        total=e.total,
        tn=e.tn,
        result=e.result,
        usual=usual,
        gone=gone,
        successes=_successes(e, when),
        doubles=_doubles(e, when),
        plain=e.purpose in ONLY_SUCCESS,
        way=_of_the_way(e, when),
    )
    if any(before.who != e.who for before in others):
        stands = {before.who: before.result for before in (*reversed(others), e)}
        passed = sum(result in SUCCESS for result in stands.values())
        told = WORDS("card-rolled-all", passed=passed, number=len(stands), tn=e.tn) if e.result else told
        title = upper(WORDS("purpose-words", purpose=e.purpose))
    else:
        way = _gone(e, when)
        title = (
            WORDS("card-rolled-way", who=e.who, way=way)
            if way
            else upper(WORDS("card-rolled", who=e.who, purpose=_purpose(e, when)))
        )
    board = HighPointBoard(rows=(row,), told=told)
    return HighPoint(
        title,
        board,
        _day(when),
        rolled=True,
        row=f"rolled {e.purpose}",
        starts=not e.again and not others,
    )


def _of_the_way(e: deciding.Rolled, when: When) -> str:
    """Return what a roll came to for the way that it leads: "blunder" where that is lost, "wiser" where it would have been,
    else its result; "" for all other rolls, and successes."""
    if e.purpose != LEADING or e.result in SUCCESS:
        return ""
    later = takewhile(lambda other: not isinstance(other, deciding.Decided), when.after)
    wiser = any(isinstance(other, travelling.Ticked) and other.why == "wiser" for other in later)
    return "wiser" if wiser else e.result


def _purpose(e: deciding.Rolled, when: When) -> str:
    """Return what a roll was for: a site with herbs or food is studied by foraging there."""
    studied = (after for after in when.after if isinstance(after, finding.Investigated) and after.who == e.who)
    return "investigate" if e.purpose == "forager" and any(True for _ in studied) else e.purpose


def _ruled_out(e: deciding.Rolled, when: When) -> int:
    """Return how many hexes of a hunt a roll ruled out; how many are left stands above the map."""
    if _purpose(e, when) not in SEEKING:
        return 0
    later = takewhile(lambda other: not _begins(other), when.after)
    return sum(len(other.gone) for other in later if isinstance(other, finding.Narrowed))


def _successes(e: deciding.Rolled, when: When) -> int:
    """Return how many successes a roll at a goal that is studied in ways brought, 0 for all other rolls."""
    if e.purpose != "investigate" or not when.view.in_ways or when.view.state.goal not in ("found", "done"):
        return 0
    return {"weak": 1, "strong": 2, "critical": 2}.get(e.result, 0)


def _doubles(e: deciding.Rolled, when: When) -> int:
    """Return from which total a roll at a goal that is studied in ways counts 2, where it counts 1; 0 for all others."""
    if _successes(e, when) != 1:
        return 0
    return e.tn + LADDERS[when.view.state.rules.ladder][2] + 1


def _gone(e: deciding.Rolled, when: When) -> str:
    """Return what was tried where something came in the party's way, "" for all other tests."""
    fared = (after for after in when.after if isinstance(after, happening.Fared) and e.purpose == "dilemma")
    return next((WORDS.text(content().dilemmas[after.which].way(after.way).label) for after in fared), "")


def _same_test(e: deciding.Rolled, when: When) -> list[deciding.Rolled]:
    """Return the rolls before this one that belong to the same test, the latest first: of one purpose, against one target,
    each member's but for second throws once."""
    tested = set() if e.again else {e.who}
    found: list[deciding.Rolled] = []
    for before in reversed(when.before):
        if not isinstance(before, deciding.Rolled):
            continue
        if (before.purpose, before.tn) != (e.purpose, e.tn) or before.who in tested:
            break
        if not before.again:
            tested.add(before.who)
        found.append(before)
    return found


@HIGH_POINTS.of(travelling.SiteSeen)
def _site_seen(e: travelling.SiteSeen, when: When) -> HighPoint | None:
    if e.how not in FOUND:
        return None
    # What it looks like the story tells.
    state = when.view.state
    wild = any(site.name == e.name and is_wild(state, site) for site in state.region.sites) and not state.rules.letter
    told = WORDS("card-site-told", place=e.at, category=e.category, wild=wild)
    board = HighPointBoard(icon=e.category, told=told)
    return HighPoint(upper(WORDS.text(e.name)), board, _day(when))


@HIGH_POINTS.of(finding.Treasure)
def _treasure(e: finding.Treasure, when: When) -> HighPoint:
    return HighPoint(WORDS("card-treasure"), HighPointBoard(icon="treasure", told=treasure(e)), _day(when))


@HIGH_POINTS.of(finding.Goal)
def _goal(e: finding.Goal, when: When) -> HighPoint | None:
    state = when.view.state
    if e.what == "reached" and drawing_of(state):
        return None  # Its own picture shows it.
    goal = state.region.goal
    known = goal is not None and discovered(state, goal.site) and e.what != "lost"
    site = state.region.site_by_id.get(goal.site) if goal is not None and known else None
    icon = site.category if site is not None else GOAL_ICONS.get(e.what, "flag")
    title = WORDS("card-goal-named", name=site.name) if site is not None else WORDS("card-goal")
    # The night in which the days run out may come after the last try.
    deed = takewhile(lambda before: e.what == "lost" or not _begins(before), reversed(when.before))
    decided = [before for before in deed if isinstance(before, deciding.Rolled) and before.purpose in SEEKING]
    rows = tuple(_row(before, when) for before in decided[:1])
    if e.what == "reached":
        return _won(when, WORDS("card-goal-won", name=site.name if site is not None else ""), icon)
    here = e.what == "located" and site is not None and site.at == state.here.at
    told = WORDS("card-goal-told", what="found" if here else e.what)
    board = HighPointBoard(rows, icon="" if rows else icon, told=told)
    return HighPoint(title, board, _day(when))


def _won(when: When, title: str, icon: str) -> HighPoint:
    """Return the card of a goal that is reached: what it is, and what it took."""
    state = when.view.state
    goal = state.region.goal
    looked = looks_at(state, goal.site) if goal is not None and goal.site in state.region.site_by_id else Looks()
    left = by_day(state) if last_day(state) and state.master is None else -1
    lines = []
    if looked.needed > 1:
        lines.append(CardLine(WORDS("card-successes"), (WORDS("card-of", number=looked.needed, most=looked.needed),)))
    if left >= 0:
        lines.append(CardLine(WORDS("card-left"), (str(left),)))
    board = HighPointBoard((), tuple(lines), icon, WORDS("card-goal-told", what="reached"))
    return HighPoint(title, board, _day(when))


@HIGH_POINTS.of(happening.Died)
def _died(e: happening.Died, when: When) -> HighPoint:
    left = sum(member.able for member in when.view.state.members)
    board = HighPointBoard(icon="body", told=WORDS.tell(e), small=WORDS("card-died-small", left=left))
    return HighPoint(WORDS("card-died", who=e.who), board, _day(when))


@HIGH_POINTS.of(meeting.Ended)
def _ended(e: meeting.Ended, when: When) -> HighPoint:
    lines = (
        CardLine(WORDS("card-places"), (WORDS("card-places-value", number=e.places, explored=e.explored),)),
        CardLine(WORDS("card-sites"), (WORDS("card-of", number=e.sites, most=e.all_sites),)),
        CardLine(WORDS("card-coins"), (str(e.coins + e.goods),)),
        CardLine(WORDS("card-rank"), (upper(WORDS("card-rank-value", rank=e.rank)),)),
    )
    board = HighPointBoard(
        lines=lines, told=WORDS("card-ended-told", how=e.how), small=WORDS("card-ended-goal", fate=e.goal)
    )
    return HighPoint(WORDS("card-ended", region=e.region), board, WORDS("card-days", days=e.days), ends=True)
