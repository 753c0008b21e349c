"""What happened, told in one or two sentences: what belongs together gathered into one, totals of dice in small print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.grammar import Noun
from engine.maps.squares import label, unlabel

from ..rules.ending import all_open, likely_points, points_between, score
from ..rules.events import HAPPENINGS, course, extras, gains, resolving
from ..rules.odds import shares
from ..state.board import Room, board, board_of
from ..state.catalogue import WORDS, gathered
from ..state.content import content, option_at
from ..state.delvers import inside, names_inside, spot_of
from ..state.naming import class_name
from ..state.state import Encountering, Player, Recalling, Sent
from ..state.view import View
from . import outcomes, own_rolls
from .contract_words import contract_words, extra_points
from .gathering import ENDS_A_ROOM, TELLINGS, Story, settles, was_due
from .room_race import still_open
from .words import loot, pays, place_of, room

# The beginning, tiles and Delvers.


@TELLINGS.of(course.Begun)
def _begun(e: course.Begun, story: Story, _: int) -> None:
    state = story.view.state
    beast = content().beast.need if state.beast is not None else 0
    goal, turn = WORDS.tell(e, contracts=len(state.contracts)), WORDS("begun-turn", solo=state.solo)
    danger = WORDS("begun-beast", beast=beast) if beast else ""
    for said in filter(None, (goal, turn, danger, WORDS("begun-end", sun=e.sun))):
        story.say(said)
        story.paragraph()


@TELLINGS.of(course.Opened)
def _opened(e: course.Opened, story: Story, _: int) -> None:
    state = story.view.state
    story.say(WORDS.tell(e, solo=state.solo, contracts=len(state.contracts)))
    if state.contracts:
        story.paragraph()
        story.lines += [f"- {contract_words(state, card)}" for card in state.contracts]


@TELLINGS.of(course.Placed)
def _placed(e: course.Placed, story: Story, _: int) -> None:
    """Tell what was laid, and if so that the player was not asked for a Delver."""
    story.say(WORDS.tell(e))
    state = story.view.state
    _joined(e, story)
    if not (state.step == "send" and state.placed is not None and label(state.placed) == e.at):
        story.say(WORDS("nobody-to-send"))


def _joined(e: course.Placed, story: Story) -> None:
    """Tell whose rooms a tile made into one that is still open: they will battle for it."""
    state, cell = story.view.state, unlabel(e.at)
    laid = next((place for place, tile in enumerate(state.tiles) if tile.at == cell), 0)
    if not laid:
        return
    before = board(state.tiles[:laid])
    for room_ in board_of(state).rooms:
        old = [sent for sent in inside(state, room_) if before.at(sent.at) is not None]
        apart = {before.room(spot_of(sent)).spot for sent in old}
        names = tuple(dict.fromkeys(state.names[sent.seat] for sent in old))
        if any(spot[:2] == cell for spot in room_.spots) and room_.gaps and len(apart) > 1 and len(names) > 1:
            loot = room_.bags, room_.chests
            story.say(WORDS("rooms-joined", names=names, any=any(loot), gold=loot[0], treasure=loot[1]))


@TELLINGS.of(course.Sent)
def _sent(e: course.Sent, story: Story, place: int) -> None:
    """Tell who goes where, and if the room closes, what of that; the map shows the tile that was laid for it."""
    closes, room_ = story.closing(e, place), story.room(e.at, e.floor, e.part)
    if closes is None:
        here = _room_of(e, story)
        # Of a Battle that follows it is told who fights, and for what.
        fights = any(isinstance(other, resolving.Battle) for _, other in story.after(place))
        others = (
            () if here is None or fights else tuple(name for name in names_inside(story.view.state, here) if name != e.who)
        )
        gold, treasure = (here.bags, here.chests) if here is not None and others else (0, 0)
        loot = bool(gold or treasure)
        story.say(WORDS.tell(e, room=room_, lit=bool(e.kind), names=others, any=loot, gold=gold, treasure=treasure))
        return
    own = [delver.removeprefix(f"{e.who}'s ") for delver in closes.delvers if delver.startswith(f"{e.who}'s ")]
    kind = class_name(e.kind) if e.kind else own[0] if len(own) == 1 else ""
    battle, named, delvers = _closing(closes, story, place + 1, f"{e.who}'s {kind}" if kind else "")
    gold, treasure = closes.loot
    story.say(
        WORDS(
            "sent-closes",
            who=e.who,
            kind=Noun(kind or WORDS("delver-unknown"), kind or "delver"),
            lit=False,
            room=room_,
            drifted=e.drifted,
            battle=battle,
            named=named,
            delvers=delvers,
            any=any(closes.loot),
            gold=gold,
            treasure=treasure,
        )
    )


def _room_of(e: course.Sent, story: Story) -> Room | None:
    cell, map_ = unlabel(e.at), board_of(story.view.state)
    return map_.room((*cell, e.part)) if cell is not None and map_.at(cell) is not None else None


@TELLINGS.of(course.Turn)
def _turn(e: course.Turn, story: Story, place: int) -> None:
    story.say(WORDS.tell(e))


@TELLINGS.of(course.SentOwn)
def _sent_own(e: course.SentOwn, story: Story, _: int) -> None:
    """Tell who lies facedown, unless the same move revealed it."""
    hidden = _hidden(e, story.view)
    if hidden is not None:
        story.say(WORDS.tell(e, room=place_of(story.view.state, hidden)))


def _hidden(e: course.SentOwn, view: View) -> Sent | None:
    wanted = view.seat, e.kind, e.at, False
    return next(
        (delver for delver in view.state.delvers if (delver.seat, delver.kind, label(delver.at), delver.up) == wanted), None
    )


@TELLINGS.of(course.Retrieved)
def _retrieved(e: course.Retrieved, story: Story, _: int) -> None:
    story.say(WORDS.tell(e, room=story.room(e.at, e.floor, e.part)))


@TELLINGS.of(gains.TakenHome)
def _recalled(e: gains.TakenHome, story: Story, _: int) -> None:
    story.say(WORDS.tell(e, room=story.room(e.at, e.floor)))


@TELLINGS.of(course.DriftedIn)
def _begins_anew(e: course.DriftedIn, story: Story, _: int) -> None:
    """Begin a new paragraph, where the one before has small print."""
    if story.read or story.small:
        story.paragraph()
    story.say(WORDS.tell(e))


@TELLINGS.of(resolving.Completed)
def _completed(e: resolving.Completed, story: Story, place: int) -> None:
    if story.read or story.small:
        story.paragraph()
    battle, named, delvers = _closing(e, story, place)
    gold, treasure = e.loot
    story.say(WORDS.tell(e, battle=battle, named=named, delvers=delvers, any=any(e.loot), gold=gold, treasure=treasure))


def _closing(e: resolving.Completed, story: Story, place: int, named: str = "") -> tuple[bool, bool, str]:
    """Return how a room closes: whether who is in it battles, where what is asked next says for what; whether the sentence
    has ``named`` one of them; and the others, or all where there is no Battle and any others.
    """
    others = list(e.delvers)
    if named in others:
        others.remove(named)
    story.told.add(place)
    following = next((other for _, other in story.after(place)), None)
    if isinstance(following, resolving.Battle) and not story.is_settled(place):
        story.told.add(place + 1)
        return True, len(others) < len(e.delvers), gathered(others, fighting=True)
    return False, False, gathered(e.delvers) if others else ""


@TELLINGS.of(resolving.Deserted)
def _deserted(first: resolving.Deserted, story: Story, place: int) -> None:
    """Tell of all rooms that close empty at once."""
    rooms = [first]
    for step, e in story.after(place):
        if not isinstance(e, resolving.Deserted):
            break
        rooms.append(e)
        story.told.add(step)
    gold, treasure = (sum(e.loot[kind] for e in rooms) for kind in (0, 1))
    names = tuple(room(e.floor, e.at) for e in rooms)
    story.say(WORDS("rooms-deserted", rooms=names, number=gold + treasure, gold=gold, treasure=treasure))


# Encounters and contests.


@TELLINGS.of(resolving.Encounter)
def _encounter(e: resolving.Encounter, story: Story, _: int) -> None:
    """Read an Encounter's story aloud; of both options the titles stand on their buttons (CAV-033, CAV-034)."""
    if e.again:
        story.say(WORDS("another-card", who=e.who))
    story.paragraph()
    card = content().encounters[e.card]
    story.lines.append(WORDS.tell(e, name=card.name, story=card.story))


