"""What holds for the repository as a whole: its README, its requirements, its settings, the size of its files."""

from __future__ import annotations

import os
import re
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

from discord import app_commands

from cogs.lobby.opening import new_command
from engine.games import games
from playground.world import World

TOP = Path(__file__).resolve().parents[1]
LEFT_OUT = {
    ".git",
    ".venv",
    "var",
    "dist",
    "node_modules",
    "__pycache__",
    ".hypothesis",
    ".pytest_cache",
    ".mypy_cache",
    ".ruff_cache",
}
TOP_PACKAGES = {"bot", "cogs", "delvekeeper", "docs", "engine", "playground", "service", "tests"}
IMPORT = re.compile(r"^\s*(?:import (\w+)|from (\w+)[\w.]* import )", re.MULTILINE)
"""Where a file imports something: one name after each ``import``, as ruff has it."""


def files(*endings: str) -> list[Path]:
    """Return the files of the project with these endings, as paths from its top."""
    found = []
    for folder, inner, names in os.walk(TOP):
        inner[:] = sorted(set(inner) - LEFT_OUT)
        found += [(Path(folder) / name).relative_to(TOP) for name in sorted(names) if name.endswith(endings)]
    return found


def read(path: str | Path) -> str:
    return (TOP / path).read_text(encoding="utf-8")


NAMED = ("requirements.in", "requirements-play.in", "requirements-dev.in")
EXTRA = "requirements-traces.in"
"""Locked with what the tests need."""


def imported(path: Path) -> set[str]:
    """Return the top-level names of what a file imports from outside the project and the standard library."""
    names = {found[1] or found[2] for found in IMPORT.finditer(read(path))}
    return names - set(sys.stdlib_module_names) - TOP_PACKAGES - {"__future__"}


def pins(name: str) -> dict[str, str]:
    """Return the packages that a requirements file names itself, in lower case, with their versions."""
    lines = (line for line in read(name).splitlines() if line and line[0] not in "#-")
    pairs = (re.fullmatch(r"([\w.-]+)(?:\[[\w,]+\])?==([\w.]+)", line) for line in lines)
    return {pair[1].lower().replace("_", "-"): pair[2] for pair in pairs if pair}


def packages(paths: list[Path]) -> set[str]:
    """Return the packages, as PyPI calls them in lower case, that these files import."""
    known = packages_distributions()
    # opentelemetry is a name that many packages share.
    names = {name for path in paths for name in imported(path)} & known.keys() - {"opentelemetry"}
    return {known[name][0].lower().replace("_", "-") for name in names}


def test_a_source_file_can_be_read_in_one_sitting() -> None:
    lines = {str(path): len(read(path).splitlines()) for path in files(".py")}
    assert len(lines) > 1000
    assert {path: count for path, count in lines.items() if count > 500} == {}


def test_no_file_names_a_place_of_one_machine_only() -> None:
    places = re.compile(r"(?<![\w.])/(?:work|home|root|Users)/\w")
    texts = files(".py", ".toml", ".md", ".txt", ".service", "Makefile", "Dockerfile", "run", ".example")
    assert [path for path in texts if places.search(read(path))] == []


def test_what_the_bot_imports_is_exactly_what_its_requirements_name() -> None:
    of_bot = [path for path in files(".py") if path.parts[0] in {"bot.py", "cogs", "engine", "service"}]
    # The standard library reads time zones from tzdata where the machine brings none.
    assert packages(of_bot) | {"tzdata"} == set(pins("requirements.in"))


def test_what_playground_and_tests_import_is_named_in_their_requirements() -> None:
    bot, play, work = map(pins, NAMED)
    for_play = [path for path in files(".py") if path.parts[0] == "playground"]
    for_work = [path for path in files(".py") if path.parts[0] == "tests"]
    assert packages(for_play) <= bot.keys() | play.keys()
    # jsonschema comes with simcord, aiohttp with discord.py, grimp with import-linter
    assert packages(for_work) <= bot.keys() | play.keys() | work.keys() | {"jsonschema", "aiohttp", "grimp"}


def test_every_requirement_has_one_version_and_its_hashes() -> None:
    locked = {}
    for name in NAMED:
        text = read(name.replace(".in", ".txt"))
        # A package, its version, perhaps for which systems, and one hash a line: nothing else, and no host.
        block = r"[\w.-]+(?:\[[\w,]+\])?==[\w.]+(?: ; [^\n\\]+)? \\\n(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+"
        assert re.fullmatch(f"(?:{block})+", text), name
        versions = re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==([\w.]+)", text, re.MULTILINE)
        found = {re.sub(r"[._]", "-", package.lower()): version for package, version in versions}
        assert len(found) == len(versions)
        assert {**found, **locked} == {**locked, **found}
        locked |= found
        for package, version in pins(name).items():
            assert found[re.sub(r"[._]", "-", package)] == version
    assert pins(EXTRA).items() <= found.items()


