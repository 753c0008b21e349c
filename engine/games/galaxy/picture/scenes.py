"""The pictures of a galaxy, made from a view: the map, a closer look at a system, the exploration card that lies open; and
what stands around them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.flow import Ask
from engine.core.game import Event
from engine.core.languages import by_language
from engine.core.scene import Chip, Fact, Legend, Look, Scene, most_needed
from engine.core.words import upper
from engine.maps.hexes import straight

from ..rules import awaiting, deal_prospects, flow
from ..rules.economy import wealth
from ..rules.events import EVENTS, ventures
from ..rules.exploring.effects import RESOLVE
from ..rules.exploring.explorations import under_way
from ..rules.flow import WITHOUT, open_questions, open_stage
from ..rules.moving import movement
from ..speech import questions
from ..speech.words import ranked
from ..state.catalogue import WORDS, place_words
from ..state.content import content
from ..state.lengths import enough, rounds
from ..state.naming import place_name, system_name, system_named
from ..state.state import KINDS, SHIPS, Battle, Exploration, State
from ..state.view import View
from . import alt, cells, charting, modes, nearby
from .charting import LETTERS, token
from .panel import table, tallies
from .starmap import StarBoard
from .stars import CardOption, PlayerRow, Units

NAMED = ("planet", "system")
"""Where a title names the place that is explored."""

MOST_OPTIONS = 4
"""How many choices the picture of a card has room for."""

ROOMY = 2
"""Up to so many choices have room for all their words."""

CARD = Look("card")
"""The picture of the exploration card that was revealed last (GAL-042)."""


def pictures(events: Sequence[Event]) -> tuple[Look, ...]:
    """Return the exploration card that was revealed last, if one was."""
    return (CARD,) if EVENTS.public(events, (ventures.Explored,)) else ()


def scene(view: View, look: Look) -> Scene:
    """Return a picture.

    Subjects: "map", and "ended" for a game that was broken off; "standings", how all stand without the map; "card", the
    exploration card that was revealed last, with what its explorer can do about it as long as it lies open. ``look.at`` is
    a system or a planet: a closer look at it.
    Where there is nothing of that to show, the map is shown.
    """
    state = view.state
    if look.subject == "card" and state.revealed is not None and state.revealed.card:
        return card(state, state.revealed)
    return standing(view) if look == STANDINGS and state.phase != "over" else chart(view, look)


def standing(view: View) -> Scene:
    """Return the picture of how all stand: points and public goals, without the map."""
    state = view.state
    panel = rows(state, running=True)
    found = replace(
        charting.board(state, "", ()), focus="", unmapped=True, standings=table(state, panel, running=True, brief=True)
    )
    words, more = alt.map_alt(state, found, headline(state), "")
    return Scene(title(state), found, words, more=more, chip=chip(state), facts=panel_facts(state), panel=panel)


STANDINGS = Look("standings")
"""The picture of how all stand, without the map: as a round ends and in council nothing on the map is decided."""


def instead(view: View) -> Look | None:
    """Return what says all that matters just now, so that a post shows it and no map: the exploration card while something
    is to be chosen of it, how all stand while all score, deal and vote."""
    state = view.state
    task = state.revealed
    if task is not None and task.card and choices(state, task):
        return CARD
    return STANDINGS if state.phase in ("status", "council") and awaiting.awaited(state) else None


WITHIN = (flow.Moving, flow.Landing, flow.Producing, flow.Paying)
"""Stages of a tactical action: the post before has told how all stand, and the question says what there is to pay with."""


def is_brief(state: State) -> bool:
    """Return whether a post shows the map alone: within a turn and a combat, so that a phone has room for both the map and
    the question."""
    asked = state.phase == "action" and bool(open_questions(state))
    return asked or isinstance(open_stage(state), WITHIN) or any(isinstance(task, Battle) for task in state.agenda)


def is_first(state: State) -> bool:
    """Return whether no turn was taken yet: the post before it shows the whole map."""
    return state.phase == "opening"


def around(state: State, drawn: StarBoard) -> tuple[str, ...]:
    """Return the systems that matter just now; () where nearly all do.

    Within a tactical action these are the active one, those beside it, and those that ships can come from; for a payment
    and a question about planets those of its player. As a turn begins they are those in reach besides.
    """
    active, stage, waited = state.system_by_id.get(state.system), open_stage(state), awaiting.called(state)
    acting = waited[0] if len(waited) == 1 else None
    wanted = {star.label for star in drawn.systems if star.open}
    if is_brief(state) and active is not None and not isinstance(stage, flow.Paying):
        if active.at is None:
            return ()
        beside = [item.id for item in state.systems if item.at is not None and straight(item.at, active.at) <= 1]
        wanted |= {charting.label(id) for id in beside}
    elif acting is not None:
        own = {planet.system for planet in state.planets_of(acting)}
        own |= {system.id for system in state.systems if system.fleets[acting] and not is_brief(state)}
        wanted |= {charting.label(id) for id in own}
    return nearby.part(drawn.systems, wanted, cells.MAP)


def chart(view: View, look: Look) -> Scene:
    """Return the map, in a mode or as usual, or a closer look."""
    state, mode, ended = view.state, look.mode, look.subject == "ended"
    running = state.phase != "over" and not ended
    wanted = system_named(state, look.at) if look.at.strip() else None
    close = wanted.id if wanted is not None else ""
    marked = modes.opened(state, mode, view.seat)
    if marked is None:
        marked = movement.opened(state) if running else ()
    drawn = modes.seen(state, charting.board(state, close, marked), mode, view.seat)
    said = modes.title(state, mode, view.seat)
    whole = mode == modes.MARKS.name
    posted = view.seat is None and look == Look()
    brief = running and posted and is_brief(state)
    panel = () if brief else rows(state, running=running)
    short = running and posted and state.phase == "action" and not is_first(state)
    waited = awaiting.called(state)
    drawn = replace(
        drawn,
        standings=() if brief or short or close else table(state, panel, running=running, brief=posted),
        tallies=tallies(state, panel, waited[0] if len(waited) == 1 else None) if short and not brief else (),
        nearby=around(state, drawn) if brief or short else (),
    )
    lines = () if look.wordless else legend(state, drawn, running=running, whole=whole, brief=brief)
    marks = [line.text for line in lines] if whole else []
    words, more = "", ""
    if not look.wordless:
        words, more = alt.map_alt(state, drawn, said or headline(state, ended=ended), close, marks)
    return Scene(
        title=said or title(state, ended=ended),
        board=drawn,
        alt=words,
        more=more,
        chip=None if said else chip(state, ended=ended),
        facts=panel_facts(state),
        panel=panel,
        legend=lines,
        at=charting.label(close) if close else "",
    )


def card(state: State, task: Exploration) -> Scene:
    """Return the picture of an exploration card: what it says, what was explored, what can be done about it."""
    planet, system = state.planet_by_id.get(task.place), state.system_by_id.get(task.place)
    options = choices(state, task)
    can_trade = bool(options) and deal_prospects.can_deal(state, task.player)
    left = len(state.decks[task.deck].draw) if task.deck in state.decks else 0
    where = system_name(planet.system) if planet is not None and planet.system else ""
    drawn = replace(
        charting.card_board(state, task.card, planet),
        system=charting.star(state, system) if system is not None else None,
        place=place_words(where if planet is not None else system_name(task.place) if system is not None else task.place),
        options=options,
        note=WORDS("picture-trade-then") if can_trade else "",
    )
    return Scene(
        title=explores(state, state.players[task.player].name, task),
        board=drawn,
        alt=alt.card_alt(state, task, drawn, left),
        facts=(Fact(WORDS("cards-left", count=left)),),
    )


def choices(state: State, task: Exploration) -> tuple[CardOption, ...]:
    """Return what its explorer can do about the card, while it lies open; ``()`` once it is resolved."""
    stage, now = open_stage(state), under_way(state)
    if not isinstance(stage, flow.CardOpen) or now is None or (now.card, now.place) != (task.card, task.place):
        return ()
    words = questions.decisions(state)
    if len(words) > MOST_OPTIONS:
        last = (WITHOUT,) if WITHOUT in words else ()
        words = (*[word for word in words if word != WITHOUT][: MOST_OPTIONS - len(last)], *last)
    if words == (RESOLVE,):
        return (CardOption("1", WORDS("picture-resolve"), WORDS("picture-resolve.hint")),)
    say = partial(questions.decision, drawn=True) if len(words) <= ROOMY else questions.decision_briefly
    offered = [say(state, now, word) for word in words]
    return tuple(CardOption(str(place), text, upper(detail)) for place, (text, detail) in enumerate(offered, start=1))


# What stands around a picture: its title, the players, the legend.


MOST_LINES = 24
"""How many lines a legend has at most."""

PLAYERS = ("speaker", "passed")
"""Marks of players: a closer look and a part of the map show none."""

TOLD_LONG = ("specialty", "seal")
"""Marks whose line tells what they do: a closer look has no room for them."""

CORNERED = 12
"""So many lines stand in the corners of the map."""

FLOWING = frozenset(("token", "ship", "spent", "specialty", "seal"))
"""Marks whose lines are too long for a corner: they stand below the players."""

FAMILIAR = (
    "resources",
    "influence",
    "frontier",
    "spent",
    "scout",
    "transport",
    "battleship",
    "infantry",
    "mech",
    "dock",
    "specialty",
    "seal",
    "speaker",
)
"""Such marks, beside the traits of planets."""


BEGINNING = ("resources", "influence", "open", "scout", "transport", "infantry")
"""What a part of the map explains to who has their first turn."""


def headline(state: State, *, ended: bool = False) -> str:
    """Return who is to do what, or how it ended."""
    if state.phase == "over":
        return WORDS("picture-wins", who=state.players[state.winner].name if state.winner >= 0 else "")
    if ended:
        return WORDS("picture-broken-off")
    asked, stage = open_questions(state), open_stage(state)
    if asked:
        return _asked(state, asked)
    if stage is None:
        return WORDS("picture-goes-on")
    return _staged(state, stage)


def _asked(state: State, asked: tuple[Ask, ...]) -> str:
    fight = next((task for task in state.agenda if isinstance(task, Battle)), None)
    if fight is not None:
        attacker, defender = state.players[fight.attacker].name, state.players[fight.defender].name
        planet = place_name(state, fight.planet) if fight.planet else ""
        return WORDS("picture-fight", attacker=attacker, defender=defender, planet=planet, system=fight.system)
    owners = list(dict.fromkeys(question.owner for question in asked))
    if len(owners) == 1:
        return WORDS("picture-chooses", who=state.players[owners[0]].name)
    return WORDS("picture-all-choose") if len(owners) == len(state.players) else WORDS("picture-several-choose")


def _staged(state: State, stage: flow.Staged) -> str:
    if isinstance(stage, flow.Market):
        return WORDS("picture-market")
    name = state.players[stage.player].name
    match stage:
        case flow.Moving(system=system):
            return WORDS("picture-moves", who=name, system=system)
        case flow.Landing(system=system):
            return WORDS("picture-lands", who=name, system=system)
        case flow.Producing(planet=planet):
            home = state.planet_by_id[planet].home == stage.player
            return WORDS("picture-produces", who=name, planet=place_name(state, planet), home=home)
        case flow.CardOpen():
            return explores(
                state, name, next((step for step in state.agenda if isinstance(step, Exploration)), state.revealed)
            )
        case flow.Paying(what=what, amount=amount):
            return WORDS("picture-pays", who=name, amount=amount, what=what)
        case flow.Ending():
            return WORDS("picture-ends", who=name)
        case _:
            return WORDS("picture-acts", who=name)


def explores(state: State, name: str, task: Exploration | None) -> str:
    """Return what a player explores, as a title: "Ada explores the frontier in A1"."""
    place = task.place if task is not None else ""
    known = "planet" if place in state.planet_by_id else "system" if place in state.system_by_id else "frontier"
    where = known if task is not None else "unknown"
    return WORDS("picture-explores", who=name, where=where, place=place_name(state, place) if where in NAMED else "")


def title(state: State, *, ended: bool = False) -> str:
    """Return the title of a picture."""
    if state.phase == "opening" and not ended:
        return WORDS("picture-opening")
    return WORDS("picture-time", round=state.round, phase=state.phase, said=headline(state, ended=ended))


def chip(state: State, *, ended: bool = False) -> Chip | None:
    """Return the one plate beside the title: that it is the last round."""
    running = state.phase in ("action", "status", "council") and not ended
    return Chip(upper(WORDS("last-round")), "hourglass", True) if running and state.round >= rounds(state) else None


def panel_facts(state: State) -> tuple[Fact, ...]:
    """Return what the header says at the right."""
    return (Fact(WORDS("picture-goal", enough=enough(state))),)


def rows(state: State, *, running: bool) -> tuple[PlayerRow, ...]:
    """Return the players in the order of their places, from the speaker on."""
    waited = awaiting.called(state) if running else ()
    return tuple(_row(state, player, acting=player in waited) for player in ranked(state))


def _row(state: State, player: int, *, acting: bool) -> PlayerRow:
    own = state.players[player]
    counts: list[tuple[str, int | str]] = [
        ("goods", own.trade_goods),
        ("commodity", f"{own.commodities}/{wealth.value(state, player)}"),
        ("command", f"{own.tactic}+{own.strategy}"),
        ("fragment", own.fragment_count),
        ("card", len(own.hand)),
    ]
    counts += [("relic", len(own.relics))] if own.relics else []
    counts += [("device", own.devices)] if own.devices else []
    counts += [("technology", letters(state, player))] if own.technologies else []
    return PlayerRow(
        token(state, player),
        own.name,
        f"{own.points}/{enough(state)}",
        acting=acting and not own.gone,
        down=own.gone,
        counts=() if own.gone else tuple(counts),
        icon="points",
        speaker=player == state.speaker,
        passed=own.passed and state.phase == "action",
    )


def letters(state: State, player: int) -> str:
    """Return the colours of a player's technologies by their letters, as on the picture: "BGY"."""
    known = content().technologies
    own = [LETTERS[known[technology].colour] for technology in state.players[player].technologies]
    return "".join(sorted(own, key="BGYR".index))


