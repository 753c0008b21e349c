"""Buttons and menus stay within Discord's limits, whatever a game offers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from cogs.messages.controls import arrange, arrange_step, controls_of, menu_of, menu_part
from cogs.messages.layout import Groups, MessageContent, view_of
from cogs.messages.lobby_controls import lobby_controls, option_menu, option_menus
from cogs.messages.overflow import Arrangement, in_groups, without
from cogs.messages.text import choice_texts
from engine import (
    Choice,
    Controls,
    LobbyShown,
    Look,
    Member,
    Menu,
    MoveQuestion,
    Offer,
    OptionShown,
    SeatShown,
    Update,
    Version,
)
from tests.discord_api.limits import flat, of_components

NOW = Version(12, 37)


def offers(count: int, verb: str = "explore", **more: Any) -> tuple[Offer, ...]:
    return tuple(Offer(f"{verb} {number}", Choice(f"Door {number}", **more)) for number in range(count))


def ids_in(components: list[Any]) -> list[str]:
    return [part["custom_id"] for part in flat(components) if "custom_id" in part]


def rows(groups: Groups) -> list[list[dict[str, Any]]]:
    return [[item.to_component_dict() for item in row] for group in groups for row in group.rows]


async def test_a_button_carries_its_version_and_its_move() -> None:
    view = arrange(NOW, Controls(buttons=offers(1)))
    assert [item["custom_id"] for item in rows(view)[0]] == ["act:12.37:explore 0"]


async def test_main_moves_come_first_and_quiet_ones_last() -> None:
    mixed = (
        Offer("pass", Choice("Pass", weight="quiet")),
        Offer("rest", Choice("Rest")),
        Offer("explore A", Choice("Explore A", weight="main")),
    )
    shown = [item for row in rows(arrange(NOW, Controls(buttons=mixed))) for item in row]
    assert [item["label"] for item in shown] == ["Explore A", "Rest", "Pass"]
    assert [item["style"] for item in shown] == [1, 2, 2]


async def test_what_cannot_be_made_good_again_stands_last_and_asks_first() -> None:
    grave = Offer("yield", Choice("Give up", weight="quiet", sure="It is over then."), kind="leave")
    shown = rows(arrange(NOW, Controls(buttons=(grave, *offers(2))), undo=True))
    assert [[item["label"] for item in row] for row in shown] == [["Door 0", "Door 1"], ["Undo", "Give up"]]
    assert shown[-1][-1]["custom_id"] == "sure:12.37:yield"
    many = rows(arrange(NOW, Controls((*offers(30), grave), (Menu("stow", "Put it away", (*offers(30), grave)),))))
    assert [item.get("label") for item in many[-1]] == ["Give up"]
    assert "yield" not in [offer.move for offer in menu_of(Controls((*offers(30), grave)), "#act").offers]
    part = menu_part(NOW, Menu("stow", "Put it away", (grave,)))
    assert part.to_component_dict()["options"][0]["value"] == "?yield"


def test_the_only_thing_to_do_is_coloured_and_what_ends_a_turn_is_not_beside_others() -> None:
    end, go = Offer("pass", Choice("End turn")), Offer("explore A", Choice("Explore A", weight="main"))
    (alone,) = under_a_post(Controls((end,)))
    assert (alone["label"], alone["style"]) == ("End turn", 1)
    beside = under_a_post(Controls((end, RETREAT)))
    assert [(item["label"], item["style"]) for item in beside] == [("End turn", 1), ("More", 2)]
    both = under_a_post(Controls((end, go)))
    assert [(item["label"], item["style"]) for item in both] == [("Explore A", 1), ("End turn", 2)]


RETREAT = Offer("retreat", Choice("Retreat", weight="quiet"))


def under_a_post(controls: Controls) -> list[dict[str, Any]]:
    return [item for row in rows(controls_of(Update(1, NOW, 5, "move", controls=controls))) for item in row]


async def test_quiet_moves_on_a_post_are_behind_one_button_that_opens_the_pressers_panel() -> None:
    quiet = Menu("stow", "Put it away", offers(6, "stow", weight="quiet"))
    shown = under_a_post(Controls((*offers(2), RETREAT), (quiet,)))
    assert [item["label"] for item in shown] == ["Door 0", "Door 1", "More"]
    assert shown[2]["custom_id"] == "panel:12.37"
    private = [item for row in rows(arrange(NOW, Controls((*offers(2), RETREAT), (quiet,)))) for item in row]
    assert [item.get("label", item["custom_id"]) for item in private] == [
        "Door 0",
        "Door 1",
        "Retreat",
        "pick:12.37:*:0",
    ]


async def test_a_question_has_one_menu_in_which_rarely_wanted_answers_stand_last() -> None:
    mixed = Menu("adjust", "Turn a die", (*offers(3, "adjust", weight="quiet"), Offer("adjust 3", Choice("Door 3"))))
    (menu,) = under_a_post(Controls(menus=(mixed,), alike=True))
    assert menu["placeholder"] == "Turn a die"
    assert [option["value"] for option in menu["options"]] == ["adjust 3", "adjust 0", "adjust 1", "adjust 2"]
    asked, more = under_a_post(Controls((RETREAT,), (mixed,), alike=True))
    assert [option["value"] for option in asked["options"]] == ["adjust 3"]
    assert more["placeholder"] == "More moves (4)", "a menu with other moves in it has no question over it"


async def test_a_button_that_is_folded_joins_the_menu_of_its_question() -> None:
    button = Offer("adjust 0", Choice("Bring all", weight="first", hurts="home unguarded"), kind="answer")
    rare = Offer("adjust 1", Choice("Bring one", weight="quiet"), kind="answer")
    alone = without(Arrangement((), (button,), None, (rare,)), button)
    assert alone.asked is not None and alone.asked.offers == (button, rare)
    assert alone.buttons == alone.more == ()
    other = Offer("look", Choice("Look"))
    mixed = without(Arrangement((), (button,), None, (rare, other)), button)
    assert mixed.asked is not None and mixed.asked.offers == (button,)
    assert mixed.more == (rare, other)


async def test_an_option_of_a_menu_has_no_description_that_only_repeats_its_label() -> None:
    menu = Menu(
        "order",
        "Which?",
        (Offer("order a", Choice("Never", detail="Never")), Offer("order b", Choice("Ask", detail="Yes"))),
    )
    options = menu_part(NOW, menu).to_component_dict()["options"]
    assert [option.get("description") for option in options] == [None, "Yes"]


async def test_a_way_that_may_lead_out_for_good_is_a_way_on_and_asks_first() -> None:
    ways = (
        Offer("move G", Choice("Go G", weight="main", sure="If this is the way out, you leave for good."), kind="way"),
        Offer("move H", Choice("Leave over H", sure="The expedition ends for good."), kind="way"),
    )
    on, out = rows(arrange(NOW, Controls(ways), undo=True))
    assert [item["custom_id"] for item in on] == ["sure:12.37:move G"]
    assert [item["label"] for item in out] == ["Undo", "Leave over H"]


async def test_a_post_that_offers_nothing_but_quiet_moves_shows_them() -> None:
    assert [item["label"] for item in under_a_post(Controls((RETREAT,)))] == ["Retreat"]


async def test_one_button_opens_the_panel_for_private_and_for_quiet_moves() -> None:
    shown = under_a_post(Controls((*offers(1), RETREAT), private=True))
    assert [item["label"] for item in shown] == ["Door 0", "Private"]


async def test_where_there_are_private_moves_all_that_is_quiet_is_behind_their_button() -> None:
    (item,) = under_a_post(Controls((RETREAT,), private=True))
    assert (item["label"], item["style"]) == ("Private", 1)


async def test_quiet_moves_that_all_can_do_are_among_further_moves() -> None:
    stow = (Offer("stow rope", Choice("Stow the rope", weight="quiet", detail="Both hands free"), kind="gear"),)
    grave = Offer("yield", Choice("Give up", weight="quiet", sure="It is over then."), kind="leave")
    update = Update(1, NOW, 5, "move", undo=True)
    shown = rows(controls_of(replace(update, controls=Controls((*offers(2), RETREAT, grave, *stow), alike=True))))
    assert [[item.get("label") for item in row] for row in shown] == [["Door 0", "Door 1"], [None], ["Undo", "Give up"]]
    (menu,) = shown[1]
    assert menu["placeholder"] == "More moves (2)" and menu["custom_id"] == "pick:12.37:*:0"
    assert [option["value"] for option in menu["options"]] == ["retreat", "stow rope"]
    unlike = replace(update, controls=Controls((*offers(2), RETREAT)))
    assert [item["label"] for item in rows(controls_of(unlike))[1]] == ["More", "Undo"], "it may be another's"


async def test_answers_that_are_rarely_wanted_come_last_among_further_moves() -> None:
    other = Offer("choose keen", Choice("Keen eye instead", weight="quiet"), kind="answer")
    forage, rope = Offer("forage", Choice("Forage"), kind="act"), Offer("use rope", Choice("Use the rope"), kind="gear")
    assert [entry.offers[0].move for entry in in_groups((other, forage, rope))] == ["forage", "use rope", "choose keen"]
    loud = replace(other, choice=replace(other.choice, weight="plain"))
    assert in_groups((forage, loud))[0].offers == (loud,)


async def test_the_values_of_an_option_are_shown_as_words_and_kept_as_they_are() -> None:
    menu = option_menu(NOW, OptionShown("star_sign", "Which", ("lantern_bearer", "none"), "none"))
    assert isinstance(menu, discord.ui.Select)
    assert [(option.label, option.value) for option in menu.options] == [
        ("Star sign: lantern bearer", "lantern_bearer"),
        ("Star sign: none", "none"),
    ]


async def test_a_menu_of_12_is_whole_and_one_of_13_opens_its_next_part() -> None:
    whole = menu_part(NOW, Menu("move", "Where to", offers(12)))
    assert isinstance(whole, discord.ui.Select)
    assert len(whole.options) == 12 and whole.options[-1].value == "explore 11"
    first = menu_part(NOW, Menu("move", "Where to", offers(13)))
    assert isinstance(first, discord.ui.Select)
    assert len(first.options) == 12
    assert (first.options[-1].label, first.options[-1].value) == ("More (2 left)", "+11")
    second = menu_part(NOW, Menu("move", "Where to", offers(13)), 11)
    assert isinstance(second, discord.ui.Select)
    assert [option.value for option in second.options] == ["explore 11", "explore 12"]


async def test_every_move_of_a_long_menu_is_reached_part_by_part() -> None:
    menu, start, found = Menu("move", "Where to", offers(80)), 0, []
    while True:
        part = menu_part(NOW, menu, start)
        assert isinstance(part, discord.ui.Select)
        values = [option.value for option in part.options]
        found += [value for value in values if not value.startswith("+")]
        if not values[-1].startswith("+"):
            break
        start = int(values[-1][1:])
    assert found == [offer.move for offer in menu.offers]


async def test_many_moves_and_many_menus_are_one_menu_of_their_groups() -> None:
    lists = tuple(Menu(f"verb{number}", "Do it", offers(6, f"verb{number}")) for number in range(9))
    controls = Controls(offers(15, weight="main"), lists)
    shown = rows(arrange(NOW, controls, aside=True))
    (menu,) = [item for row in shown for item in row if "options" in item]
    assert menu["custom_id"] == "pick:12.37:#act:0", "a lone group is open at once"
    assert [option["value"] for option in menu["options"]][-1] == "+11"
    assert len(menu_of(controls, "#act").offers) == 15 + 9 * 6


@pytest.mark.parametrize(("seats", "join", "start"), [(1, False, True), (2, False, False), (4, True, False)])
async def test_a_lobby_offers_what_its_seats_allow(seats: int, join: bool, start: bool) -> None:
    sitting = tuple(SeatShown(Member(number, f"M{number}"), number == 0) for number in range(seats))
    option = OptionShown("threat", "How strong", ("easy", "standard"), "standard")
    lobby = LobbyShown("sky", "Skyshard", "A cave.", sitting, 2, 4, (option,))
    shown = rows(lobby_controls(NOW, lobby))
    assert [item["label"] for item in shown[0]] == ["Join", "Start", "Leave"]
    explained = rows(lobby_controls(NOW, lobby, explained=True))
    assert explained[0] == shown[0] and [item["label"] for item in explained[1]] == ["How to play", "Options"]
    assert explained[1][0]["custom_id"] == "how:0.0:sky" and not explained[2:]
    quick = rows(lobby_controls(NOW, replace(lobby, quick=True), explained=True))
    assert [item["label"] for item in quick[0]] == ["Join", "Quick start", "Start and choose", "Leave"]
    assert quick[0][1]["custom_id"] == "lobby:12.37:quick" and quick[0][1]["disabled"] == start
    assert [item["style"] for item in quick[0][1:3]] == [3, 2], "what most want is green"
    assert quick[1:] == explained[1:]
    assert (shown[0][0]["disabled"], shown[0][1]["disabled"]) == (join, start)
    assert [item["custom_id"] for item in shown[1]] == ["options:12.37"] and not shown[2:]
    ((menu,),) = rows(option_menus(NOW, lobby))
    assert menu["custom_id"] == "option:12.37:threat"
    assert [(item["label"], item.get("default", False)) for item in menu["options"]] == [
        ("Threat: easy", False),
        ("Threat: standard", True),
    ]


def question(count: int, *, whole: bool = False, back: str = "", begun: str = "place 2") -> MoveQuestion:
    answers = tuple(Offer(f"{begun} {number}", Choice(f"At {number}"), not whole) for number in range(count))
    return MoveQuestion(NOW, "Where does it go?", answers, Look("place", given=("2",)), begun, back)


async def test_up_to_five_answers_to_a_step_are_buttons_with_a_way_back() -> None:
    few, way = rows(arrange_step(question(5, back="place")))
    assert [item["custom_id"] for item in few] == [f"step:12.37:place 2 {number}" for number in range(5)]
    assert [(item["label"], item["custom_id"]) for item in way] == [("Back", "step:12.37:place")]
    few, way = rows(arrange_step(question(2, whole=True)))
    assert [item["custom_id"] for item in few] == ["make:12.37:place 2 0", "make:12.37:place 2 1"]
    assert way[0]["custom_id"] == "panel:12.37"


async def test_more_answers_to_a_step_are_a_menu_that_goes_back_part_by_part() -> None:
    (menu,), way = rows(arrange_step(question(30, back="place")))
    assert menu["custom_id"] == "steps:12.37:0:step:place 2" and menu["placeholder"] == "Where does it go?"
    assert [option["value"] for option in menu["options"]][-2:] == ["place 2 23", "+24"]
    assert way[0]["custom_id"] == "step:12.37:place"
    (menu,), way = rows(arrange_step(question(30, whole=True, back="place"), 24))
    assert menu["custom_id"] == "steps:12.37:24:make:place 2" and len(menu["options"]) == 6
    assert way[0]["custom_id"] == "step:12.37:place 2"


async def test_answers_too_long_for_a_button_are_in_a_menu() -> None:
    long = Offer(f"place 2 {'x' * 90}", Choice("There"))
    (menu,), _ = rows(arrange_step(MoveQuestion(NOW, "Where?", (long,), Look("place"), "place 2")))
    assert menu["type"] == 3 and [option["value"] for option in menu["options"]] == [long.move]


async def test_the_beginning_of_a_move_is_a_button_that_asks_on() -> None:
    begin = Offer("place", Choice("Place a tile", weight="main"), step=True)
    shown = rows(arrange(NOW, Controls((begin, RETREAT))))[0]
    assert [item["custom_id"] for item in shown] == ["step:12.37:place", "act:12.37:retreat"]


text = some.text(some.characters(codec="utf-8", exclude_characters="\n"), min_size=1, max_size=120)
choices = some.builds(Choice, label=text, detail=text, weight=some.sampled_from(["main", "plain", "quiet"]))
some_offers = some.lists(some.builds(Offer, move=text, choice=choices), max_size=40).map(tuple)
verbs = some.from_regex(r"[a-z]{1,12}", fullmatch=True)
menus = some.lists(some.builds(Menu, verb=verbs, about=text, offers=some_offers), max_size=7, unique_by=lambda m: m.verb)


@given(some_offers, menus.map(tuple), some.booleans(), some.booleans())
@settings(max_examples=60, deadline=None)
async def test_whatever_is_offered_fits_into_discords_limits(
    buttons: tuple[Offer, ...], lists: tuple[Menu, ...], private: bool, undo: bool
) -> None:
    controls = Controls(buttons, lists, private)
    groups = arrange(NOW, controls, undo=undo)
    shown = rows(groups)
    pictures: Any = [SimpleNamespace(filename=f"{number}.png", description="x") for number in range(10)]
    laid = view_of(MessageContent("told " * 900, "wanted " * 500, groups), pictures).to_components()
    assert list(of_components(laid, v2=True)) == []
    assert ids_in(laid) == [item["custom_id"] for row in shown for item in row], "nothing is left out"
    assert private == any(item["custom_id"] == "panel:12.37" for row in shown for item in row)
    ids = [item["custom_id"] for row in shown for item in row]
    assert len(ids) == len(set(ids))
    for row in shown:
        assert 1 <= len(row) <= (5 if row[0]["type"] == 2 else 1)
        for item in row:
            assert 1 <= len(item["custom_id"]) <= 100
            if item["type"] == 2:
                assert 1 <= len(item["label"]) <= 80
                continue
            assert 1 <= len(item["options"]) <= 25
            values = [option["value"] for option in item["options"]]
            assert len(values) == len(set(values))
            for option in item["options"]:
                assert 1 <= len(option["label"]) <= 100 and 1 <= len(option["value"]) <= 100
                assert len(option.get("description") or "x") <= 100


def test_what_ends_a_turn_asks_first_where_it_stands_as_ever() -> None:
    end = Offer("pass", Choice("End my round", sure="No more turns. Pass?"))
    go = Offer("explore A", Choice("Explore A", weight="main"))
    shown = rows(arrange(NOW, Controls((go, end))))
    assert [item["custom_id"] for row in shown for item in row] == ["act:12.37:explore A", "sure:12.37:pass"]


def test_the_texts_of_what_can_be_chosen_stand_below_the_question_as_long_as_they_fit() -> None:
    lamp, rope = Choice("Take the lamp", text="Lights 2 hexes."), Choice("Take the rope", text="Saves a fall.")
    menu = Menu("take", "Take what?", (Offer("take 3", Choice("Take the map")), Offer("take 2", rope)))
    assert choice_texts(Controls((Offer("take 1", lamp),), (menu,))) == (
        "-# **Take the lamp**: Lights 2 hexes.\n-# **Take the rope**: Saves a fall."
    )
    long = [Offer(f"take {number}", Choice(f"Take {number}", text=f"{number} {'x' * 480}")) for number in range(3)]
    assert choice_texts(Controls(tuple(long))).count("\n") == 1, "the third has no room"
    assert choice_texts(Controls((Offer("pass", Choice("End turn")),))) == ""
    only = Offer("take 1", Choice("Take the lamp", text="Lights 2 hexes."))
    assert choice_texts(Controls((only, Offer("pass", Choice("End turn"))))) == "-# Lights 2 hexes.", (
        "right above its button"
    )
    late = Controls((Offer("pass", Choice("End turn")), only))
    assert choice_texts(late) == "-# **Take the lamp**: Lights 2 hexes."


def test_where_the_texts_take_too_many_words_each_is_told_by_its_first_clause() -> None:
    lamp = Choice("Take the lamp", text="Lights 2 hexes; burns for an hour. It is heavy.")
    rope = Choice("Take the rope", text="Saves a fall.")
    controls = Controls((Offer("take 1", lamp), Offer("take 2", rope)))
    # Labels and texts have 3 + 10 and 3 + 3 words.
    assert choice_texts(controls, most=19).startswith("-# **Take the lamp**: Lights 2 hexes; burns for an hour. It")
    assert choice_texts(controls, most=18) == "-# **Take the lamp**: Lights 2 hexes.\n-# **Take the rope**: Saves a fall."


async def test_advice_stands_before_undo_for_newcomers_and_where_a_row_has_a_free_place() -> None:
    def last(*moves: Offer, undo: bool = True, advice: bool = False) -> list[str]:
        controls = Controls(moves, closer=True, advised=True, advice=advice)
        return [item["label"] for item in rows(controls_of(Update(1, NOW, 5, "move", undo=undo, controls=controls)))[-1]]

    asked = ["Map", "Hint"]
    assert last(*offers(2)) == [*asked, "Undo"] and last(*offers(2), undo=False) == asked
    assert last(*offers(2), advice=True) == [*asked, "Undo"]
