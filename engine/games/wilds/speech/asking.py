"""What the referee asks, and where things stand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.flow import MASTER, PARTY, Ask
from engine.core.game import Seat
from engine.core.odds import odds
from engine.core.verbs import Choose
from engine.core.words import listed, upper

from ..rules.awaiting import AT_LEISURE, TRUST, asked_again, awaited, moment, name_of, personal, threshold
from ..rules.clock import HARDER, actions_left, by_day, is_over, only_doubles_help, only_luck_helps
from ..rules.ending import days_out, report
from ..rules.finding.studying import looks_at
from ..rules.flow import open_questions
from ..rules.happening.dilemmas import ill
from ..rules.members.gear import USEFUL, in_camp, most_worn
from ..rules.needs import CALM
from ..rules.odds import to_win, ways_here
from ..rules.steps import asks
from ..rules.trials import difficulty
from ..state.catalogue import WORDS, aim_text, said_again
from ..state.content import content
from ..state.looks import is_spotted
from ..state.member import LATE, MOST_FATIGUE, NIGHT
from ..state.naming import here_name, inside, is_named, place_name, whereabouts
from ..state.state import State, found, last_day, member_of, settlement
from ..state.view import SOON, View
from . import action_labels, journey_offers, questions
from .choices import wish
from .reference import sheet_lines
from .words import (
    ailment,
    amount,
    conditions,
    day_words,
    held_roles,
    least_rations,
    left_told,
    left_words,
    rations,
    resolve_words,
)


def ask(view: View) -> str:
    """Return what is wanted of a player who is awaited, after their name and a comma; "" once it is over.

    What the game master is asked only they read (WLD-G87); of a secret test no player reads the target (WLD-G44).
    """
    state = view.state
    if state.phase == "over":
        return ""
    if state.paused:
        return WORDS("ask-scene")
    own = None if view.seat is None else member_of(state, view.seat)
    if state.phase == "characters" or (own is not None and not state.members[own].ready):
        together = own is None and len(awaited(state)) > 1
        return WORDS("ask-character", together=together)
    test = questions.resolving(state)
    if test is not None:
        return questions.resolve_ask(view, test)
    asked = open_questions(state)
    if asked:
        return _ask_question(view, asked)
    return _opening(view)


def _ask_question(view: View, asked: tuple[Ask, ...]) -> str:
    state, first = view.state, asked[0]
    if first.owner == MASTER:
        return questions.ask(state, first) if view.whole else WORDS("question-master")
    if first.owner == PARTY:
        return questions.ask(state, first)
    mine = None if view.seat is None else member_of(state, view.seat)
    own = next((question for question in asked if question.owner == mine), first)
    return questions.ask(state, own)


def _opening(view: View) -> str:
    """Return the question for the party's next action, by what the hour asks for."""
    state = view.state
    if is_over(state):
        return questions.ask_after(view)
    if state.stretch == LATE:
        return WORDS("ask-late")
    if not CALM.met(state):
        return WORDS("ask-storm")
    if state.stretch == NIGHT:
        return WORDS("ask-night", bare=bool(action_labels.late_shelter(state)))
    return WORDS("ask-first") if _begins(state) else WORDS("ask-next")


def _begins(state: State) -> bool:
    """Return whether the party has done nothing yet."""
    return state.day == 1 and state.stretch == 1 and len(state.trail) <= 1


def obvious(state: State, seat: Seat) -> Choose | None:
    """Return the answer that is made at once for a seat whose other answers are all needless: to bring nothing, or to take
    a thing that is just like the first. What the game master is asked they answer themselves."""
    if seat not in awaited(state) or seat == state.master or seat in asked_again(state):
        return None
    shared = moment(state)
    question = personal(state, seat) or (shared if isinstance(shared, Ask) else None)
    if question is None or isinstance(question, AT_LEISURE):
        return None
    telling = [option for option in question.options if not questions.is_aside(state, question, option)]
    return Choose(telling[0]) if len(telling) == 1 else None


MOST_VOTES, MOST_STATUS, SETTLING = 190, 295, 55
"""How long the votes may be in a line, the line itself, and what is said after the votes: it stays one line on a phone."""


