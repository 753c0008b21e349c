"""How legal moves are offered: a few words for the button, what it means for the menu, and the steps at the desk."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.core import verbs
from engine.core.desk import MOST_DETAIL, MOST_LABEL, fit, shortest
from engine.core.errors import IllegalMove
from engine.core.flow import MASTER, PARTY, Ask
from engine.core.game import Choice, Offering, Weight
from engine.core.moves import Move, read_move
from engine.core.words import lower, plain, upper
from engine.maps.hexes import pointed_unlabel

from ..rules import odds as chances
from ..rules import trials
from ..rules.awaiting import TRUST, active, name_of, threshold
from ..rules.clock import is_last_day, is_over
from ..rules.finding.challenge import counts_here, hunts, is_close, is_searched, running
from ..rules.finding.studying import helps_there, looks_at
from ..rules.flow import open_questions
from ..rules.members.characters import brought
from ..rules.steps import asks
from ..rules.travelling import treks
from ..state import moves
from ..state.bearings import goal_cell, is_foremost, is_lead, nears_goal, side_of
from ..state.calling import first_clue, place_words, quarry
from ..state.catalogue import WORDS
from ..state.content import content, price
from ..state.leads import CLUE
from ..state.looks import OPENING, task_of
from ..state.member import NIGHT
from ..state.naming import member_name, target
from ..state.state import BOON, State, Test, discovered, found, last_day, member_of, settlement
from ..state.view import View
from . import action_labels, costs, crossings, journey_offers, questions, trade_offers
from .neighbour_names import COUNTING, clues_to, go, leads_on, named_way, what_lies
from .prominence import (
    answer_weight,
    approach_weight,
    back_weight,
    careful_weight,
    going_home,
    is_as_good,
    is_early,
    look_weight,
    move_weight,
    search_weight,
    track_weight,
    way_weight,
)
from .words import conditions, dice_line, good, item_line, order_words, skill, skill_line


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered; one that others voted for says who did: "Move to Q18, forest (Ada for
    it, 1 more vote)"."""
    state = view.state
    label, detail, weight = _offer(view, move)
    # How many leave it to the others says nothing: only proposals are counted.
    backers = tuple(vote.seat for vote in state.votes if vote.text == str(move) != TRUST)
    names = [name_of(state, seat) for seat in backers]
    hurts = costs.hurts(state, move)
    room = MOST_LABEL - (len(f"{hurts}: ") if hurts else 0)
    tallies = tuple(_tallies(names, threshold(state) - len(backers)))
    offered = _tallied(state, move, label, tallies, room)
    if backers:
        weight = "plain" if isinstance(move, moves.Depart) and is_early(state) else "first"
        is_told = len(names) <= MOST_NAMED and offered.endswith(tallies)
        detail = detail if is_told else f"{WORDS('votes-for', names=names)} {detail}".strip()
    elif weight in ("first", "main", "plain") and is_over(state) and not isinstance(move, (moves.Depart, verbs.Choose)):
        weight = "quiet"
    to = move.to if isinstance(move, verbs.MoveTo) and not backers else ""
    risks = journey_offers.perils(state, to, beside_odds=_may_be_goal(state, to)) if to else []
    told = "; ".join([detail, *risks]) if detail else upper("; ".join(risks))
    said = (told, action_labels.who_rolls(state, move), action_labels.without_care(state, move))
    detail = shortest(("; ".join(filter(None, said[:end])) for end in (3, 2, 1)), MOST_DETAIL)
    sure = "" if backers else costs.sure(state, move)
    asked = own_question(view, move.option) if isinstance(move, verbs.Choose) else None
    foremost = _foremost(state, move, weight)
    if isinstance(asked, asks.Dilemma) and isinstance(move, verbs.Choose):
        foremost = round(100 * crossings.promise(state, asked, move.option))
    return Choice(offered, fit(detail, MOST_DETAIL), weight, sure, text=_brings(view, move), hurts=hurts, foremost=foremost)


