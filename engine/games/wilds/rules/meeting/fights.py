"""What the party does in an encounter (WLD-G56): withdraw, talk, slip away, flee, fight. None of it takes a tick."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from msgspec.structs import replace

from engine.core.flow import PARTY, by_itself

from ...state import leads
from ...state.member import MOST_FATIGUE
from ...state.region import DISPOSITIONS
from ...state.state import Foes, Roll, State, able, foes_met, found, present
from .. import clock, friends, harm, knowing, supplies, trials
from ..events import meeting, travelling
from ..finding import challenge
from ..flow import Rolls, answer, now, reads, step
from ..ladder import LADDERS
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..steps.throws import Throw
from ..trials import Wanted, named
from .meetings import change_foes, close, leave, part, strike, win

TALK_TN = 8
MOODS = {"friendly": -2, "neutral": 0, "wary": 2, "hostile": 4}
"""What a disposition adds to the target number of a talk."""

FAVOURS = {"people": ("clue", "trade", "food", "help"), "beast": ("clue", "food"), "monster": ("clue", "food")}
"""What they can do for the party: show the way, trade, feed two, help at the goal."""

OF_THEMSELVES = {"info": "clue", "trade": "trade", "food": "food"}
"""What neutral and friendly ones with a trait do for a party that only parts in peace."""

FED = 2
"""How many a favour of food feeds."""


def met(expedition: Expedition) -> Foes:
    """Return those whom the party is dealing with."""
    foes = foes_met(expedition.state)
    assert foes is not None
    return foes


@answer(asks.Approach)
def _approach(expedition: Expedition, question: asks.Approach, option: str) -> None:
    """Do what the party decided; "talk+cy" is Cy's, where no member is named it is the best at it (WLD-G56)."""
    what, _, who = option.partition("+")
    APPROACHES[what](expedition, met(expedition), who)


def one_for_all(foes: Foes, what: str) -> tuple[tuple[str, ...], str]:
    """Return which attributes, and which skill, talking, slipping away or leading the flight takes."""
    if what == "talk":
        return ("spirit", "mind"), "nature" if foes.kind == "beast" else "influence"
    return (("agility",), "stealth") if what == "slip" else (("strength", "agility"), "athletics")


def doer(state: State, foes: Foes, what: str, who: str = "") -> int:
    """Return who does it for all: the one named, if they can, else the best at it."""
    ready = able(state)
    if (index := named(state, who)) in ready:
        return index
    attributes, skill = one_for_all(foes, what)
    return trials.best_member(state, ready, attributes, (skill,))


def approached(state: State, foes: Foes, what: str, who: str = "") -> float:
    """Return the chance that an approach succeeds that one makes for all, as far as everybody knows; of a fight, how many
    blows of a round land on average, of all that are struck (WLD-G56)."""
    if what == "withdraw":
        return 1.0
    if what == "fight":
        tests = [Wanted(index, "fight", ("strength", "agility"), ("fighting",), foes.tn) for index in able(state)]
        return sum(trials.again(state, trials.ahead(state, test)) for test in tests) / max(1, len(tests))
    tn = TALK_TN + MOODS[foes.disposition] if what == "talk" else foes.tn
    attributes, tested = one_for_all(foes, what)
    return trials.again(state, trials.ahead(state, Wanted(doer(state, foes, what, who), what, attributes, (tested,), tn)))


def fight_won(state: State, foes: Foes) -> float:
    """Return about how likely a fight is won before all who strike collapse: each miss costs 1 Fatigue (WLD-G56)."""
    lands = approached(state, foes, "fight")
    spare = sum(MOST_FATIGUE - state.members[index].fatigue for index in able(state))
    return sum(comb(foes.grit - 1 + miss, miss) * (1 - lands) ** miss for miss in range(spare)) * lands**foes.grit


