"""Disks of every size, from none to twice what is written: all is written or nothing changes. And a disk that ignores
case, as a Mac's does: what is written is what is written elsewhere.

Each disk is a file system in memory, mounted where nobody else sees it, which takes root; the one that ignores case
takes Debian's python3-fusepy besides (see folding.py).
"""

import contextlib
import ctypes
import os
import pathlib
import shutil
import subprocess
import sys
import time

import campaign
import reports
import scenes

NEW_MOUNTS = 0x00020000


def private_mounts():
    """Whether this process has mounts of its own from now on."""
    try:
        return ctypes.CDLL(None).unshare(NEW_MOUNTS) == 0 \
            and campaign.run(["mount", "--make-rprivate", "/"]).status == 0
    except (AttributeError, OSError):
        return False


def on_disk(campaign_, scene, disk, options):
    """What is wrong with a run on a disk with such mount options; None where nothing is."""
    mounted = campaign.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", disk])
    if mounted.status != 0:
        return f"no disk: {mounted}"
    try:
        folder = disk / "case"
        try:
            shutil.copytree(scene.template, folder)
        except (OSError, shutil.Error):
            return None
        result = campaign_.run(*scene.arguments, cwd=folder)
        state, left = scene.state(folder), scene.litter(folder)
        if result.crashed:
            return f"ends with {result}"
        if left:
            return f"leaves {left} ({result})"
        if result.status == scene.result.status and state != "new":
            return f"says it is done and is {state}"
        if result.status != scene.result.status:
            reports.text_of(result.err)
            if state != "old" or result.status != campaign.UNWRITABLE or not result.err.strip():
                return f"is {state} with {result}"
        return None
    finally:
        campaign.run(["umount", "-l", disk])


@contextlib.contextmanager
def folding_disk(campaign_):
    """A disk that ignores case; None where none can be had."""
    disk, program = campaign_.fresh("folding"), pathlib.Path(__file__).with_name("folding.py")
    python = next((each for each in (sys.executable, "/usr/bin/python3") if campaign.run(
        [each, program, "--probe"]).status == 0), None)
    server = python and subprocess.Popen([python, program, campaign_.fresh("folded"), disk])
    try:
        for _ in range(100):
            if not server or server.poll() is not None or os.path.ismount(disk):
                break
            time.sleep(0.05)
        yield disk if os.path.ismount(disk) else None
    finally:
        if server:
            campaign.run(["umount", "-l", disk])
            server.kill()
            server.wait()


def folded(content):
    """What a folder holds, with names in small letters."""
    return {name.lower(): each for name, each in content.items()}


def respell(folder, kept):
    """Writes the names of files in the other case, except those that are kept."""
    for inner, _, files in os.walk(folder):
        for name in files:
            if name not in kept:
                os.rename(os.path.join(inner, name), os.path.join(inner, name.swapcase()))


def on_folding_disk(campaign_, scene, disk, is_respelled):
    """What is wrong with two runs on a disk that ignores case; None where nothing is."""
    folder = disk / "case"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(scene.template, folder)
    # What a name is made of is spelled as it was: themes, and what arguments name.
    if is_respelled:
        respell(folder, [os.fsdecode(name) for name in scene.old if b".theme." in name])
    for time_ in ("first", "second")[:2 if scene.repeats else 1]:
        result = campaign_.run(*scene.arguments, cwd=folder)
        now = campaign.snapshot(folder)
        if result.status not in (scene.result.status, campaign.DONE):
            return f"the {time_} run ends with {result}"
        if folded(now) != folded(scene.new):
            names = set(folded(now).items()) ^ set(folded(scene.new).items())
            return f"after the {time_} run other files are there: {sorted({name for name, _ in names})}"
    return None


