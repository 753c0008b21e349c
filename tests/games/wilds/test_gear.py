"""Giving, using and mending: none of it takes time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.core.verbs import Give, Use
from engine.games.wilds.rules import flow, trials
from engine.games.wilds.rules.happening import happenings
from engine.games.wilds.rules.members import gear
from engine.games.wilds.rules.trials import Wanted
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Item
from engine.games.wilds.state.moves import Mend
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Deed

from .stage import Nothing, Stage, change_member, stage


def good(key: str, **fields: Any) -> Item:
    return replace(content().goods[key].item(), **fields)


def carrying(*faces: int, items: tuple[Item, ...], **fields: Any) -> Stage:
    member = fields.pop("member", {})
    return stage(faces, members=change_member(0, items=items, **member), **fields)


def refused(here: Stage, move: Any) -> str | None:
    with pytest.raises(IllegalMove) as error:
        gear.carry_out(here, 0, move)
    return error.value.rule


@pytest.mark.rule("WLD-129", "WLD-G09")
def test_handing_over_takes_no_time_and_the_emptiest_goes_first():
    here = carrying(items=(good("rations"), good("rations", uses=1)))
    gear.carry_out(here, 0, Give("rations", "rogue"))
    assert here.member(1).items == (good("rations", uses=1),) and here.member(0).items == (good("rations"),)
    assert (here.state.timer, here.state.stretch) == (6, 1)
    assert refused(here, Give("rope", "rogue")) == "WLD-G09"
    assert refused(here, Give("rations", "nobody")) == "WLD-G09"
    assert refused(here, Give("rations", "ranger")) == "WLD-G09"


@pytest.mark.rule("WLD-129")
def test_nothing_is_handed_over_while_something_is_under_way():
    here = carrying(items=(good("rope"),), agenda=(Question("approach", -1, ("flee",), "flee"),))
    assert refused(here, Give("rope", "rogue")) == "WLD-129"
    assert not list(gear.moves(here.state, 0))


@pytest.mark.rule("WLD-G14", "WLD-G16")
def test_a_herb_ends_poison_at_once():
    here = carrying(items=(good("herb", count=2),))
    assert refused(here, Use("herb")) == "WLD-G14"
    here.set_member(2, poisoned=True)
    gear.carry_out(here, 0, Use("herb"))
    assert not here.member(2).poisoned and here.member(0).items == (good("herb"),)
    assert here.fact("used", "on") == "Druid"


@pytest.mark.rule("WLD-G16", "WLD-G10")
def test_a_material_restores_a_use_of_the_most_worn_thing_in_camp():
    items = (good("material"), good("clothing", uses=2), good("weapon", uses=0, broken=True))
    here = carrying(items=items)
    assert refused(here, Use("material")) == "WLD-G16"
    here = carrying(items=items, day=2)
    gear.carry_out(here, 0, Use("material"))
    assert here.member(0).items == (good("clothing", uses=2), good("weapon", uses=1))


@pytest.mark.rule("WLD-G10")
def test_mending_takes_tools_and_a_test_once_per_camp():
    # The Ranger: Agility d8, Crafting untrained: a bane: 8 + 2 (of 5, 2) = 10.
    here = carrying(8, 5, 2, items=(good("footwear", uses=1), good("tool", uses=2)), day=2)
    gear.carry_out(here, 0, Mend("footwear"))
    flow.run(here)
    assert [item.uses for item in here.member(0).items] == [2, 1] and here.done()
    assert refused(here, Mend("footwear")) == "WLD-G10"
    # A failure spends the tools' use all the same.
    here = carrying(3, 5, 2, items=(good("footwear", uses=1), good("tool", uses=2)), day=2)
    gear.carry_out(here, 0, Mend("footwear"))
    flow.run(here)
    assert [item.uses for item in here.member(0).items] == [1, 1]


@pytest.mark.rule("WLD-G10", "WLD-G12")
def test_what_speaks_against_mending():
    worn = good("footwear", uses=1)
    assert refused(carrying(items=(worn, good("tool"))), Mend("footwear")) == "WLD-G10"  # not in camp
    assert refused(carrying(items=(worn,), day=2), Mend("footwear")) == "WLD-G10"  # no tools
    assert refused(carrying(items=(good("footwear"), good("tool")), day=2), Mend("footwear")) == "WLD-G10"  # as new
    assert refused(carrying(items=(good("rations", uses=1),), day=2), Mend("rations")) == "WLD-G10"
    assert refused(carrying(items=(worn, good("tool", uses=0)), day=2), Mend("footwear")) == "WLD-G10"
    assert refused(carrying(items=(worn, good("tool")), day=2, stretch=2), Mend("footwear")) == "WLD-G10"
    tired = carrying(items=(worn, good("tool")), day=2, member={"fatigue": 6})
    assert refused(tired, Mend("footwear")) == "WLD-G12"


@pytest.mark.rule("WLD-G10", "WLD-G15")
def test_in_a_settlement_a_use_costs_a_tenth_of_the_price_rounded_up():
    village = Site("village", "11", "Village", "settlement")
    here = carrying(items=(good("footwear", uses=1),), region={"sites": (village,)}, purse=4)
    here.set_found("village", how="seen")
    gear.carry_out(here, 0, Mend("footwear"))  # a tenth of 25: 3
    assert here.state.purse == 1 and here.member(0).items[0].uses == 2
    assert refused(here, Mend("footwear")) == "WLD-G10"


@pytest.mark.rule("WLD-G98", "WLD-148")
def test_nothing_is_too_heavy_and_torches_do_not_light_the_night():
    here = carrying(5, 4, 2, items=(good("torches"), good("rope")) * 20, stretch=4, deed=Deed("search"))
    assert len(here.member(0).items) == 40
    here.add_item(0, good("rope"))
    assert len(here.member(0).items) == 41
    # The Ranger: Spirit d10 + Perception 0; of 4 and 2 the lower counts: 5 + 2.
    trials.trial(here, Nothing(), [Wanted(0, "search", ("spirit",), ("perception",), 10)])
    assert (here.fact("rolled", "reasons"), here.fact("rolled", "total")) == (("night",), 7)
    assert {item.uses for item in here.member(0).items} == {3}
    assert {"torches-1", "rope-2"} <= set(happenings.wearable(here.member(0)))


@pytest.mark.rule("WLD-129", "WLD-G16")
def test_every_move_that_is_offered_can_be_made():
    items = (good("rope"), good("herb"), good("material"), good("tool"), good("clothing", uses=0))
    here = carrying(items=items, day=2)
    here.set_member(1, poisoned=True)
    offered = list(gear.moves(here.state, 0))
    assert {Use("herb"), Use("material"), Mend("clothing"), Give("rope", "druid")} <= set(offered)
    assert all(gear.refuse(here.state, 0, move) is None for move in offered)
    assert refused(here, Use("rope")) == "WLD-G16"
    assert not gear.in_camp(replace(here.state, deed=Deed("search")))
