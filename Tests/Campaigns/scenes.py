"""Runs of the command that write, each with what is there before and what is there after.

`faults`, `kills`, `disks` and `processes` interrupt these runs; whatever happens, every file is as it
was or as it is to be.
"""

import os
import shutil

import campaign

THEME = """prefix: {prefix}
palette: {{ paper: "{paper}", ink: "#777777" }}
appearances:
  light:
    description: {name} as it {when}.
    statusBarStyle: darkContent
    navigationBar: {{ backgroundColor: "{{paper}}", tintColor: "{{ink}}", titleColor: black }}
    toolbar: {{ backgroundColor: "{{paper}}", tintColor: "{{ink}}" }}
  dark:
    statusBarStyle: lightContent
    navigationBar: {{ backgroundColor: black, tintColor: white }}
"""
CONFIGURATION = campaign.LENIENT.replace(
    "presets, manifest", "presets, barAppearances, colorTheme, dynamicColors, manifest") + "output: out\n"


class Scene:
    """A run in a folder: what stands there before, the arguments, and what is to stand there after."""

    def __init__(self, campaign_, name, arguments, before=None, repeats=True):
        self.campaign = campaign_
        # Whether a second run is allowed.
        self.repeats = repeats
        self.name = name
        self.arguments = arguments
        template = campaign_.fresh(f"template-{name}")
        for path, text in dict({"appearance.yaml": CONFIGURATION}, **themes("is")).items():
            (template / path).write_text(text)
        if before:
            self.expect_success(campaign_.run(*before, cwd=template))
            for path, text in themes("was to be").items():
                (template / path).write_text(text)
        self.template = template
        self.old = campaign.snapshot(template)
        folder = self.copy("clean")
        self.result = campaign_.run(*arguments, cwd=folder)
        self.expect_success(self.result)
        self.new = campaign.snapshot(folder)
        if self.new == self.old or campaign.litter(self.new):
            raise RuntimeError(f"{name} changes nothing, or leaves litter: {self.result.err[-900:]}")

    def expect_success(self, result):
        if result.status not in (campaign.DONE, campaign.FINDINGS):
            raise RuntimeError(f"{self.name} cannot be prepared: {result} {result.err[-500:]}")

    def copy(self, name="case"):
        """The folder as it is before, anew."""
        folder = self.campaign.folder / name
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.template, folder, symlinks=True)
        return folder

    def state(self, folder):
        """`old`, `new`, `mixed` where each file is one or the other, or what else is wrong."""
        now = campaign.snapshot(folder)
        left = set(campaign.litter(now))
        files = {name: content for name, content in now.items() if name not in left}
        if files == self.new:
            return "new"
        if files == self.old:
            return "old"
        for name in set(self.old) | set(self.new) | set(files):
            if files.get(name) not in (self.old.get(name), self.new.get(name)):
                return f"{os.fsdecode(name)} is neither old nor new: {str(files.get(name))[:100]}"
        return "mixed"

    def litter(self, folder):
        return campaign.litter(campaign.snapshot(folder))

    def recovers(self, folder):
        """What is wrong after another, undisturbed run; None where nothing is."""
        result = self.campaign.run(*self.arguments, cwd=folder)
        state, left = self.state(folder), self.litter(folder)
        if not self.repeats and result.status == campaign.UNWRITABLE and state in ("new", "mixed"):
            return f"after the next run {left} is left over" if left else None
        if result.status not in (campaign.DONE, campaign.FINDINGS):
            return f"the next run fails: {result}"
        if state != "new":
            return f"after the next run it is {state}"
        if left:
            return f"after the next run {left} is left over"
        return None


def themes(when):
    colors = {"Brand": "#F7F7F9", "Shop": "#FFFFFF"}
    return {f"{name}.theme.yaml": THEME.format(
        name=name, prefix=name.lower(), paper=paper, when=when) for name, paper in
            colors.items()}


def scenes(campaign_):
    """Every command that writes."""
    return [
        Scene(campaign_, "compile", ["compile", ".", "--quiet", "--depfile", "out.d"]),
        Scene(campaign_, "compile-again", ["compile", ".", "--quiet"], before=["compile", "."]),
        Scene(campaign_, "fix", ["lint", ".", "--fix", "--quiet"]),
        Scene(campaign_, "baseline", ["lint", ".", "--quiet", "--write-baseline", "baseline.json"]),
        Scene(campaign_, "reports", ["lint", ".", "--quiet", "--report", "sarif=r/f.sarif",
                                     "--report", "junit=r/f.xml", "--report", "json=f.json"]),
        Scene(campaign_, "init", ["init", "app"], repeats=False),
    ]
