"""The games as a list: their order, a line and a button for each, and the completion of their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from discord import ButtonStyle, app_commands

from engine import WORDS, AnyGame, Version, capabilities, lobbies

from ..core.context import Interaction
from ..core.option_words import duration, opposition
from ..core.slash import to_choices
from .controls import button, control_id
from .layout import Item


def newcomer_order(games: Mapping[str, AnyGame]) -> list[AnyGame]:
    """Return games in the order for newcomers (TAB-073): cooperative ones first, the shortest first."""

    def rank(game: AnyGame) -> tuple[bool, bool, int]:
        options = game.options()
        minutes = lobbies.usual_minutes(game)
        return capabilities.contested(game, options), not minutes, minutes

    return sorted(games.values(), key=rank)


def first_game(games: Mapping[str, AnyGame]) -> AnyGame | None:
    """Return the best game to begin with: the shortest cooperative one; ``None`` if no length is known."""
    first = next(iter(newcomer_order(games)), None)
    if first is None or capabilities.contested(first, first.options()) or not lobbies.minutes(first, first.options()):
        return None
    return first


def summary(game: AnyGame) -> str:
    """Return a game in brief: "together, 1-4 players, about 40 minutes"."""
    options, seats = game.options(), game.seats
    many = f"{seats[0]}-{seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
    players = WORDS("for-so-many", players=many)
    facts = [opposition(contested=capabilities.contested(game, options)), players, duration(lobbies.usual_minutes(game))]
    return ", ".join(filter(None, facts))


def themes(games: Iterable[AnyGame]) -> str:
    """Return two lines for each game: for how many it is and how long it takes, and in small print what it is about."""
    return "\n".join(WORDS("game-theme", game=game.title, about=game.about, summary=summary(game)) for game in games)


def play_buttons(games: Iterable[AnyGame], kind: str = "gather", *rest: object) -> list[Item]:
    """Return a button for each game, the first one lit. They are of a ``kind``, and hold the game and the ``rest``."""
    return [
        button(
            WORDS("button-play", game=game.title),
            control_id(kind, Version(0, 0), game.key, *rest),
            ButtonStyle.secondary if number else ButtonStyle.primary,
        )
        for number, game in enumerate(games)
    ]


def find_key(games: Mapping[str, AnyGame], text: str) -> str:
    """Return the key of the game with this key or title; ``text`` itself if there is none."""
    wanted = text.strip().casefold()
    return next((key for key, game in games.items() if wanted in (key.casefold(), game.title.casefold())), text)


def fitting_choices(pairs: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return the (shown, value) pairs that contain the typed text, as Discord's choices."""
    wish = typed.strip().casefold()
    return to_choices(pair for pair in pairs if any(wish in text.casefold() for text in pair))


def game_completion(games: Mapping[str, AnyGame]) -> Any:
    """Return the completion for the name of a game."""

    async def complete(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return fitting_choices(((game.title, key) for key, game in games.items()), current)

    return complete
