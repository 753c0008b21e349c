"""The rulebook of the table leads on from every refusal, cites what there is, and tells the numbers of the project."""

from __future__ import annotations

import inspect
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

import cogs
from cogs.core import context, permissions
from cogs.core.option_words import duration
from cogs.interactions import errors
from cogs.lobby import desks
from engine.__main__ import COMMANDS
from engine.api.pace import AMONG_RIVALS, IN_A_PARTY, LONGEST_WAIT, PACES
from engine.core import errors as core_errors
from engine.core.errors import GameError, Stale, TableBroken
from engine.games import games
from engine.render import film
from engine.rulebook import TABLE, Rulebook, RuleEntry, quick_starts_of, rulebook_of
from engine.store import back_up
from engine.tables.admin import purge
from engine.tables.admin import settings as admin_settings
from engine.tables.deadlines import due, host_limits, quiet_hours
from engine.tables.history import film as history_film
from engine.tables.lobby import gather, prepared_files
from engine.tables.presence import leave, overdue, pause
from engine.tables.updates import completion
from engine.tables.views import log
from playground.world import World
from service.settings import Settings
from tests.rules import TOP
from tests.tables.house import ADA, BOB, HOME, House

ID = re.compile(r"\bTAB-\d{3}\b")
COMMAND = re.compile(r"`/([a-z-]+(?: [a-z-]+){0,2})")
HIDDEN = (core_errors.NoTable, core_errors.NotSeated, core_errors.NotYourTurn, core_errors.GameOver, core_errors.Stale)
"""Refusals that read better without an id: they are no rules, but where one stands."""


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of((TABLE,))


@pytest.fixture(scope="module")
def entries(book: Rulebook) -> dict[str, RuleEntry]:
    return {entry.id: entry for topic in book.topics(TABLE).values() for entry in topic}


def refusals() -> list[type[GameError]]:
    """Return every kind of refusal, of the engine and of the cogs."""
    for module in pkgutil.walk_packages(cogs.__path__, "cogs."):
        import_module(module.name)
    found: list[type[GameError]] = [GameError]
    for kind in found:
        found += kind.__subclasses__()
    return [kind for kind in found if kind.__module__.split(".")[0] in ("engine", "cogs")]


def sources() -> Iterator[tuple[Path, str]]:
    for room in ("engine", "cogs"):
        for path in sorted((TOP / room).glob("**/*.py")):
            yield path, path.read_text(encoding="utf-8")


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_the_entries_are_numbered_without_a_gap_and_none_is_a_ruling_or_has_a_source(entries: dict[str, RuleEntry]) -> None:
    # Each ten begins with 0, so that a chapter can grow.
    numbers = sorted(int(id.removeprefix("TAB-")) for id in entries)
    assert all(number - 1 in numbers for number in numbers if number % 10 and number != 1)
    assert not [id for id, entry in entries.items() if entry.ours or entry.source]


def test_every_topic_is_worth_opening(book: Rulebook) -> None:
    topics = book.topics(TABLE)
    assert len(topics) <= 20
    assert {topic for topic, held in topics.items() if len(held) < 3} == set()


@pytest.mark.rule("TAB-001")
@pytest.mark.parametrize("kind", refusals(), ids=lambda kind: kind.__name__)
def test_every_kind_of_refusal_leads_to_an_entry(kind: type[GameError], entries: dict[str, RuleEntry]) -> None:
    wanted = list(inspect.signature(kind.__init__).parameters.values())[2:]
    refusal = kind("No.", *[() for item in wanted if item.default is inspect.Parameter.empty and item.name != "rule"])
    assert refusal.rule is None and str(refusal) == "No."
    assert refusal.entry == kind.usual and refusal.entry in entries
    assert kind is GameError or "usual" in vars(kind), "a kind of its own has an entry of its own"


def test_no_two_kinds_of_refusal_share_an_entry() -> None:
    usual = [kind.usual for kind in refusals()]
    assert len(set(usual)) == len(usual)


def test_every_id_that_is_cited_is_an_entry(entries: dict[str, RuleEntry]) -> None:
    strangers = {
        f"{path.relative_to(TOP)}: {id}" for path, text in sources() for id in ID.findall(text) if id not in entries
    }
    assert strangers == set()


