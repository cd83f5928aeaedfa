"""Every pair that iOS shows of random themes, in every output: what the manifest measures, and what it leaves out.

`shown_maker` makes themes and configurations, `shown_oracle` works out of them every part with its color and what
lies behind it, for each iOS of the range, each place where an output puts a bar and each style of the device. Pairs
whose colors are known have to be in the manifest with their contrast, unknown ones have to be listed, and nothing
else may be there. Failures are grouped by kind, each with one theme, which `--keep` keeps.

Components are linearized and composited by coloraide where it can be imported, else by `arithmetic`.
"""

import collections
import functools
import itertools

import arithmetic
import campaign
import manifests
import shown_maker
from shown_maker import BARS, LAYOUTS, STATES, VARIANTS, Color, flat
from shown_oracle import Appearance, Oracle

try:
    from coloraide import Color as Coloraide
except ImportError:
    Coloraide = None

# Of ratios with six decimals.
TOLERANCE = 2e-6
# Of a translucent color on unknown content, and of gradients, which are searched.
SEARCHED = 2e-2
# Colors of content that are tried for it: grays, and a cube with more of the dark ones, which differ most.
LEVELS = [0, 1 / 12, 1 / 6, 1 / 3, 1 / 2, 3 / 4, 1]
CONTENTS = [(level / 32,) * 3 for level in range(33)] + list(itertools.product(LEVELS, repeat=3))
STEPS = 48
TOGETHER = 40
INVERSE = ", in an inverse"
# The properties that `swap` exchanges.
SWAPPED = {"backgroundColor", "tintColor", "titleColor", "largeTitleColor"}


# Arithmetic


@functools.lru_cache(maxsize=100_000)
def luminance(rgb):
    """Relative luminance by WCAG 2.2."""
    if Coloraide is None:
        return arithmetic.luminance(rgb)
    red, green, blue = Coloraide("srgb", list(rgb)).convert("srgb-linear").coords()
    return max(0.0, 0.2126 * red + 0.7152 * green + 0.0722 * blue)


@functools.lru_cache(maxsize=100_000)
def composited(color, below):
    """A color with an alpha on an opaque one, on encoded components."""
    rgb, alpha = color
    if alpha == 1:
        return rgb
    if Coloraide is None:
        return tuple(arithmetic.over(rgb, alpha, below))
    return tuple(Coloraide.layer([Coloraide("srgb", list(rgb), alpha), Coloraide("srgb", list(below))],
                                 space="srgb").coords())


CORNERS = [(float(i & 1), float(i >> 1 & 1), float(i >> 2)) for i in range(8)]


class Reading:
    """The worst and the best contrast of a part, and how closely they are known."""

    def __init__(self, worst, best, tolerance=TOLERANCE, is_loose=False):
        self.worst, self.best, self.tolerance = worst, best, tolerance
        # Of a gradient alone the manifest has the worst.
        self.is_loose = is_loose

    def holds(self, entry):
        worst = entry.get("worst", entry["ratio"])
        best = entry.get("best", worst)
        if not near(worst, self.worst, self.tolerance):
            return False
        return near(best, self.best, self.tolerance) or self.is_loose


    def lowest(self, other):
        """The lowest contrast of two displays."""
        return Reading(min(self.worst, other.worst), min(self.best, other.best), max(self.tolerance, other.tolerance),
                       self.is_loose or other.is_loose)

    def either(self, other):
        """A reading that holds where one of two does."""
        result = Reading(self.worst, self.best, self.tolerance, self.is_loose)
        result.holds = lambda entry: any(Reading.holds(each, entry) for each in [self, other])
        return result


def near(left, right, tolerance):
    return abs(left - right) <= tolerance * max(1.0, left, right)


