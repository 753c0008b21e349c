"""The rules desk: questions, reading a rulebook, explained refusals, and the rules behind a post."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from random import Random
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from cogs.messages import rule_entries as entries
from cogs.messages.layout import MessageContent, view_of
from engine import TABLE, RuleEntry
from playground.autoplay import Autoplayer
from playground.players import Players
from playground.world import dispatch_together
from tests.discord_api.limits import of_components

from .conftest import House, labels, menus, said

CROWDED = "can two of us stand on the same hex"
"""A question that SKY-G32 answers."""
UNKNOWN = "qqqq zzzz xxxx"
HARM = "@everyone [free](http://bad.example) <@1> qqqq"
ELSEWHERE = "Choose this on a post of mine"


@pytest.fixture
def doubtful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no answer be sure."""
    monkeypatch.setattr("engine.rulebook.book.Finder.is_sure", lambda *_: False)


async def ask(house: House, question: str, **given: Any) -> InteractionResult:
    """Let Dee, who has no seat anywhere, ask in the crypt."""
    return await house.dee.slash(house.crypt, "rules", ask=question, **given)


def shown(result: InteractionResult) -> discord.Message:
    assert result.response is not None
    message: discord.Message = result.response.message
    return message


async def press(who: MemberActor, result: InteractionResult, label: str) -> InteractionResult:
    """Press a button of an answer."""
    assert result.response is not None
    return await who.click(result.response, label=label)


def title(entry: RuleEntry) -> str:
    return f"**{entry.title}**"


def options(result: InteractionResult) -> list[discord.SelectOption]:
    """Return the first menus of an answer."""
    return list(menus(shown(result))[0].options)


async def pick(house: House, result: InteractionResult, label: str, menu: int = 0) -> InteractionResult:
    """Let Dee pick the option with this beginning from a menu of an answer."""
    found = menus(shown(result))[menu]
    value = next(option.value for option in found.options if option.label.startswith(label))
    return await picked(house, result, value, found.custom_id)


async def picked(house: House, result: InteractionResult, value: str, custom_id: str) -> InteractionResult:
    """Let Dee pick a value from a menu of an answer."""
    assert result.response is not None
    return await house.dee.select(result.response, [value], custom_id=custom_id)


async def parts(house: House, result: InteractionResult) -> list[list[discord.SelectOption]]:
    """Turn a menu to its end; return the options of each part, without those that turn it."""
    found = [options(result)]
    while found[-1][-1].label.startswith("More ("):
        assert len(found[-1]) == 25
        found[-1].pop()
        result = await pick(house, result, "More (")
        found.append(options(result))
    return found


# Asking


@pytest.mark.rule("TAB-061")
async def test_a_question_in_words_is_answered_and_leads_on(hall: House) -> None:
    book = hall.tables.rulebook()
    entry = book.get("SKY-G32")
    found = book.ask(CROWDED, "skyshard", 3)
    assert found.sure and found.entries[0] == entry
    answer = await ask(hall, CROWDED, game="Skyshard")
    first, told, *_, last = said(answer).splitlines()
    assert first == "One unit to a hex.", "the first line answers"
    assert told.startswith("**Each hex holds one unit, and nobody moves into or through an occupied one.** ")
    assert last == "-# One to a hex · SKY-G32 · Skyshard · house rule"
    buttons = labels(shown(answer))
    besides = [label for label in buttons if label.startswith("Or: ")]
    further = ["The whole rule", *(book.get(id).title for id in entry.see if book.get(id) not in found.entries)]
    assert len(besides) == 2 and all(other.title in label for other, label in zip(found.entries[1:], besides, strict=True))
    assert buttons == [*further, *besides, "That was not it", f"Topic: {entry.topic}", "Show everybody"] and further
    next_best = await press(hall.dee, answer, besides[0])
    assert next_best.response is not None and answer.response is not None
    assert next_best.response.id == answer.response.id, "in the place of the answer"
    assert said(next_best).startswith(title(found.entries[1]))


async def test_an_answer_has_no_more_of_its_source_than_the_mark_of_a_house_rule(hall: House) -> None:
    entry = next(
        each
        for each in [each for topic in hall.tables.rulebook().topics("galaxy").values() for each in topic]
        if each.differs
    )
    answer, page = entries.answer_text(hall.world.bot, entry, "what is it"), said(await ask(hall, entry.id))  # type: ignore[arg-type]
    assert entry.against in page and page.endswith("house rule, differs from the source")
    assert entry.against not in answer and answer.endswith(" · house rule")


