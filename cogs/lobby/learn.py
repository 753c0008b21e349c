"""/learn: the lessons of the games. Each is a private table with a guide beside the game's own words (TAB-200)."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from engine import WORDS, GameError, Guide, LessonShown, Update

from ..core.context import Bot, Interaction, call_of
from ..core.limits import MENU_OPTIONS, ROW_BUTTONS
from ..core.slash import matching
from ..interactions.answer import Answer
from ..interactions.changes import apply_change
from ..interactions.components import Press, handles, parts_in, unknown_control
from ..interactions.errors import handles_refusals, refuse_separately
from ..messages.controls import LEARN, Style, button, control_id, select
from ..messages.game_list import newcomer_order
from ..messages.layout import Item, MessageContent, button_rows, in_rows
from ..messages.rule_entries import NO_VERSION
from ..play.private import PRIVATE_TABLE_KINDS, EndContent, Guidance, PrivateTableKind, report_private_table
from .opening import press_gather

HOME, BEGIN, ANEW, PICK = "home", "begin", "anew", "pick"
"""What its controls do: ``learn:0.0:<what>:<game>:<lesson>``."""
REAL = "real"
"""The kind of the button that leads from a lesson to a real game."""


class Learning(commands.Cog):
    """The /learn command."""

    @app_commands.command()
    @handles_refusals
    async def learn(self, interaction: Interaction, lesson: str | None = None) -> None:
        """Show the lessons, or begin one."""
        async with Answer(interaction) as answer:
            if lesson:
                await _begin(interaction, answer, *_named(lesson))
            else:
                await answer.send_private(await _overview(interaction))

    @learn.autocomplete("lesson")
    async def offered(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete a lesson by its game and its name."""
        found = await _known(interaction)
        pairs = [(_label(lesson), f"{lesson.game} {lesson.name}") for lesson in found]
        return matching(pairs, current)


@handles(LEARN)
async def press(interaction: Interaction, press: Press) -> None:
    """Show the lessons, or begin the one that the control names."""
    what, game, name = parts_in(press.rest, 3)
    async with Answer(interaction) as answer:
        if what == HOME:
            await answer.show_in_place(await _overview(interaction))
        elif what == PICK:
            await _begin(interaction, answer, *_named(press.picked))
        elif what in (BEGIN, ANEW):
            await _begin(interaction, answer, game, name, anew=what == ANEW)
        else:
            raise unknown_control()


def _named(text: str) -> tuple[str, str]:
    """Return the game and the lesson of a value of the menu, or of what was typed."""
    game, _, name = text.strip().casefold().partition(" ")
    return game, name


async def _begin(interaction: Interaction, answer: Answer, game: str, name: str, *, anew: bool = False) -> None:
    try:
        update = await interaction.client.tables.lessons.play(call_of(interaction), game, name, anew=anew)
    except GameError as error:
        await refuse_separately(answer, error)
        return
    await report_private_table(update, answer)


async def _known(interaction: Interaction) -> list[LessonShown]:
    """Return all lessons as the member sees them, those of the best game to begin with first."""
    tables = interaction.client.tables
    places = {game.key: place for place, game in enumerate(newcomer_order(tables.games))}
    return sorted(await tables.lessons.of_member(interaction.user.id), key=lambda lesson: places[lesson.game])


async def _overview(interaction: Interaction) -> MessageContent:
    """Return the lessons of all games: a button for the first of each, a menu of the others."""
    found = await _known(interaction)
    if not found:
        raise GameError(WORDS("no-lessons"))
    last = next((lesson for lesson in found if lesson.latest), None)
    ahead = _others(last, found) if last is not None else []
    wanted = next((lesson for lesson in found if lesson.begun), None)
    wanted = wanted or next((lesson for lesson in (*ahead, *found) if not lesson.done), found[0])
    real = [_real_button(last.game, WORDS("button-real-game", game=last.game_title))] if last is not None else []
    are_few = len(found) < ROW_BUTTONS
    mains = {lesson.game: lesson for lesson in reversed(found)}
    shown = [lesson for lesson in found if are_few or lesson is wanted or lesson is mains[lesson.game]]
    if not are_few:
        shown.sort(key=lambda lesson: lesson is not wanted)
    buttons = [_begin_button(lesson, lit=lesson is wanted) for lesson in shown]
    at = len(buttons) if are_few else 1
    rows = button_rows([*buttons[:at], *real, *buttons[at:]])
    if others := [lesson for lesson in found if lesson not in shown][:MENU_OPTIONS]:
        about = [WORDS("lessons.about", about=lesson.about, presses=lesson.presses) for lesson in others]
        options = [(_label(item), f"{item.game} {item.name}", said) for item, said in zip(others, about, strict=True)]
        rows.append((select(control_id(LEARN, NO_VERSION, PICK, "", ""), WORDS("menu-short-lessons"), options),))
    return MessageContent(WORDS("lessons"), WORDS("lessons.how"), in_rows(rows))


def _label(lesson: LessonShown) -> str:
    return WORDS("lesson-label", game=lesson.game_title, title=lesson.title, done=lesson.done)


