"""What the Challenges will do, as far as players may know it: those in sight, by what their kind does (REG-G30..G33).

Where a game master decides for them nothing is foretold.
"""

from __future__ import annotations

from engine.core.words import listed

from ..rules.challenges import policies
from ..state import board
from ..state.content import content
from ..state.naming import entity_name, the
from ..state.state import Entity, State, standing
from ..state.view import View
from .words import is_many, place, s

MOVING = ("Creature", "Seeker")


def is_foretold(state: State) -> bool:
    """Return whether the Challenges follow their policies; a game master may let them do anything (REG-G28)."""
    return state.phase == "play" and not (state.rules.referee == "gm" and state.master is not None)


def met(view: View) -> tuple[Entity, ...]:
    """Return the Challenges that the party has seen, wherever they are now; of a whole view not those it never saw."""
    return tuple(entity for entity in view.state.entities if entity.number and not entity.hidden)


def in_sight(view: View) -> tuple[Entity, ...]:
    """Return the Challenges in play that the party sees now; in a view all others stand where they were last seen."""
    return tuple(entity for entity in met(view) if not entity.defeated and board.visible(view.state, entity))


def coming(view: View) -> tuple[str, ...]:
    """Return what both will do, those in one region in one sentence: "in the Cellar the gnats and the hounds will attack
    Ada; the mist reaches everybody"."""
    if not is_foretold(view.state):
        return ()
    state = view.state
    acting, reaching = _acting(view), _reaching(view)
    said: list[str] = []
    for region in dict.fromkeys(entity.at for entity in (*acting, *reaching) if standing(state, entity.at)):
        there = [_there(state, [entity for entity in acting if entity.at == region])]
        names = [the(entity_name(entity)) for entity in reaching if entity.at == region]
        if names:
            alone = standing(state, region) if len(standing(state, region)) == 1 else ()
            whom = state.members[alone[0]].name if alone else "everybody"
            there.append(f"{listed(names)} {_plural(names, 'reaches', 'reach')} {whom}")
        said.append(f"in {_where(state, region)} {'; '.join(filter(None, there))}")
    away = _away(state, [entity for entity in acting if not standing(state, entity.at)])
    return (*said, *filter(None, away))


def _away(state: State, acting: list[Entity]) -> tuple[str, ...]:
    """Return what those will do who are beside nobody, Creatures of one region that do the like in one sentence."""
    by_deed: dict[str, list[str]] = {}
    for entity in acting:
        said, name = _will(state, entity), _named(entity)
        if entity.type == "Creature" and said.startswith(name):
            by_deed.setdefault(said.removeprefix(name), []).append(name)
        else:
            by_deed.setdefault(said, [])
    return tuple(f"{listed(names)}{deed}" for deed, names in by_deed.items())


def _there(state: State, acting: list[Entity]) -> str:
    """Return what those beside somebody will do there, the like ones together."""
    by_deed: dict[str, list[str]] = {}
    for entity in acting:
        by_deed.setdefault(_deed(state, entity), []).append(_named(entity))
    return "; ".join(f"{listed(names)} {deed}" for deed, names in by_deed.items())


def _plural(names: list[str], one: str, many: str) -> str:
    return many if len(names) > 1 else s(names[0], one, many)


def environs(view: View) -> tuple[str, ...]:
    """Return what acts before the players in the next round: known Environs with somebody beside them (REG-005,
    REG-070)."""
    return tuple(_reaches(view.state, entity) for entity in _reaching(view)) if is_foretold(view.state) else ()


def _reaching(view: View) -> list[Entity]:
    state = view.state
    shown = [entity for entity in in_sight(view) if entity.type == "Environ" and entity.calm <= state.round]
    return [entity for entity in shown if standing(state, entity.at)]


def _reaches(state: State, entity: Entity) -> str:
    name = entity_name(entity)
    return f"{the(name)} {s(name, 'reaches', 'reach')} everybody in {_where(state, entity.at)}"


def others(view: View) -> tuple[str, ...]:
    """Return what Creatures and Seekers in sight will do after the players, those that can strike now first (REG-008,
    REG-062, REG-G31, REG-G32)."""
    if not is_foretold(view.state):
        return ()
    return tuple(filter(None, (_will(view.state, entity) for entity in _acting(view))))


def _acting(view: View) -> list[Entity]:
    state = view.state
    acting = [
        entity for entity in in_sight(view) if entity.type in MOVING and entity.calm < state.round and not entity.back
    ]
    return sorted(acting, key=lambda entity: (not standing(state, entity.at), not entity.alerted))


def _will(state: State, entity: Entity) -> str:
    """Return what one of them will do, "" where that is nothing to reckon with."""
    name = _named(entity)
    where = _where(state, entity.at)
    if deed := _deed(state, entity):
        return f"{name} {deed}{',' if ',' in deed else ''} in {where}"
    if entity.type == "Creature":
        return f"{name} in {where} will come for whoever is near" if content().challenges[entity.kind].pursues else ""
    if not entity.alerted:
        goes = "go on their rounds" if is_many(entity_name(entity)) else "goes on its round"
        return f"{name} {goes}"
    near = _where(state, entity.last) if entity.last in state.seen or entity.last in state.explored else ""
    return f"{name} {s(entity_name(entity), 'searches', 'search')} {f'near {near}' if near else 'for you'}"


def _deed(state: State, entity: Entity) -> str:
    """Return what one of them will do to somebody beside it, "" where nobody is."""
    alone = len(standing(state, entity.at)) == 1
    if entity.type == "Creature":
        prey = policies.weakest(state, entity.at)
        if prey is None:
            return ""
        return f"will attack {state.members[prey].name}{'' if alone else ', the weakest'}"
    prey = policies.latest_comer(state, entity.at)
    if prey is None:
        return ""
    return f"will try {state.members[prey].name}{'' if alone else ', the last to come'}"


def _named(entity: Entity) -> str:
    """Return one of them as it stands inside a sentence: "the alert sharp guard"."""
    name = the(entity_name(entity))
    return f"the alert {name.removeprefix('the ')}" if entity.alerted and name.startswith("the ") else name


def _where(state: State, region: str) -> str:
    known = state.scenario.region_by_id.get(region)
    return place(known.name) if known is not None else "a region out of sight"
