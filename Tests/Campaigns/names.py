#!/usr/bin/env python3
"""Themes with hostile names: each is refused with a place, or all that is made of it compiles.

Makes themes whose names, fonts, descriptions and deprecations are chosen to break Swift, compiles each
to all outputs at every `access`, and type-checks what was made on the double of UIKit of Tests/Runtime,
many themes a module, beside a file with plain imports, in Swift 5 and 6 with warnings as errors.

  swift build --product appearance && python3 Tests/Campaigns/names.py [--long] [--seed N] [--keep DIR]

The short form takes some 20 seconds, the long one (also by NAMES_LONG=1) 500 themes at each access.
Prints one line; exits 1 where something does not hold.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUTS = [
    "presets", "barAppearances", "proxy", "doubleNavigation", "colorTheme", "swiftUI",
    "dynamicColors", "assetCatalog", "manifest",
]
ACCESS = ["internal", "package", "public"]
MODES = {
    "5": ["-swift-version", "5"],
    "6": ["-swift-version", "6"],
    "5-complete": ["-swift-version", "5", "-strict-concurrency=complete"],
    "6-main-actor": ["-swift-version", "6", "-default-isolation", "MainActor"],
    "6-internal-imports": [
        "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
    ],
}

KEYWORDS = """
Any as associatedtype break case catch class continue default defer deinit do else enum extension
fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
precedencegroup private protocol public repeat rethrows return self Self static struct subscript super
switch throw throws true try typealias var where while actor async await some any each borrowing
consuming consume copy discard package open final lazy weak unowned dynamic optional required override
convenience mutating nonmutating prefix postfix infix left right none get set willSet didSet Type Protocol
indirect macro nonisolated isolated sending then unsafe yield
""".split()
TYPES = """
String Bool Int Double Float Character Array Dictionary Set Optional Result Never Void Error AnyObject
Sendable Hashable CaseIterable RawRepresentable Codable Swift Foundation UIKit SwiftUI AppearanceKit
UIColor UIFont UIImage UIView UIViewController UINavigationBar UIToolbar UITabBar UINavigationItem
UIStatusBarStyle UITraitCollection UIAppearanceContainer UINavigationBarAppearance NSAttributedString
Appearance Bar Color View Visibility ColorScheme AnyShapeStyle Theme Brand BrandPalette ThemePalette
""".split()
MEMBERS = """
adaptive adaptiveColor light dark lightHighContrast darkHighContrast value theme traits bars style tint
statusBarStyle appearance unselected layout layouts proxy containers color allCases rawValue hashValue
hash description navigationBarBackground toolbarVisibility tabBarColorScheme barBackground barTint
tabBarUnselectedTint navigationBar toolbar tabBar compact scrollEdge standard title largeTitle
inverted invertedSuccess success red clear named resolvedColor withAlphaComponent appearances inverse
navigationBarScrollEdge uiColor setAppearances updateColors compiledInverse copy bool body font
""".split()
ODD = [
    "", "_", "__", "$", "$0", "$_", "1", "007", "9lives", "a.b", "a/b", "../x", "a b", " a", "a ", "a-b",
    "a`b", "`a`", "a\"b", "a'b", "a\\b", "\\(x)", "a\\", "\\", "\"", "\"\"\"", "#", "#if", "//", "/* a",
    "*/", "///", "{a}", "}", ";", "a;b", "a\nb", "a\r\nb", "a\tb", "\n", "+", "==", "->", "...", "&&", "?",
    "!", "@objc", "#available", "😀", "👩‍👩‍👧‍👦", "🇩🇪", "a😀b", "é", "e\u0301", "É", "E\u0301", "Å", "\u212b",
    "\u0301", "ß", "ẞ", "sS", "ss", "ǆ", "ǅ", "Ǆ", "ŉ", "ﬁ", "fi", "İ", "i̇", "ı", "ſ", "K", "k", "σ", "ς",
    "色", "色色", "色 色", "颜色Палитра", "палитра", "Палитра", "العربية", "עברית", "हिन्दी", "한국어",
    "한국어", "ไทย", "ª", "²", "x²", "Ⅷ", "ⅷ", "a\u200db", "a\u200cb", "\u200b", "a\ufeffb",
    "a\u00adb", "\u00a0", "a\u00a0b", "℮", "℘", "·", "a·b", "𝒜", "𝒶", "ａｂ", "Ａ", "·x", "x·", "\u2118x",
    "long" * 12, "Long" * 60, "é" * 120, "色" * 80, "a" * 300,
]
TEXTS = [
    "plain", "", " ", "Avenir-Heavy", "a, b, c", "A, " * 40 + "Z", "Font, " * 5 + "\"quoted\", \\, end",
    "\\(evil())", "\"; let x = 1; \"", "*/ let x = 1 /*", "#\"", "\"\"\"", "\n", "a\nb", "a\r\nb",
    "a\rstatic let injected = 6 * 7", "tab\there", "\\", "\\\\", "\\\"", "\\u{41}", "`", "'", "é", "e\u0301",
    "😀", "العربية", "// x", "/// x", "/* x", "*/", "line one\n\n/// three", "a\u2028b", "a\u2029b",
    "a\u0085b", "a\u200db", "a\u202eb", "a\ufeffb", "x" * 300, "a\u000bb", "a\u000cb", "\U0001f468\u200d\U0001f469",
    "#if os(macOS)", "#endif", "}", "{", "${x}", "%@ %d", "<script>", "- Parameter x: y", "\\", "a\\",
]
NAMES = KEYWORDS + TYPES + MEMBERS + ODD
PALETTE_WORDS = ["light", "dark", "lightHighContrast", "darkHighContrast"]


def fold(text):
    """A name where neither case nor the form of accents counts."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())


