"""Whatever is done at a desk, in any order: no card is lost, every listed move is taken, no player learns a deck's
order."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.errors import GameError
from engine.core.game import Setup, refusal
from engine.core.scene import Look
from engine.core.table import Table
from engine.games.galaxy import GAME
from engine.games.galaxy.rules.exploring import decks
from engine.games.galaxy.state.content import EXPLORATION, RELIC, content
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import Exploration, State

from .desks import NAMES
from .laws import belongings, shuffle_secrets

SIZES = {"cultural": 20, "hazardous": 20, "industrial": 20, "frontier": 20, "relic": 13}


def opened(key: str, people: tuple[str, ...] = NAMES) -> Table:
    return Table.start(GAME, Setup(("Ada",), Options(play="desk"), people=people), key)[0]


def cards_of(state: State, deck: str) -> int:
    """Return how many cards of a deck there are, wherever they lie."""
    ids = content().relics if deck == RELIC else [card.id for card in content().cards.values() if card.deck == deck]
    return sum(count for card, count in belongings(state)["cards"].items() if card in ids)


def wander(table: Table, chance: random.Random, steps: int) -> list[Table]:
    """Return the tables of so many moves at random; explorations and resolutions come most often."""
    tables = [table]
    for _ in range(steps):
        moves = [str(move) for move in GAME.legal(table.state, 0)]
        likely = [move for move in moves if move.split()[0] in ("chart", "explore", "choose", "relic")]
        table, _ = table.act(0, chance.choice(likely if likely and chance.random() < 0.7 else moves))
        tables.append(table)
    return tables


# Any interleaving.


@pytest.mark.rule("GAL-025", "GAL-036", "GAL-G18", "GAL-G50")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.lists(st.integers(0, 10_000), min_size=20, max_size=70))
def test_any_interleaving_of_moves_conserves_all_cards(key: int, picks: list[int]) -> None:
    table = opened(str(key))
    for pick in picks:
        moves = [str(move) for move in GAME.legal(table.state, 0)]
        explorations = [move for move in moves if move.split()[0] in ("chart", "choose", "explore")]
        among = explorations if pick % 3 else moves
        table, _ = table.act(0, among[pick % len(among)])
        assert {deck: cards_of(table.state, deck) for deck in SIZES} == SIZES
        open_cards = [task for task in table.state.agenda if isinstance(task, Exploration)]
        assert len(open_cards) <= 1, "one card is resolved completely before the next"
        assert all(pile.draw or not pile.discard for pile in table.state.decks.values()), "an empty deck is reshuffled"


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    found = []
    for number in range(4):
        found += wander(opened(f"desk {number}", NAMES[: number or 1]), random.Random(number), 90)
    return found


def test_what_is_unseen_of_a_deck_is_exactly_what_lies_in_it(tables: list[Table]) -> None:
    for table in tables:
        for deck in (*EXPLORATION, RELIC):
            hidden = sorted(table.state.decks[deck].draw)
            told = sorted(card for card, count in decks.unseen(table.state, deck).items() for _ in range(count))
            assert told == hidden, deck


@pytest.mark.whole
def test_every_listed_move_is_taken_and_reads_back_as_itself(tables: list[Table]) -> None:
    for table in tables[::27]:
        moves = list(GAME.legal(table.state, 0))
        assert len(set(map(str, moves))) == len(moves)
        for move in moves:
            assert GAME.read(table.state, 0, str(move)) == move
            table.act(0, str(move))


def test_verbs_without_a_listed_move_are_refused_in_words_with_a_rule(tables: list[Table]) -> None:
    for table in tables[::15]:
        listed = {move.verb for move in GAME.legal(table.state, 0)}
        for verb in GAME.verbs:
            if verb.name in listed:
                continue
            error = refusal(GAME, table.state, 0, verb)
            assert error.rule.startswith("GAL-") and error.words.endswith((".", "?")), verb.name
            with pytest.raises(GameError):
                table.act(0, verb.name)


def test_the_state_is_plain_values_that_can_be_written_and_read(tables: list[Table]) -> None:
    for table in tables[::20]:
        assert msgspec.json.decode(msgspec.json.encode(table.state), type=State) == table.state


@pytest.mark.rule("GAL-G47", "GAL-G52")
def test_nothing_that_is_shown_depends_on_the_order_of_a_deck(tables: list[Table]) -> None:
    chance = random.Random(7)
    mixed = 0
    for table in tables[::12]:
        state = table.state
        other = shuffle_secrets(state, 0, chance)
        mixed += other.decks != state.decks
        for seat in (None, 0):
            assert _shown(state, seat) == _shown(other, seat)
    assert mixed > 20


def _shown(state: State, seat: int | None) -> list[object]:
    view = GAME.view(state, seat)
    pages = [GAME.page(view, page.name, at) for page in GAME.pages for at in ("", *GAME.entries(view, page.name))]
    moves = list(GAME.legal(state, 0))
    choices = [GAME.choice(view, move) for move in moves]
    pictures = [GAME.scene(view, look) for look in (Look(), Look("card"), Look("ended"))]
    return [view, pages, moves, choices, pictures, GAME.ask(view), GAME.status(view), GAME.sheet(view), GAME.private(view)]


def test_a_desk_is_the_same_again_from_its_journal() -> None:
    first, entry = Table.start(GAME, Setup(("Ada",), Options(play="desk"), people=NAMES), "again")
    table, entries = first, [entry]
    chance = random.Random(11)
    for _ in range(80):
        table, entry = table.act(0, str(chance.choice(list(GAME.legal(table.state, 0)))))
        entries.append(entry)
    assert first.replay(entries[1:]) == table == first.replay(entries[1:], given=False)


@pytest.mark.rule("GAL-G52")
def test_a_draw_shows_something_and_is_not_taken_back_without_a_word() -> None:
    table = opened("draw")
    _, drawn = table.act(0, "explore frontier")
    _, named = table.act(0, "control nia Aster: cultural")
    _, relic = table.act(0, "relic draw")
    assert not drawn.free and not relic.free and named.free


def test_the_picture_of_a_card_still_shows_it_after_other_moves() -> None:
    table, _ = opened("card").act(0, "explore frontier")
    card = table.state.revealed
    table, _ = table.act(0, "choose resolve" if card and card.card != "phantom-world" else "control nia Aster: cultural")
    assert table.state.revealed == card
    assert replace(table.state, revealed=None) != table.state
