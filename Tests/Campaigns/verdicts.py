"""Verdicts on the pairs of random themes: all that the lint says, against a second arithmetic.

Themes have gradients, translucent and wide colors, palettes, tokens, heirs, states, clear edges,
inverses, backdrops and bars of glass. The model draws each part of a bar on its layers, on every iOS that
the configuration has and in every interface style in which an output shows it, in floating point, by
WCAG 2.2 and CSS Color 4. A pair below its threshold that no finding names is a failure, and so is a
finding on a pair that passes clearly, or on glass, or of another rule or severity. Parts that cannot be
measured have to be in the manifest's list of those, and no others.
"""

import itertools
import json
import re

import campaign
import manifests

VARIANTS = ["light", "dark", "lightHighContrast", "darkHighContrast"]
BACKDROPS = [(a, b, c) for a, b, c in itertools.product([0, 0.25, 0.5, 0.75, 1], repeat=3)]

OPPOSITE = dict(zip(VARIANTS, ["dark", "light", "darkHighContrast", "lightHighContrast"]))

# A part by the beginning of its findings: its rule, what it needs, and from when on nothing is said.
PARTS = {
    "title": ("title", "title-contrast", 4.5, 4.5),
    "title in tint": ("title in tint", "title-contrast", 4.5, 4.5),
    "large title": ("large title", "title-contrast", 3, 3),
    "large title in tint": ("large title in tint", "title-contrast", 3, 3),
    "tint": ("tint", "tint-contrast", 3, 4.5),
    "icons": ("icon tint", "tint-contrast", 3, 3),
    "selected": ("selected tab", "tab-label-contrast", 4.5, 4.5),
    "unselected": ("unselected tab", "tab-label-contrast", 4.5, 4.5),
    "darkContent": ("black status bar", "status-bar-contrast", 3, 4.5),
    "lightContent": ("white status bar", "status-bar-contrast", 3, 4.5),
    # Glyphs of the style `default`, on screens of one interface style.
    "light": ("black status bar", "status-bar-automatic", 3, 4.5),
    "dark": ("white status bar", "status-bar-automatic", 3, 4.5),
}
RULES = {part[1] for part in PARTS.values()} | {
    "content-dependent-contrast", "inverse-unreadable", "scroll-edge-unset"}
OUTPUTS = ["presets", "barAppearances", "dynamicColors", "assetCatalog"]
ORDER = ["", "scrollEdge", "compact"]

# Nothing is drawn, and content is seen.
CLEAR = ((0.0,) * 3, 0.0)
BLACK, WHITE = (0.0,) * 3, (1.0,) * 3
GLYPHS = {"darkContent": dict.fromkeys(VARIANTS, (BLACK, 1.0)),
          "lightContent": dict.fromkeys(VARIANTS, (WHITE, 1.0))}
