"""Lessons: private tables whose guide says what is decided, and what came of it."""
