"""Random themes for the campaign `shown`, as trees whose colors carry their values.

The themes have nulls in states, explicit inverses over states, every layout of tabs, selection indicators,
heirs of appearances with states, search bars, badges, glass, hidden bars, every word for a background,
adaptive and translucent colors, gradients, backdrops and every kind of button.
"""

import copy
import json

VARIANTS = ["light", "dark", "lightHighContrast", "darkHighContrast"]
BARS = ["navigationBar", "toolbar", "tabBar"]
STATES = ["scrollEdge", "compact", "compactScrollEdge"]
LAYOUTS = ["stacked", "inline", "compactInline"]
# Mappings of a bar that are merged key by key; `buttons` has mappings in it.
GROUPS = {"buttons", "plain", "done", "back", "prominent", "searchBar", "scopeButtons", "items", *LAYOUTS}

OUTPUTS = ["presets", "barAppearances", "proxy", "doubleNavigation", "colorTheme", "swiftUI"]
TARGETS = ["15.0", "17.0", "18.0", "26.0"]

# Rules whose errors would keep the manifest from being written. A rule that is off still measures.
OFF = ["status-bar-contrast", "status-bar-automatic", "title-contrast", "tint-contrast", "tab-label-contrast",
       "badge-contrast", "search-bar-contrast", "inverse-unreadable", "content-dependent-contrast",
       "missing-counterpart", "indistinguishable-tab-state", "mixed-mechanisms", "dynamic-frozen",
       "prominent-foreground", "high-contrast-regression", "scroll-edge-unset", "opaque-with-alpha",
       "background-without-effect", "null-without-effect", "partial-appearance", "omitted-property",
       "unavailable-property", "swapped-themes", "bar-style-conflict", "glass-background", "proxy-scope",
       "glass-without-effect", "status-bar-without-effect"]


class Color:
    """A color as it is written, and its components and alpha in each variant."""

    def __init__(self, text, values):
        self.text = text
        self.values = values

    @property
    def key(self):
        return tuple(self.values[variant] for variant in VARIANTS)

    def is_opaque(self, variant):
        return self.values[variant][1] == 1


class SystemColor(Color):
    """A color of UIKit's, whose values change with iOS 26."""

    # As of `UIColor`: light, dark, and both with increased contrast.
    TABLE = {"systemRed": ("FF3B30 FF453A D70015 FF6961", "FF383C FF4245 E9152D FF6165"),
             "systemIndigo": ("5856D6 5E5CE6 3634A3 7D7AFF", "6155F5 6D7CFF 564ADE A7AAFF"),
             "systemOrange": ("FF9500 FF9F0A C93400 FFB340", "FF8D28 FF9230 C55300 FFA056"),
             "systemTeal": ("30B0C7 40C8E0 008299 5DE6FF", "00C3D0 00D2E0 008198 3BDDEC")}
    # True for the values of iOS 26.
    is_new = False
    # True once a color was read.
    was_read = False

    def __init__(self, name):
        self.text = "." + name
        self.sets = [
            {variant: (tuple(int(text[index:index + 2], 16) / 255 for index in (0, 2, 4)), 1.0)
             for variant, text in zip(VARIANTS, texts.split())} for texts in self.TABLE[name]]

    @property
    def values(self):
        SystemColor.was_read = True
        return self.sets[SystemColor.is_new]


