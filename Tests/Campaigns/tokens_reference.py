"""A reader of design-token files of its own, to compare the command with.

Reads Design Tokens 2025.10 with resolver documents, and the shapes that came before it, from JSON and
YAML; lays files over one another and computes every color token in the four variants. It is written
from the texts alone, for clarity rather than speed, and takes what is well-formed: what a file does
wrong is only told apart as far as it decides which tokens have a color.
"""

from decimal import Decimal
from fractions import Fraction
import copy
import json
import math
import os
import pathlib
import re
import urllib.parse

import arithmetic
import differential

VARIANTS = ["light", "dark", "lightHighContrast", "darkHighContrast"]
FALLBACK = {"dark": "light", "lightHighContrast": "light", "darkHighContrast": "dark"}


class Wrong(Exception):
    """What cannot be meant, with the reason."""


def chain_of(variant):
    """A variant and those that it falls back to."""
    chain = [variant]
    while chain[-1] in FALLBACK:
        chain.append(FALLBACK[chain[-1]])
    return chain


# Colors


class Color:
    """A color as it is written: a space of CSS with components, and an alpha."""

    def __init__(self, space, components, alpha=Fraction(1)):
        self.space = space
        self.components = [Fraction(c) for c in components]
        self.alpha = Fraction(alpha)

    def with_alpha(self, alpha):
        return Color(self.space, self.components, min(Fraction(1), max(Fraction(0), alpha)))

    def xyz(self):
        """XYZ with white D65."""
        if self.space in ("hsl", "hwb"):
            return arithmetic.xyz_of("srgb", self.srgb())
        return differential.xyz_of(self)

    def srgb(self):
        """Encoded sRGB, beyond 0 to 1 where the color is wide."""
        if self.space == "srgb":
            return self.components
        if self.space in ("hsl", "hwb"):
            make = arithmetic.hsl if self.space == "hsl" else arithmetic.hwb
            return make(*self.components)
        return arithmetic.srgb_of_xyz(self.xyz())

    def p3(self):
        """Encoded Display P3, beyond 0 to 1 where the color is wider."""
        return self.components if self.space == "display-p3" else arithmetic.p3_of_xyz(self.xyz())

    def same(self, other):
        return (self.space, self.components, self.alpha) == (
            other.space, other.components, other.alpha)

    def __repr__(self):
        return f"{self.space}({', '.join(f'{float(c):.6g}' for c in self.components)}" \
            f" / {float(self.alpha):.4g})"


TOLERANCE = 1e-6
# So far out of a gamut rounding alone may take a color, which still counts as one of it.
INSIDE = 1e-7


def overshoot(components):
    """How far components lie out of 0 to 1; below 0 for those within."""
    return max(max(-float(c), float(c) - 1) for c in components)


def difference(color, space, components, alpha):
    """How far a printed color is from this one, by its worst component in the space printed."""
    if space not in ("srgb", "display-p3"):
        raise Wrong(f"the color space is {space}")
    own = color.srgb() if space == "srgb" else color.p3()
    if overshoot(own) > INSIDE:
        if overshoot(color.p3()) <= INSIDE:
            raise Wrong("the color is out of sRGB, but printed in it")
        own = arithmetic.mapped_to_p3(*differential.oklab_of(color, color.xyz()))
        own = arithmetic.srgb_of("display-p3", own) if space == "srgb" else own
    return max(abs(float(a) - float(b)) for a, b in zip([*own, color.alpha], [*components, alpha]))


# The ranges of components: Design Tokens, Color, of the 14 spaces.
UNIT = (0, 1)
ANY = (None, None)
RANGES = {
    "srgb": [UNIT] * 3, "srgb-linear": [UNIT] * 3, "display-p3": [UNIT] * 3, "a98-rgb": [UNIT] * 3,
    "prophoto-rgb": [UNIT] * 3, "rec2020": [UNIT] * 3, "xyz-d65": [UNIT] * 3, "xyz-d50": [UNIT] * 3,
    "hsl": ["hue", (0, 100), (0, 100)], "hwb": ["hue", (0, 100), (0, 100)],
    "lab": [(0, 100), ANY, ANY], "lch": [(0, 100), (0, None), "hue"],
    "oklab": [UNIT, ANY, ANY], "oklch": [UNIT, (0, None), "hue"],
}


def is_number(value):
    return isinstance(value, (int, Decimal)) and not isinstance(value, bool)


def standard_color(space, components, alpha=1):
    """The color of a `colorSpace` with `components` as the standard writes them."""
    if not isinstance(space, str) or space not in RANGES:
        raise Wrong(f"no color space {space!r}")
    if not isinstance(components, list) or len(components) != 3:
        raise Wrong("not three components")
    values = []
    for value, allowed in zip(components, RANGES[space]):
        if value == "none":
            values.append(Fraction(0))
            continue
        if not is_number(value):
            raise Wrong(f"a component is {value!r}")
        value = Fraction(value)
        if allowed == "hue":
            inside = 0 <= value < 360
        else:
            low, high = allowed
            inside = (low is None or low <= value) and (high is None or value <= high)
        if not inside:
            raise Wrong(f"{float(value)} is out of range in {space}")
        values.append(value)
    if space in ("hsl", "hwb"):
        values = [values[0], values[1] / 100, values[2] / 100]
    if not is_number(alpha) or not 0 <= alpha <= 1:
        raise Wrong(f"alpha is {alpha!r}")
    return Color(space, values, alpha)


NAMED = dict(differential.NAMES, black="000000", red="ff0000", green="008000", blue="0000ff",
             gray="808080", silver="c0c0c0", yellow="ffff00", purple="800080", maroon="800000",
             fuchsia="ff00ff", orange="ffa500")
