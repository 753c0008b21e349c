"""Encounters (WLD-151, WLD-152, WLD-G56..G58): who comes, how they feel, who sees whom first, and how it ends.

What the party does about them is in `fights`. The `Meeting` stays on the agenda until it is over.
"""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from engine.core.flow import MASTER, PARTY

from ...state.region import DISPOSITIONS, Disposition, Encounter, Site
from ...state.state import Foes, Meeting, State, able, discovered, foes_met, is_occupied
from .. import ending, harm, trials
from ..events import meeting
from ..flow import Rolls, answer, is_a, now, reads, step
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..trials import Wanted

THEY_COME = 3
"""The highest face of the d6 on which those who noticed a Scout come after the party (WLD-G42)."""

FOUND_OUT, SURPRISED, WARNED = 0, 1, 2
"""Whether the party is surprised: that is found out, it is, or it is not."""


def meet_table(
    expedition: Expedition,
    how: str,
    *,
    night: bool = False,
    hostile: bool = False,
    guard: str = "",
    surprised: bool | None = None,
) -> None:
    """Let those of a row of the region's encounter table come (WLD-151). Dice: row, count, disposition (WLD-G08).

    ``how`` as of `meeting.Met`; ``hostile`` needs no disposition die; ``guard`` is the find that they guard, where friendly
    ones are wary (WLD-G47). ``surprised`` ``None`` is found out (WLD-G58).
    """
    rows = expedition.region.encounters
    number = expedition.table("encounter", len(rows))
    row = next(row for row in rows if row.roll == number)
    meet_row(expedition, row, how, night=night, hostile=hostile, guard=guard, surprised=surprised)


def meet_row(
    expedition: Expedition,
    row: Encounter,
    how: str,
    *,
    night: bool = False,
    hostile: bool = False,
    guard: str = "",
    surprised: bool | None = None,
) -> None:
    """Let those of one row come, see `meet_table`. A disposition that the row states stays (WLD-G57)."""
    count = max(1, expedition.quantity(row.count))
    tn = row.tn or trials.difficulty(expedition.state)
    traits = row.traits
    if expedition.region.season == "spring" and row.kind == "beast" and row.disposition == "wary":
        # They have young: they do not flee, they hold their ground (WLD-G113).
        traits = tuple(dict.fromkeys((*(trait for trait in traits if trait != "flees"), "territorial")))
    foes = Foes(row.name, row.kind, count, "neutral", tn, 0, 0, traits, row=row.roll, night=night)
    foes = _with_grit(foes, row.grit)
    if guard:
        foes = replace(foes, site=guard, guardian=True)
    _begin(expedition, foes, "hostile" if hostile else row.disposition, how, row.text, surprised, is_known=hostile)


def meet_site(
    expedition: Expedition, site_id: str, how: str, *, hostile: bool = False, surprised: bool | None = None
) -> None:
    """Let the people or creatures of a site meet the party (WLD-G56). Dice: count, disposition if it is not stated.

    Won, the site is cleared; parted from, it is left standing. ``surprised`` ``None`` is found out (WLD-G58).
    """
    site = expedition.site(site_id)
    count = max(1, expedition.quantity(site.count))
    tn = trials.difficulty(expedition.state, site.at)
    foes = Foes(site.dwellers, site.kind, count, "neutral", tn, 0, 0, site.traits, site=site.id)
    foes = _with_grit(foes, site.grit)
    _begin(expedition, foes, "hostile" if hostile else site.disposition, how, "", surprised, is_known=hostile)


@step(tasks.MeetTable)
def _meet_table(expedition: Expedition, task: tasks.MeetTable) -> None:
    meet_table(expedition, task.how, night=task.night, guard=task.guard, surprised=task.surprised)


@step(tasks.MeetSite)
def _meet_site(expedition: Expedition, task: tasks.MeetSite) -> None:
    meet_site(expedition, task.site, task.how, hostile=task.hostile)


def grit_of(count: int) -> int:
    """Return the grit die of so many (WLD-G56): 1-2 a d4, 3-4 a d6, 5 or more a d8."""
    return 4 if count <= 2 else 6 if count <= 4 else 8


def _with_grit(foes: Foes, stated: int) -> Foes:
    grit = stated or grit_of(foes.count)
    return replace(foes, grit=grit, most=grit)


def disposition_of(die: int) -> Disposition:
    """Return the disposition by its d6 (WLD-152): 1-2 hostile, 3-4 wary, 5 neutral, 6 friendly."""
    return DISPOSITION_BY_DIE[die - 1]


