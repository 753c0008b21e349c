"""Golden pictures: kept at half size beside the tests, and compared with tolerance.

``python -m tests.render.golden`` draws them anew. Look at them before you keep them.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from engine.core.scene import Scene
from engine.render import draw
from tests.games.cavern.dungeons import every_cavern
from tests.games.galaxy.sectors import every_sector
from tests.games.regions.ruins import every_ruin
from tests.games.wilds.lands import every_wild
from tests.render.plots import every_plot
from tests.render.scenes import delve, large, placement, weathered

FOLDER = Path(__file__).parent / "golden"
KEPT: dict[str, Scene] = {
    "delve": delve(),
    "placement": placement(),
    "large": large(),
    "weathered": weathered(),
    **dict(every_cavern()),
    **dict(every_ruin()),
    **dict(every_sector()),
    **dict(every_plot()),
    **{name: scene for name, scene in every_wild() if name not in ("wilds_land_large", "wilds_points_30")},
}


def half(scene: Scene) -> Image.Image:
    """Return a drawn scene at half its size, as a phone shows it."""
    return Image.open(BytesIO(draw(scene).png)).convert("RGB").reduce(2)


def remake() -> None:
    """Write every golden picture anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, scene in KEPT.items():
        path = FOLDER / f"{name}.png"
        half(scene).quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    remake()
