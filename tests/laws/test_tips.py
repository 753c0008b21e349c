"""What games explain the first time: it fits their events and messages, is short, and comes about when they are played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core import tips
from engine.core.content import DATA
from engine.core.errors import BadContent
from engine.core.game import AnyGame, Event
from engine.core.tips import Tip, check_tips, tip_words, tips_before, tips_behind, tips_of
from engine.games import games
from tests.laws.playouts import Playout

FEWEST, WORDS = 5, 20


def test_each_tip_is_a_short_sentence_or_two(game: AnyGame) -> None:
    check_tips({game.key: game})
    found = tips_of(game.key)
    assert bool(found) == (DATA / game.key / "tips.toml").exists()
    assert not found or len(found) >= FEWEST, f"tips.toml has {len(found)} tips; at least {FEWEST} are wanted"
    for tip in found:
        said = tip_words(game.key, tip.name)
        assert 4 <= len(said.split()) <= WORDS and re.search(r"[.!?]$", said), f"{tip.name}: {said}"


def test_each_game_of_the_house_has_tips() -> None:
    assert all(tips_of(key) for key in ("cavern", "galaxy", "regions", "skyshard", "wilds") if key in games())


def test_playing_a_game_brings_tips_and_no_secret_event_does(played: Playout) -> None:
    events = [event for entry in played.entries for event in entry.events]
    assert not tips_of(played.game.key) or tips_behind(played.game.key, events)
    assert tips_behind(played.game.key, (event for event in events if event.seats is not None)) == ()


def test_a_tip_belongs_to_events_of_its_kind_with_its_facts_that_all_may_know() -> None:
    laid, found = Event("laid", (), {"walks": True}), tips_of("skyshard")
    assert "chain" in [tip.name for tip in found if tip.on and tip.fits(laid)]
    assert tips_behind("skyshard", [laid]) == ("chain",) and not tips_behind("skyshard", [laid], on=False), (
        "no turn goes on"
    )
    tip = Tip("lock", "tried", facts={"rank": "legendary"})
    assert tip.fits(Event("tried", (), {"rank": "legendary", "who": "Ada"}))
    for other in (Event("tried", (), {"rank": "common"}), Event("tried"), Event("opened", (), {"rank": "legendary"})):
        assert not tip.fits(other)
    assert not tip.fits(Event("tried", (), {"rank": "legendary"}, (0,)))


def test_a_tip_on_an_offer_comes_before_a_move_that_begins_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tips, "tips_of", lambda game: (Tip("fight", offer="attack"), Tip("ward", offer="choose brace")))
    assert tips_before("skyshard", ["move P3", "attack O18"]) == ("fight",)
    assert tips_before("skyshard", ["attack"]) == ("fight",), "a verb that asks on"
    assert tips_before("skyshard", ["attacks O18", "choose draw"]) == ()
    assert tips_before("skyshard", ["choose brace", "attack O18"]) == ("fight", "ward"), "in the order of the file"


FAULTS = (
    (Tip("lock"), "either an event or an offer"),
    (Tip("lock", "lock", "attack"), "either an event or an offer"),
    (Tip("lock", offer="juggle"), "there is no move 'juggle'"),
    (Tip("lock", "picknicked"), "there is no event 'picknicked'"),
    (Tip("lock", "lock", facts={"colour": "red"}), "has no fact 'colour'"),
    (Tip("lantern", "lock"), "there is no message tip-lantern"),
)


@pytest.mark.parametrize(("wrong", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_a_faulty_tip_stops_the_start(monkeypatch: pytest.MonkeyPatch, wrong: Tip, said: str) -> None:
    others = tuple(tip for tip in tips_of("skyshard") if tip.name != wrong.name)
    monkeypatch.setattr(tips, "tips_of", lambda game: (*others, wrong))
    with pytest.raises(BadContent) as caught:
        check_tips({"skyshard": games()["skyshard"]})
    assert caught.value.key == wrong.name and said in caught.value.wrong


def test_two_tips_of_one_name_stop_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    first = tips_of("skyshard")[0]
    monkeypatch.setattr(tips, "tips_of", lambda game: (first, replace(first, event="trap")))
    with pytest.raises(BadContent, match="two tips have this name"):
        check_tips({"skyshard": games()["skyshard"]})


def test_a_game_without_the_file_has_no_tips(tmp_path: Path) -> None:
    assert tips_of("chess", tmp_path) == () and tip_words("chess", "lock") == ""
