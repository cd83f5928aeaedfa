"""Which pairs of random themes pass: every verdict of the lint against a second arithmetic.

Themes have gradients, translucent and wide colors, palettes, tokens, heirs, states, inverses, backdrops
and bars of glass. What is drawn on what is worked out from the theme, in floating point, by WCAG 2.2
and CSS Color 4. A pair below its threshold that no finding names is a failure, and so is a finding on a
pair that passes clearly, or on glass.
"""

import itertools
import json
import re

import campaign

VARIANTS = ["light", "dark", "lightHighContrast", "darkHighContrast"]
BACKDROPS = [(a, b, c) for a, b, c in itertools.product([0, 0.25, 0.5, 0.75, 1], repeat=3)]

# A part by the beginning of its findings: its rule, what it needs, and from when on nothing is said.
PARTS = {
    "titleColor": ("title", "title-contrast", 4.5, 4.5),
    "largeTitleColor": ("large title", "title-contrast", 3, 3),
    "tintColor": ("tint", "tint-contrast", 3, 4.5),
    "icons": ("icon tint", "tint-contrast", 3, 3),
    "selected": ("selected tab", "tab-label-contrast", 4.5, 4.5),
    "unselectedItemTintColor": ("unselected tab", "tab-label-contrast", 4.5, 4.5),
    "statusBar": ("status bar", "status-bar-contrast", 3, 4.5),
}
RULES = {part[1] for part in PARTS.values()} | {"content-dependent-contrast", "inverse-unreadable"}
OUTPUTS = ["presets", "barAppearances", "dynamicColors", "assetCatalog"]


# Arithmetic


def linear(value):
    size = abs(value)
    light = size / 12.92 if size <= 0.04045 else ((size + 0.055) / 1.055) ** 2.4
    return -light if value < 0 else light


def encoded(light):
    size = abs(light)
    value = 12.92 * size if size <= 0.0031308 else 1.055 * size ** (1 / 2.4) - 0.055
    return -value if light < 0 else value


def srgb_of_p3(components):
    """CSS Color 4, `lin_P3_to_XYZ` and `XYZ_to_lin_sRGB` in one."""
    r, g, b = map(linear, components)
    return tuple(map(encoded, (
        1.2249401762805598 * r - 0.2249401762805597 * g,
        -0.0420569547096881 * r + 1.0420569547096881 * g,
        -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)))


def luminance(color):
    return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])


def over(color, alpha, back):
    return tuple(alpha * c + (1 - alpha) * b for c, b in zip(color, back))


