"""Reads just enough of Swift to know what a file declares, and where.

This is no parser: function bodies are skipped as balanced braces. What is left, the declarations of
files, types, extensions and protocols, is regular enough to be read token by token.
"""

import re
from dataclasses import dataclass, field

ACCESS = {"open", "public", "package", "internal", "fileprivate", "private"}
MODIFIERS = ACCESS | {
    "final", "static", "override", "nonisolated", "isolated", "indirect", "mutating",
    "nonmutating", "convenience", "required", "weak", "unowned", "lazy", "dynamic", "optional",
    "borrowing", "consuming", "prefix", "postfix", "infix", "distributed", "async",
}
TYPES = {"class", "struct", "enum", "actor", "protocol"}
KEYWORDS = TYPES | {
    "extension", "func", "var", "let", "init", "deinit", "subscript", "typealias",
    "associatedtype", "case", "operator", "precedencegroup", "import", "macro",
}
TOKEN = re.compile(r"`?[A-Za-z_]\w*`?|#\w+|[^\s\w]|\d[\w.]*")
OPEN, CLOSE = {"(": ")", "[": "]", "{": "}"}, {")", "]", "}"}
OPERATOR = set("=<>+-*/%!&|^~?.")


@dataclass
class Declaration:
    kind: str
    name: str
    line: int
    access: str = ""
    modifiers: frozenset = frozenset()
    documented: bool = False
    inherits: list = field(default_factory=list)
    members: list = field(default_factory=list)


class Source:
    """A Swift file: its `text`, its `code` (the text with comments and strings blanked, so that
    lines and columns stay), and its `declarations`."""

    def __init__(self, text):
        self.text = text
        self.code = blank(text)
        self.lines = text.split("\n")
        self._tokens = self._tokenise()
        self.declarations, _ = self._body(0, "")

    def _tokenise(self):
        tokens, line, end = [], 1, 0
        for match in TOKEN.finditer(self.code):
            newlines = self.code.count("\n", end, match.start())
            line += newlines
            tokens.append((match.group(), line, newlines > 0 or not tokens))
            end = match.start()
        # Reading a little past the end of a file that is cut off finds these.
        return tokens + [("", line, True)] * 3

    # Declarations

    def _body(self, at, around):
        """Reads declarations from token `at` to the closing brace. Returns them, and the index
        after that brace. `around` is the kind of the declaration around."""
        found, first = [], True
        while at < len(self._tokens):
            text, _, starts_line = self._tokens[at]
            if text == "}":
                return found, at + 1
            if (first or starts_line) and self._starts_declaration(at, around):
                declarations, at = self._declaration(at)
                found += declarations
            else:
                at = self._skip(at)
            # What follows a semicolon or an inner block begins a statement, too.
            at = min(at, len(self._tokens))
            first = self._tokens[at - 1][0] in (";", "}")
        return found, at

    def _starts_declaration(self, at, around):
        text = self._tokens[at][0]
        following = self._tokens[at + 1][0] if at + 1 < len(self._tokens) else ""
        if text == "@":
            return True
        if text == "case":
            return around == "enum"
        if text in KEYWORDS:
            return True
        return text in MODIFIERS and bool(re.match(r"[`@\w(]", following))

    def _declaration(self, at):
        start = self._tokens[at][1]
        access, modifiers, kind = "", set(), ""
        while at < len(self._tokens):
            text = self._tokens[at][0]
            if text == "@":
                at = self._attribute(at)
            elif text == "class" and self._next_is_declaration(at + 1):
                modifiers.add("class")
                at += 1
            elif text in MODIFIERS and text not in KEYWORDS:
                detail, after = self._argument(at + 1)
                if text in ACCESS and detail != "set":
                    access = text
                elif text not in ACCESS:
                    modifiers.add(text)
                at = after
            else:
                kind = text
                break
        if kind not in KEYWORDS:
            return [], max(at, 1) if at < len(self._tokens) else at
        line = self._tokens[at][1]
        names, after = self._names(kind, at + 1)
        made = [
            Declaration(kind, name, line, access, frozenset(modifiers), self._documented(start))
            for name in names
        ]
        if kind in TYPES or kind == "extension":
            inherits, after = self._inheritance(after)
            members, after = self._body(after + 1, kind)
            for declaration in made:
                declaration.inherits, declaration.members = inherits, members
        return made, after

    def _inheritance(self, at):
        """Reads up to the opening brace. Returns the names after the colon, a constraint's among
        them, and the index of the brace."""
        names, colon = [], False
        while at < len(self._tokens) and self._tokens[at][0] != "{":
            colon = colon or self._tokens[at][0] == ":"
            if colon:
                names.append(self._tokens[at][0])
            at = self._skip(at)
        return names, at

    def _next_is_declaration(self, at):
        text = self._tokens[at][0] if at < len(self._tokens) else ""
        return text in ("func", "var", "let", "subscript", "init") or text in MODIFIERS

    def _argument(self, at):
        """Reads `(set)` or `(unsafe)` after a modifier."""
        if at < len(self._tokens) and self._tokens[at][0] == "(":
            return self._tokens[at + 1][0], self._skip(at)
        return "", at

    def _attribute(self, at):
        at += 2
        while at + 1 < len(self._tokens) and self._tokens[at][0] == ".":
            at += 2
        # `@MainActor (Int) -> Void` is a type, but no declaration begins with one.
        if at < len(self._tokens) and self._tokens[at][0] == "(" and not self._tokens[at][2]:
            at = self._skip(at)
        return at

    def _names(self, kind, at):
        text = self._tokens[at][0] if at < len(self._tokens) else ""
        if kind in ("init", "deinit", "subscript"):
            return [kind], at
        if kind == "import":
            if text in TYPES | {"func", "var", "let", "typealias"}:
                at += 1
            return [self._tokens[at][0].strip("`")], at + 1
        if kind == "extension":
            name = text.strip("`")
            while at + 2 < len(self._tokens) and self._tokens[at + 1][0] == ".":
                at += 2
                name += "." + self._tokens[at][0].strip("`")
            return [name], at + 1
        if kind == "func" and text and text[0] in OPERATOR:
            name = ""
            while self._tokens[at][0] in OPERATOR:
                name += self._tokens[at][0]
                at += 1
            return [name], at
        if kind == "case":
            return self._case_names(at)
        return [text.strip("`")], at + 1

    def _case_names(self, at):
        names = []
        while at < len(self._tokens):
            names.append(self._tokens[at][0].strip("`"))
            at += 1
            while at < len(self._tokens) and self._tokens[at][0] not in (",", ";", "}"):
                if self._tokens[at][2]:
                    return names, at
                at = self._skip(at)
            if at >= len(self._tokens) or self._tokens[at][0] != ",":
                return names, at
            at += 1
        return names, at

    def _skip(self, at):
        """Returns the index after the token, or after the brackets that it opens."""
        if self._tokens[at][0] not in OPEN:
            return at + 1
        depth = 0
        while at < len(self._tokens):
            text = self._tokens[at][0]
            depth += (text in OPEN) - (text in CLOSE)
            at += 1
            if depth == 0:
                break
        return at

    def _documented(self, line):
        """Whether the line above `line` ends a documentation comment. A plain comment between the
        two (`// NB:`) does not part them."""
        at = line - 2
        while at >= 0 and re.match(r"\s*//(?!/)", self.lines[at]):
            at -= 1
        above = self.lines[at].strip() if at >= 0 else ""
        if above.startswith("///"):
            return True
        if not above.endswith("*/"):
            return False
        while at >= 0 and "/*" not in self.lines[at]:
            at -= 1
        return at >= 0 and "/**" in self.lines[at]


