"""What one seat is shown does not depend on what is hidden from it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.api.update import Update
from engine.core import capabilities
from engine.core.errors import GameError
from engine.core.game import Event
from engine.core.scene import Look
from engine.core.table import Entry, Table
from engine.tables.moves.auto_moves import MOST_AT_ONCE
from engine.tables.updates.update import update_of
from tests.laws.openly import check_shuffled
from tests.laws.playouts import Playout, Step, hook, needed, some, telling, telling_steps
from tests.laws.tables import forms, looked_at, panel, questions, update_after


def shown(table: Table, seat: int | None) -> dict[str, object]:
    """Return everything that a seat, or the public, gets to see of a table: the public also posts and their controls."""
    house = looked_at(table)
    game, state = house.game, table.state
    view = game.view(state, seat)
    moves = [] if seat is None else list(game.legal(state, seat))
    asked = [] if seat is None else list(questions(table, seat))
    return {
        "post": update_of(house, "move") if seat is None else None,
        "own picture": game.scene(view, Look(own)) if (own := capabilities.owned(game, view)) else None,
        "pages": [
            game.page(view, page.name, at)
            for page in capabilities.pages(game)
            for at in ("", *capabilities.entries(game, view, page.name)[:9])
        ],
        "forms": [] if seat is None else list(forms(table, seat, asked)),
        "patience": capabilities.waits(game).patience(state),
        "steps": asked,
        "step pictures": [game.scene(view, item.look) for item in asked],
        "view": view,
        "map": game.scene(view, Look()),
        "modes": [(mode, game.scene(view, Look(mode=mode.name))) for mode in capabilities.modes(game, view)],
        "ask": game.ask(view),
        "status": game.status(view),
        "sheet": game.sheet(view),
        "panel": None if seat is None else panel(table, seat),
        "turn number": capabilities.waits(game).turn_number(state),
        "moves": moves,
        "choices": [game.choice(view, move) for move in moves],
        "turn": game.turn(state),
        "outcome": game.outcome(state),
    }


def seats(table: Table) -> list[int | None]:
    return [None, *range(len(table.names))]


def eyes(table: Table, chance: random.Random, most: int = 1) -> list[int | None]:
    """Return whose eyes are looked through: those of the public, and of so many seats at most, others each time."""
    return [None, *chance.sample(range(len(table.names)), min(most, len(table.names)))]


def shuffled(table: Table, seat: int | None, chance: random.Random) -> Table:
    """Return a table that looks the same to a seat, or the public; the very same where nothing is hidden from them."""
    state = needed(table.game.key, "shuffle_secrets")(table.state, seat, chance)
    return table if state is table.state else msgspec.structs.replace(table, state=state)


def test_no_seat_is_shown_what_is_hidden_from_it(played: Playout) -> None:
    chance = random.Random(3)
    shuffles = 0
    looked = telling(played, 3)
    for table in looked:
        for seat in eyes(table, chance):
            other = shuffled(table, seat, chance)
            if other is not table:
                shuffles += other.state != table.state
                assert shown(other, seat) == shown(table, seat)
    check_shuffled(shuffles, played.game, looked)


def told(table: Table, entry: Entry, seat: int | None) -> str:
    return table.game.tell(table.game.view(table.state, seat), entry.events)


def test_a_free_move_tells_its_maker_nothing_of_what_is_hidden(played: Playout) -> None:
    chance = random.Random(4)
    for step in telling_steps(played, 6, free=True):
        world = shuffled(step.before, step.seat, chance)
        after, entry = world.act(step.seat, step.entry.text)
        if entry.free and world is not step.before:
            wrong = f"{step.entry.text} shows something hidden, and none of its events says that it `reveals`"
            assert shown(after, step.seat) == shown(step.after, step.seat), wrong
            assert told(after, entry, step.seat) == told(step.after, step.entry, step.seat), wrong
            other = shuffled(step.before, step.seat, chance)
            if other.act(step.seat, step.entry.text)[1].free and not leads_on(step.after):
                post, own = (update_after(table, step.seat, step.entry.text) for table in (other, step.before))
                assert kept(post, [step.seat]) == kept(own, [step.seat])


def leads_on(table: Table) -> bool:
    """Return whether a seat has one move left that is made for it, so that the move before it is no longer free."""
    obvious = capabilities.prompts(table.game).obvious
    return any(obvious(table.state, seat) is not None for seat in table.game.turn(table.state))


def kept(update: Update, seats: Sequence[int | None]) -> Update:
    """Return an update with the whispers to some seats only."""
    whispers = tuple((member, words) for member, words in update.whispers if member - 100 in seats)
    return msgspec.structs.replace(update, whispers=whispers)


def aloud(entry: Entry) -> list[Event]:
    return [event for event in entry.events if event.seats is None]


def asked_aloud(table: Table) -> tuple[Any, str]:
    """Return who is awaited, and what everybody reads that they are asked."""
    return table.turn, table.game.ask(table.game.view(table.state, None))


def test_a_private_choice_is_no_different_to_others_than_another(played: Playout) -> None:
    """Where the choice stays secret, always; where it shows by and by, as long as the same was said of it aloud."""
    private = {verb.move for verb in played.game.verbs if verb.private}
    chance = random.Random(6)
    names = (hook(played.game.key, "secret_verbs") or tuple)()
    secret = {verb.move for verb in played.game.verbs if verb.name in names}
    compared = 0
    for step in telling_steps(played, 6, free=True):
        made = played.game.read(step.before.state, step.seat, step.entry.text)
        if type(made) not in private:
            continue
        others = [seat for seat in eyes(step.before, chance, 2) if seat != step.seat]
        told_all = kept(update_after(step.before, step.seat, step.entry.text), others)
        seen = {seat: (shown(step.after, seat), told(step.after, step.entry, seat)) for seat in others}
        for move in some([it for it in played.game.legal(step.before.state, step.seat) if type(it) is type(made)], 6):
            if move == made:
                compared += type(made) in secret
                continue
            after, entry = step.before.act(step.seat, str(move))
            heard = aloud(entry) == aloud(step.entry) and asked_aloud(after) == asked_aloud(step.after)
            if type(made) not in secret and not heard:
                continue
            compared += type(made) in secret
            for seat in others:
                assert (shown(after, seat), told(after, entry, seat)) == seen[seat]
            assert kept(update_after(step.before, step.seat, str(move)), others) == told_all
    assert compared or not secret or len(played.table.names) == 1, "no secret choice was ever made"


def with_follow_ups(step: Step) -> tuple[Table, list[Event]]:
    """Return the table after a step and the obvious moves that are made at once after it, and the events of them all."""
    obvious = capabilities.prompts(step.after.game).obvious
    table, events = step.after, list(step.entry.events)
    for _ in range(MOST_AT_ONCE):
        found = ((seat, move) for seat in table.game.turn(table.state) if (move := obvious(table.state, seat)) is not None)
        seat, move = next(found, (0, None))
        if move is None:
            break
        table, entry = table.act(seat, str(move))
        events += entry.events
    return table, events


def test_what_is_whispered_reaches_only_those_who_may_know_it(played: Playout) -> None:
    for step in telling_steps(played, 4):
        update = update_after(step.before, step.seat, step.entry.text)
        after, events = with_follow_ups(step) if update.whispers else (step.after, [])
        for member, words in update.whispers:
            own = [event for event in events if event.seats and member - 100 in event.seats]
            assert own and words == played.game.tell(played.game.view(after.state, member - 100), own)


def test_a_refusal_says_nothing_of_what_is_hidden(played: Playout) -> None:
    chance = random.Random(5)
    texts = [step.entry.text for step in some(played.steps, 8)]
    for table in telling(played, 2, over=False):
        for seat in range(len(table.names)):
            other = shuffled(table, seat, chance)
            for text in texts if other is not table else ():
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