class Reading:
    """The least and the greatest ratio of an ink on grounds, and how exact they are."""

    def __init__(self, ink, grounds, backdrops):
        self.worst, self.best = 21.0, 1.0
        is_opaque = all(alpha == 1 for _, alpha in grounds)
        self.tolerance = 1e-6 if len(grounds) == 1 else 0.02
        if is_opaque:
            runs = [[over(color, alpha, (0, 0, 0)) for color, alpha in grounds]]
        elif backdrops:
            runs = [[over(color, alpha, back) for color, alpha in grounds] for back in backdrops]
        else:
            if ink[1] < 1:
                self.tolerance = 0.08
            ends = [(0, 0, 0), (1, 1, 1)] if ink[1] == 1 else BACKDROPS
            every = 1 if ink[1] == 1 else max(1, len(grounds) // 12)
            runs = [[over(color, alpha, back) for back in ends] for color, alpha in grounds[::every]]
        sides = set()
        for run in runs:
            signs = []
            for back in run:
                front, ground = luminance(over(*ink, back)), luminance(back)
                ratio = (max(front, ground) + 0.05) / (min(front, ground) + 0.05)
                self.worst, self.best = min(self.worst, ratio), max(self.best, ratio)
                signs.append(front > ground)
            if len(set(signs)) > 1:
                # Somewhere between two grounds nothing can be seen.
                self.worst = 1.0
            sides.update(signs)
        if len(sides) > 1 and not backdrops:
            self.worst = 1.0


def fade(stops, steps=64):
    """The colors of a gradient: components and alphas run evenly from stop to stop."""
    return [(tuple(a + (b - a) * step / steps for a, b in zip(start[0], end[0])),
             start[1] + (end[1] - start[1]) * step / steps)
            for start, end in zip(stops, stops[1:]) for step in range(steps + 1)]


# Themes


class Maker:
    """A random theme as YAML's JSON, and the values of its colors by variant."""

    def __init__(self, random):
        self.random = random
        self.is_wide = random.random() < 0.6
        self.named = {}
        self.palette, self.tokens = {}, {}
        for index in range(4):
            self.palette[f"p{index}"], self.named[f"p{index}"] = self.literal()
            self.tokens[f"t{index}"], self.named[f"t{index}"] = self.token()
        self.target = random.choice(["15.0", "16.0", "18.0", "26.0"])
        self.looks = {}
        names = ["one", "two", "three"][:random.randint(1, 3)]
        self.theme = {"tokens": ["t.tokens.json"], "palette": self.palette, "appearances": {}}
        for name in names:
            self.theme["appearances"][name] = self.appearance(name)

    def chance(self, part):
        return self.random.random() < part

    def hex(self, low=None):
        low = self.random.choice([0, 170]) if low is None else low
        parts = [low + self.random.randrange(86) for _ in range(3)]
        return "#" + "".join(f"{part:02X}" for part in parts), tuple(part / 255 for part in parts)

    def plain(self, alpha=0.15):
        """A color that is the same in every variant, as text and value."""
        if self.is_wide and self.chance(0.2):
            parts = [round(self.random.random(), 3) for _ in range(3)]
            return f"color(display-p3 {parts[0]} {parts[1]} {parts[2]})", (srgb_of_p3(parts), 1.0)
        text, value = self.hex()
        if self.chance(alpha):
            level = self.random.choice([0x80, 0xCC, 0xE6, 0xF2])
            return f"{text}{level:02X}", (value, level / 255)
        return text, (value, 1.0)

    def literal(self):
        if self.chance(0.6):
            text, value = self.plain()
            return text, dict.fromkeys(VARIANTS, value)
        light, dark = self.plain(), self.plain()
        texts, values = {"light": light[0], "dark": dark[0]}, {"light": light[1], "dark": dark[1]}
        for high, low in [("lightHighContrast", "light"), ("darkHighContrast", "dark")]:
            values[high] = values[low]
            if self.chance(0.3):
                texts[high], values[high] = self.plain()
        return texts, values

    def token(self):
        is_wide = self.is_wide and self.chance(0.5)
        parts = [round(self.random.random(), 3) for _ in range(3)]
        value = {"colorSpace": "display-p3" if is_wide else "srgb", "components": parts, "alpha": 1}
        color = (srgb_of_p3(parts) if is_wide else tuple(parts), 1.0)
        return {"$type": "color", "$value": value}, dict.fromkeys(VARIANTS, color)

    def color(self):
        if self.chance(0.35):
            name = self.random.choice(list(self.named))
            # A place of its own, by which states tell what is theirs.
            return f"{{{name}}}", dict(self.named[name])
        return self.literal()

    def ground(self, into, values):
        if self.chance(0.2):
            colors = [self.color() for _ in range(self.random.randint(2, 4))]
            into["backgroundGradient"] = [text for text, _ in colors]
            values["ground"] = {v: fade([each[v] for _, each in colors]) for v in VARIANTS}
        else:
            into["backgroundColor"], value = self.color()
            values["ground"] = {v: [value[v]] for v in VARIANTS}

    def bar(self, kind, inherited):
        """What is written of a bar, and what it shows in each of its states."""
        keys = {"navigationBar": ["titleColor", "tintColor"], "toolbar": ["tintColor"],
                "tabBar": ["tintColor", "unselectedItemTintColor"]}[kind]
        if kind == "navigationBar" and self.chance(0.3):
            keys.append("largeTitleColor")
        written, shown = {}, {"": dict(inherited.get("", {}))}
        if not inherited or self.chance(0.5):
            self.ground(written, shown[""])
        for key in keys:
            if not inherited or self.chance(0.4):
                written[key], shown[""][key] = self.color()
        states = ["scrollEdge"] + (["compact"] if kind != "tabBar" else [])
        for state in states:
            if not inherited and self.chance(0.25):
                written[state], own = {}, dict(shown[""])
                if self.chance(0.6):
                    self.ground(written[state], own)
                if not written[state] or self.chance(0.4):
                    key = self.random.choice(keys)
                    written[state][key], own[key] = self.color()
                shown[state] = own
        return written, shown

    def appearance(self, name):
        written = {"statusBarStyle": self.random.choice(["lightContent", "darkContent"]),
                   "interfaceStyle": self.random.choice(["light", "dark", "unspecified"])}
        bases = [other for other, look in self.looks.items() if look["heritable"]]
        base = self.looks[self.random.choice(bases)] if bases and self.chance(0.5) else None
        if base:
            written["extends"] = base["name"]
        look = {"name": name, "style": written["statusBarStyle"], "bars": {}, "glass": set(),
                "face": written["interfaceStyle"], "backdrops": None, "rgb": False}
        if base:
            look["backdrops"] = base["backdrops"]
        if self.chance(0.3):
            colors = [self.hex() for _ in range(self.random.randint(1, 2))]
            written["backdrop"] = [text for text, _ in colors]
            look["backdrops"] = [value for _, value in colors]
        for kind in ["navigationBar", "toolbar", "tabBar"]:
            inherited = base["bars"].get(kind, {}) if base else {}
            if kind != "navigationBar" and not inherited and self.chance(0.4):
                continue
            bar, look["bars"][kind] = self.bar(kind, inherited)
            if base and kind in base["glass"]:
                look["glass"].add(kind)
            elif self.chance(0.15):
                bar["liquidGlass"] = "system"
                look["glass"].add(kind)
            if bar:
                written[kind] = bar
        # What an heir's own colors make of its base's states is another matter.
        look["heritable"] = all(len(bar) == 1 for bar in look["bars"].values())
        if not self.is_wide and self.chance(0.4):
            written["inverse"] = "rgb"
            look["rgb"] = True
        elif base and base["rgb"]:
            written["inverse"] = "none"
        self.looks[name] = look
        return written

    def shown(self):
        """The appearances that can be seen, the inverses made by `rgb` among them."""
        for name, look in self.looks.items():
            yield name, look["style"], look, look["bars"]
            if look["rgb"]:
                # What is shared by a bar and its states stays shared.
                known = {}
                yield f"{name}Inverse", None, look, {
                    kind: {state: {key: known.setdefault(id(value), turned(key, value))
                                   for key, value in shown.items()}
                           for state, shown in bar.items()}
                    for kind, bar in look["bars"].items()}


def turned(key, value):
    def flip(color):
        return tuple(1 - c for c in color[0]), color[1]
    return {v: [flip(c) for c in color] if key == "ground" else flip(color)
            for v, color in value.items()}


# Comparing


def pairs(kind, style, shown, base):
    """The parts that are drawn in a state and not as in the bar's base, with their inks."""
    inks = {key: value for key, value in shown.items() if key != "ground"}
    if kind == "tabBar" and "tintColor" in inks:
        inks["selected"] = inks.pop("tintColor")
    if kind == "navigationBar" and style:
        glyphs = (1.0,) * 3 if style == "lightContent" else (0.0,) * 3
        inks["statusBar"] = dict.fromkeys(VARIANTS, (glyphs, 1.0))
    if base and kind != "tabBar" and shown["tintColor"] is not base["tintColor"]:
        # Texts of buttons have a color in each state, and icons that of the bar.
        inks["icons"] = base["tintColor"]
    for part, ink in inks.items():
        if part == "icons":
            if shown["ground"] is not base["ground"]:
                yield part, ink
            continue
        key = "tintColor" if part == "selected" else part
        is_own = base is None or shown["ground"] is not base["ground"] \
            or part != "statusBar" and shown[key] is not base.get(key)
        if is_own:
            yield part, ink


def verdicts(campaign_, maker, folder):
    (folder / "T.theme.yaml").write_bytes(campaign.yaml(maker.theme))
    (folder / "t.tokens.json").write_text(json.dumps(maker.tokens))
    outputs = campaign_.random.sample(OUTPUTS, campaign_.random.randint(1, 4))
    if not {"presets", "barAppearances"} & set(outputs):
        outputs.append("presets")
    (folder / "appearance.yaml").write_text(
        f"deploymentTarget: {maker.target}\noutputs: [{', '.join(outputs)}]\n")
    result = campaign_.run("lint", "T.theme.yaml", "--format", "json", cwd=folder)
    files = {"bar": "", "configuration": (folder / "appearance.yaml").read_bytes(),
             "theme": (folder / "T.theme.yaml").read_bytes(), "tokens": json.dumps(maker.tokens)}
    try:
        report = json.loads(result.out)
    except ValueError:
        campaign_.case(False, f"no report: {result}", **files)
        return 0
    found = [(each["rule"], each["message"]) for each in report["diagnostics"]]
    other = [each for each in found if each[0] in ["syntax", "type", "unknown-key", "missing-counterpart"]]
    if not campaign_.case(not other, f"the theme is not understood: {other}", **files):
        return 0
    count, glass, seen = 0, 0, set()
    for name, style, look, bars in maker.shown():
        variants = [v for v in VARIANTS if look["face"] == "unspecified" or v.startswith(look["face"])]
        for kind, states in bars.items():
            files["bar"] = reduced(maker, look["name"], kind)
            is_glass = maker.target == "26.0" and (kind == "tabBar" or kind in look["glass"])
            for state, shown in states.items():
                path = ".".join(filter(None, [name, kind, state]))
                # Of the status bar on the bar as it is findings name the appearance.
                places = [f"'{path}'"] + ([f"'{name}'"] if kind == "navigationBar" and not state else [])
                named = [each for each in found if each[0] in RULES
                         and any(place in each[1] for place in places)]
                if is_glass:
                    glass += 1
                    campaign_.case(not named, f"{path} is glass: {named}", **files)
                    continue
                for part, ink in pairs(kind, style, shown, states[""] if state else None):
                    if part == "largeTitleColor" and state.startswith("compact"):
                        continue  # At compact height no title is large.
                    title, rule, required, advised = PARTS[part]
                    readings = [Reading(ink[v], shown["ground"][v], look["backdrops"]) for v in variants]
                    worst = min(readings, key=lambda each: each.worst)
                    own = [each for each in named if is_of(part, each[1])]
                    count += 1
                    slack = 1 + worst.tolerance
                    what = f"{path}: {title} has {worst.worst:.4f}"
                    if worst.worst * slack < required:
                        campaign_.case(own, f"{what}, needs {required}, and nothing is found", **files)
                    elif worst.worst > advised * slack:
                        campaign_.case(not own, f"{what}, and passes {advised}: {own}", **files)
                    else:
                        campaign_.case(True, what)
                    seen.update(own)
    if glass:
        campaign_.case(report["summary"]["notMeasured"] > 0, "glass is not listed", **files)
    foreign = [each for each in found if each[0] in RULES and each not in seen
               # The style of an inverse is the tool's own choice.
               and not ("status bar" in each[1] and "Inverse" in each[1])]
    campaign_.case(not foreign, f"found, and drawn nowhere: {foreign}", **files)
    return count


def reduced(maker, name, kind):
    """What a theme has of one bar of an appearance and of those that it extends, for people."""
    kept = {}
    while name:
        whole = maker.theme["appearances"][name]
        kept[name] = {key: value for key, value in whole.items()
                      if key == kind or key not in ["navigationBar", "toolbar", "tabBar"]}
        name = whole.get("extends")
    text = json.dumps(kept)
    colors = {**maker.palette, **{key: token["$value"] for key, token in maker.tokens.items()}}
    used = {key: value for key, value in colors.items() if f"{{{key}}}" in text}
    return json.dumps({"appearances": dict(reversed(kept.items())), "colors": used})


def is_of(part, message):
    title = PARTS[part][0]
    if part == "statusBar":
        return "status bar" in message or "status-bar" in message
    return re.match(rf"{title} (#|on |color)", message) is not None


def run(campaign_):
    before, count = campaign_.counts, 0
    themes = campaign_.size(100, 2_000)
    for _ in range(themes):
        count += verdicts(campaign_, Maker(campaign_.random), campaign_.fresh())
    print(f"  {count} pairs of {themes} themes")
    campaign_.row("verdicts", before)


if __name__ == "__main__":
    campaign.main("verdicts", run)