class Arithmetic:
    """Contrast of a color on layers."""

    def reading(self, ink, ground):
        end = ground.end
        tolerance = TOLERANCE
        crosses = False
        if isinstance(end, list):
            runs = [[color] for color in end]
        elif end == "any":
            runs, crosses = [CORNERS], True
            if ink[1] < 1:
                tolerance = SEARCHED
                runs = [CONTENTS]
        elif end[0] == "gradient":
            runs, crosses, tolerance = [list(gradient(end[1]))], True, 2e-3
        else:
            low, high = end
            tolerance = TOLERANCE if ink[1] == 1 else 2e-3
            runs, crosses = [[(low + (high - low) * step / STEPS,) * 3 for step in range(STEPS + 1)]], True
        worst, best = 22.0, 0.0
        for run in runs:
            sides = set()
            for color in run:
                below = color
                for paint in reversed(ground.paints):
                    below = composited(paint, below)
                front, back = luminance(composited(ink, below)), luminance(below)
                ratio = (max(front, back) + 0.05) / (min(front, back) + 0.05)
                worst, best = min(worst, ratio), max(best, ratio)
                sides.add(front > back)
            if len(sides) > 1 and crosses:
                # Somewhere between two of them nothing can be seen.
                worst = 1.0
        return Reading(worst, best, tolerance, isinstance(end, tuple) and end[0] == "gradient")


def gradient(stops):
    for start, end in zip(stops, stops[1:]):
        for step in range(STEPS + 1):
            yield tuple(a + (b - a) * step / STEPS for a, b in zip(start, end))


# Manifests


def color_of(value, palette):
    """A color of the manifest."""
    if isinstance(value, str):
        value = palette[value]
    if "components" in value:
        value = {"light": value, "dark": value}
    values = {}
    for variant in VARIANTS:
        each = value.get(variant) or value["dark" if variant.startswith("dark") else "light"]
        rgb = each["components"]
        if each["colorSpace"] != "srgb":
            rgb = [float(c) for c in arithmetic.srgb_of(each["colorSpace"], rgb)]
        values[variant] = (tuple(float(c) for c in rgb), float(each["alpha"]))
    return Color(None, values)


def is_color(path, value):
    return path.endswith("Color") or path.endswith(".color") or path in [
        f"buttons.{kind}" for kind in ["plain", "done", "back", "prominent"]]


def tree_of(bar, palette, prefix=""):
    """A bar of the manifest as a tree of this campaign's, with its states whole."""
    result = {}
    for key, value in bar.items():
        path = prefix + key
        is_value = isinstance(value, str) or isinstance(value, dict) and (
            "components" in value or "light" in value)
        if is_color(path, value) and is_value and value != "none":
            color = color_of(value, palette)
            result[key] = {"color": color} if prefix == "buttons." else color
        elif key == "backgroundGradient":
            result[key] = [color_of(each, palette) for each in (
                value["colors"] if isinstance(value, dict) else value)]
        elif isinstance(value, dict) and key not in ["titleFont", "largeTitleFont"]:
            result[key] = tree_of(value, palette, "" if key in STATES else f"{path}.")
        else:
            result[key] = value
    return result


def inverse(entry, base, maker, palette):
    """An inverse: its colors are the manifest's, but what an explicit one says lies under each state."""
    bars = {}
    rule = maker.whole[base].get("inverse")
    for kind in BARS:
        if not entry.get(kind):
            continue
        tree = tree_of(entry[kind], palette)
        for state in STATES:
            if isinstance(tree.get(state), dict) and isinstance(rule, dict) and rule.get(kind):
                own = maker.whole[base][kind].get(state)
                said = set(flat(own)) if isinstance(own, dict) else set()
                if said & SWAPPED and SWAPPED & set(flat(maker.whole[base][kind])):
                    # The manifest has the colors that `swap` makes of a state's own.
                    continue
                groups = {path.partition(".")[0] for path in said if own.get(path, "") is None}
                tree[state] = tree_with(tree[state], {
                    path: value for path, value in flat(rule[kind]).items()
                    if path not in said and path.partition(".")[0] not in groups})
        for state in STATES:
            if isinstance(tree.get(state), dict) and "searchBar" in tree:
                # A search bar has no colors of a state.
                tree[state]["searchBar"] = tree["searchBar"]
        states = {state: flat(tree[state]) if isinstance(tree[state], dict) else tree[state]
                  for state in STATES if tree.get(state) not in [None, "same"]}
        bars[kind] = (flat(tree), states)
    shown = Appearance(entry["name"], {"unspecified": None}.get(entry["interfaceStyle"], entry["interfaceStyle"]),
                       entry["statusBarStyle"], maker.whole[base].get("backdrop"), bars)
    for kind in bars:
        backdrop = (maker.whole[base].get(kind) or {}).get("backdrop")
        written = {"": bars[kind][0], **bars[kind][1]}
        for state, properties in written.items():
            if not isinstance(properties, dict):
                continue
            properties.pop("backdrop", None)
            own = (maker.whole[base].get(kind) or {}).get(state) if state else None
            value = own.get("backdrop", backdrop) if isinstance(own, dict) else backdrop
            if value:
                properties["backdrop"] = value
    shown.is_inverse = True
    return shown