GLYPHS["light"], GLYPHS["dark"] = GLYPHS["darkContent"], GLYPHS["lightContent"]
# Outputs, or parts of them, that give the tint of a navigation bar to no item on iOS 26.
UNTINTED = {"barAppearances", "proxy", "colorTheme", "swiftUI"}
# Large titles of iOS 26 scroll with the content.
CONTENT = {v: [CLEAR] for v in VARIANTS}


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
        # Of a gradient over content nothing is said about the best content.
        self.is_exact = len(grounds) == 1 or is_opaque
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
        if is_opaque:
            # Of all places the worst one counts, whatever the best one has.
            self.best = self.worst


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
        # The configuration has an iOS before 26, and one from 26 on.
        self.is_old = self.target != "26.0"
        self.sdk = random.choice([None, "26.0", "18.0"] if self.is_old else [None])
        # Without an `sdk` the newest is assumed.
        self.is_new = self.sdk != "18.0"
        self.backdrops = [self.hex() for _ in range(random.randint(1, 2))] if self.chance(0.15) else []
        self.looks = {}
        names = ["one", "two", "three"][:random.randint(1, 3)]
        self.theme = {"tokens": ["t.tokens.json"], "palette": self.palette, "appearances": {}}
        for name in names:
            self.theme["appearances"][name] = self.appearance(name)

    def configuration(self, outputs):
        lines = [f"deploymentTarget: {self.target}", f"outputs: [{', '.join(outputs)}]"]
        if self.sdk:
            lines.append(f"sdk: {self.sdk}")
        if self.backdrops:
            lines.append(f"backdrop: {json.dumps([text for text, _ in self.backdrops])}")
        return "".join(f"{line}\n" for line in lines)

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
        values["paint"] = "backgroundGradient" if "backgroundGradient" in into else "backgroundColor"

    def bar(self, kind, inherited):
        """A bar as it is written, and as it is shown in each of its states."""
        keys = {"navigationBar": ["titleColor", "tintColor"], "toolbar": ["tintColor"],
                "tabBar": ["tintColor", "unselectedItemTintColor"]}[kind]
        if kind == "navigationBar" and self.chance(0.3):
            keys.append("largeTitleColor")
        if kind == "navigationBar" and self.chance(0.15):
            # The tint is the title's color then.
            keys.remove("titleColor")
        written, shown = {}, {"": dict(inherited.get("", {}))}
        if not inherited or self.chance(0.5):
            self.ground(written, shown[""])
        for key in keys:
            if not inherited or self.chance(0.4):
                written[key], shown[""][key] = self.color()
        states = ["scrollEdge"] + (["compact"] if kind != "tabBar" else [])
        for state in states:
            if not inherited and state == "scrollEdge" and self.chance(0.15):
                written[state] = self.random.choice(["transparent", "transparent", "default"])
                shown[state] = {**shown[""], "edge": written[state], "ground": {v: [CLEAR] for v in VARIANTS}}
            elif not inherited and self.chance(0.25):
                written[state], own = {}, dict(shown[""])
                if self.chance(0.6):
                    self.ground(written[state], own)
                if not written[state] or self.chance(0.4):
                    key = self.random.choice(keys)
                    written[state][key], own[key] = self.color()
                shown[state] = own
        return written, shown

    def appearance(self, name):
        written = {"statusBarStyle": self.random.choice(["lightContent", "darkContent"] * 2 + ["default"]),
                   "interfaceStyle": self.random.choice(["light", "dark", "unspecified"])}
        bases = [other for other, look in self.looks.items() if look["heritable"]]
        base = self.looks[self.random.choice(bases)] if bases and self.chance(0.5) else None
        if base:
            written["extends"] = base["name"]
        look = {"name": name, "style": written["statusBarStyle"], "bars": {}, "glass": set(),
                "face": written["interfaceStyle"], "rgb": False,
                "backdrops": [value for _, value in self.backdrops]}
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
        # An heir's own colors in its base's states are another matter.
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
                # Colors that a bar and its states share stay shared.
                known = {}
                yield f"{name}Inverse", None, look, {
                    kind: {state: {key: known.setdefault(id(value), turned(key, value))
                                   for key, value in shown.items()}
                           for state, shown in bar.items()}
                    for kind, bar in look["bars"].items()}


def turned(key, value):
    """The look of an inverse by `rgb`; an edge stays as clear as it is."""
    def flip(color):
        return color if color == CLEAR else (tuple(1 - c for c in color[0]), color[1])
    if key in ["edge", "paint"]:
        return value
    return {v: [flip(c) for c in color] if key == "ground" else flip(color)
            for v, color in value.items()}


# Drawing


