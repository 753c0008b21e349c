"""Who is Pathfinder, Lookout, Forager and Scout."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import flow, harm
from engine.games.wilds.rules.happening.happenings import watch_order
from engine.games.wilds.rules.members import roles
from engine.games.wilds.speech.words import held_roles
from engine.games.wilds.state.state import Roles, alone, shared
from engine.games.wilds.state.view import view_for
from tests.games.wilds.build import DRUID, FIGHTER, RANGER, ROGUE, hexes, only, party, play, working
from tests.games.wilds.stage import change_member

rule = pytest.mark.rule


@rule("WLD-204", "WLD-G60")
def test_the_party_says_who_watches_at_night() -> None:
    state = party()  # the Ranger leads
    state, events = play(state, ROGUE, "roles watch rogue")
    assert state.roles.watch == (ROGUE,) and only(events, "watches").facts["who"] == ("Rogue",)
    state, events = play(state, RANGER, "roles watch fighter")
    assert state.roles.watch == (ROGUE, FIGHTER)
    assert GAME.tell(view_for(state, 0), events) == "Rogue and Fighter watch at night."
    assert held_roles(state, FIGHTER) == ("on watch at night",)
    for seat, text, said in (
        (ROGUE, "roles watch druid", "only the leader sets another"),
        (ROGUE, "roles watch rogue", "Rogue watches already"),
        (DRUID, "roles watch nobody", "without one, all take turns"),
        (RANGER, "roles watch zed", "Nobody here is called zed"),
    ):
        with pytest.raises(IllegalMove, match=said):
            play(state, seat, text)
    released, _ = play(state, ROGUE, "roles watch nobody")
    assert released.roles.watch == (FIGHTER,)
    everybody, _ = play(state, RANGER, "roles watch nobody")
    assert everybody.roles.watch == () and watch_order(everybody) == (RANGER, ROGUE, DRUID, FIGHTER)
    tired = replace(state, members=change_member(DRUID, state.members, fatigue=6))
    with pytest.raises(IllegalMove, match="Druid cannot act"):
        play(tired, RANGER, "roles watch druid")


@rule("WLD-204")
def test_watches_stay_as_they_were_set_until_a_member_changes_them() -> None:
    state, _ = play(party(), ROGUE, "roles watch rogue")
    expedition = working(replace(state, roles=replace(state.roles, fixed=True)))
    roles.morning(expedition)
    assert expedition.state.roles.watch == (ROGUE,) and not expedition.state.roles.fixed


@rule("WLD-204", "WLD-G19")
def test_the_watch_may_be_set_when_pathfinder_and_lookout_are_fixed() -> None:
    state = party()
    state = replace(state, roles=replace(state.roles, fixed=True))
    offered = [str(move) for move in roles.moves(state, RANGER) if move.role == "watch"]
    assert offered == [f"roles watch {who}" for who in ("ranger", "rogue", "druid", "fighter")]
    assert [str(move) for move in roles.moves(state, DRUID) if move.role == "watch"] == ["roles watch druid"]


@rule("WLD-073")
@rule("WLD-076")
@rule("WLD-088")
@rule("WLD-100")
@rule("WLD-108")
def test_the_first_morning_gives_each_role_to_the_member_who_suits_it_and_leaves_the_scout_open() -> None:
    assert party().roles == Roles(RANGER, ROGUE, DRUID, -1)


@rule("WLD-G18")
def test_a_single_member_holds_both_mandatory_roles() -> None:
    state = party(hexes("ff"), "fighter")
    assert (state.roles.pathfinder, state.roles.lookout) == (0, 0)
    assert alone(state)


@rule("WLD-G18")
def test_members_beyond_four_share_the_optional_roles() -> None:
    five = party(None, "ranger", "rogue", "druid", "fighter", "scholar")
    six = party(None, "ranger", "rogue", "druid", "fighter", "scholar", "healer")
    assert [shared(party(), role) for role in ("forager", "scout")] == [False, False]
    assert [shared(five, role) for role in ("forager", "scout")] == [True, False]
    assert [shared(six, role) for role in ("forager", "scout")] == [True, True]


@rule("WLD-074")
@rule("WLD-G19")
def test_pathfinder_and_lookout_are_fixed_from_the_days_first_action_on() -> None:
    state = party()
    state, events = play(state, FIGHTER, "roles pathfinder fighter")
    assert only(events, "role").facts == {"who": "Fighter", "role": "pathfinder"}
    assert state.roles.pathfinder == FIGHTER
    fixed = replace(state, roles=replace(state.roles, fixed=True))
    with pytest.raises(IllegalMove, match="WLD-G19"):
        play(fixed, RANGER, "roles pathfinder ranger")
    after, _ = play(fixed, ROGUE, "roles scout rogue")
    assert after.roles.scout == ROGUE


@rule("WLD-G18")
def test_a_member_who_takes_the_other_mandatory_role_changes_places() -> None:
    state, _ = play(party(), ROGUE, "roles pathfinder rogue")
    assert (state.roles.pathfinder, state.roles.lookout) == (ROGUE, RANGER)


@rule("WLD-G84")
def test_only_the_leader_gives_a_role_to_another_member() -> None:
    with pytest.raises(IllegalMove, match="WLD-G84"):
        play(party(), ROGUE, "roles forager fighter")
    state, _ = play(party(), RANGER, "roles forager fighter")
    assert state.roles.forager == FIGHTER


@rule("WLD-076")
def test_a_mandatory_role_is_never_laid_down() -> None:
    with pytest.raises(IllegalMove, match="A member has to be Pathfinder"):
        play(party(), RANGER, "roles pathfinder nobody")
    state, _ = play(party(), DRUID, "roles forager nobody")
    assert state.roles.forager == -1


@rule("WLD-G12")
@rule("WLD-G18")
def test_the_role_of_a_collapsed_member_passes_on_and_the_leader_may_name_another() -> None:
    expedition = working(party(leader=FIGHTER))
    harm.tire(expedition, (RANGER, DRUID), 6, "test")
    state = expedition.state
    assert state.roles.pathfinder == FIGHTER
    assert state.roles.forager == -1  # neither of the two who are left has learned it
    (asked,) = [task for task in state.agenda if isinstance(task, Question)] or [None]
    # Rogue is Lookout, so that only the Fighter is left: no player has to be asked.
    assert asked is None
    expedition = working(party(leader=FIGHTER))
    harm.tire(expedition, (RANGER,), 6, "test")
    question = next(task for task in expedition.state.agenda if isinstance(task, Question))
    assert (question.kind, question.owner, question.options) == ("role", FIGHTER, ("druid", "fighter"))
    assert expedition.state.roles.pathfinder == DRUID


@rule("WLD-G85")
def test_in_the_morning_a_player_who_is_away_is_given_no_mandatory_role() -> None:
    state = party()
    members = tuple(replace(member, missed=2) if index == RANGER else member for index, member in enumerate(state.members))
    expedition = working(replace(state, members=members))
    roles.morning(expedition)
    assert expedition.state.roles.pathfinder == FIGHTER
    assert expedition.state.roles.lookout == ROGUE
    assert only(expedition.events, "passed_on").facts["before"] == "Ranger"


@rule("WLD-G19")
@rule("WLD-100")
def test_a_small_party_has_a_forager_too() -> None:
    assert party(None, "ranger").roles.forager == 0
    two = party(None, "rogue", "druid")
    assert two.roles.forager == 1


@rule("WLD-G12")
@rule("WLD-G59")
def test_after_a_defeat_a_member_forages_again() -> None:
    expedition = working(party(None, "ranger"))
    harm.tire(expedition, (0,), 6, "test")
    flow.run(expedition)
    assert expedition.state.members[0].able and expedition.state.roles.forager == 0


@rule("WLD-G18")
@rule("WLD-G85")
def test_with_one_player_left_a_silent_member_takes_the_second_role() -> None:
    two = party(None, "ranger", "rogue")
    expedition = working(replace(two, members=(two.members[0], replace(two.members[1], missed=2))))
    roles.morning(expedition)
    assert (expedition.state.roles.pathfinder, expedition.state.roles.lookout) == (0, 1)
    assert not alone(expedition.state)


@rule("WLD-G18")
@rule("WLD-G85")
def test_the_one_who_takes_part_leads_the_way_and_the_best_of_the_silent_keeps_watch() -> None:
    state = party()
    members = tuple(replace(member, missed=0 if index == DRUID else 2) for index, member in enumerate(state.members))
    expedition = working(replace(state, members=members, roles=Roles(RANGER, ROGUE, -1, -1)))
    roles.morning(expedition)
    assert (expedition.state.roles.pathfinder, expedition.state.roles.lookout) == (DRUID, ROGUE)


@rule("WLD-074")
@rule("WLD-G85")
@pytest.mark.parametrize(
    "held", [(RANGER, FIGHTER, DRUID, -1), (FIGHTER, ROGUE, DRUID, -1), (DRUID, FIGHTER, RANGER, ROGUE)]
)
def test_in_the_morning_everybody_keeps_yesterdays_role_even_if_another_is_better_at_it(held: tuple[int, ...]) -> None:
    # The Ranger would be the best Pathfinder, the Rogue the best Lookout.
    expedition = working(party(roles=Roles(*held, fixed=True)))
    roles.morning(expedition)
    assert expedition.state.roles == Roles(*held)
    assert not expedition.events


@rule("WLD-G19")
@rule("WLD-100")
def test_who_never_learned_it_forages_by_default_only_while_a_member_has_no_rations() -> None:
    assert party(None, "rogue", "fighter", "fighter").roles.forager == -1
    assert party(None, "ranger", "rogue", "fighter").roles.forager == 0, "the Pathfinder knows how, the Fighter does not"
    state = party(None, "rogue", "fighter", "fighter")
    empty = tuple(replace(member, items=()) for member in state.members)
    hungry = working(replace(state, members=(*state.members[:2], empty[2])))
    roles.morning(hungry)
    assert hungry.state.roles.forager >= 0
    assert only(hungry.events, "role").facts["role"] == "forager"
    fed = working(state)
    roles.morning(fed)
    assert fed.state.roles.forager == -1


@rule("WLD-G19")
def test_a_poor_forager_is_none_by_default() -> None:
    """The Ranger's d10, d6 and Nature 3 come to 14 in 21 of 60 throws, to 12 in 33 of 60."""
    assert [party(hexes("ff", difficulty=tn), "ranger").roles.forager for tn in (12, 14)] == [0, -1]
    expedition = working(party(hexes("ff", difficulty=12), "ranger"))
    roles.lay_down(expedition)
    assert expedition.state.roles.forager == 0
    expedition.change(region=replace(expedition.region, difficulty=14))
    roles.lay_down(expedition)
    assert expedition.state.roles.forager == -1 and only(expedition.events, "role").facts["who"] == ""
    expedition.set_member(0, items=())
    assert roles.feeds(expedition.state, 0), "but hunger makes anybody forage"
