"""Writing runs that are killed at random times: files are old or new, and nothing is left over.

The time of each kill is drawn from the time that an undisturbed run takes. What a run that was killed
leaves over, the next one removes.
"""

import signal
import subprocess
import time

import campaign
import scenes


def killed(campaign_, scene, sent, delay):
    """What is wrong after a kill; None where nothing is."""
    folder = scene.copy()
    process = subprocess.Popen(
        [campaign_.appearance, *scene.arguments], cwd=folder, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(delay)
    process.send_signal(sent)
    process.wait()
    state, left = scene.state(folder), scene.litter(folder)
    if sent == signal.SIGKILL:
        if state not in ("old", "new", "mixed"):
            return state
    elif state not in ("old", "new") or left:
        return f"is {state}, with {left} left over"
    return scene.recovers(folder)


def run(campaign_):
    for scene in scenes.scenes(campaign_):
        before = campaign_.counts
        times = []
        for _ in range(5):
            times.append(campaign_.run(*scene.arguments, cwd=scene.copy()).seconds)
        usual = sorted(times)[2]
        for _ in range(campaign_.size(40, 1_000)):
            sent = campaign_.random.choice([signal.SIGKILL] * 8 + [signal.SIGTERM, signal.SIGINT])
            delay = campaign_.random.uniform(0, 1.3 * usual)
            problem = killed(campaign_, scene, sent, delay)
            campaign_.case(problem is None, f"{scene.name}, {sent.name} after {delay:.4f} s: {problem}")
        campaign_.row(scene.name, before)


if __name__ == "__main__":
    campaign.main("kills", run)
