"""High points and rolls of a scenario: what stands on their cards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.high_points import CardLine, DiceRow, HighPoint, HighPointBoard, HighPoints, Occasion, RolledDie
from engine.core.scene import Token
from engine.core.words import upper

from ..rules.events import HAPPENINGS, challenging, exploring, striking, turning
from ..rules.events.striking import Roll
from ..speech.circumstances import came_for, carries_out
from ..speech.fates import brought
from ..speech.words import dice, parts_of, source_words, total
from ..state import sheets
from ..state.catalogue import WORDS, said_name
from ..state.state import Member, State
from ..state.view import View
from . import charting

HIGH_POINTS = HighPoints[View](HAPPENINGS)
"""What card is made of which event of a scenario."""

When = Occasion[View]


def high_points(view: View, events: Sequence[Event]) -> Sequence[HighPoint]:
    """Return the cards of what is public of some events."""
    return HIGH_POINTS(view, events)


def _token(state: State, who: str) -> tuple[Token, ...]:
    names = [member.name for member in state.members]
    return (charting.person(state, names.index(who)),) if who in names else ()


def _round(when: When) -> str:
    """Return the round of an event, which may be long over where several rounds are told at once."""
    begun = (e.number for e in when.after if isinstance(e, turning.RoundBegins))
    return WORDS("card-round", round=next(begun, when.view.state.round + 1) - 1)


def _rows(state: State, *rolls: tuple[str, Roll, str, bool]) -> tuple[DiceRow, ...]:
    """Return the rows of rolls: who rolled, what, with which play, and whether it won. Sums stand beside them where one of
    them has several dice."""
    several = any(len(parts_of(roll)[2]) > 1 for _, roll, _, _ in rolls)
    return tuple(_row(state, who, roll, play, best=best, sums=several) for who, roll, play, best in rolls)


def _row(state: State, who: str, roll: Roll, play: str, *, best: bool, sums: bool) -> DiceRow:
    _, rolled, faces, shifts = parts_of(roll)
    dice = tuple(RolledDie("lit" if best else "dim", face=str(face)) for face in faces)
    shifted = tuple(source_words(source, levels) for source, levels in shifts)
    note = WORDS("card-roll-note", play=play, rolled=rolled, shifts=shifted)
    return DiceRow(_token(state, who), upper(said_name(who)), dice, (("swords", total(roll)),) if sums else (), note)


@HIGH_POINTS.of(striking.Clash)
def _clash(e: striking.Clash, when: When) -> HighPoint | None:
    """Return a roll against one, or what one Action came to against several; attacks that follow each other on a member
    share a card."""
    if not e.inflict:
        return None
    state, people = when.view.state, {member.name for member in when.view.state.members}
    rule, about = WORDS("card-clash-rule"), (e.actor, e.target)
    if e.actor not in people and e.target in people:
        board = HighPointBoard(rows=(_met(state, e, when.after),))
        row = f"{ATTACKS}: {e.target}"
        return HighPoint(
            WORDS("card-attacks"), board, _round(when), rolled=True, rule=rule, about=about, row=row, most=MOST_ROWS
        )
    title = WORDS("card-clash", actor=e.actor, target=e.target)
    board = HighPointBoard(rows=(_ours(state, e, when.after),))
    return HighPoint(title, board, _round(when), rolled=True, rule=rule, about=about)


ATTACKS, MOST_ROWS = "attacks", 2
"""Cards of this row that follow each other on the same member are one, with so many rows at most: one is low so."""


def _met(state: State, e: striking.Clash, after: Sequence[Happened]) -> DiceRow:
    """Return the row of a member who was attacked: their dice, then those of what attacks, and what came of it."""
    harm = _harm(e, after)
    amount, lost = harm.amount if harm else 0, _lost(after)
    note = WORDS(
        "card-met",
        actor=e.actor,
        inflict=total(e.inflict),
        answer=e.answer,
        endure=total(e.endure) if e.endure else 0,
        won=e.won,
        tie=_ties(e),
        harm=amount,
        hurts=harm is not None,
        dice=_damage_dice(harm),
    )
    totals = (("heart", -amount),) if amount else (("stealth", -lost),) if lost else ()
    return DiceRow(_token(state, e.target), upper(said_name(e.target)), _both(e)[::-1], totals, note)


def _both(e: striking.Clash) -> tuple[RolledDie, ...]:
    """Return the dice of an Action, then those that it was met with: lit are those that won."""
    faces = [(face, e.won) for face in parts_of(e.inflict)[2]]
    faces += [(face, not e.won) for face in parts_of(e.endure)[2]] if e.endure else []
    return tuple(RolledDie("lit" if best else "dim", face=str(face)) for face, best in faces)


def _ours(state: State, e: striking.Clash, after: Sequence[Happened]) -> DiceRow:
    """Return the row of who acted: the dice of both, what came of it, and who rolled what."""
    harm = _harm(e, after)
    amount = harm.amount if harm else 0
    note = WORDS(
        "card-ours",
        play=e.play,
        inflict=total(e.inflict),
        answer=e.answer if e.endure else "",
        endure=total(e.endure) if e.endure else 0,
        won=e.won,
        tie=_ties(e),
        harm=amount,
        effort=harm is not None and harm.effort,
        blocked=harm is not None and not amount,
        lost=_lost(after),
        dice=_damage_dice(harm),
    )
    return DiceRow(_token(state, e.actor), upper(said_name(e.actor)), _both(e), (), note)


def _damage_dice(harm: striking.Hurt | None) -> str:
    """Return which dice were rolled for Damage, and which for the Defence that is taken off it; "" for none."""
    if harm is None or not harm.damage:
        return ""
    less = dice(parts_of(harm.defense)[1]) if harm.defense else ""
    return WORDS("card-damage-dice", damage=dice(parts_of(harm.damage)[1]), less=less)


def _ties(e: striking.Clash) -> bool:
    """Return whether an Action hits by a tie (REG-G04)."""
    return e.won and bool(e.endure) and total(e.inflict) == total(e.endure)


def _harm(e: striking.Clash, after: Sequence[Happened]) -> striking.Hurt | None:
    """Return what the target of an Action lost by it."""
    for item in after:
        if isinstance(item, striking.Clash):
            break
        if isinstance(item, striking.Hurt) and item.who == e.target:
            return item
    return None


def _lost(after: Sequence[Happened]) -> int:
    """Return how many Stealth Tokens an Action or the Reaction to it cost."""
    for item in after:
        if isinstance(item, striking.Clash):
            break
        if isinstance(item, challenging.TokensLost):
            return item.count
    return 0


@HIGH_POINTS.of(exploring.Picked)
def _picked(e: exploring.Picked, when: When) -> HighPoint | None:
    if not (e.lockpick and e.against):
        return None
    state = when.view.state
    lock = (WORDS("card-lock"), e.against, "", not e.opened)
    rows = _rows(state, (e.who, e.lockpick, "", e.opened), lock)
    told = WORDS("card-picked-told", opened=e.opened)
    board = HighPointBoard(rows=rows, told=told)
    return HighPoint(WORDS("card-picked", who=e.who, lock=e.lock), board, _round(when), rolled=True)


@HIGH_POINTS.of(exploring.Fortune)
def _fortune(e: exploring.Fortune, when: When) -> HighPoint:
    board = HighPointBoard(icon="star", told=WORDS("card-fortune-told", who=e.who), small=WORDS.text(e.text))
    return HighPoint(WORDS("card-fortune"), board, _round(when))


@HIGH_POINTS.of(exploring.Gained)
def _gained(e: exploring.Gained, when: When) -> HighPoint | None:
    found = came_for(when.view.state, e.objects)
    if not found:
        return None
    return _of_wanted(WORDS("card-wanted", what=found), WORDS("card-wanted-told", who=e.who), found, when)


@HIGH_POINTS.of(exploring.Searched)
def _searched(e: exploring.Searched, when: When) -> HighPoint | None:
    taken = {name for other in when.after if isinstance(other, exploring.Gained) for name in other.objects}
    found = tuple(name for name in came_for(when.view.state, e.found) if name not in taken)
    told = WORDS("card-seen-told", who=e.who)
    return _of_wanted(WORDS("card-wanted", what=found), told, found, when) if found else None


@HIGH_POINTS.of(exploring.Gave)
def _handed(e: exploring.Gave, when: When) -> HighPoint | None:
    found = came_for(when.view.state, (e.item,))
    if not found or e.left:
        return None
    told = WORDS("card-handed-told", who=e.who, receiver=e.to)
    return _of_wanted(WORDS("card-handed", what=found), told, found, when)


@HIGH_POINTS.of(turning.ReachedGoal)
def _carried(e: turning.ReachedGoal, when: When) -> HighPoint | None:
    what = carries_out(when.view.state, e.who)
    told = WORDS("card-carried-told", who=e.who)
    return _of_wanted(WORDS("card-carried", what=what), told, what, when) if what else None


def _of_wanted(title: str, told: str, names: Sequence[str], when: When) -> HighPoint:
    """Return the card of what the party came for, by name, with its mark on the map. It is about all of them, and stands
    before any roll."""
    state = when.view.state
    known = [state.scenario.feature_by_id[need] for need in state.scenario.needs if need in state.scenario.feature_by_id]
    icon = next((charting.mark_of(state, feature) for feature in known if feature.name in names), "treasure")
    about = tuple(member.name for member in state.members)
    return HighPoint(title, HighPointBoard(icon=icon, told=told), _round(when), about=about)


@HIGH_POINTS.of(exploring.Passage)
def _passage(e: exploring.Passage, when: When) -> HighPoint:
    board = HighPointBoard(icon="door", told=WORDS("card-passage-told", where=e.where, to=e.to))
    return HighPoint(WORDS("card-passage"), board, _round(when))


@HIGH_POINTS.of(striking.Down)
def _down(e: striking.Down, when: When) -> HighPoint:
    member = _member(when, e.who)
    falls = None if member is None or sheets.next_kills(member) else replace(member, injuries=member.injuries + 1)
    rises = 0 if falls is None else sheets.most_ep(falls)
    return _fallen(WORDS("card-down", who=e.who), WORDS("card-down-told", rises=rises), when, (e.who,))


@HIGH_POINTS.of(striking.Died)
def _died(e: striking.Died, when: When) -> HighPoint:
    """Return the card of a death: it is about all of them, and stands before any fall."""
    everybody, member = tuple(each.name for each in when.view.state.members), _member(when, e.who)
    place = None if member is None else when.view.state.scenario.region_by_id.get(member.fell)
    injuries = 0 if member is None or e.why != "injuries" else member.injuries
    told = WORDS("card-died-told", injuries=injuries, where="" if place is None else place.name)
    return _fallen(WORDS("card-died", who=e.who), told, when, everybody, icon="grave")


def _member(when: When, name: str) -> Member | None:
    return next((member for member in when.view.state.members if member.name == name), None)


def _fallen(title: str, told: str, when: When, about: tuple[str, ...], icon: str = "body") -> HighPoint:
    return HighPoint(title, HighPointBoard(icon=icon, told=told), _round(when), about=about)


@HIGH_POINTS.of(turning.Ended)
def _ended(e: turning.Ended, when: When) -> HighPoint:
    state = when.view.state
    lines = [CardLine("", (WORDS("card-injuries"), WORDS("card-ep")), head=True)]
    for index, member in enumerate(state.members):
        ep = WORDS("card-dead") if member.dead else f"{member.ep}/{sheets.most_ep(member)}"
        lines.append(CardLine(member.name, (str(member.injuries), ep), charting.person(state, index)))
    board = HighPointBoard(
        lines=tuple(lines),
        told=" ".join(filter(None, (WORDS.tell(replace(e, text="")), brought(state)))),
        small=WORDS.text(e.text),
    )
    return HighPoint(WORDS("card-ended", ending=e.ending), board, _round(when), ends=True)