def _votes(state: State, room: int = MOST_STATUS) -> str:
    """Return who is for what, where there is more than one proposal: a single one stands on its button.

    It is no part of the question: those who were asked are not asked anew by each vote.

    " Ada: move to Q18, forest; Bob: search here. 2 votes settle it."
    """
    by_text: dict[str, list[str]] = {}
    for vote in state.votes:
        by_text.setdefault(vote.text, []).append(name_of(state, vote.seat))
    if sum(text != TRUST for text in by_text) < 2:
        return ""
    needed = threshold(state)
    settle = WORDS("votes-settle", votes=needed)
    said = ""
    for number, (text, names) in enumerate(by_text.items()):
        part = f"{listed(names)}: {WORDS('votes-with-others') if text == TRUST else wish(state, text)}"
        if len(said) + len(part) > min(MOST_VOTES, room - SETTLING):
            left = WORDS("votes-more", number=len(by_text) - number)
            more = f"{said}; {left}" if said else f" {WORDS('votes-proposals', number=len(by_text))}"
            return f"{more}.{settle}"
        said = f"{said}; {part}" if said else f" {part}"
    return f"{said}.{settle}"


def status(view: View) -> str:
    """Return where things stand, in one line, and what is proposed; where nothing else has to be said how many actions are
    left for the goal, or the hour. What came in the party's way stands right above the ways to deal with it."""
    asked = dilemma_asked(view.state)
    met = WORDS("crossing-comes", prose=content().dilemmas[asked.which].story) if asked is not None else ""
    standing = met or _in_short(view)
    told = f"{standing}{_votes(view.state, MOST_STATUS - len(standing))}".strip()
    return told or _line(view.state, [left_words(view.state)])


FEW_ACTIONS = 6
"""So few actions by day are told before all else, with those by night: the map shows the day and the hour."""


def dilemma_asked(state: State) -> asks.Dilemma | None:
    """Return the dilemma that the party is asked about, once no dice wait."""
    if state.phase != "trek" or questions.resolving(state) is not None:
        return None
    first = next(iter(open_questions(state)), None)
    return first if isinstance(first, asks.Dilemma) else None


def _in_short(view: View) -> str:
    """Return where things stand as the party's next action is asked for: the goal, then what presses.

    Within an action, and once one has voted, who is near collapse is all; as a region begins its story has told the rest.
    How many actions are left comes first. Hour, place, timer, goal die and weather stand on the map. What they carry is
    left out where the line grows too long."""
    state = view.state
    if state.phase != "trek":
        return _standing(view)
    if moment(state) != "action" or state.votes or is_over(state):
        return _line(state, ailments(state)) if ailments(state) or state.paused else ""
    said = [*([_where(state)] if state.here.to else []), *_hidden(state)]
    goal = "; ".join([*said, *(_study(view) if not state.challenge else [])])
    ends: tuple[list[str], ...] = ([*carries(state), *food(state), *ailments(state)], [*food(state), *ailments(state)], [])
    lost = "" if ways_here(state) else journey_offers.astray_here(state)
    astray = [WORDS("ways-astray", astray=lost)] if lost else []
    clock = _race(view) or left_told(state)
    lines = [
        _line(state, [part for part in (*clock, goal, "; ".join([*_looms(state), *end]), *astray) if part]) for end in ends
    ]
    return next((line for line in lines if len(line) <= MOST_STATUS), lines[-1])


POOR = (0.005, 0.4)
"""With a chance to win between these a party is told that it needs luck, unless its buttons say so: Hint has the number."""


def _race(view: View) -> list[str]:
    """Return how many actions are left, by day and by night, and whether the party is likely to win with these. Nothing
    where days do not run out, or where only luck helps, which is told with the goal."""
    state, goal = view.state, view.state.region.goal
    if not last_day(state) or state.goal not in ("open", "found") or state.master is not None or goal is None:
        return []
    if only_luck_helps(state):
        return []
    wins, left = to_win(state, view.successes, in_ways=view.in_ways), by_day(state)
    poor = POOR[0] <= wins < POOR[1] and not ways_here(state)
    if left > FEW_ACTIONS and not poor:
        return []
    return [WORDS("clock-line", left=left, nights=max(0, actions_left(state) - left), hope="poor" if poor else "none")]