def favoured(state: State, foes: Foes, who: str = "") -> float:
    """Return the chance that a talk brings a favour: a Strong success, or a Weak one with those who do one of themselves; 0
    where there is none to be had."""
    if not favours_of(state, foes):
        return 0.0
    attributes, tested = one_for_all(foes, "talk")
    tn = TALK_TN + MOODS[foes.disposition]
    roll = trials.ahead(state, Wanted(doer(state, foes, "talk", who), "talk", attributes, (tested,), tn))
    more = 0 if favours_of(state, foes, True) else LADDERS[state.rules.ladder][2] + 1
    return trials.again(state, replace(roll, tn=roll.tn + more))


def goes_wrong(state: State, foes: Foes, what: str, who: str = "") -> float:
    """Return the chance that talking, slipping away or fleeing is a Blunder (WLD-G56, WLD-G96)."""
    tn = TALK_TN + MOODS[foes.disposition] if what == "talk" else foes.tn
    attributes, tested = one_for_all(foes, what)
    roll = trials.ahead(state, Wanted(doer(state, foes, what, who), what, attributes, (tested,), tn))
    return 1 - trials.again(state, replace(roll, tn=roll.tn + LADDERS[state.rules.ladder][0] + 1))


def _on_guard(expedition: Expedition, foes: Foes) -> int:
    """Return 1 for the party's first test against those who stand guard, once (WLD-G42)."""
    known = expedition.found(foes.site) if foes.site and not foes.guardian else None
    if known is None or not known.alert:
        return 0
    expedition.set_found(foes.site, alert=False)
    return 1


def _on_the_trail(expedition: Expedition, foes: Foes) -> int:
    """Return 1 for the party's first test against those whose trail it read well, once (WLD-G70)."""
    if not foes.site or foes.guardian or not leads.is_quarry(expedition.state, expedition.site(foes.site)):
        return 0
    expedition.change(quarry="")
    return 1


def _test(
    expedition: Expedition, what: Throw, foes: Foes, members: Sequence[int], attributes: Sequence[str], skill: str, tn: int
) -> None:
    """Make the tests of an approach; the encounter is a round further."""
    guard = _on_guard(expedition, foes)
    tracked = _on_the_trail(expedition, foes)
    change_foes(expedition, round=foes.round + 1)
    wanted = [
        Wanted(
            index,
            what.called(),
            tuple(attributes),
            (skill,),
            tn,
            boons=tracked if not number else 0,
            banes=guard if not number else 0,
            reasons=(*("quarry",) * tracked, *("guard",) * guard) if not number else (),
        )
        for number, index in enumerate(members)
    ]
    trials.trial(expedition, what, wanted)


# Withdraw.


def _withdraw(expedition: Expedition, foes: Foes, who: str) -> None:
    """The party leaves them alone; those who hold their ground drive it back to where it came from."""
    expedition.tell(meeting.Approach("withdraw"))
    close(expedition)
    if "territorial" in foes.traits:
        knowing.fall_back(expedition, "retreat")
    expedition.tell(meeting.Away("withdraw", expedition.here_name()))


# Talk.


def _talk(expedition: Expedition, foes: Foes, who: str) -> None:
    speaker = doer(expedition.state, foes, "talk", who)
    expedition.tell(meeting.Approach("talk", expedition.name(speaker)))
    change_foes(expedition, talked=True)
    tn = TALK_TN + MOODS[foes.disposition]
    _test(expedition, throws.Talk(), met(expedition), (speaker,), *one_for_all(foes, "talk"), tn)


@reads(throws.Talk)
def _talked(expedition: Expedition, test: throws.Talk, rolls: Rolls) -> None:
    """Weak: part in peace. Strong: one favour. Critical: two. Failure: one worse. Blunder: hostile, and they strike."""
    foes, result = met(expedition), rolls[0].result
    if result == "failure":
        _feel(expedition, foes, worse(foes.disposition))
    elif result == "blunder":
        _feel(expedition, foes, "hostile")
        strike(expedition)
    else:
        own = favours_of(expedition.state, foes, True)
        number = {"weak": min(1, len(own)), "strong": 1, "critical": 2}[result]
        change_foes(expedition, favours=number)
        expedition.push(tasks.Favour("own" if result == "weak" else ""), tasks.Part())
        if pays(expedition.state, foes):
            expedition.set_found(foes.site, visited=expedition.state.day)
            challenge.count(expedition, "weak", "investigate")


