"""What the referee says: words, questions, labels, refusals, stories."""
