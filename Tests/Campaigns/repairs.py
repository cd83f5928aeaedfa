#!/usr/bin/env python3
"""`lint --fix` adds no error, changes scalars or splits a color by mode, leaves nothing to a second run, and its
`--check` is a patch.

  repairs.py --appearance PATH [--long] [--seed N]

The themes are random: YAML and JSON with inverses, dynamic appearances, translucent bars, aliases, CRLF
and byte order marks, some of them over others.
"""

import argparse
import collections
import json
import pathlib
import random
import re
import shutil
import subprocess
import tempfile

try:
    import yaml
except ImportError:
    yaml = None

# Around each scalar value of a theme as it is made.
OPEN, CLOSE = "\x01", "\x02"
# What may stand in the place of a value: quoted, a reference without quotes, or plain.
VALUE = r"""(?:"[^"\n]*"|'[^'\n]*'|\{[\w.]+\}|[^\s,{}"'#][^\n,{}"'#]*?)"""
# One color may be split into one for each mode.
SPLIT = r"""\{ "?light"?: "#\w+", "?dark"?: "#\w+" \}"""
VALUE = f"(?:{VALUE}|{SPLIT})"


class Theme:
    """A theme made of random numbers: its text, and what in it is no value."""

    def __init__(self, rng, stem, base=None):
        self.rng = rng
        self.base = base
        self.is_json = base is None and rng.random() < 0.2
        self.colors = list(base.colors) if base else []
        self.looks = list(base.looks) if base else []
        self.anchors = []
        self.path = f"{stem}.theme.{'json' if self.is_json else 'yaml'}"
        tree = self.root(stem)
        marked = self.json(tree) + "\n" if self.is_json else self.block(tree, "")
        if rng.random() < 0.25:
            marked = marked.replace("\n", "\r\n")
        if not self.is_json and rng.random() < 0.15:
            marked = "\ufeff" + marked
        for name in self.anchors:
            # What an alias repeats no repair may touch.
            if re.search(rf"\*{name}\b", marked):
                marked = re.sub(rf"(&{name} ){OPEN}([^{CLOSE}]*){CLOSE}", r"\1\2", marked)
        self.text = marked.replace(OPEN, "").replace(CLOSE, "")
        fixed = re.split(f"{OPEN}[^{CLOSE}]*{CLOSE}", marked)
        self.shape = re.compile(VALUE.join(re.escape(part) for part in fixed))

    # What is in a theme.

    def root(self, stem):
        tree = {"name": Plain(f"T{stem}")}
        if self.base:
            tree["extends"] = Plain(self.base.path)
        tree["palette"] = {}
        for _ in range(self.rng.randint(2, 6)):
            name = f"color{len(self.colors)}"
            tree["palette"][name] = self.entry()
            self.colors.append(name)
        if self.base and self.rng.random() < 0.5:
            tree["palette"][self.rng.choice(self.base.colors)] = self.literal()
        if self.rng.random() < 0.25:
            tree["inverse"] = self.word("swap", "mirror", "rgb", "lightness")
        tree["appearances"] = {}
        for _ in range(self.rng.randint(1, 4)):
            name = f"look{len(self.looks)}"
            tree["appearances"][name] = self.appearance()
            self.looks.append(name)
        if len(self.looks) > 1 and self.rng.random() < 0.3:
            light, dark = self.rng.sample(self.looks, 2)
            tree["dynamic"] = {f"both{stem}": {"light": Plain(light), "dark": Plain(dark)}}
        return tree

    def entry(self):
        kind = self.rng.randrange(9)
        if kind == 0 and self.colors:
            return self.scalar("{" + self.rng.choice(self.colors) + "}")
        if kind in (1, 2):
            return self.adaptive()
        if kind == 3 and not self.is_json:
            self.anchors.append(f"a{len(self.anchors)}")
            return Plain(f"&{self.anchors[-1]} {self.scalar(self.hex())}")
        if kind == 4 and self.colors:
            return self.scalar(f"contrast-color({{{self.rng.choice(self.colors)}}})", '"')
        if kind == 5 and self.colors:
            share = self.rng.randint(10, 90)
            name = self.rng.choice(self.colors)
            return self.scalar(f"color-mix(in oklch, {{{name}}} {share}%, {self.hex()})", '"')
        return self.literal()

    def appearance(self):
        tree = {}
        if self.looks and self.rng.random() < 0.3:
            tree["extends"] = Plain(self.rng.choice(self.looks))
        if self.rng.random() < 0.3:
            tree["interfaceStyle"] = self.word("light", "dark")
        if self.rng.random() < 0.75:
            tree["statusBarStyle"] = self.word("default", "lightContent", "darkContent", "auto")
        bar = self.bar(["tintColor", "titleColor", "largeTitleColor"])
        if self.rng.random() < 0.2:
            bar["style"] = self.word("default", "black")
        tree["navigationBar"] = bar
        if self.rng.random() < 0.5:
            tree["toolbar"] = self.bar(["tintColor"])
        if self.rng.random() < 0.5:
            tree["tabBar"] = self.bar(["tintColor", "unselectedItemTintColor"])
        if self.rng.random() < 0.2:
            tree["inverse"] = self.word("none", "swap", "mirror", "rgb", "lightness")
        return tree

    def bar(self, properties):
        tree = {"backgroundColor": self.color()}
        for name in properties:
            if self.rng.random() < 0.75:
                tree[name] = self.color()
        if self.rng.random() < 0.15:
            tree["scrollEdge"] = {"backgroundColor": self.color()}
        return tree

    def color(self):
        kind = self.rng.randrange(10)
        if kind < 4:
            name = self.rng.choice(self.colors)
            if not self.is_json and self.rng.random() < 0.2:
                return Marked("{" + name + "}")
            return self.scalar("{" + name + "}")
        if kind == 4:
            return self.adaptive()
        if kind == 5 and self.anchors:
            return Plain("*" + self.rng.choice(self.anchors))
        if kind == 6:
            return self.scalar(f"{{{self.rng.choice(self.colors)}}} / {self.rng.randint(55, 99)}%", '"')
        return self.literal()

    def adaptive(self):
        tree = {"light": self.literal(), "dark": self.literal()}
        for name in ("lightHighContrast", "darkHighContrast"):
            if self.rng.random() < 0.2:
                tree[name] = self.literal()
        return tree

    def literal(self):
        kind = self.rng.randrange(9)
        if kind == 0:
            return self.word("white", "black", ".lightGray", "rebeccapurple", ".darkGray", ".systemBlue")
        if kind == 1:
            return self.scalar("rgb(" + " ".join(str(self.rng.randrange(256)) for _ in range(3)) + ")")
        if kind == 2:
            return self.scalar(self.hex() + f"{self.rng.randint(120, 254):02X}")
        return self.scalar(self.hex())

    def hex(self):
        # Near white or black at times, as colors of bars are.
        base, width = self.rng.choice([(0, 51), (0, 256), (128, 60), (205, 51)])
        return "#" + "".join(f"{base + self.rng.randrange(width):02X}" for _ in range(3))

    def word(self, *words):
        quote = self.quote() if self.rng.random() < 0.25 else ""
        return self.scalar(self.rng.choice(words), quote)

    def scalar(self, text, quote=None):
        if self.is_json:
            quote = '"'
        elif quote is None:
            quote = self.quote()
        return Marked(quote + text + quote)

    def quote(self):
        return "'" if self.rng.random() < 0.3 else '"'

    # How it is written.

    def json(self, node, indent=""):
        if isinstance(node, dict):
            inner = indent + "  "
            lines = [f'{inner}"{key}": {self.json(value, inner)}' for key, value in node.items()]
            return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
        return str(node) if isinstance(node, Marked) else f'"{node}"'

    def block(self, tree, indent):
        text = ""
        for key, value in tree.items():
            if self.rng.random() < 0.1:
                text += f'{indent}# about {key}: "#FFFFFF"\n'
            if isinstance(value, dict) and (not indent or self.rng.random() < 0.7):
                text += f"{indent}{key}:\n" + self.block(value, indent + "  ")
            else:
                comment = " # {ink} of '#000'" if self.rng.random() < 0.15 else ""
                text += f"{indent}{key}: {self.flow(value)}{comment}\n"
        return text

    def flow(self, node):
        if isinstance(node, dict):
            return "{ " + ", ".join(f"{key}: {self.flow(value)}" for key, value in node.items()) + " }"
        return str(node)


