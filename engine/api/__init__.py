"""What tables and those who call them hand each other: updates, views, bot characters, and times in words."""
