"""What each kind of question asks, and what its options say (WLD-G84, WLD-G86, WLD-G87)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core.desk import MOST_LABEL, shortest
from engine.core.flow import MASTER, Ask
from engine.core.game import Offering
from engine.core.odds import odds
from engine.core.words import lower, plain, upper

from ..rules.ending import report
from ..rules.finding.challenge import running, usually_gone
from ..rules.finding.loot import CHEST, DISARMS, FORCE, LEFT, was_found
from ..rules.meeting.fights import approached, doer, favoured, favours_of, fight_won, goes_wrong, pays, worse
from ..rules.steps import asks
from ..rules.travelling.moving import BYPASS, is_idle
from ..rules.trials import Wanted, again, ahead, difficulty, helps, is_lost, named
from ..state.catalogue import WORDS
from ..state.member import Item
from ..state.naming import DIRECTIONS, beside, hex_name, inside, place_name
from ..state.region import DISPOSITIONS
from ..state.state import Meeting, Roll, State, Test, discovered, foes_met, member_of
from ..state.view import View
from . import crossings
from .words import BONUSES, ROLES, good, is_like, item_line, least_rations, rations, shift_words, skill

A = TypeVar("A", bound=Ask)
Say = Callable[[State, A], str]
Offer = Callable[[State, A, str], tuple[str, str]]

# What is asked.

ASKS: dict[type[Ask], Say[Any]] = {}
"""How questions are asked that are not always the same; the message of any other is named after its kind."""


def _asked(kind: type[A], say: Say[A]) -> None:
    ASKS[kind] = say


def key_of(kind: type[Ask]) -> str:
    """Return how the messages of a kind of question are named."""
    return kind.called().replace(" ", "-")


def ask(state: State, question: Ask) -> str:
    """Return what a question asks, after a name and a comma."""
    say = ASKS.get(type(question))
    return say(state, question) if say is not None else WORDS(f"question-{key_of(type(question))}")


def meeting(state: State) -> Meeting | None:
    """Return the encounter under way."""
    return next((task for task in state.agenda if isinstance(task, Meeting)), None)


def _approach_ask(state: State, question: asks.Approach) -> str:
    met = meeting(state)
    if met is None:
        return WORDS("ask-approach-nobody")
    foes = met.foes
    return WORDS(
        "ask-approach",
        foe=foes.name,
        disposition=foes.disposition,
        fought=bool(foes.fought),
        grit=foes.grit,
        most=foes.most,
    )


def _is_beast(state: State) -> bool:
    """Return whether those who are met are animals: they do not talk, whatever they do for a party."""
    foes = foes_met(state)
    return foes is not None and foes.kind == "beast"


def _back_to(state: State) -> str:
    """Return the place that the party would fall back to (WLD-G38), "" for none."""
    before = state.before
    if before is None or before == state.here or before.to:
        return ""
    return inside(place_name(state.region, before.at))


def _beyond(state: State, question: asks.Bypass) -> str:
    """Return the place that a way leads to, as it may be called, "" for an unknown one."""
    known = state.region.place_by_id.get(question.place)
    if known is None or (known.at is None and question.place not in state.known):
        return ""
    return inside(place_name(state.region, known.id))


def _trade_ask(state: State, question: asks.Trade) -> str:
    worth = sum(item.worth * item.count for item in state.goods)
    return WORDS("ask-trade", foe=question.name, price=state.purse, nights=least_rations(state), worth=worth)


def _site(state: State, site: str) -> str:
    known = state.region.site_by_id.get(site)
    return known.name if known is not None else ""


_asked(asks.Bonus, lambda state, question: WORDS("ask-bonus", role=question.role, left=question.left))
_asked(asks.Sighting, lambda state, question: WORDS("ask-sighting", number=question.count))
_asked(asks.Approach, _approach_ask)
_asked(asks.Bypass, lambda state, question: WORDS("ask-bypass", place=_beyond(state, question)))
_asked(asks.Chest, lambda state, question: WORDS("ask-chest", again=was_found(state, CHEST)))
_asked(asks.Trade, _trade_ask)
_asked(asks.Role, lambda state, question: WORDS("ask-role", role=question.role))
_asked(asks.Pick, lambda state, question: WORDS("ask-pick", number=question.count))
_asked(
    asks.Harvest,
    lambda state, question: WORDS(
        "ask-harvest", site=_site(state, question.site), rules=running(state) and usually_gone(state) > 0
    ),
)
_asked(asks.Favour, lambda state, question: WORDS("ask-favour", beast=_is_beast(state), again=bool(question.given)))
_asked(asks.Feed, lambda state, question: WORDS("ask-feed", left=question.left))
_asked(asks.Complication, lambda state, question: WORDS("ask-complication", site=_site(state, question.site)))
_asked(asks.Discovery, lambda state, question: WORDS("ask-discovery", site=_site(state, question.site)))
_asked(asks.Disposition, lambda state, question: WORDS("ask-disposition", foe=question.name))
_asked(asks.Ticks, lambda state, question: WORDS("ask-ticks", verb=question.move.split()[0]))
_asked(asks.Look, lambda state, question: WORDS("ask-look", site=_site(state, question.site)))
_asked(asks.Outcome, lambda state, question: WORDS("ask-outcome", site=_site(state, question.site)))

# What the options say.

OFFERS: dict[type[Ask], Offer[Any]] = {}
"""How options are offered that follow from the state; the message of any other is named after its kind and the option."""


def _offered(kind: type[A], offer: Offer[A]) -> None:
    OFFERS[kind] = offer


def _answer(kind: str, option: str) -> tuple[str, str]:
    """Return the label and the detail of an option that is always the same; an option without a message names itself."""
    if f"answer-{kind}-{option}" not in WORDS.messages():
        return upper(plain(option)), ""
    has_hint = "hint" in WORDS.messages().attributes(f"answer-{kind}-{option}")
    return WORDS(f"answer-{kind}-{option}"), WORDS(f"answer-{kind}-{option}.hint") if has_hint else ""


def option(state: State, question: Ask, chosen: str) -> tuple[str, str]:
    """Return the label and the detail of an option."""
    offer = OFFERS.get(type(question))
    label, detail = offer(state, question, chosen) if offer is not None else _answer(key_of(type(question)), chosen)
    if chosen == question.default and question.owner == MASTER:
        detail = "; ".join(filter(None, (detail, WORDS("own-choice"))))
    return upper(label), detail


def _place(state: State, place: str) -> tuple[str, str]:
    """Return a place that can be chosen, by its id or its name on the map, and which way it lies from the party."""
    region = state.region
    known = region.place_by_id.get(place)
    if known is None:
        return place, ""
    if known.at is None:
        return (WORDS.text(place_name(region, place)) if place in state.known else WORDS("place-unknown")), ""
    name = place_name(region, place)
    here = region.place_by_id[state.here.at].at
    side = next((way for way, cell in enumerate(beside(here)) if hex_name(cell) == name), None) if here else None
    where = upper(WORDS("side-name", side=DIRECTIONS[side])) if side is not None else ""
    return (f"{name}, {WORDS('terrain-name', terrain=known.terrain)}" if place in state.known else name), where


def _places(state: State, option: str) -> tuple[list[str], str]:
    """Return the places of an option, none where it is to learn nothing more, and which way they lie."""
    if option in ("none", "done", "nothing"):
        return [], ""
    named = [_place(state, part) for part in option.split("+")]
    return [name for name, _ in named], ", ".join(where for _, where in named if where)


def _lay(state: State, question: asks.Lay, option: str) -> tuple[str, str]:
    places, where = _places(state, option)
    return (WORDS("answer-lay", places=places), where) if places else _nothing_more()


def _sighting(state: State, question: asks.Sighting, option: str) -> tuple[str, str]:
    places, where = _places(state, option)
    return (WORDS("answer-sighting", places=places), where) if places else _nothing_more()


def _nothing_more() -> tuple[str, str]:
    return WORDS("answer-nothing-more"), WORDS("answer-nothing-more.hint")


def _bonus(state: State, question: asks.Bonus, option: str) -> tuple[str, str]:
    picked = option.split("+")
    if len(picked) == 1:
        return _answer("bonus", option)
    named = [WORDS("bonus-name", bonus=bonus) for bonus in picked]
    return WORDS("bonuses-name", named=tuple(map(lower, named))), ""


def _item(state: State, question: asks.Wear, option: str) -> tuple[str, str]:
    """Return one of a member's things; of several of a kind, which of all that they carry it is."""
    key, _, number = option.rpartition("-")
    if not number.isdigit():
        key = option
    items = state.members[question.owner].items if 0 <= question.owner < len(state.members) else ()
    if number.isdigit() and 0 < int(number) <= len(items):
        held: Item | None = items[int(number) - 1]
        which = WORDS("wear-number", number=int(number))
    else:
        held, which = next((item for item in items if item.key == key), None), ""
    if held is None:
        return upper(good(key)), ""
    said, _, rest = item_line(held).partition(", ")
    return WORDS("answer-wear", what=said), upper(", ".join(filter(None, (rest, which))))


