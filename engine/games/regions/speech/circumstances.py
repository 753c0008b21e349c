"""What is said from how things stand, besides what happened: whose light would help, until when something lasts, who came
out, what is left of a turn, and what the Challenges are about to do."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from engine.core.events import Happened
from engine.core.grammar import Noun
from engine.core.odds import odds
from engine.core.words import lower

from ..rules import awaiting, ending
from ..rules import odds as chances
from ..rules.actions.blows import most_damage
from ..rules.actions.dice_shifts import settings_of
from ..rules.challenges import policies
from ..rules.events import challenging, striking, turning
from ..rules.events.exploring import Gained, SawRegion, Searched
from ..rules.party import card_piles
from ..state import board, sheets
from ..state.catalogue import WORDS, region_noun, said_within, thing
from ..state.content import content
from ..state.naming import entity_name, gear_name
from ..state.state import Entity, Member, State, Strike, in_region, standing, who
from ..state.view import View
from . import exit_offers, foes_in_sight, outlook
from .sayings import saying
from .strategies import has_strategy
from .words import entry_name, levels_words


def _index(state: State, name: str) -> int | None:
    return next((index for index, member in enumerate(state.members) if member.name == name), None)


def place(state: State, name: str) -> str:
    """Return in which region a member is, "" for one who is out."""
    index = _index(state, name)
    region = None if index is None else state.scenario.region_by_id.get(state.members[index].region)
    return "" if region is None else region.name


AFTER = striking.Down | striking.Died | striking.Recovered | turning.ReachedGoal
"""Events after which more may have to be said of whom they happened to."""


def aftermath(state: State, told: Iterable[Happened]) -> str:
    """Return what becomes of what members carry who went down, died or are out while others are inside (REG-G76, REG-G44):
    the one keeps it until they are up, Gear and Valuables of the other are lost. Who was healed after going down still
    takes the Injury for it (REG-G07). "" for nothing."""
    told = tuple(told)
    said = [*_returns(state, told)]
    for e in told:
        index = _index(state, e.who) if isinstance(e, AFTER) else None
        if index is None or state.phase != "play":
            continue
        member, who = state.members[index], state.members[index].name
        if isinstance(e, striking.Recovered) and member.fallen:
            said.append(WORDS("still-injured", who=who))
        elif isinstance(e, striking.Down) and member.down and member.objects and not sheets.next_kills(member):
            things = tuple(thing(state.scenario.feature_by_id[item].name) for item in member.objects)
            said.append(WORDS("stays-with", who=who, things=things, where=place(state, who)))
        elif isinstance(e, striking.Died) and e.why != "closed" and (lost := _belongings(member)):
            said.append(WORDS("lost-with", who=who, things=lost))
        elif isinstance(e, turning.ReachedGoal) and (inside := exit_offers.carried_inside(state, index)):
            said.append(WORDS("still-inside", inside=inside))
    return " ".join(said)


def _returns(state: State, told: Sequence[Happened]) -> Iterator[str]:
    """Yield when Creatures are there again that were beaten just now (REG-116, REG-G40): as the round ends whose number
    from their defeat is the one of their kind."""
    for place, e in enumerate(told):
        if not isinstance(e, striking.Defeated) or e.type != "Creature" or state.phase != "play":
            continue
        foe = next((foe for foe in state.entities if entity_name(foe) == e.what), None)
        name = e.what.rstrip("0123456789 ")
        kind = next((kind for kind in content().challenges.values() if kind.name == name), None)
        back = any(isinstance(other, challenging.CameBack) and other.what == e.what for other in told[place:])
        if kind is None or not kind.respawn or back or (foe is not None and not foe.defeated):
            continue
        if e.away:
            yield WORDS("stays-away", what=thing(e.what))
            continue
        begun = sum(isinstance(other, turning.RoundBegins) for other in told[place:])
        yield WORDS("returns", what=thing(e.what), round=state.round - begun + kind.respawn)


def _belongings(member: Member) -> tuple[str, ...]:
    """Return the Gear and the Valuables of a member, by name."""
    purse = (WORDS("valuables", count=member.valuables),) if member.valuables else ()
    return (*(said_within(gear_name(item)) for item in (*member.equipped, *member.pack)), *purse)


def injuries_left(state: State, name: str) -> int:
    """Return how many more Injuries kill a member, by name (REG-G08); 0 for one who is dead."""
    index = _index(state, name)
    member = None if index is None else state.members[index]
    return 0 if member is None or member.dead else sheets.deadly(member) - member.injuries


def lit(state: State, name: str) -> str:
    """Return the name of the dark region on which a member's new light falls; "" for none."""
    index = _index(state, name)
    region = None if index is None else state.scenario.region_by_id.get(state.members[index].region)
    return region.name if region is not None and region.light == "dark" else ""


