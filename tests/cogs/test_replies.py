"""The content of posts: what, in which order, and within which limits."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from cogs.core.context import plain_name
from cogs.messages.phone import is_long
from cogs.messages.text import (
    LOBBY_WORDS,
    lobby_content,
    mentions_of,
    picture_file,
    placed,
    status_text,
    update_content,
)
from engine import LobbyShown, Member, OptionShown, Picture, SeatShown, Update, Version
from engine.api.update import Tale

ADA, BOB = Member(1, "Ada"), Member(2, "Bo_b")
MOVED = Update(
    9,
    Version(12, 37),
    5,
    "move",
    story="Ada opens door B: a long gallery.\n-# Card 14",
    status="Round 2. Ada 3 of 5.",
    ask="you are next.",
    awaited=(BOB,),
    mention=(2,),
)


def words_of(update: Update) -> str:
    return update_content(update).words


def lobby_text(lobby: LobbyShown) -> str:
    shown = lobby_content(lobby)
    return f"{shown.story}\n{shown.prompt}"


def test_a_post_says_what_happened_then_where_things_stand_then_who_is_next() -> None:
    assert words_of(MOVED) == (
        "Ada opens door B: a long gallery.\n-# Card 14\n\n-# Round 2. Ada 3 of 5.\n<@2>, you are next."
    )


def test_what_a_player_could_go_for_stands_above_the_question() -> None:
    update = msgspec.structs.replace(MOVED, aim="open door C")
    assert update_content(update).prompt == "-# Round 2. Ada 3 of 5.\n**Aim:** open door C.\n<@2>, you are next."


def test_how_a_game_stands_is_in_small_print_unless_it_is_long_or_something_in_it_is_in_bold() -> None:
    update = msgspec.structs.replace(MOVED, status="Round 2.\n**Ada can win now**: 4 of 5.", ask="", awaited=())
    assert update_content(update).prompt == "-# Round 2.\n**Ada can win now**: 4 of 5."
    assert status_text("-# Round 2.") == "-# Round 2." and status_text("") == ""
    assert status_text("a" * 60) == f"-# {'a' * 60}" and status_text("a" * 61) == "a" * 61, "a warning"


def test_what_a_game_is_about_stands_right_above_the_first_question_and_who_plays_above_the_map() -> None:
    # On a phone these are 1, 1, 3, 1 and 8 lines: all are more than 12, the first three are not.
    lines = ["The gate shuts.", "**Goal:** out.", f"**Clock:** {'a' * 100}", "With you: Pim.", "b" * 300]
    begun = msgspec.structs.replace(MOVED, kind="start", story="\n".join(lines))
    shown = update_content(begun)
    assert shown.news.split("\n") == lines[:3] and shown.story.split("\n") == lines[3:]
    short = update_content(msgspec.structs.replace(begun, story="\n".join(lines[:4])))
    assert short.news.split("\n") == lines[:4] and short.story == ""
    later = update_content(msgspec.structs.replace(begun, kind="move"))
    assert later.story.split("\n") == lines[:3] and later.news.split("\n") == lines[3:]


def test_of_long_news_the_last_lines_stand_beside_the_question_in_their_order() -> None:
    # On a phone these are 8, 1, 3 and 1 lines: more than 9 in all, and the last three are not more than 5.
    lines = ["c" * 300, "**Ada fells the rat**.", "a" * 100, "Bob rests."]
    update = msgspec.structs.replace(MOVED, story="\n".join(lines), tale=Tale(1, told=("Ada looks.",)))
    shown = update_content(update)
    assert shown.story.split("\n") == ["-# Before: Ada looks.", lines[0]] and shown.news.split("\n") == lines[1:]
    single = update_content(msgspec.structs.replace(update, story="c" * 400))
    assert single.news == "" and single.story.endswith("c"), "the last line alone is longer than they may be"


def test_a_long_question_stands_without_the_tip_and_without_where_things_stand() -> None:
    # On a phone: the tip is 1 line, where things stand 2, the aim 1, the question 2 or 5.
    ask, longer = "x" * 60, "x" * 180
    update = msgspec.structs.replace(MOVED, tip="-# New to you: stairs.", status="s" * 70, aim="open door B", ask=ask)
    shown = update_content(update)
    assert shown.prompt.startswith("-# New to you: stairs.") and "s" * 70 in shown.prompt and not shown.story
    tight = update_content(msgspec.structs.replace(update, ask=longer))
    assert tight.prompt.startswith("**Aim:**") and longer in tight.prompt
    assert tight.story.split("\n") == ["-# New to you: stairs.", "s" * 70], "they come before the picture"
    met = update_content(msgspec.structs.replace(update, ask=longer, status=f"**The day's encounter:** {'s' * 70}"))
    assert met.story == "-# New to you: stairs." and met.prompt.startswith("**The day's encounter:**"), "it is asked about"


def test_only_those_are_called_who_have_to_act_and_were_not_called_before() -> None:
    assert mentions_of(MOVED).to_dict() == {"parse": [], "users": [2]}
    waiting = Update(9, Version(1, 1), 5, "move", ask="your turn.", awaited=(ADA, BOB))
    assert words_of(waiting) == "**Ada** and **Bo\\_b**, your turn."
    assert mentions_of(waiting).to_dict() == {"parse": []}


def test_what_happens_again_is_told_once() -> None:
    pays = "Ada pays 1 XP."
    twice = msgspec.structs.replace(MOVED, story=pays, tale=Tale(1, told=("Ada looks.", pays)))
    assert update_content(twice).told == "-# Before: Ada looks.\nAda pays 1 XP, again."
    on = msgspec.structs.replace(MOVED, story="Ada rolls.", tale=Tale(1, told=("Ada looks.", pays, pays)))
    assert update_content(on).told == "-# Before: Ada looks. Ada pays 1 XP, again.\nAda rolls."


def test_a_deadline_is_shown_in_the_readers_own_time() -> None:
    due = Update(9, Version(1, 1), 5, "move", story="So.", awaited=(ADA,), ask="go on.", due=1767225600)
    assert "<t:1767225600:R>" in words_of(due)
    late = msgspec.structs.replace(due, due=0, reminder=1767225600)
    assert words_of(late).endswith("-# I'll remind you <t:1767225600:R>.")


def test_the_default_for_an_absent_player_is_told_where_it_is_known() -> None:
    due = Update(9, Version(1, 1), 5, "move", awaited=(ADA,), ask="roll, or spend.", due=1767225600)
    assert words_of(due).endswith("-# No answer: the game goes on <t:1767225600:R>.")
    known = msgspec.structs.replace(due, default="Roll")
    assert words_of(known).endswith("-# No answer: “Roll” <t:1767225600:R>.")
    both = msgspec.structs.replace(known, awaited=(ADA, Member(2, "Bob")))
    assert words_of(both).endswith("-# No answer: “Roll” <t:1767225600:R>.")
    assert words_of(msgspec.structs.replace(both, default="")).endswith("-# No answer: the game goes on <t:1767225600:R>.")


def test_a_post_never_is_empty() -> None:
    assert words_of(Update(9, Version(1, 1), 5, "move"))


@given(some.text(max_size=5000), some.text(max_size=400), some.text(max_size=300))
def test_however_long_a_story_is_the_question_is_still_asked(story: str, status: str, ask: str) -> None:
    text = words_of(Update(9, Version(1, 1), 5, "move", story=story, status=status, ask=ask, awaited=(ADA,), mention=(1,)))
    assert 1 <= len(text) <= 2000
    assert f"<@1>, {ask}" in text or not ask


THREAT = OptionShown("threat", "How strong", ("easy", "standard"), "standard", "standard")
SHARDS = OptionShown("shards", "How many", ("1", "3"), "3", "3")
NAMING = OptionShown("naming", "Names", ("on", "off"), "off", "on")
COMPANION = OptionShown("companion", "Who comes along", ("none", "lantern_bearer"), "none", "none")


def gathering(*options: OptionShown, most: int = 4, **more: Any) -> LobbyShown:
    return LobbyShown(
        "sky", "Skyshard", "Down into the dark.", (SeatShown(ADA, host=True), SeatShown(BOB)), 3, most, options, **more
    )


def test_a_lobby_says_who_gathers_how_many_for_what() -> None:
    assert lobby_text(gathering(THREAT, SHARDS)) == (
        "**Skyshard** - Ada is gathering a party (2 of 4).\nWith Bo\\_b. 1 more to start.\n-# Down into the dark. Together."
    )


def test_a_lobby_says_in_small_print_how_it_is_played_how_long_and_what_quick_start_does() -> None:
    told = lobby_text(gathering(minutes=40, quick=True)).split("\n")[-1]
    assert told == "-# Down into the dark. Together, about 40 minutes. Quick start deals the setup."
    assert "Against each other, about 3 hours." in lobby_text(gathering(contested=True, minutes=170))


def test_a_lobby_says_to_who_is_alone_how_long_it_takes_with_bots() -> None:
    alone = msgspec.structs.replace(gathering(minutes=180, hires=3), seats=(SeatShown(ADA, host=True),))
    assert "With bots about 20 minutes, with friends about 3 hours." in lobby_text(alone)
    assert "ith bots" not in lobby_text(gathering(minutes=180, hires=2))


def test_of_a_long_lobby_what_is_needed_least_is_left_out() -> None:
    names = tuple(SeatShown(Member(number, f"Somebody number {number}"), host=number == 1) for number in range(1, 6))
    lobby = gathering(minutes=40, quick=True, keyed=True, wait=12 * 60, masters=True, files="region", most=6)
    short, long = (
        lobby_text(lobby),
        lobby_text(msgspec.structs.replace(lobby, seats=names, about="Down we all go, each of us, to the end.")),
    )
    assert short.endswith("I wait: 12 hours for a move. `/delve master` makes you the game master.")
    assert long.endswith("The host chose the dice key. I wait: 12 hours for a move.")
    assert len(long.split()) <= LOBBY_WORDS + 1


def test_a_lobby_says_of_its_options_what_is_not_as_usual() -> None:
    bearer = msgspec.structs.replace(COMPANION, value="lantern_bearer")
    usual, unusual = (lobby_text(gathering(THREAT, SHARDS, NAMING, item)).split("\n")[0] for item in (COMPANION, bearer))
    assert usual.endswith("(2 of 4). Naming: off.")
    assert unusual.endswith("(2 of 4). Naming: off, companion: lantern bearer.")


@pytest.mark.rule("TAB-026")
@pytest.mark.parametrize(
    ("minutes", "words"),
    [
        (60, "1 hour for a move"),
        (24 * 60, "daily, 24 hours for a move"),
        (48 * 60, "2 days for a move"),
        (10, "live, 10 minutes for a move"),
        (90, "90 minutes for a move"),
    ],
)
def test_a_lobby_says_as_a_pace_how_long_it_waits_for_a_player(minutes: int, words: str) -> None:
    text = lobby_text(gathering(THREAT, wait=minutes, keyed=True))
    assert text.endswith(f"The host chose the dice key. I wait: {words}.")
    assert "Wait" not in lobby_text(gathering(THREAT))


def test_a_picture_is_an_attachment_with_alt_text_and_its_version_in_its_name() -> None:
    file = picture_file(Picture(b"png", 1, 1, "word " * 400, "toy-map-37.png"), Version(12, 37))
    assert file.filename == "toy-map-12.37.png"
    assert file.description is not None and len(file.description) == 1024


@given(some.text(max_size=200))
def test_no_name_carries_formatting_mentions_or_lines(name: str) -> None:
    plain = plain_name(name)
    assert 1 <= len(plain) <= 32
    assert not set(plain) & set("*`|~\\<>[]#@\n\r\u202e")
    assert plain[0] not in "-. _"


def test_an_ordinary_name_stays_as_it_is() -> None:
    for name in ("Ada", "Zoë O'Neill", "名無し", "x_y", "R2-D2"):
        assert plain_name(name) == name


@pytest.mark.parametrize(
    "name", ["", "\u200b\u200b", "\u3164", "\u2800 \u2800", "\U000e0041", "\u034f", "\xad", "**", " . "]
)
def test_a_name_of_which_nothing_can_be_seen_gives_way_to_the_users_own(name: str) -> None:
    assert plain_name(name, "ada_1") == "ada_1"
    assert plain_name(name, name) == "A player"


def test_an_option_is_told_in_the_games_own_words_where_it_has_some() -> None:
    town = OptionShown("town", "A town first", ("yes", "no"), "yes", "no", phrase="with a town first")
    words = lobby_text(gathering(THREAT, SHARDS, town)).split("\n")[0]
    assert words.endswith("(2 of 4). With a town first.")


def test_what_a_post_told_before_is_one_line_of_small_print_above_the_news() -> None:
    tale = Tale(1, told=("Ada finds a lamp.\nBob rests.", "Ada looks."))
    content = update_content(msgspec.structs.replace(MOVED, story="Ada rolls.", tale=tale))
    assert content.story == "-# Before: Ada finds a lamp. Bob rests. Ada looks." and content.news == "Ada rolls."
    assert content.over.told == f"{content.story}\nAda rolls." and not content.over.prompt
    first = update_content(MOVED)
    assert first.story == "" and first.news == "Ada opens door B: a long gallery.\n-# Card 14"


def test_news_stand_between_the_picture_and_the_question_as_far_as_a_phone_has_room() -> None:
    # Eleven lines stand there with what is asked: with two of these nine of news, the last ones, in their order.
    asked = "\n".join(["**Ada**, what next?", "-# Round 1."])
    nine, ten = ("\n".join(f"Line {number}." for number in range(1, many + 1)) for many in (9, 10))
    assert placed(MOVED, nine, asked) == ("", nine)
    above, below = placed(MOVED, ten, asked)
    assert (above, below.split("\n")[0]) == ("Line 1.", "Line 2.") and f"{above}\n{below}" == ten
    # A long question leaves three; a last line stands there whole up to nine lines (342 letters).
    long = "\n".join(["x"] * 10)
    assert placed(MOVED, nine, long)[1] == "Line 7.\nLine 8.\nLine 9."
    assert placed(MOVED, f"{nine}\n{'x' * 342}", long) == (nine, "x" * 342)
    assert placed(MOVED, f"{nine}\n{'x' * 343}", long) == (f"{nine}\n{'x' * 343}", "")
    # A line on a phone has 38 letters: 342 are nine lines, 343 ten.
    assert [is_long("x" * letters) for letters in (0, 342, 343)] == [False, False, True]


def test_a_find_and_the_words_in_italics_about_it_stand_on_the_same_side_of_the_picture() -> None:
    # The question has ten lines and leaves three: the find and its remark are two, of which one would fit after two others.
    long, find = "\n".join(["x"] * 10), "Ada explores Hollow: a fragment.\n*It is warm.*"
    assert placed(MOVED, f"{find}\nWendel waits.\nYusuf waits.", long) == (find, "Wendel waits.\nYusuf waits.")
    assert placed(MOVED, f"Bob waits.\n{find}\nWendel waits.", long) == ("Bob waits.", f"{find}\nWendel waits.")
    # Bold words begin a line of their own.
    assert placed(MOVED, "Ada waits.\n**Won.**\nWendel waits.\nYusuf waits.", long)[0] == "Ada waits."
