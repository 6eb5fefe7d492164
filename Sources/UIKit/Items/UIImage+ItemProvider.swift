public import Foundation
import UIKitImages

nonisolated extension UIImage: NSItemProviderReading {
  /// The formats that pictures are read from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ImageFormat.allCases.map(\.typeIdentifier)
  }

  /// The picture of the bytes, decoded.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` when they are damaged, or of no format that is read.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    // Decoded now: else damage would show only when it is drawn, on the main thread.
    guard let image = UIImage(data: data), image.cgImage != nil, let object = image as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return object
  }
}
