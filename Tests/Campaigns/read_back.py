"""What the generated Swift sets, beside what the theme says: every color of every object, in each state.

`shown_maker` makes themes, `swift_reader` runs the Swift of each output, before iOS 26 and on it, and `shown_oracle`
works out the bars as the theme has them in each state. A part that an object leaves to the bar's tint, or a back
button to plain ones, is compared as UIKit draws it. Failures are grouped by kind as those of `shown` are.
"""

import collections

import campaign
import shown
import shown_maker
from shown_maker import BARS, LAYOUTS, UNDER, VARIANTS
from shown_oracle import Appearance, Oracle, themed
from swift_reader import Object, Program, Tint, Word

SLOTS = {"": "standardAppearance", "scrollEdge": "scrollEdgeAppearance", "compact": "compactAppearance",
         "compactScrollEdge": "compactScrollEdgeAppearance"}
CLASSES = {"navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar"}
SUFFIXES = {"presets": "", "barAppearances": "BarAppearances", "proxy": "AppearanceProxy",
            "doubleNavigation": "DoubleNavigation", "colorTheme": "ColorTheme", "swiftUI": "Bars+SwiftUI"}
TOLERANCE = 1e-6
# Colors that nothing measures.
UNSEEN = ("highlightedColor", "focusedColor", "disabledColor")


def same(left, right):
    """Whether two colors are equal in every variant; nil is equal to nil."""
    if not hasattr(left, "key") or not hasattr(right, "key"):
        return left is right
    return all(abs(a - b) <= TOLERANCE for one, other in zip(left.key, right.key)
               for a, b in zip([*one[0], one[1]], [*other[0], other[1]]))


def told(color):
    if not hasattr(color, "key"):
        return "nil" if color is None else str(getattr(color, "name", color))
    rgb, alpha = color.values["light"]
    return "#" + "".join(f"{round(255 * each):02X}" for each in rgb) + (f"/{alpha:.2f}" if alpha < 1 else "")


def capital(name):
    return name[:1].upper() + name[1:]


