"""What the referee asks, and where things stand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.desk import shortest
from engine.core.game import Seat
from engine.core.words import lower
from engine.maps.hexes import Hex, label, straight

from ..rules import awaiting, ending, explore, rounds, turns
from ..rules import odds as chances
from ..rules.effects import blocked_tile, falling_tile, reopened
from ..rules.hopeless import is_hopeless
from ..rules.legal import is_spent
from ..rules.needs import untouched
from ..rules.progress import MOST_FATIGUE
from ..rules.walking import budget, may_move, may_move_again, reach
from ..state import laying, paths
from ..state.board import board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import hero_name
from ..state.state import (
    Enemies,
    Enemy,
    Exploring,
    Lock,
    Settling,
    State,
    Turn,
    chip_of,
    drawn,
    free_classes,
    gained,
    keeps,
    most_health,
    stamina,
    standing,
)
from ..state.terrain import explorable, in_reach, lockable, rank_at, sealed
from ..state.view import View
from . import lock_offers, tile_offers
from .menace import danger, falls_next
from .quests import next_step, progress
from .words import acts, class_numbers, trap_does

MOST_QUESTION = 280
"""So many characters the question of a turn has at most, before it says as which class."""


def ask(view: View) -> str:
    """Return what is wanted of the awaited player, after their name and a comma; "" once it is over."""
    state = view.state
    if state.phase == "over":
        return ""
    together = view.seat is None and len(awaiting.awaited(state)) > 1
    if state.phase == "classes":
        return WORDS("ask-classes", together=together)
    if state.phase == "relics":
        return WORDS("ask-relics", together=together)
    if state.phase == "places":
        if not standing(state) and len(state.names) > 1:
            return WORDS("ask-first-place", together=together)
        if len(state.heroes) == len(state.names):
            return WORDS("ask-place")
        return WORDS("ask-place-for", kind=next(hero.kind for hero in state.heroes if hero.at is None))
    if state.agenda:
        return _ask_pending(state)
    turn = state.turn
    assert turn is not None
    asked = [
        _opening(state, turn),
        danger(state, turn),
        _at_cache(state, turn),
        _shut(state, turn) if untouched(turn) and sealed(state) else "",
        "" if _is_first(state, turn) else _behind(state, turn),
    ]
    # Where all of that is too long, what waits behind the next door is not told.
    text = shortest((" ".join(filter(None, said)) for said in (asked, asked[:-1])), MOST_QUESTION)
    if len(state.heroes) > len(state.names):
        return WORDS("as-class", kind=state.heroes[turn.hero].kind, asked=text)
    return text


def _is_first(state: State, turn: Turn) -> bool:
    """Return whether this is the first turn of a delve. A door is opened then in any case: what is behind is not told."""
    return state.round == 1 and turn.hero == 0 and len(state.tiles) == 1 and untouched(turn)


def _at_cache(state: State, turn: Turn) -> str:
    """Return that a cache or a lock that was left alone can be tried here by another entry only (SKY-G68)."""
    at = state.heroes[turn.hero].at
    if at is None or at not in lockable(state) or turn.lock or not may_move(turn):
        return ""
    return WORDS("ask-open", cache=locked(state, at))


def _shut(state: State, turn: Turn) -> str:
    """Return what can be done on a map without doors (SKY-G55)."""
    if tile := falling_tile(state, turn.hero):
        return WORDS("ask-dig", tile=tile, doors=[label(door) for door in reopened(state, turn.hero, tile)])
    blocked = blocked_tile(state)
    if not blocked:
        return WORDS("ask-nothing-falls")
    cells = board(state.tiles).cells(blocked)
    there = [index for index in standing(state) if state.heroes[index].at in cells]
    names = [hero_name(state, index) for index in there]
    return WORDS("ask-leave-tile", tile=blocked, who=names, yours=turn.hero in there)


SOON = 2
"""Once so few doors are left until one is sure to have a shard, the question says so (SKY-G106)."""


LEVELS = (1, 5, 10, 20)
"""The levels of enemies (SKY-G18)."""


def _behind(state: State, turn: Turn) -> str:
    """Return what may wait behind a door, where a turn begins with one in reach. What its noise calls stands on its
    button (see `choices`)."""
    if not explorable(state) or not untouched(turn) or far_door(state) is not None:
        return ""
    empty, chance = chances.next_shard(state)
    wait, levels, loud = state.due - state.dry, chances.behind(state), bool(chances.noise(state).most)
    return WORDS(
        "ask-behind",
        here=turn.door,
        sought=state.scene,
        shard="none" if not chance else "later" if empty else "sure" if chance >= 1 else "may",
        dry=0 if state.peeked else state.dry,
        wait=wait if 0 < wait <= SOON else 0,
        strongest=max((level for level in LEVELS if level <= levels), default=0),
        keeper=keeps(state) if chance and not empty else 0,
        loud=loud,
    ).strip()


def far_door(state: State) -> Hex | None:
    """Return the nearest door, where none can be explored this turn by an action or a move; ``None`` where one can."""
    turn, doors = state.turn, explorable(state)
    at = state.heroes[turn.hero].at if turn is not None else None
    if turn is None or at is None or not doors or turn.explored:
        return None
    ways = reach(state)
    if any(door in ways.now or door in ways.second or turns.refuse_explore(state, door) is None for door in doors):
        return None
    map_ = board(state.tiles)
    return min(doors, key=lambda cell: map_.distance(at, cell))


def door_beyond(state: State) -> Hex | None:
    """Return the nearest door that takes both moves of a turn, where none takes less; ``None`` where there is no such."""
    turn, doors = state.turn, explorable(state)
    if turn is None or not doors or turn.moves or turn.attacks or turn.explored or not may_move(turn):
        return None
    ways, most = reach(state), 2 * stamina(state, turn.hero) + turn.extra
    if any(door in ways.now or turns.refuse_explore(state, door) is None for door in doors):
        return None
    assert ways.start is not None
    far = paths.ways(ways.map, ways.blocked, ways.costs, ways.start, most)
    return min((door for door in doors if door in far), key=lambda door: far[door][0], default=None)


def locked(state: State, at: Hex) -> str:
    """Return what is opened on a hex: a cache, or what a scenario calls its locks."""
    return WORDS("fact-lock", lock=state.scene) if rank_at(state, at) == "lock" else WORDS("any-cache")


def _opening(state: State, turn: Turn) -> str:
    """Return whose turn it is, and what is left of it: movement; and why there is no attack at an enemy in reach."""
    fresh = stamina(state, turn.hero)
    if untouched(turn):
        first = _is_first(state, turn)
        every = 2 * fresh if state.round == 1 else 0
        far = content().adventurers[state.heroes[turn.hero].kind].reach if state.enemies else 1
        kind = state.heroes[turn.hero].kind
        return WORDS(
            "opening",
            first=first,
            kind=kind,
            numbers=class_numbers(kind),
            left=fresh,
            every=every,
            more=0,
            attack=True,
            begun=False,
            far=far,
        )
    left = 0 if turn.explored or len(reach(state).now) <= 1 else budget(turn, fresh)
    every = left + (fresh if may_move_again(turn) else 0)
    attack, at = every > left and bool(state.enemies), state.heroes[turn.hero].at
    hemmed = [] if left or turn.explored or not budget(turn, fresh) else standing(state)
    places = [(index, there) for index in hemmed if (there := state.heroes[index].at) is not None]
    beside = [index for index, there in places if at is not None and straight(there, at) == 1]
    tired = state.heroes[turn.hero].fatigue >= MOST_FATIGUE
    return WORDS(
        "opening-again",
        names=tuple([hero_name(state, index) for index in beside]),
        left=left,
        every=0 if beside else every,
        more=every - left,
        attack=attack,
        begun=turn.left is not None,
        far=1,
        fatigue=state.heroes[turn.hero].fatigue if tired and _strikes_again(state, turn) else 0,
    )


def _strikes_again(state: State, turn: Turn) -> bool:
    """Return whether an enemy is in reach that the acting adventurer could attack for fatigue (SKY-G25)."""
    hero = state.heroes[turn.hero]
    if hero.at is None or turn.moves > 1 or not turn.attacks:
        return False
    far = content().adventurers[hero.kind].reach
    return bool(in_reach(state, hero.at, far, [enemy.at for enemy in state.enemies]))


def _ask_pending(state: State) -> str:
    task = state.agenda[0]
    match task:
        case Exploring(step="connect"):
            return WORDS("ask-lay", question=lower(question(state)), ends=_ends_turn(state, task))
        case Lock():
            digits = [str(digit) for digit in task.missing]
            harm = trap_does(state, task.tile) if task.tile else ""
            return WORDS(
                "ask-lock",
                trap=bool(task.tile),
                harm=harm,
                digits=digits,
                key=task.key,
                tries=task.tries,
                hope=lock_offers.hope(state, task),
            )
        case _:
            cells = [label(cell) for cell in awaiting.open_choices(state)]
            marked = min(len(cells), awaiting.MOST_MARKED)
            return WORDS("ask-hex", question=lower(question(state)), cells=cells, marked=marked)


def _ends_turn(state: State, task: Exploring) -> bool:
    """Return whether a turn ends once the tile lies, whichever way: nothing is left to do, and no enemy of it may stand
    where it could still be attacked (SKY-G67)."""
    turn, hero = state.turn, state.heroes[task.hero]
    if turn is None or turn.hero != task.hero or hero.at is None or not is_spent(replace(state, agenda=state.agenda[1:])):
        return False
    far = content().adventurers[hero.kind].reach if turns.may_attack_from(state, hero.at) else 0
    near = tile_offers.nearest_foe(state, task)
    return not near or near > far


def ways_left(state: State, task: Exploring, left: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the ways to lay a tile that are asked between, of those ``left`` (all of them, where none is named)."""
    ways = explore.fits(state, task)
    shown = tuple(way for way in left if 0 <= way < len(ways)) or tuple(range(len(ways)))
    return laying.sheet(ways, task.door, shown, tile_offers.marks(state))


