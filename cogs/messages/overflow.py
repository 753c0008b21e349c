"""The one order of controls, and what is folded where a post would be taller than a phone's screen.

Pure functions from controls to controls. They count rows of a phone, as Discord wraps buttons there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile

import discord
import msgspec
from msgspec.structs import replace

from engine import KINDS, WORDS, Choice, Controls, Kind, Menu, Offer, meant_move

from ..core.button_emoji import BUTTONS
from .layout import Groups, Item, verb_of

ROWS = 5
"""Controls with more rows than this on a phone are folded."""
WIDTH = 270
"""Pixels of a row of controls on a phone of 390 pixels."""
LETTER, SIDES, EMOJI, BETWEEN = 7, 32, 26, 8
"""Pixels of a label's letter, of the padding of a label, of an emoji, of the gap between buttons."""
ALONE = 2
"""Up to how many rarely wanted moves of a kind stand by themselves in the menu of further moves."""
MOST_BUTTONS = 15
"""The most buttons with moves in one message."""
MOST_ENTRIES = 12
"""The most entries of a menu before it asks a second question."""
END_TURN = "pass"
"""The verb that ends a turn or passes. It stays a button."""
BALLOT = "ballot"
"""Begins the answers to a vote about the table: buttons in a row of their own, above all others."""

MAIN, PLAIN, QUIET = (Choice("", weight=weight).rank for weight in ("main", "plain", "quiet"))
PLACES = {kind: place for place, kind in enumerate(KINDS)}
LABEL_DETAIL = re.compile(r" *[,:(]")
"""Begins the detail of a label: a price, a target, a means."""
MARKED = {verb: emoji for emoji, verbs in BUTTONS.items() for verb in verbs}


class Arrangement(msgspec.Struct, frozen=True):
    """Controls in their order; no move stands twice.

    ``votes`` are about the table. ``buttons`` have the menu ``asked`` among them. ``more`` are moves in a menu. ``end``
    are the buttons that end the turn. ``own``: a button opens the own panel for further moves. ``leaving`` are moves that
    leave the game or end it. ``asks`` holds what stands over a menu of a verb.
    """

    votes: tuple[Offer, ...] = ()
    buttons: tuple[Offer, ...] = ()
    asked: Menu | None = None
    more: tuple[Offer, ...] = ()
    end: tuple[Offer, ...] = ()
    own: bool = False
    leaving: tuple[Offer, ...] = ()
    asks: Mapping[str, str] = {}


def arrange_offers(controls: Controls, *, aside: bool = False) -> Arrangement:
    """Return controls in their order, before any are folded.

    The buttons stay buttons. The first menu of what is asked, or of what advances the game, stays a menu of its own; the
    moves of all others are further moves, and so are rarely wanted ones. ``aside``: those that differ by seat, or stand
    beside private ones, are on each member's own panel only.
    """
    offers = distinct([*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)])
    everything = controls.private or controls.apart
    quiet = [offer for offer in offers if offer.choice.rank >= QUIET]
    own = False
    if aside and (everything or len(quiet) < len(offers)) and (everything or not controls.alike):
        offers = [offer for offer in offers if offer not in quiet]
        own = bool(quiet) and not controls.apart and (not controls.private or controls.mastered)
    votes = tuple(offer for offer in offers if verb_in(offer) == BALLOT)
    end = tuple(offer for offer in offers if offer.move == END_TURN)
    leaving = tuple(offer for offer in offers if is_leaving(offer))
    moves = [offer for offer in offers if offer not in (*votes, *end, *leaving)]
    asks = {menu.verb: menu.about for menu in controls.menus} | {**controls.asks}
    rare = QUIET if aside and len(quiet) < len(offers) else QUIET + 1
    shown = {offer.move for offer in controls.buttons}
    buttons = in_order(offer for offer in moves if offer.move in shown and offer.choice.rank < rare)[:MOST_BUTTONS]
    listed = in_order(offer for offer in moves if offer not in buttons and offer.choice.rank < QUIET)
    asked = None
    if listed:
        verb = verb_in(listed[0])
        asked = Menu(verb, asks.get(verb) or verb.capitalize(), tuple(offer for offer in listed if verb_in(offer) == verb))
    taken = [*buttons, *(asked.offers if asked else ())]
    more = tuple(offer for offer in moves if offer not in taken)
    if asked and all(verb_in(offer) == asked.verb for offer in more):
        # One question has one menu: its rarely wanted answers stand last in it.
        asked, more = replace(asked, offers=(*asked.offers, *in_order(more))), ()
    return Arrangement(votes, tuple(buttons), asked, more, end, own, leaving, asks)


