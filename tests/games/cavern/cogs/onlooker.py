"""A member who reads every post of a cavern as a rival would, and finds nothing there that they should not know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import discord
import msgspec
from simcord import MemberActor

from cogs.messages.controls import controls_of
from cogs.messages.layout import Groups
from cogs.messages.text import status_text
from engine.core.game import Event
from engine.core.scene import Look
from engine.games.cavern.rules.events.course import Placed, Stuck, Swapped
from engine.games.cavern.state.board import board
from engine.games.cavern.state.content import content
from engine.games.cavern.state.delvers import spot_of
from engine.games.cavern.state.state import State
from engine.tables.session.live import Session
from engine.tables.updates.update import update_of
from tests.cogs.offered import offered, parts

from .caverns import Caverns, unknown

MENTION = re.compile(r"<@!?(\d+)>")
PICTURE = re.compile(r"^cavern-(?:map|dice|roll)(?:-\d+)?-\d+\.\d+\.png$")
ORDINARY = 500
"""How long a post may be about, on an ordinary turn."""
PLAIN = {
    "faction",
    "placed",
    "sun",
    "sent",
    "kept",
    "turn",
    "prompts",
    "bought",
    "retrieved",
    "swapped",
    "ending",
    "rolled",
    "stood",
    "redrawn",
}
"""What an ordinary turn is made of."""


class Onlooker:
    """Looks at the newest post after each move: its order, whom it calls, its pictures, and that it betrays nothing."""

    def __init__(self, house: Caverns, seed: int) -> None:
        self._house = house
        self._chance = Random(seed)
        self._before: Session = house.live
        self.told: list[str] = [flat(post.content) for post in house.posts()]
        self._newest = house.newest().id
        self._story = self._newest, house.newest().content.rpartition("\n\n")[0]
        self._pictures = [file.filename for file in house.newest().attachments]
        self._looks: tuple[Look, ...] = ()

    def look(self, actor: MemberActor) -> None:
        """Look at the newest post, which tells what ``actor`` did."""
        before, live, post = self._before, self._house.live, self._house.newest()
        self._before = live
        self.told.append(flat(post.content))
        events = events_of(live)
        kinds = [event.kind for event in events if event.seats is None]
        assert len(post.content) <= (ORDINARY if set(kinds) <= PLAIN else 2000), post.content
        if live.row.status == "over":
            return
        self._check_words(before, live, post, actor)
        self._check_controls(live, post)
        self._check_pictures(before, live, post)
        story, _, _ = post.content.rpartition("\n\n")
        story = self._check_repeated(post, story)
        check_nothing_hidden(before.playing().state, live.playing().state, story, events)

    def _check_repeated(self, post: discord.Message, story: str) -> str:
        """What a post that goes on tells first is what mattered of what it told before; return what is new."""
        (before, told), self._story = self._story, (post.id, story)
        if post.id != before:
            return story
        repeated, _, new = story.partition("\n")
        known = [sentence in in_one_line(told) for sentence in re.split(r"(?<=[.!?]) ", repeated)]
        # "No one is left to send." may be true twice: what is repeated begins with what was told.
        assert all(known) or not known[0], (told, repeated)
        return new if all(known) else story

    def _check_words(self, before: Session, live: Session, post: discord.Message, actor: MemberActor) -> None:
        """Story, then where things stand in one line and the aim, then who is next: called once, where that was not done
        yet. The aim holds nothing that others may not know.

        Last comes what is done without them, which tells nothing either. Who keeps their dice is told by no story.
        """
        other = unknown(live, None, self._chance)
        expected = update_of(other, "move")
        *told, standing = post.content.split("\n\n")
        assert len(told) <= 1 and (told or not expected.story) and not MENTION.search("".join(told))
        # Below the question stand the bands that are chosen, or why the first button is advised: by what all know.
        lines = standing.split("\n")
        stands = "" if expected.within else status_text(expected.status)
        # Where what is asked is long, it comes before the picture.
        above = bool(stands) and lines[0] != stands and stands in "\n".join(told).split("\n")
        status = lines.pop(0) if stands and not above else ""
        aim = lines.pop(0) if lines[0].startswith("**Aim:** ") else ""
        assert aim == (f"**Aim:** {expected.aim}." if expected.aim else "")
        ask, *texts, otherwise = lines
        why = expected.controls.buttons[0].choice.text if expected.controls.buttons else ""
        assert live.playing().state.phase == "factions" or texts == ([f"-# {why}"] if why else [])
        done = f"“{expected.default}”" if expected.default else "the game goes on"
        assert (above or status == stands) and otherwise == f"-# No answer: {done} <t:{expected.due}:R>."
        if live.playing().state.phase == "play":
            (seat,) = live.awaited
            member = live.member(seat)
            new = seat not in before.awaited and member.id != actor.id
            who = f"<@{member.id}>" if new else f"**{member.name}**"
            assert ask == f"{who}, {expected.ask}"
        called = MENTION.findall(post.content)
        assert len(set(called)) == len(called) and {int(item) for item in called} <= {item.id for item in expected.awaited}
        assert {user.id for user in post.mentions} == {int(item) for item in called}

    def _check_controls(self, live: Session, post: discord.Message) -> None:
        """The controls are the public ones, on the newest post alone, with a way to one's own.

        No one is led to what happened: no one was away for an hour (TAB-082).
        """
        other = unknown(live, None, self._chance)
        expected = controls_of(update_of(other, "move"))
        assert shape(post.components) == shape_of_groups(expected)
        assert any(item.label == "Your hand" for item in parts(post) if isinstance(item, discord.Button))
        assert all(len(item.custom_id) <= 100 for item in parts(post))
        private = {verb.name for verb in live.game.verbs if verb.private}
        assert private.isdisjoint(control.verb for control in offered(post))
        assert sum(bool(post.components) for post in self._house.posts()[1:]) == 1

    def _check_pictures(self, before: Session, live: Session, post: discord.Message) -> None:
        """Cards, the map as it is now, then the dice of a contest under way: in words too, and nothing hidden.

        A post that goes on keeps the pictures it has as long as they are true. Posts show the map once all have chosen
        their bands.
        """
        game, events = live.game, events_of(live)
        names, kept = [file.filename for file in post.attachments], self._pictures
        called = tuple(dict.fromkeys(game.pictures(events)))
        chart = () if live.playing().state.phase == "factions" else (Look(),)
        if not called and any(name.startswith("cavern-roll") for name in names):
            # Dice that lie stand in the next post, too, if that tells of their roll.
            called = (Look("roll"),)
        stays = not called and post.id == self._newest and names == kept
        looks = self._looks if stays else (*chart, *called)
        self._pictures, self._newest, self._looks = names, post.id, looks
        assert not any(map(settles, events)) or any(name.startswith("cavern-card") for name in names)
        old, new = before.playing().state, live.playing().state
        if old.tiles != new.tiles or places_of(old) != places_of(new):
            assert any(name.startswith("cavern-map") for name in names)
        other = unknown(live, None, self._chance).playing()
        scenes = [game.scene(game.view(other.state, None), look) for look in looks]
        files = [file for file in post.attachments if not file.filename.startswith("cavern-card")]
        said = [f"{scene.alt} More under Map." if scene.more else scene.alt for scene in scenes]
        assert [file.description for file in files] == said
        assert all(PICTURE.match(file.filename) for file in files)
        for file, scene in zip(files, scenes, strict=True):
            assert self._house.pictured(file) == self._house.live_draw(scene)
            assert len(scene.alt) <= 1000

    async def check_others(self) -> None:
        """Ask for everything to look at, as each member, and again when what they cannot know is otherwise."""
        house = self._house
        for who in house.everybody:
            seat = house.live.seat_of(who.id)
            seen = await everything(house, who)
            with house.otherwise(seat, self._chance):
                again = await everything(house, who)
            assert again == seen

    async def check_written(self) -> None:
        """The log and the file of a running game say nothing that no post said."""
        house = self._house
        result = await house.dee.slash(house.tavern, "delve export")
        (file,) = result.response.attachments  # type: ignore[union-attr]
        delve = json.loads(house.pictured(file))
        assert delve["key"] == "" and delve["entries"] == []
        posted = "\n".join(self.told)
        assert delve["told"] and all(entry["story"] in posted for entry in delve["told"])
        log = await house.dee.slash(house.tavern, "log")
        *lines, _ = log.response.content.split("\n")  # type: ignore[union-attr]
        for line in lines:
            assert line.partition(". ")[2].removesuffix("…") in posted


def events_of(live: Session) -> tuple[Event, ...]:
    """Return what came about by the newest move."""
    return msgspec.json.decode(live.last.events, type=tuple[Event, ...]) if live.last else ()


def places_of(state: State) -> list[tuple[object, ...]]:
    """Return where whose Delvers stand."""
    return [(sent.seat, *spot_of(sent)) for sent in state.delvers]


def settles(event: Event) -> bool:
    """Return whether an event says how dice have decided: who won a Battle, or how a Fight or a Test ended."""
    if event.kind == "won":
        return event.facts["rank"] == 1
    return event.kind in ("succeeded", "failed") and event.facts["why"] in ("fight", "test")


async def everything(house: Caverns, who: MemberActor) -> list[object]:
    """Return all that a member gets to see of the table without changing it."""
    seen: list[object] = []
    for command, given in (("hand", {}), ("status", {}), ("map", {}), ("map", {"text": True})):
        result = await who.slash(house.tavern, command, **given)
        seen.append(private(house, result.response))
    result = await who.click(house.newest(), label="Your hand")
    seen.append(private(house, result.response))
    for verb in house.live.game.verbs:
        for argument in verb.arguments:
            seen.append(await who.autocomplete(house.tavern, verb.command, argument.name, ""))
    return seen


def private(house: Caverns, response: Any) -> tuple[object, ...]:
    files = [(file.filename, file.description, house.pictured(file)) for file in response.attachments]
    return response.content, shape(response.message.components), files


def shape(rows: Any) -> list[object]:
    """Return what is written on controls, and what they do."""
    return [_shape(item.to_dict()) for row in rows for item in row.children]


def shape_of_groups(groups: Groups) -> list[object]:
    return [_shape(item.to_component_dict()) for group in groups for row in group.rows for item in row]


def _shape(item: dict[str, Any]) -> tuple[object, ...]:
    options = [(entry["label"], entry["value"], entry.get("description")) for entry in item.get("options", ())]
    return item["custom_id"], item.get("label") or item.get("placeholder"), options


def flat(text: str) -> str:
    """Return a post in one line without its small print, as the log tells it."""
    lines = [line.removeprefix("> ").strip() for line in text.split("\n") if line and not line.startswith("-# ")]
    return " ".join(lines).replace("**", "").strip()


# What a story may name.


def in_one_line(story: str) -> str:
    """Return a story as a post repeats it: without small print and without what is read out."""
    return " ".join(line for line in story.split("\n") if line and not line.startswith(("-# ", "> ")))


def check_nothing_hidden(before: State, after: State, story: str, events: Sequence[Event]) -> None:
    """Assert that a story names no tile, class, Gold value or treasure but those that came to light by this move."""
    words = without_encounters(story)
    if after.phase != "play" or before.phase != "play":
        return
    laid = {laid.tile for laid in after.tiles if laid not in before.tiles}
    thrown = {tile for event in events if event.kind in LAID_OPEN for tile in _tiles(event)}
    assert thrown <= {*after.discard, *before.discard, *laid, *after.stack} | _all_hands(after)
    names = {content().tiles[tile].name.lower() for tile in laid | thrown}
    for name in sorted({tile.name.lower() for tile in content().tiles.values()} - names, key=len, reverse=True):
        assert not any(name in part for part in split_at(words.lower(), names)), name
    lit = {(after.names[sent.seat], sent.kind) for state in (before, after) for sent in seen_delvers(state, after)}
    for name, kind in re.findall(rf"(\w+)'s ({'|'.join(content().band.classes)})\b", words):
        assert (name, kind) in lit, story
    assert set(re.findall(rf"\b({'|'.join(content().band.classes)})s?\b", words)) <= {kind for _, kind in lit}, story
    used = _used(after)
    for card in content().treasures.values():
        if card.name in words:
            assert card.id in used, story
    for value in re.findall(r"worth (\d)|turns a (\d)|\bpoints?\b", words):
        assert any(event.kind in ("flipped", "receipt") for event in events), (value, story)


LAID_OPEN = {event.called() for event in (Placed, Swapped, Stuck)}


def _tiles(event: Event) -> tuple[Any, ...]:
    facts: Mapping[str, Any] = event.facts
    return (facts["tile"],) if "tile" in facts else facts["tiles"]


def _all_hands(state: State) -> set[str]:
    """Return the tiles in hands: what was thrown away may have been drawn again already, from a stack made anew."""
    return {tile for player in state.players for tile in player.hand}


def _used(state: State) -> set[str]:
    """Return the treasures whose ability was seen, or that lie faceup."""
    return {item.card for player in state.players for item in player.treasure if item.used or item.up}


def seen_delvers(state: State, after: State) -> Iterator[Any]:
    """Yield the Delvers that lie faceup, or stand in a room that is completed now."""
    rooms = board(after.tiles)
    for sent in state.delvers:
        if sent.up or rooms.room(spot_of(sent)).complete:
            yield sent


def without_encounters(text: str) -> str:
    """Return a story without what is printed on Encounter cards and on treasures."""
    for card in content().encounters.values():
        for printed in (
            card.story,
            card.name,
            *(option.title for option in card.options),
            *(option.text for option in card.options),
        ):
            text = text.replace(printed, "")
        for option in card.options:
            text = text.replace(option.monster.lower(), "") if option.monster else text
    for treasure in content().treasures.values():
        text = text.replace(treasure.text, "")
    return text


def split_at(text: str, names: set[str]) -> list[str]:
    """Return the pieces of a text between names."""
    if not names:
        return [text]
    return re.split("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)), text)
