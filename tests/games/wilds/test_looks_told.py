"""What is told of a find that takes several looks: how many are done, once it opens and where a blunder takes one back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.events import Happened
from engine.core.scene import Look
from engine.games.wilds.game import GAME
from engine.games.wilds.player.judgement import TEMPERS
from engine.games.wilds.player.known_map import Mind
from engine.games.wilds.player.sensible import Turn
from engine.games.wilds.rules.events import finding, happening, travelling
from engine.games.wilds.state.moves import Investigate, Journey
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, Position, State, Token
from engine.games.wilds.state.view import view_for

from .build import DRUID, hexes, party
from .test_choices import offered

VAULT = Site("vault", "1", "The vault", "secret", hidden=True, tn=10)


def below(steps: int, nature: str = "dungeon") -> State:
    """Return a party at a vault of which so many looks are done; a dungeon takes 6."""
    return party(hexes("ff", sites=(VAULT,)), finds=(Found("vault", "searched", nature=nature, steps=steps),))


def told(state: State, *events: Happened) -> str:
    return GAME.tell(view_for(state, None), [event.told() for event in events])


SIX = "To study it all takes 6 successes; a critical one counts 2."
"""What is said of a dungeon that nobody has studied."""


def test_a_find_that_opens_says_how_many_looks_it_takes_from_now_on() -> None:
    assert told(below(0), finding.Discovery("The vault", "dungeon")).endswith(SIX)
    assert "success" not in told(below(0, "wonder"), finding.Discovery("The vault", "wonder")), "one look is enough"


def test_a_blunder_says_how_many_good_looks_are_left() -> None:
    blunder = told(below(0), finding.Investigated("Ada", "The vault", "blunder"))
    assert blunder.endswith(f"A blunder undoes 1 success. {SIX}")
    assert "undoes" not in told(at_the_elm(), finding.Investigated("Ada", "The elm", "blunder")), "no dungeon"
    assert told(below(1), finding.Investigated("Ada", "The vault", "failure")).endswith("It stays at 1 of 6 successes.")


@pytest.mark.parametrize(
    ("nature", "snag", "steps", "said"),
    [
        ("ancient", "", 1, "a success opens it, then it may take more"),
        ("ancient", "", 7, "7 successes to go at least"),
        ("", "access", 1, "a success opens it"),
        ("", "access", 3, "3 successes to go at least"),
        ("dungeon", "", 1, "6 successes to go, a critical one counts 2"),
    ],
)
def test_the_first_look_says_how_many_successes_it_may_take(nature: str, snag: str, steps: int, said: str) -> None:
    """A good look into an ancient site may open a dungeon, which takes 6 (WLD-184, WLD-G55); so may a way in."""
    vault = replace(VAULT, steps=steps)
    find = Found("vault", "searched", nature=nature, snag=snag)
    assert said in offered(party(hexes("ff", sites=(vault,)), finds=(find,)), "investigate vault best plain").detail


def test_a_good_look_says_how_many_more_it_takes() -> None:
    """WLD-G55: a dungeon is a challenge of 6; that a Critical takes 2 off it was said as it opened."""
    assert told(below(2), finding.Looked("The vault", 2, 6)).endswith("That makes 2 of 6 successes.")
    assert told(below(0, "wonder"), finding.Looked("The vault", 2, 3)) == "That makes 2 of 3 successes."


def at_the_elm(steps: int = 0, day: int = 1, at: str = "1") -> State:
    """Return a party whose goal is found in place 1, which takes three successes, after so many of them."""
    elm = Site("elm", "1", "The elm", "secret", steps=3)
    region = hexes("ff", sites=(elm,), goal=Goal("elm", about="Find the boy."))
    return party(region, at=at, goal="found", finds=(Found("elm", "searched", steps=steps),), day=day)


def test_a_goal_that_is_found_says_in_the_post_on_the_button_and_in_the_picture_how_many_looks_it_takes() -> None:
    """WLD-G69, WLD-G83: three successes reach this goal; the number left is said each time, on whatever day."""
    found = told(at_the_elm(), finding.Goal("found"))
    assert found == "**The goal is found: the elm. To win, study it: 3 successes.**"
    assert told(at_the_elm(), finding.Goal("located")) == found
    assert told(at_the_elm(at="2"), finding.Goal("located")).endswith("go to M20 and study it (3 successes).**")
    for done, left in (
        (0, "3 successes win"),
        (1, "2 more successes win"),
        (2, "1 more success wins"),
    ):
        state = at_the_elm(done)
        assert GAME.aim(view_for(state, 0)) == f"study the elm: {left}"
        label = GAME.choice(view_for(state, 0), Investigate("elm")).label
        assert label.startswith("Study the elm: ")
    assert legend_of(at_the_elm(1)) == legend_of(at_the_elm(1, day=3)) == "Goal: The elm, M20"


def test_once_a_member_failed_the_button_says_who_tries_again() -> None:
    """WLD-142, WLD-G69: Druid's d10 and Lore 3 stay best, though a bane lies on their second try."""
    state = at_the_elm(1)
    failed = replace(state, finds=(replace(state.finds[0], tried=(DRUID,)),))
    assert "; Druid rolls" in GAME.choice(view_for(failed, 0), Investigate("elm")).detail


