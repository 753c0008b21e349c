"""The commands as a person types them, on the real bot and its real game.

They are carried out in the test's own process, as starting one costs more than most scripts do; in a process of their own
where it is the process that is looked at, or where something may go on for ever.
"""

import contextlib
import io
import json
import logging
import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from PIL import Image
from simcord.components import component_mentions, walk_components

from cogs.messages.game_list import newcomer_order
from docs.album import albums
from docs.pictures import script_of
from engine.games import games
from playground import demo, world
from playground.__main__ import main
from tests.cogs.offered import sketching
from tests.laws.playouts import hook

PROJECT = Path(__file__).parents[2]
GAMES = PROJECT / "tests" / "games"
TOLD = {script_of(key, album) for key, album in albums().items() if album.script}
"""What a page of the docs tells: test_pictures.py plays these, with their pictures."""
SCRIPTS = sorted({*(PROJECT / "playground" / "scripts").glob("*.txt"), *GAMES.glob("*/scripts/*.txt")} - TOLD)
"""What shows the playground itself, and what shows one game, which lies with it."""
OPENING = '@ada /delve new game:skyshard\n@bob press "Join"\n@ada press "Quick start"\nexpect map\n'


def playground(*arguments, hash_seed="0", **given):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "DISCORD_TOKEN": ""}
    command = [sys.executable, "-m", "playground", *map(str, arguments)]
    return subprocess.run(
        command, cwd=PROJECT, env=environment, capture_output=True, text=True, timeout=110, check=False, **given
    )


def here(*arguments, typed=""):
    """Carry a command out in this process, and give what `playground` gives; what is logged is said there too."""
    out, error = io.StringIO(), io.StringIO()
    log = logging.StreamHandler(error)
    log.setLevel(logging.WARNING)
    logging.getLogger().addHandler(log)
    try:
        with (
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(error),
            patch.object(sys, "stdin", io.StringIO(typed)),
            patch.dict(os.environ, {"DISCORD_TOKEN": ""}),
        ):
            code = main([str(argument) for argument in arguments])
    except SystemExit as ended:
        code = ended.code or 0
    finally:
        logging.getLogger().removeHandler(log)
    return SimpleNamespace(returncode=code, stdout=out.getvalue(), stderr=error.getvalue())


def told(run, path=False):
    """Return what a run printed, without what may differ: times, and (unless asked for) where pictures are."""
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    for line in lines:
        del line["ms"]
        for reply in line["replies"]:
            for file in reply["files"]:
                if not path:
                    del file["path"]
    return lines


@cache
def ran(script):
    """Return how a script goes. Where it is about a game, or plays one to its end, pictures are sketched: the
    demonstrations draw them."""

    def quick(database, window_port=None):
        return sketching(database)

    sketched = GAMES in script.parents or script.name == "again.txt"
    with patch.object(world, "real_bot", quick) if sketched else contextlib.nullcontext():
        return here("run", script, "--seed", "lantern", "--out", mkdtemp())


@pytest.mark.whole
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: f"{script.parents[1].name}-{script.stem}")
def test_every_script_of_the_playground_goes_well(script):
    run = ran(script)
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr
    for line in told(run, path=True):
        for reply in line["replies"]:
            for file in reply["files"]:
                assert Path(file["path"]).is_file()
            assert "Something broke" not in reply["text"]
    if script.stem == "coming-back":
        pictures = {file["name"] for line in told(run) for reply in line["replies"] for file in reply["files"]}
        for subject in ("map", *(hook(script.parents[1].name, "SHOWN") or ())):
            assert any(f"-{subject}-" in name for name in pictures), subject


@pytest.mark.whole
def test_the_same_seed_plays_the_same_delve_in_another_process():
    script = OPENING + "autoplay 8\n"
    first = here("run", "-", "--seed", "moth", typed=script)
    second = playground("run", "-", "--seed", "moth", input=script, hash_seed="random")
    other = here("run", "-", "--seed", "wick", typed=script)
    assert first.returncode == second.returncode == other.returncode == 0, first.stderr
    assert told(first) == told(second) != told(other)
    assert len(told(first)[-1]["steps"]) == 8


