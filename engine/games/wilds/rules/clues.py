"""Clue tokens (WLD-180, WLD-181, WLD-289, WLD-G49): where signs, people and maps point, and what that is worth to a Search.

A clue never finds anything by itself (WLD-G50). The worked example is WLD-277.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..state import board
from ..state.leads import held
from ..state.naming import place_name
from ..state.state import State, Token, discovered
from . import events, knowing
from .flow import step
from .progress import Expedition
from .steps import tasks


def give(expedition: Expedition, source: str, site: str, at: str | None = None, text: str = "", by: int = -1) -> None:
    """Give the party a clue to a site: it points to the first place of a shortest way, or to this one if it is here.

    ``at`` is where it was gained, ``None`` for here; ``text`` what is written or seen, ``by`` the member who got it.
    """
    target = expedition.site(site).at
    start = expedition.place if at is None else at
    ways = board.first_steps(expedition.region, start, target)
    _note(expedition, Token(source, text, start, ways[0] if ways else target, target, site), by)


def give_toward(expedition: Expedition, source: str, site: str, toward: str, text: str, by: int = -1) -> None:
    """Give the party a clue that was prepared with where it points (WLD-163)."""
    token = Token(source, text, expedition.place, toward, expedition.site(site).at, site)
    _note(expedition, token, by)


def give_empty(
    expedition: Expedition, source: str, toward: str, at: str | None = None, text: str = "", by: int = -1
) -> None:
    """Give the party a clue that points nowhere in particular, and reads like any other (WLD-165, WLD-G51)."""
    _note(expedition, Token(source, text, expedition.place if at is None else at, toward, toward), by)


def _note(expedition: Expedition, token: Token, by: int) -> None:
    state = expedition.state
    token = replace(token, by=expedition.name(by), day=state.day, tracked=token.source == "track")
    expedition.change(tokens=(*state.tokens, token))
    expedition.tell(
        events.clue(token.text, expedition.place_name(token.at), toward_name(state, token.at, token.toward), token.source)
    )


def toward_name(state: State, at: str, toward: str) -> str:
    """Return what players call the place that a clue points to; of a point they do not know, the letter of its exit."""
    if state.region.format == "hex" or toward in state.known:
        return place_name(state.region, toward)
    return board.move_name_from(state.region, at, toward)


def follow(expedition: Expedition, named: str) -> None:
    """Go by clues here from now on, and no longer where they point (WLD-G49)."""
    chosen = [held(expedition.state, name) for name in named.split("+")]
    here = expedition.place
    tokens = tuple(
        replace(token, followed=here) if any(token is one for one in chosen) else token for token in expedition.state.tokens
    )
    expedition.change(tokens=tokens)


@step(tasks.ReadMap)
def _read_map(expedition: Expedition, task: tasks.ReadMap) -> None:
    read_map(expedition)


def read_map(expedition: Expedition) -> None:
    """Read part of a map: 1d3 unexplored places nearest to here, their terrain and visible sites (WLD-191, WLD-232).

    Nearest first, in the order of directions, those whose ground is unknown before others. On a d6 of 5 or 6 it also
    gives a clue to a hidden site among them or beside them (WLD-G77).
    """
    state, region = expedition.state, expedition.region
    count = expedition.roll(3)
    far = board.steps(region, expedition.place)
    unknown = [place for place in far if place not in state.visited and place not in state.known]
    others = [place for place in board.unexplored(state, far) if place not in unknown]
    shown = (*unknown, *others)[:count]
    knowing.learn(expedition, shown, "map")
    for place in shown:
        for site in region.sites_at(place):
            if not site.hidden and not discovered(expedition.state, site.id):
                knowing.rumour(expedition, site.id, "map", placed=True)
    if expedition.roll(6) >= 5:
        around = dict.fromkeys((*shown, *(near for place in shown for near in board.around(region, place))))
        for place in around:
            for site in region.sites_at(place):
                if site.hidden and not discovered(expedition.state, site.id):
                    give(expedition, "map", site.id)
                    return
