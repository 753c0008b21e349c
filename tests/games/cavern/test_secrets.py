"""What one player is shown of a cavern, in the forms that the laws for every game do not look at, holds nothing hidden.

The laws shuffle what is hidden in a state. Here a move is made in both worlds, too: what is heard alike looks alike.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core.errors import GameError
from engine.core.game import Event, refusal
from engine.core.scene import Look
from engine.core.table import Entry, Table
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.sending import open_spots
from engine.games.cavern.state.board import board
from engine.games.cavern.state.content import content
from engine.games.cavern.state.moves import Send
from engine.games.cavern.state.state import State
from tests.laws.playouts import Playout, Step, playout, some
from tests.laws.tables import update_after
from tests.laws.test_secrets import kept, seats, shown, shuffled

from .laws import shuffle_secrets

GAMES = (0, 9, 3, 4)
"""Caverns of four, of three and of two players, each kind of move in one of them."""


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Playout:
    """A whole cavern, played at random."""
    return playout("cavern", request.param)


def heard(entry: Entry, seat: int | None) -> list[Event]:
    """Return what a seat, or the public, is told of a move."""
    return [event for event in entry.events if event.seats is None or seat in event.seats]


def in_other_worlds(played: Playout, most: int, chance: random.Random) -> Iterator[tuple[Step, int | None, Table, Entry]]:
    """Yield moves made again where all that an onlooker cannot know is otherwise, and all that they hear is the same.

    Moves that end the game are left out: then everything lies open.
    """
    for step in some([step for step in played.steps if GAME.turn(step.after.state)], most):
        for seat in seats(step.before):
            try:
                after, entry = shuffled(step.before, seat, chance).act(step.seat, step.entry.text)
            except GameError:
                continue
            if heard(entry, seat) == heard(step.entry, seat):
                yield step, seat, after, entry


@pytest.mark.whole
@pytest.mark.rule("CAV-027", "CAV-G52")
def test_what_is_heard_alike_looks_alike_afterwards(played: Playout) -> None:
    for step, seat, after, entry in in_other_worlds(played, 10, random.Random(7)):
        assert shown(after, seat) == shown(step.after, seat), step.entry.text
        assert GAME.tell(GAME.view(after.state, seat), entry.events) == GAME.tell(
            GAME.view(step.after.state, seat), step.entry.events
        )


def test_so_it_goes_with_every_kind_of_move() -> None:
    """The law above proves something of each verb: it was made in another world, often by another player's hand."""
    chance, made = random.Random(8), Counter[str]()
    for number in GAMES:
        for step, seat, _, _ in in_other_worlds(playout("cavern", number), 100, chance):
            made[step.entry.text.split()[0]] += seat != step.seat
    assert set(made) >= {"place", "send", "choose", "roll", "pass", "spend", "retrieve"}
    assert all(made[verb] > 10 for verb in ("send", "choose", "roll", "pass")), made


@pytest.mark.rule("CAV-G52")
def test_the_post_about_a_move_and_its_whispers_are_the_same_in_the_other_world(played: Playout) -> None:
    chance = random.Random(9)
    for step in some([step for step in played.steps if GAME.turn(step.after.state)], 12):
        for seat in seats(step.before):
            other = shuffled(step.before, seat, chance)
            try:
                _, entry = other.act(step.seat, step.entry.text)
            except GameError:
                continue
            if heard(entry, seat) == heard(step.entry, seat) and entry.draws == step.entry.draws:
                post, own = (update_after(table, step.seat, step.entry.text) for table in (other, step.before))
                assert kept(post, [seat]) == kept(own, [seat]), step.entry.text


@pytest.mark.whole
def test_dice_and_the_map_of_a_broken_off_game_hold_nothing_hidden(played: Playout) -> None:
    chance, rolled = random.Random(10), 0
    for table in some(played.tables, 18):
        looks = [Look("ended"), Look("roll"), *(Look("dice", page=page) for page in range(len(table.state.shown)))]
        rolled += len(looks) - 1
        for seat in seats(table):
            other = shuffled(table, seat, chance)
            own, same = (GAME.view(state, seat) for state in (table.state, other.state))
            for look in looks:
                assert GAME.scene(own, look) == GAME.scene(same, look)
    assert rolled or not any(step.after.state.shown for step in some(played.steps, 18))


def test_why_a_verb_is_of_no_use_says_nothing_hidden(played: Playout) -> None:
    chance = random.Random(11)
    for table in some(played.tables[:-1], 25):
        for seat in range(len(table.setup.names)):
            other = shuffled(table, seat, chance)
            for verb in GAME.verbs:
                if not any(isinstance(move, verb.move) for move in GAME.legal(table.state, seat)):
                    reasons = [refusal(GAME, state, seat, verb) for state in (table.state, other.state)]
                    assert len({(str(reason), reason.instead, reason.rule) for reason in reasons}) == 1


@pytest.mark.whole
@pytest.mark.rule("CAV-085", "CAV-G52")
def test_which_class_is_sent_facedown_shows_to_no_one_else(played: Playout) -> None:
    compared = 0
    sendings = [step for step in played.steps if step.entry.text.startswith("send ")]
    for step in some(sendings, 4):
        move = GAME.read(step.before.state, step.seat, step.entry.text)
        assert isinstance(move, Send)
        if not _stays_hidden(step.before.state, move):
            continue
        others = [seat for seat in seats(step.before) if seat != step.seat][:2]
        post = kept(update_after(step.before, step.seat, step.entry.text), others)
        seen = {seat: shown(step.after, seat) for seat in others}
        for kind in dict.fromkeys(step.before.state.players[step.seat].reserve):
            if kind == move.delver:
                continue
            text = str(replace(move, delver=kind))
            after, entry = step.before.act(step.seat, text)
            for seat in others:
                assert heard(entry, seat) == heard(step.entry, seat)
                assert shown(after, seat) == seen[seat]
            assert kept(update_after(step.before, step.seat, text), others) == post
            compared += 1
    assert compared or played.table.setup.names[1:] == ()


def _stays_hidden(state: State, move: Send) -> bool:
    """Return whether a Delver sent like that lies facedown when the turn is over."""
    room = board(state.tiles).room(open_spots(state)[move.to - 1])
    return not room.torch and not room.complete


def test_the_shuffle_itself_loses_nothing_and_swaps_hands_classes_gold_and_every_deck() -> None:
    """What all laws of secrecy stand on: after a few shuffles each hidden thing has been something else."""
    chance = random.Random(12)
    table = some(playout("cavern", 0).tables, 3)[1]
    state = table.state
    worlds = [shuffle_secrets(state, 0, chance) for _ in range(6)]
    for name in ("stack", "gold", "treasure", "encounters"):
        assert len({getattr(world, name) for world in worlds}) > 1, name
    cards = content().encounters
    sorts = Counter(cards[card].sort for card in state.encounters)
    for world in worlds:
        assert Counter(cards[card].sort for card in world.encounters) == sorts
        assert len(set(world.encounters)) == len(state.encounters) and not set(world.encounters) & set(state.met)
    assert any(set(world.encounters) - set(state.encounters) for world in worlds), "some are not in the deck (CAV-G68)"
    assert all(world.players[0] == state.players[0] for world in worlds)
    assert len({world.players[1].hand for world in worlds}) > 1
    for seat, player in enumerate(state.players):
        known = sorted(content().band.factions[player.faction].delvers)
        for world in worlds:
            out = [sent.kind for sent in world.delvers if sent.seat == seat]
            assert sorted([*world.players[seat].reserve, *out]) == known