def unlit(state: State, name: str) -> str:
    """Return whose light would help a member in the dark, as a sentence; "" for none but their own, which a button lights,
    and where a light that is seen costs the party something (REG-192, REG-G25)."""
    index = _index(state, name)
    if index is None or board.is_risky(state):
        return ""
    for other in in_region(state, state.members[index].region):
        member, lamp = state.members[other], board.light_source(state.members[other])
        if other != index and member.standing and lamp and not member.light and not board.drowned(state, other):
            return WORDS("would-light", who=Noun(member.name), lamp=lower(gear_name(lamp)))
    return ""


def calm(state: State, what: str) -> int:
    """Return the last round in which a Challenge, named as inside a sentence, does nothing; 0 for none (REG-077)."""
    return max((entity.calm for entity in state.entities if thing(entity_name(entity)) == what), default=0)


def stands(state: State, what: str, targets: Sequence[str]) -> str:
    """Return the region in which an Environ, named as inside a sentence, acts while the party is in several, or "". Of
    those of a kind it is the one beside whom it aims at (REG-072)."""
    known, inside = state.scenario.region_by_id, [member for member in state.members if member.in_play]
    struck = {member.region for member in inside if member.name in targets}
    alike = [item for item in state.entities if item.type == "Environ" and thing(entity_name(item)) == what]
    acting = [item.at for item in alike if item.at in known and (len(alike) == 1 or item.at in struck)]
    return known[acting[0]].name if acting and len({member.region for member in inside}) > 1 else ""


def came_for(state: State, names: Collection[str]) -> tuple[str, ...]:
    """Return which of some objects, by name, are what the party came for."""
    wanted = {
        state.scenario.feature_by_id[need].name for need in state.scenario.needs if need in state.scenario.feature_by_id
    }
    return tuple(name for name in names if name in wanted)


def opens(state: State, names: Collection[str]) -> str:
    """Return that a key was found for something that the party does not know yet, "" for no such key."""
    keys = [feature for feature in state.scenario.features if feature.kind == "key" and feature.name in names]
    return WORDS("key-for-later") if any(key.id in state.found or key.id in state.taken for key in keys) else ""


def unmet(state: State, but: Collection[str] = ()) -> tuple[str, ...]:
    """Return what the party came for and is missing, as sentences name it, ``but`` what was just taken."""
    names = (state.scenario.feature_by_id[need].name for need in ending.missing(state))
    return tuple(thing(name) for name in names if name not in but)


def is_usual(state: State, e: Happened) -> bool:
    """Return whether an event is what a Disease takes at each turn, and leaves its member up: a turn's question tells what
    it takes."""
    if not isinstance(e, striking.Hurt) or not e.left:
        return False
    index = _index(state, e.who)
    if index is None:
        return False
    lasts = (item for item in state.ongoing if item.on == who(index) and item.effect is not None and item.effect.each)
    ills = (disease.name for disease in state.members[index].diseases)
    return e.by in (*ills, *(item.source for item in lasts))


