# What stands on pictures, and the texts that say the same.

## The legend.

legend-quills = Beast, reaches 3
legend-archer = Raider, reaches 3
legend-caller = Husk, reaches 3
legend-wary = { CAP(habit-wary) }
legend-guards = { CAP(habit-guards) }
legend-stalks = { CAP(habit-stalks) }
legend-flees = { CAP(habit-flees) }
legend-calls = { CAP(habit-calls) }
legend-swaps = { CAP(habit-swaps) }
legend-still = { CAP(habit-still) }
