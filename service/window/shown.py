"""What a window shows, as it is sent to the page."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from engine import KINDS, WORDS, Choice, Controls, Form, Moment, MoveQuestion, Offer, Panel, Update, spoken


class MoveShown(msgspec.Struct, frozen=True):
    """A move as the page offers it: its text, the words of its button, and what stands beside them.

    ``step``: a question follows; ``form``: a form does. ``sure`` is what has to be read before it is made. ``rolls``: it
    may roll, draw or reveal something. ``lit``: it moves the game on.
    """

    move: str
    label: str
    detail: str = ""
    text: str = ""
    sure: str = ""
    lit: bool = False
    rolls: bool = False
    step: bool = False
    form: bool = False


class PictureShown(msgspec.Struct, frozen=True):
    """A picture: where the page gets it, its size in pixels, the words that say the same, where its places are; ``ringed``:
    those that have changed are."""

    id: str
    width: int
    height: int
    alt: str
    outlines: Mapping[str, tuple[tuple[int, int], ...]] = {}
    ringed: bool = False


class QuestionShown(msgspec.Struct, frozen=True):
    """A question on the way to a move, with its answers; ``back`` leads to the question before it ("": there is none)."""

    ask: str
    moves: tuple[MoveShown, ...]
    back: str = ""
    picture: PictureShown | None = None


class FieldShown(msgspec.Struct, frozen=True):
    """A field of a form."""

    label: str
    hint: str
    value: str
    most: int
    long: bool
    needed: bool


class FormShown(msgspec.Struct, frozen=True):
    """A form for the rest of a move."""

    title: str
    fields: tuple[FieldShown, ...]


class ModeShown(msgspec.Struct, frozen=True):
    """A map mode: its name and what it shows."""

    name: str
    about: str


class StateShown(msgspec.Struct, frozen=True):
    """A table as one pair of eyes sees it now.

    ``seat`` is whose they are ("": everybody's). ``story`` are lines, the oldest first; ``ask`` is what is asked of
    ``awaited``, for the seat itself what is asked of it, else why nothing is. ``due`` is when a default is played, ``now``
    the bot's time (Unix seconds). ``moves`` stand in the order of the post's controls. ``undo``: the newest move can be
    taken back, and ``grave`` has to be read before.
    ``begun_at`` are moves that can be begun with a place, by its label. ``newest``: the table can be played at,
    not only looked back at. ``hints``: the seat can ask for advice.
    ``words``: the reader wants words in place of pictures, and ``map_words`` tells the map in full.
    """

    version: str
    game: str
    title: str
    over: bool
    newest: bool
    seat: str = ""
    awaited: tuple[str, ...] = ()
    due: int = 0
    now: int = 0
    status: str = ""
    story: tuple[str, ...] = ()
    ask: str = ""
    knows: str = ""
    moves: tuple[MoveShown, ...] = ()
    undo: bool = False
    grave: str = ""
    begun_at: Mapping[str, tuple[MoveShown, ...]] = {}
    map: PictureShown | None = None
    hand: PictureShown | None = None
    cards: tuple[PictureShown, ...] = ()
    hints: bool = False
    modes: tuple[ModeShown, ...] = ()
    words: bool = False
    map_words: str = ""


class MomentShown(msgspec.Struct, frozen=True):
    """A table as it was after an entry of its journal. ``eye`` is which of ``eyes`` it is seen with. ``ways``: another way
    can be tried from here."""

    number: int
    count: int
    part: str
    told: str
    status: str
    parts: tuple[tuple[str, int], ...]
    eyes: tuple[str, ...]
    eye: int
    over: bool
    ways: bool
    picture: PictureShown | None = None


class FilmShown(msgspec.Struct, frozen=True):
    """A film, or how much of it is drawn, in percent; ``name`` is that of its file."""

    percent: int
    name: str = ""
    picture: PictureShown | None = None


class LogShown(msgspec.Struct, frozen=True):
    """A page of the log, and how many there are; page 1 is the newest, its newest entry the last."""

    text: str
    pages: int


class RuleShown(msgspec.Struct, frozen=True):
    """An entry of the rulebook."""

    id: str
    title: str
    text: str
    example: str = ""


class RulesShown(msgspec.Struct, frozen=True):
    """What a question about the rules leads to, the best entry first. ``sure``: that one answers it."""

    sure: bool
    entries: tuple[RuleShown, ...]


def move_shown(offer: Offer) -> MoveShown:
    """Return an offer of the tables as the page shows it."""
    choice: Choice = offer.choice
    label = choice.shown or offer.move
    return MoveShown(
        offer.move,
        label,
        "" if choice.detail.casefold() in label.casefold() else choice.detail,
        str(choice.text),
        choice.sure,
        choice.lit,
        choice.rolls,
        offer.step,
        offer.form,
    )


def moves_shown(controls: Controls) -> tuple[MoveShown, ...]:
    """Return every move of some controls once, in their one order: what is on the table already, then by kind."""
    offers = (*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers), *controls.late)
    once = {(offer.move, offer.step): offer for offer in reversed(offers)}
    ordered = sorted(reversed(once.values()), key=_place)
    return tuple(map(move_shown, ordered))


def _place(offer: Offer) -> tuple[bool, int, tuple[int, bool, int]]:
    return offer.choice.rank >= 0, KINDS.index(offer.kind), offer.choice.order


def question_shown(question: MoveQuestion, picture: PictureShown | None) -> QuestionShown:
    """Return a question of the tables as the page shows it."""
    return QuestionShown(question.ask, tuple(map(move_shown, question.offers)), question.back, picture)


def form_shown(form: Form) -> FormShown:
    """Return a form of the tables as the page shows it."""
    alone = len(form.fields) == 1
    fields = [
        FieldShown(str(field.label), str(field.hint), field.value, field.most, field.long, field.needed or alone)
        for field in form.fields
    ]
    return FormShown(form.title, tuple(fields))


def moment_shown(moment: Moment, picture: PictureShown | None) -> MomentShown:
    """Return a moment of the past as the page shows it."""
    return MomentShown(
        moment.number,
        moment.count,
        moment.part,
        moment.told,
        moment.status,
        moment.parts,
        tuple(name for _, name in moment.eyes),
        next((at for at, (eye, _) in enumerate(moment.eyes) if eye == moment.eye), 0),
        moment.over,
        moment.over and moment.number < moment.count and bool(moment.status),
        picture,
    )


def story_of(update: Update) -> tuple[str, ...]:
    """Return what the newest post tells, a line for each part."""
    before = update.tale.told if update.tale else ()
    lines = [*(part for part in dict.fromkeys(before) if part != update.story), update.story]
    return tuple(filter(None, lines))


def asked(panel: Panel | None, update: Update, name: str) -> str:
    """Return what is asked of a seat called so, below what they could go for; or why nothing is asked.

    For everybody's eyes it is what is asked of those awaited.
    """
    names = (name,) if panel else tuple(member.name for member in update.awaited)
    question = " ".join(filter(None, [panel.ask, panel.first.ask if panel.first else ""])) if panel else update.ask
    if question and names:
        aim = panel.aim if panel else update.aim
        prompt = WORDS("prompt", members=tuple(f"**{each}**" for each in names), ask=question)
        return "\n".join(filter(None, [WORDS("aim", aim=aim) if aim else "", prompt]))
    return panel.why if panel else question


MARKS = re.compile(r"\*\*|^-# |^> |~~|`", re.MULTILINE)
"""What marks bold type, small print, quotes and the like."""


def plain_words(text: str) -> str:
    """Return a text of the bot in one line, without what marks bold type and the like."""
    return " ".join(MARKS.sub("", text).split())


PAGE_WORDS = (
    "map",
    "hand",
    "story",
    "back-in-time",
    "looking-on",
    "live",
    "lost",
    "places",
    "nothing-here",
    "points",
    "log",
    "ask-rule",
    "search",
    "undo",
    "close",
    "back",
    "send",
    "larger",
    "smaller",
    "whole",
    "entry",
    "die",
    "nothing-found",
    "modes",
    "usual",
    "advice",
    "film",
    "chronicle",
    "save",
    "other-way",
    "begin",
    "on",
    "changed-places",
)
"""What stands on the page itself: attributes of a message."""


def page_words() -> dict[str, str]:
    """Return the words that stand on the page itself; where it puts in a name, ``{name}`` stands for that."""
    words = {name: WORDS(f"window-page.{name}") for name in PAGE_WORDS}
    return words | {
        "you": WORDS("window-you", name="{name}"),
        "moves-here": WORDS("window-moves-here", place="{place}"),
        "turn": WORDS("window-turn", number="{number}", count="{count}"),
        "drawing": WORDS("window-drawing", percent="{percent}"),
        "due": WORDS("window-due", time="{time}"),
        "not-newest": WORDS("window-not-newest"),
        "broke": WORDS("window-broke"),
        "language": spoken(),
        "changed": WORDS("window-changed", story="{story}"),
    }
