"""What exits are called: one letter for each way of the map, the same at both ends and to the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.languages import speaking
from engine.core.verbs import MoveTo
from engine.games.regions.speech import reading
from engine.games.regions.state import naming
from engine.games.regions.state.catalogue import said_name, said_within
from engine.games.regions.state.scenarios import Scenario
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, party, play, region, scenario, way, with_member

rule = pytest.mark.rule


def square() -> Scenario:
    """Return four regions in a ring; the yard has a hidden drain, too."""
    regions = (region("yard"), region("gate"), region("thorn-garden"), region("thorn-hedge"))
    return scenario(
        way("yard", "gate"),
        way("gate", "thorn-garden"),
        way("gate", "thorn-hedge"),
        way("yard", "pit", hidden="1d4"),
        regions=regions,
        goal="thorn-hedge",
        start="yard",
    )


@rule("REG-030", "REG-038")
def test_a_way_has_one_letter_at_both_its_ends_and_ways_found_later_have_later_ones():
    state = party(square(), "warden", "delver", turn=ADA)
    assert naming.exit_letter(state, "yard/gate") == "A"
    state, _ = play(state, ADA, "move A")
    assert naming.known_exits(state, "gate") == ("yard/gate", "gate/thorn-garden", "gate/thorn-hedge")
    letters = [naming.exit_letter(state, way) for way in naming.known_exits(state, "gate")]
    assert letters == ["A", "B", "C"]
    found = replace(state, ways=(*state.ways, "yard/pit"))
    assert naming.exit_letter(found, "yard/pit") == "D"
    assert naming.exit_letter(found, "yard/gate") == "A"


@rule("REG-030")
def test_the_letter_of_a_way_that_is_elsewhere_takes_no_one_anywhere():
    state, _ = play(party(square(), "warden", "delver", turn=ADA), ADA, "move gate")
    with pytest.raises(IllegalMove) as refused:
        play(state, BOB, "move B")  # out of the gate, where Ada is; Bob stands in the yard
    assert refused.value.rule == "REG-030" and "A" in refused.value.words
    state, _ = play(state, BOB, "move A")
    assert state.members[BOB].region == "gate"


@rule("REG-030")
def test_a_name_may_be_cut_short_if_only_one_exit_is_meant():
    state = with_member(party(square(), "warden", at="gate", turn=ADA), ADA)
    assert reading.read(state, ADA, "move thorn gar") == MoveTo("B")
    assert naming.exit_named(state, "gate", "thorn") is None
    assert naming.exit_named(state, "gate", "ya") is None, "two letters may be those of a way"
    assert naming.exit_named(state, "gate", "yar") is not None


@rule("REG-038")
def test_after_z_come_two_letters():
    ways = [way("hub", f"spoke-{number}") for number in range(28)]
    state = party(scenario(*ways), "warden", turn=ADA)
    letters = [naming.exit_letter(state, way) for way in naming.known_exits(state, "hub")]
    assert letters[24:] == ["Y", "Z", "AA", "AB"]
    assert naming.exit_named(state, "hub", "ab") == ways[27]


@rule("REG-038")
def test_what_a_seat_sees_has_the_same_letters():
    state, _ = play(party(square(), "warden", "delver", turn=ADA), ADA, "move gate")
    holed = replace(state, ways=("yard/gate", "", "gate/thorn-hedge"))
    for known in (state, holed):
        seen = view_for(known, BOB).state
        names = ("yard/A", "gate/B", "gate/C")
        assert seen.ways == tuple(name if way else "" for name, way in zip(names, known.ways, strict=True))
        shown = [naming.exit_letter(seen, way) for way in naming.known_exits(seen, "gate")]
        assert shown == [naming.exit_letter(known, way) for way in naming.known_exits(known, "gate")]


@pytest.mark.parametrize(
    ("language", "alone", "within"),
    [
        ("en", "Needle gnats 2", "needle gnats 2"),
        ("de", "Nadelmücken 2", "Nadelmücken 2"),
        ("es", "Mosquitos aguja 2", "mosquitos aguja 2"),
    ],
)
def test_a_challenge_begins_small_in_the_middle_of_a_label_where_the_language_has_it_so(
    language: str, alone: str, within: str
) -> None:
    with speaking(language):
        assert (said_name("Needle gnats 2"), said_within("Needle gnats 2")) == (alone, within)
        assert said_within("Kneipenschild") == ("kneipenschild" if language == "en" else "Kneipenschild")
