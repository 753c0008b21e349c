"""What a sensible explorer thinks of: the party's next action and what speaks for it, and answers to what is asked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from engine.core.errors import Text
from engine.core.flow import Ask
from engine.core.moves import Move
from engine.core.verbs import Choose, MoveTo

from ..rules import camp, clock, odds, trials
from ..rules.clock import nearing
from ..rules.finding import challenge
from ..rules.finding.studying import looks_at
from ..rules.steps import asks
from ..rules.trials import difficulty
from ..state import leads
from ..state.catalogue import WORDS
from ..state.looks import open_ways, task_of
from ..state.member import LATE, NIGHT, Member
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
    Journey,
    Rest,
    Scout,
    Search,
    Track,
)
from ..state.state import Found, State, able, foes_met, found, last_day
from ..state.view import SOON
from . import known_map
from .judgement import ANYWHERE, GOALWARD, Aim, Temper
from .known_map import Atlas, Mind
from .strength import GUESSED, PATIENCE, RESTED, TIRED, WEARY, approach, can_beat, enough, hungry, toll, weariness
from .weighing import best_way

BANE = 1
"""About so much a bane takes off a total of die and skill."""

FEWEST = 2
"""So many have to be free for one of them to be sent ahead."""
SPARE_ACTIONS = 2
"""With so many actions by day for each that the goal takes at least, those who count do not go on by night."""
SPARE = 4
"""With fewer days to come than that none is spared for a rest, nor an evening to look ahead."""
HUNTED = 1.8
"""How much a party makes of the chance that a hunt ends where it goes."""
HERE_FIRST = 1.35
"""How much more a first search that is a step to the goal is worth where the party is: it need not come back for it."""
ONWARD = 1.1
"""How much better new ground that lies farther that way than the party is beside that."""
STAYS = 1.1
"""How much better it is to look ahead from a roof in the evening than to go there."""
PRESSED = 2.0
"""Below this Fatigue, on average, they do so once time presses."""
FIND, GOAL, SEEN, TREASURE, NEWS = 6.0, 40.0, 0.6, 2.0, 1.5
"""What things are worth, in stretches: a find, what it came for, a place not seen yet, a look into a find, and news."""
FIND_ASIDE = 1.5
"""What a find is worth to those who count, while days run out for a hunt: it need not be the goal."""
HINT = 0.2
"""What a clue of a hunt is worth: better odds for one search."""
NEEDED = 100.0
"""What has to be done before all else is worth."""
SUCCEEDS = 0.6
"""How often a test succeeds, about."""
SURE = 0.9
"""A search that succeeds as often needs no clue."""
BEATS = 0.8
"""How often those who think that they can beat others do."""
MOST_TRACKS = 2
"""So many members try to read a trail."""


class Idea(msgspec.Struct, frozen=True):
    """An action, what it is worth, why, in a short sentence, and what for, as it stands above the question."""

    worth: float
    move: Move
    why: Text
    aim: Aim = GOALWARD


# Answers.


def reply(state: State, asked: Ask, temper: Temper) -> str:
    """Return the answer to a question."""
    foes = foes_met(state)
    match asked:
        case asks.Approach() if foes is not None:
            return approach(state, foes, asked.options, temper.keeps_count)
        case asks.Dilemma():
            return best_way(state, asked, temper.keeps_count, temper.counts)
        case asks.Depart():
            return asks.LEAVE
        case asks.Avoid() if 0 < last_day(state) <= state.day + 1 and state.goal in ("open", "found"):
            # On the last two days time is worth more than Wounds.
            return "face"
        case asks.Favour():
            # Help at the goal wins; in a hunt a clue rules out nothing.
            wanted = ("help", "food", "trade") if state.goal == "found" or state.hunt else ("clue", "help", "food")
            return next((what for what in wanted if what in asked.options), asked.default)
        case asks.Insight() if temper.clever and "linked" in asked.options and "clue" not in asked.options:
            return "linked"
        case _:
            return asked.default


def is_deadly(state: State, text: str) -> bool:
    """Return whether what a member proposes could plainly be the end: a fight against odds, a march of the exhausted."""
    foes = foes_met(state)
    if foes is not None:
        weak = foes.grit > 3 * len(able(state)) or weariness(state) >= 2 * WEARY - 1
        return weak and text == str(Choose("fight"))
    spent = any(state.members[index].fatigue >= 5 for index in able(state))
    marching = text.partition(" ")[0] in ("move", "search", "scout", "track", "investigate")
    return spent and state.stretch >= NIGHT and marching and not clock.is_last_night(state)


# The party's next action.


class Turn:
    """What the party could do next, in the judgement of one of it."""

    def __init__(self, state: State, moves: Sequence[Move], mind: Mind, temper: Temper, sites: int = 0) -> None:
        """Begin; ``sites``: how many there are, told once the goal is reached."""
        self.state, self.mind, self.temper, self.sites = state, mind, temper, sites
        self.moves = set(moves)
        self.listed = moves
        self.atlas = Atlas(state, mind, temper.looks_on, temper.clever)
        self.tired = weariness(state)
        self.stays = self._stays()
        self.late = temper.counts and odds.is_out_of_reach(state)
        races = temper.counts and last_day(state) > 0 and bool(state.hunt) and not self.late
        self.find = FIND_ASIDE if races else FIND

    def ideas(self) -> list[Idea]:
        """Return all that is worth doing, the best first."""
        open_to = [idea for idea in self._all() if idea.move in self.moves and idea.worth > 0]
        best: dict[Move, Idea] = {}
        for idea in open_to:
            if idea.move not in best or best[idea.move].worth < idea.worth:
                best[idea.move] = idea
        return sorted(best.values(), key=lambda idea: -idea.worth) or [self._anything()]

    def _all(self) -> Iterator[Idea]:
        why = self.enough()
        if why is not None:
            yield Idea(3 * NEEDED, Depart(), why, Aim("won" if self.state.goal == "done" else "home"))
        if self.state.stretch == LATE or (self.state.stretch == NIGHT and not self._presses()):
            yield Idea(2 * NEEDED, Camp(), WORDS.message("why-night"), Aim("night"))
        if self.tired >= (RESTED if self.temper.clever else TIRED) and not self._is_short():
            yield Idea(NEEDED + 1, Rest(), WORDS.message("why-rest"), Aim("rest"))
        if self.state.stretch == 3 and hungry(self.state) and not self._ends_tonight():
            yield Idea(NEEDED, Forage(), WORDS.message("why-hungry"), Aim("food"))
            yield from self._ahead()
        yield from self._looks()
        yield from self._tracks()
        yield from self._places()

    def _ahead(self) -> Iterator[Idea]:
        """Yield to send a member ahead where others forage meanwhile, to where most may be."""
        forager = trials.forager(self.state)
        if forager >= 0 and self.state.members[forager].habits.forage == "beside":
            for name, move in self._errands(forager):
                yield Idea(NEEDED + 1 + self.atlas.hiding(name), move, WORDS.message("why-ahead"))

    def _errands(self, busy: int) -> Iterator[tuple[str, Move]]:
        """Yield the Scout's errands that tell something, by the best of those who are not ``busy``."""
        spare = [index for index in able(self.state) if index != busy]
        if len(spare) < FEWEST:
            return
        who = self.state.members[trials.best_member(self.state, spare, *trials.TESTS["scout"])].handle
        for move in self.listed:
            if isinstance(move, Scout) and move.who == who:
                name = self.atlas.named(move.to)
                if name not in self.atlas.visited and self.atlas.seen(name) is None:
                    yield name, move

    def _stays(self) -> dict[str, Move]:
        """Return how to look at the places around from under a roof in the evening, where camp is made all the same."""
        is_evening = self.temper.clever and self.state.stretch == NIGHT - 1 and not self._is_short()
        return dict(self._errands(trials.forager(self.state))) if is_evening and camp.shelter_here(self.state) else {}

    def _is_short(self) -> bool:
        """Return whether days run out so soon that none can be spared."""
        return 0 < last_day(self.state) < self.state.day + SPARE

    def _ends_tonight(self) -> bool:
        """Return whether the goal is reached today or never: the night's hunger matters no more."""
        return clock.is_last_day(self.state) and self.state.goal in ("open", "found")

    def _presses(self) -> bool:
        """Return whether the party goes on by night: with the goal in sight or the days nearly over while no member
        suffers by it, and in the last night in any case."""
        state = self.state
        if state.stretch == NIGHT and clock.is_last_night(state):
            return True
        if not self.temper.keeps_count or state.stretch != NIGHT or state.goal not in ("open", "found"):
            return False
        if self.temper.counts and last_day(state) and (ways := odds.ways_here(state)):
            return max(odds.wins_by(state, way) for way in ways) > odds.camp_wins(state)
        is_pressed = state.goal == "found" or state.day >= (last_day(state) or PATIENCE) - 1
        if self.temper.counts and last_day(state):
            is_pressed = is_pressed and clock.by_day(state) < SPARE_ACTIONS * clock.missing(state)
            # What is done tonight is done before all rolls get harder.
            is_pressed = is_pressed or (nearing(state) is state and nearing(state, SOON) is not state)
        return is_pressed and self.tired < PRESSED

    def enough(self) -> Text | None:
        """Return why a party would rather go home, ``None`` if it would not."""
        return enough(self.state, self.mind.beaten, self.sites)

    def _progress(self, verb: str, name: str, hiding: float = 0.0) -> float:
        """Return what a success in a place is worth because it brings the party nearer to its goal: a Search of a party
        that is close counts by a clue, or as likely as something is ``hiding`` there."""
        place = self.atlas.id_of(name)
        if self.late or not challenge.running(self.state) or (place and not challenge.counts_at(self.state, verb, place)):
            return 0.0
        here = verb == "search" and name == self.atlas.here
        succeeds = chance(self.state, Search()) if here else SUCCEEDS
        worth = self._progress_of(succeeds * (known_map.share(self.state, name) if self.temper.counts else 1.0))
        blind = verb == "search" and challenge.is_close(self.state) and not self.atlas.count(name)
        return worth * hiding if blind else worth

    def _progress_of(self, steps: float) -> float:
        """Return what so many steps to the goal are worth."""
        return steps * GOAL / 4 / self.state.challenge if self.state.challenge else 0.0

    # Looking into what is here.

    def _looks(self) -> Iterator[Idea]:
        """Yield what looking into the sites here is worth."""
        ways = [move for move in self.listed if isinstance(move, Investigate) and open_ways(self.state, move.site)]
        if ways:
            known = found(self.state, ways[0].site)
            assert known is not None
            worth, why = self._worth_of("", ways[0].site, known)
            yield Idea(worth, max(ways, key=lambda move: chance(self.state, move)), why)
        for move in self.listed:
            if isinstance(move, Investigate) and move == Investigate(move.site):
                site, known = self.state.region.site_by_id[move.site], found(self.state, move.site)
                if known is not None:
                    worth, why = self._worth_of(site.category, move.site, known)
                    tested = not site.occupied and Investigate(move.site, BEST, CAREFUL) in self.moves
                    if self.temper.keeps_count and worth and tested:
                        succeeds = chance(self.state, move) / SUCCEEDS
                        worth = (worth + self._progress("investigate", self.atlas.here)) * succeeds
                    yield Idea(worth, self._looking(move.site, known), why, self._look_at(move.site, self.atlas.here))

    def _look_at(self, site: str, place: str) -> Aim:
        """Return what it is for to go to a place and look into a site."""
        if self.is_goal(site):
            return GOALWARD
        prepared, counts = self.state.region.site_by_id[site], challenge.counts_here(self.state, "investigate")
        if prepared.occupied and prepared.category == "danger":
            return Aim("site", place, site, "foes")
        known = found(self.state, site)
        tested = known is not None and (task_of(prepared, known).skills or prepared.category == "resource")
        is_step = challenge.running(self.state) and counts and tested and not prepared.occupied
        return Aim("site", place, site, "step" if is_step else prepared.category)

    def _looking(self, site: str, known: Found) -> Move:
        """Return how a site is looked into: by a member who has not failed at it, and what they came for with care."""
        free = clock.care_is_free(self.state)
        care = CAREFUL if (self.is_goal(site) or self.temper.clever) and free else PLAIN
        careful, plain = (self._by_whom(Investigate(site, care=how), known.tried) for how in (care, PLAIN))
        return careful if careful in self.moves else plain

    def _by_whom(self, move: Investigate | Search | Track, tried: Collection[int]) -> Investigate | Search | Track:
        """Return an action by a member who has not failed at it, unless the best member's odds are better all the same."""
        other = replace(move, who=self._somebody_else(tried))
        if other.who == move.who or other not in self.moves:
            return move
        return other if chance(self.state, other) >= chance(self.state, move) else move

    def _somebody_else(self, tried: Collection[int]) -> str:
        """Return who is to try what others failed at: the best member, unless they were among them and another is nearly as
        good. Who tries again has a bane (WLD-G69)."""
        members = self.state.members

        def wits(index: int) -> tuple[int, int]:
            return sum(wits_of(members[index])), -index

        fresh = max((index for index in able(self.state) if index not in tried), key=wits, default=None)
        if not tried or fresh is None or not self.temper.swaps:
            return BEST
        best = max(able(self.state), key=wits)
        return members[fresh].handle if wits(best)[0] - wits(fresh)[0] <= BANE else BEST

    def _worth_of(self, category: str, site: str, known: Found) -> tuple[float, Text]:
        """Return what looking into a site is worth, and why."""
        if self.is_goal(site):
            looks = looks_at(self.state, site)
            if self.late:
                return HINT, WORDS.message("why-goal-luck")
            if clock.only_luck_helps(self.state):
                return GOAL, WORDS.message("why-goal-luck")
            if clock.only_doubles_help(self.state):
                actions = clock.actions_left(self.state)
                return GOAL, WORDS.message("why-goal-double", left=looks.left, actions=actions)
            return GOAL, WORDS.message("why-goal-on", left=looks.left) if looks.done else WORDS.message("why-goal")
        if self.state.region.site_by_id[site].occupied and category != "settlement":
            return self._worth_of_a_fight(category), WORDS.message("why-foes")
        tries = 0.4 ** len(known.tried)
        if category == "settlement" and self.state.hunt and last_day(self.state):
            # A clue rules out no hex of a hunt, and to ask for it is no step.
            return HINT, WORDS.message("why-people")
        if category == "settlement":
            return NEWS if not known.visited else NEWS / 3, WORDS.message("why-people")
        if category == "danger":
            return 0.3, WORDS.message("why-danger")
        why = WORDS.message("why-landmark") if category == "landmark" else WORDS.message("why-site")
        worth = {"landmark": NEWS, "secret": TREASURE, "resource": 0.4, "shelter": 0.4}.get(category, 0.5)
        return worth * tries, why

    def _worth_of_a_fight(self, category: str) -> float:
        """Return what it is worth to have it out with those of a danger: it counts as a good look, and tires."""
        if category != "danger" or not self.temper.keeps_count or not challenge.running(self.state):
            return 0.0
        tn = difficulty(self.state)
        if not can_beat(self.state, GUESSED, tn):
            return 0.0
        return max(0.0, BEATS * GOAL / 4 / self.state.challenge - toll(self.state, GUESSED, tn))

    # Following leads.

    def _tracks(self) -> Iterator[Idea]:
        """Yield what following a lead is worth: what was heard of, or a clue."""
        for move in self.listed:
            if isinstance(move, Track) and move == Track(move.target):
                failed = [index for handle, index in self.state.retry if handle == f"track {move.target}"]
                if len(failed) < MOST_TRACKS:
                    worth = (NEWS * SUCCEEDS + self._progress("track", self.atlas.here)) * 0.5 ** len(failed)
                    aim = Aim("track", site=move.target)
                    why = WORDS.message("why-track", nearer=challenge.running(self.state))
                    yield Idea(worth, self._tracking(move.target, failed), why, aim)

    def _tracking(self, target: str, failed: Collection[int]) -> Move:
        care = CAREFUL if self.temper.clever and clock.care_is_free(self.state) else PLAIN
        move = self._by_whom(Track(target, care=care), failed)
        return move if move in self.moves else Track(target)

    def _followed(self) -> str:
        """Return a clue to be followed on to here from where it points: one that led to nothing there, and none where the
        search goes well without it."""
        if chance(self.state, Search()) >= SURE:
            return NONE
        if self.temper.counts and is_last_step(self.state):
            plainly = [move for move in self.listed if isinstance(move, Search) and (move.who, move.care) == (BEST, PLAIN)]
            return max(plainly, key=lambda move: (chance(self.state, move), move.clue == NONE), default=Search()).clue
        for name in sorted({move.clue for move in self.listed if isinstance(move, Search)}):
            token = leads.held(self.state, name)
            if self.temper.looks_on and token is not None and self.mind.searches.get(self.atlas.name(token.toward)):
                return name
        return NONE

    # Going somewhere.

    def _places(self) -> Iterator[Idea]:
        """Yield what places are worth where something may hide, or that are not seen yet, by what it takes to get there."""
        reach = self.atlas.reach() | self.atlas.farther()
        is_lost = self.state.goal == "found" and not any(
            self.is_goal(site) for name in reach for site in self.atlas.sites(name)
        )
        for name, (cost, first) in reach.items():
            hiding = self.atlas.hiding(name)
            search = self.find * SUCCEEDS * hiding
            clued = self.atlas.clues(name) > 0
            if not self.mind.searches.get(name):
                search += self._progress("search", name, hiding) * (1.0 if first or self.state.hunt else HERE_FIRST)
            if not first:
                yield self._searching(search, hiding, clued)
            elif cost <= self.temper.sight or any(self.is_goal(site) for site in self.atlas.sites(name)):
                yield from self._going(name, cost, self._way(name, first), search, clued, is_lost)

    def _searching(self, worth: float, hiding: float, clued: bool) -> Idea:
        care = hiding >= self.temper.careful and clock.care_is_free(self.state)
        tried = [index for place, index in self.state.retry if place == self.state.here.at]
        move = self._by_whom(Search(BEST, CAREFUL if care else PLAIN, self._followed()), tried)
        points = self.atlas.count(self.atlas.here) > 0
        why = WORDS.message("why-clue-here", points=points) if clued else WORDS.message("why-search")
        fresh = not self.mind.searches.get(self.atlas.here)
        if not clued and fresh and challenge.running(self.state) and not challenge.is_close(self.state):
            why = WORDS.message("why-first-search", hunt=bool(self.state.hunt))
        return Idea(worth, move, why, self._for(self.atlas.here, clued))

    def _for(self, name: str, clued: bool) -> Aim:
        """Return what it is for to search a place, or see it: a hunt minds no clue, as one search rules out as much as
        another."""
        if clued and not challenge.hunts(self.state):
            return Aim("clue", name, what="" if self.atlas.count(name) else "line")
        return GOALWARD if self.atlas.is_that_way(name) or challenge.hunts(self.state) else ANYWHERE

    def _going(self, name: str, cost: float, step: Move, search: float, clued: bool, is_lost: bool) -> Iterator[Idea]:
        where = self.atlas.called(name)
        points = self.atlas.count(name) > 0
        clue = WORDS.message("why-clue-there", place=where, points=points) if clued else None
        aim = self._for(name, clued)
        hunted = self._progress_of(known_map.entering(self.state, name, cost)) if self.temper.counts else 0.0
        yield Idea(search / (cost + 1) + hunted, step, clue or WORDS.message("why-search-there", place=where), aim)
        if name not in self.atlas.visited:
            worth = (SEEN + search + (GOAL / 4 if is_lost else 0.0)) / (cost + 1)
            ahead = self.atlas.is_ahead(name)
            lead = ahead and self.atlas.leads_on(name)
            if (left := len(self.state.hunt)) and self.temper.counts:
                worth += hunted
            elif left:
                # To arrive where the goal lies brings it nearer too: the fewer hexes are left, the likelier.
                worth += HUNTED * self._progress_of(1 / left / (cost + 1)) if lead else 0.0
            else:
                worth *= (self.temper.ahead if ahead else 1.0) * (ONWARD if lead else 1.0)
            why = (
                WORDS.message("why-ahead-goal", place=where, left=left)
                if lead
                else WORDS.message("why-unseen", place=where, left=left)
            )
            yield Idea(worth, step, clue or why, aim)
            if name in self.stays:
                yield Idea(worth * STAYS, self.stays[name], WORDS.message("why-stay"))
        for site in self.atlas.sites(name):
            known, prepared = found(self.state, site), self.state.region.site_by_id[site]
            if known is not None and not known.done:
                worth, _ = self._worth_of(prepared.category, site, known)
                there = WORDS.message("why-site-there", place=where)
                why = WORDS.message("why-goal-there") if self.is_goal(site) else there
                yield Idea(worth / (cost + 1), step, why, self._look_at(site, name))
            if self.tired >= WEARY and prepared.category == "settlement":
                yield Idea(self.tired * 3 / (cost + 1), step, WORDS.message("why-beds"), Aim("beds", name))

    def is_goal(self, site: str) -> bool:
        """Return whether a site is what the party came for, as far as it knows."""
        goal = self.state.region.goal
        return goal is not None and goal.site == site

    def _way(self, name: str, first: str) -> Move:
        """Return how a place is gone to: by one decision for the whole way where that can be had."""
        journey = Journey(self.atlas.move_to(name) if name == first else name)
        return journey if journey in self.moves else self._step(first)

    def _step(self, first: str) -> Move:
        """Return the Move, or the way back, that a step is."""
        to = self.atlas.move_to(first)
        back = Backtrack(to)
        return back if back in self.moves else MoveTo(to)

    def _anything(self) -> Idea:
        """Return what is left to do where nothing seems worth it: camp, or answer what is there to be answered."""
        if Camp() in self.moves:
            return Idea(0.0, Camp(), WORDS.message("why-camp"), Aim("night"))
        return Idea(0.0, next((move for move in self.listed if isinstance(move, MoveTo | Choose)), self.listed[0]), "")


def chance(state: State, move: Investigate | Search | Track) -> float:
    """Return how likely an action succeeds; 0 where it takes no test."""
    match move:
        case Search():
            return odds.searches(state, move)
        case Track():
            return odds.tracks(state, move)
    return odds.studies(state, move) or 0.0


def is_last_step(state: State) -> bool:
    """Return whether the next step shows where the goal is: a clue is of no more use then."""
    return challenge.running(state) and not challenge.hunts(state) and state.challenge == 1


def wits_of(member: Member) -> tuple[int, int]:
    """Return what a member brings to looking for things, about: their better die, their better skill."""
    die = max(member.dice.get("spirit", 0), member.dice.get("mind", 0))
    return die // 2, max(member.skills.get(skill, -2) for skill in ("perception", "survival", "lore"))