def left_by_ills(state: State, told: Iterable[Happened]) -> int:
    """Return how many EP Diseases left a member as their turn began, 0 where they took none."""
    return min((e.left for e in told if isinstance(e, striking.Hurt) and is_usual(state, e)), default=0)


def carries_out(state: State, name: str) -> tuple[str, ...]:
    """Return what the party came for and a member, by name, has."""
    index = _index(state, name)
    held = () if index is None else state.members[index].objects
    known = state.scenario.feature_by_id
    return tuple(known[item].name for item in held if item in state.scenario.needs and item in known)


def is_high(state: State, e: Happened) -> bool:
    """Return whether what the party came for is found, taken or carried out by an event."""
    if isinstance(e, Gained | Searched):
        return bool(came_for(state, e.objects if isinstance(e, Gained) else e.found))
    return isinstance(e, turning.ReachedGoal) and bool(carries_out(state, e.who))


def left_of(state: State, actor: str, target: str) -> str:
    """Return what is left of a Challenge, named as inside a sentence, for a member: "5 EP left", "4 to go"; "" where it is
    none, or over."""
    entity = next((item for item in state.entities if thing(entity_name(item)) == target and not item.defeated), None)
    index = _index(state, actor)
    if entity is None or index is None:
        return ""
    obstacle = entity.type == "Obstacle"
    left = board.effort_left(state, entity, index) if obstacle else entity.ep
    return WORDS("left-of", left=left, effort=obstacle) if left else ""


def shift_of(state: State, source: str) -> str:
    """Return what lasts, by what its source brought, to end a sentence: ": +1 level Inflict", ": no Move"; "" for anything
    else."""
    brought: dict[tuple[int, tuple[str, ...]], list[str]] = {}
    for lasting in state.ongoing:
        if source in (lasting.source, lasting.source.partition("’s ")[2]) and lasting.entry:
            entries = brought.setdefault((lasting.levels, lasting.against), [])
            entries += [named] if (named := entry_name(lasting.entry)) not in entries else []
    said = [
        WORDS(
            "brings-levels",
            levels=levels_words(levels),
            entries=tuple(entries),
            against=tuple(WORDS("against-type", type=type) for type in against),
        )
        for (levels, against), entries in brought.items()
    ]
    if any(item.source == source and item.effect is not None and item.effect.kind == "stay" for item in state.ongoing):
        said.append(WORDS("brings-no-move"))
    return WORDS("brings", brings="; ".join(said)) if said else ""


def first_look(state: State, e: SawRegion) -> str:
    """Return a first look at a region that the scenario says nothing of, by its setting, its light and its water."""
    id = next((region.id for region in state.scenario.regions if region.name == e.name), "")
    setting = settings_of(state, id)[0] if id else state.scenario.setting
    beat = state.round * 7 + len(state.explored)
    for like in (e.water if e.water != "none" else "", "dark" if e.dark else ""):
        if like and (said := saying(f"arrive.{setting}.{like}", beat)):
            return said
    return saying(f"arrive.{setting}", beat)


def is_last_round(state: State) -> bool:
    """Return whether a chase is in its last round."""
    return state.phase == "play" and bool(state.limit) and state.limit - state.counter == 1


STIRRING = {turning.SetOut, striking.Played, striking.Clash, challenging.Went, challenging.Alerted, challenging.CameBack}
"""What is no calm start of a round."""


def mood(state: State, told: Collection[type[Happened]]) -> str:
    """Return one of our lines where something has come to a head; seldom more often than once in a round."""
    if state.phase != "play" or turning.Ended in told:
        return ""
    beat = state.round + len(state.explored)
    if challenging.TokensLost in told and 0 < state.tokens <= 2:
        return saying("stealth.low", beat)
    if turning.Counted in told and is_last_round(state):
        return saying("chase.last", beat)
    if turning.RoundBegins in told and not STIRRING & set(told):
        return saying(f"calm.{state.scenario.setting}", beat)
    return ""


