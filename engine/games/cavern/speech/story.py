"""What happened, told in one or two sentences: what belongs together gathered into one, totals of dice in small print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.words import listed, upper
from engine.maps.squares import label

from ..rules import events, extras
from ..rules.contests import shares
from ..rules.ending import score
from ..state.content import content, option_at
from ..state.naming import class_name, place_of, room
from ..state.state import Sent
from ..state.view import View
from . import outcomes
from .gathering import ENDS_A_ROOM, TELLINGS, Story, settles
from .posted import contract_words, extra_points
from .sayings import HAPPENINGS, SAYINGS, deserted, paid
from .words import acts, gathered, loot

NO_SPOILS = {"tie": "the most Spoils are tied: nobody gets more", "none": "no Spoils were rolled"}

# The beginning, tiles and Delvers.


@TELLINGS.of(events.Begun)
def _begun(e: events.Begun, story: Story, _: int) -> None:
    heard = "nobody else has" if e.players == 1 else f"{e.players} bands have"
    counted = "your Gold and Treasure count" if e.players == 1 else "the most Gold and Treasure wins"
    story.say(f"One corridor leads down, and {heard} heard of it.")
    story.say(f"Once {e.sun} Suns are laid, or Gold or tiles run out, {counted}.")
    state = story.view.state
    if state.beast is not None:
        story.say(f"A beast comes in behind you: {content().beast.need} Combat drive it off.")
    if state.contracts:
        story.say(f"{len(state.contracts)} Contracts hang at the entrance.")


@TELLINGS.of(events.Opened)
def _opened(e: events.Opened, story: Story, _: int) -> None:
    solo = "You draw three tiles."
    rivals = f"Three tiles to each hand; the lot falls on {e.first}."
    story.say(solo if story.view.state.solo else rivals)
    state = story.view.state
    if state.contracts:
        story.say("The Contracts:" if state.solo else "The Contracts, each for whoever is first:")
        story.paragraph()
        story.lines += [f"- {contract_words(state, card)}" for card in state.contracts]


@TELLINGS.of(events.Placed)
def _placed(e: events.Placed, story: Story, _: int) -> None:
    """Tell what was laid, and if so that whoever laid it was not asked for a Delver."""
    story.say(SAYINGS(e))
    state = story.view.state
    if not (state.step == "send" and state.placed is not None and label(state.placed) == e.at):
        story.say("Nobody is left to send.")


@TELLINGS.of(events.Sent)
def _sent(e: events.Sent, story: Story, place: int) -> None:
    """Tell who goes where, and if the room closes, what of that; the map shows the tile that was laid for it."""
    closes = story.closing(e, place)
    own = [one.removeprefix(f"{e.who}'s ") for one in closes.delvers if one.startswith(f"{e.who}'s ")] if closes else []
    kind = class_name(e.kind) if e.kind else own[0] if len(own) == 1 else ""
    what = f"{kind or 'Delver'}{', torchlit,' if e.kind and not closes else ''}"
    said = f"{e.who}'s {what} enters {story.room(e.at, e.floor, e.part)}{', for 1 XP' if e.drifted else ''}"
    named = f"{e.who}'s {kind}" if kind else ""
    story.say(f"{said}, which {_closing(closes, story, place + 1, named)}" if closes else f"{said}.")


@TELLINGS.of(events.SentOwn)
def _sent_own(e: events.SentOwn, story: Story, _: int) -> None:
    """Tell who lies facedown, unless the same move revealed it."""
    hidden = _hidden(e, story.view)
    if hidden is not None:
        story.say(f"Your {class_name(e.kind)} lies facedown in {place_of(story.view.state, hidden)}.")


def _hidden(e: events.SentOwn, view: View) -> Sent | None:
    wanted = view.seat, e.kind, e.at, False
    return next((one for one in view.state.delvers if (one.seat, one.kind, label(one.at), one.up) == wanted), None)


@TELLINGS.of(events.Retrieved)
def _retrieved(e: events.Retrieved, story: Story, _: int) -> None:
    story.say(f"{e.who} pays 1 XP to take a Delver home from {story.room(e.at, e.floor, e.part)}.")


@TELLINGS.of(events.Recalled)
def _recalled(e: events.Recalled, story: Story, _: int) -> None:
    story.say(f"{e.who} takes a Delver home from {story.room(e.at, e.floor)}.")


@TELLINGS.of(events.DriftedIn)
def _begins_anew(e: events.DriftedIn, story: Story, _: int) -> None:
    """Begin a new paragraph, where the one before has small print."""
    if story.read or story.small:
        story.paragraph()
    story.say(SAYINGS(e))


@TELLINGS.of(events.Completed)
def _completed(e: events.Completed, story: Story, place: int) -> None:
    if story.read or story.small:
        story.paragraph()
    story.say(f"{upper(room(e.floor, e.at))} {_closing(e, story, place)}")


def _closing(e: events.Completed, story: Story, place: int, named: str = "") -> str:
    """Return what closes with a room: who battles for it, where what is asked next says for what; else who finds what.

    ``named``: who of them stands in the sentence already.
    """
    others = list(e.delvers)
    if named in others:
        others.remove(named)
    story.told.add(place)
    following = next((other for _, other in story.after(place)), None)
    if isinstance(following, events.Battle) and not story.is_settled(place):
        story.told.add(place + 1)
        who = gathered(others).replace("; ", " and ")
        return f"closes: battle with {who}." if len(others) < len(e.delvers) else f"closes: {who} battle."
    on = f" on {gathered(e.delvers)}" if others else ""
    return f"closes{on}: {loot(*e.loot, 'no loot')}."


@TELLINGS.of(events.Deserted)
def _deserted(first: events.Deserted, story: Story, place: int) -> None:
    """Tell of all rooms that close empty at once."""
    rooms = [first]
    for step, e in story.after(place):
        if not isinstance(e, events.Deserted):
            break
        rooms.append(e)
        story.told.add(step)
    story.say(deserted(rooms))


# Encounters and contests.


@TELLINGS.of(events.Encounter)
def _encounter(e: events.Encounter, story: Story, _: int) -> None:
    """Read an Encounter's story aloud; of both options the titles stand on their buttons (CAV-033, CAV-034)."""
    card = content().encounters[e.card]
    if e.again:
        story.say(f"{e.who} pays 1 XP for another card.")
    story.paragraph()
    story.lines.append(f"> {e.reader or e.who} reads: **{card.name}**. {card.story}")


