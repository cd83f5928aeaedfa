"""Colors, contrast, intervals and `auto`, compared with arithmetic of its own.

Colors are written in every notation and found again in the manifest; ratios, verdicts and the worst
and best of intervals are computed anew from the manifest's colors, and so is the style that
`statusBarStyle: auto` comes to.
"""

from decimal import Decimal
from fractions import Fraction
import itertools
import json

import arithmetic
import campaign
import manifests

VARIANTS = ["light", "dark", "lightHighContrast", "darkHighContrast"]

# Of a color in doubles; CSS Color 4's matrices have 16 digits.
TOLERANCE = 1e-10
# Of a mapped color: the search for it ends within 0.0001 of chroma.
MAPPED_TOLERANCE = 3e-3

NAMES = {
    "aqua": "00ffff", "beige": "f5f5dc", "coral": "ff7f50", "crimson": "dc143c", "gold": "ffd700",
    "hotpink": "ff69b4", "indigo": "4b0082", "khaki": "f0e68c", "lime": "00ff00", "navy": "000080",
    "olive": "808000", "orchid": "da70d6", "plum": "dda0dd", "rebeccapurple": "663399",
    "salmon": "fa8072", "teal": "008080", "tomato": "ff6347", "white": "ffffff",
}


class Notation:
    """A color as it is written, with what it means: a space with components, and an alpha."""

    def __init__(self, text, space, components, alpha=Fraction(1)):
        self.text = text
        self.space = space
        self.components = components
        self.alpha = alpha


