"""How likely dice come to what, computed exactly, Rerolls included."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from math import prod

from engine.core.game import Seat

from ..state.board import Room, board_of
from ..state.content import Option, content, option_at
from ..state.delvers import inside
from ..state.state import Contest, State
from .dice import BOUGHT, pool, result, rift_bonus, total

MOST_REROLLS = 8
"""More Rerolls of a die than that are not counted."""

Chances = Mapping[tuple[int, int], float]
"""How likely each total of (Combat, Spoils) is."""


@cache
def chances(dice: tuple[str, ...]) -> Chances:
    """Return how likely each total of these dice is, Rerolls included."""
    if not dice:
        return {(0, 0): 1.0}
    *others, colour = dice
    found: dict[tuple[int, int], float] = defaultdict(float)
    for (combat, spoils), chance in chances(tuple(others)).items():
        for (more_combat, more_spoils), share in _die(colour, MOST_REROLLS).items():
            found[combat + more_combat, spoils + more_spoils] += chance * share
    return found


@cache
def _die(colour: str, rerolls: int) -> Chances:
    found: dict[tuple[int, int], float] = defaultdict(float)
    for face in content().band.faces[colour]:
        if face.again and rerolls:
            for (combat, spoils), share in _die(colour, rerolls - 1).items():
                found[face.combat + combat, face.spoils + spoils] += share / 6
        else:
            found[face.combat, face.spoils] += 1 / 6
    return found


def succeeds(
    state: State, contest: Contest, more: Sequence[str] = (), *, others: bool = False, second: bool = False
) -> float | None:
    """Return the chance that the roller, who is about to roll, passes a Test, wins a Fight, or ranks first in a Battle;
    ``second``: first or second. The roller has dice ``more`` of these colours (CAV-132, CAV-157 to CAV-163, CAV-G35).
    ``others``: all who roll later pay all their XP for dice. ``None`` in a Battle with a Delver who is not known.
    """
    room = board_of(state).room(contest.room)
    kinds = [sent.kind for sent in inside(state, room) if sent.seat == contest.seat]
    if not _is_known(kinds):
        return None
    rift = rift_bonus(kinds) if room.rift and contest.kind != "test" else 0
    return _enough(state, contest, (*pool(kinds, contest.bought), *more), (rift, 0), others, second=second)


def battle_chance(state: State, seat: Seat, found: Room, more: Sequence[str] = ()) -> float | None:
    """Return how likely a seat wins the Battle for a room that it closes, with ``more`` Delvers in it; ``None`` for no
    Battle, and where the winner gets no more than the other."""
    kinds: dict[Seat, list[str]] = {seat: [*more]}
    for sent in inside(state, found):
        kinds.setdefault(sent.seat, []).append(sent.kind)
    # Of two the first takes half of the Gold, the second half of what is left, both rounded down (CAV-036).
    first = found.bags // 2
    even = len(kinds) == 2 and not found.chests and first == (found.bags - first) // 2
    return None if len(kinds) < 2 or even else battles(state, kinds, seat, rift=found.rift)


def battles(state: State, kinds: Mapping[Seat, Sequence[str]], seat: Seat, *, rift: bool) -> float:
    """Return the chance that a seat ranks first in a Battle which its own tile begins, so that it wins ties (CAV-131).

    ``kinds`` are the Delvers of each seat there; one that is not known is any of its faction. No dice are bought.
    """
    factions = content().band.factions
    own, *others = (
        _of_any(tuple(kinds[other]), tuple(factions[state.players[other].faction].delvers), rift)
        for other in (seat, *(other for other in kinds if other != seat))
    )
    return sum(share * prod(_at_most(theirs, combat) for theirs in others) for combat, share in own.items())


@cache
def _of_any(kinds: tuple[str, ...], faction: tuple[str, ...], rift: bool) -> Mapping[int, float]:
    """Return how likely each total of Combat of some Delvers is; one that is not known is any of its faction."""
    found: dict[int, float] = defaultdict(float)
    candidates = [(kind,) if _is_known((kind,)) else faction for kind in kinds]
    for party in product(*candidates):
        for combat, share in combats(tuple(sorted(pool(party, ()))), rift_bonus(party) if rift else 0).items():
            found[combat] += share / prod(map(len, candidates))
    return found


def stands(state: State, contest: Contest, *, others: bool = False, second: bool = False) -> float | None:
    """Return the same chance of what the roller has rolled, as it is."""
    return _enough(state, contest, (), result(contest.rolls[-1]), others, second=second)


def pays(state: State, contest: Contest, more: Sequence[str] = ()) -> float | None:
    """Return the chance that a card comes for the roller's Spoils (CAV-137, CAV-165): of what they have rolled, or are
    about to roll with dice ``more`` of these colours. Others buy nothing. It is 0 in a Test, ``None`` in a Battle with a
    Delver who is not known.
    """
    kinds = _kinds(state, contest)
    if contest.kind == "test":
        return 0.0
    if not all(map(_is_known, kinds.values())):
        return None
    if contest.kind == "battle":
        before = [result(roll)[1] for roll in contest.rolls if roll.seat != contest.seat]
        after = [tuple(sorted(pool(kinds[seat], ()))) for seat in contest.seats[contest.rolling + 1 :]]
    else:
        before, after = [], [tuple(sorted(option_at(contest.card, contest.option).dice))]
    if contest.stage == "after":
        own: Mapping[int, float] = {result(contest.rolls[-1])[1]: 1.0}
    else:
        own = _spoils(tuple(sorted((*pool(kinds[contest.seat], contest.bought), *more))))
    theirs = [_spoils(dice) for dice in after]
    least = max(before, default=0)
    return sum(
        share * prod(_at_most(rolled, spoils - 1) for rolled in theirs) for spoils, share in own.items() if spoils > least
    )


@cache
def _spoils(dice: tuple[str, ...]) -> Mapping[int, float]:
    """Return how likely each total of Spoils of these dice is."""
    found: dict[int, float] = defaultdict(float)
    for (_, spoils), chance in chances(dice).items():
        found[spoils] += chance
    return found


def _kinds(state: State, contest: Contest) -> Mapping[Seat, Sequence[str]]:
    """Return the classes of the Delvers that each seat of a contest has in its room."""
    room = board_of(state).room(contest.room)
    return {seat: [sent.kind for sent in inside(state, room) if sent.seat == seat] for seat in contest.seats}


def again(state: State, contest: Contest, places: Collection[int], *, others: bool = False) -> float | None:
    """Return the same chance once the dice at ``places`` (from 0) of what the roller has rolled are rolled again."""
    roll = contest.rolls[-1]
    kept = total(die for place, die in enumerate(roll.dice) if place not in places)
    return _enough(state, contest, [roll.dice[place].colour for place in places], (kept[0] + roll.rift, kept[1]), others)


def _enough(
    state: State, contest: Contest, dice: Sequence[str], held: tuple[int, int], others: bool, *, second: bool = False
) -> float | None:
    """Return the chance that dice are enough on top of the Combat and the Spoils that are ``held``."""
    decide = _decided(state, contest, others, second=second)
    if decide is None:
        return None
    combat, spoils = held
    found = chances(tuple(sorted(dice))).items()
    return sum(share * decide(combat + more_combat, spoils + more_spoils) for (more_combat, more_spoils), share in found)


def _decided(state: State, contest: Contest, others: bool, *, second: bool = False) -> Callable[[int, int], float] | None:
    """Return how likely a total of Combat and Spoils is enough for the roller of a contest.

    In a Battle that is more Combat than those before have, and as much as those after; one of them may have more for
    ``second``. All these roll with what they have there, and buy nothing or (``others``) all they can (CAV-131, CAV-132,
    CAV-145, CAV-171, CAV-G46, CAV-G47). ``None`` where one of their Delvers is not known.
    """
    if contest.kind != "battle":
        option = option_at(contest.card, contest.option)
        if contest.kind == "test":
            return lambda combat, spoils: float((combat if option.kind == "combat" else spoils) >= option.need)
        monster = combats(tuple(option.dice), 0)
        return lambda combat, _: _at_most(monster, combat)
    room, kinds = board_of(state).room(contest.room), _kinds(state, contest)
    if not all(map(_is_known, kinds.values())):
        return None
    rolled = [result(roll)[0] for roll in contest.rolls if roll.seat != contest.seat]
    before = max(rolled, default=-1)
    after = [
        combats(
            tuple(sorted(pool(kinds[seat], BOUGHT * (state.players[seat].xp if others else 0)))),
            rift_bonus(kinds[seat]) if room.rift else 0,
        )
        for seat in contest.seats[contest.rolling + 1 :]
    ]
    if second:
        return lambda combat, _: _all_but_one(rolled, after, combat)
    return lambda combat, _: prod(_at_most(theirs, combat) for theirs in after) if combat > before else 0.0


def _all_but_one(before: Sequence[int], after: Sequence[Mapping[int, float]], combat: int) -> float:
    """Return how likely at most one of those before and after ranks ahead of a total of Combat."""
    ahead = sum(theirs >= combat for theirs in before)
    behind = [_at_most(theirs, combat) for theirs in after]
    none = prod(behind)
    if ahead:
        return none if ahead == 1 else 0.0
    return none + sum((1 - chance) * prod(behind[:place] + behind[place + 1 :]) for place, chance in enumerate(behind))


def _is_known(kinds: Iterable[str]) -> bool:
    return all(kind in content().band.classes for kind in kinds)


def _at_most(rolled: Mapping[int, float], most: int) -> float:
    """Return how likely some dice come to at most so much."""
    return sum(share for its, share in rolled.items() if its <= most)


@cache
def combats(dice: tuple[str, ...], rift: int) -> Mapping[int, float]:
    """Return how likely each total of Combat of these dice is, with that of a Rift."""
    found: dict[int, float] = defaultdict(float)
    for (combat, _), chance in chances(dice).items():
        found[combat + rift] += chance
    return found


def passes(dice: tuple[str, ...], option: Option) -> float:
    """Return the chance that these dice pass a Test of Combat or of Spoils (CAV-157 to CAV-160)."""
    wanted = 0 if option.kind == "combat" else 1
    return sum(chance for totals, chance in chances(dice).items() if totals[wanted] >= option.need)


@cache
def beats(dice: tuple[str, ...], monster: tuple[str, ...], rift: int) -> float:
    """Return the chance that these dice, with the Combat of a Rift, come to at least a monster's Combat (CAV-162)."""
    return sum(
        chance * share
        for (combat, _), chance in chances(dice).items()
        for (its_combat, _), share in chances(monster).items()
        if combat + rift >= its_combat
    )


def usual(kind: str, dice: tuple[str, ...], rift: int) -> float:
    """Return the chance that these dice win a Fight, or pass a Test of "combat" or "spoils", before it is known which: the
    average of all Encounters that the deck of a game may hold (CAV-G33, CAV-G68)."""
    known = content()
    sorts = Counter(card.sort for card in known.encounters.values())
    of_kind = [
        (known.deck[card.sort] / sorts[card.sort], option)
        for card in known.encounters.values()
        if card.sort in known.deck
        for option in card.options
        if option.kind == kind
    ]
    found = (
        weight * (beats(dice, option.dice, rift) if kind == "fight" else passes(dice, option)) for weight, option in of_kind
    )
    return sum(found) / sum(weight for weight, _ in of_kind)
