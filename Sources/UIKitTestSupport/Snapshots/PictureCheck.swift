import UIKit
import UIKitGraphics

/// Tells how a picture differs from its snapshot, and leaves what is needed to see it.
struct PictureCheck {
  let actual: CGImage
  let expected: CGImage
  let tolerance: SnapshotTolerance
  let files: SnapshotFiles

  /// What differs; nil when nothing does.
  var failure: String? {
    let comparison = PictureComparison(actual: actual, expected: expected)
    switch comparison.result(tolerance) {
    case .same:
      return nil
    case .sizes(let actual, let expected):
      return report("The picture has \(actual) pixels, the snapshot has \(expected).", comparison)
    case .different(let off, let all, let largest, let box):
      let share = Double(off) / Double(all) * 100
      return report(
        """
        \(off) of \(all) pixels (\((share * 1000).rounded() / 1000) %) differ from the snapshot, \
        by up to \(largest) of 255, within \(box.short) in pixels. Allowed: \
        \(tolerance.total * 100) % of pixels by more than \(Int(tolerance.pixel * 255)).
        """, comparison)
    }
  }

  private func report(_ message: String, _ comparison: PictureComparison) -> String {
    var lines = [message, "snapshot:   \(files.reference.path)"]
    lines.append("actual:     \(write(actual, "actual"))")
    if let difference = comparison.differenceImage(tolerance) {
      lines.append("difference: \(write(difference, "difference"))")
    }
    lines.append("If the new one is right, record it: \(SnapshotRecording.variable)=all")
    return lines.joined(separator: "\n")
  }

  /// Writes a picture; returns its path, or why there is none.
  private func write(_ image: CGImage, _ suffix: String) -> String {
    let file = files.temporary(suffix)
    do {
      return SnapshotFiles.write(try image.pngData(), to: file) ?? file.path
    } catch {
      return "\(error)"
    }
  }
}
