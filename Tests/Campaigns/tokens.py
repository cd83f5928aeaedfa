"""Design tokens: every color in every mode as a second reader has it, and hostile files are refused.

Real systems are read where a folder has them, `../shared/data/tokens` beside the project or the one
that `--data` says; random files in every dialect are read anywhere. A theme chooses their modes, and
`appearance tokens` has to print each color token, and no other, with the components in each variant
that `tokens_reference` computes.
"""

import json
import os
import pathlib
import re
import shutil

import campaign
import tokens_hostile
import tokens_maker
import tokens_reference as reference
from tokens_reference import VARIANTS, FALLBACK

DATA = campaign.ROOT.parent / "shared" / "data" / "tokens"


# What is known of each system, from reading its files.


class Look:
    """A system in some of its modes: the entries of `tokens:`, and what they come to."""

    def __init__(self, system, modes, entries, tokens, colors, unresolved=(), partial=0):
        self.system = system
        self.modes = modes
        self.entries = entries
        self.tokens = tokens
        self.colors = colors
        # Names of tokens that lead nowhere in their own files.
        self.unresolved = set(unresolved)
        # How many color tokens are not in every variant.
        self.partial = partial


def primer(**themes):
    inputs = {variant: {"theme": theme, "size": "default"} for variant, theme in themes.items()}
    return [dict({"resolver": "primer.resolver.json"}, **inputs)]


def primer_of_size(size):
    return [{"resolver": "primer.resolver.json", "light": {"theme": "light", "size": size},
             "dark": {"theme": "dark", "size": size}}]


def digdir(group):
    return [{"themes": "$themes.json", "light": ["Light", "designsystemet", "Semantic", group],
             "dark": ["Dark", "designsystemet", "Semantic", group]}]


SPECTRUM = ["color-palette.json", "semantic-color-palette.json", "color-aliases.json", "bar-panel.json"]

# It refers to a radius of which there is none.
PRIMER_UNRESOLVED = ["overlay.borderRadius"]
# It is typed a color, and is a gradient.
GRADIENT = ["colors.gradient"]

LOOKS = [
    Look("adobe-spectrum", "light, dark", SPECTRUM, 642, 628),
    Look("adobe-spectrum", "wireframe", [
        {"file": name, "modes": {"light": "wireframe"}} for name in SPECTRUM], 642, 628),
] + [
    Look("digdir-designsystemet", f"light, dark; {group}", digdir(group), 485, 409)
    for group in ["accent", "brand1", "brand2", "neutral", "info", "success", "warning", "danger"]
] + [
    Look("figma-sds", "light, dark", [{
        "resolver": "sds.resolver.json", "light": {"theme": "light"}, "dark": {"theme": "dark"}}],
        298, 216),
    # A name in the file for light with high contrast alone.
    Look("github-primer", "light, dark, both with high contrast", primer(
        light="light", dark="dark", lightHighContrast="light-hc", darkHighContrast="dark-hc"),
        983, 789, PRIMER_UNRESOLVED, partial=1),
    Look("github-primer", "light, dark dimmed", primer(light="light", dark="dark-dimmed"),
         982, 788, PRIMER_UNRESOLVED),
    Look("github-primer", "light, dark; coarse", primer_of_size("coarse"), 985, 788, PRIMER_UNRESOLVED),
    Look("github-primer", "light, dark; fine", primer_of_size("fine"), 985, 788, PRIMER_UNRESOLVED),
    # Identifiers with dots, of which some begin like others.
    Look("google-material", "one", ["dsp-tokens.json"], 169, 164),
    Look("metamask", "light, dark", [
        "brandColors.json", {"light": "lightTheme.json", "dark": "darkTheme.json"}], 141, 141),
    Look("microsoft-fluent", "light, dark", [
        "global.tokens.json", {"light": "light.tokens.json", "dark": "dark.tokens.json"}], 842, 842),
    # The bases of light and dark have names of their own.
    Look("redhat-patternfly", "light, dark, light with high contrast", [{
        "light": ["light/palette.color.json", "light/base.json", "light/semantic.json"],
        "dark": ["dark/palette.color.json", "dark/base.dark.json", "dark/semantic.dark.json"],
        "lightHighContrast": ["light/palette.color.json", "light/base.json",
                              "highcontrast/semantic.highcontrast.json"]}], 646, 645, partial=225),
    Look("terrazzo-yaml", "light, dark", [{
        "resolver": "terrazzo.resolver.yml", "light": {"theme": "light"}, "dark": {"theme": "dark"}}],
        113, 60),
    Look("tokens-studio", "changes of colors", ["color-modifier-references.tokens.json"], 16, 12),
    Look("tokens-studio", "references between files", [
        f"cross-file-refs-{number}.tokens.json" for number in (1, 2, 3)], 14, 0),
    Look("tokens-studio", "references without colors", ["output-references.tokens.json"], 4, 0),
    Look("tokens-studio", "older shape", ["sd-transforms.tokens.json"], 35, 9, GRADIENT),
    Look("tokens-studio", "changes of changed colors", ["swift-UI-colors.tokens.json"], 3, 3),
    Look("tokens-studio", "the standard's shape", ["w3c-spec-compliance.tokens.json"], 35, 9, GRADIENT),
    # The dark palette has names that the light one does not have.
    Look("twilio-paste", "light, dark", [{
        "light": ["global/text-color.yml", "global/background-color.yml"],
        "dark": ["themes/dark/global/text-color.yml", "themes/dark/global/background-color.yml"]}],
        305, 305, partial=28),
]


