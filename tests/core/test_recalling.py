"""What mattered of many events is gathered into a few sentences, and nothing of it is lost."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest

from engine.core import events as core_events
from engine.core.catalogue import Catalogue
from engine.core.chronicling import Annals
from engine.core.game import Event
from engine.core.recalling import Gist, Recollection, Retold, by, by_mover, digest
from engine.core.tallies import Recalled, Tally


class Round(core_events.Happened, frozen=True):
    """A round begins."""


class Fell(core_events.Happened, frozen=True):
    """A member fell."""

    who: str
    at: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, often=True)


class Found(core_events.Happened, frozen=True):
    """A member found rooms, and shards in them."""

    who: str
    rooms: tuple[str, ...]
    shards: int = 0

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        rooms = [Recalled(self.who, facts={"room": room}, id="recap-explored") for room in self.rooms]
        shards = [Recalled(number=self.shards, id="recap-shards")] if self.shards else []
        return (*rooms, *shards)


class Walked(core_events.Happened, frozen=True):
    """A member walked: nothing that matters."""

    who: str


class Known(core_events.Happenings):
    """The events of this module."""

    def __init__(self) -> None:
        super().__init__()
        for kind in (Round, Fell, Found, Walked):
            self._add(kind)


MESSAGES = """
recap-fell = fell at { $them }
    .one = { $at }
recap-explored = explored { $them }
    .one = { $room }
recap-shards = { $them } came to light
    .one = shard
"""


def catalogue(messages: str) -> Catalogue:
    """Return a catalogue of some messages."""
    root = Path(tempfile.mkdtemp())
    folder = root / "cave" / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "recaps.ftl").write_text(messages, encoding="utf-8")
    return Catalogue("cave", folder=root)


RECAPS = catalogue(MESSAGES)


def memory(now: int) -> Recollection[Any]:
    """Return what matters of a game that is in a round."""
    return Recollection(Known(), words=RECAPS, part="round", begins=lambda _, e: isinstance(e, Round), number=lambda _: now)


def told(now: int, *happened: core_events.Happened | Gist, most: int = 6, brief: int = 0) -> list[str]:
    events = [item if isinstance(item, Gist) else item.told() for item in happened]
    return digest(memory(now), None, events, most, brief=brief)


def test_like_facts_of_a_round_are_one_sentence() -> None:
    happened = (
        Found("Cy", ("the vault",), 1),
        Walked("Ada"),
        Found("Cy", ("the gallery", "the cellar"), 2),
        Fell("Bob", "D4"),
    )
    assert told(3, *happened) == [
        "**Round 3:** Cy explored the vault, the gallery and the cellar; 3 shards came to light; Bob fell at D4."
    ]


def test_a_line_for_each_who_did_something_over_all_rounds_and_last_what_no_one_did() -> None:
    happened = [
        Found("Cy", ("the vault",), 1),
        Round(),
        Fell("Bob", "D4"),
        Found("Cy", ("the gallery",), 2),
        by("I", "played {} for you", "“Pass”", often=True),
    ]
    events = [item if isinstance(item, Gist) else item.told() for item in happened]
    assert by_mover(memory(3), None, events) == [
        "Cy explored the vault and the gallery.",
        "Bob fell at D4.",
        "I played “Pass” for you.",
        "3 shards came to light.",
    ]
    assert by_mover(memory(3), None, []) == [] and by_mover(memory(3), None, [Walked("Ada").told()]) == []


def test_what_becomes_of_one_follows_their_name_once_and_each_fall_counts() -> None:
    happened = (Fell("Ada", "D4"), Found("Ada", ("the vault",)), Fell("Ada", "D4"), Fell("Ada", "E5"))
    assert told(1, *happened) == ["**Round 1:** Ada fell at D4 twice and E5, and explored the vault."]
    assert told(1, *[Fell("Ada", "D4")] * 3) == ["**Round 1:** Ada fell at D4 3 times."]


def test_what_becomes_of_one_is_joined_as_a_sentence_joins_it() -> None:
    assert told(1, Found("Ada", ("the vault",)), Fell("Ada", "D4")) == [
        "**Round 1:** Ada explored the vault and fell at D4."
    ]


def test_rounds_are_counted_back_from_the_one_that_it_is_now() -> None:
    happened = (Fell("Ada", "A1"), Round(), Fell("Bob", "B2"), Round(), Round(), Fell("Cy", "C3"))
    assert told(5, *happened) == [
        "**Round 2:** Ada fell at A1.",
        "**Round 3:** Bob fell at B2.",
        "**Round 5:** Cy fell at C3.",
    ]


def test_what_came_before_the_first_round_says_so() -> None:
    assert told(1, Fell("Ada", "A1"), Round(), Fell("Bob", "B2")) == [
        "**Before round 1:** Ada fell at A1.",
        "**Round 1:** Bob fell at B2.",
    ]


@pytest.mark.parametrize(
    ("now", "most", "first"),
    [
        (9, 3, "**Rounds 2 to 7:** Ada fell at A2, A3, A4, A5, A6 and A7."),
        (9, 1, "**Rounds 2 to 9:** Ada fell at A2, A3, A4, A5, A6, A7, A8 and A9."),
        (7, 3, "**Up to round 5:** Ada fell at A2, A3, A4, A5, A6 and A7."),
    ],
)
def test_the_oldest_rounds_share_a_sentence_where_they_are_too_many(now: int, most: int, first: str) -> None:
    happened: list[core_events.Happened] = []
    for number in range(2, 10):
        happened += [Fell("Ada", f"A{number}"), Round()]
    sentences = told(now, *happened[:-1], most=most)
    assert len(sentences) == most and sentences[0] == first


def test_of_too_many_names_the_last_are_told_and_the_others_counted() -> None:
    rooms = tuple(f"room {number}" for number in range(1, 11))
    assert told(1, Found("Cy", rooms), brief=3) == ["**Round 1:** Cy explored 7 others, room 8, room 9 and room 10."]
    # Nothing is won by counting a single one.
    assert told(1, Found("Cy", rooms[:4]), brief=3) == ["**Round 1:** Cy explored room 1, room 2, room 3 and room 4."]
    # Nor a party of three.
    assert told(1, Found("Cy", rooms[:3]), brief=1) == ["**Round 1:** Cy explored room 1, room 2 and room 3."]


def test_where_nothing_mattered_nothing_is_told() -> None:
    assert told(2, Walked("Ada"), Round(), Walked("Bob")) == []


def test_what_the_house_adds_stands_where_it_happened() -> None:
    stayed = by("I", "played {} for Bob", "“Stay”", often=True)
    assert told(2, stayed, stayed, Round(), stayed) == [
        "**Round 1:** I played “Stay” twice for Bob.",
        "**Round 2:** I played “Stay” for Bob.",
    ]


def test_what_cannot_be_read_any_more_is_left_out() -> None:
    assert digest(memory(1), None, [Event("fell", facts={"whom": "Ada"}), Event("gone"), Fell("Cy", "D4").told()], 6) == [
        "**Round 1:** Cy fell at D4."
    ]


def test_a_game_that_says_nothing_is_told_by_what_came_to_light_in_its_own_words() -> None:
    def tell(_: Any, events: Any) -> str:
        return " ".join(f"**{event.facts['words']}.**\n-# 6 4 1" for event in events)

    events = [
        Event("saw", facts={"words": "A hall opens"}, reveals=True),
        Event("went", facts={"words": "Ada goes on"}),
        Event("saw", facts={"words": "Ada's {} shines"}, reveals=True),
    ]
    assert digest(Retold(tell), None, events, 6) == ["A hall opens; Ada's () shines."]


class Felled(core_events.Happened, frozen=True):
    """A member felled enemies in a place; others fled to several."""

    who: str
    enemies: int
    at: str
    fled: tuple[str, ...] = ()

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "felled", self.enemies)

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        fled = tuple(Recalled(facts={"to": to}, id="recap-fled") for to in self.fled)
        return (Recalled(self.who, self.enemies), *fled)


class OwnWords(core_events.Happenings):
    """Events, two of which come to something."""

    def __init__(self) -> None:
        super().__init__()
        for kind in (Felled, Fell, Walked):
            self._add(kind)


WORDS = """
recap-felled = felled { $them }
    .who = old { $who }
    .one = enemy
    .many = enemies
