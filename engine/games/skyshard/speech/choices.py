"""How legal moves are offered: a few words for the button, what it means for the menu."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import verbs
from engine.core.events import ByType
from engine.core.game import Choice, Step, Weight
from engine.core.moves import Move, Verb
from engine.core.words import an, listed, lower, upper
from engine.maps.hexes import Hex, label, straight, unlabel

from ..rules import explore
from ..rules.awaiting import MOST_MARKED, open_choices
from ..rules.effects import falling_tile
from ..rules.enemies import enemy_at
from ..rules.shifting import shifts
from ..rules.turns import ENOUGH, charges, goes_on, sights
from ..rules.walking import Reach, budget, reach
from ..state import laying, moves
from ..state.board import Fit, board
from ..state.content import content
from ..state.naming import hero_name, level, lower_companion, relic_name, sought_card
from ..state.quests import guard_of
from ..state.state import Enemies, Exploring, Lock, State, chip_of, occupied, scenario_of, stamina
from ..state.terrain import explorable
from ..state.view import View
from .asking import question
from .words import class_line, effect_words, relic_words

FEW_SIGHTS = 4
"""So many doors and caches to go to leave no room for an enemy beside them: more than four are a menu."""
CHOICES = ByType[[State], Choice]()
"""How a move of each type is offered."""


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered."""
    return CHOICES(move, view.state)


def heading(view: View, verb: Verb) -> str:
    """Return what stands over a menu of moves: what is asked."""
    state = view.state
    turn = state.turn
    match verb.name:
        case "choose" if state.phase == "classes":
            return "Which class do you play?"
        case "choose" if state.phase == "relics":
            return "Which relic do you bring?"
        case "place" if state.phase == "places":
            return "Where do you stand?"
        case "choose" if not state.agenda:
            return "Do you put it elsewhere, as far from the door?"
        case "choose" | "place" if state.agenda:
            return question(state)
        case "explore":
            return "Which door do you explore?"
        case "move" if turn is not None:
            left = budget(turn, stamina(state, turn.hero))
            return f"Where do you go? {left} movement left" if left else "Where do you go? It is your second move"
        case "visit":
            return "Where do you go, to explore, open or attack at once?"
        case "finish":
            return "Whom do you attack until it falls?"
        case "attack" if turn is not None:
            return f"Whom do you attack{', for 1 fatigue' if turn.attacks else ''}?"
        case "adjust":
            return "Which die do you change, for 1 fatigue?"
    return HEADINGS.get(verb.name, "")


HEADINGS = {
    "heal": "Whom do you heal by 2?",
    "revive": "Whom do you bring back, for your whole turn?",
    "use": "Which relic do you use up?",
    "equip": "Which relic do you take from your pack?",
    "stow": "Which relic do you put away?",
}
"""What is asked over the menus of what a turn holds besides."""


def _shift(state: State, option: str) -> Choice:
    """Return how it is offered to put elsewhere what the newest exploration brought."""
    found = next((one for one in shifts(state) if one.option == option), None)
    if found is None:
        return Choice(option)
    what = found.what(state)
    name = upper(f"{what} cache" if found.kind == "cache" else level(what))
    return Choice(
        f"Put {lower(name)} on {label(found.to)}, free", f"Instead of {label(found.at)}, as far from the door", "plain"
    )


@CHOICES.of(moves.Attack)
def _attack(move: moves.Attack, state: State) -> Choice:
    at = move.target
    turn = state.turn
    again = turn is not None and turn.attacks
    return Choice(f"Attack {at}{', 1 fatigue' if again else ''}", _enemy(state, at), "main")


@CHOICES.of(moves.Finish)
def _finish(move: moves.Finish, state: State) -> Choice:
    return Choice(f"Attack {move.target} till it falls", f"{_enemy(state, move.target)}; up to {ENOUGH} fatigue", "main")


