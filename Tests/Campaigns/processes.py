"""Many runs at once in one folder: each says the truth, and the folder holds one run's files.

Two and sixteen processes do the same, or write different versions of the same files, or are in
containers, where process numbers say nothing, or are killed while others write.
"""

import os
import shutil
import signal
import subprocess
import time

import campaign
import scenes


def start(campaign_, arguments, folder, contained=False, theme=os.devnull):
    command = [campaign_.appearance, *arguments]
    if contained:
        command = ["unshare", "-pf", "--kill-child", "--mount-proc", *command]
    with open(theme, "rb") as stdin:
        return subprocess.Popen(command, cwd=folder, stdin=stdin, stdout=subprocess.DEVNULL,
                                stderr=subprocess.PIPE)


def ends(processes):
    """The statuses of processes, with the last lines of what they said."""
    ended = []
    for process in processes:
        _, err = process.communicate(timeout=120)
        ended.append((process.returncode, err.decode("utf-8", "replace").strip()[-200:]))
    return ended


def is_true(scene, status, said):
    """Whether a run did what it was to do, or found that a theme was repaired under its hands."""
    return status == scene.result.status \
        or scene.name == "fix" and status == campaign.UNWRITABLE and "it changed meanwhile" in said


def same(campaign_, count, contained=False):
    """Processes that do the same: all succeed."""
    before = campaign_.counts
    for index in range(count):
        scene = scenes_of(campaign_)[index % 4]
        folder = scene.copy()
        number = campaign_.random.choice([2, 2, 4, 16])
        ended = ends([start(campaign_, scene.arguments, folder, contained) for _ in range(number)])
        wrong = [each for each in ended if not is_true(scene, *each)]
        if all(status != scene.result.status for status, _ in ended):
            wrong = ended
        state, left = scene.state(folder), scene.litter(folder)
        campaign_.case(not wrong and state == "new" and not left,
                       f"{number} times {scene.name}: {state}, {left} left over, {wrong[:2]}")
    campaign_.row("the same run" + (" in containers" if contained else ""), before)


def scenes_of(campaign_, known={}):
    """The scenes whose runs may come together."""
    if campaign_ not in known:
        known[campaign_] = scenes.scenes(campaign_)[:5]
    return known[campaign_]


def versions(campaign_, count):
    """Runs of different themes of one name into one folder: it ends with all files of one of them."""
    before = campaign_.counts
    folder = campaign_.fresh("versions")
    (folder / "appearance.yaml").write_text(scenes.CONFIGURATION)
    themes, alone = [], []
    for version in range(3):
        looks = "".join(
            f"  look{index}: {{ statusBarStyle: darkContent, navigationBar: {{ backgroundColor: "
            f"\"#FFFF{version:02X}\", tintColor: black }} }}\n" for index in range(150 + version))
        (folder / f"{version}").write_text(f"appearances:\n{looks}")
        themes.append(folder / f"{version}")
        campaign_.run("compile", "-", cwd=folder, input=themes[version].read_bytes())
        alone.append(campaign.snapshot(folder / "out"))
        shutil.rmtree(folder / "out")
    for _ in range(count):
        shutil.rmtree(folder / "out", ignore_errors=True)
        chosen = [campaign_.random.randrange(3) for _ in range(campaign_.random.choice([2, 4, 8]))]
        processes = [start(campaign_, ["compile", "-", "--quiet"], folder, theme=themes[version])
                     for version in chosen]
        ended = ends(processes)
        wrong = [each for each in ended if each[0] != campaign.DONE]
        made = campaign.snapshot(folder / "out")
        campaign_.case(
            not wrong and made in alone,
            f"runs of versions {chosen} leave a mixture, {campaign.litter(made)}, {wrong[:2]}")
    campaign_.row("different versions of one theme", before)


def killed_among_others(campaign_, count):
    """Some runs are killed while others write: those end well, and the next one cleans up."""
    before = campaign_.counts
    for index in range(count):
        scene = scenes_of(campaign_)[index % 2]
        folder = scene.copy()
        processes = [start(campaign_, scene.arguments, folder) for _ in range(6)]
        time.sleep(campaign_.random.uniform(0, 2 * scene.result.seconds))
        victims = campaign_.random.sample(processes, 2)
        for victim in victims:
            victim.send_signal(signal.SIGKILL)
        ended = ends(processes)
        wrong = [each for process, each in zip(processes, ended)
                 if process not in victims and not is_true(scene, *each)]
        state = scene.state(folder)
        problem = f"{wrong[:2]}" if wrong else None
        if state not in ("new", "old", "mixed"):
            problem = state
        problem = problem or scene.recovers(folder)
        campaign_.case(problem is None, f"{scene.name} among kills: {problem}")
    campaign_.row("some of many killed", before)


def run(campaign_):
    same(campaign_, campaign_.size(16, 400))
    versions(campaign_, campaign_.size(20, 400))
    killed_among_others(campaign_, campaign_.size(10, 200))
    if os.geteuid() == 0 and shutil.which("unshare") \
            and campaign.run(["unshare", "-pf", "--mount-proc", "true"]).status == 0:
        same(campaign_, campaign_.size(20, 400), contained=True)
    else:
        campaign_.skip(1, "containers take root")


if __name__ == "__main__":
    campaign.main("processes", run)
