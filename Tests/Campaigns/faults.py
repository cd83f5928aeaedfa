"""Every system call that fails or is the last one: files are old or new, the answer is true.

The calls of each writing run are counted by strace, which then makes each of them fail in turn, with
each of its errors, or ends the process there by a signal. A run that says it is done has done all of
it; one that fails says so in a sentence and leaves everything as it was; what a killed one leaves over,
the next one removes.
"""

import collections
import os
import re
import shutil

import campaign
import reports
import scenes

ERRORS = {
    "openat": ["EIO", "EMFILE", "ENOSPC", "EACCES", "ENOMEM", "EINTR", "EROFS"],
    "read": ["EIO", "EINTR"], "write": ["ENOSPC", "EIO", "EINTR", "EDQUOT"],
    "pwrite64": ["ENOSPC", "EIO"], "fsync": ["EIO", "ENOSPC", "EINTR"], "fdatasync": ["EIO"],
    "rename": ["EIO", "ENOSPC", "EACCES"], "renameat": ["EIO", "ENOSPC", "EACCES"],
    "renameat2": ["EIO", "ENOSPC", "EACCES"], "link": ["EIO", "EPERM"], "linkat": ["EIO", "EPERM"],
    "stat": ["EIO", "ENOMEM", "EACCES"], "lstat": ["EIO", "ENOMEM", "EACCES"],
    "newfstatat": ["EIO", "ENOMEM", "EACCES", "ELOOP"], "statx": ["EIO", "ENOMEM", "EACCES"],
    "fstat": ["EIO", "ENOMEM"], "mkdir": ["EIO", "ENOSPC", "EACCES"], "mkdirat": ["EIO", "ENOSPC"],
    "unlink": ["EIO", "EACCES"], "unlinkat": ["EIO", "EACCES"], "rmdir": ["EIO"],
    "getdents64": ["EIO", "ENOMEM"], "fchmod": ["EIO", "EPERM"], "fchown": ["EIO", "EPERM"],
    "ftruncate": ["EIO", "ENOSPC"], "flock": ["EIO", "ENOLCK", "EINTR"], "fcntl": ["EIO", "ENOLCK"],
    "utimensat": ["EIO", "EPERM"], "readlink": ["EIO", "EACCES"], "readlinkat": ["EIO", "EACCES"],
    "getcwd": ["ENOENT", "ENOMEM"], "close": ["EIO", "EINTR"], "ioctl": ["EIO"],
    "copy_file_range": ["EIO", "ENOSPC"], "sendfile": ["EIO"],
}
SIGNALS = ["KILL", "TERM", "INT"]

# With these failing, a file that was made cannot be removed or found again.
REMOVING = {"unlink", "unlinkat", "rmdir", "getdents64"}


def points(campaign_, scene):
    """The calls of an undisturbed run of ours, without those of the loader: `(call, nth)`."""
    folder = scene.copy()
    log = campaign_.folder / "trace"
    campaign.run(["strace", "-f", "-qq", "-o", log, campaign_.appearance, *scene.arguments], cwd=folder)
    counts, found, ours = collections.Counter(), [], False
    for line in log.read_text(errors="replace").splitlines():
        call = re.match(r"\d+ +(\w+)\(", line)
        if not call:
            continue
        counts[call[1]] += 1
        ours = ours or call[1] == "rt_sigaction" and "SIGPIPE" in line
        if ours and call[1] in ERRORS:
            found.append((call[1], counts[call[1]]))
    return found


def disturbed(campaign_, scene, call, nth, what):
    """What is wrong with a run whose nth call is disturbed; None where nothing is."""
    folder = scene.copy()
    result = campaign.run(
        ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
         "-e", f"inject={call}:{what}:when={nth}", campaign_.appearance, *scene.arguments], cwd=folder)
    state, left = scene.state(folder), scene.litter(folder)
    if what == "signal=KILL":
        if state not in ("old", "new", "mixed"):
            return state
        return scene.recovers(folder)
    if what.startswith("signal") and result.status < 0 and state in ("old", "new") and not left:
        return None
    if what.startswith("signal") and result.status not in campaign.DOCUMENTED \
            and result.status in (128 + 2, 128 + 15) and state in ("old", "new") and not left:
        return None
    if result.crashed:
        return f"ends with {result}"
    if state not in ("old", "new"):
        return f"is {state} ({result})"
    if result.status == scene.result.status and state != "new":
        return f"says it is done and is {state}"
    if result.status != scene.result.status and not result.err.strip():
        return f"fails without a word: {result}"
    if left and call not in REMOVING:
        return f"leaves {left} ({result})"
    try:
        reports.text_of(result.err)
    except reports.Malformed as error:
        return str(error)
    return scene.recovers(folder)


def run(campaign_):
    if shutil.which("strace") is None:
        campaign_.skip(1, "there is no strace")
        return
    # On one core the order of calls is always the same.
    os.sched_setaffinity(0, {campaign_.random.choice(sorted(os.sched_getaffinity(0)))})
    for scene in scenes.scenes(campaign_):
        before = campaign_.counts
        cases = [(call, nth, what) for call, nth in points(campaign_, scene)
                 for what in [f"error={each}" for each in ERRORS[call]]
                 + [f"signal={each}" for each in SIGNALS]]
        for call, nth, what in campaign_.random.sample(cases, min(len(cases), campaign_.size(60, 10**6))):
            problem = disturbed(campaign_, scene, call, nth, what)
            campaign_.case(problem is None, f"{scene.name}, {what} at {call} {nth}: {problem}")
        campaign_.row(f"{scene.name}, of {len(cases)} faults", before)


if __name__ == "__main__":
    campaign.main("faults", run)
