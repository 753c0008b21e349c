"""The words of a house player: what it says it does, and why it would do that."""

from __future__ import annotations

from engine.core import verbs
from engine.core.moves import Move
from engine.core.words import an, count, upper
from engine.maps.hexes import Hex, straight, unlabel

from ..rules.enemies import enemy_at
from ..rules.explore import fits
from ..speech.quests import counted, next_step
from ..speech.words import effect_words, knack, relic_words
from ..state import moves
from ..state.board import board
from ..state.content import content
from ..state.naming import chip_name, hero_name, level, lower_companion, relic_name, sought
from ..state.quests import guardian
from ..state.state import Enemy, Exploring, Lock, State, drawn, most_health, scenario_of
from ..state.terrain import explorable, in_reach
from .dangers import menace
from .quests import defends
from .sensible import EXHAUSTING, Idea


def says(state: State, idea: Idea) -> str:
    """Return what somebody says who acts on an idea, "" where nobody would want to know."""
    move = idea.move
    match idea.aim:
        case "door" | "from afar" | "to a door":
            way = "walk on to" if isinstance(move, verbs.MoveTo) else "open"
            return f"I {way} door {_door(state, move)}."
        case "shard":
            return f"I fetch the {sought(state.scene)}."
        case "to a shard":
            return f"I go for the {sought(state.scene)}."
        case "cache":
            return "I try the lock of the cache."
        case "strike" if isinstance(move, moves.Attack | moves.Finish):
            return f"I take on the {chip_name(_struck(state, move).chip)}."
        case "heal" if isinstance(move, moves.Heal):
            whom = _unit(state, move.target)
            return "I see to my own wounds." if whom == _own_name(state) else f"I see to {whom}'s wounds."
        case "revive" if isinstance(move, moves.Revive):
            return f"I bring {_fallen(state, move.target)} back."
        case "rescue" if isinstance(move, verbs.MoveTo):
            return f"I go to bring {_lost(state, _cell(move.to))} back."
        case "relic" if isinstance(move, verbs.Use):
            return f"I use my {relic_name(move.item)}."
        case "dig":
            return "I dig, so that a door opens again."
        case "to a fight" if isinstance(move, verbs.MoveTo | moves.Visit):
            return f"I go for the {chip_name(_foe_from(state, move))}."
        case "safety":
            return "I keep out of their reach."
        case "nearer":
            return "I close up to the next door."
        case "home":
            return f"I take {_burden(state)} to the gate."
        case "goal":
            return _goal(state)
        case "leave":
            return "I am ready to leave."
        case "stay":
            return "Then I stay as well."
    return ""


def why(state: State, idea: Idea) -> str:
    """Return why an idea is worth acting on, in one short sentence for whoever plays that seat; the move's label stands
    before it."""
    move = idea.move
    match idea.aim:
        case "door" | "from afar":
            return f"{upper(_time(state))}."
        case "to a door" if isinstance(move, verbs.MoveTo):
            return f"Door {_door(state, move)} is there: {_time(state)}."
        case "to a door":
            return f"{upper(_time(state))}."
        case "shard" if isinstance(move, verbs.MoveTo | moves.Visit):
            return f"The {sought(state.scene)} there is gained at once, and nobody is nearer."
        case "to a shard" if isinstance(move, verbs.MoveTo):
            return f"That is nearer to {an(sought(state.scene))}."
        case "cache":
            return "The cache gives you a relic once it is opened, and trying takes no action."
        case "strike" if isinstance(move, moves.Attack | moves.Finish):
            return _strike(state, move)
        case "heal" if isinstance(move, moves.Heal):
            whom = _unit(state, move.target)
            lacks = "You lack" if whom == _own_name(state) else f"{upper(whom)} lacks"
            return f"{lacks} {_lacking(state, move.target)} health, and healing takes no action."
        case "revive" if isinstance(move, moves.Revive):
            return f"{_fallen(state, move.target)} is back then, and one more of you acts each round."
        case "rescue" if isinstance(move, verbs.MoveTo):
            return f"From there you bring {_lost(state, _cell(move.to))} back next turn."
        case "relic" if isinstance(move, verbs.Use):
            return f"The {relic_name(move.item)}: {effect_words(content().relics[move.item].effect)}, at no cost."
        case "equip" if isinstance(move, verbs.Equip):
            return f"The {relic_name(move.item)} works only while it is ready."
        case "dig":
            return "No door is left to explore, and one opens again."
        case "to a fight" if isinstance(move, verbs.MoveTo | moves.Visit):
            return f"From there you reach the {level(_foe_from(state, move))}."
        case "safety" if isinstance(move, verbs.MoveTo):
            return "Fewer enemies can strike you there."
        case "nearer" if isinstance(move, verbs.MoveTo):
            return "That is nearer to the next door."
        case "class" if isinstance(move, verbs.Choose):
            return f"The {content().adventurers[move.option].name} {knack_words(move.option)}."
        case "bring" if isinstance(move, verbs.Choose):
            return f"The {relic_name(move.option)}: {relic_words(move.option)}."
        case "place" if isinstance(move, moves.Place):
            return _place(state, move)
        case "lay" if isinstance(move, moves.Place):
            return _lay(state, move)
        case "lock" | "give up":
            return _lock(state, move)
        case "tie" if isinstance(move, verbs.Choose):
            return "By the rules all of them are equal."
        case "home":
            return f"There you put down {_burden(state)} as your turn ends."
        case "goal":
            return next_step(state)
        case "leave":
            return "Only a retreat brings the shards home."
        case "stay":
            return "The others mean to go on."
    return "Nothing that is left in your turn gains anything."


