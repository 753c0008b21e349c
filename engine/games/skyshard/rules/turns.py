"""An adventurer's turn: what may be done in it, and why not (SKY-G25)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.needs import Action, ArgumentNeeds, first_unmet, never
from engine.maps.hexes import Hex, label, straight, unlabel

from ..state.board import NOWHERE, board
from ..state.catalogue import refused
from ..state.content import DAMAGE, content
from ..state.moves import Dig, Heal, Open, Revive
from ..state.naming import hero_name
from ..state.quests import guard_of
from ..state.state import (
    Settling,
    State,
    actor,
    chip_of,
    lasting,
    most_health,
    searching,
    shut,
    stamina,
    standing,
)
from ..state.terrain import explorable, in_reach, lockable, winded
from . import explore as exploring
from . import quests
from .effects import falling_tile, remove_tile
from .enemies import enemy_at
from .events import course, units
from .locks import open_cache
from .needs import EXPLORABLE, NOT_EXPLORED, NOT_MOVED_TWICE, ON_MAP, RESTED, is_mender, need, untouched
from .progress import MOST_FATIGUE, Delve
from .walking import chances, in_the_way, reach, walk

ENOUGH = MOST_FATIGUE - 1
"""An adventurer that attacks until an enemy is down stops with so much fatigue (SKY-G101)."""
HEALED = 2
REVIVED = 3
"""Health that a Mender gives: to a unit in reach (SKY-G21), to an adventurer brought back (SKY-G49)."""


def refuse_explore(state: State, door: Hex) -> IllegalMove | None:
    """Return what speaks against the acting adventurer exploring ``door``, ``None`` when nothing does.

    By the chance of standing there, or else by an explore action (SKY-005, SKY-012): for that the door has to be
    explorable now (SKY-015), in sight (SKY-016), and, measured over the map, within the movement range (SKY-017, SKY-018).
    It may be occupied, or one's own (SKY-G28).
    """
    map_ = board(state.tiles)
    turn, _, at = actor(state)
    name = label(door)
    if door not in map_.owner:
        return refused("door-off-map", "SKY-002", at=name)
    if door not in map_.door_owner:
        return refused("no-door-there", "SKY-002", at=name)
    if door not in explorable(state):
        if map_.explored(door):
            return refused("door-explored", "SKY-022", at=name)
        if not map_.edge(door):
            return refused("door-without-space", "SKY-021", at=name)
        return first_unmet(EXPLORABLE, state)
    if door == at and turn.door:
        return None
    letter = map_.letters[door]
    if turn.explored:
        return refused("explored-this-turn", "SKY-G25")
    if turn.moves:
        return refused("moved-before-exploring", "SKY-G25", here=door == at)
    if not map_.sees(at, door):
        return refused("door-unseen", "SKY-016", door=letter)
    steps, far = map_.distance(at, door), stamina(state, turn.hero)
    if steps > far:
        return refused("door-too-far", "SKY-018", door=letter, path=steps < NOWHERE, steps=steps, stamina=far)
    return None


def door_cell(state: State, text: str) -> Hex:
    """Return the cell that a letter or a label means; `IllegalMove` when it is neither."""
    map_ = board(state.tiles)
    if text in map_.lettered:
        return map_.lettered[text]
    cell = unlabel(text)
    if cell is None:
        doors = [map_.letters[door] for door in explorable(state)]
        raise refused("no-such-door", "SKY-002", text=text[:20], doors=doors)
    return cell


def target_cell(state: State, text: str) -> Hex:
    """Return the map cell of a label; `IllegalMove` when the map has none."""
    cell = board(state.tiles).cell(text)
    if cell is None:
        raise refused("no-such-hex", "SKY-G31", text=text[:20])
    return cell


def refuse_move(state: State, to: Hex) -> IllegalMove | None:
    """Return what speaks against walking to a cell, ``None`` when nothing does."""
    turn, _, at = actor(state)
    if to == at:
        return refused("there-already", "SKY-G25")
    ways = reach(state)
    if to in ways.now or to in ways.second:
        return None
    if not NOT_EXPLORED.met(state):
        return NOT_EXPLORED.refusal(state)
    if to in ways.blocked:
        return refused("hex-taken", "SKY-G32", at=label(to), who=_friend_on(state, to))
    if turn.attacks and turn.left is None and turn.moves:
        return refused("no-second-move", "SKY-G25")
    far = max(ways.left, ways.fresh)
    if not far:
        return refused("no-movement-left", "SKY-G25")
    return refused("out-of-movement", "SKY-G25", at=label(to), movement=far, names=in_the_way(state, at, to))


def _friend_on(state: State, cell: Hex) -> str:
    """Return who of the party stands on a hex, by name; "none" for no one."""
    if state.friend is not None and state.friend.at == cell:
        return content().companions[state.friend.kind].name
    return next((hero_name(state, index) for index in standing(state) if state.heroes[index].at == cell), "none")


def refuse_attack(state: State, to: Hex) -> IllegalMove | None:
    """Return what speaks against attacking a cell, ``None`` when nothing does (SKY-G25, SKY-G48)."""
    _, hero, at = actor(state)
    if enemy_at(state, to) is None:
        return refused("no-enemy-there", "SKY-G48", at=label(to))
    if (found := first_unmet((NOT_MOVED_TWICE, RESTED), state)) is not None:
        return found
    far = content().adventurers[hero.kind].reach
    if not in_reach(state, at, far, [to]):
        map_ = board(state.tiles)
        if not map_.sees(at, to):
            return refused("hex-unseen", "SKY-G29", at=label(to))
        steps = map_.distance(at, to)
        if steps > far:
            return refused("out-of-reach", "SKY-G48", at=label(to), steps=steps, reach=far)
        return refused("murk", "SKY-G46")
    return None


def may_attack_from(state: State, to: Hex) -> bool:
    """Return whether the acting adventurer may attack after a walk to a hex: a second move leaves no attack (SKY-G25)."""
    turn, _, at = actor(state)
    begins = to != at and (turn.left is None or to not in reach(state).now)
    return turn.moves + begins <= 1 and RESTED.met(state)


def _heal_targets(state: State) -> tuple[str, ...]:
    """Return where the acting Mender could heal a unit, in turn order, the companion last (SKY-G21)."""
    _, hero, at = actor(state)
    close, far = board(state.tiles).close(at), content().adventurers[hero.kind].reach
    hurt = [other.at for other in state.heroes if other.at is not None and other.health < most_health(other)]
    friend = state.friend
    if friend is not None and friend.at is not None and friend.health < content().companions[friend.kind].health:
        hurt.append(friend.at)
    return tuple([label(cell) for cell in hurt if cell in close and close[cell] <= far])


HEAL = Action(
    Heal,
    (
        need("only-menders-heal", "SKY-G21", is_mender),
        need("healed-this-turn", "SKY-G21", lambda state: not actor(state)[0].healed),
    ),
    (
        ArgumentNeeds(
            "target",
            _heal_targets,
            (ON_MAP, need("nobody-to-heal-there", "SKY-G21", never, at=lambda state, to: to)),
            (
                need(
                    "nobody-to-heal",
                    "SKY-G21",
                    never,
                    reach=lambda state: content().adventurers[actor(state)[1].kind].reach,
                ),
            ),
        ),
    ),
)
"""A Mender heals a unit in reach, once per turn (SKY-G21)."""


def _fallen_beside(state: State) -> tuple[str, ...]:
    """Return the hexes beside the acting adventurer where others fell."""
    at = actor(state)[2]
    fell = [other.fell for other in state.heroes if other.fell is not None and other.at is None]
    return tuple([label(cell) for cell in dict.fromkeys(fell) if straight(at, cell) <= 1])


REVIVE = Action(
    Revive,
    (
        need("only-menders-revive", "SKY-G49", is_mender),
        need("turn-begun-before-reviving", "SKY-G49", lambda state: untouched(actor(state)[0])),
    ),
    (
        ArgumentNeeds(
            "target",
            _fallen_beside,
            (need("nobody-fell-there", "SKY-G49", never, text=lambda state, to: to[:20]),),
            (need("nobody-to-revive", "SKY-G49", never),),
        ),
    ),
)
"""A Mender spends the whole turn to bring a fallen adventurer back (SKY-G49)."""

DIG = Action(
    Dig,
    (
        need("all-drawn", "SKY-G55", searching, mark=lambda state: state.scene),
        need(
            "doors-left",
            "SKY-G55",
            lambda state: not explorable(state),
            doors=lambda state: [board(state.tiles).letters[door] for door in explorable(state)],
        ),
        EXPLORABLE[0],
        need("turn-begun", "SKY-G55", lambda state: untouched(actor(state)[0])),
        need("nothing-can-fall", "SKY-G55", lambda state: bool(falling_tile(state, actor(state)[0].hero))),
    ),
)
"""On a sealed map a whole turn brings a tile down (SKY-G55)."""


def _may_try(state: State) -> bool:
    return actor(state)[0].lock


OPEN = Action(
    Open,
    (
        need("lock-out-of-order", "SKY-G94", lambda state: _may_try(state) or actor(state)[2] not in shut(state)),
        need(
            "cache-chance-passed",
            "SKY-G42",
            lambda state: _may_try(state) or all(cache.at != actor(state)[2] for cache in state.caches),
        ),
        need("no-cache-here", "SKY-G42", _may_try),
    ),
)
"""The lock of the cache just entered is tried (SKY-G42). A cache that was left alone stays for a later entry (SKY-G68)."""


def explore(delve: Delve, text: str) -> None:
    """Explore a door: by the one chance of standing in it, or by the explore action (SKY-012, SKY-014).

    Either is spent before the card is drawn, whatever comes of it (SKY-G26, SKY-G27): after a failure the chance is back
    only with another entry (SKY-040, SKY-041, SKY-058). What is left of a move stays open after the chance (SKY-011).
    """
    state = delve.state
    door = door_cell(state, text)
    heed(refuse_explore(state, door))
    turn, _, at = actor(state)
    if door == at and turn.door:
        delve.turn(door=False)
        exploring.begin(delve, turn.hero, door, "SKY-012")
    else:
        delve.turn(explored=True, left=None, door=False, lock=False)
        exploring.begin(delve, turn.hero, door, "SKY-014")


def move(delve: Delve, text: str) -> None:
    """Walk to a hex."""
    to = target_cell(delve.state, text)
    heed(refuse_move(delve.state, to))
    walk(delve, to)


def sights(state: State) -> Iterator[Hex]:
    """Yield the hexes to walk to for the sake of a door or a cache there (SKY-012, SKY-G42).

    Those on a tile with a live trap are left out, as that comes first.
    """
    ways = reach(state)
    doors, caches = explorable(state), lockable(state)
    for cell in chain(islice(ways.now, 1, None), ways.second):
        if (cell in doors or cell in caches) and not ways.forced.get(ways.map.owner[cell]):
            yield cell


def charges(state: State) -> dict[Hex, Hex]:
    """Return the enemies that can be walked up to and attacked this turn, each with the hex to walk to (SKY-G101).

    There are some only where none is in reach yet; the walk is no longer than needed. It ends neither at a door or a
    cache, whose chance the blow would forgo, nor on a tile with a live trap.
    """
    _, hero, at = actor(state)
    if not state.enemies or not NOT_MOVED_TWICE.met(state) or not RESTED.met(state):
        return {}
    foes, far = [enemy.at for enemy in state.enemies], content().adventurers[hero.kind].reach
    ways = reach(state)
    if len(ways.now) == 1 or in_reach(state, at, far, foes):
        return {}
    found: dict[Hex, Hex] = {}
    for foe in foes:
        near = [cell for cell, steps in ways.map.close(foe).items() if steps <= far and cell in ways.now]
        for cell in sorted(near, key=lambda cell: ways.now[cell][0]):
            trapped = ways.forced.get(ways.map.owner[cell])
            if not trapped and in_reach(state, cell, far, [foe]) and not any(chances(state, cell)):
                found[foe] = cell
                break
    return found


def refuse_visit(state: State, to: Hex) -> IllegalMove | None:
    """Return what speaks against walking to a cell for the sake of what is there, ``None`` when nothing does."""
    if enemy_at(state, to) is not None:
        if to in charges(state):
            return None
        if refuse_attack(state, to) is None:
            return refused("enemy-in-reach", "SKY-G101", at=label(to))
        return _refuse_charge(state, to)
    found = refuse_move(state, to)
    if found is not None or to in sights(state):
        return found
    if to in explorable(state) or to in lockable(state):
        return refused("trap-first", "SKY-G44", at=label(to))
    return refused("nothing-to-visit", "SKY-012", at=label(to))


def _refuse_charge(state: State, to: Hex) -> IllegalMove:
    """Return why no walk up to an enemy that is out of reach ends with an attack on it (SKY-G101)."""
    _, hero, at = actor(state)
    if (found := first_unmet((NOT_MOVED_TWICE, RESTED), state)) is not None:
        return found
    if in_reach(state, at, content().adventurers[hero.kind].reach, [enemy.at for enemy in state.enemies]):
        return refused("other-enemy-in-reach", "SKY-G101")
    left = reach(state).left
    if not NOT_EXPLORED.met(state):
        return NOT_EXPLORED.refusal(state)
    if not left:
        return refused("no-movement-to-attack", "SKY-G25")
    return refused("no-hex-to-attack-from", "SKY-G101", movement=left, at=label(to))


def visit(delve: Delve, text: str) -> None:
    """Walk to a hex, and take the chance that entering it brings: its door, or else the first roll at its cache (SKY-012,
    SKY-G42, SKY-G101). To an enemy it is a walk until that is in reach, and blows till it falls.

    Where something comes between (a trap on the way), it is a walk and no more.
    """
    to = target_cell(delve.state, text)
    heed(refuse_visit(delve.state, to))
    foe = enemy_at(delve.state, to)
    stop = to if foe is None else charges(delve.state)[to]
    walk(delve, stop)
    turn = delve.state.turn
    if turn is None or delve.state.agenda or delve.hero(turn.hero).at != stop:
        return
    if foe is not None:
        if refuse_attack(delve.state, to) is None:
            (finish if goes_on(delve.state) else attack)(delve, text)
    elif turn.door:
        explore(delve, delve.board.letters[to])
    elif turn.lock:
        open_lock(delve)


def open_lock(delve: Delve) -> None:
    """Try the cache that was just entered, with one roll (SKY-G42)."""
    heed(OPEN.refuse_all(delve.state))
    turn, _, _ = actor(delve.state)
    delve.turn(lock=False)
    open_cache(delve, turn.hero)


def attack_dice(state: State, at: Hex) -> int:
    """Return how many dice the acting adventurer's next attack has from a hex (SKY-G25, SKY-G83)."""
    turn, hero, _ = actor(state)
    return content().adventurers[hero.kind].dice + lasting(hero, "dice") + turn.dice - winded(state, at)