def tree_with(tree, properties):
    """A tree with properties by path."""
    for path, value in properties.items():
        inner = tree
        *groups, last = path.split(".")
        for group in groups:
            inner = inner.setdefault(group, {})
        if value is None:
            inner.pop(last, None)
        else:
            inner[last] = value
    return tree


# Comparing


class Comparison:
    """The entries of an appearance in the manifest beside the parts of the oracle."""

    def __init__(self, entry, parts, failures):
        self.entry, self.parts, self.failures = entry, parts, failures
        self.cases = 0
        self.told = set()
        self.entries = entry.get("contrast", [])
        self.unmeasured = entry.get("notMeasured", [])

    def run(self):
        by_place = collections.defaultdict(list)
        for part in self.parts:
            by_place[part.where].append(part)
            if part.where.endswith(".compactScrollEdge") and not part.required:
                # It may be told in the state whose object is shown there.
                for state in ["scrollEdge", "compact"]:
                    by_place[f"{part.where.partition('.')[0]}.{state}"].append(part)
        entries = collections.defaultdict(list)
        for each in self.entries:
            for place in each["at"]:
                entries[place].append(each)
        for part in self.parts:
            if part.required and part.readings and not part.is_unknown:
                self.cases += 1
                self.needs(part, entries)
        listed = collections.defaultdict(set)
        for each in self.unmeasured:
            for place in each["at"]:
                listed[place].add(each["foreground"])
        known = {(part.where, name) for part in self.parts if part.readings for name in part.names}
        for part in self.parts:
            if part.is_unknown and part.required:
                names = part.names | {name.removesuffix(".color") for name in part.names}
                if not part.is_beside and any((part.where, name) in known for name in names):
                    continue
                self.cases += 1
                bar = part.where.partition(".")[0]
                if not any(names & listed[place] for place in listed if place.partition(".")[0] == bar):
                    whose = "the system's " if part.is_systems else ""
                    self.fail(f"not listed: {whose}{part.kind} on {behind(part.on)}",
                              f"{part.where}, {'/'.join(sorted(part.names))}, {part.era}", part.output)
        for each in self.entries:
            for place in each["at"]:
                self.cases += 1
                self.allowed(each, place, by_place[place])
        for each in self.unmeasured:
            for place in each["at"]:
                self.cases += 1
                # What is behind a bar that draws nothing is no color of the bar's.
                is_paint = each["background"] == "backgroundColor" and each["foreground"] != "statusBar"
                if not any(part.is_unknown and not (is_paint and part.on == "backdrop") and each["foreground"] in part.names
                           | {name.removesuffix(".color") for name in part.names} for part in by_place[place]):
                    self.fail(f"listed, but not unknown: {front(each['foreground'])} on {behind(each['background'])}",
                              f"{place}: {each['foreground']}, {each['reason']}", "")

    def fail(self, kind, what, output):
        """Tells a failure once, though several parts of a kind may have it, on each iOS."""
        if (kind, output) not in self.told:
            self.told.add((kind, output))
            self.failures.append((kind, self.entry["name"], what, output))

    def needs(self, part, entries):
        """A part that is shown has to be measured, in its place or where the same pair is shown before."""
        bar = part.where.partition(".")[0]
        places = [part.where] + [place for place in entries if place.partition(".")[0] == bar and place != part.where]
        missing = []
        for variant, reading in part.readings.items():
            found = [each for place in places for each in entries[place]
                     if each["rule"] in part.rules and each["foreground"] in part.names
                     and reading.holds(each)]
            fits = [each for each in found if each["required"] >= part.need]
            if not fits:
                missing.append((variant, reading, found))
        if not missing:
            return
        variant, reading, found = missing[0]
        if found:
            return self.fail(f"needs less: {part.kind} on {behind(part.on)} {state_of(part.where)}",
                             f"{part.need}, and has {found[0]['required']} in {part.where}", part.output)
        beside = [each for each in entries[part.where] if each["rule"] in part.rules
                  and each["foreground"] in part.names and each["background"] == part.on]
        what = f"{part.where}: {part.kind} ({'/'.join(sorted(part.names))}) on {part.on} in {variant}, " \
               f"{part.era}: {reading.worst:.6f} to {reading.best:.6f}"
        word = "another ratio" if beside else "missing"
        if beside:
            what += " beside " + ", ".join(f"{each['ratio']} {each.get('best', '')} {'/'.join(each['variants'])}"
                                           for each in beside)
        styles = {variant.removesuffix("HighContrast") for variant, _, _ in missing}
        every = {variant.removesuffix("HighContrast") for variant in part.readings}
        only = "" if styles == every else ", in one style of the device only"
        self.fail(f"{word}: {part.kind} on {behind(part.on)} {state_of(part.where)}{only}", what, part.output)

    def allowed(self, each, place, parts):
        """An entry has to be a part that is shown there, with its need and its verdict."""
        named = [part for part in parts if each["rule"] in part.rules and each["foreground"] in part.names]
        shown = f"{place}: {each['foreground']} on {each['background']} {each['ratio']} {each.get('best', '')} " \
                f"/ {each['required']} in {'/'.join(each['variants'])} {each.get('outputs', '')}"
        outputs = "+".join(each.get("outputs", []))
        label = f"{front(each['foreground'])} as {each['rule'].removesuffix('-contrast')} on " \
                f"{behind(each['background'])} {state_of(place)}"
        matching = []
        for variant in each["variants"]:
            fits = [part for part in named for at, reading in part.readings.items()
                    if reading.holds(each)]
            if not fits:
                is_named = any(part.readings for part in named)
                word = "extra, or of another ratio" if is_named else "extra, and unknown" if named else "extra"
                return self.fail(f"{word}: {label}", shown, outputs)
            matching += fits
        needs = {part.need for part in matching}
        if each["required"] not in needs:
            return self.fail(f"needs {each['required']} and not {max(needs)}: {label}", shown, outputs)
        ratio, best, required = each["ratio"], each.get("best", each["ratio"]), each["required"]
        verdict = "pass" if ratio >= required else "fail" if best < required else "depends-on-content"
        if each["verdict"] != verdict:
            self.fail(f"verdict {each['verdict']} and not {verdict}: {label}", shown, outputs)


