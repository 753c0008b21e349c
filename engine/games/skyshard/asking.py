"""What the referee asks, and where things stand."""

from __future__ import annotations

from engine.maps.hexes import label

from . import explore, rounds
from .board import board
from .content import content
from .delve import MOST_FATIGUE
from .state import Enemies, Exploring, Lock, Settling, State, drawn, gained, hero_name, most_health, standing
from .view import View
from .words import count, listed, lower


def ask(view: View) -> str:
    """Return what is wanted of whoever is awaited, after their name and a comma; "" once it is over."""
    state = view.state
    if state.phase == "over":
        return ""
    if state.phase == "classes":
        return "choose a class."
    if state.phase == "places":
        if not standing(state):
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
    begun = bool(turn.moves or turn.attacks or turn.explored or turn.healed)
    first = state.round == 1 and turn.hero == 0 and len(state.tiles) == 1
    opening = "what next?" if begun else "you are first." if first else "it's your turn."
    here = [words for words, chance in (("explore the door here", turn.door), ("open the cache", turn.lock)) if chance]
    return f"{who}{opening}{f' You may {listed(here)} before anything else.' if here else ''}"


def _ask_pending(state: State) -> str:
    task = state.agenda[0]
    match task:
        case Exploring(step="connect"):
            ways = len(explore.fits(state, task))
            shape = content().tiles[task.tile].shape
            return f"where does the {shape} go? {ways} ways fit (1-{ways} on the map)."
        case Exploring(step="caches"):
            cells = listed([label(cell) for cell in explore.options(state, task)])
            return f"which hex takes the {task.caches[0]} cache: {cells}?".replace(" and ", " or ")
        case Exploring():
            chip = content().chips[task.chip]
            cells = listed([label(cell) for cell in explore.options(state, task)])
            return f"where does the {lower(chip.name)} (level {chip.level}) stand: {cells}?".replace(" and ", " or ")
        case Lock():
            dice = " ".join(map(str, task.dice)) or "no dice"
            digits = " ".join(map(str, task.missing))
            rolls = f"{count(task.tries, 'roll')} left"
            return f"the lock still wants {digits}; your dice show {dice}. {rolls}."
        case Settling():
            return "which hex is it?"
        case Enemies(now=-1):
            return "which of the equal enemies acts next?"
        case Enemies(gone=False):
            return "where does this enemy go?"
        case _:
            return "whom does it strike?"


def _who(state: State, index: int) -> str:
    hero = state.heroes[index]
    name = hero_name(state, index)
    if not hero.kind:
        return f"{name} (no class yet)"
    return f"{name} {hero.health}/{most_health(hero)}" if hero.at is not None or state.phase == "places" else f"{name} down"


def status(view: View) -> str:
    """Return where things stand, in one line."""
    state = view.state
    people = ", ".join(_who(state, index) for index in range(len(state.heroes)))
    if state.phase in ("classes", "places"):
        return f"Before the delve: {people}."
    line = f"Round {state.round}, shards {gained(state)} of {state.required}. {people}."
    if state.retreating and state.phase == "delve":
        line += f" For retreat: {listed([state.names[seat] for seat in state.retreating])}."
    return line


def sheet(view: View) -> str:
    """Return where things stand in full."""
    state = view.state
    lines = [f"**{status(view)}**"]
    if state.phase == "classes":
        return lines[0]
    lines += [_row(state, index) for index in range(len(state.heroes))]
    friend = state.friend
    if friend is not None:
        known = content().companions[friend.kind]
        where = label(friend.at) if friend.at is not None else ("waiting outside" if friend.health else "down")
        lines.append(f"{known.name}: {friend.health}/{known.health}, {where}")
    doors = [f"{board(state.tiles).letters[door]} at {label(door)}" for door in explore.explorable(state)]
    if state.phase == "delve":
        lines.append(f"Doors: {', '.join(doors) or 'none to explore'}.")
    if state.enemies:
        foes = [f"level {content().chips[foe.chip].level} at {label(foe.at)} ({foe.health})" for foe in state.enemies]
        lines.append(f"Enemies: {', '.join(foes[:12])}{' and more' if len(foes) > 12 else ''}.")
    tiles = sum(len(stack) for stack in state.stacks.values())
    found = min(drawn(state), state.required)
    lines.append(f"Shards drawn {found} of {state.required}; {len(state.deck)} cards and {tiles} tiles left.")
    if state.peeked:
        lines.append(f"The next card is {content().cards[state.peeked].name}.")
    calm = rounds.CALM_ROUNDS
    lines.append(
        f"Exhaustion from round {calm + 1}." if state.round <= calm else "Exhaustion grows by 1 health every round."
    )
    return "\n".join(lines)


def _row(state: State, index: int) -> str:
    hero = state.heroes[index]
    known = content().adventurers[hero.kind]
    where = label(hero.at) if hero.at is not None else (f"down, fell at {label(hero.fell)}" if hero.fell else "waiting")
    parts = [f"{hero_name(state, index)}, {known.name}: {hero.health}/{most_health(hero)}, {where}"]
    if hero.fatigue:
        parts.append(f"fatigue {hero.fatigue} of {MOST_FATIGUE}")
    if hero.exhaustion:
        parts.append(f"exhaustion {hero.exhaustion}")
    relics = content().relics
    if hero.worn:
        parts.append(f"relics {listed([lower(relics[relic].name) for relic in hero.worn])}")
    if hero.pack:
        parts.append(f"packed {listed([lower(relics[relic].name) for relic in hero.pack])}")
    return ", ".join(parts)