class ReadBack:
    """The objects that a file makes of an appearance, compared with its bars."""

    def __init__(self, oracle, program, output, report):
        self.oracle, self.program, self.output, self.report = oracle, program, output, report
        self.is_26 = program.ios >= 26
        self.cases = 0

    def check(self, look, part, found, expected):
        self.cases += 1
        if not same(found, expected):
            self.report(f"{part} {'at ' + look.state if look.state else 'of the bar'}",
                        f"{look.where}: {told(found)} and not {told(expected)}, iOS {self.program.ios:.0f}",
                        self.output)

    def check_word(self, look, part, found, expected):
        self.cases += 1
        if found != expected:
            self.report(f"{part} {'at ' + look.state if look.state else 'of the bar'}",
                        f"{look.where}: {found} and not {expected}, iOS {self.program.ios:.0f}", self.output)

    # Outputs

    def run(self, appearance, symbol):
        getattr(self, self.output)(appearance, symbol)

    def presets(self, appearance, symbol):
        value = self.program.member_of_type("Appearance", symbol, None)
        for kind in BARS:
            if kind not in appearance.bars:
                continue
            bar = value.at(kind) or Object("Bar")
            for look in self.oracle.looks(appearance, "presets", "bar", (None,) * 3, kind):
                if not look.required:
                    continue
                state = bar.at(look.state) if look.state else None
                if look.is_left and (state is None or isinstance(state, Word) and state.name == "same"):
                    # The bar has no background, so the runtime leaves its edge to UIKit.
                    continue
                if look.state and isinstance(state, Word) and state.name in ["transparent", "default"]:
                    self.check_word(look, "word", state.name, "default" if look.is_left else "transparent")
                    continue
                shown = bar if not look.state else state.arguments[0][1] if isinstance(state, Word) else None
                if shown is None:
                    self.check_word(look, "word", None, "a bar")
                    continue
                self.preset(look, shown)

    def preset(self, look, bar):
        """A bar of AppearanceKit, whose properties have the theme's names."""
        whole = look.whole
        names = {"buttons.plain.color": "buttons.plain", "buttons.done.color": "buttons.done",
                 "buttons.back.color": "buttons.back", "buttons.prominent.color": "buttons.prominent"}
        found = dict(colors(bar))
        clear = whole.get("background") in ["transparent", "none"]
        if look.state and look.bar == "tabBar":
            # The bar's own tints are seen in every state.
            for name in ["tintColor", "unselectedItemTintColor"]:
                found.setdefault(name, whole.get(name))
        for path, value in whole.items():
            if isinstance(value, shown_maker.Color) and path != shown_maker.UNDER:
                name = names.get(path, path)
                if path.endswith(UNSEEN) or path == "barTintColor" or look.state and path.startswith(
                        "searchBar." if look.bar == "tabBar" else ("searchBar.", "badge")):
                    found.pop(name, None)
                    continue
                if path == "backgroundColor" and (clear or "backgroundGradient" in whole):
                    found.pop(name, None)
                    continue
                self.check(look, name, found.pop(name, None), value)
        for name, value in found.items():
            # A gradient or an image hides the color that is inherited.
            if name != "backgroundColor" or not {"backgroundGradient", "backgroundImage"} & set(whole):
                self.check(look, name, value, None)

    def barAppearances(self, appearance, symbol):
        for kind in BARS:
            if kind not in appearance.bars:
                continue
            name = "apply" + capital(symbol)
            bar = Object(CLASSES[kind])
            if name in self.program.types.get(bar.kind, {}):
                self.program.call(bar.kind, name, this=bar)
            self.objects(appearance, bar, kind)
            item = Object("UINavigationItem")
            if kind == "navigationBar" and name in self.program.types.get(item.kind, {}):
                self.program.call(item.kind, name, this=item)
                item.values["tintColor"] = bar.at("tintColor")
                self.objects(appearance, item, kind)

    def proxy(self, appearance, symbol):
        owner = next(name for name in self.program.types if name.endswith("AppearanceProxy"))
        name = "install" + capital(symbol)
        if name in self.program.types[owner]:
            self.program.call(owner, name, [[]])
        for kind in BARS:
            if kind in appearance.bars:
                self.objects(appearance, self.program.proxies(CLASSES[kind]), kind)
                self.program.constants.pop(("proxy", CLASSES[kind]), None)

    def doubleNavigation(self, appearance, symbol):
        name = "dressAs" + capital(symbol.removesuffix("Appearance")) + "Screen"
        for kind in ["navigationBar", "toolbar"]:
            bar = Object(CLASSES[kind])
            if kind not in appearance.bars or not self.oracle.screens(appearance):
                continue
            self.program.call(bar.kind, name, this=bar)
            self.objects(appearance, bar, kind)
            if kind == "navigationBar" and not self.is_26:
                look = next(self.oracle.looks(appearance, self.output, "copy", (None,) * 3, kind))
                self.copy(look, bar)

    def copy(self, look, bar):
        """The properties of the bar itself, which the copy of a bar in motion has."""
        whole = look.whole
        is_clear = whole.get("background") in ["transparent", "none"]
        paint = whole.get("barTintColor") or whole.get("backgroundColor") or whole.get(shown_maker.UNDER)
        if "backgroundImage" not in whole:
            self.check(look, "color of the copy", bar.at("barTintColor"), None if is_clear else paint)
        title, _ = self.oracle.first(whole, "titleColor", "tintColor")
        self.check(look, "title of the copy", attribute(bar, "titleTextAttributes"), title)

    def objects(self, appearance, bar, kind):
        """The objects of a bar in each state that the theme has."""
        for look in self.oracle.looks(appearance, self.output, "bar", (None,) * 3, kind):
            if not look.required:
                continue
            slot = bar.at(SLOTS[look.state])
            if look.is_left:
                # On iOS 26 the system draws an object without settings as it draws none.
                self.check_word(look, "object", slot is None or self.is_26 and not slot.values, True)
                continue
            standard = bar.at(SLOTS[""])
            if slot is None and look.state and standard and standard.values:
                # UIKit shows the bar's own object, at an edge without its background.
                slot = standard.copied()
                if look.is_edge:
                    self.program.called_on(slot, "configureWithTransparentBackground", [], {})
            own = bar.at("tintColor")
            self.check(look, "tint of the bar", own, look.base.get("tintColor"))
            if slot is not None:
                self.background(look, slot)
            (self.tabs if kind == "tabBar" else self.texts)(look, slot or Object("none"), bar)

    # Parts of an object

    def background(self, look, slot):
        whole = look.whole
        if "backgroundImage" in whole:
            # It hides everything below.
            return
        word, paint = whole.get("background"), whole.get("backgroundColor")
        is_painted = any(key in whole for key in ["backgroundColor", "backgroundGradient"])
        if self.is_26 and look.base.get("liquidGlass") == "system":
            word, paint, is_painted = "default", None, False
        if word in ["transparent", "none"]:
            mode, paint = "transparent", None
        else:
            mode = word or ("opaque" if is_painted else None)
        found = slot.at("background") if slot else None
        # UIKit's objects begin with the default background.
        self.check_word(look, "background", found or "default", mode or "default")
        if "backgroundGradient" in whole:
            return
        self.check(look, "backgroundColor", slot.at("backgroundColor") if slot else None, paint)

    def texts(self, look, slot, bar):
        whole, first, tint = look.whole, self.oracle.first, bar.at("tintColor")
        if look.bar == "navigationBar":
            self.check(look, "title", text(slot), first(whole, "titleColor", "tintColor")[0])
            self.check(look, "large title", text(slot, "largeTitleTextAttributes"),
                       first(whole, "largeTitleColor", "titleColor", "tintColor")[0])
            if self.is_26:
                self.check(look, "subtitle", text(slot, "subtitleTextAttributes"), whole.get("subtitleColor"))
                self.check(look, "large subtitle", text(slot, "largeSubtitleTextAttributes"),
                           whole.get("largeSubtitleColor"))
        plain = normal(slot, "buttonAppearance")
        drawn = {"plain": plain}
        if not self.is_26:
            drawn["done"] = normal(slot, "doneButtonAppearance")
        chains = {"plain": [], "done": []}
        if look.bar == "navigationBar":
            drawn["back"] = normal(slot, "backButtonAppearance") or plain
            chains["back"] = ["buttons.plain.color"]
        for each, found in drawn.items():
            color, _ = first(whole, f"buttons.{each}.color", *chains[each])
            if color is None and self.is_26:
                # The fill decides the text of done buttons, and items have a tint of their own.
                continue
            expected = color or whole.get("tintColor")
            if not (found is None and expected is None):
                self.check(look, f"{each} button", found or tint, expected)
        if self.is_26:
            # Done buttons are prominent ones.
            color, _ = first(whole, "buttons.prominent.color", "buttons.done.color")
            self.check(look, "prominent button", normal(slot, "prominentButtonAppearance"), color)

    def tabs(self, look, slot, bar):
        whole, first = look.whole, self.oracle.first
        for layout in LAYOUTS:
            place = [f"{layout}LayoutAppearance"]
            for key, path, own in [
                    ("titleColor", ["normal", "titleTextAttributes", "foregroundColor"], "unselectedItemTintColor"),
                    ("iconColor", ["normal", "iconColor"], "unselectedItemTintColor"),
                    ("selectedTitleColor", ["selected", "titleTextAttributes", "foregroundColor"], "tintColor"),
                    ("selectedIconColor", ["selected", "iconColor"], "tintColor")]:
                color, _ = first(whole, f"{layout}.{key}", f"items.{key}", own)
                self.check(look, f"{layout}.{key}", slot.at(*place, *path) or bar.at(own), color)
            self.check(look, "badge", slot.at(*place, "normal", "badgeBackgroundColor"), whole.get("badgeColor"))
            self.check(look, "text of the badge",
                       slot.at(*place, "normal", "badgeTextAttributes", "foregroundColor"),
                       whole.get("badgeTextColor"))
        self.check(look, "indicator", slot.at("selectionIndicatorTintColor"), whole.get("selectionIndicatorColor"))

    # Colors as functions

    def colorTheme(self, appearance, symbol):
        """The colors that both appearances have, on bars that the app has dressed before."""
        if appearance.name not in ["light", "dark"] or appearance.is_inverse:
            return
        other = Appearance.declared("", self.oracle.maker.whole["dark" if appearance.name == "light" else "light"])
        for kind in BARS:
            name = CLASSES[kind]
            if kind not in appearance.bars or kind not in other.bars:
                continue
            bar = Object(name)
            bar.values["standardAppearance"] = Object(name + "Appearance")
            if "updateColors" in self.program.types.get(name, {}):
                self.program.call(name, "updateColors", [Word(appearance.name)], this=bar)
            theirs = other.bars[kind]
            for look in self.oracle.looks(appearance, self.output, "bar", (None,) * 3, kind):
                there = theirs[0] if not look.state else theirs[1].get(look.state)
                if not look.required or look.is_left or not isinstance(there, dict):
                    continue
                shared = themed(look.whole) & themed(there)
                is_clear = look.whole.get("background") in ["transparent", "none"]
                is_glass = self.is_26 and look.base.get("liquidGlass") == "system"
                slot = bar.at(SLOTS[look.state]) or Object("none")
                if look.whole.get("background") == "opaque" and not is_glass and not {
                        "backgroundColor", "backgroundGradient", UNDER} & set(look.whole):
                    self.check(look, "backgroundColor", slot.at("backgroundColor"), None)
                if themed(look.whole) != shared or themed(there) != shared or themed(theirs[0]) != themed(
                        appearance.bars[kind][0]):
                    # A part that one of them leaves to the app stays as it was.
                    continue
                if "tintColor" in shared and not look.state:
                    self.check(look, "tint of the bar", bar.at("tintColor"), fixed(look.whole["tintColor"], appearance))
                if kind != "tabBar" and "titleColor" in shared:
                    self.check(look, "title", text(slot), fixed(look.whole["titleColor"], appearance))
                if "backgroundColor" in shared and not is_clear and not is_glass:
                    self.check(look, "backgroundColor", slot.at("backgroundColor"),
                               fixed(look.whole["backgroundColor"], appearance))

    def swiftUI(self, appearance, symbol):
        """The background and the tint that the modifier takes."""
        members = next((members for name, members in self.program.types.items()
                        if name.endswith("Bars") and members), {})
        this = Word(symbol.removesuffix("Appearance")[len(self.oracle.maker.prefix):])
        this = Word(this.name[:1].lower() + this.name[1:])
        for kind in BARS:
            if kind not in appearance.bars:
                continue
            own = appearance.bars[kind][0]
            look = next(self.oracle.looks(appearance, self.output, "bar", (None,) * 3, kind))
            paint = own.get("backgroundColor")
            name = f"{kind}Background"
            if "backgroundGradient" in own or own.get("background") in ["transparent", "none"] or self.is_26:
                continue
            if paint is not None:
                self.check(look, "background", background(self.program, members, name, this), paint)
        tint = next((appearance.bars[kind][0]["tintColor"] for kind in BARS_BY_TINT
                     if kind in appearance.bars and "tintColor" in appearance.bars[kind][0]), None)
        if tint is not None:
            look = next(self.oracle.looks(appearance, self.output, "bar", (None,) * 3,
                                          next(iter(appearance.bars))))
            found = self.program.run_function(members["tint"], [], this) if "tint" in members else None
            self.check(look, "tint", found, tint)