def legend_of(state: State) -> str:
    """Return the goal's line beside the map."""
    shown = GAME.scene(view_for(state, None), Look()).legend
    return next(line.text for line in shown if line.text.startswith("Goal: The"))


def test_a_find_that_may_take_more_says_so_as_it_is_found_and_no_success_says_that_it_was_in_vain() -> None:
    """WLD-184, WLD-G55: what an ancient site takes shows its first success; until then nobody knows more than that."""
    vault = party(
        hexes("ff", sites=(VAULT,), goal=Goal("vault", about="Find the vault.")),
        goal="found",
        finds=(Found("vault", "searched", nature="ancient"),),
    )
    assert (
        told(vault, finding.Goal("found")) == "**The goal is found: the vault. To win, study it: perhaps several times.**"
    )
    # A post on what came before does not repeat how many it leaves: it was a success all the same.
    assert told(below(2), finding.Investigated("Ada", "The vault", "strong")) == "Ada studies the vault."
    assert told(below(0, ""), finding.Investigated("Ada", "The vault", "strong")).endswith("nothing new yet.")


def test_the_header_counts_what_is_studied_of_the_goal() -> None:
    """WLD-G55: a dungeon is a challenge of 6."""
    goal = Goal("vault", about="Find the vault.", die=8)
    region = hexes("ff", sites=(VAULT,), goal=goal)
    state = party(region, goal="found", finds=(Found("vault", "searched", nature="dungeon", steps=2),))
    facts = GAME.scene(view_for(state, None), Look()).facts
    # No die, as the timer is one of the same shape.
    assert [(fact.label, fact.value, fact.die) for fact in facts][1] == ("Studied", "2 of 6", 0)
    sought = party(region, goal="open", challenge=5)
    assert [fact.label for fact in GAME.scene(view_for(sought, None), Look()).facts][1] == "Steps"


def test_the_goal_is_told_after_the_look_that_reaches_it_and_nobody_worries_about_food_any_more() -> None:
    """WLD-G83, WLD-154."""
    done = replace(at_the_elm(3), goal="done")
    look = finding.Investigated("Ada", "The elm", "critical", "A hollow. Warm.")
    hungry = happening.Supplies("Ada", (1,), 1, 0, (4,))
    text = told(done, look, finding.Goal("reached", "He sleeps."), hungry).split("\n")
    assert text[0] == "Ada studies the elm. A hollow."
    assert text[1] == "**The goal is reached: the elm.** He sleeps." and "Forage" not in " ".join(text)


