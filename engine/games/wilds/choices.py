"""How legal moves are offered: a few words for the button, what it means for the menu, and the steps at the desk."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Choice, Field, Form, Step
from engine.core.moves import Move, Verb, read_move
from engine.core.words import listed

from . import moves, questions
from .content import content
from .deciding import name_of, threshold
from .desk.orders import DESK
from .flow import open_questions
from .naming import DIRECTIONS, beside, hex_name, place_name
from .sayings.deciding import order_words
from .state import MASTER, PARTY, Question, State, Test, discovered, found, member_of
from .targets import member_name, quarry, target
from .view import View
from .words import (
    CATEGORIES,
    ROLES,
    an,
    conditions,
    count,
    dice_line,
    good,
    ground,
    item_line,
    plain,
    skill_line,
    upper,
)

MOST_LABEL, MOST_DETAIL = 80, 100
"""What a button, and the words beside a choice in a menu, may hold at most."""


def short(text: str, most: int) -> str:
    """Return a text of at most so many characters, the end of a longer one cut off."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip(' ,;(')}…"


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered; one that others voted for says how many did: "Move to Q18, forest (1 of 2)"."""
    state = view.state
    label, detail, weight = _offer(view, move)
    backers = tuple(vote.seat for vote in state.votes if vote.text == str(move))
    tally = f" ({len(backers)} of {threshold(state)})" if backers else ""
    if backers:
        weight = "main"
        names = listed([name_of(state, seat) for seat in backers])
        detail = f"For it: {names}. {detail}".strip()
    return Choice(f"{short(label, MOST_LABEL - len(tally))}{tally}", short(detail, MOST_DETAIL), weight)


def wish(state: State, text: str) -> str:
    """Return a move that somebody voted for, in the middle of a sentence: "move to Q18, forest"."""
    try:
        move = read_move(moves.VERBS, text)
    except IllegalMove:
        return text
    label = _offer(View(None, state), move)[0]
    return label[:1].lower() + label[1:]


def _offer(view: View, move: Move) -> tuple[str, str, str]:
    state = view.state
    match move:
        case moves.MoveTo(to=to):
            return *_go(state, to), "main"
        case moves.Backtrack(to=to):
            return f"Go back to {_named(state, to)}", "Over ground you know: no rolls", "plain"
        case moves.Scout(to=to, who=who):
            label = f"Scout {_named(state, to)}"
            return _done_by(state, label, "Somebody goes ahead; the party stays here", who, "", "plain")
        case moves.Search(who=who, care=care):
            return _done_by(state, "Search here", _search_detail(state), who, care, "main")
        case moves.Investigate(site=site, who=who, care=care):
            return _done_by(state, f"Look into {quarry(state, site)}", _site_detail(state, site), who, care, "main")
        case moves.Track(target=sought, who=who, care=care):
            label = f"Track {quarry(state, sought)}"
            return _done_by(state, label, "Find out which way it lies", who, care, "plain")
        case moves.Forage(who=who):
            return _done_by(state, "Forage here", "Food, water and herbs for today", who, "", "plain")
        case moves.Camp(who=who):
            weight = "main" if state.stretch >= 3 else "plain"
            return _done_by(state, "Make camp", _camp_detail(state), who, "", weight)
        case moves.Rest():
            return "Rest for a day", "A whole day among friends: all Fatigue goes", "plain"
        case moves.Depart():
            return "End the expedition", "The party goes home, and the whole map is shown", _going_home(state)
        case moves.Choose(option=option):
            return _choose(view, option)
        case moves.Create():
            return "Make my own", "A name, four dice, the skills", "plain"
    return _aside(view, move)


def _trust(view: View) -> tuple[str, str, str]:
    """Return what is done for whoever leaves a choice to others; offered only where it is no option by itself."""
    state = view.state
    if state.phase == "characters":
        return "Choose for me", "One of those that are left", "quiet"
    if _resolving(state):
        return "Keep it", "", "written"
    own = [question for question in open_questions(state) if question.owner != PARTY]
    if not own:
        return "I go with the others", "My vote goes with the rest", "quiet"
    if len({(question.owner, question.default) for question in own}) == 1 and own[0].owner != MASTER:
        return _choose(view, own[0].default)[0], "", "written"
    return "The safe choice", "", "written"


def _aside(view: View, move: Move) -> tuple[str, str, str]:
    """Return how moves beside the party's actions are offered."""
    state = view.state
    match move:
        case moves.RolesTo(role=role, who=who):
            named = ROLES.get(role, upper(role))
            holds = member_name(state, who) if who not in ("nobody", "none") else "nobody"
            return f"{named}: {holds}", _character_brief(state, who), "written"
        case moves.Lead(who=who):
            return f"{member_name(state, who)} should lead", "The leader breaks ties", "written"
        case moves.Trust():
            return _trust(view)
        case moves.Order(order=order):
            return upper(order_words(order)), "Followed without asking again", "written"
        case moves.Write():
            return "Write on the map", "A note for everybody, at this place", "written"
        case moves.Give(item=item, who=who):
            return f"Give {_item(view, item)} to {member_name(state, who)}", "", "written"
        case moves.Use(item=item):
            return f"Use {_item(view, item)}", "", "quiet"
        case moves.Buy(goods=goods):
            return f"Buy {good(goods)}", _price(state, goods), "written"
        case moves.Sell(goods=goods):
            return f"Sell {_item(view, goods)}", "Into the party's purse", "written"
        case moves.Mend(item=item):
            return f"Mend {_item(view, item)}", "", "quiet"
        case moves.Enter():
            return "Join the party", "With a new character", "plain"
        case moves.Direct(order=order, details=details):
            named = DESK.orders[order].label if order in DESK.orders else upper(plain(order))
            return f"{named}: {_desk_value(state, order, details)}" if details else named, "", "plain"
    return str(move), "", "plain"


