"""Orders that tell the party something (WLD-G88)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..rules import knowing
from ..rules.events import finding
from ..rules.progress import Expedition
from ..rules.trials import difficulty
from ..state.catalogue import WORDS, refused
from ..state.naming import place_name
from ..state.state import Note, Token, discovered
from .orders import (
    DESK,
    RULE,
    dark_places,
    field,
    hidden_sites,
    hints,
    known_name,
    order,
    place_of,
    remarks,
    shown_sites,
    site_of,
)

MOST_TN = 14
"""The highest Discovery TN (WLD-055)."""


@order("reveal", field("site"), values=hidden_sites)
def _reveal(expedition: Expedition, parts: Sequence[str]) -> str:
    site = site_of(expedition.region, parts[0])
    if discovered(expedition.state, site.id):
        raise refused("desk-known", RULE, name=site.name)
    knowing.discover(expedition, site.id, "told")
    return WORDS("ruled-reveal", name=site.name)


@order("hide", field("site"), values=shown_sites)
def _hide(expedition: Expedition, parts: Sequence[str]) -> str:
    """Take a site off the party's map: it has to be searched for again."""
    state, site = expedition.state, site_of(expedition.region, parts[0])
    if site.id not in shown_sites(state):
        raise refused("desk-not-shown", RULE, name=site.name)
    expedition.change(finds=tuple(known for known in state.finds if known.site != site.id))
    expedition.set_site(replace(site, hidden=True, tn=site.tn or min(MOST_TN, difficulty(state, site.at))))
    return WORDS("ruled-hide", ground=known_name(state, site.at))


@order("remark", field("place"), field("remark", most=200, long=True), secret=True, values=remarks, offered=False)
def _remark(expedition: Expedition, parts: Sequence[str]) -> str:
    """Note something at a place, for the game master alone."""
    state, place = expedition.state, place_of(expedition.region, parts[0])
    words = DESK.words(parts[1], WORDS.message("the-remark"), 200)
    master = "" if state.master is None else state.names[state.master]
    expedition.change(rulings=(*state.rulings, Note(place, words, master, state.day)))
    return WORDS("ruled-remark", ground=place_name(expedition.region, place))


@order("show", field("place"), values=dark_places)
def _show(expedition: Expedition, parts: Sequence[str]) -> str:
    place = place_of(expedition.region, parts[0])
    knowing.learn(expedition, (place,), "gm")
    return WORDS("ruled-show", ground=place_name(expedition.region, place))


@order(
    "hint",
    field("toward-place"),
    field("clue-text", most=200, long=True),
    field("meant-site-or-none"),
    values=hints,
    offered=False,
)
def _hint(expedition: Expedition, parts: Sequence[str]) -> str:
    region, state = expedition.region, expedition.state
    toward, text = place_of(region, parts[0]), DESK.words(parts[1], WORDS.message("the-clue"), 200)
    site = site_of(region, parts[2]) if parts[2] else None
    target = site.at if site else toward
    token = Token("gm", text, state.here.at, toward, target, site.id if site else "", "", state.day)
    expedition.change(tokens=(*state.tokens, token))
    expedition.tell(finding.Clue(text, expedition.here_name(), place_name(region, toward), "gm"))
    return ""


@order("rumour", field("site"), values=hidden_sites)
def _rumour(expedition: Expedition, parts: Sequence[str]) -> str:
    site = site_of(expedition.region, parts[0])
    if discovered(expedition.state, site.id):
        raise refused("desk-known", RULE, name=site.name)
    knowing.rumour(expedition, site.id, "gm")
    return ""
