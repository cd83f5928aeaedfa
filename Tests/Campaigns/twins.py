#!/usr/bin/env python3
"""Themes whose generated Swift is the same, byte for byte, have the same pairs in their manifests.

Of each random theme a key is taken out, or one is added that may say nothing new; where an output then writes the same
file, the manifest for that output has to say the same of each appearance.
"""

import copy

import campaign
import shown
import shown_maker
from shown_maker import BARS

# What is behind bars is no part of the Swift, and of a bar without colors `colorTheme` tells no more than its glass.
KEPT = {"backdrop", "liquidGlass"}
SAID = [("style", "default"), ("liquidGlass", "keep"), ("isTranslucent", True), ("isHidden", False),
        ("hidesSharedBackground", False), ("largeTitleDisplayMode", "never"), ("prefersLargeTitles", False),
        ("background", "opaque"), ("scrollEdge", "same"), ("scrollEdge", "default"), ("compact", {})]


def groups(bar):
    """A bar, its states and the groups in both."""
    yield bar
    for value in list(bar.values()):
        if isinstance(value, dict) and not {"light", "dark"} & set(value):
            yield from groups(value)


def change(random, appearances):
    """Changes one key of a bar and returns it; None where nothing fits."""
    name = random.choice(list(appearances))
    tree = appearances[name]
    bars = [kind for kind in BARS if isinstance(tree.get(kind), dict)]
    if not bars:
        return None
    kind = random.choice(bars)
    if random.random() < 0.4:
        key, value = random.choice(SAID)
        if key in tree[kind]:
            return None
        tree[kind][key] = value
        return f"{name}.{kind} gets {key}: {value}"
    group = random.choice([each for each in groups(tree[kind]) if each] or [{}])
    keys = [key for key in group if key not in KEPT and "backdrop" not in str(shown_maker.written(group[key]))]
    if not keys:
        return None
    key = random.choice(keys)
    del group[key]
    if not tree[kind]:
        del tree[kind]
    return f"{name}.{kind} loses {key}"


def pairs(entry):
    """What a manifest says of the bars of an appearance, whatever its order and the states that show it.

    The icons of a state are in the tint of their bar, by whichever name.
    """
    said = set()
    for each in entry.get("contrast", []):
        numbers = each["ratio"], each.get("best"), each["required"], each["verdict"]
        said |= {(place.partition(".")[0], front(each), each["background"], *numbers) for place in each["at"]}
    for each in entry.get("notMeasured", []):
        # Glass is glass, asked for or not.
        reason = "glass" if "iOS 26 manages" in each["reason"] else each["reason"]
        said |= {(place.partition(".")[0], front(each), each["background"], reason) for place in each["at"]}
    return said


def front(entry):
    return "tintColor" if entry["foreground"] == "icons" else entry["foreground"]


def compiled(campaign_, makers):
    """The manifest and the files of Swift of each theme, by its number."""
    documents = shown.documents(campaign_, makers)
    return {maker.index: (documents[maker.index][0],
                          {path.name: path.read_bytes() for path in maker.folder.glob("*.swift")})
            for maker in makers}


def is_clear(maker):
    """Says if a bar draws nothing: its edge is measured on content if a theme writes one."""
    return any(word in maker.theme for word in ['"transparent"', '"none"'])


def compare(campaign_, maker, difference, first, second):
    """Compares the manifests of two themes; counts the appearances."""
    others = {entry["name"]: entry for entry in second["appearances"]}
    names = [entry["name"] for entry in first["appearances"] if entry["name"] in others]
    for entry in first["appearances"]:
        if entry["name"] in others:
            own, theirs = pairs(entry), pairs(others[entry["name"]])
            if maker.outputs[0] == "swiftUI":
                # It has one tint for all bars, which is measured on those that a theme sets, and listed for others.
                own, theirs = ({each for each in said if "intColor" not in each[1]} for said in (own, theirs))
            campaign_.case(
                own == theirs, f"{entry['name']} [{maker.outputs[0]}]: {difference}: only before "
                f"{sorted(map(str, own - theirs))[:3]}, only after {sorted(map(str, theirs - own))[:3]}",
                theme=maker.theme, configuration=maker.configuration)
    return len(names)


def run(campaign_):
    themes = campaign_.options.themes or campaign_.size(400, 10_000)
    before, count = campaign_.counts, 0
    for start in range(0, themes, shown.TOGETHER):
        makers, twins, differences = [], [], []
        for index in range(start, min(start + shown.TOGETHER, themes)):
            maker = shown_maker.Maker(campaign_.random, index)
            maker.outputs = maker.outputs[:1]
            # On iOS 26 SwiftUI's edge is the system's, and is measured as it is written.
            if maker.runtime != "AppearanceKit" or maker.outputs == ["swiftUI"] and maker.has_26:
                continue
            maker.random = None
            twin = copy.deepcopy(maker)
            difference = change(campaign_.random, twin.appearances)
            if difference:
                makers.append(maker)
                twins.append(twin)
                differences.append(difference)
        first, second = compiled(campaign_, makers), compiled(campaign_, twins)
        for maker, difference in zip(makers, differences):
            (own, files), (other, others) = first[maker.index], second[maker.index]
            if own and other and files and files == others and not is_clear(maker):
                count += compare(campaign_, maker, difference, own, other)
    print(f"  {count} appearances of {themes} themes with the same Swift")
    campaign_.row("the same Swift and the same pairs", before)


if __name__ == "__main__":
    campaign.main("twins", run, shown.options)