def respelled_steps(campaign_, disk):
    """What is wrong with runs between which a spelling changes; None where nothing is."""
    folder = disk / "steps"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path, text in dict({"appearance.yaml": scenes.CONFIGURATION}, **scenes.themes("is")).items():
        (folder / path).write_text(text)
    (folder / "Tea.theme.yaml").write_text("extends: BRAND.Theme.yaml\nprefix: tea\n")

    def steps():
        yield "as it is", [], lambda: None
        yield "with another spelling of the folder", ["--output", "OUT"], lambda: None
        yield "with another spelling of a theme", [], lambda: os.rename(
            folder / "Shop.theme.yaml", folder / "SHOP.theme.yaml")
        yield "without a theme", ["--output", "Out"], lambda: os.remove(folder / "shop.theme.yaml")

    made = None
    for name, options, change in steps():
        change()
        for arguments, wanted in ((["compile", ".", *options], None), (["compile", ".", "--check", *options], 0)):
            result = campaign_.run(*arguments, cwd=folder)
            if result.status not in ((wanted,) if wanted is not None else (campaign.DONE, campaign.FINDINGS)):
                return f"{' '.join(arguments)} {name} ends with {result} {result.err[-300:]}"
        now = {each.lower() for each in os.listdir(folder / "out")}
        wanted = {each for each in made or now if name != "without a theme" or "shop" not in each}
        if now != wanted:
            return f"{name} the files are {sorted(now)}, not {sorted(wanted)}"
        made = now
    return None


# Command lines whose files meet where case is ignored: an output and an input, or two outputs.
MEETING = [
    ["compile", ".", "--depfile", "brand.THEME.yaml"],
    ["compile", ".", "--depfile", "OUT/APPEARANCE+BRAND.swift"],
    ["lint", ".", "--report", "json=SHOP.theme.yaml"],
    ["lint", ".", "--write-baseline", "Appearance.YAML"],
    ["lint", ".", "--report", "json=r/F.json", "--report", "sarif=R/f.json"],
    ["preview", "Brand.theme.yaml", "--output", "brand.theme.yaml"],
]


def refused(campaign_, disk, arguments):
    """What is wrong with a run whose files meet; None where it is refused and changes nothing."""
    folder = disk / "meeting"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path, text in dict({"appearance.yaml": scenes.CONFIGURATION}, **scenes.themes("is")).items():
        (folder / path).write_text(text)
    before = campaign.snapshot(folder)
    result = campaign_.run(*arguments, cwd=folder)
    if result.status != campaign.UNWRITABLE or campaign.snapshot(folder) != before:
        return f"ends with {result}, and the folder is {sorted(campaign.snapshot(folder))}"
    return None


def run_folding(campaign_, all_scenes):
    """Every writing run on a disk that ignores case, also where files are there under another spelling."""
    with folding_disk(campaign_) as disk:
        if disk is None:
            campaign_.skip(1, "a disk that ignores case takes python3-fusepy and /dev/fuse")
            return
        before = campaign_.counts
        for scene in all_scenes:
            for is_respelled in (False, True):
                problem = on_folding_disk(campaign_, scene, disk, is_respelled)
                spelled = ", files spelled in the other case" if is_respelled else ""
                campaign_.case(problem is None, f"{scene.name} where case is ignored{spelled}: {problem}")
        problem = respelled_steps(campaign_, disk)
        campaign_.case(problem is None, f"where case is ignored: {problem}")
        for arguments in MEETING:
            problem = refused(campaign_, disk, arguments)
            campaign_.case(problem is None, f"{' '.join(arguments)} where case is ignored: {problem}")
        campaign_.row("case ignored", before)


def run(campaign_):
    if not private_mounts():
        campaign_.skip(1, "mounting takes root")
        return
    disk = campaign_.fresh("disk")
    all_scenes = scenes.scenes(campaign_)
    for scene in all_scenes:
        before = campaign_.counts
        page = os.sysconf("SC_PAGESIZE") // 1024
        written = sum(1 + len(content) // 1024 // page for content in scene.new.values())
        held = sum(1 + len(content) // 1024 // page for content in scene.old.values())
        sizes = list(range(max(1, held - 1), held + 2 * written + 2))
        inodes = list(range(len(scene.old) + 1, len(scene.old) + 2 * len(scene.new) + 6))
        count = campaign_.size(12, 10**6)
        for size in campaign_.random.sample(sizes, min(count, len(sizes))):
            problem = on_disk(campaign_, scene, disk, f"size={size * page}k")
            campaign_.case(problem is None, f"{scene.name} on {size * page} KiB: {problem}")
        for each in campaign_.random.sample(inodes, min(count // 2, len(inodes))):
            problem = on_disk(campaign_, scene, disk, f"size=4m,nr_inodes={each}")
            campaign_.case(problem is None, f"{scene.name} with {each} inodes: {problem}")
        campaign_.row(scene.name, before)
    run_folding(campaign_, all_scenes)


if __name__ == "__main__":
    campaign.main("disks", run)