HEX = re.compile(r"#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})", re.IGNORECASE)
CALL = re.compile(r"([a-z]+)\(\s*([^(){}]*?)\s*\)", re.IGNORECASE)
NUMBER = re.compile(r"([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|turn|rad)?", re.IGNORECASE)
TURN = {"": 360, "deg": 360, "grad": 400, "turn": 1, "rad": 2 * Fraction(arithmetic.PI)}


def css_color(text):
    """The color of a text in CSS's notation; None where it is none."""
    text = text.strip()
    match = HEX.fullmatch(text)
    if match:
        digits = match[1] if len(match[1]) > 4 else "".join(c + c for c in match[1])
        values = [Fraction(int(digits[i:i + 2], 16), 255) for i in range(0, len(digits), 2)]
        return Color("srgb", values[:3], values[3] if len(values) == 4 else 1)
    if text.lower() == "transparent":
        return Color("srgb", [0, 0, 0], 0)
    if text.lower() in NAMED:
        return css_color("#" + NAMED[text.lower()])
    match = CALL.fullmatch(text)
    try:
        return call(match[1].lower(), match[2]) if match else None
    except (Wrong, ValueError, IndexError):
        return None


def call(function, arguments):
    """The color that a function of CSS gives."""
    legacy = "," in arguments
    parts = arguments.replace(",", " ").replace("/", " ").split()
    space = None
    if function == "color":
        space = parts.pop(0).lower()
        space = "xyz-d65" if space == "xyz" else space
        if space not in RANGES or RANGES[space][0] != UNIT:
            raise Wrong("not a color space of color()")
    if len(parts) not in (3, 4) or (len(parts) == 4 and not legacy and "/" not in arguments):
        raise Wrong("not three components")

    def scaled(part, full, number_full=None):
        """A component: a number, of which `number_full` is 1, or a percentage of `full`."""
        if part.lower() == "none":
            return Fraction(0)
        match = NUMBER.fullmatch(part)
        if not match or match[2] not in (None, "%"):
            raise Wrong("not a number")
        value = Fraction(match[1])
        return value * full / 100 if match[2] else value / (number_full or 1)

    def hue(part):
        if part.lower() == "none":
            return Fraction(0)
        match = NUMBER.fullmatch(part)
        if not match or match[2] == "%":
            raise Wrong("not a hue")
        return Fraction(match[1]) * 360 / TURN[(match[2] or "").lower()] % 360

    def clamped(value, low=0, high=1):
        return min(Fraction(high), max(Fraction(low), value))

    alpha = clamped(scaled(parts[3], 1)) if len(parts) == 4 else Fraction(1)
    a, b, c = parts[:3]
    if function in ("rgb", "rgba"):
        return Color("srgb", [clamped(scaled(p, 1, 255)) for p in (a, b, c)], alpha)
    if function in ("hsl", "hsla", "hwb"):
        return Color("hwb" if function == "hwb" else "hsl", [
            hue(a), clamped(scaled(b, 1, 100)), clamped(scaled(c, 1, 100))], alpha)
    if function == "lab":
        return Color("lab", [clamped(scaled(a, 100), 0, 100), scaled(b, 125), scaled(c, 125)], alpha)
    if function == "lch":
        return Color("lch", [clamped(scaled(a, 100), 0, 100), max(Fraction(0), scaled(b, 150)),
                             hue(c)], alpha)
    if function == "oklab":
        return Color("oklab", [clamped(scaled(a, 1)), scaled(b, Fraction("0.4")),
                               scaled(c, Fraction("0.4"))], alpha)
    if function == "oklch":
        return Color("oklch", [clamped(scaled(a, 1)), max(Fraction(0), scaled(b, Fraction("0.4"))),
                               hue(c)], alpha)
    if function == "color":
        return Color(space, [scaled(p, 1) for p in (a, b, c)], alpha)
    raise Wrong("no such function")


# Changes of colors, as Tokens Studio's `modify` asks for them: sd-transforms' arithmetic, unrounded.


def lab_of(color):
    """CIE Lab with white D50, in doubles."""
    xyz = arithmetic.times(arithmetic.inverse(arithmetic.D65_OF_D50), color.xyz())
    kappa, epsilon = 24389 / 27, 216 / 24389
    f = []
    for value, white in zip(xyz, arithmetic.D50_WHITE):
        ratio = float(value) / float(white)
        f.append(ratio ** (1 / 3) if ratio > epsilon else (kappa * ratio + 16) / 116)
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]


def hsl_of(color):
    """Hue in degrees, saturation and lightness of 0 to 1."""
    r, g, b = [Fraction(c) for c in color.srgb()]
    high, low = max(r, g, b), min(r, g, b)
    lightness, range_ = (high + low) / 2, high - low
    if range_ < 1e-12:
        # What rounding leaves of a gray has no hue.
        return [Fraction(0), Fraction(0), lightness]
    saturation = 0 if lightness in (0, 1) else (high - lightness) / min(lightness, 1 - lightness)
    if high == r:
        hue = (g - b) / range_ + (6 if g < b else 0)
    elif high == g:
        hue = (b - r) / range_ + 2
    else:
        hue = (r - g) / range_ + 4
    return [hue * 60, saturation, lightness]


def in_space(color, space):
    """Components in a space of `modify`."""
    if space == "hsl":
        return hsl_of(color)
    if space == "lch":
        lightness, a, b = lab_of(color)
        return [lightness, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360]
    return [Fraction(c) for c in (color.p3() if space == "p3" else color.srgb())]


CSS_SPACE = {"srgb": "srgb", "p3": "display-p3", "hsl": "hsl", "lch": "lch"}


