"""Token files that are made to hurt: circles, depths, numbers, types, sizes, ways out of the project.

Each row writes its files to a folder, in which a theme uses the token `a`, and returns the entries
of the theme's `tokens:`.
"""

import json
import os

ROWS = []


class Row:
    """A kind of files; `fails` where no color can come of them, so that a theme has an error."""

    def __init__(self, name, make, fails):
        self.name = name
        self.make = make
        self.fails = fails

    @property
    def is_large(self):
        """Whether its files are large, which the long form alone has time for."""
        return any(text in self.name for text in ("100,000", "hundred thousand", "50 MB"))


def row(name, fails=True):
    def register(make):
        ROWS.append(Row(name, make, fails))
        return make

    return register


def put(folder, name, content):
    """Writes a file of text, of bytes, or of what is written as JSON."""
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if not isinstance(content, (str, bytes)):
        content = json.dumps(content)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return name


RED = {"colorSpace": "srgb", "components": [1, 0, 0]}


def color(value):
    return {"$type": "color", "$value": value}


def files(name, content, fails=True, file="t.json"):
    """A row of one file."""
    def make(folder):
        return [put(folder, file, content() if callable(content) else content)]

    row(name, fails)(make)


# Circles

files("a token that is itself", {"a": color("{a}")})
files("a pointer to its own token", {"a": {"$ref": "#/a"}})
files("a pointer to its own value", {"a": color({"$ref": "#/a/$value"})})
files("a pointer to the document", {"a": color({"$ref": "#"})})
files("a pointer to the empty name", {"a": color({"$ref": "#/"})})
files("two tokens that are each other", {"a": color("{b}"), "b": color("{a}")})
files("a circle by pointers and by names", {
    "a": {"$ref": "#/b"}, "b": {"$value": {"$ref": "#/c/$value"}}, "c": {"$value": "{a}"}})
files("components that are those of the token", {
    "a": color({"colorSpace": "srgb", "components": {"$ref": "#/a/$value/components"}})})
files("a component that is itself", {
    "a": color({"colorSpace": "srgb", "components": [{"$ref": "#/a/$value/components/0"}, 0, 0]})})
files("an alpha that is itself", {
    "a": color({"colorSpace": "srgb", "components": [0, 0, 0], "alpha": {"$ref": "#/a/$value/alpha"}})})
files("a sibling alpha that is the token", {"a": {"$type": "color", "$value": "#fff", "alpha": "{a}"}})
files("a circle of 100,000 tokens", lambda: dict(
    [("a", color("{n0}"))] + [(f"n{i}", {"$value": f"{{n{(i + 1) % 100_000}}}"}) for i in range(100_000)]))
files("100,000 aliases in a chain", lambda: dict(
    [("a", {"$value": "{n0}"})] + [(f"n{i}", {"$value": f"{{n{i + 1}}}"}) for i in range(100_000)]
    + [("n100000", color(RED))]), fails=None)
files("100,000 aliases in a chain, backward", lambda: dict(
    [("n0", color(RED))] + [(f"n{i + 1}", {"$value": f"{{n{i}}}"}) for i in range(100_000)]
    + [("a", {"$value": "{n100000}"})]), fails=None)
files("100,000 pointers in a chain", lambda: dict(
    [("a", {"$ref": "#/n0"})] + [(f"n{i}", {"$ref": f"#/n{i + 1}"}) for i in range(100_000)]
    + [("n100000", color(RED))]), fails=None)
files("100,000 aliases of older shapes in a chain", lambda: dict(
    [("a", {"value": "{n0.value}"})] + [(f"n{i}", {"value": f"{{n{i + 1}.value}}"}) for i in range(100_000)]
    + [("n100000", {"value": "#ff0000"})]), fails=None)
files("a group that extends itself", {"g": {"$extends": "{g}", "b": color(RED)}, "a": color("{g.c}")})
files("groups that extend each other", {
    "g": {"$extends": "{h}"}, "h": {"$extends": "#/g"}, "a": color("{g.c}")})
files("a group that extends the one around it", {
    "g": {"h": {"$extends": "{g}", "b": color(RED)}}, "a": color("{g.h.h.h.c}")})
files("a group that extends the document", {"g": {"$extends": "#"}, "a": color("{g.g.g.c}")})
files("groups that double", lambda: dict(
    [("g0", {"x": color(RED)})] + [
        (f"g{i + 1}", {"l": {"$extends": f"{{g{i}}}"}, "r": {"$extends": f"{{g{i}}}"}})
        for i in range(60)] + [("a", color("{g60." + ".".join(["l"] * 60) + ".y}"))]))