@pytest.mark.whole
def test_a_delve_goes_on_after_the_process_was_killed(tmp_path):
    file = tmp_path / "kept.sqlite3"
    command = [sys.executable, "-m", "playground", "run", "-", "--database", str(file), "--seed", "1"]
    with subprocess.Popen(
        command, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        process.stdin.write(OPENING)
        process.stdin.flush()
        for _ in OPENING.splitlines():
            assert process.stdout.readline()
        process.stdin.write("autoplay 1000\n")
        process.stdin.flush()
        time.sleep(0.5)
        process.kill()
    went_on = here("run", "-", "--database", file, "--seed", "2", typed='@ada /status\nautoplay 5\nexpect not "broke"\n')
    assert went_on.returncode == 0, went_on.stderr


@pytest.mark.whole
def test_a_cavern_is_played_by_what_is_offered_in_public_and_in_private():
    played = [line for line in told(ran(GAMES / "cavern" / "scripts" / "coming-back.txt")) if "steps" in line]
    did = {step.split(" ", 1)[1].split(":")[0] for line in played for step in line["steps"]}
    assert {'press "Your hand"', "/place tile", "/cavern send delver", "/choose option"} <= did
    replies = [reply for line in played for reply in line["replies"]]
    assert not any("Something broke" in reply["text"] for reply in replies)
    dice = [reply for reply in replies if any("-card-" in file["name"] for file in reply["files"])]
    assert dice
    assert not any(reply["private"] for reply in dice)


@pytest.mark.whole
def test_the_demonstration_plays_a_whole_game_and_no_other_and_shows_its_pictures(tmp_path):
    game = "skyshard"
    run = here("demo", "--game", game, "--out", tmp_path)
    assert run.returncode == 0, run.stderr + run.stdout
    assert [folder.name for folder in tmp_path.iterdir()] == [game]
    pictures = re.findall(r"^\S+\.png$", run.stdout, re.MULTILINE)
    assert all(Path(picture).is_file() for picture in pictures)
    assert len([name for name in pictures if f"/{game}/" in name and "-map-" in name]) > 3
    assert run.stdout.count("dice key") == 1
    film = tmp_path / game / "film.webp"
    assert str(film) in run.stdout.splitlines()
    with Image.open(film) as shown:
        # A map that is high rather than wide has its panel beside it, and a narrower film.
        assert shown.format == "WEBP" and 700 < shown.width <= 800 and 10 < shown.n_frames <= 48


@pytest.mark.parametrize("stuck", [None, *games()])
def test_the_demonstration_plays_one_of_each_and_fails_where_one_does_not_end(stuck, tmp_path, monkeypatch):
    played = []

    async def play(game, seed, folder):
        played.append((game.key, seed, folder))
        return int(game.key == stuck)

    monkeypatch.setattr(demo, "_demonstrate", play)
    assert here("demo", "--out", tmp_path).returncode == (stuck is not None)
    assert played == [(key, demo.SEED, tmp_path / key) for key in games()]


@pytest.fixture
def serving(tmp_path):
    processes = []

    def start(*arguments):
        command = [sys.executable, "-m", "playground", "play", "--no-browser", "--port", "0", *map(str, arguments)]
        process = subprocess.Popen(
            [*command, "--database", str(tmp_path / "play.sqlite3")],
            cwd=PROJECT,
            env={**os.environ, "DISCORD_TOKEN": ""},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        processes.append(process)
        said = process.stdout.readline()
        found = re.search(r"(http://127\.0\.0\.1:\d+/)#(\S+)", said)
        assert found, said
        return process, found[1], found[2]

    yield start
    for process in processes:
        process.kill()
        process.communicate()


def first_look(address, capability):
    """Return the posts that a tab shows when it is opened."""
    request = urllib.request.Request(
        f"{address}api/pages", b"{}", {"X-Simcord-Capability": capability, "Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        return list(json.load(answer)["messages"].values())


def stop(process, number):
    """Send a signal, and see that the visit ends well by it."""
    process.send_signal(number)
    said, _ = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "Traceback" not in said


def turned_away(file):
    """Check that an open database is locked; a visit that begins all the same is ended at last."""
    play = ("play", "--no-browser", "--port", "0", "--database", file)
    end = threading.Timer(60, os.kill, (os.getpid(), signal.SIGINT))
    end.start()
    try:
        for second in (
            here(*play),
            here(*play, "--fresh"),
            here("run", "-", "--database", file, typed="restart\n"),
        ):
            assert (second.returncode, second.stdout) == (2, "")
            assert second.stderr.count("The playground is open already") == len(second.stderr.splitlines()) == 1
    finally:
        end.cancel()


@pytest.mark.whole
def test_the_page_is_served_until_a_signal_comes_and_a_second_visit_finds_the_channel_as_it_was(serving):
    process, address, capability = serving()
    with urllib.request.urlopen(address, timeout=20) as answer:
        assert answer.status == 200
    before = first_look(address, capability)
    (welcome,) = before
    assert "Start with bots" in component_mentions(welcome["components"])
    labels = [part["label"] for part in walk_components(welcome["components"]) if part.get("label")]
    assert labels == [*(f"Play {game.title}" for game in newcomer_order(games())), "Teach me"]
    stop(process, signal.SIGTERM)
    process, address, capability = serving()
    assert [post["id"] for post in first_look(address, capability)] == [post["id"] for post in before]
    stop(process, signal.SIGINT)


@pytest.mark.whole
def test_a_second_playground_on_one_database_is_turned_away_in_a_sentence_and_a_fresh_one_forgets(serving, tmp_path):
    file = tmp_path / "play.sqlite3"
    process, address, capability = serving()
    before = first_look(address, capability)
    turned_away(file)
    assert [post["id"] for post in first_look(address, capability)] == [post["id"] for post in before]
    process.kill()
    process.wait(timeout=20)
    process, address, capability = serving("--fresh")
    again = first_look(address, capability)
    assert [post["content"] for post in again] == [post["content"] for post in before]
    assert [post["id"] for post in again] != [post["id"] for post in before]
    turned_away(file)
    assert [post["id"] for post in first_look(address, capability)] == [post["id"] for post in again]
    process.kill()
    process.wait(timeout=20)
    assert here("run", "-", "--database", file, typed="restart\n").returncode == 0


def test_a_command_line_that_means_nothing_is_explained():
    assert here().returncode == 2
    assert "play" in here("--help").stdout