@TELLINGS.of(course.Prompts)
def _prompts(e: course.Prompts, story: Story, _: int) -> None:
    """Tell when a player is asked about rolls, and again the story of an Encounter that they still choose in: it stands
    above the two answers (CAV-033)."""
    story.say(WORDS.tell(e))
    agenda = story.view.state.agenda
    if agenda and isinstance(agenda[0], Encountering):
        card = content().encounters[agenda[0].card]
        story.paragraph()
        story.lines.append(WORDS("own-story", name=card.name, story=card.story))


@TELLINGS.of(extras.Lurking)
def _lurking(e: extras.Lurking, story: Story, _: int) -> None:
    """Tell who faces the beast, and what that is like (CAV-G75)."""
    story.say(WORDS.tell(e))
    story.option = content().beast.option
    story.read.append(WORDS.text(story.option.text))


@TELLINGS.of(resolving.Chose)
def _chose(e: resolving.Chose, story: Story, place: int) -> None:
    """Tell what was chosen, unless how the Fight ended comes next; what it comes to is asked next, or told by how it
    ended."""
    option = option_at(e.card, e.option)
    story.option = option
    if option.kind != "fight" or not story.is_settled(place):
        story.say(WORDS.tell(e, title=option.title))
    story.read.append(WORDS.text(option.text))


