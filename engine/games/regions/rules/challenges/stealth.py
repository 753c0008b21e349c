"""Stealth: the party's Stealth Tokens, Seekers that become Alerted, and lights that give the party away (REG-173, REG-174,
REG-177, REG-178); lighting and dousing them, and what water does to a flame (REG-059, REG-G25)."""

from __future__ import annotations

from engine.core.flow import heed
from engine.core.needs import Action

from ...state import board, sheets
from ...state.catalogue import need
from ...state.content import content
from ...state.moves import Light
from ...state.state import Entity, State, Who, entity_of, index_of, who
from .. import ending, turns
from ..events import challenging, exploring
from ..exploring import knowing
from ..flow import answer
from ..progress import Venture
from ..steps import Lighting


def lose(venture: Venture, count: int, by: Who) -> None:
    """Take Stealth Tokens from the party, all at once and never below 0 (REG-194, REG-G47).

    A Seeker that does it becomes Alerted (REG-128). The last one gone, the scenario fails at once, whatever else is
    under way (REG-195, REG-G46). Only stealth scenarios have tokens (REG-173).
    """
    state = venture.state
    lost = min(count, state.tokens)
    if state.scenario.type != "stealth" or state.phase != "play" or lost < 1:
        return
    venture.change(tokens=state.tokens - lost)
    venture.tell(challenging.TokensLost(lost, venture.state.tokens, _seen_name(venture, by) if by else ""))
    entity = entity_of(state, by) if index_of(by) is None else None
    if entity is not None and entity.type == "Seeker" and not entity.defeated:
        alert(venture, by, "token", entity.at)
    if venture.state.tokens == 0:
        ending.fail(venture, "tokens")


def count_round(venture: Venture) -> None:
    """Take Stealth Tokens at the end of each round from that of the alarm on, where the scenario has one: first 1, then 1
    more each time (REG-G121)."""
    state = venture.state
    last = sheets.alarm(state)
    if not last or state.round < last or state.phase != "play":
        return
    venture.tell(challenging.TimeIsUp(state.scenario.until, state.round == last))
    lose(venture, state.round - last + 1, "")


def alert(venture: Venture, entity_id: str, why: str, place: str) -> None:
    """Make a Seeker Alerted until the end of the scenario, looking for the party at ``place`` (REG-129..131, REG-G48).

    ``why`` is "token", "body", "light" or "else". One that is Alerted already only learns of the new place, unless that
    is where it stands. What becomes Alerted out of sight is heard, not named, nor counted.
    """
    entity = venture.entity(entity_id)
    if entity.type != "Seeker" or entity.defeated:
        return
    if entity.alerted:
        if place != entity.at or why == "token":
            venture.set_entity(entity_id, last=place)
        return
    venture.set_entity(entity_id, alerted=True, last=place)
    if board.visible(venture.state, venture.entity(entity_id)):
        venture.tell(challenging.Alerted(venture.name(entity_id), why))
    elif not any(venture.happened(challenging.UnseenAlarm)):
        venture.tell(challenging.UnseenAlarm())


def _seen_name(venture: Venture, actor: Who) -> str:
    """Return what the one who costs Tokens is called, "" for a Challenge that the party does not see: it gives away that it
    is there, not what it is."""
    entity = entity_of(venture.state, actor) if index_of(actor) is None else None
    unseen = entity is not None and not (entity.defeated or entity.shown or board.visible(venture.state, entity))
    return "" if unseen else venture.name(actor)


def alarm(venture: Venture, place: str) -> None:
    """Alert every Seeker that hears a noise made in a region: those there, and next door where nothing blocks the way
    (REG-129); they come to look for it."""
    near = (place, *(end for end in _beside(venture.state, place)))
    for entity in venture.state.entities:
        if entity.type == "Seeker" and not entity.defeated and entity.at in near:
            alert(venture, entity.id, "else", place)


def lights(venture: Venture, by: Who = "") -> None:
    """Let Seekers notice the light in regions that are dark by themselves (REG-191, REG-192, REG-G26).

    To be called whenever a light starts or moves, ``by`` being its bearer, and when the Seeker ``by`` has ended a step;
    "" looks at every light and every Seeker. By the scenario's rule a light that is seen is the end, or costs a token
    once per Seeker and round and Alerts that Seeker.
    """
    for entity in _watchers(venture.state):
        where = _light_seen(venture.state, entity, by)
        if where and venture.state.phase == "play":
            _notice(venture, entity, where)


