"""Asking: a move is put together in a private message, one argument after the other. All it knows is in its controls."""

from __future__ import annotations

from engine import GameError, Stale, Version

from ..core.context import Interaction, call_of
from ..interactions.answer import Answer
from ..interactions.errors import ASK_REST, follows_up
from ..messages.controls import arrange_step
from ..messages.layout import MessageContent
from ..messages.text import picture_file
from .panel import question_text


@follows_up(ASK_REST)
async def ask_step(interaction: Interaction, begun: str, version: Version | None = None, start: int = 0) -> None:
    """Show whoever asks what their move still wants, in the place of the step before.

    ``begun`` is the move so far, ``version`` that of the control it came from, ``start`` the first answer to be shown.
    `Stale` where that is old and the move cannot be begun like that any more.
    """
    tables, call, words = interaction.client.tables, call_of(interaction), ""
    async with Answer(interaction) as answer:
        try:
            question, picture = await tables.views.ask(call, begun, version)
        except Stale as stale:
            # What was chosen so far may be possible all the same: then it is asked again, and nothing is lost.
            try:
                question, picture = await tables.views.ask(call, begun)
            except GameError:
                raise stale from None
            words, start = f"{stale}\n", 0
        shown = MessageContent(wanted=f"{words}{question_text(question)}", groups=arrange_step(question, start))
        file = picture_file(picture, question.version) if picture else None
        await answer.show_in_place(shown, file, panel=True)
