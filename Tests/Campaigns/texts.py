"""Hostile texts and paths in every format: nothing leaves its comment, its line or its field.

Texts of themes, names of files and arguments hold line breaks, escape sequences, marks of direction,
commands of CI and bytes that are not UTF-8. Every report, output, depfile and diff is read by a parser
of its own; make and patch are the real ones.
"""

import json
import os
import re
import shutil
import urllib.parse

import campaign
import reports

PIECES = [
    "\r", "\r\n", "\n", "\x0b", "\x0c", "\x85", "\u2028", "\u2029", "\0", "\x07", "\x1b[31m",
    "\x1b]0;title\x07", "\x7f", "\x9b31m", "\u202e", "\u2066", "\u2067", "\u200e", "\u061c", "\ufeff",
    "\U000e0041", "\n::error::forged", "\r::error file=x::forged", "%0A::error::x", "##[group]x", "##vso[task.x]y",
    "::error::x", "\n  ::error::forged", "]]>", "<!--", "&amp;",
    "\"", "\"\"\"", "\\", "\\(exit(1))", "\\u{0}", "*/", "/*", "//", "`", "$(id)", "${x}", "#\"", "'",
    "e\u0301", "\u1112\u1161\u11ab", "\U0001f468\u200d\U0001f469", "a" * 60, "\t",
]
CODE = "static let injected = 6 * 7"

NAME_PIECES = [
    " ", "\t", "\n", "\r", "\x1b[31m", "\x7f", "%", "%25", "=", "[", "]", "*", "?", "$", "$$", "#", "\\",
    "\\\n", ":", ";", "|", "&", "'", "\"", ",", "~", "@", "::error::x", "##[group]", "##vso[a]", "\u202e", "\u2028", "é", "e\u0301",
    "\u1112\u1161\u11ab", "(", ")", "{", "}", "--", "+++ ", "\\ ",
]

# What make and ninja can both be told of.
MILD_PIECES = [" ", "#", "$", "$$", "\\", ":", ",", "é", "e\u0301", "(", ")", "{", "}", "@", "=", "--", "+"]

OUTPUTS = ("presets,barAppearances,proxy,doubleNavigation,colorTheme,swiftUI,dynamicColors,"
           "assetCatalog,manifest")


def hostile(random):
    """A text with something hostile in it and code after it."""
    piece = random.choice(PIECES)
    return random.choice([f"x{piece}{CODE}", piece + CODE, f"x{piece}", piece, f"{piece}{piece}x"])


def place(random, text):
    """A theme with a text where a theme has texts: some of them are refused there."""
    theme = {"palette": {"paper": "#F7F7F9", "ink": "#777777"}, "appearances": {"light": {
        "statusBarStyle": "darkContent", "navigationBar": {
            "backgroundColor": "{paper}", "tintColor": "{ink}"}}}}
    light = theme["appearances"]["light"]
    bar = light["navigationBar"]
    where = random.choice([
        "description", "deprecated", "font", "name", "prefix", "key", "color", "palette", "appearance",
        "screen", "role", "extends", "reference", "style", "unknown"])
    if where in ("description", "deprecated"):
        light[where] = text
    elif where == "font":
        bar["titleFont"] = {"name": text, "size": 17}
    elif where in ("name", "prefix", "extends", "unknown"):
        theme[where] = text
    elif where == "key":
        bar[text] = "white"
    elif where == "color":
        bar["tintColor"] = text
    elif where == "palette":
        theme["palette"][text] = "white"
        bar["titleColor"] = f"{{{text}}}"
    elif where == "appearance":
        theme["appearances"][text] = {"extends": "light"}
    elif where == "screen":
        theme["screens"] = {text: {"appearance": "light"}}
    elif where == "role":
        theme["roles"] = {text: "white"}
    elif where == "reference":
        bar["tintColor"] = f"{{{text}}}"
    else:
        light["statusBarStyle"] = text
    return where, theme


