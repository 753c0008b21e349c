"""How a cavern goes: setup, the actions of a turn in their order, extra turns, rounds, and the cavern's own tiles."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.errors import BadOption
from engine.core.game import Event, Seat, Setup
from engine.maps.squares import label

from ..state.board import ENTRANCE_AT
from ..state.content import ENTRANCE, content
from ..state.options import Options
from ..state.state import Laid, Player, State
from . import drawing, ending, events, placing, rooms
from .delvers import inside
from .progress import Cavern

LEAST_RIVALS, MOST_RIVALS = 2, 4
"""How many play without the variant for one (CAV-G02)."""

SOLO_PACE = 2
"""After so many turns of one player alone the cavern lays a tile itself (CAV-G59)."""


def new(setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Set up a cavern as far as the choice of factions; `BadOption` for a wrong number of seats.

    The board with the entrance against it, 3 XP each, the Sun by the number of players, four shuffled decks, and the rest
    of the XP as supply (CAV-007, CAV-010, CAV-018, CAV-052..056, CAV-057..061). The tracks for Combat and Spoils need no
    cubes: totals are only there while dice lie (CAV-015).
    """
    options: Options = setup.options
    count, solo = len(setup.names), options.solo == "on"
    if solo and count > 1:
        raise BadOption("The solo game is for one player. Turn solo off for rivals.", "CAV-G59")
    if not solo and count == 1:
        raise BadOption("One rival has nobody to fight. Wait for another, or turn solo on.", "CAV-G59")
    if not solo and not LEAST_RIVALS <= count <= MOST_RIVALS:
        raise BadOption(f"A cavern is for {LEAST_RIVALS} to {MOST_RIVALS} rivals.", "CAV-G02")
    known = content()
    state = State(
        names=setup.names,
        solo=solo,
        players=(Player(xp=known.band.start_xp),) * count,
        sun=known.band.sun[str(count)],
        stack=dice.shuffled([tile for tile in known.tiles if tile != ENTRANCE]),
        gold=dice.shuffled([int(value) for value, cards in known.band.gold.items() for _ in range(cards)]),
        treasure=dice.shuffled([card.id for card in known.treasures.values() for _ in range(card.count)]),
        encounters=dice.shuffled(list(known.encounters)),
        tiles=(Laid(ENTRANCE_AT, ENTRANCE),),
    )
    cavern = Cavern(state, dice)
    cavern.tell(events.begun(count, state.sun))
    return cavern.state, cavern.events


def free_factions(state: State) -> tuple[str, ...]:
    """Return the factions that nobody has taken (CAV-G02)."""
    taken = {player.faction for player in state.players}
    return tuple(key for key in content().band.factions if key not in taken)


def undecided(state: State) -> tuple[Seat, ...]:
    """Return the seats that have no faction yet."""
    return tuple(seat for seat, player in enumerate(state.players) if not player.faction)


def choose_faction(cavern: Cavern, seat: Seat, faction: str) -> None:
    """Give a seat a free faction and its five Delvers (CAV-014, CAV-022, CAV-051); with the last one the game opens."""
    cavern.set_player(seat, faction=faction, reserve=tuple(sorted(content().band.factions[faction].delvers)))
    left = len(undecided(cavern.state))
    cavern.tell(events.faction(cavern.name(seat), faction, left))
    if not left:
        _open(cavern)


def _open(cavern: Cavern) -> None:
    """Deal the hands, and draw the first player by lot (CAV-019, CAV-062, CAV-063, CAV-186, CAV-G05)."""
    cavern.change(phase="play")
    count = len(cavern.state.players)
    for seat in range(count):
        drawing.fill(cavern, seat)
    first = cavern.dice.below(count)
    cavern.change(first=first)
    cavern.tell(events.opened(cavern.name(first)))
    _begin(cavern, first, extra=False)


