"""Before the first turn: setup, the choice of factions, and what opens the game once all have chosen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.errors import BadOption
from engine.core.game import Event, Seat, Setup

from ..state.board import ENTRANCE_AT
from ..state.catalogue import WORDS
from ..state.content import ENTRANCE, content
from ..state.options import Options
from ..state.state import USUAL, Laid, Player, State, undecided
from . import contracts, drawing, turns
from .events import course
from .progress import Cavern

LEAST_RIVALS, MOST_RIVALS = 2, 4
"""How many play without the variant for one (CAV-G02)."""


def new(setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Set up a cavern as far as the choice of factions; `BadOption` for a wrong number of seats.

    There are the board with the entrance against it, 3 XP each, the Sun by the number of players, and four shuffled decks.
    The rest of the XP is the supply (CAV-007, CAV-010, CAV-018, CAV-052..056, CAV-057..061). Where the table plays with
    them, Contracts are drawn last (CAV-G70), and the beast stands on the entrance (CAV-G73).
    """
    options: Options = setup.options
    count, solo = len(setup.names), options.solo == "on"
    if solo and count > 1:
        raise BadOption(WORDS.message("solo-for-one"), "CAV-G59")
    if not solo and count == 1:
        raise BadOption(WORDS.message("rival-alone"), "CAV-G59")
    if not solo and not LEAST_RIVALS <= count <= MOST_RIVALS:
        raise BadOption(WORDS.message("rivals-only", least=LEAST_RIVALS, most=MOST_RIVALS), "CAV-G02")
    known = content()
    state = State(
        names=setup.names,
        solo=solo,
        players=(Player(xp=known.band.start_xp, swift=USUAL),) * count,
        sun=known.band.sun[str(count)],
        stack=dice.shuffled([tile for tile in known.tiles if tile != ENTRANCE]),
        gold=dice.shuffled([int(value) for value, cards in known.band.gold.items() for _ in range(cards)]),
        treasure=dice.shuffled([card.id for card in known.treasures.values() for _ in range(card.count)]),
        encounters=_deck(dice),
        tiles=(Laid(ENTRANCE_AT, ENTRANCE),),
        contracts=contracts.drawn(dice, count) if options.contracts == "on" else (),
        beast=ENTRANCE_AT if options.beast == "on" else None,
    )
    cavern = Cavern(state, dice)
    cavern.tell(course.Begun(count, state.sun))
    return cavern.state, cavern.events


def _deck(dice: Dice) -> tuple[str, ...]:
    """Return the deck of Encounters: of each sort so many, by lot, and all of them shuffled (CAV-061, CAV-G68)."""
    known = content()
    drawn: list[str] = []
    for sort, count in known.deck.items():
        drawn += dice.shuffled([card.id for card in known.encounters.values() if card.sort == sort])[:count]
    return dice.shuffled(drawn)


def choose_faction(cavern: Cavern, seat: Seat, faction: str) -> None:
    """Give a seat a free faction and its five Delvers (CAV-014, CAV-022, CAV-051); with the last one the game opens."""
    cavern.set_player(seat, faction=faction, reserve=tuple(sorted(content().band.factions[faction].delvers)))
    left = len(undecided(cavern.state))
    cavern.tell(course.Faction(cavern.name(seat), faction, left))
    if not left:
        _open(cavern)


def _open(cavern: Cavern) -> None:
    """Deal the hands, and draw the first player by lot (CAV-019, CAV-062, CAV-063, CAV-186, CAV-G05)."""
    cavern.change(phase="play")
    count = len(cavern.state.players)
    for seat in range(count):
        drawing.fill(cavern, seat)
    first = cavern.dice.below(count)
    cavern.change(first=first)
    cavern.tell(course.Opened(cavern.name(first)))
    turns.begin(cavern, first, extra=False)
