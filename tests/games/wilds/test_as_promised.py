"""What was promised is confirmed, one computation tells all odds, and what can go wrong at a goal does (WLD-G135)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import PARTY
from engine.core.odds import odds
from engine.core.verbs import MoveTo
from engine.games.wilds.game import GAME
from engine.games.wilds.player import company
from engine.games.wilds.rules import clock
from engine.games.wilds.rules.events import deciding, finding, happening, travelling
from engine.games.wilds.rules.odds import acts, ways_here, winning
from engine.games.wilds.rules.steps import asks
from engine.games.wilds.state.moves import Backtrack, Depart, Search
from engine.games.wilds.state.region import Approach, Goal, Site, Threat
from engine.games.wilds.state.state import Found, State, Timer, Token
from engine.games.wilds.state.view import view_for

from .build import hexes, party
from .test_choices import offered
from .test_company import lot
from .test_plainly_said import THORNS, seeking
from .test_words import told

MARE = Site("mare", "1", "The Mare", "secret", hidden=True, tn=10, steps=3, test="spirit+perception")
DANGER = (1,) * 12
"""Dice of what a Blunder brings down on all."""
WAYS = (
    Approach("mare", "eye", "Look for the eye", "spirit+perception", "An eye."),
    Approach("mare", "legs", "Dig the legs clear", "strength+athletics", "Four legs."),
)


def fogged(left: int, **fields: object) -> State:
    """Return a party at its goal, with fog that makes all rolls harder after so many actions."""
    fog = Threat("Fog", 6, "harder", public=True)
    region = hexes("ff", sites=(MARE,), goal=Goal("mare", 8, days=2), ways=WAYS, threats=(fog,))
    usual = {"goal": "found", "finds": (Found("mare", "goal"),), "timers": (Timer(0, left),)}
    return party(region, **(usual | fields))  # type: ignore[arg-type]


@pytest.mark.rule("WLD-G73")
def test_fog_that_comes_with_the_next_action_makes_rolls_harder_once() -> None:
    """Before, odds of the goal reckoned with it twice: by the way there, and by the try."""
    state = fogged(1)
    near = clock.nearing(state)
    assert near.region.difficulty == state.region.difficulty + 2
    assert clock.nearing(near) is near
    come = replace(state, region=clock.all_harder(state.region), timers=(Timer(0, 0),))
    assert winning(state, 3, in_ways=True) == winning(come, 3, in_ways=True)
    assert winning(fogged(9), 3, in_ways=True) > winning(come, 3, in_ways=True)


@pytest.mark.rule("WLD-G135")
def test_hint_tells_the_chance_that_the_panel_has_words_for() -> None:
    """Day 1 of 2 at its first action: 6 by day and both nights are 8 actions."""
    state = fogged(9)
    assert acts(state) == 8
    view = view_for(state, 0)
    first = company.advise(view, list(GAME.legal(state, 0)), lot())[0]
    assert first.why.endswith(f"You win about {odds(winning(state, 3, in_ways=True))}.")
    # Below 4 in 10 it is said that winning takes luck, unless the buttons have the odds.
    for stretch in (1, 2, 3):
        late = replace(state, day=2, stretch=stretch)
        wins, status = winning(late, 3, in_ways=True), GAME.status(view_for(late, 0))
        assert ("you need luck" in status) == (0.005 <= wins < 0.4 and not ways_here(late))


@pytest.mark.rule("WLD-G135")
def test_a_boon_at_the_goal_is_confirmed_first_also_where_a_day_has_dawned_since() -> None:
    """What a clue of people elsewhere says has nothing to do with it, and a landmark is asked nothing."""
    state = seeking("2")
    clue = Token("person", "They point.", "2", "1", "1", day=1)
    been = replace(state, finds=(state.finds[0], replace(state.finds[1], done=True)), day=2, stretch=1, tokens=(clue,))
    look = finding.Investigated("Ranger", THORNS.name, "", "One sees far.")
    text = told(been, look, finding.Settled(THORNS.name, "explored"), travelling.Dawn(2, "", 4))
    assert "**You now have a boon at the goal**" in text and "One sees far." in text


@pytest.mark.rule("WLD-G83")
def test_one_point_short_of_a_rank_a_rested_party_follows_a_clue_next_door() -> None:
    """3 points for the goal, 1 for its site: 4 of 11 (5 sites and 6) make pathfinders; explorers take 6, 1 more than 5."""
    sites = tuple(Site(f"s{number}", "1", f"Site {number}", "landmark") for number in range(4))
    region = hexes("fff", sites=(MARE, *sites), goal=Goal("mare", 8, days=4), difficulty=8)
    finds = (Found("mare", "goal", done=True, steps=3), Found("s0", "seen", done=True))
    clue = Token("person", "They point.", "1", "2", "2")
    won = party(region, goal="done", challenge=0, finds=finds, tokens=(clue,))
    assert GAME.ask(view_for(won, 0)).startswith("**you have won**: go home with 5 points")
    best = max((GAME.choice(view_for(won, 0), move).foremost, move) for move in GAME.legal(won, 0))[1]
    assert str(best) == "move N20"
    assert (
        GAME.choice(view_for(won, 0), MoveTo("N20")).text
        == "A new site is 1 point, and 1 is what the next rank takes; your win is safe."
    )
    tired = replace(won, members=tuple(replace(member, fatigue=2) for member in won.members))
    for other in (tired, replace(won, tokens=()), replace(won, finds=finds[:1])):
        assert GAME.advise(view_for(other, 0), list(GAME.legal(other, 0)), lot())[0].move == Depart()


@pytest.mark.rule("WLD-G133")
def test_an_encounter_stands_right_above_the_ways_to_deal_with_it() -> None:
    asked = asks.Dilemma("cart", owner=PARTY, options=("lift", "leave"), default="leave").written()
    state = party(hexes("ff"), agenda=(asked,))
    story = "A pedlar's cart lies on its side in a ditch."
    assert GAME.status(view_for(state, 0)).startswith(f"**The day's encounter:** {story}")
    came = travelling.Arrived("M20", "forest", "move")
    assert story not in told(state, came, happening.Crossing("cart"))
    assert story in told(party(hexes("ff")), came, happening.Crossing("cart")), "the log has it"
    assert told(party(hexes("ff")), happening.Fared("cart", "leave", "Ranger", True)).startswith("**Walk on.** ")


@pytest.mark.rule("WLD-G49")
def test_where_a_clue_ends_it_is_said_that_a_search_shows_what_it_means() -> None:
    clue = Token("person", "They point.", "1", "2", "2")
    there = party(hexes("fff"), at="2", tokens=(clue,), trail=("1", "2"))
    arrived = travelling.Arrived("N20", "forest", "move")
    assert "Clue 1 ends here: a search finds what it means, if anything." in told(there, arrived)
    assert "Clue" not in told(replace(there, tokens=()), arrived)
    won = replace(there, goal="done", gains={"roamed": 1})
    assert ": a new site, 1 point, " in offered(won, str(Search())).label


@pytest.mark.rule("WLD-G132")
def test_a_journey_back_is_told_in_its_order_and_ends_where_the_map_shows_the_party() -> None:
    thorns = Site("thorns", "2", "The Thorns", "landmark")
    region = hexes("ffff", sites=(thorns,))
    state = party(region, at="3", stretch=4, visited=("1", "2", "3", "4"), known=("1", "2", "3", "4"))
    legs = (travelling.Arrived("N20", "forest", "back", ("The Thorns",)), travelling.Arrived("O20", "forest", "back"))
    text = told(state, deciding.Decided("journey P20", "majority"), *legs)
    assert text.startswith("You get as far as O20 on the way to P20: night falls.")
    assert "goes back to N20" not in text and str(Backtrack("N20")) == "backtrack N20"


@pytest.mark.rule("TAB-109")
def test_a_hint_at_the_goal_proposes_no_role() -> None:
    """A party without a forager stands at its goal in the evening: who is to forage is no matter any more."""

    def hinted(state: State) -> list[tuple[str, str]]:
        seats = range(len(state.members))
        found = [GAME.advise(view_for(state, seat), list(GAME.legal(state, seat)), lot()) for seat in seats]
        return [(item.move.verb, item.why) for advice in found for item in advice]

    state = seeking()
    state = replace(state, roles=replace(state.roles, forager=-1))
    assert "roles" not in dict(hinted(state))
    assert "roles" in dict(hinted(replace(state, goal="open", challenge=4))), "while it is sought, a forager helps"


@pytest.mark.rule("TAB-109")
def test_a_hint_says_of_a_camp_why_it_is_one_and_of_a_way_only_what_is_true_of_it() -> None:
    """On the evening of the first day of four 9 actions are left by day, 3 on each of three. On the last day, its first
    stretch, the legs count 2 at once less often than the eye: that is no reason for them."""

    def first_of(stretch: int, days: int, day: int) -> str:
        state = seeking()
        goal = replace(state.region.goal or Goal("mare"), days=days)
        state = replace(state, region=replace(state.region, goal=goal), stretch=stretch, day=day)
        return GAME.advise(view_for(state, 0), list(GAME.legal(state, 0)), lot())[0].why

    assert first_of(4, 4, 1).startswith("A camp takes none of your 9 actions by day.")
    assert "at once" not in first_of(1, 2, 2)