async def test_that_was_not_it_offers_what_comes_next_and_presses_are_counted_by_words_and_entry(hall: House) -> None:
    answer = await ask(hall, CROWDED, game="skyshard")
    further = await press(hall.dee, answer, "That was not it")
    lines, buttons = said(further).splitlines(), labels(shown(further))
    assert lines[0] == "Then it may be one of these:"
    assert [line.partition("**: ")[0] for line in lines[1:]] == [f"- **{each}" for each in buttons[:-1]]
    assert "One to a hex" not in buttons and buttons[-1] == "Look through the rules"
    assert said(await press(hall.dee, further, buttons[0])).startswith(f"**{buttons[0]}**")
    counted = await hall.tables._context.store.rule_gaps.every()
    assert {(gap.chosen, gap.missed) for gap in counted} == {(1, 0), (0, 1)}
    assert {gap.entry for gap in counted if gap.missed} == {"SKY-G32"}
    assert {gap.words for gap in counted} == {"hex same stand two"}


async def test_what_an_entry_refers_to_is_one_press_away(hall: House) -> None:
    answer = await ask(hall, "sky-013")
    (first, *_) = labels(shown(answer))
    further = await press(hall.dee, answer, first)
    assert said(further).startswith(f"**{first}**")
    topic = await press(hall.dee, further, labels(shown(further))[-2])
    assert labels(shown(topic)) == ["Back"] and first in {option.label.rpartition(" (")[0] for option in options(topic)}


@pytest.mark.parametrize("written", ["SKY-013", "sky-013", "sky 13", "sky013", " Sky-13 "])
async def test_an_id_is_known_however_it_is_written(hall: House, written: str) -> None:
    assert said(await ask(hall, written)).startswith("**Companions do not explore**")


@pytest.mark.parametrize("written", ["can two of us stnd on the sane hex", "TWO STANDING ON THE SAME HEX", "same hex???"])
async def test_a_question_is_understood_in_spite_of_its_spelling(hall: House, written: str) -> None:
    answer = await ask(hall, written, game="skyshard")
    assert "One to a hex" in " ".join([said(answer), *labels(shown(answer))])


@pytest.mark.parametrize("given", [{}, {"public": True}])
async def test_where_nothing_is_sure_that_is_said_and_the_nearest_are_offered(
    doubtful: None, hall: House, given: dict[str, Any]
) -> None:
    answer = await ask(hall, CROWDED, game="skyshard", **given)
    told = shown(answer).content
    *nearest, through = labels(shown(answer))
    asked, *lines = told.splitlines()
    assert asked == f"I found no sure answer to “{CROWDED}”. Is it one of these?"
    assert len(lines) == len(nearest) == 3 and through == "Look through the rules" and "One to a hex" in nearest
    for entry, line in zip(hall.tables.rulebook().ask(CROWDED, "skyshard", 3).entries, lines, strict=True):
        telling = line.removeprefix(f"- **{entry.title}**: ")
        assert telling.endswith(".") and telling in entry.text, "a sentence of that entry"
    page = await press(hall.dee, answer, nearest[0])
    assert said(page).startswith(f"**{nearest[0]}**")


@pytest.mark.parametrize("question", [UNKNOWN, "SKY-999", "?", "…", "🐉", "x" * 200])
async def test_where_there_is_nothing_a_way_into_the_rules_is_left(hall: House, question: str) -> None:
    await hall.dee.slash(hall.crypt, "delve new", game="cavern")
    answer = await ask(hall, question)
    assert said(answer).startswith("I found no rule about “") and len(said(answer)) < 300
    assert labels(shown(answer)) == ["Look through the rules"]
    assert said(await press(hall.dee, answer, "Look through the rules")).startswith("**Cavern**: ")


@pytest.mark.parametrize("question", ["   ", ""])
async def test_who_asks_nothing_gets_the_rulebook(hall: House, question: str) -> None:
    given = {"ask": question} if question else {}
    assert said(await hall.dee.slash(hall.crypt, "rules", **given)).startswith("**The table**: ")
    await hall.dee.slash(hall.crypt, "delve new", game="regions")
    assert said(await hall.dee.slash(hall.crypt, "rules", **given)).startswith("**Regions**: ")


async def test_a_question_does_nothing_in_a_public_answer(doubtful: None, hall: House) -> None:
    for question in (HARM, f"{HARM} companions explore"):
        post = shown(await ask(hall, question, public=True))
        assert "@everyone" not in post.content and "\\<@1" in post.content
        assert "\\[free]" in post.content and "://" not in post.content
        assert not post.mention_everyone and not post.mentions