def legend(
    state: State, drawn: StarBoard, *, running: bool, whole: bool = False, brief: bool = False
) -> tuple[Legend, ...]:
    """Return the lines of what is in the picture; where they are too many those that explain least are left out. A
    ``whole`` one explains also what is known by now. A ``brief`` one has nothing of players. A part of the map has a few
    lines while players have their first turn: the rest stands under Map, and is explained with the words."""
    if drawn.nearby and not (drawn.tallies and state.turns <= len(state.order)):
        return ()
    worlds = [world for star in drawn.systems for world in star.worlds]
    traits = {trait for world in worlds for trait in world.traits}
    players = [player for player in state.players if not player.gone]
    grounds = [units for world in worlds for units in world.ground]
    fleets = [units for star in drawn.systems for units in star.fleets]
    kinds = {kind for units in (*fleets, *grounds) for kind, _ in units.kinds}
    marks = (
        (any(star.comers for star in drawn.systems), 10, "alert"),
        (True, 9, "resources"),
        (True, 9, "influence"),
        *((trait in traits, 8, f"planet:{trait}") for trait in ("cultural", "industrial", "hazardous")),
        (running and any(star.open and not star.comers for star in drawn.systems), 7, "open"),
        *((kind in kinds, 6 if kind == "dock" else 7, kind) for kind in KINDS),
        (any(star.storm for star in drawn.systems), 6, "storm"),
        (any(star.frontier for star in drawn.systems), 6, "frontier"),
        (any(world.exhausted for world in worlds), 6, "spent"),
        (any(world.seal for world in worlds), 6, "seal"),
        (any(world.specialties for world in worlds), 6, "specialty"),
        (any(world.legendary for world in worlds), 5, "legend"),
        (any(world.truce for world in worlds), 5, "truce"),
        (True, 4, "speaker"),
        (running and any(player.passed for player in players) and state.phase == "action", 2, "passed"),
        (any(world.attachments for world in worlds), 6, "attachment"),
        (any(star.tokens for star in drawn.systems), 6, "token"),
        (any(_mixed(units) for units in fleets), 6, "ship"),
    )
    here = [(need, mark) for there, need, mark in marks if there and not (brief and mark in PLAYERS)]
    if drawn.nearby:
        return tuple(Legend(mark, _marked(mark)) for _, mark in here if mark in BEGINNING)
    kept = {mark for _, mark in here if not _needless(state, drawn, mark, whole=whole)}
    # What everybody has seen by now stays where a corner has room for it: it makes the picture no longer.
    known = (mark for _, mark in here if mark not in kept and not drawn.close and _is_basic(mark))
    kept |= {mark for mark, _ in zip(known, range(CORNERED - len(kept - FLOWING)), strict=False)}
    shown = [(need, mark) for need, mark in here if mark in kept]
    # While ships move the systems that they can come from are marked.
    moving = isinstance(open_stage(state), flow.Moving)
    told = [(need, Legend(mark, _marked("origin" if moving and mark == "open" else mark))) for need, mark in shown]
    return most_needed(told, MOST_LINES)