def question(state: State, *, brief: bool = False, left: Sequence[int] = ()) -> str:
    """Return what the pending choice is about, as a whole question; "" when none is pending.

    ``brief`` leaves out where an enemy stands, for a title above a map that shows it. ``left`` are the ways to lay a tile
    that are asked between.
    """
    task = state.agenda[0] if state.agenda else None
    match task:
        case Exploring(step="connect"):
            shard = bool(content().cards[task.card].shards)
            return WORDS(
                "question-lay", shape=content().tiles[task.tile].shape, others=bool(left), shard=shard, mark=state.scene
            )
        case Exploring(step="caches"):
            return WORDS("question-cache", rank=task.caches[0])
        case Exploring():
            return WORDS("question-enemy", foe=task.chip)
        case Settling(unit="hero"):
            return WORDS("question-settle", whom=hero_name(state, task.number))
        case Settling(unit="enemy"):
            moved = next(enemy for enemy in state.enemies if enemy.id == task.number)
            return WORDS("question-settle-enemy", foe=moved.chip)
        case Settling() if state.friend is not None:
            return WORDS("question-settle", whom=content().companions[state.friend.kind].name)
        case Enemies(now=-1):
            return WORDS("question-equal")
        case Enemies():
            enemy = next(enemy for enemy in state.enemies if enemy.id == task.now)
            at = "none" if brief else label(enemy.at)
            return WORDS("question-strike" if task.gone else "question-walk", foe=enemy.chip, at=at)
        case _:
            return ""