@CHOICES.of(moves.Explore)
def _explore(move: moves.Explore, state: State) -> Choice:
    letter = move.what
    map_ = board(state.tiles)
    door, turn = map_.lettered[letter], state.turn
    assert turn is not None
    at = state.heroes[turn.hero].at
    assert at is not None
    if door == at and turn.door:
        return Choice(f"Explore {letter}, free", f"Your own door, {label(door)}", "first")
    steps = map_.distance(at, door)
    return Choice(f"Explore {letter}, instead of moving", f"From here: {label(door)}, {_steps(steps)} away", "main")


def _steps(steps: int) -> str:
    return "1 hex" if steps == 1 else f"{steps} hexes"


def _price(ways: Reach, at: Hex) -> str:
    """Return what a walk leaves of a move, or that it takes a second one in place of the attack (SKY-G25)."""
    return "costs attack" if at not in ways.now else f"{ways.left - ways.now[at][0]} left"


@CHOICES.of(moves.Visit)
def _visit(move: moves.Visit, state: State) -> Choice:
    at = unlabel(move.to)
    assert at is not None
    ways = reach(state)
    if enemy_at(state, at) is not None:
        return _charge(state, at)
    if at in explorable(state):
        label_, what = f"Go to {ways.map.letters[at]} and explore", f"Walk to {move.to}; the door is explored at once"
    else:
        label_, what = f"Go and open {move.to}", f"Walk to the {_locked(state, at)}; its lock is tried at once"
    return Choice(f"{label_}, {_price(ways, at)}", what, "main")


def _charge(state: State, at: Hex) -> Choice:
    """Return how it is offered to walk up to an enemy: of several the nearest stands beside doors and caches."""
    found, turn = charges(state), state.turn
    stops = {foe: reach(state).now[stop][0] for foe, stop in found.items()}
    shown = at == min(stops, key=lambda foe: stops[foe], default=at) and len(list(sights(state))) < FEW_SIGHTS
    price = " till it falls" if goes_on(state) else ", 1 fatigue" if turn is not None and turn.attacks else ""
    what = f"{_enemy(state, label(at))}; from {label(found[at])}" if at in found else ""
    return Choice(f"Go and attack {label(at)}{price}", what, "main" if shown else "written")


@CHOICES.of(verbs.MoveTo)
def _move(move: verbs.MoveTo, state: State) -> Choice:
    to = move.to
    at = unlabel(to)
    assert at is not None
    ways = reach(state)
    facts = []
    price = _price(ways, at)
    if at in explorable(state):
        facts.append(f"door {ways.map.letters[at]}")
    facts += [cache_words(state, cache.rank) for cache in state.caches if cache.at == at]
    if ways.map.owner[at] in ways.forced:
        facts.append("a trap" if ways.forced[ways.map.owner[at]] else mark_words(state))
    mine = sum(straight(at, enemy.at) == 1 for enemy in state.enemies)
    if mine:
        facts.append(f"beside {'an enemy' if mine == 1 else f'{mine} enemies'}")
    return Choice(f"Move to {to}, {price}", upper(", ".join(facts)), "plain")


def cache_words(state: State, rank: str) -> str:
    """Return what a cache is called: by its rank, or as a scenario calls its locks."""
    known = scenario_of(state)
    return known.lock if rank == "lock" and known is not None else f"{rank} cache"


def mark_words(state: State) -> str:
    """Return what a shard card on a tile stands for: "a star shard", "a beam"."""
    return an(sought_card(state.scene))


def _locked(state: State, at: Hex) -> str:
    rank = next((cache.rank for cache in state.caches if cache.at == at), "")
    return cache_words(state, rank) if rank == "lock" else "cache"


def _locked_here(state: State) -> str:
    at = state.heroes[state.turn.hero].at if state.turn is not None else None
    return _locked(state, at) if at is not None else "cache"


