"""What is legal, how people write it, and why something is refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.verbs import Choose, SetOrder
from engine.games.regions.game import GAME
from engine.games.regions.rules import ending, legal
from engine.games.regions.speech import reading, refusals
from engine.games.regions.state.moves import VERBS
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import State
from tests.games.regions.build import (
    ADA,
    BOB,
    corridor,
    kinds_of,
    only,
    party,
    play,
    region,
    rocky_wall,
    scenario,
    way,
    with_entity,
    with_member,
    working,
)

rule = pytest.mark.rule


def texts(state: State, seat: int) -> list[str]:
    return [str(move) for move in legal.legal(state, seat) if not isinstance(move, SetOrder)]


def fight(turn: int | None = ADA) -> State:
    """Return a party that meets gnats in the passage; Ada's turn is under way."""
    where = corridor(placed=(Placed("gnats", "needle-gnats", "passage"),))
    return party(where, "warden", "delver", at="passage", turn=turn)


def test_what_is_legal_is_listed_in_one_order() -> None:
    state = with_member(fight(), ADA, hand=("full-effort", "sweep", "lead-on", "duck"), valuables=1, pack=())
    assert texts(state, 0) == [
        "move A",
        "move B",
        "act heave needle-gnats",
        "act full-effort needle-gnats",
        "act sweep -",
        "strategy draw",
        "strategy lead-on",
        "search",
        "give valuable bob",
        "concede",
        "pass",
    ]
    assert texts(with_member(state, BOB, pack=()), 1) == ["move A", "move B", "concede"]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("MOVE b", "move B"),
        ("move vault", "move B"),
        ("move to the vault", "move B"),
        ("act Full Effort on Needle gnats", "act full-effort needle-gnats"),
        ("act full effort", "act full-effort needle-gnats"),
        ("act heave needle-gnats", "act heave needle-gnats"),
        ("act sweep", "act sweep -"),
        ("strategy Lead On", "strategy lead-on"),
        ("give a valuable to Bob", "give valuable bob"),
        ("give rope kit BOB", "give rope-kit bob"),
        ("equip Rope Kit", "equip rope-kit"),
        ("order React:Best", "order react:best"),
    ],
)
def test_moves_are_written_with_names_in_any_case(written: str, meant: str) -> None:
    state = with_member(fight(), ADA, hand=("full-effort", "sweep", "lead-on"), valuables=1)
    where = replace(
        state.scenario, regions=tuple(replace(item, name=f"The {item.name}") for item in state.scenario.regions)
    )
    where = replace(where, regions=(*where.regions[:2], replace(where.regions[2], name="The Vault")))
    if written == "move to the vault":
        state = replace(state, scenario=where)
    assert str(reading.read(state, 0, written)) == meant


@rule("REG-038")
@rule("REG-G06")
def test_reading_knows_no_names_that_the_party_does_not() -> None:
    where = scenario(
        way("hall", "passage"),
        way("passage", "secret-room", hidden="1d6"),
        placed=(Placed("imp", "lantern-imp", "hall"),),
        features=(Feature("gem", "the blood gem", "hall", "object", hidden="1d6"),),
        goal="passage",
    )
    state = party(where, "warden", turn=ADA)
    for text, rule_id in (("move secret-room", "REG-030"), ("equip gem", "REG-G11")):
        refused = play_refused(state, text)
        assert refused.rule == rule_id
        assert "Secret" not in refused.words and "gem" not in refused.words
    refused = play_refused(state, "act heave lantern-imp")
    other = play_refused(with_entity(state, "imp", defeated=True), "act heave lantern-imp")
    assert refused.words == other.words, "whether it is there is not told"


def play_refused(state: State, text: str, seat: int = 0) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        play(state, seat, text)
    return refused.value


@rule("REG-092")
@rule("REG-093")
@rule("REG-G36")
def test_attempts_are_listed_with_every_valid_action_and_need_no_action_phase() -> None:
    state = with_member(party(rocky_wall(), "warden", "delver", turn=BOB), ADA, hand=("full-effort", "sweep"))
    assert [text for text in texts(state, 0) if text.startswith("act")] == [
        "act heave rocky-wall",
        "act full-effort rocky-wall",
    ]


