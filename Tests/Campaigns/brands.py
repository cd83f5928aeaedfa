#!/usr/bin/env python3
"""`init --brand` makes a theme of any color that lints without a finding and keeps the color's hue.

  brands.py --appearance PATH [--long] [--seed N]

The colors are random, of sRGB and Display P3. A hue may turn by ten degrees where both colors have a chroma of 0.04
in OKLCH; below that, steps of eight bits turn it.
"""

import json
import math

import arithmetic
import campaign

TURN, LEAST_CHROMA = 10, 0.04
NAMES = ["brand", "link"]


def chroma_and_hue(text):
    """Chroma and hue in degrees of a color as `init` writes it."""
    if text.startswith("#"):
        space, components = "srgb", [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    else:
        space, components = "display-p3", [float(part) for part in text[:-1].split()[1:]]
    _, a, b = map(float, arithmetic.oklab_of_xyz(arithmetic.xyz_of(space, components)))
    return math.hypot(a, b), math.degrees(math.atan2(b, a))


def turn(first, second):
    """By how many degrees two colors differ in hue, 0 where one has none to speak of."""
    (chroma, hue), (other, angle) = chroma_and_hue(first), chroma_and_hue(second)
    if min(chroma, other) < LEAST_CHROMA:
        return 0
    return abs((hue - angle + 180) % 360 - 180)


def body(attack):
    folder = attack.fresh()
    count = attack.size(1000, 10_000)
    for number in range(count):
        parts = [attack.random.randint(0, 255) for _ in range(3)]
        brand = "#%02X%02X%02X" % tuple(parts)
        if number % 2:
            brand = "color(display-p3 %s)" % " ".join(f"{part / 255:.4g}" for part in parts)
        made = attack.run("init", f"{number}/B{number}.theme.json", "--brand", brand, cwd=folder)
        path = folder / str(number) / f"B{number}.theme.json"
        if not attack.case(made.status == 0 and path.exists(), f"{brand} makes no theme", errors=made.err):
            continue
        palette = json.loads(path.read_text())["palette"]
        colors = [color for name in NAMES for color in palette[name].values()]
        turned = [color for color in colors if turn(brand, color) > TURN]
        attack.case(not turned, f"{brand} became {', '.join(turned)}")
    lint = attack.run("lint", ".", "--strict", cwd=folder, seconds=600)
    attack.case(
        lint.status == 0 and b"no errors, no warnings" in lint.out, "the themes have findings", output=lint.out)


if __name__ == "__main__":
    campaign.main("brands", body)
