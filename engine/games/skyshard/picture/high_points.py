"""High points and rolls of a delve: what stands on their cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import compress

from engine.core.high_points import CardLine, DiceRow, HighPoint, HighPointBoard, HighPoints, Occasion, RolledDie
from engine.core.scene import Token
from engine.core.words import upper
from engine.maps.hexes import label

from ..rules.events import HAPPENINGS, course, finds, quests, units
from ..speech.words import where_it_lies
from ..state.catalogue import WORDS
from ..state.content import DAMAGE, TOUGH, Objective, chip_named, content, scenario
from ..state.naming import hero_name, sought
from ..state.state import Lock, State, drawn
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
    """Return the round in which it came about: the change may go on into the next one."""
    begun = (event.number for event in when.after if isinstance(event, course.Round))
    return WORDS("card-round", round=next(begun, when.view.state.round + 1) - 1)


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
        great=e.fell and chip_named(e.chip).level >= TOUGH,
        rule=WORDS("card-battle-rule", guard=e.guard),
        row=f"struck {e.who} {e.chip} {e.at}",
        about=(e.who,),
    )


def _blow_row(e: units.EnemyStruck) -> DiceRow:
    """Return the dice of an enemy's attack."""
    note = WORDS("card-blow-note", whom=e.whom, guard=e.guard)
    return DiceRow((), upper(WORDS("card-striker", chip=e.chip)), _battle_dice(e.dice), (("swords", e.damage),), note)


@HIGH_POINTS.of(units.EnemyStruck)
def _enemy_struck(e: units.EnemyStruck, when: When) -> HighPoint:
    row = _blow_row(e)
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
        about=(e.whom,),
    )


def _lock_at(when: When) -> Lock | None:
    """Return the lock check that is still under way after all that happened."""
    task = when.view.state.agenda[0] if when.view.state.agenda else None
    return task if isinstance(task, Lock) else None


def _before(when: When) -> units.Lock | units.Trap | units.Rolled | None:
    """Return what came last of a lock check in the same change: how it began, or a roll; ``None`` for nothing."""
    found = (event for event in reversed(when.before) if isinstance(event, units.Lock | units.Trap | units.Rolled))
    return next(found, None)


def _code(when: When) -> Sequence[int]:
    """Return the code of the lock that is tried, () where it is not known any more."""
    begun = [event for event in when.before if isinstance(event, units.Lock | units.Trap)][-1:]
    lock = _lock_at(when)
    return begun[0].code if begun else lock.code if lock is not None else ()


def _key(when: When) -> int:
    """Return the digit of a lock that has to come first, 0 for none, or where it is not known any more."""
    begun = [event for event in when.before if isinstance(event, units.Lock)][-1:]
    lock = _lock_at(when)
    if lock is not None:
        return lock.code[0] if lock.rank == "legendary" else 0
    return begun[0].key if begun else 0


def _held(when: When, missing: Sequence[int], newest: Sequence[int]) -> list[RolledDie]:
    """Return the dice that fit a lock already, without the ``newest`` that do."""
    held = Counter(_code(when)) - Counter(missing) - Counter(newest)
    return [RolledDie("lit", face=str(digit)) for digit in sorted(held.elements())]


def _slots(when: When, missing: Sequence[int]) -> tuple[DiceRow, ...]:
    """Return the code of a lock as a row, the digits that were found lit; nothing where it is not known.

    It is known where the check has just begun or still goes on. Later cards of a check join its first one.
    """
    code, key = _code(when), _key(when)
    found, dice = Counter(code) - Counter(missing), list[RolledDie]()
    for digit in code:
        mark = WORDS("card-key") if key == digit and all(die.face != str(key) for die in dice) else ""
        dice.append(RolledDie("lit" if found[digit] > 0 else "code", face=str(digit), does=mark))
        found[digit] -= 1
    return (DiceRow((), WORDS("card-code"), tuple(dice), slots=True),) if code else ()


