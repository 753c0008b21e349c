"""/delve new and the rematch buttons: which game and options a table opens with, and their completions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any

from discord import app_commands

from engine import (
    LONGEST_WAIT,
    MORE,
    PACES,
    WORDS,
    AnyGame,
    BadGame,
    BadOption,
    GameError,
    Option,
    TableTaken,
    Terms,
    Update,
    Version,
    character,
    lobbies,
    options_of,
    read_pace,
    spanned,
)

from ..core.command_texts import described
from ..core.context import Interaction, call_of
from ..core.limits import COMMAND_OPTIONS, ROW_BUTTONS, ROWS
from ..core.option_words import readable
from ..core.retry import has_left
from ..core.server_rules import allowed_games, check_allowed_channel, check_opening, default_wait, settings_of
from ..core.slash import set_signature, to_choices
from ..interactions.answer import Answer
from ..interactions.changes import apply_change
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..messages.controls import button, control_id
from ..messages.game_list import find_key, first_game, fitting_choices, newcomer_order, summary
from ..messages.layout import MessageContent, button_rows, in_rows
from .threads import THREAD, offer_thread, open_thread

OWN = ("game", "key", "wait", "place")
"""The arguments of /delve new for every game."""
PLACE = "place"
PLACES = {"here": WORDS.message("place-here"), THREAD: WORDS.message("place-thread")}


def new_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """Return /delve new with the games and the options of all games, completed for the chosen game.

    All arguments are text that is read here or by the tables. So any mistake that a client sends is refused in words.
    """
    merged = merged_options(games)
    options = {name: merged[name] for name in direct_options(games)}
    more = (MORE,) if len(options) < len(merged) else ()

    @handles_refusals
    async def new(interaction: Interaction, **given: str | None) -> None:
        filled = {name: text for name, text in given.items() if text}
        game = find_key(games, filled.pop("game", ""))
        settings = await check_opening(interaction, game)
        key, wait = filled.pop("key", ""), default_wait(settings, read_wait(filled.pop("wait", None)))
        filled = {**read_pairs(filled.pop(MORE, "")), **filled}
        threaded = read_place(filled.pop(PLACE, ""))
        chosen = {name: _option_value(games.get(game), name, text) for name, text in filled.items()}
        if threaded:
            await open_thread(interaction, game, chosen, key=key, wait=wait)
            return
        tables = interaction.client.tables
        try:
            await apply_change(interaction, tables.lobby.gather(call_of(interaction), game, chosen, key=key, wait=wait))
        except TableTaken as taken:
            await offer_thread(interaction, taken, game, chosen, keyed=bool(key), wait=wait)

    set_signature(new, {"game": str, **dict.fromkeys((*options, *more, "key", "wait", PLACE), str | None)})
    about = {name: described(option.about) for name, option in options.items()}
    if more:
        about[MORE] = described(WORDS.message("new-delve.more", options=[name for name in merged if name not in options]))
    app_commands.describe(
        game=described(WORDS.message("new-delve.game", games=[game.title for game in games.values()])),
        key=described(WORDS.message("new-delve.key")),
        wait=described(WORDS.message("new-delve.wait")),
        place=described(WORDS.message("new-delve.place")),
        **about,
    )(new)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="new", description=described(WORDS.message("new-delve")), callback=new
    )
    command.autocomplete("game")(_games_offered(games))
    command.autocomplete("wait")(_waits_completed)
    command.autocomplete(PLACE)(_places_completed)
    for name in options:
        command.autocomplete(name)(_option_completed(games, name))
    if more:
        command.autocomplete(MORE)(_more_completed(games, options))
    return command


def direct_options(games: Mapping[str, AnyGame]) -> tuple[str, ...]:
    """Return the options that have their own argument of /delve new: all of them if they fit.

    Otherwise the games take turns, each with its next declared option, while there is room.
    """
    merged, room = merged_options(games), COMMAND_OPTIONS - len(OWN)
    if len(merged) <= room:
        return tuple(merged)
    turns = zip_longest(*([option.name for option in options_of(game)] for game in games.values()))
    in_turn = list(dict.fromkeys(name for turn in turns for name in turn if name is not None))
    kept = in_turn[: room - 1]
    return tuple(name for name in merged if name in kept)


def read_pairs(text: str) -> dict[str, str]:
    """Return options written as "name: value, name: value"; `BadOption` if the text is different."""
    found: dict[str, str] = {}
    for pair in filter(str.strip, text.split(",")):
        name, mark, value = pair.partition(":")
        if not (mark and name.strip() and value.strip()):
            raise BadOption(WORDS("more-takes-pairs"))
        found[name.strip().casefold().replace(" ", "_")] = value.strip()
    return found


def merged_options(games: Mapping[str, AnyGame]) -> dict[str, Option]:
    """Return the options of all games by name. For a shared option the first game's words count.

    Raises `BadGame` if an option has the name of another argument of /delve new.
    """
    found: dict[str, Option] = {}
    for game in games.values():
        for option in options_of(game):
            if option.name in (*OWN, MORE):
                raise BadGame(f"option {option.name} of {game.key}: /delve new has an option of that name")
            found.setdefault(option.name, option)
    return found


def read_wait(text: str | None) -> int | None:
    """Return how many minutes to wait, 0 for ever, ``None`` for no choice; `BadOption` if the text is no pace."""
    if not text:
        return None
    minutes = read_pace(text)
    if minutes is None:
        raise BadOption(WORDS("wait-takes", paces=tuple(PACES), longest=spanned(LONGEST_WAIT)), "TAB-026")
    return minutes


def read_place(text: str) -> bool:
    """Return whether the table shall be in its own thread; `BadOption` if the text is no place."""
    wanted = text.strip().casefold()
    if wanted not in ("", *PLACES, *(str(shown).casefold() for shown in PLACES.values())):
        raise BadOption(WORDS("place-takes"), "TAB-090")
    return wanted in (THREAD, str(PLACES[THREAD]).casefold())


def _option_value(game: AnyGame | None, name: str, text: str) -> str:
    """Return the value of an option that is written or shown as ``text``, else ``text``, which the tables refuse."""
    wanted = text.strip().casefold()
    pairs = _values_of([game] if game else [], name)
    return next((value for shown, value in pairs if wanted in (value.casefold(), shown.casefold())), text)


def _values_of(games: Iterable[AnyGame], name: str) -> list[tuple[str, str]]:
    """Return (shown, value) for each value of an option in these games, without duplicates."""
    found: dict[str, str] = {}
    for game in games:
        for option in options_of(game):
            for value in option.choices if option.name == name else ():
                found.setdefault(value, lobbies.lobby(game).shown(name, value))
    return [(shown, value) for value, shown in found.items()]


def _games_offered(games: Mapping[str, AnyGame]) -> Any:
    """Return the completion for the game to open: each with its summary, the best for newcomers first."""
    first = first_game(games)
    pairs = {
        game.key: WORDS("game-in-brief", game=game.title, summary=summary(game), first=game is first)
        for game in newcomer_order(games)
    }

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        wish, allowed = current.strip().casefold(), await allowed_games(interaction)
        found = [
            key for key in pairs if key in allowed and any(wish in name.casefold() for name in (key, games[key].title))
        ]
        return to_choices((pairs[key], key) for key in found)

    return complete


async def _waits_completed(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
    waits = {
        name: WORDS("wait-for-move", pace=name, time=spanned(minutes)) if minutes else name
        for name, minutes in PACES.items()
    }
    typed = read_pace(current)
    if typed and typed not in PACES.values():
        waits.setdefault(current.strip(), WORDS("wait-typed", time=spanned(typed)))
    return fitting_choices(((shown, value) for value, shown in waits.items()), current)


async def _places_completed(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return fitting_choices(((str(shown), place) for place, shown in PLACES.items()), current)


def _option_completed(games: Mapping[str, AnyGame], name: str) -> Any:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        game = games.get(find_key(games, str(getattr(interaction.namespace, "game", ""))))
        return fitting_choices(_values_of([game] if game else games.values(), name), current)

    return complete


def _more_completed(games: Mapping[str, AnyGame], others: Mapping[str, Option]) -> Any:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete the last of the written options. The others stay, and are not offered again.

        If the last one is complete, further options are offered too.
        """
        game = games.get(find_key(games, str(getattr(interaction.namespace, "game", ""))))
        pairs = {
            f"{readable(option.name)}: {lobbies.lobby(offered).shown(option.name, value)}": option.name
            for offered in ([game] if game else games.values())
            for option in options_of(offered)
            if option.name not in others
            for value in option.choices
        }
        before, comma, typed = current.rpartition(",")
        begun = f"{before.strip()}{comma} " if comma else ""
        named, wish = _option_names(before), _normalised(typed)
        fitting = [pair for pair, name in pairs.items() if name not in named and wish in _normalised(pair)]
        if whole := next((pair for pair in fitting if _normalised(pair) == wish), None):
            rest = [pair for pair, name in pairs.items() if name not in (*named, pairs[whole])]
            fitting = list(dict.fromkeys([*fitting, *(f"{whole}, {pair}" for pair in rest)]))
        return to_choices((f"{begun}{pair}", f"{begun}{pair}") for pair in fitting)

    return complete