async def test_a_term_is_explained_before_the_rule_on_it(hall: House) -> None:
    (term,) = [term for term in hall.tables.rulebook().terms("skyshard") if term.name == "Stamina"]
    for question in ("stamina", "What is Stamina?"):
        answer = await ask(hall, question, game="Skyshard")
        first, second, *_ = said(answer).split("\n\n")
        assert first.startswith(f"**Stamina**: {term.text}")
        assert second.startswith(title(hall.tables.rulebook().get(term.rules[0])))


async def test_the_game_of_the_channel_comes_first_and_the_one_that_is_named_before_it(hall: House) -> None:
    await hall.dee.slash(hall.crypt, "delve new", game="galaxy")
    assert "The end and ties" in said(await ask(hall, "how do I win"))
    named = await ask(hall, "how do I win", game="Wilds")
    assert "How an expedition ends" in said(named)
    assert not [label for label in labels(shown(named)) if label.startswith("Or: Galaxy")]
    assert said(await ask(hall, "torch", game="cavern")).startswith("**Torch**")
    wrong = said(await ask(hall, "torch", game="chess"))
    assert "no rulebook of “chess”" in wrong and "Skyshard" in wrong and "the table" in wrong


async def test_a_rule_of_another_game_is_called_so(hall: House) -> None:
    answer = await ask(hall, "how do I win")
    found = hall.tables.rulebook().ask("how do I win", None, 3).entries
    games = entries.books(hall.world.bot)  # type: ignore[arg-type]
    for other in found[1:]:
        where = "" if other.game in (found[0].game, TABLE) else f"{games[other.game]}: "
        assert f"Or: {where}{other.title}" in labels(shown(answer))
    assert len({entry.game for entry in found}) > 1


async def test_two_in_two_channels_are_answered_each_for_their_own_game(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="wilds")
    await hall.dee.slash(hall.crypt, "delve new", game="galaxy")
    questions = [
        who.slash(channel, "rules", ask="how do I win") for who, channel in ((hall.bob, hall.tavern), (hall.cy, hall.crypt))
    ]
    first, second = await dispatch_together(hall.env, *questions)
    assert "How an expedition ends" in said(first) and "The end and ties" in said(second)


# For everybody


async def test_an_answer_is_private_and_one_press_shows_it_to_everybody(hall: House) -> None:
    posted = len(hall.posts(hall.crypt))
    answer = await ask(hall, "sky-013")
    assert len(hall.posts(hall.crypt)) == posted
    await press(hall.dee, answer, "Show everybody")
    post = hall.newest(hall.crypt)
    assert len(hall.posts(hall.crypt)) == posted + 1 and post.content == said(answer) and not post.mentions
    assert "Show everybody" not in labels(post)


async def test_who_presses_on_a_public_answer_reads_on_alone(hall: House) -> None:
    await ask(hall, "sky-013", public=True)
    post = hall.newest(hall.crypt)
    before, posted = post.content, len(hall.posts(hall.crypt))
    assert "Show everybody" not in labels(post)
    for presser in (hall.bob, hall.cy):
        pressed = await presser.click(post, label=labels(post)[0])
        assert said(pressed).startswith(f"**{labels(post)[0]}**")
    assert hall.newest(hall.crypt).content == before and len(hall.posts(hall.crypt)) == posted
    await hall.dee.slash(hall.crypt, "rules", game="wilds", public=True)
    book = hall.newest(hall.crypt)
    turned = await hall.bob.select(book, ["0"], custom_id=menus(book)[0].custom_id)
    assert said(turned).startswith("**Wilds: ") and hall.newest(hall.crypt).content == book.content


async def test_answers_can_be_pressed_after_hours_and_a_restart(hall: House) -> None:
    private = await ask(hall, "sky-013")
    await ask(hall, "sky-013", public=True)
    await hall.world.wait(timedelta(hours=20))
    await hall.world.restart()
    post = hall.newest(hall.crypt)
    assert said(await hall.bob.click(post, label=labels(post)[0])).startswith(f"**{labels(post)[0]}**")
    first = labels(shown(private))[0]
    assert said(await press(hall.dee, private, first)).startswith(f"**{first}**")


# Looking a rulebook through


async def test_a_rulebook_of_many_topics_is_looked_through_in_parts(hall: House) -> None:
    book = hall.tables.rulebook()
    assert len(book.topics("wilds")) >= 25
    (first, *rest) = await parts(hall, await hall.dee.slash(hall.crypt, "rules", game="wilds"))
    assert [option.label for part in (first, *rest) for option in part] == ["Glossary", *book.topics("wilds")] and rest


