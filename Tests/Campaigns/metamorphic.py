"""The same theme written, found or compiled in another way gives the same outputs.

Random themes are written in YAML of every style, in JSON, with other orders of keys, with anchors
and merge keys, and split over files that extend one another; compiled by other spellings of their
path, from other folders and in other environments. Each has to give what the plain theme gives.
"""

import copy
import json
import os

import campaign
import writing

OUTPUTS = ("presets, barAppearances, proxy, doubleNavigation, colorTheme, swiftUI, dynamicColors, "
           "manifest")
CONFIGURATION = campaign.LENIENT.replace("presets, manifest", OUTPUTS)
# Where no appearances are named light and dark, the first of each style are the enumeration's.
UNORDERED = CONFIGURATION.replace("colorTheme, ", "")

# What a manifest says about the text of the theme rather than its meaning.
TEXTUAL = {"source", "sources", "diagnostics"}


def meaning(value):
    """A manifest without places."""
    return {key: each for key, each in value.items() if key not in TEXTUAL}


class Compiled:
    """What compiling gave: the status, the outputs, the findings."""

    def __init__(self, result, outputs):
        self.result = result
        self.files = outputs
        self.manifests = {
            name: meaning(json.loads(content)) for name, content in outputs.items()
            if name.endswith(b".appearance.json")}
        # The first line names the theme's file.
        self.code = {name: content.partition(b"\n")[2] for name, content in outputs.items()
                     if name.endswith(b".swift")}

    def difference(self, other, code=True):
        """Where another compilation differs; None where it does not."""
        if self.result.status != other.result.status:
            return f"status {self.result.status}, then {other.result}"
        if set(self.files) != set(other.files):
            return f"files {sorted(set(self.files) ^ set(other.files))}"
        for name in self.manifests:
            if self.manifests[name] != other.manifests[name]:
                return f"{name}: {first_difference(self.manifests[name], other.manifests[name])}"
        for name in self.code if code else ():
            if self.code[name] != other.code[name]:
                lines = zip(self.code[name].splitlines(), other.code[name].splitlines())
                return f"{name}: {next((pair for pair in lines if pair[0] != pair[1]), 'lengths')}"
        return None


def first_difference(left, right, path=""):
    if isinstance(left, dict) and isinstance(right, dict):
        for key in sorted(set(left) | set(right)):
            if left.get(key) != right.get(key):
                return first_difference(left.get(key), right.get(key), f"{path}.{key}")
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for index, (one, other) in enumerate(zip(left, right)):
            if one != other:
                return first_difference(one, other, f"{path}[{index}]")
    return f"{path}: {str(left)[:150]} and {str(right)[:150]}"


class Bench:
    """Compiles variations of a theme and compares them."""

    def __init__(self, campaign_):
        self.campaign = campaign_

    def compile(self, files, *paths, name="case", cwd=None, configuration=CONFIGURATION, **options):
        folder = self.campaign.fresh(name)
        (folder / "appearance.yaml").write_text(configuration)
        for path, content in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
        result = self.campaign.run(
            "compile", *(paths or ["Brand.theme.yaml"]), "--output", folder / "out", "--quiet",
            cwd=folder / cwd if cwd else folder, **options)
        out = folder / "out"
        return Compiled(result, campaign.snapshot(out) if out.exists() else {})

    def same(self, what, base, other, files, code=True):
        difference = base.difference(other, code)
        shown = {os.path.basename(name).replace(".", "_"): content for name, content in files.items()}
        self.campaign.case(difference is None, f"{what}: {difference}", **shown)


def shuffled(random, value, key=None, kept=()):
    """The value with its keys in another order, but for those of the mappings under the kept keys."""
    if not isinstance(value, dict):
        return value
    keys = list(value)
    if key not in kept:
        random.shuffle(keys)
    return {key: shuffled(random, value[key], key, kept) for key in keys}


# Below these a mapping is one value, which is not split over files.
WHOLE = {"light", "dark", "lightHighContrast", "darkHighContrast", "size", "name", "weight"}


