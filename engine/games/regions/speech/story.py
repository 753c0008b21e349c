"""What happened, told in a few sentences: what belongs together gathered, every roll in small print with its shifts.
The players' part, the Challenges' and each new round have lines of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, singledispatchmethod
from itertools import takewhile

from msgspec.structs import asdict, replace

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.grammar import Noun
from engine.core.words import sentence, upper

from ..rules.events import HAPPENINGS, challenging, exploring, striking, turning
from ..state.catalogue import PEOPLE, WORDS, challenge_or_person, thing
from ..state.naming import is_challenge, region_name
from ..state.state import on_the_map
from ..state.view import View
from . import circumstances, fates, first_met, foes_in_sight, quick_start
from .action_story import Blow, fall_words, hurt_words, lockpick_words, only_heals, searched_words
from .sayings import announced, first_words, recovered, say
from .story_lines import GATHERED, SILENT, Piece, Quiet, are_drawn, in_draw_phase, is_drawn, laid_out
from .words import Small, cures, illness_does, still_ailing

MOST_ENDING, MOST_LOOK = 12, 12
"""So many words of a scenario's end are told, the first sentence in any case; its card has all of it. Of a region it is
so many; its page has all of it."""


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self, view: View, happened: Sequence[Happened]) -> None:
        self._state = view.state
        self._people = {member.name: Noun(member.name) for member in view.state.members}
        self._happened = [self._in_sentences(e) for e in happened]
        self._types = [type(e) for e in happened]
        self._drawn = are_drawn(self._happened)
        self._parts: list[list[Piece]] = [[]]
        self._small: list[Small] = []
        self._blow: Blow | None = None
        self._strategy: striking.Played | None = None
        self._went: list[challenging.Went] = []
        self._late: list[str] = []
        self._gone: list[str] = []
        self._quiet = Quiet(sum(member.in_play for member in view.state.members))
        self._seen: dict[str, list[str]] = {}
        self._met: list[str] = []
        self._views: list[str] = []
        self._entered = self._round = ""
        self._outcome: list[str] = []
        self._hidden: turning.SecretsTold | None = None
        self._caught_it: dict[striking.Infected, list[str]] = {}
        for number, e in enumerate(self._happened):
            self._take(number, e)
        self._close()
        self._say(circumstances.aftermath(view.state, happened))

    def _in_sentences(self, e: Happened) -> Happened:
        """Return an event with the names of members told from those of Challenges."""
        named: dict[str, object] = {}
        for key, value in asdict(e).items():
            if key == "what" and is_challenge(value):
                named[key] = thing(value)
            elif key in PEOPLE and not isinstance(value, int):
                named[key] = tuple(map(self._whom, value)) if isinstance(value, tuple) else self._whom(value)
        return replace(e, **named)

    def _whom(self, name: str) -> Noun:
        return self._people.get(name) or challenge_or_person(name)

    # Taking events in.

    def _take(self, number: int, e: Happened) -> None:
        if self._blow is not None and self._blow.take(e):
            return
        came = self._came(e)
        if not isinstance(e, GATHERED):
            self._close()
        if isinstance(e, striking.Played) and e.kind == "action":
            self._begin(e, came)
        else:
            self._tell(e, number)

    @singledispatchmethod
    def _tell(self, e: Happened, number: int) -> None:
        """Tell an event by what came before and after it; of most its own sentence is enough."""
        self._say(say(e))

    # What is played, and what comes of it.

    @_tell.register
    def _played(self, e: striking.Played, number: int) -> None:
        if e.kind == "strategy":
            self._strategy = e
            heals_nobody = only_heals(e.play) and not {striking.Recovered, striking.Healed} & {*self._types[number + 1 :]}
            others = e.variables()["others"]
            self._say(WORDS("nothing-to-heal", who=e.who, play=e.play, others=others) if heals_nobody else say(e))
        elif e.kind != "reaction":  # the roll against one names it
            self._say(say(e))

    @_tell.register
    def _clash(self, e: striking.Clash, number: int) -> None:
        self._begin(striking.Played(e.actor, e.play, "action", (), e.how)).take(e)

    @_tell.register
    def _hurt(self, e: striking.Hurt, number: int) -> None:
        if (e.damage or e.defense) and not self._drawn:
            self._small.append(partial(hurt_words, e))
        if not self._is_usual(number):
            self._say(say(e))

    @_tell.register
    def _recovered(self, e: striking.Recovered, number: int) -> None:
        """Tell in one sentence who gets EP back where several do one after the other."""
        if self._types[number - 1 : number] != [striking.Recovered]:
            back = takewhile(lambda other: isinstance(other, striking.Recovered), self._happened[number:])
            self._say(recovered([other for other in back if isinstance(other, striking.Recovered)]))

    @_tell.register
    def _down(self, e: striking.Down, number: int) -> None:
        if not any(isinstance(other, turning.TurnLost) and other.who == e.who for other in self._after(number)):
            self._say(say(e))  # else that the turn is lost says so

    @_tell.register
    def _died(self, e: striking.Died, number: int) -> None:
        if e.who not in self._gone:  # what closed over them has been told
            self._alone(fates.died(self._state, e))

    @_tell.register
    def _injured(self, e: striking.Injured, number: int) -> None:
        before = self._happened[number - 1] if number else None
        is_told = isinstance(before, turning.Caught) and (before.who, before.how) == (e.who, "injury")
        # That they were left behind says so, or that they are dead.
        self._say("" if is_told or fates.kills(e) else say(e))
        left = circumstances.injuries_left(self._state, e.who)
        self._say(WORDS("next-kills", left=left) if left == 1 or (left and not is_told) else "")

    @_tell.register
    def _infected(self, e: striking.Infected, number: int) -> None:
        if not e.again or len(self._types) < 2:
            self._caught_it.setdefault(replace(e, who=""), []).append(e.who)

    @_tell.register
    def _defeated(self, e: striking.Defeated, number: int) -> None:
        is_told = {exploring.Picked, exploring.Unlocked} & set(self._types[:number])
        if not (e.how in ("lock", "key") and is_told):
            self._say(say(e))

    @_tell.register
    def _fell(self, e: striking.Fell, number: int) -> None:
        if e.faces:
            self._small.append(partial(fall_words, e.faces))
        self._say(say(e))

    @_tell.register
    def _drift(self, e: striking.Drifted, number: int) -> None:
        """Tell nothing of it: the sheet says where tracks stand, and they drift in every round."""

    @_tell.register
    def _wore_off(self, e: striking.WoreOff, number: int) -> None:
        self._quiet.over.append(e.source)

    @_tell.register
    def _lasting(self, e: striking.Lasting, number: int) -> None:
        """Tell how long something lasts: once for all that a source brings, of a Strategy in its own sentence."""
        before = self._happened[number - 1] if number else None
        if isinstance(before, striking.Lasting) and (before.source, before.who, before.until) == (e.source, e.who, e.until):
            return
        brings = circumstances.shift_of(self._state, e.source)
        of = self._strategy
        if of and e.source in (of.play, f"{of.who}’s {of.play}") and self._parts[-1][-1:] == [say(of)]:
            self._parts[-1][-1] = WORDS(
                "played-for",
                who=of.who,
                play=of.play,
                others=() if all(name == of.who for name in e.who) else e.who,
                everybody=len(e.who) == len(self._state.members) > 1,
                lasts=e.variables()["lasts"],
                brings=brings,
            )
        else:
            self._say(WORDS.tell(e, brings=brings))

    # What Challenges do.

    @_tell.register
    def _sprung(self, e: challenging.Sprung, number: int) -> None:
        if not any(isinstance(other, striking.Played) and other.who == e.what for other in self._after(number, 2)):
            self._say(say(e))  # else its Action tells of it

    @_tell.register
    def _step(self, e: challenging.Went, number: int) -> None:
        self._flush_seen()
        self._went.append(e)

    @_tell.register
    def _calmed(self, e: challenging.Calmed, number: int) -> None:
        self._say(WORDS.tell(e, until=circumstances.calm(self._state, e.what)))

    # What is seen and found.

    @_tell.register
    def _saw(self, e: exploring.Saw, number: int) -> None:
        # A blow that waits for an answer is told by its question.
        acts = {next.who for next in self._after(number, 2)[:-1] if isinstance(next, striking.Played)}
        searches = (other for other in self._happened[:number] if isinstance(other, exploring.Searched))
        told = {name for search in searches for name in search.found}
        if seen := [name for name in e.who if str(name) not in told and e.who != (*acts,)]:  # else that tells of it
            self._seen.setdefault(e.where, []).extend(seen)
        self._met += e.met

    @_tell.register
    def _saw_region(self, e: exploring.SawRegion, number: int) -> None:
        """Tell of a region: entered ones by their text, those seen from beside them in one sentence."""
        if e.how == "seen":
            like = WORDS("region-like", dark=e.dark, water=e.water)
            if e.water != "none" or len(self._types) == 1:  # else the map shows it
                self._views.append(WORDS("in-view-region", where=e.name, like=like))
            return
        self._entered = e.name
        if exploring.NothingSeen in self._types:
            e = replace(e, dark=False)  # that has just been told
        text = first_words(WORDS.text(e.text), MOST_LOOK) or circumstances.first_look(self._state, e)
        like = WORDS("region-like", dark=e.dark, water=e.water)
        if not {exploring.Moved, exploring.NothingSeen, turning.SetOut} & set(self._types):
            text = WORDS("entered-region", where=e.name, text=text)  # who came there was told before
        self._say(" ".join(filter(None, map(sentence, (like, text)))))

    @_tell.register
    def _nothing_seen(self, e: exploring.NothingSeen, number: int) -> None:
        self._say(say(e))
        self._say(circumstances.unlit(self._state, e.who))

    @_tell.register
    def _light(self, e: exploring.Light, number: int) -> None:
        self._say(WORDS.tell(e, lit=circumstances.lit(self._state, e.who)))

    @_tell.register
    def _searched(self, e: exploring.Searched, number: int) -> None:
        if not self._drawn:
            self._small.append(partial(searched_words, e))
        later = [other for other in self._happened[number:] if isinstance(other, exploring.Gained)]
        taken = {name for other in later for name in other.objects}
        if wanted := circumstances.came_for(self._state, [name for name in e.found if name not in taken]):
            self._alone(WORDS("finds-wanted", who=e.who, what=wanted))
        others = tuple(name for name in e.found if name not in wanted)
        if others or not wanted:
            self._say(WORDS.tell(replace(e, found=others), where=circumstances.place(self._state, e.who)))

    @_tell.register
    def _gained(self, e: exploring.Gained, number: int) -> None:
        """Tell of what the party came for in a sentence of its own."""
        wanted = circumstances.came_for(self._state, e.objects)
        self._say(say(replace(e, objects=tuple(name for name in e.objects if name not in wanted))))
        self._say(circumstances.opens(self._state, e.objects))
        if wanted:
            self._alone(WORDS("has-wanted", who=e.who, what=wanted, missing=circumstances.unmet(self._state, wanted)))

    @_tell.register
    def _fortune(self, e: exploring.Fortune, number: int) -> None:
        if e.roll:
            self._note(WORDS("rolled-fortune", number=e.roll))
        self._say(say(e))

    @_tell.register
    def _picked(self, e: exploring.Picked, number: int) -> None:
        if not self._drawn:
            self._small.append(partial(lockpick_words, e))
        self._say(say(e))

    @_tell.register
    def _opened(self, e: exploring.Opened, number: int) -> None:
        if not {exploring.Picked, exploring.Unlocked} & set(self._types[max(0, number - 2) : number]):
            self._say(say(e))

    # Rounds, turns and the end.

    @_tell.register
    def _begun(self, e: turning.Begun, number: int) -> None:
        self._say(say(announced(self._state, e)))

    @_tell.register
    def _set_out(self, e: turning.SetOut, number: int) -> None:
        self._part()
        self._say(" ".join(filter(None, (say(e), still_ailing(self._state)))))
        self._part()

    @_tell.register
    def _round_begins(self, e: turning.RoundBegins, number: int) -> None:
        self._part()
        self._round = say(e)
        self._say(self._round)

    @_tell.register
    def _claimed(self, e: turning.Claimed, number: int) -> None:
        last = e.how == "last" and len(self._types) > 1
        if not self._is_told(number) and (left := circumstances.left_by_ills(self._state, self._after(number))):
            self._say(WORDS("acts-with-ep", who=e.who, ep=left))
        elif not (self._is_told(number) or last):  # what is done with the turn says so, or that the last one is called
            self._say(say(e))

    @_tell.register
    def _skipped(self, e: turning.Skipped, number: int) -> None:
        if e.by or set(self._types) == {turning.Skipped}:  # else the question of the turn said so
            self._say(say(e))

    def _is_told(self, number: int) -> bool:
        """Return whether after an event something else is told than what every turn of a member begins with."""
        after = range(number + 1, len(self._types))
        return any(self._types[each] not in (*SILENT, turning.Skipped) and not self._is_usual(each) for each in after)

    def _is_usual(self, number: int) -> bool:
        """Return whether an event is what a Disease takes at each turn, and leaves its member up."""
        return circumstances.is_usual(self._state, self._happened[number])

    @_tell.register
    def _turn_ended(self, e: turning.TurnEnded, number: int) -> None:
        if e.idle or not any(self._parts):
            self._say(say(e))
        self._part()

    @_tell.register(turning.Answered)
    @_tell.register(turning.Decided)
    def _answered(self, e: Happened, number: int) -> None:
        if not self._types[number + 1 :]:  # else what came of it is told
            self._say(say(e))

    @_tell.register
    def _draw(self, e: turning.Drew, number: int) -> None:
        if turning.Ended in self._types:
            return
        if e.shuffled and not set(self._types) - {turning.Claimed, *SILENT}:  # else the own hand shows it
            self._quiet.shuffled.append(e.who)
        elif in_draw_phase(self._happened[:number]) or e.count == 0:
            if not set(self._types) - {turning.Claimed, turning.RoundBegins, *SILENT}:  # else the own hand shows it
                self._quiet.drew.setdefault(e.count, []).append(e.who)
                self._quiet.cards += [(e.who, id) for id in e.plays]
        elif not set(self._types) - {turning.Claimed, *SILENT}:  # else it was drawn by itself
            self._say(say(e))

    @_tell.register(turning.Discarded)
    @_tell.register(turning.Overfull)
    def _put_down(self, e: Happened, number: int) -> None:
        if not set(self._types) - {turning.Discarded, *SILENT}:  # else the turn has named the cards, and Your hand does
            self._say(say(e))

    @_tell.register
    def _reached_goal(self, e: turning.ReachedGoal, number: int) -> None:
        came = any(isinstance(other, exploring.Moved) and other.who == e.who for other in self._happened[:number])
        said = say(e) if came or e.unmet else WORDS("out-by-goal", who=e.who, where=e.where)
        brings = () if e.unmet else circumstances.carries_out(self._state, e.who)
        self._tell_of_end(" ".join([said, *([WORDS("carries-out", who=e.who, what=brings)] if brings else [])]))

    @_tell.register
    def _not_yet(self, e: turning.NotYet, number: int) -> None:
        self._say(WORDS.tell(e, unmet=circumstances.unmet(self._state)))

    @_tell.register
    def _counted(self, e: turning.Counted, number: int) -> None:
        is_said = {turning.Ended, turning.Caught, turning.RoundBegins} & set(self._types[number:])
        is_last = e.limit - e.counter == 1 and circumstances.is_last_round(self._state)
        if not (is_said or is_last):  # a line of ours says so
            self._say(say(e))

    @_tell.register
    def _caught(self, e: turning.Caught, number: int) -> None:
        if e.how != "caught":
            self._say(say(e))
            return
        self._late.append(e.who)
        if not any(isinstance(other, turning.Caught) and other.how == "caught" for other in self._after(number, 1)):
            self._say(WORDS.tell(e, who=tuple(self._late)))

    @_tell.register
    def _closed(self, e: turning.Closed, number: int) -> None:
        """Tell who dies in the region that closes, if any PC does (REG-207)."""
        after = takewhile(lambda other: isinstance(other, striking.Died), self._after(number))
        lost = [other.who for other in after if isinstance(other, striking.Died) and other.why == "closed"]
        self._gone += lost
        self._say(WORDS("closed-over", where=e.where, lost=tuple(lost)) if lost else say(e))

    @_tell.register
    def _ended(self, e: turning.Ended, number: int) -> None:
        e = replace(e, text=first_words(WORDS.text(e.text), MOST_ENDING))
        self._say(" ".join(self._outcome))
        self._say(WORDS.tell(e, alone=fates.came_out(self._state)))
        self._say(fates.brought(self._state))
        if e.why == "conceded":
            at, votes = self._state.members, self._state.conceding
            away = [each.name for each in at if each.in_play and each.rested and each.seat not in votes]
            self._say(WORDS("voted-without", absent=tuple(away)) if away else "")

    @_tell.register
    def _secrets(self, e: turning.SecretsTold, number: int) -> None:
        self._hidden = e

    # Putting it together.

    def _came(self, e: Happened) -> challenging.Went | None:
        """Take back the step of a Challenge that acts where it has come to: one sentence tells of both."""
        if not (isinstance(e, striking.Played) and self._went):
            return None
        last = self._went[-1]
        return self._went.pop() if last.what == e.who and last.end else None

    def _after(self, number: int, most: int | None = None) -> Sequence[Happened]:
        """Return so many events after one, or all."""
        return self._happened[number + 1 :][:most]

    def _begin(self, e: striking.Played, came: challenging.Went | None = None) -> Blow:
        stands = circumstances.stands(self._state, e.who, e.targets)
        by = foes_in_sight.forces(self._state, e.who) or "" if e.how == "forced" else ""
        blow = self._blow = Blow(e, came, stands, partial(circumstances.left_of, self._state), by)
        self._parts[-1].append(blow)
        if not self._drawn:
            self._small.append(blow.small)
        return blow

    def _close(self) -> None:
        """Tell what was gathered so far: nothing that follows belongs to it."""
        self._blow, self._strategy = None, None
        for e, who in self._caught_it.items():
            self._say(WORDS.tell(e, who=tuple(who), more=illness_does(e.disease), cures=cures()))
        self._caught_it = {}
        if self._went:
            at = {region_name(self._state, self._state.members[index].region) for index in on_the_map(self._state)}
            said = "; ".join(WORDS.tell(e) for e in self._went if e.end in at or not is_drawn(e, self._types))
            self._went = []
            self._say(f"{upper(said)}." if said else "")
        if self._views:
            self._say(WORDS("in-view", views=tuple(self._views)))
            self._views = []
        self._flush_seen()
        self._note(self._quiet.told())

    def _flush_seen(self) -> None:
        seen, self._seen = self._seen, {}
        for names in seen.values():
            names.sort(key=lambda name: first_met.danger(self._state, str(name)))
        told = partial(first_met.named, self._state, self._met, self._happened)
        named = {where: tuple(map(told, names)) for where, names in seen.items()}
        here = named.pop(self._entered, ())
        self._say(circumstances.here(self._state, here, seen.get(self._entered, ())))
        parts = [WORDS("in-sight-at", seen=names, where=where) for where, names in named.items()]
        if parts:
            self._say(WORDS("in-sight", places="; ".join(parts)))
        self._met = []

    def _part(self) -> None:
        self._close()
        if self._parts[-1]:
            self._parts.append([])

    def _say(self, said: str) -> None:
        if said:
            self._parts[-1].append(said)

    def _alone(self, said: str) -> None:
        """Say something on a line of its own."""
        self._part()
        self._say(said)
        self._part()

    def _tell_of_end(self, said: str) -> None:
        """Tell who is out with what: as the scenario ends beside that, for the last post leaves out what happened long
        before."""
        if turning.Ended in self._types:
            self._outcome.append(said)
        else:
            self._say(said)

    def _note(self, said: str) -> None:
        """Add a line of small print in which nothing was rolled with more to it."""
        if said:
            self._small.append(lambda _: said)

    # Telling it.

    def text(self) -> str:
        """Return the story: a line for each part, then the small print."""
        self._say(circumstances.mood(self._state, self._types))
        last = self._parts[-1][-1:]
        if last and isinstance(last[0], Blow) and last[0].waits and sum(map(len, self._parts)) > 1:
            self._parts[-1].pop()  # what is asked of it says so
        if turning.RoundBegins in self._types and self._state.phase == "play" and self._parts[-1] == [self._round]:
            self._parts.pop()  # the status says so
        return laid_out(self._parts, self._small, self._hidden)


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    happened = HAPPENINGS.known(events, view.seat)
    if quick_start.is_dealt(happened):
        return quick_start.dealt(view.state, happened, lambda rest: Story(view, rest).text())
    return Story(view, happened).text()