async def test_a_topic_of_many_rules_is_looked_through_and_found_again(hall: House) -> None:
    topic, listed = max(hall.tables.rulebook().topics("wilds").items(), key=lambda item: len(item[1]))
    assert len(listed) > 25
    opened = await hall.dee.slash(hall.crypt, "rules", game="Wilds")
    if topic not in {option.label for option in options(opened)}:
        opened = await pick(hall, opened, "More (")
    opened = await pick(hall, opened, topic)
    assert said(opened).startswith(f"**Wilds: {topic}**\n{len(listed)} rules.")
    found = await parts(hall, opened)
    assert [option.value for part in found for option in part] == [entry.id for entry in listed]
    rule = await pick(hall, opened, f"{found[-1][-1].label}")
    assert said(rule).startswith(title(listed[-1]))
    again = await press(hall.dee, rule, f"Topic: {topic}")
    assert listed[-1].id in {option.value for option in options(again)}, "the part that the rule stands in"
    back = await press(hall.dee, again, "Back")
    assert said(back).startswith("**Wilds**: ")
    assert said(await pick(hall, back, "The table", menu=1)).startswith("**The table**: ")


async def test_the_glossary_is_looked_through_and_one_comes_back_to_the_same_part(hall: House) -> None:
    terms = hall.tables.rulebook().terms("skyshard")
    opened = await pick(hall, await hall.dee.slash(hall.crypt, "rules", game="skyshard"), "Glossary")
    found = await parts(hall, opened)
    assert [option.label for part in found for option in part] == [term.name for term in terms] and len(found) > 2
    chosen = await pick(hall, opened, found[-1][0].label)
    (term,) = [term for term in terms if term.name == found[-1][0].label]
    assert said(chosen).startswith(f"**{term.name}**: {term.text}")
    *read, back = labels(shown(chosen))
    assert read == [hall.tables.rulebook().get(id).title for id in term.rules] and back == "Back"
    again = await press(hall.dee, chosen, "Back")
    assert [option.label for option in options(again)] == [option.label for option in found[-1]]
    assert said(await press(hall.dee, again, "Back")).startswith("**Skyshard**: ")