files("100,000 groups that extend one another", lambda: dict(
    [(f"g{i}", {"$extends": f"{{g{i + 1}}}"}) for i in range(100_000)]
    + [("g100000", {"x": color(RED)}), ("a", color("{g0.y}"))]))
files("100,000 groups that extend a large one", lambda: dict(
    [("g", {f"t{i}": color(RED) for i in range(1_000)})]
    + [(f"g{i}", {"$extends": "{g}"}) for i in range(100_000)] + [("a", color("{g.y}"))]))
files("colors that are mixed with themselves", {"a": {"value": "#fff", "type": "color", "$extensions": {
    "studio.tokens": {"modify": {"type": "mix", "value": "0.5", "space": "srgb", "color": "{a}"}}}}})
files("a change that is itself", {"a": {"value": "#fff", "type": "color", "$extensions": {
    "studio.tokens": {"modify": "{a}"}}}})


# Depth

files("100,000 groups within one another", lambda: '{"x":' * 100_000 + "1" + "}" * 100_000)
files("100,000 groups that never end", lambda: '{"x":' * 100_000)
files("lists within lists", lambda: '{"a":{"$type":"color","$value":' + "[" * 100_000)
files("lists within lists in YAML", lambda: "a:\n  $value: " + "[" * 100_000, file="t.yaml")
files("deep groups in YAML", lambda: "".join(" " * i + "x:\n" for i in range(1_000)), file="t.yaml")
files("aliases of YAML that double", lambda: "x0: &x0 { $value: '#fff', $type: color }\n" + "".join(
    f"x{i + 1}: &x{i + 1} {{ l: *x{i}, r: *x{i} }}\n" for i in range(60)) + "a: { $value: '{x60.y}' }\n",
    file="t.yaml")
files("an alias of YAML within itself", "a: &a { $type: color, $value: *a }\n", file="t.yaml")
files("a pointer of 100,000 steps", lambda: {"a": color({"$ref": "#" + "/a" * 100_000})})
files("a name of 100,000 steps", lambda: {"a": color("{" + "a." * 100_000 + "b}")})
files("a formula of 100,000 parentheses", lambda: {
    "a": {"value": "#fff", "type": "color", "$extensions": {"studio.tokens": {"modify": {
        "type": "alpha", "space": "srgb", "value": "(" * 100_000}}}}}, fails=None)
files("a formula that divides by zero", {"a": {"value": "#fff", "type": "color", "$extensions": {
    "studio.tokens": {"modify": {"type": "alpha", "space": "srgb", "value": "1 / 0"}}}}}, fails=None)


# Numbers

for digits in ["1e999", "-1e999", "1e308", "9" * 400, "0." + "9" * 100_000, "1e-99999", "NaN",
               "Infinity", "0x10", "+1", "01", "-0", ".5"]:
    files(f"the number {digits[:12]}", '{"a": {"$type": "color", "$value": {"colorSpace": "oklch", '
          f'"components": [0.5, {digits}, {digits}], "alpha": {digits}}}}}}}', fails=None)
files("numbers of a hundred thousand digits", lambda: '{"a": {"$type": "color", "$value": {"colorSpace": '
      '"srgb", "components": [' + ", ".join(["9" * 100_000] * 3) + "]}}}")
files("a component out of range", {"a": color({"colorSpace": "srgb", "components": [1.1, 0, 0]})})
files("a hue of 360", {"a": color({"colorSpace": "hsl", "components": [360, 0, 0]})})
files("an alpha of 2", {"a": color(dict(RED, alpha=2))})
files("an index far out of a list", {
    "b": color(RED), "a": color({"colorSpace": "srgb", "components": [
        {"$ref": "#/b/$value/components/99999999999999999999"}, 0, 0]})})
files("an index before a list", {
    "b": color(RED), "a": color({"colorSpace": "srgb", "components": [
        {"$ref": "#/b/$value/components/-1"}, 0, 0]})})


# Types

WRONG = [None, True, False, 0, -1.5, "", "{", "}", "{}", "{a", "a}", "{ a }", "{a}{a}", "{.}", "{..}", "#",
         "#/", "#/a", "$", "\0", "\u202e", "é" * 1000, [], [[]], [None], {}, {"$ref": None}, {"$ref": "#/%zz"},
         {"$ref": "#/~2"}, {"$ref": "#/%ff"}, {"$ref": "/etc/passwd"}, {"$ref": "http://localhost/x"},
         {"$value": 1}, {"value": {"value": "#fff"}}, {"r": "x", "g": [], "b": {}}]


