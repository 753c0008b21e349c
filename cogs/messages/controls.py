"""Buttons and menus for what a member can do. All that a press needs to know is in the ``custom_id``.

The id is ``kind:<table>.<change>:<rest>``. So a press is understood after a restart, and a control from before the last
change is recognised as old. `cogs.interactions.components` finds the handler of a kind.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence

import discord
from msgspec.structs import replace

from engine import WORDS, Controls, Menu, MoveQuestion, Offer, Update, Version

from ..core.limits import (
    BUTTON_LABEL,
    COMPONENTS,
    CUSTOM_ID,
    MENU_OPTIONS,
    OPTION_TEXT,
    PLACEHOLDER,
    ROW_BUTTONS,
    truncate,
)
from .layout import DIE, FRAME, Group, Groups, Item, button_rows, in_rows
from .overflow import (
    END_TURN,
    MOST_ENTRIES,
    PLACES,
    PLAIN,
    Arrangement,
    MenuEntry,
    arrange_offers,
    common_start,
    distinct,
    fold_controls,
    in_groups,
    in_one_menu,
    in_order,
    is_leaving,
    menu_name,
    rows_of,
    verb_in,
    without,
)

CONFIRM = "sure"
"""The kind of a control that asks for confirmation before its move is made (`Choice.sure`)."""
MAKE = "make"
"""The kind of a control that makes a move built step by step."""
OTHER = "*"
"""Stands for the verb of the menu of further moves."""
GROUP_PREFIX = "#"
"""The prefix of the value of an option that asks which move of a group, and of the name of that menu: ``#gear``."""
LEAVE = f"{GROUP_PREFIX}leave"
"""The name of the menu of moves that leave the game."""
MASTER = "master"
"""The part of an id that makes a button lead to the game master's own panel only."""

PLAN = "plan"
"""The kind of every control of a plan: ``plan:<version>:<moves in it>:<action>:<rest>``."""
NEXT_PREFIX = "+"
"""The prefix of the value of a menu's last option, which opens the next part: ``+24``."""
WINDOW = "window"
"""The kind of the button that gives a link to the page of the table."""
LEARN = "learn"
"""The kind of every control of lessons: ``learn:<version>:<what>:<game>:<lesson>``."""
FORM = "form"
"""The kind of a control that opens a form, and of the form itself."""
FORM_PREFIX = "="
"""The prefix of the value of an option that opens a form: ``=gm speak``."""
CONFIRM_PREFIX = "?"
"""The prefix of the value of an option that asks for confirmation: ``?concede``."""
STEP_PREFIX = ">"
"""The prefix of an option that asks the next step, in a menu of whole moves: ``>place 4|17``."""
MOVE_PREFIX = "!"
"""The prefix of an option that is a whole move, in a menu of steps: ``!gm dawn``."""

Style = discord.ButtonStyle
ROOM = COMPONENTS - FRAME - 2
"""How many components controls may take. Two stay free for a button that is added last, in its own row."""
FEW_LEAVING = 1
"""Up to how many moves that leave the game are buttons. More are a menu."""


def control_id(kind: str, version: Version, *rest: object) -> str:
    """Return the ``custom_id`` of a control."""
    return ":".join([kind, str(version), *map(str, rest)])


def plan_id(version: Version, count: int, does: str, *rest: object) -> str:
    """Return the ``custom_id`` of a control in a plan of ``count`` moves."""
    return control_id(PLAN, version, count, does, *rest)


def button(
    label: str, custom_id: str, style: Style = Style.secondary, *, disabled: bool = False, rolls: bool = False
) -> Item:
    """Return a button. Its label is truncated to Discord's limit; ``rolls``: with the die mark before it."""
    label, emoji = truncate(label, BUTTON_LABEL), DIE if rolls else None
    return discord.ui.Button(label=label, custom_id=custom_id, style=style, disabled=disabled, emoji=emoji)


def paused_controls(update: Update) -> list[Item]:
    """Return the button that wakes or resumes a table, if it sleeps or is paused."""
    if update.rest == "asleep":
        return [button(WORDS("button-wake"), control_id("wake", update.version), Style.primary)]
    return [button(WORDS("button-go-on"), control_id("unpause", update.version))] if update.rest else []


