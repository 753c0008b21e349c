"""What a desk says and shows: posts, buttons, pictures and pages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import Choice
from engine.core.scene import Look, Scene
from engine.games.galaxy import GAME
from engine.games.galaxy.picture.explored_cards import CardBoard, PilesBoard
from engine.games.galaxy.state.moves import VERBS
from engine.games.galaxy.state.state import Held, State

from .build import legal
from .desks import CLERK, NIA, ORRIN, after, desk, doing, explored, holding

LONGEST_ALT = 1000


def story(state: State, *moves: str) -> str:
    state, events = doing(state, *moves)
    return GAME.tell(GAME.view(state, None), events)


def ask(state: State) -> str:
    return GAME.ask(GAME.view(state, None))


def choices(state: State) -> dict[str, Choice]:
    view = GAME.view(state, None)
    return {str(move): GAME.choice(view, move) for move in GAME.legal(state, CLERK)}


def scene(state: State, subject: str = "map") -> Scene:
    return GAME.scene(GAME.view(state, None), Look(subject))


def page(state: State, name: str, at: str = "") -> str:
    return GAME.page(GAME.view(state, None), name, at)


def test_the_lobby_says_what_is_played() -> None:
    assert GAME.phrased("play", "desk") == "an exploration desk" and GAME.phrased("frontier", "14") == "14 frontier cards"


# Stories.


def test_a_card_is_told_with_all_that_it_says() -> None:
    assert story(desk("hired-crews"), "explore Aster: cultural") == (
        "Nia explores Aster: **Hired Crews**. You may produce 1 unit in this system. You may pay for it with resources, "
        "influence or both.\n-# Aster is noted as cultural · cultural deck: 19 cards left"
    )


def test_the_frontier_is_told_with_its_place_or_without() -> None:
    assert story(desk("trade-post"), "explore frontier").startswith("Nia explores the frontier: **Trade Post**.")
    assert story(desk("trade-post"), "explore frontier Rim").startswith("Nia explores the frontier in Rim: **Trade Post**.")


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("hired-guard", "Hired Guard is discarded."),
        ("star-shell", "Star Shell is attached to Marl 0: +2 resources and +1 influence."),
        ("cultural-fragment", "Nia keeps a cultural fragment."),
        ("puzzle-engine", "Nia keeps a Puzzle Engine."),
        ("gamma-gate", "Gamma Gate is gone for good."),
        ("tide-storm", "Tide Storm stays in the common area."),
    ],
)
def test_what_becomes_of_a_card_is_told(card: str, told: str) -> None:
    state = desk(card)
    move = "explore frontier" if card in ("puzzle-engine", "tide-storm") else "chart Marl 0: cultural"
    assert story(state, move, "choose resolve") == told


@pytest.mark.rule("GAL-G36")
def test_the_phantom_world_is_told_with_the_card_that_follows() -> None:
    told = story(desk("phantom-world", "hired-guard"), "explore frontier", "choose resolve")
    assert "The Phantom World appears, and Nia is there first. Nia explores Phantom World: **Hired Guard**." in told


def test_trades_and_corrections_are_told_in_a_sentence() -> None:
    state = holding(explored("star-shell"), ORRIN, cultural=2)
    assert story(state, "turn orrin", "trade nia 1 cultural for nothing") == "Orrin gives Nia 1 cultural fragment."
    assert story(state, "discard star-shell") == "Star Shell goes from Marl 0 to the discard pile."
    assert story(state, "control orrin Marl 0") == "Marl 0 is Orrin's now."
    assert story(state, "purge Marl 0") == "Marl 0 is out of the game, with all that was attached to it."
    assert story(state, "seat Rhea") == "Rhea joins the desk."


# What is wanted.


def test_what_is_asked_follows_what_lies_open() -> None:
    assert ask(desk()) == "what does Nia explore? Or whose turn is it?"
    assert ask(desk(players=("Nia",))) == "what does Nia explore?"
    assert (
        ask(after(desk("hired-guard"), "chart Aster: c"))
        == "Hired Guard lies open for Nia: carry it out, then press Resolved."
    )
    relic = ask(after(desk("silent-world"), "explore frontier"))
    assert relic == "Silent World lies open for Nia: carry it out, then press Resolved, and I draw the relic."
    with_fragments = holding(desk("hired-guard"), ORRIN, cultural=1)
    assert "trading fragments first if you like" in ask(after(with_fragments, "chart Aster: c"))
    assert ask(after(desk(), "chart Hollow: h, i")) == "which deck does Nia draw from for Hollow?"
    assert "Does Gantry have a technology specialty already?" in ask(after(desk("green-laboratory"), "chart Gantry: i"))


def test_where_things_stand_is_one_line_and_a_sheet() -> None:
    state = after(explored("star-shell", "cultural-fragment", "gamma-gate", "tide-storm"), "control nobody Marl 1")
    view = GAME.view(state, None)
    assert GAME.status(view) == (
        "Exploration desk for Nia. Cards left: cultural 17, hazardous 20, industrial 20, frontier 19, relic 13."
    )
    sheet = GAME.sheet(view)
    assert "**Nia**: 1 cultural fragment. Planets: Marl 0 (cultural; Star Shell, +2/+1); Marl 2 (cultural)." in sheet
    assert "**Free planets**: Marl 1 (cultural)." in sheet
    assert "Common area: Tide Storm." in sheet and "Out of the game: Gamma Gate." in sheet and "Kept by Ada" in sheet
    assert GAME.private(GAME.view(state, 0)) == GAME.sheet(GAME.view(state, 0))


# Buttons.


def test_the_buttons_are_the_next_exploration_known_planets_sets_and_the_next_turn() -> None:
    offered = choices(holding(explored("hired-guard"), NIA, cultural=3, unknown=1))
    loud = {text: choice.label for text, choice in offered.items() if choice.weight in ("first", "main", "plain")}
    assert loud == {
        "chart Aster: cultural": "New planet: Aster: cultural",
        "explore frontier -": "Frontier",
        "explore planet Marl 0": "Marl 0",
        "relic cultural": "Relic for 3 cultural fragments",
        "turn orrin": "Orrin’s turn",
    }
    assert str(next(verb for verb in VERBS if verb.name == "chart").form) == "New planet"


def test_an_open_card_has_one_button_that_says_where_it_goes() -> None:
    for card, detail in (
        ("hired-guard", "It is discarded"),
        ("star-shell", "It is attached to Aster"),
        ("cultural-fragment", "It stays with Nia"),
        ("gamma-gate", "It is out of the game"),
    ):
        offered = choices(after(desk(card), "chart Aster: c"))["choose resolve"]
        assert (offered.label, offered.detail, offered.weight) == ("Resolved", detail, "first")


def test_the_form_for_a_new_planet_asks_for_name_and_traits() -> None:
    chart = next(verb for verb in VERBS if verb.name == "chart")
    form = GAME.form(GAME.view(desk(), 0), chart, ())
    assert [field.label for field in form.fields] == ["Planet", "Traits"] and all(field.needed for field in form.fields)
    assert after(desk(), "chart aster | c, ind", "choose cultural").planets[0].traits == ("cultural", "industrial")


def test_labels_and_details_fit_their_controls() -> None:
    long = "Verylongname Ofaplanetxx"
    state = holding(explored("star-shell", "tide-storm"), NIA, cultural=3, unknown=2)
    state = after(state, f"chart {long}: c, h, i", "choose hazardous", "choose resolve", "relic draw")
    for text, choice in choices(state).items():
        assert 0 < len(choice.label) <= 80 and len(choice.detail) <= 100, text


# Pictures.


def test_the_picture_of_the_desk_shows_piles_odds_and_what_lies_before_whom() -> None:
    state = holding(explored("hired-guard", "gamma-gate", "tide-storm", "star-shell"), ORRIN, cultural=2, unknown=1)
    found = scene(state)
    board = found.board
    assert isinstance(board, PilesBoard)
    cultural = board.piles[0]
    assert (cultural.left, cultural.discarded, cultural.newest) == (15, 1, "Hired Guard")
    assert cultural.odds == ("Relic fragment 7 in 15", "Attachment 3 in 15")
    assert [pile.deck for pile in board.piles] == ["cultural", "hazardous", "industrial", "frontier", "relic"]
    assert [(shelf.label, shelf.cards) for shelf in board.shelves] == [
        ("Common area", ("Tide Storm",)),
        ("Out of the game", ("Gamma Gate",)),
    ]
    assert found.title == "Exploration desk – acting for Nia" and found.panel[NIA].acting
    assert dict(found.panel[ORRIN].counts) == {"fragment": "C2 U1", "relic": 0}
    assert dict(found.panel[NIA].counts)["attachment"] == 1


def test_the_picture_of_a_card_shows_its_planet_and_what_can_be_said() -> None:
    state = after(desk("green-laboratory"), "chart Gantry: i")
    board = scene(state, "card").board
    assert isinstance(board, CardBoard) and board.world is not None
    assert (board.name, board.world.name, board.place) == ("Green Laboratory", "Gantry", "industrial")
    assert [option.text for option in board.options] == ["No specialty", "Has a specialty"]
    frontier = scene(after(desk("tide-storm"), "explore frontier"), "card").board
    assert isinstance(frontier, CardBoard) and frontier.world is None and frontier.place == "The frontier"
    assert scene(after(state, "choose no"), "card").board.options == ()  # type: ignore[union-attr]


def test_a_picture_is_posted_when_a_card_is_drawn() -> None:
    _, drawn = doing(desk("cultural-fragment"), "chart Aster: c")
    assert GAME.pictures(drawn) == (Look("card"),)
    _, kept = doing(desk("cultural-fragment"), "chart Aster: c", "choose resolve")
    assert GAME.pictures(kept) == ()


def test_the_words_of_a_picture_are_never_too_long() -> None:
    players = tuple(f"Longest name of all {number}" for number in range(8))
    state = explored("star-shell", "garden-world", players=players)
    state = replace(state, players=tuple(replace(player, relics=(Held("star-lance"),) * 3) for player in state.players))
    assert 200 < len(scene(state).alt) <= LONGEST_ALT
    assert 50 < len(scene(state, "card").alt) <= LONGEST_ALT


# Pages.


def test_planets_are_listed_with_owner_traits_and_attachments() -> None:
    state = after(explored("star-shell"), "control orrin Meridian: none", "control nobody Rim: h")
    assert page(state, "planets").splitlines() == [
        "**Nia**: Marl 0 (cultural; Star Shell, +2/+1).",
        "**Orrin**: Meridian (no trait).",
        "**Free**: Rim (hazardous).",
    ]
    assert page(state, "planets", "marl 0").startswith("**Marl 0**, Nia’s; cultural.\nAttached: Star Shell, +2/+1.")
    assert page(desk(), "planets") == "No planet has been named yet: exploring one names it."
    assert page(desk(), "planets", "Atlantis") == "No planet here is called “Atlantis”."


def test_decks_are_listed_with_what_is_left_and_what_is_out_of_the_game() -> None:
    state = explored("gamma-gate", "hired-guard")
    assert "- Hired Guard 2 in 18, 11 %" in page(state, "decks", "cultural")
    assert page(state, "decks", "purged") == "Out of the game: Gamma Gate."
    assert page(after(desk(), "control nia Zed: c", "purge zed"), "decks", "purged") == "Planets out of the game: Zed."
    assert "**Cultural deck**: 18 cards left, 1 discarded" in page(state, "decks")
    assert "purged" in GAME.entries(GAME.view(state, None), "decks")
    assert "no goals" in page(state, "goals")


def test_a_trade_is_put_together_from_whom_and_what() -> None:
    state = holding(desk(), NIA, cultural=1)
    trade = next(verb for verb in VERBS if verb.name == "trade")
    view = GAME.view(state, 0)
    first = GAME.step(view, trade, (), ("orrin", "pell"))
    assert first.ask == "With whom does Nia trade fragments?" and [choice.label for choice in first.choices] == [
        "Orrin",
        "Pell",
    ]
    deals = [text.partition(" orrin ")[2] for text in legal(state, CLERK, "trade") if " orrin " in text]
    second = GAME.step(view, trade, ("orrin",), tuple(deals))
    assert [choice.label for choice in second.choices] == ["1 cultural fragment for nothing"]
    assert GAME.form(view, trade, ("orrin",)).title == "Trade with Orrin"