def pays(state: State, foes: Foes) -> bool:
    """Return whether peace with those who live in a danger brings the goal nearer as to beat them does: once (WLD-G71)."""
    known = found(state, foes.site)
    if known is None or known.visited or state.region.site_by_id[foes.site].category != "danger":
        return False
    return challenge.running(state) and challenge.counts_here(state, "investigate")


def worse(disposition: str) -> str:
    """Return how those feel who were talked to in vain: one worse, hostile at worst."""
    return DISPOSITIONS[max(0, DISPOSITIONS.index(disposition) - 1)]


def _feel(expedition: Expedition, foes: Foes, disposition: str) -> None:
    if disposition != foes.disposition:
        change_foes(expedition, disposition=disposition)
        expedition.tell(meeting.Mood(foes.name, disposition))


def favours_of(state: State, foes: Foes, own: bool = False) -> tuple[str, ...]:
    """Return what they can do for the party; with ``own`` what neutral and friendly ones do of themselves (WLD-231). No
    clue where it tells nothing of use, and help at the goal only where that counts (WLD-G139)."""
    vain = {"clue"} if clock.clues_are_vain(state) else set()
    vain |= set() if friends.wants_friends(state) else {"help"}
    able = tuple(what for what in FAVOURS[foes.kind] if what not in vain)
    if not own:
        return able
    willing = foes.disposition in ("neutral", "friendly")
    return tuple(what for trait, what in OF_THEMSELVES.items() if willing and trait in foes.traits and what in able)


@step(tasks.Favour)
def _offer(expedition: Expedition, task: tasks.Favour) -> None:
    """Ask the party for a favour, each another, until there are no more (WLD-G56, WLD-G77); unasked where it has all."""
    foes = met(expedition)
    options = tuple(what for what in favours_of(expedition.state, foes, bool(task.whose)) if what not in task.given)
    more = foes.favours - len(task.given)
    if not options or more <= 0:
        return
    question = asks.Favour(task.given, bool(task.whose), owner=PARTY, options=options, default=options[0])
    if 1 < len(options) <= more:
        expedition.push(by_itself(question, options[0]))
    else:
        expedition.ask(question)


@answer(asks.Favour)
def _favour(expedition: Expedition, question: asks.Favour, what: str) -> None:
    expedition.push(tasks.Favour("own" if question.own else "", (*question.given, what)))
    expedition.tell(meeting.Favour(what, met(expedition).name))
    if what == "clue":
        site = leads.nearest(expedition.state, expedition.place)
        if site:
            knowing.give(expedition, "person", site)
        else:
            expedition.tell(travelling.NothingLeft("clue"))
        if met(expedition).kind == "people":
            now(expedition, tasks.Hear())
    elif what == "food":
        _feed(expedition)
    elif what == "help":
        expedition.change(friends=(*expedition.state.friends, f"{friends.MET}{met(expedition).name}"))
    else:
        expedition.ask(asks.Trade(met(expedition).name, owner=PARTY, options=("done",), default="done"))


def _feed(expedition: Expedition) -> None:
    """Feed two today: those with the fewest rations who have not eaten (WLD-G41)."""
    state = expedition.state
    hungry = [index for index in present(state) if not state.members[index].fed]
    hungry.sort(key=lambda index: supplies.meals(state.members[index]))
    for index in hungry[:FED]:
        expedition.set_member(index, fed=True)


@answer(asks.Trade)
def _traded(expedition: Expedition, question: asks.Trade, option: str) -> None:
    """The party has bought and sold what it wanted; the market was open as long as this was asked (WLD-G15)."""