def in_themes(campaign_, count):
    before = campaign_.counts
    random = campaign_.random
    for _ in range(count):
        text = hostile(random)
        where, theme = place(random, text)
        # JSON escapes everything; YAML gets some of it as it is.
        source = json.dumps(theme, ensure_ascii=random.random() < 0.7).encode("utf-8", "surrogatepass")
        folder = campaign_.fresh()
        (folder / "appearance.yaml").write_text(campaign.LENIENT)
        (folder / "t.theme.yaml").write_bytes(source)
        out = campaign_.fresh("reports")
        result = campaign_.run(
            "compile", "t.theme.yaml", "--output", "out", "--outputs", OUTPUTS,
            *reports.report_options(out, verbose=False), cwd=folder)
        problem = check_run(result, out, verbose=False) or check_outputs(folder / "out")
        campaign_.case(problem is None, f"{where}: {problem}", theme=source)
    campaign_.row("texts of themes", before)


def check_run(result, out, verbose=True):
    """What is wrong with an answer and its reports; None where nothing is."""
    if result.status not in (campaign.DONE, campaign.FINDINGS):
        return str(result)
    try:
        reports.parse_all(out, verbose)
        said = reports.text_of(result.err + result.out)
        if forged := re.search(r"(?m)^\s*::.*", said):
            return f"a command {forged[0]!r}"
        for line in (out / "github.report").read_text().splitlines():
            if re.match(r"::\w+( [^:]*)?::forged", line):
                return f"a forged command {line!r}"
    except reports.Malformed as error:
        return str(error)
    return None


def check_outputs(folder):
    """What is wrong with outputs: code outside of comments and texts, controls, broken JSON."""
    if not folder.exists():
        return None
    for name, content in campaign.snapshot(folder).items():
        try:
            text = reports.text_of(content, tabs=True)
            if name.endswith(b".json"):
                reports.parse_json(content)
        except reports.Malformed as error:
            return f"{name}: {error}"
        if name.endswith(b".swift"):
            for line in text.split("\n"):
                if line.lstrip().startswith("static let injected"):
                    return f"{name}: {CODE!r} is code"
    return None


def hostile_name(random):
    pieces = random.choice([MILD_PIECES, NAME_PIECES]) + ["a", "B"]
    name = "".join(random.choice(pieces) for _ in range(random.randrange(1, 4)))
    if len(pieces) > len(MILD_PIECES) + 2 and random.random() < 0.15:
        return os.fsencode(name) + b"\xff\xc3"
    return os.fsencode(name)


def in_paths(campaign_, count):
    """Hostile names of folders and themes: reports, depfiles, diffs."""
    before = campaign_.counts
    for _ in range(count):
        folder = os.fsencode(campaign_.fresh())
        name, inner = hostile_name(campaign_.random), hostile_name(campaign_.random)
        os.mkdir(os.path.join(folder, inner))
        with open(os.path.join(folder, b"appearance.yaml"), "wb") as file:
            file.write(campaign.LENIENT.encode())
        path = os.path.join(inner, name + b".theme.yaml")
        theme = (b"name: Brand\nappearances:\n  light:\n    statusBarStyle: darkContent\n"
                 b"    navigationBar: { backgroundColor: \"#F7F7F9\", tintColor: \"#999999\" }\n")
        with open(os.path.join(folder, path), "wb") as file:
            file.write(theme)
        out = campaign_.fresh("reports")
        # A path may begin like an option or a list.
        argument = os.path.join(b".", path)
        result = campaign_.run("lint", argument, *reports.report_options(out), cwd=folder)
        problem = check_run(result, out) or check_uris(out, path)
        campaign_.case(problem is None, f"reports of {path}: {problem}")
        problem = check_depfile(campaign_, folder, argument, inner)
        campaign_.case(problem is None, f"depfile of {path}: {problem}")
        problem = check_diff(campaign_, folder, argument)
        campaign_.case(problem is None, f"diff of {path}: {problem}")
    campaign_.row("names of files", before)


def check_uris(out, path):
    """The path comes back from SARIF as it was."""
    for run in json.loads((out / "sarif.report").read_text())["runs"]:
        for result in run["results"]:
            for location in result.get("locations", []):
                uri = location["physicalLocation"]["artifactLocation"]["uri"]
                if urllib.parse.unquote_to_bytes(uri) != path:
                    return f"{uri} is not its URI"
    return None