def modified(color, kind, amount, space, other=None):
    """A color after `lighten`, `darken`, `mix` or `alpha` by an amount, in a space."""
    if kind == "alpha":
        return color.with_alpha(amount)
    if space not in CSS_SPACE:
        raise Wrong(f"no space {space!r} to change a color in")
    own, alpha = in_space(color, space), color.alpha
    if kind == "mix":
        part = min(Fraction(1), max(Fraction(0), amount))
        target = in_space(other, space)
        hue = {"hsl": 0, "lch": 2}.get(space)
        changed = []
        for index, (a, b) in enumerate(zip(map(Fraction, own), map(Fraction, target))):
            if index == hue:
                # The shorter way around.
                b += 360 if b - a < -180 else -360 if b - a > 180 else 0
            changed.append(a + (b - a) * part)
        if hue is not None:
            changed[hue] %= 360
        alpha = alpha + (other.alpha - alpha) * part
    elif kind in ("lighten", "darken"):
        def moved(value, full):
            if kind == "lighten":
                return min(full, value + (full - value) * amount)
            return max(Fraction(0), value - value * amount)

        own = [Fraction(c) for c in own]
        if space == "hsl":
            changed = [own[0], own[1], moved(own[2], Fraction(1))]
        elif space == "lch":
            changed = [moved(own[0], Fraction(100)), max(Fraction(0), own[1] - own[1] * amount), own[2]]
        else:
            changed = [moved(c, Fraction(1)) for c in own]
    else:
        raise Wrong(f"no way {kind!r} to change a color")
    return Color(CSS_SPACE[space], changed, alpha)


def calculated(text):
    """The value of a formula of numbers, + - * / and parentheses."""
    tokens = re.findall(r"\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|[-+*/()]", text)
    if "".join(tokens) != re.sub(r"\s", "", text) or not tokens:
        raise Wrong(f"{text!r} is not a formula")

    def factor():
        if not tokens:
            raise Wrong("a formula ends early")
        token = tokens.pop(0)
        if token == "-":
            return -factor()
        if token == "(":
            value = sum_()
            if not tokens or tokens.pop(0) != ")":
                raise Wrong("a parenthesis is open")
            return value
        return Fraction(token)

    def product():
        value = factor()
        while tokens and tokens[0] in "*/":
            value = value * factor() if tokens.pop(0) == "*" else value / factor()
        return value

    def sum_():
        value = product()
        while tokens and tokens[0] in "+-":
            value = value + product() if tokens.pop(0) == "+" else value - product()
        return value

    value = sum_()
    if tokens:
        raise Wrong(f"{text!r} is not a formula")
    return value


# Documents


def without_comments(text):
    """JSON without the comments and trailing commas that JSON5 has."""
    string = r'"(?:[^"\\]|\\.)*"'
    text = re.sub(rf"({string})|//[^\n]*|/\*.*?\*/", lambda m: m[1] or " ", text, flags=re.DOTALL)
    return re.sub(rf"({string})|,(?=\s*[}}\]])", lambda m: m[1] or "", text)


class Yaml:
    """Reads block mappings and sequences, flow collections, quoted and plain scalars, comments."""

    def __init__(self, text):
        self.lines = []
        for line in text.split("\n"):
            content = self.uncommented(line)
            if content.strip() and content.strip() != "---":
                self.lines.append((len(content) - len(content.lstrip(" ")), content.strip()))
        self.at = 0

    @staticmethod
    def uncommented(line):
        quote = None
        for index, letter in enumerate(line):
            if quote:
                quote = None if letter == quote else quote
            elif letter in "\"'" and (index == 0 or line[index - 1] in " [{,:"):
                quote = letter
            elif letter == "#" and (index == 0 or line[index - 1] in " \t"):
                return line[:index].rstrip()
        return line.rstrip()

    def document(self):
        value = self.block(0)
        if self.at != len(self.lines):
            raise Wrong(f"YAML that is not understood: {self.lines[self.at][1]!r}")
        return value

    def block(self, least):
        if self.at >= len(self.lines) or self.lines[self.at][0] < least:
            return None
        indent, text = self.lines[self.at]
        if text == "-" or text.startswith("- "):
            return self.sequence(indent)
        if self.key(text):
            return self.mapping(indent)
        self.at += 1
        return self.inline(text)

    @staticmethod
    def key(text):
        """The end of the key that a line begins with, and the key."""
        match = re.match(r"""("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s\[\]{},"'#&*!|>%@`][^#]*?)\s*:(?=\s|$)""",
                         text)
        return (match.end(), Yaml.scalar_text(match[1])) if match else None

    def mapping(self, indent):
        result = {}
        while self.at < len(self.lines) and self.lines[self.at][0] == indent:
            found = self.key(self.lines[self.at][1])
            if not found:
                raise Wrong(f"YAML that is not understood: {self.lines[self.at][1]!r}")
            rest = self.lines[self.at][1][found[0]:].strip()
            self.at += 1
            if rest:
                result[found[1]] = self.inline(rest)
            else:
                dash = self.at < len(self.lines) and self.lines[self.at][0] == indent \
                    and self.lines[self.at][1].startswith("-")
                result[found[1]] = self.block(indent if dash else indent + 1)
        return result

    def sequence(self, indent):
        result = []
        while self.at < len(self.lines) and self.lines[self.at][0] == indent \
                and (self.lines[self.at][1] + " ").startswith("- "):
            text = self.lines[self.at][1][1:]
            inner = indent + 1 + len(text) - len(text.lstrip())
            if text.strip():
                self.lines[self.at] = (inner, text.strip())
                result.append(self.block(inner))
            else:
                self.at += 1
                result.append(self.block(indent + 1))
        return result

    def inline(self, text):
        value, rest = self.flow(text)
        if rest.strip():
            if text[0] in "[{\"'":
                raise Wrong(f"YAML that is not understood: {text!r}")
            return self.scalar(text)
        return value

    def flow(self, text):
        text = text.lstrip()
        if text[:1] == "[":
            result, text = [], text[1:].lstrip()
            while text[:1] != "]":
                value, text = self.flow(text)
                result.append(value)
                text = text.lstrip()
                text = text[1:].lstrip() if text[:1] == "," else text
                if not text:
                    raise Wrong("a flow sequence is open")
            return result, text[1:]
        if text[:1] == "{":
            result, text = {}, text[1:].lstrip()
            while text[:1] != "}":
                match = re.match(r"""("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s:,{}]+)\s*:\s*""", text)
                if not match:
                    raise Wrong(f"YAML that is not understood: {text!r}")
                value, text = self.flow(text[match.end():])
                result[self.scalar_text(match[1])] = value
                text = text.lstrip()
                text = text[1:].lstrip() if text[:1] == "," else text
                if not text:
                    raise Wrong("a flow mapping is open")
            return result, text[1:]
        match = re.match(r"""("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,\[\]{}]+)""", text)
        if not match:
            raise Wrong(f"YAML that is not understood: {text!r}")
        return self.scalar(match[1].strip()), text[match.end():]

    @staticmethod
    def scalar_text(text):
        if text.startswith('"'):
            return json.loads(text)
        if text.startswith("'"):
            return text[1:-1].replace("''", "'")
        return text

    @staticmethod
    def scalar(text):
        if text[:1] in "\"'":
            return Yaml.scalar_text(text)
        if text in ("null", "~", ""):
            return None
        if text in ("true", "false"):
            return text == "true"
        if re.fullmatch(r"[-+]?\d+", text):
            return int(text)
        if re.fullmatch(r"[-+]?(\d+\.\d*|\.\d+|\d+(?=e))(e[-+]?\d+)?", text, re.IGNORECASE):
            return Decimal(text)
        if text[:1] in "&*!|>%@`":
            raise Wrong(f"YAML that is not understood: {text!r}")
        return text


