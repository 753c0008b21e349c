"""The test modules are compiled once before a run with several workers: each would take a minute of rewriting asserts."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable
from pathlib import Path

import pytest
from _pytest.assertion import rewrite


def compile_once(config: pytest.Config) -> None:
    """Have the test modules below the paths of this run compiled where its workers look for them; each once, by as many
    processes as there are processors.

    Pytest has no function for this: what it does at an import is called here without the import.
    """
    waiting = [path for path in modules(config.args) if rewrite._read_pyc(path, cached(path)) is None]
    parts = [waiting[part :: len(os.sched_getaffinity(0))] for part in range(len(os.sched_getaffinity(0)))]
    at_work = [
        multiprocessing.get_context("fork").Process(target=compile_all, args=(config, part)) for part in parts if part
    ]
    for process in at_work:
        process.start()
    for process in at_work:
        process.join()


def modules(arguments: Iterable[str]) -> list[Path]:
    """Return the test modules that the arguments of a run name or hold, the largest first."""
    named = [Path(argument.partition("::")[0]) for argument in arguments]
    found = {path for each in named for path in ([each] if each.suffix == ".py" else each.rglob("test_*.py"))}
    return sorted((path.resolve() for path in found if path.is_file()), key=lambda path: (-path.stat().st_size, path))


def cached(path: Path) -> Path:
    """Return where the compiled form of a test module is kept."""
    return rewrite.get_cache_dir(path) / f"{path.stem}{rewrite.PYC_TAIL}"


def compile_all(config: pytest.Config, paths: list[Path]) -> None:
    """Compile test modules; one that cannot be compiled is left to its import, which says why."""
    state = config.stash[rewrite.assertstate_key]
    for path in paths:
        try:
            mark, code = rewrite._rewrite_test(path, config)
        except SyntaxError:
            continue
        if rewrite.try_makedirs(cached(path).parent):
            rewrite._write_pyc(state, code, mark, cached(path))
