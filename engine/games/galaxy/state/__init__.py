"""What there is: content, options, moves, the state and what a seat may know of it."""
