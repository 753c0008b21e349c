"""Moves as people write them: names of places, people, sites and things instead of their one form, in any case."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.moves import Move, read_kindly
from engine.core.words import handles_by_name

from ..rules.flow import open_questions
from ..state import board, leads
from ..state.content import content
from ..state.leads import CLUE
from ..state.moves import BEST, CAREFUL, PLAIN, TOOLS, VERBS
from ..state.naming import place_at, place_name
from ..state.state import State, discovered
from . import refusals

OPEN = ("note", "create", "enter", "gm")


def read(state: State, seat: Seat, text: str) -> Move:
    """Return the move that a text writes, in its one form.

    A place goes by its label in any case, a point also by its name once it is known. A member goes by handle or name, a
    site by its name once it is discovered. A ready-made character and goods go by their names. What is none of these stays
    as it was written. `IllegalMove` says why no such move is possible at all, if so, before it says how it is written.
    """
    return read_kindly(
        VERBS,
        text,
        lambda word, rest: _arguments(state, word, rest),
        lambda word: refusals.why_not(state, seat, word),
        refusals.RULES,
    )


def _arguments(state: State, word: str, rest: str) -> str:
    if word in OPEN:
        return rest
    lowered = rest.casefold()
    match word:
        case "move" | "backtrack":
            return _place(state, rest)
        case "journey":
            return _farther(state, rest)
        case "scout":
            place, who = _split(lowered, _people(state))
            return f"{_place(state, place)} {who}".strip()
        case "investigate" | "track":
            return _site_and_manner(state, rest)
        case "search":
            return _search(state, lowered.split())
        case "camp" | "forage" | "lead":
            return _handle(state, lowered)
        case "roles":
            role, _, who = lowered.partition(" ")
            return f"{role} {_handle(state, who)}".strip()
        case "choose":
            return _chosen(state, rest)
        case "give":
            item, who = _split(lowered, _people(state))
            return f"{item} {who}".strip()
        case _:
            return lowered


def _people(state: State) -> dict[str, str]:
    """Return the members' handles by everything they go by."""
    return handles_by_name(state.members, [state.names[member.seat] for member in state.members]) | {BEST: BEST}


def _handle(state: State, text: str) -> str:
    return _people(state).get(text, text)


def _split(text: str, ends: dict[str, str]) -> tuple[str, str]:
    """Return a text without the name that it ends with, and what that name stands for; "" where it ends with none."""
    for name in sorted(ends, key=len, reverse=True):
        if text.endswith(f" {name}"):
            return text[: -len(name) - 1], ends[name]
    return text, ""


def _place(state: State, text: str) -> str:
    """Return a place as a move names it, where it lies beside the party and the party knows what it is called."""
    if state.phase != "trek":
        return text
    for name, place in board.named_around(state).items():
        if place in state.known and place_name(state.region, place).casefold() == text.casefold():
            return name
    return text.upper()


def _farther(state: State, text: str) -> str:
    """Return a place that lies farther off as a journey names it: a point by its name too, once the party knows it."""
    if state.region.format == "hex":
        return text.upper()
    named = place_at(state.region, text) or text.lower()
    return named if named in state.known else text.upper()


def _manner(state: State, words: list[str]) -> list[str]:
    """Return who does it and how: "careful" alone means the best member."""
    cares = {PLAIN: PLAIN, CAREFUL: CAREFUL, "carefully": CAREFUL, "plainly": PLAIN, TOOLS: TOOLS}
    cares |= {way.id: way.id for way in state.region.ways if way.site}
    care = cares.get(words[-1], "") if words else ""
    who = _handle(state, " ".join(words[:-1] if care else words))
    return [who, care] if who and care else [BEST, care] if care else [who] if who else []


def _search(state: State, words: list[str]) -> str:
    """Return who searches and how, and which clues they follow: these alone mean the best member, plainly."""
    followed = words[-1:] if words and words[-1].startswith(CLUE) else []
    manner = _manner(state, words[: len(words) - len(followed)])
    if followed:
        manner = [*manner, PLAIN][:2] if manner else [BEST, PLAIN]
    return " ".join([*manner, *followed])


def _site_and_manner(state: State, rest: str) -> str:
    """Return a site's id, then who looks and how; a site goes by its id or its name once it is discovered."""
    sites = {target.casefold(): target for target in leads.leads(state)}
    sites |= {known.site.casefold(): known.site for known in state.finds if known.discovered}
    for site in state.region.sites:
        if discovered(state, site.id):
            sites.setdefault(site.name.casefold(), site.id)
    lowered = rest.casefold()
    named = next(
        (name for name in sorted(sites, key=len, reverse=True) if lowered == name or lowered.startswith(f"{name} ")), None
    )
    if named is None:
        return rest
    return " ".join([sites[named], *_manner(state, lowered[len(named) :].split())])


def _chosen(state: State, rest: str) -> str:
    if state.phase == "characters" or not state.agenda:
        kinds = {kind.name.casefold(): key for key, kind in content().archetypes.items()}
        return kinds.get(rest.casefold(), rest.casefold())
    options = [option for asked in open_questions(state) for option in asked.options]
    return next((option for option in options if option.casefold() == rest.casefold()), rest)