def add_last(groups: Groups, item: Item) -> Groups:
    """Return the controls with a button at the end, but before moves that leave the game, which stay last."""
    *before, last = groups or (Group(()),)
    rows = list(last.rows)
    if rows and not _is_button(rows[-1][0]) and len(rows) > 1 and _is_button(rows[-2][0]):
        # The menu of the moves that leave the game.
        return (*add_last((*before, Group(tuple(rows[:-1]), last.name)), item), Group((rows[-1],)))
    row = rows[-1] if rows else ()
    if 0 < len(row) < ROW_BUTTONS and _is_button(row[0]):
        place = next((at for at, other in enumerate(row) if _asks(other)), len(row))
        return (*before, Group((*rows[:-1], (*row[:place], item, *row[place:])), last.name))
    return (*groups, Group(((item,),)))


def _is_button(item: Item) -> bool:
    return isinstance(item, discord.ui.Button)


def _asks(item: Item) -> bool:
    """Return whether a control asks for confirmation, and does not end a turn."""
    kind, _, rest = (item.custom_id or "").partition(":")
    return kind == CONFIRM and rest.partition(":")[2] != END_TURN


def arrange(
    version: Version,
    controls: Controls,
    *,
    undo: bool = False,
    aside: bool = False,
    hint: bool = False,
    taken: int = 0,
    folded: bool = False,
) -> Groups:
    """Return the controls of a message in their one order, within the number of components it may have.

    Votes about the table come first. Then come moves that answer or advance the game, further moves in one menu, and moves
    that end the turn. The buttons to the own panel, to the map and back follow. Moves that leave the game come last, in a
    row of their own.

    ``aside`` is for a public post: rarely wanted moves that differ by seat are on each member's own panel only. If awaited
    members can do different things, its button is how they answer. Other controls have ``taken`` some components.
    ``folded``: all moves are in one menu, as where another control makes the one that is proposed.
    """
    limited = replace(
        controls,
        buttons=_within_limits(controls.buttons),
        menus=tuple(replace(menu, offers=_within_limits(menu.offers)) for menu in controls.menus),
    )

    def put(arrangement: Arrangement, *, undo: bool = True, hint: bool = False) -> Groups:
        return _build_groups(version, controls, arrangement, undo=undo, hint=hint)

    def fits(arrangement: Arrangement, rows: int) -> bool:
        groups = put(arrangement)
        # A private message may be taller than a phone's screen: only its reader sees it.
        return (not aside or rows_of(groups) <= rows) and sum(group.size for group in groups) <= ROOM - taken

    arrangement = arrange_offers(limited, aside=aside)
    if folded:
        return put(in_one_menu(arrangement), undo=undo, hint=hint)
    for offer in arrangement.buttons:
        if len(control_id("step", version, offer.move)) > CUSTOM_ID:
            arrangement = without(arrangement, offer)
    # Neither Undo nor advice counts, so that a post is folded like the one before it.
    return put(fold_controls(arrangement, fits), undo=undo, hint=hint)