BARS_BY_TINT = ["navigationBar", "tabBar", "toolbar"]


def background(program, members, name, this):
    """The color of a background of SwiftUI's."""
    if name not in members:
        return None
    result = program.run_function(members[name], [("", Object("UITraitCollection"))][:len(members[name].parameters)],
                                  this)
    while isinstance(result, Object) and result.kind in ["AnyShapeStyle", "Color"]:
        result = next(iter(result.values.values()), None)
    return result


def fixed(color, appearance):
    """A color in the style of its appearance, on any device."""
    style = appearance.style or appearance.name
    dark = "dark" if style == "dark" else "light"
    return Tint({variant: color.values[dark + ("HighContrast" if "High" in variant else "")] for variant in VARIANTS})


def attribute(bar, name):
    """A color among attributes that were set as a whole."""
    value = bar.at(name)
    return value.get(Word("foregroundColor")) if isinstance(value, dict) else None


def text(slot, name="titleTextAttributes"):
    return slot.at(name, "foregroundColor") if slot else None


def normal(slot, name):
    return slot.at(name, "normal", "titleTextAttributes", "foregroundColor")


def colors(bar, prefix=""):
    """The colors of a bar of AppearanceKit by their paths."""
    for name, value in bar.values.items():
        if isinstance(value, Tint):
            yield prefix + name, value
        elif isinstance(value, Object) and name in ["buttons", "items", "searchBar", *LAYOUTS, "plain", "done", "back",
                                                    "prominent", "scopeButtons"]:
            yield from colors(value, f"{prefix}{name}.")