@rule("REG-092")
@rule("REG-096")
def test_with_the_free_move_spent_there_is_no_attempt() -> None:
    state = with_member(party(rocky_wall(), "warden", "delver", turn=ADA), ADA, moved=True)
    assert play_refused(state, "act heave rocky-wall").rule == "REG-G13"


@pytest.mark.parametrize(
    ("text", "rule_id", "words"),
    [
        ("claim", "REG-G15", "your turn already"),
        ("move Q", "REG-030", "From here: A"),
        ("act dance needle-gnats", "REG-G12", "You could play Heave"),
        ("act heave bob", "REG-G42", "the needle gnats"),
        ("act heave moon", "REG-G06", "the needle gnats"),
        ("strategy hop", "REG-G11", "Draw a card"),
        ("pick door", "REG-240", "pick a lock"),
        ("hide guard", "REG-186", "body"),
        ("drag guard A", "REG-186", "body"),
        ("equip crown", "REG-G11", ""),
        ("use crown", "REG-G12", ""),
        ("give crown bob", "REG-G11", ""),
        ("light", "REG-G25", "light"),
        ("choose none", "REG-G21", "asked"),
        ("leave", "REG-G45", "goal"),
        ("buy torch", "REG-G60", "town"),
        ("cure injury", "REG-G60", "town"),
        ("gm resume -", "REG-G28", "game master"),
    ],
)
def test_every_refusal_names_its_rule_and_what_would_be_possible(text: str, rule_id: str, words: str) -> None:
    refused = play_refused(fight(), text)
    assert refused.rule == rule_id, refused.words
    assert words in refused.words, refused.words
    assert refused.words.endswith(".")


def test_every_verb_has_a_rule_and_a_reason_in_every_phase() -> None:
    lobby = replace(fight(), phase="muster", turn=None)
    for state in (fight(), fight(None), fight(BOB), lobby, replace(fight(), phase="town", turn=None)):
        for seat in (0, 1):
            listed = {move.verb for move in legal.legal(state, seat)}
            for verb in VERBS:
                found = refusals.why_not(state, seat, verb.name)
                assert (found is None) == (verb.name in listed), verb.name
                assert found is None or found.rule


@rule("REG-G07")
def test_a_member_who_is_down_does_nothing() -> None:
    state = with_member(fight(BOB), ADA, ep=0, fallen=True)
    assert texts(state, 0) == ["concede"]
    assert play_refused(state, "move B").rule == "REG-G07"


@rule("REG-172")
def test_a_member_who_is_out_is_told_so() -> None:
    state = with_member(fight(BOB), ADA, out=True, region="")
    assert play_refused(state, "move B").rule == "REG-172"


@rule("REG-G28")
def test_a_game_master_does_not_act_for_the_party() -> None:
    state = party(corridor(), "warden", master=True, turn=ADA)
    with pytest.raises(IllegalMove) as refused:
        play(state, 1, "search")
    assert refused.value.rule == "REG-G28"


@rule("REG-G45")
def test_giving_up_takes_everybody_on_the_map_and_is_a_failure() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow"), 2, out=True, region="")
    state, events = play(state, 0, "concede")
    assert state.conceding == (0,) and kinds_of(events) == ["wants_to_give_up"]
    assert events[0].calls == (1,) and GAME.turn(state) == (1,), "the player who is still on the map is asked"
    assert [str(move) for move in GAME.legal(state, 1) if move.verb == "choose"] == ["choose stay", "choose end"]
    assert GAME.default(state, 1) == Choose("stay")
    assert GAME.ask(GAME.view(state, 1)).startswith("Ada wants to give up: do you too?")
    assert play_refused(state, "concede", 1).rule == "REG-G45"
    state, events = play(state, 0, "concede")
    assert state.conceding == () and events[0].calls == () and not state.agenda, "it can be taken back"
    voted, _ = play(state, 0, "concede")
    state, _ = play(voted, 1, "choose stay")
    assert (state.phase, state.conceding, state.agenda) == ("play", (0,), ()), "one against it, and it goes on"
    state, events = play(state, 1, "concede")
    assert state.phase == "play" and only(events, "answered").facts["kind"] == "give up", "the last vote is asked once more"
    state, _ = play(voted, 1, "choose end")
    assert (state.ending, state.why) == ("conceded", "conceded")
    with pytest.raises(IllegalMove) as refused:
        play(with_member(party(corridor(), "warden", "delver"), ADA, out=True, region=""), 0, "concede")
    assert refused.value.rule == "REG-G45"