# The party's actions.


def _named(state: State, to: str) -> str:
    """Return a neighbouring place as a label names it: "Q18, forest", "B, Old Mill", "C"."""
    place = target(state, to)
    known = state.region.place_by_id.get(place or "") if place in state.known else None
    if state.region.format == "hex":
        return f"{to}, {ground(known.terrain)}" if known is not None else to
    return place_name(state.region, known.id) if known is not None else f"way {to}"


def _go(state: State, to: str) -> tuple[str, str]:
    """Return how a Move is offered, and what is known of where it leads."""
    place = target(state, to)
    named, ahead = _named(state, to), upper(_ahead(state, place, to))
    if state.region.format == "hex":
        return f"Move to {named}", ahead
    known = place in state.known
    if state.here.to:
        return f"Go {'on' if to == 'A' else 'back'}{f' to {named}' if known else ''} ({to})", ahead
    return f"Go by {to}{f' to {named}' if known else ', unknown'}", ahead


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
    if any(token.toward == place and not token.used for token in state.tokens):
        said.append("a clue leads there")
    for site in state.region.sites_at(place):
        known = found(state, site.id)
        if known is not None:
            hidden = "something hides there" if known.how == "located" else f"rumour: {an(CATEGORIES[site.category])}"
            said.append(site.name if known.discovered else hidden)
    if any({block.a, block.b} == {state.here.at, place} for block in state.blocks):
        said.append("blocked")
    return ", ".join(said)


def _done_by(state: State, label: str, detail: str, who: str, care: str, weight: str) -> tuple[str, str, str]:
    """Return an action with who does it and how, where that is said: such variants are written."""
    best, plainly = who in ("", moves.BEST), care in ("", moves.PLAIN)
    if best and plainly:
        return label, detail, weight
    said = ([] if best else [member_name(state, who)]) + ([] if plainly else ["with care"])
    careful = "" if plainly else "2 ticks of the timer, and a boon"
    return f"{label} ({', '.join(said)})", careful or _character_brief(state, who) or detail, "written"