def is_needless(state: State, question: Ask, option: str) -> bool:
    """Return whether an option need not stand on a control.

    An earlier one stands for a thing just like it, a bonus in it would bring nothing, or it only names another member. To
    run tires, and where the party can withdraw that ends it as surely. A resource is studied for what is needed.
    """
    if isinstance(question, asks.Bonus):
        return any(is_idle(state, bonus) for bonus in option.split("+"))
    if isinstance(question, asks.Harvest):
        return not state.rules.letter and state.master is None and option != crossings.gathered_of(state)
    if isinstance(question, asks.Approach):
        return "+" in option or (option == "flee" and "withdraw" in question.options)
    if not isinstance(question, asks.Wear) or not 0 <= question.owner < len(state.members):
        return False
    items = state.members[question.owner].items
    at = [int(word.rpartition("-")[2]) - 1 if word.rpartition("-")[2].isdigit() else -1 for word in question.options]
    held = {word: items[place] for word, place in zip(question.options, at, strict=True) if 0 <= place < len(items)}
    before = question.options[: question.options.index(option)] if option in held else ()
    return any(word in held and is_like(held[word], held[option]) for word in before)


def _members(state: State, question: Ask, option: str) -> tuple[str, str]:
    if option in ("none", "nobody"):
        return WORDS("answer-feed-none"), ""
    handles = option.split("+")
    known = [member for member in state.members if member.handle in handles]
    label = WORDS("answer-feed", who=[member.name for member in known] or [upper(plain(option))])
    return label, "; ".join(WORDS("feed-rations", who=member.name, uses=rations(member)) for member in known[:3])


