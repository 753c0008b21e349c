"""The webhooks of servers: what is to be delivered to which, and how each stands (TAB-212 to TAB-215)."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

import msgspec

from engine.api.update import Update
from engine.core.errors import BadOption, GameError
from engine.core.high_points import HighPoint
from engine.core.messages import WORDS
from engine.store import DeliveryRow, HookRow, NewDeliveryRow
from engine.tables.context import Context
from engine.tables.session.live import Session
from engine.tables.webhooks.facts import EVENTS, facts

log = logging.getLogger(__name__)

LONGEST_URL = 400
SECRET_BYTES = 32
PAUSES = (5, 30, 120, 600, 1800, 3600)
"""Seconds before each further try of a delivery; the last one counts for all after it."""
GIVEN_UP = 24 * 3600
"""Seconds after which a delivery is tried no more."""
MOST_WAITING = 1000
"""So many deliveries wait for a server at most. Older ones are given up."""


class WebhookShown(msgspec.Struct, frozen=True):
    """A server's webhook as its managers see it.

    ``host`` is the host of its address. ``names``: facts hold names. ``waiting`` is how many deliveries wait. ``failing``
    is since when it has taken none (Unix seconds, 0 while it takes them). ``outcome`` is what came of the last try.
    """

    host: str
    names: bool
    waiting: int = 0
    failing: int = 0
    outcome: str = ""


class Delivery(msgspec.Struct, frozen=True):
    """A message to be sent: where to, its body, what signs it, its ``event``, and a ``mark`` that is its alone. ``number``
    is its row (0: it is a test)."""

    guild: int
    url: str
    secret: str
    mark: str
    event: str
    body: bytes
    number: int = 0


class GivenUp(msgspec.Struct, frozen=True):
    """So many deliveries to a server were given up. If it is the ``first`` time since something was taken, a manager is to
    be told so in the ``channel`` where the webhook was set."""

    guild: int
    channel: int
    count: int
    first: bool


class Webhooks:
    """The webhooks of all servers. No delivery is written while webhooks are switched off (`queued` is ``None``)."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._hooks: dict[int, HookRow] = {}
        self.queued: Callable[[], None] | None = None
        """Called when something is to be delivered; ``None`` where webhooks are switched off."""

    async def load(self) -> None:
        """Learn from the store which servers have one."""
        self._hooks = {row.guild: row for row in await self._context.store.hooks.every()}

    # For managers.

    async def shown(self, guild: int) -> WebhookShown | None:
        """Return a server's webhook, ``None`` where it has none."""
        row = self._hooks.get(guild)
        if row is None:
            return None
        waiting = (await self._context.store.hooks.waiting()).get(guild, 0)
        host = urlsplit(row.url).netloc
        return WebhookShown(host, bool(row.names), waiting, row.failing, row.outcome)

    async def set(self, guild: int, channel: int, url: str, *, names: bool | None = None) -> str:
        """Have a server's facts sent to an address from now on, and return the new secret that signs them."""
        check_url(url)
        before = self._hooks.get(guild)
        wanted = names if names is not None else before is not None and bool(before.names)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        await self._put(HookRow(guild, channel, url, secret, int(wanted)))
        return secret

    async def name(self, guild: int, *, names: bool) -> None:
        """Say whether a server's facts hold names; what waits with names is not sent without them."""
        await self._put(msgspec.structs.replace(self._of(guild), names=int(names)))

    async def _put(self, row: HookRow) -> None:
        before = self._hooks.get(row.guild)
        await self._context.store.hooks.put(row, empty=before is not None and before.names > row.names)
        self._hooks[row.guild] = row
        if self.queued:
            self.queued()

    async def remove(self, guild: int) -> None:
        """Delete a server's webhook with its secret, and all that waits for it."""
        await self._context.store.hooks.drop(guild)
        self.forget(guild)

    def forget(self, guild: int) -> None:
        """Know no more of a server's webhook: it is deleted."""
        self._hooks.pop(guild, None)

    def test(self, guild: int) -> Delivery:
        """Return a message by which a manager sees whether all is well there."""
        row = self._of(guild)
        return _delivery(row, DeliveryRow(0, guild, 0, _mark(), "test", b"{}", self._context.now()))

    def _of(self, guild: int) -> HookRow:
        if guild not in self._hooks:
            raise GameError(WORDS.message("webhook-none"), "TAB-212")
        return self._hooks[guild]

    # For those who write and deliver.

    def facts(
        self, before: Session | None, after: Session, update: Update, cards: Sequence[HighPoint]
    ) -> tuple[NewDeliveryRow, ...]:
        """Return what is to be written with a change; see `engine.tables.webhooks.facts`. No change fails because of it."""
        row = self._hooks.get(after.row.guild)
        if row is None or self.queued is None:
            return ()
        try:
            told = facts(before, after, update, cards, names=bool(row.names))
            now = self._context.now()
            return tuple(
                NewDeliveryRow(row.guild, _mark(), EVENTS[type(fact)], msgspec.json.encode(fact), now) for fact in told
            )
        except Exception:
            log.exception("%s is told to no webhook", after.version)
            return ()

    def note_saved(self, rows: Sequence[NewDeliveryRow]) -> None:
        """Say that something is to be delivered, once it is saved."""
        if rows and self.queued:
            self.queued()

    async def waiting(self) -> dict[int, int]:
        """Return by server after how many seconds its oldest delivery may be tried, for those for which any waits."""
        if not self._hooks:
            return {}
        now = self._context.now()
        guilds = await self._context.store.hooks.waiting()
        return {guild: max(0, self._hooks[guild].due - now) for guild in guilds if guild in self._hooks}

    async def oldest(self, guild: int) -> Delivery | None:
        """Return a server's oldest delivery, ``None`` where none waits, or it is too early for another try."""
        row = self._hooks.get(guild)
        if row is None or row.due > self._context.now():
            return None
        waiting = await self._context.store.hooks.oldest(guild)
        return _delivery(row, waiting) if waiting is not None else None

    async def delivered(self, delivery: Delivery) -> None:
        """Remember that a delivery was taken."""
        if (row := self._known(delivery)) is not None:
            row = msgspec.structs.replace(row, tries=0, due=0, failing=0, told=0, outcome="")
            self._hooks[row.guild] = row
            await self._context.store.hooks.delivered(row, delivery.number)

    async def failed(self, delivery: Delivery, outcome: str) -> GivenUp | None:
        """Remember that a delivery was not taken; return what was given up by that, ``None`` where nothing was."""
        if (row := self._known(delivery)) is None:
            return None
        now = self._context.now()
        pause = PAUSES[min(row.tries, len(PAUSES) - 1)]
        after = msgspec.structs.replace(
            row, tries=row.tries + 1, due=now + pause, failing=row.failing or now, outcome=outcome
        )
        count = await self._context.store.hooks.failed(after, now - GIVEN_UP, MOST_WAITING)
        if count and not after.told:
            after = msgspec.structs.replace(after, told=1)
            await self._context.store.hooks.failed(after, 0, MOST_WAITING)
        self._hooks[row.guild] = after
        return GivenUp(row.guild, row.channel, count, not row.told) if count else None

    def _known(self, delivery: Delivery) -> HookRow | None:
        """Return the webhook of a delivery, ``None`` where it was removed or set anew meanwhile."""
        row = self._hooks.get(delivery.guild)
        return row if row is not None and row.secret == delivery.secret else None


def check_url(url: str) -> None:
    """Raise `BadOption` for what is no address of a webhook: https, a host, and nothing of who may enter."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise BadOption(WORDS.message("webhook-bad-url"), "TAB-212") from None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    sound = parts.scheme in ("https", "http") and host and not {"@", "%"} & {*parts.netloc} and not parts.fragment
    if not (plain and sound and len(url) <= LONGEST_URL):
        raise BadOption(WORDS.message("webhook-bad-url"), "TAB-212")


def _mark() -> str:
    return secrets.token_hex(16)


def _delivery(row: HookRow, waiting: DeliveryRow) -> Delivery:
    """Return a delivery as it is sent: the same bytes, however often it is tried."""
    body = msgspec.json.encode(
        {
            "id": waiting.mark,
            "event": waiting.event,
            "at": waiting.made,
            "server": str(waiting.guild),
            "table": waiting.table_id,
            "data": msgspec.Raw(waiting.body),
        }
    )
    return Delivery(waiting.guild, row.url, row.secret, waiting.mark, waiting.event, body, waiting.id)