def test_what_only_says_where_one_stands_shows_no_id() -> None:
    hidden = "|".join(kind.__name__ for kind in HIDDEN)
    raised = re.compile(rf"(?:raise|return) (?:{hidden})\((?:[^()]|\([^()]*\))*TAB-")
    assert [str(path) for path, text in sources() if raised.search(text)] == []


def test_every_entry_leads_on_to_others_and_some_other_leads_to_it(entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert entry.see and id not in entry.see and len(set(entry.see)) == len(entry.see), id
        assert set(entry.see) <= set(entries), id
    reached = {other for entry in entries.values() for other in entry.see}
    assert set(entries) - reached == set(), "no one comes to these from another entry"


def test_every_entry_is_short_and_has_words_to_be_found_by(book: Rulebook, entries: dict[str, RuleEntry]) -> None:
    for id, entry in entries.items():
        assert 20 <= len(entry.text) <= 600 and entry.text.endswith("."), id
        assert 4 <= len(entry.title) <= 60, id
        assert not entry.example or 20 <= len(entry.example) <= 350, id
        assert 7 <= len(entry.also) <= 50 and all(3 <= len(words) <= 90 for words in entry.also), id
    said = [words.casefold() for entry in entries.values() for words in entry.also]
    assert len(set(said)) == len(said)
    assert {other for term in book.terms(TABLE) for other in term.rules} <= set(entries)


async def test_every_command_that_an_entry_names_exists(entries: dict[str, RuleEntry]) -> None:
    world = await World.open()
    try:
        commands = {command.qualified_name: command for command in world.bot.tree.walk_commands()}  # type: ignore[attr-defined]
    finally:
        await world.close()
    for id, entry in entries.items():
        for written in COMMAND.findall(f"{entry.text} {entry.example}"):
            words = written.split()
            named = next((name for name in (" ".join(words[:count]) for count in (3, 2, 1)) if name in commands), "")
            group = isinstance(commands.get(named), app_commands.Group)
            assert named and (not group or named == written), f"{id}: /{written}"
    options = {option.name for option in commands["delve new"].parameters}  # type: ignore[union-attr]
    assert {"game", "key", "wait", "more"} <= options
    assert {"ask", "game", "why", "public"} == {option.name for option in commands["rules"].parameters}  # type: ignore[union-attr]


# The numbers: when one is changed, its entry has to follow. What is told of a game is compared by the tests of that game.


@pytest.mark.rule("TAB-026")
def test_the_entry_on_waiting_tells_the_hours_of_the_house(entries: dict[str, RuleEntry]) -> None:
    text = entries["TAB-026"].text
    assert "Live is 10 minutes, brisk 8 hours, daily 24 hours, calm 3 days" in text and "no clock, or 0," in text
    assert PACES == {"live": 10, "brisk": 8 * 60, "daily": 24 * 60, "calm": 72 * 60, "no clock": 0}
    assert f"up to {LONGEST_WAIT // (24 * 60)} days" in text
    assert f"{AMONG_RIVALS // 60} hours where you play against each other, {IN_A_PARTY // 60} in a party" in text


@pytest.mark.rule("TAB-024", "TAB-093", "TAB-094", "TAB-095", "TAB-096", "TAB-097", "TAB-099")
def test_the_entries_on_patience_tell_its_numbers(entries: dict[str, RuleEntry]) -> None:
    hour, day = 3600, 24 * 3600
    assert f"called {due.CALLS} times" in entries["TAB-024"].text
    assert f"a wait of {quiet_hours.UNHURRIED // hour} hours or more" in entries["TAB-093"].text
    assert [days * day for days in (1, 3, 7)] == list(due.NUDGES)
    assert "after 1, 3 and 7 days" in entries["TAB-093"].text and due.FEW == 2
    assert due.MISSES == 2 and "misses two waits in a row" in entries["TAB-094"].text
    assert (overdue.UNHEARD, overdue.SILENT) == (2, 3)
    assert "after two waits in a row" in entries["TAB-095"].text and "after three in any case" in entries["TAB-095"].text
    assert f"after {due.UNCLOCKED // day} days with no clock" in entries["TAB-095"].text
    assert f"by {quiet_hours.LONGEST // hour} hours at most" in entries["TAB-096"].text
    assert f"of up to {pause.EMERGENCY // hour} hours" in entries["TAB-097"].text
    assert due.LAPSES == day == leave.HOST_AGAIN and "for a day" in entries["TAB-099"].text
    assert f"After {due.CLOSES // day} days" in entries["TAB-099"].text


@pytest.mark.rule("TAB-029", "TAB-055")
def test_the_entries_on_rivals_tell_how_long_a_table_has_to_be_quiet(entries: dict[str, RuleEntry]) -> None:
    assert f"nothing was done at the table for {host_limits.QUIET} hours" in entries["TAB-029"].text
    assert f"or {host_limits.QUIET} hours without a move" in entries["TAB-055"].text


@pytest.mark.rule("TAB-004", "TAB-005", "TAB-007", "TAB-015", "TAB-022", "TAB-043", "TAB-047", "TAB-048", "TAB-067")
def test_entries_tell_the_limits_of_the_house(entries: dict[str, RuleEntry]) -> None:
    assert f"up to {completion.MOST_OFFERED} values" in entries["TAB-004"].text
    assert f"one menu of up to {errors.MENU_OPTIONS}" in entries["TAB-005"].text
    assert f"up to {errors.RETURNED_TEXT:,} characters" in entries["TAB-007"].text
    wanted = f"1 to {desks.MOST_PEOPLE} names of up to {desks.LONGEST_NAME} letters"
    assert wanted in entries["TAB-015"].text
    assert len(context.plain_name("x" * 99)) == 32 and "at most 32 characters" in entries["TAB-022"].text
    assert f"{log.PER_PAGE} entries to a page" in entries["TAB-043"].text
    assert f"1 to {gather.LONGEST_KEY} characters" in entries["TAB-047"].text
    kilobytes = prepared_files.LARGEST_FILE // 1024
    assert f"at most {kilobytes} KB" in entries["TAB-048"].text
    assert (
        f"up to {prepared_files.MOST_AT_ONCE} at a time, each for {prepared_files.PATIENCE:g} seconds"
        in entries["TAB-048"].text
    )
    assert "note of 4 signs" in entries["TAB-067"].text
    assert f"where {history_film.AT_ONCE} are being drawn" in entries["TAB-145"].text
    longest = f"{film.MOST_FRAMES} frames at most, and lasts {history_film.LONGEST // 1000} seconds at most"
    assert longest in entries["TAB-146"].text
    assert f"never larger than {film.MOST_BYTES // 1024**2} MB" in entries["TAB-146"].text


@pytest.mark.rule("TAB-058", "TAB-075")
def test_the_entry_on_permissions_names_those_that_are_asked_for(entries: dict[str, RuleEntry]) -> None:
    text = entries["TAB-058"].text
    asked = [name.replace("_", " ") for name, given in permissions.REQUIRED_PERMISSIONS if given]
    known = text.casefold()
    assert {name for name in asked if name.removeprefix("read ") not in known} == set()
    assert not permissions.REQUIRED_PERMISSIONS.administrator and "never need Administrator" in text


@pytest.mark.rule("TAB-066")
def test_a_broken_table_and_an_old_button_have_entries_although_they_show_no_id(book: Rulebook) -> None:
    for error, title in ((Stale("Old."), "Old buttons and menus"), (TableBroken("Broken."), "A table that cannot go on")):
        entry = book.get(error.entry)
        assert entry is not None and entry.title == title and str(error) == error.words


@pytest.mark.rule("TAB-068")
async def test_the_entry_on_how_tells_what_it_shows(entries: dict[str, RuleEntry]) -> None:
    every = quick_starts_of(tuple(games()))
    assert set(every) == set(games())
    assert all([card.title for card in cards] == ["The aim", "A turn", "How it ends"] for cards in every.values())
    assert "three short cards with pictures: the aim, a turn, how it ends" in entries["TAB-068"].text


@pytest.mark.rule("TAB-072")
def test_the_entry_on_deleting_names_the_commands_for_it(entries: dict[str, RuleEntry]) -> None:
    text = entries["TAB-072"].text
    sql = (TOP / "engine/store/store.py").read_text(encoding="utf-8")
    assert "DELETE FROM kept" in sql and "DELETE FROM tables" not in sql and "DELETE FROM journal" not in sql
    assert "`/privacy delete` deletes everything" in text and "`/delve forget game:`" in text


@pytest.mark.rule("TAB-124", "TAB-125")
def test_the_entries_on_keeping_say_how_long(entries: dict[str, RuleEntry]) -> None:
    assert f"kept for {admin_settings.ServerSettings().months} months" in entries["TAB-125"].text
    for entry in ("TAB-124", "TAB-125"):
        assert f"{purge.SHORTLY} days" in entries[entry].text, entry


@pytest.mark.rule("TAB-075", "TAB-076")
def test_the_entries_for_operators_say_what_its_settings_are(entries: dict[str, RuleEntry]) -> None:
    settings = Settings.read({})
    assert f"`{settings.database}`" in entries["TAB-076"].text and "DATABASE" in entries["TAB-076"].text
    shown = (TOP / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in ("backup", "restore"):
        assert f"`delvekeeper {name} " in entries["TAB-076"].text and f"delvekeeper {name} " in shown
        assert name in COMMANDS
    python = read(TOP / "pyproject.toml")["project"]["requires-python"]
    assert f"Python {python.removeprefix('>=')}," in entries["TAB-075"].text
    assert "DISCORD_TOKEN=" in (TOP / ".env.example").read_text(encoding="utf-8")


@pytest.mark.rule("TAB-074")
def test_the_entry_on_how_long_a_game_takes_tells_what_newcomers_are_told(entries: dict[str, RuleEntry]) -> None:
    text = entries["TAB-074"].text
    told = [game for game in games().values() if game.title in text]
    assert len(told) >= 5, "what it does not name, its lobby tells"
    for game in told:
        assert not game.minutes or duration(game.minutes) in text.partition(game.title)[2], game.key


@pytest.mark.rule("TAB-074")
async def test_a_table_without_a_deadline_lies_as_long_as_it_likes(tmp_path: Path) -> None:
    house = House(tmp_path / "delves.sqlite3")
    await house.open()
    status = (await house.begin(ADA, BOB)).status
    told = []
    for _ in range(4):
        house.wait(24 * 365)
        told += [update.kind for update in await house.overdue()]
    assert told == ["nudge", "sleep"], "one nudge for all that were missed while I was not looking"
    woken = await house.tables.pauses.wake(house.call(BOB))
    assert woken.awaited == (ADA,) and woken.status == status
    await house.tables.close()


@pytest.mark.rule("TAB-072")
async def test_what_was_forgotten_while_it_is_played_is_kept_again_with_the_next_change(tmp_path: Path) -> None:
    house = House(tmp_path / "delves.sqlite3")
    await house.open()
    await house.begin(ADA, BOB, game="outing")
    await house.act(ADA, "pack rope")
    assert await house.tables.lobby.forget_kept(house.call(ADA), "outing")
    await house.act(ADA, "pack lamp")
    assert await house.tables.lobby.forget_kept(house.call(ADA), "outing")
    await house.tables.lobby.end(house.call(ADA))
    assert not await house.tables.lobby.forget_kept(house.call(ADA), "outing")
    assert "Ada" in (await house.tables.views.log(HOME))[0], "the log of the game is still there"
    await house.tables.close()


@pytest.mark.rule("TAB-076")
async def test_a_copy_made_while_the_bot_runs_goes_on_where_it_was_made(tmp_path: Path) -> None:
    path, copy = tmp_path / "delves.sqlite3", tmp_path / "copy.sqlite3"
    house = House(path)
    await house.open()
    await house.begin(ADA, BOB)
    back_up(str(path), str(copy))
    before = (await house.tables.views.latest(HOME)).status
    await house.act(ADA, "roll")
    await house.tables.close()
    restored = House(copy)
    await restored.open()
    assert (await restored.tables.views.latest(HOME)).status == before
    await restored.act(ADA, "roll")
    await restored.tables.close()


@pytest.mark.rule("TAB-077")
async def test_a_time_that_ran_out_while_the_bot_was_off_is_over_at_its_return(tmp_path: Path) -> None:
    house = House(tmp_path / "delves.sqlite3")
    await house.open()
    await house.begin(ADA, BOB, wait=1)
    assert await house.overdue() == []
    house.wait(3)
    await house.reopen()
    (update,) = await house.overdue()
    assert update.awaited != (ADA,)
    await house.tables.close()


@pytest.mark.rule("TAB-071")
async def test_a_private_message_is_made_anew_whenever_it_is_asked_for(tmp_path: Path) -> None:
    house = House(tmp_path / "delves.sqlite3")
    await house.open()
    await house.begin(ADA, BOB, game="toy")
    shown = await house.tables.views.panel(house.call(ADA))
    assert await house.tables.views.panel(house.call(ADA)) == shown
    await house.reopen()
    assert (await house.tables.views.panel(house.call(ADA))).knows == shown.knows
    await house.tables.close()