def _begin_button(lesson: LessonShown, *, lit: bool) -> Item:
    custom_id = control_id(LEARN, NO_VERSION, BEGIN, lesson.game, lesson.name)
    label = WORDS("lesson-go-on", game=lesson.game_title, title=lesson.title) if lesson.begun else _label(lesson)
    return button(label, custom_id, Style.primary if lit else Style.secondary)


async def _guide(interaction: Interaction) -> Guide | None:
    return await interaction.client.tables.lessons.guide(call_of(interaction))


async def _title(interaction: Interaction, update: Update) -> str:
    guide = await _guide(interaction)
    if guide is None:
        return WORDS("private-title")
    lesson = guide.lesson
    step = 0 if guide.done or guide.offer is None else guide.step + 1
    return WORDS("lesson-title", game=lesson.game_title, title=lesson.title, step=step, steps=lesson.presses)


async def _guidance(interaction: Interaction, update: Update) -> Guidance:
    """Return what the guide says beside the table's own words, and the move that it proposes."""
    guide = await _guide(interaction)
    if guide is None:
        return Guidance(before=WORDS("lesson-aside"))
    after = WORDS("lesson-says", text=guide.after) if guide.after else ""
    if guide.done:
        return Guidance(after, _over(guide), ways=await _ways_on(interaction, guide.lesson), leads=True)
    if guide.offer is not None:
        strayed = [WORDS("lesson-your-way")] if guide.strayed else []
        return Guidance(after, "\n".join([*strayed, WORDS("lesson-says", text=guide.before)]), guide.offer, leads=True)
    anew = _anew_button(guide.lesson)
    if guide.strayed and guide.instead and update.undo:
        return Guidance(after, WORDS("lesson-off", instead=guide.instead), back=True, ways=(anew,))
    return Guidance(after, await _advice(interaction), ways=(anew,))


async def _advice(interaction: Interaction) -> str:
    """Return what a bot player would do where the lesson has no words, with its reason; else that the lesson ends here."""
    try:
        hints = await interaction.client.tables.bot_players.hint(call_of(interaction))
    except GameError:
        hints = ()
    if not hints:
        return WORDS("lesson-aside")
    return WORDS("lesson-says", text=WORDS("lesson-advice", move=hints[0].label, why=hints[0].why))


def _over(guide: Guide) -> str:
    return WORDS("lesson-done", title=guide.lesson.title, text=guide.end)


async def _end(interaction: Interaction, update: Update) -> EndContent:
    """Return what stands below the end of a lesson's game: done, or to be begun again."""
    guide = await _guide(interaction)
    if guide is None:
        return WORDS("lesson-aside"), ()
    if not guide.done:
        return WORDS("lesson-ended-early"), in_rows([[_anew_button(guide.lesson), _home_button()]])
    said = [WORDS("lesson-says", text=guide.after)] if guide.after else []
    return "\n".join([*said, _over(guide)]), in_rows([await _ways_on(interaction, guide.lesson)])


async def _ways_on(interaction: Interaction, lesson: LessonShown) -> tuple[Item, ...]:
    """Return the buttons at the end of a lesson: the next lesson of the game, a real game, and all lessons."""
    known = await interaction.client.tables.lessons.of_member(interaction.user.id)
    others = [other for other in _others(lesson, known) if not other.done]
    real = _real_button(lesson.game, WORDS("button-real-one"))
    if not others:
        return real, _home_button()
    custom_id = control_id(LEARN, NO_VERSION, BEGIN, others[0].game, others[0].name)
    return button(WORDS("lesson-next", title=others[0].title), custom_id, Style.secondary), real, _home_button()


def _others(lesson: LessonShown, known: Sequence[LessonShown]) -> list[LessonShown]:
    """Return the other lessons of its game, first those that come after it."""
    same = [other for other in known if other.game == lesson.game]
    at = next((place for place, other in enumerate(same) if other.name == lesson.name), -1)
    return [*same[at + 1 :], *same[: max(at, 0)]]


def _real_button(game: str, label: str) -> Item:
    return button(label, control_id(REAL, NO_VERSION, game), Style.success)


@handles(REAL)
async def press_real(interaction: Interaction, press: Press) -> None:
    """Play a real game of what a lesson taught: in this channel's open lobby of that game, else in a new lobby."""
    lobby, call = interaction.client.tables.lobby, call_of(interaction)
    if await lobby.gathers(call.channel, press.rest):
        await apply_change(interaction, lobby.go_in(call))
    else:
        await press_gather(interaction, press)


def _home_button() -> Item:
    return button(WORDS("button-lessons"), control_id(LEARN, NO_VERSION, HOME, "", ""))


def _anew_button(lesson: LessonShown) -> Item:
    return button(WORDS("button-lesson-anew"), control_id(LEARN, NO_VERSION, ANEW, lesson.game, lesson.name))


async def setup(bot: Bot) -> None:
    """Add /learn, if a game has lessons."""
    PRIVATE_TABLE_KINDS["lesson"] = PrivateTableKind(_title, _end, _guidance)
    if bot.tables.lessons.has():
        await bot.add_cog(Learning())
