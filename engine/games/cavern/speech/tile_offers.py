"""Which ways to lay a tile are offered whole, before a place is chosen, and what their buttons say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import ascii_uppercase as ALPHABET

from msgspec.structs import replace

from engine.core.desk import shortest
from engine.core.game import Seat
from engine.core.odds import odds as odds_in_words
from engine.maps.squares import label

from ..rules import ending, odds
from ..rules.sending import open_spots, spot_sent
from ..state.board import board_of, grown, with_tile
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.moves import Breach, Place, Send
from ..state.state import Laid, State
from .prospects import (
    MOST_TERSE,
    Effect,
    Told,
    Way,
    WorthOf,
    briefer,
    changed_by,
    comes_to,
    effects,
    in_brief,
    in_words,
    is_loss,
    people_of,
    richest,
    starts,
)
from .room_aims import RATHER, SELDOM
from .words import loot, price_of

DRAWN, ALIKE = 9, 2
"""So many ways to lay a tile are offered at once, each with its picture; of more, so many that bring the same."""
LAST_SUNS = 3
"""Fewer Suns that a tile leaves are worth a word on its button."""
BRIEF = (46, 58, 80)
"""How many letters a button has that lays a tile: the most of nine in ten, of most others, and of any."""


def offered_at_once(state: State, seat: Seat, number: int, *, fitting: bool, worth: WorthOf) -> tuple[tuple[str, int], ...]:
    """Return the ways to lay a tile of the own hand, each as letter and turn, that are offered whole: those of most
    ``worth`` first.

    Of many, a place stands there once for each thing that comes of it, and ways that come to something before others.
    """
    letters, tile = board_of(state).letters, state.players[seat].hand[number - 1]
    ways = sorted(_ways(state, tile, fitting=fitting), key=lambda way: -worth(state, seat, (number, *way)))
    if len(ways) <= DRAWN:
        return tuple(ways)
    seen: set[tuple[str, str]] = set()
    alike: Counter[str] = Counter()
    ranked: list[tuple[int, int]] = []
    for place, (letter, turn) in enumerate(ways):
        brings = in_brief(effects(state, seat, tile, letters[letter], turn)) or starts(state, tile, letters[letter], turn)
        if (letter, brings) not in seen and not (brings and alike[brings] == ALIKE):
            seen.add((letter, brings))
            alike[brings] += 1
            ranked.append((not brings, place))
    return tuple(ways[place] for place in sorted(place for _, place in sorted(ranked)[:DRAWN]))


def _ways(state: State, tile: str, *, fitting: bool) -> list[tuple[str, int]]:
    map_ = board_of(state)
    return [(letter, turn) for letter, cell in map_.letters.items() for turn in map_.turns(tile, cell, fitting=fitting)]


def shared(found: Sequence[tuple[Effect, ...]]) -> str:
    """Return what several turns have in common, "" for nothing or for one turn alone."""
    return in_words(_common(found).elements())


def differences(found: Sequence[tuple[Effect, ...]]) -> list[str]:
    """Return for each turn what it comes to besides what all of several turns have in common, "" for nothing."""
    return [in_words((Counter(item) - _common(found)).elements()) for item in found]


def _common(found: Sequence[tuple[Effect, ...]]) -> Counter[Effect]:
    """Return the effects that all turns have, as often as each of them has them."""
    if len(found) < 2:
        return Counter()
    first, *others = map(Counter, found)
    return Counter({effect: least for effect in first if (least := min(other[effect] for other in (first, *others)))})


def goes_in(state: State, seat: Seat, way: Way, sent: Send | None) -> tuple[str, ...]:
    """Return who goes where with the press that lays a tile: "send brute", or into which room unless it is the one that
    the tile is about. It is told alone, beside what the tile brings, and as briefly as can be; () for no one."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    spot = spot_sent(tile, cell, turn, sent)
    if sent is None or spot is None:
        return ()
    found = grown(board_of(state), Laid(cell, tile, turn)).room(spot)
    floors = [section.floor for section in content().tiles[tile].sections]
    done, joined = changed_by(state, seat, tile, cell, turn, spot)
    about, *_ = (*(item.room for item in done if item.verb != "loses"), *joined, richest(state, tile, cell, turn))
    apart = len(floors) > 1 and found != about
    said = (
        WORDS(
            "goes-in",
            kind=sent.delver,
            where=where,
            floor=found.floor,
            any=bool(found.bags or found.chests),
            gold=found.bags,
            treasure=found.chests,
        )
        for where in (("told", "told" if floors.count(found.floor) > 1 else "apart", "elsewhere") if apart else ("in",) * 3)
    )
    return tuple(said)


def marked(ways: Iterable[Way]) -> Mapping[Way, str]:
    """Return the mark of each way whose picture stands beside a hand: A, B and on."""
    return dict(zip(dict.fromkeys(ways), ALPHABET, strict=False))