@TELLINGS.of(extras.Lurking)
def _lurking(e: extras.Lurking, story: Story, _: int) -> None:
    """Tell who faces the beast, and what that is like (CAV-G75)."""
    story.say(SAYINGS(e))
    story.option = content().beast.option
    story.read.append(story.option.text)


@TELLINGS.of(events.Chose)
def _chose(e: events.Chose, story: Story, _: int) -> None:
    """Tell what was chosen; what it comes to is asked next, or told by how it ended."""
    option = option_at(e.card, e.option)
    story.option = option
    story.say(f"{e.who} chooses “{option.title}”.")
    story.read.append(option.text)


@TELLINGS.of(events.Paid)
def _paid(e: events.Paid, story: Story, place: int) -> None:
    story.paid = paid(e)
    if place + 1 == len(story.happened):
        story.say(f"{e.who} {story.paid}.")


@TELLINGS.of(events.Battle)
def _battle(e: events.Battle, story: Story, place: int) -> None:
    """Tell who fights for what, unless what happened before says so, and how it ended comes next."""
    known = place > 0 and isinstance(story.happened[place - 1], events.Completed)
    if not known or not any(e.loot) or _too_little(e):
        story.say(_battling(e, listed(e.names)))


def _battling(e: events.Battle, who: str) -> str:
    if not any(e.loot):
        return f"{who} battle, and only Spoils pay: there is no loot."
    return f"{who} battle for {loot(*e.loot)}.{_too_little(e)}"


def _too_little(e: events.Battle) -> str:
    bags, chests = e.loot
    if not bags or any(shares(bags, len(e.names))):
        return ""
    return f" {bags} Gold is too little to share{'' if chests else '; only Spoils pay'}."


