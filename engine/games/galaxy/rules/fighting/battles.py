"""Combat, round by round, in space and on planets (GAL-G14, GAL-G15); retreats, and the Crown of Fury (GAL-G32).

A `Battle` goes through announcements, dice, losses and what follows a round. Only real choices are asked. A player who is
away, said "fight-on" or has the standing order "combat-quick" is not asked at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec.structs import replace

from engine.core.flow import Ask
from engine.core.moves import Move

from ...state import board, naming
from ...state.content import FURY, VOID_COMPASS
from ...state.moves import Play
from ...state.state import MOST_SHIPS, NONE, Battle, State, force_of
from .. import odds, standing_orders, steps
from ..events import course, ventures
from ..exploring import decks
from ..flow import WITHOUT, answer, open_questions, step
from ..moving import journeys, movement
from ..progress import Voyage
from ..relics.relics import RULE
from . import losses
from .losses import Shot, Volley, fire, needed

T = TypeVar("T")

ESCORT = "escort"
ARRAYS = "ranging-arrays"
FIGHT, FIGHT_ON, RETREAT = "fight", "fight-on", "retreat-"
"""What a side may answer before a round: fight, fight without being asked again in this combat, or retreat to a system."""

CLEAR = 0.9
"""A side that wins as often as this is asked nothing before it rolls, and plays no card either where the other one does."""


@step(steps.SpaceCombat)
def begin_in_space(voyage: Voyage, task: steps.SpaceCombat) -> None:
    """Begin the combat in the active system, where ships of two players are (GAL-G11, GAL-G14)."""
    player, system = task.player, task.system
    other = board.others_ships(voyage.state, player, system)
    if other is not None and board.ships_in(voyage.state, player, system):
        begin(voyage, Battle(system, player, other))


def begin(voyage: Voyage, battle: Battle) -> None:
    """Begin a combat: it is put first on the agenda."""
    attacker, defender = voyage.name(battle.attacker), voyage.name(battle.defender)
    place = _place(battle)
    wins = odds.wins_at(voyage.state, place, battle.attacker) or 0.0
    # What is not certain is never rounded to it.
    chance = (
        int(wins * ventures.CERTAIN)
        if wins in (0, 1)
        else min(max(1, round(wins * ventures.CERTAIN)), ventures.CERTAIN - 1)
    )
    voyage.tell(ventures.Battle(attacker, defender, naming.place_name(voyage.state, place), bool(battle.planet), chance))
    voyage.push(battle)


@step(Battle)
def go_on(voyage: Voyage, battle: Battle) -> None:
    """Carry out the next part of a round."""
    if battle.step == "start":
        _start(voyage, battle)
    elif battle.step == "roll":
        _roll(voyage, battle)
    elif battle.step == "losses":
        attacker, defender = battle.hits
        place = _place(battle)
        after = replace(battle, step="after", hits=(0, 0))
        voyage.push(*(() if battle.planet else (steps.RoomAboard(battle.system),)), after)
        losses.assign(voyage, losses.Blow(battle.attacker, place, attacker), losses.Blow(battle.defender, place, defender))
    else:
        _end_round(voyage, battle)


# Announcements.


def _start(voyage: Voyage, battle: Battle) -> None:
    if not all(_stands(voyage.state, battle, side) for side in _sides(battle)):
        _end(voyage, battle)
        return
    voyage.push(replace(battle, step="roll"))
    state = voyage.state
    questions = [_stand(state, battle, side) for side in _sides(battle)]
    voyage.push(*(question for question in questions if question is not None))


def _stand(state: State, battle: Battle, player: int) -> steps.Stand | None:
    """Return what a side is asked before it rolls.

    It is ``None`` where it can neither retreat nor play anything, or where that would hardly change the outcome.
    For a card that might be played it is asked once, as the combat begins, unless by standing order (GAL-G92). It follows
    from what everyone knows, so that nothing shows what it holds (GAL-G47).
    """
    if losses.silent(state, player):
        return None
    always = standing_orders.wants(state, player, "combat") == "ask"
    chance = odds.wins_at(state, _place(battle), player) or 0.0
    ways: tuple[str, ...] = ()
    if not battle.planet and battle.round >= FIRST_ROUND and (always or chance < CLEAR):
        ways = places(state, player, battle.system)
    begins = always or (battle.round == 1 and 1 - CLEAR < chance < CLEAR)
    if not ways and not (begins and losses.might_hold(state, player, ESCORT)):
        return None
    options = (FIGHT, FIGHT_ON, *(f"{RETREAT}{way}" for way in ways))
    return steps.Stand(_place(battle), battle.round, owner=player, options=options, default=FIGHT, together=True)


@answer(steps.Stand)
def stand(voyage: Voyage, question: steps.Stand, option: str) -> None:
    """Note what a side announced."""
    battle = losses.battle_under_way(voyage.state)
    assert battle is not None
    player = question.owner
    if option == FIGHT_ON:
        _amend(voyage, battle, quiet=(*battle.quiet, player))
    elif option.startswith(RETREAT):
        to = option.removeprefix(RETREAT)
        _amend(voyage, battle, retreats=_with(battle, player, battle.retreats, to))
        voyage.tell(ventures.Announced(voyage.name(player), naming.place_name(voyage.state, to)))


# Dice.


def bonus(state: State, battle: Battle, player: int) -> int:
    """Return what a side's dice have more this round: by order cards, by Ranging Arrays when a space combat
    begins."""
    from_cards = battle.bonus[_sides(battle).index(player)]
    ranging = not battle.planet and battle.round == 1 and state.players[player].knows(ARRAYS)
    return from_cards + ranging


def _roll(voyage: Voyage, battle: Battle) -> None:
    """Roll for both sides; the hits of each are the other's to suffer."""
    place = _place(battle)
    volleys = []
    for player in _sides(battle):
        extra = bonus(voyage.state, battle, player)
        volley = fire(voyage, losses.fighting(voyage.state, player, place), extra)
        volleys.append((player, extra, volley))
        rules = ["GAL-G15" if battle.planet else "GAL-G14"]
        rules += ["GAL-G38"] if extra > battle.bonus[_sides(battle).index(player)] else []
        rules += ["GAL-G39"] if battle.bonus[_sides(battle).index(player)] else []
        name = voyage.name(player)
        voyage.tell(ventures.Rolled(name, battle.round, volley.words, volley.hits, extra), rules=rules)
    (*_, ours), (*_, theirs) = volleys
    voyage.push(replace(battle, step="losses", hits=(theirs.hits, ours.hits)))
    for player, extra, volley in volleys:
        offer_reroll(voyage, player, extra, volley)


