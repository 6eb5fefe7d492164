"""Checks the checker: each rule finds what it is for, and leaves alone what is right."""

import io
import unittest

import rules
import swift
import tables

# The exceptions are those of the real tree; what is checked here has none unless it says so.
tables.LONG_FILES = {}


def findings(path, text):
    return rules.check({path: text})


def run():
    output = io.StringIO()
    suite = unittest.defaultTestLoader.loadTestsFromNames(["selftest"])
    result = unittest.TextTestRunner(output, verbosity=0).run(suite)
    if not result.testsRun or not result.wasSuccessful():
        print(output.getvalue())
        return 1
    print(f"The layout check passes its own {result.testsRun} checks.")
    return 0


class Checks(unittest.TestCase):
    def clean(self, path, text):
        self.assertEqual(findings(path, text), [])

    def found(self, path, text, *expected):
        """Each finding begins with the path and holds the expected words."""
        actual = findings(path, text)
        self.assertEqual(len(actual), len(expected), actual)
        for finding, (line, words) in zip(actual, expected):
            self.assertTrue(finding.startswith(f"{path}:{line}: "), finding)
            self.assertIn(words, finding)


class Reading(unittest.TestCase):
    def names(self, text):
        def visit(declarations):
            for declaration in declarations:
                yield declaration.kind + " " + declaration.name
                yield from visit(declaration.members)

        return list(visit(swift.Source(text).declarations))

    def test_strings_and_comments_are_no_code(self):
        for text in (
            '"a { b" // {', "/* { /* { */ { */", '"\\("{" + "\\(1) {") {"', '#"{ " \\( {"#',
            '"""\n { " {\n"""', '#/ { " /#', '"{\\"{"',
        ):
            with self.subTest(text):
                self.assertEqual(swift.blank(text).strip(), "")
                self.assertEqual(swift.blank(text).count("\n"), text.count("\n"))

    def test_code_stays(self):
        self.assertEqual(swift.blank('f("x") // y\ng()'), "f(   )     \ng()")

    def test_bodies_are_skipped(self):
        self.assertEqual(
            self.names(
                "struct A {\n  var b: Int {\n    let c = 1\n    return c\n  }\n"
                "  func d(\n    e: Int\n  ) { func f() {} }\n  let g = { let h = 1; return h }()\n}\n"
                "func i() {}"),
            ["struct A", "var b", "func d", "let g", "func i"])

    def test_kinds(self):
        self.assertEqual(
            self.names(
                "public import Foundation\nimport struct A.B\nextension A.B where C: D {\n"
                "  static func == (a: A, b: A) -> Bool { true }\n  class var x: Int { 1 }\n"
                "  subscript(i: Int) -> Int { 1 }\n  enum E { case a(Int, b: Int), c\n    case d }\n}"),
            ["import Foundation", "import A", "extension A.B", "func ==", "var x",
             "subscript subscript", "enum E", "case a", "case c", "case d"])

    def test_access_and_attributes(self):
        source = swift.Source(
            "/// Doc.\n@available(iOS 16, *)\n@MainActor\npublic private(set) final class A {\n"
            "  nonisolated(unsafe) package var b = 1\n  /// Doc.\n  // NB: why\n  open func c() {}\n}")
        a = source.declarations[0]
        self.assertEqual((a.kind, a.access, a.documented, a.line), ("class", "public", True, 4))
        self.assertEqual([m.access for m in a.members], ["package", "open"])
        self.assertEqual([m.documented for m in a.members], [False, True])

    def test_a_file_that_is_cut_off(self):
        for text in ("import", "func", "extension A.", "class A {", "@", "enum A { case", '"', "/*"):
            with self.subTest(text):
                swift.Source(text)


