"""What cards, traps, shards and relics do, and tiles that are taken off the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.maps.hexes import Hex, label, reading_order

from ..state.board import NOWHERE, board, noted
from ..state.content import Effect, content
from ..state.quests import kept as held
from ..state.state import ENTRANCE, Entered, Removing, Settling, State, most_health, standing, standing_seats, top_card
from ..state.terrain import explorable, nearest_free
from .events import course, finds, units
from .progress import Delve

WORN = 2
"""How many relics an adventurer carries in play (SKY-G43)."""


def run_effect(delve: Delve, effect: Effect, hero: int, rule: str, spare: Sequence[str] = ()) -> None:
    """Carry out an effect for an adventurer, or for all that stand when it says "party".

    ``spare`` names tiles that a collapse may not take. Effects on an exploration (caches, spaces, points, near, whisk)
    belong to the exploration itself and do nothing here.
    """
    if effect.kind == "peek":
        _peek(delve, rule)
        return
    if effect.kind == "collapse":
        _collapse(delve, hero, spare)
        return
    for index in standing(delve.state) if effect.who == "party" else (hero,):
        if delve.hero(index).at is not None:
            _touch(delve, effect, index, rule)


def _touch(delve: Delve, effect: Effect, index: int, rule: str) -> None:
    name = delve.name(index)
    match effect.kind:
        case "heal":
            healed = delve.heal_hero(index, effect.amount)
            delve.tell(finds.Healed(name, healed), rules=(rule,))
        case "hurt":
            delve.tell(finds.Hurt(name, effect.amount), rules=(rule,))
            delve.hurt_hero(index, effect.amount)
        case "tire":
            before = delve.hero(index).fatigue
            delve.tire(index, effect.amount)
            delve.tell(finds.Tired(name, delve.hero(index).fatigue - before), rules=(rule,))
        case "rest":
            before = delve.hero(index).fatigue
            delve.tire(index, -effect.amount)
            delve.tell(finds.Rested(name, before - delve.hero(index).fatigue), rules=(rule,))
        case "relic":
            for _ in range(effect.amount):
                gain_relic(delve, index, effect.rank, rule)
        case "stamina" if delve.acting(index):
            turn = delve.state.turn
            assert turn is not None
            delve.turn(extra=turn.extra + effect.amount, left=None if turn.left is None else turn.left + effect.amount)
            delve.tell(finds.Quickened(name, effect.amount), rules=(rule,))
        case "dice" if delve.acting(index):
            turn = delve.state.turn
            assert turn is not None
            delve.turn(dice=turn.dice + effect.amount)
            delve.tell(finds.Emboldened(name, effect.amount), rules=(rule,))


def _peek(delve: Delve, rule: str) -> None:
    if delve.state.deck:
        top = top_card(delve.state, delve.state.deck)
        delve.change(peeked=top)
        card = content().cards[top]
        delve.tell(finds.Peeked(card.name, card.shape, card.shards, delve.state.scene), rules=(rule,))


def gain_relic(delve: Delve, index: int, rank: str, rule: str) -> None:
    """Give an adventurer the top relic of a deck: into play while there is room, otherwise into the pack (SKY-G43)."""
    decks = delve.state.relics
    deck = decks[rank]
    if not deck:
        known = content().relics
        spent = tuple(relic for relic in delve.state.used if known[relic].rank == rank)
        if not spent:
            delve.tell(finds.NoRelic(rank))
            return
        deck = delve.dice.shuffled(spent)
        delve.change(used=tuple(relic for relic in delve.state.used if known[relic].rank != rank))
    relic = deck[0]
    delve.change(relics={**decks, rank: deck[1:]})
    hero = delve.hero(index)
    if len(hero.worn) < WORN:
        delve.set_hero(index, worn=(*hero.worn, relic))
    else:
        delve.set_hero(index, pack=(*hero.pack, relic))
    packed = len(hero.worn) >= WORN
    delve.tell(finds.Relic(delve.name(index), relic, rank, packed), rules=(rule,))


def take_off(delve: Delve, index: int, relic: str) -> None:
    """Take a relic out of play; health above the new greatest health is lost with it."""
    hero = delve.hero(index)
    worn = list(hero.worn)
    worn.remove(relic)
    delve.set_hero(index, worn=tuple(worn))
    hero = delve.hero(index)
    delve.set_hero(index, health=min(hero.health, most_health(hero)))


def farthest_tile(state: State, at: Hex, tiles: Iterable[str]) -> str:
    """Return which of ``tiles`` lies farthest from a hex, the older of equals; "" when there is none."""
    map_ = board(state.tiles)
    steps = map_.distances(at) if at in map_.owner else {}
    found, most = "", -1
    for tile in tiles:
        nearest = min(steps.get(cell, NOWHERE) for cell in map_.cells(tile))
        if nearest > most:
            found, most = tile, nearest
    return found


def loose_tiles(state: State) -> tuple[str, ...]:
    """Return the tiles that may fall in, oldest first: not the entrance, and none with an adventurer (SKY-G54), none that a
    scenario holds in place (SKY-G90)."""
    under, kept = stood_on(state), (ENTRANCE, *held(state))
    return tuple(laid.tile for laid in state.tiles if laid.tile not in kept and laid.tile not in under)


def stood_on(state: State) -> frozenset[str]:
    """Return the tiles on which adventurers stand."""
    owner = board(state.tiles).owner
    return frozenset(owner[hero.at] for hero in state.heroes if hero.at is not None)


def falling_tile(state: State, index: int) -> str:
    """Return the tile that falls in when an adventurer digs, "" when none can (SKY-G55).

    It is the farthest of the loose ones without which the digger can walk to an explorable door. Nor may its fall cut any
    of the party off from the digger.
    """
    at = state.heroes[index].at
    assert at is not None
    return farthest_tile(state, at, (tile for tile in loose_tiles(state) if _opens_a_door(state, at, tile)))


def blocked_tile(state: State) -> str:
    """Return a tile with adventurers that would fall in when another digs if they had left it, "" when there is none.

    What it takes besides is as for `falling_tile` (SKY-G55).
    """
    under, fixed = stood_on(state), (ENTRANCE, *held(state))
    tiles = [laid.tile for laid in state.tiles if laid.tile in under and laid.tile not in fixed]
    diggers = [hero.at for hero in state.heroes if hero.at is not None]
    found = (farthest_tile(state, at, (tile for tile in tiles if _opens_a_door(state, at, tile))) for at in diggers)
    return next(filter(None, found), "")


def reopened(state: State, index: int, tile: str) -> tuple[Hex, ...]:
    """Return the doors that an adventurer can get to once a tile has fallen in."""
    left, at = board(state.tiles).without(tile), state.heroes[index].at
    return tuple(reading_order(door for door in left.open_doors if at is not None and door in left.distances(at)))


def _opens_a_door(state: State, at: Hex, tile: str) -> bool:
    """Return whether a door can be explored from a hex once a tile is gone, and no adventurer elsewhere is cut off."""
    map_ = board(state.tiles)
    if map_.owner[at] == tile:
        return False
    party = [hero.at for hero in state.heroes if hero.at is not None and hero.at in map_.distances(at)]
    left = map_.without(tile)
    ways = left.distances(at)
    beside = all(other in ways for other in party if map_.owner[other] != tile)
    return beside and any(door in ways for door in left.open_doors)


def _collapse(delve: Delve, hero: int, spare: Sequence[str]) -> None:
    at = delve.hero(hero).at or delve.hero(hero).fell
    assert at is not None
    tile = farthest_tile(delve.state, at, [tile for tile in loose_tiles(delve.state) if tile not in spare])
    if tile:
        remove_tile(delve, tile)
    else:
        delve.tell(course.Held())


def units_on(state: State, tile: str) -> tuple[Settling, ...]:
    """Return who stands on a tile, as tasks to move them off it."""
    owner = board(state.tiles).owner
    tasks = [
        Settling("hero", index, at, tile)
        for index in standing(state)
        if (at := state.heroes[index].at) is not None and owner[at] == tile
    ]
    tasks += [Settling("enemy", enemy.id, enemy.at, tile) for enemy in state.enemies if owner[enemy.at] == tile]
    friend = state.friend
    if friend is not None and friend.at is not None and owner[friend.at] == tile:
        tasks.append(Settling("friend", 0, friend.at, tile))
    return tuple(tasks)


def remove_tile(delve: Delve, tile: str) -> None:
    """Begin to take a tile off the map: first all units leave it, then it goes (SKY-G54). Never the entrance."""
    if tile == ENTRANCE:
        raise ValueError("the entrance stays")
    delve.push(*units_on(delve.state, tile), Removing(tile))


def finish_removing(delve: Delve, task: Removing) -> bool:
    """Take the tile away with its card and caches; it goes under its stack (SKY-G54)."""
    state = delve.state
    cells = delve.board.cells(task.tile)
    known = content().tiles[task.tile]
    shut = delve.board.open_doors
    delve.finish()
    delve.drop_card(task.tile)
    delve.change(
        caches=tuple(cache for cache in state.caches if cache.at not in cells),
        tiles=noted(delve.board.without(task.tile).tiles, delve.board),
        stacks={**state.stacks, known.shape: (*state.stacks[known.shape], task.tile)},
    )
    again = [label(door) for door in explorable(delve.state) if door not in shut]
    place = tuple(label(cell) for cell in cells)
    delve.tell(course.Collapsed(task.tile, place, tuple(again)))
    return True


def settling_options(state: State, task: Settling) -> tuple[Hex, ...]:
    """Return the hexes between which players choose for a unit; ``()`` where the referee decides (SKY-G32)."""
    if not settling_seats(state, task):
        return ()
    free = nearest_free(state, task.near, task.leaving)
    return free if len(free) > 1 else ()


def settling_seats(state: State, task: Settling) -> tuple[int, ...]:
    """Return who chooses the hex of a displaced unit: its own player, or for others the party where it decides ties."""
    if task.unit == "hero":
        return (state.heroes[task.number].seat,)
    return standing_seats(state) if state.ties == "party" else ()


def settle_if_one(delve: Delve, task: Settling) -> bool:
    """Put a unit where the referee decides, or where there is one hex alone; return ``False`` where players choose."""
    if settling_options(delve.state, task):
        return False
    free = nearest_free(delve.state, task.near, task.leaving)
    settle(delve, task, free[0] if free else None)
    return True


def settle(delve: Delve, task: Settling, at: Hex | None) -> None:
    """Put a unit on a hex; without any free hex it is defeated (SKY-G54). An adventurer enters it, being placed."""
    delve.finish()
    state = delve.state
    if task.unit == "hero":
        hero = state.heroes[task.number]
        if at is None:
            if hero.at is None:
                delve.set_hero(task.number, health=0)
            delve.hurt_hero(task.number, hero.health)
            return
        back = hero.at is None
        delve.set_hero(task.number, at=at, fell=None)
        name, place = delve.name(task.number), label(at)
        delve.tell(units.Returned(name, place) if back else units.Placed(name, place))
        enter_later(delve, task)
    elif task.unit == "enemy":
        enemy = delve.enemy(task.number)
        if enemy is None:
            return
        if at is None:
            delve.drop_enemy(task.number)
            delve.tell(units.EnemyBuried(enemy.chip))
            if enemy.pair < 0:
                delve.beaten()
        else:
            delve.set_enemy(task.number, at=at)
            delve.tell(units.EnemyShoved(enemy.chip, label(at)))
    elif state.friend is not None:
        if at is None:
            delve.hurt_friend(state.friend.health)
        else:
            delve.change(friend=replace(state.friend, at=at))
            delve.tell(units.CompanionMoved(content().companions[state.friend.kind].name, label(at)))


def enter_later(delve: Delve, task: Settling) -> None:
    """Let a placed adventurer enter its hex: at once, or after the tile that it left has gone."""
    agenda = delve.state.agenda
    entry = Entered(task.number)
    if not task.leaving:
        delve.change(agenda=(entry, *agenda))
        return
    for place, waiting in enumerate(agenda):
        if isinstance(waiting, Removing) and waiting.tile == task.leaving:
            delve.change(agenda=(*agenda[: place + 1], entry, *agenda[place + 1 :]))
            return