@TELLINGS.of(gains.Paid)
def _paid(e: gains.Paid, story: Story, place: int) -> None:
    story.paid = e
    if place + 1 == len(story.happened):
        story.say(WORDS.tell(e))


@TELLINGS.of(resolving.Battle)
def _battle(e: resolving.Battle, story: Story, place: int) -> None:
    """Tell who fights for what, unless what happened before says so, and how it ended comes next."""
    known = place > 0 and isinstance(story.happened[place - 1], resolving.Completed)
    gold, treasure = e.loot
    about = pays(gold, treasure, len(e.names))
    if not known or about in ("none", "little"):
        story.say(WORDS.tell(e, pays=about, gold=shares(gold, len(e.names))[0], bags=gold, treasure=treasure))


@TELLINGS.of(resolving.Bought)
def _bought(e: resolving.Bought, story: Story, place: int) -> None:
    """Tell what a player pays for: dice that are rolled at once in one sentence with the roll, or with what it settles."""
    following = next((other for _, other in story.after(place)), None)
    if e.what != "dice" or not isinstance(following, resolving.Rolled):
        story.say(WORDS.tell(e, number=2 * e.xp))
    elif story.is_settled(place):
        story.small.append(WORDS("dice-added", dice=2 * e.xp, xp=e.xp))
    else:
        _tell_roll(following, story, place + 1, bought=e.xp)
        story.told.add(place + 1)


@TELLINGS.of(resolving.Rolled)
def _rolled(e: resolving.Rolled, story: Story, place: int) -> None:
    _tell_roll(e, story, place)


def _tell_roll(e: resolving.Rolled, story: Story, place: int, bought: int = 0) -> None:
    """Tell what a roll came to in a contest that goes on; what settles it tells all totals."""
    story.rolled(e.who, e.combat, e.spoils)
    if e.owed:
        story.small.append(WORDS("dice-owed", dice=e.owed))
    if not story.is_settled(place):
        story.say(WORDS.tell(e, roller=story.roller(e.who), more=2 * bought, paid=bought))


@TELLINGS.of(resolving.Stood)
def _stood(e: resolving.Stood, story: Story, place: int) -> None:
    if not story.is_settled(place):
        story.say(WORDS.tell(e))


@TELLINGS.of(resolving.Won)
def _won(first: resolving.Won, story: Story, place: int) -> None:
    """Tell how a Battle ended: who takes what, and who gets more for Spoils.

    Where what others did is summed up, its winner may be told of there: then what is taken here is told by itself.
    Where only its winner is told of here, the dice say whom they beat, if they are still known.
    """
    if first.rank > 1:
        return
    contest = story.settled()
    totals = story.totals(contest)
    taking = [outcomes.Share(first.who, first.gold, first.treasure)]
    for step, e in story.after(place):
        if isinstance(e, resolving.Won) and e.rank > 1:
            taking.append(outcomes.Share(e.who, e.gold, e.treasure))
        elif isinstance(e, resolving.Spoils):
            more = "treasure" if e.treasure else "gold"
            story.expect(e.who, int(not e.treasure), int(e.treasure))
            taking = [
                outcomes.Share(item.who, item.gold, item.treasure, more if item.who == e.who else "") for item in taking
            ]
        else:
            break
        story.told.add(step)
    for share in taking:
        story.expect(share.who, share.gold, share.treasure)
    if len(taking) == 1:
        beaten = sorted((who for who in totals if who != first.who), key=lambda who: -totals[who][0])
        taking += [outcomes.Share(who, 0, 0) for who in beaten]
    at = ""
    if contest is not None and not any(isinstance(e, resolving.Completed) for e in story.happened[:place]):
        at = label(board_of(story.view.state).room(contest.room).at)
    bags = contest.bags if contest is not None else 0
    story.say(outcomes.battle(taking, bags, totals, at))
    if not any(share.more for share in taking) and (said := outcomes.spoils(totals)):
        story.small.append(said)


