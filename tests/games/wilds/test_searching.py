"""Searching, by numbers worked out by hand. The Rogue rolls Spirit d8 + Perception 3; the Ranger helps (+1 boon)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.rules import camp, flow
from engine.games.wilds.rules.finding import discoveries, searching
from engine.games.wilds.rules.ladder import level
from engine.games.wilds.rules.meeting import meetings
from engine.games.wilds.state.moves import Search
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Deed, Position, Roles, Roll, Token, discovered
from engine.games.wilds.state.state import Test as Thrown

from .stage import PARTY_OF_FOUR, REGION, Stage, change_member, stage

assert discoveries  # what it registers is there

TOWER = Site("tower", "15", "Watchtower", "secret", hidden=True, tn=12, content="ancient")
BANDITS = next(site for site in REGION.sites if site.id == "bandits")
ROGUE = Search("rogue")


def search(here: Stage, move: Search = ROGUE) -> Stage:
    searching.begin(here, move)
    flow.run(here)
    return here


def at_tower(*faces: int, sites: tuple[Site, ...] = (TOWER,), **fields: object) -> Stage:
    fields.setdefault("known", ("1", "15"))
    fields.setdefault("visited", ("1", "15"))
    return stage(faces, at="15", region={"sites": sites}, **fields)


@pytest.mark.rule("WLD-049", "WLD-174", "WLD-176", "WLD-G44")
def test_a_failed_search_reads_like_an_empty_place():
    # 4 + 3 (of 3, 2) + 3 = 10: margin -2 against the hidden tower's 12, a weak success against the empty hex's 10.
    hidden = search(at_tower(4, 3, 2))
    empty = search(at_tower(4, 3, 2, sites=()))
    assert hidden.fact("rolled", "total") == 10
    assert hidden.fact("rolled", "tn") == 0 and hidden.fact("rolled", "result") == ""
    assert hidden.fact("searched", "result") == "nothing"
    assert hidden.events == empty.events
    assert hidden.done() and empty.done()
    assert replace(hidden.state, region=empty.state.region) == empty.state


@pytest.mark.rule("WLD-G44", "WLD-G49")
def test_a_clue_that_means_nothing_helps_a_second_search_as_a_real_one_does():
    # Clue and helper: 2 boons, two d6 and +1. 4 + 2 + 3 + 1 = 10 finds nothing; again with the bane of an earlier try,
    # 1 boon is left: 4 + 2 + 3 = 9.
    real, empty = (
        search(at_tower(4, 2, 1, 4, 2, 1, tokens=(Token("trace", "", "14", "15", "15", site),), sites=sites))
        for site, sites in (("tower", (TOWER,)), ("", ()))
    )
    assert [search(here).told("rolled")[-1].facts["total"] for here in (real, empty)] == [9, 9]
    assert real.events == empty.events


@pytest.mark.rule("WLD-176", "WLD-G45")
@pytest.mark.parametrize("sites", [(TOWER,), ()])
def test_who_searched_in_vain_has_a_bane_there_and_no_other_has(sites):
    here = search(at_tower(4, 3, 2, 2, 4, 3, 6, 1, sites=sites))
    # Helper and earlier try cancel out: one d6. 2 + 4 + 3 = 9.
    search(here)
    assert here.told("rolled")[1].facts["sixes"] == (4,)
    assert "retry" in here.told("rolled")[1].facts["reasons"]
    # The Ranger has no bane: the Rogue helps, two d6. 3 + 6 + 2 = 11, which is not 12 either.
    search(here, Search("ranger"))
    assert here.told("rolled")[2].facts["sixes"] == (6, 1)
    assert "retry" not in here.told("rolled")[2].facts["reasons"]
    assert here.state.retry == (("15", 1), ("15", 0))


@pytest.mark.rule("WLD-G45")
def test_the_bane_of_a_second_try_does_not_grow():
    here = at_tower(4, 3, sites=(), retry=(("15", 1),))
    search(here)
    assert here.state.retry == (("15", 1),)


@pytest.mark.rule("WLD-040", "WLD-173", "WLD-123", "WLD-135", "WLD-138", "WLD-144", "WLD-178", "WLD-285", "WLD-G53")
def test_a_strong_search_finds_the_feature_cleanly_and_its_prepared_content():
    here = search(at_tower(8, 3, 1))  # 8 + 3 + 3 = 14: margin 2
    assert here.fact("searched", "result") == "found"
    assert here.fact("site_seen", "how") == "searched" and here.fact("site_seen", "who") == "Rogue"
    assert here.fact("discovery", "nature") == "ancient"
    assert not here.told("snag")
    assert here.state.timer == 5 and here.done()


@pytest.mark.rule("WLD-177", "WLD-G47")
@pytest.mark.parametrize(("die", "snag"), [(2, "access"), (3, "incomplete")])
def test_a_weak_search_leaves_a_snag(die, snag):
    here = search(at_tower(6, 3, 1, die))  # 12: margin 0
    assert here.fact("snag", "what") == snag
    known = here.found("tower")
    assert known is not None and known.snag == snag and known.discovered
    assert not here.told("discovery") and here.done()


@pytest.mark.rule("WLD-177", "WLD-G47")
def test_a_guardian_comes_from_the_encounter_table_and_then_the_find_is_free():
    here = search(at_tower(6, 3, 1, 1, 3))  # d3: guardian; table 3: the bear, wary
    assert here.fact("met", "name") == "bear" and here.fact("met", "how") == "guardian"
    here.finish()  # the question of what to do about it
    meetings.win(here)
    flow.run(here)
    known = here.found("tower")
    assert known is not None and not known.snag and known.nature == "ancient" and here.done()


@pytest.mark.rule("WLD-G47")
def test_who_lives_there_is_the_guardian_without_a_die():
    here = search(stage([5, 2, 1], at="12"))  # 5 + 2 + 3 = 10: weak
    assert here.fact("met", "name") == "outlaws" and here.fact("met", "count") == 5
    assert here.fact("snag", "what") == "guardian"
    assert here.question.kind == "approach"


@pytest.mark.rule("WLD-179", "WLD-G48")
def test_a_critical_search_gives_an_insight_the_clue_first():
    here = search(at_tower(8, 5, 1, sites=(TOWER, BANDITS)))  # 16: margin 4; the bandits' hex 12 lies next door
    assert here.question.kind == "insight" and here.question.owner == 1
    assert here.question.options == ("clue", "linked", "loot") and here.question.default == "clue"
    here.answer("clue")
    assert [token.site for token in here.state.tokens] == ["bandits"]
    assert here.fact("insight", "what") == "clue" and here.done()


@pytest.mark.rule("WLD-179", "WLD-G48")
def test_an_insight_can_be_a_linked_feature_or_more_loot():
    here = search(at_tower(8, 5, 1, sites=(TOWER, BANDITS))).answer("linked")
    known = here.found("bandits")
    assert known is not None and known.how == "rumour" and not here.state.tokens
    # With nothing else hidden only loot is possible; a 6 counts as 4: no trap (d6 5), 3d6 = 6, one bale worth 25.
    here = search(at_tower(8, 5, 1, 6, 5, 1, 2, 3, 1, 2))
    assert here.question.options == ("loot",)
    here.answer("loot")
    assert here.state.purse == 41 + 60 and here.fact("treasure", "row") == 4 and here.done()


@pytest.mark.rule("WLD-175", "WLD-G46")
def test_a_blunder_alerts_a_danger_next_door_on_an_odd_die():
    here = search(at_tower(1, 2, 1, 3, sites=(TOWER, BANDITS)))  # 1 + 2 + 3 = 6
    assert here.fact("searched", "result") == "alert"
    assert here.fact("met", "how") == "alert" and here.fact("met", "disposition") == "hostile"
    assert here.found("tower") is None


@pytest.mark.rule("WLD-175", "WLD-G46")
def test_a_blunder_is_a_hazard_on_an_even_die_for_searcher_and_helper_only():
    # d6 2: a hazard; d4 1: rockslide. Ranger 8 + 2 = 10 stands; Rogue 3 + 4 = 7 fails.
    here = search(at_tower(1, 2, 1, 2, 1, 8, 2, 3, 4, sites=(TOWER, BANDITS)))
    assert here.fact("searched", "result") == "hazard"
    assert [event.facts["who"] for event in here.told("rolled")] == ["Rogue", "Ranger", "Rogue"]
    assert [member.fatigue for member in here.state.members] == [0, 1, 0, 0]
    assert here.state.retry == (("15", 1),) and here.done()


@pytest.mark.rule("WLD-175", "WLD-G46")
def test_without_a_danger_near_a_blunder_is_always_a_hazard():
    here = search(at_tower(1, 2, 1, 1, 8, 2, 8, 2, sites=()))
    assert here.fact("searched", "result") == "hazard" and here.done()


@pytest.mark.rule("WLD-180", "WLD-181", "WLD-G49", "WLD-087", "WLD-139", "WLD-G07", "WLD-G22", "WLD-G03")
def test_clues_count_twice_at_most_and_keen_eye_helper_and_care_on_top():
    token = Token("trace", "", "14", "15", "15", "tower")
    # Boons: helper, careful, keen, two of three clues: net 5, two d6 and +4. 1 + 2 + 3 + 4 = 10: not 12.
    here = at_tower(1, 2, 1, tokens=(token, token, token), keen=("15",))
    search(here, Search("rogue", "careful"))
    assert here.fact("rolled", "extra") == 4 and here.fact("rolled", "total") == 10
    assert here.state.keen == () and here.state.timer == 4
    assert all(not token.used for token in here.state.tokens)


@pytest.mark.rule("WLD-180", "WLD-G49", "WLD-G44")
@pytest.mark.parametrize(("site", "sites"), [("tower", (TOWER,)), ("", ())])
def test_the_searcher_says_which_clue_is_followed_here_and_from_then_on_it_helps_here_only(site, sites):
    # From 13 it points east to 14, and may mean 15. Plain, the helper's boon: 4 + 2 + 3 = 9; with the clue and the bane of
    # the vain try 1 boon is left: 9 as well; once more without naming it, the same.
    token = Token("trace", "", "13", "14", "15", site)
    here = search(at_tower(4, 2, 1, 4, 2, 1, 4, 2, 1, tokens=(token,), sites=sites))
    assert [(move.who, move.clue) for move in searching.SEARCH.moves(here.state) if move.care == "plain"][0::5] == [
        ("best", "none"),
        ("best", "clue-1"),
    ]
    assert here.state.tokens == (token,)
    search(here, Search("rogue", clue="clue-1"))
    search(here)
    assert [event.facts["reasons"] for event in here.told("rolled")] == [
        ("helper",),
        ("helper", "clue", "retry"),
        ("helper", "clue", "retry"),
    ]
    assert here.state.tokens == (replace(token, followed="15"),) and here.done()
    assert {move.clue for move in searching.SEARCH.moves(replace(here.state, here=Position("14")))} == {"none"}


@pytest.mark.rule("WLD-G49")
def test_a_clue_that_cannot_be_followed_here_is_refused_in_words():
    further, here = Token("trace", "", "13", "14", "15", "tower"), Token("map", "", "14", "15", "15")
    start = at_tower(tokens=(further, here)).state
    for named, said in (
        ("clue-2", "helps here as it is"),
        ("clue-3", "Here you can follow clue-1"),
        ("clue-1+clue-2", "Here you can follow clue-1"),
        ("tower", "Here you can follow clue-1"),
    ):
        refused = searching.SEARCH.refuse(start, Search(clue=named))
        assert refused is not None and said in refused.words
    refused = searching.SEARCH.refuse(replace(start, tokens=(here,)), Search(clue="clue-9"))
    assert refused is not None and (refused.words, refused.rule) == (
        "No clue can be followed further on to here.",
        "WLD-G49",
    )


def test_a_plain_search_is_written_as_ever():
    assert str(Search()) == "search best plain"
    assert str(Search("rogue", "careful", "clue-1+clue-3")) == "search rogue careful clue-1+clue-3"


@pytest.mark.rule("WLD-G45", "WLD-050", "WLD-048")
def test_of_several_features_the_best_clued_then_the_easiest_is_sought():
    easy = Site("cache", "15", "Cache", "secret", hidden=True, tn=8, content="ancient")
    here = at_tower(sites=(TOWER, easy))
    assert searching.feature(here.state) == easy
    here = at_tower(sites=(TOWER, easy), tokens=(Token("map", "", "14", "15", "15", "tower"),))
    assert searching.feature(here.state) == TOWER


@pytest.mark.rule("WLD-102", "WLD-G20", "WLD-G40", "WLD-G08")
def test_the_forager_rolls_beside_the_search_after_it():
    # The Druid forages, so the Ranger helps the Rogue. Search 4, 3, 2 = 10; then 6 + 4 + 2 = 12: strong, feeds 2.
    here = search(at_tower(4, 3, 2, 6, 4, sites=(), roles=Roles(0, 1, forager=2)))
    assert [event.facts["purpose"] for event in here.told("rolled")] == ["search", "forager"]
    assert here.state.provisions == 2 and here.done()


@pytest.mark.rule("WLD-G07", "WLD-G20")
def test_who_forages_beside_it_does_not_help():
    members = tuple(replace(member, out=place in (0, 3)) for place, member in enumerate(PARTY_OF_FOUR))
    here = at_tower(4, 3, 6, 4, sites=(), roles=Roles(0, 1, forager=2), members=members)
    search(here)
    assert here.told("rolled")[0].facts["sixes"] == (3,)


@pytest.mark.rule("WLD-148", "WLD-149", "WLD-G27")
def test_a_search_at_night_has_a_bane_and_tires_everybody():
    # The helper and the night cancel out: one d6. 4 + 3 + 3 = 10, in an empty hex.
    here = search(stage([4, 3], at="2", stretch=4))
    assert here.told("rolled")[0].facts["sixes"] == (3,)
    assert "night" in here.told("rolled")[0].facts["reasons"]
    assert [member.fatigue for member in here.state.members] == [1, 1, 1, 1]
    assert here.state.timer == 5 and here.state.stretch == 5


@pytest.mark.rule("WLD-G71", "WLD-G72", "WLD-211", "WLD-212", "WLD-214")
def test_one_total_is_compared_twice_for_the_find_and_for_the_goal():
    goal = Goal("tower", die=6)
    here = at_tower(5, 3, 1, 8, 3, goal="open", challenge=6)
    here.change(region=replace(here.region, goal=goal))
    search(here)  # 5 + 3 + 3 = 11: not the tower's 12, weak against 10
    assert here.fact("searched", "result") == "nothing"
    assert (here.fact("challenge", "before"), here.fact("challenge", "after")) == (6, 5)
    search(here)  # retry and helper cancel out: 8 + 3 + 3 = 14: found cleanly, the challenge is over
    assert here.state.goal == "found" and here.state.challenge == 0
    assert len(here.told("challenge")) == 1 and not here.told("snag")
    assert here.fact("goal", "what") == "found"


@pytest.mark.rule("WLD-G31", "WLD-G12", "WLD-138", "WLD-G22")
def test_what_speaks_against_a_search_never_is_that_nothing_is_there():
    here = at_tower(sites=())
    assert searching.SEARCH.refuse(here.state, Search()) is None
    assert searching.SEARCH.moves(here.state)[0] == Search()
    refused = searching.SEARCH.refuse(replace(here.state, here=Position("15", "14")), Search())
    assert refused is not None and refused.rule == "WLD-G31"
    refused = searching.SEARCH.refuse(here.state, Search("nobody"))
    assert refused is not None and refused.rule == "WLD-138"
    refused = searching.SEARCH.refuse(here.state, Search("best", "slow"))
    assert refused is not None and refused.rule == "WLD-G22"
    refused = searching.SEARCH.refuse(replace(here.state, members=change_member(1, out=True)), ROGUE)
    assert refused is not None and refused.rule == "WLD-G12"


@pytest.mark.rule("WLD-G87", "WLD-G47")
def test_a_game_master_who_answers_for_the_world_chooses_the_complication():
    here = search(at_tower(6, 3, 1, rules={"referee": "gm"}, master=4))
    assert here.question.kind == "complication" and here.question.owner == -2
    here.answer("access")
    known = here.found("tower")
    assert known is not None and known.snag == "access"


@pytest.mark.rule("WLD-050", "WLD-051", "WLD-052", "WLD-053", "WLD-054", "WLD-055", "WLD-138", "WLD-174")
@pytest.mark.parametrize("tn", [6, 8, 10, 12, 14])
def test_every_discovery_tn_takes_just_its_own_total(tn):
    # Spirit d8 + 3 + the kept d6; the Ranger helps, so the lower d6 of the two does not count.
    site = replace(TOWER, tn=tn)
    die, six = {6: (1, 2), 8: (3, 2), 10: (5, 2), 12: (6, 3), 14: (8, 3)}[tn]
    here = at_tower(die, six, 1, 2, sites=(site,))
    assert search(here).fact("searched", "result") == "found"  # margin 0: weak, and difficult access by the d3
    assert here.fact("rolled", "total") == tn
    short = at_tower(die, six, 1, *[2] * 9, sites=(replace(site, tn=tn + 1),))
    # A total of 6 misses the 10 that everybody knows of by 4: that goes wrong besides, as it would where nothing hides.
    assert search(short).fact("searched", "result") == ("hazard" if tn == 6 else "nothing")


@pytest.mark.rule("WLD-175", "WLD-G44", "WLD-G46", "WLD-049")
@pytest.mark.parametrize("total", range(2, 21))
def test_what_a_vain_search_tells_does_not_depend_on_what_hides(total):
    def vain(tn: int) -> tuple[object, ...] | None:
        sites = (replace(TOWER, tn=tn),) if tn else ()
        here = at_tower(*[3] * 12, sites=sites, deed=Deed("search", "15", 1, 0))
        against = tn or 10
        roll = Roll(1, "search", "spirit", "perception", against, 8, total=total, result=level(total, against), secret=True)
        here.go(Thrown("searched", (roll,), "tower" if tn else ""))
        if discovered(here.state, "tower"):
            assert total >= tn
            return None
        assert not tn or total < tn
        return here.events, replace(here.state, region=REGION), len(here.source.left)

    told = [found for tn in (0, *range(6, 15)) if (found := vain(tn)) is not None]
    assert told
    assert all(item == told[0] for item in told)
    kind = told[0][0][0].facts["result"]
    assert kind == ("hazard" if total <= 6 else "nothing")  # 4 below the 10 of the place is a blunder


HUT = Site(
    "hut", "15", "Hut", "shelter", hidden=True, tn=10, occupied=True, foe="hermit", count="1", disposition="friendly"
)


@pytest.mark.rule("WLD-G47", "WLD-G56")
def test_people_who_part_in_peace_stand_before_their_own_house_no_longer():
    # 4 + 3 (of 3, 1) + 3 = 10: weak, and its hermit is the guardian. The Druid talks: d8 Mind 3 + 2 + 1 = 6 against 8 - 2.
    here = search(at_tower(4, 3, 1, 3, 2, sites=(HUT,)))
    known = here.found("hut")
    assert known is not None and known.snag == "guardian"
    here.answer("talk")
    assert here.told("rolled")[-1].facts["result"] == "weak" and here.fact("foes_leave", "why") == "parted"
    known = here.found("hut")
    assert known is not None and known.snag == "" and not known.done
    assert camp.shelter_here(here.state) == "weak" and here.done()


@pytest.mark.rule("WLD-G47", "WLD-G56")
def test_a_danger_stays_in_the_way_although_its_people_let_the_party_go():
    here = search(at_tower(4, 3, 1, 3, 2, sites=(replace(HUT, category="danger"),)))
    here.answer("talk")
    known = here.found("hut")
    assert known is not None and known.snag == "guardian" and here.done()


@pytest.mark.rule("WLD-G48")
def test_linked_is_offered_only_where_it_is_news():
    def options(**known):
        # 8 + 6 + 3 = 17: critical against the tower's 12.
        here = at_tower(8, 6, 1, sites=(TOWER, Site("far", "1", "Far", "secret", hidden=True, tn=10)))
        if known:
            here.set_found("far", **known)
        return search(here).question.options

    assert options() == ("linked", "loot")
    assert options(how="rumour", seen_at="3", direction="west") == ("linked", "loot")
    assert options(how="located") == ("loot",)
    assert options(how="rumour", placed=True) == ("loot",)
    assert options(how="rumour", seen_at="15", direction="north-west", vague=True) == ("loot",)


@pytest.mark.rule("WLD-G48")
def test_linked_tells_the_direction_from_here_of_what_was_heard_of_elsewhere():
    here = at_tower(8, 6, 1, sites=(TOWER, Site("far", "1", "Far", "secret", hidden=True, tn=10)))
    here.set_found("far", how="rumour", seen_at="3", direction="west")
    search(here).answer("linked")
    known = here.found("far")
    assert known is not None and (known.seen_at, known.placed) == ("15", False)
    assert here.fact("rumour", "direction") == known.direction == "north-west"


@pytest.mark.rule("WLD-175", "WLD-G46")
@pytest.mark.parametrize(
    "site", [Site("inn", "12", "Inn", "settlement", occupied=True, foe="guests"), replace(BANDITS, occupied=False)]
)
def test_a_blunder_alerts_none_in_a_settlement_or_in_an_empty_place(site):
    # No die is thrown for it: d4 1 is a rockslide, from which both are saved.
    here = search(at_tower(1, 2, 1, 1, 8, 2, 8, 2, sites=(site,)))
    assert here.fact("searched", "result") == "hazard" and not here.told("met") and here.done()
