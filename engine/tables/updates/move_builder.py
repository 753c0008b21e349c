"""Moves that are put together step by step: the next question, and forms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from msgspec.structs import replace

from engine.api.update import Controls, MoveQuestion, Offer
from engine.core import capabilities
from engine.core.errors import BadGame, IllegalMove, Stale
from engine.core.game import Choice, Form, Seat, Weight, refusal
from engine.core.messages import WORDS, refused
from engine.core.moves import Move, Verb
from engine.core.paired_moves import paired, parted
from engine.core.scene import Look
from engine.core.uncertain import rolls
from engine.store import SeatRow
from engine.tables.session.live import Session
from engine.tables.session.view_cache import OfferedMove
from engine.tables.updates.controls import arranged, narrowed, open_now, public, value, values_in

OPEN = "?"
"""Stands for an argument that is still to be asked while a later one is known: "place ? C"."""
MOST_OPEN = 7
"""With so many answers at most, a question lies open on the panel."""


def question(live: Session, seat: Seat, begun: str) -> MoveQuestion:
    """Return what is asked of a seat that has begun a move; ``begun`` is its text so far, "place" or "place 2 C".

    An argument with one possible value is not asked. Where the game offers whole moves instead of the next argument
    (`capabilities.Steps.shortcut`), these are the answers. They stand before the answers to that argument, or the last of
    them leads to it: "place 2 ?". Where only the last argument is left and has one value, the answer before it makes the
    move whole. A move that is whole without any answer is confirmed.

    The way back leads to the question before. From the question after the one that lies on the panel, it leads to the
    panel. Where an open argument comes next, its form is among the answers. Where that argument has no other answers, the
    answer before it opens the form. Of moves that were narrowed down ("place 4|17"), the remaining ones are offered, or
    again what they have in common.

    `Stale` where there is no such verb or nothing left to ask, `IllegalMove` where no legal move begins like that.
    """
    verb = live.verb_of(begun)
    given = begun.split()[1:]
    if verb is not None and given and values_in(given[-1]) != given[-1:]:
        return _narrowed(live, seat, verb, begun)
    if verb is None or not (verb.steps or verb.form) or (OPEN not in given and len(given) >= len(verb.arguments)):
        raise Stale(WORDS.message("button-unknown"))
    names = [argument.name for argument in verb.arguments]
    legal = _legal(live, seat, verb)
    if verb.form:
        button = Offer(verb.name, Choice(str(verb.form), weight="main"), form=True)
        return MoveQuestion(live.version, str(verb.about), (button,), Look(), verb.name)
    fitting = _fitting(live, seat, legal, names, begun, given)
    at, values = _open(given), _values(fitting, names, _open(given))
    while len(values) == 1 and (OPEN in given[at + 1 :] or max(at + 1, len(given)) < len(names)):
        given[at : at + 1] = values
        at, values = _open(given), _values(fitting, names, _open(given))
    short = None if OPEN in given else capabilities.shortcut(live.game, live.view_cache.view(seat), verb, tuple(given))
    so_far = " ".join([verb.name, *given])
    presses = zip_longest(short.ways, short.then) if short is not None else ()
    whole = [Offer(paired(move, then), choice) for (move, choice), then in presses]
    if short is not None and not short.beside:
        rest = [Offer(f"{so_far} {OPEN}", Choice(short.rest), step=True)] if short.rest else []
        look = Look(verb.name, given=(*given, capabilities.AT_ONCE))
        ways = (*_marked(live, seat, legal, whole), *rest)
        return MoveQuestion(live.version, short.ask, ways, look, so_far, _back(live, seat, verb, legal, given))
    ask, offered = _offered(live, seat, verb, tuple(given[:at]), values)
    offers = whole
    for text, choice in offered:
        words = [*given[:at], text, *given[at + 1 :]]
        offers.append(_answer(live, seat, verb, words, choice, fitting))
    if verb.arguments[at].open and _fields(live, seat, verb, given):
        other = Choice(WORDS("something-else"), weight="quiet") if offers else Choice(WORDS("write-it"), weight="main")
        offers.append(Offer(so_far, other, form=True))
    look = Look(verb.name, given=tuple(given[:at]))
    ask = short.ask if short is not None else ask
    marked = _marked(live, seat, legal, offers)
    return MoveQuestion(live.version, ask, marked, look, so_far, _back(live, seat, verb, legal, given))


def _marked(live: Session, seat: Seat, legal: Iterable[Move], offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Return offers of which those that are whole moves say whether they may roll, draw or reveal something."""
    view, by_text = live.view_cache.view(seat), {str(move): move for move in legal}
    return tuple(
        replace(offer, choice=replace(offer.choice, rolls=rolls(live.game, view, by_text[move])))
        if (move := parted(offer.move)[0]) in by_text and not (offer.step or offer.form)
        else offer
        for offer in offers
    )