def _named(state: State, option: str) -> str:
    """Return a member by their handle."""
    return next((member.name for member in state.members if member.handle == option), "") or upper(plain(option))


def _opener(state: State, question: Ask, option: str) -> tuple[str, str]:
    if option in (FORCE, LEFT):
        return _answer("chest", option)
    return WORDS("answer-chest", who=_named(state, option), odds=_odds(state, option, DISARM)), WORDS("answer-chest.hint")


DISARM = Wanted(0, "disarm", *DISARMS, 0)
CLEAR = Wanted(0, "bypass", *BYPASS, 0, paired=True)
"""What a member tests who disarms a chest (WLD-192), and who clears a way (WLD-G62)."""


def _odds(state: State, handle: str, test: Wanted) -> str:
    """Return how likely a member does what the party asks of one, "" for no member who is there."""
    index = named(state, handle)
    return odds(again(state, ahead(state, replace(test, member=index, tn=difficulty(state))))) if index >= 0 else ""


def _clearer(state: State, question: Ask, option: str) -> tuple[str, str]:
    return WORDS("answer-bypass", who=_named(state, option), odds=_odds(state, option, CLEAR)), ""


def _approach(state: State, question: asks.Approach, option: str) -> tuple[str, str]:
    """Return an approach with its odds; what one does for all is done by the best at it, where no member is named."""
    what, _, who = option.partition("+")
    met, hint = meeting(state), WORDS("approach-name.hint", what=what)
    if met is None:
        return WORDS("approach-name", what=what), hint
    speaker = state.members[doer(state, met.foes, what, who)].name if who else ""
    chance = approached(state, met.foes, what, who)
    back, holds = _back_to(state), bool(met.foes.site) and discovered(state, met.foes.site)
    badly = goes_wrong(state, met.foes, what, who) if what in ("talk", "slip", "flee") else 0.0
    label = WORDS(
        "approach-label",
        what=what,
        who=speaker,
        fought=bool(met.foes.fought),
        odds=odds(chance),
        fails=odds(1 - chance),
        badly=odds(badly) if badly and what == "flee" else "",
        mood=met.foes.disposition,
        worse=worse(met.foes.disposition),
        favour=odds(favoured(state, met.foes, who)) if what == "talk" and favours_of(state, met.foes) else "",
        helps="help" in favours_of(state, met.foes),
        back=back,
        holds=holds,
        wins=odds(fight_won(state, met.foes)) if what == "fight" else "",
        pays=pays(state, met.foes),
    )
    if badly and what != "flee":
        hint = WORDS("approach-struck", badly=odds(badly))
    return label, hint


