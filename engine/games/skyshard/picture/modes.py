"""Other ways to see the map of a delve: where one's adventurer could go, where enemies could hit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.capabilities import Mode
from engine.core.game import Seat
from engine.core.modes import in_mode
from engine.core.scene import HexBoard, Legend, Look, Scene
from engine.maps.hexes import Hex, label, reading_order, straight

from ..rules.behaviour import strikers, within
from ..rules.hunting import party
from ..rules.walking import Reach
from ..state.board import board
from ..state.catalogue import WORDS
from ..state.naming import hero_name
from ..state.state import State, Turn, chip_of
from ..state.terrain import in_reach
from ..state.view import View
from . import scenes

REACH = Mode("reach", WORDS.message("mode-reach-about"))
THREATS = Mode("threats", WORDS.message("mode-threats-about"))
MOST_NAMED = 24
"""So many hexes are named in words at most."""


def modes(view: View) -> tuple[Mode, ...]:
    """Return the modes that show something to a seat."""
    state = view.state
    if state.phase != "delve":
        return ()
    found = ((REACH, bool(reached(state, walker(state, view.seat)))), (THREATS, bool(threatened(state))))
    return tuple(mode for mode, shows in found if shows)


def walker(state: State, seat: Seat | None) -> int | None:
    """Return the adventurer of a seat who acts, or of those on the map the one who acts next; ``None`` for none."""
    if seat is None:
        return None
    first = state.turn.hero if state.turn is not None else 0
    order = [*range(first, len(state.heroes)), *range(first)]
    return next((item for item in order if state.heroes[item].seat == seat and state.heroes[item].at is not None), None)


def reached(state: State, index: int | None) -> tuple[Hex, ...]:
    """Return where an adventurer could go by one move action, begun or fresh, on its own turn or another's (SKY-G25)."""
    if index is None:
        return ()
    turn = state.turn if state.turn is not None and state.turn.hero == index else Turn(index)
    ways = Reach(replace(state, turn=turn, agenda=()))
    cells = (*ways.now, *ways.second)
    return cells if len(cells) > 1 else ()


def threatened(state: State) -> tuple[Hex, ...]:
    """Return the hexes that enemies could hit from where they stand or come to by their movement, as all stand now
    (SKY-G47, SKY-G48): in reading order, without those where enemies stand themselves."""
    taken = {enemy.at for enemy in state.enemies}
    free = [cell for cell in board(state.tiles).owner if cell not in taken]
    hit: set[Hex] = set()
    for enemy in state.enemies:
        for start in within(state, enemy):
            hit.update(in_reach(state, start, chip_of(enemy).reach, free))
    return tuple(reading_order(hit))


def scene(view: View, look: Look, named: Sequence[Hex] = ()) -> Scene:
    """Return the picture of `scenes.scene`, or the map in a mode."""
    usual, state = scenes.scene(view, look, named), view.state
    if look.mode not in (REACH.name, THREATS.name) or state.phase != "delve":
        return usual
    # What is asked just now has marks of its own, which would stand in the way.
    usual = scenes.scene(replace(view, state=replace(state, agenda=())), Look(at=look.at, whole=look.whole), named)
    drawn = usual.board
    assert isinstance(drawn, HexBoard)
    index = walker(state, view.seat)
    at = state.heroes[index].at if index is not None else None
    badges = tuple(replace(badge, state="later") for badge in drawn.badges)
    focus = drawn.focus if usual.at or at is None else at
    cells = threatened(state) if look.mode == THREATS.name else reached(state, index)
    plain = replace(
        drawn,
        badges=badges,
        newest=(),
        focus=focus,
        kept=drawn.kept if usual.at else (focus, *sorted(cells, key=lambda cell: straight(focus, cell))),
        needed=0,
        actor=at if at is not None else drawn.actor,
    )
    if look.mode == THREATS.name:
        title, legend = WORDS("mode-threats-title"), Legend("reach", WORDS("mode-threats-legend"))
        return in_mode(
            usual,
            replace(plain, reach=cells, quiet=_others(drawn, cells)),
            title,
            _threats_said(state, cells, focus),
            (legend,),
        )
    name = hero_name(state, index) if index is not None else ""
    # The first is where the adventurer stands.
    goes = cells[1:]
    legend = Legend("reach", WORDS("mode-reach-legend", number=len(goes)))
    return in_mode(
        usual,
        replace(plain, reach=cells, quiet=_others(drawn, cells)),
        WORDS("mode-reach-title", who=name),
        WORDS("mode-reach", who=name, cells=_named(goes)),
        (legend,),
    )


def _others(drawn: HexBoard, cells: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return the hexes that a mode does not tell of: their names are not written."""
    return tuple(cell.at for cell in drawn.cells if cell.at not in cells)


def _threats_said(state: State, cells: tuple[Hex, ...], focus: Hex) -> str:
    """Return which hexes enemies could hit, and whom each of them, the nearest to the ``focus`` first."""
    near = sorted(cells, key=lambda cell: straight(focus, cell))
    said = [WORDS("mode-threats", cells=_named(near))]
    striking = {unit.number: strikers(state, unit.at) for unit in party(state)}
    for enemy in sorted(state.enemies, key=lambda enemy: straight(focus, enemy.at)):
        hit = [
            hero_name(state, number) if number >= 0 else WORDS("mode-companion")
            for number, enemies in striking.items()
            if enemy in enemies
        ]
        if hit:
            said.append(WORDS("mode-can-hit", chip=enemy.chip, at=label(enemy.at), units=hit))
    if len(said) <= len(state.enemies):
        said.append(WORDS("mode-cannot-hit", all=len(said) == 1))
    return " ".join(said)


def _named(cells: Sequence[Hex]) -> str:
    names = [label(cell) for cell in cells]
    more = len(names) - MOST_NAMED
    if more > 0:
        return WORDS("mode-more-cells", cells=names[:MOST_NAMED], more=more)
    return WORDS("mode-cells", cells=names) if names else WORDS("mode-nowhere")