def split(random, value, depth=0):
    """Two mappings that give this one when the second is laid over the first."""
    below, above = {}, {}
    for key, each in value.items():
        is_group = isinstance(each, dict) and each and not set(each) <= WHOLE
        if is_group and depth < 3 and key not in ("roles", "screens", "dynamic", "titleFont"):
            first, second = split(random, each, depth + 1)
            if first:
                below[key] = first
            if second or not first:
                above[key] = second
        elif random.random() < 0.5:
            below[key] = each
        else:
            above[key] = each
            # What is laid over does not show.
            if isinstance(each, str) and each.startswith("#") and random.random() < 0.3:
                below[key] = "#123456"
    return below, above


def writing_styles(campaign_, count):
    before = campaign_.counts
    bench = Bench(campaign_)
    random = campaign_.random
    compiled = 0
    for _ in range(count):
        theme = campaign.ThemeMaker(random).theme()
        plain = {"Brand.theme.yaml": campaign.yaml(theme)}
        base = bench.compile(plain)
        campaign_.case(not base.result.crashed, f"ends with {base.result}", theme=campaign.yaml(theme))
        compiled += base.result.status == campaign.DONE

        def compare(what, files, *paths, code=True):
            bench.same(what, base, bench.compile(files, *paths), files, code)

        compare("in another style", {"Brand.theme.yaml": writing.Writer(random).write(theme)})
        compare("with anchors", {"Brand.theme.yaml": writing.Writer(random, anchors=True).write(theme)})
        compare("with merge keys", {"Brand.theme.yaml": writing.Writer(random, merges=True).write(theme)})
        compare("in JSON", {"Brand.theme.json": json.dumps(theme).encode()}, "Brand.theme.json")
        compare("with keys in another order",
                {"Brand.theme.yaml": writing.Writer(random).write(
                    shuffled(random, theme, kept={"appearances", "dynamic"}))}, code=False)
        mixed = {"Brand.theme.yaml": writing.Writer(random).write(shuffled(random, theme))}
        bench.same("with appearances in another order",
                   bench.compile(plain, configuration=UNORDERED),
                   bench.compile(mixed, configuration=UNORDERED), mixed, code=False)
        below, above = split(random, copy.deepcopy(theme))
        above["extends"] = "base/below.yaml"
        compare("split over two files", {
            "base/below.yaml": writing.Writer(random).write(below) if below else b"{}\n",
            "Brand.theme.yaml": writing.Writer(random).write(above)}, code=False)
    campaign_.case(compiled > count * 0.9, f"only {compiled} of {count} themes compile")
    campaign_.row("ways to write a theme", before)


def chains(campaign_, count):
    """References one after another, in any order of the keys."""
    before = campaign_.counts
    bench = Bench(campaign_)
    for index in range(count):
        length = [10, 63, 64, 65, 100, 1000, 5000][index % 7]
        links = [(f"c{i}", f"{{c{i - 1}}}" if i else "#F7F7F9") for i in range(length)]
        bars = {"appearances": {"light": {"statusBarStyle": "darkContent", "navigationBar": {
            "backgroundColor": f"{{c{length - 1}}}", "tintColor": "black"}}}}
        forward = dict(bars, palette=dict(links))
        base = bench.compile({"Brand.theme.yaml": campaign.yaml(forward)})
        campaign_.case(base.result.status == campaign.DONE, f"a chain of {length}: {base.result}")
        for order in (links[::-1], campaign_.random.sample(links, length)):
            files = {"Brand.theme.yaml": campaign.yaml(dict(bars, palette=dict(order)))}
            bench.same(f"a chain of {length} in another order", base, bench.compile(files), files,
                       code=False)
    campaign_.row("chains of references", before)


def spellings(campaign_, count):
    """The path of the theme, written otherwise or reached otherwise."""
    before = campaign_.counts
    bench = Bench(campaign_)
    for _ in range(count):
        theme = campaign.ThemeMaker(campaign_.random).theme()
        files = {"sub/Brand.theme.yaml": campaign.yaml(theme), "else/.keep": b""}
        base = bench.compile(files, "sub/Brand.theme.yaml")
        here = campaign_.folder / "case"
        for path, cwd in [("./sub/Brand.theme.yaml", None), ("sub//Brand.theme.yaml", None),
                          ("else/../sub/Brand.theme.yaml", None), ("Brand.theme.yaml", "sub"),
                          ("../sub/Brand.theme.yaml", "else"), (".", "sub"), ("sub", None),
                          (here / "sub/Brand.theme.yaml", "else")]:
            other = bench.compile(files, path, cwd=cwd)
            bench.same(f"{path} from {cwd}", base, other, files)
            campaign_.case(base.files == other.files, f"{path} from {cwd}: other bytes")
        linked_folder(campaign_, theme)
    campaign_.row("ways to a theme", before)