def _standing(view: View) -> str:
    state = view.state
    if state.phase == "characters":
        ready = sum(member.ready for member in state.members)
        return WORDS("standing-characters", region=state.region.name, ready=ready, all=len(state.members))
    if state.phase == "over":
        dawned = state.day if days_out(state) < state.day else 0
        return WORDS("standing-over", region=state.region.name, days=days_out(state), dawned=dawned)
    timer = WORDS("standing-timer", timer=state.timer, size=state.size)
    said = [f"{day_words(state)}; {timer}; {_where(state)}", *_hidden(state)]
    if state.rules.weather:
        said.append(
            ", ".join(
                filter(None, (_season(state), WORDS("weather-words", weather=state.weather) if state.weather else ""))
            )
        )
    return _line(state, [*said, *_goal_words(view), *food(state)])


def _season(state: State) -> str:
    return WORDS("season-name", season=state.region.season) if state.region.season else ""


def _line(state: State, said: Sequence[str]) -> str:
    told = [f"{upper(part)}." for part in ". ".join(map(upper, said)).splitlines()]
    return " ".join([*told, *([WORDS("standing-paused")] if state.paused else [])])


def _where(state: State) -> str:
    place = state.region.place_by_id[state.here.at]
    at = inside(place_name(state.region, place.id))
    return (
        WORDS("spot", at=here_name(state), where="path")
        if state.here.to
        else WORDS("standing-place", at=at, where=whereabouts(at), terrain=place.terrain)
    )


def _hidden(state: State) -> list[str]:
    """Return that something is known to hide here, and in a hunt whether it can be the goal; nothing once that is found."""
    other = bool(state.hunt) and state.region.place_by_id[state.here.at].at not in state.hunt
    return [WORDS("standing-hides", other=other)] if is_spotted(state) and state.goal != "found" else []


def _looms(state: State) -> list[str]:
    """Return what may come of the next action, which brings the timer to 0.

    Nothing is told where a game master may call for an event at any time."""
    due = [WORDS("timer-due", due=odds(ill(state)))] if state.timer <= 1 and state.master is None else []
    return [*due, *_nears(state)]


def _nears(state: State) -> list[str]:
    """Return which threats that everybody knows come soon, in how many actions, and that all gets harder by it: what else
    they bring shows as they come."""
    soon = [timer for timer in state.timers if timer.threat >= 0 and 0 < timer.left <= SOON]
    named = [(timer.left, state.region.threats[timer.threat]) for timer in soon]
    return [
        WORDS("threat-due", name=threat.name, left=left, harder=HARDER if threat.on_expiry == "harder" else 0)
        for left, threat in named
        if threat.public
    ]


def _study(view: View) -> list[str]:
    """Return that only luck helps with what is left to study; once the party roams, that its goal is reached. What is left
    to do the line above the question says (`Plays.aim`)."""
    state = view.state
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None else None
    if site is None or state.goal != "found":
        return list(_goal_words(view))
    luck, looked = _luck(state), looks_at(state, site.id)
    if found(state, site.id) is None:
        return []
    return [WORDS("goal-study", left=looked.left, luck=luck)] if luck != "no" else []


def _luck(state: State) -> str:
    """Return what alone still wins: luck, or a success that counts 2; "no" where neither has to."""
    return "luck" if only_luck_helps(state) else "doubles" if only_doubles_help(state) else "no"


def _goal_words(view: View) -> tuple[str, ...]:
    """Return how near the goal is: its die, or that it is found or reached; nothing where there is none."""
    state = view.state
    if state.challenge:
        return (WORDS("hexes-left", left=len(state.hunt)) if state.hunt else WORDS("goal-die", die=state.challenge),)
    if state.goal == "found":
        return (WORDS("goal-is", where=_goal_left(state)),)
    if state.goal != "done" or is_over(state):
        return ()
    now = report(state, "voted", view.sites)
    return (WORDS("standing-score", points=now.points, rank=now.rank, short=now.short),)


