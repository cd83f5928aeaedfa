"""Runs generated Swift without a compiler: the part of the language that the outputs use, on objects that keep what is set.

`Program(text, iOS)` reads a file; `call` runs a function or a method of it. A color is a `Tint` with its components
in each variant, since `adaptive` is run with the traits of each. Everything else of UIKit is an `Object`: a name and
its properties, which exist as soon as they are read.
"""

import re

VARIANTS = ["light", "dark", "lightHighContrast", "darkHighContrast"]
TOKEN = re.compile(r'''
    (?P<space>[ \t]+|//[^\n]*) | (?P<line>\n) | (?P<number>\d+(?:\.\d+)?) | (?P<text>"(?:\\.|[^"\\])*")
  | (?P<name>[#@$]?[A-Za-z_0-9]+|`\w+`) | (?P<sign>->|\?\?|==|!=|>=|<=|&&|\|\||\.\.\.|[-+*/<>=!?:.,(){}\[\]&\\])
''', re.X)


class Token:
    __slots__ = ("kind", "text", "starts_line", "is_apart")

    def __init__(self, kind, text, starts_line, is_apart):
        self.kind, self.text, self.starts_line, self.is_apart = kind, text, starts_line, is_apart


class Tint:
    """A color: components and alpha in each variant."""

    def __init__(self, values):
        self.values = values

    @property
    def key(self):
        return tuple(self.values[variant] for variant in VARIANTS)


class Word:
    """An implicit member such as `.light`, with its arguments if it has any."""

    def __init__(self, name, arguments=None):
        self.name, self.arguments = name, arguments

    def __eq__(self, other):
        return isinstance(other, Word) and self.name == other.name

    def __hash__(self):
        return hash(self.name)


class Object:
    """An object of UIKit's or a value of AppearanceKit's, with what was set on it."""

    def __init__(self, kind):
        self.kind, self.values = kind, {}

    def copied(self):
        twin = Object(self.kind)
        twin.values = {key: value.copied() if isinstance(value, Object) else value
                       for key, value in self.values.items()}
        return twin

    def at(self, *path):
        """What was set below; nil where nothing was."""
        value = self
        for name in path:
            if not isinstance(value, Object):
                return None
            value = value.values.get(name)
        return value


class Function:
    def __init__(self, parameters, body, owner, is_property=False):
        # Parameters: label, name, type, default, and whether there may be several.
        self.parameters, self.body, self.owner, self.is_property = parameters, body, owner, is_property


class Closure:
    def __init__(self, parameters, body, scope):
        self.parameters, self.body, self.scope = parameters, body, scope


class Returned(Exception):
    def __init__(self, value):
        super().__init__()
        self.value = value


def tokens(text):
    result, starts_line, is_apart, position, skipped = [], True, True, 0, None
    lines = []
    depth = 0
    for line in text.splitlines():
        word = line.strip()
        # The newest compiler on iOS: every `#if` holds, and no other branch does.
        if word.startswith("#if"):
            depth += 1
        elif word.startswith("#else") and skipped is None:
            skipped = depth
        elif word.startswith("#endif"):
            skipped = None if skipped == depth else skipped
            depth -= 1
        elif skipped is None:
            lines.append(line)
    text = "\n".join(lines) + "\n"
    while position < len(text):
        match = TOKEN.match(text, position)
        if match is None:
            raise SyntaxError(f"no token: {text[position:position + 40]!r}")
        position = match.end()
        if match.lastgroup == "space":
            is_apart = True
        elif match.lastgroup == "line":
            starts_line = is_apart = True
        else:
            result.append(Token(match.lastgroup, match.group(), starts_line, is_apart))
            starts_line = is_apart = False
    return result


