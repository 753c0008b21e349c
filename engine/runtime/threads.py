"""A pool of threads that know the context they were asked in: the language that is spoken, the trace that goes on."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class ContextThreads(ThreadPoolExecutor):
    """Runs each piece of work in a copy of the context that hands it over."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """See `ThreadPoolExecutor.submit`."""
        context = copy_context()
        return super().submit(lambda: context.run(work, *args, **kwargs))