@TELLINGS.of(resolving.Succeeded)
def _succeeded(e: resolving.Succeeded, story: Story, place: int) -> None:
    _end_encounter(e, story, place, success=True)


@TELLINGS.of(resolving.Failed)
def _failed(e: resolving.Failed, story: Story, place: int) -> None:
    _end_encounter(e, story, place, success=False)


def _end_encounter(e: resolving.Succeeded | resolving.Failed, story: Story, place: int, *, success: bool) -> None:
    """Tell how an Encounter ended: what decided it, what became of it, what it brought."""
    contest = story.settled() if settles(e) else None
    option, totals = story.option, story.totals(contest)
    story.say(outcomes.decided(e.who, e.why, option, totals, success=success))
    if option is not None and e.why != "choice":
        story.read.append(WORDS.text(option.won if success else option.lost))
    paid = WORDS("pays", xp=story.paid.xp, gold=story.paid.gold) if story.paid is not None else ""
    haul = _haul(e.who, story, place)
    story.say(outcomes.deeds(e.who, paid, haul, option, totals, success=success))
    story.paid = None
    if not haul.more and (said := outcomes.spoils(totals, option)):
        story.small.append(said)


def _haul(who: str, story: Story, place: int) -> outcomes.Haul:
    """Return what an Encounter that ended at ``place`` brought, and mark the events that say so as told."""
    gold = treasure = xp = drawn = 0
    more, received = "", False
    for step, e in story.after(place):
        if isinstance(e, ENDS_A_ROOM):
            break
        match e:
            case gains.Receipt(who=owner, treasure=card) if owner == who:
                received = True
                drawn += content().treasures[card].effect == "gold"
                continue
            case gains.GainedXp(who=owner, amount=amount) if owner == who and not received:
                xp += amount
            case resolving.Spoils(who=owner) if owner == who:
                more = "treasure" if e.treasure else "gold"
            case gains.Collected(who=owner, gold=1, treasure=0) if owner == who and drawn:
                # What a treasure draws at once, that treasure's own words tell.
                drawn -= 1
                continue
            case gains.Collected(who=owner) if owner == who:
                gold, treasure = gold + e.gold, treasure + e.treasure
            case _:
                continue
        story.told.add(step)
    return outcomes.Haul(gold, treasure, xp, more)


@TELLINGS.of(resolving.NoSpoils)
def _no_spoils(e: resolving.NoSpoils, story: Story, _: int) -> None:
    story.small.append(WORDS.tell(e))


# Cards.


@TELLINGS.of(gains.Receipt)
def _receipt(e: gains.Receipt, story: Story, place: int) -> None:
    """Tell what a treasure does at once; its own words tell what comes of it."""
    card = content().treasures[e.treasure]
    effect = card.effect
    home = any(isinstance(other, gains.TakenHome) and other.who == e.who for _, other in story.after(place))
    asked = any(isinstance(task, Recalling) for task in story.view.state.agenda)
    idle = effect == "recall" and not (home or asked)
    same = [step for step, other in story.after(place) if effect == "xp" and other == e]
    story.say(WORDS.tell(e, worth=card.value, idle=idle, times=1 + len(same)))
    if effect == "gold":
        story.expect(e.who, 1, 0)
    if effect == "xp":
        gained = (step for step, other in story.after(place) if isinstance(other, gains.GainedXp) and other.who == e.who)
        story.told.update(same, list(gained)[: 1 + len(same)])


@TELLINGS.of(gains.Collected)
def _collected(e: gains.Collected, story: Story, _: int) -> None:
    """Tell what was collected, unless it has just been said that it would be."""
    if not (story.expected(e.who, e.gold, e.treasure) or was_due(story.view.state, e, story.happened)):
        story.say(WORDS.tell(e))