def _option_names(text: str) -> tuple[str, ...]:
    """Return the names of options in a text that is still being written."""
    names = (pair.partition(":")[0] for pair in text.split(","))
    return tuple(name.strip().casefold().replace(" ", "_") for name in names)


def _normalised(pair: str) -> str:
    return "".join(pair.split()).casefold()


@handles("gather")
async def press_gather(interaction: Interaction, press: Press) -> None:
    """Open a lobby for the game of the button, with this member as host.

    For a button of a table in this channel, or of a lobby that closed by itself, the options of that table are kept. A
    table without a lobby opens again as it was, for the same people.
    """
    if press.rest not in interaction.client.tables.games:
        raise GameError(WORDS("unknown-game-button"))
    tables, call = interaction.client.tables, call_of(interaction)
    settings, terms = await check_opening(interaction, press.rest), await _earlier_terms(interaction, press)
    if terms and terms.people:
        await apply_change(interaction, tables.lobby.open_under_way(call, press.rest, terms.options, terms.people))
        return
    options, wait, company = (terms.options, terms.wait, terms.company) if terms else ({}, default_wait(settings, None), ())
    try:
        await apply_change(interaction, tables.lobby.gather(call, press.rest, options, wait=wait, company=company))
    except TableTaken as taken:
        await offer_thread(interaction, taken, press.rest, options, wait=wait)