AT_HAND = (moves.Search, moves.Track, moves.Investigate)
"""What is done where the party stands."""


def _foremost(state: State, move: Move, weight: Weight) -> int:
    """Return how far an action comes before others of its weight. Ways to study a site come by what they bring on average.
    Of what is offered first, acts here come before the ways on. Of these, once only that counts, one to where a clue leads
    comes first. To go home once all is done comes before all else."""
    test = chances.coming(state, move) if action_labels.chosen_way(state, move) is not None else None
    if test is not None:
        return 3 + round(100 * (test.chance + test.strong))
    if weight != "first":
        return 0
    if isinstance(move, moves.Depart):
        return 3
    if isinstance(move, AT_HAND):
        return 2
    if not is_close(state) or not isinstance(move, verbs.MoveTo | moves.Journey):
        return 0
    return int(bool(clues_to(state, move.to)) or what_lies(state, move.to) in COUNTING)


MOST_NAMED = 2
"""So many of those who are for something are named on its button; of more it says how many."""


def _tallied(state: State, move: Move, label: str, tallies: Sequence[str], room: int) -> str:
    """Return a label with its price and the first of some ``tallies`` for which there is ``room``, if need be beside a
    shortened name; where there is room for none, without: the price is never cut."""
    if isinstance(move, verbs.Choose):
        return next((f"{label}{tally}" for tally in tallies if len(label) + len(tally) <= MOST_LABEL), label)
    whole = action_labels.label(state, move, "") or _priced(state, move, label, room)
    for end in tallies:
        cut = action_labels.label(state, move, end) or _priced(state, move, label, room - len(end)) + end
        if words := next((words for words in (f"{whole}{end}", cut) if len(words) <= MOST_LABEL), ""):
            return words
    return fit(whole)


def _tallies(names: Sequence[str], more: int) -> Iterator[str]:
    """Yield what is said of those who are for a move, from the longest to the shortest; nothing where there are none."""
    few = names if len(names) <= MOST_NAMED else ()
    for left in dict.fromkeys((more, 0)) if names else ():
        yield f" {WORDS('votes-tally', names=few, votes=len(names), more=left)}"


def _brings(view: View, move: Move) -> str:
    """Return what a way brings to deal with what came in the party's way, where its label has no room for that; "" for
    all other moves."""
    asked = own_question(view, move.option) if isinstance(move, verbs.Choose) else None
    if not isinstance(asked, asks.Dilemma) or not isinstance(move, verbs.Choose):
        return ""
    # With tools it brings the same.
    way = content().dilemmas[asked.which].way(move.option)
    return "" if way.tools else questions.option(view.state, asked, move.option)[1]


def _priced(state: State, move: Move, label: str, room: int) -> str:
    """Return a label with what an action costs beyond the stretch and the tick that nearly every one takes. Where there is
    no ``room``, one after the other is left out: the ground or what speaks for it, how far it is."""
    if isinstance(move, moves.Journey):
        return f"{label}{journey_offers.risk(state, move.to)}"
    prices, terms = action_labels.prices(state, move), action_labels.terms(state, move)
    head = label if "(" in label else re.split(", |: ", label, maxsplit=1)[0]
    risk = (
        journey_offers.peril(state, move.to, beside_odds=_may_be_goal(state, move.to))
        if isinstance(move, verbs.MoveTo)
        else ""
    )
    ways = ((label, terms), (head, terms), (head, terms[:-1]))
    said = [", ".join(filter(None, (named, *prices, risk, *more))) for named, more in ways]
    return said[0] if len(said[0]) <= (action_labels.TWO_LINES if risk else room) else shortest(said[1:], room)


def _may_be_goal(state: State, to: str) -> bool:
    """Return whether the button of a Move says how likely the goal is there."""
    return what_lies(state, to) == "maybe" and not clues_to(state, to)