@TELLINGS.of(gains.CollectedOwn)
def _collected_own(first: gains.CollectedOwn, story: Story, place: int) -> None:
    """Tell what came of the own rolls, then the own cards that come one after the other as one.

    They are told up to whatever a card among them does at once. Cards that are kept for later the own panel tells, where
    it has room for them: each is named once, and none is left out.
    """
    gold, treasure, view = first.gold, first.treasure, story.view
    seat = view.seat if own_rolls.tells_own(view) and not story.openly else None
    if seat is not None and not any(isinstance(e, gains.CollectedOwn) for e in story.happened[:place]):
        story.lines += own_rolls.told(view.state, seat)
        if view.state.phase == "over":
            # No panel follows that would read it out.
            story.lines += filter(None, [own_rolls.ending_line(view.state, seat)])
    for step, e in story.after(place):
        if isinstance(e, (gains.Receipt, *ENDS_A_ROOM)):
            break
        if isinstance(e, gains.CollectedOwn):
            gold, treasure = (*gold, *e.gold), (*treasure, *e.treasure)
            story.told.add(step)
    told = seat is not None and own_rolls.tells_new(view.state, seat)
    kept = {held.card for held in own_rolls.kept_new(view.state, seat)} if seat is not None and told else set()
    treasure = tuple(card for card in treasure if card not in kept)
    if gold or treasure:
        story.say(WORDS.tell(gains.CollectedOwn(gold, treasure)))


# The end.


@TELLINGS.of(course.Ending)
def _ending(e: course.Ending, story: Story, _: int) -> None:
    """Tell that this is the last round, and between what the points of all are by what lies open, as the map shows it."""
    state = story.view.state
    stands = sorted(zip(state.players, state.names, strict=True), key=lambda stand: -likely_points(stand[0]))
    told = tuple(_standing(player, name) for player, name in stands) if len(stands) > 1 else ()
    story.say(WORDS.tell(e, standings=told if state.phase == "play" else ()))


def _standing(player: Player, name: str) -> str:
    """Return how many points a player has, by what lies open: "Ada 49–67"."""
    least, most = points_between(player)
    return WORDS("standing", name=name, whole=all_open(player), least=least, most=most)


@TELLINGS.of(course.Ended)
def _ended(e: course.Ended, story: Story, _: int) -> None:
    """Tell the points of all, the fewest first, and after all else who has won (CAV-182 to CAV-185)."""
    story.paragraph()
    points = dict(zip(e.names, e.points, strict=True))
    treasures = dict(zip(e.names, e.treasures, strict=True))
    gold = _points_in_gold(story.view, points)
    state = story.view.state
    extra = {name: extra_points(player) for name, player in zip(state.names, state.players, strict=True)}
    split = {name: outcomes.points(*gold[name], treasures[name], points[name], *extra[name]) for name in gold}
    lost, why = loot(*still_open(state)) if state.phase == "over" else "", state.ending or "other"
    if len(e.names) == 1:
        name = e.names[0]
        story.say(WORDS("ended-alone", why=why, points=points[name], split=split.get(name, ""), lost=lost))
        return
    story.lines.append(WORDS("ended-counting", why=why, lost=lost))
    for name in sorted(e.names, key=lambda name: (points[name], treasures[name])):
        story.lines.append(WORDS("points-of", name=name, points=points[name], split=split.get(name, "")))
    first = e.winners[0]
    if len(e.winners) > 1:
        story.say(WORDS("ended-shared", winners=e.winners))
    else:
        tied = [treasures[name] for name in e.names if points[name] == points[first] and name != first]
        most, ahead = max(tied, default=0), points[first] - max(points[name] for name in e.names if name != first)
        said = WORDS("ended-won", winner=first, tied=bool(tied), treasures=treasures[first], most=most, points=ahead)
        story.say(" ".join(filter(None, (said, outcomes.made_by(first, points, gold, extra)))))


def _points_in_gold(view: View, points: dict[str, int]) -> dict[str, tuple[int, int]]:
    """Return the points that each player has in Gold, and in how many cards, once all their cards lie open."""
    state = view.state
    if state.phase != "over":
        return {}
    held = dict(zip(state.names, state.players, strict=True))
    return {
        name: (sum(card.worth for card in player.gold), len(player.gold))
        for name, player in held.items()
        if score(player) == points.get(name)
    }


def tell(view: View, happened: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know."""
    return Story(view, HAPPENINGS.known(happened, view.seat)).text()