def food(state: State) -> tuple[str, ...]:
    """Return who has nothing to eat, and who has no more than for one night: nothing where all have enough.

    What was found today counts for those it feeds.
    """
    there = [member for member in state.members if member.ready and not member.dead]
    if settlement(state) is not None:
        return ()
    short = [member for member in there if rations(member) <= 1]
    feeds_all = state.provisions >= sum(not member.fed for member in there)
    groups = [(WORDS("food-fed"), [member for member in short if member.fed or feeds_all])]
    unfed = [member for member in short if not (member.fed or feeds_all)]
    groups += [
        (words, [member for member in unfed if rations(member) == uses])
        for uses, words in ((0, WORDS("food-none")), (1, WORDS("food-night")))
    ]
    return tuple(_of(words, [member.name for member in who], len(there)) for words, who in groups if who)


FEW_NIGHTS = 2
"""Food for more nights is not worth saying."""


def carries(state: State) -> tuple[str, ...]:
    """Return what the party carries where it decides about it: how much food, where it can buy and before a night, if that
    is little.

    Nothing of food where some have none, or no more than for one night: that is told by name; nor where it lasts to the
    end.
    """
    trades, least = settlement(state) is not None and not _begins(state), least_rations(state)
    lasts = 0 < last_day(state) <= state.day + least
    is_told = (
        1 < least <= FEW_NIGHTS
        and not lasts
        and (trades or state.stretch >= NIGHT - 1)
        and state.goal not in ("done", "lost")
    )
    return (*([WORDS("food-least", nights=least)] if is_told else []), *_of_use(state))


def _of_use(state: State) -> list[str]:
    """Return the herbs that help the wounded at the next camp, told at night, and the materials that mend then, or sell."""
    number = {key: sum(item.count for who in state.members for item in who.items if item.key == key) for key in USEFUL}
    hurt = any(not wound.treated for member in state.members if not member.dead for wound in member.wounds)
    worn = in_camp(state) and any(most_worn(state, index) >= 0 for index in range(len(state.members)))
    mends = (worn and state.stretch >= NIGHT) or settlement(state) is not None
    moments = {"herb": hurt and state.stretch >= NIGHT, "material": mends}
    return [WORDS("of-use", item=key, what=amount(key, number[key])) for key in USEFUL if number[key] and moments[key]]


def _of(words: str, names: list[str], party: int) -> str:
    if len(names) == party:
        return words
    if len(listed(names)) <= MOST_NAMES:
        return WORDS("said-of", said=words, who=names)
    return WORDS("said-of-many", said=words, number=len(names), party=party)


NEAR_COLLAPSE = MOST_FATIGUE - 1
"""With so much Fatigue, one more and a member collapses."""

MOST_AILMENTS, MOST_NAMES = 90, 60
"""How long the words on who is unwell, and names in a row, may be, so that where things stand remains one line."""


def ailments(state: State) -> tuple[str, ...]:
    """Return who is near collapse, poisoned or hungry, by name: "Ada: Fatigue 5 of 6"; the map shows what ails the rest."""
    by_ailment: dict[str, list[str]] = {}
    needs_food = settlement(state) is None
    for member in state.members:
        is_warned_of = needs_food and not member.fed and not rations(member)
        member = replace(member, deprived=False) if is_warned_of else member
        presses = not member.able or member.fatigue >= NEAR_COLLAPSE or member.poisoned or member.deprived
        if presses and (ails := ailment(member)):
            by_ailment.setdefault(ails, []).append(member.name)
    party = len(state.members)
    said = [
        f"{WORDS('everybody') if len(names) == party > 1 else listed(names)}: {ails}" for ails, names in by_ailment.items()
    ]
    if sum(map(len, said)) <= MOST_AILMENTS:
        return tuple(said)
    return (WORDS("unwell", number=sum(map(len, by_ailment.values()))),)


