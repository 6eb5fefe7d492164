"""The rules. Each is a function from a file to findings; `check` asks all of them."""

import os
import re

import tables
from swift import TYPES, Source


class File:
    """A file with what the rules ask about it."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.folders = path.split("/")[:-1]
        self.name = path.split("/")[-1]
        self.is_swift = self.name.endswith(".swift")
        self.is_manifest = self.name == "Package.swift"
        self.top = self.folders[0] if self.folders else ""
        self.in_sources = self.top == "Sources" and len(self.folders) > 1
        self.module = self.folders[1] if self.in_sources else ""
        self.is_platform = "Platform" in self.folders
        self.source = Source(text) if self.is_swift else None

    def finding(self, line, message):
        return f"{self.path}:{line}: {message}"

    def matches(self, pattern, text):
        """Yields line numbers and matches of `pattern` in `text`, this file's or its code."""
        for match in re.finditer(pattern, text, re.MULTILINE):
            yield text.count("\n", 0, match.start()) + 1, match


def check(texts):
    """`texts` is a dictionary from paths to contents. Returns the findings, in order."""
    files = [File(path, text) for path, text in texts.items()]
    types = Types(files)
    findings = []
    for file in files:
        findings += places(file)
        findings += quotations(file, texts)
        if not file.is_swift:
            continue
        findings += headers(file)
        findings += platforms(file)
        if not file.is_manifest:
            findings += name(file, types)
            findings += c_imports(file)
        if file.in_sources:
            findings += one_type(file)
            findings += arrows(file)
            findings += words(file)
            findings += length(file)
            findings += documentation(file, types)
    return [*findings, *manifest(files), *stale(files)]


# What a file is called, and what it holds


def name(file, types):
    """A file is named after the type it declares, or `Type+Topic` after the one it extends (or the
    one of this repository that it teaches to others: `CGAffineTransform+Applying`)."""
    declarations = file.source.declarations
    if file.name == "main.swift" or not [d for d in declarations if d.kind != "import"]:
        return
    base, plus, _ = file.name.removesuffix(".swift").partition("+")
    declared = {d.name for d in declarations if d.kind not in ("import", "extension")}
    extended = set()
    for declaration in declarations:
        if declaration.kind == "extension":
            extended |= {declaration.name, *declaration.name.split(".")}
    if base in declared or base in extended or (plus and not declared and base in types.access):
        return
    if file.top == "Tests" and not any(d.kind in TYPES for d in declarations):
        return  # Helpers of a suite, named after what they help with.
    names = sorted(declared) or sorted(n for n in extended if "." not in n)
    hint = ", ".join(f"{n}{'' if declared else '+Topic'}.swift" for n in names[:3])
    yield file.finding(1, f"declares nothing called '{base}': name the file after its type ({hint})")


def one_type(file):
    """One type a file; its nested types and private helpers live with it."""
    base = file.name.removesuffix(".swift").partition("+")[0]
    if file.name == "main.swift" or file.is_platform:
        return
    for declaration in file.source.declarations:
        if declaration.kind not in TYPES or declaration.access in ("private", "fileprivate"):
            continue
        if declaration.name != base:
            yield file.finding(
                declaration.line,
                f"one type a file: move '{declaration.name}' to {declaration.name}.swift, nest it "
                f"in '{base}', or make it private")


def length(file):
    count = file.text.count("\n")
    if count > tables.MAXIMUM_LINES and file.path not in tables.LONG_FILES:
        yield file.finding(
            count, f"{count} lines, and {tables.MAXIMUM_LINES} is the most: split it by "
            "collaborator or topic, or add it with a reason to LONG_FILES in "
            "Scripts/layout/tables.py")


def headers(file):
    lines = file.text.split("\n")[:6]
    for number, line in enumerate(lines, 1):
        if re.match(r"//\s*(Created by\b|Copyright\b)", line) or line.strip("/ ") == file.name:
            yield file.finding(number, "no file headers: git knows, and LICENSE says the rest")


# Who imports whom, and where platforms differ