def state_of(place):
    state = place.partition(".")[2]
    return "at an edge" if state.endswith("dge") else "in the bar"


def behind(background):
    """The background of a part, for the names of kinds."""
    return {"backgroundColor": "paint", "backgroundGradient": "paint", "backgroundImage": "an image",
            "backdrop": "content", "system": "the system's", "selectionIndicatorColor": "the indicator",
            "tintColor": "its fill"}.get(background, background)


def front(foreground):
    kind, _, rest = foreground.partition(".")
    if kind == "buttons":
        return "text of a button" if "." not in rest else foreground.rpartition(".")[2]
    return f"{kind} of a layout" if kind in LAYOUTS else foreground


# Running


def documents(campaign_, makers):
    """The manifest of each theme, all of one run where they compile together, or the run that made none."""
    folder = campaign_.fresh()
    for maker in makers:
        inner = maker.folder = folder / f"t{maker.index}"
        inner.mkdir()
        (inner / f"T{maker.index}.theme.json").write_text(maker.theme)
        (inner / "appearance.yaml").write_text(maker.configuration)
    together = campaign_.run("compile", ".", "--quiet", cwd=folder, seconds=300)
    result = {}
    for maker in makers:
        inner = folder / f"t{maker.index}"
        run = together
        path = inner / f"T{maker.index}.appearance.json"
        if not path.exists():
            run = campaign_.run("compile", ".", "--quiet", cwd=inner, seconds=60)
        result[maker.index] = (manifests.read(path) if path.exists() else None, run)
    return result


