"""How a delve runs: setup, rounds, turns, the end; and the machine that goes on until somebody has to choose."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.errors import BadOption
from engine.core.game import Event, Outcome, Setup, Value
from engine.maps.hexes import Hex, label, reading_order

from ..state.board import ENTRANCE_CELLS
from ..state.content import content
from ..state.options import THREATS, Options
from ..state.state import (
    Ending,
    Enemies,
    Entered,
    Exploring,
    Friend,
    Friends,
    Hero,
    Lock,
    Removing,
    Settling,
    State,
    Task,
    Turn,
    gained,
    occupied,
    standing,
    standing_seats,
)
from . import enemies, explore
from .doors import explorable
from .effects import finish_removing, settle
from .progress import Delve, environment, nearest_free
from .walking import enter

CALM_ROUNDS = 5
"""The last round without exhaustion (SKY-G24)."""

MOST_HEROES = 4


def new(setup: Setup, dice: Dice) -> tuple[State, list[Event]]:
    """Lay the entrance, shuffle everything, and wait for classes (SKY-G06, SKY-G22); `BadOption` for too many heroes."""
    options: Options = setup.options
    seats = len(setup.names)
    if seats * options.adventurers > MOST_HEROES:
        raise BadOption("At most four adventurers go into a delve: two each is for one or two players.")
    known = content()
    stacks = {}
    for shape in known.shapes:
        stack = list(dice.shuffled([tile.id for tile in known.tiles.values() if tile.shape == shape]))
        if len(stack) > 1 and len(known.tiles[stack[0]].doors) == 1:
            stack[0], stack[1] = stack[1], stack[0]
        stacks[str(shape)] = tuple(stack)
    bags: tuple[list[int], list[int]] = ([], [])
    for number, pair in enumerate(known.pairs):
        bags[0 if known.chips[pair.low].level == 1 else 1].extend([number] * pair.count)
    decks = {
        rank: dice.shuffled([relic.id for relic in known.relics.values() if relic.rank == rank for _ in range(relic.count)])
        for rank in ("common", "legendary")
    }
    companion = None if options.companion == "none" else known.companions[options.companion]
    state = State(
        names=setup.names,
        objective=options.objective,
        threat=THREATS[options.threat],
        required=options.shards,
        ties=options.ties,
        deck=dice.shuffled(list(known.cards)),
        stacks=stacks,
        relics=decks,
        bags=(dice.shuffled(bags[0]), dice.shuffled(bags[1])),
        heroes=tuple(Hero(seat) for seat in range(seats) for _ in range(options.adventurers)),
        friend=None if companion is None else Friend(companion.id, companion.health),
    )
    facts: dict[str, Value] = {"objective": state.objective, "required": state.required, "party": len(state.heroes)}
    facts["classes"] = free_classes(state)
    return state, [Event("begun", ("SKY-G22", "SKY-G01"), facts)]


def free_classes(state: State) -> tuple[str, ...]:
    """Return the classes that nobody has chosen, in the order of the data."""
    taken = [hero.kind for hero in state.heroes]
    return tuple(kind for kind in content().adventurers if kind not in taken)


def free_entrance(state: State) -> tuple[Hex, ...]:
    """Return the free hexes of the entrance in reading order."""
    taken = occupied(state)
    return tuple(cell for cell in reading_order(ENTRANCE_CELLS) if cell not in taken)


def choose_class(delve: Delve, seat: int, kind: str) -> None:
    """Give a seat's next adventurer a class (SKY-G21); once all have one, the entrance hexes are taken."""
    index = next(i for i, hero in enumerate(delve.state.heroes) if hero.seat == seat and not hero.kind)
    known = content().adventurers[kind]
    delve.set_hero(index, kind=kind, health=known.health)
    last = all(hero.kind for hero in delve.state.heroes)
    left = () if last else free_classes(delve.state)
    delve.tell("class", "SKY-G21", who=delve.state.names[seat], kind=kind, classes=left)
    if last:
        delve.change(phase="places")


def place_hero(delve: Delve, seat: int, at: Hex) -> None:
    """Put a seat's adventurer on an entrance hex; the first one's player leads the order of turns (SKY-G22)."""
    state = delve.state
    if not standing(state):
        lead = next(i for i, hero in enumerate(state.heroes) if hero.seat == seat)
        delve.change(heroes=(*state.heroes[lead:], *state.heroes[:lead]))
    index = next(i for i, hero in enumerate(delve.state.heroes) if hero.at is None)
    delve.set_hero(index, at=at)
    delve.tell("deployed", "SKY-G22", who=delve.name(index), at=label(at), first=index == 0)
    if len(standing(delve.state)) == len(state.heroes):
        delve.change(phase="delve", round=0)
        if state.friend is not None:
            enemies.place_friend(delve)
        _begin_round(delve)