async def _earlier_terms(interaction: Interaction, press: Press) -> Terms | None:
    return await interaction.client.tables.lobby.terms(call_of(interaction), press.version)


@handles("again")
async def press_again(interaction: Interaction, press: Press) -> None:
    """Gather the party of the game above again, with this member as host (TAB-190)."""
    tables = interaction.client.tables
    game, terms = await tables.rematch.game_of(press.version.table), await _earlier_terms(interaction, press)
    await check_opening(interaction, game)
    if terms and terms.people:
        await tables.rematch.check_played(call_of(interaction), press.version.table)
        await apply_change(
            interaction, tables.lobby.open_under_way(call_of(interaction), game, terms.options, terms.people)
        )
        return
    await apply_change(interaction, _gather_party(interaction, press.version, press.rest))


async def _gather_party(interaction: Interaction, version: Version, campaign: str) -> Update:
    """Gather the party of a table without members who left the server, for another ``campaign`` than before where one is
    named. A member who was asked already joins."""
    tables, guild = interaction.client.tables, interaction.guild
    if await tables.rematch.is_asked(call_of(interaction)):
        return await tables.lobby.join(call_of(interaction))
    party = [
        member.id
        for member in await tables.rematch.party(version.table)
        if not character(member.id) and member.id != interaction.user.id
    ]
    absent = [member for member in party if guild is not None and await has_left(guild, member)]
    try:
        return await tables.rematch.again(call_of(interaction), version, absent, campaign)
    except TableTaken:
        # Another member pressed at the same moment, and asks them.
        if not await tables.rematch.is_asked(call_of(interaction)):
            raise
        return await tables.lobby.join(call_of(interaction))


@handles("another")
async def press_another(interaction: Interaction, press: Press) -> None:
    """Offer the games that may be opened here (TAB-192), the one just played with its options."""
    games = newcomer_order(await allowed_games(interaction))[: ROWS * ROW_BUTTONS]
    if not games:
        check_allowed_channel(interaction, await settings_of(interaction))
    played = await interaction.client.tables.rematch.game_of(press.version.table)
    buttons = [
        button(
            WORDS("button-play", game=game.title),
            control_id("gather", press.version if game.key == played else Version(0, 0), game.key),
        )
        for game in games
    ]
    told = [WORDS("game-summary", game=game.title, summary=summary(game)) for game in games]
    shown = MessageContent("\n".join(told), WORDS("which-game-next"), in_rows(button_rows(buttons)))
    await Answer(interaction).send_private(shown)
