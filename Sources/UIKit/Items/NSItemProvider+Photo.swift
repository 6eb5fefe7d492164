import Foundation
import UIKitImages

nonisolated extension NSItemProvider {
  /// A provider of a photo or a video of the library. For a worker: it looks at the first bytes of photos, so that the type
  /// is that of the bytes, whatever the name says.
  ///
  /// - Parameter isCompatible: Whether it is to be of a format that every program reads: else a JPEG is made.
  convenience init(_ entry: PhotoEntry, isCompatible: Bool) {
    let format = entry.isVideo ? nil : ItemFile(path: entry.path).format
    let own = ItemRepresentation(file: entry.path, format: format, isVideo: entry.isVideo)
    let isReadable = format.map(PhotoExport.compatible.contains) ?? true
    self.init(
      [isCompatible && !isReadable ? own.asJPEG : own], suggestedName: own.name)
  }
}