# What follows a round.


@step(steps.RoomAboard)
def make_room(voyage: Voyage, task: steps.RoomAboard) -> None:
    """Remove the ground forces that lost the ships which carried them, before a player retreats with them (GAL-G12)."""
    battle = losses.battle_under_way(voyage.state)
    assert battle is not None
    for side in _sides(battle):
        journeys.trim(voyage, side, task.system)


def _end_round(voyage: Voyage, battle: Battle) -> None:
    """Let those go who announced it, where the other side still stands; end the combat, or begin its next round, for as
    long as both sides stand (GAL-G55)."""
    if all(_stands(voyage.state, battle, side) for side in _sides(battle)):
        voyage.push(replace(battle, step="start", round=battle.round + 1, hits=(0, 0), retreats=("", ""), bonus=(0, 0)))
        pairs = zip(_sides(battle), battle.retreats, strict=True)
        leave(voyage, battle.system, [(side, to) for side, to in pairs if to])
    else:
        _end(voyage, battle)


def _end(voyage: Voyage, battle: Battle) -> None:
    """Tell who is left, and note that they won (for what hidden goals ask)."""
    state = voyage.state
    left = [side for side in _sides(battle) if _stands(state, battle, side)]
    gone = [side for side in _sides(battle) if side not in left]
    winner = left[0] if left else None
    loser = voyage.name(gone[0]) if winner is not None else ""
    name = "" if winner is None else voyage.name(winner)
    stays: tuple[str, ...] = ()
    if winner is not None and not battle.planet and not voyage.units(winner, battle.system).troops:
        there = (state.planet_by_id[planet] for planet in state.system_by_id[battle.system].planets)
        stays = tuple(planet.name for planet in there if planet.owner == gone[0])
    where = naming.place_name(state, _place(battle))
    voyage.tell(ventures.BattleOver(name, loser, where, bool(battle.planet), stays))
    if winner is not None:
        voyage.set_player(winner, won=state.round)