# Comments and strings


def blank(text):
    """The text with comments and the contents of strings replaced by spaces."""
    out, at = [], 0
    while at < len(text):
        end = _comment_end(text, at) or _string_end(text, at)
        if end:
            out.append(re.sub(r"[^\n]", " ", text[at:end]))
            at = end
        else:
            out.append(text[at])
            at += 1
    return "".join(out)


def _comment_end(text, at):
    if text.startswith("//", at):
        end = text.find("\n", at)
        return len(text) if end < 0 else end
    if not text.startswith("/*", at):
        return None
    depth = 0
    while at < len(text):
        if text.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif text.startswith("*/", at):
            depth, at = depth - 1, at + 2
            if depth == 0:
                break
        else:
            at += 1
    return at


STRING = re.compile(r'(#*)("""|")|(#+)/')


def _string_end(text, at):
    match = STRING.match(text, at)
    if not match:
        return None
    if match.group(3):
        end = text.find("/" + match.group(3), match.end())
        return len(text) if end < 0 else end + 1 + len(match.group(3))
    hashes, quote = match.group(1), match.group(2)
    at, closing, escape = match.end(), quote + hashes, "\\" + hashes
    while at < len(text):
        if text.startswith(closing, at):
            return at + len(closing)
        if text.startswith(escape, at):
            at += len(escape)
            at = _interpolation_end(text, at) if text[at : at + 1] == "(" else at + 1
        elif text[at] == "\n" and quote == '"':
            return at  # Not closed: the compiler says so.
        else:
            at += 1
    return at


def _interpolation_end(text, at):
    depth = 0
    while at < len(text):
        end = _comment_end(text, at) or _string_end(text, at)
        if end:
            at = end
            continue
        depth += (text[at] == "(") - (text[at] == ")")
        at += 1
        if depth == 0:
            break
    return at