DISPOSITION_BY_DIE: tuple[Disposition, ...] = ("hostile", "hostile", "wary", "wary", "neutral", "friendly")


def _begin(
    expedition: Expedition, foes: Foes, stated: str, how: str, text: str, surprised: bool | None, *, is_known: bool
) -> None:
    """Put the meeting on the agenda, above it what makes it known, above that the disposition, if it has to be found.

    A game master who answers for the world is asked also where a row states it: that it does is secret. Not where the
    occasion says it (``is_known``).
    """
    sight = FOUND_OUT if surprised is None else SURPRISED if surprised else WARNED
    if stated:
        foes = _feeling(foes, stated)
        expedition.push(tasks.ComeUpon(how, sight, text), Meeting(foes))
        if expedition.asks_master and not is_known:
            expedition.hook(asks.Disposition(foes.name, owner=MASTER, options=DISPOSITIONS, default=stated))
        return
    rolled = _roll_disposition(expedition)
    expedition.push(tasks.ComeUpon(how, sight, text), Meeting(foes))
    expedition.hook(asks.Disposition(foes.name, owner=MASTER, options=DISPOSITIONS, default=rolled))


def _roll_disposition(expedition: Expedition) -> Disposition:
    """Roll how those met feel about the party (WLD-152); anger in the region takes 1 off the die (WLD-G55)."""
    die = expedition.table("disposition", 6)
    if "communities" in expedition.state.wrath:
        die = max(1, die - 1)
    return disposition_of(die)


def _feeling(foes: Foes, disposition: str) -> Foes:
    if foes.guardian and disposition == "friendly":
        disposition = "wary"
    return replace(foes, disposition=cast(Disposition, disposition))


@answer(asks.Disposition)
def _feel(expedition: Expedition, question: asks.Disposition, option: str) -> None:
    foes = foes_met(expedition.state)
    assert foes is not None
    change_foes(expedition, disposition=_feeling(foes, option).disposition)


def change_foes(expedition: Expedition, **fields: Any) -> None:
    """Replace fields of those whom the party is dealing with."""
    agenda = list(expedition.state.agenda)
    place, under_way = next((place, task) for place, task in enumerate(agenda) if isinstance(task, Meeting))
    agenda[place] = Meeting(replace(under_way.foes, **fields))
    expedition.change(agenda=tuple(agenda))


@step(tasks.ComeUpon)
def _come_upon(expedition: Expedition, task: tasks.ComeUpon) -> None:
    """They are there. Those that flee leave when they are outnumbered; the game master may take the scene over."""
    foes = foes_met(expedition.state)
    assert foes is not None
    expedition.gain("encounters", 1)
    expedition.change(crossed=expedition.state.day)
    expedition.tell(meeting.Met(foes.name, foes.count, foes.disposition, task.how, task.text))
    if "flees" in foes.traits and len(expedition.able()) > foes.count:
        leave(expedition, "outnumbered")
    elif _for_the_master(expedition.state, foes):
        change_foes(expedition, handed=True)
        hand_over(expedition, foes.name, number=task.sight)
    elif foes.disposition == "hostile":
        _look_out(expedition, foes, task.sight)


def _for_the_master(state: State, foes: Foes) -> bool:
    """Return whether the game master plays this scene freely (WLD-281, WLD-G87)."""
    site: Site | None = state.region.site_by_id.get(foes.site)
    return state.master is not None and (state.rules.referee != "bot" or (site is not None and site.scene))


SCENE = ("won", "avoided", "lost", "bot")
"""How a scene can end that the game master plays; "bot": it goes on by the rules."""


def hand_over(expedition: Expedition, name: str, site: str = "", number: int = 0) -> None:
    """Let the game master play a scene: nothing goes on until they say how it ended (WLD-281, WLD-G87).

    ``site`` is the one that is looked into, "" for an encounter; ``number`` is handed on.
    """
    expedition.push(asks.Scene(site, number, owner=MASTER, options=SCENE, default="bot"))
    expedition.tell(meeting.Paused(name))


@step(tasks.HandOver)
def _hand_over(expedition: Expedition, task: tasks.HandOver) -> None:
    hand_over(expedition, task.name, task.site, task.member)


@answer(asks.Scene)
def _scene(expedition: Expedition, question: asks.Scene, option: str) -> None:
    outcome = "" if option == "bot" else option
    expedition.tell(meeting.Resumed(outcome))
    if question.site:
        expedition.push(tasks.SceneOver(question.site, question.number, outcome))
        return
    foes = foes_met(expedition.state)
    if outcome:
        report(expedition, outcome)
    elif foes is not None and foes.disposition == "hostile":
        _look_out(expedition, foes, question.number)


