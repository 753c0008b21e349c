"""Controls of a post: buttons and menus made from legal moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.api.update import Controls, Menu, Offer
from engine.core import capabilities, falling
from engine.core.bot_players import Plays
from engine.core.capabilities import Guided
from engine.core.errors import Later, NotYourTurn
from engine.core.game import Choice, Seat
from engine.core.languages import SOURCE, people, speak_of, speaking, spoken
from engine.core.messages import WORDS
from engine.core.moves import Move, Verb
from engine.core.paired_moves import paired
from engine.core.repeated_moves import AGAIN, repeated
from engine.core.verbs import STANDING
from engine.store import SeatRow
from engine.tables.session.live import Session
from engine.tables.session.view_cache import OfferedMove

FEW = 4
"""A verb with at most so many legal moves gets buttons, one with more a menu."""
FEW_ORDERS = 2
"""Of many standing orders so many that are worth while just now get buttons."""
ENOUGH = 8
"""With more buttons than so many, verbs that several of them belong to get a menu each."""
MOST_BUTTONS = 15
"""How many buttons there are under a post at most (three of Discord's five rows); the rest goes into menus."""
LONGEST_SENTENCE = 200
SHORT_LIST = 90
"""Up to so many characters, the answers to a question are named in a sentence, although they are more than a few."""
PLAY_ON = "playon"
"""How the text of a button begins with which a person plays on as a bot; the bot's seat follows. No game has this verb."""
MOST_HEIRS = 3
"""So many bots are offered at most to people who may play on as them (TAB-218)."""
AMONG = "|"
"""Stands between the values that the last argument of a move can still have, once some were chosen from: "place 4|17"."""
TO = ".."
"""Stands between the first and the last of three or more numbers in a row: custom ids are short ("place 4|17..32")."""
Legal = dict[Move, None]
"""Legal moves, each once, in the game's order."""
PLAIN, QUIET = Choice("").rank, Choice("", weight="quiet").rank


def public(live: Session, bots: Sequence[SeatRow] = ()) -> Controls:
    """Return what stands under the public post: the moves of all awaited seats, private verbs left out.

    They are shown as all may see them: a label made for one seat could give its secrets away. A button to private moves
    that came and went could give secrets away too. So it is there whenever the game has private verbs and a seat is
    awaited. In a game that can have a game master, private verbs are the game master's. The button is there if one sits at
    the table. A game master also answers questions there. Verbs that stand `apart` are left out, but for moves that weigh
    "first" and that all awaited seats can make. Last come ``bots`` whose seats people may take.
    """
    if live.table is None:
        return Controls()
    own = _openly(live)
    late = _late(live)
    offered, other = live.told_cache.offered(None, [move for move in _all_of(own) if move not in late]), _unlike(live, own)
    mastered = live.master is not None
    private = bool(live.awaited) and any(verb.private for verb in live.game.verbs)
    secretive = capabilities.secretive(live.game, live.options)
    # Where nothing is secret, private moves stand on the own panel with those that are rarely wanted.
    beside = private and not secretive
    subject = capabilities.own(live.game)
    if subject and not all(capabilities.owned(live.game, live.view_cache.view(seat)) for seat in live.awaited):
        subject = ""
    # Only a game master has private moves where there can be one; what all who are awaited have a picture of is theirs.
    private = private and (mastered or bool(subject) or not isinstance(live.game, Guided)) and secretive
    if len(live.awaited) == 1:
        offered = (*offered, *live.told_cache.opened(None, live.awaited[0]))
    shared = [way for way in offered if way.choice.rank < 0 and _is_common(way.move, own)]
    controls = arranged([way for way in offered if way.verb.name not in other or way in shared], private=private)
    controls = replace(controls, buttons=tuple(_with_repeats(live, controls.buttons, offered)))
    alike = not beside and all(_is_common(way.first or way.move, own) for way in offered if way.choice.rank == QUIET)
    return msgspec.structs.replace(
        controls,
        own=subject,
        inside=private and isinstance(live.game, Plays) and live.game.leads_inside(live.told_cache.view(None)),
        mastered=mastered,
        apart=bool(other),
        alike=alike,
        closer=_has_sights(live),
        late=(*map(_offer, live.told_cache.offered(None, late)), *_to_play_on(live, bots)),
    )


def _with_repeats(live: Session, buttons: Sequence[Offer], offered: Sequence[OfferedMove]) -> Iterator[Offer]:
    """Yield buttons, and behind each the one that makes its move again and again, where the game has it and one person
    plays. Of several, each would be asked again every time; bot players have their say each time."""
    by_text = {text_of(way): way for way in offered} if len(live.here) == 1 else {}
    for offer in buttons:
        yield offer
        way = by_text.get(offer.move)
        label = "" if way is None or way.first is not None else repeated(live.game, live.told_cache.view(None), way.move)
        if label:
            weight = "main" if offer.choice.weight == "first" else offer.choice.weight
            yield replace(offer, move=f"{AGAIN} {offer.move}", choice=replace(offer.choice, label=label, weight=weight))


def _late(live: Session) -> Legal:
    """Return the moves that may still be made although others are asked, those that a person at the table can make."""
    assert live.table is not None
    moves = capabilities.prompts(live.game).late(live.table.state)
    return dict.fromkeys(move for move in moves if any(move in live.view_cache.legal(row.seat) for row in live.attended))


def _to_play_on(live: Session, bots: Sequence[SeatRow]) -> Iterator[Offer]:
    """Yield a button for each of the ``bots``, whose seats people may take. It is lit where no person is awaited."""
    for bot in bots[:MOST_HEIRS]:
        view = live.told_cache.view(None)
        short = falling.in_short(live.game, view, bot.seat)
        label = WORDS("play-on-as", who=live.name_in_game(bot.seat), short=short, own=bot.keeper > 0)
        yield Offer(f"{PLAY_ON} {bot.seat}", Choice(label, weight="plain" if live.awaited else "main"), kind="answer")


def _has_sights(live: Session) -> bool:
    """Return whether there is a map that all can look at closely: not while the game is still being set up."""
    game, view = live.game, live.view_cache.view(None)
    if live.table is None or capabilities.setting_up(game, live.table.state, live.awaited):
        return False
    return bool(capabilities.entries(game, view, "map") or capabilities.modes(game, view))


def apart(live: Session) -> tuple[str, ...]:
    """Return the verbs of which several awaited seats have different moves (TAB-025): a list of all would fit no seat.

    Quiet moves and written ones make no difference, nor do verbs that begin with one button: each is asked on alone.
    """
    return _unlike(live, _openly(live))


def arranged(offered: Sequence[OfferedMove], *, private: bool = False, written: bool = False) -> Controls:
    """Return moves as buttons and menus, the game's main moves first; a verb with steps or a form is one button.

    What weighs "first" is a button in any case. Where there would be more than `ENOUGH` buttons, verbs without a main move
    get menus until there are no more: first the quiet ones, then the largest. Quiet ones are counted apart from the others.
    What is only written is left out unless ``written``: then the caller has begun to write it.
    """
    offered = offered if written else shown_in(offered)
    by_verb: dict[str, list[OfferedMove]] = {}
    for way in offered:
        group = by_verb.setdefault(way.verb.name, [])
        if not (way.begins and any(other.begins for other in group)):
            group.append(way)
    split = {name: _parts(group) for name, group in by_verb.items()}
    groups = sorted(split.values(), key=lambda group: min(way.choice.rank for way in group))
    few = [way for group in _laid_out(groups) for way in group]
    few.sort(key=lambda way: way.choice.order)
    shown = [text_of(way) for way in few[:MOST_BUTTONS]]
    menus = []
    for group in groups:
        rest = sorted((way for way in group if text_of(way) not in shown), key=lambda way: way.choice.order)
        if rest:
            menus.append(
                Menu(rest[0].verb.name, rest[0].about or str(rest[0].verb.about), tuple(_offer(way) for way in rest))
            )
    asks = {way.verb.name: way.about or str(way.verb.about) for way in few[:MOST_BUTTONS] if not way.begins}
    return Controls(tuple(_offer(way) for way in few[:MOST_BUTTONS]), tuple(menus), private, asks=asks)


def with_default(controls: Controls, default: str, *, alone: bool = False) -> Controls:
    """Return controls in which the default answer comes first and is marked as the default.

    ``default`` is its label, "" for none. ``alone``: one seat is asked, and it is marked only where the game puts it first.
    """
    answers = [offer for offer in controls.buttons if offer.kind == "answer" and offer.choice.rank < QUIET]
    found = next((offer for offer in answers if offer.choice.label == default), None)
    if found is None or len(answers) + len(controls.menus) == 1 or (alone and not _leads(found, answers)):
        return controls
    loudest = min((offer.choice for offer in answers), key=lambda choice: choice.rank).weight
    label = WORDS("by-default", answer=default)
    usual = replace(found, choice=replace(found.choice, label=label, weight=loudest))
    return replace(controls, buttons=(usual, *(offer for offer in controls.buttons if offer is not found)))


def _leads(found: Offer, answers: Sequence[Offer]) -> bool:
    """Return whether the game puts an answer first, and no other one before it."""
    return found.choice.weight == "first" and all(found.choice.order <= other.choice.order for other in answers)


def _laid_out(groups: Sequence[Sequence[OfferedMove]]) -> list[list[OfferedMove]]:
    """Return the ways that are to be buttons, those of one verb together."""
    laid = [[way] for group in groups for way in group if way.choice.weight == "first"]
    for group in groups:
        others = [way for way in group if way.choice.weight != "first"]
        if len(group) <= FEW or not group[0].verb.arguments or len(others) == 1 or any(way.others for way in group):
            laid.append(others)
        elif group[0].verb.name == STANDING and len(loud(others)) <= FEW_ORDERS:
            laid.append(loud(others))
    for rank in (QUIET, PLAIN):
        several = [group for group in laid if len(group) > 1 and min(way.choice.rank for way in group) == rank]
        for folded in sorted(several, key=len, reverse=True):
            if sum(way.choice.rank <= rank for group in laid for way in group) > ENOUGH:
                laid.remove(folded)
    return laid


def in_words(offered: Sequence[OfferedMove]) -> str:
    """Return what is legal, by the words on the buttons, in a sentence of at most 200 characters; "" if nothing is."""
    by_verb: dict[str, list[OfferedMove]] = {}
    for way in sorted(shown_in(offered), key=lambda way: way.choice.order):
        by_verb.setdefault(way.verb.name, []).append(way)
    parts: list[str] = []
    for name, group in by_verb.items():
        part = _group(name, group)
        if len(WORDS("open-now", ways=[*parts, part], more=True)) > LONGEST_SENTENCE:
            return WORDS("open-now", ways=parts or [_counted(name, group)], more=bool(parts))
        parts.append(part)
    return WORDS("open-now", ways=parts, more=False) if parts else ""


def open_now(live: Session, seat: Seat) -> Later:
    """Return what a seat may do now, in words for who reads it (TAB-208)."""
    return _for_reader(lambda: in_words(live.view_cache.ways(seat)))


def _for_reader(words: Callable[[], str]) -> Later:
    """Return what is worded in the reader's language, of the people who sit here."""
    names = people()

    def worded() -> str:
        with speaking(spoken()):
            speak_of(names)
            return words()

    return Later(worded)


def loud(offered: Iterable[OfferedMove]) -> list[OfferedMove]:
    """Return the ways that are worth while by themselves: neither quiet nor only written."""
    return [way for way in offered if way.choice.rank < QUIET]


def shown_in(offered: Iterable[OfferedMove]) -> list[OfferedMove]:
    """Return the ways that controls show: all but those that are only written."""
    return [way for way in offered if way.choice.weight != "written"]


def value(move: Move, name: str) -> str:
    """Return one argument of a move as text."""
    return str(getattr(move, name))


def numbered_value(verb: Verb, move: Move, choice: Choice) -> str:
    """Return the only argument of a move as its player writes it: the number that its button begins with ("2: north"), else
    the argument itself. "" for a move with more arguments, or without one."""
    if len(verb.arguments) != 1:
        return ""
    number, colon, _ = choice.label.partition(":")
    return number if colon and number.isdecimal() else value(move, verb.arguments[0].name)


def fits(move: Move, given: Iterable[tuple[str, str]]) -> bool:
    """Return whether a move has the arguments ``given``, capital letters or not."""
    wanted: dict[str, Any] = dict(given)
    return all(value(move, name).casefold() == text.strip().casefold() for name, text in wanted.items())


def _openly(live: Session) -> list[Legal]:
    """Return the moves that are not private of each awaited seat but a game master's; to a person alone with bot players
    also the private ones that need not be."""
    private = {verb.move for verb in live.game.verbs if verb.private}
    seats = [seat for seat in live.awaited if not live.is_masters(seat)]
    if len(seats) == 1 and live.unwatched(seats[0]) and isinstance(live.game, Plays):
        private -= {*live.game.openly(live.told_cache.view(None))}
    return [dict.fromkeys(move for move in live.view_cache.legal(seat) if type(move) not in private) for seat in seats]


def _all_of(own: Sequence[Legal]) -> Legal:
    return {move: None for legal in own for move in legal}


def _is_common(move: Move, own: Sequence[Legal]) -> bool:
    return all(move in legal for legal in own)


def _unlike(live: Session, own: Sequence[Legal]) -> tuple[str, ...]:
    """Return the verbs `apart` where the awaited seats have these moves."""
    some = [move for move in _all_of(own) if not _is_common(move, own)]
    offered = loud(live.told_cache.offered(None, some))
    return tuple(dict.fromkeys(way.verb.name for way in offered if not way.begins))


def _group(name: str, group: Sequence[OfferedMove]) -> str:
    if any(way.begins for way in group):
        return str(group[0].verb.steps or group[0].verb.form)
    names = ", ".join(way.choice.label.rstrip(".") for way in group)
    # What is asked, or what the game has a heading of its own for: there the answers say more than how many there are.
    verb, about = group[0].verb, group[0].about
    answers = len(names) <= SHORT_LIST and (verb.answers or about not in ("", str(verb.about), str(verb.asks)))
    return names if len(group) <= FEW or answers else _counted(name, group)


def _counted(name: str, group: Sequence[OfferedMove]) -> str:
    """Return how many ways a verb has. Its name is an English word: another language says what it does."""
    verb = group[0].verb
    said = name if spoken() == SOURCE else str(verb.here or verb.about).rstrip(".")
    return WORDS("verb-ways", verb=said, ways=len(group))


def narrowed(group: Sequence[OfferedMove]) -> list[Offer]:
    """Return what is offered of moves of a verb that can still be meant: those of them that belong together as one."""
    return [
        _in_common(way) if way.others else Offer(str(way.move), way.choice, kind=way.verb.kind) for way in _parts(group)
    ]


def _parts(group: Sequence[OfferedMove]) -> list[OfferedMove]:
    """Return ways of one verb, one for all that share the first answer in which they differ (`Choice.within`)."""
    if not any(way.choice.within for way in group):
        return list(group)
    shared = 0
    while len({way.choice.within[: shared + 1] for way in group}) == 1 and len(group[0].choice.within) > shared:
        shared += 1
    by_answer: dict[str, list[OfferedMove]] = {}
    for way in group:
        answer = way.choice.within[shared] if len(way.choice.within) > shared else way.choice.label
        by_answer.setdefault(answer, []).append(way)
    return [
        msgspec.structs.replace(first, choice=msgspec.structs.replace(first.choice, label=answer), others=tuple(others))
        for answer, (first, *others) in sorted(by_answer.items(), key=_lettered)
    ]


def _lettered(answered: tuple[str, list[OfferedMove]]) -> str:
    """Return what answers stand in the order of: those that are shared by their letters on the map, after the others."""
    answer, (first, *_) = answered
    return answer if answer in first.choice.within else ""


def _in_common(way: OfferedMove) -> Offer:
    """Return what asks on between a way and the others that are offered as one with it."""
    *before, last = [argument.name for argument in way.verb.arguments]
    words = [way.verb.name, *(value(way.move, name) for name in before)]
    among = joined_values([value(other.move, last) for other in (way, *way.others)])
    choice = msgspec.structs.replace(way.choice, detail=WORDS("ways", ways=len(way.others) + 1))
    return Offer(" ".join([*words, among]), choice, step=True, kind=way.verb.kind)


def joined_values(values: Sequence[str]) -> str:
    """Return values as one word, numbers in a row by the first and the last: "4|17..32"."""
    rows: list[list[str]] = []
    for each in values:
        if rows and each.isdecimal() and rows[-1][-1].isdecimal() and int(each) == int(rows[-1][-1]) + 1:
            rows[-1].append(each)
        else:
            rows.append([each])
    return AMONG.join(f"{row[0]}{TO}{row[-1]}" if len(row) > 2 else AMONG.join(row) for row in rows)


def values_in(word: str) -> list[str]:
    """Return the values that `joined_values` made a word of."""
    found = []
    for part in word.split(AMONG):
        first, to, last = part.partition(TO)
        row = to and first.isdecimal() and last.isdecimal()
        found += [str(number) for number in range(int(first), int(last) + 1)] if row else [part]
    return found


def text_of(way: OfferedMove) -> str:
    """Return the text of the control that makes a move, with what the same press makes before it."""
    return str(way.move) if way.first is None else paired(way.first, way.move)


def _offer(way: OfferedMove) -> Offer:
    if way.others:
        return _in_common(way)
    text = way.verb.name if way.begins else text_of(way)
    return Offer(text, way.choice, way.begins and bool(way.verb.steps), way.begins and bool(way.verb.form), way.verb.kind)


def not_your_turn(live: Session, seat: Seat) -> NotYourTurn:
    """Return the words for a seat that is not awaited, and what is worth while for it meanwhile (TAB-023)."""
    names = [live.named(seat).name for seat in live.awaited or live.turn]

    def words() -> str:
        said = capabilities.prompts(live.game).meanwhile(live.view_cache.view(seat))
        return said or WORDS("not-your-turn", names=names)

    hint = _for_reader(lambda: in_words(loud(live.view_cache.ways(seat))))
    return NotYourTurn(_for_reader(words), hint=hint)
