"""What a kept character has been through: it grows with each expedition, and stands on its page."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.character_history import Outing
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.verbs import Choose
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import outings
from engine.games.wilds.rules.members.characters import Kept
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.state import State
from engine.games.wilds.state.view import view_for

from .build import hexes, party


@pytest.fixture
def wood() -> State:
    """Four of a party at the first hex of a wood, who are made like characters of the game."""
    return characters_of(party(hexes("ffh", "fsf", "fff")))


def characters_of(state: State) -> State:
    """Return a party whose members are ready-made characters, under their own names."""
    luck = Dice(KeyedSource("past"))
    begun, _ = GAME.new(Setup(tuple(member.name for member in state.members), Options()), luck)
    for seat in range(len(begun.members)):
        kind = next(move for move in GAME.legal(begun, seat) if isinstance(move, Choose))
        begun, _ = GAME.apply(begun, seat, kind, luck)
    return replace(state, members=begun.members, rules=begun.rules)


def over(state: State, ending: str, day: int) -> State:
    return replace(state, phase="over", ending=ending, day=day, stretch=2, agenda=())


@pytest.mark.rule("WLD-G95")
def test_an_expedition_that_is_over_is_added_to_the_past_of_those_who_were_there(wood: State) -> None:
    assert msgspec.json.decode(GAME.kept(wood, 0), type=Kept).past is None, "under way nothing is added"
    hurt = replace(wood.members[1], out=True, fatigue=99)
    state = over(replace(wood, members=(wood.members[0], hurt, *wood.members[2:])), "voted", 4)
    home = GAME.kept(state, 0)
    explored = outings.past(state, 0).outings[0].score  # type: ignore[union-attr]
    first = msgspec.json.decode(home, type=Kept).past
    assert first is not None and first.outings == (Outing(wood.region.name, "retreat", 4, explored),)
    # The same character goes again, and this time the party is lost.
    again = replace(wood, brought=(home, "", "", ""))
    assert GAME.kept(again, 0) == home, "as it came"
    second = outings.past(over(again, "lost", 9), 0)
    assert second is not None and [(outing.result, outing.length) for outing in second.outings] == [
        ("retreat", 4),
        ("lost", 9),
    ]
    page = GAME.page(view_for(again, 0), "character", "")
    assert f"Has been out once, 0 won:\n- {wood.region.name}: came home in 4 days, {explored} % explored" in page
    # Another one's page is no place to read what they keep.
    assert "Has been out" not in GAME.page(view_for(again, 1), "character", wood.members[0].name)


@pytest.mark.rule("WLD-G95")
def test_a_keepsake_from_before_there_was_a_past_is_read_on(wood: State) -> None:
    old = GAME.kept(wood, 0)
    assert '"past"' not in old or '"past":null' in old
    bare = msgspec.json.decode(old)
    bare.pop("past", None)
    state = replace(wood, brought=(msgspec.json.encode(bare).decode(), "", "", ""))
    past = outings.past(over(state, "voted", 2), 0)
    assert past is not None and past.length == 1


@pytest.mark.rule("WLD-G95")
def test_a_new_character_has_no_past_of_another(wood: State) -> None:
    other = replace(wood, members=(replace(wood.members[0], name="Somebody else"), *wood.members[1:]))
    home = GAME.kept(over(other, "voted", 3), 0)
    assert outings.past(replace(wood, brought=(home, "", "", "")), 0) is None
