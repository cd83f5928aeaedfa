"""Reads manifests, with the values that the format leaves out.

Colors become objects of components, bars trees of properties, and each pair has its variants and verdict.
"""

import json
import pathlib

LIGHT, DARK = ["light", "lightHighContrast"], ["dark", "darkHighContrast"]
VARIANTS = {"light": LIGHT, "dark": DARK, "unspecified": ["light", "dark", "lightHighContrast", "darkHighContrast"]}
BARS = ["navigationBar", "toolbar", "tabBar"]


def read(path):
    manifest = json.loads(pathlib.Path(path).read_text())
    assert manifest["manifestVersion"] == 3, path
    manifest["palette"] = {name: color(value) for name, value in manifest["palette"].items()}
    for role in manifest["roles"].values():
        role.update({key: color(value) for key, value in role.items()})
    for appearance in manifest["appearances"]:
        appearance.setdefault("kind", "declared")
        style = appearance.setdefault("interfaceStyle", "unspecified")
        for pair in appearance["contrast"]:
            pair.setdefault("variants", VARIANTS[style])
            pair.setdefault("verdict", "pass")
        for bar in BARS:
            appearance[bar] = tree(appearance.get(bar, {}))
    return manifest


def color(value):
    """A color with its components; the name of a palette color, or what is none, as it is."""
    if isinstance(value, str) and value.startswith("#"):
        parts = [int(value[index:index + 2], 16) / 255 for index in range(1, len(value), 2)]
        return {"hex": value, "colorSpace": "srgb", "components": parts[:3], "alpha": (parts + [1])[3]}
    if isinstance(value, dict) and "components" not in value:
        return {key: color(each) for key, each in value.items()}
    if isinstance(value, list):
        return [color(each) for each in value]
    return value


def tree(bar):
    """A bar, or a state of one, with an object for each group; its own color has the key `color`."""
    result = {}
    for path, value in bar.items():
        is_state = isinstance(value, dict) and path in ["scrollEdge", "compact", "compactScrollEdge"]
        *groups, last = path.split(".")
        inner = result
        for group in groups:
            known = inner.setdefault(group, {})
            if not isinstance(known, dict) or "components" in known or "light" in known:
                known = inner[group] = {"color": known}
            inner = known
        inner[last] = tree(value) if is_state else color(value)
    return result
