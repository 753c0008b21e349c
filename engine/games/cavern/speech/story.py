"""What happened, told in one or two sentences: what belongs together gathered into one, totals of dice in small print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.words import listed, upper
from engine.maps.squares import label, unlabel

from ..rules.contests import shares
from ..rules.dice import result
from ..rules.ending import score
from ..state.board import board
from ..state.content import Option, content
from ..state.naming import class_name, place_of, room, room_words
from ..state.state import MONSTER, Contest, Sent
from ..state.view import View
from . import outcomes
from .sayings import SAYINGS, Facts, collected_own, paid
from .words import acts, band_brief, loot, option_terms, the_monster

NO_SPOILS = {"tie": "the most Spoils are tied: nobody gets more", "none": "no Spoils were rolled"}
ENDS_A_ROOM = ("home", "completed", "encounter", "battle")


def settles(event: Event) -> bool:
    """Return whether an event ends a contest of dice: a Battle has one winner, a Fight or Test one result."""
    if event.kind == "won":
        return event.facts["rank"] == 1
    return event.kind in ("succeeded", "failed") and event.facts["why"] in ("fight", "test")


class Story:
    """Events told one after the other, in paragraphs, each with its small print below it."""

    def __init__(self, view: View, events: Sequence[Event]) -> None:
        self._view = view
        self._events = events
        self._said: list[str] = []
        self._small: list[str] = []
        self._lines: list[str] = []
        self._told: set[int] = set()
        self._due: dict[str, tuple[int, int]] = {}
        self._paid = ""
        self._rolls: dict[str, tuple[int, int]] = {}
        self._option: Option | None = None
        settled = sum(map(settles, events))
        shown = view.state.shown[max(0, len(view.state.shown) - settled) :] if settled else ()
        self._settled: list[Contest | None] = [*(None,) * (settled - len(shown)), *shown]
        under_way = [task for task in view.state.agenda if isinstance(task, Contest)]
        self._find_option([*filter(None, self._settled), *under_way])

    def _find_option(self, contests: Sequence[Contest]) -> None:
        """Note the option whose choice was told before, if its dice are told now."""
        first = next((contest for contest in contests if contest.card), None)
        if first is not None:
            self._option = content().encounters[first.card].options[first.option]

    def text(self) -> str:
        """Return the story."""
        for place, event in enumerate(self._events):
            if place not in self._told:
                self._take(place, event.kind, event.facts)
        self._paragraph()
        return "\n".join(self._lines)

    def _take(self, place: int, kind: str, facts: Facts) -> None:
        match kind:
            case "begun":
                self._begin(facts)
            case "opened":
                solo = "The tiles are dealt. You go first."
                rivals = f"The tiles are dealt, three to each hand. The lot falls on {facts['first']} to go first."
                self._say(solo if self._view.state.solo else rivals)
            case "placed":
                self._say(SAYINGS[kind](facts))
                if self._nobody_to_send(facts["at"]):
                    self._say("Nobody is left to send.")
            case "sent":
                self._send(facts)
            case "sent_own":
                hidden = self._hidden(facts)
                if hidden is not None:
                    where = place_of(self._view.state, hidden)
                    self._say(f"Your {class_name(facts['kind'])} lies facedown in {where}.")
            case "retrieved":
                where = self._room(facts["at"], facts["floor"], facts["part"])
                self._say(f"{facts['who']} pays 1 XP to take a Delver home from {where}.")
            case "recalled":
                self._say(f"{facts['who']} takes a Delver home from {self._room(facts['at'], facts['floor'])}.")
            case "encounter":
                self._read(facts)
            case "chose":
                self._choose(facts)
            case "paid":
                self._paid = paid(facts)
                if place + 1 == len(self._events):
                    self._say(f"{facts['who']} {self._paid}.")
            case "battle":
                self._battle(place, facts)
            case "rolled":
                self._roll(place, facts)
            case "stood":
                if not self._is_settled(place):
                    self._say(f"{facts['who']} keeps the dice.")
            case "won":
                self._end_battle(place)
            case "succeeded" | "failed":
                self._end_encounter(place, facts, success=kind == "succeeded")
            case "spoils":
                self._say(f"{facts['who']} gets 1 {'Treasure' if facts['treasure'] else 'Gold'} for Spoils.")
            case "no_spoils":
                self._small.append(NO_SPOILS[facts["why"]])
            case "returned":
                self._small.append(f"{facts['gold']} Gold {'goes' if facts['gold'] == 1 else 'go'} back under the deck")
            case "receipt":
                self._receive(place, facts)
            case "collected":
                self._collect(facts)
            case "collected_own":
                self._collect_own(place)
            case "home":
                pass
            case "ending" if self._events[-1].kind == "ended":
                self._say(f"{SAYINGS[kind](facts).partition(':')[0]}.")
            case "ended":
                self._end(facts)
            case _:
                if kind in ("completed", "drifted_in") and self._small:
                    self._paragraph()
                self._say(SAYINGS[kind](facts))

    def _say(self, sentence: str) -> None:
        if sentence:
            self._said.append(sentence)

    def _paragraph(self) -> None:
        if self._said:
            self._lines.append(" ".join(self._said))
        if self._small:
            self._lines.append(f"-# {upper(' · '.join(self._small))}")
        self._said, self._small = [], []

    # The beginning, tiles and Delvers.

    def _begin(self, facts: Facts) -> None:
        bands, sun = facts["players"], facts["sun"]
        heard = "nobody else has" if bands == 1 else f"{bands} bands have"
        counted = "your Gold and Treasure are counted" if bands == 1 else "the most points in Gold and Treasure win"
        self._say(f"One corridor leads down, and {heard} heard of it. Choose your band.")
        self._say(f"After {sun} Sun tiles, or when Gold or tiles run out, the round is played out; then {counted}.")
        self._paragraph()
        self._lines.append("-# Everybody leads a brute, a mage, a leader and a thief, and one of them twice:")
        self._lines += [f"-# {known.name}: {band_brief(key)}" for key, known in content().band.factions.items()]

    def _nobody_to_send(self, at: str) -> bool:
        """Return whether whoever laid a tile there was not asked for a Delver."""
        state = self._view.state
        return not (state.step == "send" and state.placed is not None and label(state.placed) == at)

    def _send(self, facts: Facts) -> None:
        what = f"the {class_name(facts['kind'])}, faceup by torchlight," if facts["kind"] else "a Delver"
        where = self._room(facts["at"], facts["floor"], facts["part"])
        self._say(f"{facts['who']} sends {what} into {where}{' for 1 XP' if facts['drifted'] else ''}.")

    def _hidden(self, facts: Facts) -> Sent | None:
        """Return the Delver that was sent, ``None`` where the same move revealed it."""
        wanted = self._view.seat, facts["kind"], facts["at"], False
        found = (one for one in self._view.state.delvers if (one.seat, one.kind, label(one.at), one.up) == wanted)
        return next(found, None)

    def _room(self, at: str, floor: str, part: int | None = None) -> str:
        """Return the name of the room that section ``part`` belongs to, or the only one of a floor, of the tile there."""
        cell, map_ = unlabel(at), board(self._view.state.tiles)
        laid = map_.at(cell) if cell is not None else None
        if cell is None or laid is None:
            return room(floor, at)
        sections = content().tiles[laid.tile].sections
        places = [n for n, one in enumerate(sections) if one.floor == floor and part in (None, n)]
        return room_words(map_.room((*cell, places[0]))) if len(places) == 1 else room(floor, at)

    # Encounters and contests.

    def _read(self, facts: Facts) -> None:
        """Read an Encounter aloud: the story, and of both options only the titles (CAV-033, CAV-034)."""
        card = content().encounters[facts["card"]]
        who, reader = facts["who"], facts["reader"]
        again = f"{who} pays 1 XP for another card. " if facts["again"] else ""
        reads = f"{reader} reads to {who}" if reader not in ("", who) else f"{who} reads"
        self._say(f"{again}{reads}: **{card.name}**.")
        self._paragraph()
        titles = "\n".join(f"> **{number}** {option.title}" for number, option in enumerate(card.options, start=1))
        self._lines.append(f"> {card.story}\n{titles}")

    def _choose(self, facts: Facts) -> None:
        option = content().encounters[facts["card"]].options[facts["option"]]
        self._option = option
        self._say(f"{facts['who']} chooses “{option.title}”. {option.text}")
        if option.kind in ("combat", "spoils", "fight"):
            self._small.append(option_terms(option))
            self._paragraph()

    def _battle(self, place: int, facts: Facts) -> None:
        """Tell who fights for what, unless the room that has just been completed says what."""
        bags, chests = facts["loot"]
        who = listed(facts["names"])
        if not bags and not chests:
            self._say(f"{who} battle, and only Spoils pay: there is no loot.")
            return
        little = ""
        if bags and not any(shares(bags, len(facts["names"]))):
            little = f" {bags} Gold is too little to share{'' if chests else '; only Spoils pay'}."
        known = place > 0 and self._events[place - 1].kind == "completed"
        self._say(f"{who} battle for {'it' if known else loot(bags, chests)}.{little}")

    def _is_settled(self, place: int) -> bool:
        """Return whether the contest of an event is settled by a later one."""
        return any(map(settles, self._events[place:]))

    def _roll(self, place: int, facts: Facts) -> None:
        """Tell a roll whose contest goes on; what settles it tells the totals of all."""
        self._rolls[facts["who"]] = facts["combat"], facts["spoils"]
        if facts["owed"]:
            self._small.append(f"{facts['owed']} rolled after the others, for want of dice")
        if not self._is_settled(place):
            who = facts["who"] or self._monster()
            again = " again" if facts["again"] else ""
            self._say(f"{upper(acts(who, 'roll'))}{again}: {facts['combat']} Combat, {facts['spoils']} Spoils.")

    def _monster(self) -> str:
        return the_monster(self._option) if self._option is not None else "the monster"

    def _totals(self, contest: Contest | None) -> dict[str, tuple[int, int]]:
        """Return what everybody rolled, by name, the monster's under "": as the contest has it, else as it was told."""
        told, self._rolls = self._rolls, {}
        if contest is None:
            return told
        names = self._view.state.names
        return {"" if roll.seat == MONSTER else names[roll.seat]: result(roll) for roll in contest.rolls}

    def _end_battle(self, place: int) -> None:
        contest = self._settled.pop(0) if self._settled else None
        totals = self._totals(contest)
        taking: list[outcomes.Share] = []
        more = ""
        for step, event in enumerate(self._events[place:], start=place):
            if event.kind == "won" and (event.facts["rank"] == 1) == (step == place):
                taking.append(outcomes.Share(*(event.facts[key] for key in ("who", "gold", "treasure"))))  # type: ignore[arg-type]
            elif event.kind == "spoils":
                more = str(event.facts["who"])
                kind = "treasure" if event.facts["treasure"] else "gold"
                self._expect(more, int(kind == "gold"), int(kind == "treasure"))
                taking = [
                    outcomes.Share(one.who, one.gold, one.treasure, kind if one.who == more else "") for one in taking
                ]
            else:
                break
            self._told.add(step)
        for share in taking:
            self._expect(share.who, share.gold, share.treasure)
        self._say(outcomes.battle(taking, contest.bags if contest is not None else 0, totals))
        if totals:
            self._small.append(outcomes.rolled(totals, ""))

    def _end_encounter(self, place: int, facts: Facts, *, success: bool) -> None:
        """Tell how an Encounter ended: what decided it, what became of it, what it brought."""
        who, why = facts["who"], facts["why"]
        contest = self._settled.pop(0) if why in ("fight", "test") and self._settled else None
        if contest is not None and contest.card:
            self._find_option([contest])
        option, totals = self._option, self._totals(contest)
        self._say(outcomes.decided(who, why, option, totals, success=success))
        if option is not None and why != "choice":
            self._say(option.won if success else option.lost)
        brought = outcomes.deeds(who, self._haul(place, who), option, totals, success=success)
        self._say(f"{who} {self._paid}{' and ' if self._paid else ''}{brought}.")
        self._paid = ""
        if totals:
            self._small.append(outcomes.rolled(totals, self._monster()))

    def _haul(self, place: int, who: str) -> outcomes.Haul:
        """Return what an Encounter that ended at ``place`` brought, and mark the events that say so as told."""
        gold = treasure = xp = drawn = 0
        more, received = "", False
        for step, event in enumerate(self._events[place + 1 :], start=place + 1):
            facts: Facts = event.facts
            if event.kind in ENDS_A_ROOM:
                break
            if facts.get("who") != who:
                continue
            if event.kind == "receipt":
                received = True
                drawn += content().treasures[facts["treasure"]].effect == "gold"
            elif event.kind == "gained_xp" and not received:
                xp += facts["amount"]
                self._told.add(step)
            elif event.kind == "spoils":
                more = "treasure" if facts["treasure"] else "gold"
                self._told.add(step)
            elif event.kind == "collected" and drawn and (facts["gold"], facts["treasure"]) == (1, 0):
                # What a treasure draws at once, that treasure's own words tell.
                drawn -= 1
            elif event.kind == "collected":
                gold, treasure = gold + facts["gold"], treasure + facts["treasure"]
                self._told.add(step)
        return outcomes.Haul(gold, treasure, xp, more)

    # Cards.

    def _expect(self, who: str, gold: int, treasure: int) -> None:
        had = self._due.get(who, (0, 0))
        self._due[who] = had[0] + gold, had[1] + treasure

    def _collect_own(self, place: int) -> None:
        """Tell the own cards that come one after the other as one, up to whatever a card among them does at once."""
        gold: list[int] = []
        treasure: list[str] = []
        for step, event in enumerate(self._events[place:], start=place):
            if event.kind in ("receipt", *ENDS_A_ROOM):
                break
            if event.kind == "collected_own":
                gold += event.facts["gold"]  # type: ignore[arg-type]
                treasure += event.facts["treasure"]  # type: ignore[arg-type]
                self._told.add(step)
        self._say(collected_own({"gold": gold, "treasure": treasure}))

    def _collect(self, facts: Facts) -> None:
        """Tell what was collected, unless it has just been said that it would be."""
        who, gold, treasure = facts["who"], facts["gold"], facts["treasure"]
        due = self._due.get(who, (0, 0))
        if gold <= due[0] and treasure <= due[1]:
            self._due[who] = due[0] - gold, due[1] - treasure
        else:
            self._say(f"{who} takes {loot(gold, treasure)}.")

    def _receive(self, place: int, facts: Facts) -> None:
        """Tell what a treasure does at once; its own words tell what comes of it."""
        self._say(SAYINGS["receipt"](facts))
        who, effect = facts["who"], content().treasures[facts["treasure"]].effect
        if effect == "gold":
            self._expect(who, 1, 0)
        after = enumerate(self._events[place + 1 :], start=place + 1)
        gains = (step for step, event in after if event.kind == "gained_xp" and event.facts["who"] == who)
        if effect == "xp":
            self._told.update(list(gains)[:1])

    # The end.

    def _end(self, facts: Facts) -> None:
        """Tell who has won, after all else, and by which points (CAV-182 to CAV-185)."""
        self._paragraph()
        names, winners = facts["names"], facts["winners"]
        points = dict(zip(names, facts["points"], strict=True))
        treasures = dict(zip(names, facts["treasures"], strict=True))
        gold = self._points_in_gold(points)
        split = {name: outcomes.points(gold[name], treasures[name], points[name]) for name in gold}
        if len(names) == 1:
            name = names[0]
            self._say(f"The cavern closes. **Your score: {points[name]}**{', ' if split else ''}{split.get(name, '')}.")
            return
        if len(winners) > 1:
            self._say(f"The cavern closes. **{listed(winners)} share the victory.**")
        else:
            tied = [name for name in names if points[name] == points[winners[0]] and name != winners[0]]
            why = f" by {treasures[winners[0]]} Treasure to {max(treasures[name] for name in tied)}" if tied else ""
            self._say(f"The cavern closes. **{winners[0]} wins{why}.**")
        self._paragraph()
        for name in sorted(names, key=lambda name: (-points[name], -treasures[name])):
            self._lines.append(f"{name} {points[name]}{': ' if split else ''}{split.get(name, '')}")

    def _points_in_gold(self, points: dict[str, int]) -> dict[str, int]:
        """Return the points that each player has in Gold, once all their cards lie open."""
        state = self._view.state
        if state.phase != "over":
            return {}
        held = dict(zip(state.names, state.players, strict=True))
        return {
            name: sum(card.worth for card in player.gold)
            for name, player in held.items()
            if score(player) == points.get(name)
        }


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    return Story(view, [event for event in events if event.known_to(view.seat)]).text()
