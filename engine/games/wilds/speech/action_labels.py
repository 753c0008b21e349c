"""Short labels of actions: odds and price come first, as a phone shows only the beginning of a button."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.desk import MOST_LABEL, fit, shortest
from engine.core.moves import Move
from engine.core.odds import odds
from engine.core.verbs import MoveTo

from ..rules import odds as chances
from ..rules.camp import unrest
from ..rules.clock import is_last_day, only_doubles_help, takes_long
from ..rules.finding.challenge import brings_nearer, counts_here, hunts, is_close, running, usually_gone
from ..rules.finding.studying import brings_of_use, helps_there
from ..rules.happening.dilemmas import ill
from ..rules.travelling import treks
from ..rules.travelling.moving import is_rim
from ..state import moves
from ..state.calling import quarry
from ..state.catalogue import WORDS
from ..state.content import content, price
from ..state.leads import CLUE
from ..state.looks import is_helped, open_ways, task_of, tested
from ..state.member import LATE, MOST_FATIGUE, NIGHT
from ..state.naming import member_name, target
from ..state.region import Approach
from ..state.state import Deed, Found, Position, State, able, found, settlement
from .neighbour_names import segments

ACTIONS = (
    MoveTo,
    moves.Backtrack,
    moves.Scout,
    moves.Search,
    moves.Investigate,
    moves.Track,
    moves.Forage,
    moves.Camp,
)
"""What takes a stretch of the day."""

EASILY_READ, KNOWN_BY = 58, 14
"""So many letters a label with a name has at most, if that name keeps so many of its own."""

TESTED = (moves.Search, moves.Investigate, moves.Track, moves.Forage, moves.Camp)
"""The actions whose odds stand on their button."""


def label(state: State, move: Move, tally: str) -> str:
    """Return the label of an action with odds, and who is for it: "Study the old tower (2 to go): 3 in 5, 1 Fatigue".
    A long name is shortened, so that odds and price can be read.

    "" for all others, and where there is neither odds nor price to tell.
    """
    if not isinstance(move, TESTED):
        return ""
    if (way := chosen_way(state, move)) is not None:
        return _in_a_way(state, move, way, tally)
    whole = _whole(state, move, tally, brief=False)
    return whole if len(whole) <= (MOST_LABEL if tally else EASILY_READ) else _whole(state, move, tally, brief=True)


def chosen_way(state: State, move: Move) -> Approach | None:
    """Return the way in which an action studies a site (WLD-G135)."""
    if not isinstance(move, moves.Investigate):
        return None
    return next((way for way in open_ways(state, move.site) if way.id == move.care), None)


def helper_of(state: State, way: Approach) -> str:
    """Return what a way is helped by, as words call it: "none", "clue", or a site's name."""
    return "none" if not way.helped else way.helped if way.helped == "clue" else quarry(state, way.helped)


def _in_a_way(state: State, move: Move, way: Approach, tally: str) -> str:
    """Return the label of a look in a way: what the night takes, who rolls, how likely it succeeds, and who tires where it
    fails. Where only a success that counts 2 helps, the odds are of that."""
    test = chances.coming(state, move)
    if test is None:
        return ""
    double, by = only_doubles_help(state), test.doing.by
    every = (state.members[by].name if len(able(state)) > 1 else "", "")
    said = (
        WORDS(
            "label-approach",
            does=WORDS.text(way.does),
            said=prices(state, move),
            who=who,
            odds=odds(test.strong if double else test.chance),
            double=double,
            fails=_falls(state, by, way.fails),
        )
        + tally
        for who in every
    )
    return shortest(said, MOST_LABEL)


def _falls(state: State, by: int, fails: str) -> str:
    """Return what the failure of a member costs that the label says: 1 Fatigue, or that the member collapses of it."""
    if fails != TIRED:
        return NOTHING
    return "falls" if state.members[by].fatigue >= MOST_FATIGUE - 1 else TIRED


ONE_LINE, TWO_LINES = 34, 50
"""So many letters of a button stand on one line of a phone, and on two."""

NOTHING = "none"
"""What a way neither brings nor costs, as words call it."""


TIRED = "tired"
"""What a failure costs that tires."""


