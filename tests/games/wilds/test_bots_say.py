"""What bot players propose to a lone person, and why."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.bot_players import Manner
from engine.core.dice import Dice, KeyedSource
from engine.core.flow import PARTY, Question
from engine.games.wilds.game import GAME
from engine.games.wilds.player.company import decide
from engine.games.wilds.player.judgement import TEMPERS
from engine.games.wilds.player.known_map import Mind
from engine.games.wilds.player.sensible import Turn
from engine.games.wilds.state.region import Goal

from .build import hexes, party

LOT = Dice(KeyedSource("lot"))


def test_a_bot_leaves_offerings_to_people_and_its_advice_says_why() -> None:
    """WLD-193: taken, a d6 of 3 to 6 brings the wrath of those who made them."""
    state = replace(party(hexes("ff")), agenda=(Question("offerings", PARTY, ("take", "leave"), "leave", "vault"),))
    view, moves = GAME.view(state, 1), list(GAME.legal(state, 1))
    thought = decide(view, moves, Mind(), Manner("steady", (0,)), LOT)
    assert (thought.move, thought.says) == (None, "")
    told = [(str(advice.move), advice.why) for advice in GAME.advise(view, moves, LOT)]
    assert told == [("choose leave", "Their wrath costs more than coins bring.")]


def test_new_ground_toward_the_goal_is_better_than_other_new_ground_that_way() -> None:
    """From M20 the goal lies east: from N20 on, O20 lies farther that way."""
    region = hexes("fff", "fff", goal=Goal("", about="Find the vault.", die=8))
    state = party(region, at="2", goal="open", challenge=8)
    state = replace(state, bearing="east", known=("1", "2"), visited=("1", "2"))
    turn = Turn(state, tuple(GAME.legal(state, 0)), Mind(), TEMPERS["steady"])
    ideas = [(str(idea.move), str(idea.why)) for idea in turn.ideas() if idea.move.verb == "move"]
    assert ideas[0] == ("move O20", "The goal is said to lie toward O20.")
