"""Prepared files: checked, used in a lobby, begun from a template; nothing in them mentions a member."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import bot
from cogs.core import attachments as arriving
from cogs.core.limits import TEXT
from cogs.lobby import prepared_files as files
from cogs.lobby.prepared_files import prepared_text
from cogs.messages.text import problems_text, safe_text
from engine import LARGEST_FILE, BadFile, GameError, Prepared, Problem
from playground.runner import Runner
from playground.script import ScriptError, read
from playground.world import Clock, Keys, World
from service.settings import Settings
from tests.discord_api.limits import of_form

from .conftest import House, said, start_of
from .trail import GAME, Trail

GOOD = ("fen.toml", b"place = Reed Bank\nplace = Old Lock\n")


async def test_a_file_that_can_be_used_is_said_to_be_so_to_the_asker_only(trail: House) -> None:
    posted = len(trail.posts())
    told = said(await trail.dee.slash(trail.tavern, "trail region check", file=GOOD))
    head = "This region can be used. **The \\<@1> \\*Long\\* Barrow**\n- 2 places\n"
    assert told.startswith(f"{head}Perhaps not intended:\n")
    assert len(trail.posts()) == posted


async def test_what_is_wrong_in_a_file_is_told_by_line_and_key(trail: House) -> None:
    bad = ("bad.toml", b"place = Ford\npalce = Mill\nwayside inn <@1>\n")
    told = said(await trail.ada.slash(trail.tavern, "trail region check", file=bad))
    assert told.split("\n") == [
        "2 lines cannot be used.",
        '- line 2, palce: is no place; place = "NAME"',
        '- line 3, wayside inn \\<@1>: is no place; place = "NAME"',
    ]


def test_of_very_many_problems_as_many_are_listed_as_fit_and_the_others_counted() -> None:
    problems = [Problem(number, "tn", "40 is too high", "a number from 6 to 14") for number in range(1, 201)]
    told = problems_text(BadFile("200 lines cannot be used.", problems)).split("\n")
    shown = len(told) - 2
    assert told[-1] == f"- and {200 - shown} more" and 20 < shown < 60
    assert len("\n".join(told)) <= TEXT
    whole = problems_text(BadFile("1 line cannot be used.", problems[:1]))
    assert whole == "1 line cannot be used.\n- line 1, tn: 40 is too high; a number from 6 to 14"


def test_anybodys_words_are_only_words() -> None:
    told = safe_text("**@everyone** <@1> <t:0> [x](https://evil.example) `y`\n# Title\u202e ||z||")
    assert "@everyone" not in told and "\n" not in told and "\u202e" not in told and "://" not in told
    assert "\\<@" in told and "\\<t:0>" in told and "\\`y\\`" in told and "\\*\\*" in told and "\\|\\|" in told
    assert safe_text("x" * 50, 10) == "xxxxxxxxx…"


MARKS = st.text(alphabet=st.sampled_from("*_`~|<>@#-\\\\[]():/ \n\u202eaehnorvy1"), max_size=60)


@given(st.one_of(MARKS, st.text(max_size=60)))
@example("http://x.example/**bold**")
@example("\\<@1>")
@example("@\u200beveryone")
def test_no_words_of_anybody_format_or_call(text: str) -> None:
    told = safe_text(text)
    assert "\n" not in told and "@everyone" not in told and "@here" not in told and "://" not in told
    # Every mark that could format stands behind an odd number of backslashes.
    for match in re.finditer(r"(\\*)[*_`~|<]", told):
        assert len(match[1]) % 2 == 1, (text, told)


@pytest.mark.rule("TAB-048")
@pytest.mark.parametrize(
    ("written", "words"),
    [
        (b"\xff\xfe\x00", "That file is no text."),
        (b"place = \x00", "That file is no text."),
        (b"x" * (LARGEST_FILE + 1), "too large: 65 KB, and 64 KB are the most"),
    ],
)
async def test_what_is_no_small_text_is_refused_in_words(trail: House, written: bytes, words: str) -> None:
    assert words in said(await trail.ada.slash(trail.tavern, "trail region check", file=("x.toml", written)))


async def test_a_file_that_never_arrives_is_told_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hanging() -> bytes:
        await asyncio.Event().wait()
        raise AssertionError("arrived")

    monkeypatch.setattr(arriving, "TIMEOUT", 0.05)
    attachment: Any = SimpleNamespace(size=10, read=hanging)
    with pytest.raises(GameError, match="That file did not arrive"):
        await files.read_text(attachment)


async def test_a_connection_that_is_cut_while_a_file_arrives_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def cut() -> bytes:
        raise aiohttp.ClientPayloadError

    attachment: Any = SimpleNamespace(size=10, read=cut)
    with pytest.raises(GameError, match="I could not fetch that file"):
        await files.read_text(attachment)


async def test_a_file_too_large_is_not_even_fetched(trail: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def read(_: discord.Attachment) -> bytes:
        raise AssertionError("fetched")

    monkeypatch.setattr(discord.Attachment, "read", read)
    assert "too large" in said(
        await trail.ada.slash(trail.tavern, "trail region check", file=("x", b"x" * (LARGEST_FILE + 1)))
    )


async def test_a_file_is_used_in_the_lobby_and_played_in(trail: House) -> None:
    await trail.lobby(trail.bob)
    answered = await trail.ada.slash(trail.tavern, "trail region use", file=GOOD)
    assert said(answered).startswith("The party will play in it. **The")
    assert "Region from a file: **The \\<@1> \\*Long\\* Barrow**." in trail.newest().content
    assert trail.newest().mentions == []
    await trail.ada.click(trail.newest(), label=start_of(trail.newest()))
    assert "The party is at Reed Bank." in trail.newest().content


async def test_a_file_is_uploaded_in_a_form_of_the_lobby(trail: House) -> None:
    post = await trail.lobby(trail.bob)
    form = await trail.ada.click(post, label="A region of your own")
    assert form.modal is not None and list(of_form(form.modal)) == []
    assert "`/trail region template` sends you one to begin from" in str(form.modal)
    answered = await trail.ada.submit_modal(form, {"file": GOOD})
    assert said(answered).startswith("The party will play in it. **The")
    assert trail.newest().id == post.id
    assert "Region from a file: **The \\<@1> \\*Long\\* Barrow**." in trail.newest().content


@pytest.mark.rule("TAB-054")
async def test_only_who_may_choose_a_file_is_shown_the_form(trail: House) -> None:
    post = await trail.lobby(trail.bob)
    refused = await trail.bob.click(post, label="A region of your own")
    assert refused.modal is None and "Only Ada, the host, can do that. (TAB-054)" in said(refused)
    await trail.ada.slash(trail.tavern, "delve master", member=trail.bob)
    assert (await trail.bob.click(trail.newest(), label="A region of your own")).modal is not None


async def test_an_uploaded_file_that_cannot_be_used_leaves_the_lobby_as_it_is(trail: House) -> None:
    post = await trail.lobby()
    before = post.content
    form = await trail.ada.click(post, label="A region of your own")
    assert "line 1" in said(await trail.ada.submit_modal(form, {"file": ("bad.toml", b"?")}))
    assert trail.newest().content == before
    late = await trail.ada.click(post, label="A region of your own")
    await trail.ada.click(post, label=start_of(post))
    assert "no longer gathering" in said(await trail.ada.submit_modal(late, {"file": GOOD}))


async def test_a_lobby_can_do_without_its_file_again(trail: House) -> None:
    await trail.lobby()
    await trail.ada.slash(trail.tavern, "trail region use", file=GOOD)
    assert "does without a region file again" in said(await trail.ada.slash(trail.tavern, "trail region use"))
    assert "Region from a file" not in trail.newest().content


async def test_a_bad_file_leaves_the_lobby_as_it_is(trail: House) -> None:
    before = (await trail.lobby()).content
    assert "line 1" in said(await trail.ada.slash(trail.tavern, "trail region use", file=("bad.toml", b"?")))
    assert trail.newest().content == before


async def test_a_file_is_used_only_while_such_a_party_gathers(trail: House) -> None:
    told = said(await trail.ada.slash(trail.tavern, "trail region use", file=GOOD))
    assert told == (
        "A region is chosen while a party gathers. Open a lobby with `/delve new game:Trail`; then `/trail region use` "
        "with your file plays in it. `/trail region check` reads a file at any time. (TAB-014)"
    )
    await trail.ada.slash(trail.crypt, "delve new", game="toy")
    assert "`/delve new game:Trail`" in said(await trail.ada.slash(trail.crypt, "trail region use", file=GOOD))
    await trail.started()
    assert "before the start" in said(await trail.ada.slash(trail.tavern, "trail region use", file=GOOD))


async def test_the_template_and_what_was_played_are_sent_as_files(trail: House) -> None:
    sent = await trail.dee.slash(trail.tavern, "trail region template")
    assert sent.response is not None and sent.response.ephemeral
    assert [file.filename for file in sent.response.attachments] == ["region-template.toml"]
    assert "Nothing of Trail is gathering" in said(await trail.dee.slash(trail.tavern, "trail region export"))
    await trail.started()
    await trail.ada.slash(trail.tavern, "home")
    sent = await trail.dee.slash(trail.tavern, "trail region export")
    assert sent.response is not None and sent.response.ephemeral
    (file,) = sent.response.attachments
    assert await file.read() == b"place = Barrow\nplace = Ford\nplace = Mill\n"


async def test_the_secrets_of_a_game_under_way_are_not_exported(trail: House) -> None:
    await trail.started(trail.bob)
    sent = await trail.bob.slash(trail.tavern, "trail region export")
    assert sent.response is not None and sent.response.attachments == [] and said(sent)


def test_a_prepared_file_is_told_with_its_facts() -> None:
    assert prepared_text(Prepared("Fen", ("12 hexes", "3 sites"))) == "**Fen**\n- 12 hexes\n- 3 sites"


async def test_a_script_attaches_a_file_by_its_path_and_answers_a_form(trail: House, tmp_path: Path) -> None:
    file = tmp_path / "fen.toml"
    file.write_bytes(GOOD[1])
    lines = [
        "@ada /delve new game:trail",
        f'@ada /trail region use file:"{file}"',
        'expect in tavern "Region from a file"',
        '@ada press "Start"',
        'expect "The party is at Reed Bank."',
        '@ada press "Who I am"',
        "restart",
        '@ada fill name:Ash trade:mason pack:"a rope"',
        'expect "Ada writes: Ash | mason | a rope"',
    ]
    runner = Runner(trail.world, tmp_path, "lantern")
    done = [await runner.do(line) for line in read("\n".join(lines))]
    assert not any("failed" in result for result in done), done
    assert done[5]["form"]["fields"] == ["Name", "Trade", "Pack"]
    with pytest.raises(ScriptError, match=r"file: nowhere\.toml can't be read"):
        await runner.do(read("@ada /trail region check file:nowhere.toml")[0])


def another(key: str, word: str) -> Trail:
    game = Trail()
    game.key, game.title, game.files = key, key.capitalize(), word
    return game


@pytest.fixture
async def several(database: Path) -> AsyncIterator[House]:
    """A house with two games that take regions, and one that takes scenarios."""
    games = {"trail": GAME, "moor": another("moor", "region"), "stage": another("stage", "scenario")}

    def make(now: Clock, keys: Keys | None) -> discord.Client:
        return bot.create_bot(Settings(database=str(database)), now=now, keys=keys, games=games)

    world = await World.open(build=make, seed="lantern")
    try:
        yield House(world, "moor")
        assert world.env.errors == []
    finally:
        await world.close()


async def test_files_have_a_group_within_that_of_their_game(several: House) -> None:
    for key, word in (("trail", "region"), ("moor", "region"), ("stage", "scenario")):
        group = several.env.backend.find_command(key, several.world.guild.id, type=1)
        assert group is not None
        command = next(item for item in group["options"] if item["name"] == word)
        assert sorted(item["name"] for item in command["options"]) == ["check", "export", "template", "use"]
    told = await several.ada.slash(several.tavern, "stage scenario check", file=GOOD)
    assert "This scenario can be used." in said(told)


async def test_games_that_share_a_word_each_have_their_own_commands(several: House) -> None:
    for key in ("trail", "moor"):
        sent = await several.ada.slash(several.tavern, f"{key} region template")
        assert sent.response is not None and len(sent.response.attachments) == 1
        assert f"`/{key} region check` says what to put right" in said(sent)
    await several.lobby()
    told = await several.ada.slash(several.tavern, "stage scenario use", file=GOOD)
    assert "`/delve new game:Stage`" in said(told)
    told = await several.ada.slash(several.tavern, "trail region export")
    assert said(told) == "Nothing of Trail is gathering or being played in this channel. (TAB-048)"