def _going_home(state: State) -> str:
    """Return how the end is offered: out of the way, until the party is back where it set out, long on its way, or done."""
    is_back = (state.day > 3 and state.here.at == state.region.start) or state.day > 20
    return "plain" if is_back or state.suggested or state.goal in ("done", "lost") else "quiet"


def _search_detail(state: State) -> str:
    clues = sum(token.toward == state.here.at and not token.used for token in state.tokens)
    boons = min(2, clues) + (state.here.at in state.keen)
    return f"Look for what hides here; {count(boons, 'boon')}" if boons else "Look for what hides here"


def _camp_detail(state: State) -> str:
    return "Shelter, food, the night's watch: ends the day" if state.stretch < 5 else "Late, and with a bane: ends the day"


def _site_detail(state: State, site: str) -> str:
    known, seen = state.region.site_by_id.get(site), found(state, site)
    if known is None or seen is None:
        return ""
    said = [upper(CATEGORIES[known.category])]
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


def _choose(view: View, option: str) -> tuple[str, str, str]:
    state = view.state
    index = None if view.seat is None else member_of(state, view.seat)
    choosing = index is not None and not state.members[index].ready
    question = None if choosing else own_question(view, option)
    if question is not None:
        return *questions.option(state, question, option), "main"
    known = content().archetypes.get(option)
    if known is not None:
        dice = ", ".join(f"{upper(name)} d{sides}" for name, sides in known.dice.items() if sides > 6)
        ranks = skill_line({name: rank for name, rank in known.skills.items() if rank > 1})
        return known.name, f"{dice}; {ranks}", "main"
    if option == "kept":
        return "The one I had before", "As kept from an earlier expedition", "main"
    if _resolving(state):
        return questions.resolve_option(view, option)
    return upper(plain(option)), "", "main"


def own_question(view: View, option: str = "") -> Question | None:
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


def _price(state: State, word: str) -> str:
    known = content().goods.get(word)
    price = state.region.prices.get(word, known.price if known is not None else 0)
    return f"{count(price, 'coin')}; {state.purse} in the purse" if price else ""


# The desk.


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Step:
    """Return the question for the argument after those ``given``, and its values in the order given."""
    if verb.name != "gm" or not given:
        return Step(
            "What do you rule?" if verb.name == "gm" else verb.about,
            tuple(_desk_order(verb.name, value) for value in values),
        )
    order = DESK.orders.get(given[0])
    fields = ", ".join(field.label.lower() for field in order.fields) if order is not None else ""
    ask = f"{order.label}: {fields}?" if order is not None and fields else "With what?"
    weight = "main" if order is None or order.offered else "written"
    return Step(
        ask, tuple(Choice(short(_desk_value(view.state, given[0], value), MOST_LABEL), weight=weight) for value in values)
    )


def _desk_order(verb: str, value: str) -> Choice:
    order = DESK.orders.get(value) if verb == "gm" else None
    if order is None:
        return Choice(short(upper(plain(value)), MOST_LABEL))
    return Choice(short(order.label, MOST_LABEL), "Only you will know" if order.secret else "Everybody is told", "main")


def _desk_value(state: State, order: str, value: str) -> str:
    """Return details of an order with the ids in them as names."""
    row = next((entry.name for entry in state.region.encounters if str(entry.roll) == value), "") if order == "meet" else ""
    if row:
        return f"{value}, {row}"
    said = []
    for part in value.split(" | "):
        site = state.region.site_by_id.get(part)
        member = next((one.name for one in state.members if one.handle == part), "")
        said.append(site.name if site is not None and site.name else member or part)
    return ": ".join(filter(None, said))


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
    if verb.name == "gm":
        return DESK.form(given[0]) if given and given[0] in DESK.orders else None
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