def written(tree):
    """A tree as `json.dumps` takes it."""
    if isinstance(tree, Color):
        return tree.text
    if isinstance(tree, dict):
        return {key: written(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [written(value) for value in tree]
    return tree


UNDER = "color under a gradient"


def merged(base, over):
    """A bar with another one laid over it, key by key; null stays, since it takes back in a state."""
    result = dict(base)
    for key, value in over.items():
        if key in GROUPS | set(STATES) and isinstance(value, dict) and isinstance(base.get(key), dict):
            result[key] = merged(base[key], value)
        else:
            result[key] = value
        # Of what is inherited the nearest background is drawn.
        others = {"backgroundColor": ["backgroundGradient"],
                  "backgroundGradient": ["backgroundColor", "backgroundImage"]}
        if value is not None:
            for other in others.get(key, []):
                if other not in over:
                    hidden = result.pop(other, None)
                    if hidden is not None and other == "backgroundColor":
                        # An output without gradients paints the color under one.
                        result[UNDER] = hidden
        if key == "backgroundColor" and value is None:
            result.pop(UNDER, None)
    return result


def flat(tree, prefix=""):
    """The properties of a bar without its states, by their paths; nulls stay."""
    result = {}
    for key, value in tree.items():
        if key in STATES:
            continue
        if key in GROUPS and isinstance(value, dict):
            result.update(flat(value, f"{prefix}{key}."))
        else:
            result[prefix + key] = value
    return result


def over(base, difference):
    """The properties of a bar in a state: its own, with what the state says laid over them."""
    tree = {key: value for key, value in base.items() if key not in STATES}
    return {path: value for path, value in flat(merged(tree, difference)).items() if value is not None}


class Maker:
    """A random theme with its configuration."""

    def __init__(self, random, index, has_system=True):
        self.random = random
        self.index = index
        self.runtime = random.choice(["yalantis", "yalantis2015"]) if self.chance(0.06) else "AppearanceKit"
        self.outputs = ["presets"] if self.runtime != "AppearanceKit" else \
            random.sample(OUTPUTS, random.choice([1, 1, 1, 2]))
        self.target = random.choice(TARGETS)
        self.sdk = random.choice([None, "26.0"] if self.target == "26.0" else [None, "26.0", "18.0"])
        # Without an `sdk` the newest is assumed.
        self.has_26 = self.sdk != "18.0"
        self.backdrops = self.colors(1, 2) if self.chance(0.15) else None
        self.is_plain = self.runtime != "AppearanceKit"
        # Of an enumeration's colors the values are written, and of an inverse's the manifest has the values.
        self.has_system = has_system and not self.is_plain and "colorTheme" not in self.outputs and self.chance(0.12)
        self.palette = {} if self.chance(0.7) else {"ink": self.color(0.3), "paper": self.color(0.3)}
        self.appearances, self.whole = {}, {}
        if "colorTheme" in self.outputs:
            if self.chance(0.2):
                # Adaptive, for both themes.
                self.add("both", "")
            else:
                self.add("light", "light")
                self.add("dark", "dark")
                if self.chance(0.2):
                    self.add("other")
        else:
            for name in ["one", "two", "three"][:random.randint(1, 3)]:
                self.add(name)
        self.screens = {}
        if "doubleNavigation" in self.outputs or "presets" in self.outputs and self.chance(0.35):
            self.add_screens()
        if self.screens and "presets" in self.outputs and self.runtime != "yalantis2015" and self.chance(0.7):
            self.outputs.append("screens")

    # Chance

    def chance(self, part):
        return self.random.random() < part

    def hex(self, alpha=0.0):
        low = self.random.choice([0, 0, 60, 170, 170])
        parts = tuple(low + self.random.randrange(86) for _ in range(3))
        text = "#" + "".join(f"{part:02X}" for part in parts)
        rgb = tuple(part / 255 for part in parts)
        if self.chance(alpha):
            level = self.random.choice([0x80, 0xCC, 0xE6, 0xF2])
            return f"{text}{level:02X}", (rgb, level / 255)
        return text, (rgb, 1.0)

    def plain(self, alpha=0.0):
        text, value = self.hex(alpha)
        return Color(text, dict.fromkeys(VARIANTS, value))

    def color(self, adaptive=0.25, alpha=0.0):
        if self.has_system and self.chance(0.3):
            return SystemColor(self.random.choice(list(SystemColor.TABLE)))
        if self.is_plain or not self.chance(adaptive):
            if getattr(self, "palette", None) and self.chance(0.15):
                name = self.random.choice(list(self.palette))
                color = copy.copy(self.palette[name])
                color.text = f"{{{name}}}"
                return color
            return self.plain(alpha)
        texts, values = {}, {}
        for variant in VARIANTS:
            if variant in VARIANTS[:2] or self.chance(0.25):
                texts[variant], values[variant] = self.hex(alpha)
            else:
                values[variant] = values[VARIANTS[VARIANTS.index(variant) - 2]]
        return Color(texts, values)

    def colors(self, low, high):
        return [self.plain() for _ in range(self.random.randint(low, high))]

    def backdrop(self):
        return self.random.choice(["light", "dark", *[self.colors(1, 3)] * 2])

    # Bars

    def background(self, bar, is_state=False):
        """Gives a bar a background of some kind."""
        kind = self.random.random()
        if kind < 0.55:
            bar["backgroundColor"] = self.color(0.35, 0.12)
        elif kind < 0.62:
            bar["background"] = "opaque"
            if self.chance(0.4):
                bar["backgroundColor"] = self.color(0.3)
        elif kind < 0.74:
            bar["background"] = "default"
            if self.chance(0.6):
                bar["backgroundColor"] = self.color(0.3, 0.6)
        elif kind < 0.80:
            bar["background"] = self.random.choice(["transparent", "none"])
        elif kind < 0.84 and not self.is_plain:
            # Opaque stops: the contrast of translucent ones is for the campaign of verdicts.
            bar["backgroundGradient"] = self.colors(2, 3)
        elif kind < 0.86 and not self.is_plain:
            bar["backgroundImage"] = "Bar"
        elif kind < 0.89 and not self.is_plain and not is_state:
            bar["background"] = "default"
            bar["backgroundEffect"] = "systemThinMaterial"
            if self.chance(0.5):
                bar["backgroundColor"] = self.color(0.3, 0.8)

    def maybe(self, bar, key, part, adaptive=0.25, alpha=0.03):
        if self.chance(part):
            bar[key] = self.color(adaptive, alpha)

    def buttons(self, kind, part=0.6):
        buttons = {}
        for each in ["plain", "done", "prominent"] + (["back"] if kind == "navigationBar" else []):
            if self.chance(part if each != "prominent" else 0.2):
                buttons[each] = {"color": self.color(0.2, 0.02)}
                if self.chance(0.08):
                    buttons[each][self.random.choice(["highlightedColor", "disabledColor", "focusedColor"])] \
                        = self.color()
        return buttons

    def items(self):
        items = {}
        for key in ["titleColor", "selectedTitleColor", "iconColor", "selectedIconColor"]:
            self.maybe(items, key, 0.5, 0.15, 0.02)
        return items

    def foregrounds(self, bar, kind, part):
        """Colors in front of a bar, of which a state may have its own."""
        self.maybe(bar, "tintColor", 1.3 * part)
        if kind == "navigationBar":
            self.maybe(bar, "titleColor", part)
            self.maybe(bar, "largeTitleColor", 0.4 * part)
            self.maybe(bar, "subtitleColor", 0.2 * part)
            self.maybe(bar, "largeSubtitleColor", 0.12 * part)
        if kind == "tabBar":
            self.maybe(bar, "unselectedItemTintColor", part)
            for group, chance in [("items", 0.7), *[(layout, 0.35) for layout in LAYOUTS]]:
                if self.chance(chance * part) and (items := self.items()):
                    bar[group] = items
            self.maybe(bar, "selectionIndicatorColor", 0.45 * part, 0.2, 0.25)
            self.maybe(bar, "badgeColor", 0.3 * part, 0.2, 0.2)
            self.maybe(bar, "badgeTextColor", 0.25 * part)
        elif self.chance(0.6 * part) and (buttons := self.buttons(kind)):
            bar["buttons"] = buttons

    def bar(self, kind):
        bar = {}
        self.background(bar)
        self.foregrounds(bar, kind, 0.6)
        chance = self.chance
        if kind == "navigationBar":
            if chance(0.25):
                bar["prefersLargeTitles"] = chance(0.6)
            if chance(0.2):
                bar["largeTitleDisplayMode"] = self.random.choice(["always", "never", "automatic", "inline"])
            if chance(0.05):
                bar["titleFont"] = {"size": 20, "weight": "regular"}
            if chance(0.04):
                bar["largeTitleFont"] = {"size": 13, "weight": "bold"}
            if chance(0.05):
                bar["prompt"] = "Choose"
            if chance(0.2):
                search = {}
                for key in ["tintColor", "fieldColor", "textColor", "placeholderColor"]:
                    self.maybe(search, key, 0.6, 0.2, 0.2 if key == "fieldColor" else 0)
                if chance(0.2):
                    search["scopeButtons"] = {"titleColor": self.color()}
                if search:
                    bar["searchBar"] = search
            self.maybe(bar, "badgeColor", 0.1, 0.2, 0.1)
            self.maybe(bar, "badgeTextColor", 0.1)
        self.maybe(bar, "barTintColor", 0.3 if "doubleNavigation" in self.outputs else 0.05)
        if kind != "tabBar" and chance(0.06):
            bar["hidesSharedBackground"] = True
        if chance(0.04):
            bar["isHidden"] = True
        if chance(0.2):
            bar["liquidGlass"] = self.random.choice(["system", "system", "keep"])
        if chance(0.04):
            bar["isTranslucent"] = chance(0.5)
        if chance(0.05):
            bar["style"] = self.random.choice(["black", "default"])
        if chance(0.12):
            bar["backdrop"] = self.backdrop()
        return bar

    def state(self, kind, whole, inherited):
        """The entries of a state: its own colors, and nulls for those of the bar."""
        state = {}
        if self.chance(0.45):
            self.background(state, is_state=True)
        self.foregrounds(state, kind, 0.3)
        for key, value in whole.items():
            # A group with a null below it is too seldom to be asked for.
            takes_back = isinstance(value, (Color, dict)) and key in [
                "backgroundColor", "tintColor", "titleColor", "largeTitleColor", "unselectedItemTintColor", "items",
                "buttons", "selectionIndicatorColor", "badgeColor", "badgeTextColor", *LAYOUTS]
            if kind == "navigationBar" and key.startswith("badge"):
                continue
            # Heirs that lay a gradient over a color are seldom.
            chance = 0.4 if key == "backgroundColor" and "colorTheme" in self.outputs else 0.15
            if takes_back and key not in state and key not in inherited and self.chance(chance):
                state[key] = None
            elif key in ["items", *LAYOUTS] and isinstance(value, dict) and key in state:
                for name in value:
                    if name not in state[key] and self.chance(0.15):
                        state[key][name] = None
        for key in [key for key in state if key in inherited and inherited[key] is None]:
            del state[key]
        if self.chance(0.08):
            state["backdrop"] = self.backdrop()
        return state

    def states(self, bar, kind, whole):
        # An heir that takes the state back writes nothing else for it.
        if "scrollEdge" not in bar and self.chance(0.5):
            inherited = whole.get("scrollEdge")
            kinds = ["mapping"] * 5 + ["transparent"] * 2 + ["default", "same"]
            # A mapping over a word that an heir inherits is another matter.
            choice = "mapping" if isinstance(inherited, dict) else self.random.choice(
                kinds[5:] if inherited else kinds)
            bar["scrollEdge"] = choice
            if choice == "mapping":
                bar["scrollEdge"] = self.state(kind, {**whole, **bar}, inherited or {})
        if kind != "tabBar":
            for name, part in [("compact", 0.25), ("compactScrollEdge", 0.12)]:
                if self.chance(part):
                    inherited = whole.get(name)
                    bar[name] = self.state(
                        kind, {**whole, **bar}, inherited if isinstance(inherited, dict) else {})
        for name in STATES:
            if bar.get(name) == {}:
                del bar[name]

    # Appearances

    def add(self, name, style=None):
        tree = {}
        bases = list(self.appearances)
        base = {}
        if bases and self.chance(0.4):
            tree["extends"] = self.random.choice(bases)
            base = self.whole[tree["extends"]]
        if style or style is None and self.chance(0.5):
            tree["interfaceStyle"] = style or self.random.choice(["light", "dark"])
        if self.chance(0.8):
            words = ["lightContent", "darkContent"]
            tree["statusBarStyle"] = self.random.choice([*words * 3, "default", {
                "light": self.random.choice(words), "dark": self.random.choice(words)}])
            if isinstance(tree["statusBarStyle"], dict) and self.runtime != "AppearanceKit":
                tree["statusBarStyle"] = "default"
        if self.chance(0.15):
            tree["backdrop"] = self.backdrop()
        for kind in BARS:
            inherited = base.get(kind) or {}
            if inherited:
                if self.chance(0.4):
                    continue
                bar = {}
                if self.chance(0.4):
                    self.background(bar)
                elif "colorTheme" in self.outputs and inherited.get("backgroundColor") and self.chance(0.4):
                    # The output has the color, which states may take back.
                    bar["backgroundGradient"] = self.colors(2, 3)
                self.foregrounds(bar, kind, 0.25)
                for key in ["tintColor", "titleColor", "buttons", "items", "backgroundColor", "scrollEdge"]:
                    if inherited.get(key) is not None and key not in bar and self.chance(0.08):
                        bar[key] = None
            elif self.chance(0.75):
                bar = self.bar(kind)
            else:
                continue
            self.states(bar, kind, {key: value for key, value in inherited.items() if key not in bar}
                        | {key: value for key, value in bar.items() if value is not None})
            if bar:
                tree[kind] = bar
        if not any(kind in tree or base.get(kind) for kind in BARS):
            tree["toolbar"] = self.bar("toolbar")
        if not self.is_plain and not self.has_system and self.chance(0.3):
            tree["inverse"] = self.inverse(tree, base)
        elif not self.is_plain and not self.has_system and self.appearances and self.chance(0.15):
            tree["inverse"] = self.random.choice(list(self.appearances))
        elif base.get("inverse"):
            tree["inverse"] = "none"
        self.appearances[name] = tree
        self.whole[name] = self.resolved(tree, base)

    def inverse(self, tree, base):
        """A rule, or properties of bars that are laid over what `swap` makes."""
        if self.chance(0.5):
            return self.random.choice(["swap", "rgb", "mirror", "lightness"])
        mapping = {}
        for kind in BARS:
            if (kind in tree or base.get(kind)) and self.chance(0.6):
                bar = {}
                self.foregrounds(bar, kind, 0.35)
                if self.chance(0.2):
                    bar["backgroundColor"] = self.color()
                if bar:
                    mapping[kind] = bar
        if self.chance(0.4):
            mapping["statusBarStyle"] = self.random.choice(["lightContent", "darkContent"])
        return mapping or "swap"

    @staticmethod
    def resolved(tree, base):
        """An appearance with what it extends, with the differences of its states."""
        whole = {key: value for key, value in base.items() if key != "extends"}
        for key, value in tree.items():
            if key in BARS and value is not None and whole.get(key):
                whole[key] = merged(whole[key], value)
                for state in STATES:
                    if whole[key].get(state) is None:
                        whole[key].pop(state, None)
            elif key != "extends":
                whole[key] = value
        return whole

    def add_screens(self):
        names = list(self.appearances)
        for index in range(self.random.randint(1, 3)):
            screen = {"appearance": self.random.choice(names)}
            if self.chance(0.3):
                screen["navigationBarHidden"] = True
            if self.chance(0.6):
                screen["toolbarHidden"] = False
            if self.chance(0.15):
                screen["whenEditing"] = self.random.choice(names)
            self.screens[f"S{index}T{self.index}Controller"] = screen

    # Files

    @property
    def theme(self):
        theme = {"prefix": f"t{self.index}", "appearances": written(self.appearances)}
        if self.palette:
            theme["palette"] = written(self.palette)
        if self.screens:
            theme["screens"] = self.screens
        return json.dumps(theme, indent=1)

    @property
    def configuration(self):
        lines = [f"outputs: [{', '.join(self.outputs)}, manifest]", f"deploymentTarget: {self.target}",
                 f"runtime: {self.runtime}"]
        if self.sdk:
            lines.append(f"sdk: {self.sdk}")
        if self.backdrops:
            lines.append(f"backdrop: {json.dumps(written(self.backdrops))}")
        return "\n".join([*lines, "lint:", *[f"  {rule}: off" for rule in OFF]]) + "\n"
