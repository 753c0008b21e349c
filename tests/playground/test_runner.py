import io
import json
from pathlib import Path

import pytest
from PIL import Image

from playground import runner as runner_module
from playground.runner import run_script
from playground.script import ScriptError
from playground.world import World
from tests.playground import innkeeper


async def test_a_line_is_reported_with_everything_that_came_of_it(say):
    result = await say('@ada press "One more mug"')
    assert isinstance(result.pop("ms"), float)
    buttons = [
        {"label": "One more mug", "enabled": True},
        {"label": "Name the house", "enabled": True},
        {"label": "Upstairs", "enabled": False},
    ]
    menus = [{"placeholder": "Eat", "options": ["Soup", "Bread", "Stew"], "details": ["", "", ""]}]
    assert result == {
        "line": 1,
        "who": "ada",
        "do": 'press "One more mug"',
        "replies": [
            {
                "to": "tavern",
                "private": False,
                "edited": True,
                "text": "Welcome. 1 mugs.",
                "buttons": buttons,
                "menus": menus,
                "files": [],
            },
            {
                "to": "ada",
                "private": True,
                "edited": False,
                "text": "Here, @Ada.",
                "buttons": [],
                "menus": [],
                "files": [],
            },
        ],
        "choices": [],
    }


async def test_pictures_are_saved_under_names_of_their_own(say, tmp_path):
    first = (await say("@ada /draw"))["replies"][0]["files"][0]
    second = (await say("@bob /draw"))["replies"][0]["files"][0]
    assert {key: first[key] for key in ("name", "width", "height", "alt")} == {
        "name": "map.png",
        "width": 40,
        "height": 30,
        "alt": "a tan house",
    }
    assert first["path"] != second["path"]
    for file in (first, second):
        assert Path(file["path"]).parent == tmp_path
        with Image.open(file["path"]) as picture:
            assert picture.size == (40, 30)


async def test_completion_is_listed_and_what_is_chosen_from_it_is_sent_by_its_value(say):
    assert (await say("@ada ? /order what:"))["choices"] == ["Ale (dark)", "Cider"]
    assert (await say("@ada ? /order what:cid"))["choices"] == ["Cider"]
    result = await say('@ada /order what:"Ale (dark)" count:2 whom:@bob')
    assert result["replies"][0]["text"] == "2 ale for bob"


async def test_a_choice_may_be_written_as_it_is_shown_without_asking_first(say):
    assert (await say('@bob /order what:"Ale (dark)"'))["replies"][0]["text"] == "1 ale for bob"
    assert (await say('@bob /order what:"water, please"'))["replies"][0]["text"] == "1 water, please for bob"


@pytest.mark.parametrize(
    ("command", "fetched"),
    [
        ("ale", "1 ale from the shelf"),
        ("ale barrel", "1 ale from barrel"),
        ("cold ale", "1 ale from the shelf, cold"),
        ("ale cold barrel 4", "4 ale from barrel, cold"),
        ("barrel what:ale", "1 ale from barrel"),
        ("2 what:ale whence:barrel", "2 ale from barrel"),
        ("what:cold", "1 cold from the shelf"),
    ],
)
async def test_a_bare_word_fills_the_argument_that_is_next_or_turns_on_the_one_of_that_name(say, command, fetched):
    assert (await say(f"@ada /cellar fetch {command}"))["replies"][0]["text"] == fetched


async def test_bare_words_before_the_argument_to_complete_are_understood_too(say):
    assert (await say("@ada ? /order count:"))["choices"] == []
    assert (await say("@ada ? /cellar fetch ale whence:"))["choices"] == []
    assert (await say("@ada ? /order 3 what:cid"))["choices"] == ["Cider"]


async def test_menus_forms_and_message_menus_are_used_by_what_is_written_there(say):
    assert (await say('@bob pick "Stew" "Bread"'))["replies"][0]["text"] == "Bob eats stew and bread."
    shown = await say('@cy press "name the house"')
    assert shown["form"] == {"title": "A name for the house", "fields": ["New name"]}
    filled = await say('@cy fill new-name:"The Lantern"')
    assert filled["replies"][0]["text"] == "From now on: The Lantern"
    assert (await say('@dee menu "Drink to this"'))["replies"][0]["text"] == "To: From now on: The Lantern"


async def test_a_post_of_an_earlier_line_can_be_pressed_again(say):
    await say('@ada press "One more mug"')
    await say("channel crypt")
    result = await say('@bob press "One more mug" in line 1')
    assert result["replies"][0]["text"] == "Welcome. 2 mugs."


async def test_a_command_that_the_bot_leaves_unanswered_is_marked(say):
    assert (await say("@ada /rename"))["unanswered"] is True


