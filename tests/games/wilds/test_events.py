"""Tests of the event table and of the night watch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import MASTER, PARTY, Then
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import clock, trials
from engine.games.wilds.rules.flow import is_a, open_questions, reply, run
from engine.games.wilds.rules.happening.happenings import watch_order
from engine.games.wilds.rules.steps import asks, tasks
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Habits, Item, Member, Wound
from engine.games.wilds.state.state import Deed, Forced, Position, Roles
from engine.games.wilds.state.state import Test as Thrown

from .build import decide, only, play
from .build import party as expedition
from .stage import PARTY_OF_FOUR, Stage, change_member, stage

RANGER, ROGUE, DRUID, FIGHTER = range(4)
MOVE = Deed("move", "11")


def carrying(*items: Item) -> tuple[Member, ...]:
    """Return the party, everybody with the same items."""
    return tuple(replace(member, items=items) for member in PARTY_OF_FOUR)


def event(*faces: int, number: int = 0, **fields: object) -> Stage:
    """Let an event happen in the middle of a Move, its d6 first among the dice; ``number`` 1 is a camp."""
    deed = replace(MOVE, verb="camp") if number else MOVE
    return stage(faces, **{"deed": deed, **fields}).go(Then("event", number=number))


@pytest.mark.rule("WLD-005", "WLD-034", "WLD-150", "WLD-066", "WLD-145", "WLD-283", "WLD-G21")
@pytest.mark.parametrize("timer", [4, 6, 8])
def test_an_expired_timer_brings_one_event_and_is_full_again(timer: int) -> None:
    there = stage((6,), timer=1, size=timer)
    clock.begin(there, Deed("search", careful=True))  # two ticks: the second is lost
    there.go()
    assert there.kinds().count("event") == 1
    assert there.state.timer == timer
    assert there.kinds().index("event") < there.kinds().index("reset")
    assert there.fact("reset", "timer") == timer
    assert there.done()


@pytest.mark.rule("WLD-145")
def test_a_timer_above_0_brings_nothing() -> None:
    there = stage(timer=2)
    clock.begin(there, Deed("search"))
    there.go()
    assert there.told("event") == []
    assert there.state.timer == 1


@pytest.mark.rule("WLD-161")
def test_row_6_is_scenery_only() -> None:
    there = event(6)
    before = stage(deed=MOVE).state
    assert there.fact("event", "number") == 6
    assert there.state == before


@pytest.mark.rule("WLD-151", "WLD-152", "WLD-286")
def test_row_1_brings_foes_of_the_encounter_table() -> None:
    there = event(1, 6, 3)  # foresters, 1d4+1 = 4, neutral
    assert there.fact("met", "name") == "foresters"
    assert there.fact("met", "count") == 4
    assert there.question.kind == "approach"
    assert there.done() is False
    assert there.source.left == ()


@pytest.mark.rule("WLD-155")
def test_row_4_shifts_the_ground() -> None:
    assert event(4, 1).state.next_bane


@pytest.mark.rule("WLD-159")
def test_row_5_shows_traces() -> None:
    assert event(5, 4).told("clue")


@pytest.mark.rule("WLD-205", "WLD-G88")
def test_an_event_that_was_called_leaves_the_timer_alone() -> None:
    there = stage((6,), timer=3).go(Then("event"))
    assert there.kinds() == ["event"]
    assert there.state.timer == 3


@pytest.mark.rule("WLD-G88")
def test_the_game_master_can_pick_the_event() -> None:
    assert event(forced=Forced(tables={"event": 6})).fact("event", "number") == 6


# Avoid danger.


@pytest.mark.rule("WLD-098", "WLD-G38")
def test_danger_can_be_avoided_before_anybody_comes() -> None:
    there = event(1, avoid=True)
    assert (there.question.kind, there.question.owner, there.question.default) == ("avoid", PARTY, "avoid")
    assert there.told("met") == []
    there.answer("avoid")
    assert there.state.here == Position("7")
    assert there.state.timer == 5  # set back to 6, then one tick
    assert there.state.stretch == 1
    assert not there.state.avoid
    assert there.done()


@pytest.mark.rule("WLD-098", "WLD-G38")
def test_who_faces_the_danger_meets_it() -> None:
    there = event(1, 3, avoid=True)
    there.answer("face")
    assert there.fact("met", "name") == "bear"
    assert there.state.here == Position("11")


@pytest.mark.rule("WLD-098", "WLD-G38", "WLD-286")
@pytest.mark.parametrize("faces", [(6,), (4, 1), (5, 4)])
def test_any_event_spends_it_though_only_a_threat_can_be_avoided(faces: tuple[int, ...]) -> None:
    there = event(*faces, avoid=True)
    assert there.state.here == Position("11")
    assert not there.state.avoid


@pytest.mark.rule("WLD-G38")
def test_without_a_place_before_there_is_nothing_to_choose() -> None:
    there = event(1, 3, avoid=True, before=None)
    assert there.question.kind == "approach"


@pytest.mark.rule("WLD-G38", "WLD-G60")
def test_in_a_camp_the_party_is_asked_before_the_watch() -> None:
    there = event(1, number=1, avoid=True)
    assert there.question.kind == "avoid"
    there.answer("avoid")
    assert there.told("watch") == []
    assert there.done()


# Wear and Tear.

TOOL = Item("tool", "tools", 6, 3, skill="nature")


def gear(*keys: str) -> tuple[Item, ...]:
    return tuple(content().goods[key].item() for key in keys)


@pytest.mark.rule("WLD-153", "WLD-G65")
def test_everybody_is_asked_together_and_answers_in_any_order() -> None:
    there = event(2, members=carrying(*gear("clothing", "footwear", "rations", "rope")))
    questions = open_questions(there.state)
    assert [question.owner for question in questions] == [0, 1, 2, 3]
    assert {question.options for question in questions} == {("footwear", "clothing", "rations", "rope")}
    reply(there, questions[2], "rations")
    run(there)
    assert [question.owner for question in open_questions(there.state)] == [0, 1, 3]
    before = gear("clothing", "footwear", "rations", "rope")
    assert [was.uses - item.uses for was, item in zip(before, there.member(DRUID).items, strict=True)] == [0, 0, 1, 0]


@pytest.mark.rule("WLD-153", "WLD-G65", "WLD-G86")
def test_the_safest_choice_wears_unless_a_member_ordered_to_be_asked() -> None:
    carried = gear("clothing", "footwear", "rations")  # d4, d6, and food
    members = tuple(replace(member, items=carried, habits=Habits()) for member in expedition().members)
    state = replace(expedition(), members=members, timer=1)
    # The Druid forages, 5 + 2 + 2 = 9 against 10; the event is a 2, and everybody's boots show 4: they hold out.
    after, events = decide(state, "forage best", 5, 2, 1, 2, 4, 4, 4, 4)
    assert after.agenda == () and {event.facts["item"] for event in events if event.kind == "worn"} == {"footwear"}
    asking, _ = play(state, ROGUE, "order wear:ask")
    asking, _ = decide(asking, "forage best", 5, 2, 1, 2, 4, 4, 4)
    assert GAME.turn(asking) == (ROGUE,)
    asking, events = play(asking, ROGUE, "choose rations")
    assert only(events, "worn").facts["item"] == "rations" and asking.agenda == ()


@pytest.mark.rule("WLD-153", "WLD-G10", "WLD-G65")
@pytest.mark.parametrize(("die", "uses", "what"), [(3, 2, "worn"), (4, 3, "kept"), (1, 2, "worn"), (6, 3, "kept")])
def test_gear_makes_a_durability_check(die: int, uses: int, what: str) -> None:
    there = event(2, die, members=change_member(ROGUE, items=gear("footwear")))
    assert there.member(ROGUE).items[0].uses == uses
    assert (there.fact("worn", "who"), there.fact("worn", "die"), there.fact("worn", "what")) == ("Rogue", die, what)
    assert there.done()


@pytest.mark.rule("WLD-G10")
def test_the_third_use_damages_and_one_more_breaks() -> None:
    there = event(2, 1, members=change_member(ROGUE, items=(replace(TOOL, uses=1),)))
    assert (there.member(ROGUE).items[0].uses, there.fact("worn", "what")) == (0, "damaged")
    broken = event(2, 1, members=change_member(ROGUE, items=(replace(TOOL, uses=0),)))
    assert (broken.member(ROGUE).items[0].broken, broken.fact("worn", "what")) == (True, "broken")


@pytest.mark.rule("WLD-153", "WLD-G65")
@pytest.mark.parametrize("key", ["rations", "torches", "herb"])
def test_anything_else_loses_a_use_outright(key: str) -> None:
    item = replace(content().goods[key].item(), uses=0, count=2) if key == "herb" else content().goods[key].item()
    there = event(2, members=change_member(ROGUE, items=(item,)))
    left = there.member(ROGUE).items[0]
    assert (left.uses, left.count) == ((0, 1) if key == "herb" else (item.uses - 1, 1))
    assert there.fact("worn", "die") == 0
    assert there.done()


@pytest.mark.rule("WLD-G65")
def test_who_has_nothing_that_wears_is_not_affected() -> None:
    broken = replace(TOOL, broken=True)
    there = event(2, members=change_member(ROGUE, items=(broken, *gear("charm"))))
    assert there.told("worn") == []
    assert there.done()


@pytest.mark.rule("WLD-G65", "WLD-G86")
def test_the_default_is_the_item_with_the_best_durability_die_then_most_uses() -> None:
    weak, strong = replace(TOOL, uses=1), replace(TOOL, uses=2)
    there = event(2, members=change_member(ROGUE, items=(*gear("rations", "clothing"), weak, strong)))
    assert there.question.default == "tool-4"
    assert there.plain == ("tool-4", "tool-3", "clothing", "rations")


@pytest.mark.rule("WLD-G65")
def test_an_item_that_was_handed_over_meanwhile_is_replaced_by_the_safest() -> None:
    there = event(2, 6, members=change_member(ROGUE, items=gear("footwear", "rations", "rope")))
    there.set_item(ROGUE, 1, None)
    there.answer("rations")
    assert there.fact("worn", "item") == "footwear"


# Provisions Dwindle.


@pytest.mark.rule("WLD-154", "WLD-G09")
def test_everybody_checks_their_supplies_fed_or_not() -> None:
    members, full = change_member(DRUID, carrying(*gear("rations")), fed=True), content().goods["rations"].uses
    there = event(3, 3, 4, 1, 4, members=members)
    assert [full - member.items[0].uses for member in there.state.members] == [1, 0, 1, 0]
    assert [tuple(event.facts["dice"]) for event in there.told("supplies")] == [(3,), (4,), (1,), (4,)]
    assert there.done()


@pytest.mark.rule("WLD-154", "WLD-G09")
def test_who_has_no_rations_gains_1_fatigue() -> None:
    there = event(3, 4, members=change_member(ROGUE, items=gear("rations")))
    assert [member.fatigue for member in there.state.members] == [1, 0, 1, 1]
    assert there.fact("tired", "who") == ("Ranger", "Druid", "Fighter")


@pytest.mark.rule("WLD-G05", "WLD-154", "WLD-153")
def test_no_bane_touches_a_single_die() -> None:
    members = tuple(replace(member, poisoned=True) for member in carrying(*gear("rations")))
    there = event(3, 4, 4, 4, 4, members=members, bane_now=True, stretch=4)  # one die each, and a 4 costs nothing
    assert all(member.items == gear("rations") for member in there.state.members)
    assert there.done()
    worn = event(2, 4, members=change_member(ROGUE, items=gear("footwear"), poisoned=True), bane_now=True, stretch=4)
    assert worn.fact("worn", "what") == "kept"
    assert worn.done()


@pytest.mark.rule("WLD-154", "WLD-203")
def test_pressure_doubles_camp_checks_only() -> None:
    there = event(3, 4, 4, 4, 4, members=carrying(*gear("rations")), region={"pressure": "extreme"})
    assert there.done()


# The night watch.


def sleep(there: Stage) -> None:
    """Begin a camp after its meal."""
    clock.begin(there, Deed("camp"))
    there.change(agenda=tuple(task for task in there.state.agenda if not any(is_a(task, kind) for kind in MEAL)))


MEAL = (tasks.Cold, tasks.CampForager, tasks.Supper)


@pytest.mark.rule("WLD-204", "WLD-205", "WLD-206", "WLD-G60", "WLD-G57")
def test_a_night_event_in_a_concealed_camp() -> None:
    """Scripted test 12: the watch notices, and wolves that are outnumbered leave."""
    there = stage((1, 2, 4, 1, 5, 1, 3), timer=1, sheltered="concealed", stretch=4)
    sleep(there)
    there.go()
    assert (there.fact("rolled", "who"), there.fact("rolled", "total")) == ("Rogue", 12)
    assert there.fact("watch", "noticed") is True
    assert (there.fact("met", "name"), there.fact("met", "count"), there.fact("met", "how")) == ("wolves", 3, "night")
    assert there.fact("met", "disposition") == "wary"
    assert there.fact("foes_leave", "why") == "outnumbered"
    assert (there.state.timer, there.state.day) == (6, 2)
    assert there.done()


@pytest.mark.rule("WLD-206", "WLD-G60", "WLD-G58")
def test_a_watch_that_fails_is_surprised() -> None:
    # Watch die 1: Ranger, Spirit 2 + 3 + 0 = 5. Bandits, 2, hostile. The strike: die 4, Fighter 8 + 6: nothing.
    there = event(1, 1, 2, 3, 2, 2, 1, 4, 8, 6, number=1)
    assert there.fact("watch", "noticed") is False
    assert there.fact("surprised", "name") == "bandits"
    assert there.plain == ("flee", "fight")


@pytest.mark.rule("WLD-206", "WLD-G60", "WLD-G58")
def test_a_watch_that_notices_is_not_surprised_even_by_an_ambush() -> None:
    there = event(1, 2, 4, 3, 4, 1, number=1, ambush=True)  # Rogue 4 + 3 + 3 = 10; one spider
    assert there.told("surprised") == []
    assert there.plain == ("talk", "slip", "flee", "fight")


@pytest.mark.rule("WLD-197", "WLD-G60")
def test_an_exposed_camp_has_a_bane_on_its_watch() -> None:
    there = event(1, 2, 4, 3, 6, 3, number=1, sheltered="exposed")
    assert there.fact("rolled", "total") == 4 + 3 + 3
    assert there.fact("rolled", "sixes") == (3, 6)


@pytest.mark.rule("WLD-G60", "WLD-204")
def test_only_those_on_their_feet_stand_watch() -> None:
    there = event(1, 2, 4, 3, 3, number=1, members=change_member(ROGUE, fatigue=6))
    assert there.fact("rolled", "who") == "Druid"


@pytest.mark.rule("WLD-206", "WLD-G60")
@pytest.mark.parametrize("faces", [(2,), (3,), (4, 1), (5, 4), (6,)])
def test_other_events_need_no_watch(faces: tuple[int, ...]) -> None:
    assert event(*faces, number=1).told("watch") == []


@pytest.mark.rule("WLD-205", "WLD-G60", "WLD-G87")
def test_only_a_game_master_calls_for_an_event_at_night() -> None:
    alone = stage(deed=Deed("camp"))
    alone.hook(asks.NightEvent(owner=MASTER, options=("quiet", "event"), default="quiet"))
    alone.go()
    assert alone.events == []
    with_one = stage((6,), rules={"referee": "gm"}, master=4, timer=4, roles=Roles(0, 1, forager=2))
    sleep(with_one)
    with_one.go()
    assert (with_one.question.kind, with_one.question.owner, with_one.question.default) == ("night event", MASTER, "quiet")
    with_one.answer("event")
    assert with_one.kinds() == ["ticked", "event", "dawn"]
    assert with_one.state.timer == 3


@pytest.mark.rule("WLD-092", "WLD-G58", "WLD-G08")
def test_ambushed_after_a_lookouts_blunder() -> None:
    """Scripted test 8, from the event on: two hostile bandits surprise the party, the Fighter is wounded."""
    there = stage((1, 2, 2, 2, 4, 2, 3, 1), timer=1, ambush=True)
    clock.begin(there, Deed("move", "11"))
    there.go()
    assert (there.fact("met", "name"), there.fact("met", "count"), there.fact("met", "disposition")) == (
        "bandits",
        2,
        "hostile",
    )
    assert there.fact("surprised", "name") == "bandits"
    assert (there.fact("rolled", "who"), there.fact("rolled", "total"), there.fact("rolled", "result")) == (
        "Fighter",
        5,
        "blunder",
    )
    assert there.member(FIGHTER).wounds == (Wound("strength"),)
    assert there.plain == ("flee", "fight")
    assert all(member.shaken for member in there.state.members)
    assert there.source.left == ()


def wandering(key: str) -> Stage:
    """Return a party in some state of wear, with dice of a key, and nothing under way."""
    draw = Dice(KeyedSource(key))
    members = tuple(
        replace(
            member,
            fatigue=draw.below(6),
            wounds=(Wound("mind"), Wound("spirit"))[: draw.below(3)],
            resolve=draw.below(2),
            items=gear("rations", "footwear", "tool", "herb"),
        )
        for member in PARTY_OF_FOUR
    )
    there = stage(
        at="11",
        members=members,
        rules={"deadly": draw.below(2) == 0, "resolve": 600 * draw.below(2), "referee": ("bot", "gm")[draw.below(2)]},
        master=4 if draw.below(2) else None,
        ambush=draw.below(2) == 0,
        avoid=draw.below(2) == 0,
        before=Position("7") if draw.below(4) else None,
        sheltered=("", "concealed", "exposed")[draw.below(3)],
        timer=1,
    )
    there.dice = draw
    return there


@pytest.mark.rule("WLD-150", "WLD-G08", "WLD-G56", "WLD-G59")
@pytest.mark.parametrize("first", range(0, 400, 40))
def test_whatever_is_rolled_and_chosen_every_event_ends(first: int) -> None:
    for key in range(first, first + 40):
        there = wandering(str(key))
        clock.begin(there, Deed("camp" if key % 3 == 0 else "search"))
        there.go()
        for _ in range(200):
            if there.state.phase == "over" or not there.state.agenda:
                break
            choose(there)
        assert there.state.phase == "over" or not there.state.agenda, key
        assert there.state.deed is None
        assert there.state.timer >= 5
        for member in there.state.members:
            assert 0 <= member.fatigue <= 6
            assert len(member.wounds) <= 3
            assert not member.shaken
        assert there.state.purse >= 0
        assert there.able() or there.state.phase == "over", key


def choose(there: Stage) -> None:
    """Answer what is asked, by chance: a scene, a second throw, or a question."""
    task = there.state.agenda[0]
    if isinstance(task, Thrown):
        trials.settle(there, task.asked[0], "again" if there.dice.below(2) else "keep")
        there.go()
    else:
        options = there.question.options
        there.answer(options[there.dice.below(len(options))])


@pytest.mark.rule("WLD-204", "WLD-G60")
def test_who_was_set_to_watch_is_drawn_and_no_other() -> None:
    # Of the Fighter and the Rogue, as they were named, the first: 6 + 6 = 12. Then row 5, a herbalist, comes.
    there = event(1, 1, 6, 6, 5, number=1, roles=Roles(0, 1, watch=(FIGHTER, ROGUE)))
    assert there.fact("watch", "who") == "Fighter"
    # One watch is that one's, whatever the die; of a member who was carried to bed nothing is asked.
    there = event(1, 1, 6, 6, 5, number=1, roles=Roles(0, 1, watch=(DRUID,)))
    assert there.fact("watch", "who") == "Druid"
    carried = change_member(DRUID, fatigue=6)
    there = event(1, 3, 6, 6, 5, number=1, roles=Roles(0, 1, watch=(DRUID,)), members=carried)
    assert there.fact("watch", "who") == "Fighter"
    assert watch_order(there.state) == (RANGER, ROGUE, FIGHTER)


@pytest.mark.rule("WLD-098", "WLD-205", "WLD-G21", "WLD-G38")
def test_a_retreat_from_an_event_that_was_called_for_never_leaves_the_timer_at_0() -> None:
    there = stage((1,), timer=2, avoid=True, rules={"referee": "gm"}, master=4)
    clock.begin(there, Deed("camp"))
    there.go()
    there.answer("event").answer("avoid")
    # Camp: 2 to 1; the retreat: 1 to 0, and this action has had its event.
    assert [(event.facts["before"], event.facts["after"]) for event in there.told("ticked")] == [(2, 1), (1, 0)]
    assert (there.state.timer, there.state.event_due, there.state.day) == (6, False, 2)
    assert there.fact("reset", "timer") == 6
    assert there.done()
