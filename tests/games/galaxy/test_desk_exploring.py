"""Rules 1 to 9 and their notes at an exploration desk."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import NOBODY, Attachment, Deck, Exploration, State

from .build import legal, refused, told
from .desks import CLERK, NIA, ORRIN, after, desk, doing, explored, holding


def refusal(state: State, text: str) -> tuple[str, str]:
    error = refused(state, CLERK, text)
    return error.words, error.rule


# Planets, named with their traits.


@pytest.mark.rule("GAL-001", "GAL-003", "GAL-006", "GAL-008", "GAL-042")
def test_a_new_planet_is_named_with_its_trait_and_draws_from_that_deck() -> None:
    state, events = doing(desk("star-shell"), "explore planet Aster: cultural")
    assert [event.kind for event in events] == ["named", "explored"]
    assert told(events, "explored")[0] == {
        "who": "Nia",
        "place": "Aster",
        "deck": "cultural",
        "card": "star-shell",
        "left": 19,
        "token": False,
    }
    assert [len(state.decks[deck].draw) for deck in ("cultural", "hazardous", "industrial", "frontier")] == [19, 20, 20, 20]
    (planet,) = state.planets
    assert (planet.name, planet.traits, planet.owner) == ("Aster", ("cultural",), NIA)


@pytest.mark.parametrize(
    "written",
    [
        "explore planet Aster: cultural",
        "explore Aster: cultural",
        "explore the planet aster : Cult",
        "chart aster | c",
        "chart Aster (cultural)",
        "chart aster cultural",
    ],
)
def test_a_planet_can_be_written_in_many_ways(written: str) -> None:
    state = after(desk(), written)
    assert [(planet.id, planet.name, planet.traits) for planet in state.planets] == [("aster", "Aster", ("cultural",))]


def test_a_planet_is_known_by_name_alone_and_its_traits_can_be_corrected() -> None:
    state = after(desk(), "explore Aster: cultural", "choose resolve", "explore aster", "choose resolve")
    assert len(state.decks["cultural"].draw) == 18
    state = after(state, "explore Aster: hazardous", "choose resolve", "explore ASTER", "choose resolve")
    assert len(state.planets) == 1 and state.planets[0].traits == ("hazardous",)
    assert len(state.decks["cultural"].draw) == 18 and len(state.decks["hazardous"].draw) == 18


@pytest.mark.rule("GAL-012")
def test_with_two_traits_the_deck_is_chosen_before_a_card_is_drawn() -> None:
    state = after(desk("ore-world", "empty-depots"), "explore Hollow: industrial, hazardous")
    asked = state.agenda[0]
    assert isinstance(asked, Question) and asked.options == ("hazardous", "industrial")
    assert [len(state.decks[deck].draw) for deck in ("hazardous", "industrial")] == [20, 20]
    assert legal(state, CLERK) == ["choose hazardous", "choose industrial"]
    assert refusal(state, "explore frontier")[1] == "GAL-012"
    assert refusal(state, "choose cultural")[1] == "GAL-012"
    state = after(state, "choose industrial")
    assert [len(state.decks[deck].draw) for deck in ("hazardous", "industrial")] == [20, 19]
    assert state.revealed is not None and state.revealed.card == "empty-depots"


@pytest.mark.rule("GAL-009")
def test_a_planet_without_a_stated_trait_is_not_explored() -> None:
    state = desk()
    words, rule = refusal(state, "explore Marl")
    assert rule == "GAL-009" and "“Marl: cultural”" in words
    assert refusal(state, "explore Marl: none")[1] == "GAL-009"
    state = after(state, "control nia Marl: none")
    assert refusal(state, "explore Marl") == ("Marl has no trait: there is nothing to explore.", "GAL-009")


def test_a_known_planet_that_was_nearly_named_is_suggested() -> None:
    state = after(desk(), "chart Moor: hazardous", "choose resolve")
    assert refusal(state, "explore Mor")[0].endswith("“Mor: cultural”. Or did you mean Moor?")
    assert "mean" not in refusal(state, "explore Quell")[0]


@pytest.mark.rule("GAL-010")
def test_meridian_is_never_explored_whatever_traits_are_stated() -> None:
    assert refusal(desk(), "explore Meridian: cultural")[1] == "GAL-010"
    assert refusal(desk(), "explore meridian")[1] == "GAL-010"


@pytest.mark.rule("GAL-011")
def test_a_home_planet_is_never_explored() -> None:
    assert refusal(desk(), "explore Nia's home: cultural")[1] == "GAL-011"
    assert refusal(desk(), "chart Home: industrial")[1] == "GAL-011"


@pytest.mark.rule("GAL-008")
def test_a_word_that_is_no_trait_is_named() -> None:
    assert refusal(desk(), "explore Aster: watery") == (
        "“watery” is no trait: they are cultural, hazardous, industrial.",
        "GAL-008",
    )


@pytest.mark.rule("GAL-005", "GAL-G16", "GAL-G71")
def test_another_players_planet_draws_no_card_unless_no_player_holds_it_any_more() -> None:
    state = after(desk(), "explore Aster: cultural", "choose resolve", "turn orrin")
    words, rule = refusal(state, "explore Aster")
    assert rule == "GAL-005" and words.startswith("Aster is Nia's") and "`/galaxy desk control`" in words
    assert "explore planet Aster" not in legal(state, CLERK)
    taken, events = doing(state, "control orrin Aster")
    assert told(events, "planet_of") == [{"planet": "Aster", "owner": "Orrin"}]
    assert len(taken.decks["cultural"].draw) == 19, "what is conquered draws nothing"
    freed = after(state, "control nobody Aster")
    assert freed.planets[0].owner == NOBODY
    again = after(freed, "explore Aster")
    assert again.planets[0].owner == ORRIN and len(again.decks["cultural"].draw) == 18


@pytest.mark.rule("GAL-015")
def test_an_own_planet_may_be_explored_again() -> None:
    state = explored("hired-guard")
    assert "explore planet Marl 0" in legal(state, CLERK)
    assert len(after(state, "explore Marl 0").decks["cultural"].draw) == 18


def test_known_planets_are_offered_those_of_the_active_player_first() -> None:
    state = after(desk(), "chart Zed: cultural", "choose resolve", "turn orrin", "chart Yew: cultural", "choose resolve")
    state = after(state, "control nobody Zed", "chart Able: cultural", "choose resolve", "control nobody Able")
    names = [text.removeprefix("explore planet ") for text in legal(state, CLERK, "explore") if "planet" in text]
    assert names == ["Yew", "Able", "Zed"]


# The frontier.


@pytest.mark.rule("GAL-021", "GAL-023", "GAL-G19")
def test_the_frontier_is_explored_with_or_without_a_place() -> None:
    state, events = doing(desk("trade-post", "decay-field"), "explore frontier")
    assert told(events, "explored")[0]["token"] and told(events, "explored")[0]["left"] == 19
    state, events = doing(state, "choose resolve")
    assert not told(events, "token_returned")
    state, events = doing(state, "explore the frontier token in Deep Space", "choose resolve")
    assert told(events, "token_returned") == [{"system": "Deep Space"}]
    assert len(state.decks["frontier"].draw) == 18 and state.players[NIA].frontiers == 2


@pytest.mark.rule("GAL-G49", "GAL-022")
def test_the_older_frontier_deck_has_14_cards_none_of_the_codex() -> None:
    state = desk(frontier="14")
    assert len(state.decks["frontier"].draw) == 14
    assert not any(content().cards[card].later for card in state.decks["frontier"].draw)
    assert set(state.decks) == {"cultural", "hazardous", "industrial", "frontier", "relic"}


# The window.


@pytest.mark.rule("GAL-014", "GAL-024")
def test_a_card_lies_open_until_it_is_resolved_and_nothing_else_is_explored() -> None:
    state = after(desk("hired-guard"), "explore Aster: cultural")
    assert isinstance(state.agenda[1], Exploration)
    for text in ("explore frontier", "chart Brine: industrial", "relic draw", "turn orrin", "purge Aster"):
        words, rule = refusal(state, text)
        assert rule == "GAL-014" and words.startswith("Hired Guard lies open"), text
    state, events = doing(state, "choose resolve")
    assert told(events, "put_away") == [{"card": "hired-guard", "where": "discard", "place": ""}]
    assert state.agenda == () and state.decks["cultural"].discard == ("hired-guard",)
    assert refusal(state, "choose resolve")[1] == "GAL-024"


@pytest.mark.rule("GAL-041", "GAL-035")
def test_fragments_change_hands_while_a_card_lies_open() -> None:
    state = after(holding(desk("hired-guard"), NIA, cultural=2), "explore Aster: cultural")
    assert "trade orrin 1 cultural fragment for nothing" in legal(state, CLERK, "trade")
    state = after(state, "trade orrin 2 cultural for nothing")
    assert state.players[ORRIN].fragments == {"cultural": 2} and not state.players[NIA].fragment_count
    assert isinstance(state.agenda[1], Exploration)


# Where cards go.


@pytest.mark.rule("GAL-025", "GAL-026", "GAL-G50")
def test_an_ordinary_card_goes_onto_its_own_decks_discard_pile() -> None:
    state = explored("deep-mine", "working-outpost", "trade-post", "hired-crews")
    assert {deck: state.decks[deck].discard for deck in ("cultural", "hazardous", "industrial", "frontier")} == {
        "cultural": ("hired-crews",),
        "hazardous": ("deep-mine",),
        "industrial": ("working-outpost",),
        "frontier": ("trade-post",),
    }


@pytest.mark.rule("GAL-028", "GAL-029", "GAL-G28")
def test_an_attachment_stays_on_its_planet_with_what_it_brings() -> None:
    state, events = doing(desk("star-shell"), "explore Aster: cultural", "choose resolve")
    assert state.planets[0].attachments == (Attachment("star-shell", 2, 1),)
    assert told(events, "attached")[0]["planet"] == "Aster"
    assert not state.decks["cultural"].discard
    kept = after(state, "control orrin Aster")
    assert kept.planets[0].attachments == (Attachment("star-shell", 2, 1),)


@pytest.mark.rule("GAL-030", "GAL-031")
def test_a_fragment_lies_open_before_its_explorer_and_in_no_pile() -> None:
    state = explored("cultural-fragment", "unmarked-fragment")
    assert state.players[NIA].fragments == {"cultural": 1, "unknown": 1}
    assert not state.decks["cultural"].discard and not state.decks["frontier"].discard and not state.purged


@pytest.mark.rule("GAL-037", "GAL-038")
def test_a_device_stays_before_its_explorer_and_the_storm_in_the_common_area() -> None:
    state = explored("puzzle-engine", "tide-storm")
    assert state.players[NIA].devices == 1 and state.common == ("tide-storm",)
    assert not state.decks["frontier"].discard


@pytest.mark.rule("GAL-036")
def test_a_gate_purges_itself() -> None:
    state = explored("gamma-gate", "gamma-beacon")
    assert state.purged == ("gamma-gate", "gamma-beacon")
    assert not state.decks["cultural"].discard and not state.decks["frontier"].discard


@pytest.mark.rule("GAL-G36")
def test_the_phantom_world_is_there_once_its_card_is_away_and_is_explored_at_once() -> None:
    state = after(desk("phantom-world", "garden-world"), "explore frontier at Deep Space")
    assert not state.planets
    state, events = doing(state, "choose resolve")
    assert state.purged == ("phantom-world",)
    kinds = [event.kind for event in events]
    assert kinds.index("token_returned") < kinds.index("phantom") < kinds.index("explored")
    (planet,) = state.planets
    assert (planet.name, planet.owner, planet.traits) == ("Phantom World", NIA, ("cultural",))
    assert state.revealed is not None and (state.revealed.card, state.revealed.place) == ("garden-world", "phantom-world")
    assert after(state, "choose resolve").planets[0].attachments == (Attachment("garden-world", 0, 2),)


@pytest.mark.rule("GAL-033", "GAL-G50")
def test_the_card_that_gives_a_relic_draws_it_when_it_is_resolved() -> None:
    state = after(desk("silent-world", "trade-core"), "turn orrin", "explore frontier")
    assert not state.players[ORRIN].relics, "only once it is resolved"
    state, events = doing(state, "choose resolve")
    assert [held.relic for held in state.players[ORRIN].relics] == ["trade-core"]
    assert len(state.decks["relic"].draw) == 12 and state.decks["frontier"].discard == ("silent-world",)
    assert told(events, "laid_out"), "what lies before players is shown"
    bare = desk("silent-world")
    empty = replace(bare, decks={**bare.decks, "relic": Deck()})
    state, events = doing(empty, "explore frontier", "choose resolve")
    assert told(events, "no_relic") and state.decks["frontier"].discard == ("silent-world",) and not state.agenda


# Laboratories.


@pytest.mark.rule("GAL-G29")
@pytest.mark.parametrize(
    ("said", "brings"),
    [
        ("no-specialty", Attachment("green-laboratory", specialty="green")),
        ("has-specialty", Attachment("green-laboratory", 1, 1)),
    ],
)
def test_with_a_laboratory_it_is_said_whether_the_planet_has_a_specialty(said: str, brings: Attachment) -> None:
    state = after(desk("green-laboratory"), "explore Gantry: industrial")
    assert legal(state, CLERK, "choose") == ["choose no-specialty", "choose has-specialty"]
    assert refusal(state, "choose resolve")[1] == "GAL-G29"
    state = after(state, f"choose {said}")
    assert state.planets[0].attachments == (brings,) and state.agenda == ()


@pytest.mark.rule("GAL-G29")
def test_a_second_laboratory_on_a_planet_is_not_asked_about() -> None:
    state = after(desk("green-laboratory", "blue-laboratory"), "explore Gantry: industrial", "choose no")
    state = after(state, "explore Gantry")
    assert legal(state, CLERK, "choose") == ["choose resolve"]
    state = after(state, "choose resolve")
    assert state.planets[0].attachments[1] == Attachment("blue-laboratory", 1, 1)


# Empty decks.


@pytest.mark.rule("GAL-027", "GAL-G18")
def test_a_deck_that_is_drawn_empty_is_reshuffled_at_once_without_the_card_that_lies_open() -> None:
    state = desk()
    piles = Deck(("hired-guard",), ("hired-crews", "hired-crews"))
    state = replace(state, decks={**state.decks, "cultural": piles})
    state, events = doing(state, "explore Aster: cultural", draws=(0,))
    assert told(events, "reshuffled") == [{"deck": "cultural", "count": 2}]
    assert sorted(state.decks["cultural"].draw) == ["hired-crews"] * 2 and not state.decks["cultural"].discard
    state = after(state, "choose resolve")
    assert state.decks["cultural"].discard == ("hired-guard",)


@pytest.mark.rule("GAL-G18")
def test_with_no_card_anywhere_the_exploration_happens_without_one() -> None:
    state = desk()
    state = replace(state, decks={**state.decks, "frontier": Deck()})
    state, events = doing(state, "explore frontier at Rim")
    assert told(events, "no_card") == [{"who": "Nia", "place": "Rim", "deck": "frontier"}]
    assert told(events, "token_returned") == [{"system": "Rim"}] and state.agenda == ()