# What the Challenges will do, as far as players may know it: those in sight, by what their kind does (REG-G30..G33). Where
# a game master decides for them nothing is foretold.


def coming(view: View) -> tuple[str, ...]:
    """Return what Creatures and Seekers will do, those in one region in one sentence: "the gnats and the hounds will attack
    Ada". The map shows where they are, and where an Environ reaches. What can take down the member whose turn it is stands
    beside the question."""
    if not foes_in_sight.is_foretold(view.state):
        return ()
    state = view.state
    mine = {foe.id for foe, whom, _ in blows(view) if view.state.turn is not None and whom == view.state.turn.member}
    told = mine & {foe.id for foe, _ in deadly_blows(view)}
    acting = [entity for entity in foes_in_sight.who_act(view) if not policies.may_try(state, entity)]
    acting = [entity for entity in acting if entity.id not in told]
    there = dict.fromkeys(entity.at for entity in acting if standing(state, entity.at))
    said = [_there(state, [entity for entity in acting if entity.at == at]) for at in there]
    away = _away(state, [entity for entity in acting if not standing(state, entity.at)])
    return (*said, *filter(None, away))


def watching(view: View) -> str:
    """Return whom Seekers in sight may notice as the round ends, those that come in from next door too: "At the round's end
    the squire and the lamp watch may notice Ada." For no PC it is which Seekers that were met are out of sight, "" for none
    (REG-131, REG-G32)."""
    if not foes_in_sight.is_foretold(view.state):
        return ""
    by_prey: dict[tuple[int, ...], list[Entity]] = {}
    for entity in foes_in_sight.who_act(view):
        if prey := policies.may_try(view.state, entity):
            by_prey.setdefault(prey, []).append(entity)
    if not by_prey:
        lost = tuple(_named(entity) for entity in foes_in_sight.lost_sight_of(view))
        return WORDS("out-of-sight", what=lost) if lost else ""
    return WORDS("watching", each=tuple(may_notice(view.state, whom, who) for whom, who in by_prey.items()))


def may_notice(state: State, prey: Sequence[int], seekers: Sequence[Entity]) -> str:
    """Return that Seekers may notice one of some members, and how likely the likeliest of it is once they are beside."""
    tries = [(entity, play, index) for entity in seekers if (play := policies.first_action(entity)) for index in prey]
    likeliest = max((chances.notices(state, index, entity, play) for entity, play, index in tries), default=0.0)
    comes = any(state.members[index].region != entity.at for entity, _, index in tries)
    return WORDS(
        "may-notice",
        what=tuple(_named(entity) for entity in seekers),
        whom=tuple(state.members[index].name for index in prey),
        all=len(prey) == sum(member.in_play for member in state.members) > 1,
        odds=odds(likeliest) if tries else "",
        how="many" if len(tries) > 1 else "comes" if comes else "beside",
    )


def _away(state: State, acting: list[Entity]) -> tuple[str, ...]:
    """Return what those will do who are beside no PC, Creatures of one region in one sentence."""
    said: dict[str, list[Entity]] = {}
    for entity in acting:
        said.setdefault(entity.at if entity.type == "Creature" else entity.id, []).append(entity)
    return tuple(
        _comes(state, alike) if alike[0].type == "Creature" else _seeks(state, alike[0]) for alike in said.values()
    )


CROWD = 3
"""So many who attack the same one are counted and not named: the map shows them."""


def _there(state: State, acting: list[Entity]) -> str:
    """Return whom Creatures beside a PC will attack there, the most Damage that they do, and the EP that are left."""
    by_prey: dict[int, list[Entity]] = {}
    for entity in acting:
        by_prey.setdefault(_deed(state, entity)[1], []).append(entity)
    return "; ".join(
        WORDS(
            "will-attack",
            what=tuple(map(_named, foes)),
            count=len(foes) if len(foes) >= CROWD else 0,
            whom=Noun(state.members[prey].name),
            alone=len(standing(state, foes[0].at)) == 1,
            most=sum(most(state, foe, prey) for foe in foes),
            left=state.members[prey].ep,
        )
        for prey, foes in by_prey.items()
    )


