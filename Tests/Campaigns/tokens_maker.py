"""Random design-token files in every dialect, with the colors that they mean.

A file is made from a list of definitions, which is also what the colors are taken from, so that
neither the command nor `tokens_reference` says what is right.
"""

from fractions import Fraction
import json
import os
import re
import urllib.parse

import differential
import tokens_reference as reference
from tokens_reference import Color, VARIANTS, chain_of

GROUPS = ["color", "brand", "base", "text", "fill", "a/b", "50% off", "é", "Grey", "é❤", "on~top"]
PLAIN_GROUPS = ["color", "brand", "base", "text", "fill", "Grey", "on-top"]
NAMES = ["primary", "1", "100", "accent", "default", "tilde~x", "with space", "x/y", "Hover", "🎨",
         "100%", "value-like", "ümlaut", "null", "true", "1e3", "0x10", "_"]
PLAIN_NAMES = ["primary", "1", "100", "accent", "default", "hover", "muted", "strong", "weak", "050"]

# Every key that means something in some dialect; in the others it is a name.
KEYS = """value type description comment deprecated deprecated_comment renamed uuid extensions alpha hex color
    components colorSpace channels space r g b a red green blue white none sets modify format parent props aliases
    imports global meta entities id name class category text_contrast_pairing uicontrol_contrast_pairing
    selectedTokenSets tokenSetOrder group mode modes variables valuesByMode resolvedType modeId version modifiers
    resolutionOrder sources contexts context set modifier colors idiom appearances appearance reference platform
    color-space display-gamut locale subtype properties provides-namespace info dimension number fontFamily
    border shadow gradient light dark schema root ref extends themes metadata""".split()
# Those that a file in an older shape cannot have at its root, where they make it another one's: what stands in
# them has a `value` in either.
TAKEN = {"sets", "props", "aliases"}


class Definition:
    """What a token is: a color, an alias, something else, or nothing that can be meant."""

    def __init__(self, color=None, target=None, alpha=None, modify=None, other=None, raw=None):
        self.color = color
        self.target = target
        self.alpha = alpha
        self.modify = modify
        self.other = other
        # How a color is written, where that was chosen with it.
        self.raw = raw
        self.under = ""

    def copy(self, under):
        copy = Definition(self.color, self.target, self.alpha, self.modify, self.other, self.raw)
        copy.under = under
        return copy


def meant(definitions, name):
    """The color that a name has among definitions; None where it has none."""
    for _ in range(len(definitions) + 1):
        definition = definitions.get(name)
        if definition is None or definition.other is not None:
            return None
        color = definition.color
        if definition.target is not None:
            inner = f"{definition.under}.{definition.target}" if definition.under else None
            target = inner if inner in definitions else definition.target
            color = meant(definitions, target)
        if color is not None and definition.alpha is not None:
            color = color.with_alpha(definition.alpha)
        if color is not None and definition.modify:
            color = reference.modified(color, *definition.modify)
        return color
    return None


class Case:
    """Files, the entries of a theme's `tokens:` over them, and the colors in each variant."""

    def __init__(self, kind):
        self.kind = kind
        self.files = {}
        self.entries = []
        self.colors = {}

    def expect(self, by_variant):
        """Takes what is expected from the definitions in each variant."""
        names = dict.fromkeys(name for each in by_variant.values() for name in each)
        for name in names:
            colors = {variant: meant(each, name) for variant, each in by_variant.items()
                      if name in each}
            found = {variant: color for variant, color in colors.items() if color is not None}
            if found:
                self.colors[name] = found
        return self


