"""Legal moves as buttons, menus and words."""

from __future__ import annotations

import pytest

from engine.core.game import Choice
from engine.core.languages import speaking
from engine.core.moves import Argument, Move, Verb
from engine.tables.session.view_cache import OfferedMove
from engine.tables.updates.controls import arranged, in_words, narrowed


class Open(Move, frozen=True, tag="open"):
    door: str


class Take(Move, frozen=True, tag="take"):
    thing: str


class Rest(Move, frozen=True, tag="rest"):
    pass


class Leave(Move, frozen=True, tag="leave"):
    pass


OPEN = Verb(Open, "Open a door", (Argument("door", "Which"),))
TAKE = Verb(Take, "Take a thing", (Argument("thing", "What"),))
REST, LEAVE = Verb(Rest, "Rest"), Verb(Leave, "Leave")


def doors(count: int, verb: Verb = OPEN, **shown: object) -> list[OfferedMove]:
    return [
        OfferedMove(verb, verb.move(str(number)), Choice(f"Number {number}", **shown)) for number in range(1, count + 1)
    ]


RESTING, LEAVING = (
    OfferedMove(REST, Rest(), Choice("Rest", weight="main")),
    OfferedMove(LEAVE, Leave(), Choice("Leave", weight="quiet")),
)


@pytest.mark.parametrize(("count", "buttons", "menus"), [(1, 1, 0), (4, 4, 0), (5, 0, 1), (60, 0, 1)])
def test_up_to_four_moves_of_a_verb_are_buttons_and_more_are_a_menu(count: int, buttons: int, menus: int) -> None:
    controls = arranged(doors(count))
    assert (len(controls.buttons), len(controls.menus)) == (buttons, menus)
    assert sum(len(menu.offers) for menu in controls.menus) + len(controls.buttons) == count


def test_main_moves_come_first_and_quiet_ones_last() -> None:
    controls = arranged([LEAVING, *doors(2), RESTING])
    assert [offer.move for offer in controls.buttons] == ["rest", "open 1", "open 2", "leave"]
    controls = arranged([LEAVING, *doors(5), *doors(6, TAKE, weight="main")])
    assert [menu.verb for menu in controls.menus] == ["take", "open"]
    quiet, plain, main = (doors(number, weight=weight)[-1] for number, weight in ((1, "quiet"), (2, "plain"), (3, "main")))
    (menu,) = arranged([quiet, plain, main, *doors(6, weight="plain")[3:]]).menus
    assert [offer.move for offer in menu.offers] == ["open 3", "open 2", "open 4", "open 5", "open 6", "open 1"]


def verbs(count: int) -> list[Verb]:
    return [Verb(type(f"Do{n}", (Open,), {}, frozen=True, tag=f"do{n}"), f"Do {n}", OPEN.arguments) for n in range(count)]


def test_what_has_no_room_as_a_button_is_in_a_menu() -> None:
    controls = arranged([way for verb in verbs(5) for way in doors(4, verb, weight="main")])
    assert len(controls.buttons) == 15
    assert [(menu.verb, [offer.move for offer in menu.offers]) for menu in controls.menus] == [
        ("do3", ["do3 4"]),
        ("do4", ["do4 1", "do4 2", "do4 3", "do4 4"]),
    ]


def test_more_than_eight_buttons_become_menus_by_whole_verbs_the_largest_first_until_eight_are_left() -> None:
    two, four, three, verb, best = verbs(5)
    offered = [*doors(2, two), *doors(4, four), *doors(3, three), *doors(1, verb), *doors(2, best, weight="main")]
    controls = arranged(offered)
    assert [offer.move for offer in controls.buttons] == [
        *("do4 1", "do4 2"),
        *("do0 1", "do0 2"),
        *("do2 1", "do2 2", "do2 3"),
        "do3 1",
    ]
    assert [(menu.verb, len(menu.offers)) for menu in controls.menus] == [("do1", 4)]
    eight = [*offered[:2], *offered[6:]]
    assert len(arranged(eight).buttons) == 8 and not arranged(eight).menus


