"""Looking at a table without changing it: own controls, the own panel, completion, pictures, sheets, the log."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

import msgspec

from engine.core import capabilities
from engine.core.capabilities import Guided, Pages
from engine.core.errors import GameError, GameOver
from engine.core.game import Choice, Event, Seat
from engine.core.planning import Plans
from engine.core.scene import ONLY_YOU, Chip, Look, Scene
from engine.core.words import listed
from engine.store import EntryRow
from engine.update import Call, Controls, Panel, Picture, Sights

from .controls import apart, arranged, fits, loud, public, shown_in, value
from .live import Live
from .plan import steps_told
from .planned import own_turn
from .standing import Way
from .stepping import first_question, laid_open
from .telling import not_your_turn, status_of
from .unreadable import broken

log = logging.getLogger(__name__)

MOST_OFFERED = 25
"""How many completions Discord shows at most; each is at most 100 characters."""
PER_PAGE = 10
"""Entries on a page of the log."""
LONGEST_PAGE = 1800
ARTICLES = ("the", "a", "an")
MAP_MODE = "map mode"
"""Stands for the modes of the map where others name a page; no page has a name of two words."""
ANOTHER_WAY = "Another way"
"""Marks all that is shown of a game that goes on from an entry of one that is over."""
LONGEST_ALT = 1000
"""Characters of the words that say what a picture shows."""
LONGEST_PLACE = 50
"""The name of a place that stands in a control is not longer."""


class Drawn(Protocol):
    """What a renderer returns: PNG bytes, and the size in pixels."""

    @property
    def png(self) -> bytes:
        """The picture's bytes."""
        ...

    @property
    def width(self) -> int:
        """Pixels from left to right."""
        ...

    @property
    def height(self) -> int:
        """Pixels from top to bottom."""
        ...


def own_ways(live: Live, call: Call) -> tuple[Way, ...]:
    """Return the caller's own legal moves, private ones included; `NotSeated`, `NotYourTurn` or `GameOver` if none."""
    live.playing()
    seat = live.seat(call)
    if live.row.status != "running":
        raise GameOver("This delve has ended. /delve new begins another.")
    found = live.standing.ways(seat)
    if not found:
        raise not_your_turn(live, seat)
    return found


def own_controls(live: Live, call: Call) -> tuple[Controls, str]:
    """Return the caller's controls of the first page, and what is asked of them, to follow their name and a comma.

    Somebody who is not awaited may have moves all the same, and is told whose turn it is.
    """
    found, seat = own_ways(live, call), live.seat(call)
    if seat in live.awaited:
        return arranged(found), live.standing.ask(seat)
    return arranged(found), f"this you may do meanwhile. {not_your_turn(live, seat).words}"


def panel_of(live: Live, call: Call, shown: Live | None = None) -> Panel:
    """Return what the caller sees of their own side (TAB-039); whoever does not play here, or can do nothing, reads why.

    ``shown`` is the table whose state is told, where that is another one: while the next one gathers.
    """
    told = shown or live
    knows = known_to(told, told.seat_of(call.member.id))
    own = live.seat_of(call.member.id)
    plan, ahead = ("", False) if own is None else (plan_told(live, own), can_plan(live, own))
    try:
        found = own_ways(live, call)
    except GameError as error:
        return Panel(live.version, knows, why=str(error), plan=plan, ahead=ahead)
    seat = live.seat(call)
    awaited = seat in live.awaited
    found = tuple(shown_in(found))
    worthwhile = loud(found)
    ask, why = "", ""
    if awaited:
        ask = live.standing.ask(seat)
    elif worthwhile:
        ask = f"this you may do meanwhile. {not_your_turn(live, seat).words}"
    else:
        why = not_your_turn(live, seat).words
    first = first_question(live, seat, found)
    private = any(way.verb.private for way in (found if awaited else worthwhile)) or (awaited and bool(apart(live)))
    hints = is_advised(live, seat)
    return Panel(live.version, knows, ask, why, laid_open(arranged(found), first), first, private, plan, ahead, hints)