# Comparing


class Listing:
    """What `appearance tokens --format json` printed."""

    def __init__(self, result):
        self.result = result
        self.problem = None
        self.tokens = {}
        try:
            self.document = json.loads(result.out)
            for token in self.document["tokens"]:
                if token["path"] in self.tokens:
                    self.problem = f"'{token['path']}' is listed twice"
                self.tokens[token["path"]] = token
            self.unresolved = {each["path"] for each in self.document["unresolved"]}
            self.skipped = {each["path"] for each in self.document["skipped"]}
        except (ValueError, KeyError, TypeError) as error:
            self.problem = f"no listing ({error!r}): {result}"
        if result.status not in (campaign.DONE, campaign.FINDINGS):
            self.problem = str(result)

    @staticmethod
    def value(token, variant):
        """The color that a token has in a variant, which is that of another where it is left out."""
        while variant not in token and variant in FALLBACK:
            variant = FALLBACK[variant]
        return token.get(variant)


def listing(campaign_, folder, *arguments):
    return Listing(campaign_.run("tokens", *arguments, "--format", "json", cwd=folder, seconds=60))


def theme(folder, entries, name="T.theme.yaml", **more):
    """Writes a theme over tokens."""
    (folder / name).write_bytes(campaign.yaml(dict({"tokens": entries}, **more)))


class Counts:
    """A row of the table."""

    def __init__(self):
        self.compared = self.different = self.missing = self.extra = 0


def color_problem(expected, printed):
    """What is wrong with a printed color; None where nothing is."""
    if printed is None:
        return "has no value"
    try:
        worst = reference.difference(
            expected, printed["colorSpace"], printed["components"], printed["alpha"])
    except (reference.Wrong, KeyError, TypeError) as error:
        return f"is {printed}: {error!r}"
    return f"is {printed}, not {expected!r}, by {worst:.3g}" if worst > reference.TOLERANCE else None


def place_problem(token, folder):
    """What is wrong with a token's place, where its name has to stand; None where nothing is."""
    file, line = token.get("file"), token.get("line")
    try:
        lines = (folder / file).read_text(encoding="utf-8-sig").split("\n")
        text = lines[line - 1]
    except (OSError, TypeError, IndexError) as error:
        return f"is said to be at {file}:{line}: {error!r}"
    if file.endswith("Contents.json"):
        # A color set has the name of its folder.
        name = pathlib.PurePath(file).parent.stem
        return None if token["path"].endswith(name) else f"is said to be in {file}"
    # Identifiers may have dots, so that the last name is only a part.
    name = token["path"].rpartition(".")[2]
    found = any(each in text for each in [name, json.dumps(name)[1:-1]])
    return None if found and line > 0 else f"is said to be at {file}:{line}, where {text.strip()!r} is"


