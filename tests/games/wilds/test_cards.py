"""The cards of rolls: which rolls stand together, and what they say of a secret target."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.high_points import joined, newest
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import deciding, finding, travelling
from engine.games.wilds.state.region import Goal
from engine.games.wilds.state.state import State
from engine.games.wilds.state.view import view_for

from .build import party


def rolled(
    total: int, *, again: bool = False, tn: int = 10, who: str = "Ranger", purpose: str = "investigate"
) -> deciding.Rolled:
    """Return a roll, a look's as a rule: a die of 4, a 3, and the rest as rank."""
    result = "" if not tn else "strong" if total >= tn else "failure"
    dice = ("mind", "lore", 8, 4, (3,), 3)
    return deciding.Rolled(who, purpose, *dice, total - 7, 0, total, tn, result, again, ())


def cards(state: State, *events: Happened) -> list[list[str]]:
    """Return of each card the names and totals of its rows."""
    view = view_for(state, None)
    made = GAME.high_points(view, [event.told() for event in events])
    return [[f"{row.name} {row.totals[0][1]}" for row in card.board.rows] for card in made]


def test_rolls_of_another_decision_begin_a_card_of_their_own() -> None:
    view = view_for(party(), None)
    first, second = ([rolled(total).told()] for total in (8, 12))
    shown = newest(GAME.high_points(view, first), GAME.high_points(view, second))
    assert [[row.totals[0][1] for row in card.board.rows] for card in shown] == [[12]], "the newest card stays in a post"


def test_a_second_throw_and_the_saves_of_one_moment_share_a_card() -> None:
    view = view_for(party(), None)
    first, again = GAME.high_points(view, [rolled(8).told()]), GAME.high_points(view, [rolled(12, again=True).told()])
    assert [[row.totals[0][1] for row in card.board.rows] for card in joined((*first, *again))] == [[8, 12]]
    assert cards(party(), rolled(8), rolled(9, who="Rogue")) == [["Ranger 8", "Rogue 9"]]


def test_a_secret_roll_says_what_most_things_take() -> None:
    (card,) = GAME.high_points(view_for(party(), None), [rolled(12, tn=0).told()])
    assert card.board.told == "**12**; the target is secret, most things here take 10"


def test_of_several_rolls_the_card_shows_what_decided_most() -> None:
    way, again = rolled(8, purpose="pathfinder"), rolled(12, purpose="pathfinder", again=True)
    near = rolled(16, purpose="lookout", who="Rogue")
    food = rolled(9, purpose="forager", who="Druid")
    search = rolled(11, purpose="search", who="Rogue")
    shelter = rolled(15, purpose="shelter")
    held = rolled(11, purpose="save", who="Druid")
    assert cards(party(), way, near) == [["Ranger 8"]], "the way, not what the Lookout saw beside it"
    assert cards(party(), way, near, again) == [["Ranger 8", "Ranger 12"]], "both throws for the way on one card"
    assert cards(party(), search, food) == [["Rogue 11"]], "the search that the party decided on"
    assert cards(party(), search, food, held) == [["Rogue 11"]], "nor does a danger on the way take its card"
    assert cards(party(), food, held) == [["Druid 9"], ["Druid 11"]], "but that of what went beside"
    assert cards(party(), shelter, food) == [["Ranger 15"]], "the night's shelter before the food"
    assert cards(party(), food) == [["Druid 9"]], "a roll alone has its card"


def test_a_roll_of_one_action_takes_no_card_from_another() -> None:
    """Of two actions in one post each keeps the card of what decided it; a second tick for care begins nothing."""
    food, search = rolled(9, purpose="forager", who="Druid"), rolled(11, purpose="search", who="Rogue")
    held, action, care = rolled(8, purpose="save"), travelling.Ticked(6, 5, ""), travelling.Ticked(5, 4, "careful")
    assert cards(party(), action, food, action, search) == [["Druid 9"], ["Rogue 11"]]
    assert cards(party(), action, held, action, search) == [["Rogue 11"]]
    assert cards(party(), action, food, care, search) == [["Rogue 11"]]


def test_the_card_of_a_goal_that_is_reached_shows_what_it_is_and_of_a_lost_one_the_last_try() -> None:
    last, food = rolled(12), rolled(9, purpose="forager", who="Druid")
    reached = finding.Goal("reached", "He sleeps.")
    assert cards(party(), travelling.Ticked(6, 5, ""), last, food, reached)[-1] == [], "the roll has a card of its own"
    timed = replace(party().region, goal=Goal("", days=5))
    view = view_for(replace(party(), region=timed), None)
    won = GAME.high_points(view, [last.told(), reached.told()])[-1].board
    assert [(line.name, line.cells) for line in won.lines] == [("Actions left", ("15",))], "it is larger than a roll"
    lost = finding.Goal("lost", "Too late.")
    assert cards(party(), last, travelling.Dawn(2, ""), lost)[-1] == ["Ranger 12"], "the last try for it"


def test_a_card_says_what_a_role_rolled_for() -> None:
    view = view_for(party(), None)
    titles = [
        GAME.high_points(view, [rolled(12, purpose=purpose).told()])[0].title
        for purpose in ("pathfinder", "search", "shelter")
    ]
    assert titles == ["Ranger finding the way", "Ranger searching", "Ranger making shelter: the night's rest"]