def can_plan(live: Live, seat: Seat) -> bool:
    """Return whether a seat has a turn to come that others are awaited before, and that its game knows of."""
    if not isinstance(live.game, Plans) or live.row.status != "running" or len(live.here) == 1:
        return False
    return not live.is_masters(seat) and own_turn(live, seat) is None


def plan_told(live: Live, seat: Seat) -> str:
    """Return what its owner reads of a plan: what it holds, or why it stopped; "" for nothing."""
    plan = live.plan_of(seat)
    if plan.stopped:
        return f"Your plan stopped. {plan.stopped}"
    return f"You plan: {steps_told(plan.steps)}." if plan.steps else ""


def plans_of(live: Live, seat: Seat | None) -> str:
    """Return what a party's members read of each other's plans, a line for each; rivals nothing."""
    if live.rivals or seat is None or live.row.status != "running":
        return ""
    others = [(live.member(row.seat).name, live.plan_of(row.seat).steps) for row in live.here if row.seat != seat]
    return "\n".join(f"{name} plans: {steps_told(steps)}." for name, steps in others if steps)


def known_to(live: Live, seat: Seat | None) -> str:
    """Return what only a seat knows, in a few short lines; for the public, and once it is over, where things stand."""
    if seat is None or live.row.status != "running":
        return sheet_of(live, seat)
    return capabilities.private(live.game, live.standing.view(seat))


def of_verb(found: Iterable[Way], word: str) -> Controls:
    """Return the controls of one verb only, and what is only written too: it was asked for."""
    return arranged([way for way in found if way.verb.name == word], written=True)


def offered_to(live: Live, member: int | None) -> Controls:
    """Return the moves of an awaited member, else what is offered to all."""
    seat = live.seat_of(member)
    if seat is None or seat not in live.awaited:
        return public(live)
    return arranged(live.standing.ways(seat))


def completions(
    live: Live, seat: Seat, found: Iterable[Way], word: str, given: Mapping[str, str], argument: str, typed: str
) -> list[tuple[str, str]]:
    """Return up to 25 values (shown, value) of an argument among the moves that fit what is filled in already.

    Where those before it in a verb with steps are filled in, they are shown as the step shows them.
    """
    others = [(name, text) for name, text in given.items() if name != argument and text.strip()]
    fitting = [
        way
        for way in found
        if way.verb.name == word
        and all(name in way.move.__struct_fields__ for name, _ in others)
        and argument in way.move.__struct_fields__
        and fits(way.move, others)
    ]
    by_value: dict[str, list[Way]] = {}
    for way in fitting:
        by_value.setdefault(value(way.move, argument), []).append(way)
    words = _step_words(live, seat, fitting, [name for name, _ in others], argument, tuple(by_value))
    shown = [(words.get(text) or _shown(text, group), text) for text, group in by_value.items() if len(text) <= 100]
    return narrowed_to(shown, typed)