def _down(state: State, index: int) -> str:
    """Return where an adventurer is down; "" for others."""
    hero, who = state.heroes[index], hero_name(state, index)
    if hero.fell is None or hero.at is not None:
        return ""
    first = not any(other.fell is not None and other.at is None for other in state.heroes[:index])
    can_rise = first and state.phase == "delve"
    return WORDS("is-down", who=who, at=label(hero.fell), mender=_mender(state) if can_rise else "none")


def _mender(state: State) -> str:
    """Return who of those that stand could bring the fallen back (SKY-G49); "none" for no one."""
    able = (index for index in standing(state) if content().adventurers[state.heroes[index].kind].trick == "heal")
    return next((hero_name(state, index) for index in able), "none")


NEAR_THE_END = (2, 3)
"""With so many rounds left the status says so."""


MOST_STATUS = 300
"""So many characters a status has at most."""


def status(view: View) -> str:
    """Return where things stand, in one line: how far the goal is, the gravest warning, who is down. The others stand
    beside the map."""
    state = view.state
    if state.phase in ("classes", "relics", "places"):
        heroes = [hero for hero in state.heroes if hero.kind]
        chosen = [WORDS("chosen-class", who=state.names[hero.seat], kind=hero.kind) for hero in heroes]
        return WORDS("status-before", chosen=chosen)
    line = [WORDS("status", round=state.round, progress=progress(state)), _warning(state)]
    few = [words for index in range(len(state.heroes)) if (words := _down(state, index))]
    after = []
    if state.retreating and state.phase == "delve":
        after.append(WORDS("status-retreating", names=tuple([state.names[seat] for seat in state.retreating])))
    # Where all of that is too long, the first of those who are down are left to the picture.
    told = few if state.result != "lost" else []
    every = (
        [WORDS("status-danger", heroes=told[left_out:])] if told[left_out:] else [] for left_out in range(len(told) + 1)
    )
    return shortest((" ".join(filter(None, (*line, *danger, *after))) for danger in every), MOST_STATUS)


def _warning(state: State) -> str:
    """Return the gravest of what threatens the party: that it can hardly win, who falls to the next exhaustion, how few
    rounds are left, or what exhaustion will take from now on."""
    if state.phase != "delve":
        return ""
    if is_hopeless(state):
        return WORDS("status-too-far")
    if falls := [hero_name(state, index) for index in range(len(state.heroes)) if falls_next(state, index)]:
        last = state.objective == "survey" and rounds.is_last(state) and state.required - gained(state) == 1
        return WORDS("status-falls", names=falls, round=state.round + 1, last=last)
    left, more = rounds.rounds_left(state) if state.objective == "survey" else 0, state.required - gained(state)
    if left in NEAR_THE_END and more:
        return WORDS("status-left", left=left, more=more)
    losses = {rounds.next_loss(state, index) for index in standing(state)}
    loss = max(losses, default=0)
    # Later the picture warns of it.
    return (
        WORDS("status-loss", loss=loss, same=len(losses) == 1) if loss and state.round == rounds.calm_rounds(state) else ""
    )


