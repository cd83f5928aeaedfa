"""What the campaigns share: running the command under a ceiling, counting, random themes.

A campaign is a script beside this file with a function that takes a `Campaign` and adds rows to it:

    if __name__ == "__main__":
        campaign.main("mutants", run)

It takes `--appearance PATH [--long] [--seed N] [--keep FOLDER]`, prints a line for each kind of
case and each failure, ends with `name: N cases, M failures, K skipped`, and fails where a case did.
The same seed makes the same cases. Nothing is written outside a temporary folder.
"""

import argparse
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Fixtures"

DONE, FINDINGS, USAGE, UNREADABLE, UNWRITABLE = 0, 1, 64, 66, 73
DOCUMENTED = {DONE, FINDINGS, USAGE, UNREADABLE, UNWRITABLE}

# Of each part of a campaign.
SHOWN_FAILURES = 10


class Result:
    """How a run of the command ended."""

    def __init__(self, status, out, err, seconds, megabytes):
        self.status = status
        self.out = out
        self.err = err
        self.seconds = seconds
        self.megabytes = megabytes

    @property
    def crashed(self):
        """Whether a signal ended it, or the time ran out."""
        return self.status not in DOCUMENTED

    def __str__(self):
        last = self.err.decode("utf-8", "replace").strip().splitlines()[-1:] or [""]
        return f"status {self.status}, {self.seconds:.1f} s, {self.megabytes:.0f} MB: {last[0][:200]}"


def run(command, cwd=None, env=None, input=None, seconds=30):
    """Runs a command to its end, or kills it after some seconds; the status of a signal is negative."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        stdin = subprocess.DEVNULL
        if input is not None:
            stdin = tempfile.TemporaryFile()
            stdin.write(input)
            stdin.seek(0)
        start = time.monotonic()
        process = subprocess.Popen(
            command, cwd=cwd, env=env, stdin=stdin, stdout=out, stderr=err, close_fds=False)
        timer = threading.Timer(seconds, process.kill)
        timer.daemon = True
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        elapsed = time.monotonic() - start
        if input is not None:
            stdin.close()
        unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
        texts = []
        for file in (out, err):
            file.seek(0)
            texts.append(file.read())
        return Result(process.returncode, *texts, elapsed, usage.ru_maxrss / unit)


class Campaign:
    """A run of a campaign: its cases and what became of them."""

    def __init__(self, name, options):
        self.name = name
        self.options = options
        self.appearance = str(pathlib.Path(options.appearance).resolve())
        self.long = options.long
        self.keep = options.keep and pathlib.Path(options.keep)
        self.random = random.Random(f"{name} {options.seed}")
        self.folder = None
        self.shown = 0
        self.cases = self.failures = self.skipped = 0

    def size(self, short, long):
        """How many cases to try."""
        return long if self.long else short

    def run(self, *arguments, **options):
        """Runs the command."""
        return run([self.appearance, *map(os.fspath, arguments)], **options)

    def case(self, holds, message, **files):
        """Counts a case; one that fails is told with its files, which `--keep` keeps."""
        self.cases += 1
        if holds:
            return True
        self.failures += 1
        self.shown += 1
        if self.shown <= SHOWN_FAILURES:
            print(f"FAILED {self.name}: {message}")
            for name, content in files.items():
                content = content if isinstance(content, bytes) else str(content).encode()
                shown = repr(content[:600])[1:] + ("…" if len(content) > 600 else "")
                print(f"    {name}: {shown}")
                if self.keep:
                    self.keep.mkdir(parents=True, exist_ok=True)
                    (self.keep / f"{self.name}-{self.failures}-{name}").write_bytes(content)
        return False

    def skip(self, count, why):
        """Counts cases that cannot be tried on this machine."""
        self.skipped += count
        print(f"skipped {self.name}: {why}")

    def row(self, what, before):
        """Prints how many cases a part of the campaign had, from the counts before it."""
        cases, failures = before
        if self.shown > SHOWN_FAILURES:
            print(f"… and {self.shown - SHOWN_FAILURES} more failures")
        self.shown = 0
        print(f"  {what}: {self.cases - cases} cases, {self.failures - failures} failures")

    @property
    def counts(self):
        """What `row` compares with."""
        return self.cases, self.failures

    def fresh(self, name="case"):
        """An empty folder of that name."""
        folder = self.folder / name
        if folder.exists():
            for inner, folders, _ in os.walk(folder):
                for each in folders:
                    os.chmod(os.path.join(inner, each), 0o755)
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        return folder


def scratch():
    """Where temporary folders are made: in memory where that can be had."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def main(name, body, options=None):
    """Runs a campaign as the command line asks; `options` adds some of its own to the parser."""
    parser = argparse.ArgumentParser(description=sys.modules["__main__"].__doc__)
    parser.add_argument("--appearance", required=True, metavar="PATH", help="the command to attack")
    parser.add_argument("--long", action="store_true", help="many more cases")
    parser.add_argument("--seed", type=int, default=1, help="which cases; 1 by default")
    parser.add_argument("--keep", metavar="FOLDER", help="where to keep the files of failed cases")
    if options:
        options(parser)
    campaign = Campaign(name, parser.parse_args())
    tempfile.tempdir = scratch()
    # Whoever ends it early finds nothing left over either.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    with tempfile.TemporaryDirectory(prefix=f"appearance-{name}-") as folder:
        campaign.folder = pathlib.Path(folder).resolve()
        body(campaign)
    print(f"{name}: {campaign.cases} cases, {campaign.failures} failures, {campaign.skipped} skipped")
    sys.exit(1 if campaign.failures else 0)


