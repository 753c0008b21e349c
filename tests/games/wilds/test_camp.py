"""Camp: shelter, food, the night's rest; by numbers worked out by hand.

The Ranger rolls for shelter, Spirit d10 + Survival 2, and the Rogue helps (+1 boon).
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.flow import Then
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import camp, flow
from engine.games.wilds.rules.finding import loot
from engine.games.wilds.rules.happening import happenings
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Habits, Item, Member, Wound
from engine.games.wilds.state.moves import Camp, Rest
from engine.games.wilds.state.region import Gift, Site, Threat
from engine.games.wilds.state.state import Roles, Timer

from .build import asking_to_camp, decide, kinds_of
from .build import party as expedition
from .stage import PARTY_OF_FOUR, Stage, change_member, stage

assert happenings

RATIONS = content().goods["rations"].item()
LOGGING = Site("logging", "11", "Logging camp", "shelter", when="camp", gives=(Gift("rope"), Gift("axe"), Gift("herb", 2)))
VILLAGE = Site("village", "11", "Village", "settlement", disposition="friendly")


def party(fed: bool = True, **fields: Any) -> tuple[Member, ...]:
    """Everybody has eaten already, so that no Supply Check is rolled; ``fields`` are the Ranger's."""
    members = [replace(member, fed=fed) for member in PARTY_OF_FOUR]
    members[0] = replace(members[0], **fields)
    return tuple(members)


def make(*faces: int, move: Camp | None = None, sites: tuple[Site, ...] = (), **fields: Any) -> Stage:
    fields.setdefault("members", party())
    here = stage(faces, region={"sites": sites, **fields.pop("region", {})}, **fields)
    for site in sites:
        here.set_found(site.id, how="seen")
    camp.begin(here, move or Camp())
    flow.run(here)
    return here


def fatigue(here: Stage) -> list[int]:
    return [member.fatigue for member in here.state.members]


@pytest.mark.rule("WLD-125", "WLD-195", "WLD-196", "WLD-199", "WLD-G29", "WLD-G12")
def test_a_weak_shelter_is_an_adequate_rest_and_removes_no_fatigue():
    here = make(6, 2, members=party(fatigue=2, resolve=0, poisoned=True))  # poison and helper cancel out: 6 + 2 + 2
    assert here.fact("camp", "shelter") == "weak" and fatigue(here) == [2, 0, 0, 0]
    assert here.member(0).resolve == 1 and not here.member(0).poisoned
    assert (here.state.day, here.state.stretch, here.state.timer) == (2, 1, 5) and here.done()


@pytest.mark.rule("WLD-197", "WLD-G68", "WLD-G14")
def test_a_blunder_exposes_everybody():
    here = make(1, 2, members=party(resolve=0, poisoned=True))  # 5
    assert fatigue(here) == [1, 1, 1, 1]
    assert here.member(0).resolve == 0 and here.member(0).poisoned and here.done()


@pytest.mark.rule("WLD-198", "WLD-202", "WLD-203", "WLD-G11", "WLD-G09", "WLD-G08")
def test_a_hard_camp_of_a_failed_shelter_in_a_hard_land():
    # Shelter 4 + 2 + 2 = 8: failure. Saves, Strength + Fortitude: 5 + 6, 5 + 4, 6 + 4, 2 + 4. Supply: d4 1 and 3; 4s.
    members = tuple(replace(member, items=(RATIONS,) if place < 3 else ()) for place, member in enumerate(PARTY_OF_FOUR))
    faces = (4, 2, 1, 5, 6, 5, 4, 6, 4, 2, 4, 1, 3, 4, 4, 4, 4)
    here = make(*faces, members=members, region={"pressure": "extreme"})
    assert [event.facts["total"] for event in here.told("rolled")] == [8, 11, 9, 10, 6]
    assert fatigue(here) == [0, 1, 0, 2]
    assert [member.items[0].uses for member in here.state.members[:2]] == [RATIONS.uses - 2, RATIONS.uses]
    assert [member.deprived for member in here.state.members] == [False, False, False, True]
    assert here.fact("hungry", "who") == "Fighter" and here.done()