def within_turn(view: View) -> bool:
    """Return whether a view stands within a turn, or is over: a post does not tell the status there. As a turn begins it
    tells what threatens the party, or who is down: the picture shows the round and the shards. Once the party only has to
    stand as the round ends, each post says so."""
    state, turn = view.state, view.state.turn
    task = state.agenda[0] if state.agenda else None
    begins = turn is not None and untouched(turn) and not turn.asked and not turn.extra
    tells = begins and (
        bool(state.scene or state.retreating or _warning(state)) or len(standing(state)) < len(state.heroes)
    )
    tells = tells or (turn is not None and ending.wins(state))
    return state.phase == "over" or isinstance(task, Exploring | Lock) or (turn is not None and not task and not tells)


def sheet(view: View) -> str:
    """Return where things stand in full."""
    state = view.state
    lines = [" ".join(filter(None, [f"**{status(view)}**", next_step(state)]))]
    if state.phase == "classes":
        for kind in free_classes(state):
            lines.append(WORDS("sheet-class", kind=kind, numbers=class_numbers(kind)))
            lines.append(WORDS("sheet-lore", text=content().adventurers[kind].text))
        return "\n".join(lines)
    lines += [_row(state, index) for index in range(len(state.heroes))]
    friend = state.friend
    if friend is not None:
        known = content().companions[friend.kind]
        where, at = ("here", label(friend.at)) if friend.at is not None else ("outside" if friend.health else "down", "")
        numbers = WORDS("sheet-companion", who=known.name, health=friend.health, most=known.health, where=where, at=at)
        lines.append(numbers)
    if state.phase == "delve":
        letters = board(state.tiles).letters
        doors = [WORDS("door-at", door=letters[door], at=label(door)) for door in explorable(state)]
        lines.append(WORDS("sheet-doors", doors=doors))
    if state.enemies:
        foes = [_foe(foe) for foe in state.enemies]
        lines.append(WORDS("sheet-enemies", enemies=foes[:12], more=len(foes) > 12))
    lines.append(
        WORDS(
            "sheet-supply",
            sought=state.scene,
            found=min(drawn(state), state.required),
            required=state.required,
            cards=len(state.deck),
            tiles=sum(len(stack) for stack in state.stacks.values()),
        )
    )
    if state.peeked:
        lines.append(WORDS("sheet-peeked", card=content().cards[state.peeked].name))
    calm = rounds.calm_rounds(state)
    lines.append(WORDS("sheet-exhaustion", calm=state.round <= calm, last=calm))
    return "\n".join(lines)


def _foe(foe: Enemy) -> str:
    """Return an enemy on the sheet: where it stands, what is left of it, how it acts."""
    chip, at = chip_of(foe), label(foe.at)
    if how := acts(chip):
        return WORDS("sheet-enemy-acts", foe=foe.chip, at=at, health=foe.health, most=chip.health, how=how)
    return WORDS("sheet-enemy", foe=foe.chip, at=at, health=foe.health, most=chip.health)


def in_short(view: View, seat: Seat) -> str:
    """Return what matters of a seat's adventurers to a player who would play on as them: class and health."""
    own = [hero for hero in view.state.heroes if hero.seat == seat]
    return ", ".join(WORDS("hero-in-short", kind=hero.kind, health=hero.health, most=most_health(hero)) for hero in own)


def _row(state: State, index: int) -> str:
    hero = state.heroes[index]
    cell = hero.at if hero.at is not None else hero.fell
    parts = [
        WORDS(
            "sheet-adventurer",
            named=len(state.heroes) > len(state.names),
            who=hero_name(state, index),
            kind=hero.kind,
            health=hero.health,
            most=most_health(hero),
            where="here" if hero.at is not None else "fell" if hero.fell is not None else "waiting",
            at=label(cell) if cell is not None else "",
        )
    ]
    if hero.fatigue:
        parts.append(WORDS("hero-fatigue", fatigue=hero.fatigue, most=MOST_FATIGUE))
    if hero.exhaustion:
        parts.append(WORDS("hero-exhaustion", exhaustion=hero.exhaustion))
    if hero.worn:
        parts.append(WORDS("hero-relics", facts=[WORDS("hero-relic", relic=relic, does=relic) for relic in hero.worn]))
    if hero.pack:
        parts.append(WORDS("hero-packed", relics=hero.pack))
    return ", ".join(parts)
