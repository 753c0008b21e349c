"""How legal moves are offered: a few words for the button, what it means for the menu, and the steps at the desk."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import verbs
from engine.core.desk import MOST_DETAIL, MOST_LABEL, fit
from engine.core.errors import IllegalMove
from engine.core.flow import MASTER, PARTY, Ask
from engine.core.game import Choice, Field, Form, Offering, Step, Weight
from engine.core.moves import Move, Verb, read_move
from engine.core.words import an, count, listed, lower, plain, upper
from engine.maps.hexes import pointed_unlabel

from ..rules.awaiting import TRUST, active, name_of, threshold
from ..rules.clock import takes_long
from ..rules.finding.challenge import counts_here, is_close, running
from ..rules.flow import open_questions
from ..rules.members.characters import brought
from ..rules.supplies import STORES, value_of
from ..rules.travelling.moving import is_rim
from ..state import moves
from ..state.content import content, price
from ..state.leads import CLUE
from ..state.member import NIGHT
from ..state.naming import DIRECTIONS, beside, first_clue, hex_name, inside, member_name, place_name, quarry, target
from ..state.state import Deed, State, Test, discovered, found, member_of, settlement
from ..state.view import View
from . import questions
from .words import ROLES, conditions, dice_line, good, ground, item_line, order_words, skill_line


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered; one that others voted for says how many did: "Move to Q18, forest (1 of 2)"."""
    state = view.state
    label, detail, weight = _offer(view, move)
    # How many leave it to the others says nothing: only proposals are counted.
    backers = tuple(vote.seat for vote in state.votes if vote.text == str(move) != TRUST)
    needed = threshold(state)
    tally = f" ({len(backers)} of {needed})" if needed > 1 else f" ({len(backers)} for it)"
    tally = tally if backers else ""
    label = f"{label}{_cost(state, move)}"
    if backers:
        weight = "first"
        names = listed([name_of(state, seat) for seat in backers])
        detail = f"For it: {names}. {detail}".strip()
    elif weight == "first" and any(vote.text != TRUST for vote in state.votes):
        weight = "main"
    sure = _sure(state, move) if weight == "quiet" else ""
    return Choice(f"{fit(label, MOST_LABEL - len(tally))}{tally}", fit(detail, MOST_DETAIL), weight, sure)


def _sure(state: State, move: Move) -> str:
    """Return what is asked before somebody ends an expedition that has not come to its end, "" for all else."""
    if not isinstance(move, moves.Depart | verbs.MoveTo):
        return ""
    ends = "the expedition ends for good, and the whole map is shown"
    return f"If enough of you agree, {ends}. Propose it?" if threshold(state) > 1 else f"{upper(ends)}. End it?"


def _cost(state: State, move: Move) -> str:
    """Return what an action costs beyond the stretch and the tick that nearly every one takes; "" for no more:
    ", 1 Fatigue" (at night, each of them), ", 2 ticks"; and what a way back spares, "no rolls", beside the Move to the same
    place, which is "rolled" (WLD-022, WLD-136, WLD-149, WLD-236)."""
    if type(move) not in ACTIONS or (isinstance(move, verbs.MoveTo) and is_rim(state, move.to)):
        return ""
    said = []
    if isinstance(move, verbs.MoveTo | moves.Backtrack) and (far := _segments(state, move.to)) > 1:
        said.append(count(far, "stretch", "stretches"))
    if isinstance(move, moves.Backtrack):
        said.append("no rolls")
    elif isinstance(move, verbs.MoveTo) and not state.here.to and target(state, move.to) in state.visited:
        said.append("rolled")
    if (long := _ticks(state, move)) > 1:
        said.append(count(long, "tick"))
    if isinstance(move, moves.Camp) and settlement(state) is not None and (meal := price(state, content().goods["meal"])):
        said.append(f"{count(meal, 'coin')} each")
    if state.stretch == NIGHT and not isinstance(move, moves.Camp):
        said.append("1 Fatigue")
    return "".join([f", {one}" for one in said])