@pytest.mark.rule("WLD-200", "WLD-G68", "WLD-G86")
def test_good_shelter_takes_fatigue_off_or_hides_the_camp():
    here = make(8, 2, 1, members=party(fatigue=2))  # 12
    assert here.question.owner == -1 and here.question.default == "fatigue"
    here.answer("fatigue")
    assert fatigue(here) == [1, 0, 0, 0] and not here.told("hidden_camp") and here.done()
    here = make(8, 2, 1, members=party(fatigue=2)).answer("concealed")
    assert fatigue(here) == [2, 0, 0, 0] and here.told("hidden_camp") and here.done()
    rested = make(8, 2, 1)
    assert rested.told("hidden_camp") and rested.done(), "nobody is tired, so nobody is asked"


@pytest.mark.rule("WLD-G27", "WLD-G68")
def test_a_late_camp_takes_no_fatigue_off():
    good = make(8, 2, members=party(fatigue=2), stretch=5)  # night and helper cancel out: 12, strong
    assert fatigue(good) == [2, 0, 0, 0] and good.told("hidden_camp") and good.done(), "so nobody is asked"
    excellent = make(10, 2, members=party(fatigue=2), stretch=5)  # 14
    assert excellent.fact("camp", "shelter") == "critical" and fatigue(excellent) == [2, 0, 0, 0]


@pytest.mark.rule("WLD-201")
def test_excellent_shelter_does_both():
    here = make(10, 2, 1, members=party(fatigue=2))  # 14
    assert fatigue(here) == [1, 0, 0, 0] and here.told("hidden_camp") and here.done()


@pytest.mark.rule("WLD-G11", "WLD-G68")
def test_a_member_who_did_not_eat_has_no_good_of_the_shelter():
    here = make(10, 2, 1, members=party(fed=False, fatigue=2, resolve=0, poisoned=True))
    assert fatigue(here) == [3, 1, 1, 1]  # no member carries anything
    assert here.member(0).resolve == 0 and here.member(0).poisoned


@pytest.mark.rule("WLD-044", "WLD-G66", "WLD-G67", "WLD-199")
def test_a_shelter_on_the_map_spares_the_roll_and_hands_out_its_goods_once():
    here = make(sites=(LOGGING,))
    assert here.fact("camp", "shelter") == "weak" and here.fact("camp", "by") == ""
    assert not here.told("rolled")
    assert [(item.key, item.count) for item in here.member(0).items] == [("rope", 1), ("axe", 1), ("herb", 2)]
    camp.begin(here, Camp())
    assert len(here.told("gained")) == 3


@pytest.mark.rule("WLD-G66")
def test_the_party_may_roll_all_the_same():
    here = make(6, 2, 1, sites=(LOGGING,), move=Camp("ranger"))
    assert here.fact("camp", "by") == "Ranger" and here.done()


@pytest.mark.rule("WLD-G66")
@pytest.mark.parametrize(
    ("site", "level"),
    [
        (LOGGING, "weak"),
        (replace(LOGGING, shelter="strong"), "strong"),
        (replace(LOGGING, category="landmark"), ""),
        (replace(LOGGING, category="landmark", shelter="critical"), "critical"),
        (replace(LOGGING, occupied=True, disposition="hostile"), ""),
        (replace(LOGGING, occupied=True, disposition="friendly"), "weak"),
        (VILLAGE, "critical"),
        (replace(VILLAGE, disposition="hostile"), ""),
    ],
)
def test_what_a_place_offers(site, level):
    here = stage(region={"sites": (site,)})
    assert camp.shelter_here(here.state) == ""
    here.set_found(site.id, how="seen")
    assert camp.shelter_here(here.state) == level
    here.set_found(site.id, snag="access")
    assert camp.shelter_here(here.state) in ("", "critical" if site.category == "settlement" and level else "")


@pytest.mark.rule("WLD-047", "WLD-G66", "WLD-G13", "WLD-G99")
def test_a_settlement_shelters_and_feeds_everybody_for_a_coin_each():
    out = {"out": True, "wounds": (Wound("mind"), Wound("agility"), Wound(""))}
    # The Ranger is on their feet again, and best at treating the two open Wounds: 5 + 3 + 3 = 11, and 1 + 2 + 3 = 6.
    here = make(5, 3, 1, 2, sites=(VILLAGE,), members=party(fed=False, fatigue=2, **out))
    assert here.state.purse == 37 and not here.told("supplies") and not here.told("hungry")
    assert fatigue(here)[0] == 1 and not here.member(0).out
    assert here.member(0).wounds == (Wound("mind", True), Wound("agility")) and here.done()