class TokenMaker:
    """Makes cases; the same random numbers make the same ones."""

    def __init__(self, random):
        self.random = random
        self.css = differential.ColorMaker(random)
        # How often a name is a key of some dialect.
        self.keys = 0

    def chance(self, probability):
        return self.random.random() < probability

    # Colors

    def component(self, allowed, space):
        """A number within a component's range, often a round one or an end."""
        if allowed == "hue":
            low, high = 0, 359.999
        else:
            low, high = allowed
            bound = {"lab": 125, "oklab": 0.4, "lch": 150, "oklch": 0.4}.get(space, 1)
            low, high = -bound if low is None else low, bound if high is None else high
        if self.chance(0.1):
            return self.random.choice([low, high])
        value = round(self.random.uniform(low, high), self.random.choice([0, 1, 3, 6, 15]) or None)
        # A hue that is rounded up to a whole turn is none of the standard's.
        return value % 360 if allowed == "hue" else value

    def standard(self, space=None):
        """A color in the standard's notation, and how it is written; a few are out of Display P3."""
        while True:
            color, raw = self.any_standard(space or self.random.choice(sorted(reference.RANGES)))
            if reference.overshoot(color.p3()) <= 0 or self.chance(0.05):
                return color, raw

    def any_standard(self, space):
        written = [self.component(allowed, space) for allowed in reference.RANGES[space]]
        values = [Fraction(repr(value)) for value in written]
        if self.chance(0.15):
            index = self.random.randrange(3)
            written[index], values[index] = "none", Fraction(0)
        if space in ("hsl", "hwb"):
            values = [values[0], values[1] / 100, values[2] / 100]
        color, raw = Color(space, values), {"colorSpace": space, "components": written}
        if self.chance(0.4):
            alpha = self.random.choice([0, 1, 0.5, round(self.random.random(), 4)])
            color, raw["alpha"] = color.with_alpha(Fraction(repr(alpha))), alpha
        if self.chance(0.3):
            # A fallback that is not looked at, whatever it says.
            codes = [min(255, max(0, int(255 * float(c) + 0.5))) for c in color.srgb()]
            raw["hex"] = "#" + "".join(f"{code:02x}" for code in codes)
            if self.chance(0.2):
                raw["hex"] = "#123456"
        return color, raw

    def text(self, simple=False):
        """A color in CSS's notation, and its text."""
        maker = self.css
        notation = self.random.choice(
            [maker.hex] if simple else [maker.hex, maker.hex, maker.rgb, maker.legacy_rgb, maker.hsl,
                                        maker.hwb, maker.oklch, maker.lab, maker.wide])()
        components = list(notation.components)
        space = "xyz-d65" if notation.space == "xyz" else notation.space
        if space == "srgb" and not notation.text.startswith("color"):
            components = [min(Fraction(1), max(Fraction(0), c)) for c in components]
        for index, allowed in enumerate(reference.RANGES[space]):
            if allowed == "hue":
                components[index] %= 360
        alpha = min(Fraction(1), max(Fraction(0), notation.alpha))
        return Color(space, components, alpha), notation.text

    def literal(self, dialect):
        """A definition of a color that is written as a dialect has it."""
        if dialect == "standard":
            color, raw = self.standard()
        elif dialect == "figma":
            values = [round(self.random.random(), self.random.choice([1, 4, 16])) for _ in range(4)]
            raw = dict(zip("rgba", values if self.chance(0.5) else values[:3] + [1]))
            color = Color("srgb", [Fraction(repr(raw[each])) for each in "rgb"],
                          Fraction(repr(raw["a"])))
        elif dialect == "channels":
            color, raw = self.standard()
            raw = {self.random.choice(["space", "colorSpace"]): raw["colorSpace"],
                   "channels": raw["components"], "alpha": raw.get("alpha", 1)}
        else:
            color, raw = self.text(dialect == "hex")
        return Definition(color=color, raw=raw)

    # Definitions

    def path(self, plain):
        groups, names = (PLAIN_GROUPS, PLAIN_NAMES) if plain else (GROUPS, NAMES)

        def one(words):
            return self.random.choice(KEYS if self.chance(self.keys) else words)

        return tuple(one(groups) for _ in range(self.random.randrange(4))) + (one(names),)

    def definitions(self, count, dialect, plain=False, known=(), alpha=False):
        """Tokens by path: colors, aliases of these and of `known` ones, and other things."""
        result = {}
        while len(result) < count:
            path = self.path(plain)
            if dialect in ("legacy", "hex") and TAKEN & set(path):
                continue
            if any(path == other[:len(path)] or other == path[:len(other)] for other in result):
                continue
            draw = self.random.random()
            targets = [".".join(each) for each in result if result[each].other is None] + list(known)
            if draw < 0.45 and targets:
                result[path] = Definition(target=self.random.choice(targets))
                if alpha and self.chance(0.4):
                    result[path].alpha = Fraction(repr(round(self.random.random(), 2)))
            elif draw < 0.6:
                result[path] = Definition(other=self.random.choice(["dimension", "number", "untyped"]))
            else:
                result[path] = self.literal(dialect)
        # Aliases may come before what they refer to.
        items = list(result.items())
        self.random.shuffle(items)
        return dict(items)

    # Documents

    def pointer(self, name, definitions):
        """A JSON Pointer to the token of a name."""
        names = next(path for path in definitions if ".".join(path) == name)
        names = [each.replace("~", "~0").replace("/", "~1") for each in names]
        text = "/".join(urllib.parse.quote(each, safe="~!$&'()*+,;=:@") if self.chance(0.5) else
                        each.replace("%", "%25") for each in names)
        return "#/" + text

    def token(self, definition, definitions, dialect, typed):
        """The table of a token; `typed` where it says that it is a color."""
        if dialect in ("legacy", "hex"):
            value, kind = "value", "type"
        else:
            value, kind = "$value", "$type"
        if definition.other:
            table = {value: self.random.choice([12, 0.5]), kind: definition.other}
            if definition.other == "dimension":
                table[value] = {"value": 4, "unit": "px"} if kind == "$type" else "4px"
            if definition.other == "untyped":
                table = {value: 12} if value == "value" else {value: "#ff0000"}
            return table
        table = {}
        if definition.target is not None:
            own = any(".".join(path) == definition.target for path in definitions)
            reference_ = "{" + definition.target + "}"
            if dialect in ("legacy", "hex") and self.chance(0.2):
                reference_ = "{" + definition.target + ".value}"
            table[value] = reference_
            if value == "$value" and own and definition.alpha is None and self.chance(0.4):
                pointer = self.pointer(definition.target, definitions)
                table = self.random.choice([
                    {"$ref": pointer}, {"$ref": pointer + "/$value", "$type": "color"},
                    {"$value": {"$ref": pointer + "/$value"}}, {"$value": {"$ref": pointer}}])
            typed = typed and self.chance(0.5)
        else:
            table[value] = definition.raw
        if typed:
            table[kind] = "color"
        if definition.alpha is not None:
            table["alpha"] = float(definition.alpha)
        if self.chance(0.1):
            table["$description" if value == "$value" else "description"] = "What it is for: \"text\""
        return table

    def nested(self, definitions, dialect, group_types=True):
        """A document of nested groups; types stand at tokens, or at groups where all agree."""
        document = {}
        standard = dialect not in ("legacy", "hex")
        grouped = set()
        if standard and group_types:
            grouped = {path[0] for path in definitions if len(path) > 1 and self.chance(0.5)}
        for path, definition in definitions.items():
            table = document
            for name in path[:-1]:
                table = table.setdefault(name, {})
            inherits = path[0] in grouped and len(path) > 1
            if inherits and definition.other == "untyped":
                definition.other = "number"
            table[path[-1]] = self.token(definition, definitions, dialect, not inherits)
        for name in sorted(grouped):
            items = list(document[name].items())
            items.insert(self.random.randrange(len(items) + 1), ("$type", "color"))
            document[name] = dict(items)
        return document

    def written(self, document, name):
        """The text of a document, in JSON, in JSON with comments, or in YAML, by its file's name."""
        if name.endswith((".yaml", ".yml")):
            return yaml(document)
        text = json.dumps(document, ensure_ascii=self.chance(0.5),
                          indent=self.random.choice([None, 1, 2, "\t"]))
        if name.endswith(".json5"):
            text = json.dumps(document, ensure_ascii=False, indent=2)
            text = re.sub(r'([\]}"\w])\n(\s*[}\]])', r"\1, // the last\n\2", text)
            text = "/* made\n by a tool */\n" + text
        return text

    def file(self, case, definitions, dialect, stem):
        """Writes definitions to a new file of a case."""
        extension = self.random.choice([".tokens.json", ".json", ".yaml", ".json5", ".tokens.yml"])
        folder = self.random.choice(["", "tokens/", "design tokens/"])
        name = f"{folder}{stem}{extension}"
        case.files[name] = self.written(self.nested(definitions, dialect), name)
        return name

    # Cases

    def one(self):
        """One file by the standard, the same in every variant."""
        case = Case("standard")
        definitions = self.definitions(self.random.randrange(2, 14), "standard")
        document = self.nested(definitions, "standard")
        flat = {".".join(path): definition for path, definition in definitions.items()}
        for extend in [self.roots, self.extensions, self.properties, self.wrong_groups]:
            if self.chance(0.5):
                extend(document, flat)
        parts = [document]
        if self.chance(0.3):
            # Groups extend and references lead to what another file has.
            keys = [name for name in document if self.chance(0.5)]
            parts = [{name: value for name, value in document.items() if (name in keys) == inside}
                     for inside in (True, False)]
        for number, part in enumerate(parts):
            name = f"part{number}" + self.random.choice([".tokens.json", ".yaml", ".json5"])
            case.files[name] = self.written(part, name)
            case.entries.append(name if self.chance(0.5) else {"file": name})
        return case.expect({variant: flat for variant in VARIANTS})

    def roots(self, document, flat):
        """Groups with a root token, which others refer to."""
        color, raw = self.standard()
        light, light_raw = self.standard()
        document["rooted"] = {"$type": "color", "$root": {"$value": raw},
                              "light": {"$value": light_raw}}
        document["to root"] = {"$value": "{rooted.$root}"}
        document["to root by pointer"] = {"$ref": "#/rooted/$root"}
        flat["rooted.$root"] = Definition(color=color)
        flat["rooted.light"] = Definition(color=light)
        flat["to root"] = flat["to root by pointer"] = Definition(target="rooted.$root")

    def extensions(self, document, flat):
        """A group that extends another, with tokens of its own over it, nested groups, types."""
        outer = self.chance(0.5)
        base = {"inner": {}}
        definitions = {}

        def add(table, name, path, typed):
            color, raw = self.standard()
            table[name] = {"$value": raw}
            if typed:
                table[name]["$type"] = "color"
            definitions[path] = Definition(color=color)

        typed = self.chance(0.5)
        if typed:
            base["$type"] = "color"
        add(base, "kept", "kept", not typed)
        add(base, "replaced", "replaced", not typed)
        add(base["inner"], "deep", "inner.deep", not typed)
        base["alias"] = {"$value": "{from.base.kept}"}
        definitions["alias"] = Definition(target="from.base.kept")
        # Its type may be that of a group around the one that is extended, which is not handed on.
        color, raw = self.standard()
        base["loses"] = {"$value": raw}
        document["from"] = {"$type": "color", "base": base}
        for path, definition in definitions.items():
            flat["from.base." + path] = definition
        flat["from.base.loses"] = Definition(color=color)
        heir = {"$extends": self.random.choice(["{from.base}", "#/from/base"])}
        if outer:
            heir["$type"] = "color"
        for path, definition in definitions.items():
            flat["heir." + path] = definition
        flat["heir.loses"] = flat["from.base.loses"] if outer or typed else Definition(other="untyped")
        add(heir, "replaced", "replaced", True)
        flat["heir.replaced"] = definitions["replaced"]
        heir["inner"] = {}
        add(heir["inner"], "more", "inner.more", True)
        flat["heir.inner.more"] = definitions["inner.more"]
        document["heir"] = heir
        if self.chance(0.5):
            document["heir of the heir"] = {"$extends": "{heir}"}
            for path in [each for each in flat if each.startswith("heir.")]:
                flat["heir of the heir." + path[5:]] = flat[path]

    def properties(self, document, flat):
        """Colors of which parts are references."""
        color, raw = self.standard("srgb")
        raw["components"] = [0.25, 0.5, "none"]
        raw["alpha"] = 0.5
        document["parts"] = {
            "$type": "color",
            "whole": {"$value": raw},
            "third": {"$type": "number", "$value": 0.75},
            "opacity": {"$type": "number", "$value": 0.125},
            "components": {"$value": {"colorSpace": "display-p3",
                                      "components": {"$ref": "#/parts/whole/$value/components"}}},
            "component": {"$value": {"colorSpace": "srgb", "components": [
                {"$ref": "#/parts/whole/$value/components/1"}, {"$ref": "#/parts/third/$value"}, 1]}},
            "alpha": {"$value": {"colorSpace": "srgb", "components": [0, 1, 0],
                                 "alpha": {"$ref": "#/parts/opacity/$value"}}},
            "space": {"$value": {"colorSpace": {"$ref": "#/parts/whole/$value/colorSpace"},
                                 "components": [1, 0, 0]}},
            "alias": {"$ref": "#/parts/component"},
        }
        quarter, half = Fraction(1, 4), Fraction(1, 2)
        flat["parts.whole"] = Definition(color=Color("srgb", [quarter, half, 0], half))
        flat["parts.components"] = Definition(color=Color("display-p3", [quarter, half, 0]))
        flat["parts.component"] = Definition(color=Color("srgb", [half, Fraction(3, 4), 1]))
        flat["parts.alpha"] = Definition(color=Color("srgb", [0, 1, 0], Fraction(1, 8)))
        flat["parts.space"] = Definition(color=Color("srgb", [1, 0, 0]))
        flat["parts.alias"] = Definition(target="parts.component")

    def wrong_groups(self, document, flat):
        """A reference has the type of its target, whatever the groups around it say."""
        color, raw = self.standard()
        document["sizes"] = {
            "$type": "dimension", "ink": {"$type": "color", "$value": raw},
            "alias": {"$value": "{sizes.ink}"}, "gap": {"$value": {"value": 1, "unit": "px"}}}
        document["inks"] = {"$type": "color", "gap": {"$value": "{sizes.gap}"}}
        flat["sizes.ink"] = Definition(color=color)
        flat["sizes.alias"] = Definition(target="sizes.ink")

    def chain(self):
        """A long chain of aliases, in any order."""
        case = Case("chain")
        length = self.random.choice([3, 30, 300])
        color, raw = self.standard()
        tokens = [("n0", {"$type": "color", "$value": raw})]
        flat = {"n0": Definition(color=color)}
        for index in range(1, length):
            back = self.random.choice([index - 1, index - 1, self.random.randrange(index)])
            tokens.append((f"n{index}", self.random.choice([
                {"$value": f"{{n{back}}}"}, {"$ref": f"#/n{back}"},
                {"$value": {"$ref": f"#/n{back}/$value"}}])))
            flat[f"n{index}"] = Definition(target=f"n{back}")
        self.random.shuffle(tokens)
        case.files["chain.json"] = json.dumps(dict(tokens))
        case.entries = ["chain.json"]
        return case.expect({variant: flat for variant in VARIANTS})

    def layered(self):
        """Entries over one another, with files for variants and names above."""
        case = Case("layers")
        by_variant = {variant: {} for variant in VARIANTS}
        for number in range(self.random.randrange(1, 4)):
            dialect = self.random.choice(["standard", "legacy", "hex", "channels"])
            under = self.random.choice(["", "", "", "app", "app.brand"])
            keys = ["light"] + [key for key in VARIANTS[1:] if self.chance(0.5)]
            entry, files = {}, {}
            common = None
            for key in keys:
                files[key] = []
                for index in range(self.random.choice([1, 1, 2])):
                    known = [name for name in (common or {})] if under == "" else []
                    definitions = self.definitions(
                        self.random.randrange(1, 8), dialect, plain=True, alpha=True, known=known)
                    if common is None:
                        common = {".".join(path): path for path in definitions
                                  if definitions[path].other is None}
                    else:
                        # Most tokens are in every variant.
                        for path in list(common.values()):
                            if self.chance(0.7) and not any(
                                    path == each[:len(path)] or each == path[:len(each)]
                                    for each in definitions):
                                definitions[path] = self.literal(dialect)
                    self.no_sibling_types(definitions)
                    files[key].append((self.file(case, definitions, dialect,
                                                 f"f{number}-{key}-{index}"), definitions))
            if keys == ["light"] and len(files["light"]) == 1 and self.chance(0.5):
                entry = {"file": files["light"][0][0]}
            else:
                for key in keys:
                    names = [name for name, _ in files[key]]
                    entry[key] = names[0] if len(names) == 1 and self.chance(0.7) else names
            if under:
                entry["under"] = under
            case.entries.append(entry)
            for variant in VARIANTS:
                key = next(each for each in chain_of(variant) if each in files)
                for _, definitions in files[key]:
                    for path, definition in definitions.items():
                        name = ".".join(path)
                        by_variant[variant][f"{under}.{name}" if under else name] = \
                            definition.copy(under)
        if self.conflicts(by_variant):
            return self.layered()
        return case.expect(by_variant)

    def no_sibling_types(self, definitions):
        """Nothing that is a color only by the text that it has."""
        for definition in definitions.values():
            if definition.other == "untyped":
                definition.other = "number"

    @staticmethod
    def conflicts(by_variant):
        """Whether a token lies over a group, or aliases go around in a circle."""
        for definitions in by_variant.values():
            names = set(definitions)
            for name in names:
                parts = name.split(".")
                if any(".".join(parts[:end]) in names for end in range(1, len(parts))):
                    return True
                seen, each = set(), name
                while each in definitions and definitions[each].target is not None:
                    if each in seen:
                        return True
                    seen.add(each)
                    inner = f"{definitions[each].under}.{definitions[each].target}"
                    each = inner if definitions[each].under and inner in definitions \
                        else definitions[each].target
                if each not in definitions or definitions[each].other:
                    if each != name:
                        return True
        return False

    def resolved(self):
        """A resolver document with sets, modifiers, defaults and sources of every kind."""
        case = Case("resolver")
        contexts = ["light", "dark", "light-hc", "dark-hc"][:self.random.choice([2, 4])]
        resolver = {"version": "2025.10", "sets": {}, "modifiers": {}, "resolutionOrder": []}
        sources = {}
        names = {}

        def source(stem):
            """A source: a file, a part of one, a definition of the document, or tokens as they are."""
            definitions = self.definitions(self.random.randrange(1, 5), "standard", plain=True,
                                           known=list(names))
            for path, definition in definitions.items():
                if definition.other is None:
                    names[".".join(path)] = path
            self.no_sibling_types(definitions)
            kind = self.random.randrange(4)
            if kind == 0:
                return definitions, self.nested(definitions, "standard")
            if kind == 1:
                resolver.setdefault("$defs", {})[stem] = self.nested(definitions, "standard")
                return definitions, {"$ref": f"#/$defs/{stem}"}
            if kind == 2:
                name = f"parts/{stem}.json"
                case.files[name] = json.dumps({"tokens": {"all": self.nested(definitions, "standard")}})
                return definitions, {"$ref": f"{name}#/tokens/all"}
            name = self.file(case, definitions, "standard", stem)
            return definitions, {"$ref": name}

        def some(stem, least):
            made = [source(f"{stem}-{index}") for index in range(self.random.randrange(least, 3))]
            return [each[0] for each in made], [each[1] for each in made]

        order = []
        for name in ["base", "semantic"][:self.random.choice([1, 2])]:
            definitions, written = some(name, 1)
            sources[name] = definitions
            if self.chance(0.2):
                order.append((name, {"type": "set", "name": name, "sources": written}))
            else:
                resolver["sets"][name] = {"sources": written}
                order.append((name, {"$ref": f"#/sets/{name}"}))
        theme, written = {}, {}
        for context in contexts:
            theme[context], written[context] = some(context, 0)
        modifier = {"contexts": written}
        default = self.random.choice([None, "light"])
        if default:
            modifier["default"] = default
        resolver["modifiers"]["theme"] = modifier
        order.append(("theme", {"$ref": "#/modifiers/theme"}))
        if self.chance(0.5):
            small, large = some("small", 0), some("large", 1)
            resolver["modifiers"]["size"] = {
                "default": "small", "contexts": {"small": small[1], "large": large[1]}}
            sources["size"] = small[0]
            order.append(("size", {"$ref": "#/modifiers/size"}))
        if not resolver["sets"]:
            del resolver["sets"]
        resolver["resolutionOrder"] = [each for _, each in order]
        name = self.random.choice(["brand.resolver.json", "brand.resolver.yaml"])
        case.files[name] = self.written(resolver, name)
        entry = {"resolver": name}
        chosen = {}
        keys = dict(zip(VARIANTS, ["light", "dark", "light-hc", "dark-hc"]))
        for variant in VARIANTS[:len(contexts)]:
            if variant == "light" and default and self.chance(0.3) and len(contexts) == 2:
                continue
            key = self.random.choice(["theme", "Theme"])
            context = keys[variant]
            entry[variant] = {key: self.random.choice([context, context.upper()])}
            chosen[variant] = context
        chosen.setdefault("light", default or "light")
        if "light" not in entry and not default:
            entry["light"] = {"theme": "light"}
        case.entries = [entry]
        by_variant = {}
        for variant in VARIANTS:
            key = next(each for each in chain_of(variant) if each in chosen)
            flat = {}
            for step, _ in order:
                for definitions in theme[chosen[key]] if step == "theme" else sources[step]:
                    flat.update({".".join(path): each for path, each in definitions.items()})
            by_variant[variant] = flat
        if self.conflicts(by_variant):
            return self.resolved()
        return case.expect(by_variant)

    def flat_names(self, count):
        """Names without groups, as flat dialects have them."""
        words = ["blue", "gray", "red", "accent", "text", "border", "surface", "strong", "weak"]
        names = [f"{a}-{b}-{number}" for a in words for b in words for number in (100, 500)]
        return self.random.sample(KEYS if self.chance(self.keys) else names, count)

    def by_modes(self, dialect="css"):
        """Flat names with colors or aliases for each of two modes."""
        names = self.flat_names(self.random.randrange(2, 9))
        modes = {"light": {}, "dark": {}}
        for index, name in enumerate(names):
            for mode in modes:
                if index and self.chance(0.4):
                    definition = Definition(target=self.random.choice(names[:index]))
                else:
                    definition = self.literal(dialect)
                modes[mode][name] = definition
        return names, modes

    def value(self, definition):
        return definition.raw if definition.target is None else "{" + definition.target + "}"

    def spectrum(self):
        """Flat tokens with `sets`."""
        case = Case("sets")
        names, modes = self.by_modes()
        document = {}
        for name in names:
            if self.chance(0.3):
                modes["dark"][name] = modes["light"][name]
                document[name] = {"value": self.value(modes["light"][name]), "uuid": "0"}
                continue
            document[name] = {"sets": {mode: {"value": self.value(modes[mode][name])}
                                       for mode in ["light", "dark"]}}
            document[name]["sets"]["wireframe"] = {"value": "rgb(1, 2, 3)"}
        case.files["palette.json"] = json.dumps(document, indent=2)
        chosen = self.chance(0.3)
        case.entries = [{"file": "palette.json", "modes": {"light": "light", "dark": "dark"}}
                        if chosen else "palette.json"]
        return self.expect_modes(case, modes)

    def expect_modes(self, case, modes):
        return case.expect({variant: modes["dark" if variant.startswith("dark") else "light"]
                            for variant in VARIANTS})

    def figma(self):
        """Modes in `$extensions`, of every tool that has them."""
        kind = self.random.choice(["mode", "com.figma", "com.figma.modes", "carbon.themes"])
        case = Case("modes in " + kind)
        names, modes = self.by_modes(self.random.choice(["figma", "css", "standard"]))
        light, dark = self.random.choice([("Light", "Dark"), ("light", "dark"), ("day", "night")])
        if kind == "carbon.themes":
            light, dark = "white", "g100"
        document = {}
        for name in names:
            values = {light: self.value(modes["light"][name]), dark: self.value(modes["dark"][name])}
            if kind == "carbon.themes" and self.chance(0.5):
                alpha = round(self.random.random(), 2)
                values[dark] = {"value": values[dark], "alpha": alpha}
                before = modes["dark"][name]
                modes["dark"][name] = Definition(before.color, before.target,
                                                 Fraction(repr(alpha)), raw=before.raw)
            table = {"$type": "color"}
            if kind != "carbon.themes":
                table["$value"] = values[light]
            table["$extensions"] = {"com.figma": {"modes": values}} if kind == "com.figma" \
                else {kind: values}
            document[name] = table
        case.files["variables.json"] = json.dumps(document, indent=2)
        case.entries = [{"file": "variables.json", "modes": {"light": light, "dark": dark}}]
        if light.lower() == "light" and self.chance(0.5):
            case.entries = ["variables.json"]
        return self.expect_modes(case, modes)

    def theo(self):
        """Theo's files, with imports and aliases."""
        case = Case("imports")
        names, modes = self.by_modes()
        count = self.random.randrange(1, len(names))
        texts = {}
        for mode, definitions in modes.items():
            lines = ["aliases:"]
            for name in names[:count]:
                definition = definitions[name]
                text = definition.raw if definition.target is None else "{!" + definition.target + "}"
                lines.append(f"  {name}: {json.dumps(text)}")
            texts[f"aliases/{mode}.yml"] = "\n".join(lines) + "\n"
            lines = ["global:", "  type: color", "  category: text-color", "imports:",
                     f"  - ../aliases/{mode}.yml", "props:", "  # The ones that are used"]
            for name in names[count:]:
                definition = definitions[name]
                text = definition.raw if definition.target is None else "{!" + definition.target + "}"
                lines += [f"  {name}:", f"    value: {json.dumps(text)}", "    comment: For text"]
            texts[f"global/{mode}.yml"] = "\n".join(lines) + "\n"
        case.files.update(texts)
        case.entries = [{"light": "global/light.yml", "dark": "global/dark.yml"}]
        return self.expect_modes(case, modes)

    def entities(self):
        """A design system package: ids with dots, `#rrggbbaa`."""
        case = Case("entities")
        names, modes = self.by_modes("hex")
        ids = {name: self.random.choice(["md.sys.", "md.ref.palette.", ""]) + name for name in names}
        flat = {}
        entities = [{"class": "token", "type": "custom", "id": "md.font", "value": "Roboto"},
                    {"class": "page", "type": "color", "id": "md.page"}]
        for name, definition in modes["light"].items():
            target = definition.target and ids[definition.target]
            flat[ids[name]] = Definition(definition.color, target, raw=definition.raw)
            entities.append({
                "class": "token", "type": "alias" if target else "color", "id": ids[name],
                "name": ids[name], "value": "{" + target + "}" if target else definition.raw})
        if self.chance(0.5):
            # A token and what looks like a group of it.
            first = ids[names[0]]
            entities.append({"class": "token", "type": "alias", "id": first + ".light",
                             "value": "{" + first + "}"})
            flat[first + ".light"] = Definition(target=first)
        self.random.shuffle(entities)
        case.files["dsp.json"] = json.dumps({"dsp_spec_version": "0.93", "entities": entities})
        case.entries = ["dsp.json"]
        return case.expect({variant: flat for variant in VARIANTS})

    def studio(self):
        """Tokens Studio: sets by `$themes.json`, changes of colors, formulas, opacity in `rgba()`."""
        case = Case("studio")
        names, modes = self.by_modes("hex")
        standard = self.chance(0.5)
        value, kind = ("$value", "$type") if standard else ("value", "type")
        changed = {}
        for name in names:
            if self.chance(0.4):
                changed["changed-" + name] = self.modify(names, self.random.choice(
                    [name, *changed]))
        documents = {"light": {}, "dark": {}, "all": {
            "half": {value: 0.5, kind: "number"}, "part": {value: "0.04", kind: "number"},
            "sum": {value: "({half} + 0.25) / 2", kind: "number"}}}
        for mode, definitions in modes.items():
            for name, definition in definitions.items():
                documents[mode][name] = {value: self.value(definition), kind: "color"}
        for mode in modes.values():
            for name, (target, way, amount, space, other, _, _) in changed.items():
                mix = other and meant(mode, other)
                mode[name] = Definition(target=target, modify=(way, amount, space, mix))
        for name, (target, way, _, space, other, text, shorthand) in changed.items():
            modify = {"type": way, "value": text, "space": space}
            if other:
                modify["color"] = "{" + other + "}"
            table = {value: "{" + target + "}", kind: "color"}
            if shorthand:
                table[value] = f"rgba({{{target}}}, {text})"
            else:
                table["$extensions"] = {"studio.tokens": {"modify": modify}}
            documents["all"][name] = table
        for stem, document in documents.items():
            case.files[f"tokens/modes/{stem}.json"] = json.dumps(document, indent=2)
        case.files["tokens/$metadata.json"] = json.dumps(
            {"tokenSetOrder": ["modes/light", "modes/dark", "modes/all"]})
        case.files["tokens/$themes.json"] = json.dumps([
            {"id": "1", "name": "Light", "group": "Mode", "selectedTokenSets": {
                "modes/light": "enabled", "modes/dark": "disabled"}},
            {"id": "2", "name": "Dark", "group": "Mode", "selectedTokenSets": {"modes/dark": "source"}},
            {"id": "3", "name": "All", "group": "Rest", "selectedTokenSets": {"modes/all": "enabled"}}])
        case.entries = [{"themes": "tokens/$themes.json",
                         "light": ["Light", "All"], "dark": ["All", "Dark"]}]
        if self.chance(0.5):
            case.entries = [{"light": ["tokens/modes/light.json", "tokens/modes/all.json"],
                             "dark": ["tokens/modes/dark.json", "tokens/modes/all.json"]}]
        return self.expect_modes(case, modes)

    def modify(self, names, target):
        """A change of a color: target, way, amount, space, other color, the amount's text."""
        way = self.random.choice(["lighten", "darken", "mix", "alpha"])
        if self.chance(0.2):
            amount = round(self.random.random(), 2)
            return (target, "alpha", Fraction(repr(amount)), "srgb", None,
                    self.random.choice([repr(amount), f"{amount * 100:.0f}%"]), True)
        space = self.random.choice(["srgb", "srgb", "hsl", "lch", "p3"])
        if way == "mix" and space in ("hsl", "lch"):
            # The hue of a gray, which is none, does not matter elsewhere.
            space = "p3"
        amount, text = self.random.choice([
            (Fraction(1, 10), "0.1"), (Fraction(74, 100), "0.5 + 6 * 0.04"),
            (Fraction(74, 100), "({half} + 6 * {part})"), (Fraction(1, 2), "{half}"),
            (Fraction(3, 8), "(1 - 0.25) / 2"), (Fraction(1), "1"), (Fraction(0), 0),
            (Fraction(3, 8), "{sum}"), (Fraction(5, 8), "1 - {sum}")])
        other = self.random.choice(names) if way == "mix" else None
        return target, way, amount, space, other, text, False

    def composed(self):
        """Colors of which the components and the alpha are aliases."""
        case = Case("composed")
        color, raw = self.standard()
        alpha = round(self.random.random(), 3)
        document = {
            "color": {"brand": {"$type": "color", "$value": raw}},
            "opacity": {"half": {"$type": "number", "$value": alpha}},
            "tinted": {"$type": "color", "$value": {
                "components": "{color.brand}", "alpha": "{opacity.half}"}},
            "alias": {"$value": "{tinted}"}, "faint": {"$value": "{tinted}", "alpha": 0.25},
            "$description": "A file of a plugin"}
        flat = {"color.brand": Definition(color=color),
                "tinted": Definition(target="color.brand", alpha=Fraction(repr(alpha))),
                "alias": Definition(target="tinted"),
                "faint": Definition(target="tinted", alpha=Fraction(1, 4))}
        case.files["composed.json"] = json.dumps(document)
        case.entries = ["composed.json"]
        return case.expect({variant: flat for variant in VARIANTS})

    def catalog(self):
        """An asset catalog: color sets in folders, by luminosity and contrast."""
        case = Case("catalog")
        by_variant = {variant: {} for variant in VARIANTS}
        case.files["A.xcassets/Contents.json"] = '{"info": {"author": "xcode", "version": 1}}'
        for name in self.flat_names(self.random.randrange(1, 6)):
            folder = self.random.choice(["", "", "Plain/", "Brand/", "Brand/Inner/"])
            path = "Brand." + name if folder.startswith("Brand/") else name
            colors, found = [], {}
            slots = [(luminosity, contrast, idiom, gamut)
                     for luminosity in ["", "light", "dark"] for contrast in ["", "high"]
                     for idiom in ["universal", "iphone", "ipad", "mac", "tv"]
                     for gamut in [None, "sRGB", "display-P3"]]
            chosen = [("", "", "universal", None)] + self.random.sample(slots, self.random.randrange(9))
            for luminosity, contrast, idiom, gamut in dict.fromkeys(
                    each[:3] + (None if each[3] == "sRGB" else each[3],) for each in chosen):
                color, written = self.asset()
                found[luminosity, contrast, idiom, gamut] = color
                entry = {"color": written, "idiom": idiom}
                appearances = [
                    {"appearance": "luminosity", "value": luminosity}] * bool(luminosity) + [
                    {"appearance": "contrast", "value": contrast}] * bool(contrast)
                if appearances:
                    entry["appearances"] = appearances
                if gamut or self.chance(0.2):
                    entry["display-gamut"] = gamut or "sRGB"
                colors.append(entry)
            self.random.shuffle(colors)
            case.files[f"A.xcassets/{folder}{name}.colorset/Contents.json"] = json.dumps(
                {"colors": colors, "info": {"author": "xcode", "version": 1}}, indent=2)
            for variant in VARIANTS:
                own = "dark" if variant.startswith("dark") else "light"
                high = ["high", ""] if variant.endswith("Contrast") else [""]
                by_variant[variant][path] = Definition(color=next(
                    found[luminosity, contrast, idiom, gamut]
                    for luminosity in [own, ""] for contrast in high
                    for idiom in ["iphone", "universal"] for gamut in ["display-P3", None]
                    if (luminosity, contrast, idiom, gamut) in found))
        case.files["A.xcassets/Brand/Contents.json"] = json.dumps(
            {"info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": True}})
        case.files["A.xcassets/icon.imageset/Contents.json"] = '{"images": []}'
        case.entries = [{"catalog": "A.xcassets"}]
        return case.expect(by_variant)

    def asset(self):
        """A color as a color set has it."""
        space = self.random.choice(["srgb", "srgb", "display-p3", "extended-srgb", "gray-gamma-22",
                                    "extended-linear-srgb", "extended-gray"])
        gray = "gray" in space
        written, values = {}, []
        form = self.random.randrange(3)
        for name in ["white"] if gray else ["red", "green", "blue"]:
            code = self.random.randrange(256)
            number = f"{self.random.random():.3f}"
            written[name], value = [(number, Fraction(number)), (str(code), Fraction(code, 255)),
                                    (f"0x{code:02X}", Fraction(code, 255))][form]
            values.append(value)
        alpha = self.random.choice(["1.000", "0.500", f"{self.random.random():.3f}"])
        written["alpha"] = alpha
        table = {"color-space": space, "components": written}
        if gray:
            light = reference.arithmetic.raised(reference.Decimal("2.2"))(values[0])
            return Color("srgb-linear", [Fraction(light)] * 3, Fraction(alpha)), table
        return Color(reference.CATALOG_SPACES[space], values, Fraction(alpha)), table

    def nested_values(self):
        """Groups called `value`, in all ways that they may be written, beside tokens."""
        case = Case("groups called value")
        document, flat = {"base": {"ink": {}}}, {}

        def add(table, names):
            color, raw = self.standard()
            path = names[-1]
            table[path] = {"$type": "color", "$value": raw}
            flat[".".join(names)] = Definition(color=color)

        add(document["base"], ["base", "ink"])
        for number in range(self.random.randrange(1, 6)):
            name = self.random.choice(KEYS) + str(number)
            # Nothing that refers to a group stands in what others extend.
            way = self.random.randrange(6)
            group = document[name] = {"value": {}}
            if way == 0:
                inner, path = group["value"], [name, "value"]
                for each in self.random.choices(KEYS, k=self.random.randrange(1, 5)):
                    inner[each] = {}
                    inner, path = inner[each], path + [each]
                add(inner, path + [self.random.choice(KEYS)])
            elif way == 1:
                group["value"] = {"$ref": "#/base/ink"}
                flat[f"{name}.value"] = Definition(target="base.ink")
            elif way == 2:
                group["value"] = {"$extends": self.random.choice(["{base}", "#/base"])}
                flat[f"{name}.value.ink"] = flat["base.ink"]
            elif way == 3:
                group["value"] = {"$ref": "#/base"}
                flat[f"{name}.value.ink"] = flat["base.ink"]
            elif way == 4:
                add(group, [name, "value"])
            for each in self.random.sample([each for each in KEYS if each != "value"],
                                           self.random.randrange(3)):
                add(group, [name, each])
        case.files["values.json"] = json.dumps(document, indent=1)
        case.entries = ["values.json"]
        return case.expect({variant: flat for variant in VARIANTS})

    def owned(self):
        """Two entries with groups of one name, of which the one behind a prefix extends its own."""
        case = Case("own names")
        name = self.random.choice(KEYS + ["brand"])
        flat, files = {}, []
        for prefix in ["", "app"]:
            has_own = not prefix or self.chance(0.6)
            document = {}
            if has_own:
                color, raw = self.standard()
                document[name] = {"ink": {"$type": "color", "$value": raw}}
                flat[f"{prefix}.{name}.ink" if prefix else f"{name}.ink"] = Definition(color=color)
            if prefix:
                document["heir"] = self.random.choice([
                    {"$extends": f"{{{name}}}"}, {"$extends": f"#/{name}"}, {"$ref": f"#/{name}"},
                    {"$ref": f"#/{name}", "more": {}}, {"$extends": {"$ref": f"#/{name}"}}])
                source = f"app.{name}.ink" if has_own else f"{name}.ink"
                flat["app.heir.ink"] = flat[source]
            files.append(json.dumps(document))
        case.files.update({"outer.json": files[0], "inner.json": files[1]})
        case.entries = ["outer.json", {"file": "inner.json", "under": "app"}]
        return case.expect({variant: flat for variant in VARIANTS})

    def members(self):
        """Tokens with values by theme in which other tokens stand, as Carbon has them."""
        case = Case("members")
        modes = {"light": {}, "dark": {}}
        document = {}
        for name in self.flat_names(self.random.randrange(1, 5)):
            table, path = document, []
            for each in [name, *self.random.choices(KEYS, k=self.random.randrange(3))]:
                path.append(each)
                values = {}
                for mode, theme in [("light", "white"), ("dark", "g100")]:
                    definition = self.literal("css")
                    modes[mode][".".join(path)] = definition
                    values[theme] = definition.raw
                table[each] = {"$type": "color", "$extensions": {"carbon.themes": values}}
                table = table[each]
            if self.chance(0.5):
                # It has the type of the token that it stands in.
                color, raw = self.standard()
                table["plain"] = {"$value": raw}
                for mode in modes:
                    modes[mode][".".join(path + ["plain"])] = Definition(color=color)
        case.files["themes.json"] = json.dumps(document)
        case.entries = [{"file": "themes.json", "modes": {"light": "white", "dark": "g100"}}]
        return self.expect_modes(case, modes)

    ALL = [one, one, one, chain, layered, layered, layered, resolved, resolved, spectrum, figma, theo,
           entities, studio, studio, composed, nested_values, owned, members,
           catalog]

    # Documents of which nothing is known but what a second reader makes of them

    def wild(self):
        """One document with all dialects in it, names of any of them, and references to any of its tokens."""
        case = Case("all dialects")
        self.keys = 0.9
        paths = []
        document = self.wild_group((), paths, 0)
        for table, key, kind in self.references:
            names = self.random.choice(paths) if paths else ("nothing",)
            text = "{" + ".".join(names) + self.random.choice(["", "", ".value"] if kind == "older" else [""]) \
                + "}"
            pointer = "#/" + "/".join(each.replace("~", "~0").replace("/", "~1") for each in names)
            table[key] = {"older": text, "standard": text, "pointer": pointer,
                          "value": {"$ref": pointer + "/$value"}}[kind]
        case.files["wild.json"] = json.dumps(document, indent=1)
        case.entries = ["wild.json"]
        if self.chance(0.3):
            case.entries = [{"file": "wild.json", "under": self.random.choice(["app", "value", "app.sets"])}]
        return case

    def wild_group(self, path, paths, depth):
        """A group of tokens in any shape and of groups."""
        if depth == 0:
            self.references = []
        table = {}
        if self.chance(0.3):
            table["$type"] = self.random.choice(["color", "color", "number"])
        if self.chance(0.1):
            # This is no type of a group.
            table["type"] = "color"
        for _ in range(self.random.randrange(1, 6 if depth < 3 else 3)):
            name = self.random.choice(KEYS if self.chance(0.7) else PLAIN_NAMES)
            if name in table or (depth == 0 and name in TAKEN):
                continue
            if depth < 4 and self.chance(0.4):
                table[name] = self.wild_group(path + (name,), paths, depth + 1)
            elif self.chance(0.05):
                table[name] = {}
            else:
                table[name] = self.wild_token()
                paths.append(path + (name,))
        return table

    def wild_token(self):
        """A token in one of the shapes that there are."""
        way = self.random.randrange(9)
        color, raw = self.standard("srgb")
        text = self.text(simple=True)[1]
        if way == 0:
            return {"$type": "color", "$value": raw}
        if way == 1:
            return {"$value": self.random.choice([raw, text, 12])}
        if way == 2:
            return {"value": text, "type": "color"}
        if way == 3:
            return {"value": self.random.choice([text, 12, "black", {"r": 1, "g": 0.5, "b": 0, "a": 1}])}
        if way == 4:
            return {"$type": "color", "$extensions": {"mode": {"light": text, "dark": self.text(True)[1]}}}
        if way == 5:
            return {"sets": {"light": {"value": text}, "dark": {"value": self.text(True)[1]}}}
        kind, key = self.random.choice([("standard", "$value"), ("older", "value"), ("pointer", "$ref"),
                                        ("value", "$value")])
        table = {key: None}
        if self.chance(0.3) and kind != "pointer":
            table["alpha"] = 0.5
        self.references.append((table, key, kind))
        return table

    def case(self):
        self.keys = self.random.choice([0, 0.3, 0.9])
        return self.random.choice(self.ALL)(self)