class Maker:
    """Makes themes; what has to be different between the themes of a module is drawn once."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.drawn = {}

    def name(self):
        pick = self.random.random()
        if pick < 0.75:
            return self.random.choice(NAMES)
        if pick < 0.9:
            return self.random.choice(NAMES) + self.random.choice([" ", "-", "_", "", "."]) + \
                self.random.choice(NAMES)
        return "".join(
            chr(self.random.choice([0x20 + self.random.randrange(0x5f), self.random.randrange(0xa1, 0xd7ff)]))
            for _ in range(self.random.randrange(1, 6)))

    def usual(self):
        """A name that is surely accepted, so that not every theme is refused."""
        return self.random.choice(["ink", "paper", "sky", "grass", "brick", "night"]) + \
            str(self.random.randrange(1000))

    def once(self, kind, draw):
        drawn = self.drawn.setdefault(kind, set())
        while True:
            name = draw()
            if fold(name) not in drawn:
                drawn.add(fold(name))
                return name

    def names(self, least, most, hostile):
        names = []
        for _ in range(self.random.randint(least, most)):
            name = self.name() if self.random.random() < hostile else self.usual()
            if name not in names:
                names.append(name)
        return names

    def color(self, palette):
        value = "#%06X" % self.random.randrange(1 << 24)
        pick = self.random.random()
        if palette and pick < 0.6:
            return "{%s}" % self.random.choice(palette)
        if pick < 0.8:
            return {"light": value, "dark": "#%06X" % self.random.randrange(1 << 24)}
        return value

    def bar(self, palette, kind):
        bar = {"backgroundColor": self.color(palette), "tintColor": self.color(palette)}
        if kind == "navigationBar":
            bar["titleColor"] = self.color(palette)
            if self.random.random() < 0.5:
                bar["titleFont"] = {"name": self.random.choice(TEXTS + NAMES), "size": 20}
        if kind != "tabBar" and self.random.random() < 0.3:
            bar["buttons"] = {"done": self.color(palette), "plain": self.color(palette)}
        if self.random.random() < 0.3:
            bar["scrollEdge"] = {"backgroundColor": self.color(palette)}
        return bar

    def appearance(self, palette):
        appearance = {"statusBarStyle": "darkContent", "navigationBar": self.bar(palette, "navigationBar")}
        for kind in ["toolbar", "tabBar"]:
            if self.random.random() < 0.5:
                appearance[kind] = self.bar(palette, kind)
        if self.random.random() < 0.4:
            appearance["description"] = self.random.choice(TEXTS)
        if self.random.random() < 0.3:
            appearance["deprecated"] = self.random.choice([True] + TEXTS)
        if self.random.random() < 0.4:
            appearance["inverse"] = self.random.choice(["swap", "mirror", "rgb"])
        if self.random.random() < 0.3:
            appearance["interfaceStyle"] = self.random.choice(["light", "dark"])
        return appearance

    def theme(self, hostile, prefixed):
        """A theme, in which a share of the names is hostile."""
        bad = lambda: self.random.random() < hostile
        palette = {name: self.color([]) for name in self.names(1, 6, hostile)}
        if bad():
            palette[self.name()] = {name: "#123456" for name in self.names(1, 3, hostile)}
        known = [name for name, value in palette.items() if isinstance(value, str)
                 and name and not set(name) & set(".{}/")] or []
        appearances = {name: self.appearance(known) for name in self.names(1, 4, hostile)}
        first = list(appearances)
        theme = {"palette": palette, "appearances": appearances}
        theme["name"] = self.once("name", self.typeName if bad() else lambda: self.usual().capitalize())
        if prefixed:
            theme["prefix"] = self.once("prefix", self.prefix if bad() else self.usual)
        if bad():
            theme["dynamic"] = {
                name: {"light": first[0], "dark": first[0]} for name in self.names(1, 2, hostile)}
        theme["roles"] = {name: self.color(known) for name in self.names(0, 4, hostile)}
        theme["screens"] = {
            self.once("screen", self.screen if bad() else lambda: self.usual().capitalize() + "Controller"):
            {"appearance": self.random.choice(first)} for _ in range(self.random.randint(0, 2))}
        return theme

    def typeName(self):
        """A name, mostly one that is a part of a type's."""
        name = self.name()
        return name[:1].upper() + name[1:] if self.random.random() < 0.8 else name

    def prefix(self):
        name = self.name()
        return name[:1].lower() + name[1:] if self.random.random() < 0.8 else name

    def screen(self):
        name = self.typeName()
        # A class inside a type of the app.
        return name if self.random.random() < 0.8 else self.usual().capitalize() + "." + name


