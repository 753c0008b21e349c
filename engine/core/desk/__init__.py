"""The game master's desk: orders that overrule a game, each with a form and, where they can be listed, its values.

A game makes one `Desk`, registers what its orders do, and gives the game master's seat a private verb with two arguments,
the order and its details: the order's fields, joined by " | ". `common` has the orders that every desk has, `offering` says
how orders are offered.
"""

from .orders import BAR, NOTHING, Desk, Order, Ruled, Ruling

__all__ = ["BAR", "NOTHING", "Desk", "Order", "Ruled", "Ruling"]