@pytest.mark.rule("WLD-G107", "WLD-G66")
def test_in_a_settlement_the_coins_feed_first_and_what_was_foraged_the_others():
    # Forager 5 + 1 + 2 = 8 against 10 brings nothing more; 2 coins, food for 1, and a Supply Check of 4.
    members = tuple(replace(member, items=(RATIONS,)) for member in PARTY_OF_FOUR)
    roles = Roles(0, 1, forager=2)
    members = change_member(2, members, habits=Habits(gather="ask"))
    here = make(5, 1, 4, sites=(VILLAGE,), members=members, roles=roles, purse=2, provisions=1, gatherer=2)
    assert here.state.purse == 0 and len(here.told("foraged")) == 1
    assert here.question.kind == "feed" and here.question.options == ("druid", "fighter")
    here.answer("fighter")
    assert [event.facts["who"] for event in here.told("supplies")] == ["Druid"] and here.done()


@pytest.mark.rule("WLD-105", "WLD-202", "WLD-G41")
def test_supply_checks_in_party_order_but_not_for_the_fed():
    members = tuple(replace(member, items=(RATIONS,), fed=place == 1) for place, member in enumerate(PARTY_OF_FOUR))
    here = make(6, 2, 1, 1, 4, 4, members=members)
    assert [event.facts["who"] for event in here.told("supplies")] == ["Ranger", "Druid", "Fighter"]
    assert [RATIONS.uses - member.items[0].uses for member in here.state.members] == [1, 0, 0, 0] and here.done()


@pytest.mark.rule("WLD-102", "WLD-106", "WLD-G41", "WLD-G08", "WLD-271")
def test_the_forager_rolls_after_the_shelter_and_feeds_two():
    # The Thornwood's first night: no shelter roll; Forager 6 + 4 + 2 = 12 feeds 2; two Supply Checks of 4.
    members = tuple(replace(member, items=(RATIONS,)) for member in PARTY_OF_FOUR)
    here = make(6, 4, 4, 4, sites=(LOGGING,), members=members, roles=Roles(0, 1, forager=2))
    assert here.fact("shared_out", "who") == ("Ranger", "Rogue")
    assert [event.facts["who"] for event in here.told("supplies")] == ["Druid", "Fighter"]
    assert all(member.items[0] == RATIONS for member in here.state.members) and here.done()


@pytest.mark.rule("WLD-G64", "WLD-203")
def test_heat_doubles_the_checks_and_cold_takes_a_save_where_weather_counts():
    members = party(fed=False, items=(RATIONS,))
    here = make(6, 2, 1, 4, 4, 2, members=members, rules={"weather": True}, region={"climate": "hot"})
    assert here.told("supplies")[0].facts["dice"] == (4, 4)
    faces = (6, 2, 1, 5, 6, 5, 4, 6, 4, 2, 4, 2)  # shelter; saves 11, 9, 10, 6 against 10; the morning's weather d12
    here = make(*faces, rules={"weather": True}, region={"climate": "cold"})
    assert fatigue(here) == [0, 1, 0, 1]
    here = make(6, 2, 1, region={"climate": "cold"})
    assert fatigue(here) == [0, 0, 0, 0]


@pytest.mark.rule("WLD-G13", "WLD-G16")
def test_an_open_wound_is_treated_at_8_and_a_treated_one_heals_at_10():
    kit = content().goods["kit"].item()
    # The Ranger is best, Spirit d10 + Nature 3, with their own kit: 3 + 2 (of 2, 1) + 3 = 8: treated.
    here = make(6, 2, 1, 3, 2, 1, members=party(items=(kit,), wounds=(Wound("agility"),)))
    assert here.member(0).wounds == (Wound("agility", True),) and here.member(0).items[0].uses == 2
    # At a later camp: Strength d6 + Fortitude 0: 5 + 5 = 10: gone.
    here = make(6, 2, 1, 5, 5, members=party(wounds=(Wound("agility", True),)))
    assert here.member(0).wounds == () and here.told("healed")[-1].facts["what"] == "wound_gone" and here.done()
    here = make(6, 2, 1, 5, 4, members=party(wounds=(Wound("agility", True),)))
    assert here.member(0).wounds == (Wound("agility", True),)