def wish(state: State, text: str) -> str:
    """Return a move that a player voted for, in the middle of a sentence: "move to Q18, forest"; of an answer no price."""
    try:
        move = read_move(moves.VERBS, text)
    except IllegalMove:
        return text
    label = _offer(View(None, state), move)[0]
    return lower(BESIDE_THE_ANSWER.split(label, maxsplit=1)[0] if isinstance(move, verbs.Choose) else label)


BESIDE_THE_ANSWER = re.compile(": | \\(")
"""Begins what stands behind an answer on its button: who, at what price, how likely."""


def _offer(view: View, move: Move) -> Offering:
    state = view.state
    match move:
        case verbs.MoveTo(to=to):
            if target(state, to) is None and pointed_unlabel(to) in state.edges:
                # Once it is done, going home is one button: over which edge does not matter.
                leaving: Weight = going_home(state) if is_early(state) else "written"
                return WORDS("label-leave", at=to), WORDS("label-leave.hint"), leaving
            return *go(state, to), _move_weight(state, to)
        case moves.Backtrack(to=to):
            known = to if state.region.format == "hex" else named_way(state, to)
            hint = WORDS("label-back.hint", to=named_way(state, to), ticks=state.rules.backtrack_ticks)
            told = bool(clues_to(state, to)) or is_lead(state, to)
            back = back_weight(state, is_told=told, leads_on=leads_on(state))
            back = way_weight(state, to, back, is_back=True)
            return WORDS("label-back", side=side_of(state, to), place=known), hint, back
        case moves.Journey(to=to):
            return journey_offers.offer(state, to)
        case moves.Scout(to=to, who=who):
            named = named_way(state, to)
            label = WORDS("label-scout", place=named)
            stands: Weight = "quiet" if goal_cell(state) is not None and last_day(state) else "plain"
            return _aimed(state, label, named, WORDS("label-scout.hint"), who, "", stands)
        case moves.Search(who=who, care=care, clue=followed):
            label = WORDS("label-search", clues=_numbers(followed))
            usual = search_weight(state, followed)
            offered = _done_by(state, label, _search_detail(state, followed), who, care, usual)
            return _beside(state, move, offered, usual)
        case moves.Investigate(site=site, who=who, care=care):
            named = quarry(state, site)
            looked = looks_at(state, site)
            most = looked.needed
            asks_people = (seen := state.region.site_by_id.get(site)) is not None and seen.category == "settlement"
            again = asks_people and (asked := found(state, site)) is not None and bool(asked.visited)
            label = WORDS("label-investigate", sought=named, done=looked.done, most=most, asks=asks_people, again=again)
            if (way := action_labels.chosen_way(state, move)) is not None:
                return WORDS.text(way.does), action_labels.beside_a_way(state, move, way), approach_weight(state, move)
            offered = _aimed(state, label, named, _site_detail(state, site), who, care, look_weight(state, site))
            careful = careful_weight(state, site) if (who, care) == (moves.BEST, moves.CAREFUL) else "written"
            if care == moves.TOOLS:
                helps = not action_labels.is_vain_with_tools(state, move)
                return offered[0], WORDS("hint-tools"), look_weight(state, site) if helps else "written"
            usual = look_weight(state, site)
            return _beside(state, move, offered, usual) if careful == "written" else (*offered[:2], careful)
        case moves.Track(target=sought, who=who, care=care):
            weight: Weight = "written" if _is_repeated_clue(state, sought) else track_weight(state, sought)
            no_nearer = running(state) and not counts_here(state, "track")
            named = quarry(state, sought)
            label = WORDS("label-track", sought=named)
            hint = WORDS("label-track.hint", nearer=not no_nearer)
            return _beside(state, move, _aimed(state, label, named, hint, who, care, weight), weight)
        case moves.Forage(who=who):
            return _done_by(state, WORDS("label-forage"), WORDS("label-forage.hint"), who, "", "plain")
        case moves.Camp(who=who):
            weight = "first" if state.stretch >= NIGHT else "main" if state.stretch == NIGHT - 1 else "plain"
            if is_last_day(state) and state.stretch <= NIGHT:
                weight = "plain"
            return _done_by(state, WORDS("label-camp"), _camp_detail(state), who, "", weight)
        case moves.Rest():
            return WORDS("label-rest"), WORDS("label-rest.hint"), "plain"
        case moves.Depart():
            return WORDS("label-depart", over=state.goal in ("done", "lost")), WORDS("label-depart.hint"), going_home(state)
        case verbs.Choose(option=option):
            return _choose(view, option)
        case moves.Create():
            return WORDS("label-create"), WORDS("label-create.hint"), "plain"
    return _aside(view, move)