def laying(
    state: State,
    seat: Seat,
    move: Place | Breach,
    then: Send | None = None,
    *,
    mark: str = "",
    turned: bool = False,
    spare: int = 0,
) -> str:
    """Return what the button says that lays a tile, and sends a Delver ``then``: as much of it as there is room for.
    It begins with the ``mark`` of its picture, or else with tile and place; ``turned``: with the turn, as it is typed.
    ``spare``: so many letters are left free."""
    way, paid = (move.tile, move.at, move.turn), isinstance(move, Breach) and not state.free_breach
    briefly = tuple(most - spare for most in BRIEF)
    number, letter, turn = way
    at = label(board_of(state).letters[letter])
    end, who = ends_for(state, seat, state.players[seat].hand[number - 1])
    if then is not None and (told := beside(state, seat, way, then)):
        kind, terse = then.delver, (in_brief((told,), terse) for terse in range(1, MOST_TERSE))
        labels = [
            WORDS(
                "choice-place-beside",
                number=number,
                at=at,
                turn=turn,
                turned=turned,
                mark=mark,
                end=end,
                who=who,
                kind=kind,
                effects=said,
            )
            for said in filter(None, (*terse, _battle_in_short(told[1])))
        ]
        return _short(labels, briefly) or shortest(labels)
    left = ending.suns_left(state, state.players[seat].hand[number - 1])
    goes = goes_in(state, seat, way, then)
    # What the tile costs buys no dice any more.
    after = with_less_xp(state, seat) if paid else state

    def brings() -> Iterator[tuple[str, str, bool]]:
        """Yield what it brings in fewer and fewer words, who goes where, and the Sun. That gives way to the fewest, then
        where the Delver goes, before these do."""
        (alone, beside, brief), sun = goes or ("",) * 3, 0 < left < LAST_SUNS
        *forms, fewest = [*filter(None, briefer(after, seat, way, then, spent=paid))] or [""]
        yield from ((form, beside, sun) for form in forms)
        # That XP wins a Battle is worth more than where another Delver goes.
        yield from ((form, *rest) for form in forms[-1:] for rest in ((beside, False), (brief, sun)))
        yield from ((fewest, beside, sun), (fewest, beside, False), (fewest, brief, False), ("", alone, sun))

    def called(said: str, goer: str, suns: bool) -> str:
        return WORDS(
            "choice-place",
            number=number,
            at=at,
            turn=turn,
            turned=turned,
            mark=mark,
            paid=paid,
            end=end,
            who=who,
            goes=goer,
            effects=said,
            sun=suns,
            left=left,
            fast=content().tiles[state.players[seat].hand[number - 1]].fast,
        )

    if not turned:
        # Who goes into the room that the label is about, and closes, comes home at once: that gives way to what is won.
        goers = tuple(
            dict.fromkeys((*goes[1:], *([""] if len(set(goes)) == 1 and _closes(after, seat, way, then) else [])))
        )
        every = goers or ("",)
        named = tuple(filter(None, every)) or every
        # Beside what it brings, who goes into the room that is told of gives way, too.
        fewer = (*every, "") if spare and len(set(goes)) == 1 else every
        for tell in (_in_short, _without_failure, _in_shortest):
            forms = tell(after, seat, way, then, spent=paid)
            said = tuple(dict.fromkeys(filter(None, forms)))
            # Who goes is told where there is room for it.
            for some, most in ((named, briefly[:2]), (fewer, briefly[:2]), (every[-1:] if spare else every, briefly)):
                ways = [called(form, goer, 0 < left < LAST_SUNS) for form in said for goer in some]
                if label_ := _short(ways, most):
                    return label_
    return shortest(called(*form) for form in brings())


def _short(labels: Sequence[str], limits: Sequence[int]) -> str:
    """Return the first label that is as short as a button should be, "" where none is."""
    return next((label_ for most in limits for label_ in labels if len(label_) <= most), "")


