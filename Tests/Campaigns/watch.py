"""`compile --watch` in a storm of changes: it ends with the outputs of the last state, and rests.

Themes are edited, broken, replaced, moved away and back, in bursts and one by one. When it is quiet,
the outputs are what compiling anew gives; the process takes little time while nothing changes, does not
grow, and leaves nothing over when it is interrupted.
"""

import os
import shutil
import signal
import subprocess
import time

import campaign
import scenes

PATIENCE = 20


def processor_seconds(process):
    """User and system time of a process so far, and its megabytes; None where /proc is not there."""
    try:
        with open(f"/proc/{process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), \
            int(fields[21]) * os.sysconf("SC_PAGESIZE") / (1 << 20)
    except OSError:
        return None


def change(random, folder, step):
    """One operation on the themes, the configuration or the outputs."""
    theme = folder / random.choice(["Brand.theme.yaml", "Shop.theme.yaml"])
    other = folder / "away"
    kind = random.randrange(9)
    text = scenes.themes(f"is at {step}")[theme.name]
    if kind <= 2:
        theme.write_text(text)
    elif kind == 3:
        temporary = folder / ".editor"
        temporary.write_text(text)
        temporary.rename(theme)
    elif kind == 4:
        theme.write_text(text[:len(text) // 2] + "\n  : [")
    elif kind == 5 and theme.exists():
        theme.rename(other)
        other.rename(theme)
    elif kind == 6 and theme.exists():
        theme.unlink()
    elif kind == 7:
        (folder / "appearance.yaml").write_text(scenes.CONFIGURATION + f"# {step}\n")
    elif kind == 8:
        shutil.rmtree(folder / "out", ignore_errors=True)


def storm(campaign_, changes):
    random = campaign_.random
    folder = campaign_.fresh()
    (folder / "appearance.yaml").write_text(scenes.CONFIGURATION)
    for name, text in scenes.themes("begins").items():
        (folder / name).write_text(text)
    log = open(campaign_.folder / "log", "wb")
    process = subprocess.Popen(
        [campaign_.appearance, "compile", ".", "--watch"], cwd=folder, stdin=subprocess.DEVNULL,
        stdout=log, stderr=log)
    try:
        for step in range(changes):
            change(random, folder, step)
            time.sleep(random.choice([0, 0, 0, 0.01, 0.05, 0.3]))
            if not campaign_.case(process.poll() is None, f"ends after {step} changes"):
                return
        for name, text in scenes.themes("ends").items():
            (folder / name).write_text(text)
        problem = settles(campaign_, folder)
        campaign_.case(problem is None, f"after {changes} changes: {problem}")
        rests(campaign_, process)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            campaign_.case(False, "is not interrupted within ten seconds")
        log.close()
    left = campaign.litter(campaign.snapshot(folder))
    campaign_.case(not left, f"leaves {left}")
    campaign_.case(process.returncode in (0, -signal.SIGINT, 128 + signal.SIGINT),
                   f"ends with {process.returncode} when it is interrupted")


def settles(campaign_, folder):
    """What the outputs lack when the storm is over; None when they are those of compiling anew."""
    anew = campaign_.folder / "anew"
    shutil.rmtree(anew, ignore_errors=True)
    anew.mkdir()
    for path in folder.iterdir():
        if path.is_file():
            shutil.copy(path, anew)
    campaign_.run("compile", ".", "--quiet", cwd=anew)
    wanted = campaign.snapshot(anew / "out")
    end = time.monotonic() + PATIENCE
    made = {}
    while time.monotonic() < end:
        made = campaign.snapshot(folder / "out") if (folder / "out").exists() else {}
        if made == wanted:
            return None
        time.sleep(0.2)
    different = [name for name in set(made) | set(wanted) if made.get(name) != wanted.get(name)]
    return f"{PATIENCE} seconds later, {different} differ"


def rests(campaign_, process):
    """While nothing changes, next to nothing is done."""
    before = processor_seconds(process)
    if before is None:
        campaign_.skip(1, "there is no /proc")
        return
    seconds = campaign_.size(4, 30)
    time.sleep(seconds)
    after = processor_seconds(process)
    share = (after[0] - before[0]) / seconds
    campaign_.case(share < 0.03, f"takes {share:.1%} of a core while nothing changes")
    campaign_.case(after[1] < 150, f"has grown to {after[1]:.0f} MB")


def run(campaign_):
    before = campaign_.counts
    for _ in range(campaign_.size(1, 5)):
        storm(campaign_, campaign_.size(60, 750))
    campaign_.row("storms of changes", before)


if __name__ == "__main__":
    campaign.main("watch", run)