def _narrowed(live: Session, seat: Seat, verb: Verb, begun: str) -> MoveQuestion:
    """Return what is asked between moves that differ in their last argument: its picture shows those ``given`` there."""
    _, *before, among = begun.split()
    names = [argument.name for argument in verb.arguments]
    wanted = values_in(among)
    legal = _beginning(_legal(live, seat, verb), names, before)
    fitting = [move for move in legal if len(before) + 1 == len(names) and value(move, names[-1]) in wanted]
    if not fitting:
        raise _nothing_fits(live, seat, begun)
    values = tuple(value(move, names[-1]) for move in fitting)
    step = capabilities.step(live.game, live.view_cache.view(seat), verb, tuple(before), values)
    ways = [OfferedMove(verb, move, choice) for move, choice in zip(fitting, step.choices, strict=True)]
    marked = _marked(live, seat, fitting, narrowed(ways))
    return MoveQuestion(live.version, step.ask, marked, Look(verb.name, given=(*before, *values)), begun)


def _back(live: Session, seat: Seat, verb: Verb, legal: Iterable[Move], given: Sequence[str]) -> str:
    """Return what leads to the question before the one that comes after ``given``; "" where that is the panel."""
    names, at = [argument.name for argument in verb.arguments], _open(given)
    if given and given[-1] == OPEN:
        return " ".join([verb.name, *given[:-1]])
    before = [item for item in range(at) if len(_values(_beginning(legal, names, given[:item]), names, item)) > 1]
    if not before or (not before[-1] and _lies_open(live, seat, verb)):
        return ""
    first = given[: before[-1]]
    short = capabilities.shortcut(live.game, live.view_cache.view(seat), verb, tuple(first))
    return " ".join([verb.name, *first, *([OPEN] if short is not None and not short.beside else [])])


def form(live: Session, seat: Seat, begun: str) -> Form:
    """Return the form for the open argument that comes after ``begun``; `Stale` where none comes next."""
    verb = live.verb_of(begun)
    given = begun.split()[1:]
    if verb is None or not verb.arguments or not verb.arguments[-1].open or not (verb.steps or verb.form):
        raise Stale(WORDS.message("button-unknown"))
    if OPEN in given or len(given) != len(verb.arguments) - 1:
        raise Stale(WORDS.message("button-unknown"))
    names = [argument.name for argument in verb.arguments]
    _fitting(live, seat, _legal(live, seat, verb), names, begun, given)
    return capabilities.form(live.game, live.view_cache.view(seat), verb, tuple(given))


def first_question(live: Session, seat: Seat, found: Iterable[OfferedMove]) -> MoveQuestion | None:
    """Return the question whose answers lie on a seat's panel: the first of the first verb with steps, if that is short.

    ``found`` are the seat's legal moves. ``None`` where there is no such verb but quiet ones, where it begins with too many
    answers, or where what comes first is not asked.
    """
    begun = next((offer for offer in arranged(tuple(found)).buttons if offer.step), None)
    if begun is None or begun.choice.weight == "quiet":
        return None
    asked = question(live, seat, begun.move)
    return asked if asked.begun == begun.move and len(asked.offers) <= MOST_OPEN else None