class ColorMaker:
    """Writes random colors in every notation."""

    def __init__(self, random):
        self.random = random

    def number(self, low, high):
        """A decimal between two numbers, now and then an end, as text."""
        if self.random.random() < 0.1:
            return str(self.random.choice([low, high]))
        digits = self.random.randrange(0, 7)
        text = f"{self.random.uniform(low, high):.{digits}f}"
        return text if self.random.random() < 0.9 or "." not in text else f"{text}e0"

    def part(self, low, high, full, percent=True):
        """A component as text and value: a number, or a percentage of `full`."""
        if self.random.random() < 0.03:
            return "none", Fraction(0)
        if percent and self.random.random() < 0.4:
            text = self.number(100 * low // full, 100 * high // full)
            return text + "%", Fraction(text) * full / 100
        text = self.number(low, high)
        return text, Fraction(text)

    def percentage(self):
        text = self.number(0, 100)
        return text + "%", Fraction(text) / 100

    def hue(self):
        unit, turn = self.random.choice([("", 360), ("deg", 360), ("grad", 400), ("turn", 1)])
        text = self.number(-turn, 2 * turn)
        return text + unit, Fraction(text) * 360 / turn

    def tail(self, separator=" / "):
        """An alpha as text and value."""
        if self.random.random() < 0.6:
            return "", Fraction(1)
        if self.random.random() < 0.5:
            text = self.number(0, 1)
            return separator + text, Fraction(text)
        text = self.number(0, 100)
        return f"{separator}{text}%", Fraction(text) / 100

    def function(self, name, parts, space, alpha=None):
        tail, opacity = alpha or self.tail()
        texts, values = zip(*parts)
        return Notation(f"{name}({' '.join(texts)}{tail})", space, list(values), opacity)

    def hex(self):
        size = self.random.choice([3, 4, 6, 8])
        digits = "".join(self.random.choice("0123456789abcdefABCDEF") for _ in range(size))
        full = "".join(2 * digit for digit in digits) if size < 6 else digits
        codes = [Fraction(int(full[i:i + 2], 16), 255) for i in range(0, len(full), 2)] + [Fraction(1)]
        return Notation("#" + digits, "srgb", codes[:3], codes[3])

    def rgb(self):
        if self.random.random() < 0.5:
            parts = [self.part(-20, 280, 255) for _ in range(3)]
            parts = [(text, value / 255) for text, value in parts]
        else:
            parts = [self.percentage() for _ in range(3)]
        return self.function(self.random.choice(["rgb", "rgba"]), parts, "srgb")

    def legacy_rgb(self):
        texts = [self.number(0, 255) for _ in range(3)]
        tail, alpha = self.tail(separator=", ")
        return Notation(f"rgba({', '.join(texts)}{tail})", "srgb",
                        [Fraction(text) / 255 for text in texts], alpha)

    def hsl(self):
        return self.function("hsl", [self.hue(), self.percentage(), self.percentage()], "hsl")

    def hwb(self):
        return self.function("hwb", [self.hue(), self.percentage(), self.percentage()], "hwb")

    def lab(self):
        return self.function("lab", [
            self.part(0, 100, 100), self.part(-125, 125, 125), self.part(-125, 125, 125)], "lab")

    def lch(self):
        return self.function("lch", [self.part(0, 100, 100), self.part(0, 150, 150), self.hue()], "lch")

    def oklab(self):
        return self.function("oklab", [
            self.part(0, 1, 1), self.small(-0.4, 0.4), self.small(-0.4, 0.4)], "oklab")

    def oklch(self):
        return self.function("oklch", [self.part(0, 1, 1), self.small(0, 0.4), self.hue()], "oklch")

    def small(self, low, high):
        text = f"{self.random.uniform(low, high):.{self.random.randrange(1, 6)}f}"
        if self.random.random() < 0.3:
            return f"{text}%", Fraction(text) * Fraction(4, 1000)
        return text, Fraction(text)

    def wide(self):
        space = self.random.choice([
            "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz",
            "xyz-d50", "xyz-d65"])
        return self.function("color", [
            (f"{space} {text}" if not index else text, value) for index, (text, value) in
            enumerate(self.part(0, 1, 1) for _ in range(3))], space)

    def name(self):
        name = self.random.choice(sorted(NAMES))
        return Notation(name, "srgb", [Fraction(int(NAMES[name][i:i + 2], 16), 255) for i in (0, 2, 4)])

    def extreme(self):
        """A color far beyond what can be seen, which is to be answered like any other."""
        digits = self.random.choice(["9e15", "1e16", "3e18", "1.3e20", "1e38", "1e300"])
        sign = self.random.choice(["", "-"])
        return Notation(self.random.choice([
            f"oklch(50% {digits} 0)", f"oklab(50% {sign}{digits} 0)", f"lab(50% {sign}{digits} 0)",
            f"lch(50% {digits} 20)", f"color(srgb {sign}{digits} 0 0)",
            f"color(xyz {digits} {digits} {digits})", f"rgb({digits} 0 0)",
            f"color(prophoto-rgb 0 {digits} 0)"]), "extreme", [])

    ALL = [hex, rgb, legacy_rgb, hsl, hwb, lab, lch, oklab, oklch, wide, name]


def clamp(value, low=0, high=1):
    return min(type(value)(high), max(type(value)(low), value))


def expected(notation):
    """The components that the manifest may have, by space, and how closely.

    There are two spaces where a color lies at the edge of one of them.
    """
    c = notation.components
    if notation.space == "srgb" and not notation.text.startswith("color"):
        return {"srgb": [clamp(x) for x in c]}, TOLERANCE
    if notation.space == "hsl":
        return {"srgb": arithmetic.hsl(*c)}, TOLERANCE
    if notation.space == "hwb":
        return {"srgb": arithmetic.hwb(*c)}, TOLERANCE
    xyz = xyz_of(notation)
    srgb, p3 = arithmetic.srgb_of_xyz(xyz), arithmetic.p3_of_xyz(xyz)
    if notation.space != "display-p3":
        if inside(srgb, EDGE):
            return {"srgb": srgb}, TOLERANCE
        if inside(srgb, -EDGE):
            return {"srgb": srgb, "display-p3": p3}, AT_EDGE
    if inside(p3, EDGE):
        return {"display-p3": p3}, TOLERANCE
    if inside(p3, -EDGE):
        return {"display-p3": p3}, AT_EDGE
    mapped = arithmetic.mapped_to_p3(*oklab_of(notation, xyz))
    # Black and white are the same in both spaces.
    spaces = ["display-p3", "srgb"] if len(set(mapped)) == 1 else ["display-p3"]
    return {space: mapped for space in spaces}, MAPPED_TOLERANCE


# What lies so near the edge of a gamut may be taken to be on either side.
EDGE = Decimal("1e-6")
AT_EDGE = 2e-5


def inside(components, edge):
    return all(edge <= x <= 1 - edge for x in components)


def xyz_of(notation):
    c = notation.components
    if notation.space == "lab":
        return arithmetic.xyz_of_lab(*c)
    if notation.space == "lch":
        return arithmetic.xyz_of_lab(c[0], *arithmetic.polar(max(c[1], 0), c[2]))
    if notation.space == "oklab":
        return arithmetic.xyz_of_oklab(*c)
    if notation.space == "oklch":
        return arithmetic.xyz_of_oklab(c[0], *arithmetic.polar(max(c[1], 0), c[2]))
    return arithmetic.xyz_of_color_function(notation.space, c)


def oklab_of(notation, xyz):
    """OKLab as it is written, since a lightness of 1 decides how a color is mapped."""
    c = [arithmetic.number(each) for each in notation.components]
    if notation.space == "oklab":
        return c
    if notation.space == "oklch":
        return [c[0], *arithmetic.polar(max(c[1], 0), c[2])]
    return arithmetic.oklab_of_xyz(xyz)


def compare(color, notation):
    """What is wrong with a manifest's color; None where nothing is."""
    spaces, tolerance = expected(notation)
    if color["colorSpace"] not in spaces:
        return f"is in {color['colorSpace']}, not {' or '.join(spaces)}"
    actual, components = color["components"], spaces[color["colorSpace"]]
    if not all(arithmetic.close(float(a), float(b), tolerance) for a, b in zip(actual, components)):
        return f"is {actual}, not {[round(float(c), 12) for c in components]}"
    alpha = float(clamp(notation.alpha))
    if not arithmetic.close(color["alpha"], alpha, TOLERANCE):
        return f"has alpha {color['alpha']}, not {alpha}"
    if color["colorSpace"] == "srgb":
        codes = [int(255 * x + 0.5) for x in actual]
        if alpha < 1:
            codes.append(int(255 * color["alpha"] + 0.5))
        text = "#" + "".join(f"{code:02X}" for code in codes)
        if color["hex"][:7] != text[:7]:
            return f"is {color['hex']} in hex, not {text}"
    return None


def manifest(campaign_, theme, configuration=""):
    """A theme's manifest, or the run that made none."""
    folder = campaign_.fresh()
    (folder / "t.theme.json").write_text(json.dumps(theme))
    (folder / "appearance.yaml").write_text(
        campaign.LENIENT.replace("presets, ", "") + configuration)
    result = campaign_.run("compile", "t.theme.json", "--quiet", cwd=folder, seconds=120)
    path = folder / "T.appearance.json"
    return (manifests.read(path) if path.exists() else None), result


def colors(campaign_, count, together=500):
    """Colors in every notation."""
    before = campaign_.counts
    maker = ColorMaker(campaign_.random)
    for start in range(0, count, together):
        notations = [maker.ALL[(start + index) % len(maker.ALL)](maker)
                     for index in range(min(together, count - start))]
        palette = {f"c{index}": notation.text for index, notation in enumerate(notations)}
        document, result = manifest(campaign_, {"palette": palette, "roles": {
            name: f"{{{name}}}" for name in palette}})
        if document is None:
            campaign_.case(False, f"colors do not compile: {result}",
                           colors="\n".join(palette.values()))
            continue
        for index, notation in enumerate(notations):
            found = document["palette"][f"c{index}"]
            problem = compare(found, notation)
            campaign_.case(problem is None, f"{notation.text} {problem}")
    campaign_.row("colors in every notation", before)


def extremes(campaign_, count):
    """Numbers beyond all measure."""
    before = campaign_.counts
    maker = ColorMaker(campaign_.random)
    for _ in range(count):
        text = maker.extreme().text
        document, result = manifest(campaign_, {"palette": {"a": text}, "roles": {"a": "{a}"}})
        problem = str(result) if result.status not in (campaign.DONE, campaign.FINDINGS) else None
        if problem is None and document is not None:
            components = document["palette"]["a"]["components"]
            if not all(0 <= x <= 1 for x in components):
                problem = f"becomes {components}"
        campaign_.case(problem is None, f"{text}: {problem}")
    campaign_.row("colors beyond all measure", before)


def in_variant(color, variant):
    """An entry of the manifest in a variant, as sRGB components and alpha, in doubles."""
    if "components" not in color:
        color = color[variant] if variant in color else color[
            "dark" if variant.startswith("dark") else "light"]
    components = color["components"]
    if color["colorSpace"] != "srgb":
        components = [float(c) for c in arithmetic.srgb_of(
            color["colorSpace"], [Decimal(c) for c in components])]
    return components, color["alpha"]


INKS = {"darkContent": ([0.0] * 3, 1), "lightContent": ([1.0] * 3, 1)}


def at(document, appearance, path):
    """The color of a property; a string is the name of one of the palette."""
    value = appearance
    for part in path.split("."):
        value = value[part]
    return document["palette"][value] if isinstance(value, str) else value


def ink_of_status_bar(style, variant):
    if style == "default":
        style = "lightContent" if variant.startswith("dark") else "darkContent"
    return INKS[style]


def worst_and_best(random, foreground, background, backdrops):
    if background[1] < 1 and backdrops:
        ratios = [arithmetic.contrast_over(foreground, background, each) for each in backdrops]
        return min(ratios), max(ratios)
    return arithmetic.interval(foreground, background, random)


def checked_pairs(campaign_, document, backdrops):
    """Compares every pair that a manifest measures."""
    for appearance in document["appearances"]:
        if appearance["kind"] != "declared":
            continue
        for entry in appearance["contrast"]:
            for place, variant in itertools.product(entry["at"], entry["variants"]):
                try:
                    background = in_variant(
                        at(document, appearance, f"{place}.{entry['background']}"), variant)
                    foreground = ink_of_status_bar(appearance["statusBarStyle"], variant) \
                        if entry["foreground"] == "statusBar" else in_variant(
                            at(document, appearance, f"{place}.{entry['foreground']}"), variant)
                except (KeyError, TypeError):
                    continue
                problem = pair_problem(campaign_, entry, foreground, background, backdrops)
                campaign_.case(
                    problem is None,
                    f"{entry['rule']} in {place}, {variant}: {entry['foreground']} {foreground} on "
                    f"{background} over {backdrops}: {problem}")


def pair_problem(campaign_, entry, foreground, background, backdrops):
    worst, best = worst_and_best(campaign_.random, foreground, background, backdrops)
    searched = background[1] < 1 and foreground[1] < 1 and not backdrops
    # A search comes close to the end of an interval from within; ratios have six decimals.
    slack = 2e-3 if searched else 1e-6
    if not arithmetic.close(entry["ratio"], worst, slack):
        return f"ratio {entry['ratio']}, not {worst}"
    if any(round(each, 6) != each for each in (entry["ratio"], entry.get("best", 1))):
        return f"ratio {entry['ratio']} has more than six decimals"
    if not searched and abs(worst - entry["required"]) > 1e-9 and (
            (worst >= entry["required"]) != (entry["ratio"] >= entry["required"])):
        return f"ratio {entry['ratio']} is on the other side of {entry['required']} than {worst}"
    if searched and entry["ratio"] > worst * (1 + 1e-6):
        return f"ratio {entry['ratio']}, while a backdrop gives {worst}"
    if "best" in entry and not arithmetic.close(entry["best"], best, slack):
        return f"best {entry['best']}, not {best}"
    if abs(worst - entry["required"]) > slack and abs(best - entry["required"]) > slack:
        verdict = "pass" if worst >= entry["required"] else \
            "fail" if best < entry["required"] else "depends-on-content"
        if entry["verdict"] != verdict:
            return f"verdict {entry['verdict']}, not {verdict} ({worst} to {best})"
    return None


class PairMaker(campaign.ThemeMaker):
    """Themes of colors that are the same on every iOS, translucent more often."""

    def literal(self, alpha=0.0):
        color = self.hex(alpha) if self.chance(0.8) else \
            f"color(display-p3 {self.random.random():.4f} {self.random.random():.4f} 0.5)"
        return color

    def bar(self, kind):
        bar = {"backgroundColor": self.random.choice([
            self.color(alpha=0.5), self.adaptive_color()])}
        for key in ["tintColor"] + {"navigationBar": ["titleColor", "largeTitleColor"],
                                    "tabBar": ["unselectedItemTintColor"], "toolbar": []}[kind]:
            bar[key] = self.color(alpha=0.3)
        return bar


def pairs(campaign_, count):
    """Ratios, intervals and verdicts of random appearances."""
    before = campaign_.counts
    for _ in range(count):
        maker = PairMaker(campaign_.random)
        theme = maker.theme(colors=4, appearances=4)
        for appearance in theme["appearances"].values():
            appearance.pop("inverse", None)
        theme.pop("inverse", None)
        backdrops = [] if campaign_.random.random() < 0.5 else [
            [campaign_.random.randrange(256) for _ in range(3)] for _ in range(3)]
        configuration = "" if not backdrops else "backdrop: [" + ", ".join(
            '"#%02X%02X%02X"' % tuple(each) for each in backdrops) + "]\n"
        document, result = manifest(campaign_, theme, configuration)
        if document is None:
            campaign_.case(result.status == campaign.FINDINGS, f"a theme does not compile: {result}",
                           theme=campaign.yaml(theme))
            continue
        checked_pairs(campaign_, document, [[c / 255 for c in each] for each in backdrops])
    campaign_.row("pairs over all that may lie under them", before)


def automatic(campaign_, count):
    """What `statusBarStyle: auto` comes to, by trying every style."""
    before = campaign_.counts
    styles = {"light": VARIANTS[::2], "dark": VARIANTS[1::2], "unspecified": VARIANTS}
    for _ in range(count):
        maker = PairMaker(campaign_.random)
        appearances = {}
        for index in range(40):
            appearances[f"a{index}"] = {
                "statusBarStyle": "auto",
                "interfaceStyle": campaign_.random.choice(sorted(styles)),
                "navigationBar": {"backgroundColor": campaign_.random.choice(
                    [maker.literal(0.4), maker.adaptive_color()])}}
        document, result = manifest(campaign_, {"appearances": appearances})
        if document is None:
            campaign_.case(False, f"`auto` does not compile: {result}",
                           theme=json.dumps(appearances))
            continue
        for appearance in document["appearances"]:
            variants = styles[appearance["interfaceStyle"]]
            background = at(document, appearance, "navigationBar.backgroundColor")
            worst = {}
            for style in ["darkContent", "lightContent", "default"]:
                worst[style] = min(arithmetic.interval(
                    ink_of_status_bar(style, variant), in_variant(background, variant),
                    campaign_.random)[0] for variant in variants)
            chosen, best = appearance["statusBarStyle"], max(worst.values())
            if isinstance(chosen, dict):
                # A style for each interface style stands where no single one can be seen in both.
                pair = min(arithmetic.interval(
                    ink_of_status_bar(chosen["dark" if "dark" in variant.lower() else "light"], variant),
                    in_variant(background, variant), campaign_.random)[0] for variant in variants)
                fine = best < 3 and pair > best
            else:
                fine = arithmetic.close(worst[chosen], best, 1e-9) and not (
                    chosen == "default" and max(worst["darkContent"], worst["lightContent"]) >= best)
            campaign_.case(fine, f"auto is {chosen} on {background}: {worst}")
    campaign_.row("`statusBarStyle: auto`", before)


def run(campaign_):
    colors(campaign_, campaign_.size(3_300, 66_000))
    extremes(campaign_, campaign_.size(30, 300))
    pairs(campaign_, campaign_.size(60, 1_200))
    automatic(campaign_, campaign_.size(10, 200))


if __name__ == "__main__":
    campaign.main("differential", run)
