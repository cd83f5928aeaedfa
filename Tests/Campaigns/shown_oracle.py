"""The parts of a theme's bars that iOS shows, each with its color and its background.

The rules are written down once more here, from UIKit's headers and from what outputs do, and never from
the compiler's sources: which parts a bar has, what colors a part if its own color is absent, which layers
lie behind it on which iOS, and which interface style decides a color in which output.
"""

import collections
import copy
import functools
import itertools

from shown_maker import BARS, LAYOUTS, STATES, UNDER, VARIANTS, Color, SystemColor, flat, over

BLACK, WHITE = (0.0, 0.0, 0.0), (1.0, 1.0, 1.0)

# The system's own: its material, its opaque background with the one of sheets, and the red of badges.
MATERIAL = {"light": ((0xF9 / 255,) * 3, 0.94), "dark": ((0x1D / 255,) * 3, 0.94)}
GROUNDS = {"light": [WHITE], "lightHighContrast": [WHITE],
           "dark": [BLACK, (0x1C / 255, 0x1C / 255, 0x1E / 255)],
           "darkHighContrast": [BLACK, (0x24 / 255, 0x24 / 255, 0x26 / 255)]}


def hex(text):
    return tuple(int(text[index:index + 2], 16) / 255 for index in (0, 2, 4))


RED = SystemColor("systemRed")

# The grays that a word as `backdrop` stands for.
GRAYS = {"light": (0x75 / 255, 1.0), "dark": (0.0, 0x76 / 255)}

PAINTS = ["background", "backgroundColor", "backgroundGradient", "backgroundImage", "backgroundEffect"]

# The colors of the original library's structs, for a theme that sets none.
STRUCT = {"yalantis": {"backgroundColor": hex("EA2E49"), "tintColor": WHITE},
          "yalantis2015": {"backgroundColor": BLACK, "tintColor": BLACK}}
CLEAR = {"yalantis2015"}

# Properties of a bar, or of a screen's item, that no bar-appearance object has.
WITHOUT_OBJECT = {"style", "isTranslucent", "isHidden", "prefersLargeTitles", "largeTitleDisplayMode", "prompt",
                  "hidesSharedBackground", "liquidGlass", "barTintColor", "backdrop"}

# Properties of a navigation bar that its items have.
ITEM = {"largeTitleDisplayMode", "prompt", "hidesSharedBackground", "searchBar", "badgeColor", "badgeTextColor"}

# The outputs that color the items of navigation bars on iOS 26.
TINTED = {"presets", "barAppearances", "doubleNavigation"}

# Properties that an output cannot say.
TABS_ONLY = {"badgeColor", "badgeTextColor", "selectionIndicatorColor", "items", *LAYOUTS}
OMITTED = {
    "presets": set(),
    "barAppearances": set(),
    "proxy": {"searchBar", "prompt", "largeTitleDisplayMode", "hidesSharedBackground"},
    "doubleNavigation": set(),
    "colorTheme": {"backgroundEffect", "backgroundGradient", "backgroundImage", "subtitleColor",
                   "largeSubtitleColor", "prefersLargeTitles", "largeTitleDisplayMode", "prompt", "titleFont",
                   "largeTitleFont", "hidesSharedBackground", "compactScrollEdge", "searchBar", "buttons.prominent",
                   "highlightedColor", "focusedColor", "disabledColor",
                   *TABS_ONLY},
}


class Part:
    """A part of a bar in a look: what it shows in each variant, or that nobody can know."""

    def __init__(self, kind, names, rules, need, where, on):
        self.kind, self.names, self.rules, self.need = kind, names, rules, need
        self.where, self.on = where, on
        self.output = ""
        # True if the manifest must have it; an unknown one must be listed.
        self.required = True
        self.readings = {}
        # By variant, with a system's color: what makes parts one, and the readings before iOS 26 and on it.
        self.eras = {}
        self.is_unknown = False
        self.is_systems = False
        # True if it is listed though a pair of the same names is measured.
        self.is_beside = False
        # The source of its color and the identity of what is behind it, by which parts are one.
        self.source = None


class Ground:
    """The layers behind a part in one variant, from the top: paints, and what they end on.

    `end` is None where it is unknown, `any` for anything, a pair of gray levels, or a list of colors.
    """

    def __init__(self, paints=(), end=None):
        self.paints, self.end = list(paints), end

    def under(self, paint):
        """With another paint on top."""
        return Ground([paint, *self.paints], self.end) if paint[1] < 1 else Ground([], [paint[0]])


class Look:
    """A bar in a state, on an iOS, in a place of an output."""

    # True for a bar that no bar-appearance object styles.
    is_bare = False

    def __init__(self, **values):
        self.__dict__.update(values)

    @property
    def where(self):
        return f"{self.bar}.{self.state}" if self.state else self.bar


def below_color(ground, on):
    """The layers below a part's own color: over content that nobody knows it is measured over any."""
    is_known = ground is not None and ground.end is not None
    return ground if is_known else Ground((), "any" if on[0] == "backdrop" else None)


def styled(style, variant):
    """The variant in which a color is resolved that a style decides; None for the device's."""
    if style is None:
        return variant
    return style + ("HighContrast" if "HighContrast" in variant else "")


def face(variant):
    return "dark" if variant.startswith("dark") else "light"


class Appearance:
    """An appearance as its bars are in each state, declared or an inverse."""

    def __init__(self, name, style, status, backdrop, bars):
        self.name, self.style, self.status, self.backdrop = name, style, status, backdrop
        # By bar: the properties of the bar, and by state a mapping of properties or a word.
        self.bars = bars
        self.is_inverse = False

    @classmethod
    def declared(cls, name, tree):
        bars = {}
        for kind in BARS:
            bar = tree.get(kind)
            # What lies behind a bar says nothing about the bar.
            if not bar or set(bar) == {"backdrop"}:
                continue
            states = {}
            for state in STATES:
                value = bar.get(state)
                if isinstance(value, dict):
                    states[state] = over(bar, value)
                elif value in ["transparent", "default"]:
                    states[state] = value
            bars[kind] = ({k: v for k, v in flat(bar).items() if v is not None}, states)
        return cls(name, tree.get("interfaceStyle"), tree.get("statusBarStyle") or "default",
                   tree.get("backdrop"), bars)


# Layers


def content(look, variant, as_it_is):
    """The content under a bar; at an edge without a backdrop it is white or black."""
    backdrop = look.backdrop
    if isinstance(backdrop, str):
        return Ground((), GRAYS[backdrop])
    if backdrop:
        return Ground((), [color.values[variant][0] for color in backdrop])
    if not as_it_is:
        return Ground((), "any")
    if look.is_edge:
        return Ground((), [WHITE if face(styled(look.styles[2], variant)) == "light" else BLACK])
    return Ground()