def _in_short(state: State, seat: Seat, way: Way, then: Send | None, *, spent: bool) -> Iterator[str]:
    """Yield what it brings to lay a tile, and to send a Delver ``then``, as a short button says it.

    First comes all of it, then with the first gain alone, then a Battle by its odds, what they cost, and its loot."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    found = comes_to(state, seat, way, then, spent=spent)
    gains, lost = ([effect for effect in found if is_loss(effect) == gone] for gone in (False, True))
    # Where it is open matters only of what nothing closes.
    least = 2 if any(verb == "closes" for verb, _ in found) else 1
    if not gains:
        yield from (in_brief(lost, 2, starts(state, tile, cell, turn, brief=brief)) for brief in (False, True))
        return
    for terse in dict.fromkeys((least, 2)):
        yield from (in_brief(told, terse) for told in ((*gains, *lost), (*gains[:1], *lost)) if told)
    shortest_ = (in_brief(gains[:1], 3) if told.leader else _battle_in_short(told) for _, told in gains[:1])
    # What is lost by it is never left out.
    yield from (_and_lost(said, lost) for said in shortest_ if said)


def _without_failure(state: State, seat: Seat, way: Way, then: Send | None, *, spent: bool) -> Iterator[str]:
    """Yield all that it brings to lay a tile without what failing in a story brings, then the first gain alone."""
    found = comes_to(state, seat, way, then, spent=spent)
    gains, lost = ([effect for effect in found if is_loss(effect) == gone] for gone in (False, True))
    if any(verb == "closes" and not (told.rivals or told.contested) for verb, told in gains):
        yield from (in_brief(told, 3) for told in ((*gains, *lost), (*gains[:1], *lost)))


def _in_shortest(state: State, seat: Seat, way: Way, then: Send | None, *, spent: bool) -> Iterator[str]:
    """Yield the Battle that laying a tile begins by its odds, their price and its loot alone."""
    found = comes_to(state, seat, way, then, spent=spent)
    lost = [effect for effect in found if is_loss(effect)]
    shortest_ = (_battle_in_short(told) for effect, told in found if not is_loss((effect, told)))
    yield from (form for said in shortest_ if said for form in (_and_lost(said, lost), said))


def _and_lost(said: str, lost: Sequence[Effect]) -> str:
    """Return what a tile brings, and after it what is lost by it for all, or goes to rivals."""
    wasted, given = (in_brief([item for item in lost if (item[0] == "loses") is gone], 2) for gone in (True, False))
    brief = WORDS("effects", effects=(said, wasted)) if wasted else said
    return WORDS("at-a-price", brief=brief, price=given) if given else brief


def _battle_in_short(told: Told) -> str:
    """Return "win about 7 in 8 (2 XP): 1 Gold, 1 Treasure"; "" for no Battle that has a winner."""
    gold = odds.shares(told.gold, 1 + len(told.rivals))[0]
    cards = tuple(filter(None, (loot(gold, 0), loot(0, told.treasure))))
    if not (told.rivals and cards) or told.wins is None or told.wins.even:
        return ""
    chance = odds_in_words(told.wins.chance, bare=True)
    # A Battle that is seldom won may be fought for its Spoils.
    rather = told.wins.chance < SELDOM and told.wins.spoils - told.wins.chance >= RATHER
    spoils = WORDS("spoils-pay", chance=odds_in_words(told.wins.spoils)) if rather else ""
    price = price_of(told.wins, paid=told.spent)
    return WORDS("pane-battle-short", about=not told.wins.sure, chance=chance, price=price, cards=cards, spoils=spoils)


def _closes(state: State, seat: Seat, way: Way, then: Send | None) -> bool:
    """Return whether the Delver that is sent after a tile goes into a room that the tile closes."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    spot = spot_sent(tile, cell, turn, then)
    return spot is not None and grown(board_of(state), Laid(cell, tile, turn)).room(spot).complete


def with_less_xp(state: State, seat: Seat) -> State:
    """Return how things stand once a seat has paid 1 XP."""
    players = list(state.players)
    players[seat] = replace(players[seat], xp=max(0, players[seat].xp - 1))
    return replace(state, players=tuple(players))


def ends_for(state: State, seat: Seat, tile: str) -> tuple[str, str]:
    """Return when a tile with the last Sun ends the game (CAV-176), and the rival whose turn is the last. It ends "now", as
    the tile is laid, "after" a rival's turn, or after the player's own extra "turn"."""
    if not ending.ends(state, tile):
        return "", ""
    last = ending.last_turn(state, tile)
    if last is None:
        return "turn", ""
    return ("now", "") if last == seat else ("after", state.names[last])


def lays(state: State, seat: Seat, way: Way) -> Place | Breach:
    """Return the move that lays a tile like that: by the corridor rule where it can be."""
    number, letter, turn = way
    map_, tile = board_of(state), state.players[seat].hand[number - 1]
    return (Place if turn in map_.turns(tile, map_.letters[letter], fitting=True) else Breach)(*way)


def laid_out(state: State, seat: Seat, way: Way) -> State:
    """Return how things stand for a seat that has laid a tile and may send a Delver."""
    number, letter, turn = way
    cell = board_of(state).letters[letter]
    return with_tile(state, Laid(cell, state.players[seat].hand[number - 1], turn), placed=cell, step="send")


def beside(state: State, seat: Seat, way: Way, then: Send) -> Effect | None:
    """Return what becomes of the room of another tile to which a Delver is sent after a tile; ``None`` where it goes to
    that tile."""
    after = laid_out(state, seat, way)
    spot = open_spots(after)[then.to - 1]
    if spot[:2] == after.placed:
        return None
    found = board_of(after).room(spot)
    people = people_of(after, seat, found)
    people = tuple(dict.fromkeys(("", *people))) if found.complete else people
    told = Told(found.floor, "", people, found.bags, found.chests, joined=not found.complete, gaps=found.gaps)
    if not found.complete:
        return "joins", told
    holds = after.players[after.names.index(told.rivals[0])].xp if len(told.rivals) == 1 else 0
    return "closes", replace(told, wins=odds.battle_chance(after, seat, found, (then.delver,), 1), holds=holds)