def _build_groups(version: Version, controls: Controls, arrangement: Arrangement, *, undo: bool, hint: bool) -> Groups:
    """Return controls in rows, with those that stand under every post."""
    lit = (*arrangement.buttons, *(arrangement.asked.offers if arrangement.asked else ()), *arrangement.more)
    above: list[tuple[Item, ...]] = button_rows(offer_buttons(version, arrangement.votes))
    shown = dict(zip(arrangement.buttons, offer_buttons(version, arrangement.buttons), strict=True))
    if arrangement.asked is None:
        above += button_rows(list(shown.values()))
    else:
        place = PLACES[arrangement.asked.offers[0].kind]
        first = [offer for offer in arrangement.buttons if PLACES[offer.kind] <= place or offer.choice.rank < 0]
        above += button_rows([shown[offer] for offer in first])
        above.append((menu_part(version, arrangement.asked),))
        above += button_rows([item for offer, item in shown.items() if offer not in first])
    if arrangement.more:
        above.append((_further_menu(version, arrangement.more, arrangement.asks),))
    # The only thing to do is coloured.
    alone = not lit and not arrangement.votes and not (controls.private or controls.apart)
    proposed = any(offer.choice.lit and not offer.step for offer in arrangement.buttons)
    tail = [offer_button(version, offer, coloured=alone, plain=proposed) for offer in arrangement.end]
    if controls.apart:
        # Each awaited member is asked for something else there.
        label = WORDS("button-your-choices" if lit or arrangement.votes or arrangement.end else "button-answer")
        tail.append(button(label, control_id("panel", version), Style.primary))
    if arrangement.own:
        tail.append(button(WORDS("button-more"), control_id("panel", version)))
    if controls.private and (controls.mastered or not controls.apart):
        # Whether further moves are private follows from the public ones alone, which all members see.
        asked = arrangement.votes or lit or any(offer.choice.lit for offer in arrangement.end)
        style = Style.primary if controls.inside or not asked else Style.secondary
        whose = [MASTER] if controls.mastered else []
        if whose:
            label = WORDS("button-game-master")
        else:
            label = WORDS("button-own", thing=controls.own) if controls.own else WORDS("button-private")
        tail.append(button(label, control_id("panel", version, *whose), style))
    tail += offer_buttons(version, controls.late)
    if controls.closer:
        tail.append(closer_button(version))
    if hint:
        # Before what only some posts have: it is found where it stood.
        tail.append(hint_button(version))
    if undo:
        tail.append(button(WORDS("button-undo"), control_id("undo", version)))
    leaving = arrangement.leaving
    if len(leaving) <= FEW_LEAVING:
        return in_rows([*above, *button_rows([*tail, *(offer_button(version, offer) for offer in leaving)])])
    menu = _menu_from(control_id("pick", version, LEAVE, 0), WORDS("moves-of-kind", kind="leave"), leaving, 0)
    return in_rows([*above, *button_rows(tail), (menu,)])


def _further_menu(version: Version, more: Sequence[Offer], asks: Mapping[str, str]) -> Item:
    """Return the menu of further moves. Its groups stand in the same order every time. A lone group is not asked for: its
    moves stand there. Over answers of one verb stands what they answer, as over a menu of their own."""
    options: list[tuple[str, str, str]] = []
    rolling = set[str]()
    entries = in_groups(more)
    if len(entries) == 1 and entries[0].name:
        about = asks.get(verb_in(more[0]), "") if len({verb_in(offer) for offer in more}) == 1 else ""
        about = about or WORDS("more-moves", count=len(more))
        name = OTHER if len(more) <= MOST_ENTRIES else f"{GROUP_PREFIX}{entries[0].name}"
        return menu_part(version, Menu(name, about, tuple(in_order(more))))
    for entry in entries:
        if entry.name:
            named = common_start(entry.offers) if entry.name != entry.kind else WORDS("moves-of-kind", kind=entry.kind)
            label = WORDS("group-of-moves", group=named, count=len(entry.offers))
            options.append((label, f"{GROUP_PREFIX}{entry.name}", _content_of(entry, named)))
            continue
        option = _option(entry.offers[0], begun=STEP_PREFIX)
        options.append(option)
        rolling |= {option[1]} if entry.offers[0].choice.rolls else set()
    kinds = list(dict.fromkeys(entry.kind for entry in entries))
    are_answers = kinds == ["answer"] and len({verb_in(offer) for offer in more}) == 1
    asked = asks.get(verb_in(more[0]), "") if are_answers else ""
    about = asked or WORDS("more-moves", count=len(options))
    return select(control_id("pick", version, OTHER, 0), about, options, rolling=rolling)


def _content_of(entry: MenuEntry, named: str) -> str:
    """Return what an entry of several moves holds: of one verb what follows on its name, else what each begins with."""
    if entry.name == entry.kind:
        return menu_name(entry.offers)
    return "; ".join((offer.choice.label or offer.move).removeprefix(named).lstrip(" :") for offer in entry.offers)


def offer_buttons(version: Version, offers: Iterable[Offer]) -> list[Item]:
    """Return the buttons of offers in their order. Only the first whole move of those that are lit is coloured: it is the
    proposal. Of moves that are only begun, as in a question's first step, none is one."""
    buttons, lit = [], False
    for offer in offers:
        buttons.append(offer_button(version, offer, plain=lit))
        lit = lit or (offer.choice.lit and not offer.step)
    return buttons


def offer_button(version: Version, offer: Offer, kind: str = "act", *, coloured: bool = False, plain: bool = False) -> Item:
    """Return the button of an offer: of the ``kind`` given for a whole move, else one that asks the next step.

    It is coloured where the offer is lit or ``coloured`` says so, and never where it is ``plain``.
    """
    kind = FORM if offer.form else "step" if offer.step else CONFIRM if offer.choice.sure else kind
    return button(
        offer.choice.shown or offer.move,
        control_id(kind, version, offer.move),
        Style.primary if coloured or (offer.choice.lit and not plain) else Style.secondary,
        rolls=offer.choice.rolls,
    )