def document(path):
    """What a file of JSON or YAML holds."""
    text = pathlib.Path(path).read_text(encoding="utf-8-sig")
    if without_comments(text).lstrip()[:1] in ("{", "["):
        return json.loads(without_comments(text), parse_float=Decimal)
    return Yaml(text).document()


# Trees


class Token:
    """A token as it is written, in one of the dialects."""

    def __init__(self, standard, value, kind=None, alpha=None, modes=None, modify=None):
        self.standard = standard
        self.value = value
        self.kind = kind
        self.alpha = alpha
        self.modes = modes or {}
        self.modify = modify
        self.under = ""
        # Whether groups and tokens stand in it.
        self.has_members = False
        # Whether it is a pointer in place of a value.
        self.alone = False


class Node:
    """A group, a token, or both."""

    def __init__(self):
        self.token = None
        self.kind = None
        self.extends = None
        self.children = {}

    def child(self, name):
        return self.children.setdefault(name, Node())

    def at(self, names):
        node = self
        for name in names:
            node = node.children.get(name) if node else None
        return node

    def tokens(self, path=(), kind=None):
        """The tokens within, with paths and the type of the groups around them."""
        kind = self.kind or kind
        if self.token:
            yield path, self.token, kind
        for name, node in self.children.items():
            yield from node.tokens(path + (name,), kind)


ABSENT = object()


def string(value):
    return value if isinstance(value, str) else None


def modes_of(extensions):
    """The values by mode that `$extensions` holds."""
    if not isinstance(extensions, dict):
        return {}
    figma = extensions.get("com.figma")
    for modes in [extensions.get("mode"), extensions.get("com.figma.modes"),
                  figma.get("modes") if isinstance(figma, dict) else None,
                  extensions.get("carbon.themes")]:
        if isinstance(modes, dict):
            return modes
    return {}


def modify_of(extensions):
    studio = extensions.get("studio.tokens") if isinstance(extensions, dict) else None
    return studio.get("modify") if isinstance(studio, dict) else None


# The ways to change a color, which stand in a mapping with `value` that is no token.
CHANGES = {"lighten", "darken", "mix", "alpha"}


def is_group(value):
    """Whether a mapping named `value` is a group or a token: a value of older files is not empty, and has neither
    keys of the standard nor tokens in it."""
    if not isinstance(value, dict):
        return False
    if not value or any(name.startswith("$") for name in value):
        return True
    if "value" in value and not is_group(value["value"]):
        return value.get("type") not in CHANGES
    return any(is_group(inner) for inner in value.values())


def standard_keys(value):
    return isinstance(value, dict) and any(name.startswith("$") for name in value)


def members_of(value):
    """What stands in a mapping or a list."""
    return list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []


def token_of(table):
    """The token that a mapping is; None where it is a group alone."""
    extensions = table.get("$extensions")
    modes, modify = modes_of(extensions), modify_of(extensions)
    alpha = table.get("alpha", table.get("$alpha"))
    if isinstance(alpha, dict):
        alpha = None
    groups = [name for name, value in table.items() if isinstance(value, dict) and name[:1] != "$"]
    kind = string(table.get("$type")) or string(table.get("type"))
    if "$value" in table:
        return Token(True, table["$value"], kind, alpha, modes, modify)
    if "value" in table and not is_group(table["value"]):
        return Token(False, table["value"], kind, alpha, modes, modify)
    if isinstance(table.get("$ref"), str) and not groups:
        token = Token(True, {"$ref": table["$ref"]}, kind, alpha, modes, modify)
        token.alone = True
        return token
    sets = table.get("sets")
    if groups == ["sets"] and sets and all(
            isinstance(each, dict) and "value" in each and not is_group(each["value"])
            for each in sets.values()):
        return Token(False, ABSENT, kind, alpha, sets)
    if modes and kind is not None:
        # Such a token may be a group as well.
        token = Token(True, ABSENT, kind, alpha, modes)
        token.has_members = True
        return token
    return None


