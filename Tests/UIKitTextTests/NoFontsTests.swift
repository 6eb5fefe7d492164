import Foundation
import Testing
import UIKitGraphics

@testable import UIKitText

/// A machine without any font, or with fonts that are none.
@Suite struct NoFontsTests {
  private func layout(
    _ text: String, _ library: FontLibrary, width: CGFloat = 200, lines: Int = 0
  ) -> TextLayout {
    let font = UIFont.systemFont(ofSize: 20)
    var options = TextLayoutOptions()
    options.maximumWidth = width
    options.numberOfLines = lines
    return TextLayout(
      TextSource(text, font: font), font: font, options: options, library: library)
  }

  private func check(_ library: FontLibrary) {
    #expect(!library.hasFonts)
    #expect(library.familyNames.isEmpty)
    for text in samples.values.sorted() + ["", "a\nb\n", String(repeating: "long ", count: 500)] {
      for lines in [0, 1, 2] {
        let layout = layout(text, library, lines: lines)
        #expect(layout.size.height.isFinite && layout.size.width <= 200)
        #expect(text.isEmpty || layout.size.height >= 20)
        #expect(layout.missingGlyphCount == 0)
        let picture = page(60, 60) { layout.draw(in: $0, at: .zero, color: .black) }
        #expect(picture.inkBox.isNull)
      }
    }
    #expect(library.metrics(of: FontSpec(family: "Inter", size: 20)).ascent > 10)
  }

  @Test func aFolderThatIsNotThere() {
    check(FontLibrary(directories: ["/no/such/folder"]))
    check(FontLibrary(directories: []))
  }

  @Test func filesThatAreNoFonts() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts <&> \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no font".utf8).write(to: folder.appendingPathComponent("a.ttf"))
    try Data().write(to: folder.appendingPathComponent("b.otf"))
    check(FontLibrary(directories: [folder.path]))
  }

  @Test func otherFontsThanTheSystemsStandIn() {
    let library = FontLibrary(directories: ["/usr/share/fonts/truetype/dejavu"])
    guard library.hasFonts else { return }
    let layout = layout("Plain text", library)
    #expect(layout.size.width > 50 && layout.missingGlyphCount == 0)
    let picture = page(200, 60) { layout.draw(in: $0, at: .zero, color: .black) }
    #expect(picture.inkBox.width > 50)
  }
}
