"""Buying and selling, and what is sold by the market alone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.core.verbs import Buy
from engine.games.wilds.rules import knowing, supplies
from engine.games.wilds.rules.members import gear
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Item
from engine.games.wilds.state.moves import Sell
from engine.games.wilds.state.region import Site

from .stage import Stage, change_member, stage

VILLAGE = Site("village", "11", "Village", "settlement", disposition="friendly")


def market(*faces: int, items: tuple[Item, ...] = (), site: Site = VILLAGE, **fields: Any) -> Stage:
    region = {"sites": (site,), **fields.pop("region", {})}
    here = stage(faces, region=region, members=change_member(0, items=items), **fields)
    here.set_found(site.id, how="seen")
    return here


@pytest.mark.rule("WLD-047", "WLD-G15")
def test_things_are_bought_from_the_shared_purse_at_their_price():
    here = market(purse=60)
    gear.carry_out(here, 0, Buy("balanced"))
    assert here.state.purse == 20 and here.member(0).items == (content().goods["balanced"].item(),)
    with pytest.raises(IllegalMove) as refused:
        gear.carry_out(here, 0, Buy("weapon"))
    assert refused.value.rule == "WLD-G15" and "100" in refused.value.words
    assert here.fact("bought", "price") == 40


@pytest.mark.rule("WLD-G15")
def test_a_region_has_its_own_prices():
    here = market(purse=60, region={"prices": {"rope": 3, "material": 9, "torches": 0}})
    gear.carry_out(here, 0, Buy("rope"))
    gear.carry_out(here, 0, Buy("material"))
    assert here.state.purse == 48
    with pytest.raises(IllegalMove):
        gear.carry_out(here, 0, Buy("torches"))


@pytest.mark.rule("WLD-G15")
def test_gear_sells_at_half_trade_goods_and_materials_in_full():
    goods = content().goods
    fine = replace(goods["weapon"].item(), quality=3, worth=250)
    here = market(items=(goods["tool"].item(), fine), goods=(Item("goods", worth=75), Item("raw", worth=70)), purse=0)
    gear.carry_out(here, 0, Sell("tool"))
    assert here.state.purse == 25
    gear.carry_out(here, 0, Sell("weapon"))
    assert here.state.purse == 150 and here.member(0).items == ()
    gear.carry_out(here, 0, Sell("stores"))
    assert here.state.purse == 295 and here.state.goods == ()


@pytest.mark.rule("WLD-G15")
def test_no_price_is_paid_for_what_is_broken_or_opened():
    goods = content().goods
    here = market(items=(replace(goods["tool"].item(), broken=True), replace(goods["rations"].item(), uses=1)))
    for key in ("tool", "rations", "rope"):
        with pytest.raises(IllegalMove) as refused:
            gear.carry_out(here, 0, Sell(key))
        assert refused.value.rule == "WLD-G15"


@pytest.mark.rule("WLD-G15", "WLD-G56")
def test_only_a_settlement_that_is_known_and_not_hostile_or_a_trader_trades():
    assert not supplies.market(stage().state)
    assert not supplies.market(market(site=replace(VILLAGE, disposition="hostile")).state)
    unknown = stage(region={"sites": (VILLAGE,)})
    assert not supplies.market(unknown.state)
    trader = stage(agenda=(Question("trade", -1, ("done",), "done", "herbalist"),))
    assert supplies.market(trader.state)
    gear.carry_out(trader, 0, Buy("herb"))
    assert trader.state.purse == 36
    with pytest.raises(IllegalMove) as refused:
        gear.carry_out(stage(), 0, Buy("herb"))
    assert refused.value.rule == "WLD-G15"


@pytest.mark.rule("WLD-G77", "WLD-232", "WLD-G15")
def test_an_area_map_is_read_at_once():
    here = market(1, 1, purse=80)
    gear.carry_out(here, 0, Buy("map"))
    assert here.state.purse == 5 and here.state.known[-1] == "12"
    assert here.member(0).items == () and not here.state.tokens and here.done()


@pytest.mark.rule("WLD-G77")
def test_a_map_shows_where_visible_sites_are_and_not_the_hidden():
    visible = Site("mill", "12", "Mill", "shelter")
    here = stage([1, 4], region={"sites": (visible, Site("pit", "12", "Pit", "danger", hidden=True, tn=10))})
    knowing.read_map(here)
    known = here.found("mill")
    assert known is not None and known.how == "rumour" and known.placed
    assert here.found("pit") is None


@pytest.mark.rule("WLD-G15")
def test_what_is_offered_can_be_afforded():
    here = market(purse=15, items=(content().goods["rope"].item(),))
    offered = list(supplies.trades(here.state, 0))
    assert Buy("rations") in offered and Buy("clothing") not in offered and Sell("rope") in offered
    assert Buy("meal") not in offered and Buy("inn") not in offered
    for move in offered:
        assert gear.refuse(here.state, 0, move) is None


@pytest.mark.rule("WLD-G77", "WLD-232")
@pytest.mark.parametrize(("die", "clues"), [(1, 0), (4, 0), (5, 1), (6, 1)])
def test_a_map_hints_at_what_hides_there_on_5_and_6_only(die, clues):
    here = stage([1, die])
    knowing.read_map(here)
    assert len(here.state.tokens) == clues and here.done()


@pytest.mark.rule("WLD-G77", "WLD-232")
@pytest.mark.parametrize(("count", "shown"), [(1, ("12",)), (2, ("12", "15")), (3, ("12", "15", "14"))])
def test_a_map_shows_one_to_three_places_nearest_first(count, shown):
    # Around 11 from the north-east: 7 is known, then 12, 15, 14.
    here = stage([count, 1])
    knowing.read_map(here)
    assert here.state.known[3:] == shown and here.done()