def beside_a_way(state: State, move: moves.Investigate, way: Approach) -> str:
    """Return what stands beside a way: how often it wins, what its label does not say, what helps, who failed at it."""
    studied, test = found(state, way.site), chances.coming(state, move)
    tried = [state.members[index].name for index in studied.tried] if studied is not None else []
    everybody = studied is not None and set(able(state)) <= set(studied.tried)
    useful = test is not None and way.brings and brings_of_use(state, way.brings, test.doing.by)
    wins = chances.win_odds(state, move)
    return WORDS(
        "label-approach.hint",
        brings=way.brings if useful else NOTHING,
        fails=way.fails if way.fails and way.fails != TIRED else NOTHING,
        wins=wins,
        danger="" if wins else _danger(state, move),
        helps=helper_of(state, way),
        helped=is_helped(state, way),
        tried=tried,
        all=everybody,
    )


def _danger(state: State, move: moves.Investigate) -> str:
    """Return how often a way goes badly wrong, "" where it seldom does."""
    test = chances.coming(state, move)
    return odds(test.blunder) if test is not None and test.blunder > SELDOM else ""


SELDOM = 0.15
"""Danger less likely than that, below 1 in 7 or so, is not worth saying."""


def _whole(state: State, move: Move, tally: str, *, brief: bool) -> str:
    """Return the label of an action with its odds and price, and what it brings where a line has room; ``brief``: with as
    much of a name as there is room for."""
    gains = _night(state, move) if isinstance(move, moves.Camp) else _brings(state, move)
    likely = [] if gains and _is_sure(state, move, len(gains)) else _odds(state, move)
    shown = gains[:1] if _rules_out_too(state, move, gains) else gains
    costs = [*prices(state, move), *terms(state, move)]
    if not [*shown, *likely, *costs]:
        return ""
    sought = quarry(state, move.site) if isinstance(move, moves.Investigate) else ""
    sought = _lead(state, move.target) if isinstance(move, moves.Track) else sought
    careful = _is_alone_with_care(state, move)
    marks = [mark for mark in _marks(state, move) if not (careful and mark == WORDS("mark-careful"))]
    sought = "" if careful else sought
    verb, again = move.verb, False
    clued = WORDS("mark-clued", clues=clues) in marks if (clues := _followed(state, move)) else False
    if isinstance(move, moves.Investigate) and (known := _folk(state, move.site)) is not None:
        verb, again = "ask", bool(known.visited)
    here = not hunts(state) and not clued

    def told(kept: Sequence[str], what: str) -> str:
        said = [*kept, *likely, *costs]
        return WORDS("label-brief", verb=verb, again=again, careful=careful, here=here, marks=marks, said=said, what=what)

    kept, whole = shown, told(shown, sought)
    if likely and len(whole) > ONE_LINE and isinstance(move, moves.Investigate | moves.Track) and not _is_vain(shown):
        kept, whole = [], told((), sought)
    most = len(sought) + MOST_LABEL - len(whole) - len(tally)
    if brief and sought and (tally or len(whole) > EASILY_READ):
        easily = most if tally else max(KNOWN_BY, len(sought) + EASILY_READ - len(whole))
        whole = told(kept, fit(sought, min(most, easily, len(sought))))
    return f"{whole}{tally}"


def _is_vain(gains: Sequence[str]) -> bool:
    """Return whether an action brings the goal no nearer: that stays on its button."""
    return bool({WORDS("no-nearer"), WORDS("rules-nothing")}.intersection(gains))


def _lead(state: State, name: str) -> str:
    """Return what is tracked, in few words: a clue by its number."""
    return WORDS("clues-numbered", clues=[name.removeprefix(CLUE)]) if name.startswith(CLUE) else quarry(state, name)


def _rules_out_too(state: State, move: Move, gains: Sequence[str]) -> bool:
    """Return whether a study rules out hexes of a hunt and helps at the goal too: there is room for the first only."""
    return isinstance(move, moves.Investigate) and hunts(state) and len(gains) > 1 and gains[1] == WORDS("look-helps")


