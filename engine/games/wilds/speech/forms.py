"""How what is open in a move is asked: step by step, and in forms."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.desk import MOST_LABEL, fit
from engine.core.game import ArgumentPrompt, Choice, Field, Form
from engine.core.moves import Verb
from engine.core.words import plain, upper

from ..state.catalogue import WORDS
from ..state.options import WINDOWS
from ..state.view import View


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return the question for the argument after those ``given``, and its values in the order given."""
    return ArgumentPrompt(str(verb.about), tuple(Choice(fit(upper(plain(value)), MOST_LABEL)) for value in values))


EXAMPLES = {
    "novice": ("d6 d6 d6 d6", "nature 1, survival 1, perception 1, athletics 0, stealth 0, lore 0, fighting 0"),
    "expert": ("d6 d8 d10 d6", "nature 3, survival 2, athletics 2, perception 1, stealth 1, lore 0, fighting 0"),
}
"""Dice and skills of a character of one's own, as they stand in the form at first, by the level of new characters."""


def form(view: View, verb: Verb, given: Sequence[str]) -> Form | None:
    """Return the form for an open argument; ``None`` where the house's own will do."""
    if verb.name == "create":
        return _form_of_character(view.state.rules.characters)
    if verb.name == "note":
        field = Field(WORDS("form-note-words"), WORDS("form-note-words.hint"), most=200, long=True)
        return Form(WORDS("form-note"), (field,))
    if verb.name == "enter":
        return Form(WORDS("form-enter"), (Field(WORDS("form-enter-name"), WORDS("form-enter-name.hint"), most=30),))
    return None


def _form_of_character(level: str) -> Form:
    dice, skills = EXAMPLES["novice" if level == "novice" else "expert"]
    dice_hint, skills_hint = WORDS("form-create-dice.hint", level=level), WORDS("form-create-skills.hint", level=level)
    return Form(
        WORDS("form-create"),
        (
            Field(WORDS("form-create-name"), WORDS("form-create-name.hint"), most=30),
            Field(WORDS("form-create-dice"), dice_hint, dice, most=30),
            Field(WORDS("form-create-skills"), skills_hint, skills, most=200, long=True),
        ),
    )


HOUR = 3600


def shown(option: str, value: str) -> str:
    """Return the words for a value of an option in the lobby: "as the region says", "2 hours", "10 minutes"."""
    if value == "region":
        return WORDS("shown-by-region")
    if option == "picks":
        return WORDS("shown-hours", hours=int(value))
    if option == "resolve" and (seconds := WINDOWS.get(value)):
        return (
            WORDS("shown-hours", hours=seconds // HOUR)
            if seconds >= HOUR
            else WORDS("shown-minutes", minutes=seconds // 60)
        )
    return value.replace("_", " ")
