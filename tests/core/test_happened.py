"""Events as types: how they travel, how they are read again, how their words are found."""

from __future__ import annotations

from types import ModuleType

import msgspec
import pytest

from engine.core.errors import BadGame
from engine.core.events import ByType, Happened, Happenings
from engine.core.game import Event


class NoCard(Happened, frozen=True):
    rules = ("TOY-001",)
    who: str


class Drew(Happened, frozen=True):
    rules = ("TOY-001", "TOY-002")
    reveals = True
    who: str
    cards: tuple[str, ...]
    left: int = 0


class Found(Happened, frozen=True, omit_defaults=True):
    what: str
    count: int = 1

    def because(self) -> tuple[str, ...]:
        return ("TOY-003",) if self.count == 1 else ("TOY-004",)


def a_module(*types: type) -> ModuleType:
    module = ModuleType("happenings")
    for number, kind in enumerate(types):
        kind.__module__ = "happenings"
        setattr(module, f"Kind{number}", kind)
    return module


HAPPENINGS = Happenings(a_module(NoCard, Drew, Found))


def test_an_event_travels_as_kind_and_facts() -> None:
    facts = {"who": "Ada", "cards": ("oak", "elm"), "left": 0}
    assert Drew("Ada", ("oak", "elm")).told() == Event("drew", ("TOY-001", "TOY-002"), facts, None, True)
    assert NoCard("Bob").told().kind == "no_card"
    told = NoCard("Bob").told(rules=["TOY-009"], to=[1], reveals=True, calls=[0])
    assert told == Event("no_card", ("TOY-009",), {"who": "Bob"}, (1,), True, (0,))


class Named(Happened, frozen=True):
    kind: str


def test_a_fact_may_be_called_kind() -> None:
    assert Named("oak").told() == Event("named", facts={"kind": "oak"})
    assert Named.called() == "named"


def test_facts_that_are_their_defaults_may_be_left_out_and_rules_depend_on_facts() -> None:
    assert Found("gold").told() == Event("found", ("TOY-003",), {"what": "gold"})
    assert Found("gold", 3).told() == Event("found", ("TOY-004",), {"what": "gold", "count": 3})


def test_what_was_written_is_read_as_what_it_was() -> None:
    for happened in (NoCard("Bob"), Drew("Ada", ("oak", "elm"), 3), Found("gold"), Found("gold", 2)):
        written = msgspec.json.decode(msgspec.json.encode(happened.told()), type=Event)
        assert HAPPENINGS.read(written) == happened


def test_only_what_a_seat_may_know_is_read_and_what_is_no_event_any_more_is_left_out() -> None:
    events = [NoCard("Bob").told(to=[1]), Event("juggled", facts={"who": "Cy"}), Event("drew"), Drew("Ada", ()).told()]
    assert HAPPENINGS.known(events, None) == [Drew("Ada", ())]
    assert HAPPENINGS.known(events, 1) == [NoCard("Bob"), Drew("Ada", ())]
    assert HAPPENINGS.public(events, (Found, Drew)) and not HAPPENINGS.public(events, (NoCard,))
    with pytest.raises(msgspec.ValidationError, match="no event juggled"):
        HAPPENINGS.read(events[1])


def test_two_events_of_one_kind_are_refused() -> None:
    class Another(Happened, frozen=True, tag="drew"):
        who: str

    with pytest.raises(BadGame, match="happenings gives the kind drew to two events"):
        Happenings(a_module(Drew, Another))


def test_words_are_found_by_type() -> None:
    both = ByType[[], str]()
    both.add(NoCard, lambda e: f"No card is left for {e.who}.")

    @both.of(Found)
    def _(e: Found) -> str:
        return f"{e.count} {e.what}."

    assert [both(NoCard("Bob")), both(Found("gold", 2))] == ["No card is left for Bob.", "2 gold."]
    assert NoCard in both and Drew not in both
    with pytest.raises(AssertionError):
        both.add(NoCard, lambda e: "")
    more: ByType[[str, int], tuple[str, int]] = ByType()
    more.add(NoCard, lambda e, word, number: (e.who + word, number))
    assert more(NoCard("Bob"), "!", 4) == ("Bob!", 4)
