"""Supply Checks and Durability Checks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.rules import camp, supplies
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Item

from .stage import Stage, change_member, stage


def carrying(*faces: int, items: tuple[Item, ...], **fields: object) -> Stage:
    return stage(faces, members=change_member(0, items=items, **fields))


def good(key: str, **fields: object) -> Item:
    return replace(content().goods[key].item(), **fields)


@pytest.mark.rule("WLD-202", "WLD-G09")
@pytest.mark.parametrize(("face", "lost"), [(1, 1), (3, 1), (4, 0)])
def test_a_supply_check_loses_a_use_on_3_or_less(face, lost):
    here = carrying(face, items=(good("rations"),))
    assert supplies.check(here, 0)
    left = good("rations").uses - lost
    assert here.member(0).items[0].uses == left and here.fact("supplies", "left") == left


@pytest.mark.rule("WLD-G09")
def test_the_pack_with_the_fewest_uses_is_eaten_first_then_the_smaller_die():
    here = carrying(2, items=(good("rations"), good("luxury", uses=1)))
    supplies.check(here, 0)
    assert [item.key for item in here.member(0).items] == ["rations"]
    here = carrying(6, items=(good("balanced"), good("luxury")))
    supplies.check(here, 0)
    assert here.fact("supplies", "dice") == (6,) and here.done()
    assert supplies.packs(here.member(0)) == (0, 1)


@pytest.mark.rule("WLD-G09", "WLD-203")
def test_rolled_twice_each_check_can_cost_a_use_and_the_last_one_still_feeds():
    here = carrying(1, 3, items=(good("rations"),))
    assert supplies.check(here, 0, 2)
    assert here.member(0).items == (good("rations", uses=good("rations").uses - 2),)
    here = carrying(1, items=(good("rations", uses=1),))
    assert supplies.check(here, 0, 2)
    assert here.member(0).items == () and here.done()


@pytest.mark.rule("WLD-G11")
def test_a_member_who_has_nothing_tires_and_is_deprived_until_they_eat():
    here = carrying(items=())
    assert not camp.feed_member(here, 0)
    assert here.member(0).deprived and here.member(0).fatigue == 1
    here.add_item(0, good("rations"))
    here.set_member(0, fed=True)
    assert camp.feed_member(here, 0)
    assert not here.member(0).deprived and here.member(0).fatigue == 1


@pytest.mark.rule("WLD-G10", "WLD-153")
def test_gear_wears_is_damaged_and_breaks():
    here = carrying(4, 3, 2, 1, 1, items=(good("footwear"),))
    for _ in range(5):
        supplies.wear(here, 0, 0)
    assert [event.facts["what"] for event in here.told("worn")] == ["kept", "worn", "worn", "damaged", "broken"]
    assert here.member(0).items[0].broken and here.done()


@pytest.mark.rule("WLD-G65")
def test_anything_else_loses_a_use_outright_and_is_gone_with_the_last():
    here = carrying(items=(good("torches", uses=2), good("herb", count=2)))
    supplies.wear(here, 0, 0)
    supplies.wear(here, 0, 0)
    supplies.wear(here, 0, 0)
    assert here.member(0).items == (good("herb"),)
    supplies.wear(here, 0, 0)
    assert here.member(0).items == ()
    assert [event.facts["what"] for event in here.told("worn")] == ["worn", "spent", "spent", "spent"]


@pytest.mark.rule("WLD-G65", "WLD-G86")
def test_the_safest_choice_has_the_best_durability_die_then_the_most_uses():
    items = (good("rations"), good("clothing"), good("weapon", uses=1), good("tool"), good("axe", broken=True))
    here = carrying(items=items)
    assert [items[place].key for place in supplies.wearable(here.member(0))] == ["tool", "weapon", "clothing", "rations"]


@pytest.mark.rule("WLD-G10", "WLD-G15", "WLD-G16")
def test_goods_are_as_the_rules_say():
    goods = content().goods
    assert [(goods[key].die, goods[key].uses) for key in ("rations", "balanced", "luxury")] == [(4, 3), (6, 3), (8, 3)]
    assert [goods[key].die for key in ("clothing", "footwear", "weapon", "tool", "axe")] == [4, 6, 6, 6, 8]
    prices = {"meal": 1, "inn": 10, "rations": 15, "balanced": 40, "luxury": 120, "torches": 15, "rope": 10}
    prices |= {"clothing": 25, "footwear": 25, "weapon": 100, "tool": 50, "kit": 50, "herb": 5, "map": 75}
    assert {key: goods[key].price for key in prices} == prices
    assert goods["weapon"].item(quality=3).die == 8


@pytest.mark.rule("WLD-G17", "WLD-G34")
def test_ready_made_characters_follow_the_array():
    kinds = content().archetypes
    for kind in kinds.values():
        assert sorted(kind.dice.values()) == [6, 6, 8, 10] and len(kind.dice) == 4
        assert sorted(kind.skills.values()) == [0, 0, 1, 1, 2, 2, 3]
    assert (kinds["ranger"].dice["spirit"], kinds["ranger"].skills["nature"]) == (10, 3)
    rogue = kinds["rogue"]
    assert (rogue.dice["spirit"], rogue.dice["agility"]) == (8, 10)
    assert (rogue.skills["perception"], rogue.skills["stealth"]) == (3, 2)
    assert (kinds["druid"].dice["spirit"], kinds["druid"].skills["nature"]) == (10, 2)
    assert (kinds["fighter"].dice["strength"], kinds["fighter"].skills["fighting"]) == (10, 3)
