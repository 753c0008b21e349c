"""The actions of members, by the labels of buttons and menus, in the channel where all of them are."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from simcord import InteractionResult, MemberActor, ResponseMessage
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import OptionType
from simcord.interactions import walk_to_subcommand

from playground.posts import buttons_of, menus_of, seen_by
from playground.script import Apply, Click, Command, Complete, Fill, Pick
from playground.world import CHANNELS, World

Offered = tuple[tuple[str, str], ...]
Arguments = dict[str, dict[str, Any]]
NESTED = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)
NUMBERS = (OptionType.INTEGER, OptionType.NUMBER)


class Impossible(Exception):
    """An action that no member could do in Discord's own client, with the reason in words."""


class Players:
    """The members in the channel where they are now. ``channel`` is its name."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._forms: dict[str, InteractionResult] = {}
        self._offered: dict[tuple[str, str, str], dict[str, str]] = {}
        self._brought: dict[int, list[int]] = {}
        self.channel = CHANNELS[0]

    def go(self, channel: str) -> None:
        """Move all members to a channel; `Impossible` if there is none of that name."""
        self.check_channel(channel)
        self.channel = channel

    def check_channel(self, channel: str) -> None:
        """Raise `Impossible` if there is no channel of that name."""
        if channel not in self._world.channels:
            raise Impossible(f'there is no channel "{channel}": {", ".join(self._world.channels)}')

    def check_member(self, who: str) -> None:
        """Raise `Impossible` if there is no member of that name."""
        self._member(who)

    def remember(self, line: int, messages: list[int]) -> None:
        """Note the posts of a line, for later presses there."""
        self._brought[line] = messages

    async def run(self, who: str, command: Command) -> InteractionResult:
        """Use a slash command. Raises `Impossible` if there is no such command or argument."""
        member = self._member(who)
        with _said():
            command, spec = self._understood(command)
            filled = await self._filled(member, who, command, spec)
            return self._shown(who, await member.slash(self._here, command.name, **filled))

    def arguments(self, command: str) -> tuple[str, ...]:
        """Return the names of a slash command's arguments in order; `Impossible` if there is no such command."""
        return tuple(self._understood(Command(tuple(command.split())))[1])

    async def complete(self, who: str, asked: Complete) -> Offered:
        """Return the (shown, value) pairs that completion offers for an argument.

        Raises `Impossible` if there is no such command or argument.
        """
        member = self._member(who)
        with _said():
            command, known = self._understood(asked.command)
            spec = known.get(asked.argument)
            if spec is None:
                raise Impossible(f'/{command.name} has no argument "{asked.argument}"')
            filled = await self._filled(member, who, command, known)
            offered: Offered = ()
            if spec.get("choices"):
                typed = asked.typed.casefold()
                fixed = ((str(choice["name"]), str(choice["value"])) for choice in spec["choices"])
                offered = tuple(choice for choice in fixed if choice[0].casefold().startswith(typed))
            elif spec.get("autocomplete"):
                found = await member.autocomplete(self._here, command.name, asked.argument, asked.typed, **filled)
                offered = tuple((str(choice["name"]), str(choice["value"])) for choice in found)
        self._offered.setdefault((who, command.name, asked.argument), {}).update(dict(offered))
        return offered

    async def press(self, who: str, press: Click) -> InteractionResult:
        """Press the button of the newest post that has it, or choose it from a menu.

        Raises `Impossible` if there is none, or it is disabled.
        """
        member = self._member(who)
        posts = [(post, buttons_of(post), menus_of(post)) for post in self._posts(who, press.line)]
        for find in (_same, _alike):
            for post, here, menus in posts:
                at = find([button.label for button in here], press.label)
                if at is not None:
                    return await self.press_key(who, post, here[at].key)
                for menu in menus:
                    at = find([label for label, _ in menu.options], press.label)
                    if at is not None:
                        return await self.pick_values(who, post, menu.key, [menu.options[at][1]])
        labels = [button.label for _, here, _ in posts for button in here]
        raise Impossible(f'{member.name} sees no button "{press.label}"{_instead(labels)}')

    async def press_control(self, who: str, kind: str, rest: str) -> str:
        """Press the newest button of a kind with this ``rest`` of its custom id, and return its label.

        Raises `Impossible` if there is none, or it is disabled.
        """
        for post in self._posts(who, 0):
            for button in buttons_of(post):
                if button.key.split(":", 2)[::2] == [kind, rest]:
                    await self.press_key(who, post, button.key)
                    return button.label
        raise Impossible(f"{self._member(who).name} sees no button {kind}:{rest}")

    async def press_key(self, who: str, post: Message, key: str) -> InteractionResult:
        """Press a button of a post by its custom id."""
        with _said():
            return self._shown(who, await self._member(who).click(self._post(post), custom_id=key))

    async def pick(self, who: str, pick: Pick) -> InteractionResult:
        """Choose from the newest menu that has the options. Raises `Impossible` if there is none, or it is disabled."""
        member = self._member(who)
        menus = [(post, menu) for post in self._posts(who, pick.line) for menu in menus_of(post)]
        for find in (_same, _alike):
            for post, menu in menus:
                found = [find([label for label, _ in menu.options], label) for label in pick.labels]
                values = [menu.options[at][1] for at in found if at is not None]
                if len(values) == len(pick.labels):
                    return await self.pick_values(who, post, menu.key, values)
        labels = [label for _, menu in menus for label, _ in menu.options]
        wanted = ", ".join(f'"{label}"' for label in pick.labels)
        raise Impossible(f"{member.name} sees no menu with {wanted}{_instead(labels)}")

    async def pick_values(self, who: str, post: Message, key: str, values: list[str]) -> InteractionResult:
        """Choose values from a menu of a post by its custom id."""
        with _said():
            return self._shown(who, await self._member(who).select(self._post(post), values, custom_id=key))

    async def fill(self, who: str, fill: Fill) -> InteractionResult:
        """Submit the form that this member was shown last. Raises `Impossible` if none is open."""
        member = self._member(who)
        form = self._forms.get(who)
        if form is None or form.modal is None:
            raise Impossible(f"{member.name} was shown no form")
        fields, options = dict(fields_of(form.modal)), options_in(form.modal)
        # What is not touched is submitted as it was shown.
        values: dict[str, Any] = {key: [each["value"] for each in of if each.get("default")] for key, of in options.items()}
        for name, value in fill.values:
            keys = [key for key, names in fields.items() if name.casefold() in (each.casefold() for each in names)]
            if len(keys) != 1:
                known = ", ".join(names[0] for names in fields.values())
                raise Impossible(f'the form has no field "{name}": {known}')
            values[keys[0]] = _picked(options[keys[0]], value) if keys[0] in options else value
        del self._forms[who]
        with _said():
            return self._shown(who, await member.submit_modal(form, values))

    async def apply(self, who: str, apply: Apply) -> InteractionResult:
        """Use a message menu on the newest public post. Raises `Impossible`."""
        member = self._member(who)
        bot = self._world.env.backend.bot_user.id
        posts = [post for post in self._posts(who, apply.line) if post.author_id == bot]
        posts = [post for post in posts if not post.is_ephemeral] or posts
        if not posts:
            raise Impossible(f"there is no post to use {apply.menu} on")
        with _said():
            return self._shown(who, await member.context_menu(self._here, apply.menu, self._post(posts[0])))

    @property
    def _here(self) -> Any:
        return self._world.channels[self.channel]

    def _post(self, post: Message) -> ResponseMessage:
        return ResponseMessage(self._world.env, post)

    def _member(self, who: str) -> MemberActor:
        everybody = self._world.everybody
        member = everybody.get(who)
        if member is None:
            raise Impossible(f"there is no member @{who}: {', '.join('@' + name for name in everybody)}")
        return member

    def _posts(self, who: str, line: int) -> list[Message]:
        member = self._member(who)
        if not line:
            return seen_by(self._world, self._here.id, member.id)
        if not self._brought.get(line):
            raise Impossible(f"line {line} brought no post")
        posts = [post for channel in self._world.env.backend.messages.values() for post in channel.values()]
        brought = [post for post in posts if post.id in self._brought[line] and post.visible_to(member.id)]
        return sorted(brought, key=lambda post: post.id, reverse=True)

    def _shown(self, who: str, result: InteractionResult) -> InteractionResult:
        if result.modal is not None:
            self._forms[who] = result
        return result

    def _understood(self, command: Command) -> tuple[Command, Arguments]:
        """Return a command with each bare word in its argument, and its arguments by name.

        Raises `Impossible` if there is no such command, or no argument for a word.
        """
        root = self._world.env.backend.find_command(command.words[0], self._world.guild.id, type=1)
        if root is None:
            raise Impossible(f"there is no command /{command.words[0]}")
        depth = _depth(root, command.words[1:])
        leaf, _ = walk_to_subcommand(root, list(command.words[1 : 1 + depth]))
        spec = {option["name"]: option for option in leaf.get("options") or ()}
        words, bare = command.words[: 1 + depth], command.words[1 + depth :]
        return Command(words, (*_placed(" ".join(words), bare, command.filled, spec), *command.filled)), spec

    async def _filled(self, member: MemberActor, who: str, command: Command, spec: Arguments) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for name, text in command.filled:
            if name not in spec:
                known = ", ".join(spec) or "it has none"
                raise Impossible(f'/{command.name} has no argument "{name}": {known}')
            offered = self._offered.setdefault((who, command.name, name), {})
            if spec[name].get("autocomplete") and " " in text and text not in offered:
                # These are the shown words of a completion, whose values only the completion knows.
                for typed in (text, ""):
                    found = await member.autocomplete(self._here, command.name, name, typed, **filled)
                    offered.update((str(choice["name"]), str(choice["value"])) for choice in found)
            filled[name] = self._value(spec[name], offered.get(text, text))
        return filled

    def _value(self, option: dict[str, Any], text: str) -> Any:
        name = option["name"]
        for choice in option.get("choices") or ():
            if text.casefold() in (str(choice["name"]).casefold(), str(choice["value"]).casefold()):
                return choice["value"]
        match OptionType(option["type"]):
            case OptionType.INTEGER | OptionType.NUMBER as kind:
                with contextlib.suppress(ValueError):
                    return int(text) if kind == OptionType.INTEGER else float(text)
                raise Impossible(f"{name}: takes a number")
            case OptionType.BOOLEAN:
                if text.casefold() in ("true", "yes", "on", "false", "no", "off"):
                    return text.casefold() in ("true", "yes", "on")
                raise Impossible(f"{name}: takes true or false")
            case OptionType.ATTACHMENT:
                try:
                    return Path(text).name, Path(text).read_bytes()
                except OSError as error:
                    raise Impossible(f"{name}: {text} can't be read") from error
            case OptionType.USER | OptionType.MENTIONABLE:
                return self._member(text.removeprefix("@").casefold())
            case OptionType.CHANNEL:
                found = self._world.channels.get(text.removeprefix("#"))
                if found is None:
                    raise Impossible(f'there is no channel "{text}"')
                return found
        return text