class Pair:
    """A part of a bar with its ink on a ground, in the first state that shows it."""

    def __init__(self, part, ink, ground, state):
        self.part, self.ink, self.ground, self.state = part, ink, ground, state
        self.is_clear = ground["light"] == [CLEAR]
        self.is_by_screen = part in ["light", "dark"]
        self.title, self.rule, self.required, self.advised = PARTS[part]

    def has(self, message):
        """Says if a finding is about the part, on the ground that the pair has."""
        if not re.match(rf"{self.title} (#|on |color)", message):
            return False
        is_on_content = re.search(" content (on sRGB screens )?has ", message) is not None
        return not self.part.startswith("large") or is_on_content == self.is_clear

    def reading(self, variant, screen, backdrops):
        """The contrast where the theme's colors have one variant and the screen has another."""
        if self.is_clear and not backdrops:
            backdrops = [WHITE if screen.startswith("light") else BLACK]
        return Reading(self.ink[variant], self.ground[variant], backdrops)

    def varies(self, variant):
        """Says if the theme's colors have other values in the other interface style."""
        other = OPPOSITE[variant]
        return self.ground[variant] != self.ground[other] or self.ink[variant] != self.ink[other]

    def is_on(self, screen):
        return not self.is_by_screen or screen.startswith(self.part)

    def written(self, look):
        """The readings of the bar as it is written, in the appearance's interface style."""
        return [self.reading(v, v, look["backdrops"]) for v in VARIANTS
                if self.is_on(v) and (look["face"] == "unspecified" or v.startswith(look["face"]))]

    def others(self, look, outputs, drawing):
        """The readings of `barAppearances` on devices of the style that the appearance does not have.

        Bars keep the appearance's style under a screen of the device's. Navigation items have none. Before iOS 26 their
        buttons have the tint of any bar, and from then on the tint of bars colors no buttons.
        """
        is_tint = self.part in ["icons", "tint"] and self.ink is drawing.bar[""]["tintColor"]
        is_navigation = drawing.kind == "navigationBar"
        is_items = is_navigation and (drawing.is_known(self.state) or not is_tint)
        is_bars = not is_navigation or drawing.is_old or not is_tint
        if look["face"] == "unspecified" or "barAppearances" not in outputs:
            return []
        is_on_screen = self.is_by_screen or self.is_clear and not look["backdrops"]
        result = []
        for v in VARIANTS:
            if v.startswith(look["face"]) or not self.is_on(v):
                continue
            if is_on_screen and is_bars:
                result.append(self.reading(OPPOSITE[v], v, look["backdrops"]))
            if is_items and (is_on_screen or self.varies(v)):
                result.append(self.reading(v, v, look["backdrops"]))
        return result


