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
MOVED = re.compile(r"\| (?:`\w+`(?:, )?)+ \| (?:`/\w+ \w+`(?:, )?)+ \|")
"""A row of the table of commands that stand in a group now."""
QUOTED = re.compile(r"`([^`]+)`")
TEXTS = [*sorted(DATA.glob("*/rules.toml")), *sorted(DOCS.glob("*.md"))]


def options_of(house: House) -> dict[str, set[str]]:
    """Return the arguments of every slash command by its whole name: {"delve new": {"game", ...}}."""
    tree = house.world.bot.tree  # type: ignore[attr-defined]
    found: dict[str, set[str]] = {}
    for command in [command.to_dict(tree) for command in tree.get_commands()]:
        options = command.get("options", [])
        groups = [one for one in options if one["type"] == 1]
        for name, own in [(f"{command['name']} {one['name']}", one.get("options", [])) for one in groups] or [
            (command["name"], options)
        ]:
            found[name] = {one["name"] for one in own}
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
    assert "`/activate`" in galaxy and "`/desk " not in galaxy
    assert "`/gm`" not in await helped("wilds")
    await hall.ada.slash(hall.tavern, "delve new", game="wilds")
    await hall.ada.slash(hall.tavern, "host master", member=hall.bob)
    assert "`/gm`" in said(await hall.ada.slash(hall.tavern, "help"))
    await hall.ada.slash(hall.tavern, "delve end")
    await hall.ada.slash(hall.tavern, "desk new", players="Nia, Tom")
    desk = said(await hall.ada.slash(hall.tavern, "help"))
    assert "`/desk chart`" in desk and "`/galaxy relic`" in desk and "`/activate`" not in desk


@pytest.mark.rule("TAB-004", "TAB-063")
async def test_every_command_that_is_taught_exists_with_its_arguments(hall: House) -> None:
    known = options_of(hall)
    groups = {name.partition(" ")[0] for name in known if " " in name}
    wrong = []
    for path in TEXTS:
        for name, rest in TAUGHT.findall(path.read_text(encoding="utf-8")):
            word = rest.split()[0] if rest.split() else ""
            if name in groups and not (word and ":" not in word):
                continue
            command = f"{name} {word}" if name in groups else name
            if command not in known:
                wrong.append(f"{path.name}: /{command} is no command")
                continue
            for argument in ARGUMENT.findall(rest):
                if argument not in known[command]:
                    wrong.append(f"{path.name}: /{command} has no {argument}:")
                if argument in OPEN:
                    break
    assert wrong == [], "\n".join(wrong)


NEVER_ELSEWHERE = {
    ("visit", "/skyshard visit"),
    ("finish", "/skyshard finish"),
    ("crack", "/skyshard crack"),
    ("learn", "/regions learn"),
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
    looked = [(key, one) for key, game in games.items() for one in capabilities.pages(game)]
    grouped = {(one.name, f"/{one.command}") for _, one in (*apart, *looked)}
    assert sorted(moved) == sorted(grouped - NEVER_ELSEWHERE)
    for key, one in (*apart, *looked):
        for asked in (f"/{one.name}", f"/{one.command}"):
            told = said(await hall.ada.slash(hall.tavern, "rules", ask=asked, game=key))
            assert told.startswith(f"`/{one.command}` - {one.about}\n"), asked
        assert f"`/{one.command}` - " in said(await hall.ada.slash(hall.tavern, "rules", ask=f"/{one.name}")), key
    for asked in ("roles", "/nothing at all", "/"):
        assert not said(await hall.ada.slash(hall.tavern, "rules", ask=asked)).startswith("`/"), asked
