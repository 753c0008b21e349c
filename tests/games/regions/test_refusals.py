"""Why something cannot be done: in printed names, with what is possible."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import State, Strike, who

from .build import ADA, BOB, GNATS, corridor, party, play, region, scenario, way, with_member


def refused(state: State, text: str, seat: int = ADA) -> tuple[str, str | None]:
    """Return why a move is refused, and the rule that says so."""
    with pytest.raises(IllegalMove) as caught:
        play(state, seat, text)
    return caught.value.words, caught.value.rule


@pytest.mark.rule("REG-030")
def test_a_wrong_exit_is_answered_with_those_there_are() -> None:
    state = party(scenario(way("hall", "vault"), way("hall", "yard", obstacle="rubble")), turn=ADA)
    words, rule = refused(state, "move roof")
    assert (words, rule) == ("No exit here leads there. From here: A, the Vault; B.", "REG-030")


@pytest.mark.rule("REG-031")
def test_a_blocked_way_says_what_it_takes_by_its_letter_and_by_its_obstacle() -> None:
    state = party(scenario(way("hall", "vault"), way("hall", "yard", obstacle="rubble")), "warden", turn=ADA)
    by_letter = refused(state, "move B")
    assert by_letter == ("Rubble blocks that way, 9 effort to go: clear it with an Action (Heave).", "REG-031")
    assert refused(state, "move rubble") == by_letter


@pytest.mark.rule("REG-G12", "REG-G20")
def test_a_play_of_another_kind_says_when_it_is_played() -> None:
    state = with_member(party(corridor(placed=(GNATS,)), "warden", turn=ADA), ADA, hand=("duck", "lead-on"))
    assert refused(state, "act duck") == (
        "Duck is a Reaction: you are asked for it when something strikes at you.",
        "REG-G20",
    )
    assert refused(state, "strategy heave")[0] == "Heave is an Action: /regions act plays it."
    assert refused(state, "act lead-on")[0] == "Lead On is a Strategy: /regions strategy plays it."


@pytest.mark.rule("REG-G12", "REG-G11")
def test_what_there_is_to_play_is_named_as_it_is_printed() -> None:
    state = with_member(party(corridor(placed=(GNATS,)), "warden", turn=ADA), ADA, hand=("lead-on",), deck=("duck",))
    assert refused(state, "act fireball")[0] == "You have no Action “fireball” at hand. You could play Heave."
    said = refused(state, "strategy fireball")[0]
    assert said == "You have no Strategy “fireball” at hand. Possible: Draw a card or Lead On."


@pytest.mark.rule("REG-G06", "REG-G42")
def test_targets_are_named_with_or_and_none_is_said_plainly() -> None:
    two = (GNATS, Placed("guard", "sharp-guard", "hall", single=True))
    state = party(corridor(placed=two), "warden", "delver", turn=ADA)
    assert refused(state, "act heave")[0] == "Heave wants a target: the needle gnats or the sharp guard."
    assert refused(state, "act heave bob") == (
        "Heave is not for allies. Possible: the needle gnats or the sharp guard.",
        "REG-G42",
    )
    alone = party(corridor(), "warden", "delver", turn=ADA)
    assert refused(alone, "act heave bob")[0] in (
        "Heave is not for allies. No enemy is here to play it on.",
        "There is nothing here to play an Action on.",
    )


@pytest.mark.rule("REG-G57", "REG-240")
def test_where_there_is_no_lock_none_is_listed() -> None:
    chest = Feature("chest", "The iron chest", "hall", "chest", lock="1d6")
    picker = with_member(party(corridor(features=(chest,)), "warden", turn=ADA), ADA, equipped=("lockpicks",))
    assert refused(picker, "pick door")[0] == "There is no such lock within your reach. Within reach: the iron chest."
    nothing = with_member(party(corridor(), "warden", turn=ADA), ADA, equipped=("lockpicks",))
    assert "Within reach:" not in refused(nothing, "pick door")[0]


@pytest.mark.rule("REG-G12", "REG-G19")
def test_gear_with_plays_is_played_and_other_gear_only_worn() -> None:
    state = with_member(party(corridor(), "warden", turn=ADA), ADA, equipped=("salve",), pack=("rope-kit",))
    assert refused(state, "use salve") == ("Salve is played: /regions act Salve.", "REG-G12")
    assert refused(state, "use rope kit")[0] == "Rope kit is in your pack: take it in hand first, with /regions equip."


@pytest.mark.rule("REG-G11")
def test_a_member_who_hands_over_what_they_lack_reads_what_they_carry() -> None:
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, pack=("rope-kit",), valuables=1)
    words, _ = refused(state, "give ledger bob")
    assert words == "You have nothing of that name. You carry a rope kit and 1 Valuable."


@pytest.mark.rule("REG-G21")
def test_another_member_s_answer_is_said_to_be_theirs() -> None:
    state = party(corridor(placed=(GNATS,)), "warden", "delver")
    mine = Question("react", ADA, ("guard", "duck", "none"), "guard", together=True)
    theirs = Question("react", BOB, ("draw-back", "none"), "draw-back", together=True)
    blow = Strike("gnats", "sting", (who(ADA), who(BOB)), "turn", stage="answers")
    both = replace(state, agenda=(mine, theirs, blow))
    said = refused(both, "choose draw-back")
    assert said == ("Your options are Guard, Duck or Let it hit; Draw Back is for Bob to choose.", "REG-G21")
    assert refused(both, "choose fireball")[0].endswith("“fireball” is none of them.")


@pytest.mark.rule("REG-G60")
def test_the_town_sells_by_printed_names() -> None:
    town = replace(
        party(), phase="town", members=tuple(replace(member, ready=False, valuables=2) for member in party().members)
    )
    words, rule = refused(town, "buy moon")
    assert rule == "REG-G60"
    assert "Rope kit (2)" in words
    assert "rope-kit" not in words


def test_every_refusal_of_a_dark_place_names_no_region_that_no_one_saw() -> None:
    cellar = scenario(way("hall", "cellar", hidden="1d6"), way("hall", "vault"), regions=(region("cellar", light="dark"),))
    said = refused(party(cellar, turn=ADA), "move cellar")[0]
    assert "Cellar" not in said