def in_one_menu(arrangement: Arrangement) -> Arrangement:
    """Return the controls with all moves in the menu of further moves, but for those that leave the game."""
    asked = arrangement.asked.offers if arrangement.asked else ()
    every = (*arrangement.votes, *arrangement.buttons, *asked, *arrangement.more, *arrangement.end)
    return Arrangement(more=every, leaving=arrangement.leaving, asks=arrangement.asks)


def is_leaving(offer: Offer) -> bool:
    """Return whether a move leaves the game or ends it. What only ends a turn does not.

    Nor does the answer to a player who has proposed it, or a way on that may lead out for good: they stand first.
    """
    if offer.kind == "leave":
        return offer.choice.rank >= MAIN
    return offer.move != END_TURN and offer.choice.rank > MAIN and bool(offer.choice.sure)


def verb_in(offer: Offer) -> str:
    """Return the verb of a move, of two moves of one press that of the second."""
    return meant_move(offer.move).partition(" ")[0]


def in_order(offers: Iterable[Offer]) -> list[Offer]:
    """Return moves in the order of controls: proposals, those that are foremost before others, then by kind; of a kind
    those that advance the game first.

    Those that hurt are the last of their kind (`Choice.hurts`).
    """

    def order(offer: Offer) -> tuple[int, int, int, bool, int]:
        rank = offer.choice.rank
        return min(rank, 0), -offer.choice.foremost, PLACES[offer.kind], bool(offer.choice.hurts), rank

    return sorted(offers, key=order)


def by_kind(offers: Iterable[Offer]) -> dict[Kind, list[Offer]]:
    """Return further moves by their kind, the kinds in their order and rarely wanted moves last in each. Where all
    answers are rarely wanted they come last of all: no player waits for them."""

    def order(offer: Offer) -> tuple[bool, int, int, bool, int]:
        is_spare = offer.kind == "answer" and offer.choice.rank >= QUIET
        return is_spare, PLACES[offer.kind], *offer.choice.order

    found: dict[Kind, list[Offer]] = {}
    for offer in sorted(offers, key=order):
        found.setdefault(offer.kind, []).append(offer)
    return found


class MenuEntry(msgspec.Struct, frozen=True):
    """What the menu of further moves holds of a kind: a move by itself, or several as one entry that asks which.

    ``name`` is "" for the first; else it is the kind ("gear"), or the kind and the verb ("act scout").
    """

    kind: Kind
    offers: tuple[Offer, ...]
    name: str = ""


def in_groups(offers: Sequence[Offer]) -> list[MenuEntry]:
    """Return the menu of further moves.

    More than `ALONE` rarely wanted moves of a kind are one entry. So are more than `ALONE` actions of a verb that are not
    pressing and begin alike ("Scout N20"). Neither depends on how many other moves there are, so an entry is found where it
    was a turn before. After that, the kinds with the most entries become an entry for each verb, and then one entry each,
    until there are at most `MOST_ENTRIES`.
    """
    found: dict[Kind, list[MenuEntry]] = {}
    for kind, group in by_kind(offers).items():
        rare = len(group) > ALONE and all(offer.choice.rank >= QUIET for offer in group)
        found[kind] = [MenuEntry(kind, tuple(group), kind)] if rare else _entries_of(kind, group)
    for shorter in (_by_verb, _as_one):
        for kind in sorted(found, key=lambda kind: len(found[kind]), reverse=True):
            if sum(map(len, found.values())) > MOST_ENTRIES:
                found[kind] = shorter(kind, found[kind])
    return [entry for entries in found.values() for entry in entries]