def _move_weight(state: State, to: str) -> Weight:
    """Return how a Move is offered: after a journey that leads on the same way for the same reason. In a hunt only one way
    is lit unless more is told of another: the hex with the most around it in which the goal can be."""
    if move_weight(state, to, is_told=False) == "written":
        return "written"
    clued, lies = clues_to(state, to), what_lies(state, to)
    is_led_aside = not is_foremost(state, to) or treks.leads_over(state, to)
    if state.hunt and state.goal == "open" and not clued and lies in ("maybe", "nearer", "") and is_led_aside:
        return "plain"
    if lies in ("lead", "maybe", "nearer") and not clued and not nears_goal(state, to):
        # Several hexes lie that way: the one straight on is proposed, unless a journey goes there.
        lies = "" if is_led_aside else lies
    return way_weight(state, to, move_weight(state, to, is_told=bool(clued or lies)), is_back=False)


def _trust(view: View) -> Offering:
    """Return what is done for a member who leaves a choice to others; offered only where it is no option by itself."""
    state = view.state
    if state.phase == "characters":
        return WORDS("trust-character"), WORDS("trust-character.hint"), "quiet"
    if _resolving(state):
        return WORDS("trust-keep"), "", "written"
    asked = open_questions(state)
    own = [question for question in asked if question.owner != PARTY]
    if own:
        if len({(question.owner, question.default) for question in own}) == 1 and own[0].owner != MASTER:
            return _choose(view, own[0].default)[0], "", "written"
        return WORDS("trust-master" if own[0].owner == MASTER else "trust-safe"), "", "written"
    voted = any(vote.seat != view.seat and vote.text != TRUST for vote in state.votes)
    if asked and not voted:
        label = _choose(view, asked[0].default)[0]
        return label, "", "written"
    if voted or any(seat != view.seat for seat in active(state)):
        return WORDS("trust-others"), WORDS("trust-others.hint"), "quiet"
    return WORDS("trust-open"), WORDS("trust-open.hint"), "written"


def _aside(view: View, move: Move) -> Offering:
    """Return how moves beside the party's actions are offered."""
    state = view.state
    match move:
        case moves.RolesTo(role=role, who=who):
            holds = member_name(state, who) if who not in ("nobody", "none") else "nobody"
            if role == "watch" and who == "nobody":
                holds = "all" if state.members[state.leader].seat == view.seat else "myself"
            weight: Weight = "quiet" if is_as_good(state, role, who) else "written"
            does = "; ".join(filter(None, [WORDS("role-does", role=role), _character_brief(state, who)]))
            shelter, now = costs.shelter(state, role, who)
            food, usual = costs.food(state, role, who)
            label = WORDS("label-role", role=role, who=holds, shelter=shelter, now=now, food=food, usual=usual)
            return label, does, weight
        case moves.Lead(who=who):
            return WORDS("label-lead", who=member_name(state, who)), WORDS("label-lead.hint"), "written"
        case verbs.Trust():
            return _trust(view)
        case verbs.SetOrder(order=order):
            # The detail is what stands beside the order while it is being written.
            return upper(order_words(order)), upper(order_words(order)), "written"
        case moves.Write():
            return WORDS("label-note"), WORDS("label-note.hint"), "written"
        case verbs.Give(item=item, who=who):
            held = _item(view, item)
            return WORDS("label-give", what=held, who=member_name(state, who)), upper(held), "written"
        case verbs.Use(item=item):
            herb, mends = item == "herb", costs.mended(view) if item == "material" else ""
            label = WORDS("label-use", what=_item(view, item), cures=costs.cured(view) if herb else "", mends=mends)
            return label, upper(_item(view, item)), USED.get(item, "quiet")
        case verbs.Buy(goods=goods):
            return trade_offers.purchase(state, goods)
        case moves.Sell(goods=goods):
            return trade_offers.sale(view, goods, _item(view, goods))
        case moves.Mend(item=item):
            return WORDS("label-mend", what=_item(view, item)), upper(_item(view, item)), "quiet"
        case verbs.Enter():
            return WORDS("label-enter"), WORDS("label-enter.hint"), "plain"
    return str(move), "", "plain"