def tree(table, is_root=False):
    """The tree of a document of nested groups."""
    node = Node()
    node.token = None if is_root else token_of(table)
    if node.token and node.token.has_members:
        node.kind = node.token.kind
    if node.token is None:
        node.kind = string(table.get("$type"))
        node.extends = string(table.get("$extends")) or string(table.get("$ref"))
        if isinstance(table.get("$extends"), dict):
            node.extends = string(table["$extends"].get("$ref"))
    if node.token and not node.token.has_members:
        return node
    for name, value in table.items():
        if isinstance(value, dict) and (name[:1] != "$" or name == "$root"):
            node.children[name] = tree(value)
    return node


def theo(table, folder, seen):
    """The tree of a file with `props` and `aliases`, laid over those that it imports."""
    result = Node()
    for name in table.get("imports") or []:
        path = os.path.normpath(os.path.join(folder, name))
        if path not in seen:
            result = laid(result, theo(document(path), os.path.dirname(path), seen | {path}))
    own = Node()
    for name, value in (table.get("aliases") or {}).items():
        own.child(name).token = Token(False, value["value"] if isinstance(value, dict) else value)
    defaults = table.get("global") or {}
    for name, prop in (table.get("props") or {}).items():
        own.child(name).token = Token(False, prop["value"], prop.get("type", defaults.get("type")))
    return laid(result, own)


def dsp(table):
    """The tree of a design system package: a list of entities with ids."""
    node = Node()
    for entity in table["entities"]:
        kind = entity.get("type")
        if entity.get("class") == "token" and "value" in entity:
            node.child(entity["id"]).token = Token(
                False, entity["value"], None if kind == "alias" else kind)
    return node


def is_theo(table):
    """Whether all that a document holds are properties and aliases with values, and what Theo has beside them."""
    if not {"props", "aliases"} & set(table) \
            or set(table) - {"props", "aliases", "imports", "global", "meta"} \
            or any(standard_keys(value) for value in table.values()):
        return False

    def is_property(member):
        return isinstance(member, dict) and "value" in member and not is_group(member["value"]) \
            and not standard_keys(member)

    common, meta = table.get("global"), table.get("meta")
    return all(is_property(each) for each in members_of(table.get("props"))) \
        and all(not isinstance(each, (dict, list)) or is_property(each)
                for each in members_of(table.get("aliases"))) \
        and not isinstance(table.get("imports"), dict) \
        and ("global" not in table or isinstance(common, dict)
             and not any(isinstance(each, (dict, list)) for each in common.values())) \
        and not is_group(meta)


def tree_of(table, path):
    """The tree of a document, whichever its dialect."""
    if not isinstance(table, dict):
        raise Wrong(f"{path} is no mapping")
    if isinstance(table.get("entities"), list):
        return dsp(table)
    if is_theo(table):
        return theo(table, os.path.dirname(path), {os.path.normpath(path)})
    return tree(table, is_root=True)


def laid(below, above):
    """A tree laid over another: a token takes the place of a token, groups are merged."""
    result = Node()
    if below.token and above.children and not above.token and not below.children:
        raise Wrong("a group lies over a token")
    if above.token and below.children and not below.token and not above.children:
        raise Wrong("a token lies over a group")
    result.token = above.token or below.token
    result.kind = above.kind or below.kind
    result.extends = above.extends or below.extends
    for name in list(below.children) + [name for name in above.children if name not in below.children]:
        pair = [each.children[name] for each in (below, above) if name in each.children]
        result.children[name] = laid(*pair) if len(pair) == 2 else pair[0]
    return result


def pointer_names(reference):
    """The names of a JSON Pointer in a fragment."""
    if not reference.startswith("#"):
        raise Wrong(f"{reference!r} leads out of the file")
    text = urllib.parse.unquote(reference[1:])
    if text and not text.startswith("/"):
        raise Wrong(f"{reference!r} is no JSON Pointer")
    return [name.replace("~1", "/").replace("~0", "~") for name in text.split("/")[1:]]


def group_names(reference):
    """The names of the group that `$extends` says."""
    if reference.startswith("{") and reference.endswith("}"):
        return reference[1:-1].split(".")
    return pointer_names(reference)


def opened(root):
    """The tree in which tokens that are a pointer to a group and nothing else are groups that extend it."""
    def visit(node):
        changed = False
        token = node.token
        if token and token.standard and isinstance(token.value, dict) and list(token.value) == ["$ref"] \
                and token.alone:
            try:
                names = pointer_names(token.value["$ref"])
            except Wrong:
                names = []
            found = names and (root.at(node.under_names + names) or root.at(names))
            if found and found.token is None:
                node.token, node.extends, node.kind = None, token.value["$ref"], token.kind
                changed = True
        for child in node.children.values():
            changed = visit(child) or changed
        return changed

    while visit(root):
        pass
    return root


def extended(root):
    """The tree with every `$extends` carried out."""
    def expand(names, node, active):
        key = tuple(names)
        if node.extends is None:
            result = Node()
            result.token, result.kind = node.token, node.kind
            result.children = {name: expand(names + [name], child, active)
                               for name, child in node.children.items()}
            return result
        target = group_names(node.extends)
        target = node.under_names + target if root.at(node.under_names + target) else target
        source = root.at(target)
        if source is None or (source.token and not source.children):
            raise Wrong(f"{'.'.join(names)} extends no group")
        if tuple(target) in active | {key} or key[:len(target)] == tuple(target):
            raise Wrong(f"{'.'.join(names)} extends itself")
        base = expand(target, source, active | {key})
        own = Node()
        own.token, own.kind, own.children = node.token, node.kind, {
            name: expand(names + [name], child, active | {key})
            for name, child in node.children.items()}
        return laid(copy.deepcopy(base), own)

    return expand([], root, frozenset())


