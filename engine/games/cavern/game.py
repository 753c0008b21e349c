"""Cavern as the house sees it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.core.dice import Dice
from engine.core.errors import GameOver, IllegalMove
from engine.core.game import Event, Outcome, Seat, Setup, Step
from engine.core.moves import Move, Verb
from engine.core.progress import heed
from engine.core.scene import Look
from engine.core.speaking import SpeakingGame
from engine.core.verbs import Choose, Pass
from engine.core.words import listed

from .picture import scenes
from .rules import contests, drawing, ending, events, placing, rooms, sending, treasures, turns
from .rules.progress import Cavern
from .speech import asking, choices, reading, refusals, story
from .speech.refusals import awaited
from .state.content import content
from .state.moves import VERBS, Breach, Place, Prompts, Retrieve, Reveal, Send, Swap
from .state.options import Options
from .state.state import MOST_SHOWN, State
from .state.view import View, view_for

DRAWN = frozenset(("begun", "opened", "placed", "drifted_in", "sent", "home", "recalled", "retrieved", "ended"))
"""Events that call for a new map in the channel."""

PASS = Pass()


class CavernGame(SpeakingGame[State, View]):
    """The rivals' game of data/cavern, for two to four, or one alone (CAV-001, CAV-002, CAV-G02, CAV-G59).

    Its name and words are ours (CAV-G01); what the source credits carries no rule (CAV-006).
    """

    key = "cavern"
    title = "Cavern"
    about = "Build a dungeon tile by tile and take gold and treasure from its rooms, against rival bands or alone."
    version = 2
    seats = range(1, 5)
    verbs = VERBS
    options = Options
    state = State
    own = "hand"
    rivals = True
    asking = asking
    choices = choices
    reading = reading
    refusals = refusals
    scenes = scenes
    story = story
    drawn = DRAWN

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.new`; `BadOption` for one seat without the variant for one, and for more with it."""
        return turns.new(setup, dice)

    def turn(self, state: State) -> tuple[Seat, ...]:
        """Return who is awaited; see `refusals.awaited`."""
        return awaited(state)

    def turn_number(self, state: State) -> int:
        """Return a number for each turn, its extra turns included; bands are chosen before the first (CAV-038, CAV-051)."""
        return state.round * len(state.names) + state.acting if state.phase == "play" else -1

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return what a seat may do, lazily."""
        if seat not in awaited(state):
            return iter(())
        settings = contests.settings(state, seat) if state.phase == "play" else ()
        return chain(_awaited(state, seat), map(Prompts, settings))

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        """See `Game.apply`."""
        if state.phase == "over":
            raise GameOver("This game has ended.")
        cavern = Cavern(state, dice)
        if seat not in awaited(state):
            raise refusals.not_your_turn(state)
        if isinstance(move, Prompts):
            _set_prompts(cavern, seat, move)
        elif state.phase == "factions":
            _choose_faction(cavern, seat, move)
        elif state.agenda or state.step == "resolve":
            rooms.answer(cavern, seat, move)
        elif state.step == "send":
            _send(cavern, seat, move)
        else:
            _place(cavern, seat, move)
        turns.run(cavern)
        return cavern.state, cavern.events

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state with what is hidden from a seat taken out (CAV-027, CAV-G52)."""
        return view_for(state, seat)

    def default(self, state: State, seat: Seat) -> Move | None:
        """Return a plain placement, no Delver, option 1, no XP (CAV-G60); the first faction that is free."""
        if seat not in awaited(state):
            return None
        if state.agenda or (state.phase == "play" and state.step == "resolve"):
            return rooms.default(state, seat)
        if state.phase == "play" and state.step == "send":
            return PASS
        plain = placing.plain_placement(state, seat) if state.phase == "play" else None
        return plain or next(iter(_awaited(state, seat)))

    def outcome(self, state: State) -> Outcome | None:
        """See `ending.outcome`."""
        return ending.outcome(state)

    def heading(self, view: View, verb: Verb) -> str:
        """Return what is asked over a menu of moves."""
        return choices.heading(view, verb) or super().heading(view, verb)

    def entries(self, view: View, name: str) -> Sequence[str]:
        """Return the places that the map can be seen around."""
        return scenes.places(view) if name == "map" else ()

    def private(self, view: View) -> str:
        """Return what a seat alone knows of itself, in a few short lines; the tiles are drawn beside it."""
        return asking.private(view)

    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
        """See `Game.step`."""
        return choices.step(view, verb, given, values)

    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        """Return the dice of every contest that was settled, oldest first, of one under way, then the map if it changed.

        Page 0 of the dice are the newest: what several moves settled is counted back from the last of them.
        """
        settled = min(sum(map(story.settles, events)), MOST_SHOWN)
        dice = [Look("dice", page=page) for page in reversed(range(settled))]
        if _leaves_dice(events):
            dice.append(Look("roll"))
        return (*dice, *super().pictures(events))