USED: dict[str, Weight] = {"herb": "main"}
"""How it is offered to use something, by what it is: a herb, which cures poison and takes no time, is a button."""


# The party's actions.


def _done_by(state: State, label: str, detail: str, who: str, care: str, weight: Weight) -> Offering:
    """Return an action with who does it and how, where that is said: such variants are written."""
    best, plainly = who in ("", moves.BEST), care in ("", moves.PLAIN)
    if best and plainly:
        return label, detail, weight
    label = WORDS("label-done-by", label=label, who="" if best else member_name(state, who), careful=not plainly)
    careful = "" if plainly else WORDS("hint-careful")
    return label, careful or _character_brief(state, who) or detail, "written"


def _beside(state: State, move: Move, offered: Offering, usual: Weight) -> Offering:
    """Return an action as it is offered. By another than would act unasked it stands in the menu, if its ``usual`` way is a
    button. With care, or by a clue that is followed, it does not."""
    is_plain = getattr(move, "care", "") == moves.PLAIN and getattr(move, "clue", moves.NONE) == moves.NONE
    is_beside = usual in ("first", "main") and is_plain and action_labels.is_other(state, move)
    return (offered[0], "", "quiet") if is_beside else offered


def _aimed(state: State, label: str, named: str, detail: str, who: str, care: str, weight: Weight) -> Offering:
    """Return an action on something named; all its variants have one detail, which names it where it is written by id."""
    label, _, offered = _done_by(state, label, "", who, care, weight)
    return label, f"{upper(named)}: {detail}" if detail else upper(named), offered


def _is_repeated_clue(state: State, sought: str) -> bool:
    """Return whether an earlier clue says the same as the one that is tracked: one button stands for both."""
    kind, _, number = sought.partition("-")
    if kind != "clue" or not number.isdecimal() or not 0 < int(number) <= len(state.tokens):
        return False
    return first_clue(state, int(number)) != int(number)


def _numbers(followed: str) -> list[str]:
    """Return the numbers of the clues that are followed."""
    return [] if followed == moves.NONE else [name.removeprefix(CLUE) for name in followed.split("+")]


def _search_detail(state: State, followed: str) -> str:
    """Return what a search has in its favour; a clue that is followed further on than it points helps here only, then."""
    more = _numbers(followed)
    clues = sum(token.helps == state.here.at and not token.used for token in state.tokens) + len(more)
    boons = min(2, clues) + (state.here.at in state.keen)
    nearer = "open"
    if running(state) and not counts_here(state, "search"):
        nearer = "no"
    elif is_close(state):
        nearer = "clue" if clues else "found"
    left = state.challenge if running(state) else 0
    tokens = [state.tokens[int(number) - 1] for number in more]
    named = list(dict.fromkeys(place_words(state, token.toward, token.at) for token in tokens))
    searched = all(is_searched(state, token.toward) for token in tokens)
    told = BOON in state.explained
    return WORDS(
        "hint-search",
        clues=more,
        boons=boons,
        nearer=nearer,
        left=left,
        hunt=hunts(state),
        roll=trials.difficulty(state),
        told=told,
        points=named,
        searched=searched,
    )


