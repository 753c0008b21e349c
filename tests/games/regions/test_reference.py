"""What can be looked up: sheets, and what the scenario is about."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.game import GAME
from engine.games.regions.rules.actions import harm
from engine.games.regions.state.content import Effect
from engine.games.regions.state.moves import Claim
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import Disease, Habits, Ongoing, State, who
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, corridor, party, play, region, scenario, stealth_house, way, with_entity, with_member, working


def page(state: State, name: str, at: str = "", seat: int | None = ADA) -> str:
    """Return a page as a seat reads it."""
    return GAME.page(view_for(state, seat), name, at)


@pytest.mark.rule("REG-G08", "REG-G16", "REG-G17", "REG-G19")
def test_a_sheet_has_everything_of_a_character() -> None:
    state = with_member(
        party(),
        ADA,
        background="drover",
        ep=9,
        injuries=1,
        valuables=2,
        diseases=(Disease("Mist Fever", "Resilience", 1),),
        tracks={"Power": 3, "Resilience": 0, "Mind": -1, "Skill": 0},
        hand=("duck", "full-effort", "duck"),
        discard=("boost",),
        equipped=("rope-kit", "torch"),
        pack=("salve",),
        light=True,
        habits=Habits(react="duck"),
    )
    text = page(state, "sheet")
    healed = "healed by a salve or a town (1 Valuable)"
    for line in (
        "**Ada** – Ferry keeper, Warden, drover (in round 1)",
        f"EP 9 of 15, in the Hall, 1 Injury, Mist Fever (Resilience -1), {healed}. 2 Valuables.",
        "**Heave** (Action): Attack d6, Damage d8.",
        "**Guard** (Reaction): Resist d6, Defence d4.",
        "- **Duck** ×2 (Reaction): Resist d8. Down, now.",
        "- Torch (in hand, lit): A light with a flame.",
        "In the pack: Salve.",
        "Standing orders: Reactions: always Duck, else the best one.",
    ):
        assert line in text.split("\n")
    assert "Power +3 (base +1)" in text and "Search d4." in text
    assert "Hand: 3 cards (limit 5); deck 10, discard pile 1:" in text


@pytest.mark.rule("REG-046", "REG-048")
def test_a_sheet_shows_what_a_search_would_roll_here() -> None:
    cellar = party(stealth_house(), at="cellar")
    assert "Search d2 instead of d4 for bad sight." in page(cellar, "sheet")


ACHE = Effect("harm", amount="1", until="scenario", each="turn")


@pytest.mark.rule("REG-G09", "REG-263")
def test_what_a_disease_costs_stands_on_the_sheet_in_the_question_and_on_the_button() -> None:
    """Mist Fever does 1 damage at the start of each turn, and one Strategy Phase is lost to shivering."""
    ill = with_member(party(), ADA, diseases=(Disease("Mist Fever", "Resilience", 1, (ACHE,)),), skips=("strategy",))
    assert "Mist Fever (Resilience -1, 1 damage each turn)" in page(ill, "sheet")
    assert "Mist Fever (1 damage each turn)" in GAME.sheet(view_for(ill, None))
    assert "who is next? As the next turns begin: Ada 1 damage and no Strategy." in GAME.ask(view_for(ill, None))
    assert GAME.choice(view_for(ill, ADA), Claim()).label == "Take turn: 1 damage (Mist Fever) and no Strategy"
    assert GAME.choice(view_for(ill, BOB), Claim()).label == "Take turn", "Bob is well"
    lasting = Ongoing(who(ADA), "Cold Water", who(BOB), "scenario", effect=ACHE)
    assert "Lasting: Cold Water: 1 damage each turn, to the end." in page(replace(party(), ongoing=(lasting,)), "sheet")


@pytest.mark.rule("REG-009")
def test_a_sheet_shows_what_lasts() -> None:
    lasting = Ongoing(who(ADA), "Lead On", who(BOB), "next turn", "inflict", 1)
    assert "Lasting: Lead On: +1 die size on Attack, until the next turn of Bob." in page(
        replace(party(), ongoing=(lasting,)), "sheet"
    )


@pytest.mark.rule("REG-G74")
def test_everybody_s_sheet_is_open_among_friends() -> None:
    state = with_member(party(), BOB, hand=("duck",))
    assert page(state, "sheet", "Bob") == page(state, "sheet", "bob", BOB) == page(state, "sheet", "", BOB)
    assert "nobody is called “Zoe”" in page(state, "sheet", "Zoe")
    assert "Name one: Ada, Bob or Cy." in page(state, "sheet", "", None)
    fresh = with_member(state, ADA, craft="")
    assert page(fresh, "sheet") == "Ada has not chosen a Craft yet."


def test_the_order_of_a_deck_is_on_no_sheet() -> None:
    state = party()
    turned = with_member(state, ADA, deck=tuple(reversed(state.members[ADA].deck)))
    assert page(state, "sheet") == page(turned, "sheet")


@pytest.mark.rule("REG-161", "REG-193")
def test_the_scenario_page_has_its_special_rules() -> None:
    house = stealth_house(announce=("The owl hears everything.",))
    text = page(party(house, options=Options(level="3")), "briefing")
    assert text.startswith("**The Test** – a stealth scenario, civilization, danger of level 3")
    assert "- The owl hears everything." in text
    assert "You have to carry out the ledger." in text
    assert "Goal: Yard." in text


@pytest.mark.rule("REG-022", "REG-023")
def test_an_unknown_goal_stays_unknown() -> None:
    far = scenario(way("hall", "yard", obstacle="rubble"), way("yard", "peak"), goal="peak")
    text = page(party(far), "briefing")
    assert "Where it is you have to find." in text
    assert "Peak" not in text and "Yard" not in text


@pytest.mark.rule("REG-037", "REG-133")
def test_only_challenges_that_were_met_are_listed() -> None:
    placed = (Placed("gnats", "needle-gnats", "hall"), Placed("plate", "dart-plate", "hall"))
    text = page(party(corridor(placed=placed)), "briefing")
    assert "- Needle gnats (Creature, Flying):" in text
    assert "Dart plate" not in text
    assert page(party(corridor(placed=placed[1:])), "briefing") == page(party(corridor()), "briefing")


def test_a_hidden_thing_changes_no_page() -> None:
    hidden = Feature("chest", "Chest", "hall", "treasure", hidden="1d6")
    dark = region("vault", light="dark")
    plain, other = party(corridor()), party(corridor(features=(hidden,), regions=(dark,)))
    for name in ("sheet", "briefing"):
        assert page(plain, name) == page(other, name)


def test_pages_name_whom_and_what_they_can_be_asked_for() -> None:
    view = view_for(party(), ADA)
    assert GAME.entries(view, "sheet") == ["Ada", "Bob", "Cy"]
    assert GAME.places(view) == ["Hall", "Passage"]
    assert GAME.entries(view, "briefing") == ()


def test_a_closer_look_at_a_large_map_begins_around_the_own_member() -> None:
    row = scenario(*(way(a, b) for a, b in zip("abcd", "bcde", strict=True)), start="a", goal="e", known_goal=True)
    state = replace(party(row, turn=BOB), seen=tuple("abcde"), explored=("a", "b"))
    state = with_member(with_member(state, ADA, region="a"), BOB, region="b")
    named = {item.id: item.name for item in row.regions}
    assert [GAME.asked(view_for(state, seat)) for seat in (ADA, BOB, None)] == [named["a"], named["b"], named["b"]]
    assert GAME.asked(view_for(party(turn=ADA), ADA)) == "", "2 regions are seen whole"


def test_a_sheet_names_a_ready_made_member_as_the_start_did() -> None:
    keeper = with_member(party(), ADA, craft="warden", background="drover")
    assert page(keeper, "sheet").startswith("**Ada** – Ferry keeper, Warden, drover")
    assert page(with_member(keeper, ADA, background="scholar"), "sheet").startswith("**Ada** – Warden, scholar")


def test_a_page_is_never_too_long() -> None:
    every = tuple(sorted({card for card in party().members[ADA].deck})) * 20
    text = page(with_member(party(), ADA, hand=every, pack=("salve",) * 400), "sheet")
    assert len(text) <= 3500


@pytest.mark.rule("REG-116", "REG-G40", "REG-037")
def test_a_creature_that_comes_back_stays_known_once_it_is_beaten() -> None:
    placed = (Placed("gnats", "needle-gnats", "hall", single=True), Placed("others", "needle-gnats", "hall", single=True))
    state = party(corridor(placed=placed), master=True)
    about = "- Needle gnats (Creature, Flying):"
    after, _ = play(state, 3, "gm defeat gnats")
    assert [line for line in page(after, "briefing").split("\n") if line.startswith(about)]
    assert "beaten" not in page(after, "briefing"), "others of them are about"
    both, _ = play(after, 3, "gm defeat others")
    (line,) = [line for line in page(both, "briefing").split("\n") if line.startswith(about)]
    assert line.endswith(" (beaten; such as these come back)")
    # How many there are, and when they come back, is not to be known (REG-G40).
    assert page(both, "briefing") == page(with_entity(both, "gnats", count=1), "briefing")
    unseen = working(party(corridor(placed=(replace(placed[0], at="vault"),))))
    harm.defeat(unseen, "gnats", "", "gm")
    assert "Needle gnats" not in page(unseen.state, "briefing")