def arrange_step(question: MoveQuestion, start: int = 0) -> Groups:
    """Return the answers to a question, and the way back to the menu's earlier part, the earlier question or the panel.

    Up to 5 answers are buttons. More are a menu, shown from its answer ``start`` on; those that come first stand above it
    as buttons.
    """
    version, offers = question.version, distinct(_within_limits(question.offers))
    known = offers if _are_buttons(version, offers) else [offer for offer in offers if offer.choice.rank < 0]
    row: list[Item] = [offer_button(version, offer, MAKE) for offer in known] if _are_buttons(version, known) else []
    offers = [offer for offer in offers if offer not in known] if row else offers
    rows = [row] if not start else []
    if offers:
        kind = "step" if any(offer.step for offer in offers) else MAKE
        custom_id = control_id("steps", version, start, kind, question.begun)
        rows.append([_menu_from(custom_id, question.ask, offers, start, whole=MOVE_PREFIX if kind == "step" else "")])
    before = question.begun if start else question.back
    leads = control_id("step", version, before) if before else control_id("panel", version)
    return in_rows([*rows, [button(WORDS("button-back"), leads)]])


def _are_buttons(version: Version, offers: Sequence[Offer]) -> bool:
    """Return whether offers are so few, and short enough, that each is a button."""
    return len(offers) <= ROW_BUTTONS and all(len(control_id("step", version, offer.move)) <= CUSTOM_ID for offer in offers)


def menu_part(version: Version, menu: Menu, start: int = 0, most: int = 0) -> Item:
    """Return the part of a menu that begins at the offer ``start``. If more follow, its last option opens them.

    The first part holds ``most`` options (0: `MOST_ENTRIES`).
    """
    custom_id = control_id("pick", version, menu.verb, start)
    about = menu.about or menu.verb.capitalize()
    most = MENU_OPTIONS if start else most or MOST_ENTRIES
    return _menu_from(custom_id, about, menu.offers, start, begun=STEP_PREFIX, most=most)


def arrange_menu(version: Version, menu: Menu, start: int = 0) -> Groups:
    """Return the moves of a menu that a press opened, from its offer ``start`` on: up to 5 as buttons, more as a menu."""
    if not start and _are_buttons(version, menu.offers):
        return in_rows([[offer_button(version, offer) for offer in menu.offers]])
    about = WORDS("choose-one", count=len(menu.offers))
    return in_rows([[menu_part(version, replace(menu, about=about), start, MENU_OPTIONS)]])


def _menu_from(
    custom_id: str,
    about: str,
    offers: Sequence[Offer],
    start: int,
    whole: str = "",
    begun: str = "",
    most: int = 0,
) -> Item:
    """Return the part of a menu that begins at the offer ``start``.

    ``whole`` is the prefix of whole moves, ``begun`` the prefix of others.
    """
    options = [_option(offer, whole, begun) for offer in offers]
    rolling = {option[1] for option, offer in zip(options, offers, strict=True) if offer.choice.rolls}
    return select(custom_id, about, options, start, most, rolling=rolling)


def _option(offer: Offer, whole: str = "", begun: str = "") -> tuple[str, str, str]:
    """Return the label, the value and the description of an offer in a menu; none that only repeats the label."""
    label = offer.choice.shown or offer.move
    detail = "" if offer.choice.detail == label else offer.choice.detail
    return label, f"{_value_prefix(offer, whole, begun)}{offer.move}", detail


def _value_prefix(offer: Offer, whole: str, begun: str) -> str:
    """Return the prefix of an offer's value in a menu, ``whole`` for whole moves and ``begun`` for others."""
    return FORM_PREFIX if offer.form else begun if offer.step else CONFIRM_PREFIX if offer.choice.sure else whole