def attack(delve: Delve, text: str) -> None:
    """Attack the enemy on a hex; every attack after the first costs 1 fatigue (SKY-G25, SKY-G48)."""
    state = delve.state
    to = target_cell(state, text)
    heed(refuse_attack(state, to))
    turn, _, at = actor(state)
    enemy = enemy_at(state, to)
    assert enemy is not None
    if turn.attacks:
        delve.tire(turn.hero, 1)
    count = attack_dice(state, at)
    delve.turn(attacks=turn.attacks + 1, left=None, dice=0, door=False, lock=False)
    chip = chip_of(enemy)
    dice, dealt = delve.battle(count)
    guard = guard_of(state, enemy, blows=turn.attacks)
    damage = max(0, dealt - guard)
    more = lasting(delve.hero(turn.hero), "dice")
    added = min(damage, sum(DAMAGE[shown] for shown in dice[len(dice) - more :]))
    fell = delve.hurt_enemy(enemy.id, damage)
    delve.tell(
        units.Struck(
            who=delve.name(turn.hero),
            chip=chip.id,
            at=label(to),
            dice=dice,
            damage=damage,
            guard=guard,
            fell=fell,
            left=0 if fell else enemy.health - damage,
            tired=bool(turn.attacks),
            relic=next(worn for worn in delve.hero(turn.hero).worn if content().relics[worn].bonus == "dice")
            if added
            else "",
            added=added,
        )
    )
    quests.after_blow(delve, enemy)