def _leaves_dice(events: Sequence[Event]) -> bool:
    """Return whether these events end with dice on the table: a roll that may yet change, or that others roll against."""
    rolled = False
    for event in events:
        if story.settles(event):
            rolled = False
        elif event.kind == "rolled" or (event.kind == "bought" and event.facts["what"] == "reroll"):
            rolled = True
        elif event.kind == "revealed":
            rolled |= content().treasures[str(event.facts["treasure"])].effect == "reroll"
    return rolled


def _awaited(state: State, seat: Seat) -> Iterable[Move]:
    """Return what an awaited seat may do."""
    if state.phase == "factions":
        return (Choose(key) for key in turns.free_factions(state))
    if state.agenda or state.step == "resolve":
        return rooms.legal(state, seat)
    if state.step == "send":
        return chain(sending.sendings(state, seat), (PASS,))
    return _before_placing(state, seat)


def _before_placing(state: State, seat: Seat) -> Iterator[Move]:
    """Yield what may be done before a tile lies; passing only where none can be laid, which all have seen (CAV-G22)."""
    if placing.stuck(state, seat):
        yield PASS
    yield from placing.placements(state, seat)
    yield from placing.breaches(state, seat)
    yield from drawing.swaps(state, seat)
    yield from sending.retrievals(state, seat)
    yield from treasures.place_reveals(state, seat)


def _choose_faction(cavern: Cavern, seat: Seat, move: Move) -> None:
    state = cavern.state
    if not isinstance(move, Choose):
        raise refusals.pending(state, move.verb)
    free, known = turns.free_factions(state), content().band.factions
    if move.option not in free:
        if move.option in known:
            raise IllegalMove(f"The {known[move.option].name} are taken.", "CAV-G02")
        raise IllegalMove(f"The factions left are the {listed([known[key].name for key in free])}.", "CAV-051")
    turns.choose_faction(cavern, seat, move.option)


def _place(cavern: Cavern, seat: Seat, move: Move) -> None:
    """Carry out what is done before, or by, laying a tile."""
    match move:
        case Place() | Breach():
            placing.place(cavern, seat, move)
        case Swap():
            drawing.swap(cavern, seat, move)
        case Retrieve():
            sending.retrieve(cavern, seat, move)
        case Reveal(treasure=card):
            heed(treasures.refuse_reveal(cavern.state, seat, card, "place"))
            treasures.reveal(cavern, seat, card)
        case Pass() if placing.stuck(cavern.state, seat):
            turns.give_up_hand(cavern)
        case _:
            raise refusals.pending(cavern.state, move.verb)


def _send(cavern: Cavern, seat: Seat, move: Move) -> None:
    """Send a Delver, or keep them all (CAV-085, CAV-191, CAV-G03)."""
    match move:
        case Send():
            sending.send(cavern, seat, move)
        case Pass():
            cavern.tell(events.kept(cavern.name(seat)))
        case _:
            raise refusals.pending(cavern.state, move.verb)
    turns.to_rooms(cavern)


def _set_prompts(cavern: Cavern, seat: Seat, move: Prompts) -> None:
    if cavern.state.phase == "factions":
        raise refusals.pending(cavern.state, "prompts")
    heed(contests.refuse_setting(cavern.state, seat, move.setting))
    cavern.set_player(seat, swift=contests.SWIFT[move.setting])
    cavern.tell(events.prompts(cavern.name(seat), move.setting))


GAME = CavernGame()