def _avoid(state: State, question: asks.Avoid, option: str) -> tuple[str, str]:
    """Return how it is offered to dodge an encounter: what it costs, and where the party goes back to."""
    if option == "avoid":
        return WORDS("avoid-them", back=_back_to(state)), WORDS("avoid-them.hint")
    return _answer("avoid", option)


def _favour(state: State, question: asks.Favour, option: str) -> tuple[str, str]:
    """Return how a favour is offered: animals show the way, and are not asked."""
    if option == "clue":
        return WORDS("favour-paths", beast=_is_beast(state)), WORDS("favour-paths.hint")
    if option == "food":
        return WORDS("favour-meal", beast=_is_beast(state)), WORDS("favour-meal.hint")
    return _answer("favour", option)


def is_vain(state: State, question: Ask, option: str) -> bool:
    """Return whether an answer cannot come to anything: where all others are, the last one is given at once and told."""
    if isinstance(question, asks.Dilemma):
        return crossings.is_hopeless(state, question, option)
    met, what = meeting(state), option.partition("+")[0]
    if not isinstance(question, asks.Approach) or met is None:
        return False
    return what not in ("withdraw", "flee") and approached(state, met.foes, what) == 0


def is_aside(state: State, question: Ask, option: str) -> bool:
    """Return whether an answer is none that a player would give: it is needless, or cannot come to anything."""
    return is_needless(state, question, option) or is_vain(state, question, option)


def _feeling(option: str) -> str:
    """Return how those who are met feel about the party; "roll" leaves it to a die."""
    if option not in DISPOSITIONS:
        return _answer("disposition", option)[0]
    return upper(WORDS("disposition-name", disposition=option))


def _nature(state: State, question: asks.Discovery, option: str) -> tuple[str, str]:
    return _answer("discovery", option) if option == "roll" else (upper(WORDS("nature-name", nature=option)), "")


_offered(asks.Bonus, _bonus)
_offered(asks.Lay, _lay)
_offered(asks.Sighting, _sighting)
_offered(asks.Approach, _approach)
_offered(asks.Avoid, _avoid)
_offered(asks.Dilemma, crossings.offered)
_offered(asks.Favour, _favour)
_offered(asks.Wear, _item)
_offered(asks.Disposition, lambda state, question, option: (_feeling(option), ""))
_offered(asks.Bypass, _clearer)
_offered(asks.Chest, _opener)
_offered(asks.Role, lambda state, question, option: (WORDS("answer-role", who=_named(state, option)), ""))
_offered(asks.Feed, _members)
_offered(asks.Discovery, _nature)
_offered(asks.Scene, lambda state, question, option: _answer("scene-site" if question.site else "scene", option))
_offered(asks.Outcome, lambda state, question, option: (upper(WORDS("result-name", result=option)), ""))

# Second throws, and what was decided for a member who may have it otherwise.


def resolving(state: State) -> Test | None:
    """Return the test whose dice may be thrown again now."""
    first = state.agenda[0] if state.agenda else None
    return first if isinstance(first, Test) and first.asked else None


def _asked_of(view: View, test: Test) -> list[Roll]:
    """Return the rolls that are asked about: those of the view's own member, in public or where none are theirs all."""
    mine = None if view.seat is None else member_of(view.state, view.seat)
    rolls = [test.rolls[place] for place in test.asked]
    return [roll for roll in rolls if roll.member == mine] or rolls