class Names(Checks):
    def test_right(self):
        self.clean("Sources/UIKit/Views/UIView.swift", "final class UIView {}\nprivate struct A {}")
        self.clean("Sources/UIKit/UIControl+Event.swift", "extension UIControl { enum Event {} }")
        self.clean("Sources/UIKit/Event+Mask.swift", "extension UIControl.Event {}")
        self.clean("Sources/UIKit/run.swift", "func run() {}")
        self.clean("Sources/UIKit/Module.swift", "// Nothing yet.")
        self.clean("Sources/UIKit/main.swift", "struct A {}\nprint(1)")
        self.clean("Tests/UIKitTests/ATests.swift", "import Testing\nstruct ATests {}\nclass B {}")
        self.clean("Tests/UIKitTests/Canvas.swift", "func image() {}\nextension A {}")

    def test_what_a_type_teaches_others(self):
        texts = {
            "Sources/UIKit/A.swift": "struct A {}",
            "Sources/UIKit/A+Using.swift": "extension B { func use(_ a: A) {} }"}
        self.assertEqual(rules.check(texts), [])

    def test_wrong(self):
        self.found("Sources/UIKit/Helpers.swift", "extension A {}", (1, "(A+Topic.swift)"))
        self.found("Tests/UIKitTests/B.swift", "struct A {}", (1, "(A.swift)"))
        self.found("Sources/UIKit/A.swift", "struct A {}\n\nclass B {}", (3, "move 'B' to B.swift"))

    def test_headers(self):
        self.found("Sources/UIKit/A.swift", "//\n//  A.swift\n//\nstruct A {}", (2, "no file headers"))

    def test_length(self):
        self.clean("Sources/UIKit/A.swift", "struct A {}" + "\n" * 300)
        self.found("Sources/UIKit/A.swift", "struct A {}" + "\n" * 301, (301, "301 lines"))
        self.clean("Tests/UIKitTests/A.swift", "struct A {}" + "\n" * 301)


class Arrows(Checks):
    def test_down(self):
        self.clean("Sources/UIKitText/A.swift", "import CPango\npublic import UIKitGraphics\nstruct A {}")
        self.clean("Tests/UIKitTests/A.swift", "@testable import UIKit\nstruct A {}")

    def test_up(self):
        self.found(
            "Sources/UIKitLayers/A.swift", "import Foundation\nimport UIKit\nstruct A {}",
            (2, "UIKitLayers may not import UIKit"))

    def test_one_importer(self):
        self.found(
            "Tests/UIKitTests/A.swift", "import CCairo\nstruct A {}",
            (1, "CCairo has one importer, UIKitGraphics"))

    def test_unknown_module(self):
        self.found("Sources/Elsewhere/A.swift", "struct A {}", (1, "not in ARROWS"))

    def test_manifest(self):
        self.clean(
            "Package.swift",
            '.target(name: "UIKitLoop"),\n.target(\n  name: "UIKitText", '
            'dependencies: ["CPango", "UIKitGraphics"]),')
        self.found(
            "Package.swift", '.target(name: "UIKitLoop", dependencies: ["UIKit"])',
            (1, "UIKitLoop depends on ['UIKit']"))

    def test_platforms(self):
        self.clean("Sources/TouchUp/Platform/A.swift", "#if os(Linux)\nstruct A {}\n#endif")
        self.clean("Package.swift", "#if os(Linux)\n#endif")
        self.clean("Sources/TouchUp/A.swift", "// #if os(Linux)\nstruct A {}\n#if DEBUG\n#endif")
        self.found("Sources/TouchUp/A.swift", "struct A {}\n#if !os(iOS)\n#endif", (2, "#if os(…)"))
        self.found(
            "Sources/TouchUp/Platform/A.swift", "#if canImport(UIKit)\nstruct A {}\n#endif",
            (1, "canImport(UIKit)"))