def _lock_card(
    e: units.Rolled | units.Adjusted, when: When, dice: Sequence[RolledDie], missing: Sequence[int]
) -> HighPoint:
    """Return the card of a roll at a lock, or of a die that was changed there."""
    lock, earlier = _lock_at(when), _before(when)
    tries = e.tries if isinstance(e, units.Rolled) else lock.tries if lock is not None else None
    last = not any(isinstance(event, units.Rolled | units.Adjusted) for event in when.after)
    failed = last and any(isinstance(event, units.Jammed | units.Sprung) for event in when.after)
    trap = lock is not None and bool(lock.tile)
    trap = trap or (last and any(isinstance(event, units.Disarmed | units.Sprung) for event in when.after))
    rows = (*_slots(when, missing), DiceRow(_token(when.view.state, e.who), e.who, tuple(dice)))
    return HighPoint(
        WORDS("card-lock", who=e.who, trap=trap),
        HighPointBoard(
            rows=rows,
            told=WORDS("card-lock-told", trap=trap, missing=tuple(map(str, missing)), failed=failed),
        ),
        WORDS("card-rolls-left", tries=tries) if tries is not None else "",
        rolled=True,
        rule=WORDS("card-lock-rule", key=_key(when)),
        row=f"lock {e.who}",
        starts=isinstance(earlier, units.Lock | units.Trap),
        missing=tuple(map(str, missing)),
        about=(e.who,),
    )


@HIGH_POINTS.of(units.Rolled)
def _rolled(e: units.Rolled, when: When) -> HighPoint:
    earlier = _before(when)
    wanted = earlier.missing if isinstance(earlier, units.Rolled) else earlier.code if earlier is not None else ()
    found = Counter(e.dice if e.kept == len(e.dice) else wanted or _code(when)) - Counter(e.missing)
    dice: list[RolledDie] = []
    fits: list[int] = []
    for shown in e.dice:
        if found[shown] > 0 and len(fits) < e.kept:
            fits.append(shown)
            found[shown] -= 1
            dice.append(RolledDie("lit", face=str(shown)))
        else:
            dice.append(RolledDie("dim", face=str(shown)))
    return _lock_card(e, when, [*_held(when, e.missing, fits), *dice], e.missing)


@HIGH_POINTS.of(units.Adjusted)
def _adjusted(e: units.Adjusted, when: When) -> HighPoint | None:
    lock = _lock_at(when)
    opened = any(isinstance(event, units.Opened | units.Disarmed) for event in when.after)
    if lock is None and not opened:
        return None
    missing = lock.missing if lock is not None else ()
    rest = Counter(lock.dice) if lock is not None else Counter[int]()
    fits = rest[e.now] == 0
    rest -= Counter([e.now])
    others = [RolledDie("dim", face=str(shown)) for shown in rest.elements()]
    changed = RolledDie("dim", face=str(e.was), again=True), RolledDie("lit" if fits else "dim", face=str(e.now))
    return _lock_card(e, when, (*_held(when, missing, [e.now] * fits), *others, *changed), missing)


# High points.


@HIGH_POINTS.of(finds.Relic)
def _relic(e: finds.Relic, when: When) -> HighPoint:
    known = content().relics.get(e.relic)
    board = HighPointBoard(
        icon=ICONS.get(e.rank, "treasure"),
        told=WORDS("card-relic-told", who=e.who, relic=e.relic),
        small=WORDS("card-relic-small", does=e.relic, text=known.text if known is not None else ""),
    )
    return HighPoint(WORDS("card-relic", relic=e.relic), board, _round(when), about=(e.who,))


@HIGH_POINTS.of(finds.Shard)
def _shard(e: finds.Shard, when: When) -> HighPoint:
    told = WORDS("card-shard-told", who=e.who, gained=e.gained, required=e.required)
    blow = next((item for item in when.before[-1:] if isinstance(item, units.EnemyStruck) and item.keeps), None)
    # The dice of its keeper take the place of its icon.
    board = HighPointBoard(rows=(_blow_row(blow),), told=told) if blow else HighPointBoard(icon="shard", told=told)
    return HighPoint(WORDS("card-shard", shards=e.shards, last=e.last), board, _round(when), great=True, about=(e.who,))


@HIGH_POINTS.of(finds.Stays)
def _lies(e: finds.Stays, when: When) -> HighPoint | None:
    at = where_it_lies(when.view.state, e)
    if not at or any(isinstance(other, finds.FullyExplored) for other in when.after):
        return None
    board = HighPointBoard(icon="shard", told=WORDS("card-lies-told", at=at))
    return HighPoint(WORDS("card-shard", shards=e.shards, last=False), board, _round(when), great=True)