def placed(node, under):
    """A tree beneath a name, with the name noted where references are looked up."""
    names = under.split(".") if under else []
    stack = [node]
    while stack:
        each = stack.pop()
        each.under_names = names
        if each.token:
            each.token.under = under or ""
        stack += each.children.values()
    root = node
    for name in reversed(names):
        outer = Node()
        outer.under_names = names
        outer.children[name] = root
        root = outer
    return root


Node.under_names = []


# Entries of `tokens:`


def simple(name):
    """A mode's name as variants are recognized by it."""
    word = re.sub(r"[^a-z]", "", name.lower())
    return {"lighthc": "lighthighcontrast", "darkhc": "darkhighcontrast"}.get(word, word)


def mode_in(modes, variant, chosen):
    """The value that a token's modes have in a variant; `ABSENT` where none is."""
    for each in chain_of(variant):
        if chosen is not None:
            if each in chosen:
                return modes.get(chosen[each], ABSENT)
            continue
        for name, value in modes.items():
            if simple(name) == each.lower():
                return value
    return ABSENT


def settle(node, variant, chosen):
    """Gives every token with modes the value that it has in a variant."""
    for _, token, _ in node.tokens():
        if not token.modes:
            continue
        value = mode_in(token.modes, variant, chosen)
        if value is ABSENT and token.value is ABSENT:
            # A mode that nobody asks for is better than none.
            value = next(iter(token.modes.values()))
        while isinstance(value, dict) and isinstance(value.get("sets"), dict):
            value = mode_in(value["sets"], variant, chosen)
        if value is ABSENT:
            continue
        if isinstance(value, dict) and ("value" in value or "$value" in value):
            token.alpha = value.get("alpha", token.alpha)
            value = value.get("$value", value.get("value"))
        token.value = value


def chosen_by(entry, variant):
    """What an entry has for a variant, or for the one that it falls back to."""
    for each in chain_of(variant):
        if each in entry:
            return entry[each]
    return ABSENT


def listed(value):
    return value if isinstance(value, list) else [value]


def layers(entry, variant, folder):
    """The trees of an entry in a variant, those below first."""
    if isinstance(entry, str):
        entry = {"file": entry}
    under = entry.get("under")

    def file(name, chosen=None):
        path = os.path.join(folder, name)
        node = tree_of(document(path), path)
        settle(node, variant, chosen)
        return placed(node, under)

    if "catalog" in entry:
        found = entry["catalog"]
        node = catalog(os.path.join(folder, found if isinstance(found, str) else found["path"]))
        settle(node, variant, None)
        return [placed(node, under)]
    if "file" in entry:
        return [file(entry["file"], entry.get("modes"))]
    if "resolver" in entry:
        inputs = chosen_by(entry, variant)
        nodes = Resolver(os.path.join(folder, entry["resolver"])).trees(
            {} if inputs is ABSENT else inputs)
        for node in nodes:
            settle(node, variant, None)
        return [placed(node, under) for node in nodes]
    selected = chosen_by(entry, variant)
    if selected is ABSENT:
        return []
    if "themes" in entry:
        return [file(name) for name in studio_sets(entry["themes"], listed(selected), folder)]
    return [file(name) for name in listed(selected)]


CATALOG_SPACES = {
    "srgb": "srgb", "extended-srgb": "srgb", "display-p3": "display-p3",
    "extended-linear-srgb": "srgb-linear", "gray-gamma-22": "gray", "extended-gray": "gray"}


def catalog_color(table):
    """The color of a color set's entry."""
    def part(name):
        text = str(table["components"][name])
        if text.lower().startswith("0x"):
            return Fraction(int(text, 16), 255)
        return Fraction(text) if "." in text or name == "alpha" else Fraction(text) / 255

    space = CATALOG_SPACES[table["color-space"]]
    if space == "gray":
        # Of gamma 2.2, with sRGB's white.
        light = arithmetic.raised(Decimal("2.2"))(part("white"))
        return Color("srgb-linear", [Fraction(light)] * 3, part("alpha"))
    return Color(space, [part(each) for each in ("red", "green", "blue")], part("alpha"))


def drawn(entries, variant):
    """The entry of a color set that an iPhone with a wide screen draws in a variant.

    The interface style comes before any, high contrast before none, then the idiom, then the gamut.
    """
    wanted = ["dark" if variant.startswith("dark") else "light", None]
    contrasts = ["high", None] if variant.endswith("HighContrast") else [None]
    for luminosity in wanted:
        for contrast in contrasts:
            for idiom in ["iphone", "universal"]:
                for gamuts in [["display-P3"], ["sRGB", None]]:
                    for entry in entries:
                        traits = {each["appearance"]: each["value"]
                                  for each in entry.get("appearances", [])}
                        if "color" in entry and entry["idiom"] == idiom \
                                and traits.get("luminosity") == luminosity \
                                and traits.get("contrast") == contrast \
                                and entry.get("display-gamut") in gamuts \
                                and not {"subtype", "locale"} & set(entry):
                            return entry
    return None


def catalog(path):
    """The tree of an asset catalog: color sets by name, within folders that provide a namespace."""
    node = Node()
    for name in sorted(os.listdir(path)):
        inner = os.path.join(path, name)
        contents = os.path.join(inner, "Contents.json")
        if not os.path.isdir(inner):
            continue
        table = document(contents) if os.path.exists(contents) else {}
        if name.endswith(".colorset"):
            modes = {}
            for variant in VARIANTS:
                entry = drawn(table["colors"], variant)
                if entry:
                    modes[variant] = catalog_color(entry["color"])
            node.child(name[:-len(".colorset")]).token = Token(False, ABSENT, "color", modes=modes)
        elif (table.get("properties") or {}).get("provides-namespace"):
            node.children[name] = laid(node.children.get(name, Node()), catalog(inner))
        else:
            node = laid(node, catalog(inner))
    return node