class Drawing:
    """A bar in each of its states on each iOS of a configuration: pairs, and parts that nobody can measure."""

    def __init__(self, maker, look, kind, style, bar):
        self.kind, self.style, self.bar = kind, style, bar
        self.is_old, self.is_new = maker.is_old, maker.is_new
        self.is_glass = self.is_new and (kind == "tabBar" or kind in look["glass"])
        # From iOS 17 on the style `default` adapts to what is behind, and before it follows the interface.
        self.adapts = style == "default" and float(maker.target) >= 17
        self.pairs = []
        # The place, the property that colors a part and what the manifest calls its ground.
        self.unmeasured, self.known = set(), []
        for state in sorted(bar, key=ORDER.index):
            self.draw(state, bar[state], look["backdrops"])

    def is_known(self, state):
        """Says if a state on iOS 26 has a background of the theme's."""
        return self.is_new and not self.is_glass and self.bar[state].get("edge") != "default"

    def draw(self, state, shown, backdrops):
        word = shown.get("edge")
        is_unknown = self.is_new and (self.is_glass or word == "default")
        for part, name, ink in self.parts(shown):
            if self.is_old or not is_unknown:
                self.add(part, ink, shown["ground"], state)
            if is_unknown and part not in ["light", "dark"]:
                self.leave(part, name, ink, None, state, "system")
        if self.kind == "navigationBar" and self.style == "default":
            behind = "backdrop" if word else shown["paint"]
            if self.is_old or not is_unknown:
                self.leave("statusBar", "statusBar", None, shown["ground"], state, behind)
            if is_unknown:
                self.leave("statusBar", "statusBar", None, None, state, "backgroundColor")
        if self.kind != "navigationBar" or state != ("scrollEdge" if "scrollEdge" in self.bar else ""):
            return
        name = next(key for key in ["largeTitleColor", "titleColor", "tintColor"] if key in shown)
        part = "large title in tint" if name == "tintColor" else "large title"
        is_clear = word == "transparent" and not self.is_glass
        # In the title's color on the title's ground the title needs more.
        if (self.is_old or is_clear) and name == "largeTitleColor":
            self.add(part, shown[name], shown["ground"], state)
        if self.is_new and not is_clear:
            if backdrops:
                self.add(part, shown[name], CONTENT, state)
            else:
                self.leave(part, name, shown[name], CONTENT, state, "backdrop")

    def parts(self, shown):
        """The parts in a state, with the properties that color them."""
        tint = self.bar[""]["tintColor"]
        if self.kind == "tabBar":
            yield "selected", "tintColor", shown["tintColor"]
            yield "unselected", "unselectedItemTintColor", shown["unselectedItemTintColor"]
            return
        if self.kind == "navigationBar":
            if self.style and not self.adapts:
                for part in ["light", "dark"] if self.style == "default" else [self.style]:
                    yield part, "statusBar", GLYPHS[part]
            if "titleColor" in shown:
                yield "title", "titleColor", shown["titleColor"]
            else:
                yield "title in tint", "tintColor", shown["tintColor"]
        # Texts of buttons have a color in each state, and icons that of the bar.
        if shown["tintColor"] is not tint:
            yield "icons", "icons", tint
        yield "tint", "tintColor", shown["tintColor"]

    def add(self, part, ink, ground, state):
        if not any(each.part == part and each.ink is ink and each.ground is ground for each in self.pairs):
            self.pairs.append(Pair(part, ink, ground, state))

    def leave(self, part, name, ink, ground, state, behind):
        """Leaves a part that nobody can measure, once for each pair of colors."""
        if not any(each[0] == part and each[1] is ink and each[2] is ground for each in self.known):
            self.known.append((part, ink, ground))
            self.unmeasured.add((f"{self.kind}.{state}".rstrip("."), name, behind))


# Comparing