def _imports(file):
    return [(d.name, d.line) for d in file.source.declarations if d.kind == "import"]


def _libraries():
    """From each C library to its one importer."""
    return {
        target: module
        for module, row in tables.ARROWS.items() for target in row if target not in tables.ARROWS
    }


def c_imports(file):
    libraries = _libraries()
    for imported, line in _imports(file):
        importer = libraries.get(imported)
        if importer and file.module != importer:
            yield file.finding(
                line, f"{imported} has one importer, {importer}: ask that module for what is "
                "needed here")


def arrows(file):
    if file.module not in tables.ARROWS:
        yield file.finding(
            1, f"the module {file.module} is not in ARROWS: add its row to "
            "Scripts/layout/tables.py and to ARCHITECTURE.md")
        return
    for imported, line in _imports(file):
        known = imported in tables.ARROWS and imported not in tables.ARROWS[file.module]
        if known and imported != file.module:
            yield file.finding(
                line, f"{file.module} may not import {imported}: arrows go down "
                "(ARCHITECTURE.md). Hand the thing in through a protocol that is declared here")


def platforms(file):
    for line, _ in file.matches(r"canImport\s*\(\s*UIKit\s*\)", file.source.code):
        yield file.finding(
            line, "canImport(UIKit) can be true in a target that does not depend on UIKit: write "
            "#if os(Linux) or #if os(iOS), in a folder named Platform")
    if file.is_platform or file.is_manifest:
        return
    pattern = r"^[ \t]*#(?:if|elseif)\b.*\b(os|targetEnvironment|canImport)\s*\((?!\s*UIKit)"
    for line, match in file.matches(pattern, file.source.code):
        yield file.finding(
            line, f"#if {match.group(1)}(…) outside a folder named Platform: put the part that "
            "differs in a whole file there")


def manifest(files):
    """The manifest's dependencies are the table's."""
    for file in files:
        if file.path != "Package.swift":
            continue
        pattern = (
            r'\.(?:target|executableTarget)\(\s*name:\s*"(\w+)"'
            r"(?:,\s*dependencies:\s*\[([^\]]*)\])?")
        found = {}
        for line, match in file.matches(pattern, file.text):
            row = set(re.findall(r'"(\w+)"', match.group(2) or ""))
            found.setdefault(match.group(1), []).append((line, row))
        for target, rows in found.items():
            # The kit is there twice: on Apple's platforms it is alone, and UIKit is the system's.
            line, row = max(rows, key=lambda entry: len(entry[1]))
            expected = set(tables.ARROWS.get(target, []))
            if target not in tables.ARROWS or row != expected:
                yield file.finding(
                    line, f"{target} depends on {sorted(row)}, and ARROWS in "
                    f"Scripts/layout/tables.py says {sorted(expected)}: make them one")


def stale(files):
    """Exceptions that nothing needs any more."""
    lines = {file.path: file.text.count("\n") for file in files}
    for path in tables.LONG_FILES:
        if lines.get(path, 0) <= tables.MAXIMUM_LINES:
            yield f"Scripts/layout/tables.py:1: {path} is short enough: take it out of LONG_FILES"


# What is written


def words(file):
    for line, match in file.matches(r"\bfatalError\s*\(|\btry!", file.source.code):
        yield file.finding(
            line, f"{match.group().rstrip('( ')} ends the user's app: throw a typed error, or do "
            "what UIKit does")
    for line, match in file.matches(r"\b(TODO|FIXME)\b", file.text):
        yield file.finding(line, f"{match.group()}: do it, or leave the whole thing out")


def places(file):
    """No file mentions a machine: an absolute path of one, or the host of a package registry."""
    folders = "|".join(["work", "root", "farm", r"home/\w+", r"Users/\w+", r"opt/\w+"])
    for line, match in file.matches(rf"(?<![\w.~)}}\]$/*-])/(?:{folders})/", file.text):
        yield file.finding(line, f"'{match.group()}' is a folder of one machine: name it relatively")
    for line, match in file.matches(r"\bhttps?://([\w.-]+)", file.text):
        host = match.group(1).rstrip(".")
        if host not in tables.HOSTS:
            yield file.finding(
                line, f"the host '{host}' is not one that readers are sent to: take it out, or "
                "add it to HOSTS in Scripts/layout/tables.py")


