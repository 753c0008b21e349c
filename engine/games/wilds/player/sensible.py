"""A sensible party, and one that only tracks: every decision follows from the own view, and from what it remembers."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.flow import PARTY, Question
from engine.core.moves import Move
from engine.core.verbs import Buy, Choose, MoveTo, Trust

from ..rules import awaiting
from ..rules.finding import challenge
from ..rules.flow import open_questions
from ..rules.supplies import meals
from ..state import leads
from ..state.member import Member
from ..state.moves import (
    BEST,
    CAREFUL,
    NONE,
    PLAIN,
    Backtrack,
    Camp,
    Depart,
    Forage,
    Investigate,
    Rest,
    RolesTo,
    Search,
    Track,
)
from ..state.state import Foes, Found, State, able, discovered, foes_met, found, member_of, present, settlement
from ..state.view import View
from .atlas import Atlas, Memory

PARTY_OF_FOUR = ("ranger", "rogue", "druid", "fighter")
"""The party of the worked example (WLD-253..256)."""

PATIENCE, NEARLY = 7, 9
"""After so many days a party has had enough, and where it knows where to find what it came for."""
BEATEN = 3
"""So often beaten, it goes home."""
WEARY, WORN = 3.0, 4.5
"""Fatigue, on average, at which it looks for a roof, and at which it goes home if it knows of none."""
FIND, GOAL, SEEN, TREASURE, NEWS = 6.0, 40.0, 0.6, 2.0, 1.5
"""What things are worth, in stretches: a find, what it came for, a place not seen yet, a look into a find, and news."""
CAREFULLY = 0.4
"""Where something hides with such likelihood, the party takes its time over a Search."""
SUCCEEDS = 0.6
"""How often a test succeeds, about."""
GOAL_ITSELF = "goal"
"""What could once be tracked without any lead; a sensible party never did."""
MOST_TRACKS = 2
"""So often a lead is tracked at most."""


def decide(view: View, moves: list[Move], memory: Memory, beeline: bool = False) -> Move:
    """Return what a seat that is awaited does; ``moves`` are all its legal ones."""
    state = view.state
    assert view.seat is not None
    index = member_of(state, view.seat)
    assert index is not None
    if not state.members[index].ready:
        wanted = Choose(PARTY_OF_FOUR[view.seat % len(PARTY_OF_FOUR)])
        return wanted if wanted in moves else next(move for move in moves if isinstance(move, Choose))
    if view.seat in awaiting.asked_again(state):
        return Choose("again")
    asked = next((one.written() for one in open_questions(state) if one.owner in (index, PARTY)), None)
    if asked is not None:
        answer = Choose(reply(state, asked))
        return answer if answer in moves else Trust()
    return Turn(state, moves, memory, beeline).move()


def aside(view: View, moves: list[Move]) -> Move | None:
    """Return what a seat does besides before the next action, ``None`` for nothing: buy food, let somebody forage."""
    state = view.state
    assert view.seat is not None
    index = member_of(state, view.seat)
    if index is None or awaiting.moment(state) != "action" or not state.members[index].ready:
        return None
    member = state.members[index]
    food = Buy("rations")
    if meals(member) <= 2 and food in moves:
        return food
    forage = RolesTo("forager", member.handle)
    best = max(present(state), key=lambda other: (state.members[other].skills.get("nature", -1), other))
    spare = index not in (state.roles.pathfinder, state.roles.lookout)
    if state.roles.forager < 0 and forage in moves and spare and member.skills.get("nature", -1) >= 0 and best >= 0:
        return forage
    return None


# Answers.


def reply(state: State, asked: Question) -> str:
    """Return the answer to a question."""
    if asked.kind == "approach":
        foes = foes_met(state)
        return asked.default if foes is None else approach(state, foes, asked.options)
    if asked.kind == "depart":
        return "leave"
    if asked.kind == "favour" and "clue" in asked.options:
        return "clue"
    return asked.default


def approach(state: State, foes: Foes, options: tuple[str, ...]) -> str:
    """Return how to deal with somebody: talk to whoever listens, leave the wary alone, fight where it is worth it."""
    goal = state.region.goal
    at_goal = goal is not None and any(
        site.id == goal.site and site.at == state.here.at and discovered(state, site.id) for site in state.region.sites
    )
    if "talk" in options and (foes.disposition in ("neutral", "friendly") or (at_goal and foes.disposition == "wary")):
        return "talk"
    strong = foes.grit <= 2 * sum(member.able for member in state.members) and weariness(state) < WEARY
    if foes.fought:
        return "fight" if strong or foes.grit <= 2 else "flee"
    if at_goal or foes.disposition == "hostile":
        if not at_goal and "slip" in options:
            return "slip"
        return "fight" if strong else "flee"
    return "withdraw" if "withdraw" in options else "flee"


def weariness(state: State) -> float:
    """Return the party's Fatigue on average; a Wound counts for one."""
    there = [state.members[index] for index in present(state)]
    return sum(member.fatigue + len(member.wounds) for member in there) / max(1, len(there))