@rule("REG-G120")
def test_an_end_that_was_voted_without_a_member_says_so() -> None:
    state, _ = play(with_member(party(corridor(), "warden", "delver"), BOB, rests=5), 0, "concede")
    state, events = play(state, 0, "choose end")
    assert "That was voted without Bob." in GAME.tell(GAME.view(state, None), events)


@rule("REG-G120", "REG-G45")
def test_a_member_who_lets_5_turns_in_a_row_go_by_has_no_vote_until_they_do_something() -> None:
    state = party(corridor(), "warden", "delver")
    for turns in range(5):
        assert (state.members[ADA].rests, ending.voters(state)) == (turns, (0, 1))
        state, _ = play(state, 0, "pass")
        state, _ = play(state, 1, "search", 1, 1)
        state, _ = play(state, 1, "pass")
    assert (state.members[ADA].rests, state.members[BOB].rests) == (5, 0)
    assert ending.voters(state) == (1,) and ending.concedes(state, 1)
    awake, _ = play(state, 0, "claim")
    assert ending.voters(awake) == (0, 1), "beginning a turn is doing something"
    everybody = with_member(state, BOB, rests=5)
    assert ending.voters(everybody) == (0, 1), "where all rest all have a word"


@rule("REG-G120", "REG-G45")
def test_whose_vote_alone_is_left_is_asked_once_more_though_it_was_given_before() -> None:
    state, _ = play(party(corridor(), "warden", "delver"), 0, "concede")
    state = replace(with_member(state, BOB, dead=True, region=""), agenda=())
    state, events = play(state, 0, "concede")
    assert only(events, "answered").facts["kind"] == "give up" if events else state.agenda
    stays, _ = play(state, 0, "choose stay")
    assert stays.phase == "play" and stays.conceding == ()
    ends, _ = play(state, 0, "choose end")
    assert ends.ending == "conceded"


@rule("REG-G45")
def test_a_member_who_is_alone_is_asked_once_more() -> None:
    state, events = play(party(corridor(), "warden", turn=ADA), 0, "concede")
    assert state.phase == "play" and only(events, "answered").facts["kind"] == "give up"
    assert play_refused(state, "concede").rule == "REG-G45"
    state, _ = play(state, 0, "choose stay")
    assert state.phase == "play" and not state.agenda
    state, _ = play(state, 0, "concede")
    state, _ = play(state, 0, "choose end")
    assert state.ending == "conceded"


@rule("REG-205")
@rule("REG-207")
def test_no_one_gets_into_what_has_closed() -> None:
    state = replace(party(corridor(regions=(region("passage"),)), "warden", turn=ADA), closed=("passage",))
    assert "move A" not in texts(state, 0)
    assert play_refused(state, "move passage").rule == "REG-207"


def test_dice_are_only_rolled_where_a_move_needs_them() -> None:
    assert working(fight()).dice.draws == []


@rule("REG-G06")
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("act heave gnats", "needle-gnats"),
        ("act heave on the needle", "needle-gnats"),
        ("act heave gn", "gn"),
        ("act heave nats", "nats"),
        ("act heave hounds", "bramble-hounds"),
    ],
)
def test_a_word_of_a_name_that_fits_no_other_is_enough(written: str, meant: str) -> None:
    placed = (Placed("one", "needle-gnats", "hall", single=True), Placed("two", "bramble-hounds", "hall", single=True))
    state = party(scenario(way("hall", "vault"), placed=placed), "warden", turn=ADA)
    assert str(reading.read(state, 0, written)) == f"act heave {meant}"
