"""The beginning of a galaxy: map, players, decks, and a first technology for everybody (GAL-G05)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.errors import BadOption, IllegalMove
from engine.core.game import Event, Setup
from engine.core.moves import Move

from ..state import board
from ..state.catalogue import WORDS, refused
from ..state.content import content
from ..state.lengths import LENGTHS
from ..state.options import Options
from ..state.state import Force, Player, State
from . import awaiting, factions, goals, steps
from .economy import technologies
from .events import course
from .exploring import decks
from .flow import answer, now, run, step
from .progress import Voyage

FIRST = "first"
"""How a technology of the beginning is told of."""

TACTIC, STRATEGY, TRADE_GOODS = 3, 2, 1
SPACE, GROUND = Force(transport=1), Force(infantry=4, dock=1)
"""What everybody begins with in the space of their home system, beside their scouts, and on its planet (GAL-G05)."""

LEAST = 2
"""Rivals that an expedition takes (GAL-G01)."""


def new(setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return a galaxy set up, and what is told of it; `BadOption` where seats and options do not go together."""
    options = setup.options
    assert isinstance(options, Options)
    if len(setup.names) < LEAST:
        raise BadOption(WORDS.message("too-few-rivals"), "GAL-G01")
    voyage = Voyage(first_state(setup.names, options, dice), dice)
    state = voyage.state
    voyage.tell(
        course.Begun(tuple(state.names[player] for player in state.order), state.names[state.speaker], state.length)
    )
    for player in state.order:
        factions.begin(voyage, player)
    for player in state.order:
        goals.draw_hidden(voyage, player, ("GAL-G05",))
    for _ in range(LENGTHS[state.length].goals):
        goals.reveal(voyage)
    # What drawing goals may have put on the agenda comes first; a hand of one goal never does.
    free = free_technologies()
    asked = (steps.ChooseFirst(owner=player, options=free, default=free[0], together=True) for player in state.order)
    voyage.push(*asked, steps.ShowFirst())
    run(voyage)
    return voyage.state, voyage.events


def first_state(names: tuple[str, ...], options: Options, dice: Dice) -> State:
    """Return map, players and decks as they are laid out: seats in a random order, the first one is speaker (GAL-G05)."""
    order = dice.shuffled(range(len(names)))
    systems, planets = board.lay(dice, order, names, drawn=options.worlds == "36")
    state = State(
        names=names,
        phase="opening",
        players=tuple(Player(name, TRADE_GOODS, tactic=TACTIC, strategy=STRATEGY) for name in names),
        order=order,
        speaker=order[0],
        systems=systems,
        planets=planets,
        decks=decks.fresh(dice, options),
        votes=(0,) * len(names),
        length=options.length,
    )
    voyage = Voyage(state, dice)
    drawn = dice.shuffled(tuple(content().factions)) if options.factions == "on" else ()
    for player, faction in zip(order, drawn, strict=False):
        voyage.set_player(player, faction=faction)
    for planet in planets:
        if planet.home >= 0:
            scouts = Force(scout=LENGTHS[options.length].scouts)
            voyage.set_units(planet.home, planet.system, SPACE + scouts)
            voyage.set_units(planet.home, planet.id, GROUND)
    return voyage.state


def free_technologies() -> tuple[str, ...]:
    """Return the technologies without prerequisites (GAL-G38)."""
    return tuple(technology.id for technology in content().technologies.values() if not technology.needs)


@answer(steps.ChooseFirst)
def _choose(voyage: Voyage, question: steps.ChooseFirst, option: str) -> None:
    voyage.set_player(question.owner, first=option)
    voyage.tell(course.ChoseFirst(voyage.name(question.owner)))
    voyage.tell(course.Chosen(FIRST, option), to=(question.owner,))


@step(steps.ShowFirst)
def _show(voyage: Voyage, task: steps.ShowFirst) -> None:
    """Show the first technologies of all, and begin the first round (GAL-G05)."""
    for player in voyage.state.order:
        chosen = voyage.player(player).first
        if chosen and not voyage.player(player).gone:
            voyage.set_player(player, first="")
            technologies.gain(voyage, player, chosen, FIRST)
    now(voyage, steps.BeginRound())


def dealt(state: State, seat: int, lot: int) -> Move | None:
    """Return the first technology that a quick start deals to a seat: another one to each as far as they go round, and
    others from table to table (GAL-G05, GAL-G38). ``None`` where a first technology is not what is asked."""
    question = awaiting.asked(state, seat)
    if not isinstance(question, steps.ChooseFirst):
        return None
    return awaiting.answer(question, question.options[(lot + seat) % len(question.options)])


def nobody_comes_later() -> IllegalMove:
    """Return that an expedition is for those who began it (GAL-G05)."""
    return refused("no-late-entry", "GAL-G05")