class Words(Checks):
    def test_endings(self):
        self.found("Sources/UIKit/A.swift", "struct A {\n let b = try! c()\n}", (2, "try! ends"))
        self.found("Sources/UIKit/A.swift", "struct A { let b = { fatalError() }() }", (1, "fatalError"))
        self.found("Sources/UIKit/A.swift", "// FIXME: this\nstruct A {}", (1, "FIXME: do it"))
        self.clean("Sources/UIKit/A.swift", '// Not fatalError().\nstruct A { let b = "try!" }')
        self.clean("Tests/UIKitTests/A.swift", "struct A { let b = try! c() }")

    def test_places(self):
        self.found("README.md", "Go to /" + "root/x.", (1, "a folder of one machine"))
        self.found("a.yml", "\nurl: http:" + "//deb.example.org/x", (2, "the host 'deb.example"))
        self.clean("README.md", "Sources/root/x, https://github.com/x and ../work/y, `./root/z`")


    def test_quotations(self):
        page = "Look:\n\n<!-- file: A/b.swift -->\n```swift\nlet a = 1\n```\n"
        code = {"A/b.swift": "let a = 1\n", "README.md": page}
        self.assertEqual([f for f in rules.check(code) if "README" in f], [])
        code["A/b.swift"] = "let a = 2\n"
        self.assertEqual(len([f for f in rules.check(code) if f.startswith("README.md:3: ")]), 1)

    def test_catalogues(self):
        loose = "Look:\n\n```swift\nlet a = 1\n```\n\n```text\n--1--|\n```\n"
        self.assertEqual([f for f in rules.check({"README.md": loose}) if "README" in f], [])
        path = "Sources/A/A.docc/B.md"
        found = [f for f in rules.check({path: loose}) if f.startswith(path)]
        self.assertEqual([f.split(":")[1] for f in found], ["3"])
        page = "<!-- file: Tests/b.swift -->\n```swift\nlet a = 1\n```\n"
        code = {path: page, "Tests/b.swift": "let a = 1\n"}
        self.assertEqual([f for f in rules.check(code) if f.startswith(path)], [])


class Documentation(Checks):
    def undocumented(self, text, *names):
        actual = findings("Sources/UIKit/A.swift", text)
        self.assertEqual([finding.split("'")[1] for finding in actual], list(names))

    def test_members(self):
        self.undocumented(
            "/// Doc.\npublic struct A {\n  public var b: Int\n  var c: Int\n  public init() {}\n"
            "  /// Doc.\n  public func d() { let e = 1 }\n}", "A.b", "A.init")

    def test_protocols_and_cases(self):
        self.undocumented(
            "/// Doc.\npublic protocol A {\n  associatedtype B\n  /// Doc.\n  func c()\n  func d()\n}\n"
            "extension A { public func d() {}\n  public func e() {} }", "A.B", "A.d", "A.e")
        self.undocumented(
            "/// Doc.\npublic enum A {\n  case b\n  /// Doc.\n  case c, d\n}", "A.b")

    def test_what_fulfils_a_requirement(self):
        self.undocumented(
            "/// Doc.\npublic protocol A {\n  /// Doc.\n  func b()\n}\n"
            "extension A { public func b() {} }")
        actual = rules.check({
            "Sources/UIKit/A.swift": "/// Doc.\npublic protocol A {\n  /// Doc.\n  func b()\n}",
            "Sources/UIKit/C.swift": "/// Doc.\npublic struct C: Sendable, A {\n"
            "  public func b() {}\n  public func d() {}\n}"})
        self.assertEqual([finding.split("'")[1] for finding in actual], ["C.d"])

    def test_what_is_not_public(self):
        self.undocumented("struct A { public var b = 1 }\nextension A { public func c() {} }")
        self.undocumented("/// Doc.\npublic struct A {\n  struct B { public var c = 1 }\n}")
        self.undocumented("/// Doc.\npublic class A {\n  package private(set) var b = 1\n}")

    def test_what_inherits_its_own(self):
        self.undocumented(
            "/// Doc.\nopen class A {\n  open override func b() {}\n"
            "  public static func == (a: A, b: A) -> Bool { true }\n  deinit {}\n}\n"
            "@_exported public import Foundation")

    def test_extensions_of_others(self):
        self.undocumented("extension A { public func b() {} }", "A.b")
        self.undocumented("public extension A { func b() {} }", "A.b")
