"""Films: a game as an animated picture, for one member or, once it is over, for all (TAB-144)."""

from __future__ import annotations

from engine import WORDS, Eye, FilmJob, GameError, Moment, NotAllowed, Picture, Update, Version

from ..core.context import Bot, Interaction, is_at_private_table, place_of
from ..core.reader import speak_to_all
from ..core.usage_limits import Costly
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, parts_in
from ..interactions.errors import note_refusal, refuse_separately
from ..messages.controls import button, control_id
from ..messages.layout import Item, MessageContent, in_rows
from ..messages.text import picture_file
from ..publish.end_screen import offered_at_end
from .replay import BUTTONS, eye_code, read_eye

FILM = "film"
"""The kind of every control of a film: ``film:<version>:<action>:<eye>``."""
DRAW, SHOW = "draw", "show"
FIRST_PROGRESS, PROGRESS_PAUSE = 1.0, 8.0
"""Seconds until the first progress message, and between two of them."""


def film_button(table: int, eye: Eye) -> Item:
    """Return the button that draws the film of a table, as seen by an eye."""
    return button(WORDS("button-film"), control_id(FILM, Version(table, 0), DRAW, eye_code(eye)))


def replay_film_button(moment: Moment) -> Item:
    """Return the button below a replay that draws the film of the same game."""
    return film_button(moment.table, moment.eye)


BUTTONS["film"] = replay_film_button


@offered_at_end("film")
async def film_at_end(_: Bot, update: Update) -> Item | None:
    """Return the button below the last post that draws the film as all members saw the game."""
    return film_button(update.version.table, Eye())


@handles(FILM)
async def film(interaction: Interaction, press: Press) -> None:
    """Draw a film for a member, or post a drawn one publicly."""
    does, code = parts_in(press.rest, 2)
    async with Answer(interaction) as answer:
        try:
            if does == SHOW:
                await speak_to_all(interaction)
            if does == DRAW:
                interaction.client.usage_limits.take(interaction, Costly.FILM)
            making = await interaction.client.tables.films.film(
                press.version.table, member=interaction.user.id, eye=read_eye(code), channel=place_of(interaction)
            )
            if does == SHOW and not shareable(interaction, making):
                raise NotAllowed(WORDS("film-is-yours"), "TAB-144")
            made = await making.within(FIRST_PROGRESS)
        except GameError as error:
            await refuse_separately(answer, error)
            return
        if made:
            await _show(answer, making, made, public=does == SHOW)
            return
        anew = await answer.begin_progress(MessageContent(progress(making)))
        try:
            while not (made := await making.within(PROGRESS_PAUSE)):
                await anew(MessageContent(progress(making)))
        except GameError as error:
            await note_refusal(interaction, error)
            await anew(MessageContent(str(error)))
            return
        if does == SHOW:
            await anew(MessageContent(WORDS("film-drawn")))
            await _show(answer, making, made, public=True)
        else:
            await anew(film_content(interaction, making), (picture_file(made),))


def shareable(interaction: Interaction, making: FilmJob) -> bool:
    """Return whether a film may be public.

    The game is over, and it was no private table, such as a daily game that others are still to play.
    """
    return making.over and not is_at_private_table(interaction)


async def _show(answer: Answer, making: FilmJob, made: Picture, *, public: bool) -> None:
    if public:
        await answer.show(MessageContent(making.title), picture_file(made), public=True)
    else:
        await answer.send_private(film_content(answer.interaction, making), (picture_file(made),))


def film_content(interaction: Interaction, making: FilmJob) -> MessageContent:
    """Return the private message of a film. Once the game is over it has a button to share."""
    custom_id = control_id(FILM, Version(making.table, 0), SHOW, eye_code(making.eye))
    show = button(WORDS("button-show-everybody"), custom_id)
    return MessageContent(making.title, groups=in_rows([[show]]) if shareable(interaction, making) else ())


def progress(making: FilmJob) -> str:
    """Return the progress of a film in words."""
    return WORDS("film-progress", percent=round(making.done * 100))