ACTIONS = (
    verbs.MoveTo,
    moves.Backtrack,
    moves.Scout,
    moves.Search,
    moves.Investigate,
    moves.Track,
    moves.Forage,
    moves.Camp,
)
"""What takes a stretch of the day."""


def _segments(state: State, to: str) -> int:
    """Return how many stretches lie between the party and the end of a way, 1 for a hex."""
    place = target(state, to)
    if place is None or state.region.format == "hex":
        return 1
    here = state.here
    if here.to:
        path = state.region.path(here.at, here.to)
        return here.done if place == here.at else path.length - here.done if path is not None else 1
    path = state.region.path(here.at, place)
    return path.length if path is not None else 1


def _ticks(state: State, move: Move) -> int:
    """Return how many ticks of the timer an action takes, as far as anybody knows."""
    careful = getattr(move, "care", moves.PLAIN) == moves.CAREFUL
    long = isinstance(move, moves.Investigate) and takes_long(state, Deed("investigate", move.site))
    return 1 + careful + long


def wish(state: State, text: str) -> str:
    """Return a move that somebody voted for, in the middle of a sentence: "move to Q18, forest"."""
    try:
        move = read_move(moves.VERBS, text)
    except IllegalMove:
        return text
    label = _offer(View(None, state), move)[0]
    return lower(label)


def _offer(view: View, move: Move) -> Offering:
    state = view.state
    match move:
        case verbs.MoveTo(to=to):
            if target(state, to) is None and pointed_unlabel(to) in state.edges:
                return f"Leave the region over {to}", "The region ends there, and the expedition with it", "quiet"
            return *_go(state, to), "first" if _clues_to(state, to) and state.stretch < NIGHT else "main"
        case moves.Backtrack(to=to):
            known = to if state.region.format == "hex" else _named(state, to)
            timer = "goes on as ever" if state.rules.backtrack_ticks else "stands still"
            return f"Go back to {known}", f"{upper(_named(state, to))}: over ground you know; the timer {timer}", "plain"
        case moves.Scout(to=to, who=who):
            named = _named(state, to)
            return _aimed(state, "Scout", named, "somebody goes ahead, and the party stays", who, "", "plain")
        case moves.Search(who=who, care=care, clue=followed):
            label = f"Search here by {_clue_names(followed.split('+'))}" if followed != moves.NONE else "Search here"
            return _done_by(state, label, _search_detail(state, followed), who, care, "main")
        case moves.Investigate(site=site, who=who, care=care):
            return _aimed(state, "Look into", quarry(state, site), _site_detail(state, site), who, care, "main")
        case moves.Track(target=sought, who=who, care=care):
            weight: Weight = "written" if _is_repeated_clue(state, sought) else "plain"
            no_nearer = running(state) and not counts_here(state, "track")
            detail = "no nearer to the goal from here" if no_nearer else "which way does it go on? Once"
            return _aimed(state, "Track", quarry(state, sought), detail, who, care, weight)
        case moves.Forage(who=who):
            return _done_by(state, "Forage here", "Food, water and herbs for today", who, "", "plain")
        case moves.Camp(who=who):
            weight = "first" if state.stretch >= NIGHT else "main" if state.stretch == NIGHT - 1 else "plain"
            return _done_by(state, "Make camp", _camp_detail(state), who, "", weight)
        case moves.Rest():
            return "Rest for a whole day", "A whole day among friends: all Fatigue goes", "plain"
        case moves.Depart():
            return "End the expedition", "The party goes home, and the whole map is shown", _going_home(state)
        case verbs.Choose(option=option):
            return _choose(view, option)
        case moves.Create():
            return "Make my own", "A name, four dice, the skills", "plain"
    return _aside(view, move)