@pytest.mark.rule("WLD-G16")
@pytest.mark.parametrize("bearer", [0, 3])
def test_a_herb_of_any_member_helps_to_treat(bearer):
    members = party(wounds=(Wound("agility"),))
    members = tuple(replace(who, items=(Item("herb", "herb"),) * (at == bearer)) for at, who in enumerate(members))
    here = make(6, 2, 1, 3, 2, 1, members=members)
    assert here.member(bearer).items == () and here.member(0).wounds[0].treated and here.done()


@pytest.mark.rule("WLD-G13", "WLD-G68")
def test_a_failed_shelter_mends_nothing():
    here = make(1, 2, 1, members=party(wounds=(Wound("agility"), Wound("mind", True))))
    assert here.member(0).wounds == (Wound("agility"), Wound("mind", True)) and here.done()


@pytest.mark.rule("WLD-205", "WLD-G60")
def test_a_night_event_comes_before_the_sleep_and_the_rest_still_counts():
    here = make(6, 2, 1, 6, timer=1, members=party(resolve=0))  # event 6: ambient
    kinds = here.kinds()
    assert kinds.index("camp") < kinds.index("event") < kinds.index("healed") < kinds.index("dawn")
    assert here.member(0).resolve == 1 and here.state.timer == 6


@pytest.mark.rule("WLD-287", "WLD-195", "WLD-204")
def test_a_camp_is_shelter_food_and_watch_and_ends_the_day():
    # Shelter 6 + 2 + 2 = 10; Supply Checks of 4; the timer runs out: event 1; the Rogue, second of four, is on watch and
    # sees them coming with 5 + 2 + 3 = 10; they are those of row 5, one herbalist.
    members = tuple(replace(member, items=(RATIONS,)) for member in PARTY_OF_FOUR)
    here = make(6, 2, 1, 4, 4, 4, 4, 1, 2, 5, 2, 5, timer=1, members=members)
    assert here.fact("watch", "who") == "Rogue" and here.fact("met", "name") == "herbalist"
    kinds = here.kinds()
    assert kinds.index("camp") < kinds.index("supplies") < kinds.index("event") < kinds.index("watch") < kinds.index("met")
    here.answer(here.question.default)
    assert (here.state.day, here.state.stretch) == (2, 1) and here.done()


@pytest.mark.rule("WLD-G60")
def test_a_wound_in_the_night_spoils_the_rest():
    wounded = party(resolve=0, wounds=(Wound("mind", True), Wound("agility", True)))
    here = stage(members=wounded, sheltered="plain", disturbed=True).go(Then("sleep"))
    assert here.member(0).resolve == 0 and len(here.member(0).wounds) == 2 and here.done()
    here = stage([1, 1, 1, 1], members=wounded, sheltered="plain").go(Then("sleep"))
    assert here.member(0).resolve == 1 and here.done()


@pytest.mark.rule("WLD-148", "WLD-G27")
def test_a_camp_in_the_night_has_no_bane_but_a_late_one_has():
    here = make(6, 2, 1, stretch=4)
    assert here.fact("rolled", "sixes") == (2, 1) and fatigue(here) == [0, 0, 0, 0] and here.state.day == 2
    here = make(6, 2, stretch=5)  # the night and the helper cancel out: 6 + 2 + 2 = 10
    assert here.fact("rolled", "sixes") == (2,) and here.fact("camp", "shelter") == "weak"
    assert here.state.day == 2 and here.done()


@pytest.mark.rule("WLD-G68", "WLD-G12", "WLD-G13")
def test_a_day_of_rest_among_friends_takes_all_fatigue_and_three_stretches():
    here = stage(region={"sites": (VILLAGE,)}, members=party(fatigue=5))
    refused = camp.REST.refuse_all(here.state)
    assert refused is not None and refused.rule == "WLD-G68"
    here.set_found("village", how="seen")
    assert list(camp.REST.moves(here.state)) == [Rest()]
    camp.rest(here)
    assert fatigue(here) == [0, 0, 0, 0] and (here.state.stretch, here.state.timer) == (4, 6)
    refused = camp.REST.refuse_all(here.state)
    assert refused is not None and refused.rule == "WLD-G68"


