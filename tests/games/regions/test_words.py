"""What the referee calls things, and a sentence for every kind of event."""

from __future__ import annotations

import inspect

import pytest

from engine.core.game import Event
from engine.games.regions.rules import events
from engine.games.regions.rules.events import roll
from engine.games.regions.speech.sayings import SAYINGS, saying
from engine.games.regions.speech.sayings.rolling import roll_words, total
from engine.games.regions.speech.sayings.rounds import given_orders, order_words
from engine.games.regions.speech.sayings.striking import ordinal
from engine.games.regions.speech.story import tell
from engine.games.regions.speech.words import (
    ails,
    called,
    disease_words,
    entries_of,
    fate,
    is_many,
    kind_named,
    one,
    place,
    play_text,
    s,
    tokens_words,
)
from engine.games.regions.state.content import content
from engine.games.regions.state.naming import the
from engine.games.regions.state.options import HAND_MADE
from engine.games.regions.state.state import Disease, Habits, Member
from engine.games.regions.state.view import View, view_for

from .build import member, party, stealth_house

ROLL = roll("1d8", "1d6", (3,), (("dark", -1),))

SAMPLES: tuple[Event, ...] = (
    events.begun("The Test", "stealth", "A house.", ("No lights.",)),
    *(events.answered("Ada", kind) for kind in ("ready", "give up", "background")),
    *(events.decided("Ada", kind) for kind in ("react", "interrupt", "assist")),
    events.answered("Ada", "craft", "Warden"),
    events.joined_up("Ada", "Warden", "Drover", False),
    events.joined_up("Ada", "Warden", "Drover", True),
    events.bought("Ada", "Torch", 1),
    events.cured("Ada", "injury"),
    events.cured("Ada", "Mist Fever"),
    events.set_out("Hall", 7, 0, ("Ada", "Bob")),
    events.set_out("Hall", 0, 6, ("Ada",)),
    events.round_begins(2),
    *(events.claimed("Ada", how) for how in ("claimed", "last", "order")),
    events.turn_ended("Ada", True),
    events.turn_ended("Ada", False),
    events.turn_lost("Ada"),
    events.went_on("Bob", ("Ada",)),
    events.skipped("Ada", "strategy"),
    events.skipped("Ada", "action", "Snare loop"),
    events.will_skip("Ada", "strategy"),
    events.will_skip("Ada", "action", "Snare loop"),
    events.drew("Ada", ("duck",)),
    events.drew("Ada", shuffled=True),
    events.discarded("Ada", ("Duck", "Heave")),
    events.overfull("Ada", ("Duck", "Heave")),
    events.spared(0, ("Duck",)),
    events.habit(0, "react:duck"),
    events.counted(2, 6),
    events.counted(6, 6),
    events.limit_grew("Ada", "Hall", 2, 8),
    events.closed("Hall"),
    *(events.caught("Ada", how) for how in ("caught", "injury", "death")),
    events.reached_goal("Ada", "Hall"),
    events.reached_goal("Ada", "Hall", ("the ledger",)),
    events.not_yet("Ada", "Hall"),
    events.wants_to_give_up("Ada", True, ("Bob",)),
    events.wants_to_give_up("Ada", False, ()),
    *(
        events.ended(ending, why, "So it was.")
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
    events.secrets_told(("Round 1, a chest, 1d6: 3.",)),
    events.paused("A toll is asked."),
    events.resumed(),
    events.said("The ferryman", "Two coins."),
    events.said("", "It grows late."),
    events.ruling("the rubble is gone", 3),
    events.secret_ruling(0, "the owl sleeps"),
    events.moved("Ada", "Hall", "Yard", "move", True),
    *(events.moved("Ada", "Hall", "Yard", how, False) for how in ("over", "fell", "pushed", "gm")),
    events.held_up("Ada", "Rocky wall", 2),
    events.blocked("Ada", "Rocky wall"),
    events.saw_region("Hall", "A hall.", True, "surface", 2, "entered"),
    events.saw_region("Hall", "A hall.", False, "none", 0, "seen"),
    events.saw(("Needle gnats", "Strongbox"), "Hall"),
    events.nothing_seen("Ada", "Hall"),
    events.searched("Ada", ROLL, ()),
    events.searched("Ada", ROLL, ("Iron key",)),
    events.passage("Hall", "Yard", "C"),
    events.passage("Hall", "", "C"),
    events.fortune("Ada", "a purse", 41),
    events.fortune("Ada", "a purse", 0),
    events.picked("Ada", "Barred door", ROLL, ROLL, True),
    events.picked("Ada", "Barred door", ROLL, ROLL, False),
    events.unlocked("Ada", "Barred door", "Iron key"),
    events.unlocked("", "Barred door", "Lever"),
    events.opened("Ada", "Strongbox"),
    events.used("Ada", "Lever", "It groans."),
    events.gained("Ada", 2, ("Torch",), ("The ledger",)),
    events.gained("Ada", -1, (), ()),
    events.equipped("Ada", "Torch", "Long knife"),
    events.equipped("Ada", "", "Torch"),
    events.gave("Ada", "Bob", "Torch"),
    events.laid_down("Ada", "Torch", "Hall"),
    events.picked_up("Ada", "Torch"),
    events.light("Ada", "Torch", True),
    events.light("Ada", "Torch", False),
    events.light("Ada", "Torch", False, "water"),
    events.lit_up("Hall"),
    *(
        events.played("Ada", "Heave", kind, ("Needle gnats",), "")
        for kind in ("action", "strategy", "interrupt", "assist", "reaction")
    ),
    events.clash("Ada", "Heave", "Needle gnats", "Scatter", ROLL, ROLL, True, "act"),
    events.clash("Needle gnats", "Sting", "Ada", "", (), (), True, "turn", ("Ada: dungeon",)),
    events.hurt("Ada", 3, 4, "Needle gnats", ROLL, ROLL),
    events.hurt("Ada", 0, 4, "Mist Fever"),
    events.hurt("Rocky wall", 3, 3, "Ada", ROLL, (), True),
    events.recovered("Ada", 3, 9, "Salve"),
    events.down("Ada"),
    events.injured("Ada", 1, 11, True),
    events.injured("Ada", 4, -4, False),
    events.died("Ada", "injuries"),
    events.died("Ada", "closed"),
    *(
        events.defeated(what, "Ada", type, how)
        for what, type in (("Needle gnats", "Creature"), ("Rubble", "Obstacle"), ("Sharp guard", "Seeker"))
        for how in ("damage", "lock", "key", "mechanism", "gm")
    ),
    events.fell("Ada", 1, (5,), False),
    events.fell("Ada", 2, (5, 1), True),
    events.track("Ada", "Mind", -1, -2),
    events.track("Needle gnats", "Power", 1, 0),
    events.drifted(("Ada",)),
    events.infected("Ada", "Mist Fever", "Resilience", 1, False),
    events.infected("Ada", "Mist Fever", "Resilience", 1, True),
    events.healed("Ada", "injury", "Salve"),
    events.healed("Ada", "Mist Fever", ""),
    *(events.lasting(("Ada", "Bob"), "Lead On", until) for until in ("next turn", "round", "scenario")),
    events.wore_off("Lead On"),
    events.went("Needle gnats", "Hall", "Yard"),
    events.went("Sharp guard", "", "Yard"),
    events.went("Sharp guard", "Hall", ""),
    events.came_back("Needle gnats", "Hall"),
    events.sprung("Dart plate", "Ada"),
    events.calmed("Choking dust"),
    events.tokens_lost(1, 4, "Sharp guard"),
    events.tokens_lost(2, 4, ""),
    *(events.alerted("Sharp guard", why) for why in ("token", "body", "light", "else")),
    events.light_seen("Sharp guard", "Hall"),
    events.body("Sharp guard", "Hall"),
    events.body_hidden("Ada", "Sharp guard"),
    events.body_dragged("Ada", "Sharp guard", "Hall", "Yard"),
    events.body_found("Sharp guard", ("Drowsy guard",)),
    events.body_found("Sharp guard", ("Drowsy guard", "Lamp watch")),
    events.unseen_alarm(),
)


def test_there_is_a_sample_and_a_sentence_for_every_kind_of_event() -> None:
    known = {name for name in events.__all__ if inspect.isfunction(getattr(events, name)) and name != "roll"}
    assert {event.kind for event in SAMPLES} == known
    assert set(SAYINGS) == known


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.kind)
def test_every_event_is_told_in_whole_words(event: Event) -> None:
    said = tell(View(0, party()), [event])
    quiet = {"drew", "drifted", "wore_off", "secrets_told"}  # these are small print, or nothing
    silent = {"infected", "turn_ended", "played"}
    assert said or (event.kind in silent and event.facts.get("kind", "") in ("", "reaction"))
    for wrong in ("None", "{", "}", "()", "  ", " .", "..", "the the", "REG-", "p0"):
        assert wrong not in said
    first = said.lstrip("*-# ")[:1]
    assert first == first.upper() or event.kind in quiet


