"""Answers: what answered which interaction, so that one delivered twice counts once (idempotency)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from engine.core.errors import GameError, TableBroken
from engine.store import Store, UpdateRow
from engine.update import Call, Update, Version

REMEMBERED = 512
"""How many of the newest answers are kept in mind; those before them are looked up where it matters."""


class Answers:
    """The newest answers by the id of their call. What is not in here is in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._newest: OrderedDict[int, Update] = OrderedDict()

    async def once(self, call: Call, work: Callable[[], Awaitable[Update]]) -> Update:
        """Do what a call asks for, or return what answered it already, marked as ``again``.

        The caller holds the channel's lock. A call that comes again after a restart is refused, by the rules or because
        the store has its id; only then it is looked up there, so that the others need not wait for that.
        """
        if call.id in self._newest:
            return msgspec.structs.replace(self._newest[call.id], again=True)
        try:
            update = await work()
        except GameError:
            row = await self._store.answer(call.id) if call.id else None
            if row is None:
                raise
            return msgspec.structs.replace(update_in(row), again=True)
        if call.id:
            self._newest[call.id] = update
            while len(self._newest) > REMEMBERED:
                self._newest.popitem(last=False)
        return update


def update_in(row: UpdateRow) -> Update:
    """Return the update that a row keeps; `TableBroken` when it cannot be read."""
    try:
        body = msgspec.json.decode(row.body, type=Update)
    except msgspec.MsgspecError as error:
        raise TableBroken("What I had to say cannot be read any more. /map shows how things stand.") from error
    return msgspec.structs.replace(body, id=row.id, version=Version(row.table_id, row.change))
