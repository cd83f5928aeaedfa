"""A long session of `appearance lsp` takes no more memory at its end than after its first part.

The command is in $APPEARANCE. The server has a process of its own, so that the memory is the session's.
"""

import json
import os
import pathlib
import random
import subprocess
import sys

EDITS = int(os.environ.get("EDITS", "5000"))
MOST_KILOBYTES = 4_096
URI = "untitled:A.theme.yaml"
THEME = """\
palette: { paper: "#F7F7F9", ink: "#1C1C1E", link: { light: "#0A5FD9", dark: "#7AB8FF" } }
appearances:
  light:
    statusBarStyle: lightContent
    navigationBar:
      backgroundColor: "{paper}"
      tintColor: "{link}"
"""
TEXTS = ["a", " ", "\n", "  ", ":", "{", "}", '"', "#", "é", "- ", '"{ink}"', "oklch(50% 0.1 20)",
         "palette:\n  more: \"#123456\"\n", "    statusBarStyle: auto\n"]
ASKED = ["hover", "completion", "documentSymbol", "documentColor", "inlayHint", "codeAction"]


class Server:
    """A server and what was said to it."""

    def __init__(self):
        self.process = subprocess.Popen(
            [os.environ["APPEARANCE"], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.asked = 0
        self.ask("initialize", {"capabilities": {}})
        self.tell("initialized", {})

    def send(self, message):
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params):
        self.asked += 1
        self.send({"id": self.asked, "method": method, "params": params})
        while True:
            size = int(self.process.stdout.readline().split(b":")[1])
            self.process.stdout.readline()
            message = json.loads(self.process.stdout.read(size))
            if message.get("id") == self.asked and "method" not in message:
                return message

    def kilobytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def main():
    if not os.path.exists("/proc/self/status"):
        return print("memory: skipped, there is no /proc")
    chance = random.Random(1)
    server = Server()
    server.tell("textDocument/didOpen", {"textDocument": {
        "uri": URI, "languageId": "yaml", "version": 1, "text": THEME}})
    early = 0
    for step in range(1, EDITS + 1):
        place = {"line": chance.randrange(8), "character": chance.randrange(30)}
        change = {"text": THEME} if step % 200 == 0 else {
            "range": {"start": place, "end": place}, "text": chance.choice(TEXTS)}
        server.tell("textDocument/didChange", {
            "textDocument": {"uri": URI, "version": step + 1}, "contentChanges": [change]})
        window = {"start": place, "end": place}
        answer = server.ask(f"textDocument/{chance.choice(ASKED)}", {
            "textDocument": {"uri": URI}, "position": place, "range": window,
            "context": {"diagnostics": []}})
        if "error" in answer:
            sys.exit(f"memory: {answer}")
        if step == EDITS // 5:
            early = server.kilobytes()
    late = server.kilobytes()
    server.process.stdin.close()
    server.process.wait(timeout=30)
    print(f"memory: {EDITS} edits, {early} KB after a fifth of them, {late} KB at the end")
    if late - early > MOST_KILOBYTES:
        sys.exit(f"memory: {late - early} KB more at the end")


if __name__ == "__main__":
    main()