def compare(campaign_, maker, document, kinds):
    """Compares a manifest with the oracle; failures are put with those of their kind."""
    oracle = Oracle(maker, Arithmetic())
    palette = document["palette"]
    count = 0
    for entry in document["appearances"]:
        if entry["kind"] == "declared":
            shown = Appearance.declared(entry["name"], maker.whole[entry["name"]])
        elif entry["kind"] == "inverse":
            shown = inverse(entry, entry["of"], maker, palette)
        else:
            continue
        failures = []
        parts = oracle.parts(shown)
        comparison = Comparison(entry, parts, failures)
        comparison.run()
        campaign_.cases += comparison.cases
        campaign_.failures += len(failures)
        count += comparison.cases
        for kind, name, what, output in failures:
            kind = kind + (INVERSE if shown.is_inverse else "")
            group = kinds.setdefault(kind, {"count": 0, "outputs": collections.Counter(), "size": None})
            group["count"] += 1
            group["outputs"][output or "+".join(maker.outputs)] += 1
            size = len(maker.theme) + (10_000 if maker.runtime != "AppearanceKit" else 0)
            if group["size"] is None or size < group["size"]:
                group.update(size=size, maker=maker, name=name, what=what)
    return count


def told(campaign_, kinds, limit):
    """Prints the kinds of failures, the most frequent first, each with its smallest theme."""
    for kind in [kind for kind in kinds if kind.endswith(INVERSE) and kind.removesuffix(INVERSE) in kinds]:
        # Of inverses those are told that other appearances do not have.
        group, own = kinds.pop(kind), kinds[kind.removesuffix(INVERSE)]
        own["count"] += group["count"]
        own["outputs"].update(group["outputs"])
    for number, (kind, group) in enumerate(sorted(kinds.items(), key=lambda item: -item[1]["count"]), 1):
        if number > limit:
            print(f"… and {len(kinds) - limit} more kinds")
            break
        outputs = ", ".join(f"{output} {count}" for output, count in group["outputs"].most_common(3))
        print(f"FAILED {campaign_.name}: {group['count']} × {kind} [{outputs}]")
        print(f"    {number:03}: '{group['name']}', {group['what'][:400]}")
        if campaign_.keep:
            folder = campaign_.keep / f"{number:03}"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "T.theme.json").write_text(group["maker"].theme)
            (folder / "appearance.yaml").write_text(group["maker"].configuration)
            (folder / "kind.txt").write_text(f"{kind}\n'{group['name']}' {group['what']}\n")


def run(campaign_):
    before = campaign_.counts
    themes = campaign_.options.themes or campaign_.size(200, 5_000)
    kinds, refused, pairs = {}, collections.Counter(), 0
    if Coloraide is None:
        print("  coloraide cannot be imported: the arithmetic is that of `arithmetic`")
    for start in range(0, themes, TOGETHER):
        makers = [shown_maker.Maker(campaign_.random, index)
                  for index in range(start, min(start + TOGETHER, themes))]
        for maker in makers:
            maker.random = None
        for index, (document, result) in documents(campaign_, makers).items():
            maker = makers[index - start]
            if document is None:
                last = [line for line in result.err.decode("utf-8", "replace").splitlines() if "error:" in line][:1]
                rule = last[0].rpartition("[")[2].rstrip("]") if last else str(result)
                refused[rule] += 1
                if result.crashed or not last:
                    campaign_.case(False, f"no manifest: {result}", theme=maker.theme,
                                   configuration=maker.configuration)
                elif campaign_.options.refused:
                    print(last[0][:300])
                continue
            pairs += compare(campaign_, maker, document, kinds)
    if refused:
        campaign_.skip(sum(refused.values()), f"themes with errors: {dict(refused)}")
    told(campaign_, kinds, campaign_.options.kinds)
    words = collections.Counter()
    for kind, group in kinds.items():
        words[kind.partition(":")[0]] += group["count"]
    print("".join(f"  {word}: {count}\n" for word, count in words.most_common()), end="")
    print(f"  {pairs} pairs of {themes} themes, {len(kinds)} kinds of failures")
    campaign_.row("pairs that are shown", before)


def options(parser):
    parser.add_argument("--themes", type=int, metavar="N", help="how many themes to try")
    parser.add_argument("--kinds", type=int, default=60, metavar="N", help="how many kinds of failures to print")
    parser.add_argument("--refused", action="store_true", help="print the errors of themes that do not compile")


if __name__ == "__main__":
    campaign.main("shown", run, options)