def wrong_values():
    table = {}
    for index, value in enumerate(WRONG):
        for name, token in [
                ("value", color(value)), ("bare", {"$value": value}), ("older", {"value": value}),
                ("typed", {"value": value, "type": "color"}), ("type", {"$type": value, "$value": "#fff"}),
                ("ref", {"$ref": value}), ("both", {"$ref": value, "$value": value}),
                ("alpha", {"$type": "color", "$value": "#fff", "alpha": value}),
                ("space", color({"colorSpace": value, "components": [0, 0, 0]})),
                ("components", color({"colorSpace": "srgb", "components": value})),
                ("component", color({"colorSpace": "srgb", "components": [value, value, value]})),
                ("channels", color({"space": "srgb", "channels": value})),
                ("hex", color(dict(RED, hex=value))), ("opacity", color(dict(RED, alpha=value))),
                ("extends", {"$extends": value}), ("group", {"$type": value, "x": {"$value": "#fff"}}),
                ("deprecated", dict(color("#fff"), **{"$deprecated": value})),
                ("description", dict(color("#fff"), **{"$description": value})),
                ("extensions", dict(color("#fff"), **{"$extensions": value})),
                ("mode", dict(color("#fff"), **{"$extensions": {"mode": value}})),
                ("mode light", dict(color("#fff"), **{"$extensions": {"mode": {"light": value}}})),
                ("figma", dict(color("#fff"), **{"$extensions": {"com.figma": value}})),
                ("carbon", {"$type": "color", "$extensions": {"carbon.themes": {"light": value}}}),
                ("studio", {"value": "#fff", "type": "color",
                            "$extensions": {"studio.tokens": {"modify": value}}}),
                ("sets", {"sets": value}), ("sets light", {"sets": {"light": value}}),
                ("as it is", value)]:
            table[f"{name} {index}"] = token
    return table


files("wrong types everywhere", lambda: dict(wrong_values(), a=color([])))
for name, content in [
        ("an empty file", ""), ("white space", " \n\t"), ("null", "null"), ("a list", "[]"), ("a text", '"x"'),
        ("a number", "1"), ("half a file", '{"a": {"$type": "color", "$val'), ("a comment", "// nothing"),
        ("a comment without an end", "/* nothing"), ("bytes that are not UTF-8", b'{"a": "\xff\xfe"}'),
        ("UTF-16", '{"a": {"$type": "color", "$value": "#fff"}}'.encode("utf-16")),
        ("zero bytes", b"\0" * 1000), ("entities of wrong types", '{"entities": [1, null, {}, {"id": 1}]}'),
        ("entities that are none", '{"entities": {"a": 1}}'), ("props of wrong types", '{"props": [1], "global": 2}'),
        ("props without values", '{"props": {"a": {}}, "global": {"type": []}, "imports": "x", "aliases": 7}')]:
    files(name, content)
files("a color that is none", {"a": color("grün")})
files("a color that is a dimension", {"a": {"$type": "dimension", "$value": "1px"}})
files("a color without a type", {"a": {"$value": "#ffffff"}})
files("a group", {"a": {"b": color(RED)}})
files("a token and a group in one", {"a": dict(color([]), b=color(RED))})
files("an unknown token", {"a": color("{nope}")})


# Names and numbers of things

files("100,000 tokens that are wrong", lambda: dict(
    [(f"t{i}", color("#12")) for i in range(100_000)] + [("a", color([]))]))
files("100,000 modes", lambda: {"a": dict(color([]), **{"$extensions": {"mode": {
    f"mode {i}": "{a}" for i in range(100_000)}}})})
files("a name of a million letters", lambda: {"a": color("{" + "x" * 1_000_000 + "}")})
files("one key a hundred thousand times", lambda: "{" + '"b": {"$value": "#fff"},' * 100_000 + '"a": 1}')


@row("100,000 entries")
def _(folder):
    put(folder, "t.json", {"b": color(RED)})
    return ["t.json"] * 100_000


@row("two files, a token over a group")
def _(folder):
    return [put(folder, "t.json", {"a": {"b": color(RED)}}), put(folder, "u.json", {"a": color(RED)})]


@row("two files, a group over a token")
def _(folder):
    return [put(folder, "t.json", {"a": color(RED)}), put(folder, "u.json", {"a": {"b": color(RED)}})]


# Resolver documents


def resolver(name, table, fails=True, inputs=None):
    def make(folder):
        put(folder, "t.json", {"a": color(RED)})
        document = {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s"}],
                    "sets": {"s": {"sources": [{"$ref": "t.json"}]}}}
        document.update(table)
        put(folder, "r.resolver.json", document)
        return [dict({"resolver": "r.resolver.json"}, **({"light": inputs} if inputs is not None else {}))]

    row(name, fails)(make)