def _look_out(expedition: Expedition, foes: Foes, sight: int) -> None:
    """Find out whether the party is surprised (WLD-092, WLD-G58); only hostile ones make anything of it."""
    state = expedition.state
    if sight == SURPRISED or (sight == FOUND_OUT and state.ambush):
        _surprise(expedition)
    elif sight == FOUND_OUT and "ambush" in foes.traits and (watcher := _watcher(state)) >= 0:
        wanted = Wanted(watcher, "ambush", ("spirit",), ("perception",), foes.tn)
        trials.trial(expedition, throws.AmbushSeen(), [wanted])


def _watcher(state: State) -> int:
    """Return who may see an ambush: the Lookout, or without one who can act the member with the best Perception."""
    free = able(state)
    if state.roles.lookout in free:
        return state.roles.lookout
    return trials.best_member(state, free, ("spirit",), ("perception",))


@reads(throws.AmbushSeen)
def _ambush_seen(expedition: Expedition, test: throws.AmbushSeen, rolls: Rolls) -> None:
    if not trials.succeeded(rolls[0]):
        _surprise(expedition)


def _surprise(expedition: Expedition) -> None:
    foes = foes_met(expedition.state)
    assert foes is not None
    change_foes(expedition, surprised=True)
    expedition.tell(meeting.Surprised(foes.name))
    strike(expedition, surprised=True)


def strike(expedition: Expedition, surprised: bool = False) -> None:
    """Let them strike first (WLD-G58): a die for which able member, who tests Agility + Athletics against their TN.

    Failure: 1 Fatigue. Blunder: 1 Wound. Of a surprised party everybody's first test after it has +1 bane.
    """
    foes, free = foes_met(expedition.state), expedition.able()
    if foes is None or not free:
        return
    member = free[expedition.table("member", len(free)) - 1]
    wanted = Wanted(member, "strike", ("agility",), ("athletics",), foes.tn)
    trials.trial(expedition, throws.Struck("surprised" if surprised else ""), [wanted])


@reads(throws.Struck)
def _struck(expedition: Expedition, test: throws.Struck, rolls: Rolls) -> None:
    roll = rolls[0]
    if test.how:
        for index in expedition.able():
            expedition.set_member(index, shaken=True)
    if roll.result == "failure":
        harm.tire(expedition, (roll.member,), 1, "strike")
    elif roll.result == "blunder":
        harm.wound(expedition, roll.member, "strike")


BY_ONE = ("talk", "slip", "flee")
"""What one does for all: a member who wants to, else the best at it (WLD-G56)."""


def approaches(foes: Foes) -> tuple[str, ...]:
    """Return what the party can do now (WLD-G56, WLD-G97): once it fights, only go on or flee."""
    if foes.fought:
        return ("fight", "flee")
    first = foes.round == 1
    caught = foes.surprised and first
    open_to_it = {
        "withdraw": foes.disposition != "hostile",
        "talk": not foes.talked and not caught,
        "slip": first and not caught,
        "flee": True,
        "fight": True,
    }
    return tuple(name for name, so in open_to_it.items() if so)


@step(Meeting)
def _ask_approach(expedition: Expedition, under_way: Meeting) -> None:
    """Ask the party what it does (WLD-G86: withdraw where it can, else flee); no member left on their feet is a defeat."""
    expedition.push(under_way)
    if not expedition.able():
        expedition.push(tasks.Defeat())
        return
    plain = approaches(under_way.foes)
    options = (*plain, *(option for what in plain for option in _by_whom(expedition.state, what)))
    default = "withdraw" if "withdraw" in options else "flee"
    expedition.ask(asks.Approach(under_way.foes.name, under_way.foes.round, owner=PARTY, options=options, default=default))


def _by_whom(state: State, what: str) -> list[str]:
    """Return what one can do for all, by each who can, as it is chosen: "talk+cy"; alone there is nothing to choose."""
    free = able(state)
    return [f"{what}+{state.members[index].handle}" for index in free] if what in BY_ONE and len(free) > 1 else []


def close(expedition: Expedition) -> None:
    """End the meeting under way: no member is shaken any more."""
    agenda = list(expedition.state.agenda)
    agenda.remove(next(task for task in agenda if isinstance(task, Meeting)))
    expedition.change(agenda=tuple(agenda))
    for index, member in enumerate(expedition.state.members):
        if member.shaken:
            expedition.set_member(index, shaken=False)