def studio_sets(name, selected, folder):
    """The files of the sets that themes of Tokens Studio turn on, in the order of the sets."""
    home = os.path.dirname(name)
    sets = []
    for theme in document(os.path.join(folder, name)):
        if theme["name"] in selected:
            sets += [each for each, state in theme["selectedTokenSets"].items()
                     if state != "disabled" and each not in sets]
    path = os.path.join(folder, home, "$metadata.json")
    if os.path.exists(path):
        order = document(path)["tokenSetOrder"]
        sets.sort(key=lambda each: order.index(each) if each in order else len(order))
    return [os.path.join(home, each + ".json") for each in sets]


class Resolver:
    """A resolver document: which sources lie over one another, by inputs."""

    def __init__(self, path):
        self.path = path
        self.folder = os.path.dirname(path)
        self.table = document(path)

    def trees(self, inputs):
        inputs = {name.lower(): value.lower() for name, value in inputs.items()}
        result = []
        for item in self.table["resolutionOrder"]:
            names = pointer_names(item["$ref"]) if "$ref" in item else None
            if names:
                kind, name, item = names[0], names[1], self.pointed(self.table, names)
            else:
                kind, name = item["type"] + "s", item["name"]
            if kind == "sets":
                sources = item["sources"]
            else:
                contexts = {each.lower(): value for each, value in item["contexts"].items()}
                value = inputs.get(name.lower(), item.get("default", "").lower())
                if value not in contexts:
                    raise Wrong(f"modifier {name} has no context {value!r}")
                sources = contexts[value]
            result += self.sources(sources)
        return result

    def sources(self, sources):
        result = []
        for source in sources:
            if "$ref" not in source:
                result.append(tree_of(source, self.path))
                continue
            reference = source["$ref"]
            others = {name: value for name, value in source.items() if name != "$ref"}
            name, _, fragment = reference.partition("#")
            if name:
                path = os.path.join(self.folder, urllib.parse.unquote(name))
                table = self.pointed(document(path), pointer_names("#" + fragment))
            else:
                names = pointer_names(reference)
                table, path = self.pointed(self.table, names), self.path
                if names[0] == "sets":
                    result += self.sources(dict(table, **others)["sources"])
                    continue
            result.append(tree_of(dict(table, **others), path))
        return result

    @staticmethod
    def pointed(table, names):
        for name in names:
            table = table[int(name)] if isinstance(table, list) else table[name]
        return table


# Values


class Answer:
    """What a token is: a color, something else of a type, or nothing, for a reason."""

    def __init__(self, color=None, kind=None, reason=None, chain=()):
        self.color = color
        self.kind = kind
        self.reason = reason
        self.chain = list(chain)


class Unknown(Wrong):
    """A reference that cannot be followed, by a token that may be a color."""


CURLY = re.compile(r"\{!?([^{}]+)\}")