class Plain(str):
    """A name, which no repair may touch."""


class Marked(str):
    """A value that a repair may write otherwise."""

    def __str__(self):
        return OPEN + str.__str__(self) + CLOSE


def structure(data):
    """The kinds and keys of a document by PyYAML, with every scalar value left out."""

    def walk(node):
        if isinstance(node, yaml.MappingNode):
            keys = [key.value for key, _ in node.value]
            if node.flow_style and keys == ["light", "dark"]:
                return "value"
            values = [value for _, value in node.value]
            # A reference without quotes is a mapping of one empty entry.
            if node.flow_style and len(values) == 1 and values[0].tag.endswith(":null"):
                return "value"
            return [(key, walk(value)) for key, value in zip(keys, values)]
        return "value" if isinstance(node, yaml.ScalarNode) else node.tag

    return walk(yaml.compose(data.decode("utf-8-sig"), Loader=yaml.SafeLoader))


class Campaign:
    def __init__(self, appearance, seed):
        self.appearance = appearance
        self.rng = random.Random(seed)
        self.themes = self.repaired = 0
        self.failures = []

    def run(self, *arguments, at):
        done = subprocess.run(
            [self.appearance, *arguments], cwd=at, stdin=subprocess.DEVNULL, capture_output=True)
        if done.returncode not in (0, 1):
            raise SystemExit(
                f"appearance {' '.join(arguments)} in {at}: status {done.returncode}\n"
                + done.stderr.decode(errors="replace"))
        return done.stdout

    def errors(self, at):
        """How many errors of a rule there are on each line of each file."""
        report = json.loads(self.run("lint", ".", "--format", "json", at=at))
        return collections.Counter(
            (found["file"], found.get("line"), found["rule"])
            for found in report["diagnostics"] if found["severity"] == "error")

    def batch(self, count, home):
        """Themes that are linted and repaired in one run; some extend others of them."""
        folder = home / "themes"
        folder.mkdir()
        themes = []
        for number in range(count):
            base = self.rng.choice(themes) if themes and self.rng.random() < 0.2 else None
            if base and (base.is_json or base.base):
                base = None
            themes.append(Theme(self.rng, f"{self.themes + number}", base))
        for theme in themes:
            (folder / theme.path).write_bytes(theme.text.encode())
        before = self.errors(folder)
        patch = self.run("lint", ".", "--fix", "--check", "--format", "json", at=folder)
        patched = home / "patched"
        shutil.copytree(folder, patched)
        self.run("lint", ".", "--fix", "--format", "json", at=folder)
        after = self.errors(folder)
        if before != after or not patch.startswith(b"{"):
            self.apply(patch, patched)
        again = home / "again"
        shutil.copytree(folder, again)
        self.run("lint", ".", "--fix", "--format", "json", at=again)
        new = collections.defaultdict(list)
        for file, line, rule in after - before:
            new[file.removeprefix("./")].append(f"line {line} has an error that was not there: {rule}")
        for theme in themes:
            self.judge(theme, new[theme.path], *(
                (place / theme.path).read_bytes() for place in (folder, patched, again)))
        self.themes += count
        shutil.rmtree(home)

    def judge(self, theme, problems, fixed, patched, again):
        old = theme.text.encode()
        self.repaired += fixed != old
        if not theme.shape.fullmatch(fixed.decode()):
            problems.append("something else than a scalar changed")
        if yaml and fixed != old and structure(fixed) != structure(old):
            problems.append("PyYAML reads another structure")
        if again != fixed:
            problems.append("a second run changes it again")
        if patched != fixed:
            problems.append("the diff of --check is another change")
        if problems:
            base = f"--- it extends {theme.base.path}:\n{theme.base.text}" if theme.base else ""
            self.failures.append(
                f"{theme.path}: {'; '.join(problems)}\n{theme.text}--- repaired:\n{fixed.decode()}{base}")

    @staticmethod
    def apply(patch, at):
        done = subprocess.run(
            ["patch", "-p0", "--binary", "--quiet"], cwd=at, input=patch, capture_output=True)
        if done.returncode != 0:
            raise SystemExit(f"patch refuses the diff of --check: {done.stdout.decode()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--appearance", required=True, type=pathlib.Path, metavar="PATH")
    parser.add_argument("--long", action="store_true", help="3,000 themes instead of 200")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    arguments = parser.parse_args()
    count = 3000 if arguments.long else 200
    campaign = Campaign(arguments.appearance.resolve(), arguments.seed)
    with tempfile.TemporaryDirectory(prefix="repairs.") as home:
        for number in range(0, count, 100):
            place = pathlib.Path(home) / str(number)
            place.mkdir()
            campaign.batch(min(100, count - number), place)
    for failure in campaign.failures[:3]:
        print(f"seed {arguments.seed}, {failure}\n")
    failures = len(campaign.failures)
    if campaign.repaired * 4 < campaign.themes:
        # Where next to nothing is repaired, nothing has been tried.
        print("too few themes were repaired")
        failures += 1
    if not yaml:
        print("without PyYAML the structure is compared by tokens only")
    print(f"repairs: {campaign.themes} themes, {campaign.repaired} repaired, {failures} failures")
    print(f"repairs: {campaign.themes} cases, {failures} failures, 0 skipped")
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
