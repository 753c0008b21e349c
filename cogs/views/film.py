"""Films: what was played as an animated picture, for whoever presses, and for everybody where it is over (TAB-144)."""

from __future__ import annotations

from engine import Eye, GameError, Making, Moment, NotAllowed, Picture, Update, Version

from ..core.context import Bot, Interaction, is_at_private_table, place_of
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, parts_in
from ..interactions.errors import note_refusal, refuse_separately
from ..messages.controls import button, control_id
from ..messages.layout import Item, MessageContent, in_rows
from ..messages.text import picture_file
from ..publish.end_screen import offered_at_end
from .replay import BUTTONS, eye_code, read_eye

FILM = "film"
"""Is the kind of every control of a film: ``film:<version>:<what it does>:<eyes>``."""
DRAW, SHOW = "draw", "show"
AT_FIRST, BETWEEN = 1.0, 8.0
"""Seconds until somebody is told that a film is being drawn, and between two lines that say how far it is."""


def film_button(table: int, eye: Eye) -> Item:
    """Return the button that draws the film of a table, as somebody's eyes saw it."""
    return button("Film", control_id(FILM, Version(table, 0), DRAW, eye_code(eye)))


def replay_film_button(moment: Moment) -> Item:
    """Return the button below a replay that draws the film of what is stepped through."""
    return film_button(moment.table, moment.eye)


BUTTONS["film"] = replay_film_button


@offered_at_end("film")
async def film_at_end(_: Bot, update: Update) -> Item | None:
    """Return the button that draws what was played as a film, as everybody saw it."""
    return film_button(update.version.table, Eye())


@handles(FILM)
async def film(interaction: Interaction, press: Press) -> None:
    """Draw a film for whoever presses, or show everybody one that is drawn."""
    does, code = parts_in(press.rest, 2)
    async with Answer(interaction) as answer:
        try:
            making = await interaction.client.tables.filming.film(
                press.version.table, member=interaction.user.id, eye=read_eye(code), channel=place_of(interaction)
            )
            if does == SHOW and not shareable(interaction, making):
                raise NotAllowed("Its film is for your eyes only.", "TAB-144")
            made = await making.within(AT_FIRST)
        except GameError as error:
            await refuse_separately(answer, error)
            return
        if made:
            await _show(answer, making, made, public=does == SHOW)
            return
        anew = await answer.begin_progress(MessageContent(progress(making)))
        try:
            while not (made := await making.within(BETWEEN)):
                await anew(MessageContent(progress(making)))
        except GameError as error:
            await note_refusal(interaction, error)
            await anew(MessageContent(str(error)))
            return
        if does == SHOW:
            await anew(MessageContent("Here it is."))
            await _show(answer, making, made, public=True)
        else:
            await anew(film_content(interaction, making), (picture_file(made),))


def shareable(interaction: Interaction, making: Making) -> bool:
    """Return whether everybody may see a film: the game is over, and was no table of somebody's own, such as a daily delve
    that others are still to play."""
    return making.over and not is_at_private_table(interaction)


async def _show(answer: Answer, making: Making, made: Picture, *, public: bool) -> None:
    if public:
        await answer.show(MessageContent(making.title), picture_file(made), public=True)
    else:
        await answer.send_private(film_content(answer.interaction, making), (picture_file(made),))


def film_content(interaction: Interaction, making: Making) -> MessageContent:
    """Return the private message of a film; once the game is over it can be shown to everybody."""
    show = button("Show everybody", control_id(FILM, Version(making.table, 0), SHOW, eye_code(making.eye)))
    return MessageContent(making.title, groups=in_rows([[show]]) if shareable(interaction, making) else ())


def progress(making: Making) -> str:
    """Return how far a film is."""
    return f"I am drawing the film: {round(making.done * 100)} % so far."
