"""Damaged themes, configurations, baselines and lists: an answer to each, the same in every format.

A mutant is a fixture with a few tokens removed, doubled, exchanged or replaced by something hostile.
Mutants are linted many at a time with a report in every format; if a run fails, each by itself.
"""

import json
import os
import re

import campaign
import reports

HOSTILE = [
    "\0", "\x1b[31m", "\r", "\x85", "\u2028", "\u202e", "\u2066", "\ufeff", "\u200b", "é", "e\u0301",
    "각", "\U0001f1e6", "\U000e0001", "\\", "\\u0000", "\"", "'", "`", "\t", "#", " #", ": ", ",",
    "[", "]", "{", "}", "&a ", "*a", "<<: *a", "!!str ", "|\n", ">-\n", "---\n", "...\n", "? ", "- ",
    "%YAML 1.1\n", "@", "~", "null", "true", "no", "0x10", "1e16", "1e308", "1e999", "-1e999", "nan",
    "inf", "-0", "0.0000000001", "99999999999999999999", "9223372036854775807", "1" * 400,
    "oklch(50% 1e16 0)", "oklab(50% 9e15 -9e15)", "lab(50% 3e18 0)", "lch(50 1e300 1e300)",
    "color(srgb 1.3e20 0 0)", "color(xyz 1e308 1e308 1e308)", "rgb(1e999 0 0 / 1e999)",
    "hsl(1e300deg 50% 50%)", "color-mix(in oklch, white 1e308%, black)", "{a.b.c}", "{}", "{light}",
    "contrast-color({c})", "light-dark(white, black)", "#fff", "\"#12345\"", "#GGGGGG", ".systemBlue",
    "../x.theme.yaml", "/etc/passwd", "# appearance:ignore tint-contrast -- x", "*/", "//", "\"\"\"",
    "\\(1)", "${HOME}", "$(id)", "::error::x", "%0A", "]]>", "<!--", "&amp;", "Any", "self", "_", "Type",
]
# A quoted text is one token, so that whole values are exchanged.
TOKEN = re.compile(r"\"[^\"\n]*\"|\w+|\s+|[^\w\s]")


class Mutator:
    """Makes mutants of a list of texts."""

    def __init__(self, random, texts):
        self.random = random
        self.texts = [bytes(text) for text in texts]
        pieces = {token for text in self.texts for token in TOKEN.findall(text.decode("utf-8", "replace"))}
        self.pieces = sorted(pieces)

    def piece(self):
        if self.random.random() < 0.5:
            return self.random.choice(self.pieces)
        piece = self.random.choice(HOSTILE)
        return json.dumps(piece, ensure_ascii=False) if self.random.random() < 0.4 else piece

    def mutant(self):
        if self.random.random() < 0.3:
            return self.damaged_bytes(self.random.choice(self.texts))
        tokens = TOKEN.findall(self.random.choice(self.texts).decode("utf-8", "replace"))
        for _ in range(self.random.choice([1, 1, 2, 4, 8])):
            self.change(tokens)
        return "".join(tokens).encode("utf-8", "surrogatepass")[:200_000]

    def change(self, tokens):
        start = self.random.randrange(len(tokens) + 1)
        end = min(len(tokens), start + self.random.choice([1, 1, 2, 5, 20]))
        kind = self.random.randrange(6)
        quoted = [index for index, token in enumerate(tokens) if token[:1] == '"']
        if quoted and self.random.random() < 0.3:
            tokens[self.random.choice(quoted)] = json.dumps(self.random.choice(HOSTILE))
        elif kind == 0:
            del tokens[start:end]
        elif kind == 1:
            tokens[start:start] = tokens[start:end]
        elif kind == 2:
            tokens[start:end] = [self.piece()]
        elif kind == 3:
            tokens.insert(start, self.piece())
        elif kind == 4:
            other = TOKEN.findall(self.random.choice(self.texts).decode("utf-8", "replace"))
            place = self.random.randrange(len(other) + 1)
            tokens[start:end] = other[place:place + 20]
        else:
            tokens[start:end] = [self.piece()] * self.random.choice([2, 3, 70])

    def damaged_bytes(self, text):
        text = bytearray(text)
        for _ in range(self.random.choice([1, 2, 8])):
            place = self.random.randrange(len(text) + 1)
            kind = self.random.randrange(3)
            if kind == 0 and place < len(text):
                text[place] = self.random.randrange(256)
            elif kind == 1:
                text[place:place] = bytes([self.random.randrange(256)])
            else:
                del text[place:place + self.random.randrange(30)]
        return bytes(text)