class Reading:
    """Tokens in one variant, with their values."""

    def __init__(self, entries, variant, folder):
        root = placed(Node(), "")
        for entry in entries:
            for node in layers(entry, variant, folder):
                root = laid_placed(root, node)
        self.root = extended(opened(root))
        self.tokens = {".".join(path): (token, kind) for path, token, kind in self.root.tokens()}
        self.answers = {}
        self.active = []

    def name(self, text, token):
        """The path of the token that a reference means."""
        for name in [f"{token.under}.{text}" if token.under else text, text]:
            for each in (name, re.sub(r"\.\$?value$", "", name)):
                if each in self.tokens:
                    return each
        raise Unknown(f"no token {text!r}")

    def answer(self, name):
        if name not in self.answers:
            if name in self.active:
                raise Unknown("a cycle: " + " → ".join(self.active[self.active.index(name):] + [name]))
            self.active.append(name)
            try:
                token, kind = self.tokens[name]
                try:
                    self.answers[name] = self.evaluated(token, kind)
                except Wrong as wrong:
                    kind = token.kind or (kind if not isinstance(wrong, Unknown) else kind or "color")
                    self.answers[name] = Answer(kind=kind, reason=str(wrong))
            finally:
                self.active.pop()
        return self.answers[name]

    def evaluated(self, token, group):
        if token.value is ABSENT:
            raise Wrong("no value in this mode")
        target = self.target(token.value, token)
        if target is not None:
            return self.aliased(token, group, *target)
        kind = token.kind or group
        # Names such as black are weights of fonts as well.
        is_name = isinstance(token.value, str) and not re.search(r"[#(]", token.value)
        if kind is None and (token.standard or is_name or self.color(token.value, token) is None):
            return Answer(kind="untyped")
        if kind not in (None, "color"):
            return Answer(kind=kind)
        color = self.color(token.value, token)
        if color is None:
            raise Wrong(f"{token.value!r} is no color")
        return Answer(self.changed(color, token), "color")

    def aliased(self, token, group, name, value):
        """What a token is that refers to another, or to a value of one."""
        if token.kind not in (None, "color"):
            return Answer(kind=token.kind)
        answer = self.answer(name)
        if value is not None:
            # A pointer to what another token says of its value.
            return Answer(self.changed(self.color(value, token), token), "color", chain=[name])
        if answer.reason:
            raise Unknown(answer.reason)
        if answer.color is None:
            if token.kind == "color":
                raise Wrong(f"{name} is no color")
            return Answer(kind=answer.kind)
        return Answer(self.changed(answer.color, token), "color", chain=[name] + answer.chain)

    def target(self, value, token):
        """The token that a value refers to as a whole, and the value within it that is meant."""
        if isinstance(value, str):
            match = CURLY.fullmatch(value.strip() if not token.standard else value)
            return (self.name(match[1], token), None) if match else None
        if isinstance(value, dict) and isinstance(value.get("$ref"), str):
            node, names, rest = self.pointed(value["$ref"], token)
            if rest not in ([], ["$value"]):
                raise Unknown(f"{value['$ref']} is no token")
            if not node.token:
                raise Unknown(f"{value['$ref']} is a group")
            return ".".join(names), None
        return None

    def pointed(self, reference, token):
        """The node that a pointer leads to, its names, and what remains of them."""
        own = token.under.split(".") if token.under else []
        for prefix in ([own, []] if own else [[]]):
            names, node, path = pointer_names(reference), self.root.at(prefix), list(prefix)
            while node and names and names[0] in node.children:
                node = node.children[names[0]]
                path.append(names.pop(0))
            if node and (not names or (node.token and names[0] == "$value")):
                return node, path, names
        raise Unknown(f"nothing at {reference}")

    def inner(self, value, token):
        """A value within a value, which may be a reference."""
        if isinstance(value, dict) and isinstance(value.get("$ref"), str):
            node, names, rest = self.pointed(value["$ref"], token)
            if not node.token:
                raise Unknown(f"{value['$ref']} is a group")
            found = node.token.value
            for name in rest[1:]:
                found = self.inner(found, node.token)
                found = found[int(name)] if isinstance(found, list) else found[name]
            return self.inner(found, node.token)
        if isinstance(value, str):
            match = CURLY.fullmatch(value)
            if match:
                other = self.tokens[self.name(match[1], token)][0]
                return self.inner(other.value, other)
        return value

    def color(self, value, token):
        """The color of a value that is no reference as a whole; None where it is none."""
        if isinstance(value, Color):
            return value
        if isinstance(value, str):
            match = re.fullmatch(r"rgba?\(\s*(\{[^{}]+\}|#[0-9a-fA-F]+)\s*,\s*([^,()]+?)\s*\)", value)
            if match:
                name = CURLY.fullmatch(match[1])
                color = self.colored(self.name(name[1], token)) if name else css_color(match[1])
                return color and color.with_alpha(self.amount(match[2], token))
            return css_color(value)
        if not isinstance(value, dict):
            return None
        if "r" in value and "g" in value and "b" in value:
            return Color("srgb", [Fraction(value[each]) for each in "rgb"], Fraction(value.get("a", 1)))
        components = value.get("components", value.get("channels"))
        alpha = value.get("alpha", 1)
        if isinstance(components, str) and CURLY.fullmatch(components):
            color = self.colored(self.name(CURLY.fullmatch(components)[1], token))
            return color.with_alpha(self.amount(alpha, token)) if "alpha" in value else color
        components = self.inner(components, token)
        if not isinstance(components, list):
            return None
        space = self.inner(value.get("colorSpace", value.get("space")), token)
        return standard_color(space, [self.inner(c, token) for c in components],
                              self.inner(alpha, token))

    def colored(self, name):
        answer = self.answer(name)
        if answer.color is None:
            raise Unknown(answer.reason or f"{name} is no color")
        return answer.color

    def amount(self, value, token):
        """A number: by itself, as a percentage, by reference, or a formula of these."""
        value = self.inner(value, token)
        if is_number(value):
            return Fraction(value)
        if not isinstance(value, str):
            raise Wrong(f"{value!r} is no number")
        text = CURLY.sub(lambda m: str(Decimal(str(float(self.amount(m[0], token))))), value)
        if text.strip().endswith("%"):
            return calculated(text.strip()[:-1]) / 100
        return calculated(text)

    def changed(self, color, token):
        """The color after what the token asks to be done with it."""
        if token.alpha is not None:
            color = color.with_alpha(self.amount(token.alpha, token))
        modify = self.inner(token.modify, token)
        if isinstance(modify, dict):
            other = None
            if modify.get("type") == "mix":
                target = self.target(modify["color"], token)
                other = self.colored(target[0]) if target else self.color(modify["color"], token)
            color = modified(color, modify.get("type"), self.amount(modify["value"], token),
                             modify.get("space"), other)
        return color


def laid_placed(below, above):
    """`laid`, with the names under which references are looked up kept."""
    result = laid(below, above)

    def mark(node, lower, upper):
        node.under_names = (upper if upper is not None else lower).under_names
        for name, child in node.children.items():
            mark(child, lower.children.get(name) if lower else None,
                 upper.children.get(name) if upper else None)

    mark(result, below, above)
    return result


class System:
    """Every token of a theme's `tokens:` in the four variants."""

    def __init__(self, entries, folder):
        self.readings = {variant: Reading(entries, variant, os.fspath(folder))
                         for variant in VARIANTS}
        names = []
        for reading in self.readings.values():
            names += [name for name in reading.tokens if name not in names]
        self.names = list(dict.fromkeys(names))
        self.answers = {name: {variant: reading.answer(name)
                               for variant, reading in self.readings.items() if name in reading.tokens}
                        for name in self.names}

    def colors(self):
        """The tokens that have a color in some variant, with the color in each that has one."""
        result = {}
        for name, answers in self.answers.items():
            colors = {variant: answer.color for variant, answer in answers.items() if answer.color}
            if colors:
                result[name] = colors
        return result

    def unresolved(self):
        """The tokens that would be colors, with the reason why they are none, by variant."""
        result = {}
        for name, answers in self.answers.items():
            reasons = {variant: answer.reason for variant, answer in answers.items()
                       if answer.reason and answer.kind in (None, "color")}
            if reasons:
                result[name] = reasons
        return result

    def chain(self, name):
        """The tokens that a token leads to, one after another; None where variants differ."""
        chains = [answer.chain for answer in self.answers[name].values()]
        return chains[0] if all(chain == chains[0] for chain in chains) else None
