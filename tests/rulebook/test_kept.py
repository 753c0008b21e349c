"""The rulebook as it is kept from one start to the next: the same answers, never stale, thrown away when it is broken."""

from __future__ import annotations

import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from unittest.mock import patch

import pytest

from engine.core.content import DATA
from engine.core.languages import PLACES
from engine.rulebook import TABLE, Rulebook, book, kept
from engine.rulebook import __main__ as command

GAMES = ("skyshard",)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with the data of the games, to be changed."""
    for game in GAMES:
        (tmp_path / "data" / game).mkdir(parents=True)
        for name in ("rules.toml", "phrases.toml"):
            shutil.copy(DATA / game / name, tmp_path / "data" / game / name)
    shutil.copytree(DATA / "search", tmp_path / "data" / "search")
    return tmp_path / "data"


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    return tmp_path / "skyshard.rules"


def reads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*_: object) -> None:
        raise AssertionError("read anew")

    monkeypatch.setattr(book, "read_books", read)


@pytest.mark.whole
def test_what_was_kept_answers_as_what_was_read(data: Path, compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = Rulebook(GAMES, data, compiled=compiled)
    reads_nothing(monkeypatch)
    again = Rulebook(GAMES, data, compiled=compiled)
    # Of every third entry its title or, in turn, one of what people type for it.
    looked_at = list(fresh._entries.values())[::3]
    asked = [(entry.title, *entry.also)[at % (1 + len(entry.also))] for at, entry in enumerate(looked_at)]
    asked += ["how do i heal", "what is a cache", "expolre a dor", "sky 16", "whose turn", "stamina left over"]
    assert len(asked) > 50
    for at, question in enumerate(asked):
        game = ("skyshard", None)[at % 2]
        assert again._finder.signs(question, game) == fresh._finder.signs(question, game), question
        assert again.ask(question, game) == fresh.ask(question, game), question
        assert again.complete(question[:5], "skyshard") == fresh.complete(question[:5], "skyshard"), question
    assert again.topics("skyshard") == fresh.topics("skyshard") and again.terms("skyshard") == fresh.terms("skyshard")


def test_other_data_is_read_anew_and_kept(data: Path, compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = Rulebook(GAMES, data, compiled=compiled)
    file = data / "skyshard" / "rules.toml"
    first = next(iter(before.topics("skyshard").values()))[0]
    file.write_text(file.read_text().replace(first.title, "A turnip is a turnip", 1))
    after = Rulebook(GAMES, data, compiled=compiled)
    found = after.get(first.id)
    assert found is not None and found.title == "A turnip is a turnip"
    assert after.ask("turnip", "skyshard").entries[0].id == first.id
    phrases = data / "skyshard" / "phrases.toml"
    phrases.write_text(phrases.read_text().replace(f'{first.id} = """', f'{first.id} = """\nrutabaga;', 1))
    after = Rulebook(GAMES, data, compiled=compiled)
    assert after.ask("rutabaga", "skyshard").entries[0].id == first.id
    found = after.get(first.id)
    reads_nothing(monkeypatch)
    assert Rulebook(GAMES, data, compiled=compiled).get(first.id) == found


def test_other_code_other_games_and_other_packages_have_another_mark(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = kept.mark_of(GAMES, data)
    assert mark == kept.mark_of(GAMES, data) != kept.mark_of((), data)
    assert {"finder.py", "language.py", "entries.py", "kept.py", "index.py"} <= {path.name for path in kept.CODE}
    with monkeypatch.context() as patch:
        patch.setattr(kept, "version", lambda name: "99")
        assert kept.mark_of(GAMES, data) != mark
    changed = data / "finder.py"
    changed.write_text("SURE = 0")
    monkeypatch.setattr(kept, "CODE", (*kept.CODE[1:], changed))
    assert kept.mark_of(GAMES, data) != mark


def test_a_broken_file_is_thrown_away(data: Path, compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Rulebook(GAMES, data, compiled=compiled)
    whole = compiled.read_bytes()
    bent = bytearray(whole)
    bent[len(bent) // 2] ^= 1
    for harm in (whole[:-100], bytes(bent), b""):
        compiled.write_bytes(harm)
        assert Rulebook(GAMES, data, compiled=compiled).ask("explore", "skyshard").entries
        assert compiled.read_bytes() == whole
    reads_nothing(monkeypatch)
    assert Rulebook(GAMES, data, compiled=compiled).ask("explore", "skyshard").entries


def test_where_nothing_can_be_kept_the_rulebook_is_read_all_the_same(data: Path, compiled: Path) -> None:
    nowhere = compiled.parent / "missing" / "skyshard.rules"
    assert Rulebook(GAMES, data, compiled=nowhere).ask("explore", "skyshard").entries
    assert not nowhere.exists()
    compiled.mkdir()
    assert Rulebook(GAMES, data, compiled=compiled).ask("explore", "skyshard").entries
    assert [path.name for path in compiled.parent.iterdir() if path.name.endswith(".new")] == []


def test_what_is_kept_lies_beside_what_this_python_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, name = Path(kept.__file__).parent, f"kept.{sys.implementation.cache_tag}.en-skyshard.rules"
    monkeypatch.setattr(sys, "pycache_prefix", None)
    assert kept.compiled_of(GAMES) == folder / "__pycache__" / name, "another Python has a file of its own"
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    assert kept.compiled_of(GAMES) == tmp_path.joinpath(*folder.parts[1:], name)


def test_where_python_leaves_nothing_compiled_behind_nothing_is_kept_but_what_is_there_is_read(
    data: Path, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "dont_write_bytecode", True)
        Rulebook(GAMES, data, compiled=compiled)
        assert not compiled.exists()
    Rulebook(GAMES, data, compiled=compiled)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    reads_nothing(monkeypatch)
    assert Rulebook(GAMES, data, compiled=compiled).ask("explore", "skyshard").entries


def asked_for(folder: Path) -> str | None:
    """Have the rulebook of the table alone kept in a folder by the command, where Python leaves nothing compiled."""
    sys.pycache_prefix, sys.dont_write_bytecode = str(folder), True
    with patch.object(command, "games", dict):  # No game at all.
        return command.main()


def each_asked_for(*folders: Path) -> list[str | None]:
    """Have it kept in these folders at once, each by a process of its own."""
    with ProcessPoolExecutor(len(folders), get_context("spawn")) as processes:
        return list(processes.map(asked_for, folders))


@pytest.mark.whole
def test_two_that_ask_for_it_at_once_have_it_kept_once_as_what_is_compiled_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert each_asked_for(tmp_path, tmp_path) == [None, None]
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    paths = {language: kept.compiled_of((TABLE,), language) for language in PLACES}
    for language, path in paths.items():
        assert kept.read_kept(path, kept.mark_of((TABLE,), DATA, language)) is not None
    assert set(paths["en"].parent.iterdir()) == set(paths.values())


@pytest.mark.whole
def test_where_it_cannot_be_kept_the_command_says_so(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    (told,) = each_asked_for(file)
    assert told is not None and told.startswith("The rulebook cannot be kept at ") and "\n" not in told
