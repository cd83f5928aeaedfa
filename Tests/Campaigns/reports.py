"""Parsers of the report formats, written from what readers of these formats expect.

Each takes the bytes of a report and gives its findings as `(severity, rule)`; what is not of the
format raises `Malformed`.
"""

import collections
import json
import re
import urllib.parse
import xml.etree.ElementTree

SEVERITIES = ("error", "warning", "note")

# What a terminal, an editor or a reviewer would obey or not see: controls but the line feed, other
# ends of lines, marks of direction.
FORBIDDEN = re.compile(
    "[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]")


class Malformed(Exception):
    """A text is not of the format."""


# What runners of GitHub, Azure and TeamCity obey wherever it stands in a line of a log.
COMMAND = re.compile(r"##[a-z]*\[", re.IGNORECASE)


def text_of(report, tabs=False):
    """The text of UTF-8 bytes that are safe to show; generated files may hold tabs."""
    try:
        text = report.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(f"not UTF-8: {error}") from None
    found = FORBIDDEN.search(text.replace("\t", " ") if tabs else text)
    if found:
        around = text[max(0, found.start() - 40):found.end() + 20]
        raise Malformed(f"U+{ord(found[0]):04X} as such in {around!r}")
    if command := COMMAND.search(text):
        raise Malformed(f"the command {command[0]!r} in {text[command.start():][:60]!r}")
    return text


def parse_json(report):
    """Any JSON document; keys stand once."""
    def once(pairs):
        keys = collections.Counter(key for key, _ in pairs)
        if any(count > 1 for count in keys.values()):
            raise Malformed(f"a key twice in {list(keys)[:5]}")
        return dict(pairs)

    def refuse(name):
        raise Malformed(f"{name} is not JSON")

    try:
        return json.loads(text_of(report), object_pairs_hook=once, parse_constant=refuse)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"not JSON: {error}") from None


def expect(condition, what):
    if not condition:
        raise Malformed(what)


HEADLINE = re.compile(r"(?:.*: )?(error|warning|note): (.+) \[([a-z0-9-]+)\]$")
PLAIN_LINE = re.compile(
    r".*:\d+:\d+: note: .+$|^ *\d* \|( .*)?$|^ *= .+$|^\d+ \w+|^no |^(note|error): .+$|^ *\.\.\."
    r"|^$|^by rule: .+$")


def text(report):
    found = []
    for line in text_of(report).splitlines():
        match = HEADLINE.match(line)
        if match:
            found.append((match[1], match[3]))
        else:
            expect(PLAIN_LINE.match(line) or line.startswith("…"), f"a line of its own: {line[:200]!r}")
    return found


def xcode(report):
    found = []
    for line in text_of(report).split("\n")[:-1]:
        match = HEADLINE.match(line)
        if match:
            found.append((match[1], match[3]))
        else:
            expect(re.match(r"(.*: )?note: ", line), f"a line of its own: {line[:200]!r}")
    return found


GITHUB = re.compile(r"::(error|warning|notice) ([^:]*)::(.+)$")


def github(report):
    found = []
    for line in text_of(report).split("\n")[:-1]:
        match = GITHUB.match(line)
        expect(match, f"no workflow command: {line[:200]!r}")
        properties = dict(item.partition("=")[::2] for item in match[2].split(","))
        expect(set(properties) <= {"file", "line", "col", "endLine", "endColumn", "title"},
               f"properties {sorted(properties)}")
        expect("::" not in urllib.parse.unquote(match[2]).replace("%3A%3A", "")
               or "%3A%3A" in match[2], f"a second command in {line[:200]!r}")
        if properties.get("title") == "appearance":
            continue
        severity = "note" if match[1] == "notice" else match[1]
        found.append((severity, properties["title"]))
    return found


def places(item):
    """Checks the place of a finding in JSON."""
    if "line" not in item:
        return
    start, end = (item["line"], item["column"]), (item["endLine"], item["endColumn"])
    expect((1, 1) <= start <= end, f"a place from {start} to {end}")
    expect(0 <= item["offset"] <= item["endOffset"], "offsets that go backwards")