def test_names_of_one_and_of_several_take_their_verbs() -> None:
    assert [is_many(name) for name in ("needle gnats", "Yard geese 2", "wall of roots", "Glass eye", "grudge shade")] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert s("the needle gnats", "attacks") == "attack"
    assert s("the sharp guard 2", "attacks") == "attacks"


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
    assert roll_words(shifted) == "d8, dark -1, swimming -1: d4 rolled 3"
    assert roll_words(roll("2d6", "2d8", (3, 5), (("Boost", 1),))) == "2d6, Boost +1: 2d8 rolled 3 + 5 = 8"
    assert roll_words(roll("1d6", "1d6", (4,), ())) == "d6 rolled 4"
    assert roll_words(()) == ""
    assert total(roll("2d6", "2d6", (3, 5), ())) == 8


@pytest.mark.rule("REG-255")
def test_a_disease_is_printed_with_its_track_and_number() -> None:
    ill = Disease("Mist Fever", "Resilience", 1)
    assert disease_words(Member(0, "Ada", "ada", diseases=(ill,))) == ("Mist Fever (Resilience -1)",)
    worse = Member(0, "Ada", "ada", diseases=(ill, ill, Disease("Mist Fever", "Resilience", 0)))
    assert disease_words(worse) == ("Mist Fever (Resilience -2)",)
    assert (
        ails(Member(0, "Ada", "ada", injuries=2, diseases=(Disease("Mist Fever", "Mind", 1),))) == "2 Injuries, Mist Fever"
    )


def test_a_card_says_its_dice_and_its_text() -> None:
    plays = content().plays
    assert entries_of(plays["full-effort"]) == "Inflict d8, Damage 2d4"
    assert play_text(plays["duck"]).startswith("Endure d8. ")
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


def test_what_became_of_somebody_is_one_word() -> None:
    somebody = member("warden")
    assert fate(somebody) == ""
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


def test_injuries_are_counted_in_words() -> None:
    assert [ordinal(number) for number in (1, 2, 3, 4, 11, 12, 22)] == ["1st", "2nd", "3rd", "4th", "11th", "12th", "22nd"]


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


def test_there_are_nine_scenarios_to_speak_of() -> None:
    assert len(HAND_MADE) == 9
    assert view_for(party(), 0).state.members[0].name == "Ada"