@pytest.mark.rule("WLD-196", "WLD-G12", "WLD-G68")
def test_who_can_roll_for_shelter():
    here = stage(members=change_member(1, fatigue=6))
    assert [str(move) for move in camp.CAMP.moves(here.state)] == [
        "camp best", "camp ranger", "camp druid", "camp fighter",
    ]  # fmt: skip
    refused = camp.CAMP.refuse(here.state, Camp("rogue"))
    assert refused is not None and refused.rule == "WLD-G12"
    refused = camp.CAMP.refuse(here.state, Camp("nobody"))
    assert refused is not None and refused.rule == "WLD-196"


@pytest.mark.rule("WLD-G67")
def test_gifts_wait_for_their_hour_and_for_those_who_live_there():
    here = stage(
        region={
            "sites": (replace(LOGGING, when="arrive"), replace(LOGGING, id="den", occupied=True, disposition="hostile"))
        }
    )
    here.set_found("logging", how="seen")
    here.set_found("den", how="seen")
    loot.hand_out(here, "logging", "camp")
    loot.hand_out(here, "den", "camp")
    assert not here.told("gained")
    loot.hand_out(here, "logging", "arrive")
    assert [event.facts["what"] for event in here.told("gained")] == ["rope", "axe", "herb"]


@pytest.mark.rule("WLD-G68")
@pytest.mark.parametrize(("disposition", "welcome"), [("", True), ("friendly", True), ("neutral", True), ("wary", False)])
def test_a_day_of_rest_takes_people_who_are_not_wary(disposition, welcome):
    here = stage(region={"sites": (replace(VILLAGE, disposition=disposition),)}, members=party(fatigue=2))
    here.set_found("village", how="seen")
    assert (camp.REST.refuse_all(here.state) is None) == welcome


@pytest.mark.rule("WLD-057", "WLD-074", "WLD-196")
def test_the_shelter_is_rolled_against_what_the_ground_is_by_then():
    # The threat's last tick makes everything harder: 6 + 2 (of 2, 1) + 2 = 10 against 12 is a failure.
    threat = Threat("Quake", 6, "harder")
    faces = (6, 2, 1, 6, 6, 6, 6, 6, 6, 6, 6)
    here = make(*faces, region={"threats": (threat,)}, timers=(Timer(0, 1),))
    assert (here.told("rolled")[0].facts["tn"], here.fact("camp", "shelter")) == (12, "failure")


@pytest.mark.rule("WLD-200", "WLD-G27", "WLD-G86")
def test_a_good_place_is_used_for_a_rest_unless_a_member_ordered_to_be_asked():
    tired = tuple(replace(member, fatigue=2) for member in expedition().members)
    state = replace(expedition(), members=tired, stretch=4)
    # Shelter 8 + 2 + 2 = 12 against 10, strong; the Forager 5 + 2 + 2 = 9; Supply Checks of 4.
    after, events = decide(state, "camp best", 8, 2, 1, 5, 2, 4, 4, 4, 4)
    assert [member.fatigue for member in after.members] == [1, 1, 1, 1] and "hidden_camp" not in kinds_of(events)
    asked, _ = decide(asking_to_camp(state), "camp best", 8, 2, 1)
    assert asked.agenda[0].kind == "shelter" and GAME.turn(asked) == (0, 1, 2, 3)


@pytest.mark.rule("WLD-G140")
@pytest.mark.parametrize(("known", "tired", "resolve"), [({}, 2, 0), ({"done": True}, 1, 1), ({"visited": 1}, 1, 1)])
def test_beside_a_danger_nobody_rests_until_its_dwellers_were_dealt_with(
    known: dict[str, Any], tired: int, resolve: int
) -> None:
    warren = Site("warren", "11", "The warren", "danger", occupied=True, disposition="wary", foe="wild dogs")
    here = stage((10, 2, 1), region={"sites": (warren,)}, members=party(fatigue=2, resolve=0))
    here.set_found("warren", how="seen", **known)
    camp.begin(here, Camp())
    flow.run(here)
    assert bool(here.told("prowled")) == (not known)
    assert fatigue(here)[0] == tired and here.member(0).resolve == resolve
