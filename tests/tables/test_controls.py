"""Legal moves as buttons, menus and words."""

from __future__ import annotations

import pytest

from engine.core.game import Choice
from engine.core.moves import Argument, Move, Verb
from engine.tables.controls import Way, arranged, in_words


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


def doors(count: int, verb: Verb = OPEN, **shown: object) -> list[Way]:
    return [Way(verb, verb.move(str(number)), Choice(f"Number {number}", **shown)) for number in range(1, count + 1)]


RESTING, LEAVING = Way(REST, Rest(), Choice("Rest", weight="main")), Way(LEAVE, Leave(), Choice("Leave", weight="quiet"))


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


def test_what_has_no_room_as_a_button_is_in_a_menu() -> None:
    verbs = [Verb(type(f"Do{n}", (Open,), {}, frozen=True, tag=f"do{n}"), f"Do {n}", OPEN.arguments) for n in range(5)]
    controls = arranged([way for verb in verbs for way in doors(4, verb)])
    assert len(controls.buttons) == 15
    assert [(menu.verb, [offer.move for offer in menu.offers]) for menu in controls.menus] == [
        ("do3", ["do3 4"]),
        ("do4", ["do4 1", "do4 2", "do4 3", "do4 4"]),
    ]


def test_a_page_holds_what_its_picture_shows() -> None:
    offered = [*doors(3, page=1), *doors(6, TAKE), LEAVING]
    first, second, every = arranged(offered), arranged(offered, 1), arranged(offered, None)
    assert [offer.move for offer in first.buttons] == ["leave"] and [menu.verb for menu in first.menus] == ["take"]
    assert [offer.move for offer in second.buttons] == ["open 1", "open 2", "open 3"] and not second.menus
    assert len(every.buttons) == 4 and first.pages == second.pages == every.pages == 2


def test_a_verb_with_steps_is_one_button_on_every_page_and_one_thing_in_words() -> None:
    stepwise = Verb(Take, "Take a thing", TAKE.arguments, private=True, steps="Take it")
    offered = [*doors(60, stepwise, weight="main", page=0), *doors(2, page=1)]
    for page in (0, 1, None):
        begin, *others = arranged(offered, page).buttons
        assert (begin.move, begin.step) == ("take", True) and len(others) == (0 if page == 0 else 2)
        assert not arranged(offered, page).menus and arranged(offered, page).pages == 2
    assert in_words(doors(60, stepwise, weight="main")) == "Open now: Take it."


def test_what_is_open_is_said_in_one_short_sentence() -> None:
    assert in_words([]) == ""
    assert in_words([LEAVING, *doors(2), RESTING]) == "Open now: Rest; Number 1, Number 2; Leave."
    assert in_words([*doors(30), LEAVING]) == "Open now: Open (30 ways); Leave."
    long = [Way(TAKE, Take(letter), Choice(letter * 80)) for letter in "xyz"]
    assert in_words([*long, RESTING]) == "Open now: Rest; and more."
    assert in_words(long) == "Open now: Take (3 ways)."
    assert len(in_words([*long[:2], RESTING])) <= 200