def quotations(file, texts):
    """What a page shows of a file is that file, so that it is compiled and tested:
    a comment `file: PATH` and then a block of code."""
    if not file.name.endswith(".md"):
        return
    pattern = r"^<!-- file: (\S+) -->\n+```\w*\n(.*?)^```$"
    for line, match in file.matches("(?s)" + pattern, file.text):
        if texts.get(match.group(1)) != match.group(2):
            yield file.finding(
                line, f"the code below is not {match.group(1)}, word for word: copy it anew")
    if not any(folder.endswith(".docc") for folder in file.folders):
        return
    for line, match in file.matches(r"^```swift$", file.text):
        if not file.text[: match.start()].rstrip("\n").endswith(" -->"):
            yield file.finding(
                line, "code in a catalogue is that of a file, so that it is compiled: put it into "
                "a suite in Tests and '<!-- file: PATH -->' above it")


# Documentation


class Types:
    """What is known of all types in Sources, by their dotted names."""

    def __init__(self, files):
        self.access, self.requirements, self.inherits = {}, {}, {}
        for file in files:
            if file.in_sources and file.is_swift:
                self._visit(file.source.declarations, "", "")

    def _visit(self, declarations, prefix, around):
        for declaration in declarations:
            if declaration.kind not in TYPES and declaration.kind != "extension":
                continue
            extends = declaration.kind == "extension"
            own = declaration.name if extends else prefix + declaration.name
            self.inherits.setdefault(own, set()).update(declaration.inherits)
            if not extends:
                self.access[own] = declaration.access or around or "internal"
            if declaration.kind == "protocol":
                self.requirements[own] = {member.name for member in declaration.members}
            self._visit(declaration.members, own + ".", declaration.access if extends else "")

    def is_visible(self, name):
        """Whether the type and all around it are public. A type of elsewhere is."""
        parts = name.split(".")
        owners = [".".join(parts[: count + 1]) for count in range(len(parts))]
        return all(self.access.get(owner, "public") in ("public", "open") for owner in owners)

    def requires(self, owner, member):
        """Whether `member` fulfils a requirement of a protocol that `owner` conforms to, or is its
        default: it inherits the requirement's documentation."""
        protocols = {owner} | self.inherits.get(owner, set())
        return any(member in self.requirements.get(each, ()) for each in protocols)


def documentation(file, types):
    """Every public symbol has a `///`: members of public protocols and cases of public enums too.
    Overrides and what fulfils a documented requirement inherit theirs."""

    def visit(declarations, owner, kind, inherited):
        for declaration in declarations:
            own = f"{owner}.{declaration.name}" if owner else declaration.name
            if declaration.kind == "extension":
                if types.is_visible(declaration.name):
                    yield from visit(
                        declaration.members, declaration.name, "extension", declaration.access)
                continue
            if declaration.kind in ("import", "deinit", "operator", "precedencegroup"):
                continue
            implied = kind == "protocol" or (kind == "enum" and declaration.kind == "case")
            if not (implied or (declaration.access or inherited) in ("public", "open")):
                continue
            if not declaration.documented and not exempt(declaration, owner, kind):
                yield file.finding(
                    declaration.line,
                    f"'{own}' is public and has no documentation: say in a /// above it what it "
                    "is, in which units, and when it is called")
            if declaration.kind in TYPES:
                yield from visit(declaration.members, own, declaration.kind, "")

    def exempt(declaration, owner, kind):
        if "override" in declaration.modifiers:
            return True
        if kind != "protocol" and types.requires(owner, declaration.name):
            return True
        return declaration.kind in ("func", "var") and declaration.name in tables.UNDOCUMENTED

    yield from visit(file.source.declarations, "", "", "")
