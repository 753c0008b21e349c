"""What can stand on an agenda: `tasks` that go on, `throws` whose dice are read, `asks` that wait for a player."""
