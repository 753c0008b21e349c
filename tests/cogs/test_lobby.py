"""From the first invitation to the start, in a channel."""

from __future__ import annotations

import msgspec
import pytest

from engine import Terms, Update

from .conftest import House, is_over, labels, menus, said, start_of


async def test_a_server_is_greeted_once_with_a_lobby_one_press_away(house: House) -> None:
    (welcome,) = house.posts()
    assert labels(welcome) == ["Play Toy"] and "**Toy**, against each other, 1-4 players\n" in welcome.content
    await house.bob.click(welcome, label="Play Toy")
    assert house.newest().content.startswith("**Toy** - Bob is gathering rivals (1 of 4).")
    await house.world.restart()
    assert len(house.posts()) == 2


async def test_a_delve_begins_with_a_post_that_everybody_sees(house: House) -> None:
    await house.ada.slash(house.tavern, "delve new", game="toy")
    post = house.newest()
    assert post.content.startswith("**Toy** - Ada is gathering rivals (1 of 4).\n\n-# ")
    assert labels(post) == ["Start with bots", "Start alone", "Join", "Leave", "Add a bot", "Options"]
    assert menus(post) == [], "one button leads to the options"


async def test_options_and_key_are_given_with_the_command(house: House) -> None:
    post = await house.lobby(rounds="1", key="moth")
    assert "(1 of 4). Rounds: 1.\n" in post.content and "The host chose the dice key." in post.content


async def test_among_rivals_the_lobby_says_that_the_hosts_key_is_mixed(house: House) -> None:
    post = await house.lobby(house.bob, key="moth")
    mixed = "The host's dice key is mixed with one of mine."
    assert mixed in post.content and "chose the dice key" not in post.content
    await house.bob.click(post, label="Leave")
    assert mixed not in house.newest().content and "The host chose the dice key." in house.newest().content


async def test_the_post_is_edited_in_place_as_people_come_and_go(house: House) -> None:
    post = await house.lobby(house.bob)
    assert "(2 of 4)" in post.content and "With Bob." in post.content
    await house.cy.slash(house.tavern, "delve join")
    assert "(3 of 4)" in house.newest().content and "With Bob and Cy." in house.newest().content
    await house.bob.click(post, label="Leave")
    assert "(2 of 4)" in house.newest().content
    assert house.newest().id == post.id and len(house.posts()) == 2


async def test_a_lobby_whose_post_was_deleted_is_posted_again(house: House) -> None:
    post = await house.lobby()
    house.env.backend.delete_message(house.tavern.id, post.id)
    await house.bob.slash(house.tavern, "delve join")
    assert "(2 of 4)" in house.newest().content and house.newest().id != post.id


async def test_the_host_chooses_and_others_do_not(house: House) -> None:
    post = await house.lobby(house.bob)
    await house.choose(rounds="4")
    assert "Rounds: 4." in house.newest().content
    opened = (await house.bob.click(post, label="Options")).response
    assert opened is not None and "The host may choose:" in opened.message.content
    await house.bob.select(opened, ["1"], custom_id=menus(opened.message)[0].custom_id)
    assert "Ada" in opened.message.content and "Rounds: 4." in house.newest().content


@pytest.mark.rule("TAB-013", "TAB-054")
async def test_only_the_host_starts(house: House) -> None:
    post = await house.lobby(house.bob)
    result = await house.bob.click(post, label=start_of(post))
    assert "Only Ada, the host" in said(result)
    assert "(2 of 4)" in house.newest().content


async def test_the_start_is_posted_with_a_picture_and_calls_the_next_player(house: House) -> None:
    lobby = await house.lobby(house.bob)
    await house.ada.click(lobby, label=start_of(lobby))
    post = house.newest()
    assert post.content.startswith("The board is laid out for 3 rounds.")
    assert f"**Ada** and <@{house.bob.id}>, pick a card" in post.content
    assert [file.filename for file in post.attachments] == ["toy-map-1.3.png"]
    assert post.attachments[0].description is not None
    assert post.attachments[0].description.startswith("Toy, round 1 of 3.")
    assert labels(house.posts()[1]) == [] and menus(house.posts()[1]) == []
    assert house.posts()[1].content == "**Toy** has begun: see below."


