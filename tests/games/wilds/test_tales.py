"""Stories in three clues, and what one or two travellers have easier."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.games.wilds.desk import secrets
from engine.games.wilds.files.themes import legends
from engine.games.wilds.rules import flow, opening
from engine.games.wilds.rules.finding import discoveries
from engine.games.wilds.rules.steps import tasks
from engine.games.wilds.speech import asking, reference
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Gift, Goal, Site, Tale, Threat
from engine.games.wilds.state.state import last_day
from engine.games.wilds.state.view import view_for

from .build import hexes
from .stage import Stage, stage

MARK = Site("mark", "12", "The Finger", "landmark", "A rock.", "It is cool.")
END = Site("end", "15", "The Shelf", "secret", "A shelf.", "Jars.", True, 10, gives=(Gift("charm", name="fork"),))
VAULT = Site("vault", "18", "The Vault", "secret", "A vault.", "Gold.", True, 12)
TALE = Tale("The Girl", "A girl heard water.", "mark", "You hear it too.", "end", "She has gone.")


def told(*tales: Tale) -> Stage:
    return stage(region={"sites": (MARK, END, VAULT), "tales": tales, "goal": Goal("vault", 8)}, goal="open", challenge=8)


def read(here: Stage) -> str:
    return reference.page(view_for(here.state, 0), "clues", "")


@pytest.mark.rule("WLD-G112")
def test_a_story_is_told_once_in_three_clues_each_where_it_belongs():
    here = told(TALE)
    for _ in range(2):
        flow.now(here, tasks.Hear())
    assert [e.facts for e in here.told("tale")] == [{"name": "The Girl", "part": 1, "text": TALE.heard}]
    known = here.found("mark")
    assert known is not None and known.how == "rumour" and known.direction

    here.set_found("mark", how="seen")
    discoveries.finish(here, "mark", "explored")
    assert here.told("tale")[1].facts["text"] == TALE.says
    (token,) = here.state.tokens
    assert (token.text, token.site, token.target) == ("The Girl", "end", "15")

    here.set_found("end", how="searched")
    discoveries.finish(here, "end", "explored")
    assert [e.facts["part"] for e in here.told("tale")] == [1, 2, 3]
    assert any(item.key == "charm" and item.name == "fork" for item in here.state.members[0].items)
    # Back after a week, who asks for the clues reads all three, and where they were.
    page = read(here)
    assert "**The Girl**, 3 of 3 known" in page and TALE.heard in page and TALE.says in page and TALE.told in page


@pytest.mark.rule("WLD-G112")
def test_the_second_clue_is_read_at_the_landmark_of_its_story_and_at_no_other_site():
    here = told(TALE)
    flow.now(here, tasks.Hear())
    here.set_found("vault", how="searched")
    discoveries.finish(here, "vault", "explored")
    assert [e.facts["part"] for e in here.told("tale")] == [1] and here.state.tokens == ()
    here.set_found("mark", how="seen")
    discoveries.finish(here, "mark", "explored")
    assert [e.facts["part"] for e in here.told("tale")] == [1, 2]


@pytest.mark.rule("WLD-G112")
def test_nothing_of_a_story_shows_before_it_is_told_and_any_order_will_do():
    here = told(TALE, replace(TALE, name="The Boy", goal=True))
    assert view_for(here.state, 0).state.region.tales == () and "The Girl" not in read(here)
    here.set_found("end", how="searched")
    discoveries.finish(here, "end", "explored")
    shown = {tale.name: tale for tale in view_for(here.state, 0).state.region.tales}
    assert (shown["The Girl"].heard, shown["The Girl"].landmark, shown["The Girl"].told) == ("", "", "She has gone.")
    # The end of the boy's story tells where the goal is: it must still be searched for.
    known = here.found("vault")
    assert known is not None and known.how == "located" and not known.discovered


@pytest.mark.rule("WLD-G112", "WLD-G90")
def test_only_the_game_master_reads_where_a_story_goes():
    here = told(TALE)
    here.change(master=4)
    line = "The Girl, a story: read at The Finger, over at The Shelf"
    assert line in asking.private(view_for(here.state, 4)) and line not in asking.private(view_for(here.state, 0))


@pytest.mark.rule("WLD-G112", "WLD-G88")
def test_a_site_that_is_taken_away_takes_along_what_was_not_heard_of_it():
    here = told(TALE)
    secrets._drop_site(here, ("end",))
    assert here.state.region.tales == () and "end" not in here.state.region.site_by_id
    here = told(TALE)
    flow.now(here, tasks.Hear())
    with pytest.raises(IllegalMove, match="heard a story of it"):
        secrets._drop_site(here, ("end",))


@pytest.mark.rule("WLD-G112")
def test_every_theme_has_several_stories_that_fit_a_phone():
    names = []
    for theme in ("forest", "marsh", "desert", "mountains", "isles"):
        stories = legends(theme)
        assert len(stories) >= 3 and len({story.gain for story in stories}) >= 2
        for story in stories:
            names += [story.name, story.mark.name, story.end.name]
            assert all(40 < len(text) <= 200 for text in (story.heard, story.says, story.told)), story.name
            assert all(20 <= len(spot.text) <= 130 for spot in (story.mark, story.end)), story.name
            assert story.mark.name in story.heard.replace(" the ", " The "), story.name
            assert story.end.trail and story.teller.roll == 6 and bool(story.gift) == (story.gain == "charm")
    assert len(set(names)) == len(names)


@pytest.mark.rule("WLD-G111", "WLD-208", "WLD-G73")
@pytest.mark.parametrize(
    ("party", "few", "begins", "days", "left"), [(1, 0, 4, 11, 16), (2, 0, 4, 10, 16), (2, 6, 6, 10, 16), (3, 6, 8, 8, 8)]
)
def test_one_or_two_begin_nearer_and_have_longer(party, few, begins, days, left):
    region = hexes(
        "fff", sites=(VAULT_AT_3,), goal=Goal("vault", 8, days=8, few=few), threats=(Threat("Fog", 8, "harder"),)
    )
    state = opening.first_state(Setup(("A", "B", "C")[:party], Options()), Options(), region)
    assert (state.challenge, last_day(state), [timer.left for timer in state.timers]) == (begins, days, [left])


@pytest.mark.rule("WLD-G111", "WLD-G120", "WLD-208")
@pytest.mark.parametrize(
    ("few", "many", "begins"),
    [(0, 0, (4, 4, 8, 8, 8)), ((3, 6), 0, (3, 6, 8, 8, 8)), ((0, 6), 5, (4, 6, 8, 5, 5)), (7, 7, (7, 7, 8, 7, 7))],
)
def test_a_region_says_where_the_die_begins_for_one_for_two_and_for_four_or_more_and_three_begin_at_the_highest(
    few, many, begins
):
    region = hexes("fff", sites=(VAULT_AT_3,), goal=Goal("vault", 8, few=few, many=many))
    names = ("A", "B", "C", "D", "E")
    parties = [Setup(names[:count], Options()) for count in range(1, 6)]
    assert tuple(opening.first_state(party, Options(), region).challenge for party in parties) == begins
    # A game master does not travel.
    guided = Setup(names[:3], Options(), 2)
    assert opening.first_state(guided, Options(), region).challenge == begins[1]


VAULT_AT_3 = replace(VAULT, at="3")


@pytest.mark.rule("WLD-G111")
def test_the_days_come_from_those_who_set_out_and_a_goal_without_days_has_none():
    region = hexes("fff", sites=(VAULT_AT_3,), goal=Goal("vault", 6))
    state = opening.first_state(Setup(("A",), Options()), Options(), region)
    assert (state.challenge, last_day(state)) == (3, 0)