def narrowed_to(shown: Sequence[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    """Return up to 25 (shown, value) that hold what is typed, those that begin with it first; the last says if more do.

    An article before them counts for nothing.
    """
    wish = typed.strip().casefold()
    bare = _bare(wish)
    starting = [pair for pair in shown if pair[1].casefold().startswith(wish) or _bare(pair[1]).startswith(bare)]
    holding = [pair for pair in shown if pair not in starting and (wish in pair[0].casefold() or bare in _bare(pair[0]))]
    found = [*starting, *holding]
    if len(found) <= MOST_OFFERED:
        return found
    text, last = found[MOST_OFFERED - 1]
    more = f" (type on: {len(found) - MOST_OFFERED} more)"
    return [*found[: MOST_OFFERED - 1], (f"{cut(text, 100 - len(more))}{more}", last)]


def _bare(name: str) -> str:
    """Return a name as it is compared: whatever its case, without an article before it."""
    words = " ".join(name.casefold().split())
    first, _, rest = words.partition(" ")
    return rest if rest and first in ARTICLES else words


def _meant(live: Live, seat: Seat | None, name: str, at: str) -> str:
    """Return the entry of a page, or of the map, that is meant by what somebody wrote; what they wrote if none is."""
    if not at.strip():
        return at
    view = live.standing.view(seat)
    entries = [str(entry) for entry in capabilities.entries(live.game, view, name)]
    exact = next((entry for entry in entries if entry.casefold() == at.strip().casefold()), None)
    return exact or next((entry for entry in entries if _bare(entry) == _bare(at)), at)


def _mode(live: Live, seat: Seat | None, written: str) -> str:
    """Return the way to see the map that somebody wrote; `GameError` for one that shows nothing just now."""
    wanted = written.strip().casefold()
    known = [mode.name for mode in capabilities.modes(live.game, live.standing.view(seat))]
    if wanted and wanted not in known:
        others = f" It can show {listed(known, 'or')}." if known else ""
        raise GameError(f"This map has no “{cut(written.strip(), 20)}” to show now.{others}", "TAB-041")
    return wanted


def sights_of(live: Live, seat: Seat | None) -> Sights:
    """Return how, and around which places, a seat can see the map."""
    view = live.standing.view(seat)
    places = [place for place in capabilities.entries(live.game, view, "map") if len(place) <= LONGEST_PLACE]
    modes = tuple(capabilities.modes(live.game, view))
    return Sights(live.version, modes, tuple(places), seat is not None and is_advised(live, seat))


def is_advised(live: Live, seat: Seat) -> bool:
    """Return whether somebody can ask for advice as things stand (TAB-105): they are asked something."""
    return live.hints and seat in live.awaited and not live.is_masters(seat)


def _step_words(
    live: Live, seat: Seat, fitting: Sequence[Way], filled: Sequence[str], argument: str, values: Sequence[str]
) -> dict[str, str]:
    verb = fitting[0].verb if fitting else None
    if verb is None or not verb.steps:
        return {}
    names = [one.name for one in verb.arguments]
    before = names[: names.index(argument)]
    if list(before) != [name for name in names if name in filled]:
        return {}
    given = tuple(value(fitting[0].move, name) for name in before)
    step = capabilities.step(live.game, live.standing.view(seat), verb, given, tuple(values))
    return {text: _worded(text, choice) for text, choice in zip(values, step.choices, strict=True)}


def _worded(text: str, choice: Choice) -> str:
    """Return a value with the words on its choice, the value itself only where neither of them begins with it."""
    wanted, words = text.casefold(), [one for one in (choice.label, choice.detail) if one]
    if not choice.label.casefold().startswith(wanted):
        words = [choice.detail] if choice.detail.casefold().startswith(wanted) else [text, *words]
    return " - ".join(words)[:100]


def picture(live: Live, seat: Seat | None, look: Look, draw: Callable[[Scene], Drawn], *, said: bool = False) -> Picture:
    """Draw what a seat may see; takes a while, so it belongs on another thread.

    ``said``: words beside it say already that nobody else sees it.
    """
    look = msgspec.structs.replace(look, mode=_mode(live, seat, look.mode))
    return picture_of(live, wanted(live, seat, look), look, draw, said=said)


def wanted(live: Live, seat: Seat | None, look: Look) -> Scene:
    """Return what a seat wants to see, the place and the mode written as people write them; `GameError` where there is no
    such place or mode."""
    look = msgspec.structs.replace(look, at=_meant(live, seat, "map", look.at), mode=_mode(live, seat, look.mode))
    scene = scene_of(live, seat, look)
    if look.at.strip() and not scene.at:
        raise GameError(f"There is no place “{cut(look.at.strip(), 20)}” on this map.", "TAB-041")
    return scene


def picture_of(live: Live, scene: Scene, look: Look, draw: Callable[[Scene], Drawn], *, said: bool = False) -> Picture:
    """Draw a scene of a table, see `picture`."""
    if said and scene.chip is not None and scene.chip.text == ONLY_YOU:
        scene = msgspec.structs.replace(scene, chip=None)
    drawn = draw(scene)
    page = str(look.page + 1) if look.page else ""
    name = "-".join(filter(None, [live.game.key, look.subject, look.mode, page, str(live.row.change)]))
    return Picture(drawn.png, drawn.width, drawn.height, scene.alt, f"{name}.png")


def drawn_or_none(make: Callable[[], Scene], draw: Callable[[Scene], Drawn], name: str) -> Picture | None:
    """Draw what is beside the words, as a file of that name; ``None`` where that cannot be done, and then that is logged.

    It takes a while, so it belongs on another thread.
    """
    try:
        scene = make()
        drawn = draw(scene)
    except Exception:
        log.exception("%s could not be drawn", name)
        return None
    return Picture(drawn.png, drawn.width, drawn.height, scene.alt, f"{name}.png")


def scene_of(live: Live, seat: Seat | None, look: Look) -> Scene:
    """Return what a seat may see. The game does not know that somebody ended it, so it is asked for that subject."""
    if live.cut_short:
        look = msgspec.structs.replace(look, subject="ended")
    scene = live.game.scene(live.standing.view(seat), look)
    if live.row.origin:
        # A question on the plate is asked in words too, and that only its owner sees it goes without saying.
        words = branch_words(live)
        return msgspec.structs.replace(scene, chip=Chip(ANOTHER_WAY), alt=cut(f"{words}. {scene.alt}", LONGEST_ALT))
    return scene


UNVOUCHED = "From a backup that nothing vouches for (TAB-138)."


def branch_words(live: Live) -> str:
    """Return what marks a table that goes on from an entry of another game (TAB-195)."""
    return f"{ANOTHER_WAY}, from entry {live.row.origin} of {live.game.title}"


def sheet_of(live: Live, seat: Seat | None) -> str:
    """Return where things stand for a seat, in a few lines."""
    sheet = live.game.sheet(live.standing.view(seat))
    if live.cut_short:
        first, _, rest = sheet.partition("\n")
        first = f"**{status_of(live)}**" if first.startswith("**") else first
        sheet = "\n".join(filter(None, [f"Ended by {live.row.ended_by}.", first, rest]))
    return sheet if live.row.vouched else f"{UNVOUCHED}\n{sheet}"


def page_of(live: Live, seat: Seat | None, name: str, at: str) -> str:
    """Return what a page of the game says to a seat; `GameError` where the game has no such page."""
    view = live.standing.view(seat)
    game = live.game
    if not isinstance(game, Pages) or all(page.name != name for page in game.pages):
        raise GameError(f"{game.title} has no page “{name[:40]}”.", "TAB-042")
    return game.page(view, name, _meant(live, seat, name, at).strip())


def entries_of(live: Live, seat: Seat | None, name: str, typed: str) -> list[tuple[str, str]]:
    """Return up to 25 (shown, value) that the argument of a page can be, those that begin with what is typed first.

    For "map" the places that the map can be seen around, for `MAP_MODE` the modes that it can be seen in.
    """
    view = live.standing.view(seat)
    if name == MAP_MODE:
        return narrowed_to([(f"{one.name} - {one.about}", one.name) for one in capabilities.modes(live.game, view)], typed)
    if name != "map" and all(page.name != name or page.argument is None for page in capabilities.pages(live.game)):
        return []
    return narrowed_to(
        [(entry, entry) for entry in capabilities.entries(live.game, view, name) if len(entry) <= 100], typed
    )


def cut(text: str, most: int) -> str:
    """Return a text in at most ``most`` characters, an ellipsis for what is left out; words stay whole where they can."""
    if len(text) <= most:
        return text
    space = text.rfind(" ", 0, most)
    # A word that fills half of it is cut all the same.
    return f"{text[: space if space > most // 2 else most - 1].rstrip()}…"


def pages(rows: int) -> int:
    """Return how many pages a log of so many rows has; an empty one has one."""
    return max(1, -(-rows // PER_PAGE))


def hidden(live: Live, silent: Iterable[tuple[int, Seat, str]], seat: Seat | None) -> set[int]:
    """Return the seqs of entries that are not in a seat's log: nobody was told of them, and they are not its own secrets.

    ``silent`` are the (seq, seat, text) of all that nobody was told of. A rival who acts in private is seen to do so.
    """
    master = seat is not None and live.is_masters(seat)
    return {seq for seq, mover, text in silent if not (master and live.is_masters(mover)) and not _seen(live, mover, text)}


def _seen(live: Live, mover: Seat, text: str) -> bool:
    """Return whether everybody knows that something was done, although nothing was told of it."""
    verb = live.verb_of(text)
    return mover < 0 or (verb is not None and verb.private and not isinstance(live.game, Guided))


def log_page(live: Live, rows: Iterable[tuple[int, EntryRow]], seat: Seat | None = None) -> str:
    """Return numbered journal rows as text, oldest first, struck ones marked, at most 1,800 characters (TAB-043).

    What a game master did in secret is there for a game master's ``seat`` only.
    """
    words = [
        (number, row, _in_secret(live, row, seat) if _is_secret(live, row) else told(live, row)) for number, row in rows
    ]
    shown = [(number, row, text) for number, row, text in words if text]
    longest = LONGEST_PAGE // max(1, len(shown)) - 1
    lines = [_line(number, row, text, longest) for number, row, text in shown]
    return "\n".join(lines) or "Nothing that everybody may know of."


def _is_secret(live: Live, row: EntryRow) -> bool:
    """Return whether a row is a game master's, and nobody else was told of it."""
    return not row.story and live.is_masters(row.seat)


def _in_secret(live: Live, row: EntryRow, seat: Seat | None) -> str:
    """Return what a game master was told of what they did in secret; "" for everybody else."""
    if seat is None or not live.seats[seat].master:
        return ""
    try:
        events = msgspec.json.decode(row.events, type=list[Event])
    except msgspec.MsgspecError as error:
        raise broken(live.row, error) from error
    own = [event for event in events if event.seats is not None and seat in event.seats]
    words = live.game.tell(live.standing.view(seat), own) if own else ""
    return f"(in secret) {plainly(words) or row.text}"


def told(live: Live, row: EntryRow) -> str:
    """Return what everybody was told of an entry, small print, quotes' marks and bold type left out, in one line.

    Where that is nothing, "" unless they know all the same that something was done; small print only where that is all.
    """
    if row.story:
        return plainly(row.story) or plainly(row.story.replace("-# ", ""))
    if not _seen(live, row.seat, row.text):
        return ""
    return "It begins." if row.seat < 0 else f"{live.name_in_game(row.seat)} acts out of sight."


def plainly(story: str) -> str:
    """Return a story in one line, small print, quotes' marks and bold type left out."""
    lines = [line.removeprefix("> ").strip() for line in story.split("\n") if not line.startswith("-# ")]
    return " ".join(lines).replace("**", "").strip()


def _line(number: int, row: EntryRow, words: str, longest: int) -> str:
    line = f"{number}. {words}"
    return f"~~{cut(line.replace('~~', ''), longest - 4)}~~" if row.struck else cut(line, longest)


def _shown(text: str, group: list[Way]) -> str:
    details = {way.choice.detail for way in group}
    detail = details.pop() if len(details) == 1 else ""
    return (f"{text} - {detail}" if detail else text)[:100]