async def test_joining_a_lobby_that_has_set_out_is_answered_in_words(house: House) -> None:
    house.env.inject_error("PATCH", "/webhooks/*", times=None)
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046, times=None)
    lobby = await house.lobby()
    await house.ada.slash(house.tavern, "delve start")
    result = await house.bob.click(lobby, label="Join")
    assert "no longer gathering" in said(result)


async def test_a_channel_holds_one_table_at_a_time(house: House) -> None:
    await house.lobby()
    result = await house.bob.slash(house.tavern, "delve new", game="toy")
    assert "Toy is gathering in this channel already." in said(result)


async def test_a_lobby_closes_with_its_last_member(house: House) -> None:
    post = await house.lobby()
    await house.ada.click(post, label="Leave")
    assert house.newest().content == "The last one leaves, and the lobby is closed."
    assert labels(house.newest()) == []
    await house.lobby()
    assert "(1 of 4)" in house.newest().content


async def test_the_host_closes_a_lobby_by_command(house: House) -> None:
    await house.lobby()
    result = await house.ada.slash(house.tavern, "delve end")
    assert house.newest().content == "Ada closes the lobby." and labels(house.newest()) == []
    assert said(result) == "Ada closes the lobby."


@pytest.mark.rule("TAB-057")
async def test_a_running_delve_is_ended_after_a_confirming_press(house: House) -> None:
    await house.started(house.bob)
    asked = await house.ada.slash(house.tavern, "delve end")
    assert "ends the delve for everybody" in said(asked)
    assert asked.response is not None
    await house.ada.click(asked.response, label="End it")
    assert house.newest().content.startswith("Ada ends it here.\n-# dice key ")
    await house.lobby()
    assert "(1 of 4)" in house.newest().content


async def test_a_delve_ends_once(house: House) -> None:
    await house.started(house.bob)
    asked = await house.ada.slash(house.tavern, "delve end")
    again = await house.ada.slash(house.tavern, "delve end")
    assert asked.response is not None and again.response is not None
    await house.ada.click(asked.response, label="End it")
    posted = len(house.posts())
    assert "has ended" in said(await house.ada.click(again.response, label="End it"))
    assert "has ended" in said(await house.ada.slash(house.tavern, "delve end"))
    assert len(house.posts()) == posted
    assert is_over(house.newest())


