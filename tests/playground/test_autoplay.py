import re
from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine import Opening
from engine.core.moves import Argument
from playground.autoplay import Autoplayer
from playground.runner import Runner
from playground.script import ScriptError, read
from playground.sitting import ControlOffer
from playground.world import World
from tests import toy
from tests.playground.toy_house import build_at

OPENING = '@ada /delve new game:toy\n@bob press "Join"\n@ada press "Start"\n'


async def played(tmp_path, seed, script=OPENING + "autoplay 200\n"):
    """Carry a script out in a toy house of its own and return its results."""
    folder = tmp_path / f"{len(list(tmp_path.iterdir()))}"
    folder.mkdir()
    database = folder / "toys.sqlite3"
    world = await World.open(database, build=build_at(database), seed=seed)
    try:
        runner = Runner(world, folder, seed)
        return [await runner.do(line) for line in read(script)]
    finally:
        await world.close()


async def test_a_table_is_played_to_its_end_by_buttons_menus_and_commands(tmp_path):
    results = [await played(tmp_path, seed) for seed in ("1", "2", "3")]
    steps = [step for result in results for step in result[-1]["steps"]]
    assert all(result[-1]["over"] for result in results)
    kinds = {step.split(" ")[1].rstrip(":")[:1] if "/" in step else step.split(" ")[1] for step in steps}
    assert kinds >= {"press", "/"}
    assert {step.split(" ")[0] for step in steps} == {"@ada", "@bob"}


async def test_the_same_seed_plays_the_same_game_and_another_seed_another(tmp_path):
    first, second, other = [await played(tmp_path, seed) for seed in ("moth", "moth", "wick")]
    told = [[reply["text"] for result in results for reply in result["replies"]] for results in (first, second, other)]
    assert first[-1]["steps"] == second[-1]["steps"] != other[-1]["steps"]
    assert told[0] == told[1]


async def test_a_script_may_bring_its_own_seed(tmp_path):
    script = f'seed "wick 2"\n{OPENING}autoplay 20\n'
    (*_, first), (*_, second) = [await played(tmp_path, seed, script) for seed in ("moth", "wick")]
    (*_, other) = await played(tmp_path, "moth", OPENING + "autoplay 20\n")
    assert first["steps"] == second["steps"] != other["steps"]


async def test_moves_that_stand_in_the_own_panel_are_found_too_and_asked_step_by_step(tmp_path):
    results = [await played(tmp_path, seed) for seed in ("1", "2", "3", "4")]
    steps = [step for result in results for step in result[-1]["steps"]]
    for label in ("Your hand", "[12] (stone|water|grass)", "[ABC][123]", "[0-9]+°"):
        assert any(re.search(f'press "{label}"$', step) for step in steps), label


async def test_a_command_may_leave_out_what_the_bot_asks_for_then(tmp_path):
    results = [await played(tmp_path, seed) for seed in ("1", "2", "3", "4", "5", "6")]
    commands = [step for result in results for step in result[-1]["steps"] if " /place " in step]
    assert any("turn:" in step and "at:" in step for step in commands)
    assert any("turn:" not in step or "at:" not in step for step in commands)


async def test_commands_of_a_group_are_written_with_it(tmp_path, monkeypatch):
    verbs = tuple(replace(verb, group="craft") if verb.name == "place" else verb for verb in toy.Toy.verbs)
    monkeypatch.setattr(toy.Toy, "verbs", verbs)
    opening = Opening("craft", "A board that is laid elsewhere.", {}, Argument("people", "Who lays it"))
    monkeypatch.setattr(toy.Toy, "openings", (opening,))
    results = [await played(tmp_path, seed) for seed in ("1", "2", "3")]
    assert all(result[-1]["over"] for result in results)
    steps = [step for result in results for step in result[-1]["steps"]]
    assert any(" /craft place " in step for step in steps) and not any(" /place " in step for step in steps)


async def test_so_many_steps_are_taken_and_no_more(tmp_path):
    results = await played(tmp_path, "a", OPENING + "autoplay 2\nrestart\nautoplay 1\n")
    assert [len(result["steps"]) for result in results if "steps" in result] == [2, 1]
    assert not results[-1]["over"]


async def test_where_nothing_is_being_played_autoplay_is_an_error_of_the_script(tmp_path):
    with pytest.raises(ScriptError, match="tavern"):
        await played(tmp_path, "a", "autoplay 3\n")


async def test_a_lobby_is_started_by_its_host_and_then_played(tmp_path):
    results = await played(tmp_path, "a", '@bob /delve new game:toy\n@ada press "Join"\nautoplay 200\n')
    assert results[-1]["steps"][0] == '@bob press "Start"'
    assert len(results[-1]["steps"]) > 1
    assert results[-1]["over"]


async def test_others_join_a_lobby_until_enough_sit(tmp_path, monkeypatch):
    monkeypatch.setattr(type(toy.GAME), "seats", range(3, 5))
    _, gathered, *went_on = await played(tmp_path, "a", "@bob /delve new game:toy\nautoplay 2\nautoplay 1\nautoplay 1\n")
    assert gathered["steps"] == ['@ada press "Join"', '@cy press "Join"']
    assert not gathered["over"]
    assert went_on[0]["steps"] == ['@bob press "Start"']
    assert len(went_on[1]["steps"]) == 1


async def test_it_is_over_for_a_table_that_has_ended(tmp_path):
    results = await played(tmp_path, "a", OPENING + "autoplay 200\nautoplay 5\n")
    assert (results[-1]["steps"], results[-1]["over"]) == ([], True)


def test_what_is_rarely_wanted_is_rarely_taken_by_chance():
    door, leave = (
        ControlOffer("explore A", "Explore A", None, "act:1.1:explore A", False),
        ControlOffer("retreat", "Retreat", None, "sure:1.1:retreat", False),
    )
    player = Autoplayer(None, None, Random(1))
    taken = Counter(player._by_chance([door, leave]).move for _ in range(1000))
    # One time in twenty.
    assert 25 <= taken["retreat"] <= 75 and sum(taken.values()) == 1000
    assert player._by_chance([leave]) == leave