def win(expedition: Expedition) -> None:
    """Their grit is gone: the meeting is over, and their place cleared or their find free (WLD-G56)."""
    foes = foes_met(expedition.state)
    assert foes is not None
    known = bool(foes.site) and discovered(expedition.state, foes.site)
    expedition.tell(meeting.Won(foes.name, expedition.site(foes.site).name if known else ""))
    close(expedition)
    _clear(expedition, foes)


def leave(expedition: Expedition, why: str) -> None:
    """They go for good: "outnumbered" or "beaten" (WLD-G57)."""
    foes = foes_met(expedition.state)
    assert foes is not None
    expedition.tell(meeting.FoesLeave(foes.name, why))
    close(expedition)
    _clear(expedition, foes)


def part(expedition: Expedition) -> None:
    """The party and they part in peace: what is theirs stays theirs; a guardian lets the party pass (WLD-G47).

    So do those who live in a find and stood in its way, unless it is a danger.
    """
    foes = foes_met(expedition.state)
    assert foes is not None
    expedition.tell(meeting.FoesLeave(foes.name, "parted"))
    close(expedition)
    if foes.guardian:
        _clear(expedition, foes)
    elif foes.site and (known := expedition.found(foes.site)) is not None and known.snag == "guardian":
        _let_in(expedition, expedition.site(foes.site))


def _let_in(expedition: Expedition, site: Site) -> None:
    """Those who live in a find are in the way no more; a lair is met on the next look (WLD-G47, WLD-G56)."""
    if site.category == "danger":
        return
    if site.content == "lair":
        expedition.set_found(site.id, snag="")
    else:
        now(expedition, tasks.Unguarded(site.id))


def _clear(expedition: Expedition, foes: Foes) -> None:
    if foes.site:
        if foes.guardian:
            now(expedition, tasks.Unguarded(foes.site))
        else:
            now(expedition, tasks.Cleared(foes.site))


def report(expedition: Expedition, outcome: str) -> None:
    """Go on after a scene that the game master played (WLD-G87): "won", "avoided", "lost"; "" hands it back to the bot.

    Lost is a defeat (WLD-G59). Where no encounter was under way, nothing comes of it.
    """
    if foes_met(expedition.state) is None:
        return
    if outcome:
        _drop_what_is_under_way(expedition)
    if outcome == "won":
        win(expedition)
    elif outcome == "avoided":
        part(expedition)
    elif outcome == "lost":
        ending.defeat(expedition)


def _drop_what_is_under_way(expedition: Expedition) -> None:
    """Take off the agenda what was asked or rolled in the encounter; a member who is dying is still to be saved."""
    agenda = expedition.state.agenda
    place = next(place for place, task in enumerate(agenda) if isinstance(task, Meeting))
    saving = [task for task in agenda[:place] if is_a(task, tasks.Stabilise) or is_a(task, throws.Stabilised)]
    expedition.change(agenda=(*saving, *agenda[place:]))


@step(tasks.Noticed)
def _noticed(expedition: Expedition, task: tasks.Noticed) -> None:
    """A Scout was seen: hostile ones come after the party, or stand guard from now on (WLD-112, WLD-G42).

    Dice: the disposition of each occupied site that states none, then whether the hostile ones come.
    """
    state = expedition.state
    here = [site for site in state.region.sites_at(task.place) if is_occupied(state, site)]
    hostile = [site for site in here if _settled_disposition(expedition, site) == "hostile"]
    if hostile and expedition.table("pursuit", 6) <= THEY_COME:
        expedition.push(tasks.Pursued(hostile.pop(0).id))
    for site in hostile:
        if expedition.found(site.id) is not None:
            expedition.set_found(site.id, alert=True)
        elif site.id not in state.alerted:
            expedition.change(alerted=(*expedition.state.alerted, site.id))


def _settled_disposition(expedition: Expedition, site: Site) -> str:
    """Return how those of a site feel about the party; what a die says stays so. A settlement that states nothing is
    peaceful."""
    if not site.disposition and site.category != "settlement":
        site = replace(site, disposition=_roll_disposition(expedition))
        expedition.set_site(site)
    return site.disposition


@step(tasks.Pursued)
def _pursued(expedition: Expedition, task: tasks.Pursued) -> None:
    """They come, and the party knows: there is no surprise, whatever the Lookout overheard before (WLD-G42)."""
    meet_site(expedition, task.site, "pursuit", hostile=True, surprised=False)


@step(tasks.Pursuers)
def _pursuers(expedition: Expedition, task: tasks.Pursuers) -> None:
    """They have caught up with the party, and mean it ill."""
    threat = expedition.region.threats[task.threat]
    row = Encounter(-1, threat.foe or threat.name, threat.kind, threat.count, "hostile", text=threat.text)
    meet_row(expedition, row, "pursuit")