def _is_sure(state: State, move: Move, gains: int) -> bool:
    """Return whether an action that is done unasked hardly ever fails, and brings so much that its odds are not worth
    saying beside it."""
    if isinstance(move, moves.Search):
        plenty = len(state.hunt) > 2 and (move.who, move.care) == (moves.BEST, moves.PLAIN)
    else:
        plenty = isinstance(move, moves.Investigate) and gains > 1
    return plenty and (_chance(state, move) or 0) >= SURE


def _folk(state: State, name: str) -> Found | None:
    """Return what is known of a site where people can be asked, ``None`` for any other."""
    site, known = state.region.site_by_id.get(name), found(state, name)
    return known if site is not None and known is not None and task_of(site, known).what == "settlement" else None


def _is_alone_with_care(state: State, move: Move) -> bool:
    """Return whether an action is done with care, and nothing else here can be meant by it: then its name can be left out,
    so that a phone shows what it brings and costs."""
    if getattr(move, "care", moves.PLAIN) != moves.CAREFUL:
        return False
    return isinstance(move, moves.Search) or (isinstance(move, moves.Investigate) and tested(state) == (move.site,))


def _brings(state: State, move: Move) -> list[str]:
    """Return whether an action that succeeds brings the goal nearer, or what it brings where it takes no test. In a hunt
    that is about how many hexes it rules out, and once the goal is reached a point for a new site. A Search may bring the
    goal nearer only with a find. What helps at the goal is worth it even where that comes no nearer."""
    counted = isinstance(move, moves.Search | moves.Track | moves.Investigate) and running(state)
    vain = counted and not counts_here(state, move.verb)
    if isinstance(move, moves.Investigate) and _chance(state, move) is None:
        return _without_test(state, move.site)
    nearer = brings_nearer(state, move) if isinstance(move, moves.Search) else counted and not vain
    by_find = isinstance(move, moves.Search) and is_close(state)
    helps = [WORDS("look-helps")] if isinstance(move, moves.Investigate) and helps_there(state, move.site) else []
    vain = vain and not helps
    goal = "nearer" if nearer else "vain" if vain else "find" if by_find else ""
    if isinstance(move, moves.Search) and state.goal == "done":
        goal = "point"
    gone = usually_gone(state) if goal == "nearer" and len(state.hunt) > 2 else 0
    brings = WORDS("label-brings", goal=goal, hunt=hunts(state), gone=gone) if goal else ""
    return [*([brings] if brings else []), *helps]


def _odds(state: State, move: Move) -> list[str]:
    """Return how likely an action succeeds, as everybody knows it."""
    chance = _chance(state, move)
    if chance is None:
        return []
    return [WORDS("label-succeeds", odds=odds(chance), better=_is_barely_better(state, move, chance))]


def _chance(state: State, move: Move) -> float | None:
    """Return how likely an action succeeds, ``None`` where it takes no test."""
    if isinstance(move, moves.Search):
        return chances.searches(state, move)
    if isinstance(move, moves.Forage):
        return chances.forages(state, move)
    if isinstance(move, moves.Investigate):
        return chances.studies(state, move)
    return chances.tracks(state, move) if isinstance(move, moves.Track) else None


def without_care(state: State, move: Move) -> str:
    """Return how likely an action with care succeeds without it; "" for all others."""
    if not isinstance(move, moves.Search | moves.Investigate | moves.Track) or move.care != moves.CAREFUL:
        return ""
    plainly = chances.coming(state, replace(move, care=moves.PLAIN))
    return WORDS("odds-without-care", odds=odds(plainly.chance)) if plainly is not None else ""


def is_vain_with_tools(state: State, move: moves.Investigate) -> bool:
    """Return whether a look with tools is as likely, in words, as the same without, which spares them."""
    plainly, tooled = chances.studies(state, replace(move, care=moves.PLAIN)), chances.studies(state, move)
    return plainly is not None and tooled is not None and odds(plainly) == odds(tooled)


IDLE = ("landmark", "shelter", "secret", "danger", "open")
"""What is done at sites that are studied without a test, and without a step to the goal (WLD-211, WLD-G69)."""