def _by_verb(kind: Kind, entries: Sequence[MenuEntry]) -> list[MenuEntry]:
    """Return the entries of a kind as one for each verb, where there are several, and each can be named. Actions that are
    alike are together by then."""
    verbs: dict[str, list[MenuEntry]] = {}
    for entry in entries:
        verbs.setdefault(verb_in(entry.offers[0]), []).append(entry)
    found: list[MenuEntry] = []
    for verb, own in verbs.items():
        together = tuple(offer for entry in own for offer in entry.offers)
        if len(own) <= ALONE:
            found += own
        elif common_start(together):
            found.append(MenuEntry(kind, together, f"{kind} {verb}"))
        else:
            return list(entries)
    return found if len(verbs) > 1 and kind != "act" else list(entries)


def _as_one(kind: Kind, entries: Sequence[MenuEntry]) -> list[MenuEntry]:
    return [MenuEntry(kind, tuple(offer for entry in entries for offer in entry.offers), kind)]


def _entries_of(kind: Kind, offers: Iterable[Offer]) -> list[MenuEntry]:
    """Return the entries of a kind: alike actions as one, in the place of the first of them."""
    together: dict[str, list[Offer]] = {}
    for offer in offers:
        patient = kind == "act" and offer.choice.rank >= PLAIN
        together.setdefault(verb_in(offer) if patient else offer.move, []).append(offer)
    entries: list[MenuEntry] = []
    for verb, group in together.items():
        if len(group) > ALONE and common_start(group):
            entries.append(MenuEntry(kind, tuple(group), f"{kind} {verb}"))
        else:
            entries += [MenuEntry(kind, (offer,)) for offer in group]
    return entries


def fold_controls(arrangement: Arrangement, fits: Callable[[Arrangement, int], bool]) -> Arrangement:
    """Return the controls with so few buttons that they fit into a number of rows.

    Of those that advance the game or answer, one stays. Buttons that stay are folded after all others, and have a row more
    (`Choice.stays`). Its move is then found in the menu of what is asked, or of further moves.
    """
    asked = arrangement.asked.offers if arrangement.asked else ()
    before = {offer.move: place for place, offer in enumerate((*arrangement.buttons, *asked, *arrangement.more))}
    if not fits(arrangement, ROWS):
        arrangement = _with_one_menu(arrangement)
    while len(arrangement.buttons) > _fewest(arrangement):
        loose = _loose(arrangement)
        if fits(arrangement, ROWS if loose else ROWS + 1):
            break
        arrangement = without(arrangement, _least(loose or arrangement.buttons))
    # What is folded stays beside the others of its verb, as it stood before.
    folded = replace(arrangement, more=tuple(sorted(arrangement.more, key=lambda offer: before[offer.move])))
    return _without_lone_entries(folded, lambda bare: fits(bare, ROWS))


def _loose(arrangement: Arrangement) -> list[Offer]:
    """Return the buttons that are folded before those that stay; where some do, the first proposal is not among them."""
    loose = [offer for offer in arrangement.buttons if not offer.choice.stays]
    stay = len(loose) < len(arrangement.buttons)
    return loose[1:] if stay and loose and loose[0].choice.rank < MAIN else loose


def _least(buttons: Sequence[Offer]) -> Offer:
    """Return the button that is folded first: those that advance the game least, from the end. The last of several of a
    verb goes before the only one of another verb."""
    worst = max(offer.choice.rank for offer in buttons)
    least = [offer for offer in buttons if offer.choice.rank == worst]
    verbs = Counter(map(verb_in, least))
    return [offer for offer in least if verbs[verb_in(offer)] == max(verbs.values())][-1]


def _without_lone_entries(arrangement: Arrangement, fits: Callable[[Arrangement], bool]) -> Arrangement:
    """Return the controls with a button in place of an answer that would stand in a menu alone: it takes no more room."""
    asked = arrangement.asked
    alone = asked.offers if asked else arrangement.more
    if len(alone) != 1 or alone[0].kind != "answer" or len(arrangement.buttons) >= MOST_BUTTONS:
        return arrangement
    buttons = tuple(in_order((*arrangement.buttons, *alone)))
    bare = replace(arrangement, buttons=buttons, asked=None, more=arrangement.more if asked else ())
    return bare if fits(bare) else arrangement


