"""Completion of the arguments of slash commands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from engine.api.update import Controls
from engine.core import capabilities
from engine.core.game import Choice, Seat
from engine.core.messages import WORDS
from engine.tables.session.live import Session
from engine.tables.session.view_cache import OfferedMove
from engine.tables.updates.controls import arranged, fits, numbered_value, value

MOST_OFFERED = 25
"""How many completions Discord shows at most; each is at most 100 characters."""
ARTICLES = ("the", "a", "an")


def of_verb(found: Iterable[OfferedMove], word: str) -> Controls:
    """Return the controls of one verb only, and what is only written too: it was asked for."""
    return arranged([way for way in found if way.verb.name == word], written=True)


def completions(
    live: Session, seat: Seat, found: Iterable[OfferedMove], word: str, given: Mapping[str, str], argument: str, typed: str
) -> list[tuple[str, str]]:
    """Return up to 25 values (shown, value) of an argument among the moves that fit what is filled in already.

    Where those before it in a verb with steps are filled in, they are shown as the step shows them. A number is the
    one that stands on the button of the move.
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
    by_value: dict[str, list[OfferedMove]] = {}
    for way in fitting:
        text = numbered_value(way.verb, way.move, way.choice) or value(way.move, argument)
        by_value.setdefault(text, []).append(way)
    words = _step_words(live, seat, fitting, [name for name, _ in others], argument, tuple(by_value))
    shown = [(words.get(text) or _shown(text, group), text) for text, group in by_value.items() if len(text) <= 100]
    labels = {text: " ".join({way.choice.label for way in group}) for text, group in by_value.items()}
    return narrowed_to(shown, typed, labels)


def narrowed_to(
    shown: Sequence[tuple[str, str]], typed: str, labels: Mapping[str, str] = MappingProxyType({})
) -> list[tuple[str, str]]:
    """Return up to 25 (shown, value) that hold what is typed, those that begin with it first; the last says if more do.

    An article before them counts for nothing. ``labels``: what else a value is called, in the language that is spoken.
    """
    wish = typed.strip().casefold()
    bare = bare_name(wish)
    starting = [pair for pair in shown if pair[1].casefold().startswith(wish) or bare_name(pair[1]).startswith(bare)]
    holding = [
        pair
        for pair in shown
        if pair not in starting
        and (wish in f"{pair[0]} {labels.get(pair[1], '')}".casefold() or bare in bare_name(pair[0]))
    ]
    found = [*starting, *holding]
    if len(found) <= MOST_OFFERED:
        return found
    text, last = found[MOST_OFFERED - 1]
    more = f" {WORDS('type-on', more=len(found) - MOST_OFFERED)}"
    return [*found[: MOST_OFFERED - 1], (f"{cut(text, 100 - len(more))}{more}", last)]


def bare_name(name: str) -> str:
    """Return a name as it is compared: in small letters, without an article before it."""
    words = " ".join(name.casefold().split())
    first, _, rest = words.partition(" ")
    return rest if rest and first in ARTICLES else words


def _step_words(
    live: Session, seat: Seat, fitting: Sequence[OfferedMove], filled: Sequence[str], argument: str, values: Sequence[str]
) -> dict[str, str]:
    verb = fitting[0].verb if fitting else None
    if verb is None or not verb.steps:
        return {}
    names = [item.name for item in verb.arguments]
    before = names[: names.index(argument)]
    if list(before) != [name for name in names if name in filled]:
        return {}
    given = tuple(value(fitting[0].move, name) for name in before)
    step = capabilities.step(live.game, live.view_cache.view(seat), verb, given, tuple(values))
    return {text: _worded(text, choice) for text, choice in zip(values, step.choices, strict=True)}


def _worded(text: str, choice: Choice) -> str:
    """Return a value with the words on its choice, the value itself only where neither of them begins with it."""
    wanted, words = text.casefold(), [item for item in (choice.label, choice.detail) if item]
    if not choice.label.casefold().startswith(wanted):
        words = [choice.detail] if choice.detail.casefold().startswith(wanted) else [text, *words]
    return " - ".join(words)[:100]


def cut(text: str, most: int) -> str:
    """Return a text in at most ``most`` characters, an ellipsis for what is left out; words stay whole where they can."""
    if len(text) <= most:
        return text
    space = text.rfind(" ", 0, most)
    # A word that fills half of it is cut all the same.
    return f"{text[: space if space > most // 2 else most - 1].rstrip()}…"


def _shown(text: str, group: list[OfferedMove]) -> str:
    details = {way.choice.detail for way in group}
    detail = details.pop() if len(details) == 1 else ""
    return (f"{text} - {detail}" if detail else text)[:100]