# Order cards that are played meanwhile.


def plays(state: State, player: int) -> Iterator[Move]:
    """Yield the order cards that a player could play while they are asked something in a combat (GAL-G39)."""
    hand = state.players[player].hand
    for question in open_questions(state):
        card = _wanted(state, question) if question.owner == player else ""
        if card and card in hand:
            yield Play(card)


def _wanted(state: State, question: Ask) -> str:
    """Return the order card that can be played while this is being asked, "" for none."""
    if isinstance(question, steps.Stand):
        return ESCORT
    in_space = isinstance(question, steps.Losses) and question.place in state.system_by_id
    return losses.EVASIVE if in_space else ""


def play(voyage: Voyage, player: int, card: str) -> None:
    """Play Escort (1 more with every die this round) or Evasive Burn (one hit less), one of the `plays`."""
    question = next(question for question in open_questions(voyage.state) if question.owner == player)
    if isinstance(question, steps.Losses):
        losses.evade(voyage, question)
        return
    battle = losses.battle_under_way(voyage.state)
    assert battle is not None
    decks.play_order(voyage, player, ESCORT)
    more = battle.bonus[_sides(battle).index(player)] + 1
    _amend(voyage, battle, bonus=_with(battle, player, battle.bonus, more))


# The two sides.


def _place(battle: Battle) -> str:
    return battle.planet or battle.system


def _sides(battle: Battle) -> tuple[int, int]:
    return battle.attacker, battle.defender


def _stands(state: State, battle: Battle, player: int) -> bool:
    return bool(losses.fighting(state, player, _place(battle)))


def _with(battle: Battle, player: int, pair: tuple[T, T], value: T) -> tuple[T, T]:
    """Return a pair of attacker's and defender's with one side's replaced."""
    return (value, pair[1]) if player == battle.attacker else (pair[0], value)


def _amend(voyage: Voyage, battle: Battle, **fields: object) -> None:
    """Replace fields of a combat, wherever it is on the agenda."""
    agenda = (replace(task, **fields) if task is battle else task for task in voyage.state.agenda)
    voyage.change(agenda=tuple(agenda))


FIRST_ROUND = 2
"""The first round of a combat in which a player may announce a retreat (GAL-G14)."""


def places(state: State, player: int, system: str) -> tuple[str, ...]:
    """Return the systems that a player's ships could retreat to now: their home first, then where they hold planets.

    Adjacent ones without other players' ships where the player has a unit or planet; with Void Compass also any without
    other players' units (GAL-G14, GAL-G20). There has to be room for all of the ships (GAL-G12, GAL-G56).
    """
    found = [near for near in board.adjacent(state, system) if _open(state, player, system, near)]
    own = {near: [state.planet_by_id[id] for id in state.system_by_id[near].planets] for near in found}
    homes = {near for near in found if any(item.home == item.owner == player for item in own[near])}
    held = {near for near in found if any(item.owner == player for item in own[near])}
    return tuple(sorted(found, key=lambda near: (near not in homes, near not in held)))


def asks_again(state: State, player: int) -> bool:
    """Return whether a player who fights may be asked anything more in that combat, as far as all know: which ships are
    lost, for a card, what the Crown rolls again, or to retreat."""
    battle = losses.battle_under_way(state)
    if battle is None or standing_orders.wants(state, player, "combat") == "ask" or state.players[player].holds(FURY):
        return True
    if battle.planet:
        return False
    mixed = len(list(losses.fighting(state, player, _place(battle)))) > 1
    ways = any(_free_to_come(state, player, near) for near in board.adjacent(state, battle.system))
    return mixed or ways or losses.might_hold(state, player, losses.EVASIVE)


