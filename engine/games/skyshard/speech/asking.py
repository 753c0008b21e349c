"""What the referee asks, and where things stand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import count, listed, lower, upper
from engine.maps.hexes import label

from ..rules import awaiting, explore, rounds
from ..rules.effects import falling_tile
from ..rules.progress import MOST_FATIGUE
from ..rules.shifting import shifts
from ..rules.turns import untouched
from ..rules.walking import budget, may_move_again
from ..state import laying
from ..state.board import Fit, board
from ..state.content import content
from ..state.naming import hero_name, level, lower_companion, sought
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
    most_health,
    stamina,
    standing,
)
from ..state.terrain import explorable, sealed
from ..state.view import View
from .quests import next_step, progress
from .words import acts, class_line, knack


def ask(view: View) -> str:
    """Return what is wanted of whoever is awaited, after their name and a comma; "" once it is over."""
    state = view.state
    if state.phase == "over":
        return ""
    if state.phase == "classes":
        # Those that are taken too: nobody is asked anew because somebody has chosen.
        known = content().adventurers.values()
        return f"choose a class: {', '.join(f'{one.name} ({knack(one.id)})' for one in known)}."
    if state.phase == "relics":
        return "which relic do you bring from the last delve? The others stay at home."
    if state.phase == "places":
        if not standing(state) and len(state.names) > 1:
            return "whoever takes an entrance hex first goes first."
        if len(state.heroes) == len(state.names):
            return "take a hex of the entrance."
        waiting = next(hero.kind for hero in state.heroes if hero.at is None)
        return f"take a hex of the entrance for the {content().adventurers[waiting].name}."
    if state.agenda:
        return _ask_pending(state)
    turn = state.turn
    assert turn is not None
    kind = content().adventurers[state.heroes[turn.hero].kind].name
    who = f"as the {kind}: " if len(state.heroes) > len(state.names) else ""
    here = [words for words, chance in (("explore the door here", turn.door), ("open the cache", turn.lock)) if chance]
    first = f" {upper(listed(here))} now?" if here else ""
    shut = _shut(state, turn) if untouched(turn) and sealed(state) else ""
    return f"{who}{_opening(state, turn)}{first}{shut}{_elsewhere(state)}"


def _shut(state: State, turn: Turn) -> str:
    """Return what can be done on a map without doors (SKY-G55)."""
    tile = falling_tile(state, turn.hero)
    if not tile:
        return " No door is left, and nothing can fall in as you stand: step aside first."
    name = lower(content().tiles[tile].name)
    return f" No door is left: dig for your whole turn, and the {name} falls in and opens one."


def _elsewhere(state: State) -> str:
    """Return where what the newest exploration brought may be put instead: "You may put the cache at K17 instead."."""
    places: dict[str, list[str]] = {}
    for one in shifts(state):
        what = one.what(state)
        name = f"the {what} cache" if one.kind == "cache" else f"the {level(what)}"
        to = places.setdefault(name, [])
        if label(one.to) not in to:
            to.append(label(one.to))
    said = [f"{what} at {listed(to, 'or')}" for what, to in places.items()]
    return f" You may put {', '.join(said)} instead." if said else ""


def _opening(state: State, turn: Turn) -> str:
    """Return whose turn it is, and what is left of it: movement, fatigue."""
    hero = state.heroes[turn.hero]
    tired = f"fatigue {hero.fatigue}/{MOST_FATIGUE}" if hero.fatigue else ""
    if untouched(turn):
        first = state.round == 1 and turn.hero == 0 and len(state.tiles) == 1
        opening = "you are first." if first else "it's your turn."
        return f"{opening} {upper(tired)}." if tired else opening
    left = 0 if turn.explored else budget(turn, stamina(state, turn.hero))
    moving = f"{left} movement left" if left else "a second move left" if may_move_again(turn) else "no movement left"
    return f"{', '.join(filter(None, [moving, tired]))}."


def _ask_pending(state: State) -> str:
    task = state.agenda[0]
    match task:
        case Exploring(step="connect"):
            marks = ways_left(state, task)
            last = f"A-{marks.parts[-1].letter}" if isinstance(marks, laying.Split) else f"1-{len(marks)}"
            return f"{lower(question(state))} {last} on the map."
        case Lock():
            dice = " ".join(map(str, task.dice)) or "no dice"
            digits = " ".join(map(str, task.missing))
            rolls = f"{count(task.tries, 'roll')} left" if task.tries else "No roll left"
            return f"still wanted: {digits}. Your dice: {dice}. {rolls}."
        case _:
            cells = [label(cell) for cell in awaiting.open_choices(state)]
            marked = min(len(cells), awaiting.MOST_MARKED)
            return f"{lower(question(state))} {listed(cells, 'or')} (1-{marked} on the map)."


def ways_words(part: laying.Part, fits: Sequence[Fit]) -> str:
    """Return how many ways of a part are asked between, as everybody is told beside its letter."""
    left = laying.others(part, fits)
    return count(left, "way") if left else "the usual way"


def ways_left(state: State, task: Exploring, left: Sequence[int] = ()) -> laying.Split | tuple[int, ...]:
    """Return what is asked between the ways to lay a tile that are ``left`` (all of them, where none is named): first where
    it goes on, then the ways themselves."""
    ways = explore.fits(state, task)
    shown = tuple(way for way in left if 0 <= way < len(ways)) or tuple(range(len(ways)))
    return laying.split(ways, task.door, shown) or shown


def question(state: State, *, brief: bool = False, left: Sequence[int] = ()) -> str:
    """Return what the pending choice is about, as a whole question; "" when none is pending.

    ``brief`` leaves out where an enemy stands, for a title above a map that shows it. ``left`` are the ways to lay a tile
    that are asked between.
    """
    task = state.agenda[0] if state.agenda else None
    match task:
        case Exploring(step="connect"):
            shape, asked = content().tiles[task.tile].shape, ways_left(state, task, left)
            if not isinstance(asked, laying.Split):
                return f"How does the {shape} lie?" if left else f"Where does the {shape} go?"
            return f"How far does the {shape} reach?" if asked.about == "end" else f"Where shall its {asked.about} be?"
        case Exploring(step="caches"):
            return f"Where does the {task.caches[0]} cache lie?"
        case Exploring():
            return f"Where does the {level(task.chip)} stand?"
        case Settling(unit="hero"):
            return f"Where does {hero_name(state, task.number)} end up?"
        case Settling(unit="enemy"):
            moved = next(enemy for enemy in state.enemies if enemy.id == task.number)
            return f"Where does the {level(moved.chip)} end up?"
        case Settling() if state.friend is not None:
            return f"Where does {lower_companion(content().companions[state.friend.kind].name)} end up?"
        case Enemies(now=-1):
            return "Which of the equal enemies acts next?"
        case Enemies():
            enemy = next(enemy for enemy in state.enemies if enemy.id == task.now)
            who = level(enemy.chip) if brief else f"{level(enemy.chip)} at {label(enemy.at)}"
            return f"Whom does the {who} strike?" if task.gone else f"Where does the {who} go?"
        case _:
            return ""


def _in_danger(state: State, index: int) -> str:
    """Return what an adventurer has come to who is down, or has half their health or less; "" for others."""
    hero = state.heroes[index]
    if hero.fell is not None and hero.at is None:
        return f"{hero_name(state, index)} down"
    most = most_health(hero)
    return f"{hero_name(state, index)} {hero.health}/{most}" if 2 * hero.health <= most else ""


def status(view: View) -> str:
    """Return where things stand, in one line: of the adventurers, those in danger; all of them stand beside the map."""
    state = view.state
    if state.phase in ("classes", "relics", "places"):
        known = content().adventurers
        chosen = [f"{state.names[hero.seat]} ({known[hero.kind].name})" for hero in state.heroes if hero.kind]
        return f"Before the delve{': ' * bool(chosen)}{', '.join(chosen)}."
    line = f"Round {state.round}, {progress(state)}."
    if few := [words for index in range(len(state.heroes)) if (words := _in_danger(state, index))]:
        line += f" {', '.join(few)}."
    if state.retreating and state.phase == "delve":
        line += f" For retreat: {listed([state.names[seat] for seat in state.retreating])}."
    return " ".join(filter(None, (line, next_step(state))))


def sheet(view: View) -> str:
    """Return where things stand in full."""
    state = view.state
    lines = [f"**{status(view)}**"]
    if state.phase == "classes":
        classes = content().adventurers
        return "\n".join([*lines, *(f"{class_line(kind)}\n-# {classes[kind].text}" for kind in free_classes(state))])
    lines += [_row(state, index) for index in range(len(state.heroes))]
    friend = state.friend
    if friend is not None:
        known = content().companions[friend.kind]
        where = label(friend.at) if friend.at is not None else ("waiting outside" if friend.health else "down")
        lines.append(f"{known.name}: {friend.health}/{known.health}, {where}")
    doors = [f"{board(state.tiles).letters[door]} at {label(door)}" for door in explorable(state)]
    if state.phase == "delve":
        lines.append(f"Doors: {', '.join(doors) or 'none to explore'}.")
    if state.enemies:
        foes = [_foe(foe) for foe in state.enemies]
        lines.append(f"Enemies: {'; '.join(foes[:12])}{' and more' if len(foes) > 12 else ''}.")
    tiles = sum(len(stack) for stack in state.stacks.values())
    found = min(drawn(state), state.required)
    marks = upper(sought(state.scene, 2))
    lines.append(
        f"{marks} drawn {found} of {state.required}; {count(len(state.deck), 'card')} and {count(tiles, 'tile')} left."
    )
    if state.peeked:
        lines.append(f"The next card is {content().cards[state.peeked].name}.")
    calm = rounds.calm_rounds(state)
    lines.append(
        f"Exhaustion from round {calm + 1}." if state.round <= calm else "Exhaustion grows by 1 health every round."
    )
    return "\n".join(lines)


def _foe(foe: Enemy) -> str:
    """Return an enemy on the sheet: where it stands, what is left of it, how it acts."""
    how = acts(foe.chip)
    return f"{level(foe.chip)} at {label(foe.at)}, {foe.health}/{chip_of(foe).health}{', ' + how if how else ''}"


def _row(state: State, index: int) -> str:
    hero = state.heroes[index]
    known = content().adventurers[hero.kind]
    where = label(hero.at) if hero.at is not None else (f"down, fell at {label(hero.fell)}" if hero.fell else "waiting")
    name = hero_name(state, index)
    named = name if len(state.heroes) > len(state.names) else f"{name}, {known.name}"
    parts = [f"{named}: {hero.health}/{most_health(hero)}, {where}"]
    if hero.fatigue:
        parts.append(f"fatigue {hero.fatigue} of {MOST_FATIGUE}")
    if hero.exhaustion:
        parts.append(f"exhaustion {hero.exhaustion}")
    relics = content().relics
    if hero.worn:
        parts.append(
            f"{'relic' if len(hero.worn) == 1 else 'relics'} {listed([lower(relics[relic].name) for relic in hero.worn])}"
        )
    if hero.pack:
        parts.append(f"packed {listed([lower(relics[relic].name) for relic in hero.pack])}")
    return ", ".join(parts)