class Failure(Exception):
    """Something that does not hold."""


def run(arguments, **options):
    return subprocess.run(arguments, capture_output=True, **options)


class Campaign:
    def __init__(self, options, folder):
        self.options = options
        self.folder = folder
        self.failures = []
        self.refused = 0
        self.compiled = 0
        self.files = 0
        # What counts here is names, not colors.
        rules = run([str(options.tool), "rules", "--format", "json"]).stdout
        self.rules = [rule["id"] for rule in json.loads(rules)]

    def fail(self, what):
        self.failures.append(what)

    def write(self, folder, theme, access, target):
        folder.mkdir(parents=True)
        (folder / "t.theme.json").write_text(json.dumps(theme, indent=1), encoding="utf-8")
        (folder / "appearance.yaml").write_text(
            f"outputs: [{', '.join(OUTPUTS)}]\naccess: {access}\ndeploymentTarget: {target}\n"
            "lint: { " + ", ".join(f"{rule}: off" for rule in self.rules) + " }\n")

    def command(self, *arguments):
        """The findings that are errors, none where the command succeeds."""
        result = run([str(self.options.tool), "compile", *map(str, arguments), "--format", "json"])
        where = " ".join(map(str, arguments))
        if result.returncode == 0:
            return []
        if result.returncode != 1:
            raise Failure(f"{where}: exit {result.returncode}: {result.stderr.decode(errors='replace')[:600]}")
        report = json.loads(result.stderr)
        errors = [each for each in report["diagnostics"] if each["severity"] == "error"]
        if not errors:
            raise Failure(f"{where}: refused without an error")
        for error in errors:
            if not (error.get("file") and error.get("line")):
                raise Failure(f"{where}: an error without a place: {json.dumps(error)[:600]}")
        return errors

    def accepted(self, themes):
        """The folders of the themes that are accepted, each by itself and all in one module."""
        good = []
        for folder in themes:
            try:
                if self.command(folder / "t.theme.json", "--output", folder / "out"):
                    self.refused += 1
                else:
                    good.append(folder)
            except Failure as failure:
                self.fail(str(failure))
        while good:
            paths = [folder / "t.theme.json" for folder in good]
            try:
                errors = self.command(*paths, "--output", good[0].parent / "all")
            except Failure as failure:
                self.fail(str(failure))
                return []
            if not errors:
                return good
            named = {pathlib.Path(error["file"]).resolve() for error in errors}
            rest = [folder for folder in good if (folder / "t.theme.json").resolve() not in named]
            if len(rest) == len(good):
                self.fail(f"errors about no theme of the run: {errors[:2]}")
                return []
            self.refused += len(good) - len(rest)
            good = rest
        return []

    def module(self, index, access, mode, themes, hostile):
        """Makes themes, compiles them and type-checks what was made as one module."""
        maker = Maker(f"{self.options.seed}-{index}-{access}-{mode}")
        base = self.folder / f"{index}-{access}-{mode}"
        target = maker.random.choice(["15.0", "16.0", "18.0", "26.0"])
        folders = []
        for number in range(themes):
            folder = base / str(number)
            self.write(folder, maker.theme(hostile, prefixed=number > 0), access, target)
            folders.append(folder)
        good = self.accepted(folders)
        self.compiled += len(good)
        sources, screens = [], set()
        for folder in good:
            theme = json.loads((folder / "t.theme.json").read_text(encoding="utf-8"))
            screens |= set(theme["screens"])
            for file in sorted((folder / "out").glob("*.swift")):
                # Linux has no Objective-C.
                text = re.sub(r"@objc(\([^)]*\))?", "", file.read_bytes().decode("utf-8"))
                copy = base / "sources" / file.name
                copy.parent.mkdir(exist_ok=True)
                copy.write_bytes(text.encode("utf-8"))
                sources.append(copy)
        self.files += len(sources)
        plain = base / "Plain.swift"
        plain.write_text(PLAIN)
        classes = base / "Screens.swift"
        classes.write_text("import UIKit\n\n" + declarations(screens), encoding="utf-8")
        result = run(
            ["swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App",
             "-package-name", "App", "-I", str(self.options.modules), *MODES[mode], str(plain),
             str(classes), *map(str, sources)])
        if result.returncode:
            text = (result.stdout + result.stderr).decode(errors="replace")
            errors = [line for line in text.splitlines() if "error:" in line and line.startswith("/")]
            self.fail(f"{base}: swiftc: " + "\n  ".join(errors[:12] or [text[:1500]]))