def fields_of(form: dict[str, Any]) -> list[tuple[str, tuple[str, ...]]]:
    """Return the fields of a form: their ids and names, the label first."""
    labels = {
        str(part["component"]["custom_id"]): str(part["label"])
        for part in form.get("components") or ()
        if part.get("component") and part.get("label")
    }
    fields: list[tuple[str, tuple[str, ...]]] = []
    for control in walk_components(form.get("components") or ()):
        if "custom_id" not in control:
            continue
        key = str(control["custom_id"])
        label = labels.get(key) or str(control.get("label") or key)
        fields.append((key, (label, label.replace(" ", "-"), label.replace(" ", "_"), key)))
    return fields


def options_in(form: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Return the options of each menu and each group of boxes of a form, by its id."""
    controls = walk_components(form.get("components") or ())
    return {str(each["custom_id"]): each["options"] for each in controls if each.get("options")}


def _picked(options: list[dict[str, Any]], written: str) -> list[str]:
    """Return the values of the options whose labels are written, with semicolons between them."""
    labels = [label.strip() for label in written.split(";") if label.strip()]
    known = [str(option["label"]) for option in options]
    found = [at if (at := _same(known, label)) is not None else _alike(known, label) for label in labels]
    if None in found:
        raise Impossible(f"the form has no such option: {written}{_instead(known)}")
    return [options[at]["value"] for at in found if at is not None]


def _depth(root: dict[str, Any], words: tuple[str, ...]) -> int:
    """Return how many words name subcommands. If only a subcommand can follow, every word counts as one."""
    node, depth = root, 0
    for word in words:
        nested = [each for each in node.get("options") or () if OptionType(each["type"]) in NESTED]
        if not nested:
            return depth
        node = next((each for each in nested if each["name"] == word), {"options": nested})
        depth += 1
    return depth


def _placed(name: str, bare: tuple[str, ...], filled: Offered, spec: Arguments) -> Offered:
    """Assign bare words to arguments: the yes-or-no argument of that name, else the next text, else the next number."""
    kinds = {key: OptionType(option["type"]) for key, option in spec.items()}
    taken = {key for key, _ in filled}
    free = [key for key, kind in kinds.items() if kind == OptionType.STRING and key not in taken]
    free += [key for key, kind in kinds.items() if kind in NUMBERS and key not in taken]
    placed: list[tuple[str, str]] = []
    for word in bare:
        if kinds.get(word) == OptionType.BOOLEAN:
            if word in taken:
                raise Impossible(f"{word} stands there twice")
            taken.add(word)
            placed.append((word, "true"))
        elif free:
            placed.append((free.pop(0), word))
        else:
            known = ", ".join(spec) or "it has none"
            raise Impossible(f'/{name} has no argument left for "{word}": {known}')
    return tuple(placed)


class _said(contextlib.AbstractContextManager[None]):
    """Turns simcord's refusals of impossible actions into `Impossible`."""

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, SetupError | BackendError):
            raise Impossible(str(error)) from error


def _same(labels: list[str], wanted: str) -> int | None:
    """Return the place of a label, without regard to case; the odds behind a colon may be left out."""
    if wanted in labels:
        return labels.index(wanted)
    for folded in ([label.casefold() for label in labels], [label.casefold().partition(": ")[0] for label in labels]):
        if wanted.casefold() in folded:
            return folded.index(wanted.casefold())
    return None


def _alike(labels: list[str], wanted: str) -> int | None:
    """Return the place of the only label that begins with these words."""
    beginning = [at for at, label in enumerate(labels) if label.casefold().startswith(wanted.casefold())]
    return beginning[0] if len(beginning) == 1 else None


def _instead(labels: list[str]) -> str:
    shown = list(dict.fromkeys(labels))[:40]
    return f" (there: {', '.join(shown)})" if shown else ""
