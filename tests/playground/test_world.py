import asyncio
from datetime import UTC, datetime, timedelta

from playground.posts import seen_by
from playground.world import SeededKeys, World, dispatch_together
from tests.playground import innkeeper


async def test_the_bot_is_invited_once_and_finds_its_posts_again(tmp_path):
    file = tmp_path / "inn.sqlite3"
    world = await World.open(file, build=innkeeper.build)
    tavern, ada = world.channels["tavern"], world.members["ada"]
    assert [post.content for post in tavern.history()] == ["Welcome. 0 mugs."]
    await ada.slash(tavern, "draw")
    await ada.click(tavern.history()[0], label="One more mug")
    known = {name: member.id for name, member in world.members.items()}
    last, picture = world.env.now(), tavern.history()[1].attachments[0].url
    await world.close()

    again = await World.open(file, build=innkeeper.build)
    tavern = again.channels["tavern"]
    assert [post.content for post in tavern.history()] == ["Welcome. 1 mugs.", "The house."]
    assert {name: member.id for name, member in again.members.items()} == known
    assert again.env.now() > last
    assert again.env.backend.cdn.get(picture).startswith(b"\x89PNG")
    await again.members["bob"].click(tavern.history()[0], label="One more mug")
    assert tavern.history()[0].content == "Welcome. 2 mugs."
    await again.close()


async def test_channels_that_cannot_be_read_again_begin_anew(tmp_path):
    file = tmp_path / "inn.sqlite3"
    (tmp_path / "inn.sqlite3.discord.json").write_text('{"clock": "late"}')
    (tmp_path / "inn.sqlite3.commands").write_text("registered")
    world = await World.open(file, build=innkeeper.build)
    assert [post.content for post in world.channels["tavern"].history()] == ["Welcome. 0 mugs."]
    assert not (tmp_path / "inn.sqlite3.commands").exists()
    await world.close()
    again = await World.open(file, build=innkeeper.build)
    assert not again.first_visit
    await again.close()


async def test_ids_go_on_after_the_process_has_died_without_a_goodbye(tmp_path):
    file = tmp_path / "inn.sqlite3"
    world = await World.open(file, build=innkeeper.build)
    await world.members["ada"].slash(world.channels["tavern"], "draw")
    world.save()
    used = set(world.env.backend.interactions)
    await world.env.shutdown()

    again = await World.open(file, build=innkeeper.build)
    await again.members["ada"].slash(again.channels["tavern"], "draw")
    assert not used & set(again.env.backend.interactions)
    await again.close()


async def test_a_restart_brings_another_bot_to_the_same_channels(inn):
    before, posts = inn.bot, len(inn.channels["tavern"].history())
    await inn.restart()
    assert inn.bot is not before
    assert before.is_closed()
    assert len(inn.channels["tavern"].history()) == posts
    result = await inn.members["ada"].slash(inn.channels["tavern"], "order", what="ale")
    assert result.response.content == "1 ale for ada"


async def test_waiting_moves_the_clock_of_the_bot_and_what_falls_due_happens(inn):
    before, hours = inn.bot.now(), inn.bot.hours
    await inn.wait(timedelta(hours=30))
    assert inn.bot.now() - before == timedelta(hours=30)
    assert inn.bot.hours - hours == 30


async def test_the_clock_begins_where_it_is_told_but_never_runs_backwards(tmp_path):
    file = tmp_path / "inn.sqlite3"
    late = datetime(2031, 5, 1, tzinfo=UTC)
    world = await World.open(file, build=innkeeper.build, since=late)
    assert world.env.now() >= late
    await world.close()
    again = await World.open(file, build=innkeeper.build, since=datetime(2030, 1, 1, tzinfo=UTC))
    assert again.env.now() > late
    await again.close()


async def test_interactions_dispatched_together_all_arrive_before_any_is_answered(inn):
    tavern = inn.channels["tavern"]
    post = tavern.history()[0]
    busy = 0
    most = 0
    answer = inn.bot.on_interaction

    async def slowly(asked):
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        await asyncio.sleep(0)
        await answer(asked)
        busy -= 1

    inn.bot.on_interaction = slowly
    acts = [inn.members[name].click(post, label="One more mug") for name in ("ada", "bob", "cy")]
    results = await dispatch_together(inn.env, *acts)
    assert most == 3
    assert all(result.acknowledged for result in results)


async def test_members_see_private_answers_of_their_own_only(inn):
    tavern = inn.channels["tavern"]
    await inn.members["ada"].slash(tavern, "order", what="ale")
    seen = {name: [post.content for post in seen_by(inn, tavern.id, member.id)] for name, member in inn.members.items()}
    assert seen["ada"] == ["1 ale for ada", "Welcome. 0 mugs."]
    assert seen["bob"] == ["Welcome. 0 mugs."]


def test_the_same_seed_gives_the_same_keys_and_another_gives_others():
    first, second, other = SeededKeys("lantern"), SeededKeys("lantern"), SeededKeys("oil")
    assert [first(), first()] == [second(), second()]
    assert len({SeededKeys("lantern")(), other(), other()}) == 3