@HIGH_POINTS.of(finds.FullyExplored)
def _last_laid(e: finds.FullyExplored, when: When) -> HighPoint | None:
    if not e.at:
        return None
    kept, keeper = bool(e.chip), e.keeper()
    board = HighPointBoard(
        icon="shard",
        told=WORDS("card-last-told", at=e.at, tile=e.tile, kept=kept, foe=e.chip),
        small=WORDS(
            "card-last-small", kept=kept, strikes=e.strikes, most=keeper.most, health=keeper.health, guard=keeper.guard
        ),
    )
    return HighPoint(WORDS("card-shard", shards=1, last=True), board, _round(when), great=True)


@HIGH_POINTS.of(quests.Found)
def _found(e: quests.Found, when: When) -> HighPoint:
    known = scenario(e.scene)
    assert known is not None
    board = HighPointBoard(
        icon=known.icon,
        told=WORDS("card-found-told", who=e.who, sought=e.scene, number=e.number, required=e.required),
        small=WORDS.text(known.mark[e.number - 1].text),
    )
    return HighPoint(WORDS("card-found", sought=e.scene), board, _round(when))


@HIGH_POINTS.of(units.Fell)
def _fell(e: units.Fell, when: When) -> HighPoint:
    return _down(e.who, e.at, when, WORDS("fell-by", chip=e.by) if e.by else WORDS("fell-to", cause=e.cause))


@HIGH_POINTS.of(units.CompanionFell)
def _companion_fell(e: units.CompanionFell, when: When) -> HighPoint:
    return _down(e.who, "", when)


def _down(who: str, at: str, when: When, cause: str = "") -> HighPoint:
    standing = sum(hero.at is not None for hero in when.view.state.heroes)
    board = HighPointBoard(
        icon="body", told=WORDS("card-fell-told", who=who, at=at) + cause, small=WORDS("card-fell-small", standing=standing)
    )
    return HighPoint(WORDS("card-fell", who=who), board, _round(when), great=True, about=(who,))


@HIGH_POINTS.of(course.Ended)
def _ended(e: course.Ended, when: When) -> HighPoint:
    state = when.view.state
    # A column that says the same of all says nothing.
    relics = any(hero.worn or hero.pack for hero in state.heroes)
    fallen = any(hero.at is None and hero.fell is not None for hero in state.heroes)
    named = (WORDS("card-relics"), WORDS("card-health"), WORDS("card-fell-at"))
    head = CardLine("", tuple(compress(named, (relics, True, fallen))), head=True)
    lines = [head, *(_hero_line(state, index, (relics, True, fallen)) for index in range(len(state.heroes)))]
    told = WORDS("card-ended-told", standing=sum(hero.at is not None for hero in state.heroes), party=len(state.heroes))
    return HighPoint(
        WORDS("card-ended", result=e.result),
        HighPointBoard(lines=tuple(lines), told=told, small=_luck(e, state)),
        WORDS("card-score", round=e.round, gained=e.gained, required=e.required, thing=_things(e.objective, e.required)),
        ends=True,
    )


def _luck(e: course.Ended, state: State) -> str:
    """Return how many shards came to light, where a party that looked for them lost."""
    if e.result != "lost" or e.objective not in ("survey", "uncover"):
        return ""
    return WORDS("card-luck", drawn=drawn(state), required=e.required, tiles=len(state.tiles) - 1)


def _things(objective: Objective, number: int) -> str:
    return WORDS.text(sought(objective, number))


def _hero_line(state: State, index: int, shown: tuple[bool, ...]) -> CardLine:
    hero = state.heroes[index]
    name, known = hero_name(state, index), content().adventurers.get(hero.kind)
    fell = label(hero.fell) if hero.fell is not None and hero.at is None else "–"
    cells = (str(len(hero.worn) + len(hero.pack)), str(max(0, hero.health)), fell)
    two_each = len(state.heroes) > len(state.names)
    who = name if known is None or two_each else WORDS("card-hero", who=name, kind=hero.kind)
    return CardLine(upper(who), tuple(compress(cells, shown)), next(iter(_token(state, name)), None))
