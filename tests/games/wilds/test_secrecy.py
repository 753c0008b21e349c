"""Nothing that players are sent differs when what they do not know of is moved (WLD-049, WLD-G44, WLD-G90).

Expeditions are played at random in two worlds at once, with the same dice: one as it is, and `worlds.other_world`. All that
is sent has to be the same in both until something is found out that differs; then there is another second world.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.errors import GameError
from engine.core.game import Event, Seat
from engine.core.game import refusal as refusal_of
from engine.core.moves import Move
from engine.core.scene import Look
from engine.core.table import Entry, Table
from engine.core.verbs import Direct
from engine.games.wilds.game import GAME
from engine.games.wilds.state import board
from engine.games.wilds.state.naming import beside, hex_name
from engine.games.wilds.state.state import Forced, Found, Note, State, Token, found
from tests.games.wilds.worlds import FINDS, other_world
from tests.laws.playouts import Mover, any_setup, some
from tests.laws.tables import update_after
from tests.laws.test_secrets import refusal, shown

rule = pytest.mark.rule

EXPEDITIONS = range(9)
MOVES = 40
"""So many moves are made in each, once everybody has a character."""


class Pair(NamedTuple):
    """One move in two worlds: the tables before it, who made it, what came of it in each."""

    before: Table
    other_before: Table
    seat: Seat
    entry: Entry
    other_entry: Entry | None
    after: Table
    other_after: Table | None


def with_state(table: Table, state: State) -> Table:
    return msgspec.structs.replace(table, state=state)


def beside_itself(table: Table, chance: random.Random) -> Table:
    """Return the table with the second world behind it."""
    return with_state(table, other_world(table.state, chance))


def viewers(table: Table, chance: random.Random) -> tuple[Seat | None, ...]:
    """Return whose eyes are compared: those of the public, and of one player."""
    players = [seat for seat in range(len(table.names)) if seat != table.state.master]
    return None, chance.choice(players)


def with_clues(state: State, chance: random.Random) -> State:
    """Return a state in which the party has set out with two clues, one of which means nothing, and a rumour."""
    hidden = [site for site in state.region.sites if site.hidden and found(state, site.id) is None]
    if state.phase != "trek" or len(hidden) < 2 or state.agenda:
        return state
    region, here = state.region, state.here.at
    site, heard = chance.sample(hidden, 2)
    first, second = (chance.choice(board.around(region, here)) for _ in range(2))
    real = Token("map", "An old map.", here, first, site.at, site.id)
    far = board.how_far(board.as_seen(region, here, heard.at))
    rumour = Found(heard.id, "rumour", seen_at=here, direction=board.direction(region, here, heard.at), far=far)
    empty = Token("person", "A tale.", here, second, second)
    return replace(state, tokens=(*state.tokens, real, empty), finds=(*state.finds, rumour))


def chosen(mover: Mover, table: Table) -> tuple[Seat, Move]:
    """Return a move, seldom one of those that change nothing of where the party stands and what it finds."""
    for _ in range(6):
        seat, move = mover.choose(table)
        if move.verb not in ("order", "lead", "note", "give", "buy", "sell", "roles", "depart"):
            break
    return seat, move


@cache
def playout(number: int) -> tuple[Pair, ...]:
    """Return an expedition in two worlds; every third with a game master, now and then from a file."""
    chance = random.Random(f"secrecy {number}")
    mover = Mover(number, chance)
    setup = any_setup(GAME, number, chance)
    if number % 4:
        # Where one voice is enough, more is done in as many moves.
        setup = msgspec.structs.replace(setup, options=replace(setup.options, decide="anyone"))
    table, _ = Table.start(GAME, setup, f"secrecy {number}")
    while table.state.phase == "characters":
        seat, move = mover.choose(table)
        table, _ = table.act(seat, str(move))
    table = with_state(table, with_clues(table.state, chance))
    other = beside_itself(table, chance)
    pairs: list[Pair] = []
    while len(pairs) < MOVES and table.state.phase == "trek":
        seat, move = chosen(mover, table)
        after, entry = table.act(seat, str(move))
        if after.state.goal == "done" or after.state.phase == "over":
            # For the rank it is told how many sites there are; at the end the whole map is.
            break
        other_after, other_entry = None, None
        # What the game master does, knowing everything, need not be possible in both worlds.
        try:
            other_after, other_entry = other.act(seat, str(move))
        except GameError:
            assert seat == table.state.master, f"{move} can be refused because of a secret"
        pairs.append(Pair(table, other, seat, entry, other_entry, after, other_after))
        apart = isinstance(move, Direct) or other_after is None or not is_alike(pairs[-1])
        table = after
        other = beside_itself(after, chance) if apart or other_after is None else other_after
    return tuple(pairs)


def aloud(entry: Entry) -> list[Event]:
    return [event for event in entry.events if event.seats is None]


def told_first(pair: Pair) -> tuple[Event | None, Event | None] | None:
    """Return the first thing that is told aloud in one world and not in the other, ``None`` where all is the same."""
    assert pair.other_entry is not None
    ours, theirs = aloud(pair.entry), aloud(pair.other_entry)
    for number in range(max(len(ours), len(theirs))):
        ours_then = ours[number] if number < len(ours) else None
        another = theirs[number] if number < len(theirs) else None
        if ours_then != another:
            return ours_then, another
    return None


def is_alike(pair: Pair) -> bool:
    """Return whether the worlds are still alike after a move: it told the same in both, what is known is the same, and
    the dice to come are."""
    assert pair.other_after is not None
    return told_first(pair) is None and not parts(pair) and pair.after.counter == pair.other_after.counter


def parts(pair: Pair) -> bool:
    """Return whether the party knows something after a move that is not the same in both worlds.

    That is ground it now knows or stands on, with the ways that leave it; known ground that turned before its eyes; a site
    of which it knows more than before, and which clues were about it; which ways are blocked, and where the region ends.
    """
    before, after, other = pair.before.state, pair.after.state, pair.other_after and pair.other_after.state
    assert other is not None
    regions = after.region, other.region
    if (after.known, after.visited, after.edges) != (other.known, other.visited, other.edges) or ways(after) != ways(other):
        return True
    entered = {*after.visited} - {*before.visited}
    for place in {*after.known} - {*before.known} | entered:
        place_here, another = (region.place_by_id.get(place) for region in regions)
        assert place_here is not None
        paths = [[path for path in region.paths if place in (path.a, path.b)] for region in regions]
        if place_here != another or (place in entered and paths[0] != paths[1]):
            return True
    grounds = [{place: region.place_by_id.get(place) for place in before.known} for region in regions]
    for world, ground in zip((pair.before, pair.other_before), grounds, strict=True):
        turned = [place for place in ground if world.state.region.place_by_id.get(place) != ground[place]]
        if any(grounds[0][place] != grounds[1][place] for place in turned):
            return True
    more = {known.site for known in after.finds if known not in before.finds}
    more |= {known.site for known in other.finds if known not in pair.other_before.state.finds}
    if more and [token.used for token in after.tokens] != [token.used for token in other.tokens]:
        return True
    return any(regions[0].site_by_id.get(site) != regions[1].site_by_id.get(site) for site in more)


def ways(state: State) -> list[tuple[str, str]]:
    return [(block.a, block.b) for block in state.blocks]


def sleeps_at_once(pair: Pair) -> bool:
    """Return whether a night follows unasked on a move.

    It is slept on the ground that was come to, with the dice that secret happenings there have left over. Both may be
    others in the other world.
    """
    return any(event.kind == "only_camp" for event in pair.entry.events)


def sees_another_rim(pair: Pair) -> bool:
    """Return whether the party saw the region end elsewhere as it arrived: which bonus is of use follows from that."""
    after, other = pair.after.state, pair.other_after.state if pair.other_after is not None else None
    return other is not None and after.edges != other.edges


def pairs() -> Iterator[Pair]:
    for number in EXPEDITIONS:
        yield from playout(number)


# What is shown.


def everything(table: Table, seat: Seat | None, names: Sequence[str]) -> dict[str, object]:
    """Return all that a seat or the public is shown: what the laws compare, and whatever else can be asked for."""
    state, view = table.state, GAME.view(table.state, seat)
    looks = [Look(), Look("ended"), *(Look(at=name) for name in names), *(Look("ended", at=name) for name in names[:2])]
    return {
        **shown(table, seat),
        "private": GAME.private(view),
        "default": [GAME.default(state, number) for number in range(len(table.names))],
        "pictures": [GAME.scene(view, look) for look in looks],
        "alt": [GAME.scene(view, look).alt for look in looks],
        "entries": [GAME.entries(view, page) for page in ("map", "journal", "character", "clues")],
        "asked pages": [GAME.page(view, page, name) for page in ("journal", "clues", "character") for name in names],
        "why not": [] if seat is None else [str(refusal_of(GAME, state, seat, verb)) for verb in GAME.verbs],
    }


def secret_names(table: Table, other: Table, chance: random.Random) -> list[str]:
    """Return what a player who guesses might ask for: places and sites of either world, by ids and by names."""
    names: set[str] = {"goal", "clue-1", "rumour-1", "A", "D"}
    for state in (table.state, other.state):
        for place in state.region.places:
            names |= {place.id, place.name or place.id} | ({hex_name(place.at)} if place.at is not None else set())
        names |= {word for site in state.region.sites for word in (site.id, site.name, site.foe or site.id)}
    at = table.state.region.place_by_id[table.state.here.at].at
    near = [hex_name(cell) for cell in beside(at)] if at is not None else []
    return [*chance.sample(sorted(names), min(8, len(names))), *chance.sample(near, min(2, len(near)))]


def texts(names: Sequence[str], chance: random.Random) -> Iterator[str]:
    """Yield moves that are mostly impossible."""
    forms = (
        "move {}",
        "backtrack {}",
        "scout {} best",
        "investigate {} best careful",
        "investigate {} nobody",
        "track {} best plain",
        "track {} nobody careful",
        "choose {}",
        "gm reveal {}",
        "sell {}",
    )
    for name in names:
        for form in chance.sample(forms, 3):
            yield form.format(name)


@pytest.mark.whole
@rule("WLD-049", "WLD-G44", "WLD-G75", "WLD-G76", "WLD-G90")
def test_nothing_that_is_shown_differs_when_secrets_are_moved() -> None:
    chance = random.Random(1)
    compared = 0
    for number in EXPEDITIONS:
        for pair in some(playout(number), 2):
            table = chance.choice((pair.before, pair.other_before))
            other = beside_itself(table, chance)
            names = secret_names(table, other, chance)
            for seat in viewers(table, chance):
                ours, theirs = everything(table, seat, names), everything(other, seat, names)
                for what, is_shown in ours.items():
                    assert theirs[what] == is_shown, (number, seat, what)
            compared += 1
    assert compared == 2 * len(EXPEDITIONS)


@pytest.mark.whole
def test_the_two_worlds_differ_in_everything_that_is_secret() -> None:
    seen: Counter[str] = Counter()
    for pair in pairs():
        state, other = pair.before.state, pair.other_before.state
        seen.update(what_changed(state, other))
        seen.update((state.region.format, "with a game master" if state.master is not None else "without"))
    missing = {*CHANGES, "hex", "point", "with a game master", "without"} - set(seen)
    assert not missing, f"never compared: {missing}"


CHANGES = (
    "a hidden site elsewhere",
    "a hidden site to here",
    "a hidden site away from here",
    "a visible site elsewhere",
    "a rumour elsewhere",
    "a hex fewer",
    "a place more",
    "other ground",
    "other paths",
    "a real clue empty",
    "an empty clue real",
    "another goal",
    "another timer",
)


def what_changed(state: State, other: State) -> Iterator[str]:
    """Yield in what two worlds differ, by the words of `CHANGES`."""
    sites, here = other.region.site_by_id, state.here.at
    moved = [(site, sites[site.id]) for site in state.region.sites if sites[site.id].at != site.at]
    ours, theirs = state.region.place_by_id, other.region.place_by_id
    clues = [(bool(token.site), bool(another.site)) for token, another in zip(state.tokens, other.tokens, strict=True)]
    goals = state.region.goal, other.region.goal
    so = (
        any(found(state, site.id) is None and site.hidden for site, _ in moved),
        any(site.hidden and there.at == here for site, there in moved),
        any(site.hidden and site.at == here for site, _ in moved),
        any(not site.hidden for site, _ in moved),
        any(found(state, site.id) is not None for site, _ in moved),
        not ours.keys() <= theirs.keys(),
        not theirs.keys() <= ours.keys(),
        any(ours[place].terrain != theirs[place].terrain for place in ours.keys() & theirs.keys()),
        state.region.format == "point" and state.region.paths != other.region.paths,
        (True, False) in clues,
        (False, True) in clues,
        goals[0] is not None and goals[1] is not None and goals[0].site != goals[1].site,
        state.timers != other.timers,
    )
    return (change for change, is_so in zip(CHANGES, so, strict=True) if is_so)


@pytest.mark.whole
@rule("WLD-049", "WLD-G90")
def test_no_refusal_tells_where_anything_is() -> None:
    chance = random.Random(2)
    refused = 0
    for number in EXPEDITIONS:
        for table in some([pair.before for pair in playout(number)], 3):
            other = beside_itself(table, chance)
            seat = viewers(table, chance)[1]
            assert seat is not None
            for text in texts(secret_names(table, other, chance), chance):
                words = refusal(table, seat, text)
                assert refusal(other, seat, text) == words, (number, seat, text)
                refused += bool(words)
    assert refused > 250


@pytest.mark.whole
@rule("WLD-049", "WLD-G90")
def test_what_is_only_heard_of_bears_no_name() -> None:
    """A rumour's id is its place's secret: nothing that is shown or accepted depends on it."""
    chance = random.Random(3)
    renamed = 0
    for table in some([pair.before for pair in pairs()], 30):
        heard = {known.site: f"site-{chance.randrange(10**6)}" for known in table.state.finds if not known.discovered}
        if not heard or table.state.agenda:
            continue
        renamed += 1
        other = with_state(table, with_other_ids(table.state, heard))
        for seat in viewers(table, chance):
            ours, theirs = shown(table, seat), shown(other, seat)
            for what in ours.keys() - {"view"}:
                assert theirs[what] == ours[what], what
            for site in heard if seat is not None else ():
                for text in (f"investigate {site} best plain", f"track {site} best plain", f"track {site.upper()}"):
                    assert refusal(other, seat, text) == refusal(table, seat, text), text
    assert renamed > 5


def with_other_ids(state: State, ids: dict[str, str]) -> State:
    """Return a state in which some sites have other ids."""
    region = state.region
    goal = region.goal
    if goal is not None:
        goal = replace(goal, site=ids.get(goal.site, goal.site))
    region = replace(
        region,
        sites=tuple(replace(site, id=ids.get(site.id, site.id)) for site in region.sites),
        clues=tuple(replace(clue, site=ids.get(clue.site, clue.site)) for clue in region.clues),
        goal=goal,
    )
    return replace(
        state,
        region=region,
        finds=tuple(replace(known, site=ids.get(known.site, known.site)) for known in state.finds),
        tokens=tuple(replace(token, site=ids.get(token.site, token.site)) for token in state.tokens),
    )


@rule("WLD-G88", "WLD-G90")
def test_what_the_game_master_ruled_in_secret_does_not_show() -> None:
    chance = random.Random(4)
    compared = 0
    for table in some([pair.before for pair in pairs() if pair.before.state.master is not None], 12):
        state = table.state
        ruled = Forced(dice=(1, 2), boons=2, tn=14, result="blunder", tables={"event": 3}, ticks=2)
        note = Note("", "The cave lies elsewhere now.", "Gia", 1)
        secret = {"severe": not state.severe, "goal_seen": not state.goal_seen, "wrath": ("spirits",)}
        other = with_state(table, replace(state, forced=ruled, rulings=(*state.rulings, note), **secret))
        for seat in viewers(table, chance):
            assert shown(other, seat) == shown(table, seat)
            compared += 1
    assert compared == 24


# What is told.


@pytest.mark.whole
@rule("WLD-049", "WLD-G44", "WLD-G45", "WLD-G49", "WLD-G70", "WLD-G90")
def test_the_same_moves_and_dice_tell_the_same_until_something_is_found_out() -> None:
    chance = random.Random(5)
    same, apart = 0, Counter[str]()
    for pair in pairs():
        if not is_comparable(pair) or pair.other_entry is None or pair.other_after is None:
            continue
        first = told_first(pair)
        if first is not None:
            kinds = {event.kind for event in first if event is not None}
            apart_by = is_difficulty(*first) or sleeps_at_once(pair) or sees_another_rim(pair)
            assert kinds & FINDS or apart_by, (pair.entry.text, first)
            apart.update(kinds)
            continue
        if parts(pair):
            continue
        same += 1
        assert bool(pair.entry.draws) == bool(pair.other_entry.draws), f"{pair.entry.text} can be taken back in one world"
        _, seat = viewers(pair.after, chance)
        view, other_view = GAME.view(pair.after.state, seat), GAME.view(pair.other_after.state, seat)
        assert view == other_view, pair.entry.text
        assert GAME.tell(view, pair.entry.events) == GAME.tell(other_view, pair.other_entry.events)
        assert quick(pair.after, seat) == quick(pair.other_after, seat), pair.entry.text
    assert same > 150
    assert len(apart) > 6, "hardly anything was ever found out"


def is_comparable(pair: Pair) -> bool:
    """Return whether a move was made in both worlds, and by a seat whose moves are no secret."""
    return (
        pair.other_after is not None
        and pair.after.state.phase == "trek"
        and not pair.entry.text.startswith(("gm ", "enter "))
    )


def is_difficulty(item: Event | None, another: Event | None) -> bool:
    """Return whether dice show what they were thrown against: ground that is harder in one world, or has just been spoilt
    there (WLD-G36), or guards who wait in one (WLD-G42)."""
    if item is None or another is None or (item.kind, another.kind) != ("rolled", "rolled"):
        return False
    guarded = [isinstance(reasons := event.facts["reasons"], tuple) and "guard" in reasons for event in (item, another)]
    is_harder = item.facts["tn"] != another.facts["tn"] and item.facts["purpose"] in (
        "pathfinder",
        "lookout",
        "scout",
        "shelter",
    )
    return is_harder or guarded[0] != guarded[1]


def quick(table: Table, seat: Seat | None) -> list[object]:
    """Return the most telling part of what a seat is shown."""
    state, view = table.state, GAME.view(table.state, seat)
    moves = list(GAME.legal(state, seat)) if seat is not None else []
    return [
        GAME.turn(state),
        GAME.patience(state),
        [GAME.default(state, number) for number in range(len(table.names))],
        moves,
        [GAME.choice(view, move) for move in moves[:60]],
        GAME.ask(view),
        GAME.status(view),
        GAME.sheet(view),
        GAME.private(view),
        GAME.scene(view, Look()),
    ]


@rule("WLD-049", "WLD-G90")
def test_a_post_is_the_same_in_both_worlds_as_long_as_nothing_is_found_out() -> None:
    compared = 0
    for pair in some([pair for pair in pairs() if is_comparable(pair) and is_alike(pair)], 60):
        post = update_after(pair.before, pair.seat, pair.entry.text)
        other = update_after(pair.other_before, pair.seat, pair.entry.text)
        if pair.seat == pair.before.state.master:
            post, other = (msgspec.structs.replace(update, whispers=()) for update in (post, other))
        # At the end the whole map is told.
        assert post == other or post.kind == other.kind == "end", pair.entry.text
        compared += 1
    assert compared == 60