def _begin_round(delve: Delve) -> None:
    """Start of a round: its number, then exhaustion from round 6 on (SKY-G23, SKY-G24)."""
    number = delve.state.round + 1
    delve.change(round=number, retreating=(), turn=None)
    delve.tell("round", "SKY-G23", number=number)
    if number > CALM_ROUNDS:
        for index in standing(delve.state):
            hero = delve.hero(index)
            delve.set_hero(index, exhaustion=hero.exhaustion + 1)
            delve.tell("exhausted", "SKY-G24", who=delve.name(index), amount=hero.exhaustion + 1)
            delve.hurt_hero(index, hero.exhaustion + 1)
    _next_turn(delve, 0)


def _next_turn(delve: Delve, index: int) -> None:
    """Begin the turn of the next adventurer that stands, or else what follows all of them (SKY-G23, SKY-009).

    Starting on a door is a chance to explore it, starting on a cache none to try it (SKY-G68).
    """
    state = delve.state
    while index < len(state.heroes) and state.heroes[index].at is None:
        index += 1
    if index >= len(state.heroes):
        delve.change(turn=None, agenda=(Friends(), Enemies(()), Ending()))
        return
    delve.change(turn=Turn(index, door=state.heroes[index].at in explorable(state)))
    if state.heroes[index].fatigue:
        delve.tire(index, -1)


def end_turn(delve: Delve) -> None:
    """Mark the acting adventurer's turn as over, whatever is left of it (SKY-G67)."""
    delve.turn(over=True, door=False, lock=False, left=None)


def run(delve: Delve) -> None:
    """Go on until somebody has to choose, or the delve is over."""
    while delve.state.phase == "delve":
        state = delve.state
        if state.agenda:
            if not _step(delve, state.agenda[0]):
                return
            continue
        delve.settle_supply()
        turn = state.turn
        assert turn is not None
        if not turn.over:
            return
        hero = state.heroes[turn.hero]
        if hero.at is not None and environment(state, hero.at) == "embers":
            delve.tell("burnt", "SKY-G46", who=delve.name(turn.hero))
            delve.hurt_hero(turn.hero, 1)
        _next_turn(delve, turn.hero + 1)


def _step(delve: Delve, task: Task) -> bool:
    """Take one step of the agenda; return ``False`` when somebody has to choose."""
    match task:
        case Enemies():
            return enemies.step(delve, task)
        case Exploring():
            return explore.step(delve, task)
        case Lock():
            return False
        case Entered():
            enter(delve, task)
        case Settling():
            if settling_options(delve.state, task):
                return False
            free = nearest_free(delve.state, task.near, task.leaving)
            settle(delve, task, free[0] if free else None)
        case Removing():
            finish_removing(delve, task)
        case Friends():
            friends(delve, task)
        case Ending():
            _end_round(delve)
    return True


def friends(delve: Delve, task: Friends) -> None:
    """Take the companion's turn, then call every enemy that is on the map by now (SKY-G23, SKY-G47)."""
    enemies.friend_turn(delve, task)
    delve.amend(left=tuple(enemy.id for enemy in delve.state.enemies))


def settling_options(state: State, task: Settling) -> tuple[Hex, ...]:
    """Return the hexes between which somebody chooses for a unit; ``()`` where the referee decides (SKY-G32)."""
    if not settling_seats(state, task):
        return ()
    free = nearest_free(state, task.near, task.leaving)
    return free if len(free) > 1 else ()


def settling_seats(state: State, task: Settling) -> tuple[int, ...]:
    """Return who chooses the hex of a displaced unit: its own player, or for others the party where it decides ties."""
    if task.unit == "hero":
        return (state.heroes[task.number].seat,)
    return standing_seats(state) if state.ties == "party" else ()


def _end_round(delve: Delve) -> None:
    """End check, then retreat; otherwise the next round (SKY-G50, SKY-G51, SKY-G52)."""
    delve.finish()
    state = delve.state
    seats, have = standing_seats(state), gained(state)
    if not seats:
        _end(delve, "lost", "SKY-G51")
    elif state.objective == "survey" and have >= state.required:
        _end(delve, "won", "SKY-G50")
    elif all(seat in state.retreating for seat in seats):
        won = state.objective == "uncover" and have >= state.required
        _end(delve, "won" if won else "retreat", "SKY-G52")
    else:
        _begin_round(delve)


def _end(delve: Delve, result: str, rule: str) -> None:
    state = delve.state
    delve.change(phase="over", result=result, turn=None, agenda=())
    delve.tell(
        "ended",
        rule,
        "SKY-G50",
        result=result,
        objective=state.objective,
        gained=gained(state),
        required=state.required,
        round=state.round,
    )


def outcome(state: State) -> Outcome | None:
    """Return how the delve ended; under Uncover every shard is a point, total defeat scores nothing (SKY-G50)."""
    if state.phase != "over":
        return None
    seats = tuple(range(len(state.names)))
    points = gained(state) if state.objective == "uncover" and state.result != "lost" else 0
    return Outcome(state.result, seats if state.result == "won" else (), tuple(points for _ in seats))
