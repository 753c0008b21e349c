"""Who a desk is for, and who keeps it: players are names, seats are clerks (GAL-G01, GAL-G71)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.dice import Dice
from engine.core.errors import BadOption, IllegalMove
from engine.core.game import Event, Setup
from engine.core.words import MOST_NAME, own_name, shown_name

from ...rules.events import keeping
from ...rules.exploring import decks
from ...rules.needs import need
from ...rules.progress import Voyage
from ...state import naming
from ...state.catalogue import WORDS, refused
from ...state.moves import Seat, Turn
from ...state.options import Options
from ...state.state import NOBODY, Player, State
from .needs import ANY_TIME, IDLE, Act, active_name

MOST_PLAYERS, MOST_CLERKS = 8, 6
"""So many players a desk is for, and so many people keep it, at most."""

NO_ONE = "nobody"
"""Stands for no player, as the owner of a planet; so no player can have this name."""

RULE = "GAL-G01"


def new(setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return a desk with all its decks shuffled (GAL-007, GAL-022, GAL-034), and what is told of it.

    It is kept for the people of the setup, or for those who sit where none are named. `BadOption` where there are too many,
    or one of the people has a name that is too long or cannot be written.
    """
    options = setup.options
    assert isinstance(options, Options)
    for name in setup.people:
        if len(" ".join(name.split())) > MOST_NAME:
            raise BadOption(WORDS.message("player-name-longer", most_name=MOST_NAME, name=name), RULE)
    names = called(setup.people or setup.names)
    own = [place for place, name in enumerate(names) if name.casefold() == setup.names[0].casefold()]
    state = State(
        names=names,
        phase="desk",
        players=tuple(Player(name) for name in names),
        order=tuple(range(len(names))),
        active=own[0] if own else 0,
        decks=decks.fresh(dice, options),
        clerks=setup.names,
    )
    return state, (keeping.Opened(names, len(state.decks["frontier"].draw)).told(),)


def clerks(state: State) -> tuple[int, ...]:
    """Return the seats of those who keep the desk: each may do anything at any time."""
    return tuple(range(len(state.clerks)))


def called(names: Sequence[str]) -> tuple[str, ...]:
    """Return names as a desk writes them, told apart by a number; `BadOption` where there are too many or one is none."""
    if len(names) > MOST_PLAYERS:
        raise BadOption(WORDS.message("desk-too-many-named", most=MOST_PLAYERS, number=len(names)), RULE)
    found: list[str] = []
    for name in names:
        if not any(letter.isalnum() for letter in name):
            raise BadOption(WORDS.message("player-name-empty"), RULE)
        found.append(own_name(shown_name(name), (*found, NO_ONE)))
    return tuple(found)


def handle_of(state: State, player: int) -> str:
    """Return the word that moves name a player by."""
    return naming.handles(state)[player]


def others(state: State) -> tuple[int, ...]:
    """Return the players but the one who is acted for, in turn order from the next one on."""
    count = len(state.players)
    return tuple((state.active + step) % count for step in range(1, count))


# Whose turn it is, more players, more clerks.


def _samples_of_turn(state: State) -> Iterator[Turn]:
    yield from (Turn(handle_of(state, player)) for player in others(state))


def _refuse_turn(state: State, move: Turn) -> IllegalMove | None:
    player = naming.player_named(state, move.who)
    if player is None:
        return unknown(state, move.who)
    if player == state.active:
        return refused("desk-works-for-already", "GAL-G09", who=state.players[player].name)
    return None


TURN = Act(
    Turn,
    IDLE,
    _samples_of_turn,
    _refuse_turn,
    (need("desk-only-player", RULE, lambda state: len(state.players) > 1, name=active_name),),
)
"""Acting for another player from now on."""


def turn(voyage: Voyage, who: str) -> None:
    """Act for another player from now on."""
    player = naming.player_named(voyage.state, who)
    assert player is not None
    voyage.change(active=player)
    voyage.tell(keeping.Acting(voyage.name(player)))


def unknown(state: State, who: str) -> IllegalMove:
    """Return that a player is not known here, and who is."""
    names = ", ".join(player.name for player in state.players)
    return refused("desk-no-player-called", RULE, who=who[:24], names=names)


def _refuse_name(state: State, move: Seat) -> IllegalMove | None:
    name = move.name
    if not any(letter.isalnum() for letter in name):
        return refused("player-name-empty", RULE)
    if len(" ".join(name.split())) > MOST_NAME:
        return refused("player-name-too-long", RULE, most_name=MOST_NAME)
    shown = shown_name(name)
    if shown.casefold() == NO_ONE:
        return refused("player-name-reserved", RULE)
    if naming.player_named(state, shown) is not None:
        return refused("player-known-already", RULE, shown=shown)
    return None


ROOM = need("desk-players-limit", RULE, lambda state: len(state.players) < MOST_PLAYERS, most_players=MOST_PLAYERS)
SEAT = Act(Seat, (*ANY_TIME, ROOM), lambda state: (Seat(own_name("Guest", (*state.names, NO_ONE))),), _refuse_name)
"""One player more."""


def seat(voyage: Voyage, name: str) -> None:
    """Add a player, last in turn order."""
    state, shown = voyage.state, shown_name(name)
    voyage.change(
        names=(*state.names, shown),
        players=(*state.players, Player(shown)),
        order=(*state.order, len(state.players)),
    )
    voyage.tell(keeping.Seated(shown))


def refuse_entry(state: State, seat: int) -> IllegalMove | None:
    """Return what speaks against one clerk more on this seat."""
    if seat != len(state.clerks):
        return refused("desk-kept-already", RULE)
    if len(state.clerks) >= MOST_CLERKS:
        return refused("desk-clerks-limit", RULE, most_clerks=MOST_CLERKS)
    return None


def enter(voyage: Voyage, name: str) -> None:
    """Let one more member keep the desk."""
    voyage.change(clerks=(*voyage.state.clerks, name))
    voyage.tell(keeping.Clerk(name))


def owner_named(state: State, who: str) -> int | None:
    """Return the player that a word names, `NOBODY` for ``nobody``; ``None`` where it names none."""
    return NOBODY if who.casefold() == NO_ONE else naming.player_named(state, who)
