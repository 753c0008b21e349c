"""Votes, leaders, the safe choice, and those who stay away (WLD-G84 to WLD-G86)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.wilds import deciding
from engine.games.wilds.game import GAME
from engine.games.wilds.moves import Enter, Trust
from engine.games.wilds.options import Options
from engine.games.wilds.state import State
from tests.games.wilds.build import DRUID, FIGHTER, RANGER, ROGUE, faces, hexes, kinds_of, only, party, play

rule = pytest.mark.rule

FLAT = hexes("fffff", "fffff")


def field(decide: str = "vote", master: bool = False) -> State:
    return party(FLAT, options=Options(resolve="off", decide=decide), master=master)  # type: ignore[arg-type]


@rule("WLD-121")
@rule("WLD-G84")
def test_more_than_half_of_the_party_decide_at_once() -> None:
    state, events = play(field(), RANGER, "move N20")
    assert only(events, "proposed").facts == {"who": "Ranger", "text": "move N20", "votes": 1, "needed": 3}
    assert GAME.turn(state) == (ROGUE, DRUID, FIGHTER)
    state, _ = play(state, ROGUE, "move N20")
    state, events = play(state, DRUID, "move N20", 5, 3, 1, 1)
    assert only(events, "decided").facts == {"text": "move N20", "how": "majority"}
    assert state.here.at == "2"


@rule("WLD-G84")
def test_when_all_have_spoken_a_tie_goes_to_the_leader() -> None:
    state = field()
    for seat, text in ((ROGUE, "move M21"), (DRUID, "move M21"), (RANGER, "move N20")):
        state, _ = play(state, seat, text)
    assert state.stretch == 1
    state, events = play(state, FIGHTER, "move N20", 5, 3, 1, 1)
    assert only(events, "decided").facts == {"text": "move N20", "how": "leader"}


@rule("WLD-G84")
def test_who_leaves_it_to_the_others_does_not_hold_them_up() -> None:
    state = field()
    state, _ = play(state, ROGUE, "move N20")
    state, _ = play(state, DRUID, "trust")
    state, _ = play(state, FIGHTER, "trust")
    assert GAME.default(state, RANGER) == Trust()
    state, events = play(state, RANGER, "trust", 5, 3, 1, 1)
    assert only(events, "decided").facts == {"text": "move N20", "how": "most"}


@rule("WLD-G84")
def test_while_nobody_proposes_anything_the_party_is_waited_for() -> None:
    state = field()
    assert [GAME.default(state, seat) for seat in range(4)] == [None] * 4
    for seat in (ROGUE, DRUID, FIGHTER):
        state, _ = play(state, seat, "trust")
    with pytest.raises(IllegalMove, match="nobody has yet"):
        play(state, RANGER, "trust")


@rule("WLD-G84")
@rule("WLD-G85")
def test_after_two_missed_picks_nobody_waits_for_a_player_until_they_act() -> None:
    state = field()
    members = tuple(replace(member, missed=1) if index == ROGUE else member for index, member in enumerate(state.members))
    state = replace(state, members=members)
    state, _ = play(state, RANGER, "move N20")
    state, _ = play(state, ROGUE, "trust")
    assert not state.members[ROGUE].active
    assert deciding.active(state) == (RANGER, DRUID, FIGHTER)
    state, _ = play(state, DRUID, "move N20", 6, 4, 4, 3)
    assert GAME.turn(state) == (RANGER,)
    # The Lookout's bonus was picked by the safe choice, and the Pathfinder's is still theirs.
    state, _ = play(state, RANGER, "choose keen")
    assert state.avoid, "the default of a Lookout is to avoid danger"
    state, _ = play(state, ROGUE, "note Back again.")
    assert state.members[ROGUE].active


@rule("WLD-G84")
def test_the_leader_decides_alone_where_the_host_says_so() -> None:
    state, events = play(field("leader"), ROGUE, "move M21")
    assert kinds_of(events) == ["proposed"]
    assert GAME.turn(state) == (RANGER,)
    state, events = play(state, RANGER, "move N20", 5, 3, 1, 1)
    assert only(events, "decided").facts["how"] == "leader"
    assert state.here.at == "2"


@rule("WLD-G84")
def test_a_leader_who_leaves_it_to_the_others_does_what_most_proposed() -> None:
    state, _ = play(field("leader"), ROGUE, "move N20")
    state, _ = play(state, RANGER, "trust", 5, 3, 1, 1)
    assert state.here.at == "2"


@rule("WLD-G84")
def test_anybody_decides_where_the_host_says_so_but_nobody_ends_it_alone() -> None:
    state, _ = play(field("anyone"), FIGHTER, "depart")
    assert state.phase == "trek"
    state, _ = play(state, ROGUE, "move N20", 5, 3, 1, 1)
    assert state.here.at == "2"


@rule("WLD-G84")
@rule("WLD-G87")
def test_the_game_master_decides_where_the_host_says_so() -> None:
    state = field("gm", master=True)
    assert GAME.turn(state) == (4,)
    state, _ = play(state, ROGUE, "move M21")
    assert state.stretch == 1
    state, _ = play(state, 4, "move N20", 5, 3, 1, 1)
    assert state.here.at == "2"


@rule("WLD-G84")
def test_the_party_votes_for_its_leader() -> None:
    state = field()
    state, _ = play(state, RANGER, "lead druid")
    state, _ = play(state, ROGUE, "lead druid")
    assert state.leader == RANGER
    state, events = play(state, FIGHTER, "lead druid")
    assert only(events, "leads").facts["settled"] is True
    assert state.leader == DRUID


@rule("WLD-G86")
@rule("WLD-G06")
def test_how_long_a_pick_waits() -> None:
    state = field()
    assert GAME.patience(state) == 0
    for seat in (RANGER, ROGUE):
        state, _ = play(state, seat, "move N20")
    state, _ = play(state, DRUID, "move N20", 6, 4, 1, 1)
    assert GAME.turn(state) == (RANGER,)
    assert GAME.patience(state) == 2 * 3600
    state = party(FLAT, "ranger", options=Options(resolve="1 hour"))
    state, _ = play(state, RANGER, "move N20", 5, 3, 3, 1, 1, 1)
    assert GAME.patience(state) == 3600


@rule("WLD-G06")
def test_a_second_throw_costs_resolve_and_counts() -> None:
    state = party(FLAT, options=Options(resolve="10 minutes"))
    for seat in (RANGER, ROGUE):
        state, _ = play(state, seat, "move N20")
    state, _ = play(state, DRUID, "move N20", 1, 1, 1, 1)
    assert GAME.turn(state) == (RANGER, ROGUE)
    state, _ = play(state, ROGUE, "choose keep")
    state, _ = play(state, RANGER, "choose again", 5, 3)
    assert state.here.at == "2"
    assert [member.resolve for member in state.members] == [0, 1, 1, 1]


@rule("WLD-G85")
@rule("WLD-G18")
def test_somebody_new_joins_in_the_morning_and_never_a_full_party() -> None:
    state, events = GAME.apply(field(), 4, Enter("Zoe"), faces())
    assert kinds_of(events) == ["entered"]
    assert state.names[-1] == "Zoe"
    assert 4 in GAME.turn(state)
    state, _ = play(state, 4, "choose ranger")
    assert state.members[4].ready
    assert state.purse == 50
    with pytest.raises(IllegalMove, match="WLD-G85"):
        GAME.apply(replace(state, stretch=2), 5, Enter("Max"), faces())
    full, _ = GAME.apply(state, 5, Enter("Max"), faces())
    with pytest.raises(IllegalMove, match="WLD-G18"):
        GAME.apply(full, 6, Enter("Kim"), faces())


@rule("WLD-129")
@rule("WLD-130")
@rule("WLD-131")
@rule("WLD-133")
def test_a_note_costs_nothing_and_says_who_wrote_it() -> None:
    state = field()
    after, _ = play(state, DRUID, "note Mushrooms by the stump.")
    assert (after.timer, after.stretch) == (state.timer, state.stretch)
    (note,) = after.notes
    assert (note.by, note.at, note.text) == ("Druid", "1", "Mushrooms by the stump.")
    with pytest.raises(IllegalMove, match="WLD-133"):
        play(state, DRUID, "note " + "x" * 201)


@rule("WLD-G02")
def test_a_standing_order_prefers_a_pair_of_dice() -> None:
    state, _ = play(field(), RANGER, "order pathfinder:mind+survival")
    for seat in (RANGER, ROGUE):
        state, _ = play(state, seat, "move N20")
    _, events = play(state, DRUID, "move N20", 5, 3, 1, 1)
    roll = next(event.facts for event in events if event.kind == "rolled")
    assert (roll["attribute"], roll["skill"]) == ("mind", "survival")
