"""Sorts of events, for the story: what begins a paragraph, what is told only where nothing else is, and what
goes on in the sentence before it."""

from __future__ import annotations

from ..rules.events import course, keeping, phases, ventures

PARTS = (phases.StatusBegun, phases.CouncilBegun, course.RoundBegun, phases.Ended, course.Begun, phases.GoalRevealed)
"""What begins a paragraph of its own."""

OWN = (course.HiddenGoal, course.OrderCards, course.Habit, course.Chosen)
"""What only one seat reads."""

QUIET = (
    course.Met,
    ventures.PutAway,
    course.TurnOver,
    ventures.TokenReturned,
    ventures.Unexplored,
    course.NothingDone,
    course.RoundBegun,
    course.ChoseFirst,
    phases.StatusBegun,
    phases.CouncilBegun,
    phases.ChoseGoals,
    phases.MarketDone,
    course.Answered,
)
"""What is told only where nothing else is."""

SMALL = (ventures.Reshuffled, course.StormFlipped, course.Lapsed, keeping.Named)
"""What is told in small print."""

LEADS = (
    course.Activated,
    course.Played,
    course.Used,
    course.Ordered,
    ventures.FragmentsPurged,
    course.Back,
)
"""What a sentence on the same player may go on from."""

FOLLOWS = (
    course.Moved,
    ventures.Goods,
    ventures.Command,
    course.PlacedUnits,
    course.Technology,
    ventures.Relic,
    course.DrewOrders,
    course.DrewGoal,
    ventures.Looked,
    course.Passed,
)
"""What may go on in the sentence before it."""

SOURCED = (ventures.Goods, course.PlacedUnits, course.RemovedUnits)
"""What is told with the name of the card that it comes from."""

NOTHING_CAME = frozenset((course.Activated, course.TurnOver, course.Lapsed))
"""All that is told of an activation from which nothing could follow."""

RESULTS = (ventures.Fragment, ventures.Attached, ventures.Device, ventures.TokenPlaced, ventures.Phantom)
"""What says by itself what became of a card that has just been revealed."""

UNTOLD_AT_END = (
    course.Passed,
    course.Used,
    course.Played,
    ventures.Goods,
    phases.StatusBegun,
    phases.Scored,
    phases.Point,
)
"""What is not told where the game is over by it: what a last turn gained counts no more, and what brought points stands
beside the winner's name and in the line of each rival."""