def select(
    custom_id: str,
    about: str,
    options: Sequence[tuple[str, str, str]],
    start: int = 0,
    most: int = 0,
    rolling: Container[str] = (),
) -> Item:
    """Return a menu of (label, value, description) from the option ``start`` on.

    If more than ``most`` options follow (0: as many as a menu can have), the last one opens the next part (`NEXT_PREFIX`).
    Options with a value of ``rolling`` have the die mark.
    """
    most = most or MENU_OPTIONS
    last = len(options) - start <= most
    shown = [
        discord.SelectOption(
            label=truncate(label, OPTION_TEXT),
            value=value,
            description=truncate(about, OPTION_TEXT) or None,
            emoji=DIE if value in rolling else None,
        )
        for label, value, about in options[start : start + most - (not last)]
    ]
    if not last:
        left = len(options) - start - len(shown)
        rest = f"{NEXT_PREFIX}{start + len(shown)}"
        shown.append(discord.SelectOption(label=WORDS("more-left", count=left), value=rest))
    return discord.ui.Select(custom_id=custom_id, placeholder=truncate(about, PLACEHOLDER), options=shown)


def menu_of(controls: Controls, name: str) -> Menu:
    """Return a menu again, for its later parts: the same moves as when it was first shown, maybe none.

    ``name`` is a verb, or a group of further moves (`GROUP_PREFIX` and the name of a `MenuEntry`).
    """
    every = _within_limits([*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)])
    if name.startswith(GROUP_PREFIX):
        kind, _, verb = name.removeprefix(GROUP_PREFIX).partition(" ")
        offers = tuple(offer for offer in in_order(distinct(every)) if offer.kind == kind and not is_leaving(offer))
        if not verb:
            return Menu(name, WORDS("group-asks", group=WORDS("moves-of-kind", kind=kind)), offers)
        patient = kind == "act"
        offers = tuple(offer for offer in offers if verb_in(offer) == verb and (not patient or offer.choice.rank >= PLAIN))
        about = next((menu.about for menu in controls.menus if menu.verb == verb), controls.asks.get(verb, ""))
        return Menu(name, about or WORDS("group-asks", group=common_start(offers)), offers)
    about = next((menu.about for menu in controls.menus if menu.verb == name), "")
    return Menu(name, about, tuple(offer for offer in in_order(distinct(every)) if verb_in(offer) == name))


def controls_of(update: Update, *, window: bool = False) -> Groups:
    """Return the controls under the post of a table in play; with a ``window``, a button that leads there where no row is
    added for it. It always stands under **Map**.

    What not every post has does not count, so that a post is folded as it would be without. Advice is offered to those who
    are new in any case, to others where the last row has a free place.
    """
    asked = update.controls
    groups = arrange(update.version, asked, undo=update.undo, aside=True)
    if asked.advice or asked.advised:
        hinted = arrange(update.version, asked, undo=update.undo, aside=True, hint=True)
        free = _count_rows(hinted) == _count_rows(groups)
        fits = sum(group.size for group in hinted) <= COMPONENTS - FRAME
        groups = hinted if fits and (asked.advice or free) else groups
    if update.missed is not None:
        groups = _add_where_it_fits(groups, since_button(update.version, update.missed))
    if window:
        wider = _add_where_it_fits(groups, window_button(update.version))
        groups = wider if rows_of(wider) == rows_of(groups) or not asked.closer else groups
    return groups


def _add_where_it_fits(groups: Groups, item: Item) -> Groups:
    wider = add_last(groups, item)
    return wider if sum(group.size for group in wider) <= COMPONENTS - FRAME else groups


def _count_rows(groups: Groups) -> int:
    return sum(len(group.rows) for group in groups)


def window_button(version: Version) -> Item:
    """Return the button that gives a link to the page of the table."""
    return button(WORDS("button-window"), control_id(WINDOW, version))


def since_button(version: Version, change: int) -> Item:
    """Return the button that shows the recap since a change."""
    return button(WORDS("button-since"), control_id("since", version, change))


def learn_button(game: str = "") -> Item:
    """Return the button that begins the first lesson of a game, or shows all lessons."""
    label = WORDS("button-teach.game") if game else WORDS("button-teach")
    return button(label, control_id(LEARN, Version(0, 0), "begin" if game else "home", game, ""))


def hint_button(version: Version) -> Item:
    """Return the button that shows hints."""
    return button(WORDS("button-advice"), control_id("hint", version))


def closer_button(version: Version) -> Item:
    """Return the button that shows the map larger."""
    return button(WORDS("button-closer"), control_id("closer", version, "", ""))


def _within_limits(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    return tuple(offer for offer in offers if len(offer.move) < OPTION_TEXT)