def most(state: State, foe: Entity, index: int) -> int:
    """Return the most Damage that something in a region does to a member with what it plays by itself, 0 for none."""
    play = policies.first_action(foe)
    if play is None or not play.damage:
        return 0
    return most_damage(state, index, Strike(foe.id, play.id, (who(index),), "turn"))


def blows(view: View) -> Iterator[tuple[Entity, int, int]]:
    """Yield what is known strikes whom before their next turn, with the most EP that it takes, if all stay where they are.

    Creatures attack the strongest beside them as the round ends, also those that come after a member from next door.
    Environs strike all in their region as the next round begins (REG-070, REG-114, REG-G31).
    """
    state = view.state
    seen = {foe.id for foe in foes_in_sight.in_sight(view)}
    known = (foe for foe in foes_in_sight.met(view) if not foe.defeated and (foe.type == "Environ" or foe.id in seen))
    for foe in known if foes_in_sight.is_foretold(state) else ():
        reached = standing(state, foe.at) if foe.type == "Environ" and foe.calm <= state.round else ()
        if foe.type == "Creature" and foe.calm < state.round and not foe.back:
            prey = policies.strongest(state, _strikes_in(state, foe))
            reached = () if prey is None else (prey,)
        yield from ((foe, index, harm) for index in reached if (harm := most(state, foe, index)))


def _strikes_in(state: State, foe: Entity) -> str:
    """Return the region in which a Creature attacks as the round ends: where it is, or next door where it comes after
    those it is not beside."""
    if standing(state, foe.at) or not content().challenges[foe.kind].pursues:
        return foe.at
    near = next((region for region in board.reach(state, foe, policies.PURSUIT) if standing(state, region)), foe.at)
    return board.step_toward(state, foe, near) or foe.at


def threats(view: View) -> dict[int, int]:
    """Return the most EP that each member loses by what is in sight, if all stay where they are; see `blows`."""
    found: dict[int, int] = {}
    for _, index, harm in blows(view):
        found[index] = found.get(index, 0) + harm
    return found


def deadly_blows(view: View) -> tuple[tuple[Entity, int], ...]:
    """Return what can take the member down whose turn it is before their next one, with the most EP of each; () where all
    of it together cannot. All counts that could strike where they are, whatever the others do."""
    turn = view.state.turn
    if turn is None or turn.over or not view.state.members[turn.member].standing:
        return ()
    member = view.state.members[turn.member]
    found = outlook.strikers(view.state, turn.member, member.region)
    return found if sum(harm for _, harm in found) >= member.ep else ()


def environs(view: View) -> tuple[str, ...]:
    """Return what acts before the players in the next round: known Environs with a PC beside them (REG-005, REG-070)."""
    state = view.state
    if not foes_in_sight.is_foretold(state):
        return ()
    shown = (entity for entity in foes_in_sight.in_sight(view) if entity.type == "Environ" and entity.calm <= state.round)
    return tuple(
        WORDS("reaches-everybody", what=entity_name(entity), where=_where(state, entity.at))
        for entity in shown
        if standing(state, entity.at)
    )


def others(view: View) -> tuple[str, ...]:
    """Return what Creatures and Seekers in sight will do after the players, those that can strike now first (REG-008,
    REG-062, REG-G31, REG-G32)."""
    if not foes_in_sight.is_foretold(view.state):
        return ()
    return tuple(filter(None, (_will(view.state, entity) for entity in foes_in_sight.who_act(view))))


