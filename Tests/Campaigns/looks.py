#!/usr/bin/env python3
"""`lint --fix` gives broken themes their look back, and the first suggestion mends its finding.

  looks.py --appearance PATH [--long] [--seed N]

Good themes are made of a random brand, in bars of paper or of the brand, with colors that pass by a little. In each
one or two colors are moved in lightness, and a little in hue, until a pair fails, by at most ΔE00 10.
"""

import argparse
import collections
import json
import math
import os
import pathlib
import pty
import random
import re
import statistics
import subprocess
import tempfile

# The farthest that a color is moved, in ΔE00.
MOVED = 10
# The differences that count as the same look, and as two tabs that look alike, in ΔE00.
SAME_LOOK = 5
TABS_APART = 5
# What has to be reached.
LOOKS = 0.80
FIRST = 0.95
LINES = 6


# Colors: sRGB codes 0...255, from CSS Color 4, WCAG 2.2, and Sharma, Wu and Dalal for ΔE00.

def linear(code):
    value = code / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def encoded(value):
    value = min(max(value, 0), 1)
    return 255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)


def luminance(color):
    return sum(weight * linear(code) for weight, code in zip((0.2126, 0.7152, 0.0722), color))


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def oklch(color):
    r, g, b = map(linear, color)
    l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    return lightness, math.hypot(a, b), math.degrees(math.atan2(b, a))


def of_oklch(lightness, chroma, hue):
    """The color, with less chroma where sRGB has no such color."""
    while True:
        a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
        l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
        m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
        s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
        rgb = (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
               -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
               -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        if all(-1e-4 <= value <= 1.0001 for value in rgb) or chroma < 0.002:
            return tuple(round(encoded(value)) for value in rgb)
        chroma *= 0.97


def lab(color):
    r, g, b = map(linear, color)
    # sRGB in XYZ of D50, by Bradford's adaptation.
    xyz = (0.4360747 * r + 0.3850649 * g + 0.1430804 * b, 0.2225045 * r + 0.7168786 * g + 0.0606169 * b,
           0.0139322 * r + 0.0971045 * g + 0.7141733 * b)
    x, y, z = (value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
               for value in (v / w for v, w in zip(xyz, (0.9642200, 1, 0.8252100))))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one, other):
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(other)
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    gray = 0.5 * (1 - math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)))
    a1, a2 = a1 * (1 + gray), a2 * (1 + gray)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    middle = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    cosine = lambda degrees: math.cos(math.radians(degrees))
    tone = (1 - 0.17 * cosine(middle - 30) + 0.24 * cosine(2 * middle) + 0.32 * cosine(3 * middle + 6)
            - 0.20 * cosine(4 * middle - 63))
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * tone
    power = chroma ** 7
    turning = (-2 * math.sqrt(power / (power + 25 ** 7))
               * math.sin(math.radians(60 * math.exp(-(((middle - 275) / 25) ** 2)))))
    parts = (l2 - l1) / sl, (c2 - c1) / sc, hue / sh
    return math.sqrt(max(0, sum(part ** 2 for part in parts) + turning * parts[1] * parts[2]))


def hexed(color):
    return "#" + "".join(f"{code:02X}" for code in color)


def parsed(text):
    return tuple(int(text[i:i + 2], 16) for i in (1, 3, 5))


# Themes.

MODES = "light", "dark"
INKS = {"navigationBar": ("titleColor", "tintColor"), "toolbar": ("tintColor",),
        "tabBar": ("tintColor", "unselectedItemTintColor")}


def readable(rng, back, chroma, hue, ratio):
    """A color of a hue with about a ratio to another one, darker or lighter as that allows."""
    dark = luminance(back) > 0.18
    low, high = (0, oklch(back)[0]) if dark else (oklch(back)[0], 1)
    for _ in range(30):
        middle = (low + high) / 2
        enough = contrast(of_oklch(middle, chroma, hue), back) >= ratio
        if enough == dark:
            low = middle
        else:
            high = middle
    return of_oklch(low if dark else high, chroma, hue)