def compare(campaign_, what, system_colors, printed, folder, files=None, system=None):
    """Holds a listing to the colors expected, both ways; returns what was counted."""
    counts = Counts()
    files = files or {}
    if not campaign_.case(printed.problem is None, f"{what}: {printed.problem}", **files):
        counts.missing = len(system_colors)
        return counts
    for name in printed.tokens:
        if name not in system_colors:
            counts.extra += 1
            campaign_.case(False, f"{what}: '{name}' is listed, and is no color", **files)
    for name, colors in system_colors.items():
        token = printed.tokens.get(name)
        if token is None:
            counts.missing += 1
            campaign_.case(False, f"{what}: '{name}' is missing", **files)
            continue
        for variant, color in colors.items():
            counts.compared += 1
            problem = color_problem(color, Listing.value(token, variant))
            counts.different += problem is not None
            campaign_.case(problem is None, f"{what}: '{name}' in {variant} {problem}", **files)
        for variant, other in FALLBACK.items():
            if variant in token and token[variant] == Listing.value(token, other):
                campaign_.case(False, f"{what}: '{name}' repeats {other} in {variant}", **files)
        problem = place_problem(token, folder)
        campaign_.case(problem is None, f"{what}: '{name}' {problem}", **files)
        if system:
            chain = system.chain(name)
            if chain is not None and len(colors) == len(VARIANTS) and chain:
                campaign_.case(token.get("aliases") == chain,
                               f"{what}: '{name}' goes by {token.get('aliases')}, not {chain}", **files)
    return counts


# Parts


def systems(campaign_, data):
    """Every color token of real systems, in every mode; returns how many values were compared."""
    before, values = campaign_.counts, 0
    if not data.is_dir():
        campaign_.skip(len(LOOKS), "there is no folder of real systems")
        return values
    table = [["system", "modes", "color tokens", "unresolved", "compared", "differences", "missing",
              "extra"]]
    for look in LOOKS:
        home = data / look.system
        if not home.is_dir():
            campaign_.skip(1, f"there is no {look.system} in the folder of real systems")
            continue
        system = reference.System(look.entries, home)
        colors, unresolved = system.colors(), system.unresolved()
        partial = sum(len(each) < len(VARIANTS) for each in colors.values())
        found = (len(system.names), len(colors), set(unresolved), partial)
        campaign_.case(found == (look.tokens, look.colors, look.unresolved, look.partial),
                       f"{look.system} ({look.modes}): the second reader finds {found}")
        folder = campaign_.fresh()
        shutil.rmtree(folder)
        shutil.copytree(home, folder, copy_function=shutil.copyfile)
        theme(folder, look.entries)
        what = f"{look.system} ({look.modes})"
        printed = listing(campaign_, folder, "T.theme.yaml")
        counts = compare(campaign_, what, colors, printed, folder, system=system)
        if len(look.entries) == 1 and isinstance(look.entries[0], str):
            # A file by itself is read as a theme with that one entry.
            compare(campaign_, f"{what}, the file by itself", colors,
                    listing(campaign_, folder, look.entries[0]), folder, system=system)
        if printed.problem is None:
            missing = set(unresolved) - printed.unresolved - printed.skipped
            campaign_.case(not missing, f"{what}: nothing is said of {sorted(missing)}")
            said = printed.unresolved - set(unresolved)
            # What is no color may be unresolvable as well.
            campaign_.case(not said & set(colors), f"{what}: {sorted(said)[:5]} can be resolved")
        table.append([look.system, look.modes, len(colors), len(unresolved), counts.compared,
                      counts.different, counts.missing, counts.extra])
        values += counts.compared
    widths = [max(len(str(row[index])) for row in table) for index in range(len(table[0]))]
    for row in table:
        print("  " + "  ".join(str(cell).ljust(width) for cell, width in zip(row, widths)).rstrip())
    campaign_.row("real systems", before)
    return values