def flare(venture: Venture, region: str) -> None:
    """Let Seekers notice that a region which was dark by itself is lit now by something in it, there or next door (REG-191,
    REG-G26). After that it is lit by itself, and nothing new."""
    for entity in _watchers(venture.state):
        if region in (entity.at, *board.in_view(venture.state, entity.at)) and venture.state.phase == "play":
            _notice(venture, entity, region)


def _watchers(state: State) -> tuple[Entity, ...]:
    """Return the Seekers that would mind a light, and have seen none in this round."""
    if state.scenario.type != "stealth" or state.phase != "play" or state.scenario.light_rule == "none":
        return ()
    return tuple(entity for entity in state.entities if entity.type == "Seeker" and not entity.defeated and not entity.saw)


def _notice(venture: Venture, seeker: Entity, where: str) -> None:
    venture.set_entity(seeker.id, saw=True)
    venture.tell(challenging.LightSeen(_seen_name(venture, seeker.id), venture.region_name(where)))
    if venture.scenario.light_rule == "defeat":
        ending.fail(venture, "light")
        return
    alert(venture, seeker.id, "light", where)
    lose(venture, 1, seeker.id)
    venture.set_entity(seeker.id, last=where)


def _light_seen(state: State, seeker: Entity, by: Who) -> str:
    """Return the region whose light a Seeker notices, its own first, then by id; "" for none."""
    index = index_of(by) if by else None
    if by and index is None and by != seeker.id:
        return ""
    regions = (seeker.at, *board.in_view(state, seeker.at))
    if index is not None:
        bearer = state.members[index]
        burning = bearer.in_play and board.burning(state, index)
        regions = tuple(region for region in regions if region == bearer.region and burning)
    dark = (region for region in regions if not board.lit_by_itself(state, region))
    return next((region for region in dark if board.lit(state, region)), "")


def _beside(state: State, region: str) -> tuple[str, ...]:
    """Return the regions next to one by connections that nothing blocks."""
    ends = (connection.other(region) for connection in state.scenario.exits[region] if board.unblocked(state, connection))
    return tuple(sorted(set(ends)))


STAY, LIGHT = "stay", "light"
"""The answers before a light is lit that may be seen."""


# Lamps.


SEE_TO_LIGHT = Action(
    Light,
    (
        need("no-time-for-lamp", "REG-G25", lambda state, index: turns.free(state)),
        need("you-are-down", "REG-G07", lambda state, index: state.members[index].standing),
        need("no-light-in-hand", "REG-G25", lambda state, index: bool(board.light_source(state.members[index]))),
        need("light-seen-to", "REG-G25", lambda state, index: not state.members[index].switched),
        need(
            "no-flame-under-water",
            "REG-059",
            lambda state, index: state.members[index].light or not board.drowned(state, index),
        ),
    ),
)
"""To light or douse one's light (REG-G25)."""


def see_to_light(venture: Venture, index: int) -> None:
    """Light or douse a member's light; one who would light a lamp that may be seen is asked once more (REG-192, REG-G25).
    `IllegalMove` where it may not be."""
    heed(SEE_TO_LIGHT.refuse_all(venture.state, index))
    if board.is_risky(venture.state) and not venture.member(index).light:
        venture.push(Lighting(owner=index, options=(STAY, LIGHT), default=STAY))
    else:
        toggle(venture, index)


@answer(Lighting)
def _light(venture: Venture, question: Lighting, option: str) -> None:
    if option == LIGHT and SEE_TO_LIGHT.refuse_all(venture.state, question.owner) is None:
        toggle(venture, question.owner)


def toggle(venture: Venture, index: int) -> None:
    """Light or douse a member's light: free once a round (REG-G25). `IllegalMove` where it may not be."""
    heed(SEE_TO_LIGHT.refuse_all(venture.state, index))
    venture.set_member(index, switched=True)
    _set_light(venture, index, not venture.member(index).light)
    knowing.look(venture)
    lights(venture, who(index))


def drown(venture: Venture, index: int) -> None:
    """Let a flame go out that has come under water (REG-059)."""
    if venture.member(index).light and board.drowned(venture.state, index):
        _set_light(venture, index, False, "water")


def put_away(venture: Venture, index: int) -> None:
    """Let a light go out whose bearer does not have it on any more."""
    if venture.member(index).light:
        venture.set_member(index, light=False)


def _set_light(venture: Venture, index: int, on: bool, why: str = "") -> None:
    member = venture.member(index)
    venture.set_member(index, light=on)
    venture.tell(exploring.Light(member.name, content().gear[board.light_source(member)].name, on, why), reveals=on)
