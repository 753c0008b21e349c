"""What is stored about a person: shown, exported, forgotten."""
