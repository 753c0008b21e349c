"""Votes, leaders, the safe choice, and those who stay away (WLD-G84 to WLD-G86)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import MASTER, PARTY, Question
from engine.core.verbs import Enter, Trust
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import awaiting
from engine.games.wilds.rules.flow import open_questions
from engine.games.wilds.speech.words import order_words
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Block, Roles, State
from tests.games.wilds.build import DRUID, FIGHTER, RANGER, ROGUE, faces, hexes, kinds_of, only, party, play, ticks

rule = pytest.mark.rule

FLAT = hexes("fffff", "fffff")


def field(decide: str = "vote", master: bool = False) -> State:
    return party(FLAT, options=Options(wayside="off", resolve="off", decide=decide), master=master)  # type: ignore[arg-type]


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


@rule("WLD-G101")
def test_only_the_latest_vote_of_each_counts_until_it_is_settled() -> None:
    state = field()
    for seat, text in ((RANGER, "move N20"), (ROGUE, "move N20"), (DRUID, "trust"), (RANGER, "move N21")):
        state, _ = play(state, seat, text)
    assert {vote.seat: vote.text for vote in state.votes} == {ROGUE: "move N20", DRUID: "trust", RANGER: "move N21"}
    state, events = play(state, DRUID, "move N21")
    assert only(events, "proposed").facts == {"who": "Druid", "text": "move N21", "votes": 2, "needed": 3}
    state, events = play(state, FIGHTER, "move N21", 5, 3, 1, 1)
    facts = only(events, "decided").facts
    assert (facts["text"], facts["how"], facts["votes"], facts["others"]) == ("move N21", "majority", 3, ("Rogue",))
    assert state.votes == () and state.here.at == "6"


@rule("WLD-G84")
def test_when_all_have_spoken_a_tie_goes_to_the_leader() -> None:
    state = field()
    for seat, text in ((ROGUE, "move M21"), (DRUID, "move M21"), (RANGER, "move N20")):
        state, _ = play(state, seat, text)
    assert state.stretch == 1
    state, events = play(state, FIGHTER, "move N20", 5, 3, 1, 1)
    decided = only(events, "decided").facts
    assert (decided["text"], decided["how"], decided["votes"]) == ("move N20", "leader", 2)


@rule("WLD-G84")
def test_a_tie_that_the_leader_leaves_to_the_others_goes_to_the_first_proposal() -> None:
    state = field()
    for seat, text in ((ROGUE, "move N20"), (DRUID, "move M21"), (FIGHTER, "trust")):
        state, _ = play(state, seat, text)
    state, events = play(state, RANGER, "trust", 5, 3, 1, 1)
    decided = only(events, "decided").facts
    assert (decided["text"], decided["how"], decided["votes"]) == ("move N20", "first", 1)


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
def test_without_a_proposal_the_party_is_waited_for() -> None:
    state = field()
    assert [GAME.default(state, seat) for seat in range(4)] == [None] * 4
    for seat in (ROGUE, DRUID, FIGHTER):
        state, _ = play(state, seat, "trust")
    with pytest.raises(IllegalMove, match="no one has yet"):
        play(state, RANGER, "trust")


@rule("WLD-G84")
@rule("WLD-G85")
def test_after_two_missed_picks_a_player_is_not_waited_for_until_they_act() -> None:
    state = field()
    members = tuple(replace(member, missed=1) if index == ROGUE else member for index, member in enumerate(state.members))
    state = replace(state, members=members)
    state, _ = play(state, RANGER, "move N20")
    state, _ = play(state, ROGUE, "trust")
    assert not state.members[ROGUE].active
    assert awaiting.active(state) == (RANGER, DRUID, FIGHTER)
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
def test_the_decision_is_handed_on_from_one_to_the_next_but_the_last_one_has_none_to_hand_it_to() -> None:
    state = field("leader")
    for seat in (RANGER, ROGUE, DRUID):
        assert GAME.turn(state) == (seat,) and Trust() in list(GAME.legal(state, seat))
        state, _ = play(state, seat, "trust")
    assert GAME.turn(state) == (FIGHTER,)
    assert Trust() not in list(GAME.legal(state, FIGHTER)) and GAME.default(state, FIGHTER) is None
    with pytest.raises(IllegalMove):
        play(state, FIGHTER, "trust")


@rule("WLD-G84")
def test_any_player_decides_where_the_host_says_so_but_none_ends_it_alone() -> None:
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
@rule("WLD-G94")
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
    state = party(FLAT, "ranger", options=Options(wayside="off", resolve="1 hour"))
    state, _ = play(state, RANGER, "move N20", 5, 3, 3, 1, 1, 1)
    assert GAME.patience(state) == 3600


@rule("WLD-G06")
def test_a_second_throw_costs_resolve_and_counts() -> None:
    state = party(FLAT, options=Options(wayside="off", resolve="10 minutes"))
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
def test_a_newcomer_joins_in_the_morning_and_never_a_full_party() -> None:
    state, events = GAME.apply(field(), 4, Enter("Zoe"), faces())
    assert kinds_of(events) == ["entered"]
    assert state.names[-1] == "Zoe"
    assert GAME.turn(state) == (0, 1, 2, 3), "nobody waits for who has no character yet"
    assert GAME.default(state, 4) is None
    assert awaiting.threshold(state) == 3
    state, _ = play(state, 4, "choose ranger")
    assert 4 in GAME.turn(state)
    assert state.members[4].ready
    assert state.purse == 50
    assert state.gains.get("coins", 0) == 0, "what a newcomer brings was not found"
    with pytest.raises(IllegalMove, match="WLD-G85"):
        GAME.apply(replace(state, stretch=2), 5, Enter("Max"), faces())
    full, _ = GAME.apply(state, 5, Enter("Max"), faces())
    with pytest.raises(IllegalMove, match="WLD-G18"):
        GAME.apply(full, 6, Enter("Kim"), faces())


@rule("WLD-129")
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


@rule("WLD-G83")
@rule("WLD-G84")
def test_one_voice_alone_does_not_end_it_unasked() -> None:
    state, events = play(party(FLAT, "ranger"), RANGER, "depart")
    assert state.phase == "trek" and "ended" not in kinds_of(events)
    (asked,) = open_questions(state)
    assert (asked.called(), asked.options, asked.default) == ("depart", ("leave", "stay"), "stay")
    stayed, _ = play(state, RANGER, "choose stay")
    assert (stayed.phase, stayed.stretch, stayed.timer) == ("trek", 1, 6)
    left, _ = play(state, RANGER, "choose leave")
    assert left.ending == "voted"
    led, _ = play(field("leader"), RANGER, "depart")
    assert led.phase == "trek" and GAME.turn(led) == (RANGER,)
    anyone, _ = play(
        party(FLAT, "ranger", "rogue", options=Options(wayside="off", resolve="off", decide="anyone")), RANGER, "depart"
    )
    assert anyone.phase == "trek"


@rule("WLD-G83")
def test_no_player_ends_it_alone_by_saying_yes_first() -> None:
    state = replace(field("anyone"), agenda=(Question("depart", PARTY, ("leave", "stay"), "stay"),))
    state, _ = play(state, FIGHTER, "choose leave")
    assert state.phase == "trek"


@rule("WLD-G84")
def test_a_single_answer_is_given_without_asking() -> None:
    state = party(FLAT, "ranger", "rogue", blocks=(Block("1", "2", 9),))
    members = (state.members[0], replace(state.members[1], fatigue=6))
    state = replace(state, members=members, roles=replace(state.roles, lookout=0))
    # Only the Ranger is on their feet: 1 + 1 + 2 misses 10, and the way stays blocked. No player was asked who tries.
    state, _ = play(state, RANGER, "move N20")
    state, events = play(state, ROGUE, "move N20", 1, 1)
    assert only(events, "bypass").facts["cleared"] is False
    assert state.stretch == 2
    trading = replace(field(), agenda=(Question("trade", PARTY, ("done",), "done", "pedlar"),))
    state, _ = play(trading, RANGER, "note Good boots here.")
    assert open_questions(state), "a market stays open until the party has done with it"


@rule("WLD-133")
@pytest.mark.parametrize("words", ["**bold**", "see https://example.org", "@everyone", "a `tick`", "[x](y)"])
def test_what_a_note_says_calls_and_formats_nothing(words: str) -> None:
    state, _ = play(field(), DRUID, f"note {words}")
    (note,) = state.notes
    assert not set(note.text) & set("*`@") and "://" not in note.text and "](" not in note.text


# A game master who answers for the world.


def ruled(**fields: object) -> State:
    return party(FLAT, options=Options(wayside="off", resolve="off", referee="gm", decide="leader"), master=True, **fields)


@rule("WLD-G22")
@rule("WLD-G87")
def test_the_game_master_says_before_the_dice_whether_it_takes_longer() -> None:
    state, events = play(ruled(), RANGER, "move N20")
    assert GAME.turn(state) == (4,) and "rolled" not in kinds_of(events)
    assert GAME.default(state, 4) == Trust()
    slow, events = play(state, 4, "choose 2", 5, 3, 1, 1)
    assert ticks(events) == [(6, 5), (5, 3)] and slow.here.at == "2"
    usual, events = play(state, 4, "trust", 5, 3, 1, 1)
    assert ticks(events) == [(6, 5)] and usual.here.at == "2"


@rule("WLD-G87")
def test_what_leads_nowhere_is_not_asked_about() -> None:
    state, events = play(ruled(), RANGER, "move L20")
    assert only(events, "edge").facts["at"] == "L20"
    assert GAME.turn(state) == (RANGER,)


@rule("WLD-G87")
@rule("WLD-049")
def test_an_answer_of_the_game_master_that_tells_nothing_is_not_told() -> None:
    state = replace(ruled(), agenda=(Question("night event", MASTER, ("quiet", "event"), "quiet"),))
    _, events = play(state, 4, "choose quiet")
    assert [event.seats for event in events] == [(4,)]


@rule("WLD-G87")
@rule("WLD-281")
def test_a_scene_is_handed_back_by_resume_and_for_a_game_master_who_is_away() -> None:
    state = party(FLAT, options=Options(wayside="off", resolve="off", referee="mixed"), master=True)
    state, _ = play(state, 4, "gm meet Riders | people | 1 | hostile")
    assert GAME.turn(state) == (4,) and GAME.default(state, 4) == Trust()
    away, _ = play(state, 4, "trust")
    assert open_questions(away)[0].called() == "approach"
    back, events = play(state, 4, "gm resume -")
    assert only(events, "ruling").facts["text"] == "The encounter goes on by the rules."
    assert open_questions(back)[0].called() == "approach"
    won, _ = play(state, 4, "choose won")
    assert not won.agenda


@rule("WLD-G87")
@rule("WLD-281")
def test_a_pause_lasts_while_the_game_master_is_silent_and_ends_where_they_are_gone() -> None:
    state, _ = play(field(master=True), 4, "gm pause A quarrel")
    assert GAME.default(state, 4) is None
    gone = GAME.without(state, 4)
    assert gone is not None
    state, _ = play(state, 4, str(gone))
    assert not state.paused and GAME.turn(state) == (0, 1, 2, 3)


@rule("WLD-G84")
@rule("WLD-G85")
def test_where_the_game_master_is_away_the_party_votes() -> None:
    state = field("gm", master=True)
    assert GAME.default(state, 4) == Trust()
    state, _ = play(state, 4, "trust")
    assert GAME.turn(state) == (0, 1, 2, 3) and awaiting.threshold(state) == 3
    alone, _ = play(state, FIGHTER, "depart")
    assert alone.phase == "trek"
    # Back again, the game master decides as before.
    back, _ = play(alone, 4, "move N20", 5, 3, 1, 1)
    assert back.here.at == "2"


@rule("WLD-G84")
@rule("WLD-G85")
@rule("WLD-G94")
def test_where_the_leader_is_away_the_next_member_decides() -> None:
    state = field("leader")
    assert GAME.default(state, RANGER) == Trust()
    state, _ = play(state, RANGER, "trust")
    assert GAME.turn(state) == (ROGUE,)
    after, _ = play(state, ROGUE, "move N20", 5, 3, 1, 1)
    assert after.here.at == "2"
    for seat in (ROGUE, DRUID):
        state, _ = play(state, seat, "trust")
    assert GAME.turn(state) == (FIGHTER,) and GAME.default(state, FIGHTER) is None


@rule("WLD-G84")
@rule("WLD-G94")
def test_on_a_tie_the_leaders_proposal_wins_whatever_it_is() -> None:
    state = party(hexes("fff", "fff", start="4"), "ranger", "rogue", "druid", "fighter", "scholar", roles=Roles(0, 1))
    votes = ("search best plain", "move N20", "move N20", "camp best")
    for seat, text in enumerate(votes):
        state, _ = play(state, seat, text)
    # Two for the Move, two for the camp, and the leader alone for a search: 1 + 1 + 3 + the helper's boon.
    state, events = play(state, 4, "camp best", 4, 1, 1)
    decided = only(events, "decided").facts
    assert (decided["text"], decided["how"], decided["votes"]) == ("search best plain", "leader", 1)
    assert list(decided["wanted"]) == ["move N20", "move N20", "camp best", "camp best"]


@rule("WLD-G06")
@rule("WLD-G84")
def test_to_let_the_time_for_a_second_throw_pass_is_no_missed_pick() -> None:
    state = party(FLAT, options=Options(wayside="off", resolve="10 minutes"))
    for seat in (RANGER, ROGUE):
        state, _ = play(state, seat, "move N20")
    state, _ = play(state, DRUID, "move N20", 1, 1, 1, 1)
    assert GAME.turn(state) == (RANGER, ROGUE)
    state, _ = GAME.apply(state, RANGER, Trust(), faces())
    assert state.members[RANGER].missed == 0
    assert GAME.turn(state) == (ROGUE,)


@rule("WLD-G20")
def test_a_standing_order_about_foraging_beside_a_scout() -> None:
    state, events = play(party(), DRUID, "order forage:beside")
    assert state.members[DRUID].habits.forage == "beside"
    assert only(events, "order").facts["order"] == "forage:beside"
    with pytest.raises(IllegalMove, match="already"):
        play(state, DRUID, "order forage:beside")
    assert order_words("forage:beside") == "as Forager: foraging while somebody scouts"


@rule("WLD-G84")
@rule("WLD-G86")
def test_when_all_have_left_it_to_the_others_the_next_question_begins_without_votes() -> None:
    first, second = (Question("offerings", PARTY, ("take", "leave"), "leave", site) for site in ("a", "b"))
    sites = [Site(site, "1", site, "secret") for site in ("a", "b")]
    state = replace(party(hexes("ff", sites=sites)), agenda=(first, second))
    for seat in (RANGER, ROGUE, DRUID):
        state, _ = play(state, seat, "trust")
    state, events = play(state, FIGHTER, "trust")
    assert only(events, "offerings").facts["taken"] is False
    assert state.agenda == (second,)
    assert state.votes == ()
    assert GAME.turn(state) == (RANGER, ROGUE, DRUID, FIGHTER)


def test_a_day_is_a_turn_for_a_lone_traveller_and_a_party_has_none() -> None:
    state = party(hexes("ff"), "ranger")
    assert GAME.turn_number(state) == GAME.turn_number(replace(state, stretch=4)) == 1
    assert GAME.turn_number(replace(state, day=2, stretch=1)) == 2
    assert GAME.turn_number(party(hexes("ff"), "ranger", "rogue")) == -1
