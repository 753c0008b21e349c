"""The words of a bot player: what it says it does, and why it would do that."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import verbs
from engine.core.game import Seat
from engine.core.moves import Move
from engine.maps.hexes import Hex, label, straight, unlabel

from ..rules import odds
from ..rules.enemies import enemy_at
from ..rules.explore import fits
from ..rules.needs import untouched
from ..rules.rounds import next_loss
from ..rules.walking import in_the_way, reach
from ..rules.wishes import wish
from ..speech import tile_offers
from ..speech.quests import next_step
from ..state import moves
from ..state.board import NOWHERE, board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.distance import cost_to
from ..state.naming import hero_name
from ..state.quests import guardian
from ..state.state import Enemy, Exploring, Lock, State, called, drawn, most_health, searching, standing
from ..state.terrain import explorable, in_reach, lockable, shard_cells
from .quests import defends
from .rescue import dying_near
from .sensible import EXHAUSTING, Idea, can_enter, nearest, shard_tiles, wins

MANY_CALLED = 2
"""A door that calls so many enemies is not opened without a word."""


def says(state: State, idea: Idea, *, calm: bool) -> str:
    """Return what a bot player says that acts on an idea: where it is going, or why it goes nowhere. "" for what is told as
    it is done. ``calm``: whether it would open a door."""
    move = idea.move
    match idea.aim:
        case "to-a-shard" | "nearer" if found := bound(state, idea):
            what, _, place = found.partition(" ")
            return WORDS("says-makes-for", what=what, at=place, sought=state.scene)
        case "rescue" if isinstance(move, verbs.MoveTo):
            return WORDS("says-rescue", whom=_lost(state, _cell(move.to)))
        case "to-the-dying" if isinstance(move, verbs.MoveTo):
            return WORDS("says-to-the-dying", whom=_dying(state, _cell(move.to)))
        case "home":
            return WORDS("says-home", burden=state.scene)
        case "goal":
            return _goal(state)
        case "leave" | "stay" | "to-others" | "come":
            return WORDS(f"says-of-{idea.aim}")
        case "door" | "from-afar" | "to-a-door" if isinstance(move, moves.Explore | moves.Visit) and not calm:
            late = state.round >= EXHAUSTING - 1 and called(state) >= MANY_CALLED
            return WORDS("says-loud", foes=len(state.enemies)) if late else ""
        case "end" if wish(state)[0] == "hold":
            return WORDS("says-holds")
        case "end":
            return _waits(state, calm)
    return ""


def bound(state: State, idea: Idea) -> str:
    """Return what a bare walk leads nearer to, with its place: "shard E4", "cache P19", "door C"; "" for nothing."""
    move, turn = idea.move, state.turn
    at = state.heroes[turn.hero].at if turn is not None else None
    if at is None or not isinstance(move, verbs.MoveTo) or idea.aim not in ("to-a-shard", "nearer"):
        return ""
    map_, to = board(state.tiles), _cell(move.to)
    goals = dict.fromkeys(shard_cells(state), "shard")
    if idea.aim == "nearer":
        goals = dict.fromkeys(lockable(state), "cache") | dict.fromkeys(explorable(state), "door")
    near = [cell for cell in goals if map_.distance(to, cell) < map_.distance(at, cell)]
    goal = min(near, key=lambda cell: map_.distance(to, cell), default=None)
    if goal is None:
        return ""
    return f"{goals[goal]} {map_.letters[goal] if goals[goal] == 'door' else label(goal)}"


def _waits(state: State, calm: bool) -> str:
    """Return why a turn ends with a shard in reach, or with nothing done; "" where neither is so."""
    turn = state.turn
    assert turn is not None
    others = (nearest(state, tile, standing(state)) for tile in shard_tiles(state) if can_enter(state, tile))
    for index in others:
        if index != turn.hero:
            return WORDS("says-left", whom=hero_name(state, index))
    at, goals = state.heroes[turn.hero].at, (*shard_cells(state), *explorable(state))
    assert at is not None
    goal = min(goals, key=lambda cell: board(state.tiles).distance(at, cell), default=None)
    names = in_the_way(state, at, goal) if goal is not None else []
    beset = bool(names) or (searching(state) and not calm)
    return WORDS("says-waits", names=names) if untouched(turn) and beset else ""


def leaves(state: State, tile: str, people: Sequence[Seat]) -> str:
    """Return what a bot player says that leaves a shard to the one of the people who is nearest to its tile."""
    theirs = [index for index in standing(state) if state.heroes[index].seat in people]
    return WORDS("says-yours", last=wins(state), whom=hero_name(state, nearest(state, tile, theirs)))


def why(state: State, idea: Idea) -> str:
    """Return why an idea is worth acting on, in one short sentence for the player of that seat; the move's label
    stands before it."""
    move = idea.move
    match idea.aim:
        case "to-a-door" if isinstance(move, verbs.MoveTo):
            return _time(state, _door(state, move))
        case "door" | "from-afar" | "to-a-door":
            return _time(state)
        case "shard" if isinstance(move, verbs.MoveTo | moves.Visit):
            return WORDS("why-shard", sought=state.scene)
        case "to-a-shard" if isinstance(move, verbs.MoveTo):
            return WORDS("why-to-shard", sought=state.scene)
        case "strike" if isinstance(move, moves.Attack | moves.Finish):
            enemy = _struck(state, move)
            loud = bool(state.calls) and searching(state)
            return WORDS("why-strike", foe=enemy.chip, health=enemy.health, loud=loud)
        case "heal" if isinstance(move, moves.Heal):
            whom = _unit(state, move.target)
            return WORDS("why-heal", own=whom == _own_name(state), whom=whom, health=_lacking(state, move.target))
        case "revive" if isinstance(move, moves.Revive):
            return WORDS("why-revive", whom=_fallen(state, move.target))
        case "rescue" if isinstance(move, verbs.MoveTo):
            return WORDS("why-rescue", whom=_lost(state, _cell(move.to)))
        case "to-the-dying" if isinstance(move, verbs.MoveTo):
            return WORDS("why-to-the-dying", whom=_dying(state, _cell(move.to)), round=state.round + 1)
        case "relic" if isinstance(move, verbs.Use):
            return WORDS("why-relic")
        case "equip" if isinstance(move, verbs.Equip):
            return WORDS("why-equip", relic=move.item)
        case "to-a-fight" if isinstance(move, verbs.MoveTo | moves.Visit):
            return WORDS("why-to-fight", foe=_foe_from(state, move))
        case "class" if isinstance(move, verbs.Choose):
            known = content().adventurers[move.option]
            return WORDS("why-class", kind=move.option, knack=known.knack, health=known.health, stamina=known.stamina)
        case "bring" if isinstance(move, verbs.Choose):
            return WORDS("why-bring", relic=move.option, does=move.option)
        case "place" if isinstance(move, moves.Place):
            return WORDS("why-place", door=_cell(move.at) in explorable(state))
        case "lay" if isinstance(move, moves.Place):
            return _lay(state, move)
        case "lock" | "give-up":
            return _lock(state, move)
        case "home":
            return WORDS("why-home", burden=state.scene)
        case "goal":
            return next_step(state)
    return WORDS(f"why-of-{idea.aim}") if idea.aim in REASONS else _onwards(state, idea)


def helped(state: State, idea: Idea) -> str:
    """Return whom an idea helps, by name."""
    move = idea.move
    if isinstance(move, moves.Heal):
        return _unit(state, move.target)
    if isinstance(move, moves.Revive):
        return _fallen(state, move.target)
    assert isinstance(move, verbs.MoveTo)
    return _lost(state, _cell(move.to)) if idea.aim == "rescue" else _dying(state, _cell(move.to))


REASONS = ("cache", "clear", "dig", "tie", "leave", "stay", "to-others")
"""Aims for which the reason is the same at any time."""


def _cell(name: str) -> Hex:
    cell = unlabel(name)
    assert cell is not None
    return cell


def _door(state: State, move: Move) -> str:
    """Return the letter of the door that a move is for."""
    if isinstance(move, moves.Explore):
        return move.what
    assert isinstance(move, verbs.MoveTo | moves.Visit)
    return board(state.tiles).letters[_cell(move.to)]


def _onwards(state: State, idea: Idea) -> str:
    """Return why a turn ends as it does, and where it goes on from there: the nearest shard, else the nearest door."""
    index = state.turn.hero if state.turn is not None else 0
    map_, at = board(state.tiles), state.heroes[index].at
    if idea.aim == "end" and (waiting := _waiting_door(state)):
        calls, foes = odds.noise(state), state.enemies
        every = calls.least == calls.most
        number, foe = len(foes), foes[0].chip
        return WORDS("why-door-waits", door=waiting, called=calls.most, least=calls.least, all=every, foes=number, foe=foe)
    to = _cell(idea.move.to) if isinstance(idea.move, verbs.MoveTo) else at
    lying = shard_tiles(state) if not state.scene else []
    tiles = [tile for tile in lying if nearest(state, tile, standing(state)) == index] if explorable(state) else lying
    goals = [cell for cell, tile in map_.owner.items() if tile in tiles] or explorable(state)
    goal = min(goals, key=lambda cell: map_.distance(to, cell), default=None) if to is not None else None
    door = goal is not None and goal in map_.letters and not tiles
    ends = [] if goal is None else [goal] if door else [cell for cell in goals if map_.owner.get(cell) == map_.owner[goal]]
    steps = cost_to(state, to, ends) if to is not None and goal is not None else NOWHERE
    # What could be had this turn is left alone for a reason of its own.
    left = steps and state.turn is not None and to == at and goal in reach(state).now
    what = "none" if left or steps >= NOWHERE or goal is None else "door" if door else "shard"
    place = "" if goal is None else map_.letters[goal] if what == "door" else label(goal)
    return WORDS(
        "why-onwards",
        aim=idea.aim if idea.aim in ("safety", "nearer") else "end",
        what=what,
        at=place,
        steps=steps,
        sought=state.scene,
        loss=next_loss(state, index),
        round=state.round + 1,
    )


def _waiting_door(state: State) -> str:
    """Return the letter of the nearest door that could be explored this turn and would call enemies; "" for none."""
    turn, map_ = state.turn, board(state.tiles)
    assert turn is not None
    at = state.heroes[turn.hero].at
    if at is None or not odds.noise(state).most or not searching(state):
        return ""
    ways = reach(state)
    doors = [door for door in explorable(state) if door in ways.now or door in ways.second or (door == at and turn.door)]
    return map_.letters[min(doors, key=lambda door: map_.distance(at, door))] if doors else ""


def _goal(state: State) -> str:
    """Return what a bot player says that goes where a scenario wants it."""
    assert state.turn is not None
    if state.heroes[state.turn.hero].burdens:
        return WORDS("says-home", burden=state.scene)
    if defends(state):
        return WORDS("says-hold-gate")
    return WORDS("says-host") if guardian(state) is not None else WORDS("says-go")


def _time(state: State, door: str = "") -> str:
    """Return why now is the time to open a door, and that a walk leads to it where one is named."""
    left = max(0, state.required - drawn(state))
    if state.peeked and not content().cards[state.peeked].shards and left > 0:
        return WORDS("why-door-first", sought=state.scene)
    calls = odds.noise(state)
    most, least, every = calls.most, calls.least, calls.least == calls.most
    now = "short" if state.round >= EXHAUSTING - 1 else "else" if called(state) else "calm"
    if door:
        return WORDS("why-to-door", door=door, now=now, sought=state.scene, left=left, called=most, least=least, all=every)
    return WORDS("why-door", now=now, sought=state.scene, left=left, called=most, least=least, all=every)


def _struck(state: State, move: moves.Attack | moves.Finish) -> Enemy:
    enemy = enemy_at(state, _cell(move.target))
    assert enemy is not None
    return enemy


def _own_name(state: State) -> str:
    assert state.turn is not None
    return hero_name(state, state.turn.hero)


def _unit(state: State, target: str) -> str:
    """Return who of the party stands on a hex, by name."""
    at = unlabel(target)
    for index, hero in enumerate(state.heroes):
        if hero.at == at:
            return hero_name(state, index)
    assert state.friend is not None
    return content().companions[state.friend.kind].name


def _lacking(state: State, target: str) -> int:
    at = unlabel(target)
    for hero in state.heroes:
        if hero.at == at:
            return most_health(hero) - hero.health
    assert state.friend is not None
    return content().companions[state.friend.kind].health - state.friend.health


def _fallen(state: State, target: str) -> str:
    at = unlabel(target)
    return next(hero_name(state, index) for index, hero in enumerate(state.heroes) if hero.fell == at and hero.at is None)


def _lost(state: State, to: Hex) -> str:
    """Return who fell beside a hex."""
    near = [i for i, hero in enumerate(state.heroes) if hero.at is None and hero.fell and straight(to, hero.fell) <= 1]
    return hero_name(state, near[0])


def _dying(state: State, to: Hex) -> str:
    """Return who would be healed from a hex."""
    return hero_name(state, dying_near(state, to)[0])


def _foe_from(state: State, move: verbs.MoveTo | moves.Visit) -> str:
    """Return the chip of the enemy that a walk leads up to: of the weakest that would be reached from its hex."""
    assert state.turn is not None
    to = _cell(move.to)
    if (met := enemy_at(state, to)) is not None:
        return met.chip
    far = content().adventurers[state.heroes[state.turn.hero].kind].reach
    near = in_reach(state, to, far, [enemy.at for enemy in state.enemies])
    return min((enemy for enemy in state.enemies if enemy.at in near), key=lambda enemy: enemy.health).chip


def is_a_trade(state: State, move: moves.Place) -> bool:
    """Return whether a way to lay a tile leaves more doors, but enemies may start nearer: else labels say enough."""
    shard, doors, foes = _beside_others(state, move)
    return not shard and doors in ("most", "kept") and foes == "less"


def _lay(state: State, move: moves.Place) -> str:
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    shard, doors, foes = _beside_others(state, move)
    number = tile_offers.number(state, task, int(move.at) - 1)
    return WORDS("why-lay", way=number, shard=shard, sought=state.scene, doors=doors, foes=foes)


def _beside_others(state: State, move: moves.Place) -> tuple[bool, str, str]:
    """Return how a way to lay a tile stands beside the others: whether its shard lies nearest, how many doors it leaves,
    and how far off its enemies start."""
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    ways, way = fits(state, task), int(move.at) - 1
    doors = [len(fit.open) - len(tile_offers.shut(state, task, fit)) for fit in ways]
    foes = [tile_offers.foes(state, task, each) for each in range(len(ways))]
    steps = [tile_offers.to_shard(state, each)[0] for each in range(len(ways))]
    left = _beside(doors[way], doors) if searching(state) else "same"
    if left == "most" and len({len(fit.open) for fit in ways}) == 1:
        # The tile has as many doors whichever way it lies.
        left = "kept" if doors[way] == len(ways[way].open) else "same"
    return any(steps) and steps[way] == min(steps), left, _beside(foes[way], foes)


def _beside(number: int, all_: Sequence[int]) -> str:
    """Return how a number stands beside all of its kind: "most" where none is greater, "less", or "same" for all alike."""
    return "same" if min(all_) == max(all_) else "most" if number == max(all_) else "less"


def _lock(state: State, move: Move) -> str:
    task = state.agenda[0]
    assert isinstance(task, Lock)
    if isinstance(move, verbs.Roll | moves.Crack):
        return WORDS("why-roll", tries=task.tries)
    if isinstance(move, moves.Adjust | moves.Match):
        return WORDS("why-adjust")
    if isinstance(move, verbs.Use):
        return WORDS("why-relic-at-lock")
    return WORDS("why-give-up", trap=bool(task.tile))