@pytest.fixture
def with_terms(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the known facts of a table include its owner and its options."""
    real = house.tables.views.latest

    async def latest(channel: int) -> Update:
        terms = Terms({"rounds": "1"}, 24)
        return msgspec.structs.replace(await real(channel), terms=terms)

    monkeypatch.setattr(house.tables.views, "latest", latest)


async def test_who_is_neither_host_nor_manager_is_not_even_asked_whether_to_end_it(house: House, with_terms: None) -> None:
    await house.started(house.bob)
    refused = await house.bob.slash(house.tavern, "delve end")
    assert "Only Ada, the host or a manager of this server" in said(refused)
    assert refused.response is not None and labels(refused.response.message) == ["Why?"]
    asked = await house.ada.slash(house.tavern, "delve end")
    assert asked.response is not None and labels(asked.response.message) == ["End it"]


@pytest.mark.rule("TAB-056", "TAB-192")
async def test_the_same_game_opens_a_lobby_like_the_one_before(house: House, with_terms: None) -> None:
    await house.started(house.bob, rounds="1", wait="8")
    asked = await house.ada.slash(house.tavern, "delve end")
    assert asked.response is not None
    await house.ada.click(asked.response, label="End it")
    games = await house.bob.click(house.newest(), label="Another game")
    await house.bob.click(games.response, label="Play Toy")  # type: ignore[arg-type]
    assert house.newest().content.startswith("**Toy** - Bob is gathering rivals (1 of 4).")
    assert "Rounds: 1." in house.newest().content and "I wait: brisk" in house.newest().content
    await house.bob.click(house.newest(), label="Start alone")
    assert "No answer: the game goes on <t:" in house.newest().content


async def test_a_table_is_brought_to_another_channel(house: House) -> None:
    old = await house.started(house.bob)
    await house.ada.slash(house.crypt, "delve move-here", **{"from": house.tavern})
    assert house.newest(house.crypt).content.startswith("Ada brings the table here.")
    word, left = house.posts()[-1], house.posts()[-2]
    assert labels(left) == [] and left.id == old.id
    assert word.content == f"Ada has moved Toy to <#{house.crypt.id}>." and not word.mentions
    assert said(await house.ada.slash(house.tavern, "status")) == f"Toy was moved from here to <#{house.crypt.id}>."
    await house.ada.slash(house.crypt, "draft", card=str((await house.tables.views.latest(house.crypt.id)) and "1"))


@pytest.mark.rule("TAB-060")
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_lobby_that_was_moved_leaves_word_where_it_was(house: House, restarted: bool) -> None:
    await house.ada.slash(house.tavern, "delve new", game="toy")
    lobby = house.newest()
    if restarted:
        await house.world.restart()
    await house.ada.slash(house.crypt, "delve move-here", **{"from": house.tavern})
    left = next(post for post in house.posts() if post.id == lobby.id)
    assert left.content == f"**Toy** gathers in <#{house.crypt.id}>." and labels(left) == []
    assert house.posts()[-1].content == f"Ada has moved Toy to <#{house.crypt.id}>."
    await house.ada.slash(house.tavern, "delve move-here", **{"from": house.crypt})
    assert said(await house.ada.slash(house.crypt, "status")) == f"Toy was moved from here to <#{house.tavern.id}>."


@pytest.mark.rule("TAB-060")
async def test_a_table_is_rescued_from_a_deleted_channel(house: House) -> None:
    await house.started(house.bob, channel=house.tower)
    gone = house.tower.id
    house.env.backend.delete_channel(gone)
    await house.ada.slash(house.crypt, "delve move-here", number=str(gone))
    assert house.newest(house.crypt).content.startswith("Ada brings the table here.")


@pytest.mark.parametrize("number", ["", "tavern", "9" * 40])
async def test_moving_from_nowhere_is_refused_in_words(house: House, number: str) -> None:
    result = await house.ada.slash(house.crypt, "delve move-here", number=number)
    assert "Say where the table is now" in said(result)


async def test_the_delve_is_exported_to_the_asker_or_to_everybody(house: House) -> None:
    await house.started(house.bob)
    result = await house.bob.slash(house.tavern, "delve export")
    assert result.response is not None and result.response.ephemeral
    assert [file.filename for file in result.response.attachments] == ["toy-1-so-far.json"]
    assert said(result).startswith("The delve so far.")
    await house.bob.slash(house.tavern, "delve export", public=True)
    assert [file.filename for file in house.newest().attachments] == ["toy-1-so-far.json"]


@pytest.mark.rule("TAB-152")
async def test_the_chronicle_is_a_page_for_the_asker_or_for_everybody(house: House) -> None:
    await house.started(house.bob)
    for ended, name in ((False, "toy-1-so-far.html"), (True, "toy-1.html")):
        if ended:
            asked = await house.ada.slash(house.tavern, "delve end")
            await house.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
        result = await house.bob.slash(house.tavern, "delve export", kind="chronicle")
        assert result.response is not None and result.response.ephemeral
        (file,) = result.response.attachments
        page = (house.env.backend.cdn.get(file.url) or b"").decode()
        assert file.filename == name and page.startswith("<!doctype html>") and len(page) < 10 << 20
        assert said(result).startswith("The chronicle: a page with its story and maps")
    await house.bob.slash(house.tavern, "delve export", kind="chronicle", public=True)
    assert [file.filename for file in house.newest().attachments] == ["toy-1.html"]


async def test_a_name_with_formatting_stays_a_name(house: House) -> None:
    eve = house.world.guild.add_member(house.env.create_user("eve", global_name="**@everyone** `x` <@1>\n# Eve"))
    await eve.slash(house.tavern, "delve new", game="toy")
    assert house.newest().content.startswith("**Toy** - (at)everyone x (at)1 Eve is gathering")


async def test_the_export_of_an_ended_delve_says_that_it_is_whole(house: House) -> None:
    await house.started(house.bob)
    asked = await house.ada.slash(house.tavern, "delve end")
    assert asked.response is not None
    await house.ada.click(asked.response, label="End it")
    for _ in range(2):
        words = said(await house.bob.slash(house.tavern, "delve export"))
        assert words == "The whole delve. `delvekeeper verify FILE` checks every roll."
        await house.lobby()  # while the next one gathers, the one before can still be had