def resolve_ask(view: View, test: Test) -> str:
    """Return the question whether a member throws again for 1 Resolve: their total, never what is secret (WLD-G44)."""
    state, own = view.state, _asked_of(view, test)
    if len(own) > 1:
        said = [
            WORDS(
                "ask-again-roll",
                who=state.members[roll.member].name,
                purpose=roll.purpose,
                total=roll.total,
                tn=_tn(roll),
                follows=_follows(state, test, roll),
            )
            for roll in own
        ]
        return WORDS("ask-again-all", rolls=said)
    first = own[0]
    return WORDS(
        "ask-again-one",
        mine=view.seat is not None and first.member == member_of(state, view.seat),
        purpose=first.purpose,
        total=first.total,
        tn=_tn(first),
        result=_result(first),
        usual=difficulty(state),
        follows=_follows(state, test, first),
    )


def _result(roll: Roll) -> str:
    """Return how a roll went, "secret" where its target is."""
    return "secret" if roll.secret else roll.result


def _follows(state: State, test: Test, roll: Roll) -> str:
    """Return what follows where a roll stands, "" where it is secret or there are no words for it; a save is known by what
    it is made against."""
    what = test.then.replace(" ", "-") if roll.purpose == "save" else roll.purpose
    return WORDS("follows", what=what, result=_result(roll))


def standing(state: State) -> tuple[str, ...]:
    """Return what went wrong in the pending test and stands, while another roll of it is asked about."""
    test = resolving(state)
    rolls = [] if test is None else [roll for place, roll in enumerate(test.rolls) if place not in test.asked]
    return tuple(
        WORDS(
            "roll-stands",
            who=state.members[roll.member].name,
            purpose=roll.purpose,
            total=roll.total,
            tn=_tn(roll),
            result=_result(roll),
        )
        for roll in rolls
        if roll.secret or roll.result in ("blunder", "failure")
    )


def _tn(roll: Roll) -> int:
    """Return the target of a roll, 0 where it is secret."""
    return 0 if roll.secret else roll.tn


def resolve_option(view: View, chosen: str) -> Offering:
    """Return how a second throw, or keeping the first, is offered: with what follows from it and how likely it succeeds,
    unless it is another roll for each who may press it."""
    test = resolving(view.state)
    own = [] if test is None else _asked_of(view, test)
    kept = which = succeeds = went = follows = ""
    way = False
    if test is not None and len({roll.member for roll in own}) == 1:
        roll = own[0]
        named = WORDS("role-name", role=roll.purpose) if roll.purpose in ROLES else skill(roll.skill)
        which = WORDS("again-which", named=named, total=roll.total) if len(own) > 1 else ""
        kept = which or str(roll.total)
        way = is_lost(view.state, roll)
        succeeds, went, follows = odds(helps(view.state, roll)), _result(roll), _follows(view.state, test, roll)
    if chosen == "again":
        return WORDS("again-throw", roll=which, succeeds=succeeds, way=way), WORDS("again-throw.hint"), "main"
    return WORDS("again-keep", kept=kept, result=went, follows=follows), WORDS("again-keep.hint"), "main"


def ask_after(view: View) -> str:
    """Return the question once it is over: go home as what the points make the party, or roam on."""
    state = view.state
    now = report(state, "voted", view.sites)
    return WORDS(
        "ask-after",
        goal=state.goal,
        deadly=state.rules.deadly,
        points=now.points,
        short=now.short,
    )


def shift(state: State, option: str) -> Offering | None:
    """Return how it is offered to have what was decided otherwise, ``None`` for no such option (WLD-G122)."""
    kind, _, instead = option.partition("-")
    found = next((shift for shift in state.shifts if shift.kind == kind and instead in shift.options), None)
    if found is None:
        return None
    taken, wanted = set(found.chosen.split("+")), set(instead.split("+"))
    now, was = shift_words(kind, wanted - taken), shift_words(kind, taken - wanted)
    who = state.members[found.by].name if len(state.members) > 1 else ""
    lost = tuple(map(lower, was))
    does = now if kind == "wear" else [_answer("bonus", bonus)[0] for bonus in BONUSES if bonus in wanted - taken]
    labels = (WORDS("shift-instead", who=who, now=each, was=lost) for each in (does, now))
    label = shortest(labels, MOST_LABEL)
    number = instead.rpartition("-")[2]
    which = f"; {WORDS('wear-number', number=int(number))}" if kind == "wear" and number.isdigit() else ""
    brings = (
        [] if kind == "wear" else [lower(_answer("bonus", bonus)[1]) for bonus in instead.split("+") if bonus not in taken]
    )
    return label, f"{upper('; '.join([*brings, WORDS('shift-instead.hint')]))}{which}", "quiet"