async def test_expectations_are_about_the_newest_reply(say):
    for unmet in ("expect map", 'expect "the house"'):
        assert (await say(unmet))["failed"] == "there is no reply yet"
    for met in ("expect not map", 'expect not "the house"'):
        assert "failed" not in await say(met)
    await say("@ada /draw")
    for met in ("expect map", 'expect "the  HOUSE"', 'expect not "mug"'):
        assert "failed" not in await say(met)
    assert (await say('expect "mug"'))["failed"] == 'the newest reply is "The house."'
    await say('@ada press "One more mug"')
    for unmet in ("expect map", 'expect not "here"'):
        assert "failed" in await say(unmet)
    assert "failed" not in await say("expect not map")


async def test_an_expectation_can_be_of_one_channel_or_of_what_one_member_alone_saw(say):
    await say("@ada /draw")
    await say("@ada /order what:cider")
    for met in ("expect in tavern map", 'expect to ada "1 cider"', "expect to ada not map", "expect not map"):
        assert "failed" not in await say(met)
    for unmet in ('expect in tavern "cider"', "expect to ada map", 'expect to bob "cider"', "expect in crypt map"):
        assert "failed" in await say(unmet)
    assert "failed" not in await say('expect to bob not "cider"')


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("expect in cellar map", 'there is no channel "cellar"'),
        ("expect to eve map", "there is no member @eve"),
        ("@eve /draw", "there is no member @eve"),
        ("@ada /dance", "there is no command /dance"),
        ("@ada /order", "requires option 'what'"),
        ("@ada /order whet:ale", 'has no argument "whet"'),
        ("@ada /order what:ale count:two", "takes a number"),
        ("@ada /order what:ale whom:eve", "there is no member @eve"),
        ("@ada ? /order cuont:", 'has no argument "cuont"'),
        ("@ada /draw house", 'no argument left for "house": it has none'),
        ("@ada /cellar fetch ale shelf 3 more", 'no argument left for "more": what, whence, cold, count'),
        ("@ada /cellar fetch cold ale cold", "cold stands there twice"),
        ("@ada /cellar fetch cold cold:no", "cold stands there twice"),
        ("@ada /cellar ale", "has no subcommand path"),
        ("@ada /cellar", "subcommand"),
        ("@ada /order ale two", "takes a number"),
        ('@ada press "Dance"', 'sees no button "Dance"'),
        ('@ada press "Upstairs"', "disabled"),
        ('@ada press "One more mug" in line 9', "line 9 brought no post"),
        ('@ada pick "Cake"', "sees no menu"),
        ('@ada pick "Soup" "Bread" "Stew"', "between 1 and 2"),
        ('@ada fill name:"x"', "was shown no form"),
        ('@ada menu "Dance"', "Dance"),
        ("channel attic", 'there is no channel "attic"'),
    ],
)
async def test_what_no_member_could_do_is_an_error_of_the_script(say, line, why):
    with pytest.raises(ScriptError) as refusal:
        await say(line)
    assert why in str(refusal.value)
    assert refusal.value.line == 1


@pytest.fixture
def at_the_inn(monkeypatch):
    opened = World.open

    async def open_inn(database=None, **given):
        return await opened(database, **{"build": innkeeper.build, **given})

    monkeypatch.setattr(World, "open", open_inn)


@pytest.mark.parametrize(
    ("script", "code", "said", "lines"),
    [
        ("@ada /draw\nexpect map\n", 0, "", 2),
        ('@ada /draw\nexpect "a castle"\n@ada /draw\n', 1, 'line 2: expect "a castle": the newest reply is', 2),
        ("@ada /draw\njump\n", 2, 'line 2: "jump" is unknown', 0),
        ('@ada /draw\n@ada press "Dance"\n', 2, "line 2: ada sees no button", 1),
        ('expect not "a castle"\nexpect not map\n', 0, "", 2),
        ('expect "a castle"\n', 1, "there is no reply yet", 1),
        ("restart\nwait 3h\n@ada /order what:ale\n", 0, "", 3),
    ],
)
async def test_the_exit_code_says_how_it_went(at_the_inn, tmp_path, capsys, script, code, said, lines):
    file = tmp_path / "script.txt"
    file.write_text(script)
    out = tmp_path / "out"
    assert await run_script(str(file), out=str(out), seed="x", database=None) == code
    printed = capsys.readouterr()
    assert said in printed.err
    assert len(printed.out.splitlines()) == lines
    for line in printed.out.splitlines():
        assert list(json.loads(line))[:6] == ["line", "who", "do", "ms", "replies", "choices"]


async def test_a_script_that_is_not_there_is_a_bad_script(capsys, tmp_path):
    assert await run_script(str(tmp_path / "none.txt"), out=None, seed="x", database=None) == 2
    assert capsys.readouterr().err == f'There is no script "{tmp_path / "none.txt"}".\n'


async def test_standard_input_is_carried_out_as_it_comes(at_the_inn, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(runner_module.sys, "stdin", io.StringIO("@ada /draw\n\nexpect map\njump\nrestart\n"))
    assert await run_script("-", out=str(tmp_path), seed="x", database=None) == 2
    printed = capsys.readouterr()
    assert [json.loads(line)["line"] for line in printed.out.splitlines()] == [1, 3]
    assert "line 4" in printed.err
