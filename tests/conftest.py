"""What every test may ask for."""

from __future__ import annotations

from hypothesis import settings

from tests.discord_api.fixtures import conformity, pytest_report_header

__all__ = ["conformity", "pytest_report_header"]

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