class Program:
    """The declarations of a file, run as on one iOS."""

    MODIFIERS = {"private", "fileprivate", "static", "nonisolated", "final", "public", "mutating", "override", "class",
                 "internal", "open", "convenience", "lazy", "weak", "unsafe"}

    def __init__(self, text, ios):
        self.tokens, self.index, self.ios = tokens(text), 0, ios
        # By type, what its declarations and extensions have; free functions are of the type "".
        self.types = {"": {}}
        self.constants = {}
        while self.index < len(self.tokens):
            self.declaration("")

    # Reading tokens

    def peek(self, offset=0):
        index = self.index + offset
        return self.tokens[index] if index < len(self.tokens) else Token("end", "", True, True)

    def next(self):
        self.index += 1
        return self.tokens[self.index - 1]

    def takes(self, text):
        if self.peek().text == text and self.peek().kind != "text":
            self.index += 1
            return True
        return False

    def expect(self, text):
        if not self.takes(text):
            near = " ".join(token.text for token in self.tokens[self.index - 8:self.index + 6])
            raise SyntaxError(f"expected {text} near {near}")

    def skip_balanced(self, opening, closing):
        self.expect(opening)
        depth = 1
        while depth:
            text = self.next().text
            depth += (text == opening) - (text == closing)

    def type_name(self):
        """Goes past a type; its name without what is optional, generic or nested."""
        words = []
        depth = 0
        while True:
            token = self.peek()
            if depth == 0 and (token.text in ["=", "{", ",", ")", "]", ":"] or token.kind == "end"
                               or token.starts_line and words):
                break
            depth += token.text in ["[", "(", "<"]
            depth -= token.text in ["]", ")", ">"]
            words.append(self.next().text)
        return "".join(words).strip("?")

    # Declarations

    def declaration(self, owner):
        while self.peek().text.startswith("@"):
            self.next()
            if self.peek().text == "(" and not self.peek().is_apart:
                self.skip_balanced("(", ")")
        is_static = False
        while self.peek().text in self.MODIFIERS and self.peek(1).text not in ["=", "("]:
            is_static |= self.next().text == "static"
        word = self.next().text
        if word == "import":
            self.next()
        elif word in ["extension", "enum", "struct", "class", "protocol"]:
            name = self.next().text
            while self.takes("."):
                name += "." + self.next().text
            while self.peek().text != "{":
                self.next()
            if word == "protocol":
                return self.skip_balanced("{", "}")
            self.types.setdefault(name, {})
            self.expect("{")
            while not self.takes("}"):
                self.declaration(name)
        elif word == "case":
            while True:
                self.next()
                if not self.takes(","):
                    break
        elif word in ["func", "init"]:
            name = self.next().text if word == "func" else "init"
            if self.peek().text == "<":
                self.skip_balanced("<", ">")
            parameters = self.parameters()
            while self.peek().text != "{":
                self.next()
            self.types[owner][name] = Function(parameters, self.later(), owner)
        elif word in ["let", "var"]:
            name = self.next().text
            if self.takes(":"):
                self.type_name()
            if self.takes("="):
                self.types[owner][name] = Function([], [("return", self.expression())], owner, is_property=True)
            elif self.peek().text == "{" and not self.peek().starts_line:
                self.types[owner][name] = Function([], self.later(), owner, is_property=True)
        elif word == "typealias":
            while not self.peek().starts_line:
                self.next()
        else:
            raise SyntaxError(f"no declaration: {word} {self.peek().text}")

    def parameters(self):
        self.expect("(")
        result = []
        while not self.takes(")"):
            label = self.next().text
            name = label if self.peek().text == ":" else self.next().text
            self.expect(":")
            kind = self.type_name()
            default = self.expression() if self.takes("=") else None
            result.append((label, name, kind.removesuffix("..."), default, kind.endswith("...")))
            self.takes(",")
        return result

    def later(self):
        """The place of a body, which is read when it is run."""
        start = self.index
        self.skip_balanced("{", "}")
        return start

    # Statements

    def block(self):
        self.expect("{")
        result = []
        while not self.takes("}"):
            result.append(self.statement())
        return result

    def conditions(self):
        result = []
        while True:
            if self.peek().text in ["#available", "#unavailable"]:
                word = self.next().text
                self.expect("(")
                self.next()
                version = float(self.next().text)
                while self.next().text != ")":
                    pass
                result.append(("version", version, word == "#available"))
            elif self.peek().text in ["let", "var"]:
                self.next()
                name = self.next().text
                if self.takes(":"):
                    self.type_name()
                value = self.expression(True) if self.takes("=") else ("name", name)
                result.append(("bind", name, value))
            else:
                result.append(("test", self.expression(True)))
            if not self.takes(","):
                return result

    def statement(self):
        word = self.peek().text
        if self.peek().kind == "name":
            if word in ["let", "var"]:
                self.next()
                name = self.next().text
                kind = self.type_name() if self.takes(":") else ""
                return ("define", name, self.expression() if self.takes("=") else ("nil",), kind)
            if word == "return":
                self.next()
                is_empty = self.peek().text == "}" or self.peek().starts_line
                return ("return", ("nil",) if is_empty else self.expression())
            if word == "if":
                self.next()
                conditions, then, other = self.conditions(), self.block(), []
                if self.takes("else"):
                    other = [self.statement()] if self.peek().text == "if" else self.block()
                return ("if", conditions, then, other)
            if word == "guard":
                self.next()
                conditions = self.conditions()
                self.expect("else")
                return ("guard", conditions, self.block())
            if word == "for":
                self.next()
                name = self.next().text
                self.expect("in")
                return ("for", name, self.expression(True), self.block())
            if word == "switch":
                self.next()
                return ("switch", self.expression(True), self.cases())
        target = self.expression()
        if self.peek().text == "=":
            self.next()
            return ("assign", target, self.expression())
        return ("do", target)

    def cases(self):
        self.expect("{")
        result = []
        while not self.takes("}"):
            names = None
            if not self.takes("default"):
                self.expect("case")
                names = [self.expression(True)]
                while self.takes(","):
                    names.append(self.expression(True))
            self.expect(":")
            body = []
            while self.peek().text not in ["case", "default", "}"]:
                body.append(self.statement())
            result.append((names, body))
        return result

    # Expressions

    LEVELS = [["??"], ["||"], ["&&"], ["==", "!=", "<", ">"], ["+", "-"], ["*", "/"]]

    def expression(self, is_condition=False):
        value = self.binary(0, is_condition)
        if self.peek().text == "?" and self.peek().is_apart:
            self.next()
            then = self.expression(is_condition)
            self.expect(":")
            return ("choose", value, then, self.expression(is_condition))
        return value

    def binary(self, level, is_condition):
        if level == len(self.LEVELS):
            return self.unary(is_condition)
        left = self.binary(level + 1, is_condition)
        while self.peek().text in self.LEVELS[level] and self.peek().kind == "sign" and self.peek().is_apart:
            sign = self.next().text
            if level == 0:
                return ("binary", sign, left, self.binary(level, is_condition))
            left = ("binary", sign, left, self.binary(level + 1, is_condition))
        return left

    def unary(self, is_condition):
        if self.peek().text in ["-", "!", "&"] and self.peek().kind == "sign":
            sign = self.next().text
            return ("unary", sign, self.unary(is_condition))
        value = self.postfix(self.primary(), is_condition)
        while self.peek().text in ["as", "is"] and self.peek().kind == "name":
            self.next()
            _ = self.takes("?") or self.takes("!")
            self.type_in_expression()
        return value

    def type_in_expression(self):
        """Goes past the type behind `as`."""
        if self.takes("any"):
            pass
        if self.peek().text == "[":
            return self.skip_balanced("[", "]")
        self.next()
        while self.takes("."):
            self.next()
        if self.peek().text == "<":
            self.skip_balanced("<", ">")
        if self.peek().text == "?" and not self.peek().is_apart:
            self.next()

    def primary(self):
        token = self.next()
        if token.kind == "number":
            return ("value", float(token.text))
        if token.kind == "text":
            return ("value", token.text[1:-1])
        if token.text == ".":
            return ("implicit", self.next().text)
        if token.text == "(":
            items = []
            while not self.takes(")"):
                if self.peek(1).text == ":" and self.peek().kind == "name":
                    self.next()
                    self.next()
                items.append(self.expression())
                self.takes(",")
            return items[0] if len(items) == 1 else ("list", items)
        if token.text == "[":
            return self.collection()
        if token.text == "{":
            self.index -= 1
            return self.closure()
        if token.text in ["true", "false"]:
            return ("value", token.text == "true")
        if token.text == "nil":
            return ("nil",)
        if token.kind == "name":
            return ("name", token.text)
        raise SyntaxError(f"no expression: {token.text} {self.peek().text}")

    def collection(self):
        if self.takes(":"):
            self.expect("]")
            return ("map", [])
        items, entries = [], []
        while not self.takes("]"):
            item = self.expression()
            if self.takes(":"):
                entries.append((item, self.expression()))
            else:
                items.append(item)
            self.takes(",")
        return ("map", entries) if entries else ("list", items)

    def closure(self):
        start = self.index
        self.expect("{")
        names = []
        while self.peek().text.startswith("@"):
            self.next()
        while self.peek().kind == "name" and self.peek().text != "in":
            names.append(self.next().text)
            if not self.takes(","):
                break
        if self.takes("->"):
            self.type_in_expression()
        if not self.takes("in"):
            self.index, names = start, []
            return ("closure", names, self.block())
        self.index -= 1
        # What is left reads as a block.
        self.tokens[self.index] = Token("sign", "{", False, True)
        return ("closure", names, self.block())

    def arguments(self):
        self.expect("(")
        result = []
        while not self.takes(")"):
            label = ""
            if self.peek().kind == "name" and self.peek(1).text == ":" and self.peek().text != "nil":
                label = self.next().text
                self.next()
            result.append((label, self.expression()))
            self.takes(",")
        return result

    def postfix(self, value, is_condition):
        while True:
            token = self.peek()
            if token.text == "." and token.kind == "sign":
                self.next()
                value = ("member", value, self.next().text)
            elif token.text == "(" and not token.starts_line and not token.is_apart:
                value = ("call", value, self.arguments())
            elif token.text == "[" and not token.starts_line and not token.is_apart:
                self.next()
                key = self.expression()
                while not self.takes("]"):
                    self.next()
                value = ("subscript", value, key)
            elif token.text in ["?", "!"] and not token.is_apart:
                self.next()
            elif token.text == "{" and not is_condition and not token.starts_line and value[0] in [
                    "call", "member", "name"]:
                closure = self.closure()
                arguments = value[2] if value[0] == "call" else []
                value = ("call", value[1] if value[0] == "call" else value, [*arguments, ("", closure)])
            else:
                return value

    # Running

    def call(self, owner, name, values=(), this=None):
        """Runs a function with values by label or, where the label is `_`, by place."""
        return self.run_function(self.types[owner][name], [("", value) for value in values], this)

    def run_function(self, function, arguments, this):
        if isinstance(function.body, int):
            self.index = function.body
            function.body = self.block()
        scope = {"self": this, "": function.owner}
        left = list(arguments)
        for label, name, kind, default, is_many in function.parameters:
            taken = [argument for argument in left if label == "_" or argument[0] in [label, ""]]
            if is_many:
                scope[name] = [self.value(value, kind, scope) for _, value in left]
                left = []
            elif taken and (left[0][0] in ["", label] or label == "_"):
                scope[name] = self.value(left.pop(0)[1], kind, scope)
            else:
                scope[name] = self.value(self.run(default, scope), kind, scope) if default else None
        return self.run_body(function.body, scope)

    def run_body(self, body, scope):
        """Runs statements to the first `return`; without one, the value is that of the last."""
        try:
            last = None
            for statement in body:
                last = self.execute(statement, scope)
            return last
        except Returned as returned:
            return returned.value

    def value(self, value, kind, scope):
        """A value where a type is expected, in which a word may be a member."""
        if isinstance(value, Word) and value.name in self.types.get(kind, {}):
            return self.member_of_type(kind, value.name, value.arguments)
        return value

    def member_of_type(self, kind, name, arguments):
        member = self.types[kind][name]
        if member.is_property:
            key = (kind, name)
            if key not in self.constants:
                self.constants[key] = self.run_function(member, [], None)
            value = self.constants[key]
            return value.copied() if isinstance(value, Object) else value
        return self.run_function(member, arguments or [], None)

    def execute(self, statement, scope):
        word = statement[0]
        if word == "define":
            value = self.run(statement[2], scope)
            if value is None and statement[2][0] == "member" and not statement[3]:
                # A value of AppearanceKit's on which nothing was set.
                value = self.object(statement[2], scope)
            is_value = isinstance(value, Object) and not value.kind.startswith("UI")
            scope[statement[1]] = value.copied() if is_value else self.value(value, statement[3], scope)
        elif word == "assign":
            self.assign(statement[1], self.run(statement[2], scope), scope)
        elif word == "return":
            raise Returned(self.run(statement[1], scope))
        elif word == "if":
            inner = dict(scope)
            holds = self.hold(statement[1], inner)
            for each in statement[2] if holds else statement[3]:
                self.execute_inside(each, inner, scope)
        elif word == "guard":
            if not self.hold(statement[1], scope):
                for each in statement[2]:
                    self.execute(each, scope)
        elif word == "for":
            for value in self.run(statement[2], scope) or []:
                inner = {**scope, statement[1]: value}
                for each in statement[3]:
                    self.execute_inside(each, inner, scope)
        elif word == "switch":
            value = self.run(statement[1], scope)
            for names, body in statement[2]:
                if names is None or any(self.run(name, scope) == value for name in names):
                    result = None
                    for each in body:
                        result = self.execute(each, scope)
                    return result
        else:
            return self.run(statement[1], scope)
        return None

    def execute_inside(self, statement, inner, outer):
        """Runs a statement of a block; what it assigns to names outside stays."""
        self.execute(statement, inner)
        if statement[0] == "assign" and statement[1][0] == "name" and statement[1][1] in outer:
            outer[statement[1][1]] = inner[statement[1][1]]

    def hold(self, conditions, scope):
        for condition in conditions:
            if condition[0] == "version":
                if (self.ios >= condition[1]) != condition[2]:
                    return False
            elif condition[0] == "bind":
                scope[condition[1]] = self.run(condition[2], scope)
                if scope[condition[1]] is None:
                    return False
            elif not self.run(condition[1], scope):
                return False
        return True

    def assign(self, target, value, scope):
        if isinstance(value, Word) and value.name in self.types.get("UIColor", {}):
            value = self.member_of_type("UIColor", value.name, value.arguments)
        if target[0] == "name":
            if target[1] in scope or not isinstance(scope["self"], Object):
                scope[target[1]] = value
            else:
                scope["self"].values[target[1]] = value
        elif target[0] == "member":
            self.object(target[1], scope).values[target[2]] = value
        elif target[0] == "subscript":
            holder = self.object(target[1], scope)
            key = self.run(target[2], scope)
            if isinstance(holder, dict):
                holder[key] = value
            else:
                holder.values[key.name if isinstance(key, Word) else key] = value

    def object(self, expression, scope):
        """An object that something is set on, made where there is none."""
        if expression[0] == "name":
            if expression[1] in scope:
                return scope[expression[1]]
            return self.made(scope["self"], expression[1])
        if expression[0] == "member":
            return self.made(self.object(expression[1], scope), expression[2])
        return self.run(expression, scope)

    def made(self, holder, name):
        if name == "doneButtonAppearance" and self.ios >= 26:
            # UIBarAppearance.h: the old name of the same object.
            name = "prominentButtonAppearance"
        if not isinstance(holder.values.get(name), (Object, dict)):
            holder.values[name] = Object(name)
        return holder.values[name]

    def run(self, expression, scope):
        word = expression[0]
        if word == "value":
            return expression[1]
        if word == "nil":
            return None
        if word == "name":
            return self.named(expression[1], scope)
        if word == "implicit":
            return Word(expression[1])
        if word == "member":
            return self.member(expression, scope)
        if word == "call":
            return self.called(expression, scope)
        if word == "subscript":
            holder, key = self.run(expression[1], scope), self.run(expression[2], scope)
            return holder.get(key) if isinstance(holder, dict) else None
        if word == "list":
            return [self.element(each, scope) for each in expression[1]]
        if word == "map":
            return {self.run(key, scope): self.run(value, scope) for key, value in expression[1]}
        if word == "closure":
            return Closure(expression[1], expression[2], scope)
        if word == "choose":
            return self.run(expression[2 if self.run(expression[1], scope) else 3], scope)
        if word == "unary":
            value = self.run(expression[2], scope)
            return -value if expression[1] == "-" else not value if expression[1] == "!" else value
        return self.joined(expression, scope)

    def element(self, expression, scope):
        """An element of a list; an object that nothing was set on is made, since more may be set on it."""
        value = self.run(expression, scope)
        holder = None
        if value is None and expression[0] == "member":
            holder = self.run(expression[1], scope)
        elif value is None and expression[0] == "name":
            holder = scope["self"]
        return self.made(holder, expression[-1]) if isinstance(holder, Object) else value

    def joined(self, expression, scope):
        _, sign, left, right = expression
        value = self.run(left, scope)
        if sign == "??":
            return self.run(right, scope) if value is None else value
        if sign in ["&&", "||"]:
            return value if bool(value) == (sign == "||") else self.run(right, scope)
        other = self.run(right, scope)
        return {"==": lambda: value == other, "!=": lambda: value != other, "+": lambda: value + other,
                "-": lambda: value - other, "*": lambda: value * other, "/": lambda: value / other,
                "<": lambda: value < other, ">": lambda: value > other}[sign]()

    def named(self, name, scope):
        if name in scope:
            return scope[name]
        if name == "Self":
            return ("type", scope[""])
        for owner in [scope[""], ""]:
            member = self.types.get(owner, {}).get(name)
            if member and member.is_property:
                return self.run_function(member, [], scope["self"]) if scope["self"] is not None \
                    else self.member_of_type(owner, name, None)
        if name in self.types or name[:1].isupper():
            return ("type", name)
        if isinstance(scope["self"], Object):
            return scope["self"].values.get(name)
        return None

    def member(self, expression, scope):
        holder, name = self.run(expression[1], scope), expression[2]
        if isinstance(holder, tuple) and holder[:1] == ("type",):
            if name == "self":
                return holder
            if name in self.types.get(holder[1], {}):
                return self.member_of_type(holder[1], name, None)
            nested = f"{holder[1]}.{name}"
            return ("type", nested) if name[:1].isupper() else Word(name)
        if isinstance(holder, Object):
            method = self.types.get(holder.kind, {}).get(name)
            if method and method.is_property:
                return self.run_function(method, [], holder)
            return holder.values.get(name)
        return None

    def called(self, expression, scope):
        target = expression[1]
        arguments = [(label, self.run(each, scope)) for label, each in expression[2]]
        if target[0] == "implicit":
            owners = [owner for owner, members in self.types.items() if target[1] in members
                      and not members[target[1]].is_property and owner == "UIColor"]
            if owners:
                return self.member_of_type(owners[0], target[1], arguments)
            return Word(target[1], arguments)
        if target[0] == "closure":
            return self.run_closure(self.run(target, scope), [])
        if target[0] == "name":
            return self.called_by_name(target[1], arguments, scope)
        if target[0] == "member":
            return self.called_on(self.run(target[1], scope), target[2], arguments, scope)
        return None

    def called_by_name(self, name, arguments, scope):
        if name in scope:
            return self.run_closure(scope[name], [value for _, value in arguments])
        if name == "UIColor":
            return self.color(dict(arguments) if arguments[0][0] else arguments[0][1])
        if name == "replaceAppliedProperties":
            # Nothing was applied before.
            return []
        if name == "proxy":
            return self.proxies(arguments[0][1][1])
        for owner in [scope[""], ""]:
            member = self.types.get(owner, {}).get(name)
            if member:
                return self.run_function(member, arguments, scope["self"] if owner else None)
        if name[:1].isupper():
            made = Object(name)
            made.values.update(arguments)
            return made
        if isinstance(scope["self"], Object):
            return self.called_on(scope["self"], name, arguments, scope)
        return None

    def called_on(self, holder, name, arguments, scope):
        if isinstance(holder, tuple) and holder[:1] == ("type",):
            # Images are drawn on a device.
            if name in self.types.get(holder[1], {}) and holder[1] != "UIImage":
                return self.member_of_type(holder[1], name, arguments)
            return Object(f"{holder[1]}.{name}")
        if isinstance(holder, Tint):
            # The color with some traits: still that of each variant.
            return holder
        if not isinstance(holder, Object):
            if isinstance(holder, list) and name == "contains":
                return arguments[0][1] in holder
            return None
        method = self.types.get(holder.kind, {}).get(name)
        if method:
            return self.run_function(method, arguments, holder)
        if name == "copy":
            return holder.copied()
        if name.startswith("configureWith"):
            # UIBarAppearance.h: each of them sets the background and the shadow anew.
            for each in ["backgroundColor", "backgroundEffect", "backgroundImage", "shadowColor", "shadowImage"]:
                holder.values.pop(each, None)
            holder.values["background"] = name.removeprefix("configureWith").removesuffix("Background").lower()
        else:
            holder.values.setdefault("calls", []).append((name, arguments))
        return None

    def proxies(self, kind):
        """The appearance proxy of a class of bars."""
        self.constants.setdefault(("proxy", kind), Object(kind))
        return self.constants["proxy", kind]

    def run_closure(self, closure, values):
        if not isinstance(closure, Closure):
            return None
        scope = {**closure.scope, **dict(zip(closure.parameters or [f"${index}" for index in range(9)], values))}
        return self.run_body(closure.body, scope)

    def color(self, arguments):
        if isinstance(arguments, Closure):
            values = {}
            for variant in VARIANTS:
                traits = Object("UITraitCollection")
                traits.values["userInterfaceStyle"] = Word("dark" if variant.startswith("dark") else "light")
                traits.values["accessibilityContrast"] = Word("high" if "High" in variant else "normal")
                values[variant] = self.run_closure(arguments, [traits]).values[variant]
            return Tint(values)
        names = [name for name in ["red", "green", "blue"] if name in arguments]
        if "white" in arguments:
            rgb = (arguments["white"],) * 3
        else:
            rgb = tuple(arguments[name] for name in names)
        return Tint(dict.fromkeys(VARIANTS, (rgb, arguments.get("alpha", 1.0))))