def record(table, names=None):
    """Puts the lines of a table in the place of the one with its header in Docs/Internals/Reliability.md. With
    the names of all its rows, in order, those that the table leaves out stay as they are."""
    page = ROOT / "Docs" / "Internals" / "Reliability.md"
    lines = page.read_text().split("\n")
    start = lines.index(table[0])
    end = next(index for index in range(start, len(lines)) if not lines[index].startswith("|"))
    if names:
        rows = {row.split("|")[1].strip(): row for row in lines[start + 2:end] + table[2:]}
        table = table[:2] + [rows[name] for name in names if name in rows]
    page.write_text("\n".join(lines[:start] + table + lines[end:]))


# Folders


def snapshot(folder):
    """What a folder holds: names with bytes, or with the target of a link."""
    content = {}
    folder = os.fsencode(folder)
    for inner, folders, files in os.walk(folder):
        for name in files + [each for each in folders if os.path.islink(os.path.join(inner, each))]:
            path = os.path.join(inner, name)
            key = os.path.relpath(path, folder)
            if os.path.islink(path):
                content[key] = ("link", os.readlink(path))
            else:
                with open(path, "rb") as file:
                    content[key] = file.read()
    return content


# The list by which the command knows its files in a folder.
CLAIMS = b".appearance-outputs"


def plain(text):
    """The bytes of a terminal without what styles them and without the swatches beside colors."""
    return re.sub(rb"\x1b\[[0-9;]*m", b"", re.sub(rb"\x1b\[48;[0-9;]*m  \x1b\[0m ", b"", text))


def litter(content):
    """The names of unfinished files among those of a snapshot."""
    return [name for name in content if re.search(rb"(^|/)\.appearance-[^/]*$|\.tmp$", name)
            and os.path.basename(name) != CLAIMS]


# Themes


STYLES = ["darkContent", "lightContent", "default", "auto"]
INVERSES = ["none", "swap", "rgb", "mirror", "lightness"]
FONTS = ["headline", "largeTitle", {"size": 20, "weight": "bold"}, {"name": "Avenir-Heavy", "size": 17}]


