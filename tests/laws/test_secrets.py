"""What one seat is shown does not depend on what is hidden from it."""

from __future__ import annotations

import random

from engine.core.errors import GameError
from engine.core.scene import Look
from engine.core.table import Entry, Table, digest
from tests.laws.playouts import Playout, hook, some


def shown(table: Table, seat: int | None) -> dict[str, object]:
    """Return everything that a seat, or the public, gets to see of a table."""
    game, state = table.game, table.state
    view = game.view(state, seat)
    moves = [] if seat is None else list(game.legal(state, seat))
    return {
        "view": view,
        "map": game.scene(view, Look()),
        "ask": game.ask(view),
        "status": game.status(view),
        "sheet": game.sheet(view),
        "moves": moves,
        "choices": [game.choice(view, move) for move in moves],
        "turn": game.turn(state),
        "outcome": game.outcome(state),
    }


def seats(table: Table) -> list[int | None]:
    return [None, *range(len(table.setup.names))]


def shuffled(table: Table, seat: int | None, chance: random.Random) -> Table:
    shuffle = hook(table.game.key, "shuffle_secrets")
    assert shuffle, f"tests/games/{table.game.key}/laws.py does not say what is secret"
    return Table(table.game, table.setup, table.key, table.counter, shuffle(table.state, seat, chance))


def test_nobody_is_shown_what_is_hidden_from_them(played: Playout) -> None:
    chance = random.Random(3)
    shuffles = 0
    for table in some(played.tables, 25):
        for seat in seats(table):
            other = shuffled(table, seat, chance)
            shuffles += digest(other.state) != digest(table.state)
            assert shown(other, seat) == shown(table, seat)
    assert shuffles, "no secret was ever shuffled: the law proved nothing"


def told(table: Table, entry: Entry, seat: int | None) -> str:
    return table.game.tell(table.game.view(table.state, seat), entry.events)


def test_a_free_move_tells_its_maker_nothing_of_what_is_hidden(played: Playout) -> None:
    chance = random.Random(4)
    for step in some([step for step in played.steps if step.entry.free], 40):
        after, entry = shuffled(step.before, step.seat, chance).act(step.seat, step.entry.text)
        if entry.free:
            assert shown(after, step.seat) == shown(step.after, step.seat), step.entry.text
            assert told(after, entry, step.seat) == told(step.after, step.entry, step.seat), step.entry.text


def test_a_private_choice_is_no_different_to_others_than_another(played: Playout) -> None:
    private = {verb.move for verb in played.game.verbs if verb.private}
    for step in some([step for step in played.steps if step.entry.free], 40):
        made = played.game.read(step.before.state, step.seat, step.entry.text)
        if type(made) not in private:
            continue
        others = [seat for seat in seats(step.before) if seat != step.seat]
        for move in some([it for it in played.game.legal(step.before.state, step.seat) if type(it) is type(made)], 6):
            after, entry = step.before.act(step.seat, str(move))
            for seat in others:
                assert shown(after, seat) == shown(step.after, seat)
                assert told(after, entry, seat) == told(step.after, step.entry, seat)


def test_a_refusal_says_nothing_of_what_is_hidden(played: Playout) -> None:
    chance = random.Random(5)
    texts = [step.entry.text for step in some(played.steps, 8)]
    for table in some(played.tables[:-1], 12):
        for seat in range(len(table.setup.names)):
            other = shuffled(table, seat, chance)
            for text in texts:
                if text not in map(str, table.game.legal(table.state, seat)):
                    assert refusal(other, seat, text) == refusal(table, seat, text)


def refusal(table: Table, seat: int, text: str) -> str:
    try:
        table.act(seat, text)
    except GameError as error:
        return str(error)
    return ""


def test_a_story_leaves_out_what_its_reader_may_not_know(played: Playout) -> None:
    for table, entry in zip(played.tables, (played.first, *played.entries), strict=True):
        for seat in seats(table):
            view = played.game.view(table.state, seat)
            known = [event for event in entry.events if event.seats is None or seat in event.seats]
            assert played.game.tell(view, entry.events) == played.game.tell(view, known)
