"""What came about between one's turns still stands in the post when its story is gone; worked out by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.events import Happened
from engine.games.regions import GAME
from engine.games.regions.rules import lately
from engine.games.regions.rules.events import exploring, striking, turning
from engine.games.regions.speech.meanwhile import LONGEST, meanwhile
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import News, State
from engine.games.regions.state.view import View, view_for

from .build import ADA, party, scenario, way

HOUNDS = Placed("hounds", "bramble-hounds", "vault", single=True)
SOME = (
    turning.TurnEnded("Ada", False),
    turning.Claimed("Bob", "claimed"),
    exploring.Moved("Bob", "Hall", "Vault", "move", True),
    striking.Hurt("Ada", 2, 10, "Lashing thorns"),
    striking.Hurt("Ada", 1, 9, "Needle gnats"),
)


def ready() -> State:
    """Return Ada in the hall, Bob beside her, with hounds next door."""
    state = party(
        scenario(way("hall", "vault"), placed=(HOUNDS,)), "warden", "delver", turn=ADA, explored=("hall", "vault")
    )
    return replace(state, seen=("hall", "vault"), ways=("hall/vault",))


def after(state: State, *happened: Happened, reader: str = "") -> State:
    """Return a state in which some events are kept."""
    return lately.after(state, state, [item.told() for item in happened], reader)


def line(state: State) -> str:
    """Return what Ada reads of it."""
    return meanwhile(View(None, state, True))


@pytest.mark.rule("TAB-104")
def test_it_is_told_once_its_story_is_gone_and_until_the_turn_is_over() -> None:
    state = after(ready(), *SOME)
    assert line(state) == "", "the newest post tells the story of it"
    state = after(state, reader="Ada")
    assert line(state) == "**Meanwhile:** Bob explored the Vault; you lost 3 EP."
    state = after(state, turning.Claimed("Ada", "claimed"), exploring.Moved("Ada", "Hall", "Vault", "move", True))
    assert line(after(state, reader="Ada")) == line(state), "what Ada does in her turn she knows"
    assert line(after(state, turning.TurnEnded("Ada", False), reader="Ada")) == ""


@pytest.mark.rule("TAB-104")
def test_who_meets_fresh_enemies_reads_where_they_are() -> None:
    state = after(ready(), turning.TurnEnded("Ada", False), exploring.Saw(("Bramble hounds",), "Vault"), reader="")
    assert line(after(state, reader="Ada")) == "**Meanwhile:** new next door: bramble hounds."
    state = after(ready(), turning.TurnEnded("Ada", False), exploring.Saw(("Bramble hounds",), "Hall"))
    assert line(after(state, reader="Ada")) == "**Meanwhile:** new beside you: bramble hounds."


@pytest.mark.rule("TAB-104")
def test_of_much_the_gravest_is_told_in_two_lines_of_a_phone() -> None:
    happened = (
        *SOME,
        striking.Hurt("Bob", 9, 0, "Bramble hounds"),
        striking.Down("Bob"),
        exploring.Saw(("Bramble hounds",), "Vault"),
        striking.Hurt("Ada", 1, 8, "Mist Fever"),
    )
    told = line(after(after(ready(), *happened), reader="Ada"))
    assert told == "**Meanwhile:** you lost 3 EP; Bob went down."
    assert len(told.replace("*", "")) <= LONGEST


@pytest.mark.rule("TAB-104")
def test_what_is_kept_begins_with_the_last_turn_of_who_waited_longest() -> None:
    state = after(ready(), *SOME, turning.TurnEnded("Bob", False))
    assert News("came", "Bob", "Vault") in state.news
    state = after(state, turning.Claimed("Ada", "claimed"), turning.TurnEnded("Ada", False))
    assert state.news == (News("ended", "Bob"), News("ended", "Ada"))


@pytest.mark.rule("REG-G09", "TAB-104")
def test_a_turn_that_its_start_took_is_none_to_have_read_in() -> None:
    lost = (turning.Claimed("Ada", "claimed"), striking.Down("Ada"), turning.TurnLost("Ada"))
    state = after(ready(), *SOME, *lost, reader="")
    assert line(after(state, reader="Ada")) == "**Meanwhile:** Bob explored the Vault; you went down."


@pytest.mark.rule("REG-G21", "TAB-104")
def test_what_a_move_brings_is_not_read_as_it_is_made() -> None:
    assert after(ready(), reader="Ada").news == (), "there is nothing to have read"
    assert News("read", "Ada") not in after(ready(), *SOME, reader="Ada").news


@pytest.mark.rule("TAB-104")
def test_the_post_tells_it_in_each_step_of_a_turn() -> None:
    state = replace(ready(), round=3)
    state = after(after(state, *SOME, turning.Claimed("Ada", "claimed")), reader="Ada")
    view = view_for(state, None)
    assert GAME.status(view).endswith("**Meanwhile:** Bob explored the Vault; you lost 3 EP.")
    assert not GAME.within_turn(view)