async def test_what_is_in_no_rulebook_any_more_is_said_to_be_gone(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await pick(hall, await hall.dee.slash(hall.crypt, "rules", game="skyshard"), "Glossary")
    answer = await ask(hall, "sky-013")
    book = hall.tables.rulebook()
    few = book.terms("skyshard")[:3]
    monkeypatch.setattr(type(book), "terms", lambda *_: few)
    monkeypatch.setattr(type(book), "get", lambda *_: None)
    assert "no longer know" in said(await pick(hall, opened, options(opened)[20].label))
    assert "no longer know" in said(await press(hall.dee, answer, "Show everybody"))
    fresh = await hall.dee.slash(hall.crypt, "rules", game="skyshard")
    shorter = await picked(hall, fresh, "glossary", menus(shown(fresh))[0].custom_id)
    assert len(options(shorter)) == 3


async def test_every_entry_and_term_has_room_in_a_message(hall: House) -> None:
    bot: Any = hall.world.bot
    book = hall.tables.rulebook()
    for game in entries.books(bot):
        for number, listed in enumerate(book.topics(game).values()):
            for entry in listed:
                check(MessageContent(entries.entry_text(bot, entry), groups=entries.entry_view(bot, entry, listed[:2])))
            check(entries.topic_panel(bot, game, number))
        for number in range(len(book.terms(game))):
            check(entries.term_panel(bot, game, number))


def check(shown: MessageContent | None) -> None:
    """Check a message against Discord's limits; no label of a button is cut."""
    assert shown is not None and 0 < len(shown.words) <= 2000 and not shown.words.endswith("…")
    (told, frame) = view_of(shown).to_components()
    assert told["content"] == shown.words and list(of_components([told, frame], v2=True)) == []
    rows: Sequence[Any] = frame["components"]
    controls = [control for row in rows for control in row["components"]]
    assert len(rows) <= 5 and all(1 <= len(row["components"]) <= 5 for row in rows)
    ids = [control["custom_id"] for control in controls]
    assert len(set(ids)) == len(ids) and all(len(id) <= 100 for id in ids)
    for control in controls:
        if "options" in control:
            assert 1 <= len(control["options"]) <= 25
            assert all(len(option["label"]) <= 100 and not option["label"].endswith("…") for option in control["options"])
        else:
            assert len(control["label"]) <= 80 and not control["label"].endswith("…"), control["label"]


# Why


async def why(house: House, asker: Any, channel: Any = None, **given: Any) -> InteractionResult:
    result: InteractionResult = await asker.slash(channel or house.tavern, "rules", why=True, **given)
    return result


@pytest.mark.rule("TAB-002")
async def test_who_was_refused_nothing_here_is_told_so(hall: House) -> None:
    none = "I have not refused you anything in this channel yet."
    assert said(await why(hall, hall.bob)) == none
    await hall.bob.slash(hall.tavern, "undo")
    assert said(await why(hall, hall.bob, hall.crypt)) == none, "each channel has its own"
    assert said(await why(hall, hall.cy)) == none, "and so has each member"
    assert said(await hall.bob.slash(hall.tavern, "rules", ask="Why?")) == said(await why(hall, hall.bob))
    assert "I refused you this" in said(await why(hall, hall.bob))


@pytest.mark.rule("TAB-002")
async def test_a_refusal_of_the_games_rules_is_explained_to_the_refused_player_alone(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="skyshard", key="aside")
    await hall.ada.click(hall.newest(), label="Start alone")
    await hall.ada.slash(hall.tavern, "choose", option="bulwark")
    refused = said(await hall.ada.slash(hall.tavern, "place", at="ZZ9"))
    words, _, id = refused.partition(" (SKY-")
    assert id
    posted = len(hall.posts())
    explained = await why(hall, hall.ada, public=True)
    assert len(hall.posts()) == posted, "also where it was wished to be public"
    assert f"> {words}" in said(explained) and f"-# SKY-{id.partition(')')[0]}" in said(explained)
    await hall.world.restart()
    assert said(await why(hall, hall.ada)) == said(explained)
    await press(hall.ada, explained, "Show everybody")
    assert words not in hall.newest().content and hall.newest().content in said(explained), "the rule, not what was tried"


async def test_of_several_refusals_the_last_one_is_explained(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="skyshard")
    for act, rule in (("undo", "TAB-013"), ("delve join", "TAB-017")):
        await hall.ada.slash(hall.tavern, act)
        assert f"-# {rule}" in said(await why(hall, hall.ada))
    await hall.bob.click(hall.newest(), label="Start alone")
    assert "Only Ada, the host" in said(await why(hall, hall.bob)) and "-# TAB-054" in said(await why(hall, hall.bob))


# What made a post


async def explained(house: House, post: Any) -> str:
    posted = len(house.posts())
    told = said(await house.dee.context_menu(house.tavern, "Explain this", post))
    assert len(house.posts()) == posted and len(told) <= 2000
    return told


@pytest.mark.rule("TAB-062")
async def test_the_rules_behind_a_post_are_listed_even_when_its_controls_are_gone(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="skyshard", key="explained")
    lobby = hall.newest()
    await hall.ada.click(lobby, label="Start alone")
    play = Autoplayer(hall.world, Players(hall.world), Random(3))
    _ = [step async for step in play.play(12)]
    await hall.world.restart()
    pictured = [post for post in hall.posts() if post.attachments][-2]
    assert not pictured.components and "-# SKY-" in await explained(hall, pictured)
    (welcome, *_) = hall.posts()
    assert ELSEWHERE in await explained(hall, welcome)
    told = await explained(hall, lobby)
    assert all(id in told for id in ("TAB-008", "TAB-012", "TAB-013"))


async def test_what_tells_about_no_move_cannot_be_explained(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="skyshard", key="aside")
    await hall.ada.click(hall.newest(), label="Start alone")
    assert ELSEWHERE in await explained(hall, await hall.bob.send(hall.tavern, "What?"))
    await hall.bob.slash(hall.tavern, "map", public=True)
    assert ELSEWHERE in await explained(hall, hall.newest())
    await hall.bob.slash(hall.tavern, "rules", ask="sky-013", public=True)
    assert ELSEWHERE in await explained(hall, hall.newest())
    await hall.bob.slash(hall.tavern, "how", public=True)
    for card in hall.posts()[-3:]:
        assert ELSEWHERE in await explained(hall, card)


async def test_the_menu_is_answered_on_a_reminder_and_on_an_end_too(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="wilds", key="aside", wait="1")
    await hall.ada.click(hall.newest(), label="Start alone")
    posted = len(hall.posts())
    await hall.world.wait(timedelta(hours=4))
    assert len(hall.posts()) > posted
    asked = await hall.ada.slash(hall.tavern, "delve end")
    await press(hall.ada, asked, "End it")
    assert "ends it here" in hall.newest().content
    for post in hall.posts()[posted:]:
        assert ELSEWHERE not in await explained(hall, post), "each of them tells what happened"