def test_only_traces_use_the_packages_that_are_an_extra() -> None:
    users = {str(path) for path in files(".py") if "opentelemetry" in imported(path)}
    assert users == {"service/traces.py", "tests/cogs/test_traces.py"}


def test_the_readme_gives_a_reason_for_every_package() -> None:
    rows = [line.split("|")[1] for line in read("README.md").splitlines() if line.startswith("| ")]
    explained = {name.strip() for row in rows for name in row.split(",")}
    for name in (*NAMED, EXTRA):
        assert pins(name).keys() <= explained


def test_the_readme_is_one_page() -> None:
    assert len(read("README.md").split()) <= 1000
    assert read("README.md").count("![") <= 2


def test_each_page_for_players_is_short_and_the_first_leads_to_all_of_them() -> None:
    pages = [path for path in files(".md") if path.parent == Path("docs/playing")]
    assert {path: words for path in pages if (words := len(read(path).split())) > 800} == {}
    linked = set(re.findall(r"\]\(playing/([\w-]+\.md)\)", read("docs/playing.md")))
    assert linked == {path.name for path in pages}


def test_every_make_target_that_is_written_about_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    for path in files(".md"):
        assert set(re.findall(r"`make ([a-z]+)", read(path))) <= targets, path


async def test_every_command_that_is_written_about_exists() -> None:
    world = await World.open()
    try:
        commands = {command.qualified_name: command for command in world.bot.tree.walk_commands()}  # type: ignore[attr-defined]
    finally:
        await world.close()
    for path in files(".md"):
        for written in re.findall(r"`/([a-z-]+(?: [a-z-]+)?)", read(path)):
            word = written.split()[0]
            assert written in commands or (word in commands and not isinstance(commands[word], app_commands.Group)), path


def test_every_argument_of_a_new_table_that_is_written_about_is_one_of_the_command() -> None:
    # With one more game an option may lose its own argument: then it is written in `more`, which always takes it.
    known = {parameter.name for parameter in new_command(games()).parameters}
    for path in files(".md", ".txt"):
        for written in re.findall(r"/delve new ([^`\n]*)", read(path)):
            named = re.sub(r'"[^"]*"', "", written).partition("more:")[0]
            assert set(re.findall(r"(\w+):", named)) <= known, f"{path}: {written}"


def test_every_picture_and_page_that_is_linked_exists() -> None:
    for path in files(".md"):
        for link in re.findall(r"\]\(([^)#\s]+)", read(path)):
            assert link.startswith("https://") or (TOP / path.parent / link).exists(), f"{path}: {link}"


def test_every_path_that_is_written_about_exists() -> None:
    # In a path, a word in <> or capitals stands for any name.
    for path in files(".md"):
        for written in re.findall(rf"`((?:{'|'.join(sorted(TOP_PACKAGES | {'data'}))})/[^\s`]+)`", read(path)):
            pattern = re.sub(r"<[^>/]*>|\b[A-Z]+\b", "*", written.partition("::")[0].rstrip("/"))
            found = any(TOP.glob(pattern)) or any(TOP.glob(f"{pattern}.py")) or any((TOP / path.parent).glob(pattern))
            assert found, f"{path}: there is no {written}"


def anchors(text: str) -> set[str]:
    """Return what can be linked on a page: its headings, as GitHub writes them, and its named places."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)"', text))


def test_every_heading_that_is_linked_exists() -> None:
    pages = {(TOP / path).resolve(): anchors(read(path)) for path in files(".md")}
    for path in files(".md"):
        for page, place in re.findall(r"\]\(([^)#\s:]*)#([^)\s]+)\)", read(path)):
            there = (TOP / path.parent / page).resolve() if page else (TOP / path).resolve()
            assert place in pages.get(there, ()), f"{path}: {page}#{place} is no heading"


def test_the_example_of_settings_names_every_setting() -> None:
    texts = [read(path) for path in files(".py") if path.parts[0] in {"bot.py", "cogs", "engine", "service"}]
    reading = re.compile(r"(?:environ(?:ment)?(?:\.get)?[\[(]|getenv\()\s*\"([A-Z_]+)\"")
    asked = {name for text in texts for name in reading.findall(text)}
    named = set(re.findall(r"^#?\s*([A-Z_]+)=", read(".env.example"), re.MULTILINE))
    assert asked <= named
    assert named
