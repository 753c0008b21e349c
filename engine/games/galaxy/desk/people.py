"""Who a desk is for, and who keeps it: players are names, seats are clerks (GAL-G01, GAL-G71)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.errors import BadOption, IllegalMove
from engine.core.game import Event, Setup
from engine.core.words import MOST_NAME, own_name, shown_name

from ..rules.events import keeping
from ..rules.exploring import decks
from ..rules.progress import Voyage
from ..state import naming
from ..state.catalogue import refused
from ..state.options import Options
from ..state.state import NOBODY, Player, State

MOST_PLAYERS, MOST_CLERKS = 8, 6
"""So many players a desk is for, and so many people keep it, at most."""

NO_ONE = "nobody"
"""Is written for nobody: a planet's owner can be that, so nobody is called so."""

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
            raise BadOption(f"A player's name has up to {MOST_NAME} letters, and “{name}” has more.", RULE)
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


def called(names: Sequence[str]) -> tuple[str, ...]:
    """Return names as a desk writes them, told apart by a number; `BadOption` where there are too many or one is none."""
    if len(names) > MOST_PLAYERS:
        raise BadOption(f"A desk is for 1 to {MOST_PLAYERS} players, and {len(names)} are named.", RULE)
    found: list[str] = []
    for name in names:
        if not any(letter.isalnum() for letter in name):
            raise BadOption("A player's name needs a letter or a digit.", RULE)
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


def refuse_turn(state: State, who: str) -> IllegalMove | None:
    """Return what speaks against acting for somebody from now on."""
    player = naming.player_named(state, who)
    if player is None:
        return unknown(state, who)
    if player == state.active:
        return refused("desk-works-who-already", "GAL-G09", who=state.players[player].name)
    return None


def turn(voyage: Voyage, who: str) -> None:
    """Act for somebody from now on."""
    player = naming.player_named(voyage.state, who)
    assert player is not None
    voyage.change(active=player)
    voyage.tell(keeping.Acting(voyage.name(player)))


def unknown(state: State, who: str) -> IllegalMove:
    """Return that a player is not known here, and who is."""
    names = ", ".join(player.name for player in state.players)
    return refused("no-player-here-is-called-who", RULE, who=who[:24], names=names)


def refuse_seat(state: State, name: str) -> IllegalMove | None:
    """Return what speaks against one player more."""
    if len(state.players) >= MOST_PLAYERS:
        return refused("desk-is-most-players-players", RULE, most_players=MOST_PLAYERS)
    if not any(letter.isalnum() for letter in name):
        return refused("players-name-needs-letter-or-digit", RULE)
    if len(" ".join(name.split())) > MOST_NAME:
        return refused("players-name-has-up-most-name", RULE, most_name=MOST_NAME)
    shown = shown_name(name)
    if shown.casefold() == NO_ONE:
        return refused("nobody-is-called-here-it-stands", RULE)
    if naming.player_named(state, shown) is not None:
        return refused("shown-is-player-here-already", RULE, shown=shown)
    return None


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
        return refused("you-keep-this-desk-already", RULE)
    if len(state.clerks) >= MOST_CLERKS:
        return refused("most-clerks-people-keep-this-desk", RULE, most_clerks=MOST_CLERKS)
    return None


def enter(voyage: Voyage, name: str) -> None:
    """Let somebody keep the desk too."""
    voyage.change(clerks=(*voyage.state.clerks, name))
    voyage.tell(keeping.Clerk(name))


def owner_named(state: State, who: str) -> int | None:
    """Return the player that a word names, `NOBODY` for nobody; ``None`` where it names none."""
    return NOBODY if who.casefold() == NO_ONE else naming.player_named(state, who)