def _without_test(state: State, name: str) -> list[str]:
    """Return whether to study a site without a test can bring the goal nearer: a danger, once those who live there are
    beaten (WLD-G71). What comes of it where a game master answers is open."""
    site, known = state.region.site_by_id.get(name), found(state, name)
    if site is None or known is None or state.master is not None:
        return []
    if _folk(state, name) is not None:
        found_it, hunt = state.goal in ("found", "done"), running(state) and hunts(state)
        if helps_there(state, name):
            return [WORDS("look-helps")]
        return [WORDS("ask-brings", again=bool(known.visited), known=found_it, hunt=hunt)]
    goal = state.region.goal
    if goal is not None and goal.site == name and task_of(site, known).what == "open":
        return [WORDS("look-opens")]
    what = task_of(site, known).what
    if what == "meet" and site.category == "danger" and site.occupied and running(state):
        return [WORDS("nearer-beaten")]
    if what not in IDLE:
        return []
    helps = helps_there(state, name)
    brings = "rules" if what == "landmark" and running(state) and hunts(state) and site.major else what
    brings = "" if helps and brings == "rules" else brings
    is_told = helps or brings in ("rules", "landmark", "shelter") or not running(state)
    return [WORDS("look-untested", brings=brings, helps=helps), *([] if is_told else [WORDS("no-nearer")])]


def _is_barely_better(state: State, move: Move, chance: float) -> bool:
    """Return whether care helps, but by so little that the odds have the same words."""
    if not isinstance(move, moves.Investigate) or move.care != moves.CAREFUL:
        return False
    plainly = chances.studies(state, replace(move, care=moves.PLAIN))
    return plainly is not None and plainly < chance and odds(plainly) == odds(chance)


def _night(state: State, move: moves.Camp) -> list[str]:
    """Return how likely a camp finds shelter. Also tell that it loses the goal, or that an event is due that the line above
    the controls does not tell of (WLD-065, WLD-205)."""
    chance, lost = chances.shelters(state, move), is_last_day(state)
    sheltered, beside = chance is not None and not lost, unrest(state)
    said = [WORDS("camp-unrest")] if beside and not lost else []
    said += [WORDS("camp-shelter", odds=odds(chance or 0))] if sheltered and not beside else []
    if lost or state.master is None:
        due = odds(ill(state)) if state.event_due and state.timer > 1 else ""
        said += [WORDS("camp-night", last=lost, due=due)] if lost or due else []
    if wins := chances.win_odds(state, move):
        said.append(WORDS("camp-wins", odds=wins))
    return said


SURE = 0.97
"""Odds that are as good are not worth saying where an action has two things to bring, or rules out hexes of a hunt."""


def _marks(state: State, move: Move) -> list[str]:
    """Return what tells an action from others of its kind: its clues, who does it, and with what care."""
    said = []
    if clues := _followed(state, move):
        said.append(WORDS("mark-clued", clues=clues))
    who = getattr(move, "who", moves.BEST)
    if who not in ("", moves.BEST):
        said.append(WORDS("mark-by", who=member_name(state, who)))
    care = getattr(move, "care", moves.PLAIN)
    said += [WORDS("mark-careful")] if care == moves.CAREFUL else []
    return [*said, WORDS("mark-tools")] if care == moves.TOOLS else said


def _followed(state: State, move: Move) -> list[str]:
    """Return the clues that a Search goes by, by their numbers; of what is done with care only those that are followed."""
    if not isinstance(move, moves.Search) or (hunts(state) and move.clue == moves.NONE):
        return []
    followed = [name.removeprefix(CLUE) for name in move.clue.split("+")] if move.clue != moves.NONE else []
    return [*([] if move.care == moves.CAREFUL else treks.clues(state, state.here.at)), *followed]


def who_rolls(state: State, move: Move) -> str:
    """Return who makes the test of an action unasked, beside its button; "" where there is none or no other could, of a
    camp, and where the button says who."""
    by_name = getattr(move, "who", moves.BEST) not in ("", moves.BEST)
    unsaid = by_name or isinstance(move, moves.Camp) or chosen_way(state, move) is not None
    test = None if unsaid or len(able(state)) < 2 else chances.coming(state, move)
    return WORDS("who-rolls", who=state.members[test.doing.by].name) if test is not None else ""


