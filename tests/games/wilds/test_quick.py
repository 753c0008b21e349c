"""Quick start deals a party that goes together; what leaves nothing to choose is answered at once."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from engine.core.flow import MASTER, PARTY, Question
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.recalling import digest
from engine.core.table import Table
from engine.core.verbs import Choose
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import deciding
from engine.games.wilds.rules.members.characters import KEPT, PARTIES
from engine.games.wilds.speech.recalling import MEMORY
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Item
from engine.games.wilds.state.state import State
from engine.games.wilds.state.view import view_for

from .build import hexes, party

NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay")


@dataclass
class Dealt:
    """A table after its quick start, and what was dealt."""

    table: Table
    moves: list[Move]

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state


def dealt(number: int, lot: int, kept: tuple[str, ...] = ()) -> Dealt:
    table, _ = Table.start(GAME, Setup(NAMES[:number], GAME.options(), kept=kept), "lantern")
    moves: list[Move] = []
    while True:
        found = ((seat, GAME.dealt(table.state, seat, lot)) for seat in table.turn)
        seat, move = next(((seat, move) for seat, move in found if move is not None), (-1, None))
        if move is None:
            return Dealt(table, moves)
        table, _ = table.act(seat, str(move))
        moves.append(move)


@pytest.mark.rule("WLD-G17", "WLD-G18")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_quick_start_deals_everybody_another_character_and_the_next_press_is_an_action(number: int) -> None:
    for lot in range(len(PARTIES)):
        begun = dealt(number, lot)
        kinds = [member.kind for member in begun.state.members]
        assert (
            kinds == list(PARTIES[lot][:number]) and len(set(kinds)) == number and set(kinds) <= set(content().archetypes)
        )
        assert begun.state.phase == "trek" and len(begun.moves) == number
        assert "move" in {move.verb for move in GAME.legal(begun.state, 0)}
        assert all(GAME.dealt(begun.state, seat, lot) is None for seat in range(number))


@pytest.mark.rule("WLD-077", "WLD-089")
@pytest.mark.parametrize("lot", range(len(PARTIES)))
def test_the_first_two_of_a_dealt_party_find_the_way_and_keep_watch(lot: int) -> None:
    state = dealt(2, lot).state
    guide, watch = state.members[state.roles.pathfinder], state.members[state.roles.lookout]
    assert max(guide.skills.get("nature", 0), guide.skills.get("survival", 0)) >= 2
    assert guide != watch and watch.skills.get("perception", -1) >= 1 and watch.dice["spirit"] >= 8


@pytest.mark.rule("WLD-G95")
def test_a_quick_start_brings_back_a_character_that_was_kept() -> None:
    before = dealt(2, 0)
    kept = GAME.kept(before.state, 0)
    again = dealt(2, 1, (kept, ""))
    assert again.moves[0] == Choose(KEPT) and again.state.members[0].kind == "ranger"
    assert again.state.members[1].kind == PARTIES[1][0]


ROPE, BOOTS = Item("rope", die=4, uses=2), Item("boots", die=6, uses=3)


def worn(*items: Item) -> State:
    """Return a party of which the first is asked which of these suffers."""
    wood = party(hexes("ff"))
    state = replace(wood, members=(replace(wood.members[0], items=items), *wood.members[1:]))
    options = tuple(f"{item.key}-{number}" for number, item in enumerate(items, start=1))
    return replace(state, agenda=(Question("wear", 0, options, options[0], together=True),))


@pytest.mark.rule("WLD-G65")
def test_which_of_like_things_suffers_is_not_asked() -> None:
    assert GAME.obvious(worn(ROPE, ROPE), 0) == Choose("rope-1")
    assert GAME.obvious(worn(ROPE, ROPE), 1) is None
    assert GAME.obvious(worn(ROPE, BOOTS), 0) is None
    assert GAME.obvious(worn(ROPE, replace(ROPE, uses=1)), 0) is None


@pytest.mark.rule("WLD-G84", "WLD-G87")
def test_what_can_be_chosen_or_waited_with_is_asked() -> None:
    wood = party(hexes("ff"), master=True)
    assert all(GAME.obvious(wood, seat) is None for seat in range(5))
    leave = replace(wood, agenda=(Question("edge", PARTY, ("leave", "stay"), "stay"),))
    assert GAME.obvious(leave, 0) is None
    trade = replace(wood, agenda=(Question("trade", PARTY, ("done",), "done", "tinkers"),))
    assert GAME.obvious(trade, 0) is None, "buying and selling is possible meanwhile"
    hidden = replace(wood, agenda=(Question("hazard", MASTER, ("fire",), "fire"),))
    assert GAME.obvious(hidden, 4) is None


def test_whom_the_house_chose_is_told_in_short_by_what_each_of_them_is() -> None:
    kinds = list(content().archetypes)[:2]
    events = [deciding.Character(who, who, kind, 0).told() for who, kind in zip(("Oona", "Pim"), kinds, strict=True)]
    first, second = (content().archetypes[kind].name for kind in kinds)
    said = " ".join(digest(MEMORY, view_for(party(), None), events, 1, headed=False))
    assert f"Oona chose the {first}" in said and f"Pim chose the {second}" in said and "joined" not in said
    own = deciding.Character("Oona", "Oona", "own", 0).told()
    assert digest(MEMORY, view_for(party(), None), [own], 1, headed=False) == ["Oona joined."]
