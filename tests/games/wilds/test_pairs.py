"""Which attribute goes with which skill, where the rules name pairs: Spirit + Perception, or Mind + Survival."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Then
from engine.core.verbs import MoveTo, SetOrder
from engine.games.wilds.rules import flow, standing_orders, trials
from engine.games.wilds.rules.finding import investigating, searching, tracking
from engine.games.wilds.rules.travelling import moving
from engine.games.wilds.state.member import Habits
from engine.games.wilds.state.moves import Investigate, Search, Track
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Block, Token

from .build import RANGER, party, play
from .stage import PARTY_OF_FOUR, Stage, stage

rule = pytest.mark.rule

VEIN = Site("vein", "11", "Vein", "resource")
CLUE = Token("trace", "", "11", "12", "12")


def search(here: Stage) -> None:
    searching.begin(here, Search("ranger"))


def track(here: Stage) -> None:
    tracking.begin(here, Track("clue-1", "ranger"))


def remains(here: Stage) -> None:
    here.go(Then("trace"))


def blocked(here: Stage) -> None:
    moving.begin(here, MoveTo("P22"))
    flow.run(here)
    here.answer("ranger")


def vein(here: Stage) -> None:
    here.set_found("vein", how="seen")
    investigating.begin(here, Investigate("vein", "ranger"))
    flow.run(here)
    here.answer("materials")


PERCEPTION = {"perception": 2, "survival": 2, "nature": 2, "crafting": 2, "athletics": 2}


@rule("WLD-138", "WLD-140", "WLD-169", "WLD-157", "WLD-190", "WLD-G52", "WLD-G55", "WLD-G62", "WLD-G69", "WLD-G100")
@pytest.mark.parametrize(
    ("act", "skills", "dice", "pair"),
    [
        # Spirit 6, Mind 12, as good at all of it: Mind looks, Spirit would be worse.
        (search, PERCEPTION, {"spirit": 6, "mind": 12}, ("mind", "survival")),
        # A better skill does not go with the better die: 6.5 + 2 with Survival, 3.5 + 3 with Perception.
        (search, {"perception": 3, "survival": 2}, {"spirit": 6, "mind": 12}, ("mind", "survival")),
        (search, {"perception": 3, "survival": 0}, {"spirit": 10, "mind": 12}, ("spirit", "perception")),
        (track, {"nature": 3, "survival": 0}, {"spirit": 12, "mind": 6}, ("spirit", "survival")),
        (track, {"nature": 3, "survival": 2}, {"spirit": 6, "mind": 8}, ("mind", "nature")),
        (remains, {"perception": 0, "survival": 3}, {"spirit": 12, "mind": 6}, ("spirit", "perception")),
        (remains, {"perception": 3, "survival": 3}, {"spirit": 6, "mind": 12}, ("mind", "survival")),
        (blocked, {"athletics": 3}, {"strength": 4, "agility": 6, "spirit": 12, "mind": 4}, ("agility", "athletics")),
        (blocked, {"athletics": 0, "survival": 3}, {"strength": 8, "mind": 6, "spirit": 4}, ("mind", "survival")),
        (vein, {"crafting": 3, "nature": 0}, {"spirit": 12, "mind": 6}, ("mind", "crafting")),
        (vein, {"crafting": 3, "nature": 3}, {"spirit": 12, "mind": 6}, ("spirit", "nature")),
    ],
)
def test_the_best_of_the_named_pairs_is_rolled_and_no_other(
    act: Callable[[Stage], None], skills: dict[str, int], dice: dict[str, int], pair: tuple[str, str]
) -> None:
    ranger = replace(PARTY_OF_FOUR[0], dice={**PARTY_OF_FOUR[0].dice, **dice}, skills=skills)
    others = tuple(replace(member, fatigue=6) for member in PARTY_OF_FOUR[1:])
    faces = [3, 1] if act is remains else []
    here = stage(
        [*faces, *(1,) * 6],
        members=(ranger, *others),
        tokens=(CLUE,),
        region={"sites": (VEIN,), "clues": ()},
        blocks=(Block("11", "12", 9),) if act is blocked else (),
    )
    act(here)
    assert (here.told("rolled")[0].facts["attribute"], here.told("rolled")[0].facts["skill"]) == pair


@rule("WLD-138", "WLD-140")
def test_who_searches_and_tracks_best_is_found_by_the_named_pairs() -> None:
    # Search: the Rogue's Spirit d8 + Perception 3, 7.5, not the Ranger's Spirit d10 with Survival 2, which is no pair.
    # Track: the Ranger's Spirit d10 + Survival 2, 7.5; the Druid's Mind d8 + Nature 2 is 6.5, untrained in Survival.
    here = stage([1] * 8, tokens=(CLUE,))
    searching.begin(here, Search())
    tracking.begin(stage([1] * 8, tokens=(CLUE,)), Track("clue-1"))
    assert here.told("rolled")[0].facts["who"] == "Rogue"
    there = stage([1] * 8, tokens=(CLUE,))
    tracking.begin(there, Track("clue-1"))
    assert there.told("rolled")[0].facts["who"] == "Ranger"


@rule("WLD-138", "WLD-140", "WLD-G02")
def test_only_a_named_pair_can_be_preferred() -> None:
    state = party()
    orders = [
        str(move)
        for move in standing_orders.moves(state.members[0])
        if str(move).startswith(("order search", "order track"))
    ]
    assert orders == [
        "order search:spirit+perception",
        "order search:mind+survival",
        "order track:spirit+survival",
        "order track:mind+nature",
    ]
    for order, said in (
        ("search:mind+perception", "For search name spirit+perception or mind+survival; or best. (WLD-138)"),
        ("track:spirit+nature", "For track name spirit+survival or mind+nature; or best. (WLD-140)"),
        ("pathfinder:mind+lore", "For pathfinder name one of spirit, mind, a +, and one of nature, survival; or best."),
    ):
        with pytest.raises(IllegalMove) as refused:
            play(state, RANGER, f"order {order}")
        assert said in str(refused.value)


@rule("WLD-138", "WLD-G02", "WLD-G95")
def test_a_pair_preferred_before_it_was_none_is_given_up() -> None:
    old = Habits(pairs={"search": "mind+perception", "pathfinder": "mind+survival"})
    assert standing_orders.fit(old) and not standing_orders.fit(Habits(pairs={"search": "mind+magic"}))
    assert standing_orders.fitting(old) == Habits(pairs={"pathfinder": "mind+survival"})
    ranger = replace(PARTY_OF_FOUR[0], habits=old)
    assert trials.best_pair(ranger, searching.ATTRIBUTES, searching.SKILLS, "mind+perception", True) != (
        "mind",
        "perception",
    )
    # It can be taken back in an expedition that is under way.
    assert SetOrder("search:best") in standing_orders.moves(ranger)