class ThemeMaker:
    """Makes random themes that compile, as what `json.dumps` takes; keys stay in order."""

    def __init__(self, random):
        self.random = random
        self.names = []
        self.adaptive = []

    def chance(self, probability):
        return self.random.random() < probability

    def hex(self, alpha=0.0):
        digits = 8 if self.chance(alpha) else 6
        return "#" + "".join(self.random.choice("0123456789ABCDEF") for _ in range(digits))

    def literal(self, alpha=0.0):
        """A color by itself, most often in hex."""
        number = self.random.randint
        tail = f" / {number(20, 99)}%" if self.chance(alpha) else ""
        return self.random.choice([
            self.hex(alpha), self.hex(alpha), self.hex(),
            f"rgb({number(0, 255)} {number(0, 255)} {number(0, 255)}{tail})",
            f"hsl({number(0, 359)}deg {number(0, 100)}% {number(0, 100)}%{tail})",
            f"oklch({number(10, 95)}% 0.0{number(0, 9)} {number(0, 359)}{tail})",
            self.random.choice(["white", "black", "rebeccapurple", ".systemBlue", ".label"]),
        ])

    def color(self, alpha=0.0):
        """A color as it is used: often by reference."""
        if self.names and self.chance(0.5):
            name = self.random.choice(self.names)
            if name in self.adaptive and self.chance(0.2):
                name += self.random.choice([".light", ".dark"])
            return f"{{{name}}} / {self.random.randint(30, 95)}%" if self.chance(alpha) \
                else f"{{{name}}}"
        return self.literal(alpha)

    def adaptive_color(self):
        color = {"light": self.literal(), "dark": self.literal()}
        for variant in ["lightHighContrast", "darkHighContrast"]:
            if self.chance(0.3):
                color[variant] = self.literal()
        return color

    def palette(self, count):
        palette = {}
        for index in range(count):
            group = self.random.choice(["", "", "brand"])
            name = f"c{index}"
            if self.chance(0.3):
                value = self.adaptive_color()
                self.adaptive.append(f"{group}.{name}" if group else name)
            elif self.chance(0.15):
                value = f"color-mix(in oklch, {self.color()} {self.random.randint(1, 99)}%, white)"
            elif self.chance(0.1):
                value = f"contrast-color({self.color()})"
            else:
                value = self.color(alpha=0.1)
            (palette.setdefault(group, {}) if group else palette)[name] = value
            self.names.append(f"{group}.{name}" if group else name)
        return palette

    def bar(self, kind):
        keys = ["tintColor"]
        if kind == "navigationBar":
            keys += ["titleColor", "largeTitleColor"]
        if kind == "tabBar":
            keys += ["unselectedItemTintColor"]
        bar = {"backgroundColor": self.color(alpha=0.3)}
        for key in keys:
            if self.chance(0.7):
                bar[key] = self.color(alpha=0.05)
        if self.chance(0.3):
            bar["shadowColor"] = self.random.choice(["none", self.color()])
        if self.chance(0.3):
            bar["style"] = self.random.choice(["default", "black"])
        if self.chance(0.2):
            bar["isTranslucent"] = self.chance(0.5)
        if kind == "navigationBar" and self.chance(0.3):
            bar["titleFont"] = self.random.choice(FONTS)
        if self.chance(0.2):
            bar["scrollEdge"] = self.random.choice(
                ["same", "transparent", {"backgroundColor": self.color()}])
        if kind != "tabBar" and self.chance(0.2):
            bar["buttons"] = {"plain": self.color(), "done": self.color()}
        return bar

    def appearance(self, others):
        appearance = {}
        if others and self.chance(0.25):
            appearance["extends"] = self.random.choice(others)
        if self.chance(0.4):
            appearance["interfaceStyle"] = self.random.choice(["light", "dark"])
        appearance["statusBarStyle"] = self.random.choice(STYLES)
        for kind in ["navigationBar", "toolbar", "tabBar"]:
            if kind == "navigationBar" or self.chance(0.5):
                appearance[kind] = self.bar(kind)
        if self.chance(0.4):
            appearance["inverse"] = self.random.choice(INVERSES)
        return appearance

    def theme(self, colors=6, appearances=3):
        """A theme of a few colors and appearances."""
        theme = {"palette": self.palette(colors), "appearances": {}}
        if self.chance(0.3):
            theme["inverse"] = self.random.choice(INVERSES)
        names = [f"look{index}" for index in range(appearances)]
        for index, name in enumerate(names):
            theme["appearances"][name] = self.appearance(names[:index])
        if self.chance(0.3):
            theme["roles"] = {"success": self.adaptive_color(), "failure": self.color()}
        if self.chance(0.2):
            theme["screens"] = {"HomeViewController": {"appearance": names[0]}}
        return theme


# Without contrast errors, so that outputs are made whatever the colors are.
LENIENT = "\n".join(
    ["outputs: [presets, manifest]", "lint:"]
    + [f"  {rule}: warning" for rule in [
        "status-bar-contrast", "status-bar-automatic", "title-contrast", "tint-contrast",
        "tab-label-contrast", "inverse-unreadable"]]
    + ["  mixed-mechanisms: off"]) + "\n"


def yaml(value):
    """A document in YAML: JSON's flow style, in which quotes make every text a text."""
    return json.dumps(value, ensure_ascii=False, indent=1).encode() + b"\n"