def fixtures(*endings):
    """The contents of the fixtures with such a name, small ones, in a settled order."""
    paths = sorted(path for ending in endings for path in campaign.FIXTURES.rglob("*" + ending))
    texts = [path.read_bytes() for path in paths if path.stat().st_size < 20_000]
    return [text for text in texts if text]


def answered(case, result, statuses):
    return case(result.status in statuses, f"is not answered: {result}")


def themes(campaign_, ending, count, together=100):
    """Lints mutants of themes, and compiles some of them to every output."""
    before = campaign_.counts
    mutator = Mutator(campaign_.random, fixtures(f".theme.{ending}"))
    for start in range(0, count, together):
        folder = campaign_.fresh()
        mutants = [mutator.mutant() for _ in range(min(together, count - start))]
        for index, mutant in enumerate(mutants):
            (folder / f"m{index:03}.theme.{ending}").write_bytes(mutant)
        problem = lint(campaign_, folder, sorted(os.listdir(folder)))
        if problem is None:
            campaign_.cases += len(mutants)
        else:
            one_by_one(campaign_, mutants, ending, problem)
        for mutant in mutants[:together // 10]:
            compile_mutant(campaign_, mutant, ending)
    campaign_.row(f"mutants of themes in {ending.upper()}", before)


def lint(campaign_, folder, names):
    """What is wrong with how themes are linted; None where nothing is."""
    out = campaign_.fresh("reports")
    result = campaign_.run("lint", *names, *reports.report_options(out), cwd=folder, seconds=60)
    if result.status not in (campaign.DONE, campaign.FINDINGS):
        return str(result)
    try:
        found = reports.parse_all(out)
        if reports.text(result.out) != reports.text((out / "text.report").read_bytes()):
            return "standard output is not the report in text"
    except reports.Malformed as error:
        return str(error)
    errors = sum(count for (severity, _), count in found.items() if severity == "error")
    if (errors > 0) != (result.status == campaign.FINDINGS):
        return f"{errors} errors, {result}"
    return None


def one_by_one(campaign_, mutants, ending, problem):
    """Finds the mutants that a run of many failed by; the run itself where there is none."""
    failures = campaign_.failures
    for mutant in mutants:
        folder = campaign_.fresh()
        (folder / f"m.theme.{ending}").write_bytes(mutant)
        alone = lint(campaign_, folder, [f"m.theme.{ending}"])
        campaign_.case(alone is None, f"{ending}: {alone}", theme=mutant)
    if campaign_.failures == failures:
        campaign_.case(False, f"{ending}, only together: {problem}")


OUTPUTS = ("outputs: [presets, barAppearances, proxy, doubleNavigation, colorTheme, swiftUI, "
           "dynamicColors, assetCatalog, manifest]\n")


def compile_mutant(campaign_, mutant, ending):
    """Compiles one mutant to every output: all of them or none, and all of them safe text."""
    folder = campaign_.fresh()
    (folder / f"m.theme.{ending}").write_bytes(mutant)
    (folder / "appearance.yaml").write_text(campaign.LENIENT.replace(
        "outputs: [presets, manifest]\n", OUTPUTS))
    result = campaign_.run("compile", f"m.theme.{ending}", "--output", "out", cwd=folder)
    made = campaign.snapshot(folder / "out") if (folder / "out").exists() else {}
    problem = None
    if result.status == campaign.DONE:
        if not made:
            problem = "nothing is written"
        for name, content in made.items():
            try:
                reports.text_of(content, tabs=True)
                if name.endswith(b".json"):
                    reports.parse_json(content)
            except reports.Malformed as error:
                problem = f"{name}: {error}"
    elif result.status != campaign.FINDINGS or made:
        problem = f"{result}, {len(made)} files"
    campaign_.case(problem is None, f"compile {ending}: {problem}", theme=mutant)


THEME = b"""palette: { paper: white, ink: "#777777" }
appearances:
  light: { statusBarStyle: darkContent, navigationBar: { backgroundColor: "{paper}", tintColor: "{ink}" } }
"""


def configurations(campaign_, count):
    """Compiles a sound theme under mutants of configurations."""
    before = campaign_.counts
    texts = fixtures("appearance.yaml") + [
        (OUTPUTS + "output: out\ndeploymentTarget: 15.0\nsdk: 26.0\naccess: internal\n"
         "runtime: AppearanceKit\nbackdrop: [\"#FFFFFF\", \"#000000\"]\nlint:\n"
         "  title-contrast: warning\n  out-of-gamut: { severity: off }\n"
         "  high-contrast-regression: { highContrastLevel: AAA }\n"
         "thresholds: { text: 4.5, largeText: 3, nonText: 3 }\nlargeTextIs: apple\n").encode()]
    mutator = Mutator(campaign_.random, texts)
    for _ in range(count):
        folder = campaign_.fresh()
        mutant = mutator.mutant()
        (folder / "t.theme.yaml").write_bytes(THEME)
        (folder / "appearance.yaml").write_bytes(mutant)
        out = campaign_.fresh("reports")
        result = campaign_.run(
            "lint", "t.theme.yaml", *reports.report_options(out), cwd=folder)
        problem = None if result.status in (campaign.DONE, campaign.FINDINGS) else str(result)
        if problem is None:
            try:
                reports.parse_all(out)
            except reports.Malformed as error:
                problem = str(error)
        campaign_.case(problem is None, f"configuration: {problem}", configuration=mutant)
    campaign_.row("mutants of configurations", before)


def baselines(campaign_, count):
    """Lints a theme with findings under mutants of its baseline, and writes the baseline anew."""
    before = campaign_.counts
    folder = campaign_.fresh("sound")
    (folder / "t.theme.yaml").write_bytes(THEME)
    campaign_.run("lint", "t.theme.yaml", "--write-baseline", "b.json", cwd=folder)
    mutator = Mutator(campaign_.random, [(folder / "b.json").read_bytes()])
    for _ in range(count):
        mutant = mutator.mutant()
        (folder / "b.json").write_bytes(mutant)
        result = campaign_.run("lint", "t.theme.yaml", "--baseline", "b.json",
                               "--write-baseline", "new.json", cwd=folder)
        problem = None if result.status in (
            campaign.DONE, campaign.FINDINGS, campaign.UNREADABLE) else str(result)
        try:
            reports.text_of(result.out + result.err)
            if (folder / "new.json").exists():
                reports.parse_json((folder / "new.json").read_bytes())
                (folder / "new.json").unlink()
        except reports.Malformed as error:
            problem = str(error)
        campaign_.case(problem is None, f"baseline: {problem}", baseline=mutant)
    campaign_.row("mutants of baselines", before)


def lists(campaign_, count):
    """Lints mutants of a list of paths."""
    before = campaign_.counts
    folder = campaign_.fresh()
    for name in ["a.theme.yaml", "b.theme.yaml", "sub/c.theme.yaml"]:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(THEME)
    mutator = Mutator(campaign_.random, [
        b"a.theme.yaml\nb.theme.yaml\n", b"sub\n./a.theme.yaml\r\n\r\n../case/sub/c.theme.yaml\n",
        b"list\n@list\n-\n*.theme.yaml\n"])
    for _ in range(count):
        mutant = mutator.mutant().replace(b"/etc", b"").lstrip(b"/")
        if re.search(rb"(^|\n)/|\.\./\.\.", mutant):
            continue
        (folder / "list").write_bytes(mutant)
        result = campaign_.run("lint", "@list", cwd=folder)
        problem = None if result.status in (
            campaign.DONE, campaign.FINDINGS, campaign.UNREADABLE) else str(result)
        try:
            reports.text_of(result.out + result.err)
        except reports.Malformed as error:
            problem = str(error)
        campaign_.case(problem is None, f"list: {problem}", list=mutant)
    campaign_.row("mutants of lists", before)


def run(campaign_):
    themes(campaign_, "yaml", campaign_.size(3_000, 80_000))
    themes(campaign_, "json", campaign_.size(1_000, 20_000))
    configurations(campaign_, campaign_.size(200, 8_000))
    baselines(campaign_, campaign_.size(200, 8_000))
    lists(campaign_, campaign_.size(100, 4_000))


if __name__ == "__main__":
    campaign.main("mutants", run)