class Comparison:
    """The findings about a theme beside its pairs."""

    def __init__(self, campaign_, maker, found, outputs, files):
        self.campaign, self.maker, self.found, self.outputs = campaign_, maker, found, outputs
        self.files = files
        self.count, self.seen = 0, set()
        self.unmeasured = {}

    def run(self):
        for name, style, look, bars in self.maker.shown():
            listed = self.unmeasured.setdefault(name, set())
            for kind, bar in bars.items():
                self.files["bar"] = reduced(self.maker, look["name"], kind)
                drawing = Drawing(self.maker, look, kind, style, bar)
                listed |= drawing.unmeasured
                for state in bar:
                    self.state(name, look, drawing, state)

    def state(self, name, look, drawing, state):
        kind = drawing.kind
        path = ".".join(filter(None, [name, kind, state]))
        # Of the status bar on the bar as it is findings name the appearance.
        places = [f"'{path}'"] + ([f"'{name}'"] if kind == "navigationBar" and not state else [])
        named = [each for each in self.found if any(place in each[1] for place in places)]
        pairs = [pair for pair in drawing.pairs if pair.state == state]
        if drawing.is_glass and not drawing.is_old:
            wrong = [each for each in named if not any(pair.has(each[1]) for pair in pairs)]
            self.campaign.case(not wrong, f"{path} is glass: {wrong}", **self.files)
        for pair in pairs:
            own = [each for each in named if pair.has(each[1])]
            shown = {"": pair.written(look),
                     " in output 'barAppearances'": pair.others(look, self.outputs, drawing)}
            for output, readings in shown.items():
                told = [each for each in own if (output or " in output") in each[1]]
                if not output:
                    told = [each for each in own if each not in told]
                if readings:
                    self.judge(path + output, pair, look, readings, told, drawing.style is not None)
                    self.seen.update(told)

    def judge(self, path, pair, look, readings, own, is_written):
        case, files = self.campaign.case, self.files
        # The readings are those of wide screens; others clip colors and have a note.
        own = [each for each in own if each[2] != "note" or " on sRGB screens " not in each[1]]
        worst = min(readings, key=lambda each: each.worst)
        self.count += 1
        slack = 1 + worst.tolerance
        required = pair.required
        what = f"{path}: {pair.part} has {worst.worst:.4f}"
        if worst.worst * slack < required:
            case(own, f"{what}, needs {required}, and nothing is found", **files)
        elif worst.worst > pair.advised * slack:
            return case(not own, f"{what}, and passes {pair.advised}: {own}", **files)
        elif worst.worst * slack < pair.advised and worst.worst > required * slack:
            case(own, f"{what}, of {pair.advised}, and nothing is found", **files)
        else:
            case(True, what)
        rules = {each[0] for each in own}
        errors = [each for each in own if each[2] == "error"]
        if pair.is_clear and not look["backdrops"]:
            # The content is a guess, so that nothing is more than a warning.
            return case(rules <= {"scroll-edge-unset"} and not errors, f"{what} on a guess: {own}", **files)
        rule, by_content = pair.rule if is_written else "inverse-unreadable", "content-dependent-contrast"
        if len(own) > 1:
            # A bar and its item have one place and a finding each, which are not told apart.
            is_right = pair.is_by_screen and rules <= {rule, by_content}
            case(is_right and {each[0] for each in errors} <= {rule}, f"{what}, and twice: {own}", **files)
            return None
        if own:
            case(rules == {rule} or rules == {by_content} and not errors, f"{what}, not of {rule}: {own}", **files)
        if own and all(each.is_exact for each in readings):
            fails = [each for each in readings if each.best * (1 + each.tolerance) < required]
            may_fail = [each for each in readings if each.best < required * (1 + each.tolerance)]
            if fails:
                case(len(errors) == len(own), f"{what}, and never {required}: {own}", **files)
            elif not may_fail:
                is_below = worst.worst * slack < required
                if is_below or worst.worst > required * slack:
                    case(not errors and rules == {by_content if is_below else rule},
                         f"{what}, and may have {required}: {own}", **files)
        return None


def verdicts(campaign_, maker, folder):
    (folder / "T.theme.yaml").write_bytes(campaign.yaml(maker.theme))
    (folder / "t.tokens.json").write_text(json.dumps(maker.tokens))
    outputs = campaign_.random.sample(OUTPUTS, campaign_.random.randint(1, 4))
    if not {"presets", "barAppearances"} & set(outputs):
        outputs.append("presets")
    configuration = maker.configuration(outputs)
    (folder / "appearance.yaml").write_text(configuration)
    result = campaign_.run("lint", "T.theme.yaml", "--format", "json", cwd=folder)
    files = {"bar": "", "configuration": configuration,
             "theme": (folder / "T.theme.yaml").read_bytes(), "tokens": json.dumps(maker.tokens)}
    try:
        report = json.loads(result.out)
    except ValueError:
        campaign_.case(False, f"no report: {result}", **files)
        return 0
    found = [(each["rule"], each["message"], each["severity"]) for each in report["diagnostics"]]
    other = [each for each in found if each[0] in ["syntax", "type", "unknown-key", "missing-counterpart"]]
    if not campaign_.case(not other, f"the theme is not understood: {other}", **files):
        return 0
    found = [each for each in found if each[0] in RULES]
    comparison = Comparison(campaign_, maker, found, outputs, files)
    comparison.run()
    files["bar"] = ""
    foreign = [each for each in found if each not in comparison.seen
               # The style of an inverse is the tool's own choice.
               and not ("status bar" in each[1] and "Inverse" in each[1])]
    campaign_.case(not foreign, f"found, and drawn nowhere: {foreign}", **files)
    of_inverses = lists(campaign_, maker, comparison, outputs, folder, files)
    # Glyphs that adapt to the content are counted, too.
    unmeasured = set().union(*comparison.unmeasured.values())
    is_unknown = of_inverses or any(
        behind in ["system", "backdrop"] or front == "statusBar" for _, front, behind in unmeasured)
    # Buttons that a tint doesn't reach on iOS 26 are counted too; in every output that is the back button.
    is_counted = report["summary"]["notMeasured"] > 0
    is_right = is_counted if is_unknown else not is_counted or maker.is_new
    campaign_.case(is_right, "glass or content is not counted", **files)
    return comparison.count