def _will(state: State, entity: Entity) -> str:
    """Return what one of them will do, "" where that is nothing to reckon with."""
    if not standing(state, entity.at):
        return _comes(state, [entity]) if entity.type == "Creature" else _seeks(state, entity)
    deed, prey = _deed(state, entity)
    what, whom, where = _named(entity), Noun(state.members[prey].name), _where(state, entity.at)
    alone = len(standing(state, entity.at)) == 1
    if deed == "try":
        return WORDS("there-will-try", what=what, whom=whom, alone=alone, where=where)
    return WORDS(
        "there-will-attack", what=what, whom=whom, alone=alone, where=where, most=most(state, entity, prey), left=0
    )


def _comes(state: State, alike: Sequence[Entity]) -> str:
    """Return what Creatures of one region will do who are beside no PC."""
    hunters = tuple(_named(entity) for entity in alike if content().challenges[entity.kind].pursues)
    return WORDS("hunt", what=hunters, where=_where(state, alike[0].at)) if hunters else ""


def _seeks(state: State, entity: Entity) -> str:
    """Return what a Seeker will do who is beside no PC."""
    if prey := policies.may_try(state, entity):
        return may_notice(state, prey, (entity,))
    if not entity.alerted:
        return WORDS("goes-round", what=_named(entity))
    near = _where(state, entity.last) if entity.last in state.seen or entity.last in state.explored else ""
    return WORDS("seeks", what=_named(entity), near=near)


def _deed(state: State, entity: Entity) -> tuple[str, int]:
    """Return what one of them will do to which member beside it."""
    attacks = entity.type == "Creature"
    prey = policies.strongest(state, entity.at) if attacks else policies.latest_comer(state, entity.at)
    assert prey is not None, entity.at
    return "attack" if attacks else "try", prey


def _named(entity: Entity) -> Noun:
    """Return one of them as sentences name it: "alert sharp guard"."""
    name = thing(entity_name(entity))
    if not (entity.alerted and name.key):
        return name
    return WORDS.around(name, lambda text: WORDS("alert-one", name=text))


def _where(state: State, region: str) -> Noun:
    known = state.scenario.region_by_id.get(region)
    return region_noun(known.name) if known is not None else Noun(WORDS("region-out-of-sight"))


def left_words(state: State) -> tuple[str, ...]:
    """Return what is left of the turn under way: "a Strategy", "an Action", "a Move of 2", "2 Moves". A Strategy that only
    draws a card is left out: the card comes by itself."""
    phases, speeds = awaiting.left_of_turn(state)
    phases = phases if has_strategy(state) else tuple(each for each in phases if each != "strategy")
    move = (WORDS("left-move", speed=max(speeds), moves=len(speeds)),) if speeds else ()
    return (*(WORDS(f"unspent-{phase}") for phase in phases), *move)


def here(state: State, named: tuple[str, ...], seen: Sequence[str]) -> str:
    """Return what is here, by the names told and by those that sentences have for it, "" for nothing. What sets off each
    Trap is told beside it (REG-G34)."""
    if not named:
        return ""
    waiting = [
        item for item in state.entities if item.type == "Trap" and not item.defeated and thing(entity_name(item)) in seen
    ]
    triggers = {item.id: content().challenges[item.kind].trigger.replace(" ", "-") for item in waiting}
    traps = tuple(WORDS(f"sprung-by-{triggers[item.id]}", what=entity_name(item)) for item in waiting if triggers[item.id])
    warned = {thing(entity_name(item)) for item in waiting if triggers[item.id]}
    plain = tuple(name for name, said in zip(named, seen, strict=True) if said not in warned)
    return WORDS("here", seen=plain, traps=traps)


def names_cards(state: State) -> bool:
    """Return whether it is time for the member whose turn it is to name the cards that go, and some are left to name. What
    can still be played needs no name."""
    if state.turn is None or state.turn.over or card_piles.has_chosen(state.members[state.turn.member]):
        return False
    phases, speeds = awaiting.left_of_turn(state)
    is_over = sheets.cards_over(state.members[state.turn.member]) > len(phases)
    return is_over and not ("action" in phases and speeds)