SOURCES = {"sets": {"s": {"sources": [{"$ref": "r.resolver.json"}]}}}
resolver("a resolver that names itself", SOURCES)
resolver("a set that is itself", {"sets": {"s": {"sources": [{"$ref": "#/sets/s"}]}}})
resolver("sets that are each other", {"sets": {"s": {"sources": [{"$ref": "#/sets/t"}]},
                                               "t": {"sources": [{"$ref": "#/sets/s"}]}}})
resolver("sets that double", {"sets": dict(
    [("s", {"sources": [{"$ref": "#/sets/s60"}] * 2}), ("s0", {"sources": [{"b": color(RED)}]})]
    + [(f"s{i + 1}", {"sources": [{"$ref": f"#/sets/s{i}"}] * 2}) for i in range(60)])})
resolver("a definition that is itself", {
    "$defs": {"d": {"$ref": "#/$defs/d"}}, "sets": {"s": {"sources": [{"$ref": "#/$defs/d"}]}}})
resolver("an order that points into itself", {"resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]})
resolver("an order without end", {"resolutionOrder": [{"$ref": "#/sets/s"}] * 100_000}, fails=None)
resolver("an order of nothing", {"resolutionOrder": []})
resolver("a modifier without contexts", {
    "modifiers": {"m": {"contexts": {}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]})
resolver("a context that points at a modifier", {
    "modifiers": {"m": {"contexts": {"x": [{"$ref": "#/modifiers/m"}], "y": []}, "default": "x"}},
    "resolutionOrder": [{"$ref": "#/modifiers/m"}]})
resolver("a default that is none", {
    "modifiers": {"m": {"contexts": {"x": [], "y": []}, "default": "z"}},
    "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]})
resolver("no input for a modifier", {
    "modifiers": {"m": {"contexts": {"x": [], "y": []}}},
    "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]})
resolver("inputs that are unknown", {
    "modifiers": {"m": {"contexts": {"x": [], "y": []}}},
    "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}, inputs={"m": "z", "n": "x"})
resolver("100,000 contexts", {
    "modifiers": {"m": {"contexts": {f"x{i}": [] for i in range(100_000)}}},
    "resolutionOrder": [{"$ref": "#/modifiers/m"}]}, inputs={"m": "x"})
for index, wrong in enumerate([None, 1, "", [], [1], {}, {"s": None}, {"s": {}}, {"s": {"sources": None}},
                               {"s": {"sources": [None, 1, [], {"$ref": 1}]}}]):
    resolver(f"sets of a wrong type ({index})", {"sets": wrong})
    resolver(f"an order of a wrong type ({index})", {"resolutionOrder": wrong})
for version in [None, 2025.10, "2025", [], "9999.99"]:
    resolver(f"the version {version}", {"version": version}, fails=None)
for reference in ["../outside.json", "/etc/passwd", "file:///etc/passwd", "http://localhost/t.json", "%2e%2e/outside.json",
                  "t.json#/nope", "t.json#nope", "missing.json", "", "#", "#/sets", "#/sets/nope", "#/%zz", ".", "\0"]:
    resolver(f"a source at '{reference}'".replace("\0", "\\0"), {"sets": {"s": {"sources": [{"$ref": reference}]}}})


# Ways out, and files that are none


@row("a file outside of the project")
def _(folder):
    return ["../outside.json"]


@row("a file by an absolute path")
def _(folder):
    return [os.path.join(os.path.dirname(folder), "outside.json")]


@row("a link out of the project")
def _(folder):
    os.symlink("../outside.json", os.path.join(folder, "t.json"))
    return ["t.json"]


@row("a folder that is a link out of the project")
def _(folder):
    os.symlink("..", os.path.join(folder, "elsewhere"))
    return ["elsewhere/outside.json"]


@row("a link to itself")
def _(folder):
    os.symlink("t.json", os.path.join(folder, "t.json"))
    return ["t.json"]


@row("a folder")
def _(folder):
    os.mkdir(os.path.join(folder, "t.json"))
    return ["t.json"]


@row("a pipe that nobody writes to")
def _(folder):
    os.mkfifo(os.path.join(folder, "t.json"))
    return ["t.json"]


@row("a device without end")
def _(folder):
    os.symlink("/dev/zero", os.path.join(folder, "t.json"))
    return ["t.json"]


@row("a missing file")
def _(folder):
    return ["missing.json"]


@row("imports in a circle")
def _(folder):
    for name, other in [("t.yml", "u.yml"), ("u.yml", "t.yml")]:
        put(folder, name, f"global: {{ type: color }}\nimports: [{other}]\nprops: {{ b: {{ value: '{{!c}}' }} }}\n")
    return ["t.yml"]


@row("imports that double")
def _(folder):
    for index in range(60):
        put(folder, f"t{index}.yml", f"global: {{ type: color }}\nimports: [t{index + 1}.yml, ./t{index + 1}.yml]\n"
            "props: { b: { value: '#fff' } }\n")
    put(folder, "t60.yml", "aliases: { c: '#fff' }\n")
    return ["t0.yml"]


@row("an import outside of the project")
def _(folder):
    return [put(folder, "t.yml", "imports: [../outside.json]\nprops: { b: { value: '{!a}' } }\n")]


@row("10,000 files that import one another")
def _(folder):
    for index in range(10_000):
        put(folder, f"t{index}.yml", f"imports: [t{index + 1}.yml]\nprops: {{ b: {{ value: '#fff' }} }}\n")
    return ["t0.yml"]


@row("sets outside of the project")
def _(folder):
    put(folder, "$themes.json", [{"name": "Light", "selectedTokenSets": {
        "../outside": "enabled", "/etc/passwd": "enabled"}}])
    return [{"themes": "$themes.json", "light": ["Light"]}]


@row("themes of wrong types")
def _(folder):
    put(folder, "$themes.json", [1, None, {}, {"name": 1}, {"name": "Light", "selectedTokenSets": [1]}])
    put(folder, "$metadata.json", {"tokenSetOrder": {"x": 1}})
    return [{"themes": "$themes.json", "light": ["Light"]}]


@row("a catalog that is none")
def _(folder):
    put(folder, "A.xcassets/a.colorset/Contents.json", '{"colors": [1, null, {}, {"color": {"components": 7}}]}')
    return [{"catalog": "A.xcassets"}]


def color_set(entries):
    table = {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}
    return {"colors": [dict({"idiom": "universal", "color": table}, **entry) for entry in entries]}


@row("a color set with a color for each of 20,000 locales", fails=False)
def _(folder):
    put(folder, "A.xcassets/a.colorset/Contents.json", color_set(
        [{}] + [{"locale": f"l{number}", "idiom": ["ipad", "mac"][number % 2]} for number in range(20_000)]))
    return [{"catalog": "A.xcassets"}]


@row("twenty color sets with a thousand colors each", fails=False)
def _(folder):
    for number in range(20):
        put(folder, f"A.xcassets/{'a' if number == 0 else f'c{number}'}.colorset/Contents.json", color_set(
            [{}] + [{"locale": f"l{number}-{each}"} for each in range(1_000)]))
    return [{"catalog": "A.xcassets"}]


@row("ten color sets with every trait five hundred times", fails=False)
def _(folder):
    traits = ["subtype", "locale", "language-direction", "width-class", "height-class", "memory",
              "graphics-feature-set", "screen-width"]
    for number in range(10):
        put(folder, f"A.xcassets/{'a' if number == 0 else f'c{number}'}.colorset/Contents.json", color_set(
            [{}] + [{trait: f"{trait}{each}" for trait in traits} for each in range(500)]))
    return [{"catalog": "A.xcassets"}]


@row("a catalog with a link to itself")
def _(folder):
    os.mkdir(os.path.join(folder, "A.xcassets"))
    os.symlink(".", os.path.join(folder, "A.xcassets", "again"))
    return [{"catalog": "A.xcassets"}]


for index, entry in enumerate([None, 1, "", [], {}, [[]], {"file": 1}, {"light": []}, {"light": None}, {"resolver": []},
                               {"dark": "t.json", "file": "t.json"}, {"file": "t.json", "modes": {"light": 1}},
                               {"catalog": {}}, {"file": "t.json", "under": ""}, {"file": "t.json", "under": "{x}"},
                               {"themes": "t.json"}, {"file": "t.json", "nope": 1}]):
    def entry_of_wrong_type(folder, entry=entry):
        put(folder, "t.json", {"b": color(RED)})
        return [entry]

    row(f"an entry of a wrong type ({index})")(entry_of_wrong_type)


# Sizes

files("50 MB on one line", lambda: '{"a": "' + "x" * 50_000_000 + '"}')
files("50 MB of tokens", lambda: '{"t": {' + ",".join(
    f'"n{i}": {{"$type": "color", "$value": "#123456"}}' for i in range(1_000_000)) + "}}")
files("50 MB of YAML", lambda: "t:\n" + "  n: { $value: '#123456' }\n" * 2_000_000, file="t.yaml")
files("50 MB of brackets", lambda: "[" * 50_000_000)
