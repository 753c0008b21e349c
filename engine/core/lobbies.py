"""The lobby of a game: what it says of itself there, how long it takes and for how many it is, by what is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .game import AnyGame, Setup
from .options import read_options


class Lobby:
    """The lobby in the game's own words; what each value of an option comes to stands in data/<key>/options.toml."""

    def least(self, options: Any, /) -> int:
        """Return how many seats that are not a game master's it takes with these options; 0: the least of `Game.seats`."""
        del options
        return 0

    def proposed(self, options: Any, players: int, /) -> Mapping[str, str]:
        """Return the options that suit so many players better than the usual ones, with what else is chosen: a lobby has
        them where its host chose no others (TAB-012)."""
        del options, players
        return {}

    def onward(self, options: Mapping[str, str], players: int, /) -> Mapping[str, str]:
        """Return with which options so many go on who have played with ``options``: those, or others for what would be no
        secret any more (TAB-190)."""
        del players
        return options

    def lasts(self, options: Any, /) -> int:
        """Return about how many minutes it takes with these options; 0: those of the game (`Game.minutes`)."""
        del options
        return 0

    def shown(self, option: str, value: str, /) -> str:
        """Return the words for a value of an option in the lobby."""
        del option
        return value.replace("_", " ")

    def phrased(self, option: str, value: str, /) -> str:
        """Return how a lobby's post tells what was chosen for an option, "with a town"; "" for the bot's own words."""
        del option, value
        return ""

    def briefed(self, options: Any, players: int, /) -> str:
        """Return what a lobby's post says that it is about with these options and so many players; "": `Game.about`."""
        del options, players
        return ""

    def moot(self, options: Any, prepared: bool, /) -> tuple[str, ...]:
        """Return the names of the options that make no difference with the others chosen as they are in ``options``.

        ``prepared``: a file is used. They are left out of the lobby.
        """
        del options, prepared
        return ()

    def most(self, options: Any, /) -> int:
        """Return for how many players at most what these options choose is made, where the game takes more; 0: for all.

        More may sit down, as the host can choose otherwise yet; the bot brings no more (TAB-108).
        """
        del options
        return 0

    def check(self, setup: Setup, /) -> None:
        """Raise a `GameError` with the way out where those who begin are too many for what is chosen, or prepared."""


def lobby(game: AnyGame) -> Lobby:
    """Return who words a game's lobby: the game, or the bot for all games."""
    return game if isinstance(game, Lobby) else Lobby()


def least(game: AnyGame, options: Any) -> int:
    """Return how many seats that are not a game master's it takes to begin with these options."""
    return lobby(game).least(options) or game.seats.start


def minutes(game: AnyGame, options: Any) -> int:
    """Return about how many minutes a game takes with these options; 0: unknown."""
    return lobby(game).lasts(options) or game.minutes


def usual_minutes(game: AnyGame) -> int:
    """Return about how many minutes a game takes for few, with the options that its lobby begins with; 0: unknown."""
    proposed = lobby(game).proposed(game.options(), game.seats.start)
    return minutes(game, read_options(game.options, proposed))


def most(game: AnyGame, options: Any) -> int:
    """Return for how many players at most that is made which these options choose."""
    seats = game.seats.stop - 1
    return min(lobby(game).most(options) or seats, seats)
