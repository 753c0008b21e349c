"""Goals as they are told before they are scored: by name, with what is counted for them and how far a player is; who could
win when the round ends, and what a player could do about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.core.game import Seat
from engine.core.odds import odds

from ..rules import flow, goals, goals_ahead
from ..rules.fighting import landing
from ..rules.flow import open_stage
from ..state.catalogue import WORDS, name_of
from ..state.content import MERIDIAN
from ..state.lengths import enough, rounds
from ..state.state import NOBODY, State
from ..state.view import HIDDEN, View
from .words import ranked

CENTRE, MOST_BESIDES = "centre-of-all", 2
"""The goal that asks for Meridian, and how many others are named beside it."""

MOST_TOLD = 4
"""With more players a sheet tells of a goal only who has scored it."""


def so_far(state: State, player: int, goal: str) -> str:
    """Return how far a player is with a goal: "**Far Holdings** (2 of 4 planets outside homes)"."""
    have, needed = goals.progress(state, player, goal)
    return WORDS("goal-so-far", goal=goal, counted=goal, have=min(have, needed), needed=needed)


def stands(state: State, *, scored: bool) -> str:
    """Return which round it is; in a turn, if that is ``scored``, also how many points its player has, and the best of the
    others, once any has."""
    stage = open_stage(state)
    here = [player for player in ranked(state) if not state.players[player].gone]
    most = {player: state.players[player].points for player in here}
    who, points, rivals, best = "", 0, list[str](), 0
    if scored and isinstance(stage, flow.Turn) and any(most.values()) and len(here) > 1:
        best = max(number for player, number in most.items() if player != stage.player)
        who, points = state.players[stage.player].name, most[stage.player]
        rivals = [state.players[player].name for player in here if player != stage.player and most[player] == best]
    return WORDS(
        "status-stands",
        round=state.round,
        rounds=rounds(state),
        phase=state.phase,
        who=who,
        points=points,
        enough=enough(state),
        rivals=rivals,
        most=best,
    )


def next_points(view: View) -> list[str]:
    """Return what the player whose turn begins could score as things stand, each goal with what it takes; who alone reads
    it is told of their hidden goals too. The aim tells what comes nearer, and the picture shows all.

    The post of a first turn tells the goals in full, and with a win at hand it is named (`threats`).
    """
    state = view.state
    stage = open_stage(state)
    if not isinstance(stage, flow.Turn) or state.turns == 1 or (view.seat is None and state.turns <= len(state.players)):
        return []
    player = stage.player
    if goals_ahead.wins_by(state, player):
        return []
    said = ready(state, player)
    if view.seat != player:
        return said
    secret = [
        WORDS("hidden-next", goal=goal, have=have, needed=most, met=have >= most) for goal, have, most in _hidden(view)
    ]
    return [*said, WORDS("status-goals", goals=secret)] if secret else said


def ready(state: State, player: int) -> list[str]:
    """Return what a player could score when the round ends as things stand, each public goal with what it takes; [] for
    nothing."""
    met = [
        WORDS("goal-met", goal=goal, counted=goal, needed=needed)
        for goal, have, needed in _unscored(state, player)
        if have >= needed
    ]
    held = [name_of(thing) for thing in goals_ahead.held(state, player)]
    return [WORDS("status-ready", who=state.players[player].name, goals=met, held=held)] if met or held else []


def _unscored(state: State, player: int) -> Iterable[tuple[str, int, int]]:
    """Return the public goals that a player may still score, with how far they are and how far one has to be."""
    left = (goal for goal in state.public if goal not in state.players[player].scored)
    return ((goal, *goals.progress(state, player, goal)) for goal in left)


def besides_meridian(view: View, player: int) -> list[str]:
    """Return the nearest goals of a player who fought for Meridian in this round, where a rival holds it: their token is
    there. Without a ship there it is said instead that none can go back. Hidden goals are told beside it."""
    state = view.state
    meridian = state.planet_by_id[MERIDIAN]
    there = state.system_by_id.get(meridian.system)
    if there is None or meridian.owner in (NOBODY, player) or player not in there.tokens:
        return []
    lost = any(deed.did == "took" and deed.what == meridian.name and player in deed.unread for deed in state.news)
    if not there.fleets[player].ships:
        return [WORDS("no-way-back")] if lost else []
    far = [item for item in _unscored(state, player) if item[0] != CENTRE and item[1] < item[2]]
    near = sorted(far, key=lambda item: -min(1.0, item[1] / item[2]))
    told = [so_far(state, player, goal) for goal, _, _ in near[:MOST_BESIDES]]
    return [WORDS("besides-meridian", goals=told)] if near else []


def public_goal(state: State, goal: str) -> str:
    """Return a public goal with what it takes and who has scored it; of few players also how far each is."""
    scored = [player.name for player in state.players if goal in player.scored]
    told = [WORDS("goal-of", who=who, scored=True, have=0) for who in scored]
    if len(state.players) <= MOST_TOLD:
        told += [WORDS("goal-of", who=state.names[player], scored=False, have=have) for player, have in _still(state, goal)]
    return WORDS("goal-takes", goal=goal, takes=goal, players=told)


def revealed(state: State, found: Sequence[str]) -> str:
    """Return the public goals of the beginning, each with what is counted for it and how much, and then what a turn is."""
    needed = {goal: goals.progress(state, 0, goal)[1] for goal in found}
    told = [WORDS("goal-named", goal=goal, counted=goal, needed=most) for goal, most in needed.items()]
    points = [WORDS("goals-revealed", goals=told), WORDS("goals-meridian")]
    return "\n".join([*points, WORDS("begun-turn", first=state.players[state.speaker].name)])


def hidden_goals(view: View, *, complete: bool = False) -> list[str]:
    """Return the hidden goals of this seat that are not scored, with what they take; only those that are ``complete``."""
    seat, players = view.seat, view.state.players
    if seat is None or seat >= len(players) or players[seat].gone:
        return []
    held = [item for item in _hidden(view) if item[1] >= item[2] or not complete]
    return [
        WORDS("hidden-goal-held", goal=goal, takes=goal, have=have, needed=most, met=have >= most)
        for goal, have, most in held
    ]


def own_hidden(view: View) -> list[str]:
    """Return in a sentence how far this seat is with each of its hidden goals that is not scored, where it has any."""
    told = [
        WORDS("hidden-goal-so-far", goal=goal, takes=goal, have=have, needed=most, met=have >= most)
        for goal, have, most in _hidden(view)
    ]
    return [WORDS("hidden-so-far", goals=told)] if told else []


def _hidden(view: View) -> list[tuple[str, int, int]]:
    """Return the hidden goals of this seat that are not scored, with how far it is and how far one has to be."""
    seat = view.seat or 0
    own = view.state.players[seat]
    left = (goal for goal in own.goals if goal not in own.scored and goal != HIDDEN)
    far = ((goal, *goals.progress(view.state, seat, goal)) for goal in left)
    return [(goal, min(have, needed), needed) for goal, have, needed in far]


def everybodys(state: State, names: Sequence[str]) -> list[str]:
    """Return each public goal with how far those are who may still score it, by these names: "Far Holdings needs 4 planets
    outside homes: Ada 2, Bob 0"; none that all have scored."""
    found = []
    for goal in state.public:
        told = [WORDS("goal-of", who=names[player], scored=False, have=have) for player, have in _still(state, goal)]
        needed = goals.progress(state, 0, goal)[1]
        found += [WORDS("goal-of-all", goal=goal, counted=goal, players=told, needed=needed)] if told else []
    return found


