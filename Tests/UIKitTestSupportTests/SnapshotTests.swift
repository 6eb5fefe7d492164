import Foundation
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor
struct SnapshotTests {
  /// A folder of its own for each test, as if a test file lay in it.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("SnapshotTests-\(UUID().uuidString)")
  private var testFile: String { folder.appendingPathComponent("ShopTests.swift").path }

  private func verify(
    _ subject: some SnapshotSubject, _ name: String? = nil, record: SnapshotRecording = .never,
    tolerance: SnapshotTolerance = .standard
  ) -> String? {
    Snapshot.verify(
      subject, named: name, record: record, tolerance: tolerance, filePath: testFile,
      function: "shows(all:)")
  }

  private func stored(_ name: String) -> URL {
    folder.appendingPathComponent("__Snapshots__/ShopTests/\(name)")
  }

  private func image(_ width: Int = 20, _ height: Int = 10, spot: UIColor? = nil) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        guard let spot else { return }
        spot.setFill()
        context.fill(CGRect(x: 3, y: 4, width: 2, height: 1))
      }
  }

  @Test func recordsWhatIsMissingAndComparesThen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(verify(image(), record: .never)?.hasPrefix("There is no snapshot") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    #expect(verify(image(), "big", record: .missing) == nil)
    #expect(FileManager.default.fileExists(atPath: stored("shows-all.big.png").path))
    #expect(verify(image(), "big") == nil)
    #expect(verify(image(spot: .red), "big", record: .missing) != nil)
    #expect(verify(image(spot: .red), "big", record: .all) == nil)
    #expect(verify(image(spot: .red), "big") == nil)
  }

  @Test func saysWhatDiffersAndShowsIt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(verify(image(), record: .missing) == nil)
    let failure = try #require(verify(image(spot: .red)))
    #expect(
      failure.hasPrefix(
        """
        2 of 200 pixels (1.0 %) differ from the snapshot, by up to 204 of 255, within \
        (3, 4, 2 x 1) in pixels. Allowed: 0.05 % of pixels by more than 5.
        snapshot:   \(stored("shows-all.png").path)
        actual:     /
        """.replacingOccurrences(of: "actual:     /", with: "actual:     ")))
    let difference = try #require(path(after: "difference: ", in: failure))
    let picture = try CGImage(pngFile: difference)
    let spot = try #require(picture.color(x: 3, y: 4))
    #expect(spot.red > 0.8 && spot.green < 0.1)
    let rest = try #require(picture.color(x: 0, y: 0))
    #expect(rest.red == rest.green)
    let actual = try CGImage(pngFile: try #require(path(after: "actual:     ", in: failure)))
    #expect(actual.color(x: 3, y: 4)?.red == 1)
  }

  @Test func toleratesAsMuchAsItIsTold() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(verify(image(), record: .missing) == nil)
    let spot = UIColor(red: 0.2 + 4 / 255, green: 0.4, blue: 0.6, alpha: 1)
    #expect(verify(image(spot: spot), tolerance: .standard) == nil)
    #expect(verify(image(spot: spot), tolerance: .exact) != nil)
    let loose = SnapshotTolerance(pixel: 0, total: 0.01)
    #expect(verify(image(spot: .red), tolerance: loose) == nil)
    let tighter = SnapshotTolerance(pixel: 0, total: 0.009)
    #expect(verify(image(spot: .red), tolerance: tighter) != nil)
    #expect(SnapshotTolerance(pixel: .nan, total: -3) == .exact)
  }

  @Test func otherSizesAreADifferenceOfTheirOwn() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(verify(image(), record: .missing) == nil)
    #expect(
      verify(image(21))?.hasPrefix("The picture has 21 x 10 pixels, the snapshot has 20 x 10.")
        == true)
  }

  @Test func whatIsNoPictureIsAnAnswer() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(verify(UIImage(), record: .all)?.contains("the picture is empty") == true)
    #expect(verify(UIView(), record: .all)?.contains("the picture is empty") == true)
    #expect(verify(image(), record: .all) == nil)
    try Data("no picture".utf8).write(to: stored("shows-all.png"))
    #expect(
      verify(image())?.hasPrefix("The snapshot cannot be read. The data are not a PNG") == true)
  }

  @Test func aViewOnTheScreenAndOneAlone() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Hello"
    label.backgroundColor = .yellow
    let alone = label.snapshotPicture()
    #expect(alone.size == CGSize(width: 60, height: 20))
    #expect(label.superview == nil && label.frame.origin == .zero)
    let robot = Robot(label)
    let shown = label.snapshotPicture()
    #expect(shown.size == CGSize(width: 60, height: 20))
    let first = try #require(alone.cgImage)
    let second = try #require(shown.cgImage)
    let comparison = PictureComparison(actual: first, expected: second)
    #expect(comparison.result(.exact) == .same(off: 0))
    withExtendedLifetime(robot) {}
  }

  @Test func textsAreComparedByLine() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(_ text: String, record: SnapshotRecording = .never) -> String? {
      Snapshot.verifyText(text, record: record, filePath: testFile, function: "tree()")
    }
    #expect(verify("one\ntwo\nthree\nfour\nfive", record: .missing) == nil)
    #expect(verify("one\ntwo\nthree\nfour\nfive") == nil)
    let failure = try #require(verify("one\ntwo\nthree\nfour\nsix"))
    #expect(
      failure.hasPrefix(
        """
        The text is not that of the snapshot (- expected, + actual):
          …
          three
          four
        - five
        + six
        """))
    #expect(failure.contains("snapshot: \(stored("tree.txt").path)"))
  }

  @Test func theModeComesFromTheEnvironment() {
    #expect(SnapshotRecording.mode(in: [:]) == .missing)
    #expect(SnapshotRecording.mode(in: ["CI": "true"]) == .never)
    #expect(SnapshotRecording.mode(in: ["CI": "false"]) == .missing)
    #expect(SnapshotRecording.mode(in: ["CI": "1", "UIKIT_SNAPSHOTS": "all"]) == .all)
    #expect(SnapshotRecording.mode(in: ["UIKIT_SNAPSHOTS": "nonsense"]) == .missing)
  }

  @Test func failsTheTest() {
    withKnownIssue {
      assertTextSnapshot(of: "x", record: .never)
      assertSnapshot(of: image(), record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("There is no snapshot") }
        && issue.sourceLocation?.fileName == "SnapshotTests.swift"
    }
  }

  private func path(after label: String, in failure: String) -> String? {
    failure.split(separator: "\n").first { $0.hasPrefix(label) }
      .map { String($0.dropFirst(label.count)) }
  }
}