@TELLINGS.of(events.Bought)
def _bought(e: events.Bought, story: Story, place: int) -> None:
    """Tell what somebody pays for: dice that are rolled at once in one sentence with the roll, or with what it settles."""
    following = next((other for _, other in story.after(place)), None)
    if e.what != "dice" or not isinstance(following, events.Rolled):
        story.say(SAYINGS(e))
        return
    if story.is_settled(place):
        story.small.append(f"{2 * e.xp} more dice for {e.xp} XP")
        return
    TELLINGS(following, story, place + 1)
    story.told.add(place + 1)
    story.add_to_last(f" with {2 * e.xp} more dice, for {e.xp} XP")


@TELLINGS.of(events.Rolled)
def _rolled(e: events.Rolled, story: Story, place: int) -> None:
    """Tell that somebody rolled whose contest goes on: what is asked next tells the totals, as does what settles it."""
    story.rolled(e.who, e.combat, e.spoils)
    if e.owed:
        story.small.append(f"{e.owed} rolled after the others, for want of dice")
    if not story.is_settled(place):
        story.say(f"{upper(acts(e.who or story.monster(), 'roll'))}{' again' if e.again else ''}.")


@TELLINGS.of(events.Stood)
def _stood(e: events.Stood, story: Story, place: int) -> None:
    if not story.is_settled(place):
        story.say(f"{e.who} keeps the dice.")


@TELLINGS.of(events.Won)
def _won(first: events.Won, story: Story, place: int) -> None:
    """Tell how a Battle ended: who takes what, and who gets more for Spoils.

    Where what others did is summed up, its winner may be told of there: then what is taken here is told by itself.
    """
    if first.rank > 1:
        return
    contest = story.settled()
    totals = story.totals(contest)
    taking = [outcomes.Share(first.who, first.gold, first.treasure)]
    for step, e in story.after(place):
        if isinstance(e, events.Won) and e.rank > 1:
            taking.append(outcomes.Share(e.who, e.gold, e.treasure))
        elif isinstance(e, events.Spoils):
            more = "treasure" if e.treasure else "gold"
            story.expect(e.who, int(not e.treasure), int(e.treasure))
            taking = [outcomes.Share(one.who, one.gold, one.treasure, more if one.who == e.who else "") for one in taking]
        else:
            break
        story.told.add(step)
    for share in taking:
        story.expect(share.who, share.gold, share.treasure)
    story.say(outcomes.battle(taking, contest.bags if contest is not None else 0, totals))
    if said := outcomes.spoils(totals, [share.who for share in taking]):
        story.small.append(said)


@TELLINGS.of(events.Succeeded)
def _succeeded(e: events.Succeeded, story: Story, place: int) -> None:
    _end_encounter(e, story, place, success=True)


@TELLINGS.of(events.Failed)
def _failed(e: events.Failed, story: Story, place: int) -> None:
    _end_encounter(e, story, place, success=False)


def _end_encounter(e: events.Succeeded | events.Failed, story: Story, place: int, *, success: bool) -> None:
    """Tell how an Encounter ended: what decided it, what became of it, what it brought."""
    contest = story.settled() if settles(e) else None
    option, totals = story.option, story.totals(contest)
    story.say(outcomes.decided(e.who, e.why, option, totals, success=success))
    if option is not None and e.why != "choice":
        story.read.append(option.won if success else option.lost)
    brought = outcomes.deeds(e.who, _haul(e.who, story, place), option, totals, success=success)
    story.say(f"{e.who} {story.paid}{' and ' if story.paid else ''}{brought}.")
    story.paid = ""
    if said := outcomes.spoils(totals, [e.who, ""]):
        story.small.append(said)


def _haul(who: str, story: Story, place: int) -> outcomes.Haul:
    """Return what an Encounter that ended at ``place`` brought, and mark the events that say so as told."""
    gold = treasure = xp = drawn = 0
    more, received = "", False
    for step, e in story.after(place):
        if isinstance(e, ENDS_A_ROOM):
            break
        match e:
            case events.Receipt(who=owner, treasure=card) if owner == who:
                received = True
                drawn += content().treasures[card].effect == "gold"
                continue
            case events.GainedXp(who=owner, amount=amount) if owner == who and not received:
                xp += amount
            case events.Spoils(who=owner) if owner == who:
                more = "treasure" if e.treasure else "gold"
            case events.Collected(who=owner, gold=1, treasure=0) if owner == who and drawn:
                # What a treasure draws at once, that treasure's own words tell.
                drawn -= 1
                continue
            case events.Collected(who=owner) if owner == who:
                gold, treasure = gold + e.gold, treasure + e.treasure
            case _:
                continue
        story.told.add(step)
    return outcomes.Haul(gold, treasure, xp, more)