def _open(state: State, player: int, system: str, near: str) -> bool:
    if board.ships_in(state, player, system) + board.ships_in(state, player, near) > MOST_SHIPS:
        return False
    return _free_to_come(state, player, near)


def _free_to_come(state: State, player: int, near: str) -> bool:
    """Return whether a player's ships may retreat to a system, where it has room for them."""
    if board.others_ships(state, player, near) is not None:
        return False
    if board.present(state, player, near):
        return True
    return state.players[player].knows(VOID_COMPASS) and not _others_units(state, player, near)


def _others_units(state: State, player: int, system: str) -> bool:
    """Return whether other players have units of any kind in a system."""
    place = state.system_by_id[system]
    held = [place.fleets, *(state.planet_by_id[planet].troops for planet in place.planets)]
    return any(force for forces in held for other, force in enumerate(forces) if other != player)


def leave(voyage: Voyage, system: str, leaving: Sequence[tuple[int, str]]) -> None:
    """Let players' ships, with the ground forces aboard, go to adjacent systems in one step, in the order given.

    Who may no longer go there stays. A storm whose wormhole they used is flipped when all are there (GAL-G34).
    """
    gone = [(player, to) for player, to in leaving if _go(voyage, player, system, to)]
    before = voyage.state
    for player, to in gone:
        movement.retreated(voyage, player, system, to, before)
    for player, to in gone:
        journeys.trim(voyage, player, to)


def _go(voyage: Voyage, player: int, system: str, to: str) -> bool:
    if to not in places(voyage.state, player, system):
        return False
    fleet = voyage.units(player, system)
    voyage.set_units(player, system, NONE)
    voyage.add_units(player, to, fleet)
    origin, target = (naming.system_name(item) for item in (system, to))
    voyage.tell(ventures.Retreated(voyage.name(player), origin, target))
    return True


def offer_reroll(voyage: Voyage, player: int, bonus: int, volley: Volley) -> None:
    """Ask the holder of the Crown which of the units that missed roll again; no other player, and no player who is silent.

    What hit is never rolled again, as that could only harm. The first option is none of those that missed.
    """
    if not volley.misses or not voyage.player(player).holds(FURY) or losses.silent(voyage.state, player):
        return
    missed = NONE
    for shot in volley.misses:
        missed += force_of(shot.kind)
    total = len(volley.misses)
    some = [way for count in range(total, 0, -1) for way in losses.ways(missed, count)][: losses.MOST]
    options = (WITHOUT, *(losses.written_units(force) for force in some))
    misses = tuple((shot.kind, shot.face) for shot in volley.misses)
    voyage.push(steps.Fury(misses, bonus, owner=player, options=options, default=WITHOUT))


@answer(steps.Fury)
def reroll(voyage: Voyage, question: steps.Fury, option: str) -> None:
    """Roll the dice of these units again, with 1 more; what hits nothing now is destroyed."""
    chosen = losses.read_units(option)
    battle = losses.battle_under_way(voyage.state)
    if not chosen or battle is None:
        voyage.tell(course.NothingDone(voyage.name(question.owner), FURY), rules=(RULE,))
        return
    bonus = question.bonus + 1
    shots = []
    for kind, count in chosen:
        before = [face for miss, face in question.misses if miss == kind]
        for first, face in zip(before, voyage.roll(count), strict=False):
            shots.append(Shot(kind, face, face >= needed(kind, bonus), first))
    volley = Volley(tuple(shots))
    player, name = question.owner, voyage.name(question.owner)
    voyage.tell(ventures.Rolled(name, battle.round, volley.words, volley.hits, bonus), rules=("GAL-G32",))
    mine, theirs = battle.hits
    hits = (mine, theirs + volley.hits) if player == battle.attacker else (mine + volley.hits, theirs)
    _amend(voyage, battle, hits=hits)
    gone = NONE
    for shot in volley.misses:
        gone += force_of(shot.kind)
    if gone:
        place = battle.planet or battle.system
        voyage.take_units(player, place, gone)
        where, units = naming.place_name(voyage.state, place), naming.written_force(gone)
        voyage.tell(course.RemovedUnits(name, where, units, FURY), rules=(RULE,))