recap-fled = some fled to { $them }
    .one = { $to }
"""


def test_an_event_says_itself_what_it_comes_to_and_counts() -> None:
    words = catalogue(MESSAGES + WORDS)
    events = [
        each.told() for each in (Felled("Cy", 2, "D4", ("E5", "F6")), Walked("Cy"), Fell("Cy", "D4"), Felled("Cy", 1, "D5"))
    ]
    memory: Recollection[Any] = Recollection(
        OwnWords(), part="", begins=lambda view, e: False, number=lambda view: 1, words=words
    )
    assert digest(memory, None, events, 3) == ["Old Cy felled 3 enemies; some fled to E5 and F6; Cy fell at D4."]
    assert digest(memory.only([Fell]), None, events, 3) == ["Cy fell at D4."]
    assert digest(memory.only([Felled]), None, events, 3) == ["Old Cy felled 3 enemies; some fled to E5 and F6."]
    annals = Annals(OwnWords(), columns={}, titles=(), telling=())
    assert annals.counted(events) == [Tally("Cy", "felled", 2), Tally("Cy", "felled", 1)]


def test_a_memory_that_is_told_by_some_events_alone_still_knows_whom_they_are_about() -> None:
    memory: Recollection[Any] = Recollection(
        Known(),
        part="",
        begins=lambda view, e: False,
        number=lambda view: 1,
        words=RECAPS,
        meets=lambda view, e, before, after: {"Bob"} if isinstance(e, Fell) else set(),
    )
    fell = Fell("Cy", "D4").told()
    assert memory.met_by(None, fell, [fell]) == memory.only([Fell]).met_by(None, fell, [fell]) == {"Bob"}
