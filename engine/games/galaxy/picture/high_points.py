"""High points of a galaxy: combats, relics, goals, votes, planets that change hands, the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.high_points import CardLine, DiceRow, HighPoint, HighPointBoard, HighPoints, Occasion, RolledDie
from engine.core.scene import Token

from ..rules.events import EVENTS, phases, ventures
from ..rules.events.notation import Die
from ..speech.words import point_sources, sum_words
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.lengths import enough
from ..state.naming import place_name
from ..state.state import Battle, State
from ..state.view import View
from .charting import token

HIGH_POINTS = HighPoints[View](EVENTS)
"""What card is made of which event of a galaxy."""

When = Occasion[View]

EXCHANGES = 6
"""So many rows of dice stand on the card of a combat: those of both sides in three exchanges."""


def _round(when: When) -> str:
    return WORDS("card-round", round=when.view.state.round)


def _tokens(state: State, who: str) -> tuple[Token, ...]:
    names = [player.name for player in state.players]
    return (token(state, names.index(who)),) if who in names else ()


def _first(state: State, who: str) -> Token | None:
    return next(iter(_tokens(state, who)), None)


# Combats.


def _row(state: State, who: str, written: tuple[str, ...], hits: int, bonus: int, *, bombards: bool = False) -> DiceRow:
    """Return a roll: below each die the unit that rolled it, and what that hits on."""
    dice, units = [], content().units
    for die in map(Die.read, written):
        face = die.faces.rpartition(">")[2]
        unit = units.get(die.unit)
        needed = 0 if unit is None else unit.bombards if bombards else unit.hits
        does, by = (WORDS("card-needs", hits=needed), die.unit) if needed else ("", "")
        dice.append(RolledDie("lit" if face.endswith("!") else "dim", face=face.rstrip("!"), does=does, by=by))
    note = WORDS("card-bonus", bonus=bonus) if bonus else ""
    return DiceRow(_tokens(state, who), who, tuple(dice), (("bolt", hits),), note)


def _place(when: When) -> str:
    """Return where the combat is that a roll belongs to: as it was told before it, or is told after it, or lies open."""
    state, ends = when.view.state, (ventures.Lost, ventures.BattleOver)
    told = [e.place for e in when.before if isinstance(e, ventures.Battle)][-1:]
    told += [e.place for e in when.after if isinstance(e, ends)][:1]
    told += [place_name(state, task.planet or task.system) for task in state.agenda if isinstance(task, Battle)][:1]
    return told[0] if told else ""


def _combat(place: str, when: When, *own: Happened) -> str:
    """Return what makes the rolls, losses and end of a combat one card: where it is, and who fights there. Others may fight
    for the same place in the same round. ``own``: the event itself."""
    state = when.view.state
    tasks = [task for task in state.agenda if isinstance(task, Battle)][:1]
    there = {state.names[who] for task in tasks for who in (task.attacker, task.defender)}
    known = _named_in(when, own)
    return f"combat {place} {state.round} {' '.join(sorted(known if len(known) > 1 else there | known))}"


def _named_in(when: When, own: Sequence[Happened]) -> set[str]:
    """Return who fights, as far as events tell that belong to the same combat."""
    before = list(takewhile(lambda e: not isinstance(e, ventures.Battle), reversed(when.before)))
    begun = when.before[len(when.before) - len(before) - 1 :][:1] if len(before) < len(when.before) else []
    after = takewhile(lambda e: not isinstance(e, ventures.Battle), when.after)
    names: set[str] = set()
    for e in (*begun, *before, *own, *after):
        match e:
            case ventures.Battle():
                names |= {e.attacker, e.defender}
            case ventures.Rolled() | ventures.Lost() | ventures.Retreated():
                names.add(e.who)
            case ventures.BattleOver():
                names |= {e.winner, e.loser} - {""}
    return names


def _starts(e: ventures.Rolled, when: When) -> bool:
    """Return whether a roll is the first of its combat."""
    since = takewhile(lambda item: not isinstance(item, ventures.Battle), reversed(when.before))
    return e.round == 1 and not any(isinstance(item, ventures.Rolled) for item in since)


@HIGH_POINTS.of(ventures.Rolled)
def _rolled(e: ventures.Rolled, when: When) -> HighPoint:
    row = _row(when.view.state, e.who, e.dice, e.hits, e.bonus)
    before = [item for item in when.before if isinstance(item, ventures.Rolled)][-1:]
    if e.round > 1 and not any(item.round == e.round for item in before):
        # Several rounds stand on one card: the first roll of each is marked.
        row = replace(row, note=WORDS("card-row-round", round=e.round, note=row.note))
    board = HighPointBoard(rows=(row,), told=WORDS("card-rolled-told", who=e.who, hits=e.hits))
    place = _place(when)
    title, beside = WORDS("card-combat", place=place), WORDS("card-combat-round", round=e.round)
    return HighPoint(
        title,
        board,
        beside,
        rolled=True,
        row=_combat(place, when, e),
        lasting=True,
        starts=_starts(e, when),
        about=(e.who,),
        most=EXCHANGES,
    )


@HIGH_POINTS.of(ventures.Bombarded)
def _bombarded(e: ventures.Bombarded, when: When) -> HighPoint:
    board = HighPointBoard(
        rows=(_row(when.view.state, e.who, e.dice, e.hits, e.bonus, bombards=True),),
        told=WORDS("card-rolled-told", who=e.who, hits=e.hits),
    )
    return HighPoint(WORDS("card-bombarded", planet=e.planet), board, _round(when), rolled=True)


@HIGH_POINTS.of(ventures.Lost)
def _lost(e: ventures.Lost, when: When) -> HighPoint:
    """Return what the sides lost since they rolled."""
    since: list[Happened] = []
    for item in reversed(when.before):
        if isinstance(item, ventures.Rolled):
            break
        since.insert(0, item)
    losses = [item for item in (*since, e) if isinstance(item, ventures.Lost)]
    parts = tuple(WORDS("card-loses", who=who, units=units) for who, units in _summed(losses))
    board = HighPointBoard(told=WORDS("card-losses", parts=parts))
    title, beside = WORDS("card-combat", place=e.place), _fought(when)
    row, about = _combat(e.place, when, e), tuple(item.who for item in losses)
    return HighPoint(title, board, beside, rolled=True, row=row, lasting=True, about=about, most=EXCHANGES)


def _summed(losses: list[ventures.Lost]) -> list[tuple[str, str]]:
    """Return what each player lost in all, in words."""
    lost: dict[str, list[str]] = {}
    for item in losses:
        lost.setdefault(item.who, []).append(item.units)
    return [(who, sum_words(units)) for who, units in lost.items()]


def _fought(when: When) -> str:
    """Return which round of a combat was rolled last, "" where none was since the last move."""
    rolled = [e.round for e in when.before if isinstance(e, ventures.Rolled)]
    return WORDS("card-combat-round", round=rolled[-1]) if rolled else ""


@HIGH_POINTS.of(ventures.Retreated)
def _retreated(e: ventures.Retreated, when: When) -> HighPoint:
    board = HighPointBoard(told=WORDS("card-retreats", who=e.who, to=e.to))
    title = WORDS("card-combat", place=e.system)
    return HighPoint(title, board, _fought(when), rolled=True, row=_combat(e.system, when, e), lasting=True, about=(e.who,))


@HIGH_POINTS.of(ventures.BattleOver)
def _battle_over(e: ventures.BattleOver, when: When) -> HighPoint:
    """Return who is left, where those went who retreated, and all losses; of a combat that took several moves the last."""
    fled = [item for item in when.before if isinstance(item, ventures.Retreated) and item.system == e.place]
    told = [WORDS("card-battle-over", who=e.winner)] if e.winner or not fled else []
    told += [WORDS("card-retreats", who=item.who, to=item.to) for item in fled]
    board = HighPointBoard(told=WORDS("card-losses", parts=tuple(told)), small=_losses(e.place, when))
    title, row = WORDS("card-combat", place=e.place), _combat(e.place, when, e)
    about = tuple(filter(None, (e.winner, e.loser)))
    return HighPoint(title, board, _fought(when), row=row, lasting=True, about=about)


def _losses(place: str, when: When) -> str:
    """Return all losses of a combat in small print, "" where it began before and none are known of it."""
    losses = [item for item in when.before if isinstance(item, ventures.Lost) and item.place == place]
    whole = any(isinstance(item, ventures.Battle) and item.place == place for item in when.before)
    parts = tuple(WORDS("card-lost", who=who, units=units) for who, units in _summed(losses))
    return WORDS("card-losses-all", parts=parts) if parts or whole else ""


# What is won and lost.


@HIGH_POINTS.of(phases.Scored)
def _scored(e: phases.Scored, when: When) -> HighPoint:
    return _points(when, e.who, WORDS("card-scored", goal=e.goal), e.points)


@HIGH_POINTS.of(phases.Point)
def _point(e: phases.Point, when: When) -> HighPoint | None:
    """Return the point of Meridian as a round ends; what brings another has a card or a place on the map."""
    return _points(when, e.who, WORDS("card-held"), e.points) if e.why == "meridian" else None


def _points(when: When, who: str, why: str, points: int) -> HighPoint:
    """Return a line of the card that says what a round brought whom."""
    state = when.view.state
    line = CardLine(WORDS("card-point-for", who=who, why=why), (f"{points}/{enough(state)}",), _first(state, who))
    title = WORDS("card-points-scored")
    return HighPoint(title, HighPointBoard(lines=(line,)), _round(when), row=f"points {state.round}")


MOST_TOLD = 108
"""So many letters fit where a card tells what came about; what a relic does is small print where it is more."""


@HIGH_POINTS.of(ventures.Relic)
def _relic(e: ventures.Relic, when: When) -> HighPoint:
    known = content().relics.get(e.relic)
    text = WORDS.text(known.text) if known is not None else ""
    does, _, more = text.partition(". ")
    fewest = any(isinstance(item, ventures.SealBroken) and item.who != e.who for item in when.before)
    told = WORDS("card-relic-told", who=e.who, fewest=fewest, means=f"{does.rstrip('.')}.")
    if not does or len(told) > MOST_TOLD:
        told, more = WORDS("card-relic-gained", who=e.who, fewest=fewest), text
    board = HighPointBoard(icon="relic", told=told, small=more)
    return HighPoint(WORDS("card-relic", relic=e.relic), board, _round(when), about=(e.who,))


@HIGH_POINTS.of(phases.Voted)
def _voted(e: phases.Voted, when: When) -> HighPoint:
    name = WORDS("card-votes", who=e.who, candidate=e.candidate, silent=not e.candidate)
    line = CardLine(name, (str(e.influence),), _first(when.view.state, e.who))
    return _council(HighPointBoard(lines=(line,)))


@HIGH_POINTS.of(phases.Speaker)
def _speaker(e: phases.Speaker, _: When) -> HighPoint:
    return _council(HighPointBoard(told=WORDS("card-speaker-told", who=e.who, votes=e.votes, tied=e.tied)))


def _council(board: HighPointBoard) -> HighPoint:
    """Return the votes of a council, and what came of them: one card."""
    return HighPoint(WORDS("card-speaker"), board, row="council", lasting=True)


@HIGH_POINTS.of(ventures.Gained)
def _gained(e: ventures.Gained, when: When) -> HighPoint | None:
    if not e.before:
        return None
    told, title = (
        WORDS("card-taken-told", who=e.who, before=e.before, planet=e.planet),
        WORDS("card-taken", planet=e.planet),
    )
    fought = next((item for item in when.before if isinstance(item, ventures.BattleOver) and item.place == e.planet), None)
    if fought is None:
        # Nothing was risked: words and map say all.
        return None
    # The dice that decided it stand on the same card.
    board = HighPointBoard(told=told, small=_losses(e.planet, when))
    return HighPoint(title, board, _fought(when), row=_combat(e.planet, when, e), lasting=True, about=(e.who, e.before))


@HIGH_POINTS.of(ventures.PlanetDestroyed)
def _planet_destroyed(e: ventures.PlanetDestroyed, when: When) -> HighPoint:
    board = HighPointBoard(icon="destroyed", told=WORDS.tell(e))
    return HighPoint(WORDS("card-destroyed", planet=e.planet), board, _round(when))


@HIGH_POINTS.of(phases.Ended)
def _ended(e: phases.Ended, when: When) -> HighPoint:
    state = when.view.state
    order = sorted(range(len(e.names)), key=lambda seat: (e.names[seat] != e.winner, -e.points[seat]))
    lines = [CardLine("", (WORDS("card-points"),), head=True)]
    lines += [CardLine(e.names[seat], (str(e.points[seat]),), _first(state, e.names[seat])) for seat in order]
    ways = point_sources(state, e.names.index(e.winner)) if e.winner else []
    told = WORDS("card-ended-told", winner=e.winner, why=e.why, ways=ways)
    rest = [seat for seat in order if e.points[seat] and not (e.why == "points" and e.names[seat] == e.winner)]
    came = [(e.names[seat], point_sources(state, seat)) for seat in rest]
    small = " ".join(WORDS("card-points-of", who=who, sources=sources) for who, sources in came if sources)
    board = HighPointBoard(lines=tuple(lines), told=told, small=small)
    return HighPoint(WORDS("card-ended"), board, _round(when), ends=True)