def _trust(view: View) -> Offering:
    """Return what is done for whoever leaves a choice to others; offered only where it is no option by itself."""
    state = view.state
    if state.phase == "characters":
        return "Take whoever is left", "One of the characters that nobody has chosen", "quiet"
    if _resolving(state):
        return "Keep it", "", "written"
    asked = open_questions(state)
    own = [question for question in asked if question.owner != PARTY]
    if own:
        if len({(question.owner, question.default) for question in own}) == 1 and own[0].owner != MASTER:
            return _choose(view, own[0].default)[0], "", "written"
        return "I play it by the rules" if own[0].owner == MASTER else "The safe choice", "", "written"
    voted = any(vote.seat != view.seat and vote.text != TRUST for vote in state.votes)
    if asked and not voted:
        label = _choose(view, asked[0].default)[0]
        return label, "", "written"
    if voted or any(seat != view.seat for seat in active(state)):
        return "I go with the others", "My vote goes with the rest", "quiet"
    return "No preference", "Nothing is proposed", "written"


def _aside(view: View, move: Move) -> Offering:
    """Return how moves beside the party's actions are offered."""
    state = view.state
    match move:
        case moves.RolesTo(role=role, who=who):
            named = ROLES.get(role, upper(role))
            holds = member_name(state, who) if who not in ("nobody", "none") else "nobody"
            if role == "watch":
                released = "all in turn" if state.members[state.leader].seat == view.seat else "not me"
                holds = released if who == "nobody" else holds
            return f"{named}: {holds}", _character_brief(state, who), "written"
        case moves.Lead(who=who):
            return f"{member_name(state, who)} should lead", "The leader breaks ties", "written"
        case verbs.Trust():
            return _trust(view)
        case verbs.Order(order=order):
            # The detail is what stands beside the order while it is being written.
            return upper(order_words(order)), upper(order_words(order)), "written"
        case moves.Write():
            return "Write on the map", "A note for everybody, at this place", "written"
        case verbs.Give(item=item, who=who):
            held = _item(view, item)
            return f"Give {held} to {member_name(state, who)}", upper(held), "written"
        case verbs.Use(item=item):
            return f"Use {_item(view, item)}", upper(_item(view, item)), "quiet"
        case verbs.Buy(goods=goods):
            return f"Buy {good(goods)}", _price(state, goods), "written"
        case moves.Sell(goods=goods):
            return f"Sell {_item(view, goods)}", _sale(view, goods), "written"
        case moves.Mend(item=item):
            return f"Mend {_item(view, item)}", upper(_item(view, item)), "quiet"
        case verbs.Enter():
            return "Join the party", "With a new character", "plain"
    return str(move), "", "plain"


# The party's actions.


def _named(state: State, to: str) -> str:
    """Return a neighbouring place as a label names it: "Q18, forest", "B, Old Mill", "C"."""
    place = target(state, to)
    known = state.region.place_by_id.get(place or "") if place in state.known else None
    if state.region.format == "hex":
        return f"{to}, {ground(known.terrain)}" if known is not None else to
    return inside(place_name(state.region, known.id)) if known is not None else f"way {to}"


def _go(state: State, to: str) -> tuple[str, str]:
    """Return how a Move is offered, and what is known of where it leads."""
    place = target(state, to)
    named, ahead = _named(state, to), upper(_ahead(state, place, to))
    by = f", {_clue_names(clues)}" if (clues := _clues_to(state, to)) else ""
    if place in state.visited and not state.here.to:
        ahead = f"{ahead}; 1 off the timer"
    if state.region.format == "hex":
        return f"Move to {named}{by}", ahead
    known = place in state.known
    if known:
        ahead = ": ".join(filter(None, (upper(named), _ahead(state, place, to))))
    if state.here.to:
        return f"Go {'on' if to == 'A' else 'back'}{f' to {named}' if known else ''} ({to})", ahead
    return f"Go by {to}{f' to {named}' if known else ', unknown'}{by}", ahead


def _clues_to(state: State, to: str) -> tuple[str, ...]:
    """Return the clues that lead to where a way ends, as moves name them; none of one that is under way already."""
    place = None if state.here.to else target(state, to)
    return tuple(f"{CLUE}{number}" for number, one in enumerate(state.tokens, 1) if one.helps == place and not one.used)


