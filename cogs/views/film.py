"""Films: what was played as an animated picture, for whoever presses, and for everybody where it is over (TAB-144)."""

from __future__ import annotations

from engine import Eye, GameError, Making, Moment, NotAllowed, Picture, Update, Version

from ..core.context import Asked, House, here, is_alone
from ..interactions.answer import Answer
from ..interactions.components import Pressed, parts_in, reacts_to
from ..interactions.errors import refuse_apart, remember
from ..messages.controls import button, control_id
from ..messages.layout import Item, Shown, in_rows
from ..messages.text import picture_file
from ..publish.end_screen import offered_at_end
from .replay import BESIDES, code_of, eye_called

FILM = "film"
"""Is the kind of every control of a film: ``film:<version>:<what it does>:<eyes>``."""
DRAW, SHOW = "draw", "show"
AT_FIRST, BETWEEN = 1.0, 8.0
"""Seconds until somebody is told that a film is being drawn, and between two lines that say how far it is."""


def film_control(table: int, eye: Eye) -> Item:
    """Return the button that draws the film of a table, as somebody's eyes saw it."""
    return button("Film", control_id(FILM, Version(table, 0), DRAW, code_of(eye)))


def film_button(moment: Moment) -> Item:
    """Return the button below a replay that draws the film of what is stepped through."""
    return film_control(moment.table, moment.eye)


BESIDES["film"] = film_button


@offered_at_end("film")
async def film_at_end(_: House, update: Update) -> Item | None:
    """Return the button that draws what was played as a film, as everybody saw it."""
    return film_control(update.version.table, Eye())


@reacts_to(FILM)
async def film(asked: Asked, pressed: Pressed) -> None:
    """Draw a film for whoever presses, or show everybody one that is drawn."""
    does, code = parts_in(pressed.rest, 2)
    async with Answer(asked) as answer:
        try:
            making = await asked.client.tables.filming.film(
                pressed.version.table, member=asked.user.id, eye=eye_called(code), channel=here(asked)
            )
            if does == SHOW and not shareable(asked, making):
                raise NotAllowed("Its film is for your eyes only.", "TAB-144")
            made = await making.within(AT_FIRST)
        except GameError as error:
            await refuse_apart(answer, error)
            return
        if made:
            await _show(answer, making, made, public=does == SHOW)
            return
        anew = await answer.begun(Shown(progress(making)))
        try:
            while not (made := await making.within(BETWEEN)):
                await anew(Shown(progress(making)))
        except GameError as error:
            await remember(asked, error)
            await anew(Shown(str(error)))
            return
        if does == SHOW:
            await anew(Shown("Here it is."))
            await _show(answer, making, made, public=True)
        else:
            await anew(film_shown(asked, making), (picture_file(made),))


def shareable(asked: Asked, making: Making) -> bool:
    """Return whether everybody may see a film: the game is over, and was no table of somebody's own, such as a daily delve
    that others are still to play."""
    return making.over and not is_alone(asked)


async def _show(answer: Answer, making: Making, made: Picture, *, public: bool) -> None:
    if public:
        await answer.shown(Shown(making.title), picture_file(made), public=True)
    else:
        await answer.privately(film_shown(answer.asked, making), (picture_file(made),))


def film_shown(asked: Asked, making: Making) -> Shown:
    """Return the private message of a film; once the game is over it can be shown to everybody."""
    show = button("Show everybody", control_id(FILM, Version(making.table, 0), SHOW, code_of(making.eye)))
    return Shown(making.title, groups=in_rows([[show]]) if shareable(asked, making) else ())


def progress(making: Making) -> str:
    """Return how far a film is."""
    return f"I am drawing the film: {round(making.done * 100)} % so far."