class Progress(msgspec.Struct, frozen=True):
    """A public goal, how much it needs, and how far each player is, by their places, ``None`` for who has scored it."""

    goal: str
    needed: int
    have: tuple[int | None, ...]


def progress(state: State) -> list[Progress]:
    """Return how far all are with each public goal."""
    found = []
    for goal in state.public:
        far = [goals.progress(state, player, goal) for player in range(len(state.players))]
        have = [None if goal in own.scored else min(pair) for own, pair in zip(state.players, far, strict=True)]
        found.append(Progress(goal, far[0][1], tuple(have)))
    return found


def _still(state: State, goal: str) -> list[tuple[int, int]]:
    """Return who may still score a goal, from the speaker on, with how far they are."""
    here = (player for player in ranked(state) if not state.players[player].gone)
    left = [player for player in here if goal not in state.players[player].scored]
    return [(player, min(goals.progress(state, player, goal))) for player in left]


# Who could win, and what stops them.


def threats(state: State, seat: Seat | None) -> list[str]:
    """Return who could win when the round ends as things stand, with all that everybody may know; and what a seat, or else
    the player whose turn it is, could do about it. By what they could, is told as a turn begins, until its player has
    opened a system in the round.

    Goals are counted from the speaker on, then Meridian: of several the first wins (GAL-G58).
    """
    found = [(player, goals_ahead.wins_by(state, player)) for player in goals_ahead.winning(state)]
    if not found:
        return []
    stage, names = open_stage(state), [state.players[player].name for player, _ in found]
    acting = stage.player if isinstance(stage, flow.Turn) else None
    me, later = acting if seat is None else seat, state.phase == "council"
    within = state.phase == "action" and (acting is None or bool(state.tokens_on_map(acting)))
    # All know that a rival has a hidden goal left; whether it is complete only they know.
    before = [state.players[rival].name for rival in goals_ahead.forestalling(state, found[0][0])]
    hidden = [name for name in before if name not in names]
    race = bool(found[1:]) and not (later or within)
    rivals = [player for player, _ in found if player != me]
    stops = {player: _against(state, me, player, race=race) for player in rivals} if me is not None and me == acting else {}
    if later or within:
        may_win = WORDS("status-may-win", names=names, later=later, hidden=hidden)
        return [may_win, *(told for against in stops.values() for told in against)]
    lines = []
    for place, (player, ways) in enumerate(found):
        own = state.players[player]
        threat = WORDS(
            "status-threat",
            place=place + 1 if race else 0,
            who=own.name,
            points=own.points,
            enough=enough(state),
            ways=[WORDS("goal-ready", goal=way) if way in state.public else name_of(way) for way in ways],
            late=bool(goals_ahead.counted_late(state, player)),
            hidden=[] if race else hidden,
        )
        lines.append(" ".join(WORDS("status", said=told) for told in (threat, *stops.get(player, ()))))
    head = [WORDS("status-race", enough=enough(state), hidden=hidden)] if race else []
    return ["\n".join([*head, *lines]).removesuffix(".")]