def layers(look, variant, era):
    """The layers of a bar behind its items."""
    # A state has these from its bar, if it is not the campaign that says them.
    wide = {key: look.base[key] for key in ["liquidGlass", "style", "isTranslucent", "hidesSharedBackground"]
            if key in look.base}
    whole, theme = {**look.whole, **wide}, styled(look.styles[0], variant)
    if era == "ios26" and (look.bar == "tabBar" or whole.get("liquidGlass") == "system" and look.has_glass
                           or look.is_left):
        return Ground()
    word = whole.get("background")
    if look.is_left or word in ["transparent", "none"]:
        return Ground() if begins_below(look, whole) else content(look, variant, True)
    if look.place == "copy" or look.is_bare and "barTintColor" in whole:
        # A copy has no gradient, nor has a bar without objects.
        paint = whole.get("barTintColor") or whole.get("backgroundColor") or whole.get(UNDER)
        if paint:
            around = Ground((), "any") if begins_below(look, whole) else content(look, variant, False)
            return around.under(paint.values[theme])
        if era == "ios26" or whole.get("style") == "black" or whole.get("isTranslucent") is False:
            return Ground()
        return content(look, variant, False).under(MATERIAL[face(styled(look.styles[1], variant))])
    if "backgroundImage" in whole:
        return Ground()
    paints = []
    if "backgroundGradient" in whole:
        return Ground((), ("gradient", [color.values[theme][0] for color in whole["backgroundGradient"]]))
    if "backgroundColor" in whole:
        paints = [whole["backgroundColor"].values[theme]]
        if paints[0][1] == 1:
            return Ground((), [paints[0][0]])
    system = styled(look.styles[1], variant)
    # The opaque color of the system's lies over an effect.
    if "backgroundEffect" in whole and (word in [None, "default"] or word == "opaque" and paints):
        return Ground(paints, "any" if paints else None)
    if word == "opaque" or word is None and paints:
        # From iOS 26 on nobody knows what the system's own is.
        # The content of a screen begins below an opaque bar.
        around = Ground((), "any") if whole.get("isTranslucent") is False else content(look, variant, False)
        below = around if paints else Ground((), None if era == "ios26" else GROUNDS[system])
    elif look.place == "swiftUI" and paints:
        below = content(look, variant, False)
    elif era == "ios26":
        below = Ground((), "any") if paints else Ground()
    elif whole.get("style") == "black" or whole.get("isTranslucent") is False:
        below = Ground((), "any") if paints else Ground()
    else:
        below = content(look, variant, False).under(MATERIAL[face(system)])
    return Ground(paints + below.paints, below.end)


def begins_below(look, whole):
    """Says if the content that a theme declares begins below a bar, so that something else is behind it."""
    return whole.get("isTranslucent") is False and bool(look.backdrop)


def is_themes(look):
    """Says if content behind a bar is the theme's, or has another style than the system's colors on it."""
    return bool(look.backdrop) or look.styles[1] != look.styles[2] or look.base.get("style") == "black"


def top(look, era):
    """The property that is uppermost behind a part, and whether it is a color of the theme's."""
    whole = {**look.whole, **{key: look.base[key] for key in ["liquidGlass"] if key in look.base}}
    if era == "ios26" and (look.bar == "tabBar" or whole.get("liquidGlass") == "system" and look.has_glass):
        return "system", False
    if look.is_left and era == "ios26":
        return "system", False
    if look.is_left or whole.get("background") in ["transparent", "none"]:
        if begins_below(look, {**whole, "isTranslucent": look.base.get("isTranslucent")}):
            return "system", False
        return "backdrop", is_themes(look)
    if look.place == "copy" or look.is_bare and "barTintColor" in whole:
        paint = next((key for key in ["barTintColor", "backgroundColor", UNDER] if key in whole), None)
        return ("backgroundColor" if paint == UNDER else paint, True) if paint else ("system", False)
    for key in ["backgroundImage", "backgroundGradient", "backgroundColor"]:
        if key in whole:
            return key, True
    return "system", False


# Parts


def is_large(font, size, weight="regular"):
    """True if text in a font is large: 18 points, or 14 if bold."""
    if isinstance(font, dict):
        size, weight = font["size"], font.get("weight", "semibold")
    return size >= 18 or size >= 14 and weight in ["bold", "heavy", "black"]


def has_content(state, own):
    """True if a state says that other content is behind it than behind the bar."""
    return isinstance(state, dict) and state.get("backdrop", own.get("backdrop")) != own.get("backdrop")


def says_content(state, own):
    """True if a state only says what content is behind it."""
    def key(value):
        return value.key if isinstance(value, Color) else value
    return isinstance(state, dict) and all(
        key(value) == key(own.get(path)) for path, value in state.items() if path != "backdrop") and all(
        path in state for path in own if path != "backdrop" and path not in WITHOUT_OBJECT)


