"""What is told of a find that takes several looks: how many are done, once it opens and where a blunder takes one back."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.wilds.game import GAME
from engine.games.wilds.player.atlas import Mind
from engine.games.wilds.player.sensible import TEMPERS, Turn
from engine.games.wilds.rules.events import finding
from engine.games.wilds.state.moves import Journey
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Found, Position, State, Token
from engine.games.wilds.state.view import view_for

from .build import hexes, party

VAULT = Site("vault", "1", "The vault", "secret", hidden=True, tn=10)


def below(steps: int, nature: str = "dungeon") -> State:
    """Return a party at a vault of which so many looks are done; a dungeon takes 6."""
    return party(hexes("ff", sites=(VAULT,)), finds=(Found("vault", "searched", nature=nature, steps=steps),))


def told(state: State, *events: finding.Discovery | finding.Investigated) -> str:
    return GAME.tell(view_for(state, None), [event.told() for event in events])


def test_a_find_that_opens_says_how_many_looks_it_takes_from_now_on() -> None:
    assert told(below(0), finding.Discovery("The vault", "dungeon")).endswith("Good looks into it: 0 of 6.")
    assert "Good looks" not in told(below(0, "wonder"), finding.Discovery("The vault", "wonder")), "one look is enough"


def test_a_blunder_says_how_many_good_looks_are_left() -> None:
    assert told(below(0), finding.Investigated("Ada", "The vault", "blunder")).endswith("Good looks into it: 0 of 6.")
    assert "Good looks" not in told(below(1), finding.Investigated("Ada", "The vault", "failure"))


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
    assert "Nobody has been to N20 yet." in far
