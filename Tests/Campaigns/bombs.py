#!/usr/bin/env python3
"""Files that are made to cost time or memory: each gets an answer soon, or is refused at once.

bombs.py --appearance PATH [--long] [--seed N] [--only TEXT]

The long form makes files of 4 MB and holds every run to 2 seconds of CPU time and 300 MB; `--fix`
refuses them, and gets 128 KB. The short form makes files of 50 and 200 KB, for `--fix` of 32 and 128, holds
the larger one to 5 times the time of the smaller one, and both to the same limits. After the kinds come themes that a seed makes, each
of many things that multiply, in every command and under a hover of the language server: a few in the short
form, of up to 400 KB, and many in the long one, of up to 4 MB.
Prints a line for each kind, and exits with 1 where one fails.
"""

import argparse
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SECONDS = 2.0
MEGABYTES = 300
GROWTH = 5.0
SIZE = 4_000_000
# `--fix` refuses larger files.
REPAIRED = 128_000
LIMIT = 30
# Below this, starting the process is what is measured.
NOISE = 0.06
STATUSES = (0, 1, 64, 66, 73)
# They take no more than a person looks at, and say so.
REFUSING = ("preview", "diff")

CASES = []


class Case:
    """One kind of file, with how the command is called on it."""

    def __init__(self, name, make, command, path, configuration, extras):
        self.name = name
        self.make = make
        self.command = command
        self.path = path
        self.configuration = configuration
        self.extras = extras


def case(name, command=("lint",), path="bomb.theme.yaml", configuration=None, extras=None):
    def register(make):
        CASES.append(Case(name, make, command, path, configuration, extras))
        return make

    return register


def fill(size, head, item, tail=""):
    """A text of about so many bytes: items between a head and a tail."""
    parts = [head]
    count = len(head)
    index = 0
    while count < size:
        text = item(index)
        parts.append(text)
        count += len(text)
        index += 1
    return "".join(parts) + tail


def digits(index):
    """A name for a number, letters only."""
    name = ""
    while True:
        name = chr(97 + index % 26) + name
        index //= 26
        if not index:
            return name


# Syntax


@case("one long plain line")
def _(size):
    return "description: " + "a" * size


@case("one long line of a key")
def _(size):
    return "k" * size + ": 1\n"


@case("one long flow line")
def _(size):
    return fill(size, "palette: {", lambda i: f"{digits(i)}: '#123', ", "}\n")


@case("blank lines")
def _(size):
    return "palette: { a: '#123' }\n" + "\n" * size


