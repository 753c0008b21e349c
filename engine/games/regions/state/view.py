"""What a seat may know of a scenario: the state with every secret taken out.

The public and the party's members see the same (hands are open among friends, REG-G74); the game master sees everything.
Once it is over everybody does (REG-013, REG-019, REG-038). Which region is the goal is secret until it is seen, unless the
scenario tells (REG-022..025).
"""

from __future__ import annotations

from itertools import takewhile

import msgspec
from msgspec.structs import replace

from engine.core.flow import MASTER, Question, Then
from engine.core.game import Seat
from engine.core.memo import fleeting, memo
from engine.core.scene import Look

from . import board
from .content import Own
from .naming import entity_handle, exit_letter
from .scenarios import EXITS, Connection, Feature, Gift, Region, Scenario
from .state import (
    MASTERED,
    Body,
    Entity,
    Forced,
    Ongoing,
    Pool,
    Sighting,
    State,
    Strike,
    Task,
    Trial,
    Who,
    asked_now,
    entity_of,
    index_of,
    member_of,
)

INTERVENES = "intervene"
"""The step of the agenda in which a member plays the Interrupt or Assist that they have chosen."""

FOUND = "found"
"""What stands in a view in place of the dice of a hidden connection that came to light."""


class View(msgspec.Struct, frozen=True):
    """A scenario as ``seat`` sees it (``None``: the public). ``whole``: nothing was taken out.

    In a view that is not whole the ids are others: an entity's is its handle, a connection's is "<region>/<letter>" of an
    end that was explored; it keeps its place among the ``ways``. The scenario holds known regions and known ways only.
    Beyond a known exit that leads to an unknown place there is a region "?<region>/<letter>" without a name. It lies one
    step away in the direction of the way, and has water and a kind of exit that are known. Decks are sorted, defeated and
    unseen entities, patrols, hidden dice, the private log and what is to come are gone.

    Entities that are out of sight stand where they were last seen, as they were then (`State.sightings` tells since when).
    Seekers whose bodies the party knows of are there too, ``defeated``. An Obstacle that is known is an entity at its
    connection, whose ``obstacle`` is its kind. Features are those that were found, without what is in them; and those that
    the party came for, which are at "" until then. What a key opens is known where its bearer stands beside it. Of the
    agenda there is what is being asked, and the Strike or Trial that it is about. The goal is "" until it is known.

    ``begins``: the state is told as it will be once the turn of the member awaited has begun, and that brings something.
    """

    seat: Seat | None
    state: State
    whole: bool = False
    begins: bool = False


def view_for(state: State, seat: Seat | None) -> View:
    """Return the view of a seat."""
    if state.phase == "over" or (seat is not None and seat == state.master):
        return View(seat, state, True)
    known = known_state(state)
    own = () if seat is None else tuple(kept if of == seat else "" for of, kept in enumerate(state.brought))
    return View(seat, replace(known, brought=own) if own else known, False)


def truth(state: State) -> tuple[View, Look]:
    """Return what a game master sees, for everybody."""
    return View(None, state, True), Look("desk")


def own_index(view: View) -> int:
    """Return the member of the seat that a view belongs to."""
    index = None if view.seat is None else member_of(view.state, view.seat)
    assert index is not None, view.seat
    return index


@fleeting
@memo
def known_state(state: State) -> State:
    """Return the state with everything taken out that the party does not know, and ids that tell nothing."""
    known = Known(state)
    shown = {entity.id for entity in state.entities if entity.id in known.handles}
    return replace(
        state,
        scenario=known.scenario(),
        members=tuple(replace(member, deck=tuple(sorted(member.deck))) for member in state.members),
        entities=known.entities(),
        agenda=known.agenda(),
        ongoing=tuple(known.ongoing(item) for item in state.ongoing if known.knows(item.on) and known.knows(item.owner)),
        pools=tuple(Pool(known.who(pool.obstacle), pool.member, pool.ep) for pool in state.pools if pool.obstacle in shown),
        ways=tuple(known.ways.get(way, "") for way in state.ways),
        found=tuple(id for id in state.found if id in state.scenario.feature_by_id),
        taken=tuple(id for id in state.taken if id in state.found),
        opened=tuple(id for id in state.opened if id in state.found),
        fortunes={},
        luck=(),
        cleared=tuple(known.ways[way] for way in state.cleared if way in known.ways),
        closed=(*(region for region in state.closed if region in state.seen), *known.shut()),
        lit=tuple(region for region in state.lit if region in state.seen),
        bodies=tuple(Body(known.who(body.entity), body.at, body.hidden) for body in state.bodies if body.entity in shown),
        sightings=tuple(
            known.sighting(entity) for entity in state.entities if entity.id in shown and known.sighted(entity)
        ),
        forced=Forced(),
        rulings=(),
        secrets=(),
        brought=(),
    )