def test_quiet_verbs_become_menus_before_others_do_and_do_not_crowd_them_out() -> None:
    plain, more, quiet, rare = verbs(4)
    controls = arranged(
        [*doors(4, plain), *doors(4, more), *doors(2, quiet, weight="quiet"), *doors(1, rare, weight="quiet")]
    )
    assert [menu.verb for menu in controls.menus] == ["do2"] and len(controls.buttons) == 9


def test_what_is_on_the_table_already_is_a_button_of_its_own_before_all_others() -> None:
    many = [*doors(12), *doors(3, TAKE)]
    many[7] = OfferedMove(OPEN, Open("8"), Choice("Number 8 (1 of 2)", weight="first"))
    controls = arranged([RESTING, LEAVING, *many])
    assert [offer.move for offer in controls.buttons][:2] == ["open 8", "rest"]
    (menu,) = controls.menus
    assert menu.verb == "open" and [offer.move for offer in menu.offers] == [f"open {n}" for n in range(1, 13) if n != 8]
    crowd = [OfferedMove(OPEN, Open(str(n)), Choice("It", weight="first")) for n in range(12)]
    assert len(arranged(crowd).buttons) == 12 and not arranged(crowd).menus
    assert arranged(crowd[:1] + doors(5)[1:]).buttons[0].move == "open 0"


def test_moves_that_share_an_answer_are_offered_as_one_that_asks_on() -> None:
    north, south = doors(2, within=("A: north",)), doors(9, within=("B: south",))[2:6]
    (west,) = doors(7, within=("C: west",))[6:]
    controls = arranged([*north, *south, west, RESTING])
    assert [(offer.move, offer.choice.label, offer.step) for offer in controls.buttons] == [
        ("rest", "Rest", False),
        ("open 1|2", "A: north", True),
        ("open 3..6", "B: south", True),
        ("open 7", "C: west", False),
    ]
    assert controls.buttons[1].choice.detail == "2 ways" and not controls.menus


def test_of_moves_with_all_answers_in_common_each_is_offered_by_the_next_or_else_by_itself() -> None:
    def labels(*ways: OfferedMove) -> list[str]:
        return [offer.choice.label for offer in narrowed(ways)]

    near = doors(3, within=("A", "A1"))
    assert labels(*near) == ["Number 1", "Number 2", "Number 3"]
    (far,) = doors(4, within=("A", "A2"))[3:]
    assert labels(*near, far) == ["A1", "A2"]
    assert [offer.move for offer in narrowed([*near, far])] == ["open 1..3", "open 4"]


def test_a_verb_with_steps_is_one_button_and_one_thing_in_words() -> None:
    stepwise = Verb(Take, "Take a thing", TAKE.arguments, private=True, steps="Take it")
    controls = arranged([*doors(60, stepwise, weight="main"), *doors(2)])
    assert [(offer.move, offer.step) for offer in controls.buttons] == [
        ("take", True),
        ("open 1", False),
        ("open 2", False),
    ]
    assert not controls.menus
    assert in_words(doors(60, stepwise, weight="main")) == "Open now: Take it."


def test_what_is_open_is_said_in_one_short_sentence() -> None:
    assert in_words([]) == ""
    assert in_words([LEAVING, *doors(2), RESTING]) == "Open now: Rest; Number 1, Number 2; Leave."
    assert in_words([*doors(30), LEAVING]) == "Open now: Open (30 ways); Leave."
    with speaking("de"):
        assert in_words(doors(30)) == f"Jetzt möglich: {OPEN.about} (30 Wege)."
    long = [OfferedMove(TAKE, Take(letter), Choice(letter * 80)) for letter in "xyz"]
    assert in_words([*long, RESTING]) == "Open now: Rest; and more."
    assert in_words(long) == "Open now: Take (3 ways)."
    assert len(in_words([*long[:2], RESTING])) <= 200


def test_what_is_shared_stands_in_the_order_of_its_letters_and_what_is_left_in_its_own() -> None:
    south, north = doors(2, within=("B: south",)), doors(4, within=("A: north",))[2:]
    assert [offer.choice.label for offer in narrowed([*south, *north])] == ["A: north", "B: south"]
    twelfth, second = doors(12, within=("B: south",))[11], south[1]
    assert [offer.choice.label for offer in narrowed([second, twelfth])] == ["Number 2", "Number 12"]