@case("blanks and tabs")
def _(size):
    return "palette: { a: '#123' }\n" + "    \t\n" * (size // 6)


@case("carriage returns")
def _(size):
    return "palette: { a: '#123' }\n" + "\r" * size


@case("comments")
def _(size):
    return fill(size, "palette: { a: '#123' }\n", lambda i: "# a comment\n")


@case("one long comment")
def _(size):
    return "palette: { a: '#123' }\n# " + "x" * size + "\n"


@case("waivers without use")
def _(size):
    return fill(
        size, "palette: { a: '#123' }\n",
        lambda i: "# appearance:ignore tint-contrast -- reason\n")


@case("waivers on lines of values")
def _(size):
    return fill(
        size, "palette:\n",
        lambda i: f"  {digits(i)}: '#123' # appearance:ignore unused-palette-color -- reason\n")


@case("waivers of many rules")
def _(size):
    return "palette: { a: '#123' }\n# appearance:ignore " + "tint-contrast, " * (size // 15)


@case("waivers of unknown rules")
def _(size):
    return fill(
        size, "palette: { a: '#123' }\n",
        lambda i: f"# appearance:ignore tint-{digits(i)} -- reason\n")


@case("one waiver with a long reason")
def _(size):
    return "# appearance:ignore unused-palette-color -- " + "x" * size + "\npalette: { a: '#123' }\n"


@case("one waiver of a long line")
def _(size):
    return fill(
        size, "# appearance:ignore unused-palette-color -- all\npalette: {",
        lambda i: f"{digits(i)}: '#123', ", "}\n")


@case("alternating waivers and comments")
def _(size):
    return fill(
        size, "palette: { a: '#123' }\n",
        lambda i: "# appearance:ignore tint-contrast -- r\n" if i % 2 else "#\n")


@case("aliases")
def _(size):
    return fill(size, "palette:\n  a: &a '#123'\n", lambda i: f"  b{digits(i)}: *a\n")


@case("aliases of a mapping")
def _(size):
    return fill(
        size, "appearances:\n  a: &a { toolbar: { tintColor: '#123', backgroundColor: '#124' } }\n",
        lambda i: f"  b{digits(i)}: *a\n")


@case("wrong colors that aliases repeat, repaired", command=("lint", "--fix"))
def _(size):
    return fill(
        size, "palette:\n  a: &a { x: '{ink', y: lightContent, z: '#GG0000', w: whte }\n",
        lambda i: f"  b{digits(i)}: *a\n")


@case("gradients")
def _(size):
    return fill(
        size, "appearances:\n",
        lambda i: f"  {digits(i)}: {{ toolbar: {{ backgroundGradient: [red, lime, '#{i % 4096:03X}'], tintColor: black }} }}\n")


@case("translucent gradients")
def _(size):
    return fill(
        size, "appearances:\n",
        lambda i: f"  {digits(i)}: {{ toolbar: {{ backgroundGradient: ['#F008', '#0F08', '#{i % 4096:03X}9'], tintColor: black }} }}\n")


@case("undefined aliases")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  b{digits(i)}: *a{digits(i)}\n")


@case("anchors")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  b{digits(i)}: &n{digits(i)} '#123'\n")


@case("merge keys")
def _(size):
    return fill(
        size, "appearances:\n  a: &a { toolbar: { tintColor: '#123' } }\n",
        lambda i: f"  b{digits(i)}: {{ <<: *a }}\n")


@case("merge keys over merge keys")
def _(size):
    return fill(
        size, "appearances:\n  a: &aa { description: x }\n",
        lambda i: f"  b{digits(i)}: &n{i} {{ <<: *{'n%d' % (i - 1) if i else 'aa'}, deprecated: true }}\n")


@case("one merge of many mappings")
def _(size):
    return fill(
        size, "appearances:\n  a: &a { description: x }\n  b: { <<: [", lambda i: "*a, ", "] }\n")


@case("deep flow")
def _(size):
    return "palette: " + "[" * size


@case("deep flow mappings")
def _(size):
    return "palette: " + "{a: " * (size // 4)


@case("many flow collections of 60 levels")
def _(size):
    return fill(
        size, "palette:\n", lambda i: f"  {digits(i)}: " + "{a: " * 50 + "1" + "}" * 50 + "\n")


@case("deep block")
def _(size):
    return fill(min(size, 400_000), "", lambda i: " " * i + "a:\n")


@case("dashes on one line")
def _(size):
    return "palette:\n  " + "- " * (size // 2)


@case("question marks")
def _(size):
    return fill(size, "palette:\n", lambda i: "  ? a\n")


@case("colons")
def _(size):
    return "a" + ":" * size


@case("long keys")
def _(size):
    return fill(size, "", lambda i: digits(i) + "k" * 2000 + ": 1\n")


@case("long scalars")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: '" + "x" * 2000 + "'\n")


@case("a block scalar")
def _(size):
    return fill(size, "name: |\n", lambda i: "  text\n")


@case("a folded scalar")
def _(size):
    return fill(size, "appearances:\n  a:\n    description: >\n", lambda i: "      text\n\n")


@case("escaped text in YAML")
def _(size):
    return 'appearances: { a: { description: "' + "\\u0041" * (size // 6) + '" } }\n'


@case("escaped text in JSON", path="bomb.theme.json")
def _(size):
    return '{"appearances": {"a": {"description": "' + "\\u0041" * (size // 6) + '"}}}\n'


@case("escapes that are wrong in JSON", path="bomb.theme.json")
def _(size):
    return '{"appearances": {"a": {"description": "' + "\\q" * (size // 2) + '"}}}\n'


@case("unterminated quote")
def _(size):
    return fill(size, "palette: { a: '", lambda i: "some text\n")


@case("control characters")
def _(size):
    return fill(size, "palette:\n", lambda i: "  \x01\n")


@case("bytes that are not UTF-8")
def _(size):
    return b"palette: { a: '#123' } # " + b"\xff" * size


@case("letters beyond ASCII")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  é{digits(i)}ü: '#123'\n")


@case("combining marks")
def _(size):
    return "palette:\n  a" + "\u0301" * (size // 2) + ": '#12'\n"


@case("tags")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: !!str '#123'\n")


@case("unquoted hashes")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: #123\n")


@case("documents")
def _(size):
    return fill(size, "palette: { a: '#123' }\n", lambda i: "---\n")


@case("tabs for indentation")
def _(size):
    return fill(size, "palette:\n", lambda i: f"\t{digits(i)}: '#123'\n")


@case("JSON with comments", path="bomb.theme.json")
def _(size):
    return fill(size, "{", lambda i: "// comment\n", "}")


@case("JSON without commas", path="bomb.theme.json")
def _(size):
    return fill(size, '{"palette": {', lambda i: f'"{digits(i)}": "#123" ', "}}")


@case("JSON with deep lists", path="bomb.theme.json")
def _(size):
    return "[" * size


@case("parentheses that never close on one line")
def _(size):
    return fill(size, "palette: [", lambda i: "(, ", "]\n")


@case("unquoted hashes on one line")
def _(size):
    return fill(size, "palette: {", lambda i: f"{digits(i)}: #123, ", "}\n")


@case("waivers within one waiver")
def _(size):
    return "palette: { a: '#123' }\n" + "# appearance:ignore tint-contrast " * (size // 34)


@case("a block of waivers above a line of findings")
def _(size):
    half = fill(size // 2, "", lambda i: "# appearance:ignore ambiguous-color-name -- all\n")
    return half + fill(size // 2, "palette: {", lambda i: f"{digits(i)}: green, ", "}\n")


# Names


@case("palette")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: '#{i % 4096:03x}'\n")


@case("palette in JSON", path="bomb.theme.json")
def _(size):
    return fill(size, '{"palette": {"zz": "#123"', lambda i: f',"a{digits(i)}":"#123"', "}}")


@case("palette of computed colors")
def _(size):
    return fill(
        size, "palette:\n",
        lambda i: f"  {digits(i)}: color-mix(in oklch, #{i % 4096:03x} {i % 99}%, white)\n")


@case("palette of colors out of gamut")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: oklch(70% {i % 999 + 1} {i % 360})\n")


@case("palette of adaptive colors")
def _(size):
    return fill(
        size, "palette:\n", lambda i: f"  {digits(i)}: {{ light: '#123', dark: '#{i % 4096:03x}' }}\n")


@case("bad colors")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: '#{i % 10}'\n")


@case("bad colors in JSON", path="bomb.theme.json")
def _(size):
    return fill(size, '{"palette": {"zz": "#123"', lambda i: f',"a{digits(i)}":"#1"', "}}")


@case("bad names of colors")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: blu{digits(i)}\n")


@case("ambiguous names of colors")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: green\n")


@case("colors without a hash")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: {i % 1000000:06d}\n")


@case("lists for colors")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  {digits(i)}: []\n")


@case("one long color")
def _(size):
    return "palette:\n  a: '" + "x" * size + "'\n"


@case("one long call")
def _(size):
    return "palette:\n  a: 'rgb(" + "1 " * (size // 2) + ")'\n"


@case("nested calls")
def _(size):
    return "palette:\n  a: '" + "contrast-color(" * (size // 16) + "'\n"


@case("one long number")
def _(size):
    return "palette:\n  a: 'rgb(" + "9" * size + " 0 0)'\n"


@case("one long reference")
def _(size):
    return "palette:\n  a: '{" + "x." * (size // 2) + "}'\n"


@case("references to a group")
def _(size):
    return fill(
        size, "palette:\n  g:\n    a: '#123'\n    b: '#124'\n", lambda i: f"  {digits(i)}x: '{{g}}'\n")


@case("a group of many names, called a color")
def _(size):
    half = fill(size // 2, "palette:\n  g:\n", lambda i: f"    {digits(i)}: '#123'\n")
    return fill(size, half, lambda i: f"  z{digits(i)}: '{{g}}'\n")


@case("undefined references among many names")
def _(size):
    half = fill(size // 2, "palette:\n", lambda i: f"  name{digits(i)}: '#123'\n")
    return fill(size, half, lambda i: f"  z{digits(i)}: '{{nome{digits(i)}}}'\n")


@case("undefined members")
def _(size):
    return fill(size, "palette:\n  a: '#123'\n", lambda i: f"  z{digits(i)}: '{{a.lihgt}}'\n")


@case("a chain of references forward")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  n{i}: '{{n{i + 1}}}'\n", "  end: '#123'\n")


@case("a chain of references backward")
def _(size):
    return fill(size, "palette:\n  n0: '#123'\n", lambda i: f"  n{i + 1}: '{{n{i}}}'\n")


@case("a cycle of references")
def _(size):
    count = size // 20
    return "palette:\n" + "".join(f"  n{i}: '{{n{(i + 1) % count}}}'\n" for i in range(count))


@case("short cycles of references")
def _(size):
    return fill(
        size, "palette:\n",
        lambda i: f"  n{i}: '{{m{i}}}'\n  m{i}: '{{n{i}}}'\n")


@case("duplicates of earlier keys")
def _(size):
    half = fill(size // 2, "palette:\n", lambda i: f"  {digits(i)}: '#123'\n")
    return fill(size, half, lambda i: f"  {digits(i)}: '#123'\n")


@case("duplicates of one key")
def _(size):
    return fill(size, "palette:\n", lambda i: "  a: '#123'\n")


@case("duplicates of a far key")
def _(size):
    half = fill(size // 2, "palette:\n", lambda i: f"  {digits(i)}: '#123'\n")
    return fill(size, half + "  last: '#123'\n", lambda i: "  last: '#123'\n")


@case("names that collide in Swift")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  a-{digits(i)}: '#123'\n  aA{digits(i)}: '#123'\n" if i % 2 else f"  b-{i}: '#123'\n  b_-{i}: '#123'\n")


@case("names without a letter")
def _(size):
    return fill(size, "palette:\n", lambda i: f"  '{'-' * (i % 900)}+{'-' * (i // 900)}': '#123'\n")


@case("unknown keys of a theme")
def _(size):
    return fill(size, "", lambda i: f"pallete{digits(i)}: 1\n")


@case("words that mean one key")
def _(size):
    def word(i):
        return "".join(
            letter + "-" * (i >> 4 * place & 15) for place, letter in enumerate("colors"))
    return fill(size, "", lambda i: f"{word(i)}: {{ a: '#123' }}\n")


@case("unknown keys of appearances")
def _(size):
    return fill(size, "appearances:\n", lambda i: f"  a{digits(i)}: {{ titleColour: '#123' }}\n")


@case("unknown keys of one bar")
def _(size):
    return fill(
        size, "appearances:\n  a:\n    toolbar:\n", lambda i: f"      tintColour{digits(i)}: '#123'\n")


@case("misplaced keys")
def _(size):
    return fill(size, "appearances:\n", lambda i: f"  a{digits(i)}: {{ tintColor: '#123' }}\n")


@case("wrong types of appearances")
def _(size):
    return fill(size, "appearances:\n", lambda i: f"  a{digits(i)}: []\n")


@case("null appearances")
def _(size):
    return fill(size, "appearances:\n", lambda i: f"  a{digits(i)}:\n")


@case("empty appearances")
def _(size):
    return fill(size, "appearances:\n", lambda i: f"  a{digits(i)}: {{}}\n")


@case("unknown values")
def _(size):
    return fill(
        size, "appearances:\n", lambda i: f"  a{digits(i)}: {{ statusBarStyle: lihgtContent }}\n")


@case("yes and no")
def _(size):
    return fill(
        size, "appearances:\n", lambda i: f"  a{digits(i)}: {{ toolbar: {{ isHidden: yes }} }}\n")


@case("sizes of fonts")
def _(size):
    return fill(
        size, "appearances:\n",
        lambda i: f"  a{digits(i)}: {{ navigationBar: {{ titleFont: {{ size: {'9' * (i % 400)} }} }} }}\n")


@case("one long description", command=("lint",))
def _(size):
    return "appearances:\n  a: { description: '" + "word " * (size // 5) + "' }\n"


@case("one long deprecation")
def _(size):
    return "appearances:\n  a: { deprecated: '" + "word " * (size // 5) + "' }\n"


@case("one long name")
def _(size):
    return "name: '" + "n-" * (size // 2) + "'\n"


@case("one long prefix")
def _(size):
    return "prefix: '" + "n-" * (size // 2) + "'\nappearances: { a: { toolbar: { tintColor: red } } }\n"


@case("one long name of a screen")
def _(size):
    return "appearances: { a: {} }\nscreens: { '" + "n-" * (size // 2) + "': { appearance: b } }\n"


@case("one long extends")
def _(size):
    return "extends: '" + "n/" * (size // 2) + "'\n"


@case("one long list of extends")
def _(size):
    return fill(size, "extends: [", lambda i: f"x{i}.yaml, ", "]\n")


@case("the same extends again and again")
def _(size):
    return fill(size, "extends: [", lambda i: "base.yaml, ", "]\n")


# Appearances

BAR = "{ backgroundColor: '{a}', tintColor: '{b}', titleColor: '{b}' }"
PAIR = "palette: { a: '#808080', b: '#909090' }\nappearances:\n"


@case("appearances that pass")
def _(size):
    return fill(
        size, "palette: { a: '#fff', b: '#000' }\nappearances:\n",
        lambda i: f"  a{digits(i)}: {{ statusBarStyle: darkContent, navigationBar: {BAR} }}\n")


@case("appearances that fail with one color")
def _(size):
    return fill(size, PAIR, lambda i: f"  a{digits(i)}: {{ navigationBar: {BAR} }}\n")


@case("appearances that fail with many colors")
def _(size):
    def item(i):
        gray = 0x60 + i % 64
        return (
            f"  a{digits(i)}: {{ navigationBar: {{ backgroundColor: '#{gray:02x}{i % 256:02x}60', "
            f"tintColor: '#6{i % 16:x}{gray:02x}60' }} }}\n")
    return fill(size, "appearances:\n", item)


@case("appearances that fail with computed colors")
def _(size):
    return fill(
        size, "palette: { a: '#808080', b: 'color-mix(in srgb, {a} 90%, white)' }\nappearances:\n",
        lambda i: f"  a{digits(i)}: {{ toolbar: {{ backgroundColor: '{{a}}', tintColor: '{{b}}' }} }}\n")


@case("appearances that fail over translucent bars")
def _(size):
    return fill(
        size, "palette: { a: '#80808080', b: '#909090' }\nappearances:\n",
        lambda i: f"  a{digits(i)}: {{ toolbar: {{ backgroundColor: '{{a}}', tintColor: '{{b}}' }} }}\n")


@case("appearances that fail in inverses")
def _(size):
    return fill(
        size, "inverse: rgb\n" + PAIR, lambda i: f"  a{digits(i)}: {{ navigationBar: {BAR} }}\n")


@case("appearances that extend one that fails")
def _(size):
    return fill(
        size,
        PAIR + f"  base: {{ navigationBar: {BAR}, toolbar: {{ backgroundColor: '{{a}}', tintColor: '{{b}}' }} }}\n",
        lambda i: f"  a{digits(i)}: {{ extends: base }}\n")


@case("appearances that extend the one before")
def _(size):
    return fill(
        size, PAIR + f"  n0: {{ navigationBar: {BAR} }}\n",
        lambda i: f"  n{i + 1}: {{ extends: n{i} }}\n")


@case("appearances that extend the one after")
def _(size):
    return fill(size, PAIR, lambda i: f"  n{i}: {{ extends: n{i + 1} }}\n", "  end: {}\n")


@case("a cycle of appearances")
def _(size):
    count = size // 30
    return "appearances:\n" + "".join(
        f"  n{i}: {{ extends: n{(i + 1) % count} }}\n" for i in range(count))


@case("appearances that extend nothing")
def _(size):
    return fill(size, "appearances:\n", lambda i: f"  a{digits(i)}: {{ extends: b{digits(i)} }}\n")


@case("appearances with system colors")
def _(size):
    return fill(
        size, "appearances:\n",
        lambda i: f"  a{digits(i)}: {{ toolbar: {{ backgroundColor: .systemTeal, tintColor: .systemGray }} }}\n")


@case("appearances with own states")
def _(size):
    return fill(
        size, PAIR,
        lambda i: f"  a{digits(i)}: {{ navigationBar: {{ backgroundColor: '{{a}}', tintColor: '{{b}}', scrollEdge: {{ backgroundColor: '{{b}}' }}, compact: {{ titleColor: '{{a}}' }} }} }}\n")


@case("named inverses that lack colors")
def _(size):
    return fill(
        size, "appearances:\n  i: { toolbar: { tintColor: '#123' } }\n",
        lambda i: f"  a{digits(i)}: {{ inverse: i }}\n")


@case("dynamic appearances")
def _(size):
    return fill(
        size, PAIR + f"  l: {{ toolbar: {{ backgroundColor: '{{a}}', tintColor: '{{b}}' }} }}\ndynamic:\n",
        lambda i: f"  d{digits(i)}: {{ light: l, dark: l }}\n")


@case("dynamic appearances that share failing members")
def _(size):
    count = size // 110
    text = "appearances:\n" + "".join(
        f"  a{i}: {{ toolbar: {{ backgroundColor: white, tintColor: '#AABB{i % 256:02X}' }} }}\n" for i in range(count))
    return fill(size, text + "dynamic:\n", lambda i: f"  d{i}: {{ light: a{i % count}, dark: a{(i + 1) % count} }}\n")


@case("dynamic appearances of unknown ones")
def _(size):
    return fill(size, "dynamic:\n", lambda i: f"  d{digits(i)}: {{ light: l, dark: k }}\n")


@case("roles")
def _(size):
    return fill(
        size, "roles:\n", lambda i: f"  d{digits(i)}: {{ light: '#123', dark: '#fff' }}\n")


@case("roles without dark")
def _(size):
    return fill(size, "roles:\n", lambda i: f"  d{digits(i)}: {{ light: '#123' }}\n")


@case("screens")
def _(size):
    return fill(
        size, "appearances: { a: { toolbar: { tintColor: '#123' } } }\nscreens:\n",
        lambda i: f"  S{digits(i)}: {{ appearance: a }}\n")


@case("screens of unknown appearances")
def _(size):
    return fill(
        size, "appearances: { abc: { toolbar: { tintColor: '#123' } } }\nscreens:\n",
        lambda i: f"  S{digits(i)}: {{ appearance: abd }}\n")


@case("screens while editing without inverse")
def _(size):
    return fill(
        size, "appearances: { a: { toolbar: { tintColor: '#123' } } }\nscreens:\n",
        lambda i: f"  S{digits(i)}: {{ appearance: a, whenEditing: inverse }}\n")


@case("names of screens that are none")
def _(size):
    return fill(
        size, "appearances: { a: { toolbar: { tintColor: '#123' } } }\nscreens:\n",
        lambda i: f"  'S-{digits(i)}': {{ appearance: a }}\n")


@case("an appearance for each screen, compiled", command=("compile", "--output", "out"),
      configuration=lambda _: "outputs: [screens, doubleNavigation]\n")
def _(size):
    count = size // 120
    bar = "statusBarStyle: darkContent, navigationBar: { backgroundColor: white }"
    lines = ["appearances:"] + [f"  a{i}: {{ {bar} }}" for i in range(count)]
    return "\n".join(lines + ["screens:"] + [f"  S{i}: {{ appearance: a{i} }}" for i in range(count)]) + "\n"


@case("gradients, compiled for SwiftUI", command=("compile", "--output", "out"),
      configuration=lambda _: "outputs: [swiftUI]\n")
def _(size):
    return fill(
        size, "appearances:\n",
        lambda i: f"  {digits(i)}: {{ toolbar: {{ backgroundGradient: [white, '#FF{i % 4096:03X}F'] }} }}\n")


@case("sections out of every kind")
def _(size):
    part = size // 4
    text = fill(part, "palette:\n", lambda i: f"  c{digits(i)}: '#{i % 4096:03x}'\n")
    text += fill(
        part, "appearances:\n",
        lambda i: f"  a{digits(i)}: {{ toolbar: {{ backgroundColor: '{{c{digits(i % 4096)}}}', tintColor: '#777' }} }}\n")
    text += fill(part, "roles:\n", lambda i: f"  r{digits(i)}: {{ light: '#123', dark: '#fff' }}\n")
    return text + fill(part, "screens:\n", lambda i: f"  S{digits(i)}: {{ appearance: a{digits(i % 999)} }}\n")


# The same in JSON


def twin(name, head, item, tail="}}"):
    """A kind whose file is JSON: entries between a head with a first entry and a tail."""
    case(f"{name} in JSON", path="bomb.theme.json")(
        lambda size: fill(size, head, lambda i: "," + item(i), tail))


PALETTE = '{"palette": {"zz": "#123", "zzg": {"a": "#123", "b": "#124"}'
APPEARANCES = '{"palette": {"a": "#808080", "b": "#909090"}, "appearances": {"zz": {}'
PAIRED = '{"toolbar": {"backgroundColor": "{a}", "tintColor": "{b}"}}'
twin("palette of computed colors", PALETTE,
     lambda i: f'"{digits(i)}": "color-mix(in oklch, #123 {i % 99}%, white)"')
twin("palette of colors out of gamut", PALETTE, lambda i: f'"{digits(i)}": "oklch(70% 9 {i % 360})"')
twin("palette of adaptive colors", PALETTE, lambda i: f'"{digits(i)}": {{"light": "#123", "dark": "#fff"}}')
twin("ambiguous names of colors", PALETTE, lambda i: f'"{digits(i)}": "green"')
twin("lists for colors", PALETTE, lambda i: f'"{digits(i)}": []')
twin("references to a group", PALETTE, lambda i: f'"a{digits(i)}": "{{zzg}}"')
twin("undefined references", PALETTE, lambda i: f'"name{digits(i)}": "{{nome{digits(i)}}}"')
twin("a chain of references", PALETTE, lambda i: f'"n{i}": "{{n{i + 1}}}"')
twin("duplicates", PALETTE, lambda i: f'"{digits(i % 100_000)}": "#123"')
twin("unknown keys", '{"zz": 1', lambda i: f'"pallete{digits(i)}": 1', "}")
twin("empty appearances", APPEARANCES, lambda i: f'"a{digits(i)}": {{}}')
twin("unknown keys of appearances", APPEARANCES, lambda i: f'"a{digits(i)}": {{"titleColour": 1}}')
twin("appearances that fail", APPEARANCES, lambda i: f'"a{digits(i)}": {PAIRED}')
twin("appearances that extend one", APPEARANCES[:-2] + PAIRED, lambda i: f'"a{digits(i)}": {{"extends": "zz"}}')
twin("roles", '{"roles": {"zz": {"light": "#123", "dark": "#fff"}',
     lambda i: f'"a{digits(i)}": {{"light": "#123", "dark": "#fff"}}')
twin("screens", '{"appearances": {"a": {}}, "screens": {"Zz": {"appearance": "a"}',
     lambda i: f'"A{digits(i)}": {{"appearance": "b"}}')
case("trailing commas in JSON", path="bomb.theme.json")(
    lambda size: fill(size, '{"a": [', lambda i: "[1,],", "1]}"))
case("one long line of blanks in JSON", path="bomb.theme.json")(lambda size: "{" + " " * size + "}")
case("one long string in JSON", path="bomb.theme.json")(
    lambda size: '{"palette": {"a": "' + "x" * size + '"}}')
case("one long key in JSON", path="bomb.theme.json")(lambda size: '{"' + "x" * size + '": 1}')


# Ways to call the command

FAILING = CASES[[c.name for c in CASES].index("appearances that fail with one color")].make
BAD = CASES[[c.name for c in CASES].index("bad colors")].make
UNUSED = CASES[[c.name for c in CASES].index("palette")].make

for _format in ("text", "xcode", "github", "json", "sarif", "junit", "gitlab"):
    case(f"appearances that fail as {_format}", command=("lint", "--format", _format))(FAILING)
    case(f"bad colors as {_format}", command=("lint", "--format", _format))(BAD)
case(
    "bad colors in all reports",
    command=("lint",) + tuple(
        part for name in ("text", "xcode", "github", "json", "sarif", "junit", "gitlab")
        for part in ("--report", f"{name}=report.{name}")))(BAD)
case("bad colors on one line as sarif", command=("lint", "--format", "sarif"))(
    lambda size: fill(size, "palette: {", lambda i: f"{digits(i)}: '#1', ", "}\n"))
case("bad colors beyond ASCII on one line as github", command=("lint", "--format", "github"))(
    lambda size: fill(size, "palette: {", lambda i: f"é{digits(i)}: '#1', ", "}\n"))
case("one long line of errors as json", command=("lint", "--format", "json"), path="bomb.theme.json")(
    lambda size: fill(size, '{"palette": {"zz": "#123"', lambda i: f',"a{digits(i)}":"#1"', "}}"))
case("warnings under --strict", command=("lint", "--strict", "--quiet"))(FAILING)
case("--fix of one color", command=("lint", "--fix"))(FAILING)
case("--fix of many colors", command=("lint", "--fix"))(
    CASES[[c.name for c in CASES].index("appearances that fail with many colors")].make)
case("--fix of computed colors", command=("lint", "--fix"))(
    CASES[[c.name for c in CASES].index("appearances that fail with computed colors")].make)
case("--fix of bad colors", command=("lint", "--fix"))(BAD)
case("--fix --check of many colors", command=("lint", "--fix", "--check"))(
    CASES[[c.name for c in CASES].index("appearances that fail with many colors")].make)
case("a baseline of failing appearances", command=("lint", "--write-baseline", "new.json"))(FAILING)
case("a baseline of unused names", command=("lint", "--write-baseline", "new.json"))(UNUSED)


def baseline(size):
    entries = fill(
        size, '{"version": 1, "findings": [\n', lambda i: (", " if i else "") + json.dumps({
            "file": "bomb.theme.yaml", "rule": "tint-contrast", "fingerprint": f"{i:032x}",
            "severity": "warning", "message": f"tint #{i:06X} on #FFFFFF is low"}) + "\n", "]}")
    return {"old.json": entries}


case(
    "a baseline of many entries", command=("lint", "--baseline", "old.json"),
    extras=baseline)(lambda size: "palette: { a: '#123' }\n")
case(
    "a baseline of one long text", command=("lint", "--baseline", "old.json"),
    extras=lambda size: {"old.json": '{"version": 1, "findings": ["' + "x" * size + '"]}'})(
        lambda size: "palette: { a: '#123' }\n")
case(
    "a configuration of unknown keys",
    configuration=lambda size: fill(size, "", lambda i: f"output{digits(i)}: 1\n"))(
        lambda size: "palette: { a: '#123' }\n")
case(
    "a configuration of unknown rules",
    configuration=lambda size: fill(size, "lint:\n", lambda i: f"  tint-{digits(i)}: off\n"))(
        lambda size: "palette: { a: '#123' }\n")
case(
    "a configuration of many backdrops",
    configuration=lambda size: fill(size, "backdrop: [", lambda i: f"'#{i % 4096:03x}', ", "]\n"))(
        lambda size: "appearances: { a: { toolbar: { backgroundColor: '#8888', tintColor: '#777' } } }\n")
case(
    "a base of many appearances",
    extras=lambda size: {"base.yaml": FAILING(size)})(lambda size: "extends: base.yaml\n")
case("compile of names", command=("compile", "--output", "out"))(UNUSED)
case("compile of appearances", command=("compile", "--output", "out"))(
    CASES[[c.name for c in CASES].index("appearances that pass")].make)
case("compile of failing appearances", command=("compile", "--output", "out"))(FAILING)
case("compile of one long description", command=("compile", "--output", "out"))(
    CASES[[c.name for c in CASES].index("one long description")].make)
case("compile of an escaped description", command=("compile", "--output", "out"))(
    CASES[[c.name for c in CASES].index("escaped text in YAML")].make)


# What multiplies

TEXT_COLORS = ["titleColor", "largeTitleColor", "subtitleColor", "tintColor", "badgeTextColor"]
TAB_COLORS = ["tintColor", "unselectedItemTintColor", "badgeColor", "badgeTextColor"]


def gray(i, alpha=""):
    return f"'#{i * 7919 % 0x1000000:06X}{alpha}'"


def stops(i, alpha, count=8):
    return "[" + ", ".join(gray(8 * i + stop, alpha) for stop in range(count)) + "]"


BACKDROPS = "[" + ", ".join(gray(i) for i in range(64)) + "]"
COLORS = ", ".join(f"{name}: black" for name in TEXT_COLORS)
STACKED = (
    f"appearances:\n  b: {{ backdrop: {BACKDROPS}, navigationBar: {{ "
    f"backgroundGradient: {stops(1, '80')}, {COLORS} }} }}\n")


def heirs(size, alpha=""):
    return fill(size, STACKED, lambda i: (
        f"  a{digits(i)}: {{ extends: b, navigationBar: {{ tintColor: {gray(i, alpha)} }} }}\n"))


@case("heirs of a gradient over backdrops")
def _(size):
    return heirs(size)


@case("heirs of a gradient over backdrops in translucent colors")
def _(size):
    return heirs(size, "80")


@case("a hover over heirs of a gradient", command=("hover",))
def _(size):
    return heirs(size)


@case("gradients over backdrops")
def _(size):
    return fill(size, f"appearances:\n  b: {{ backdrop: {BACKDROPS} }}\n", lambda i: (
        f"  a{digits(i)}: {{ extends: b, navigationBar: {{ backgroundGradient: {stops(i, '80')}, "
        f"{COLORS} }} }}\n"))


@case("gradients over backdrops of their own, and the best style")
def _(size):
    return fill(size, "appearances:\n", lambda i: (
        f"  a{digits(i)}: {{ statusBarStyle: auto, backdrop: {BACKDROPS}, "
        f"navigationBar: {{ backgroundGradient: {stops(i, '80')} }} }}\n"))


@case("translucent colors over backdrops")
def _(size):
    return fill(size, f"appearances:\n  b: {{ backdrop: {BACKDROPS} }}\n", lambda i: (
        f"  a{digits(i)}: {{ extends: b, navigationBar: {{ backgroundColor: {gray(i, '80')}, "
        f"titleColor: {gray(i, '90')}, tintColor: black }} }}\n"))


@case("translucent colors on translucent colors")
def _(size):
    return fill(size, "appearances:\n", lambda i: (
        f"  a{digits(i)}: {{ navigationBar: {{ backgroundColor: {gray(i, '80')}, "
        f"titleColor: {gray(i, '90')}, tintColor: {gray(i, '70')} }} }}\n"))


@case("a hover over translucent colors", command=("hover",))
def _(size):
    return fill(size, f"appearances:\n  b: {{ backdrop: {BACKDROPS} }}\n", lambda i: (
        f"  a{digits(i)}: {{ extends: b, navigationBar: {{ backgroundColor: {gray(i, '80')}, "
        f"tintColor: {gray(i, '90')} }} }}\n"))


case("--fix of translucent colors over backdrops", command=("lint", "--fix"))(
    CASES[[c.name for c in CASES].index("translucent colors over backdrops")].make)
case("--fix of heirs of a gradient", command=("lint", "--fix"))(heirs)
case("a preview of names", command=("preview", "--output", "page.html"))(UNUSED)
case("a preview of failing appearances", command=("preview", "--output", "page.html"))(FAILING)
case("a preview of heirs of a gradient", command=("preview", "--output", "page.html"))(heirs)
case("a preview of appearances on one line", command=("preview", "--output", "page.html"))(
    lambda size: fill(size, "palette: { a: '#808080', b: '#909090' }\nappearances: {", lambda i: (
        f"a{digits(i)}: {{ navigationBar: {BAR} }}, "), "}\n"))
case("unknown names of colors", command=("lint",))(
    lambda size: fill(size, "palette:\n", lambda i: f"  {digits(i)}: nam{digits(i)}\n"))
case("unknown functions of colors", command=("lint",))(
    lambda size: fill(size, "palette:\n", lambda i: f"  {digits(i)}: rgbb{digits(i)}(1 2 3)\n"))
case("unknown colors of UIKit", command=("lint",))(
    lambda size: fill(size, "palette:\n", lambda i: f"  {digits(i)}: .system{digits(i)}\n"))


def tokens_with(item):
    return lambda size: fill(size, '{"g": {', lambda i: ("," if i else "") + item(i), "}}")


case("tokens in unknown spaces", command=("tokens",), path="bomb.tokens.json")(tokens_with(
    lambda i: f'"a{i}": {{"$type": "color", "$value": {{"colorSpace": "srbg{digits(i)}", '
              '"components": [0, 0, 0]}}'))
case("tokens", command=("tokens",), path="bomb.tokens.json")(tokens_with(
    lambda i: f'"a{i}": {{"$type": "color", "$value": "#{i % 4096:03x}"}}'))
case("tokens that name tokens that are not there", command=("tokens",), path="bomb.tokens.json")(
    tokens_with(lambda i: f'"a{i}": {{"$type": "color", "$value": "{{g.b{i}}}"}}'))


def counted(size, bytes_each):
    """The numbers of so many entries as make a file of about a size."""
    return range(max(1, size // bytes_each))


def order_of(pointers):
    return ",".join(f'{{"$ref": "{pointer}"}}' for pointer in pointers)


@case("a resolver with many sets", command=("tokens",), path="bomb.tokens.json")
def _(size):
    numbers = counted(size, 60)
    sets = ",".join(f'"s{digits(i)}": {{"sources": []}}' for i in numbers)
    order = order_of(f"#/sets/s{digits(i)}" for i in numbers)
    return f'{{"version": "2025.10", "sets": {{{sets}}}, "resolutionOrder": [{order}]}}'


@case("a modifier of many contexts that stands many times in the order", command=("tokens",),
      path="bomb.tokens.json")
def _(size):
    numbers = counted(size, 42)
    contexts = ",".join(f'"c{digits(i)}": []' for i in numbers)
    order = order_of("#/modifiers/m" for _ in numbers)
    return (f'{{"version": "2025.10", "modifiers": {{"m": {{"contexts": {{{contexts}}}}}}}, '
            f'"resolutionOrder": [{order}]}}')


def modifiers(size, default):
    numbers = counted(size, 100)
    parts = ",".join(
        f'"theme{digits(i)}": {{"contexts": {{"a": [], "b": []}}, "default": "{default}"}}'
        for i in numbers)
    order = order_of(f"#/modifiers/theme{digits(i)}" for i in numbers)
    return f'{{"version": "2025.10", "modifiers": {{{parts}}}, "resolutionOrder": [{order}]}}'


case("modifiers with unknown defaults", command=("tokens",), path="bomb.tokens.json")(
    lambda size: modifiers(size, "light"))
case("inputs for unknown modifiers", extras=lambda size: {"r.json": modifiers(size * 3 // 4, "a")})(
    lambda size: fill(
        size // 4, "tokens:\n  - resolver: r.json\n    light: {",
        lambda i: f"thmee{digits(i)}: a, ", "}\npalette: { a: '#123' }\n"))


@case("pointers into a list", command=("tokens",), path="bomb.tokens.json")
def _(size):
    numbers = counted(size, 76)
    tokens = ",".join(
        f'"a{i}": {{"$type": "color", "$value": {{"$ref": "#/$defs/l/{i}"}}}}' for i in numbers)
    return f'{{"g": {{{tokens}}}, "$defs": {{"l": [{",".join(chr(34) + "#123" + chr(34) for _ in numbers)}]}}}}'


case("pointers to members that tokens lack", command=("tokens",), path="bomb.tokens.json")(
    tokens_with(lambda i: f'"a{i}": {{"$type": "color", "$ref": "#/g/a{i // 2}/x"}}'))


def defined(size, bytes_each, token, definitions):
    """Tokens of about a size in all, beside definitions that pointers lead to."""
    tokens = ",".join(f'"a{i}": {{"$type": "color", {token(i)}}}' for i in counted(size, bytes_each))
    return f'{{"g": {{{tokens}}}, "$defs": {{{definitions}}}}}'


def part_of(pointer):
    return f'"$value": {{"colorSpace": "srgb", "components": {{"$ref": "{pointer}"}}}}'


def token_case(name, path="bomb.tokens.json", **others):
    return case(name, command=("tokens",), path=path, **others)


token_case("pointers to a list that is no color's components")(lambda size: defined(
    size, 170, lambda i: part_of("#/$defs/l"), '"l": [' + ",".join("0" for _ in counted(size, 4)) + "]"))
token_case("pointers to an object of many keys")(lambda size: defined(
    size, 120, lambda i: '"$value": {"$ref": "#/$defs/o"}',
    '"o": {' + ",".join(f'"k{digits(i)}": 0' for i in counted(size, 24)) + "}"))
token_case("pointers that a chain of pointers goes on from")(lambda size: defined(
    size, 66, lambda i: '"$value": {"$ref": "#/$defs/d0"}',
    ",".join(f'"d{i}": {{"$ref": "#/$defs/d{i + 1}"}}' for i in range(98)) + ', "d98": "#123"'))
token_case("pointers into the color that a chain of aliases leads to")(lambda size: defined(
    size, 120, lambda i: part_of("#/g/x0/$value/components"), "").replace(
        '{"g": {', '{"g": {' + "".join(
            f'"x{i}": {{"$type": "color", "$value": "{{g.x{i + 1}}}"}}, ' for i in range(98))
        + '"x98": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, ', 1))
token_case("pointers into a token of many modes")(lambda size: defined(
    size, 240, lambda i: part_of("#/m/$value/components"), "").replace(
        '{"g"', '{"m": {"$type": "color", "$extensions": {"mode": {' + ",".join(
            f'"m{digits(i)}": "#123"' for i in counted(size, 36)) + '}}}, "g"', 1))
token_case("pointers of many names")(lambda size: defined(
    size, 4200, lambda i: '"$value": {"$ref": "#' + "/a" * 2047 + '"}', ""))
token_case("a group that extends one of many names")(
    lambda size: '{"g": {"$extends": "{' + "a." * (size // 2) + 'a}"}}')
token_case("groups that extend others of many names")(lambda size: defined(
    size, 300, lambda i: '"$extends": "{' + "a." * 120 + f'{i}}}"', ""))
token_case("groups that extend nothing")(lambda size: defined(size, 42, lambda i: '"$extends": "b"', ""))
token_case("groups that extend the one before")(
    tokens_with(lambda i: f'"a{i}": {{"$extends": "{{g.a{max(i - 1, 0)}}}", "t{i}": {{"$value": 1}}}}'))
token_case("an alias of many exclamation marks")(
    lambda size: '{"a": {"$type": "color", "$value": "{' + "!" * size + 'b}"}}')
token_case("values in values of a token")(
    lambda size: '{"c": ' + '{"value": ' * 58 + '{"b": {'
    + ",".join(f'"k{digits(i)}": 0' for i in counted(size, 14)) + '}, "$x": 1}' + "}" * 59)
token_case("many tokens of values in values")(
    tokens_with(lambda i: f'"a{i}": ' + '{"value": ' * 50 + '{"$x": 1}' + "}" * 50))
token_case("tokens that modes and their order tell apart")(
    tokens_with(lambda i: f'"a{i}": {{"$type": "color", "$extensions": {{"mode": {{"Light": "#123", '
                          '"Dark": "#456", "Light HC": "#000", "Dark HC": "#fff"}}}}'))
token_case("tokens in groups of 50 levels")(
    tokens_with(lambda i: f'"a{i}": ' + '{"b": ' * 50 + '{"$type": "color", "$value": "#123"}' + "}" * 50))
token_case("tokens in YAML", path="bomb.tokens.yaml")(lambda size: fill(
    size, "g:\n", lambda i: f"  a{i}: {{ $type: color, $value: '#{i % 4096:03x}' }}\n"))
token_case("entities")(lambda size: fill(
    size, '{"entities": [{}', lambda i: f', {{"id": "a{i}", "type": "color", "value": "#123"}}', "]}"))
token_case("properties and aliases")(lambda size: fill(
    size, '{"aliases": {"x": "#123"}, "props": {"z": {"type": "color", "value": "{!x}"}',
    lambda i: f', "a{i}": {{"type": "color", "value": "{{!x}}"}}', "}}"))
token_case("variables")(lambda size: fill(
    size, '{"modes": {"1": "Light", "2": "Dark"}, "variables": [{"name": "z", "valuesByMode": {"1": "#123"}}',
    lambda i: f', {{"id": "{i}", "name": "a/{i}", "resolvedType": "COLOR", "valuesByMode": {{"1": "#123", "2": "#456"}}}}', "]}"))
token_case("tokens that change by arithmetic")(tokens_with(
    lambda i: f'"a{i}": {{"type": "color", "value": "rgba({{g.a{max(i - 1, 0)}}}, 0.1 + {i % 9} / 10 * (1 - 2 / 3))"}}'))


@token_case("sets in an order, and themes that enable them")
def _(size):
    numbers = counted(size, 60)
    order = ",".join(f'"o{digits(i)}"' for i in numbers)
    enabled = ",".join(f'"s{digits(i)}": "enabled"' for i in numbers)
    sets = ",".join(f'"s{digits(i)}": {{}}' for i in numbers)
    return (f'{{"$metadata": {{"tokenSetOrder": [{order}]}}, "$themes": [{{"name": "light", '
            f'"selectedTokenSets": {{{enabled}}}}}], {sets}}}')


token_case("themes that enable sets without files")(lambda size: fill(
    size, '[{"name": "light", "selectedTokenSets": {"z": "source"', lambda i: f', "s{digits(i)}": "source"', "}}]"))
token_case("sources without files")(lambda size: fill(
    size, '{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{}',
    lambda i: f', {{"$ref": "{digits(i)}.json"}}', "]}]}"))
token_case(
    "a source of many tokens that stands many times",
    extras=lambda size: {"t.json": tokens_with(lambda i: f'"a{i}": {{"$value": 1}}')(size // 4)})(
        lambda size: fill(
            size // 2, '{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{}',
            lambda i: ', {"$ref": "t.json"}', "]}]}"))


def theme_over(tokens, entry, count=1, tail="", **others):
    """A theme over files of tokens, which take nearly all of the size."""
    def register(name, command=("lint",)):
        case(name, command=command, extras=lambda size: {"t.json": tokens(size)}, **others)(
            lambda size: "tokens:\n" + "".join(
                "  - " + entry.replace("%", digits(i)) + "\n" for i in range(count)) + tail)
    return register


COLORS_AS_TEXT = tokens_with(lambda i: f'"a{i}": {{"$type": "color", "$value": "#{i % 4096:03x}"}}')
NAMED = "palette: { a: '{g.a1}', b: '{g.a2}' }\nappearances: { x: { toolbar: { backgroundColor: '{a}', tintColor: '{b}' } } }\n"
theme_over(COLORS_AS_TEXT, "{ file: t.json, under: % }", 60)("a file of tokens under many names")
theme_over(COLORS_AS_TEXT, "{ light: [" + "t.json, " * 1000 + "] }", 60)("a file of tokens that is listed many times")
for _command in (("lint",), ("compile", "--output", "out"), ("preview", "--output", "page.html"),
                 ("diff", "bomb.theme.yaml"), ("hover",)):
    theme_over(COLORS_AS_TEXT, "t.json", tail=NAMED)(f"a theme over many tokens: {' '.join(_command[:1])}", _command)
theme_over(
    tokens_with(lambda i: f'"a{i}": {{"$type": "color", "$extensions": {{"mode": {{'
                          f'"Light": "#{i % 4096:03x}", "Dark": "#456"}}}}}}'),
    "{ file: t.json, modes: { light: [Light], dark: ["
    + ", ".join(digits(i) for i in range(40_000)) + "] } }")("many names of modes for many tokens")
case("a file of tokens that is listed all over a theme", extras=lambda size: {"t.json": COLORS_AS_TEXT(1000)})(
    lambda size: "tokens: { light: [" + "t.json, " * (size // 8) + "] }\n")
case("tokens that are groups elsewhere", extras=lambda size: {
    "t.json": COLORS_AS_TEXT(size // 2),
    "u.json": tokens_with(lambda i: f'"a{i}": {{"b": {{"$value": 1}}}}')(size // 2)})(
        lambda size: "tokens: [t.json, u.json]\n")
case("appearances that fail over many tokens", extras=lambda size: {"t.json": COLORS_AS_TEXT(size // 2)})(
    lambda size: fill(size // 2, "tokens: t.json\nappearances:\n", lambda i: (
        f"  a{digits(i)}: {{ toolbar: {{ backgroundColor: '{{g.a{i % 4000}}}', tintColor: '{{g.a{i % 4000 + 1}}}' }} }}\n")))
case("references to tokens that are not there", extras=lambda size: {"t.json": COLORS_AS_TEXT(size // 2)})(
    lambda size: fill(size // 2, "tokens: t.json\npalette:\n", lambda i: f"  p{digits(i)}: '{{g.b{i}}}'\n"))
case("a theme begun over many tokens", command=("init", "--tokens", "t.json"), path="new.theme.yaml",
     extras=lambda size: {"t.json": COLORS_AS_TEXT(size)})(lambda size: None)


def shifted(make):
    """The same theme in other colors."""
    return lambda size: {"other.theme.yaml": make(size).replace("1", "2")}


INVERSES = "inverse: rgb\nappearances:\n"


def difference(name, make, *options):
    case(f"the difference of {name}", command=("diff", "other.theme.yaml", *options),
         extras=shifted(make))(make)


for _name in ("palette", "roles", "screens", "gradients", "sections out of every kind", "appearances with own states",
              "appearances that pass", "appearances that fail with many colors", "heirs of a gradient over backdrops"):
    difference(_name, CASES[[c.name for c in CASES].index(_name)].make)
difference("inverses", lambda size: fill(size, INVERSES, lambda i: (
    f"  a{digits(i)}: {{ toolbar: {{ backgroundColor: {gray(i)}, tintColor: black }} }}\n")))
for _format in ("html", "svg", "json", "markdown"):
    difference(f"appearances that fail as {_format}", FAILING, "--format", _format)


class RandomTheme:
    """A theme of many things that multiply, by a seed: heirs, stops, backdrops, states, names and lines."""

    def __init__(self, seed):
        self.random = random.Random(f"theme {seed}")
        choose = self.random.choice
        self.alphas = [choose(["", "80", "E0", "01"]) for _ in range(2)]
        self.stops = choose([0, 0, 2, 8])
        self.backdrop = choose(["", "light", BACKDROPS, BACKDROPS, f"[{gray(3)}, {gray(9)}]"])
        self.count = choose([1, 3, 5])
        self.states = choose([[], ["scrollEdge"], ["scrollEdge", "compact", "compactScrollEdge"]])
        self.style = choose(["", "auto", "lightContent"])
        self.inverse = choose(["", "", "inverse: mirror\n", "inverse: rgb\n"])
        self.isOneLine = self.random.random() < 0.3
        self.isHeir = self.random.random() < 0.6
        self.isUnknown = self.random.random() < 0.2
        self.paletteShare = choose([0, 0, 0.3, 0.9])
        self.isSystem = self.random.random() < 0.3

    def color(self, i, alpha):
        if self.isUnknown:
            return f"'{{lost{digits(i)}}}'" if i % 2 else f"unknown{digits(i)}"
        if self.isSystem and i % 3 == 0:
            return ".systemTeal"
        if self.paletteShare and i % 4 == 0:
            return f"'{{p{digits(i % 20)}}}'"
        return gray(i, alpha)

    def bar(self, i, properties):
        parts = []
        if self.stops:
            parts.append(f"backgroundGradient: {stops(i, self.alphas[0], self.stops)}")
        else:
            parts.append(f"backgroundColor: {self.color(i, self.alphas[0])}")
        parts += [f"{name}: {self.color(i + k, self.alphas[1])}" for k, name in enumerate(properties)]
        return parts

    def appearance(self, i):
        navigation = self.bar(i, TEXT_COLORS[:self.count])
        navigation += [
            f"{state}: {{ {', '.join(self.bar(i + 1, TEXT_COLORS[:1]))} }}" for state in self.states]
        parts = [f"navigationBar: {{ {', '.join(navigation)} }}"]
        parts.append(f"tabBar: {{ {', '.join(self.bar(i, TAB_COLORS[:self.count]))} }}")
        if self.backdrop:
            parts.append(f"backdrop: {self.backdrop}")
        if self.style:
            parts.append(f"statusBarStyle: {self.style}")
        return f"{{ {', '.join(parts)} }}"

    def make(self, size, shift=0):
        """The theme; of another shift all colors are others."""
        # Palette entries that are used come first.
        text = self.inverse + "palette:\n" + "".join(
            f"  p{digits(i)}: {gray(i + shift, self.alphas[1])}\n" for i in range(20))
        text = fill(int(size * self.paletteShare), text, lambda i: f"  q{digits(i)}: {gray(i + shift)}\n")
        def heir(i):
            if not self.isHeir:
                return f"  a{digits(i)}: {self.appearance(i + shift)}"
            color = self.color(i + shift, self.alphas[1])
            return f"  a{digits(i)}: {{ extends: b, navigationBar: {{ tintColor: {color} }} }}"
        head = f"  b: {self.appearance(1 + shift)}"
        if self.isOneLine:
            return fill(size, text + "appearances: {" + head, lambda i: "," + heir(i), "}\n")
        return fill(size, text + "appearances:\n" + head + "\n", lambda i: heir(i) + "\n")


COMMANDS = [
    ("lint",), ("compile", "--output", "out"), ("preview", "--output", "page.html"),
    ("diff", "other.theme.yaml"), ("hover",), ("lint", "--fix")]


def random_cases(seed, count):
    """Themes that a seed makes, each with the command after the one before."""
    for number in range(count):
        theme = RandomTheme(f"{seed} {number}")
        command = COMMANDS[number % len(COMMANDS)]
        extras = (lambda size, theme=theme: {
            "other.theme.yaml": theme.make(size, 1)}) if command[0] == "diff" else None
        size = int(10 ** theme.random.uniform(4, 7))
        yield Case(
            f"random theme {seed} {number}: {' '.join(command[:1])}",
            lambda most, theme=theme, size=size: theme.make(min(size, most)),
            command, "bomb.theme.yaml", None, extras)


def hover_messages(text, folder):
    """What an editor sends to see what a theme's first tint is."""
    lines = text.split("\n")
    line = next((i for i, line in enumerate(lines) if "tintColor: " in line), 0)
    character = lines[line].find("tintColor: ") + 12
    uri = f"file://{folder}/bomb.theme.yaml"
    messages = [
        {"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": None, "capabilities": {}}},
        {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": uri, "languageId": "yaml", "version": 1, "text": text}}},
        {"id": 2, "method": "textDocument/hover", "params": {
            "textDocument": {"uri": uri}, "position": {"line": line, "character": max(character, 0)}}},
        {"id": 3, "method": "shutdown"}, {"method": "exit"}]
    parts = []
    for message in messages:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        parts.append(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    return b"".join(parts)


class Measure:
    """What one run took."""

    def __init__(self, status, seconds, megabytes, output):
        self.status = status
        self.seconds = seconds
        self.megabytes = megabytes
        self.output = output


def run(appearance, bomb, size, limit):
    """Makes the files of a kind in a folder of their own and runs the command there."""
    folder = tempfile.mkdtemp(prefix="bombs-")
    try:
        # A child would begin with the memory that making the files takes here.
        maker = os.fork()
        if maker == 0:
            make_files(bomb, size, folder)
            os._exit(0)
        _, status = os.waitpid(maker, 0)
        if status:
            raise RuntimeError(f"cannot make the files of '{bomb.name}'")
        command = [appearance, bomb.command[0], bomb.path, *bomb.command[1:]]
        given = os.devnull
        if bomb.command[0] == "hover":
            command, given = [appearance, "lsp"], os.path.join(folder, "messages")
        with open(os.path.join(folder, "printed"), "wb") as printed, open(given, "rb") as messages:
            process = subprocess.Popen(
                command, cwd=folder, stdin=messages, stdout=printed, stderr=subprocess.STDOUT,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1)))
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        return Measure(
            process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024,
            os.path.getsize(os.path.join(folder, "printed")))
    finally:
        shutil.rmtree(folder)


def make_files(bomb, size, folder):
    text = bomb.make(size)
    if text is not None:
        write(os.path.join(folder, bomb.path), text)
    if bomb.command[0] == "hover":
        write(os.path.join(folder, "messages"), hover_messages(text, folder))
    if bomb.configuration:
        write(os.path.join(folder, "appearance.yaml"), bomb.configuration(size))
    for name, content in (bomb.extras(size) if bomb.extras else {}).items():
        write(os.path.join(folder, name), content)


def write(path, content):
    data = content if isinstance(content, bytes) else content.encode()
    with open(path, "wb") as file:
        file.write(data)


def fault(measure):
    """What is wrong with a run, whatever it was given."""
    if measure.status < 0:
        return signal.Signals(-measure.status).name
    if measure.status not in STATUSES:
        return f"status {measure.status}"
    return None


def excess(measure):
    """The limit that a run is past, None where it is within all."""
    if measure.seconds > SECONDS:
        return f"more than {SECONDS} s"
    if measure.megabytes > MEGABYTES:
        return f"more than {MEGABYTES} MB"
    return None


def measured(appearance, bomb, size):
    """The run that took least: a busy machine may spoil one measurement, not three."""
    best = run(appearance, bomb, size, LIMIT)
    for _ in range(2):
        if fault(best) or not excess(best) or best.seconds > 3 * SECONDS:
            break
        best = min(best, run(appearance, bomb, size, LIMIT), key=lambda measure: measure.seconds)
    return best


def check_long(appearance, bomb):
    size = SIZE
    refusal = None
    if "--fix" in bomb.command:
        refused = run(appearance, bomb, SIZE, LIMIT)
        refusal = None if refused.status == 64 else f"status {refused.status} for a file that is too large"
        size = REPAIRED
    measure = measured(appearance, bomb, size)
    problem = refusal or fault(measure)
    if not problem and measure.status == 64 and bomb.command[0] not in REFUSING:
        problem = "the command line is refused"
    problem = problem or excess(measure)
    numbers = (
        f"{measure.seconds:6.2f} s {measure.megabytes:6.0f} MB, "
        f"status {measure.status}, {measure.output} bytes")
    return numbers, problem


def check_short(appearance, bomb):
    problem = None
    most = REPAIRED if "--fix" in bomb.command else 200_000
    # A busy machine may spoil one measurement, not three.
    for _ in range(3):
        small = run(appearance, bomb, most // 4, 20)
        large = run(appearance, bomb, most, 20)
        problem = fault(small) or fault(large)
        if problem:
            break
        problem = excess(large)
        if problem:
            continue
        if large.seconds > GROWTH * max(small.seconds, NOISE):
            problem = f"grows by more than {GROWTH}"
            continue
        break
    return f"{small.seconds:6.2f} s → {large.seconds:6.2f} s, status {large.status}", problem


def check_random(appearance, bomb, isLong):
    most = REPAIRED if "--fix" in bomb.command else SIZE if isLong else 400_000
    measure = measured(appearance, bomb, most)
    numbers = f"{measure.seconds:6.2f} s {measure.megabytes:6.0f} MB, status {measure.status}"
    return numbers, fault(measure) or excess(measure)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--appearance", required=True, help="the command, a release build")
    parser.add_argument("--long", action="store_true", help="files of 4 MB")
    parser.add_argument("--seed", type=int, default=0, help="decides the order of the kinds, and the themes")
    parser.add_argument("--only", default="", help="kinds whose name has this in it, 'random theme' for those of the seed")
    parser.add_argument("--from", dest="start", type=int, default=0, help="the first kind's number")
    options = parser.parse_args()
    appearance = os.path.abspath(options.appearance)
    bombs = [bomb for bomb in CASES if options.only in bomb.name][options.start:]
    if options.seed:
        random.Random(options.seed).shuffle(bombs)
    check = check_long if options.long else check_short
    failures = 0
    made = [] if options.only not in "random theme" else list(random_cases(options.seed, 300 if options.long else 12))
    for bomb in bombs + made:
        numbers, problem = (
            check_random(appearance, bomb, options.long) if bomb in made else check(appearance, bomb))
        failures += problem is not None
        print(f"{bomb.name:48} {numbers}{f'  FAILED: {problem}' if problem else ''}", flush=True)
    print(f"bombs: {len(bombs) + len(made)} cases, {failures} failures, 0 skipped")
    return 1 if failures or not bombs else 0


if __name__ == "__main__":
    sys.exit(main())
