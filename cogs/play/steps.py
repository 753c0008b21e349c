"""Steps: a move is built in a private message, one argument after the other. All that is known is in its controls."""

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
    """Show the next question of a move, in place of the step before.

    ``begun`` is the move so far, ``version`` that of the pressed control, ``start`` the first answer shown. Raises
    `Stale` if the control is old and the move cannot begin like that any more.
    """
    tables, call, words = interaction.client.tables, call_of(interaction), ""
    async with Answer(interaction) as answer:
        try:
            question, drawing = await tables.views.ask(call, begun, version)
        except Stale as stale:
            # The choice so far may still be possible. Then the question is asked again, and nothing is lost.
            try:
                question, drawing = await tables.views.ask(call, begun)
            except GameError:
                raise stale from None
            words, start = f"{stale}\n", 0
        shown = MessageContent(prompt=f"{words}{question_text(question)}", groups=arrange_step(question, start))
        file = picture_file(drawing.picture, question.version) if drawing else None
        await answer.show_in_place(shown, file, choice=True)