def test_beside_a_clue_the_way_to_the_goal_says_that_it_is_the_goals_own() -> None:
    """WLD-G71, WLD-G70: a clue may lead to anything hidden."""
    lies = travelling.Bearing("east", "M20")
    assert told(at_the_elm(), lies) == "It all points one way: from M20 the goal lies east."
    both = told(at_the_elm(), finding.Clue("", "M20", "N20", "person"), lies)
    assert both.endswith("from M20 the goal itself lies east; the clue counts wherever it leads.")


def test_a_search_that_only_brings_the_goal_nearer_says_so_in_one_sentence() -> None:
    """WLD-212, WLD-G71: what a search came to is one sentence, neither "finds nothing" nor the same a second time."""
    searched = finding.Searched("Ada", "M20", "nothing", 15)
    nearer = told(at_the_elm(), searched, finding.Challenge(8, 6, "search"))
    assert nearer == "**The goal is nearer: 8 to 6 steps** (critical success). Ada finds nothing else at M20."
    once = told(at_the_elm(), searched, finding.Challenge(8, 7, "search"))
    assert once == "**The goal is nearer: 8 to 7 steps**. Ada finds nothing else at M20."
    farther = told(at_the_elm(), searched, finding.Challenge(6, 7, "search"))
    assert "finds nothing" in farther and "The goal is farther off: 6 to 7 steps." in farther


def test_advice_says_of_which_place_it_speaks_and_tells_a_clue_from_its_line() -> None:
    state = party(hexes("ffff"), tokens=(Token("trace", "", "1", "2", "2"),))
    turn = Turn(state, tuple(GAME.legal(state, 0)), Mind(), TEMPERS["steady"])
    reasons = {str(idea.why) for idea in turn.ideas()}
    assert "A clue points to N20." in reasons
    on = replace(state, here=Position("2"), known=("1", "2"), visited=("1", "2"))
    beyond = {str(idea.why) for idea in Turn(on, tuple(GAME.legal(on, 0)), Mind(), TEMPERS["steady"]).ideas()}
    assert {"A clue points here.", "O20 lies in the line of a clue."} <= beyond
    assert "A clue points to O20." not in beyond
    unclued = Turn(replace(state, tokens=()), tuple(GAME.legal(state, 0)), Mind(), TEMPERS["steady"])
    far = {str(idea.why) for idea in unclued.ideas() if not isinstance(idea.move, Journey)}
    assert "N20 is new ground: a site or a clue may be there." in far


@pytest.mark.rule("WLD-181", "WLD-G71")
def test_advice_does_not_go_back_by_a_clue_to_where_a_search_does_not_count_any_more() -> None:
    """The clue pointed to N20; the search there brought the goal nearer, which counts once in each place."""
    state = party(hexes("ffff"), tokens=(Token("trace", "", "1", "2", "2"),), goal="open", challenge=5)
    beyond = replace(state, here=Position("3"), known=("1", "2", "3"), visited=("1", "2", "3"))

    def reasons(seen: State) -> list[str]:
        advised = GAME.advise(view_for(seen, 0), list(GAME.legal(seen, 0)), Dice(KeyedSource("any")))
        return [item.why for item in advised if str(item.move) == "backtrack N20"]

    assert reasons(beyond) == ["A clue points to N20."]
    assert reasons(replace(beyond, counted=("search 2",))) == []
    assert reasons(replace(beyond, retry=(("2", 0),))) == [], "nor where it was in vain"


def test_the_card_of_the_goal_shows_it_by_name_and_kind() -> None:
    (card,) = GAME.high_points(view_for(at_the_elm(), None), [finding.Goal("reached").told()])
    assert (card.title, card.board.icon) == ("Won: The elm", at_the_elm().region.site_by_id["elm"].category)
    (lost,) = GAME.high_points(view_for(at_the_elm(), None), [finding.Goal("lost").told()])
    assert lost.title == "The goal"