class Oracle:
    """Every part that the outputs of a configuration show of a theme."""

    def __init__(self, maker, arithmetic):
        self.maker, self.arithmetic = maker, arithmetic
        target = float(maker.target)
        self.eras = [era for era, end in [("ios15", 17), ("ios17", 18), ("ios18", 26)] if target < end]
        self.eras.append("ios26")
        self.has_26 = maker.has_26
        # From iOS 17 on a status bar with `default` adapts to the content.
        self.adapts = target >= 17

    def parts(self, appearance):
        result = []
        if not self.has_26:
            for bar, _ in appearance.bars.values():
                # Without glass its settings are left out.
                for key in ["liquidGlass", "hidesSharedBackground"]:
                    bar.pop(key, None)
            appearance.bars = {kind: bar for kind, bar in appearance.bars.items() if bar[0] or bar[1]}
        own = appearance.bars.get("navigationBar", ({}, {}))[0]
        if all(path.split(".")[0] in ITEM for path in own) or appearance.status == "default":
            # The style `default` may be listed where no output shows the bar, and any where no output sets it.
            result += self.barless(appearance)
        for output in self.maker.outputs:
            if output == "screens":
                continue
            for part in self.shown(appearance, output):
                if part.era == "ios26" and not self.has_26:
                    continue
                part.output = output
                result.append(part)
        self.choose(result)
        return result

    def choose(self, parts):
        """Gives parts in colors of UIKit's the readings of the iOS that show them."""
        seen = collections.defaultdict(set)
        for part in parts:
            for variant, (key, _) in part.eras.items():
                seen[part.output, variant, key].add(part.era == "ios26")
        for part in parts:
            for variant, (key, (old, new)) in part.eras.items():
                both = old.lowest(new)
                # Without its SDK bars are on iOS 26 as before, but for the material.
                is_material = part.on == "system" and part.kind != "tab badge"
                own = new if part.era == "ios26" else old if self.has_26 or is_material else both
                # A pair that is shown before and after has the lowest contrast of both.
                part.readings[variant] = own.either(both) if len(seen[part.output, variant, key]) > 1 else own

    # Outputs

    def shown(self, appearance, output):
        maker = self.maker
        style = appearance.style
        # A theme's screens hold in every output.
        screens = self.screens(appearance)
        if output == "presets":
            if maker.runtime != "AppearanceKit":
                yield from self.original(appearance)
                return
            yield from self.uikit(appearance, output, "bar", (style,) * 3, screens)
        elif output == "proxy":
            yield from self.uikit(appearance, output, "bar", (style,) * 3, screens)
        elif output == "barAppearances":
            # The function of bars leaves items as they are.
            yield from self.uikit(self.leaving(appearance, ITEM), output, "bar", (style, style, None), screens)
            # The bar that shows an item has its own style and translucency.
            yield from self.uikit(self.leaving(appearance, {"style", "isTranslucent"}), output, "item", (None,) * 3,
                                  screens)
        elif output == "doubleNavigation":
            if screens:
                yield from self.uikit(appearance, output, "bar", (style, style, None), screens)
                yield from self.uikit(appearance, output, "copy", (None,) * 3, screens)
        elif output == "colorTheme":
            yield from self.theme(appearance)
        elif output == "swiftUI":
            yield from self.swiftUI(appearance)

    @staticmethod
    def leaving(appearance, omitted):
        """An appearance without some properties of its navigation bar."""
        def kept(properties):
            return {path: value for path, value in properties.items()
                    if path.split(".")[0] not in omitted} if isinstance(properties, dict) else properties
        if "navigationBar" not in appearance.bars:
            return appearance
        own, states = appearance.bars["navigationBar"]
        other = copy.copy(appearance)
        other.bars = {**appearance.bars, "navigationBar": (
            kept(own), {state: kept(value) for state, value in states.items()})}
        return other

    def screens(self, appearance):
        """The screens that show an appearance, if an output makes them."""
        outputs = self.maker.outputs
        if "doubleNavigation" not in outputs and not {"presets", "screens"} <= set(outputs):
            return []
        result = []
        for screen in self.maker.screens.values():
            shown = [screen["appearance"], screen.get("whenEditing")]
            if appearance.name in shown:
                result.append(screen)
        return result

    def is_seen_as_inverse(self, appearance):
        """True if the preset is the inverse of an appearance whose screens do not all hide the bar."""
        for name, whole in self.maker.whole.items():
            if whole.get("inverse") == appearance.name:
                hidden = [screen.get("navigationBarHidden", False)
                          for screen in self.screens(Appearance.declared(name, whole))]
                if not (hidden and all(hidden)):
                    return True
        return False

    def sets_large_titles(self):
        """Whether a screen's appearance says if titles are large: DoubleNavigation then turns off those of others."""
        worn = {name for screen in self.maker.screens.values()
                for name in [screen["appearance"], screen.get("whenEditing")]}
        return any("prefersLargeTitles" in Appearance.declared("", whole).bars.get("navigationBar", ({}, {}))[0]
                   for name, whole in self.maker.whole.items() if name in worn)

    def variants(self, styles):
        """The device's variants in which a look is seen: one style's where that decides everything."""
        return [variant for variant in VARIANTS if not all(styles) or variant.startswith(styles[0])]

    def backdrop(self, appearance, whole):
        return whole.get("backdrop") or appearance.backdrop or self.maker.backdrops

    def leaves_edge(self, output, kind, own, states):
        """True if the edge of a bar is UIKit's: AppearanceKit sets the states of bars with a background, other
        outputs those of bars with a bar-appearance object."""
        if output == "presets":
            return not {"background", "backgroundColor", "backgroundGradient"} & set(own)
        if output == "doubleNavigation":
            worn = [Appearance.declared("", self.maker.whole[screen[key]]).bars.get(kind)
                    for screen in self.maker.screens.values() for key in ["appearance", "whenEditing"]
                    if key in screen]
            return all(self.is_bare(kind, *bar) for bar in worn if bar)
        return self.is_bare(kind, own, states)

    @staticmethod
    def is_bare(kind, own, states):
        without = WITHOUT_OBJECT | {"navigationBar": {"badgeColor", "badgeTextColor"}, "toolbar": {"tintColor"},
                                    "tabBar": set()}[kind]
        # The tint of a state is one of its own where it is not the bar's.
        return all(path in without or path.startswith("searchBar.") for path in own) and all(
            state == "default" or isinstance(state, dict) and all(path in without or path.startswith("searchBar.") for path in state)
            and ("tintColor" not in state or "tintColor" in own and state["tintColor"].key == own["tintColor"].key)
            for state in states.values())

    def looks(self, appearance, output, place, styles, kind):
        """A bar in each of its states, as an output shows it."""
        omitted = OMITTED.get(output, set())
        own, states = appearance.bars[kind]
        is_bare = place != "copy" and self.leaves_edge(output, kind, {
            path: value for path, value in own.items()
            if path == "backgroundGradient" or path not in omitted and path != UNDER}, states)
        if "scrollEdge" not in states and is_bare:
            states = {**states, "scrollEdge": "default"}

        if output == "proxy" and kind == "tabBar":
            omitted = omitted | {"isTranslucent"}

        def carried(properties):
            return {path: value for path, value in properties.items()
                    if not any(path == each or path.startswith(f"{each}.") or path.endswith(f".{each}")
                               for each in omitted)}

        def look(state, properties, is_left=False, required=True):
            whole = carried(properties)
            if output == "colorTheme" and "backgroundGradient" in properties and not {
                    "background", "backgroundColor", UNDER} & set(properties):
                # What is under a gradient is opaque.
                whole["background"] = "opaque"
            if kind == "tabBar":
                # The bar's own tints are seen in every state.
                whole |= {path: own[path] for path in ["tintColor", "unselectedItemTintColor"]
                          if path in own and path not in whole}
            if output == "doubleNavigation" and kind == "navigationBar" and self.sets_large_titles():
                whole.setdefault("prefersLargeTitles", False)
            return Look(bar=kind, state=state, whole=whole, base=carried(own), place=place, styles=styles,
                        is_left=is_left, is_edge=state.endswith("dge"), output=output, required=required,
                        has_glass=True, backdrop=self.backdrop(appearance, properties),
                        is_regular=not state.startswith("compact"),
                        states=states, is_bare=is_bare and output == "doubleNavigation")

        def of(state, value, required=True):
            if value == "default":
                return look(state, own, True, required)
            if state == "scrollEdge" and is_bare and says_content(value, own):
                return look(state, value, True, required)
            if value == "transparent":
                bare = {path: each for path, each in own.items() if path not in PAINTS}
                return look(state, {**bare, "background": "transparent"}, False, required)
            return look(state, value, False, required)

        yield look("", own)
        for state, value in states.items():
            if place == "copy" or state in omitted:
                # What is behind the state is there without it too.
                if has_content(value, own):
                    yield look(state, {**own, "backdrop": value["backdrop"]})
            else:
                yield of(state, value)
        if place == "copy":
            return
        if kind != "tabBar" and "compactScrollEdge" not in omitted and "compactScrollEdge" not in states:
            # The object of another slot is shown there.
            edge = states.get("scrollEdge")
            implied = states.get("compact", "default") if edge == "default" else edge or states.get("compact")
            if implied:
                yield of("compactScrollEdge", implied, False)

    def uikit(self, appearance, output, place, styles, screens):
        is_hidden = any(screen.get("navigationBarHidden", False) for screen in screens)
        if "navigationBar" not in appearance.bars and place == "bar" and is_hidden:
            yield from self.uncovered(appearance, output, {}, styles)
        for kind in BARS:
            if kind not in appearance.bars or place in ["item", "copy"] and kind != "navigationBar" \
                    or output == "doubleNavigation" and kind == "tabBar":
                continue
            own = appearance.bars[kind][0]
            omitted = OMITTED.get(output, set()) | (set() if output == "doubleNavigation" else {"barTintColor"})
            if output == "proxy" and kind == "navigationBar":
                # Badges are those of items.
                omitted = omitted | {"badgeColor", "badgeTextColor"}
            if not appearance.bars[kind][1] and all(
                    {"backdrop", *omitted} & {path, path.split(".")[0]} for path in own):
                # The output leaves the bar to the app.
                if kind == "navigationBar":
                    yield from self.barless(appearance)
                    if is_hidden and place != "copy":
                        yield from self.uncovered(appearance, output, own, styles)
                continue
            hidden = {"navigationBar": [screen.get("navigationBarHidden", False) for screen in screens],
                      "toolbar": [screen.get("toolbarHidden", True) for screen in screens],
                      "tabBar": []}[kind]
            is_away = own.get("isHidden") is True and output in ["presets", "doubleNavigation"]
            is_seen = not is_away and (
                not (hidden and all(hidden)) or output == "presets" and self.is_seen_as_inverse(appearance))
            for look in self.looks(appearance, output, place, styles, kind):
                look.required = look.required and is_seen
                # A bar that is away shows no status bar, nor do its copies.
                yield from (part for part in self.bar(look, appearance) if not is_away or part.kind != "statusBar")
            if kind == "navigationBar" and place != "copy" and (is_away or any(hidden)):
                yield from self.uncovered(appearance, output, own, styles)

    def barless(self, appearance):
        """The status bar where the navigation bar is left to the app: listed, or nothing at all."""
        look = Look(bar="navigationBar", state="", whole={}, base={}, place="bar", styles=(None,) * 3, is_left=True,
                    is_edge=False, output="", required=False, has_glass=True, is_regular=True, states={},
                    backdrop=None)
        yield from self.status(look, appearance, "ios15", lambda variant: None, ("backgroundColor", False))

    def uncovered(self, appearance, output, own, styles):
        """The status bar over a bar that is hidden: on the content, which a backdrop may say."""
        states = appearance.bars.get("navigationBar", ({}, {}))[1]
        said = {state: value["backdrop"] for state, value in states.items()
                if isinstance(value, dict) and "backdrop" in value}
        for state, backdrop in {"": None, **said}.items():
            look = Look(bar="navigationBar", state=state, whole=dict(own), base=own, place="hidden", styles=styles,
                        is_left=True, is_edge=False, output=output, required=True, has_glass=True, is_regular=True,
                        states={}, backdrop=backdrop or self.backdrop(appearance, own))

            def behind(variant):
                return content(look, variant, True)
            for era in self.eras:
                yield from self.status(look, appearance, era, behind, ("backdrop", False))

    # Parts of UIKit's bars

    def bar(self, look, appearance):
        """The parts of a bar; what the style `black` makes of an opaque background without a color is not sure."""
        whole = look.whole
        is_sure = whole.get("background") != "opaque" or whole.get("style") != "black" or any(
            key in whole for key in ["backgroundColor", "backgroundGradient", "backgroundImage"])
        for part in self.bar_parts(look, appearance):
            if not is_sure:
                part.required = False
                unknown = copy.copy(part)
                unknown.is_unknown, unknown.readings = True, {}
                yield unknown
            yield part

    def bar_parts(self, look, appearance):
        for era in self.eras:
            ground = functools.partial(layers, look, era=era)
            on = top(look, era)
            if look.bar == "navigationBar":
                if look.place != "hidden":
                    yield from self.status(look, appearance, era, ground, on)
                yield from self.titles(look, era, ground, on)
                if look.place != "copy":
                    yield from self.search(look, era, ground, on)
                    yield from self.button_badges(look, era)
            if look.bar != "tabBar":
                yield from self.button_parts(look, era, ground, on)
            else:
                yield from self.tabs(look, era, ground, on)

    def part(self, look, kind, names, rules, need, color, ground, on, source=None, required=True, listed=None,
             era=None):
        """A part in a color on layers; unknown if the color is the system's or the layers are."""
        on_name, is_own = on
        part = Part(kind, set(names), set(rules), need, look.where, on_name)
        part.era = era
        part.required = required and look.required
        part.source = source or names[0]
        styles = look.styles
        for variant in self.variants(styles):
            SystemColor.is_new = SystemColor.was_read = False
            below = ground(variant)
            if color is None or below is None or below.end is None:
                part.is_unknown = True
                part.is_systems = color is None
                continue

            def ink():
                return color(variant) if callable(color) else color.values[styled(styles[0], variant)]
            front = ink()
            part.readings[variant] = self.arithmetic.reading(front, below)
            if SystemColor.was_read:
                SystemColor.is_new = True
                new = self.arithmetic.reading(ink(), ground(variant))
                part.eras[variant] = ((look.bar, front, repr(below.__dict__)), (part.readings[variant], new))
        if part.is_unknown:
            # On the system's own background a system's color is no part.
            is_listed = (is_own or color is not None) if listed is None else listed
            part.required = part.required and bool(is_listed) and not part.readings
        return part

    def status(self, look, appearance, era, ground, on):
        style = appearance.status
        rules = ["status-bar-contrast", "status-bar-automatic"]

        def glyphs(variant):
            word = style
            screen = face(styled(look.styles[2], variant))
            if isinstance(style, dict):
                word = style[screen]
            if word == "default":
                word = {"light": "darkContent", "dark": "lightContent"}[screen]
            return (BLACK if word == "darkContent" else WHITE), 1.0

        is_unknown = style == "default" and era != "ios15"
        yield self.part(look, "statusBar" + (" over a hidden bar" if look.place == "hidden" else ""), ["statusBar"],
                        rules, 3, None if is_unknown else glyphs, ground, on, era=era,
                        listed=True if is_unknown else None)

    def titles(self, look, era, ground, on):
        whole = look.whole
        tint = whole.get("tintColor")
        prefers, mode = whole.get("prefersLargeTitles"), whole.get("largeTitleDisplayMode")
        if look.place == "copy":
            mode = None
        if look.place == "item":
            # It is for the bar that shows it to prefer large titles.
            prefers = None
        # A theme that some output cannot carry leaves titles as the app has them.
        is_surely = prefers is True and mode in ["always", "inline"]
        is_maybe = prefers is True and mode in [None, "automatic"]
        is_edge = look.state == "scrollEdge" or look.state == "" and (
            "scrollEdge" not in look.states or look.place == "copy")
        can_be_large = is_edge and prefers is not False and mode != "never"
        title, source = self.first(whole, "titleColor", "tintColor")
        is_compact_too = "compactScrollEdge" not in look.states and not (look.is_left and "compact" in look.states)
        if not (is_surely and look.state == "scrollEdge" and not is_compact_too):
            # Without an object for the edge the bar's title is seen once content is scrolled.
            need = 3 if is_large(whole.get("titleFont"), 17) else 4.5
            yield self.part(look, "title", [source, "titleColor", "title"], ["title-contrast"], need, title, ground, on,
                            source, required=not (is_maybe and look.state == "scrollEdge"), era=era)
            if era == "ios26" and look.place != "copy":
                yield self.part(look, "subtitle", ["subtitleColor", "subtitle"], ["title-contrast"], 4.5,
                                whole.get("subtitleColor"), ground, on, era=era,
                                required=not (is_maybe and look.state == "scrollEdge"),
                                listed=None if "subtitleColor" in whole else False)
        if can_be_large:
            large, source = self.first(whole, "largeTitleColor", "titleColor", "tintColor")
            behind, on_large = ground, on
            is_glass = whole.get("liquidGlass") == "system" or look.base.get("liquidGlass") == "system"
            if era == "ios26" and mode != "inline" and (
                    is_glass or look.is_left or whole.get("background") not in ["transparent", "none"]):
                # They scroll with the content, but for those in the row of the buttons.
                scrolled = Look(**{**look.__dict__, "is_edge": False})

                def behind(variant):
                    is_below = begins_below(look, look.base) and not is_glass
                    return Ground() if is_below else content(scrolled, variant, True)
                on_large = ("backdrop", is_themes(look))
            need = 3 if is_large(whole.get("largeTitleFont"), 34) else 4.5
            # That of the system's is listed as any title is.
            names = [source, "largeTitleColor", "largeTitle"] + (["title", "titleColor"] if large is None else []) \
                + (["titleColor"] if look.output == "colorTheme" else [])
            yield self.part(look, "large title", names, ["title-contrast"], need, large, behind, on_large, source,
                            era=era, required=look.place != "copy")
            if era == "ios26" and look.place != "copy":
                yield self.part(look, "large subtitle", ["largeSubtitleColor", "largeSubtitle"], ["title-contrast"],
                                4.5, whole.get("largeSubtitleColor"), behind, on_large, era=era,
                                listed=None if "largeSubtitleColor" in whole else False)
        if "prompt" in whole and look.is_regular and look.place != "copy":
            yield self.part(look, "prompt", ["prompt"], ["title-contrast"], 4.5, None, ground, on, era=era,
                            required=look.state == "")

    @staticmethod
    def first(whole, *paths):
        for path in paths:
            if path in whole:
                return whole[path], path
        return None, paths[0]

    def button_parts(self, look, era, ground, on):
        whole, tint = look.whole, look.base.get("tintColor")
        rules = ["tint-contrast"]
        own = whole.get("tintColor")
        is_26 = era == "ios26"
        # Before iOS 26 the buttons of a navigation item have the tint of its bar, which is not the item's.
        # On iOS 26 it doesn't reach them, so outputs that can give it to each.
        is_untinted = is_26 and look.bar == "navigationBar" and (
            look.place == "copy" or look.output not in TINTED or look.output == "barAppearances" and look.place != "item")
        is_bars = look.place == "item" and not is_26 or is_untinted
        behind, behind_on = ground, on
        if is_26 and look.place != "copy":
            # The glass of buttons lets a theme's background through, and content under a bar that draws nothing.
            is_glass = look.is_left or top(look, era)[0] == "system"
            if is_glass and (whole.get("hidesSharedBackground") or look.base.get("hidesSharedBackground")):
                bare = Look(**{**look.__dict__, "is_edge": False})

                def behind(variant):
                    return content(bare, variant, True)
                behind_on = ("backdrop", False)
        kinds = ["plain", "done"] + (["back"] if look.bar == "navigationBar" else [])
        if look.place == "copy":
            # Without objects for the texts of buttons, which have the tint.
            kinds = []
        fill = None if is_untinted else tint
        for kind in kinds:
            path = f"buttons.{kind}.color"
            chain = [path] + (["buttons.plain.color"] if kind == "back" else [])
            color, source = self.first(whole, *chain)
            if color is None:
                color, source = (own, "tintColor") if own is not None else (tint, "tintColor of the bar")
            names = {source, "tintColor", "icons", f"buttons.{kind}"} if source.startswith("tintColor") else \
                {source.removesuffix(".color"), source}
            names |= {f"buttons.{kind}"} if color is None else set()
            if kind == "done" and is_26:
                if "buttons.prominent.color" in whole:
                    # The same buttons, whose color is set last.
                    continue
                yield from self.filled(look, era, kind, path, fill, 3)
                continue
            # A state's tint that equals the bar's may be the bar's.
            is_tint = is_bars and source.startswith("tintColor") and color is not None
            is_bars_own = is_tint and (own is None or own is tint)
            # An enumeration writes the texts of a state for both themes if one has its own.
            if is_bars_own and not (look.output == "colorTheme" and look.state):
                continue
            if kind == "back" and is_26 and not is_untinted and source.startswith("tintColor") \
                    and color is not None and tint is not None and color.key == tint.key:
                # Outputs tint the items of a bar, and its back button is none of them.
                yield self.part(look, "text of back", ["tintColor", "icons"], rules, 3, color, lambda variant: None,
                                behind_on, source, era=era)
                continue
            # A back button is no button of the screen's, and keeps its glass.
            below, below_on = (ground, on) if kind == "back" else (behind, behind_on)
            yield self.part(look, f"text of {kind}", [source, *names], rules, 3, color, below, below_on, source,
                            era=era, required=not (is_bars_own or is_tint and tint is not None and own.key == tint.key))
            for state in ["highlightedColor", "focusedColor"]:
                pressed = f"buttons.{kind}.{state}"
                if pressed in whole:
                    yield self.part(look, f"{state} of {kind}", [pressed], rules, 3, None, ground, on, era=era,
                                    listed=look.state == "")
        for kind in ["done", "prominent"]:
            for state in ["highlightedColor", "focusedColor"]:
                pressed = f"buttons.{kind}.{state}"
                if pressed in whole and look.place != "copy":
                    yield self.part(look, f"{state} of {kind}", [pressed], rules, 3, None, ground, on, era=era,
                                    listed=look.state == "")
        if is_26 and look.place != "copy":
            yield from self.filled(look, era, "prominent", "buttons.prominent.color", fill, 4.5)
        icons, source = tint, "tintColor of the bar"
        required = True
        if is_bars:
            behind, behind_on = (lambda variant: None), on
        if is_26 and look.bar == "navigationBar" and "buttons.plain.color" in look.base:
            # The bar's tint does not reach items: outputs give each the color of the bar's plain buttons.
            required = False
            if look.place != "copy" and look.output in TINTED:
                yield self.part(look, "icons of items", ["buttons.plain", "buttons.plain.color", "icons"], rules, 3,
                                look.base["buttons.plain.color"], behind, behind_on, era=era, listed=False)
        yield self.part(look, "icons", ["tintColor", "icons", "buttons.plain", "tint"], rules, 3, icons, behind,
                        behind_on, source, era=era, required=required)

    def filled(self, look, era, kind, path, tint, need):
        """The text of a button that iOS 26 fills with the bar's tint."""
        text = look.whole.get(path)
        names = [path, path.removesuffix(".color")]

        # Without its shared background a button may have no fill.
        is_bare = look.whole.get("hidesSharedBackground") or look.base.get("hidesSharedBackground")
        tint = None if is_bare else tint

        def fill(variant):
            if tint is None:
                return Ground()
            value = tint.values[styled(look.styles[0], variant)]
            return Ground((), [value[0]]) if value[1] == 1 else None
        # A tint of glass, and that of a bar that shows none, is not the theme's.
        yield self.part(look, f"text of {kind} on its fill", names, ["tint-contrast", "prominent-foreground"], need,
                        text, fill, ("tintColor", True), path, required=text is not None,
                        listed=text is not None and tint is None, era=era)

    @staticmethod
    def is_opaque_there(color, look):
        return all(color.is_opaque(styled(look.styles[0], variant)) for variant in VARIANTS)

    def search(self, look, era, ground, on):
        whole = look.whole
        cursor = whole.get("searchBar.tintColor")
        if cursor:
            moved = era == "ios26"
            yield self.part(look, "search cursor", ["searchBar.tintColor"], ["tint-contrast", "search-bar-contrast"], 3,
                            cursor, (lambda variant: None) if moved else ground, on, era=era,
                            listed=False if moved else None)
        field = whole.get("searchBar.fieldColor")
        inner = cursor or (None if era == "ios26" or look.place == "item" else look.base.get("tintColor"))
        if cursor and not field:
            yield self.part(look, "cursor in the system's field", ["searchBar.tintColor"], ["tint-contrast"], 3, cursor,
                            lambda variant: Ground(), ("system", False), era=era)
        if field and not inner:
            yield self.part(look, "the system's cursor", ["searchBar.tintColor"], ["tint-contrast"], 3, None, ground,
                            ("searchBar.fieldColor", True), era=era)
        if field and inner:
            is_moved = era == "ios26" and not self.is_opaque_there(field, look)

            def marked(variant):
                below = below_color(ground(variant), on)
                return None if is_moved else below.under(field.values[styled(look.styles[0], variant)])
            yield self.part(look, "cursor in the field", ["searchBar.tintColor"], ["tint-contrast"], 3, inner, marked,
                            ("searchBar.fieldColor", True), era=era, listed=is_moved and look.state == "")
        for key in ["textColor", "placeholderColor"]:
            path = f"searchBar.{key}"
            text = whole.get(path)
            if text is None and field is None:
                continue

            is_clear = field is not None and not self.is_opaque_there(field, look)
            is_moved = is_clear and era == "ios26"

            def behind(variant):
                if field is None:
                    return Ground()
                if is_moved:
                    return None
                below = below_color(ground(variant), on)
                paint = field.values[styled(look.styles[0], variant)]
                return below.under(paint)
            yield self.part(look, f"search {key}", [path], ["search-bar-contrast"], 4.5, text, behind,
                            ("searchBar.fieldColor", True) if field else ("system", False), era=era,
                            listed=look.state == "" and (is_moved or not (is_clear and text is not None)))
        for key in ["titleColor", "selectedTitleColor"]:
            path = f"searchBar.scopeButtons.{key}"
            if path in whole:
                yield self.part(look, f"scope {key}", [path], ["search-bar-contrast"], 4.5, None, ground, on, era=era,
                                listed=look.state == "")

    def button_badges(self, look, era):
        whole = look.whole
        badge, text = whole.get("badgeColor"), whole.get("badgeTextColor")
        if look.state or era != "ios26" or look.output == "proxy" or not (badge or text):
            return

        def behind(variant):
            if badge is None:
                return Ground()
            return Ground((), "any").under(badge.values[styled(look.styles[0], variant)])
        yield self.part(look, "button badge", ["badgeTextColor", "badgeColor"], ["badge-contrast"], 4.5, text, behind,
                        ("badgeColor", True), era=era, listed=True)

    def tabs(self, look, era, ground, on):
        whole = look.whole
        is_26 = era == "ios26"
        rules = ["tab-label-contrast"]
        indicator = whole.get("selectionIndicatorColor")

        def marked(variant):
            below = below_color(ground(variant), on)
            return below.under(indicator.values[styled(look.styles[0], variant)])
        for layout, (key, need) in itertools.product(
                LAYOUTS, [("titleColor", 4.5), ("iconColor", 3), ("selectedTitleColor", 4.5),
                          ("selectedIconColor", 3)]):
            fallback = "tintColor" if key.startswith("selected") else "unselectedItemTintColor"
            color, source = self.first(whole, f"{layout}.{key}", f"items.{key}", fallback)
            if color is None:
                source = fallback
            if is_26 and key == "iconColor":
                # The glass decides the color.
                color = None
            own = source.startswith(layout)
            names = [source, f"items.{key}", f"{layout}.{key}"] if color is None else [source]
            label = {"titleColor": "tab title", "iconColor": "tab icon", "selectedTitleColor": "selected title",
                     "selectedIconColor": "selected icon"}[key]
            if own:
                label += f" {layout}"
            elif source.startswith("items"):
                label += " of items"
            yield self.part(look, label, names, rules, need, color, ground, on, source, era=era,
                            listed=False if is_26 else None)
            if indicator and key.startswith("selected"):
                yield self.part(look, label, names, rules, need, color, marked, ("selectionIndicatorColor", True),
                                source, era=era, required=not is_26, listed=False if is_26 else None)
        badge, text = whole.get("badgeColor"), whole.get("badgeTextColor")
        if badge or text:
            def glyphs(variant):
                return text.values[styled(look.styles[0], variant)] if text else (WHITE, 1.0)

            def pill(variant):
                if badge:
                    return below_color(ground(variant), on).under(badge.values[styled(look.styles[0], variant)])
                return Ground((), [RED.values[styled(look.styles[1], variant)][0]])
            yield self.part(look, "tab badge", ["badgeTextColor", "badgeColor", "badge"], ["badge-contrast"], 4.5,
                            glyphs, pill, ("badgeColor" if badge else "system", True), "badge", era=era, listed=False)

    # Other outputs

    def original(self, appearance):
        """The runtimes of the original library: a background and a tint, whatever a theme leaves out."""
        runtime = self.maker.runtime
        defaults = STRUCT[runtime]
        for kind in ["navigationBar", "toolbar"]:
            own = appearance.bars.get(kind, ({}, {}))[0]
            is_written = kind in appearance.bars

            def value(key):
                if key in own:
                    return own[key]
                return Color(None, dict.fromkeys(VARIANTS, (defaults[key], 0.0 if runtime in CLEAR else 1.0)))
            word = own.get("background")
            background = value("backgroundColor")
            # Its color is an image on the content; a bar without a background has a clear one.
            is_clear = word in ["transparent", "none"]
            hidden = [screen.get("navigationBarHidden", False) or own.get("isHidden") is True
                      for screen in self.screens(appearance)] if kind == "navigationBar" else []
            is_sure = is_written and ("backgroundColor" in own or "tintColor" in own) and not is_clear \
                and "isHidden" not in own and not (hidden and all(hidden))
            look = Look(bar=kind, state="",
                        whole={"background": "transparent"} if is_clear else {"backgroundColor": background},
                        base={}, place="bar", styles=(None,) * 3, is_left=False, is_edge=False, output="presets",
                        required=is_sure, has_glass=False, is_regular=True, states={},
                        backdrop=self.backdrop(appearance, own))
            # What is behind a state is there though it has no object.
            looks = [look] + [
                Look(**{**look.__dict__, "state": state, "is_edge": state.endswith("dge"),
                        "backdrop": value["backdrop"]})
                for state, value in appearance.bars.get(kind, ({}, {}))[1].items()
                if has_content(value, own)]
            for look, era in itertools.product(looks, self.eras):
                ground = functools.partial(layers, look, era=era)
                on = ("backgroundColor" if "backgroundColor" in own else "system", True)
                if is_clear:
                    on = ("backdrop", False)
                tint = value("tintColor")
                if kind == "navigationBar":
                    # Of what a theme says nothing of, nothing is told.
                    says = "backgroundColor" in own or appearance.status != "default"
                    over = Look(**{**look.__dict__, "required": look.required and says})
                    yield from self.status(over, appearance, era, ground, on)
                    yield self.part(look, "title", ["tintColor", "titleColor", "title"], ["title-contrast"], 4.5, tint,
                                    ground, on, "tintColor", era=era)
                # On iOS 26 the bar's tint does not reach its items.
                is_apart = kind == "navigationBar" and era == "ios26"
                yield self.part(look, "icons", ["tintColor", "icons", "tint"], ["tint-contrast"], 3, tint,
                                (lambda variant: None) if is_apart else ground, on, "tintColor", era=era)
            if any(hidden):
                yield from self.uncovered(appearance, "presets", own, (None,) * 3)
            # Its bars are without a background at the edge where the app sets no object.
            edge = Look(**{**looks[0].__dict__, "state": "scrollEdge", "is_edge": True, "required": False})
            for era in self.eras:
                def bare(variant):
                    return content(edge, variant, True)
                if kind == "navigationBar":
                    yield from self.status(edge, appearance, era, bare, ("backdrop", False))
                    yield self.part(edge, "title", ["tintColor", "titleColor", "title"], ["title-contrast"], 4.5,
                                    value("tintColor"), bare, ("backdrop", False), "tintColor", era=era)
                yield self.part(edge, "icons", ["tintColor", "icons", "tint"], ["tint-contrast"], 3, value("tintColor"),
                                bare, ("backdrop", False), "tintColor", era=era)

    def theme(self, appearance):
        """`colorTheme`: what both its appearances color, each in the colors of its own style on any device."""
        if appearance.name == "both":
            for style in ["light", "dark"]:
                yield from self.themed(appearance, style, appearance)
        elif appearance.name in ["light", "dark"]:
            other = Appearance.declared("", self.maker.whole["dark" if appearance.name == "light" else "light"])
            yield from self.themed(appearance, appearance.style or appearance.name, other)

    def themed(self, appearance, style, other):
        status = appearance.status
        if status == "default" or isinstance(status, dict):
            status = {"light": "darkContent", "dark": "lightContent"}[style] if status == "default" else status[style]
        shown = Appearance(appearance.name, style, status, appearance.backdrop, appearance.bars)
        hidden = [screen.get("navigationBarHidden", False) for screen in self.screens(appearance)]
        if any(hidden):
            own = shown.bars.get("navigationBar", ({}, {}))[0]
            yield from self.uncovered(shown, "colorTheme", own, (style, None, None))
        for kind in BARS:
            if kind not in shown.bars:
                continue
            is_both = kind in other.bars
            theirs = other.bars[kind] if is_both else ({}, {})
            own, states = shown.bars[kind]
            if style == "dark" and "style" not in own:
                # As in the original.
                own = {**own, "style": "black"}
                states = {state: {**value, "style": "black"} if isinstance(value, dict) else value
                          for state, value in states.items()}
            # A state of one theme is one of the other too, whose bar is the same there.
            both = Appearance(shown.name, style, status, shown.backdrop, {**shown.bars, kind: (
                own, {**dict.fromkeys(theirs[1], own), **states})})
            for look in self.looks(both, "colorTheme", "bar", (style, None, None), kind):
                look.states = states
                unwritten = {"backdrop", "isHidden", "backgroundImage", "badgeColor", "badgeTextColor"}
                if not states and set(shown.bars[kind][0]) <= unwritten:
                    # No color of the bar's is written.
                    look.required = False
                if kind == "navigationBar" and not states and set(look.whole) <= {"backdrop", "isHidden"}:
                    # The bar is the app's.
                    look.required = False
                    yield from self.status(look, shown, "ios15", lambda variant: None, ("backgroundColor", False))
                # Nobody knows what their material is.
                is_black = look.whole.get("style") == "black" and look.whole.get("background") in [None, "default"]
                if UNDER in look.whole and "backgroundColor" not in look.whole:
                    look.required = False
                    painted = {**look.whole, "backgroundColor": look.whole[UNDER]}
                    yield from self.bar(Look(**{**look.__dict__, "whole": painted}), shown)
                yield from self.bar(
                    Look(**{**look.__dict__, "whole": self.named(look.whole), "required": False}), shown)
                states_agree = is_both and set(theirs[1]) == set(states)
                look.required = look.required and states_agree and not (
                    kind == "navigationBar" and hidden and all(hidden))
                for part in self.bar(look, shown):
                    whole = theirs[0] if not look.state else theirs[1].get(look.state, {})
                    if isinstance(whole, str):
                        whole = theirs[0]
                    # A part that one of them leaves to the app stays as it was.
                    is_shared = themed(whole) == themed(look.whole) and themed(theirs[0]) == themed(own)
                    if not is_shared or is_black:
                        part.required = False
                        left = copy.copy(part)
                        left.is_unknown, left.readings = True, {}
                        left.names = left.names | {"title", "icons", "tintColor"}
                        yield left
                    yield part
                if look.state:
                    # A part that one theme doesn't color stays as it is on the bar.
                    kept = {path: value for path, value in look.whole.items() if path in PAINTS}
                    if UNDER in look.whole and "backgroundColor" not in look.whole:
                        kept["backgroundColor"] = look.whole[UNDER]
                    kept |= {path: value for path, value in look.base.items() if path not in PAINTS}
                    for whole in [kept, self.named(kept)]:
                        yield from self.bar(Look(**{**look.__dict__, "whole": whole, "required": False}), shown)
                if is_black:
                    yield from self.on_anything(look, shown)
            if "scrollEdge" not in states:
                # Without a color of both themes no object is set, and the edge is UIKit's.
                left = Appearance(shown.name, style, status, shown.backdrop, {**shown.bars, kind: (
                    own, {"scrollEdge": "default"})})
                for look in self.looks(left, "colorTheme", "bar", (style, None, None), kind):
                    look.required = False
                    for part in self.bar(look, shown) if look.state == "scrollEdge" else []:
                        unknown = copy.copy(part)
                        unknown.is_unknown, unknown.readings = True, {}
                        unknown.names = unknown.names | {"title", "icons", "tintColor"}
                        yield from [unknown, part]

    def named(self, whole):
        """A bar whose buttons all have a color: that of another part where the theme gives them none.

        A function of `colorTheme` gives a color in both themes, also where only one of them has it.
        """
        named = dict(whole)
        for kind, chain in [("plain", []), ("done", []), ("back", ["buttons.plain.color"])]:
            color, _ = self.first(whole, *chain, "tintColor")
            if color is not None:
                named.setdefault(f"buttons.{kind}.color", color)
        return named

    def on_anything(self, look, appearance):
        """The parts of a bar whose paint may be over anything, none of which has to be measured."""
        paint = look.whole.get("backgroundColor")
        if paint:
            anywhere = Look(**{**look.__dict__, "required": False, "backdrop": None,
                               "whole": {**look.whole, "background": "opaque"}})
            yield from self.bar(anywhere, appearance)

    def swiftUI(self, appearance):
        """One background for all states, one tint for all bars, and a scheme that colors titles."""
        tints = [appearance.bars[kind][0].get("tintColor") for kind in ["navigationBar", "tabBar", "toolbar"]
                 if kind in appearance.bars]
        tint = next((each for each in tints if each is not None), None)
        hidden = [screen.get("navigationBarHidden", False) for screen in self.screens(appearance)]
        is_away = "navigationBar" in appearance.bars and appearance.bars["navigationBar"][0].get("isHidden") is True
        if is_away or any(hidden):
            # The status bar has the scheme of the bar.
            for word in ["darkContent", "lightContent", "default"]:
                schemed = Appearance("", None, word, appearance.backdrop, appearance.bars)
                for part in self.uncovered(schemed, "swiftUI", appearance.bars.get("navigationBar", ({},))[0],
                                           (None,) * 3):
                    part.required = False
                    yield part
        for kind in BARS:
            if kind not in appearance.bars:
                look = Look(bar=kind, state="", whole={}, base={}, place="swiftUI", styles=(None,) * 3, required=True)
                if tint:
                    yield self.part(look, "the tint of other bars", ["tintColor"], [], 3, tint, lambda variant: None,
                                    ("system", False), era="ios15")
                continue
            own, states = appearance.bars[kind]
            kept = {key: value for key, value in own.items() if key in [
                "background", "backgroundColor", "backgroundGradient", "liquidGlass", "style"]}
            if kept.get("background") == "opaque" and not {"backgroundColor", "backgroundGradient"} & set(kept):
                # Without a color SwiftUI draws its material.
                kept["background"] = "default"
            is_known = not appearance.is_inverse and own.get("isHidden") is not True and (
                "backgroundColor" in kept or "backgroundGradient" in kept) \
                and kept.get("background") in [None, "opaque"] and not (hidden and all(hidden))
            edge = states.get("scrollEdge")
            if edge != "transparent" and not {"background", "backgroundColor", "backgroundGradient"} & set(kept):
                edge = "default"
            said = [state for state, value in states.items() if has_content(value, own)]
            for state, is_drawn in [("", True), ("scrollEdge", False), *((state, True) for state in said)]:
                if state == "scrollEdge" and not edge:
                    continue
                whole = dict(kept)
                if not is_drawn:
                    whole = {key: value for key, value in whole.items() if key not in PAINTS}
                    whole["background"] = "transparent"
                for style in {None, appearance.style}:
                    adaptive = [value for value in [*whole.values(), tint] if isinstance(value, Color)
                                and len(set(value.key)) > 1]
                    look = Look(bar=kind, state=state, whole=whole, base={"tintColor": tint} if tint else {},
                                place="swiftUI", styles=(style, None, None), is_left=False, is_edge=bool(state),
                                output="swiftUI", has_glass=True, is_regular=True, states={}, is_drawn=is_drawn,
                                required=is_known and not (adaptive and appearance.style)
                                and edge not in ["default"] and (is_drawn or edge == "transparent"),
                                backdrop=self.backdrop(appearance, states[state] if state in said else own))
                    yield from self.swiftUI_parts(look, appearance, tint)

    def swiftUI_parts(self, look, appearance, tint):
        for era in self.eras:
            if era == "ios26" and look.bar == "tabBar":
                def ground(variant):
                    return Ground()
            else:
                ground = functools.partial(layers, look, era=era)
            on = top(look, era)
            # Its background in another scheme is unknown.
            unknown = self.part(look, "of the system's", ["statusBar", "title", "tintColor", "largeTitle"], [], 3, None,
                                ground, on, era=era, required=False)
            unknown.readings = {}
            yield unknown
            rules = ["tab-label-contrast"] if look.bar == "tabBar" else ["tint-contrast"]
            need = 4.5 if look.bar == "tabBar" else 3
            behind = (lambda variant: None) if era == "ios26" and look.bar == "navigationBar" else ground
            yield self.part(look, "selected tab" if look.bar == "tabBar" else "buttons", ["tintColor", "icons", "tint"],
                            rules, need, tint, behind, on, "tintColor", era=era,
                            listed=None if tint is None else False)
            if tint is not None and look.bar != "toolbar" and era != "ios26":
                # It is that of the view around the modifier's.
                outer = self.part(look, "tint of an outer view", ["tintColor"], [], 3, None, ground, on, era=era,
                                  listed=True)
                outer.is_beside = True
                yield outer
            if look.bar == "tabBar" and era != "ios26":
                # No color of the theme's reaches tabs that are not selected.
                yield self.part(look, "other tab", ["unselectedItemTintColor"], rules, need, None, ground, on,
                                era=era)
            if look.bar != "navigationBar":
                continue
            # Without a scheme of the bar's the status bar adapts.
            follows = appearance.style is None and appearance.status == {
                "light": "darkContent", "dark": "lightContent"}
            is_lost = not look.is_drawn or follows
            if is_lost:
                yield self.part(look, "statusBar without a scheme", ["statusBar"], [], 3, None, ground, on, era=era,
                                listed=True)
            for word, value in [("darkContent", BLACK), ("lightContent", WHITE)]:
                # The scheme of a style; elsewhere either may be the one that can be read best.
                is_it = appearance.status == word and look.is_drawn

                def glyphs(variant):
                    return value, 1.0
                yield self.part(look, "title by the scheme", ["title", "titleColor"], ["title-contrast"], 4.5, glyphs,
                                ground, on, f"title {word}", required=is_it, era=era, listed=False)
                yield self.part(look, "title by the scheme", ["title", "titleColor", "largeTitleColor", "largeTitle"],
                                ["title-contrast"], 3, glyphs, ground, on, f"large {word}", required=False, era=era)
                # Before iOS 17 it has the style of the screen.
                if is_lost and self.adapts:
                    continue
                yield self.part(look, "statusBar by the scheme", ["statusBar"],
                                ["status-bar-contrast", "status-bar-automatic"], 3, glyphs, ground, on,
                                f"status {word}", required=is_it, era=era, listed=False)


def themed(whole):
    """The paths of the colors that `colorTheme` has."""
    return {path for path, value in whole.items() if isinstance(value, Color) and path != UNDER and not any(
        path == each or path.startswith(f"{each}.") or path.endswith(f".{each}") for each in OMITTED["colorTheme"])}