def laid_open(controls: Controls, first: MoveQuestion | None) -> Controls:
    """Return controls in which the answers to a question stand instead of the button that begins its move."""
    if first is None:
        return controls
    at = next(place for place, offer in enumerate(controls.buttons) if offer.move == first.begun)
    weight, kind = controls.buttons[at].choice.weight, controls.buttons[at].kind
    proposed = any(offer.choice.rank < 0 for offer in first.offers)

    def weighs(offer: Offer) -> Weight:
        # Beside a move that is proposed whole, what only leads on is not coloured.
        return weight if not proposed else "plain" if offer.step else offer.choice.weight

    answers = [replace(offer, choice=replace(offer.choice, weight=weighs(offer)), kind=kind) for offer in first.offers]
    return replace(controls, buttons=(*controls.buttons[:at], *answers, *controls.buttons[at + 1 :]))


def in_post(live: Session, bots: Sequence[SeatRow] = ()) -> Controls:
    """Return what stands under the public post. To a person alone with bot players it offers private moves, too
    (`Plays.openly`): then the first question of such a move lies open, as it does on the own panel."""
    controls = public(live, bots)
    seat = live.awaited[0] if len(live.awaited) == 1 else None
    private = {verb.name for verb in live.game.verbs if verb.private}
    if seat is None or not any(offer.step and offer.move in private for offer in controls.buttons):
        return controls
    first = first_question(live, seat, live.view_cache.ways(seat))
    shown = first is not None and any(offer.move == first.begun for offer in controls.buttons)
    return laid_open(controls, first) if shown else controls


def begun_at(live: Session, seat: Seat) -> dict[str, tuple[Offer, ...]]:
    """Return how a move with steps is begun with a later argument ("place ? C"), by that argument in small letters.

    So a player can begin with the place.
    """
    found: dict[str, dict[str, Offer]] = {}
    for move in live.view_cache.legal(seat):
        verb = live.verb_of(move.verb)
        if verb is None or not verb.steps:
            continue
        for at, word in enumerate(str(move).split()[1 : len(verb.arguments) + 1]):
            if at and not verb.arguments[at].open:
                text = " ".join([verb.name, *[OPEN] * at, word])
                offer = Offer(text, Choice(str(verb.steps), weight="main"), step=True, kind=verb.kind)
                found.setdefault(word.casefold(), {}).setdefault(text, offer)
    for verb in live.game.verbs if live.master == seat else ():
        if verb.steps and verb.arguments[-1].open:
            for word, offer in _orders(live, seat, verb):
                found.setdefault(word, {}).setdefault(offer.move, offer)
    return {word: tuple(offers.values()) for word, offers in found.items()}


def _orders(live: Session, seat: Seat, verb: Verb) -> Iterator[tuple[str, Offer]]:
    """Yield each whole order of a game master's desk that can be listed.

    Each comes once for each word of its details, as they are written and as they are told, in small letters.
    """
    for order in question(live, seat, verb.name).offers:
        for offer in question(live, seat, order.move).offers if order.step else ():
            if offer.step or offer.form:
                continue
            told = replace(order.choice, detail=offer.choice.label, text=order.choice.detail, weight="plain")
            for word in re.findall(r"[\w-]+", f"{offer.move.partition(order.move)[2]} {offer.choice.label}"):
                yield word.casefold(), replace(offer, choice=told)


def begun_with(verb: Verb, fitting: Sequence[Move], filled: Iterable[str]) -> str:
    """Return as much of a move as a command has ``filled`` in, as the moves that fit it say it; "" if that is all of it."""
    known = tuple(filled)
    words = [value(fitting[0], argument.name) if argument.name in known else OPEN for argument in verb.arguments]
    if OPEN not in words:
        return ""
    while words and words[-1] == OPEN:
        words.pop()
    return " ".join([verb.name, *words])


