import Foundation
import UIKit
import UIKitGraphics

/// Compares pictures and texts with those that were recorded before.
///
/// A snapshot lies beside the test, in `__Snapshots__/<test file>/<test function>.<name>.png` (or
/// `.txt`), and belongs into version control. When it is written rather than compared is up to
/// ``SnapshotRecording``.
///
/// The functions here return what is wrong, so that they also serve a program; in a test,
/// ``assertSnapshot(of:named:record:tolerance:fileID:filePath:function:line:column:)`` and
/// ``assertTextSnapshot(of:named:record:fileID:filePath:function:line:column:)`` fail the test with it.
public enum Snapshot {
  /// Compares a picture with the snapshot on file.
  ///
  /// - Parameters:
  ///   - subject: a robot (its whole screen), a view, or an image.
  ///   - name: tells several snapshots of one function apart.
  ///   - record: when to write instead; nil for ``SnapshotRecording/current``.
  ///   - tolerance: how far the pictures may differ.
  /// - Returns: nil when they are the same; otherwise what differs, and where to see it: the actual
  ///   picture and one with the differences in red are in the folder for temporary files then.
  public static func verify(
    _ subject: some SnapshotSubject, named name: String? = nil,
    record: SnapshotRecording? = nil, tolerance: SnapshotTolerance = .standard,
    filePath: String = #filePath, function: String = #function
  ) -> String? {
    let files = SnapshotFiles(testFile: filePath, function: function, name: name, type: "png")
    guard let actual = subject.snapshotPicture().cgImage else {
      return "There is nothing to take a snapshot of: the picture is empty."
    }
    let data: Data
    do {
      data = try actual.pngData()
    } catch {
      return "The snapshot cannot be stored as a PNG. \(error)"
    }
    if let outcome = recorded(data, files, record) { return outcome.failure }
    let expected: CGImage
    do {
      expected = try CGImage(pngFile: files.reference.path)
    } catch {
      return "The snapshot cannot be read. \(error)"
    }
    return PictureCheck(actual: actual, expected: expected, tolerance: tolerance, files: files)
      .failure
  }

  /// Compares a text with the snapshot on file, whole.
  ///
  /// - Returns: nil when they are the same; otherwise the lines that differ.
  public static func verifyText(
    _ text: String, named name: String? = nil, record: SnapshotRecording? = nil,
    filePath: String = #filePath, function: String = #function
  ) -> String? {
    let files = SnapshotFiles(testFile: filePath, function: function, name: name, type: "txt")
    let text = text.hasSuffix("\n") ? text : text + "\n"
    let data = Data(text.utf8)
    if let outcome = recorded(data, files, record) { return outcome.failure }
    guard let stored = try? Data(contentsOf: files.reference) else {
      return "The snapshot \(files.reference.path) cannot be read."
    }
    let expected = String(decoding: stored, as: UTF8.self)
    guard expected != text else { return nil }
    let file = files.temporary("actual")
    let trouble = SnapshotFiles.write(data, to: file)
    return """
      The text is not that of the snapshot (- expected, + actual):
      \(TextDifference.describe(actual: text, expected: expected))
      snapshot: \(files.reference.path)
      actual:   \(trouble ?? file.path)
      If the new one is right, record it: \(SnapshotRecording.variable)=all
      """
  }

  /// Writes the snapshot if that is what is wanted; nil when it has to be compared.
  private static func recorded(
    _ data: Data, _ files: SnapshotFiles, _ mode: SnapshotRecording?
  ) -> (failure: String?, Void)? {
    let exists = FileManager.default.fileExists(atPath: files.reference.path)
    switch (mode ?? .current, exists) {
    case (.never, false):
      return (
        """
        There is no snapshot \(files.reference.path). Record it on your own machine, look at it, and \
        commit it.
        """, ()
      )
    case (.all, _), (.missing, false):
      if let trouble = files.record(data) { return (trouble, ()) }
      FailureReporter.note("Recorded \(files.reference.path)")
      return (nil, ())
    case (.never, true), (.missing, true):
      return nil
    }
  }
}