# As an app has them beside the generated files; its own code uses common names inside `extension UIColor`.
PLAIN = """import AppearanceKit
import Foundation
import SwiftUI
import UIKit

extension UIColor {
  convenience init?(plain text: String, isOpaque: Bool) {
    guard let value = Double(text), let _ = Int(text) else { return nil }
    self.init(white: CGFloat(value), alpha: isOpaque ? 1 : 0)
  }

  var plainColor: Color { Color(uiColor: self) }
}

extension View {
  func plainView(_ color: UIColor) -> some View { tint(Color(uiColor: color)) }
}
"""


def declarations(screens):
    """The classes of an app's screens."""
    tree = {}
    for screen in sorted(screens - {"UIViewController", "UINavigationController"}):
        node = tree
        for part in screen.split("."):
            node = node.setdefault(part, {})

    def lines(node, depth):
        return "".join(
            f"{'  ' * depth}class {quoted(name)}: UIViewController {{\n{lines(inner, depth + 1)}{'  ' * depth}}}\n"
            for name, inner in node.items())

    return lines(tree, 0)


def quoted(name):
    return f"`{name}`" if name in KEYWORDS else name


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--appearance", dest="tool", type=pathlib.Path, default=ROOT / ".build/debug/appearance")
    parser.add_argument(
        "--modules", type=pathlib.Path, default=ROOT / "Tests/Runtime/.build/debug/Modules")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--long", action="store_true", default=bool(os.environ.get("NAMES_LONG")))
    parser.add_argument("--themes", type=int, help="themes at each access")
    parser.add_argument("--keep", type=pathlib.Path, help="a folder to leave everything in")
    options = parser.parse_args()
    if not options.tool.exists():
        sys.exit(f"names: {options.tool} is missing; build it first (see --help)")
    if not (options.modules / "AppearanceKit.swiftmodule").exists():
        for target in ["AppearanceKit", "SwiftUI"]:
            run(["swift", "build", "--package-path", str(ROOT / "Tests/Runtime"), "--target", target])
    themes = options.themes or (500 if options.long else 12)
    size = 25 if options.long else 12
    folder = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="names-"))
    if options.keep:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(exist_ok=True)
    campaign = Campaign(options, folder.resolve())
    jobs = []
    modes = list(MODES) if options.long else ["5", "6"]
    for turn, access in enumerate(ACCESS):
        for index in range((themes + size - 1) // size):
            # Mostly few hostile names a theme, as one of them is enough to be refused.
            hostile = [0.15, 0.3, 0.08, 0.6][index % 4]
            jobs.append((index, access, modes[(index + turn) % len(modes)], size, hostile))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for result in [pool.submit(campaign.module, *job) for job in jobs]:
            result.result()
    if not options.keep:
        shutil.rmtree(folder, ignore_errors=True)
    for failure in campaign.failures:
        print(failure, file=sys.stderr)
    if not campaign.compiled or not campaign.refused:
        campaign.fail("nothing was compiled, or nothing refused")
        print(campaign.failures[-1], file=sys.stderr)
    print(f"names: {len(jobs) * size} themes, {campaign.refused} refused with a place, {campaign.compiled} "
          f"compiled as {campaign.files} Swift files in {len(jobs)} modules")
    print(f"names: {len(jobs) * size} cases, {len(campaign.failures)} failures, 0 skipped")
    sys.exit(1 if campaign.failures else 0)


if __name__ == "__main__":
    main()