class Theme:
    """A theme as JSON: colors by name, some of them in the palette, and the bars that use them."""

    def __init__(self, rng):
        self.modes = rng.choice([MODES, MODES[:1], MODES[1:]])
        self.colors = {}
        self.uses = {}
        hue, chroma = rng.uniform(0, 360), rng.uniform(0.08, 0.2)
        margin = lambda: rng.uniform(4.55, 5.25)
        shared = rng.random() < 0.5
        for mode in self.modes:
            paper = of_oklch(rng.uniform(0.95, 1) if mode == "light" else rng.uniform(0.12, 0.25),
                             rng.uniform(0, 0.012), hue)
            white = (255, 255, 255) if mode == "light" else (16, 16, 20)
            brand = readable(rng, white, chroma, hue, margin())
            for bar in INKS:
                branded = rng.random() < 0.4
                back = brand if branded else paper
                inks = {}
                for ink in INKS[bar]:
                    if branded:
                        faded = ink == "unselectedItemTintColor"
                        inks[ink] = "tinted" if faded else "plain"
                    else:
                        inks[ink] = {"titleColor": "ink", "tintColor": "link"}.get(ink, "faded")
                places = {"backgroundColor": ("brand" if branded else "paper", back)}
                for ink, role in inks.items():
                    color = {
                        "plain": lambda: white,
                        "tinted": lambda: readable(rng, back, chroma / 4, hue + 180, 4.5),
                        "ink": lambda: readable(rng, back, 0.005, hue, rng.uniform(9, 15)),
                        "link": lambda: readable(rng, back, chroma, hue, margin()),
                        "faded": lambda: readable(rng, back, rng.uniform(0, 0.012), hue, margin()),
                    }[role]
                    places[ink] = role, color
                for name, (role, color) in places.items():
                    key = f"{role}{mode.title()}"
                    if not shared:
                        key += bar
                    if key not in self.colors:
                        self.colors[key] = color() if callable(color) else color
                    self.uses[mode, bar, name] = key

    def text(self, changed=None):
        colors = {**self.colors, **(changed or {})}
        users = collections.Counter(self.uses.values())
        palette = {key: hexed(color) for key, color in colors.items() if users[key] > 1}
        appearances = {}
        for mode in self.modes:
            tree = {"interfaceStyle": mode}
            bar = colors[self.uses[mode, "navigationBar", "backgroundColor"]]
            original = self.colors[self.uses[mode, "navigationBar", "backgroundColor"]]
            tree["statusBarStyle"] = "darkContent" if luminance(original) > 0.18 else "lightContent"
            for bar in INKS:
                tree[bar] = {
                    name: f"{{{key}}}" if key in palette else hexed(colors[key])
                    for name in ("backgroundColor", *INKS[bar])
                    for key in [self.uses[mode, bar, name]]}
            appearances[mode] = tree
        tree = {"palette": palette, "appearances": appearances}
        if len(self.modes) == 2:
            tree["dynamic"] = {"system": {mode: mode for mode in MODES}}
        return json.dumps(tree, indent=2) + "\n"

    def broken(self, rng):
        """The theme with one or two colors moved toward those that they are seen with, past what can be read."""
        changed = {}
        for key in rng.sample(sorted(self.colors), rng.choice([1, 1, 2])):
            partners = [
                self.uses[mode, bar, other]
                for (mode, bar, name), used in self.uses.items() if used == key
                for other in (INKS[bar] if name == "backgroundColor" else ["backgroundColor"])]
            toward = self.colors[rng.choice(partners)]
            lightness, chroma, hue = oklch(self.colors[key])
            step = math.copysign(0.004, oklch(toward)[0] - lightness)
            hue += rng.uniform(-3, 3)
            ratio = rng.uniform(3.3, 4.4)
            for _ in range(250):
                lightness += step
                moved = of_oklch(min(max(lightness, 0), 1), chroma, hue)
                if difference(moved, self.colors[key]) > MOVED:
                    break
                least = min(contrast(moved, self.colors[partner]) for partner in partners)
                if least < 4.5:
                    changed[key] = moved
                if least < ratio:
                    break
        return self.text(changed)


def drawn(text):
    """The colors of all bars in each mode, by their places."""
    tree = json.loads(text)
    palette = tree.get("palette", {})

    def value(written, mode):
        if isinstance(written, dict):
            return value(written[mode], mode)
        if written.startswith("{"):
            return value(palette[written[1:-1].removesuffix(f".{mode}")], mode)
        return {"white": (255,) * 3, "black": (0,) * 3}.get(written) or parsed(written)

    return {
        (mode, bar, name): value(written, mode)
        for mode, tree in tree["appearances"].items() for bar, places in tree.items() if bar in INKS
        for name, written in places.items()}


