"""What is drawn, as data, with the words that say the same."""
