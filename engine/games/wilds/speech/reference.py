"""What can be looked up: a character's sheet, the clues, the journal of what the party knows by place (WLD-131)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.character_history import past_line, past_lines
from engine.core.pages import fitted
from engine.core.words import index_named, sentence, upper

from ..rules import outings
from ..rules.standing_orders import SWITCHES, fitting
from ..state.calling import first_clue, is_called_by_way, place_words, same_clue, toward_words
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.member import Habits
from ..state.naming import place_at, place_name
from ..state.state import Note, Report, State, Token, found, member_of
from ..state.view import View
from . import almanac
from .words import conditions, dice_line, held_roles, item_lines, order_words, resolve_words, skill_line


def page(view: View, name: str, at: str) -> str:
    """Return a page: "character" (``at`` a member's name), "clues", or "journal" (``at`` a place)."""
    state = view.state
    if name == "character":
        return fitted(_character(view, at))
    if name == "clues":
        return fitted([*_clues(state), *_tales(state)])
    return fitted(almanac.pages(state, at) if view.whole else _journal(state, at))


def entries(view: View, name: str) -> Sequence[str]:
    """Return what a page can be asked for: members by name, places that the party knows."""
    state = view.state
    if name == "character":
        return [member.name for member in state.members]
    return places(view) if name == "journal" else ()


def places(view: View) -> Sequence[str]:
    """Return the places that the party knows, for a game master all: the map can be seen around them."""
    if view.whole:
        return almanac.names(view.state)
    return [place_name(view.state.region, place) for place in _known(view.state)]


# Characters.


def _party(state: State) -> list[str]:
    return [member.name for member in state.members]


def _character(view: View, at: str) -> list[str]:
    state = view.state
    if at:
        index = index_named(state.members, at)
        if index is None:
            return [WORDS("page-nobody-called", party=_party(state), asked=at[:40])]
    else:
        index = None if view.seat is None else member_of(state, view.seat)
        if index is None:
            return [WORDS("page-no-character", party=_party(state))]
    if not state.members[index].ready:
        return [WORDS("page-unready")]
    lines = sheet_lines(state, index)
    been = outings.past(state, state.members[index].seat)
    marks = {mark: WORDS(f"past-{mark}") for mark in ("dead", "out", "wounded")}
    told = [
        past_line(outing, "day", WORDS("explored-past", score="{}"), marks) for outing in (been.outings if been else ())
    ]
    return [*lines, *past_lines(been, told)]


def sheet_lines(state: State, index: int, *, brief: bool = False) -> list[str]:
    """Return a character's sheet line by line."""
    member = state.members[index]
    known = content().archetypes.get(member.kind)
    roles = held_roles(state, index)
    kind = f", {WORDS.text(known.name)}" if known is not None else ""
    title = f"**{member.name}**{kind}{' – ' + ', '.join(roles) if roles else ''}"
    lines = [title, dice_line(member), skill_line(member.skills)]
    lines.append(f"{resolve_words(member)}. {upper(conditions(member)) or WORDS('page-well')}.")
    lines.append(WORDS("page-carries", things=item_lines(member.items)))
    if brief:
        lines.append(WORDS("page-purse", price=state.purse))
        return lines
    orders = {what: getattr(member.habits, what) for what in dict.fromkeys(order.partition(":")[0] for order in SWITCHES)}
    given = {what: how for what, how in orders.items() if how != getattr(Habits(), what)}
    given |= fitting(member.habits).pairs
    habits = [order_words(f"{what}:{how}") for what, how in given.items()]
    if habits:
        lines.append(WORDS("page-orders", orders=habits))
    if known is not None:
        lines.append(f"-# {WORDS.text(known.about)}")
    return lines


# Clues.


def _clues(state: State) -> list[str]:
    if not state.tokens:
        return [WORDS("clues-none")]
    waiting = [(number, token) for number, token in enumerate(state.tokens, start=1) if not token.used]
    lines = []
    for number, token in waiting:
        times = sum(same_clue(token, other) for _, other in waiting)
        if first_clue(state, number) == number:
            lines.append(_clue(state, number, token, times))
    if not waiting:
        lines.append(WORDS("clues-used-all"))
    used = len(state.tokens) - len(waiting)
    if used:
        lines.append(f"-# {WORDS('clues-used', number=used)}")
    if waiting:
        lines.append(f"-# {WORDS('clues-how')}")
    return lines


def _tales(state: State) -> list[str]:
    """Return what the party knows of stories, the first heard first: where it learned what."""
    lines = []
    for name in dict.fromkeys(heard.tale for heard in state.tales):
        tale = next(tale for tale in state.region.tales if tale.name == name)
        known = [heard for heard in state.tales if heard.tale == name]
        lines.append(WORDS("tale-known", name=name, known=len(known)))
        for heard in known:
            said, at = getattr(tale, heard.part), place_words(state, heard.at)
            lines.append(f"- {WORDS('tale-part', words=said, at=at, day=heard.day)}")
    return lines


def _clue(state: State, number: int, token: Token, times: int) -> str:
    """Return a clue by the number that it is tracked by, and how many ``times`` it was found."""
    points = WORDS(
        "clue-line",
        number=number,
        where=toward_words(state, token.toward, token.at),
        words=upper(WORDS.text(token.text.strip())),
        times=times,
        tracked=token.tracked and token.source != "track",
        at=place_words(state, token.followed) if token.followed else "",
    )
    origin = WORDS("clue-from", at=place_words(state, token.at), source=token.source, by=token.by, day=token.day)
    return f"{points}\n-# {origin}"


# The journal.


def _known(state: State) -> list[str]:
    """Return the places that the party knows something of, in the order of the trail, then others."""
    heard = [site.at for site in state.region.sites if found(state, site.id) is not None]
    noted = [*(note.at for note in state.notes if note.at), *(report.at for report in state.reports)]
    order = dict.fromkeys((*state.trail, *state.visited, *state.known, *heard, *noted))
    return [place for place in order if place in state.region.place_by_id]


def _journal(state: State, at: str) -> list[str]:
    places = _known(state)
    if at:
        wanted = place_at(state.region, at)
        if wanted is None or wanted not in places:
            return [WORDS("journal-nothing", asked=at[:40])]
        return _entry(state, wanted)
    lines: list[str] = []
    if state.region.name:
        discovered = sum(known.discovered for known in state.finds)
        lines.append(WORDS("journal-region", region=state.region.name, visited=len(state.visited), found=discovered))
    if state.region.about:
        lines.append(f"-# {sentence(WORDS.text(state.region.about))}")
    lines += [_note(note) for note in state.notes if not note.at]
    lines += _hearsay(state)
    telling = [place for place in places if place in state.visited or _has_more(state, place)]
    for place in telling:
        lines += _entry(state, place)
    seen = [
        WORDS("alt-ground", place=place_name(state.region, place), terrain=state.region.place_by_id[place].terrain)
        for place in places
        if place not in telling
    ]
    if seen:
        lines.append(WORDS("journal-seen", places=seen))
    return lines


def _hearsay(state: State) -> list[str]:
    """Return the rumours of sites whose place no member told: what they are, which way they lie, how far."""
    lines = []
    for known in state.finds:
        if known.how != "rumour" or known.placed:
            continue
        told = WORDS(
            "journal-rumour",
            category=state.region.site_by_id[known.site].category,
            direction=known.direction,
            exit=len(known.direction) == 1,
            start=place_words(state, known.seen_at) if known.seen_at else "",
            far=known.far,
            day=known.day,
        )
        lines.append(f"- {told}")
    return lines


def _terrain(state: State, place: str) -> str:
    known = state.region.place_by_id[place]
    return WORDS("ground", terrain=known.terrain) if place in state.known else WORDS("journal-unknown-ground")


def _has_more(state: State, place: str) -> bool:
    return any(
        (
            any(found(state, site.id) is not None for site in state.region.sites_at(place)),
            any(note.at == place for note in state.notes),
            any(report.at == place for report in state.reports),
        )
    )


def _entry(state: State, place: str) -> list[str]:
    known = state.region.place_by_id[place]
    visited = WORDS("journal-heard-of")
    if place in state.visited:
        visited = WORDS("journal-visited")
    elif place in state.known:
        visited = WORDS("journal-seen-place")
    lines = [f"**{place_name(state.region, place)}** – {_terrain(state, place)}, {visited}"]
    if known.text and place in state.visited:
        lines.append(WORDS.text(known.text))
    for site in state.region.sites_at(place):
        find = found(state, site.id)
        if find is None:
            continue
        if not find.discovered:
            is_located = find.how == "located"
            lines.append(f"- {WORDS('journal-hidden', category=site.category, located=is_located, day=find.day)}")
            continue
        about = " ".join(WORDS.text(text) for text in (site.text, site.inside) if text)
        told = WORDS(
            "journal-site",
            name=site.name,
            category=site.category,
            done=find.done,
            about=about,
            by=find.by,
            day=find.day,
        )
        lines.append(f"- {told}")
    for report in state.reports:
        if report.at == place:
            lines += _report(report)
    lines += [f"- {_note(note)}" for note in state.notes if note.at == place]
    for block in state.blocks:
        if place in (block.a, block.b):
            end = block.b if block.a == place else block.a
            beyond, by_way = place_words(state, end, place), is_called_by_way(state, end, place)
            lines.append(f"- {WORDS('journal-blocked', exit=by_way, beyond=beyond)}")
    return lines


def _report(report: Report) -> list[str]:
    """Return what was seen of a place from afar, and what the Lookout spotted."""
    said = []
    if report.site:
        said.append(WORDS(f"afar-site-{report.site}"))
    if report.creatures:
        said.append(WORDS(f"afar-creatures-{report.creatures}"))
    if report.tns:
        said.append(WORDS("afar-hidden", tns=report.tns))
    spotted = [f"- {WORDS(f'spotted-before-{report.feature}')}"] if report.feature in ("yes", "no") else []
    if spotted and not said:
        return spotted
    return [f"- {WORDS('journal-afar', saw=said)}", *spotted]


def _note(note: Note) -> str:
    return WORDS("journal-note", words=note.text, by=note.by, day=note.day)