@TELLINGS.of(events.NoSpoils)
def _no_spoils(e: events.NoSpoils, story: Story, _: int) -> None:
    story.small.append(NO_SPOILS[e.why])


@TELLINGS.of(events.Returned)
def _returned(e: events.Returned, story: Story, _: int) -> None:
    story.small.append(f"{e.gold} Gold {'goes' if e.gold == 1 else 'go'} back")


# Cards.


@TELLINGS.of(events.Receipt)
def _receipt(e: events.Receipt, story: Story, place: int) -> None:
    """Tell what a treasure does at once; its own words tell what comes of it."""
    story.say(SAYINGS(e))
    effect = content().treasures[e.treasure].effect
    if effect == "gold":
        story.expect(e.who, 1, 0)
    if effect == "xp":
        gains = (step for step, other in story.after(place) if isinstance(other, events.GainedXp) and other.who == e.who)
        story.told.update(list(gains)[:1])


@TELLINGS.of(events.Collected)
def _collected(e: events.Collected, story: Story, _: int) -> None:
    """Tell what was collected, unless it has just been said that it would be."""
    if not story.expected(e.who, e.gold, e.treasure):
        story.say(f"{e.who} takes {loot(e.gold, e.treasure)}.")


@TELLINGS.of(events.CollectedOwn)
def _collected_own(first: events.CollectedOwn, story: Story, place: int) -> None:
    """Tell the own cards that come one after the other as one, up to whatever a card among them does at once."""
    gold, treasure = first.gold, first.treasure
    for step, e in story.after(place):
        if isinstance(e, (events.Receipt, *ENDS_A_ROOM)):
            break
        if isinstance(e, events.CollectedOwn):
            gold, treasure = (*gold, *e.gold), (*treasure, *e.treasure)
            story.told.add(step)
    story.say(SAYINGS(events.CollectedOwn(gold, treasure)))


# The end.


@TELLINGS.of(events.Ended)
def _ended(e: events.Ended, story: Story, _: int) -> None:
    """Tell who has won, after all else, and by which points (CAV-182 to CAV-185)."""
    story.paragraph()
    points = dict(zip(e.names, e.points, strict=True))
    treasures = dict(zip(e.names, e.treasures, strict=True))
    gold = _points_in_gold(story.view, points)
    state = story.view.state
    extra = {name: extra_points(player) for name, player in zip(state.names, state.players, strict=True)}
    split = {name: outcomes.points(gold[name], treasures[name], points[name], *extra[name]) for name in gold}
    if len(e.names) == 1:
        name = e.names[0]
        story.say(f"The cavern closes. **Your score: {points[name]}**{', ' if split else ''}{split.get(name, '')}.")
        return
    first = e.winners[0]
    if len(e.winners) > 1:
        story.say(f"The cavern closes. **{listed(e.winners)} share the victory.**")
    else:
        tied = [name for name in e.names if points[name] == points[first] and name != first]
        why = f" by {treasures[first]} Treasure to {max(treasures[name] for name in tied)}" if tied else ""
        story.say(f"The cavern closes. **{first} wins{why}.**")
    story.paragraph()
    for name in sorted(e.names, key=lambda name: (-points[name], -treasures[name])):
        story.lines.append(f"{name} {points[name]}{': ' if split else ''}{split.get(name, '')}")


def _points_in_gold(view: View, points: dict[str, int]) -> dict[str, int]:
    """Return the points that each player has in Gold, once all their cards lie open."""
    state = view.state
    if state.phase != "over":
        return {}
    held = dict(zip(state.names, state.players, strict=True))
    return {
        name: sum(card.worth for card in player.gold) for name, player in held.items() if score(player) == points.get(name)
    }


def tell(view: View, happened: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    return Story(view, HAPPENINGS.known(happened, view.seat)).text()