def _mixed(units: Units) -> bool:
    """Return whether ships of several kinds stand together: a map may have room for their sum alone."""
    return len({kind for kind, _ in units.kinds} & set(SHIPS)) > 1


@by_language
def _marked(mark: str) -> str:
    """Return what a mark means."""
    kind, _, trait = mark.partition(":")
    return upper(WORDS(f"trait-{trait}")) if trait else WORDS(f"legend-{kind}")


def _is_basic(mark: str) -> bool:
    """Return whether a mark says what a planet is worth or which unit is there: such a line is short."""
    return mark in ("resources", "influence", *KINDS) or mark.startswith("planet:")


def _needless(state: State, drawn: StarBoard, mark: str, *, whole: bool) -> bool:
    """Return whether a mark is to be left out of the legend: it is not there, or is known by now."""
    familiar = mark in FAMILIAR or mark.startswith("planet:")
    # Lines below the map make a picture so long that a phone does not show the question with it. Once everybody has had a
    # turn, they stand in the first picture of a round alone, before a system is active.
    learnt = state.round > 1 or state.turns > len(state.order)
    first = state.phase == "action" and not any(star.tokens for star in drawn.systems)
    if learnt and not first and mark in FLOWING and not whole and not drawn.close:
        return True
    return (drawn.close and mark in (*PLAYERS, *TOLD_LONG)) or (learnt and familiar and not whole)
