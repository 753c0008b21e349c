"""The desk of a human game master: who may give its orders and when, what they are read from, how they are offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from engine.core.desk import (
    Desk,
    Ruling,
    add_dice,
    add_pause,
    add_speech,
    among,
    details_step,
    form,
    order_choice,
    quantity,
    roll,
)
from engine.core.dice import Dice, GivenSource
from engine.core.errors import IllegalMove
from engine.core.flow import Progress
from engine.core.game import Choice, Field, Form

MASTER = 2


class Fixed(msgspec.Struct, frozen=True):
    """The dice that were fixed."""

    dice: tuple[int, ...] = ()


class Room(msgspec.Struct, frozen=True):
    """A toy: a lamp, seen or not, and what was said."""

    master: int | None = MASTER
    phase: str = "play"
    paused: str = ""
    agenda: tuple[Any, ...] = ()
    lamp: int = 0
    lit: bool = True
    said: tuple[str, ...] = ()
    forced: Fixed = Fixed()


Toy = Progress[Room]


def desk() -> Desk[Toy, Room]:
    """A desk with two orders, one whose values can be listed, one in secret unless the lamp is lit; and those that every
    desk has."""
    orders: Desk[Toy, Room] = Desk("TOY-G01", str, str, "play", "TOY-G02")

    @orders.order("light", "Set the light", Field("To"), values=lambda room: map(str, range(2)), idle=True)
    def light(toy: Toy, parts: Sequence[str]) -> str:
        toy.change(lamp=orders.number(parts[0], 0, 6, "The light"))
        return f"The light is {parts[0]}."

    @orders.order(
        "shade", "Shade it", secret=True, seen=lambda room, parts: room.lit, values=lambda _: iter(("-",)), offered=False
    )
    def shade(toy: Toy, parts: Sequence[str]) -> str:
        toy.change(lamp=0)
        return "It is shaded."

    add_dice(orders, 6)
    add_speech(orders, lambda toy, who, words: toy.change(said=(*toy.state.said, f"{who}: {words}")))
    add_pause(orders, lambda toy, why: toy.change(said=(*toy.state.said, f"pause {why}")))
    return orders


def at(room: Room, *faces: int) -> Toy:
    """A move at work, with dice that show these faces."""
    return Progress(room, Dice(GivenSource([face - 1 for face in faces])))


# Who may give an order, and when.


def test_orders_are_listed_for_the_game_master_with_what_can_be_said() -> None:
    listed = list(desk().legal(Room(), MASTER))
    assert listed[:3] == [("light", "0"), ("light", "1"), ("shade", "-")]
    assert ("say", "A shepherd | Mind the ice.") in listed
    assert not list(desk().legal(Room(), 0))
    assert not list(desk().legal(Room(phase="over"), MASTER))


@pytest.mark.parametrize(
    ("room", "seat", "name", "rule"),
    [
        (Room(), 0, "light", "TOY-G02"),
        (Room(master=None), 0, "light", "TOY-G02"),
        (Room(phase="town"), MASTER, "light", "TOY-G01"),
        (Room(agenda=("strike",)), MASTER, "light", "TOY-G01"),
        (Room(paused="A scene"), MASTER, "pause", "TOY-G02"),
        (Room(), MASTER, "sing", "TOY-G01"),
    ],
)
def test_an_order_is_refused_with_its_rule(room: Room, seat: int, name: str, rule: str) -> None:
    toy = at(room)
    with pytest.raises(IllegalMove) as refused:
        desk().carry_out(toy, seat, name, "1")
    assert refused.value.rule == rule
    assert toy.state == room


def test_what_waits_until_nothing_is_under_way_is_not_listed_before() -> None:
    names = {name for name, _ in desk().legal(Room(agenda=("strike",)), MASTER)}
    assert "light" not in names and names >= {"shade", "tell", "dice"}


def test_an_order_does_what_it_says_and_returns_what_is_noted() -> None:
    toy = at(Room())
    assert desk().carry_out(toy, MASTER, "light", "3") == Ruling("The light is 3.", False)
    assert toy.state.lamp == 3
    assert desk().carry_out(toy, MASTER, "tell", "It is late.") is None


@pytest.mark.parametrize("lit", [True, False])
def test_a_secret_order_is_told_where_the_party_sees_what_it_changes(lit: bool) -> None:
    assert desk().carry_out(at(Room(lit=lit)), MASTER, "shade", "-") == Ruling("It is shaded.", not lit)


# The orders that every desk has.


def test_fixed_faces_are_used_once_each_and_one_that_no_die_has_is_passed_over() -> None:
    toy = at(Room(), 2, 5)
    assert desk().carry_out(toy, MASTER, "dice", "6 4 1") == Ruling("The next dice show 6, 4, 1.", True)
    assert [roll(toy, sides) for sides in (6, 2, 6, 6)] == [6, 2, 1, 5]
    with pytest.raises(IllegalMove, match="A face is a number from 1 to 6"):
        desk().carry_out(toy, MASTER, "dice", "7")


def test_the_game_master_speaks_in_words_that_everybody_may_read() -> None:
    toy = at(Room())
    desk().carry_out(toy, MASTER, "tell", "Dusk falls.")
    desk().carry_out(toy, MASTER, "say", "Ann | Hush.")
    desk().carry_out(toy, MASTER, "say", "Ann | @everyone")
    assert toy.state.said == (": Dusk falls.", "Ann: Hush.", "Ann: (at)everyone")


def test_a_scene_is_paused_for_with_what_it_is_about() -> None:
    toy = at(Room())
    desk().carry_out(toy, MASTER, "pause", "-")
    assert (toy.state.paused, toy.state.said) == ("A scene", ("pause A scene",))


# How orders are offered.


def test_an_order_is_offered_with_who_will_read_of_it() -> None:
    orders = desk()
    assert order_choice(orders, "light") == Choice("Set the light", "Everybody is told", "main")
    assert order_choice(orders, "dice").detail == "Only you will know"
    assert order_choice(orders, "shade").detail == "Everybody is told if they can see it, else only you"


def test_values_are_offered_in_words_and_samples_are_written_only() -> None:
    orders = desk()
    step = details_step(orders, "light", ("0", "1"), lambda value: f"{value} lamps", {"light": "How bright?"})
    assert step.ask == "How bright?"
    assert [(choice.label, choice.weight) for choice in step.choices] == [("0 lamps", "main"), ("1 lamps", "main")]
    (shade,) = details_step(orders, "shade", ("-",), lambda value: "").choices
    assert (shade.label, shade.weight) == ("Do it", "written")


def test_a_form_hints_at_what_can_be_written_in_fields_without_a_hint_of_their_own() -> None:
    say = form(desk(), "say", lambda field: among(["ann"] * 40))
    assert say is not None and len(say.fields[0].hint) <= 100
    assert say.fields[0].hint.startswith("ann, ann") and say.fields[0].hint.endswith(", ...")
    assert form(desk(), "sing", lambda field: "") is None
    dice = form(desk(), "dice", lambda field: "never")
    assert dice is not None and dice.fields[0].hint == "4 6 3"


# What stands in a form.


def test_fields_are_told_apart_by_a_bar_and_the_last_may_be_left_out() -> None:
    orders = desk()
    say = orders.find("say")
    assert orders.parts(say, "Ann |  Mind the step.") == ("Ann", "Mind the step.")
    assert orders.parts(say, "Ann") == ("Ann", "")
    assert orders.parts(say, "Ann | -") == ("Ann", "")
    assert orders.parts(say, "-") == ("", "")


@pytest.mark.parametrize(
    ("details", "words"),
    [("Ann | Hush. | More.", "wants Who speaks | Words"), ("A" * 41 + " | Hush.", "at most 40 characters")],
)
def test_what_does_not_fit_the_form_is_refused(details: str, words: str) -> None:
    orders = desk()
    with pytest.raises(IllegalMove, match=words.replace("|", r"\|")) as refused:
        orders.parts(orders.find("say"), details)
    assert refused.value.rule == "TOY-G01"


def test_an_unknown_order_is_refused_with_where_those_are_that_there_are() -> None:
    with pytest.raises(IllegalMove, match=r"no order “sing”\. Pick one from the list that /gm offers"):
        desk().find("sing")


def test_an_order_brings_its_form() -> None:
    assert desk().form("light") == Form("Set the light", (Field("To"),))


@pytest.mark.parametrize("text", ["", "seven", "1.5", "8", "-1", "٣", "9" * 5000])
def test_a_number_out_of_bounds_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove, match="The timer is a number from 0 to 6"):
        desk().number(text, 0, 6, "The timer")


def test_numbers_may_have_a_sign() -> None:
    assert (desk().number("+2", -2, 2, "It"), desk().number("-2", -2, 2, "It")) == (2, -2)


@pytest.mark.parametrize("text", ["half-moon", "Half Moon", "HALF_MOON"])
def test_a_word_is_found_however_it_is_spelt(text: str) -> None:
    assert desk().one_of(text, ("sun", "half-moon"), "The light") == "half-moon"


def test_a_word_that_is_not_known_is_refused_with_those_that_are() -> None:
    with pytest.raises(IllegalMove, match="The light is one of: sun, half-moon") as refused:
        desk().one_of("moon", ("sun", "half-moon"), "The light")
    assert refused.value.rule == "TOY-G01"


class Somebody(msgspec.Struct, frozen=True):
    """A member of a party."""

    name: str
    handle: str


@pytest.mark.parametrize("text", ["mae", "Mae West", "MAE WEST"])
def test_a_member_goes_by_handle_or_name(text: str) -> None:
    party = (Somebody("Ann", "ann"), Somebody("Mae West", "mae"))
    assert desk().member(party, text) == 1
    with pytest.raises(IllegalMove, match="The party is Ann, Mae West"):
        desk().member(party, "Bo")


def test_words_without_a_speaker_are_refused_with_how_both_are_written() -> None:
    toy = at(Room())
    with pytest.raises(IllegalMove, match="then a bar and the words: A shepherd") as refused:
        desk().carry_out(toy, MASTER, "say", "5 * 3")
    assert refused.value.rule == "TOY-G01" and toy.state.said == ()


def test_words_for_everybody_are_read_as_in_a_prepared_file() -> None:
    assert desk().words("Mind  the\nstep.", "The words") == "Mind the step."
    assert desk().words("5 * 3, @everyone", "The words") == "5 * 3, (at)everyone"
    with pytest.raises(IllegalMove, match="The words: the text holds a control character") as refused:
        desk().words("\x07", "The words")
    assert refused.value.rule == "TOY-G01"
    with pytest.raises(IllegalMove, match="The words: the text is 7 characters long; at most 6"):
        desk().words("Goodbye", "The words", 6)


@pytest.mark.parametrize(
    ("amount", "faces", "total"),
    [
        ("5", (), 5),
        ("-1", (), -1),
        ("d6", (3,), 3),
        ("2d6 + 1", (2, 5), 8),
        ("1d4+1d6", (4, 6), 10),
        ("2d6x10", (1, 2), 30),
    ],
)
def test_an_amount_is_rolled_die_by_die(amount: str, faces: tuple[int, ...], total: int) -> None:
    assert quantity(at(Room(), *faces), amount) == total


def test_an_amount_takes_the_dice_that_were_fixed_first() -> None:
    assert quantity(at(Room(forced=Fixed((6,))), 2), "2d6") == 8