def is_other(state: State, move: Move) -> bool:
    """Return whether an action is by a member who comes to mind beside the leader, who would act unasked: one who is
    better at it."""
    if not isinstance(move, moves.Search | moves.Track | moves.Investigate) or move.who == moves.BEST:
        return False
    usual, test = chances.coming(state, replace(move, who=moves.BEST)), chances.coming(state, move)
    if usual is None or test is None or usual.doing.by == test.doing.by:
        return False
    return usual.doing.by == state.leader and test.chance > usual.chance


def prices(state: State, move: Move) -> list[str]:
    """Return what an action costs beyond the stretch and the tick that nearly every one takes (WLD-022, WLD-136, WLD-149,
    WLD-G27). Such is "2 off the timer". What the night costs the question says: here is
    told who collapses of it, and where it costs more or less than that."""
    if type(move) not in ACTIONS or _is_rim(state, move):
        return []
    said = []
    place = target(state, move.to) if isinstance(move, MoveTo) else None
    if place is not None and (clears := chances.clears(state, place)) is not None:
        said.append(WORDS("cost-blocked", odds=odds(clears)))
    if _takes_the_night(state, move):
        falls = [state.members[index].name for index in able(state) if state.members[index].fatigue == MOST_FATIGUE - 1]
        bare = _is_bare(state, move)
        if falls or bare != bool(late_shelter(state)):
            said.append(WORDS("cost-night", falls=falls, all=len(falls) == len(able(state)), bare=bare))
    if getattr(move, "care", moves.PLAIN) == moves.TOOLS and (test := chances.coming(state, move)) is not None:
        uses = sum(item.uses for item in state.members[test.doing.by].items if item.key == "tool" and not item.broken)
        said += [WORDS("cost-tools", left=uses)] if uses else []
    if (long := _ticks(state, move)) > 1:
        said.append(WORDS("cost-ticks", number=long, due=long >= state.timer > 1 and state.master is None))
    return said


def terms(state: State, move: Move) -> list[str]:
    """Return what else an action takes: stretches, a meal, and what a way back spares. That is "no test, no timer", beside
    the Move to the same place, which is "test and timer" (WLD-236)."""
    said = []
    if isinstance(move, MoveTo | moves.Backtrack) and (far := segments(state, move.to)) > 1 and not _is_rim(state, move):
        said.append(WORDS("cost-stretches", number=far))
    if isinstance(move, moves.Backtrack):
        said.append(WORDS("cost-no-rolls"))
    elif isinstance(move, MoveTo) and not state.here.to and target(state, move.to) in state.visited:
        said.append(WORDS("cost-rolled"))
    if isinstance(move, moves.Camp) and settlement(state) is not None and (meal := price(state, content().goods["meal"])):
        said.append(WORDS("cost-meal", price=meal))
    return said


def late_shelter(state: State) -> str:
    """Return how likely a late camp here finds shelter, once the night has tired everybody (WLD-G27, WLD-G28); "" where
    the place gives it."""
    tired = tuple(replace(member, fatigue=min(MOST_FATIGUE, member.fatigue + 1)) for member in state.members)
    chance = chances.shelters(replace(state, stretch=LATE, members=tired), moves.Camp(moves.BEST))
    return odds(chance) if chance is not None and chance < 1 else ""


def _is_bare(state: State, move: Move) -> bool:
    """Return whether a camp after an action in the night may find no shelter: on a way on, where it leads to."""
    if not isinstance(move, MoveTo | moves.Backtrack):
        return bool(late_shelter(state))
    place = target(state, move.to)
    if place not in state.region.place_by_id:
        return True
    return bool(late_shelter(replace(state, here=Position(place))))


def _takes_the_night(state: State, move: Move) -> bool:
    """Return whether an action takes the stretch at night in which the party would camp in time (WLD-G27)."""
    acts = isinstance(move, ACTIONS) and not isinstance(move, moves.Camp) and not _is_rim(state, move)
    return acts and state.stretch == NIGHT


def _is_rim(state: State, move: Move) -> bool:
    return isinstance(move, MoveTo) and is_rim(state, move.to)


def _ticks(state: State, move: Move) -> int:
    """Return how many ticks of the timer an action takes, as far as the party knows."""
    careful = getattr(move, "care", moves.PLAIN) == moves.CAREFUL
    long = isinstance(move, moves.Investigate) and takes_long(state, Deed("investigate", move.site))
    return 1 + careful + long