@step(tasks.Part)
def _part(expedition: Expedition, task: tasks.Part) -> None:
    part(expedition)


# Slip away, flee: one goes ahead, and tries it for all.


def _slip(expedition: Expedition, foes: Foes, who: str) -> None:
    _lead_away(expedition, foes, who, "slip", throws.Slip())


def _flee(expedition: Expedition, foes: Foes, who: str) -> None:
    _lead_away(expedition, foes, who, "flee", throws.Flee())


def _lead_away(expedition: Expedition, foes: Foes, who: str, how: str, test: Throw) -> None:
    ahead = doer(expedition.state, foes, how, who)
    expedition.tell(meeting.Approach(how, expedition.name(ahead)))
    _test(expedition, test, foes, (ahead,), *one_for_all(foes, how), foes.tn)


@reads(throws.Slip)
def _slipped(expedition: Expedition, test: throws.Slip, rolls: Rolls) -> None:
    """Success ends it. Failure: those who are wary or worse turn hostile. Blunder: they strike as well (WLD-G96)."""
    foes, roll = met(expedition), rolls[0]
    if trials.succeeded(roll):
        close(expedition)
        expedition.tell(meeting.Away("slip", expedition.here_name()))
        return
    if foes.disposition == "wary":
        _feel(expedition, foes, "hostile")
    if roll.result == "blunder" and met(expedition).disposition == "hostile":
        strike(expedition)


@reads(throws.Flee)
def _fled(expedition: Expedition, test: throws.Flee, rolls: Rolls) -> None:
    """The party gets away in any case, to where it was before; what it costs is in the roll (WLD-G96)."""
    foes, roll = met(expedition), rolls[0]
    fatigue = foes.fought + (not trials.succeeded(roll))
    if fatigue:
        harm.tire(expedition, present(expedition.state), fatigue, "flight")
    free = expedition.able()
    if roll.result == "blunder" and free:
        harm.wound(expedition, free[expedition.table("member", len(free)) - 1], "flight")
    if not expedition.able():
        return
    close(expedition)
    knowing.fall_back(expedition, "fled")
    expedition.tell(meeting.Away("flee", expedition.here_name()))


# Fight.


def _fight(expedition: Expedition, foes: Foes, who: str) -> None:
    """Everybody who can act fights; against whom is the party's own choice (WLD-G97)."""
    if not foes.fought:
        expedition.tell(meeting.Approach("fight"))
    change_foes(expedition, fought=True)
    _test(expedition, throws.Fight(), met(expedition), expedition.able(), ("strength", "agility"), "fighting", foes.tn)


def damage(rolls: Sequence[Roll]) -> int:
    """Return the grit that a round takes: 1 for each weak or strong success, 2 for a critical one."""
    return sum(2 if roll.result == "critical" else 1 for roll in rolls if trials.succeeded(roll))


@reads(throws.Fight)
def _fought(expedition: Expedition, test: throws.Fight, rolls: Rolls) -> None:
    """Grit falls; who failed tires, who blundered is wounded. At 0 it is won; those that flee go at half."""
    foes = met(expedition)
    after = max(0, foes.grit - damage(rolls))
    change_foes(expedition, grit=after)
    expedition.tell(meeting.Grit(foes.name, foes.grit, after))
    failed = [roll.member for roll in rolls if roll.result == "failure"]
    blundered = [roll.member for roll in rolls if roll.result == "blunder"]
    if failed:
        harm.tire(expedition, failed, 1, "fight")
    for index in blundered:
        harm.wound(expedition, index, "fight")
    if not after:
        win(expedition)
    elif "flees" in foes.traits and 2 * after <= foes.most:
        leave(expedition, "beaten")


APPROACHES = {"withdraw": _withdraw, "talk": _talk, "slip": _slip, "flee": _flee, "fight": _fight}