def _enemy(state: State, at: str) -> str:
    cell = unlabel(at)
    enemy = enemy_at(state, cell) if cell is not None else None
    if enemy is None:
        return ""
    chip = chip_of(enemy)
    blows = state.turn.attacks if state.turn is not None else 0
    stands = guard_of(state, enemy, blows=blows)
    guard = f", guard {stands}" if stands or chip.guard else ""
    return f"{chip.name} ({chip.level}), {enemy.health} of {chip.health} health{guard}"


@CHOICES.of(moves.Place)
def _place(move: moves.Place, state: State) -> Choice:
    at = move.at
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Exploring):
        return Choice(f"Take {at}", "Beside the doors" if unlabel(at) in board(state.tiles).door_owner else "", "main")
    ways = explore.fits(state, task)
    way = int(at) - 1
    within = tuple(f"Lead to {one}" for one in laying.answers(ways, task.door)[way])
    if within and way == laying.usual(ways):
        doors = [label(door) for door in ways[way].open]
        goes = f"door{'s' * (len(doors) > 1)} at {listed(doors)}" if doors else laying.answers(ways, task.door)[way][0]
        return Choice(f"The usual way: {goes.replace(': ', ', ')}", fit_words(ways[way]), "first")
    return Choice(f"Place {at}", fit_words(ways[way]), "main", within=within)


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
    """Return what is asked between those ways to lay a tile that are left, and how each is offered."""
    left = tuple(int(way) - 1 for way in values)
    return Step(question(view.state, left=left), tuple(choice(view, verb.move(*given, way)) for way in values))


def fit_words(fit: Fit) -> str:
    """Return what tells a way to lay a tile apart: its new doors, from where to where it lies, how far it is turned."""
    doors, cells, turn = fit.open, fit.face.cells, fit.turn
    new = listed([label(door) for door in doors])
    where = f"New door{'s' if len(doors) > 1 else ''} at {new}" if doors else "No new door"
    return f"{where}; {label(cells[0])} to {label(cells[-1])}, turned {turn * 60}°"


@CHOICES.of(verbs.Choose)
def _choose(move: verbs.Choose, state: State) -> Choice:
    option = move.option
    known = content().adventurers.get(option)
    if known is not None:
        return Choice(f"Be {an(known.name)}", class_line(option).removeprefix(f"{known.name}: "), "main")
    if state.phase == "relics" and option in content().relics:
        return Choice(f"Bring the {relic_name(option)}", upper(relic_words(option)), "main")
    if not state.agenda and "-" in option:
        return _shift(state, option)
    cell = unlabel(option)
    cells = open_choices(state)
    number = f"{cells.index(cell) + 1}: " if cell in cells[:MOST_MARKED] else ""
    place = f"{number}{option}"
    task = state.agenda[0] if state.agenda else None
    match task:
        case Exploring(step="caches"):
            return Choice(f"Put it on {place}", f"The {task.caches[0]} cache goes here", "main")
        case Exploring():
            return Choice(f"Put it on {place}", f"The {level(task.chip)} stands here", "main")
        case Enemies(now=-1):
            return Choice(f"Begin with {place}", f"{_enemy(state, option)}: acts next", "main")
        case Enemies(gone=True):
            return Choice(f"Strike {number}{_whom(state, option)}", f"It strikes {_whom(state, option)}", "main")
        case Enemies():
            return Choice(f"Walk to {place}", "It walks towards this hex, up to 2", "main")
        case _:
            return Choice(f"Go to {place}", "Free, and as near as any", "main")


@CHOICES.of(moves.Adjust)
def _adjust(move: moves.Adjust, state: State) -> Choice:
    die, to = move.die, move.to
    lock = state.agenda[0]
    if not isinstance(lock, Lock):
        return Choice(f"Turn die {die} to {to}")
    now = lock.dice[die - 1]
    fits = ", fits" if to in lock.missing and lock.key in (0, to) else ""
    # What leads away from all that is missing is rarely wanted.
    far, near = (min((abs(number - shown) for number in lock.missing), default=0) for shown in (now, to))
    weight: Weight = "plain" if to in lock.missing or near < far else "quiet"
    return Choice(f"Turn die {die} to {to}, 1 fatigue{fits}", f"It shows {now}; counted from the left", weight)


