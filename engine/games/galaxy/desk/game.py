"""The exploration desk as the house sees it: a game beside the expedition, under the same name (`galaxy.game.Galaxy`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.bot_players import Plays
from engine.core.capabilities import Climaxes, Deals, Pages, Places, Private, Prompts, Rivals, Steps, Waits
from engine.core.game import Game, Seat, part
from engine.core.lobbies import Lobby
from engine.core.measures import Measures
from engine.core.moves import Move
from engine.core.paired_moves import OpensMoves
from engine.core.premoves import Plans
from engine.core.scene import Look
from engine.core.uncertain import Uncertain
from engine.core.verbs import Choose

from ..picture.high_points import HIGH_POINTS
from ..picture.scenes import CARD, pictures
from ..rules import ending
from ..speech.reference import PAGES
from ..state.catalogue import WORDS
from ..state.moves import VERBS, Apply, Explore, Relic
from ..state.options import Options
from ..state.state import State
from ..state.view import View, view_for
from . import player
from .picture import scenes
from .rules import people, play
from .rules.needs import task_of
from .speech import asking, choices, reading, reference, story

DRAWING = (Explore, Choose, Relic, Apply)
"""What may draw a card."""


class Desk(
    Rivals,
    Climaxes[View],
    Lobby,
    Deals[State],
    Private[View],
    Pages[View],
    Places[View],
    Steps[View],
    Prompts[View],
    OpensMoves[View],
    Plans[State, View],
    Measures[State],
    Waits[State],
    Uncertain[View],
    Plays[State, View, None],
    Game[State, View],
):
    """Only the decks, for people who play the big game elsewhere (GAL-G01).

    No deadline ends, nothing is hidden but the order of the decks, and there is no map, no bot player and no end.
    """

    key = "galaxy"
    title = "Exploration desk"
    about = WORDS.message("desk-about")
    version = 0  # `Galaxy` counts the versions of both.
    seats = range(1, people.MOST_CLERKS + 1)
    verbs = VERBS
    options = Options
    state = State
    pages = PAGES
    new = part(people.new)
    turn = part(people.clerks)
    legal = part(play.legal)
    apply = part(play.apply)
    view = part(view_for)
    outcome = part(ending.outcome)
    measured = part(ending.measured)
    tell = part(story.tell)
    ask = part(asking.ask)
    status = part(asking.status)
    sheet = part(asking.sheet)
    private = part(asking.sheet)
    choice = part(choices.choice)
    step = part(choices.step)
    form = part(choices.form)
    heading = part(choices.heading)
    read = part(reading.read)
    why_not = part(play.why_not)
    page = part(reference.page)
    entries = part(reference.entries)
    scene = part(scenes.scene)
    pictures = part(pictures)
    high_points = part(HIGH_POINTS)
    mind = type(None)
    decide = part(player.decide)
    advise = part(player.advise)
    imagined = part(player.imagined)

    def rolls(self, view: View, move: Move) -> bool:
        """Return whether a card may be drawn."""
        return isinstance(move, DRAWING)

    def opened(self, view: View, move: Move) -> Sequence[Move]:
        """Return nothing: each press draws one card."""
        return ()

    def contested(self, options: Any) -> bool:
        """Return that those who keep a desk are no rivals."""
        return False

    def secretive(self, options: Any) -> bool:
        """Return that everything lies open."""
        return False

    def waits(self, options: Any) -> bool:
        """Return that no member is waited for."""
        return False

    def least(self, options: Any) -> int:
        """Return that one member is enough to keep a desk."""
        return 1

    def moot(self, options: Any, prepared: bool) -> tuple[str, ...]:
        """Return the options of an expedition."""
        return ("length", "worlds", "factions")

    def default(self, state: State, seat: Seat) -> Move | None:
        """Return nothing: no deadline ends."""
        return None

    def dealt(self, state: State, seat: Seat, lot: int) -> Move | None:
        """Return nothing: no choice comes first."""
        return None

    def mapped(self, state: State) -> bool:
        """Return that the decks are shown from the start."""
        return True

    def own_turn(self, state: State, seat: Seat) -> int | None:
        """Return nothing: turns are kept elsewhere."""
        return None

    def places(self, view: View) -> Sequence[str]:
        """Return no place."""
        return ()

    def instead(self, view: View) -> Look | None:
        """Return the card while it lies open."""
        task = task_of(view.state)
        return CARD if task is not None and task.card and task == view.state.revealed else None
