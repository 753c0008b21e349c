"""Why a bot player would make a move, in one short sentence."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.verbs import Buy, Choose, Equip, MoveTo, Pass, Use
from engine.core.words import upper

from ..rules import odds
from ..rules.actions.answering import NONE
from ..rules.exploring import searching
from ..speech import foes_in_sight, questions, strike_offers, way_offers
from ..speech.exit_offers import leads_out
from ..speech.words import called
from ..state import board, naming
from ..state.catalogue import WORDS, actor_noun, thing
from ..state.content import content
from ..state.moves import Act, Claim, Concede, Cure, Hide, Leave, Light, Pick, Search, Strategy
from ..state.state import Entity, State, Strike, entity_of
from . import worth
from .mind import Mind


def is_said_to_lie(state: State, here: str) -> bool:
    """Return whether the briefing says that what the party came for is in a region, where nothing shut may hold it."""
    return bool(way_offers.said_here(state, here)) and not odds.shut_in(state, here)


def why(state: State, index: int, move: Move, mind: Mind) -> str:
    """Return why a bot player would do that, in one short sentence."""
    match move:
        case Choose(option=option):
            return _answer(state, index, option)
        case MoveTo(to=to):
            return _way(state, index, to, mind)
        case Act():
            return _act(state, index, move)
        case Search():
            here = state.members[index].region
            if is_said_to_lie(state, here):
                return WORDS("why-search-for", what=way_offers.said_here(state, here))
            return WORDS("why-search")
        case Pick():
            return WORDS("why-pick")
        case Use(item=item):
            return WORDS("why-use", name=upper(WORDS.text(state.scenario.feature_by_id[item].name)))
        case Strategy(play=play):
            return (
                WORDS("why-draw")
                if play == "draw"
                else WORDS.text(worth.play_of(state, index, play).text) or WORDS("why-next")
            )
        case Equip(item=item):
            return WORDS("why-take") if item not in content().gear else WORDS("why-equip")
        case Light():
            return WORDS("why-lamp-out") if state.members[index].light else WORDS("why-lamp")
    return WORDS(f"plainly-{PLAIN.get(type(move), 'at-all')}")


PLAIN: dict[type[Move], str] = {
    Claim: "claim",
    Leave: "leave",
    Concede: "concede",
    Hide: "hide",
    Pass: "pass",
    Buy: "buy",
    Cure: "cure",
}
"""Reasons that are the same wherever they hold."""


def _answer(state: State, index: int, option: str) -> str:
    known = content()
    if option in known.crafts:
        return WORDS.text(known.crafts[option].about)
    if option in known.backgrounds:
        return WORDS.text(known.backgrounds[option].about)
    if option == NONE:
        return WORDS("why-no-card")
    play = known.catalogue.get(option)
    if play is None:
        return WORDS("why-careful")
    if play.kind == "reaction":
        endure = (WORDS("gist-endure", dice=play.endure),) if play.endure else ()
        defence = (WORDS("gist-defence", dice=play.defense),) if play.defense else ()
        task = questions.task_of(state)
        foe = entity_of(state, task.actor) if isinstance(task, Strike) else None
        return WORDS("why-ward", dice=(*endure, *defence), what="" if foe is None else actor_noun(state, foe.id))
    return WORDS.text(play.text) or WORDS("why-help", play=play.name)


def _way(state: State, index: int, to: str, mind: Mind) -> str:
    way = naming.exit_named(state, state.members[index].region, to)
    if way is None:
        return WORDS("why-on")
    beyond = way.other(state.members[index].region)
    watchers = tuple(thing(naming.entity_name(foe)) for foe in foes_in_sight.seekers(state, state.members[index].region))
    if watchers and not foes_in_sight.seekers(state, beyond):
        you = foes_in_sight.change(state, index, beyond, alone=True) == "away"
        return WORDS("why-away", what=watchers, you=you)
    if beyond == state.scenario.goal:
        return WORDS("why-goal")
    if beyond not in state.explored:
        out = leads_out(state, state.members[index].region, way) == "perhaps"
        return WORDS("why-new", out=out, exit=naming.exit_letter(state, way.id))
    target = state.scenario.region_by_id.get(mind.target)
    sought = way_offers.wanted(state)
    is_sought = target is not None and (not any(sought) or target.id in sought)
    if target is not None and is_sought and target.name and target.id not in (beyond, state.members[index].region):
        return WORDS("why-way", region=target.name)
    lies = beyond in way_offers.wanted(state) or odds.shut_in(state, beyond)
    if lies:
        return WORDS("why-take")
    return WORDS("why-look-again", where=naming.region_name(state, beyond), hides=not searching.is_through(state, beyond))


def _act(state: State, index: int, move: Act) -> str:
    play = worth.play_of(state, index, move.play)
    entity = naming.entity_named(state, move.target)
    if play.targets == "ally":
        return WORDS("why-mend", who=called(state, move.target), left=worth.ep_of(state, move.target))
    if play.targets == "lock":
        return WORDS("why-open")
    if entity is None:
        return WORDS("why-all") if play.targets in ("creatures", "enemies") else WORDS("why-finds-more")
    if entity.type in ("Environ", "Trap"):
        return WORDS("why-calm")
    return _blow(state, index, move, entity)


def _blow(state: State, index: int, move: Act, entity: Entity) -> str:
    play = worth.play_of(state, index, move.play)
    _, damage = odds.strike(state, index, play, entity)
    is_obstacle = entity.type == "Obstacle"
    left = board.effort_left(state, entity, index) if is_obstacle else entity.ep
    some, all_of_it = ("clears", "try") if is_obstacle else ("no", "blow")
    ends = some if damage < left else all_of_it
    about = int(damage) or 1 if is_obstacle else strike_offers.takes_about(play, entity, damage) or 1
    return WORDS("why-blow", ends=ends, damage=about, left=left)