class Campaign:
    def __init__(self, appearance, seed):
        self.appearance = appearance
        self.rng = random.Random(seed)
        self.counts = collections.Counter()
        self.lines = []
        self.failures = []

    def run(self, *arguments, at):
        done = subprocess.run(
            [self.appearance, *arguments], cwd=at, stdin=subprocess.DEVNULL, capture_output=True)
        if done.returncode not in (0, 1):
            raise SystemExit(f"appearance {' '.join(arguments)}: status {done.returncode}\n"
                             + done.stderr.decode(errors="replace"))
        return done.stdout.decode()

    def findings(self, texts):
        """The findings of each text, linted in one run."""
        found = [[] for _ in texts]
        with tempfile.TemporaryDirectory(prefix="looks.") as home:
            for number, text in enumerate(texts):
                (pathlib.Path(home) / f"t{number}.theme.json").write_text(text)
            report = json.loads(self.run("lint", ".", "--format", "json", at=home))
        for finding in report["diagnostics"]:
            number = int(re.search(r"t(\d+)\.theme", finding["file"])[1])
            found[number].append(finding)
        return found

    def fixed(self, texts):
        with tempfile.TemporaryDirectory(prefix="looks.") as home:
            paths = [pathlib.Path(home) / f"t{number}.theme.json" for number in range(len(texts))]
            for path, text in zip(paths, texts):
                path.write_text(text)
            self.run("lint", ".", "--fix", at=home)
            return [path.read_text() for path in paths]

    def shown(self, text):
        """How many lines each finding takes on a terminal of 80 columns."""
        with tempfile.TemporaryDirectory(prefix="looks.") as home:
            (pathlib.Path(home) / "Shop.theme.json").write_text(text)
            master, slave = pty.openpty()
            child = subprocess.Popen(
                [self.appearance, "lint", "Shop.theme.json", "--color", "never"], cwd=home, stdout=slave,
                stderr=slave, stdin=subprocess.DEVNULL, env={**os.environ, "COLUMNS": "80"})
            os.close(slave)
            output = b""
            while True:
                try:
                    part = os.read(master, 1 << 16)
                except OSError:
                    break
                if not part:
                    break
                output += part
            os.close(master)
            child.wait()
        groups = output.decode().replace("\r", "").strip().split("\n\n")
        return [len(group.splitlines()) for group in groups[:-1]]

    def pairs(self, count):
        """Good themes, each with a broken text of it that has a finding."""
        found = []
        while len(found) < count:
            themes = [Theme(self.rng) for _ in range(count)]
            good = self.findings([theme.text() for theme in themes])
            themes = [theme for theme, findings in zip(themes, good) if not findings]
            broken = [theme.broken(self.rng) for theme in themes]
            found += [(theme, text, findings) for theme, text, findings
                      in zip(themes, broken, self.findings(broken)) if findings]
        return found[:count]

    def measure(self, count):
        pairs = self.pairs(count)
        fixed = self.fixed([text for _, text, _ in pairs])
        left = self.findings(fixed)
        for (theme, text, before), after, findings in zip(pairs, fixed, left):
            self.judge(theme, text, before, after, findings)
            self.lines += self.shown(text)
        self.first([(text, findings) for _, text, findings in pairs])
        self.counts["themes"] += count

    def judge(self, theme, text, before, after, left):
        now, was, good = drawn(after), drawn(text), drawn(theme.text())
        problems = []
        farthest = max(difference(good[place], color) for place, color in now.items())
        self.counts["looks"] += farthest <= SAME_LOOK
        self.counts["clean"] += not left
        known = {(finding["rule"], finding["line"]) for finding in before}
        for finding in left:
            if (finding["rule"], finding["line"]) not in known:
                problems.append(f"a new finding: {finding['message']}")
        for mode in theme.modes:
            tabs = [("tabBar", name) for name in INKS["tabBar"]]
            apart = difference(*(now[mode, *tab] for tab in tabs))
            if apart < min(TABS_APART, difference(*(was[mode, *tab] for tab in tabs))):
                problems.append(f"tabs are {apart:.1f} apart")
        if problems:
            self.failures.append(f"{'; '.join(problems)}\n{text}--- repaired:\n{after}")
        elif farthest > SAME_LOOK and os.environ.get("LOOKS"):
            print(f"{farthest:.1f} from\n{theme.text()}--- broken:\n{text}--- repaired:\n{after}")

    def first(self, broken):
        texts, mended = [], []
        for text, findings in broken:
            for finding in findings:
                self.counts["findings"] += 1
                if not finding.get("fixes"):
                    continue
                fix = finding["fixes"][0]
                data = text.encode()
                data = data[:fix["offset"]] + fix["replacement"].encode() + data[fix["endOffset"]:]
                texts.append(data.decode())
                mended.append((finding, findings))
        for (finding, before), after in zip(mended, self.findings(texts)):
            place = re.search(r"in '([^']*)'", finding["message"])
            is_left = any(
                other["rule"] == finding["rule"] and other["line"] == finding["line"]
                and (not place or place[0] in other["message"])
                and other["message"].split(" ")[0] == finding["message"].split(" ")[0] for other in after)
            self.counts["first"] += not is_left
            self.counts["harm"] += len(after) > len(before)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--appearance", required=True, type=pathlib.Path, metavar="PATH")
    parser.add_argument("--long", action="store_true", help="2,000 themes instead of 200")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    arguments = parser.parse_args()
    campaign = Campaign(arguments.appearance.resolve(), arguments.seed)
    for _ in range(10 if arguments.long else 1):
        campaign.measure(200)
    counts = campaign.counts
    for failure in campaign.failures[:3]:
        print(f"seed {arguments.seed}, {failure}\n")
    failures = len(campaign.failures) + counts["harm"]
    looks, first = counts["looks"] / counts["themes"], counts["first"] / counts["findings"]
    lines = statistics.median(campaign.lines)
    failures += (looks < LOOKS) + (first < FIRST) + (lines > LINES)
    print(f"looks: {counts['themes']} themes, {looks:.1%} have their look back, {counts['clean']} are without a "
          f"finding; {counts['findings']} findings, {first:.1%} mended by their first suggestion, "
          f"{counts['harm']} of which do harm; {lines:g} lines the median finding")
    print(f"looks: {counts['themes']} cases, {failures} failures, 0 skipped")
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
