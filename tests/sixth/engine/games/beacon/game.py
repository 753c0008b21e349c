"""Beacon as the tables see it: who is awaited, what is legal, and what a move does."""

from __future__ import annotations

from engine.core.capabilities import Private, Recalls
from engine.core.detour import Leads
from engine.core.game import Game, part
from engine.core.uncertain import Uncertain

from .picture import scenes
from .rules import awaiting, ending, legal, opening, play, uncertain
from .speech import asking, choices, reading, recalling, story
from .speech.detours import DETOURS
from .state.catalogue import WORDS
from .state.moves import VERBS
from .state.options import Options
from .state.state import State
from .state.view import View, view_for


class Beacon(Private[View], Leads, Recalls, Uncertain[View], Game[State, View]):
    """A party of one to four (BEA-002)."""

    key = "beacon"
    title = "Beacon"
    about = WORDS.message("game-about")
    version = 1
    seats = range(1, 5)
    minutes = 15
    verbs = VERBS
    detours = DETOURS
    options = Options
    state = State
    own = scenes.HAND

    new = part(opening.new)
    turn = part(awaiting.awaited)
    why_not = part(legal.why_not)
    legal = part(legal.legal)
    apply = part(play.apply)
    view = part(view_for)
    default = part(awaiting.default)
    outcome = part(ending.outcome)
    scene = part(scenes.scene)
    tell = part(story.tell)
    memory = recalling.MEMORY
    ask = part(asking.ask)
    status = part(asking.status)
    sheet = part(asking.sheet)
    private = part(asking.private)
    choice = part(choices.choice)
    rolls = part(uncertain.rolls)
    read = part(reading.read)


GAME = Beacon()
