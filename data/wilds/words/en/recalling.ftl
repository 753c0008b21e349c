# What somebody who was away is told in short.

foes = { THE($foe) }
