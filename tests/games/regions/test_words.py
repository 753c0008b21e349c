"""What the referee calls things, and a sentence for every kind of event."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.events import Happened
from engine.games.regions.rules.events import HAPPENINGS, challenging, exploring, striking, turning
from engine.games.regions.rules.events.striking import roll
from engine.games.regions.speech.sayings import given_orders, order_words, saying
from engine.games.regions.speech.story import tell
from engine.games.regions.speech.words import (
    ails,
    called,
    disease_words,
    entries_of,
    fate,
    kind_named,
    one,
    place,
    play_text,
    roll_words,
    tokens_words,
    total,
)
from engine.games.regions.state.catalogue import WORDS, the
from engine.games.regions.state.content import content
from engine.games.regions.state.naming import is_many
from engine.games.regions.state.options import HAND_MADE
from engine.games.regions.state.state import Disease, Habits, Member
from engine.games.regions.state.view import View, view_for

from .build import member, party, stealth_house

ROLL = roll("1d8", "1d6", (3,), (("dark", -1),))

SAMPLES: tuple[Happened, ...] = (
    turning.Begun("The Test", "stealth", "A house.", ("No lights.",)),
    *(turning.Answered("Ada", kind) for kind in ("ready", "give up", "background")),
    *(turning.Decided("Ada", kind) for kind in ("react", "interrupt", "assist")),
    turning.Answered("Ada", "craft", "Warden"),
    turning.JoinedUp("Ada", "Warden", "Drover", False),
    turning.JoinedUp("Ada", "Warden", "Drover", True),
    turning.Bought("Ada", "Torch", 1),
    turning.Cured("Ada", "injury"),
    turning.Cured("Ada", "Mist Fever"),
    turning.Learned("Ada", "Half Turn"),
    turning.SetOut("Hall", 7, 0, ("Ada", "Bob")),
    turning.SetOut("Hall", 0, 6, ("Ada",)),
    turning.RoundBegins(2),
    *(turning.Claimed("Ada", how) for how in ("claimed", "last", "order")),
    turning.TurnEnded("Ada", True),
    turning.TurnEnded("Ada", False),
    turning.TurnLost("Ada"),
    turning.WentOn("Bob", ("Ada",)),
    turning.Skipped("Ada", "strategy"),
    turning.Skipped("Ada", "action", "Snare loop"),
    turning.WillSkip("Ada", "strategy"),
    turning.WillSkip("Ada", "action", "Snare loop"),
    turning.Drew("Ada", 1, plays=("duck",)),
    turning.Drew("Ada", shuffled=True),
    turning.Discarded("Ada", ("Duck", "Heave")),
    turning.Overfull("Ada", ("Duck", "Heave")),
    turning.Spared(("Duck",)),
    turning.Habit("react:duck"),
    turning.Called("Ada"),
    turning.Called("Ada", "wait"),
    turning.KeptAt("Ada", "Iron grate"),
    turning.LeftOff("Ada", "Iron grate", "hurt"),
    turning.Counted(2, 6),
    *(turning.PutOff("Pole gate", by, 6 + by) for by in (1, 2)),
    *(challenging.TimeIsUp("dawn", first) for first in (True, False)),
    turning.Counted(6, 6),
    turning.LimitGrew("Ada", "Hall", 2, 8),
    turning.Closed("Hall"),
    *(turning.Caught("Ada", how) for how in ("caught", "injury", "death")),
    turning.ReachedGoal("Ada", "Hall"),
    turning.ReachedGoal("Ada", "Hall", ("the ledger",)),
    turning.NotYet("Ada", "Hall"),
    turning.WantsToGiveUp("Ada", True, ("Bob",)),
    turning.WantsToGiveUp("Ada", False, ()),
    *(
        turning.Ended(ending, why, "So it was.")
        for ending, why in (
            ("won", "goal"),
            ("partly", "left behind"),
            ("lost", "all dead"),
            ("lost", "tokens"),
            ("lost", "light"),
            ("lost", "rounds"),
            ("lost", "region"),
            ("lost", "left without"),
            ("lost", "caught"),
            ("lost", "conceded"),
            ("conceded", "conceded"),
        )
    ),
    turning.SecretsTold(("Round 1, a chest, 1d6: 3.",)),
    turning.Paused("A toll is asked."),
    turning.Resumed(),
    turning.Said("The ferryman", "Two coins."),
    turning.Said("", "It grows late."),
    turning.Ruling("the rubble is gone", 3),
    turning.SecretRuling("the owl sleeps"),
    exploring.Moved("Ada", "Hall", "Yard", "move", True),
    *(exploring.Moved("Ada", "Hall", "Yard", how, False) for how in ("over", "fell", "pushed", "gm")),
    exploring.HeldUp("Ada", "Rocky wall", 2),
    exploring.Blocked("Ada", "Rocky wall"),
    exploring.SawRegion("Hall", "A hall.", True, "surface", 2, "entered"),
    exploring.SawRegion("Hall", "A hall.", False, "none", 0, "seen"),
    exploring.Saw(("Needle gnats", "Strongbox"), "Hall"),
    exploring.NothingSeen("Ada", "Hall"),
    exploring.Searched("Ada", ROLL, ()),
    exploring.Searched("Ada", ROLL, ("Iron key",)),
    exploring.Passage("Hall", "Yard", "C"),
    exploring.Passage("Hall", "", "C"),
    exploring.Fortune("Ada", "a purse", 41),
    exploring.Fortune("Ada", "a purse", 0),
    exploring.Picked("Ada", "Barred door", ROLL, ROLL, True),
    exploring.Picked("Ada", "Barred door", ROLL, ROLL, False),
    exploring.Unlocked("Ada", "Barred door", "Iron key"),
    exploring.Unlocked("", "Barred door", "Lever"),
    exploring.Opened("Ada", "Strongbox"),
    exploring.Used("Ada", "Lever", "It groans."),
    exploring.Gained("Ada", 2, ("Torch",), ("The ledger",)),
    exploring.Gained("Ada", -1, (), ()),
    exploring.Equipped("Ada", "Torch", "Long knife"),
    exploring.Equipped("Ada", "", "Torch"),
    exploring.Gave("Ada", "Bob", "Torch"),
    exploring.LaidDown("Ada", "Torch", "Hall"),
    exploring.PickedUp("Ada", "Torch"),
    exploring.Light("Ada", "Torch", True),
    exploring.Light("Ada", "Torch", False),
    exploring.Light("Ada", "Torch", False, "water"),
    exploring.LitUp("Hall"),
    *(
        striking.Played("Ada", "Heave", kind, ("Needle gnats",), "")
        for kind in ("action", "strategy", "interrupt", "assist", "reaction")
    ),
    striking.Clash("Ada", "Heave", "Needle gnats", "Scatter", ROLL, ROLL, True, "act"),
    striking.Clash("Needle gnats", "Sting", "Ada", "", (), (), True, "turn", ("Ada: dungeon",)),
    striking.Hurt("Ada", 3, 4, "Needle gnats", ROLL, ROLL),
    striking.Hurt("Ada", 0, 4, "Mist Fever"),
    striking.Hurt("Rocky wall", 3, 3, "Ada", ROLL, (), True),
    striking.Recovered("Ada", 3, 9, "Salve"),
    striking.Down("Ada"),
    striking.Injured("Ada", 1, 11, True),
    striking.Injured("Ada", 4, -4, False),
    striking.Died("Ada", "injuries"),
    striking.Died("Ada", "closed"),
    *(
        striking.Defeated(what, "Ada", type, how)
        for what, type in (("Needle gnats", "Creature"), ("Rubble", "Obstacle"), ("Sharp guard", "Seeker"))
        for how in ("damage", "lock", "key", "mechanism", "gm")
    ),
    striking.Fell("Ada", 1, (5,), False),
    striking.Fell("Ada", 2, (5, 1), True),
    striking.Track("Ada", "Mind", -1, -2),
    striking.Track("Needle gnats", "Power", 1, 0),
    striking.Drifted(("Ada",)),
    striking.Infected("Ada", "Mist Fever", "Resilience", 1, False),
    striking.Infected("Ada", "Mist Fever", "Resilience", 1, True),
    striking.Healed("Ada", "injury", "Salve"),
    striking.Healed("Ada", "Mist Fever", ""),
    *(striking.Lasting(("Ada", "Bob"), "Lead On", until) for until in ("next turn", "round", "scenario")),
    striking.WoreOff("Lead On"),
    challenging.Went("Needle gnats", "Hall", "Yard"),
    challenging.Went("Sharp guard", "", "Yard"),
    challenging.Went("Sharp guard", "Hall", ""),
    challenging.CameBack("Needle gnats", "Hall"),
    challenging.Sprung("Dart plate", "Ada"),
    challenging.Calmed("Choking dust"),
    challenging.TokensLost(1, 4, "Sharp guard"),
    challenging.TokensLost(2, 4, ""),
    *(challenging.Alerted("Sharp guard", why) for why in ("token", "body", "light", "else")),
    challenging.LightSeen("Sharp guard", "Hall"),
    challenging.Body("Sharp guard", "Hall"),
    challenging.BodyHidden("Ada", "Sharp guard"),
    challenging.BodyDragged("Ada", "Sharp guard", "Hall", "Yard"),
    challenging.BodyFound("Sharp guard", ("Drowsy guard",)),
    challenging.BodyFound("Sharp guard", ("Drowsy guard", "Lamp watch")),
    challenging.UnseenAlarm(),
)


def test_there_is_a_sample_for_every_kind_of_event() -> None:
    missing = {kind.__name__ for kind in HAPPENINGS} - {type(event).__name__ for event in SAMPLES}
    assert not missing, f"SAMPLES holds an event of every type: add {', '.join(sorted(missing))}"


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.called())
def test_every_event_is_told_in_whole_words(event: Happened) -> None:
    said = tell(View(0, party()), [event.told()])
    quiet = {"drew", "wore_off", "secrets_told"}  # these are small print, or nothing
    silent = {"infected", "turn_ended", "played", "overfull", "drifted"}
    assert said or (event.called() in silent and getattr(event, "kind", "") in ("", "reaction"))
    for wrong in ("None", "{", "}", "()", "  ", " .", "..", "the the", "REG-", "p0"):
        assert wrong not in said
    first = said.lstrip("*-# ")[:1]
    assert first == first.upper() or event.called() in quiet


def test_names_of_one_and_of_several_take_their_verbs() -> None:
    assert [is_many(name) for name in ("needle gnats", "Yard geese 2", "wall of roots", "Glass eye", "grudge shade")] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_articles_stand_where_a_name_needs_them() -> None:
    assert the("Sharp guard 2") == "the second sharp guard"
    assert the("The ledger") == "the ledger"
    assert the("Old Tom") == "Old Tom"
    assert [one("Rope kit"), one("Oil lantern"), one("Lockpicks")] == ["a rope kit", "an oil lantern", "lockpicks"]
    assert [place("Hall"), place("The Stair"), place("Tam's kitchen")] == ["the Hall", "the Stair", "Tam's kitchen"]
    assert place("") == "somewhere out of sight"


@pytest.mark.rule("REG-G01", "REG-G63")
def test_a_roll_is_shown_with_every_shift_by_name() -> None:
    shifted = roll("1d8", "1d4", (3,), (("dark", -1), ("swimming", -1)))
    assert roll_words(shifted) == "d8, bad sight -1, swimming -1: d4=3"
    assert roll_words(roll("2d6", "2d8", (3, 5), (("Boost", 1),))) == "2d6, Boost +1: 2d8=3+5=8"
    assert roll_words(roll("1d6", "1d6", (4,), ())) == "d6=4"
    assert roll_words(()) == ""
    assert total(roll("2d6", "2d6", (3, 5), ())) == 8


@pytest.mark.rule("REG-255")
def test_a_disease_is_printed_with_its_track_and_number() -> None:
    ill = Disease("Mist Fever", "Resilience", 1)
    assert disease_words(Member(0, "Ada", "ada", diseases=(ill,))) == ("Mist Fever (Resilience -1)",)
    worse = Member(0, "Ada", "ada", diseases=(ill, ill, Disease("Mist Fever", "Resilience", 0)))
    assert disease_words(worse) == ("Mist Fever (Resilience -2)",)


@pytest.mark.rule("REG-265", "REG-266", "REG-267")
def test_what_heals_a_disease_is_said_beside_it_as_long_as_it_lasts() -> None:
    ill = Member(0, "Ada", "ada", injuries=2, diseases=(Disease("Mist Fever", "Mind", 1),))
    assert ails(ill) == "2 Injuries, Mist Fever, healed by a salve or a town (1 Valuable)"
    assert ails(replace(ill, diseases=())) == "2 Injuries"


def test_a_card_says_its_dice_and_its_text() -> None:
    plays = content().plays
    assert entries_of(plays["full-effort"]) == "Attack d8, Damage 2d4"
    assert play_text(plays["duck"]).startswith("Resist d8. ")
    assert play_text(content().gear["salve"].plays[0])


@pytest.mark.rule("REG-180", "REG-181", "REG-182")
def test_a_craft_says_what_tokens_it_brings() -> None:
    assert tokens_words(content().crafts["shadow"]) == "Tokens 2 (civilization +2)"


def test_words_of_moves_are_called_by_name() -> None:
    state = party(stealth_house())
    assert called(state, "ada") == "Ada"
    assert called(state, "ledger") == "the ledger"
    assert called(state, "sharp-guard-2") == "Sharp guard 2"
    assert called(state, "rope-kit") == "Rope kit"
    kind = kind_named("needle-gnats-3")
    assert kind is not None and kind.name == "Needle gnats"
    assert kind_named("ada") is None


def test_what_became_of_a_member_is_one_word() -> None:
    warden = member("warden")
    assert fate(warden) == ""
    assert fate(member("warden", out=True)) == "out"
    assert fate(member("warden", dead=True)) == "dead"
    assert fate(member("warden", lost=True)) == "caught"
    assert fate(member("warden", ep=0)) == "down"


@pytest.mark.rule("REG-G21")
def test_standing_orders_are_said_as_they_were_given() -> None:
    habits = Habits(react="duck", interrupt="auto", least=3, go=2)
    assert given_orders(habits) == ("react:duck", "interrupt:auto", "interrupt:from-3", "turn:2")
    assert [order_words(order) for order in given_orders(habits)] == [
        "Reactions: always Duck, else the best one",
        "Interrupts: always",
        "Interrupts: never for less than 3 Damage on average",
        "turns: taken by themselves, place 2",
    ]
    assert given_orders(Habits()) == ()


@pytest.mark.parametrize(("injuries", "told"), [(1, ""), (2, " (the 2nd)"), (3, " (the 3rd)"), (4, " (the 4th)")])
def test_injuries_are_counted_in_words(injuries: int, told: str) -> None:
    said = WORDS.tell(striking.Injured("Ada", injuries, 9, up=False))
    assert said == f"Ada takes an Injury{told}: 9 EP at most."


def test_there_are_lines_for_each_setting_and_moment() -> None:
    for setting in ("wilderness", "dungeon", "civilization"):
        for like in ("", ".dark", ".surface", ".submerged"):
            assert saying(f"arrive.{setting}{like}", 0)
        assert saying(f"calm.{setting}", 0) != saying(f"calm.{setting}", 1)
    assert saying("stealth.low", 0) and saying("chase.last", 0)
    assert saying("nothing.of.the.kind", 0) == ""
    lines = [line for lines in content().sayings.values() for line in lines]
    assert len(lines) == len(set(lines))
    assert all(len(line) <= 120 and line[-1] == "." for line in lines)


def test_there_are_ten_scenarios_to_speak_of() -> None:
    assert len(HAND_MADE) == 10
    assert view_for(party(), 0).state.members[0].name == "Ada"