def near(state: State) -> list[str]:
    """Return who could win when the round ends with a hidden goal, where what lies open is not enough: the nearest one,
    another than the player whose turn it is before that one."""
    stage = open_stage(state)
    acting = stage.player if isinstance(stage, flow.Turn) else None
    found = sorted(goals_ahead.may_win(state), key=lambda player: player == acting)
    return [_near(state, player) for player in found[:1]]


def _near(state: State, player: int) -> str:
    most = goals_ahead.reached(state, player)[0]
    return WORDS("status-near", who=state.names[player], reached=most, enough=enough(state))


def _against(state: State, me: int, player: int, *, race: bool) -> list[str]:
    """Return what a player could do against one who can win when the round ends. Where there is nothing, it is told until
    they have opened a system in the round what they could do besides, and then only that. In a ``race`` of several it
    stands beside the rival's points.
    """
    who, rival = state.players[me].name, state.players[player].name
    stops = goals_ahead.stopped_by(state, me, player)
    if stops:
        chance, system, planet = stops[0]
        return [WORDS("stop-there", who=who, rival=rival, race=race, where=system, planet=planet, wins=odds(chance))]
    if state.tokens_on_map(me):
        return [WORDS("stop-no-more", who=who, rival=rival, race=race)]
    order = ranked(state)
    lacking = enough(state) - state.players[me].points
    # With goals alone, a public and a hidden one, points are counted before those of Meridian.
    before = order.index(me) < order.index(player) or bool(goals_ahead.counted_late(state, player))
    first = before and lacking <= goals_ahead.MOST_GOALS and me not in goals_ahead.winning(state)
    return [WORDS("stop-nowhere", who=who, rival=rival, race=race, first=first, points=lacking)]


def also_finding(state: State, player: int) -> list[str]:
    """Return the names of the rivals who find a relic too where a player breaks the seal of Meridian (GAL-G90)."""
    return [state.players[other].name for other in landing.finders(state, player)[1:]]