def lists(campaign_, maker, comparison, outputs, folder, files):
    """Compares the manifest's list of parts that are not measured with the model's.

    Returns the status bars of inverses, whose style is the tool's own choice.
    """
    rules = [*sorted(RULES), "indistinguishable-tab-state"]
    lenient = "".join(f"  {rule}: warning\n" for rule in rules)
    (folder / "appearance.yaml").write_text(f"{maker.configuration([*outputs, 'manifest'])}lint:\n{lenient}")
    result = campaign_.run("compile", "T.theme.yaml", "--quiet", cwd=folder)
    path = folder / "T.appearance.json"
    if not campaign_.case(path.exists(), f"no manifest: {result.err.decode()[:300]}", **files):
        return set()
    of_inverses = set()
    for entry in manifests.read(path)["appearances"]:
        # Before iOS 26 a navigation item has the tint of any bar.
        of_bars = [each for each in entry.get("notMeasured", [])
                   if each["reason"].startswith("before iOS 26 a navigation item ")]
        campaign_.case(not of_bars or "barAppearances" in outputs, f"{entry['name']}: of items: {of_bars}", **files)
        # On iOS 26 the tint of a bar reaches buttons only where an output gives it to each.
        untinted = [each for each in entry.get("notMeasured", []) if each["reason"].startswith("on iOS 26 the tint of")]
        of_bars += untinted
        # No output gives the tint to the back button.
        backs = [each for each in untinted if each["reason"].endswith("back button")]
        untinted = [each for each in untinted if each not in backs]
        campaign_.case(not untinted or UNTINTED & set(outputs), f"{entry['name']}: untinted: {untinted}", **files)
        campaign_.case(not backs or maker.is_new, f"{entry['name']}: back buttons: {backs}", **files)
        listed = {(place, each["foreground"], each["background"])
                  for each in entry.get("notMeasured", []) if each not in of_bars for place in each["at"]}
        expected = comparison.unmeasured.get(entry["name"], set())
        if entry["name"].endswith("Inverse"):
            own = {each for each in listed if each[1] == "statusBar"}
            of_inverses |= own
            listed -= own
        campaign_.case(expected <= listed, f"{entry['name']}: not listed: {sorted(expected - listed)}", **files)
        # States of a tab bar are listed too, though iOS 26 has no background of theirs.
        others = {each for each in listed
                  if (each[0].replace("tabBar.scrollEdge", "tabBar"), *each[1:]) not in expected}
        campaign_.case(not others, f"{entry['name']}: listed: {sorted(others)}", **files)
    return of_inverses


def reduced(maker, name, kind):
    """The part of a theme that is about one bar of an appearance and of those that it extends, for people."""
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


def run(campaign_):
    before, count = campaign_.counts, 0
    themes = campaign_.size(100, 2_000)
    for _ in range(themes):
        count += verdicts(campaign_, Maker(campaign_.random), campaign_.fresh())
    print(f"  {count} pairs of {themes} themes")
    campaign_.row("verdicts", before)


if __name__ == "__main__":
    campaign.main("verdicts", run)
