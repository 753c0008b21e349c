"""What a steady player would think of first, with one reason for each in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.company import Advice
from engine.core.dice import Dice
from engine.core.moves import Move
from engine.core.verbs import Buy, Choose, Equip, MoveTo, Order, Pass, Use
from engine.core.words import listed, upper

from ..rules import turns
from ..rules.actions.answering import NONE
from ..state import board, naming
from ..state.content import content
from ..state.moves import Act, Claim, Concede, Cure, Hide, Leave, Light, Pick, Search, Strategy
from ..state.state import Entity, State, asked_now
from ..state.view import View, own_index
from . import odds, sensible, worth
from .ground import Ground
from .mind import Mind
from .temper import TEMPERS

MOST = 3
"""So many moves are advised at most."""


def advise(view: View, moves: Sequence[Move], lot: Dice) -> tuple[Advice, ...]:
    """Return the best moves of a member, the best first; see `engine.core.company.Plays.advise`. What somebody wants to be
    asked they know themselves."""
    index = own_index(view)
    state, moves = _asked_as_ever(view.state, index), [move for move in moves if not isinstance(move, Order)]
    mind, temper = Mind(), TEMPERS["steady"]
    best = sensible.decide(state, index, moves, mind, temper, (), lot) or Pass()
    found: dict[Move, str] = {best: why(state, index, best, mind)}
    for move in _others(state, index, moves, mind):
        if len(found) < MOST and move in moves:
            found.setdefault(move, why(state, index, move, mind))
    return tuple(Advice(move, reason) for move, reason in found.items())


def _asked_as_ever(state: State, index: int) -> State:
    """Return a state in which a member has nothing to order any more about what it saves."""
    member = state.members[index]
    settled = replace(member, habits=replace(member.habits, saved="wait"))
    return replace(state, members=(*state.members[:index], settled, *state.members[index + 1 :]))


def _others(state: State, index: int, moves: Sequence[Move], mind: Mind) -> Iterator[Move]:
    """Yield what else is worth something, the best first: of Actions on the same one only the best."""
    asked = [one for one in asked_now(state) if one.owner == index]
    if asked:
        yield from (Choose(option) for one in asked for option in one.options if option != one.options[0])
        return
    if state.phase != "play" or (turns.acting(state) != index and not turns.may_begin(state, index)):
        return
    ground = Ground(turns.begun(state, index), mind, TEMPERS["steady"])
    turn = sensible.Turn(ground, index, moves)
    if (step := turn.go()) is not None:
        yield step
    rated = [(worth.action(ground, index, one, turn.target), one) for one in turn.actions()]
    rated += [(worth.strategy(ground, index, one, turn.target), one) for one in moves if isinstance(one, Strategy | Equip)]
    done: set[str] = set()
    for value, move in sorted(rated, key=lambda one: -one[0]):
        aim = move.target if isinstance(move, Act) else type(move).__name__
        if value > 0.1 and aim not in done:
            done.add(aim)
            yield move


# Reasons.


def why(state: State, index: int, move: Move, mind: Mind) -> str:
    """Return why somebody would do that, in one short sentence."""
    match move:
        case Choose(option=option):
            return _answer(state, index, option)
        case MoveTo(to=to):
            return _way(state, index, to, mind)
        case Act():
            return _act(state, index, move)
        case Search():
            searched = mind.searches.get(state.members[index].region, 0)
            return "There may be more here than was found." if searched else "Nobody has searched this place yet."
        case Pick(lock=lock):
            chance = odds.pick(state, index, odds.lock_of(state, lock))
            return f"It opens about {_tenths(chance)}, and without a noise."
        case Use(item=item):
            return f"{upper(state.scenario.feature_by_id[item].name)} is of use here."
        case Strategy(play=play):
            return _strategy(state, index, play)
        case Equip(item=item):
            return (
                "It is what you came for, or leads to it."
                if item not in content().gear
                else "It is of more use on than in the pack."
            )
        case Light():
            return (
                "Your lamp is better out here."
                if state.members[index].light
                else "It is dark, and in the dark you see nothing."
            )
    return PLAIN.get(type(move), "It keeps the party going.")


PLAIN: dict[type[Move], str] = {
    Claim: "Somebody has to begin, and you can.",
    Leave: "You can hardly take more, and the way out is here.",
    Concede: "You can hardly take more, and the goal is far.",
    Hide: "Whoever finds it raises the alarm.",
    Pass: "There is nothing more to gain this turn.",
    Buy: "It suits what you are about to do.",
    Cure: "It is cheap here, and hurts out there.",
}
"""Reasons that are the same wherever they hold."""


def _tenths(chance: float) -> str:
    return f"{round(chance * 10)} times in 10"


def _answer(state: State, index: int, option: str) -> str:
    known = content()
    if option in known.crafts:
        return known.crafts[option].about
    if option in known.backgrounds:
        return known.backgrounds[option].about
    if option == NONE:
        return "It is not worth a card."
    play = known.catalogue.get(option)
    if play is None:
        return "That is what a careful player says."
    if play.kind == "reaction":
        dice = [f"{name} {rolled}" for name, rolled in (("Endure", play.endure), ("Defense", play.defense)) if rolled]
        return f"{listed(dice)} wards it off best."
    return play.text or f"{play.name} helps now."


def _way(state: State, index: int, to: str, mind: Mind) -> str:
    way = naming.exit_named(state, state.members[index].region, to)
    if way is None:
        return "It leads on."
    beyond = way.other(state.members[index].region)
    if beyond == state.scenario.goal:
        return "There is the goal."
    if beyond not in state.explored:
        return "Nobody has been there yet."
    target = state.scenario.region_by_id.get(mind.target)
    return (
        f"It is the way to {target.name}."
        if target is not None and target.name and target.id != beyond
        else "You are needed there."
    )


def _act(state: State, index: int, move: Act) -> str:
    play = worth.play_of(state, index, move.play)
    who = naming.who_named(state, move.target)
    entity = next((one for one in state.entities if one.id == who), None)
    if play.targets == "ally":
        return "It mends what hurts most."
    if play.targets == "lock":
        return f"It opens about {_tenths(odds.pick(state, index, odds.lock_of(state, move.target)))}."
    if entity is None:
        return (
            "It reaches all of them at once."
            if play.targets in ("creatures", "enemies")
            else "It finds more than a plain search."
        )
    if entity.type in ("Environ", "Trap"):
        return "It is quiet for a while after that."
    return _blow(state, index, move, entity)


def _blow(state: State, index: int, move: Act, entity: Entity) -> str:
    chance, damage = odds.strike(state, index, worth.play_of(state, index, move.play), entity)
    left = board.effort_left(state, entity, index) if entity.type == "Obstacle" else entity.ep
    end = "ends it" if damage >= left else f"takes about {round(damage)} of {left} EP"
    return f"It wins about {_tenths(chance)} and {end}."


def _strategy(state: State, index: int, key: str) -> str:
    if key == "draw":
        return "One more card is one more way out."
    return worth.play_of(state, index, key).text or "It helps with what you do next."
