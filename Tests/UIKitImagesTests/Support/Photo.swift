import Foundation
import UIKitGraphics

@testable import UIKitImages

/// The photos beside the tests.
enum Photo {
  static let orientations = (1...8).map { path("orientation_\($0).jpg") }

  static func path(_ name: String) -> FilePath {
    FilePath(Bundle.module.bundlePath).appending("Photos").appending(name)
  }

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name).text))
  }
}

extension CGImage {
  /// How far two pictures of one size are apart: the mean over pixels and colours, 0 to 255; nil for
  /// different sizes.
  func difference(from other: CGImage) -> Double? {
    guard width == other.width, height == other.height else { return nil }
    var sum = 0
    withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        for y in 0..<height {
          for x in 0..<(width * 4) where x % 4 != 3 {
            sum += abs(Int(mine[y * bytesPerRow + x]) - Int(theirs[y * other.bytesPerRow + x]))
          }
        }
      }
    }
    return Double(sum) / Double(width * height * 3)
  }
}