def linked_folder(campaign_, theme):
    """A working folder that is reached through a link is the same folder."""
    real = campaign_.fresh("real")
    link = campaign_.folder / "link"
    if not link.is_symlink():
        link.symlink_to("real")
    (real / "Brand.theme.yaml").write_bytes(campaign.yaml(theme))
    found = []
    for folder in (real, link):
        environment = dict(os.environ, PWD=str(folder))
        for path in ["Brand.theme.yaml", folder / "Brand.theme.yaml"]:
            result = campaign_.run("lint", path, "--format", "json", cwd=folder, env=environment)
            items = json.loads(result.out)["diagnostics"]
            found.append([(each["file"], each["fingerprint"]) for each in items])
    for other, how in zip(found[1:], ["an absolute path", "a link", "a path through a link"]):
        campaign_.case(other == found[0], f"{how} gives another report: {found[0][:1]}, {other[:1]}")


ENVIRONMENTS = [
    {"LANG": "C"}, {"LC_ALL": "tr_TR.UTF-8"}, {"LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kathmandu"},
    {"TZ": "America/St_Johns"}, {"HOME": "/nonexistent"}, {"HOME": ""}, {"COLUMNS": "10"},
    {"TERM": "dumb"}, {"TERM": "xterm-256color", "CLICOLOR_FORCE": "1"}, {"NO_COLOR": "1"},
    {"TMPDIR": "/nonexistent"}, {"CI": "true", "GITHUB_ACTIONS": "true"}, {"PWD": "/nonexistent"},
    {"SWIFT_DETERMINISTIC_HASHING": "1"}, {"XDG_CONFIG_HOME": "/nonexistent"}, {},
]


def environments(campaign_, count):
    """Environments, other themes beside it, other orders, one core, again."""
    before = campaign_.counts
    bench = Bench(campaign_)
    random = campaign_.random
    for _ in range(count):
        files = {f"T{index}.theme.yaml": campaign.yaml(dict(
            campaign.ThemeMaker(random).theme(), prefix=f"t{index}")) for index in range(3)}
        names = sorted(files)
        base = bench.compile(files, *names)
        for extra in ENVIRONMENTS:
            other = bench.compile(files, *names, env=dict(extra, PATH=os.environ["PATH"]))
            bench.same(f"with {extra}", base, other, files)
            # Where color is forced, findings are styled and drawn swatches stand beside colors.
            said = campaign.plain(other.result.err) if "CLICOLOR_FORCE" in extra else other.result.err
            campaign_.case((base.files, base.result.err) == (other.files, said), f"with {extra}: other bytes")
        for _ in range(3):
            order = random.sample(names, 3) + random.choice([[], [names[0]], ["."]])
            other = bench.compile(files, *order)
            campaign_.case(base.files == other.files, f"{order}: other bytes")
        again(campaign_, names)
    campaign_.row("environments and orders", before)


def again(campaign_, names):
    """A second run of what `Bench` compiled last touches nothing."""
    folder = campaign_.folder / "case"
    out = folder / "out"
    if not out.exists():
        return

    def times():
        return {each: os.stat(each).st_mtime_ns for each in out.iterdir()}

    earlier = times()
    result = campaign_.run("compile", *names, "--output", out, "--quiet", cwd=folder)
    campaign_.case(result.status == campaign.DONE and earlier == times(),
                   f"a second run touches outputs: {result}")
    check = campaign_.run("compile", *names, "--output", out, "--quiet", "--check", cwd=folder)
    campaign_.case(check.status == campaign.DONE, f"--check finds a difference: {check}")


def run(campaign_):
    writing_styles(campaign_, campaign_.size(60, 2_000))
    chains(campaign_, campaign_.size(7, 35))
    spellings(campaign_, campaign_.size(6, 100))
    environments(campaign_, campaign_.size(4, 60))


if __name__ == "__main__":
    campaign.main("metamorphic", run)