class Known:
    """What the party knows of a state, and what it calls things: ``handles`` of entities and names of ``ways``, by their
    ids."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.ways = {way: name for way in state.ways if way and (name := _way_name(state, way))}
        self.bodies = {body.entity for body in state.bodies}
        self.sightings = {known.entity: known for known in state.sightings}
        self.visible = {entity.id for entity in state.entities if entity.number and board.visible(state, entity)}
        self.acting = _acting(state)
        self.handles = {entity.id: self._handle(entity) for entity in state.entities if self._shows(entity)}

    def _shows(self, entity: Entity) -> bool:
        if entity.id == self.acting:
            return True
        if entity.number == 0:
            return False
        if entity.defeated:
            return entity.id in self.bodies
        if entity.type == "Obstacle" and entity.at not in self.ways:
            return False
        return entity.id in self.visible or entity.id in self.sightings

    def _handle(self, entity: Entity) -> str:
        return entity_handle(entity) if entity.number else f"unseen-{entity.kind}"

    def who(self, actor: Who) -> Who:
        """Return how a member or a Challenge is named in the view; "" for one that is not known."""
        return actor if index_of(actor) is not None or not actor else self.handles.get(actor, "")

    def knows(self, actor: Who) -> bool:
        """Return whether a name is a member's, "", or that of a Challenge that the party knows of."""
        return not actor or bool(self.who(actor))

    def place(self, at: str) -> str:
        """Return how a region, or an Obstacle's connection, is named in the view."""
        return self.ways.get(at, at)

    # The scenario.

    def scenario(self) -> Scenario:
        """Return the scenario with known regions, known ways and what was found, and nothing of how it ends."""
        state, scenario = self.state, self.state.scenario
        ways = tuple(self._way(way) for way in state.ways if way in self.ways)
        regions = tuple(self._region(region) for region in scenario.regions if self._mapped(region.id))
        goal = scenario.goal if scenario.known_goal or scenario.goal in state.seen else ""
        return replace(
            scenario,
            goal=goal,
            won="",
            lost="",
            partly="",
            drawn=(),
            regions=(*regions, *(self._beyond(way) for way in state.ways if way in self.ways and self._open_end(way))),
            connections=ways,
            placed=(),
            features=tuple(
                self._feature(feature)
                for feature in scenario.features
                if feature.id in state.found or feature.id in scenario.needs
            ),
            own=scenario.own if scenario.own.nothing else self._own(),
        )

    def _own(self) -> Own:
        """Return what the scenario brings along as far as it is known: Crafts and their cards, Gear from a town or that a
        member has come by, kinds of Challenges that the party has met."""
        state, own = self.state, self.state.scenario.own
        met = {entity.kind for entity in state.entities if entity.id in self.handles} | {*state.beaten}
        had = {item for member in state.members for item in (*member.equipped, *member.pack)}
        had |= {item for _, item in state.lying} | {item for craft in own.crafts for item in craft.gear}
        features = {*state.opened, *state.taken}
        had |= {item for feature in state.scenario.features if feature.id in features for item in feature.gives.gear}
        return Own(
            kinds=tuple(kind for kind in own.kinds if kind.id in met),
            plays=own.plays,
            crafts=own.crafts,
            gear=tuple(gear for gear in own.gear if gear.price or gear.id in had),
        )

    def _mapped(self, region: str) -> bool:
        scenario = self.state.scenario
        return region in self.state.seen or region == scenario.start or (scenario.known_goal and region == scenario.goal)

    def _region(self, region: Region) -> Region:
        """Return a region as far as it is known: its secrets never, its inside once it was explored, its look once it was
        seen; of a goal that was only told of, its name and where it lies."""
        if region.id in self.state.explored:
            return replace(region, fortunes=0, fortune="1d4")
        if region.id in self.state.looked or region.id == self.state.scenario.start:
            return replace(region, fortunes=0, fortune="1d4", bonus=0, hide_spot=True)
        return Region(region.id, region.name, x=region.x, y=region.y)

    def _open_end(self, way: str) -> str:
        """Return the end of a known way that is not on the map, "" where both are."""
        connection = self.state.scenario.connection_by_id[way]
        return next((end for end in (connection.a, connection.b) if end not in self.state.seen), "")

    def shut(self) -> tuple[str, ...]:
        """Return what stands for places that closed before they were seen, where a member stands at a way in."""
        state = self.state
        here = {way.id for member in state.members if member.in_play for way in state.scenario.exits.get(member.region, ())}
        open_ends = (way for way in state.ways if way in self.ways and way in here and self._open_end(way))
        return tuple(f"?{self.ways[way]}" for way in open_ends if self._open_end(way) in state.closed)

    def _end(self, way: str, end: str) -> str:
        return f"?{self.ways[way]}" if end and end == self._open_end(way) else end

    def _way(self, way: str) -> Connection:
        state = self.state
        known = state.scenario.connection_by_id[way]
        blocks = next((entity for entity in state.entities if entity.type == "Obstacle" and entity.at == way), None)
        shown = blocks is not None and blocks.id in self.handles
        return Connection(
            self.ways[way],
            self._end(way, known.a),
            self._end(way, known.b),
            known.obstacle if shown else "",
            self._end(way, known.low) if shown else "",
            self._end(way, known.high) if shown else "",
            FOUND if known.hidden else "",
        )

    def _beyond(self, way: str) -> Region:
        """Return what stands for the place beyond a known exit: one step away, in the direction of the way, with what is
        told at the exit: of what kind that is, and whether there is water (REG-G22)."""
        regions = self.state.scenario.region_by_id
        connection = self.state.scenario.connection_by_id[way]
        there = regions[self._open_end(way)]
        here = regions[connection.other(there.id)]
        return Region(
            f"?{self.ways[way]}",
            "",
            x=here.x + _sign(there.x - here.x),
            y=here.y + _sign(there.y - here.y),
            water="none" if there.water == "none" else "surface",
            ground=next((kind for kind, alike in EXITS.items() if there.ground in alike), ""),
        )

    def _feature(self, feature: Feature) -> Feature:
        seen = feature.id in self.state.found
        at = feature.at if seen and not feature.inside and feature.at in self.state.seen else ""
        return Feature(
            feature.id,
            feature.name,
            at,
            feature.kind,
            text=feature.text if seen else "",
            lock=feature.lock if seen else "",
            opens=self._opens(feature) if seen and feature.kind == "key" else "",
            use=feature.use if seen else "action",
            gives=feature.gives if {feature.id} & {*self.state.opened, *self.state.taken} else Gift(),
            inside=feature.inside and seen,
            effects=feature.effects if seen and feature.kind == "mechanism" else (),
        )

    def _opens(self, key: Feature) -> str:
        """Return what a key opens, where it is carried to what it fits, for there it may be used; else ""."""
        state = self.state
        fits = key.opens and any(
            key.id in member.objects and member.in_play and self._is_locked(index, key.opens)
            for index, member in enumerate(state.members)
        )
        return self.ways.get(key.opens) or self.handles.get(key.opens, key.opens) if fits else ""

    def _is_locked(self, index: int, what: str) -> bool:
        """Return whether something that is known has a Lock, or stands in a way, within a member's reach."""
        state, region = self.state, self.state.members[index].region
        if what in state.scenario.connection_by_id:
            way = state.scenario.connection_by_id[what]
            block = board.blocking(state, what)
            return region in (way.a, way.b) and block is not None and block.id in self.handles
        if (entity := entity_of(state, what)) is not None:
            return what in self.handles and board.targetable(state, index, entity)
        feature = state.scenario.feature_by_id.get(what)
        return feature is not None and feature.at == region and what in state.found and what not in state.opened

    # Challenges.

    def entities(self) -> tuple[Entity, ...]:
        """Return the Challenges that the party knows of, in the order in which moves name them."""
        return tuple(self._entity(entity) for entity in self.state.entities if entity.id in self.handles)

    def _entity(self, entity: Entity) -> Entity:
        handle, at = self.handles[entity.id], self.place(entity.at)
        if entity.defeated:
            return Entity(handle, entity.kind, entity.type, self._body_at(entity), number=entity.number, defeated=True)
        if entity.id in self.visible or entity.id not in self.sightings:
            return Entity(
                handle,
                entity.kind,
                entity.type,
                at,
                ep=entity.ep,
                tracks=dict(sorted(entity.tracks.items())),
                shown=entity.shown,
                number=entity.number,
                alerted=entity.alerted,
                lock=entity.lock,
                calm=entity.calm,
            )
        known = self.sightings[entity.id]
        return Entity(
            handle,
            entity.kind,
            entity.type,
            self.place(known.at),
            ep=known.ep,
            number=entity.number,
            alerted=known.alerted,
            lock=entity.lock,
        )

    def _body_at(self, entity: Entity) -> str:
        return next(body.at for body in self.state.bodies if body.entity == entity.id)

    def sighted(self, entity: Entity) -> bool:
        """Return whether it is noted, or would be at the next look, where something is or was last seen."""
        return entity.id in self.sightings or (entity.id in self.visible and not entity.defeated)

    def sighting(self, entity: Entity) -> Sighting:
        """Return where something was last seen, as it is named in the view: what is in sight now as it is now, whether or
        not a member has looked since."""
        if entity.id in self.visible:
            seen = Sighting(entity.id, entity.at, self.state.round, entity.ep, entity.alerted)
        else:
            seen = self.sightings[entity.id]
        return replace(seen, entity=self.who(seen.entity), at=self.place(seen.at))

    def ongoing(self, lasting: Ongoing) -> Ongoing:
        """Return what lasts on a member or a Challenge that is known."""
        return replace(lasting, on=self.who(lasting.on), owner=self.who(lasting.owner))

    # What is under way.

    def agenda(self) -> tuple[Task, ...]:
        """Return what is being asked of the party now, what members have already said they play, and the Action or trial it
        belongs to; nothing of what comes after. Of what the game master is asked, only that they are."""
        asked = asked_now(self.state)
        if any(question.owner == MASTER for question in asked):
            return (Question(MASTERED, MASTER, (), ""),)
        shown: list[Task] = [replace(question, subject=self._subject(question.subject)) for question in asked]
        answered = _answered(self.state)
        if answered is not None:
            before = takewhile(lambda task: task is not answered, self.state.agenda)
            shown += [task for task in before if isinstance(task, Then) and task.step == INTERVENES]
        if isinstance(answered, Strike):
            shown.append(self._strike(answered))
        if isinstance(answered, Trial):
            shown.append(replace(answered, target=self._subject(answered.target)))
        return tuple(shown)

    def _subject(self, subject: str) -> str:
        """Return what a question is about, with an id that tells nothing in place of a Challenge's or a connection's."""
        if entity_of(self.state, subject) is not None:
            return self.who(subject)
        if subject in self.state.scenario.connection_by_id:
            return self.ways.get(subject, "")
        return subject

    def _is_seen(self, target: Who) -> bool:
        """Return whether an actor is a member, or a Challenge in sight: what strikes all of a region tells of no other."""
        return index_of(target) is not None or target in self.visible

    def _strike(self, strike: Strike) -> Strike:
        return replace(
            strike,
            actor=self.who(strike.actor),
            targets=tuple(self.who(target) for target in strike.targets if self._is_seen(target)),
            way=self.ways.get(strike.way, ""),
            shifts=tuple((self.who(on), entry, shift) for on, entry, shift in strike.shifts if self.knows(on)),
            answers={self.who(on): answer for on, answer in strike.answers.items() if self.knows(on)},
            settings={self.who(on): setting for on, setting in strike.settings.items() if self.knows(on)},
        )


def _acting(state: State) -> Who:
    """Return the Challenge whose Action the party is asked about, "" for none: one that acts on a PC is known (REG-G06)."""
    strike = _answered(state)
    return strike.actor if isinstance(strike, Strike) and index_of(strike.actor) is None else ""


def _answered(state: State) -> Strike | Trial | None:
    """Return what the party is being asked about: the Action or trial that they may answer. What was decided already, and
    who is asked after them, stands before it on the agenda."""
    asked = asked_now(state)
    if not asked or any(item.owner == MASTER or not item.together for item in asked):
        return None
    return next((task for task in state.agenda if isinstance(task, Strike | Trial)), None)


def _way_name(state: State, way: str) -> str:
    """Return what a known way is called: the region that was explored first of its ends, and its letter there; "" where
    neither was."""
    connection = state.scenario.connection_by_id[way]
    ends = [end for end in state.explored if end in (connection.a, connection.b)]
    return f"{ends[0]}/{exit_letter(state, way)}" if ends else ""


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
