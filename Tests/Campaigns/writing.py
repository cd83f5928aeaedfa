"""Writes a document as YAML in one of many styles that all mean the same."""

import json
import re

PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9.]*(?: [A-Za-z0-9]+)*$")
# What YAML 1.1 takes for something else; themes take it for text, but other readers do not.
RESERVED = {"true", "false", "yes", "no", "on", "off", "null", "y", "n"}


class Writer:
    """A style: indentation, quotes, flow or block, comments, anchors, line ends."""

    def __init__(self, random, anchors=False, merges=False):
        self.random = random
        self.indentation = random.choice([1, 2, 3, 4, 7])
        self.flow = random.choice([0, 0.1, 0.5])
        self.comments = random.choice([0, 0.2])
        self.anchors = anchors
        self.merges = merges
        self.names = {}

    def write(self, document):
        """The document as bytes."""
        text = "\n".join(self.block(document, 0)) + "\n"
        if self.random.random() < 0.2:
            text = "# A theme.\n" + text
        if self.random.random() < 0.2:
            text = text.replace("\n", "\r\n")
        if self.random.random() < 0.2:
            text = "\ufeff" + text
        return text.encode()

    def scalar(self, value, in_flow):
        if value is True or value is False:
            return "true" if value else "false"
        if isinstance(value, (int, float)):
            return str(value)
        styles = [json.dumps(value, ensure_ascii=self.random.random() < 0.3),
                  "'" + value.replace("'", "''") + "'"]
        if PLAIN.match(value) and value.lower() not in RESERVED:
            styles += [value, value]
        elif not in_flow and re.match(r"[a-z-]+\([^#:{}\[\]]*\)$", value):
            styles.append(value)
        return self.random.choice(styles)

    def anchor(self, value):
        """`&name` before a mapping's first use, and `*name` for all of it later on."""
        if not self.anchors or not isinstance(value, dict) or not value:
            return "", None
        key = json.dumps(value)
        if key in self.names:
            return "", "*" + self.names[key]
        if self.random.random() < 0.6:
            self.names[key] = f"a{len(self.names)}"
            return f"&{self.names[key]} ", None
        return "", None

    def inline(self, value):
        if not isinstance(value, dict):
            return self.scalar(value, in_flow=True)
        anchor, alias = self.anchor(value)
        if alias:
            return alias
        pairs = [f"{self.scalar(key, True)}: {self.inline(each)}" for key, each in value.items()]
        return f"{anchor}{{ {', '.join(pairs)} }}"

    def block(self, mapping, depth):
        """The lines of a mapping."""
        margin = " " * (depth * self.indentation)
        lines = []
        for key, value in mapping.items():
            if self.random.random() < self.comments:
                lines += [f"{margin}# {key}", ""]
            head = f"{margin}{self.scalar(key, False)}:"
            if not isinstance(value, dict):
                tail = "  # that" if self.random.random() < self.comments else ""
                lines.append(f"{head} {self.scalar(value, False)}{tail}")
            elif not value or self.random.random() < self.flow:
                lines.append(f"{head} {self.inline(value)}")
            else:
                anchor, alias = self.anchor(value)
                lines.append(f"{head} {alias or anchor}".rstrip())
                if alias is None:
                    lines += self.merged(value, depth + 1)
        return lines

    def merged(self, mapping, depth):
        """A mapping's lines, some of its entries by `<<`."""
        if not self.merges or len(mapping) < 2 or self.random.random() < 0.5:
            return self.block(mapping, depth)
        keys = list(mapping)
        taken = {key: mapping[key] for key in keys[:self.random.randrange(1, len(keys))]}
        rest = {key: value for key, value in mapping.items() if key not in taken}
        # What stands in the mapping itself wins.
        shadowed = dict(taken, **{key: "black" for key in rest if isinstance(rest[key], str)
                                  and rest[key].startswith("#")})
        margin = " " * (depth * self.indentation)
        return [f"{margin}<<: {self.inline(shadowed)}"] + self.block(rest, depth)