def synthetic(campaign_, count):
    """Random files in every dialect: two readers, and the colors that the files were made of."""
    before, values = campaign_.counts, 0
    maker = tokens_maker.TokenMaker(campaign_.random)
    for _ in range(count):
        case = maker.case()
        folder = campaign_.fresh()
        tokens_maker.write(case, folder)
        files = {name.replace("/", "-"): text for name, text in case.files.items()}
        files["theme"] = json.dumps(case.entries)
        try:
            own = reference.System(case.entries, folder).colors()
            problem = disagreement(case.colors, own)
        except (reference.Wrong, LookupError, ValueError) as error:
            problem = repr(error)
        campaign_.case(problem is None, f"{case.kind}: the second reader: {problem}", **files)
        name = "T.theme.yaml"
        theme(folder, case.entries)
        if campaign_.random.random() < 0.1:
            # Tokens are handed on to heirs.
            name = "Heir.theme.yaml"
            (folder / name).write_text("extends: T.theme.yaml\n")
        elif isinstance(case.entries[0], str) and len(case.entries) == 1:
            name = campaign_.random.choice([name, case.entries[0]])
        values += compare(
            campaign_, case.kind, case.colors, listing(campaign_, folder, name), folder, files).compared
    print(f"  {values} values of random files")
    campaign_.row("random files", before)
    return values


def wild(campaign_, count):
    """Random documents with all dialects in them: two readers have to find the same."""
    before, values = campaign_.counts, 0
    maker = tokens_maker.TokenMaker(campaign_.random)
    for _ in range(count):
        case = maker.wild()
        folder = campaign_.fresh()
        tokens_maker.write(case, folder)
        files = {name.replace("/", "-"): text for name, text in case.files.items()}
        files["theme"] = json.dumps(case.entries)
        own = reference.System(case.entries, folder).colors()
        theme(folder, case.entries)
        values += compare(campaign_, case.kind, own, listing(campaign_, folder, "T.theme.yaml"), folder,
                          files).compared
    print(f"  {values} values of documents of all dialects")
    campaign_.row("documents of all dialects", before)
    return values


def disagreement(truth, own):
    """Where two lists of colors differ; None where nowhere."""
    for name in dict.fromkeys([*truth, *own]):
        left, right = truth.get(name, {}), own.get(name, {})
        for variant in VARIANTS:
            a, b = left.get(variant), right.get(variant)
            if (a is None) != (b is None) or (a is not None and not near(a, b)):
                return f"'{name}' in {variant} is {b!r}, not {a!r}"
    return None


def near(first, second):
    return first.space == second.space and all(
        abs(float(a - b)) < 1e-12
        for a, b in zip([*first.components, first.alpha], [*second.components, second.alpha]))


# What official schemas say that the standard's text says otherwise.
BY_TEXT = {
    "alias_root": True,  # The text asks for references to roots; the schema's pattern has none.
    "untyped_token": False, "dangling_alias": False, "cycle": False,  # No schema can tell.
    "alias_padded": False,  # There is no token by the name with blanks.
    "color_component_ref": False,  # There is nothing at the pointer.
    "default_not_in_contexts": False,
}


def as_colors(value):
    """A document with a color for each number, as nothing is said of other types."""
    if isinstance(value, dict):
        table = {name: as_colors(inner) for name, inner in value.items()}
        if value.get("$type") == "number":
            table["$type"] = "color"
        if isinstance(value.get("$value"), int):
            table["$value"] = dict(tokens_hostile.RED)
        return table
    return [as_colors(inner) for inner in value] if isinstance(value, list) else value


def verdicts(campaign_, file):
    """Which documents are right, by the official schemas and where these are silent by the text."""
    before = campaign_.counts
    if not file.exists():
        campaign_.skip(1, "there are no verdicts")
        return
    for kind, documents in json.loads(file.read_text()).items():
        for name, row in documents.items():
            document = row["document"]
            if name != "color_figma_compose_2026":
                document = as_colors(document)
            folder = campaign_.fresh()
            for part in ["a.json", "d.json"]:
                (folder / part).write_text(json.dumps({"a": tokens_hostile.color(tokens_hostile.RED)}))
            entries = ["t.json"]
            if kind == "resolver":
                if "sets" not in document:
                    document = dict(document, sets={"s": {"sources": [{"$ref": "a.json"}]}})
                entries = [{"resolver": "t.json"}]
            (folder / "t.json").write_text(json.dumps(document))
            theme(folder, entries)
            result = campaign_.run("tokens", "T.theme.yaml", "--format", "json", cwd=folder)
            printed = Listing(result)
            accepted = printed.problem is None and result.status == campaign.DONE and not (
                printed.document["deviations"] or printed.unresolved or result.err)
            right = BY_TEXT.get(name, row["official_schema"] == "valid")
            campaign_.case(accepted == right and not result.crashed,
                           f"{name} is {'right' if right else 'wrong'}: {result}",
                           document=json.dumps(document), printed=result.out)
    campaign_.row("official verdicts", before)


