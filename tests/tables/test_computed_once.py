"""What a game is asked of a table as it is, it is asked once, however many look at it, press and ask: shown by counting."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from engine.api.update import Controls, Member, MoveQuestion, Offer
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.scene import Look
from tests.laws.playouts import GAMES

from .house import HOME, House

PRESSES = 8
MOST = 2
"""How often a view, a choice or who is awaited is worked out at most: once, and once more where another thread asks too."""
MEMBERS = tuple(Member(number, name) for number, name in enumerate(("Ada", "Bob", "Cy", "Dee", "Eli", "Fay"), start=101))


class Counts:
    """Counts what a game is asked of each of its states, also by itself."""

    def __init__(self, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turns: Counter[int] = Counter()
        self.views: Counter[tuple[int, int | None]] = Counter()
        self.choices: Counter[tuple[int, int | None, object]] = Counter()
        self.shown: dict[int, tuple[int, int | None]] = {}
        # As long as these are kept, nothing else has their identity.
        self.asked: list[object] = []
        kind = type(game)
        turn, view, choice = game.turn, game.view, game.choice

        def counted_turn(state: Any) -> tuple[int, ...]:
            self.asked.append(state)
            self.turns[id(state)] += 1
            return turn(state)

        def counted_view(state: Any, seat: int | None) -> Any:
            found = view(state, seat)
            self.asked += [state, found]
            self.views[id(state), seat] += 1
            # A game without secrets may have one view for all: then the choices of all are counted as those of one.
            self.shown.setdefault(id(found), (id(state), seat))
            return found

        def counted_choice(view: Any, move: Any) -> Any:
            self.asked.append(view)
            self.choices[*self.shown.get(id(view), (id(view), None)), move] += 1
            return choice(view, move)

        replaced: dict[str, Callable[..., Any]] = {
            "turn": counted_turn,
            "view": counted_view,
            "choice": counted_choice,
        }
        for name, counted in replaced.items():
            monkeypatch.setattr(kind, name, staticmethod(counted))

    def check(self) -> None:
        """Fail where anything was worked out more often than it may be."""
        assert len(self.turns) >= PRESSES / 2 and self.views and self.choices
        assert max(self.turns.values()) <= MOST
        assert max(self.views.values()) <= MOST
        assert max(self.choices.values()) <= MOST


@pytest.fixture(params=GAMES.values(), ids=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return request.param


async def test_a_press_is_computed_once(game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house, chance = House(tmp_path / "delves.db"), random.Random(game.key)
    await house.open({game.key: game})
    counts = Counts(game, monkeypatch)
    members = MEMBERS[: min(3, game.seats.stop - 1)]
    try:
        await house.begin(*members, game=game.key, wait=24)
        for number in range(PRESSES):
            update = await house.tables.views.latest(HOME)
            if not update.awaited:
                break
            who = chance.choice(update.awaited)
            if update.kind == "ballot":
                await house.tables.undo.vote(house.call(who), update.version, True)
                continue
            text = await pressed(house, who, chance)
            if text is None:
                await house.tables.moves.skip(house.call(members[0]))
            else:
                await house.tables.act(house.call(who), text)
            await looked(house, members, chance)
            if number % 5 == 4:
                for again in (house.tables.undo.undo, house.tables.undo.redo):
                    with suppress(GameError):
                        await again(house.call(members[0]))
    finally:
        await house.tables.close()
    counts.check()


async def pressed(house: House, who: Member, chance: random.Random) -> str | None:
    """Return a move that is put together by pressing, ``None`` where one has to write."""
    version, controls, _ = await house.tables.views.controls(house.call(who))
    offers = [offer for offer in offered(controls) if not offer.form]
    while offers:
        offer = chance.choice(offers)
        if not offer.step:
            return offer.move
        question, _ = await house.tables.views.ask(house.call(who), offer.move, version)
        offers = [each for each in question.offers if not each.form]
    return None


async def looked(house: House, members: tuple[Member, ...], chance: random.Random) -> None:
    """Look at a table in all the ways there are, and try what is refused."""
    tables = house.tables
    await tables.views.show(HOME, None, Look())
    for who in members:
        call = house.call(who)
        panel = await tables.views.panel(call)
        await tables.views.own_picture(call)
        await tables.views.show(HOME, who.id, Look())
        await tables.views.status(HOME, who.id)
        for offer in [*offered(panel.controls), *answers(panel.first)][:3]:
            verb, _, rest = offer.move.partition(" ")
            await tables.views.complete(HOME, who.id, verb, {}, argument(tables.games, verb), rest[:1])
            with suppress(GameError):
                await tables.views.narrowed(call, verb)
        with suppress(GameError):
            await tables.act(call, "nonsense")


def argument(games: Any, verb: str) -> str:
    arguments = [item.arguments for game in games.values() for item in game.verbs if item.name == verb]
    return arguments[0][0].name if arguments and arguments[0] else ""


def answers(question: MoveQuestion | None) -> tuple[Offer, ...]:
    return question.offers if question else ()


def offered(controls: Controls) -> Iterator[Offer]:
    yield from controls.buttons
    for menu in controls.menus:
        yield from menu.offers
