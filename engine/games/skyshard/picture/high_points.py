"""High points and rolls of a delve: what stands on their cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.high_points import CardLine, DiceRow, HighPoint, HighPointBoard, HighPoints, Occasion, RolledDie
from engine.core.scene import Token
from engine.core.words import upper
from engine.maps.hexes import label

from ..rules.events import HAPPENINGS, course, finds, quests, units
from ..rules.progress import DAMAGE
from ..state.catalogue import WORDS
from ..state.content import Objective, content, scenario
from ..state.naming import hero_name, sought
from ..state.state import State
from ..state.view import View
from .scenes import hero_marks

HIGH_POINTS = HighPoints[View](HAPPENINGS)
"""What card is made of which event of a delve."""

When = Occasion[View]

ICONS = {"common": "treasure", "legendary": "legendary"}
"""The icons of relics by their rank."""


def _token(state: State, who: str) -> tuple[Token, ...]:
    """Return the token of an adventurer by name, none of a companion."""
    names = [hero_name(state, index) for index in range(len(state.heroes))]
    if who not in names:
        return ()
    index = names.index(who)
    return (Token("adventurer", hero_marks(state)[index], state.heroes[index].seat),)


def _round(when: When) -> str:
    return WORDS("card-round", round=when.view.state.round)


# Rolls.


def _battle_dice(dice: Sequence[int]) -> tuple[RolledDie, ...]:
    return tuple(
        RolledDie("lit" if DAMAGE[shown] else "dim", face=str(shown), does=f"+{DAMAGE[shown]}" if DAMAGE[shown] else "0")
        for shown in dice
    )


def _in_a_row(e: units.Struck, when: When) -> int:
    """Return the damage of an attack and of those right before it that stand on the same card."""
    damage = e.damage
    for earlier in reversed(when.before):
        if not isinstance(earlier, units.Struck) or (earlier.who, earlier.chip, earlier.at) != (e.who, e.chip, e.at):
            break
        damage += earlier.damage
    return damage


@HIGH_POINTS.of(units.Struck)
def _struck(e: units.Struck, when: When) -> HighPoint:
    row = DiceRow(_token(when.view.state, e.who), e.who, _battle_dice(e.dice), (("swords", e.damage),))
    return HighPoint(
        WORDS("card-struck", who=e.who, chip=e.chip),
        HighPointBoard(
            rows=(row,),
            told=WORDS("card-struck-told", damage=_in_a_row(e, when), fell=e.fell, chip=e.chip, left=e.left),
        ),
        _round(when),
        rolled=True,
        rule=WORDS("card-battle-rule", guard=e.guard),
        row=f"struck {e.who} {e.chip} {e.at}",
    )


@HIGH_POINTS.of(units.EnemyStruck)
def _enemy_struck(e: units.EnemyStruck, when: When) -> HighPoint:
    note = WORDS("card-blow-note", chip=e.chip, guard=e.guard)
    row = DiceRow(_token(when.view.state, e.whom), e.whom, _battle_dice(e.dice), (("swords", e.damage),), note)
    harm: Counter[str] = Counter()
    for blow in (*when.before, e):
        if isinstance(blow, units.EnemyStruck):
            harm[blow.whom] += blow.damage
    hurt = tuple(WORDS("card-loses", who=who, damage=damage) for who, damage in harm.items() if damage)
    return HighPoint(
        WORDS("card-enemies-strike"),
        HighPointBoard(rows=(row,), told=WORDS("card-harm", hurt=hurt)),
        _round(when),
        rolled=True,
        rule=WORDS("card-battle-rule", guard=0),
        row=f"enemies {when.view.state.round}",
    )


def _matched(e: units.Rolled, when: When) -> Counter[int]:
    """Return the digits that a roll has found, as far as is known from what came before it."""
    if e.kept == len(e.dice):
        return Counter(e.dice)
    for earlier in reversed(when.before):
        if isinstance(earlier, units.Rolled):
            return Counter(earlier.missing) - Counter(e.missing)
        if isinstance(earlier, units.Lock | units.Trap):
            return Counter(earlier.code) - Counter(e.missing)
    return Counter()


@HIGH_POINTS.of(units.Rolled)
def _rolled(e: units.Rolled, when: When) -> HighPoint:
    found, dice = _matched(e, when), []
    for shown in e.dice:
        lit = found[shown] > 0
        found[shown] -= lit
        dice.append(RolledDie("lit" if lit else "dim", face=str(shown)))
    rows = [DiceRow(_token(when.view.state, e.who), e.who, tuple(dice))]
    wanted = [earlier for earlier in when.before if isinstance(earlier, units.Lock | units.Trap | units.Rolled)][-1:]
    if wanted and isinstance(wanted[0], units.Lock | units.Trap):
        code = tuple(RolledDie("code", face=str(digit)) for digit in wanted[0].code)
        rows.insert(0, DiceRow((), WORDS("card-code"), code))
    return HighPoint(
        WORDS("card-lock", who=e.who),
        HighPointBoard(
            rows=tuple(rows),
            told=WORDS("card-lock-told", kept=e.kept, missing=tuple(map(str, e.missing))),
        ),
        WORDS("card-rolls-left", tries=e.tries),
        rolled=True,
        rule=WORDS("card-lock-rule"),
        row=f"lock {e.who}",
    )


# High points.


@HIGH_POINTS.of(finds.Relic)
def _relic(e: finds.Relic, when: When) -> HighPoint:
    known = content().relics.get(e.relic)
    board = HighPointBoard(
        icon=ICONS.get(e.rank, "treasure"),
        told=WORDS("card-relic-told", who=e.who, relic=e.relic),
        small=WORDS("card-relic-small", does=e.relic, text=known.text if known is not None else ""),
    )
    return HighPoint(WORDS("card-relic", relic=e.relic), board, _round(when))


@HIGH_POINTS.of(finds.Shard)
def _shard(e: finds.Shard, when: When) -> HighPoint:
    told = WORDS("card-shard-told", who=e.who, gained=e.gained, required=e.required)
    return HighPoint(WORDS("card-shard", shards=e.shards), HighPointBoard(icon="shard", told=told), _round(when))


@HIGH_POINTS.of(quests.Found)
def _found(e: quests.Found, when: When) -> HighPoint:
    known = scenario(e.scene)
    assert known is not None
    board = HighPointBoard(
        icon=known.icon,
        told=WORDS("card-found-told", who=e.who, sought=e.scene, number=e.number, required=e.required),
        small=known.mark[e.number - 1].text,
    )
    return HighPoint(WORDS("card-found", sought=e.scene), board, _round(when))


@HIGH_POINTS.of(units.Fell)
def _fell(e: units.Fell, when: When) -> HighPoint:
    return _down(e.who, e.at, when)


@HIGH_POINTS.of(units.CompanionFell)
def _companion_fell(e: units.CompanionFell, when: When) -> HighPoint:
    return _down(e.who, "", when)


def _down(who: str, at: str, when: When) -> HighPoint:
    standing = sum(hero.at is not None for hero in when.view.state.heroes)
    board = HighPointBoard(
        icon="body", told=WORDS("card-fell-told", who=who, at=at), small=WORDS("card-fell-small", standing=standing)
    )
    return HighPoint(WORDS("card-fell", who=who), board, _round(when))


@HIGH_POINTS.of(course.Ended)
def _ended(e: course.Ended, when: When) -> HighPoint:
    state = when.view.state
    head = CardLine("", (WORDS("card-relics"), WORDS("card-health"), WORDS("card-fell-at")), head=True)
    lines = [head, *(_hero_line(state, index) for index in range(len(state.heroes)))]
    return HighPoint(
        WORDS("card-ended", result=e.result),
        HighPointBoard(lines=tuple(lines), told=WORDS.tell(e)),
        WORDS("card-score", round=e.round, gained=e.gained, required=e.required, thing=_things(e.objective, e.required)),
        ends=True,
    )


def _things(objective: Objective, number: int) -> str:
    return sought(objective, number)


def _hero_line(state: State, index: int) -> CardLine:
    hero = state.heroes[index]
    name, known = hero_name(state, index), content().adventurers.get(hero.kind)
    fell = label(hero.fell) if hero.fell is not None and hero.at is None else "–"
    cells = (str(len(hero.worn) + len(hero.pack)), str(max(0, hero.health)), fell)
    two_each = len(state.heroes) > len(state.names)
    shown = name if known is None or two_each else WORDS("card-hero", who=name, kind=hero.kind)
    return CardLine(upper(shown), cells, next(iter(_token(state, name)), None))