def _ahead(state: State, place: str | None, to: str = "") -> str:
    said = []
    if state.region.format == "hex":
        here = state.region.place_by_id[state.here.at].at
        assert here is not None
        said += [DIRECTIONS[side] for side, cell in enumerate(beside(here)) if hex_name(cell) == to]
    elif place is not None and not state.here.to:
        path = state.region.path(state.here.at, place)
        if path is not None:
            said.append(f"{ground(path.terrain)}, {count(path.length, 'stretch', 'stretches')}")
    if place is None:
        return ", ".join([*said, "unknown"])
    if place in state.visited:
        said.append("visited")
    elif place not in state.known:
        said.append("unknown")
    if any(token.helps == place and not token.used for token in state.tokens):
        said.append("a clue leads there")
    for site in state.region.sites_at(place):
        known = found(state, site.id)
        if known is not None:
            hidden = "something hides there" if known.how == "located" else f"rumour: {an(site.category)}"
            said.append(site.name if known.discovered else hidden)
    if any({block.a, block.b} == {state.here.at, place} for block in state.blocks):
        said.append("blocked")
    return ", ".join(said)


def _done_by(state: State, label: str, detail: str, who: str, care: str, weight: Weight) -> Offering:
    """Return an action with who does it and how, where that is said: such variants are written."""
    best, plainly = who in ("", moves.BEST), care in ("", moves.PLAIN)
    if best and plainly:
        return label, detail, weight
    said = ([] if best else [f"by {member_name(state, who)}"]) + ([] if plainly else ["with care"])
    careful = "" if plainly else "2 ticks of the timer, and a boon"
    return f"{label} ({', '.join(said)})", careful or _character_brief(state, who) or detail, "written"


def _aimed(state: State, does: str, named: str, detail: str, who: str, care: str, weight: Weight) -> Offering:
    """Return an action on something named; all its variants have one detail, which names it where it is written by id."""
    label, _, offered = _done_by(state, f"{does} {named}", "", who, care, weight)
    return label, f"{upper(named)}: {detail}" if detail else upper(named), offered


def _is_repeated_clue(state: State, sought: str) -> bool:
    """Return whether an earlier clue says the same as the one that is tracked: one button stands for both."""
    kind, _, number = sought.partition("-")
    if kind != "clue" or not number.isdecimal() or not 0 < int(number) <= len(state.tokens):
        return False
    return first_clue(state, int(number)) != int(number)


def _going_home(state: State) -> Weight:
    """Return how the end is offered: out of the way, until the party is back where it set out, long on its way, or done."""
    is_back = (state.day > 3 and state.here.at == state.region.start) or state.day > 20
    return "plain" if is_back or state.suggested or state.goal in ("done", "lost") else "quiet"


def _clue_names(followed: Sequence[str]) -> str:
    """Return clues as moves name them by their numbers: "clue 1", "clues 1 and 3"."""
    numbers = [name.removeprefix(CLUE) for name in followed]
    return f"{'clues' if len(numbers) > 1 else 'clue'} {listed(numbers)}"


def _search_detail(state: State, followed: str) -> str:
    """Return what a search has in its favour; a clue that is followed further on than it points helps here only, then."""
    more = [] if followed == moves.NONE else followed.split("+")
    clues = sum(token.helps == state.here.at and not token.used for token in state.tokens) + len(more)
    boons = min(2, clues) + (state.here.at in state.keen)
    if more:
        return f"{count(boons, 'boon')}; the {'clues help' if len(more) > 1 else 'clue helps'} nowhere else then"
    said = "Look for what hides here"
    if running(state) and not counts_here(state, "search"):
        said = "No nearer to the goal: that was had here"
    elif is_close(state) and not clues:
        said = "Nearer to the goal only if you find something"
    return f"{said}; {count(boons, 'boon')}" if boons else said


