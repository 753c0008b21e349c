"""What bot players propose to a lone person, and why."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.company import Manner
from engine.core.dice import Dice, KeyedSource
from engine.core.flow import PARTY, Question
from engine.games.wilds.game import GAME
from engine.games.wilds.player import cares
from engine.games.wilds.player.atlas import Mind
from engine.games.wilds.player.company import decide
from engine.games.wilds.player.sensible import TEMPERS, Idea, Turn
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.moves import Investigate
from engine.games.wilds.state.region import Goal
from engine.games.wilds.state.state import State

from .build import DRUID, hexes, party

LOT = Dice(KeyedSource("lot"))


def proposals(state: State) -> set[tuple[str, str]]:
    """Return what the bots beside the first player propose, and what they say."""
    thoughts = (
        decide(GAME.view(state, seat), list(GAME.legal(state, seat)), Mind(), Manner("steady", (0,)), LOT)
        for seat in range(1, len(state.members))
    )
    return {(str(thought.move), thought.says) for thought in thoughts if thought.says}


def test_a_bot_says_what_it_would_do_about_offerings() -> None:
    """WLD-193: taken, a d6 of 3 to 6 brings somebody's wrath."""
    state = replace(party(hexes("ff")), agenda=(Question("offerings", PARTY, ("take", "leave"), "leave", "vault"),))
    assert proposals(state) == {("choose leave", "Their wrath costs more than coins bring.")}


def test_the_goal_is_proposed_in_other_words_each_hour() -> None:
    look = Idea(1.0, Investigate("vault"), WORDS.message("why-goal"))
    said = [cares.says(party(hexes("ff"), stretch=hour), DRUID, look) for hour in (1, 2, 3, 4)]
    assert said[0] == "It is what the party came for." and len(set(said)) == 4


def test_new_ground_toward_the_goal_is_better_than_other_new_ground_that_way() -> None:
    """From M20 the goal lies east: from N20 on, O20 lies farther that way."""
    region = hexes("fff", "fff", goal=Goal("", about="Find the vault.", die=8))
    state = party(region, at="2", goal="open", challenge=8)
    state = replace(state, bearing="east", known=("1", "2"), visited=("1", "2"))
    turn = Turn(state, tuple(GAME.legal(state, 0)), Mind(), TEMPERS["steady"])
    ideas = [(str(idea.move), str(idea.why)) for idea in turn.ideas() if idea.move.verb == "move"]
    assert ideas[0] == ("move O20", "The goal is said to lie toward O20.")
