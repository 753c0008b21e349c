"""Delvekeeper as an installed program.

In the repository, `bot.py`, `data` and the packages `cogs`, `engine`, `playground` and `service` stand side by side, and
import each other by these names. In site-packages such names could belong to any other program. So the wheel puts all of
them into this package, in the same order of folders. Importing the package puts that folder first on ``sys.path``. The code
and the paths to its data are the same in both places.
"""

import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent

if (HOME / "engine").is_dir():
    sys.path.insert(0, str(HOME))