SECONDS = 1.0
MEGABYTES = 300
# What is said to one file, in bytes.
TEXT = 1_000_000
ERROR = re.compile(rb"error: \S.{9}")


def hostile(campaign_):
    """Hostile files: an answer in a second, and nothing written where it is an error."""
    before = campaign_.counts
    outside = campaign_.folder / "outside.json"
    outside.write_text(json.dumps({"a": tokens_hostile.color(tokens_hostile.RED)}))
    rows = [row for row in tokens_hostile.ROWS if campaign_.long or not row.is_large]
    if len(rows) < len(tokens_hostile.ROWS):
        campaign_.skip(len(tokens_hostile.ROWS) - len(rows), "large files are for the long form")
    for row in rows:
        folder = campaign_.fresh()
        (folder / "appearance.yaml").write_text("outputs: [manifest]\n")
        made(row, folder)
        content = None if "50 MB" in row.name else names(folder)
        for command in [["compile", "T.theme.yaml", "--output", "out"],
                        ["tokens", "T.theme.yaml", "--format", "json"]]:
            result = quickest(campaign_, command, folder)
            problem = answer_problem(result, row.fails and command[0] == "compile")
            if problem is None and result.status != campaign.DONE:
                if (folder / "out").exists() or content not in (None, names(folder)):
                    problem = "something was written"
            campaign_.case(problem is None, f"{row.name}: {command[0]} {problem}",
                           printed=result.err[-600:])
        shutil.rmtree(folder / "out", ignore_errors=True)
    campaign_.row("hostile files", before)


def made(row, folder):
    """Writes a row's files and a theme that uses the token `a` of them.

    A child does, as the command would begin with the memory that this takes.
    """
    child = os.fork()
    if child == 0:
        status = 1
        try:
            theme(folder, row.make(os.fspath(folder)), roles={"ink": "{a}"})
            status = 0
        finally:
            os._exit(status)
    if os.waitpid(child, 0)[1]:
        raise RuntimeError(f"cannot make the files of '{row.name}'")


def names(folder):
    """The names in a folder, without opening what they stand for."""
    return sorted(os.path.join(inner, name) for inner, folders, files in os.walk(folder)
                  for name in folders + files)


def quickest(campaign_, command, folder):
    """The quickest of at most three runs: a busy machine may spoil one."""
    best = None
    for _ in range(3):
        result = campaign_.run(*command, cwd=folder, seconds=20)
        best = result if best is None or result.seconds < best.seconds else best
        if best.seconds <= SECONDS:
            break
    return best


def answer_problem(result, fails):
    if result.crashed:
        return f"ends with {result}"
    if result.seconds > SECONDS:
        return f"takes {result.seconds:.1f} s"
    if result.megabytes > MEGABYTES:
        return f"takes {result.megabytes:.0f} MB"
    if fails and result.status not in (campaign.FINDINGS, campaign.UNREADABLE):
        return f"ends with {result}"
    if result.status != campaign.DONE and not ERROR.search(result.err):
        return f"says no error: {result}"
    if len(result.err) > TEXT:
        return f"says {len(result.err)} bytes"
    return None


def run(campaign_):
    data = pathlib.Path(campaign_.options.data)
    values = systems(campaign_, data)
    verdicts(campaign_, data.parent / "dtcg" / "schema-verdicts.json")
    values += synthetic(campaign_, campaign_.size(150, 9_600))
    values += wild(campaign_, campaign_.size(50, 5_300))
    print(f"  {values} values compared with the second reader")
    hostile(campaign_)


def options(parser):
    parser.add_argument("--data", metavar="FOLDER", default=os.fspath(DATA),
                        help="real systems, a folder each; ../shared/data/tokens by default")


if __name__ == "__main__":
    campaign.main("tokens", run, options)