def _camp_detail(state: State) -> str:
    hour = "settlement" if settlement(state) is not None else "late" if state.stretch >= 5 else "evening"
    watch = [state.members[index].name for index in state.roles.watch if state.members[index].able]
    return WORDS("hint-camp", hour=hour, price=price(state, content().goods["meal"]), watch=watch)


def _site_detail(state: State, site: str) -> str:
    known, seen = state.region.site_by_id.get(site), found(state, site)
    if known is None or seen is None:
        return ""
    said: list[str] = [WORDS("category-name", category=known.category)]
    if seen.snag == "access":
        said.append(WORDS("site-access"))
    elif seen.snag == "guardian":
        said.append(WORDS("site-guardian"))
    elif known.long and discovered(state, site):
        said.append(WORDS("site-long"))
    looked = looks_at(state, site)
    task = task_of(known, seen)
    more = looked.left if task.skills else 0
    said.append(WORDS("hint-look", what=task.what, more=more, doubles=looked.doubles, opens=task.what in OPENING))
    if running(state) and task.skills:
        said.append(WORDS("hint-nearer", left=state.challenge, roll=0, hunt=hunts(state)))
        said += [WORDS("look-helps")] if hunts(state) and helps_there(state, site) else []
    return ", ".join(filter(None, said))


# Answers.


def _resolving(state: State) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[0], Test)


def _choose(view: View, option: str) -> Offering:
    state = view.state
    index = None if view.seat is None else member_of(state, view.seat)
    choosing = index is not None and not state.members[index].ready
    question = None if choosing else own_question(view, option)
    if question is not None:
        weight = answer_weight(state, question, option, questions.is_needless, questions.is_vain)
        return *questions.option(state, question, option), weight
    known = content().archetypes.get(option)
    if known is not None:
        dice = ", ".join(f"{skill(name)} d{sides}" for name, sides in known.dice.items() if sides > 6)
        ranks = skill_line({name: rank for name, rank in known.skills.items() if rank > 1})
        about = lower(WORDS.text(known.about)).rstrip(".")
        return WORDS("label-archetype", name=known.name, about=about), f"{dice}; {ranks}", "main"
    if option == "kept":
        return *_kept_choice(view), "main"
    if _resolving(state):
        return questions.resolve_option(view, option)
    if (shifted := questions.shift(state, option)) is not None:
        return shifted
    # What the game master can answer stands on their own panel: in public it would tell what is asked (WLD-G87).
    secret = not view.whole and any(asked.owner == MASTER for asked in open_questions(state))
    return upper(plain(option)), "", "written" if secret else "main"


def _kept_choice(view: View) -> tuple[str, str]:
    """Return how the character of an earlier expedition is offered: by name to their own player."""
    about = WORDS("label-kept.hint")
    known = None if view.seat is None else brought(view.state, view.seat)
    if known is None:
        return WORDS("label-kept"), about
    return WORDS("label-bring-back", who=known.name, archetype=known.kind), about


def own_question(view: View, option: str = "") -> Ask | None:
    """Return the open question that the view's seat is asked, the first with that option; for the public the first."""
    asked = open_questions(view.state)
    mine = None if view.seat is None else member_of(view.state, view.seat)
    fitting = [question for question in asked if not option or option in question.options]
    return next((question for question in fitting if question.owner == mine), fitting[0] if fitting else None)


# Members and goods.


def _character_brief(state: State, handle: str) -> str:
    known = next((member for member in state.members if member.handle == handle), None)
    if known is None:
        return ""
    ails = conditions(known)
    best = skill_line({name: rank for name, rank in known.skills.items() if rank > 1})
    return "; ".join(filter(None, [ails, best])) or dice_line(known)


def _item(view: View, word: str) -> str:
    """Return an item that a move names by its place or its kind."""
    seat = view.seat
    index = None if seat is None else member_of(view.state, seat)
    number = word.rpartition("-")[2] if "-" in word else word
    if index is not None and number.isdigit():
        items = view.state.members[index].items
        if 0 < int(number) <= len(items):
            return item_line(items[int(number) - 1])
    return good(word)