def _legal(live: Session, seat: Seat, verb: Verb) -> list[Move]:
    """Return the legal moves of a verb; why there are none, where there are none."""
    legal = [move for move in live.view_cache.legal(seat) if isinstance(move, verb.move)]
    if not legal:
        reason = refusal(live.game, live.playing().state, seat, verb)
        reason.hint = reason.hint or open_now(live, seat)
        raise reason
    return legal


def _fitting(
    live: Session, seat: Seat, legal: Iterable[Move], names: Sequence[str], begun: str, given: Sequence[str]
) -> list[Move]:
    fitting = _beginning(legal, names, given)
    if not fitting:
        raise _nothing_fits(live, seat, begun)
    return fitting


def _nothing_fits(live: Session, seat: Seat, begun: str) -> IllegalMove:
    refusal = refused("nothing-fits", "TAB-004", text=begun[:80])
    refusal.hint = open_now(live, seat)
    return refusal


def _offered(
    live: Session, seat: Seat, verb: Verb, given: Sequence[str], values: Sequence[str]
) -> tuple[str, list[tuple[str, Choice]]]:
    """Return how an argument is asked, and those of its values that are offered, each with its choice."""
    step = capabilities.step(live.game, live.view_cache.view(seat), verb, tuple(given), tuple(values))
    if len(step.choices) != len(values):
        raise BadGame(f"verb {verb.name} of {live.game.key}: {len(values)} values, and {len(step.choices)} choices")
    pairs = zip(values, step.choices, strict=True)
    return step.ask, [(text, choice) for text, choice in pairs if choice.weight != "written"]


def _fields(live: Session, seat: Seat, verb: Verb, given: Sequence[str]) -> bool:
    """Return whether there is anything to fill in of the open argument after those ``given``."""
    return bool(capabilities.form(live.game, live.view_cache.view(seat), verb, tuple(given)).fields)


def _answer(live: Session, seat: Seat, verb: Verb, words: Sequence[str], choice: Choice, fitting: Sequence[Move]) -> Offer:
    """Return an answer: it makes the move whole, or leads to the next question, or opens the form of what is left."""
    text = " ".join([verb.name, *words])
    missing = len(verb.arguments) - len(words)
    if OPEN in words or missing > 1:
        return Offer(text, choice, step=True)
    if missing == 0:
        return Offer(text, choice)
    names = [argument.name for argument in verb.arguments]
    values = _values(_beginning(fitting, names, words), names, len(words))
    if not verb.arguments[-1].open:
        return Offer(f"{text} {values[0]}", choice) if len(values) == 1 else Offer(text, choice, step=True)
    _, offered = _offered(live, seat, verb, words, values)
    if _fields(live, seat, verb, words):
        return Offer(text, choice, step=bool(offered), form=not offered)
    if len(values) == 1:
        return Offer(f"{text} {values[0]}", choice)
    return Offer(text, choice, step=True)


def _lies_open(live: Session, seat: Seat, verb: Verb) -> bool:
    first = first_question(live, seat, live.view_cache.ways(seat))
    return first is not None and first.begun == verb.name


def _open(given: Sequence[str]) -> int:
    """Return which argument is asked for next."""
    return given.index(OPEN) if OPEN in given else len(given)


def _values(fitting: Iterable[Move], names: Sequence[str], at: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(value(move, names[at]) for move in fitting))


def _beginning(legal: Iterable[Move], names: Sequence[str], given: Sequence[str]) -> list[Move]:
    fitting = list(legal)
    for name, word in zip(names, given, strict=False):
        if word != OPEN:
            fitting = [move for move in fitting if value(move, name) == word]
    return fitting