def compare(campaign_, maker, document, folder, kinds):
    oracle = Oracle(maker, None)
    versions = [26.0] if maker.target == "26.0" else [18.0, 26.0] if maker.has_26 else [18.0]
    count = 0
    for output in maker.outputs:
        if output not in SUFFIXES:
            continue
        name = f"Appearance+T{maker.index}.swift" if output == "presets" else f"T{maker.index}{SUFFIXES[output]}.swift"
        if not campaign_.case((folder / name).exists(), f"no {name}", theme=maker.theme,
                              configuration=maker.configuration):
            continue
        for version in versions:
            program = Program((folder / name).read_text(), version)
            for entry in document["appearances"]:
                if entry["kind"] == "declared":
                    appearance = Appearance.declared(entry["name"], maker.whole[entry["name"]])
                else:
                    appearance = shown.inverse(entry, entry["of"], maker, document["palette"])
                failures = []
                reading = ReadBack(oracle, program, output, lambda *failure: failures.append(failure))
                reading.run(appearance, entry["symbol"])
                campaign_.cases += reading.cases
                campaign_.failures += len(failures)
                count += reading.cases
                for kind, what, place in failures:
                    kind += shown.INVERSE if appearance.is_inverse else ""
                    group = kinds.setdefault(kind, {"count": 0, "outputs": collections.Counter(), "size": None})
                    group["count"] += 1
                    group["outputs"][place] += 1
                    if group["size"] is None or len(maker.theme) < group["size"]:
                        group.update(size=len(maker.theme), maker=maker, name=entry["name"], what=what)
    return count


def run(campaign_):
    before = campaign_.counts
    themes = campaign_.options.themes or campaign_.size(200, 5_000)
    kinds, refused, parts = {}, 0, 0
    for start in range(0, themes, shown.TOGETHER):
        makers = [shown_maker.Maker(campaign_.random, index, has_system=False)
                  for index in range(start, min(start + shown.TOGETHER, themes))]
        for maker in makers:
            maker.random = None
            maker.prefix = f"t{maker.index}"
        for index, (document, _) in shown.documents(campaign_, makers).items():
            maker = makers[index - start]
            if document is None or maker.runtime != "AppearanceKit":
                refused += document is None
                continue
            parts += compare(campaign_, maker, document, maker.folder, kinds)
    if refused:
        campaign_.skip(refused, "themes with errors")
    shown.told(campaign_, kinds, campaign_.options.kinds)
    print(f"  {parts} parts of {themes} themes, {len(kinds)} kinds of failures")
    campaign_.row("what the generated Swift sets", before)


if __name__ == "__main__":
    campaign.main("read_back", run, shown.options)