def json_report(report):
    document = parse_json(report)
    expect(document["version"] == 1, "another version")
    found, fingerprints = [], set()
    for item in document["diagnostics"]:
        expect(item["severity"] in SEVERITIES, item["severity"])
        expect(item["message"], "no message")
        places(item)
        for part in item["notes"] + item["fixes"]:
            places(part)
        fingerprints.add(item["fingerprint"])
        found.append((item["severity"], item["rule"]))
    expect(len(fingerprints) == len(found), "two findings of one fingerprint")
    for severity, plural in zip(SEVERITIES, ["errors", "warnings", "notes"]):
        count = sum(1 for each in found if each[0] == severity)
        expect(document["summary"][plural] >= count, f"{plural} are counted wrong")
    return found


def sarif(report):
    document = parse_json(report)
    expect(document["version"] == "2.1.0", "another version")
    found = []
    for log in document["runs"]:
        rules = [rule["id"] for rule in log["tool"]["driver"].get("rules", [])]
        expect(len(rules) == len(set(rules)), "a rule twice")
        for result in log["results"]:
            if "ruleIndex" in result:
                expect(rules[result["ruleIndex"]] == result["ruleId"], "another rule's index")
            for location in result.get("locations", []):
                artifact = location["physicalLocation"]["artifactLocation"]
                expect(re.fullmatch(r"[!-~]+", artifact["uri"]), f"uri {artifact['uri']!r}")
                region = location["physicalLocation"].get("region", {})
                expect(region.get("startLine", 1) >= 1, "a line before the first")
            if not result.get("suppressions"):
                found.append((result.get("level", "warning"), result["ruleId"]))
    return found


def junit(report):
    try:
        root = xml.etree.ElementTree.fromstring(text_of(report))
    except xml.etree.ElementTree.ParseError as error:
        raise Malformed(f"not XML: {error}") from None
    cases = list(root.iter("testcase"))
    failures = list(root.iter("failure"))
    for suite in root.iter("testsuite"):
        expect(int(suite.get("tests")) == len(suite.findall("testcase")), "cases counted wrong")
        expect(int(suite.get("failures")) == len(list(suite.iter("failure"))), "failures counted wrong")
    expect(len(failures) <= len(cases), "more failures than cases")
    return [("error", failure.get("type")) for failure in failures]


CODE_QUALITY = {"major": "error", "minor": "warning", "info": "note"}


def gitlab(report):
    found, fingerprints = [], set()
    for item in parse_json(report):
        expect(item["location"]["lines"]["begin"] >= 1, "a line before the first")
        expect(not item["location"]["path"].startswith("./"), "a path with ./")
        fingerprints.add(item["fingerprint"])
        found.append((CODE_QUALITY[item["severity"]], item["check_name"]))
    expect(len(fingerprints) == len(found), "two findings of one fingerprint")
    return found


PARSERS = {
    "text": text, "xcode": xcode, "github": github, "json": json_report, "sarif": sarif,
    "junit": junit, "gitlab": gitlab,
}


def parse_all(folder, verbose=True):
    """Parses `<format>.report` of every format in a folder; all tell of the same findings.

    Without `--verbose` the formats other than json tell the findings of one cause as one.
    """
    found = {}
    for name, parser in PARSERS.items():
        try:
            found[name] = collections.Counter(parser((folder / f"{name}.report").read_bytes()))
        except (Malformed, KeyError, TypeError, IndexError, FileNotFoundError) as error:
            raise Malformed(f"{name}: {type(error).__name__} {error}") from None
    for name, counts in found.items():
        expected = found["json"]
        if name == "junit":
            continue
        more, fewer = counts - expected, expected - counts
        if more or verbose and fewer or expected and not counts:
            raise Malformed(f"{name} and json tell of different findings: {list(more + fewer)[:3]}")
    return found["json"]


def report_options(folder, verbose=True):
    """The options that write a report of every format to a folder."""
    return ["--verbose"] * verbose + [
        option for name in PARSERS for option in ("--report", f"{name}={folder / f'{name}.report'}")]
