"""Every command that the rulebooks and pages teach is one that can be typed, with arguments that it has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core import capabilities
from engine.core.content import DATA

from .conftest import House, said

DOCS = Path(__file__).resolve().parents[2] / "docs"
TAUGHT = re.compile(r"`/([a-z][a-z-]*)((?: [^`]*)?)`")
ARGUMENT = re.compile(r"(?:^|\s)([a-z_]+):")
OPEN = ("more", "ask", "details", "words", "character", "planet", "players", "order")
"""Arguments that take any text: what comes after them is not looked at."""
MOVED = re.compile(r"\| (?:`\w+`(?:, )?)+ \| (?:`/\w+ [\w-]+`(?:, )?)+ \|")
"""A row of the table of commands that stand in a group now."""
QUOTED = re.compile(r"`([^`]+)`")
TEXTS = [*sorted(DATA.glob("*/*.toml")), *sorted(DATA.rglob("*.ftl")), *sorted(DOCS.rglob("*.md"))]


def options_of(house: House) -> dict[str, set[str]]:
    """Return the arguments of every slash command by its whole name: {"delve new": {"game", ...}}."""
    tree = house.world.bot.tree  # type: ignore[attr-defined]
    found: dict[str, set[str]] = {}
    waiting = [(command["name"], command) for command in (command.to_dict(tree) for command in tree.get_commands())]
    for name, command in waiting:
        options = command.get("options", [])
        inner = [option for option in options if option["type"] in (1, 2)]
        waiting += [(f"{name} {option['name']}", option) for option in inner]
        if not inner:
            found[name] = {item["name"] for item in options}
    return found


@pytest.mark.rule("TAB-063")
async def test_help_lists_what_can_be_typed_at_the_table_at_hand(hall: House) -> None:
    async def helped(game: str) -> str:
        await hall.ada.slash(hall.tavern, "delve new", game=game)
        words = said(await hall.ada.slash(hall.tavern, "help"))
        await hall.ada.slash(hall.tavern, "delve end")
        return words

    skyshard = await helped("skyshard")
    assert "`/explore` - Explore a door" in skyshard and "planet" not in skyshard
    galaxy = await helped("galaxy")
    assert "`/galaxy activate`" in galaxy and "`/galaxy desk " not in galaxy
    assert "`/gm`" not in await helped("wilds")
    await hall.ada.slash(hall.tavern, "delve new", game="wilds")
    await hall.ada.slash(hall.tavern, "delve master", member=hall.bob)
    assert "`/gm`" in said(await hall.ada.slash(hall.tavern, "help"))
    await hall.ada.slash(hall.tavern, "delve end")
    await hall.ada.slash(hall.tavern, "galaxy desk new", players="Nia, Tom")
    desk = said(await hall.ada.slash(hall.tavern, "help"))
    assert "`/galaxy desk chart`" in desk and "`/galaxy relic`" in desk and "`/galaxy activate`" not in desk


@pytest.mark.rule("TAB-004", "TAB-063")
async def test_every_command_that_is_taught_exists_with_its_arguments(hall: House) -> None:
    known = options_of(hall)
    groups = {" ".join(words[:count]) for words in map(str.split, known) for count in range(1, len(words))}
    wrong = []
    for path in TEXTS:
        for name, rest in TAUGHT.findall(path.read_text(encoding="utf-8")):
            command, *words = name, *rest.split()
            while command in groups and words and ":" not in words[0]:
                command = f"{command} {words.pop(0)}"
            if command not in known and command not in groups:
                wrong.append(f"{path.name}: /{command} is no command")
                continue
            for argument in ARGUMENT.findall(rest):
                if argument not in known.get(command, ()):
                    wrong.append(f"{path.name}: /{command} has no {argument}:")
                if argument in OPEN:
                    break
    assert wrong == [], "\n".join(wrong)


NEVER_ELSEWHERE = {
    ("ask", "/skyshard ask"),
    ("visit", "/skyshard visit"),
    ("finish", "/skyshard finish"),
    ("crack", "/skyshard crack"),
    ("match", "/skyshard match"),
    ("learn", "/regions learn"),
    ("journey", "/wilds journey"),
    ("reopen", "/galaxy reopen"),
}
"""Commands that stood in their group from the first."""


@pytest.mark.rule("TAB-061", "TAB-063")
async def test_old_names_of_commands_answer_with_the_new_ones(hall: House) -> None:
    games = hall.world.bot.tables.games  # type: ignore[attr-defined]
    page = (DOCS / "games.md").read_text(encoding="utf-8")
    rows = [row.split("|")[1:3] for row in page.splitlines() if MOVED.fullmatch(row)]
    moved = [pair for old, new in rows for pair in zip(QUOTED.findall(old), QUOTED.findall(new), strict=True)]
    apart = [(key, verb) for key, game in games.items() for verb in game.verbs if verb.group == key]
    looked = [(key, page) for key, game in games.items() for page in capabilities.pages(game)]
    grouped = {(item.name, f"/{item.command}") for _, item in (*apart, *looked)}
    assert sorted(moved) == sorted(grouped - NEVER_ELSEWHERE)
    for key, entry in (*apart, *looked):
        for asked in (f"/{entry.name}", f"/{entry.command}"):
            told = said(await hall.ada.slash(hall.tavern, "rules", ask=asked, game=key))
            assert told.startswith(f"`/{entry.command}` - {entry.about}\n"), asked
        assert f"`/{entry.command}` - " in said(await hall.ada.slash(hall.tavern, "rules", ask=f"/{entry.name}")), key
    for asked in ("roles", "/nothing at all", "/"):
        assert not said(await hall.ada.slash(hall.tavern, "rules", ask=asked)).startswith("`/"), asked