def _begin(cavern: Cavern, seat: Seat, *, extra: bool) -> None:
    """Begin a turn (CAV-064, CAV-065, CAV-187)."""
    cavern.change(acting=seat, extra=extra, step="place", placed=None, free_breach=False, answered=False)
    cavern.change(redraws=0, laid_open=False)
    cavern.tell(events.turn(cavern.name(seat), extra))


def run(cavern: Cavern) -> None:
    """Go on until somebody has to choose, or the game is over."""
    while cavern.state.phase == "play":
        rooms.run(cavern)
        if cavern.state.agenda:
            return
        match cavern.state.step:
            case "place":
                if _may_place(cavern):
                    return
            case "send":
                if cavern.player(cavern.state.acting).reserve:
                    return
                to_rooms(cavern)
            case "resolve":
                if rooms.next_room(cavern):
                    return
                _end_turn(cavern)


def _may_place(cavern: Cavern) -> bool:
    """Return whether the acting seat has to choose how to lay a tile; else bring that about, or skip it.

    Who holds no tile skips three actions, which triggers the end (CAV-G23). Who can lay none shows the hand; whoever
    might break out of that, by what all know, chooses, and all others draw anew (CAV-G22).
    """
    seat = cavern.state.acting
    if not cavern.player(seat).hand:
        cavern.tell(events.skipped(cavern.name(seat), "tiles"))
        ending.trigger(cavern, "tiles")
        to_rooms(cavern)
        return False
    if placing.can_place(cavern.state, seat):
        return True
    placing.show_hand(cavern, seat)
    if placing.may_break_out(cavern.state, seat):
        return True
    give_up_hand(cavern)
    return False


def give_up_hand(cavern: Cavern) -> None:
    """Draw a hand anew of which no tile can be laid, or skip placing after two such hands (CAV-G22)."""
    seat = cavern.state.acting
    if placing.may_redraw(cavern.state):
        placing.draw_anew(cavern, seat)
    else:
        cavern.tell(events.skipped(cavern.name(seat), "stuck"))
        to_rooms(cavern)


def to_rooms(cavern: Cavern) -> None:
    """Go on to the fourth action; what was completed with nobody in it is lost (CAV-106, CAV-114, CAV-192, CAV-G21)."""
    cavern.change(step="resolve")
    if cavern.state.placed is not None:
        _tell_deserted(cavern)


def _tell_deserted(cavern: Cavern) -> None:
    for room in cavern.board.newly_completed:
        if (room.bags or room.chests) and not inside(cavern.state, room):
            cavern.tell(events.deserted(label(room.at), room.floor, (room.bags, room.chests)))


def _end_turn(cavern: Cavern) -> None:
    """End a turn (CAV-112): an extra one by Fast Movement, or the next player (CAV-038, CAV-064, CAV-189, CAV-G37).

    Whatever the next player has lost, nobody is left out (CAV-G67).
    """
    state = cavern.state
    if not state.answered:
        cavern.change(turns=state.turns + 1)
        if state.solo and not cavern.state.turns % SOLO_PACE:
            cavern.change(answered=True)
            _answer(cavern)
            return
    if state.again:
        cavern.change(again=state.again - 1)
        _begin(cavern, state.acting, extra=True)
        return
    following = (state.acting + 1) % len(state.players)
    if following == state.first:
        if state.ending:
            ending.finish(cavern)
            return
        cavern.change(round=state.round + 1)
    _begin(cavern, following, extra=False)


def _answer(cavern: Cavern) -> None:
    """Let the cavern lay the top tile of the stack at the first legal spot, or discard it (CAV-G59).

    Rooms that it completes are resolved before the next turn. Its Fast Movement is nobody's.
    """
    drawn = drawing.take(cavern, 1)
    if not drawn:
        return
    found = placing.first_place(cavern.board, drawn[0])
    if found is None:
        cavern.change(discard=(*cavern.state.discard, *drawn))
        return
    cell, turn = found
    cavern.tell(events.drifted_in(drawn[0], label(cell), turn))
    placing.lay(cavern, drawn[0], cell, turn)
    _tell_deserted(cavern)