def knack_words(kind: str) -> str:
    """Return what a class is good for."""
    known = content().adventurers[kind]
    if known.trick == "heal":
        return "heals 2 a turn, and alone brings back whoever fell"
    if known.trick == "locks":
        return f"has one more roll at every lock, and Stamina {known.stamina}"
    return f"{knack(kind)}, with {known.health} health and Stamina {known.stamina}"


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


def _burden(state: State) -> str:
    known = scenario_of(state)
    return known.burden if known is not None else ""


def _goal(state: State) -> str:
    """Return what somebody says who goes where a scenario wants them."""
    assert state.turn is not None
    if state.heroes[state.turn.hero].burdens:
        return f"I take {_burden(state)} to the gate."
    if defends(state):
        return "I hold the gate."
    if guardian(state) is not None:
        return "I see to our host."
    return "I go where we are wanted."


def _time(state: State) -> str:
    """Return why now is the time to open a door."""
    left = state.required - drawn(state)
    wanted = f"{counted(state.scene, left)} {'is' if left == 1 else 'are'} still to be found"
    if left <= 0:
        wanted = "the map is not what it is to be"
    if state.round >= EXHAUSTING - 1:
        return f"time is short, and {wanted}"
    near = menace(state)
    return f"{'the enemies near are weak' if near else 'no enemy is near'}, and {wanted}"


def _struck(state: State, move: moves.Attack | moves.Finish) -> Enemy:
    enemy = enemy_at(state, _cell(move.target))
    assert enemy is not None
    return enemy


def _strike(state: State, move: moves.Attack | moves.Finish) -> str:
    enemy = _struck(state, move)
    left = f"{enemy.health} health left, and once it falls it strikes no more"
    return f"The {level(enemy.chip)}: {left}."


def _own_name(state: State) -> str:
    assert state.turn is not None
    return hero_name(state, state.turn.hero)


def _unit(state: State, target: str) -> str:
    """Return who of the party stands on a hex."""
    at = unlabel(target)
    for index, hero in enumerate(state.heroes):
        if hero.at == at:
            return hero_name(state, index)
    assert state.friend is not None
    return lower_companion(content().companions[state.friend.kind].name)


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


def _foe_from(state: State, move: verbs.MoveTo | moves.Visit) -> str:
    """Return the chip of the enemy that a walk leads up to: of the weakest that would be reached from its hex."""
    assert state.turn is not None
    to = _cell(move.to)
    if (met := enemy_at(state, to)) is not None:
        return met.chip
    far = content().adventurers[state.heroes[state.turn.hero].kind].reach
    near = in_reach(state, to, far, [enemy.at for enemy in state.enemies])
    return min((enemy for enemy in state.enemies if enemy.at in near), key=lambda enemy: enemy.health).chip


def _place(state: State, move: moves.Place) -> str:
    if _cell(move.at) in explorable(state):
        return "Whoever begins a turn in a doorway may explore at once."
    return "The doorway stays free for the others."


def _lay(state: State, move: moves.Place) -> str:
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    left = len(fits(state, task)[int(move.at) - 1].open)
    if not left:
        return "No door is needed any more."
    return f"{upper(count(left, 'new door'))} {'stays' if left == 1 else 'stay'} open."


def _lock(state: State, move: Move) -> str:
    task = state.agenda[0]
    assert isinstance(task, Lock)
    if isinstance(move, verbs.Roll | moves.Crack):
        return f"{upper(count(task.tries, 'attempt'))} left, and a failed roll costs nothing else."
    if isinstance(move, moves.Adjust):
        return "1 fatigue for a digit of the code."
    if isinstance(move, verbs.Use):
        return f"The {relic_name(move.item)}: {effect_words(content().relics[move.item].effect)}."
    return "Fatigue is worth more than what is behind this lock."