def sheet(view: View) -> str:
    """Return where things stand in full: the party, its purse, the region's difficulty, its goal."""
    state = view.state
    lines = [f"**{_standing(view)}**", _votes(state).strip()]
    for index, member in enumerate(state.members):
        if not member.ready:
            player = state.names[member.seat] if member.seat < len(state.names) else member.name
            lines.append(WORDS("member-unready", who=player))
            continue
        said = [
            *held_roles(state, index),
            *([WORDS("member-leads")] if index == state.leader and len(state.members) > 1 else []),
        ]
        state_of = conditions(member) or WORDS("member-well")
        food = WORDS("member-rations", uses=rations(member))
        name = f"{member.name}{' (' + ', '.join(said) + ')' if said else ''}"
        lines.append(f"{name}: {state_of}; {resolve_words(member)}; {food}")
    if state.phase == "characters":
        return "\n".join(filter(None, lines))
    worth = sum(item.worth * item.count for item in state.goods)
    lines.append(WORDS("sheet-purse", price=state.purse, worth=worth, difficulty=difficulty(state)))
    lines += [_goal(state), WORDS("sheet-rank")]
    for timer in state.timers:
        if 0 <= timer.threat < len(state.region.threats) and (threat := state.region.threats[timer.threat]).public:
            lines.append(WORDS("sheet-threat", name=threat.name, left=timer.left, what=threat.on_expiry))
    if ruled := [note.text for note in state.rulings if not note.at]:
        lines.append(f"-# {WORDS('sheet-ruled', rulings=[said_again(text) for text in ruled[-3:]])}")
    return "\n".join(filter(None, lines))


def _goal(state: State) -> str:
    goal = state.region.goal
    if goal is None or state.goal == "none":
        return ""
    aim = aim_text(goal.about.strip().rstrip("."))
    return WORDS("goal-line", aim=aim, state=state.goal, die=state.challenge, where=_goal_left(state))


def _goal_left(state: State) -> str:
    """Return where the goal is, and how many looks it still takes: "at P18, it takes 4 more good looks"."""
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None else None
    known = found(state, site.id) if site is not None else None
    if site is None or known is None:
        return WORDS("goal-found")
    where = WORDS("goal-found")
    if site.at == state.here.at:
        where = WORDS("goal-here")
    elif is_named(state, site.at):
        where = WORDS("goal-at", at=inside(place_name(state.region, site.at)))
    looked = looks_at(state, site.id)
    if looked.needed == 1:
        return where
    left = actions_left(state)
    return WORDS("goal-looks", where=where, done=looked.done, needed=looked.needed, luck=_luck(state), left=left)


def private(view: View) -> str:
    """Return what only this seat is shown: its own character with everything carried; the secrets for the game master."""
    state = view.state
    if view.seat is not None and view.seat == state.master:
        return _secrets(state)
    index = None if view.seat is None else member_of(state, view.seat)
    if index is None or not state.members[index].ready:
        return sheet(view)
    return "\n".join(sheet_lines(state, index, brief=True))


def _secrets(state: State) -> str:
    """Return the secrets in short: what hides where, whose timers run, what is ruled about dice to come."""
    lines = []
    hidden = [
        site for site in state.region.sites if not any(find.site == site.id and find.discovered for find in state.finds)
    ]
    shown = [
        WORDS(
            "secrets-site",
            name=site.name,
            category=site.category,
            at=place_name(state.region, site.at),
            tn=site.tn if site.hidden else 0,
        )
        for site in hidden
    ]
    lines.append(f"**{WORDS('secrets-hidden')}**")
    lines += shown[:10] or [WORDS("secrets-none")]
    if len(shown) > 10:
        lines.append(WORDS("secrets-more", number=len(shown) - 10))
    for timer in state.timers:
        if timer.threat < 0:
            lines.append(WORDS("secrets-goal-timer", left=timer.left))
        elif timer.threat < len(state.region.threats):
            lines.append(WORDS("secrets-timer", name=state.region.threats[timer.threat].name, left=timer.left))
    for find in state.finds:
        if find.due:
            lines.append(WORDS("secrets-restocked", name=state.region.site_by_id[find.site].name, day=find.due))
    sites = state.region.site_by_id
    for tale in state.region.tales:
        landmark, end = sites[tale.landmark].name, sites[tale.end].name
        lines.append(WORDS("secrets-tale", name=tale.name, landmark=landmark, end=end))
    forced = state.forced
    if forced.dice or forced.tables or forced.boons or forced.tn or forced.result or forced.ticks:
        lines.append(f"-# {WORDS('secrets-forced')}")
    return "\n".join(lines)


__all__ = ["ask", "private", "sheet", "status"]
