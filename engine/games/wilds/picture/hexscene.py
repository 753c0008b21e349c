"""The map of a region of hexes: what the party knows of it, and for the game master what it does not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from engine.core.scene import HexCell, Secret, Token
from engine.maps.hexes import Hex, pointed_unlabel

from ..rules.awaiting import about_to_move
from ..rules.finding.challenge import is_counted, promising
from ..rules.travelling import treks
from ..state.bearings import bearings
from ..state.leads import pressing
from ..state.naming import beside, hex_name, place_at
from ..state.region import Place, Site
from ..state.state import Found, State, discovered, found
from ..state.view import View
from .land.landboards import LandBoard

ORDER = ("settlement", "shelter", "landmark", "secret", "resource", "danger")
"""Which site of a place is drawn first; two at most are."""

MOST_ARROWS = 3
"""Only the clues that matter now are drawn; all of them stand on their page."""

MOST_TRAIL = 40
"""How many of the last places the trail shows."""


SOUGHT = "star"
"""The mark of the goal. The flag is the party."""


def board(view: View, at: str, *, running: bool, secrets: bool) -> LandBoard:
    """Return the map; ``at`` is the name of a place to show large, "" for all; ``secrets`` draws what was not found."""
    state = view.state
    here = position(state, state.here.at) if state.phase != "characters" or state.here.at else None
    cells = [_cell(state, place, here, secrets=secrets) for place in state.region.places if _shown(state, place, secrets)]
    taken = {cell.at for cell in cells}
    cells += [HexCell(cell, "", state="edge") for cell in state.edges if cell not in taken]
    wanted = wanted_cell(state, at)
    focus = wanted if wanted is not None else here or (0, 0)
    newest = _newest(state) if running else ()
    told = {here, wanted, *newest, *_aims(state, running)}
    return LandBoard(
        tuple(sorted(cells, key=lambda cell: (cell.at[1], cell.at[0]))),
        # Pills name where the party may go; stories name where something is.
        quiet=tuple(cell.at for cell in cells if not (cell.icons or cell.secrets or secrets or cell.at in told)),
        focus=focus,
        actor=here,
        pointed=True,
        trail=_trail(state),
        arrows=_arrows(state),
        # Where it is over, the sites themselves are shown.
        traces=_traces(state) if secrets and state.phase != "over" else (),
        pills=_pills(state, here) if running else (),
        ways=_ways(state, here) if running else (),
        bearings=tuple(bearings(state)) if running and not secrets else (),
        blocked=_blocked(state),
        passages=_passages(state, taken),
        newest=newest,
        promising=_promising(state, here) if running and not secrets else (),
        hunt=state.hunt if running and not secrets and state.goal == "open" else (),
        compass=True,
        close=wanted is not None,
    )


def wanted_cell(state: State, at: str) -> Hex | None:
    """Return the hex that a player asked to see, if the party knows anything of it."""
    place = place_at(state.region, at) if at else None
    known = state.region.place_by_id.get(place) if place is not None else None
    if known is None or known.at is None or not _shown(state, known, secrets=False):
        return None
    return known.at


def position(state: State, place: str) -> Hex | None:
    """Return where a place lies, ``None`` where the view does not know."""
    known = state.region.place_by_id.get(place)
    return known.at if known is not None else None


def rumours(state: State, place: str) -> tuple[tuple[Site, Found], ...]:
    """Return the sites at a place that were only heard of, or are known to hide there."""
    pairs = ((site, found(state, site.id)) for site in state.region.sites_at(place))
    return tuple(
        (site, known)
        for site, known in pairs
        if known is not None and not known.discovered and (known.placed or known.how == "located")
    )


def sites(state: State, place: str) -> tuple[Site, ...]:
    """Return the sites at a place that stand on the map, those first that matter first; what is done with is not drawn."""
    pairs = ((site, found(state, site.id)) for site in state.region.sites_at(place))
    shown = [
        site
        for site, known in pairs
        if known is not None and known.discovered and not (known.done and site.category in ("danger", "resource"))
    ]
    return tuple(sorted(shown, key=lambda site: (icon_of(state, site) != SOUGHT, ORDER.index(site.category))))


def icon_of(state: State, site: Site) -> str:
    """Return the icon of a site on the map: that of its category, a star for the goal once it is found or all is shown."""
    goal = state.region.goal
    is_goal = goal is not None and goal.site == site.id
    return SOUGHT if is_goal and (state.goal in ("found", "done") or state.phase == "over") else site.category


def _shown(state: State, place: Place, secrets: bool) -> bool:
    return secrets or place.id in state.known or bool(rumours(state, place.id) or sites(state, place.id))


def _cell(state: State, place: Place, here: Hex | None, *, secrets: bool) -> HexCell:
    at = place.at
    assert at is not None
    label = hex_name(at)
    token = Token("party") if at == here else None
    hidden = _secrets(state, place.id) if secrets else ()
    heard = () if hidden else rumours(state, place.id)
    if place.id not in state.known and not secrets:
        icon = next((icon_of(state, site) for site in (*sites(state, place.id), *(site for site, _ in heard))), "")
        return HexCell(at, "", label=label, icons=(icon,) if icon else (), state="rumour")
    icons = tuple(
        dict.fromkeys([*(icon_of(state, site) for site in sites(state, place.id)), *(site.category for site, _ in heard)])
    )
    status = "visited" if place.id in state.visited else "seen" if place.id in state.known else "veiled"
    most = 1 if token or hidden else 2
    return HexCell(at, place.terrain, label=label, icons=icons[:most], token=token, state=status, secrets=hidden[:2])


def _secrets(state: State, place: str) -> tuple[Secret, ...]:
    """Return what the party has not discovered at a place, with what it takes to find it."""
    unknown = [site for site in state.region.sites_at(place) if not discovered(state, site.id)]
    return tuple(Secret(icon_of(state, site), site.tn if site.hidden else 0) for site in unknown)


def _trail(state: State) -> tuple[Hex, ...]:
    cells: list[Hex] = []
    for place in state.trail[-MOST_TRAIL:]:
        at = position(state, place)
        if at is not None and (not cells or cells[-1] != at):
            cells.append(at)
    return tuple(cells)


def _arrows(state: State) -> tuple[tuple[Hex, Hex], ...]:
    """Return where clues lead that a Search can count by, each from where it was found; a clue about its own place has no
    arrow."""
    open_to = (token for token in pressing(state) if not is_counted(state, token.toward))
    arrows = next_to_each_other(state, ((token.at, token.toward) for token in open_to))
    return tuple(dict.fromkeys(arrows))[:MOST_ARROWS]


def _promising(state: State, here: Hex | None) -> tuple[Hex, ...]:
    """Return the other hexes at which a clue makes a Search count, but for those that an arrow shows."""
    shown = {here, *(end for _, end in _arrows(state))}
    return tuple(cell for cell in promising(state) if cell not in shown)


def _traces(state: State) -> tuple[tuple[Hex, Hex], ...]:
    """Return the prepared clues that were not found yet."""
    clues = enumerate(state.region.clues)
    return tuple(
        next_to_each_other(state, ((clue.at, clue.toward) for number, clue in clues if number not in state.clues_used))
    )


def next_to_each_other(state: State, pairs: Iterable[tuple[str, str]]) -> Iterator[tuple[Hex, Hex]]:
    """Yield those of some pairs of places that lie beside each other on the map, as hexes."""
    return ((a, b) for a, b in _placed(state, pairs) if b in beside(a))


def _placed(state: State, pairs: Iterable[tuple[str, str]]) -> Iterator[tuple[Hex, Hex]]:
    """Yield the pairs of places of which it is known where both lie, as hexes."""
    ends = ((position(state, pair), position(state, other)) for pair, other in pairs)
    return ((a, b) for a, b in ends if a is not None and b is not None)


def _pills(state: State, here: Hex | None) -> tuple[tuple[str, Hex], ...]:
    """Return the next moves: all six directions alike, whether the region goes on there or not (WLD-G76)."""
    if here is None or not about_to_move(state):
        return ()
    cells = [cell for cell in beside(here) if cell not in state.edges]
    for path in state.region.paths:
        if state.here.at in (path.a, path.b):
            end = position(state, path.b if path.a == state.here.at else path.a)
            cells += [end] if end is not None and end not in cells else []
    return tuple((hex_name(cell), cell) for cell in cells)


def _aims(state: State, running: bool) -> Iterator[Hex]:
    """Yield the hexes that a journey could lead to, while the party decides where to go."""
    if running and about_to_move(state):
        yield from (cell for name in treks.aims(state) if (cell := pointed_unlabel(name)) is not None)


def _ways(state: State, here: Hex | None) -> tuple[tuple[Hex, ...], ...]:
    """Return the ways of the journeys that are offered, from the party to where they lead (WLD-G132)."""
    if here is None or not about_to_move(state):
        return ()
    return tuple((here, *filter(None, map(pointed_unlabel, steps))) for steps in treks.drawn(state))


def _newest(state: State) -> tuple[Hex, ...]:
    """Return the hex that the party came to last for the first time."""
    at = position(state, state.visited[-1]) if state.visited else None
    return (at,) if at is not None else ()


def _passages(state: State, drawn: Set[Hex]) -> tuple[tuple[Hex, Hex], ...]:
    """Return the hidden passages that were found, between hexes that are drawn."""
    ways = _placed(state, ((path.a, path.b) for path in state.region.paths))
    return tuple(ends for ends in ways if {*ends} <= drawn)


def _blocked(state: State) -> tuple[tuple[Hex, Hex], ...]:
    return tuple(_placed(state, ((block.a, block.b) for block in state.blocks)))