def goes_on(state: State) -> bool:
    """Return whether the next attack may be followed by another before the acting adventurer has enough (SKY-G101)."""
    turn, hero, _ = actor(state)
    return hero.fatigue + bool(turn.attacks) < ENOUGH


def refuse_finish(state: State, to: Hex) -> IllegalMove | None:
    """Return what speaks against attacking a cell until its enemy is down, ``None`` when nothing does."""
    found = refuse_attack(state, to)
    if found is not None or goes_on(state):
        return found
    return refused("one-blow-only", "SKY-G101", number=ENOUGH)


def finish(delve: Delve, text: str) -> None:
    """Attack the enemy on a hex until it is down, or is another one, or the adventurer has enough (SKY-G101)."""
    to = target_cell(delve.state, text)
    heed(refuse_finish(delve.state, to))
    first = enemy_at(delve.state, to)
    assert first is not None
    attack(delve, text)
    while not delve.state.agenda and actor(delve.state)[1].fatigue < ENOUGH:
        left = enemy_at(delve.state, to)
        if left is None or (left.id, left.chip) != (first.id, first.chip):
            return
        attack(delve, text)


def heal(delve: Delve, text: str) -> None:
    """Heal 2 health of a unit in reach (SKY-G21)."""
    state = delve.state
    heed(HEAL.refuse(state, Heal(text)))
    turn, _, _ = actor(state)
    to = target_cell(state, text)
    delve.turn(healed=True, door=False, lock=False)
    index = next((index for index in standing(state) if state.heroes[index].at == to), None)
    if index is not None:
        healed = delve.heal_hero(index, HEALED)
        delve.tell(units.Mended(delve.name(turn.hero), delve.name(index), healed))
        return
    healed = delve.heal_friend(HEALED)
    assert state.friend is not None
    whom = content().companions[state.friend.kind].name
    delve.tell(units.Mended(delve.name(turn.hero), whom, healed))


def revive(delve: Delve, text: str) -> None:
    """Spend the whole turn to bring a fallen adventurer back with 3 health (SKY-G49)."""
    state = delve.state
    heed(REVIVE.refuse(state, Revive(text)))
    turn, _, _ = actor(state)
    to = unlabel(text)
    assert to is not None
    index = next(i for i, other in enumerate(state.heroes) if other.fell == to and other.at is None)
    delve.tell(units.Revives(delve.name(turn.hero), delve.name(index)))
    delve.turn(over=True, door=False, lock=False)
    delve.set_hero(index, health=REVIVED)
    delve.push(Settling("hero", index, to))


def dig(delve: Delve) -> None:
    """Spend the whole turn on a sealed map to bring a tile down, so that a door opens again (SKY-G55)."""
    heed(DIG.refuse_all(delve.state))
    turn, _, _ = actor(delve.state)
    delve.tell(course.Dug(delve.name(turn.hero)))
    delve.turn(over=True, door=False, lock=False)
    remove_tile(delve, falling_tile(delve.state, turn.hero))