# The party's next action.


class Turn:
    """What the party does next."""

    def __init__(self, state: State, moves: list[Move], memory: Memory, beeline: bool) -> None:
        self.state, self.memory, self.beeline = state, memory, beeline
        self.moves = set(moves)
        self.listed = moves
        self.atlas = Atlas(state, memory)
        self.tired = weariness(state)

    def move(self) -> Move:
        """Return the next action."""
        state = self.state
        self.memory.why = "" if state.goal == "done" else "lost" if state.goal == "lost" else self.hopeless()
        if state.goal == "done" or self.memory.why:
            return Depart() if Depart() in self.moves else Trust()
        if state.stretch >= 4:
            return Camp()
        if self.beeline and (straight := self.track_on()) is not None:
            return straight
        if self.tired >= 2 and Rest() in self.moves:
            return Rest()
        if self.hungry() and state.stretch == 3 and Forage() in self.moves:
            return Forage()
        best, chosen = 0.0, None
        for worth, move in (*self.looks(), *self.tracks(), *self.places()):
            if worth > best and move in self.moves:
                best, chosen = worth, move
        if chosen is None:
            return self.anything()
        return self.noted(chosen)

    def hopeless(self) -> str:
        """Return why a party would rather go home without what it came for, "" if it would not."""
        is_near = self.state.goal == "found"
        if self.state.day > (NEARLY if is_near else PATIENCE):
            return "late"
        if self.memory.defeats >= BEATEN:
            return "beaten"
        roofs = [site for site in self.state.region.sites if site.category in ("settlement", "shelter")]
        if self.tired >= WORN and not is_near and not any(found(self.state, site.id) for site in roofs):
            return "worn out"
        return ""

    def hungry(self) -> bool:
        """Return whether somebody would have nothing to eat tonight."""
        if settlement(self.state) is not None:
            return False
        there = [self.state.members[index] for index in present(self.state)]
        empty = sum(not meals(member) and not member.fed for member in there)
        return empty > self.state.provisions

    def progress(self, verb: str, name: str) -> float:
        """Return what a Search or Track is worth in a place because it brings the party nearer to its goal."""
        if not challenge.running(self.state) or f"{verb} {self.atlas.id_of(name)}" in self.state.counted:
            return 0.0
        return GOAL / 4 * SUCCEEDS / self.state.challenge

    def looks(self) -> list[tuple[float, Move]]:
        """Return what looking into the sites here is worth."""
        rated: list[tuple[float, Move]] = []
        for move in self.listed:
            if isinstance(move, Investigate) and move == Investigate(move.site):
                site, known = self.state.region.site_by_id[move.site], found(self.state, move.site)
                if known is not None:
                    rated.append((self.worth_of(site.category, move.site, known), self.looking(move.site, known)))
        return rated

    def looking(self, site: str, known: Found) -> Move:
        """Return how a site is looked into: by somebody who has not failed at it, and what they came for with care."""
        care = CAREFUL if self.is_goal(site) and self.state.timer > 2 else PLAIN
        fresh = self.somebody_else(known.tried)
        for move in (Investigate(site, fresh, care), Investigate(site, fresh)):
            if move in self.moves:
                return move
        return Investigate(site)

    def somebody_else(self, tried: Collection[int]) -> str:
        """Return who is to try what others failed at: whoever is best, unless they were among them."""
        members = self.state.members
        fresh = [index for index in able(self.state) if index not in tried]
        if not tried or not fresh:
            return BEST
        return members[max(fresh, key=lambda index: (sum(_wits(members[index])), -index))].handle

    def worth_of(self, category: str, site: str, known: Found) -> float:
        """Return what looking into a site is worth."""
        if self.is_goal(site):
            return GOAL
        if self.state.region.site_by_id[site].occupied and category != "settlement":
            return 0.0
        tries = 0.4 ** len(known.tried)
        if category == "settlement":
            return NEWS if not known.visited else NEWS / 3
        if category == "danger":
            return 0.3
        return {"landmark": NEWS, "secret": TREASURE, "resource": 0.4, "shelter": 0.4}.get(category, 0.5) * tries

    def tracks(self) -> list[tuple[float, Move]]:
        """Return what following a lead is worth: what was heard of, or a clue."""
        rated: list[tuple[float, Move]] = []
        for move in self.listed:
            if isinstance(move, Track) and move == Track(move.target) and move.target != GOAL_ITSELF:
                tries = self.memory.tracked[self.lead(move.target)]
                if tries < MOST_TRACKS:
                    rated.append(((NEWS * SUCCEEDS + self.progress("track", self.atlas.here)) * 0.5**tries, move))
        return rated

    def followed(self) -> str:
        """Return a clue to be followed on to here from where it points: one that led to nothing there."""
        for name in sorted({move.clue for move in self.listed if isinstance(move, Search)}):
            token = leads.held(self.state, name)
            if token is not None and self.memory.searches[self.atlas.name(token.toward)]:
                return name
        return NONE

    def lead(self, target: str) -> str:
        """Return what a target of tracking says, so that the same hearsay is followed once."""
        token = leads.held(self.state, target)
        return target if token is None else f"{token.at} {token.toward} {token.text}"

    def places(self) -> list[tuple[float, Move]]:
        """Return what places are worth where something may hide, or that nobody has seen, by what it takes to get there."""
        rated: list[tuple[float, Move]] = []
        weary = self.tired >= WEARY
        reach = self.atlas.reach() | self.atlas.farther()
        is_lost = self.state.goal == "found" and not any(
            self.is_goal(site) for name in reach for site in self.atlas.sites(name)
        )
        for name, (cost, first) in reach.items():
            hiding = self.atlas.hiding(name)
            search = FIND * SUCCEEDS * hiding
            fresh = name not in self.atlas.visited
            if not self.memory.searches[name]:
                search += self.progress("search", name)
            if not first:
                care = hiding >= CAREFULLY and self.state.timer > 2
                tried = [index for place, index in self.state.retry if place == self.state.here.at]
                move = Search(self.somebody_else(tried), CAREFUL if care else PLAIN, self.followed())
                rated.append((search, move))
                continue
            worth = search / (cost + 1)
            if fresh:
                worth = max(worth, (SEEN + search + (GOAL / 4 if is_lost else 0.0)) / (cost + 1))
            for site in self.atlas.sites(name):
                known = found(self.state, site)
                if known is not None and not known.done:
                    category = self.state.region.site_by_id[site].category
                    worth = max(worth, self.worth_of(category, site, known) / (cost + 1))
                if weary and self.state.region.site_by_id[site].category == "settlement":
                    worth = max(worth, self.tired * 3 / (cost + 1))
            rated.append((worth, self.step(first)))
        return rated

    def is_goal(self, site: str) -> bool:
        """Return whether a site is what the party came for, as far as it knows."""
        goal = self.state.region.goal
        return goal is not None and goal.site == site

    def step(self, first: str) -> Move:
        """Return the Move, or the way back, that a step is."""
        to = self.atlas.move_to(first)
        back = Backtrack(to)
        return back if back in self.moves else MoveTo(to)

    def track_on(self) -> Move | None:
        """Return what a party does that only tracks: the goal, else any lead, then straight to where the goal is."""
        if self.state.goal == "found":
            return None
        tracks = [move for move in self.listed if isinstance(move, Track) and move == Track(move.target)]
        tracks.sort(key=lambda move: (move.target != GOAL_ITSELF, self.memory.tracked[self.lead(move.target)]))
        if not tracks:
            return None
        return self.noted(tracks[0])

    def noted(self, move: Move) -> Move:
        """Remember what is done, for it is not to be done for ever."""
        if isinstance(move, Search):
            self.memory.searches[self.atlas.here] += 1
            self.memory.clued[self.atlas.here] = self.atlas.count(self.atlas.here)
        if isinstance(move, Track):
            self.memory.tracked[self.lead(move.target)] += 1
        return move

    def anything(self) -> Move:
        """Return what is left to do where nothing seems worth it: camp."""
        return Camp() if Camp() in self.moves else next(move for move in self.listed if isinstance(move, (MoveTo, Trust)))


def _wits(member: Member) -> tuple[int, int]:
    """Return what somebody brings to looking for things, about: their better die, their better skill."""
    die = max(member.dice.get("spirit", 0), member.dice.get("mind", 0))
    return die // 2, max(member.skills.get(skill, -2) for skill in ("perception", "survival", "lore"))