def check_depfile(campaign_, folder, path, inner):
    """make finds every dependency of every output, and notices a change; a refusal is fine too."""
    target = os.path.join(inner, b"out")
    result = campaign_.run("compile", path, "--output", target, "--depfile", "t.d", cwd=folder)
    depfile = os.path.join(folder, b"t.d")
    if result.status in (campaign.USAGE, campaign.UNWRITABLE, campaign.FINDINGS):
        if os.path.exists(os.path.join(folder, target)) or os.path.exists(depfile):
            return f"refused, but written: {result}"
        return None
    if result.status != campaign.DONE:
        return str(result)
    if shutil.which("make") is None:
        return None
    with open(os.path.join(folder, b"Makefile"), "wb") as file:
        file.write(b"all:\ninclude t.d\n")
    os.utime(os.path.join(folder, path), (2_000_000_000, 2_000_000_000))
    output = os.path.join(inner, b"out", b"Appearance+Brand.swift")
    log = campaign.run(["make", "-rRdq", b"--", output], cwd=folder)
    os.utime(os.path.join(folder, path))
    newer = b"Prerequisite '%s' is newer than target '%s'" % (os.path.normpath(path), output)
    if newer not in log.out:
        return f"make does not see that {output} depends on it: {log.err[:200]}"
    return None


def check_diff(campaign_, folder, path):
    """patch makes of the diff what --fix makes."""
    check = campaign_.run("lint", path, "--fix", "--check", cwd=folder)
    if check.status not in (campaign.DONE, campaign.FINDINGS):
        return str(check)
    try:
        reports.text_of(re.sub(rb"(?m)^[-+ @].*\t.*$", b"", check.out))
    except reports.Malformed as error:
        return str(error)
    absolute = os.path.join(folder, path)
    with open(absolute, "rb") as file:
        original = file.read()
    if shutil.which("patch") is None:
        return None
    patched = campaign.run(["patch", "-p0", "--quiet", "--no-backup-if-mismatch"], cwd=folder,
                           input=check.out)
    with open(absolute, "rb") as file:
        by_patch = file.read()
    with open(absolute, "wb") as file:
        file.write(original)
    fixed = campaign_.run("lint", path, "--fix", "--quiet", cwd=folder)
    with open(absolute, "rb") as file:
        by_fix = file.read()
    if by_fix == original:
        return f"nothing is repaired: {fixed}"
    # What patch itself refuses, as a name with a line break in it, it has to refuse aloud.
    if by_patch != by_fix and patched.status == 0:
        return f"patch makes something else: {patched.out + patched.err}"
    if by_patch != by_fix:
        return f"patch fails: {(patched.out + patched.err)[:200]}"
    return None


def in_arguments(campaign_, count):
    """Hostile arguments: what is echoed is safe to show."""
    before = campaign_.counts
    random = campaign_.random
    commands = ["lint", "compile", "explain", "rules", "schema", "init", ""]
    options = ["--", "-", "--format=", "--report=", "--outputs=", "--config=", "--baseline=", "--output=",
               "@", "", "--report=json="]
    folder = campaign_.fresh()
    (folder / "t.theme.yaml").write_text("palette: {}\n")
    for _ in range(count):
        text = hostile(random).replace("\0", "\x01")
        arguments = [random.choice(commands), random.choice(options) + text]
        if arguments[0] in ("init", "") or arguments[1].startswith("--output="):
            arguments = ["lint", "--" + text]
        result = campaign_.run(*arguments, cwd=folder)
        problem = f"ends with {result}" if result.crashed else None
        try:
            reports.text_of(result.out + result.err)
        except reports.Malformed as error:
            problem = str(error)
        campaign_.case(problem is None, f"{arguments}: {problem}")
    campaign_.row("arguments", before)


def run(campaign_):
    in_themes(campaign_, campaign_.size(400, 20_000))
    in_paths(campaign_, campaign_.size(60, 2_000))
    in_arguments(campaign_, campaign_.size(100, 2_000))


if __name__ == "__main__":
    campaign.main("texts", run)