def _whom(state: State, at: str) -> str:
    cell = unlabel(at)
    for index, hero in enumerate(state.heroes):
        if hero.at is not None and hero.at == cell:
            return hero_name(state, index)
    if cell is not None and occupied(state).get(cell) == "friend" and state.friend is not None:
        return lower_companion(content().companions[state.friend.kind].name)
    return at


def _fallen(state: State, at: str) -> str:
    cell = unlabel(at)
    index = next((i for i, hero in enumerate(state.heroes) if hero.at is None and hero.fell == cell), None)
    return "Whoever fell" if index is None else hero_name(state, index)


@CHOICES.of(moves.Dig)
def _dig(move: moves.Dig, state: State) -> Choice:
    turn = state.turn
    assert turn is not None
    tile = falling_tile(state, turn.hero)
    cards = content().cards
    lost = any(beside.tile == tile and cards[beside.card].shards for beside in state.beside)
    shard = f" and takes its {sought_card(state.scene)} along" if lost else ""
    return Choice("Dig, your whole turn", f"The {lower(content().tiles[tile].name)} falls in{shard}; a door opens", "main")


@CHOICES.of(verbs.Roll)
def _roll(_: verbs.Roll, __: State) -> Choice:
    return Choice("Roll once", "Free", "main")


@CHOICES.of(moves.Crack)
def _crack(_: moves.Crack, state: State) -> Choice:
    lock = state.agenda[0]
    left = f", up to {lock.tries}" if isinstance(lock, Lock) else ""
    return Choice(f"Roll on{left}", "Stops where 1 fatigue would open it", "main")


@CHOICES.of(verbs.Pass)
def _pass(_: verbs.Pass, state: State) -> Choice:
    if not state.agenda:
        return Choice("End turn")
    lock = state.agenda[0]
    price = "lose the cache"
    if isinstance(lock, Lock) and (lock.tile or lock.rank == "lock"):
        price = "the trap goes off" if lock.tile else "1 fatigue"
    return Choice(f"Give up, {price}", "Leave the lock as it is", "plain")


@CHOICES.of(verbs.Use)
def _use(move: verbs.Use, _: State) -> Choice:
    known = content().relics[move.item]
    return Choice(f"Use {lower(known.name)}: {effect_words(known.effect)}", "It is used up", "plain")


CHOICES.add(moves.Open, lambda _, state: Choice(f"Open the {_locked_here(state)}, free", "Try the lock here", "main"))
CHOICES.add(
    moves.Heal,
    lambda move, state: Choice(f"Heal {_whom(state, move.target)} by 2", f"At {move.target}, once a turn", "main"),
)
CHOICES.add(
    moves.Revive,
    lambda move, state: Choice(
        f"Revive {_fallen(state, move.target)}, whole turn", f"At {move.target}, back with 3 health", "main"
    ),
)
CHOICES.add(
    verbs.Equip,
    lambda move, state: Choice(f"Equip {relic_name(move.item)}: {relic_words(move.item)}", "Free, once a turn", "plain"),
)
CHOICES.add(
    verbs.Stow,
    lambda move, state: Choice(
        f"Stow {relic_name(move.item)}", f"{upper(relic_words(move.item))}; free, once a turn", "quiet"
    ),
)
LEAVING = (
    "Once all who stand agree, the delve ends with this round and is lost. House players agree with you.",
    "Once all who stand agree, the delve ends with this round. House players agree with you.",
)
"""What whoever would retreat has to know first: where a retreat is a loss, and where it brings home what was gained."""
CHOICES.add(
    moves.Retreat,
    lambda _, state: Choice(
        "Retreat", "Agree to leave when this round ends", "quiet", LEAVING[state.objective == "uncover"]
    ),
)
CHOICES.add(moves.Stay, lambda _, state: Choice("Stay", "Take back that you would retreat", "quiet"))
