### Moves on buttons and in menus, and their hints.

standing-order = A standing order
