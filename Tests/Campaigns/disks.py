"""Disks of every size, from none to twice what is written: all is written or nothing changes.

Each disk is a file system in memory, mounted where nobody else sees it, which takes root.
"""

import ctypes
import os
import shutil

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


def run(campaign_):
    if not private_mounts():
        campaign_.skip(1, "mounting takes root")
        return
    disk = campaign_.fresh("disk")
    for scene in scenes.scenes(campaign_):
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


if __name__ == "__main__":
    campaign.main("disks", run)