def write(case, folder):
    """Writes a case's files to a folder."""
    for name, text in case.files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def yaml(value, indent=0):
    """A document in YAML's block style, with quotes where a plain text may be taken for more."""
    pad = "  " * indent
    if isinstance(value, dict) and value:
        lines = []
        for name, inner in value.items():
            key = name if re.fullmatch(r"[A-Za-z][\w-]*", name) and name not in (
                "true", "false", "null", "yes", "no", "on", "off", "y", "n") \
                else json.dumps(name, ensure_ascii=False)
            if isinstance(inner, (dict, list)) and inner and not (
                    isinstance(inner, list) and not any(isinstance(e, (dict, list)) for e in inner)):
                lines.append(f"{pad}{key}:\n{yaml(inner, indent + 1)}")
            else:
                lines.append(f"{pad}{key}: {json.dumps(inner, ensure_ascii=False)}\n")
        return "".join(lines)
    if isinstance(value, list) and value:
        lines = []
        for inner in value:
            text = yaml(inner, indent + 1)
            lines.append(f"{pad}- {text.lstrip()}" if isinstance(inner, (dict, list)) and inner
                         else f"{pad}- {json.dumps(inner, ensure_ascii=False)}\n")
        return "".join(lines)
    return f"{pad}{json.dumps(value, ensure_ascii=False)}\n"