def _camp_detail(state: State) -> str:
    if settlement(state) is not None:
        meal = price(state, content().goods["meal"])
        cost = f" for {count(meal, 'coin')} each" if meal else ""
        return f"A roof, and a meal{cost}: ends the day"
    watching = [state.members[index].name for index in state.roles.watch if state.members[index].able]
    if watching and state.stretch < 5:
        return f"Shelter, food, a watch by {listed(watching)}: ends the day"
    return "Shelter, food, the night's watch: ends the day" if state.stretch < 5 else "Late, and with a bane: ends the day"


def _site_detail(state: State, site: str) -> str:
    known, seen = state.region.site_by_id.get(site), found(state, site)
    if known is None or seen is None:
        return ""
    said: list[str] = [known.category]
    if seen.snag == "access":
        said.append("hard to get at: 2 ticks")
    elif seen.snag == "guardian":
        said.append("guarded")
    elif known.long and discovered(state, site):
        said.append("takes 2 ticks")
    return ", ".join(said)


# Answers.


def _resolving(state: State) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[0], Test)


def _choose(view: View, option: str) -> Offering:
    state = view.state
    index = None if view.seat is None else member_of(state, view.seat)
    choosing = index is not None and not state.members[index].ready
    question = None if choosing else own_question(view, option)
    if question is not None:
        weight: Weight = "written" if questions.is_needless(state, question, option) else "main"
        return *questions.option(state, question, option), weight
    known = content().archetypes.get(option)
    if known is not None:
        dice = ", ".join(f"{upper(name)} d{sides}" for name, sides in known.dice.items() if sides > 6)
        ranks = skill_line({name: rank for name, rank in known.skills.items() if rank > 1})
        return known.name, f"{dice}; {ranks}", "main"
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
    about = "As kept from an earlier expedition"
    known = None if view.seat is None else brought(view.state, view.seat)
    if known is None:
        return "The one I had before", about
    kind = content().archetypes.get(known.kind)
    return f"Bring back {known.name}{f', {an(kind.name)}' if kind is not None else ''}", about


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


def _sale(view: View, goods: str) -> str:
    """Return what something that one carries brings."""
    index = None if view.seat is None else member_of(view.state, view.seat)
    if goods == STORES or index is None:
        return "All that is in store" if goods == STORES else upper(_item(view, goods))
    return f"{upper(_item(view, goods))}: {count(value_of(view.state, index, goods), 'coin')}"


def _price(state: State, word: str) -> str:
    known = content().goods.get(word)
    price = state.region.prices.get(word, known.price if known is not None else 0)
    return f"{count(price, 'coin')}; {state.purse} in the purse" if price else ""


# Forms.


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
    """Return the question for the argument after those ``given``, and its values in the order given."""
    return Step(verb.about, tuple(Choice(fit(upper(plain(value)), MOST_LABEL)) for value in values))


FORMS = {
    "create": Form(
        "A character of your own",
        (
            Field("Name", "What the others call you", most=30),
            Field("Dice: Strength, Agility, Spirit, Mind", "d6 d10 d8 d6", "d6 d8 d10 d6", most=30),
            Field(
                "Skills",
                "One at 3, two at 2, two at 1, two at 0",
                "nature 3, survival 2, athletics 2, perception 1, stealth 1, lore 0, fighting 0",
                most=200,
                long=True,
            ),
        ),
    ),
    "note": Form("On the map, here", (Field("What you write", "For everybody in the party", most=200, long=True),)),
    "enter": Form("Join the party", (Field("Name", "What you are called", most=30),)),
}


def form(view: View, verb: Verb, given: Sequence[str]) -> Form | None:
    """Return the form for an open argument; ``None`` where the house's own will do."""
    found = FORMS.get(verb.name)
    if found is not None and verb.name == "create" and view.state.rules.characters == "novice":
        name, dice, skills = found.fields
        dice = replace(dice, hint="d6 d6 d6 d6, or one d8 and one d4", value="d6 d6 d6 d6")
        skills = replace(
            skills,
            hint="Three at 1, four at 0",
            value="nature 1, survival 1, perception 1, athletics 0, stealth 0, lore 0, fighting 0",
        )
        return replace(found, fields=(name, dice, skills))
    return found
