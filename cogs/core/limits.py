"""Discord's limits: texts are truncated to them, and commands beyond them stop the start with an error."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine import ENTER, AnyGame, BadGame, Text, capabilities, options_of

TEXT = 2000
LAYOUT_TEXT = 4000
"""Characters of all texts of a layout together."""
COMPONENTS = 40
"""Components of a layout, nested ones included."""
ALT_TEXT = 1024
ROWS = 5
ROW_BUTTONS = 5
MENU_OPTIONS = 25
MOST_OPTIONS = 25
"""So many options a game may have: with what members agree to besides, four menus and a menu of the others hold them."""
CUSTOM_ID = 100
THREAD_NAME = 100
BUTTON_LABEL = 80
OPTION_TEXT = 100
PLACEHOLDER = 150
CHOICES = 25
COMMANDS = 100
RESERVED_COMMANDS = 20
"""How many of Discord's commands stay free for future games."""
COMMAND_OPTIONS = 25
COMMAND_SIZE = 8000
NAME = 32
ABOUT = 100
MESSAGE_MENUS = 15
ATTACHMENTS = 10
FORM_TITLE = 45
FIELDS = 5
FIELD_LABEL = 45
FIELD_HINT = 100
FIELD_TEXT = 4000
TICK_BOXES = 10

_NAME = re.compile(r"[-_'\w]{1,32}")
_GROUPS = (1, 2)
"""Option types that hold options themselves: a subcommand, and a group of them."""


def truncate(said: Text, most: int) -> str:
    """Return a text in at most ``most`` characters, with an ellipsis if something was cut."""
    text = str(said)
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def split_text(text: str, most: int = TEXT, parts: int = 3) -> list[str]:
    """Split ``text`` into at most ``parts`` parts of at most ``most`` characters.

    It breaks between paragraphs, else between lines, else between words. The last part is truncated.
    """
    found: list[str] = []
    rest = text.strip()
    while len(rest) > most and len(found) < parts - 1:
        at = next((at for mark in ("\n\n", "\n", " ") if (at := rest.rfind(mark, most // 2, most + 1)) > 0), most)
        found.append(rest[:at].rstrip())
        rest = rest[at:].lstrip("\n ")
    return [*found, truncate(rest, most)]


def check_games(games: Mapping[str, AnyGame]) -> None:
    """Raise `BadGame` if there are more games than a command can offer, or a game has too many options for a lobby."""
    if len(games) > CHOICES:
        raise BadGame(f"there are {len(games)} games, and a command offers {CHOICES}")
    for game in games.values():
        if (count := len(options_of(game))) > MOST_OPTIONS:
            raise BadGame(f"{game.key} has {count} options, and a lobby has room for {MOST_OPTIONS}")


def check_commands(payload: Sequence[Mapping[str, Any]]) -> None:
    """Raise `BadGame` if the commands, as they are sent to Discord, exceed its limits."""
    slash = [command for command in payload if command.get("type", 1) == 1]
    menus = [command for command in payload if command.get("type", 1) == 3]
    member_menus = [command for command in payload if command.get("type", 1) == 2]
    if len(slash) > COMMANDS:
        raise BadGame(f"{len(slash)} slash commands, and Discord takes {COMMANDS}")
    if len(menus) > MESSAGE_MENUS:
        raise BadGame(f"{len(menus)} message menus, and Discord takes {MESSAGE_MENUS}")
    if len(member_menus) > MESSAGE_MENUS:
        raise BadGame(f"{len(member_menus)} menus of members, and Discord takes {MESSAGE_MENUS}")
    _check_unique("command", (command["name"] for command in slash))
    _check_unique("message menu", (command["name"] for command in menus))
    for command in menus:
        if not 1 <= len(command["name"]) <= NAME:
            raise BadGame(f"message menu {command['name']}: a name has 1 to {NAME} characters")
    for command in slash:
        _check_level(f"/{command['name']}", command)
        if (size := _size(command)) > COMMAND_SIZE:
            raise BadGame(
                f"/{command['name']} has {size} characters of names, descriptions and choices, not {COMMAND_SIZE}"
            )


def check_room(payload: Sequence[Mapping[str, Any]], games: Mapping[str, AnyGame]) -> None:
    """Raise `BadGame` if fewer than `RESERVED_COMMANDS` commands would stay free."""
    count, most = sum(command.get("type", 1) == 1 for command in payload), COMMANDS - RESERVED_COMMANDS
    if count > most:
        raise BadGame(
            f"{count} slash commands, and {most} are the most: {RESERVED_COMMANDS} stay free. {largest_game_hint(games)}"
        )


def largest_game_hint(games: Mapping[str, AnyGame]) -> str:
    """Return a sentence that names the game with most commands of its own, and what to do about them."""
    alone = {key: own_commands(game) for key, game in games.items()}
    shared = Counter(name for names in alone.values() for name in names)
    key = max(alone, key=lambda key: sum(shared[name] == 1 for name in alone[key]))
    own = [name for name in alone[key] if shared[name] == 1]
    return (
        f"Look at {key}, which alone has {len(own)} of them ({', '.join(f'/{name}' for name in own)}): what is seldom "
        f"typed stands in a group, with group={key!r} in its verb"
    )


def own_commands(game: AnyGame) -> tuple[str, ...]:
    """Return the top-level commands that a game needs: for its verbs, groups, openings and files."""
    verbs = (verb.command.partition(" ")[0] for verb in game.verbs if verb.name != ENTER)
    return tuple(
        dict.fromkeys(
            [
                *verbs,
                *(opening.name.partition(" ")[0] for opening in capabilities.openings(game)),
                *([game.key] if capabilities.files(game) else []),
            ]
        )
    )


def _check_unique(what: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise BadGame(f"the {what} {name} is there twice")
        seen.add(name)


def _check_level(where: str, node: Mapping[str, Any]) -> None:
    name, about, options = node["name"], node.get("description", ""), node.get("options") or []
    if not _NAME.fullmatch(name) or name != name.lower():
        raise BadGame(f"{where}: {name!r} is no name for Discord: 1 to {NAME} lower-case letters, digits, - and _")
    if not 1 <= len(about) <= ABOUT:
        raise BadGame(f"{where}: a description has 1 to {ABOUT} characters, not {len(about)}")
    if len(options) > COMMAND_OPTIONS:
        raise BadGame(f"{where}: {len(options)} options, and Discord takes {COMMAND_OPTIONS}")
    _check_unique(f"option of {where}", (option["name"] for option in options))
    optional = False
    for option in options:
        _check_level(f"{where} {option['name']}", option)
        choices = option.get("choices") or []
        if len(choices) > CHOICES:
            raise BadGame(f"{where} {option['name']}: {len(choices)} choices, and Discord takes {CHOICES}")
        if choices and option.get("autocomplete"):
            raise BadGame(f"{where} {option['name']}: fixed choices and completion exclude each other")
        if any(not 1 <= len(choice["name"]) <= OPTION_TEXT for choice in choices):
            raise BadGame(f"{where} {option['name']}: a choice has 1 to {OPTION_TEXT} characters")
        if option["type"] in _GROUPS:
            continue
        if option.get("required") and optional:
            raise BadGame(f"{where} {option['name']}: required, after one that is not")
        optional = optional or not option.get("required")


def _size(node: Mapping[str, Any]) -> int:
    own = len(node["name"]) + len(node.get("description", ""))
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in node.get("choices") or [])
    return own + choices + sum(_size(option) for option in node.get("options") or [])