def _fewest(arrangement: Arrangement) -> int:
    """Return how many buttons stay: a proposal always, another only where no menu of main moves is there to answer with."""
    if any(offer.choice.rank < 0 for offer in arrangement.buttons):
        return 1
    asked = arrangement.asked
    return 0 if arrangement.votes or (asked is not None and asked.offers[0].choice.rank <= MAIN) else 1


def _with_one_menu(arrangement: Arrangement) -> Arrangement:
    """Return the controls with what is in the menu of its own among further moves, unless it is what is asked."""
    asked = arrangement.asked
    if asked is None or asked.offers[0].kind == "answer" or asked.offers[0].choice.rank <= MAIN:
        return arrangement
    lit = any(offer.choice.rank <= MAIN for offer in arrangement.buttons)
    return replace(arrangement, asked=None, more=(*asked.offers, *arrangement.more)) if lit else arrangement


def without(arrangement: Arrangement, offer: Offer) -> Arrangement:
    """Return the controls with a move in a menu instead of a button."""
    buttons = tuple(other for other in arrangement.buttons if other is not offer)
    asked = arrangement.asked
    if asked is not None and asked.verb == verb_in(offer):
        return replace(arrangement, buttons=buttons, asked=replace(asked, offers=(offer, *asked.offers)))
    if asked is None and offer.kind == "answer" and offer.choice.rank <= MAIN:
        more = arrangement.more
        alike = more if all(verb_in(other) == verb_in(offer) for other in more) else ()
        menu = Menu(verb_in(offer), asked_of(arrangement, offer), (offer, *alike))
        return replace(arrangement, buttons=buttons, asked=menu, more=() if alike else more)
    return replace(arrangement, buttons=buttons, more=(*arrangement.more, offer))


def menu_name(offers: Iterable[Offer]) -> str:
    """Return the content of a menu with several kinds of moves, short enough for a phone.

    Labels with the same first word are named by their common start ("Go back", "Divide tokens"). A lone label is named
    without its detail.
    """
    kinds: dict[str, list[Offer]] = {}
    for offer in offers:
        kinds.setdefault(_bare_label(offer).partition(" ")[0], []).append(offer)
    return ", ".join(common_start(group) for group in kinds.values())


def _bare_label(offer: Offer) -> str:
    """Return the label of a move without its detail."""
    return LABEL_DETAIL.split(offer.choice.label or offer.move, maxsplit=1)[0]


def common_start(offers: Iterable[Offer]) -> str:
    """Return the words that the labels of all moves begin with, "" for none. Words that lead on ("to") do not end it."""
    labels = [_bare_label(offer) for offer in offers]
    shared = [
        words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*map(str.split, labels), strict=False))
    ]
    leading = WORDS("words-that-lead-on").split()
    while len(labels) > 1 and len(shared) > 1 and shared[-1] in leading:
        shared.pop()
    return " ".join(shared)


def asked_of(arrangement: Arrangement, offer: Offer) -> str:
    """Return what stands over the menu of the answers to what is asked."""
    return arrangement.asks.get(verb_in(offer)) or verb_in(offer).capitalize()


def distinct(offers: Iterable[Offer]) -> list[Offer]:
    """Return each move once."""
    return list({offer.move: offer for offer in reversed(list(offers))}.values())[::-1]


def rows_of(groups: Groups) -> int:
    """Return how many rows controls take on a phone. A menu takes one, and a button that does not fit begins the next."""
    count, given = 0, set[str]()
    for row in (row for group in groups for row in group.rows):
        taken = WIDTH
        for item in row:
            width = _width(item, given)
            taken += BETWEEN + width
            if taken > WIDTH:
                count, taken = count + 1, width
    return count


def _width(item: Item, given: set[str]) -> int:
    """Return the width of a control. Each emoji is on the first of its buttons only, and is added to ``given``."""
    if not isinstance(item, discord.ui.Button):
        return WIDTH
    if item.emoji is not None:
        return min(WIDTH, LETTER * len(item.label or "") + SIDES + EMOJI)
    emoji = MARKED.get(verb_of(item.custom_id or ""), "")
    shown = EMOJI * (bool(emoji) and emoji not in given)
    given.add(emoji)
    return min(WIDTH, LETTER * len(item.label or "") + SIDES + shown)
