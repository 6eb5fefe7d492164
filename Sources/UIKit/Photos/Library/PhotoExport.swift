import Foundation
import UIKitImages

/// Files for apps that cannot read what the library has.
nonisolated enum PhotoExport {
  /// What every program reads.
  static let compatible: Set<ImageFormat> = [.jpeg, .png, .gif]

  /// The photo's own file if every program can read it, else a JPEG of it in a folder for temporary files. For a worker.
  static func compatibleFile(of picture: PhotoPicture) throws(ImageError) -> URL {
    guard let image = picture.image.cgImage,
      !compatible.contains(picture.metadata.header.format)
    else { return picture.entry.path.url }
    let name = FilePath(picture.entry.path.name)
    let ending = name.fileExtension
    let base = ending.isEmpty ? name.text : String(name.text.dropLast(ending.count + 1))
    return try write(
      try ImageEncoder.data(of: image, as: .jpeg, quality: 0.9), named: fileName(base, "jpeg"))
  }

  /// A name that a file can have: what a system allows of it, and all of the ending.
  static func fileName(_ base: String, _ ending: String) -> String {
    let end = ending.isEmpty ? "" : "." + ending
    var (name, room) = ("", Self.longestName - end.utf8.count)
    for character in base {
      room -= character.utf8.count
      guard room >= 0 else { break }
      name.append(character)
    }
    return name + end
  }

  /// Bytes.
  private static let longestName = 255

  /// Removes a file that was written, with its folder.
  static func remove(_ file: URL) {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  /// Writes a file into a new folder for temporary files.
  static func write(_ data: Data, named name: String) throws(ImageError) -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("photos-\(UUID().uuidString)", isDirectory: true)
    let file = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
      return file
    } catch {
      throw .unreadable(file: file.path, reason: error.localizedDescription)
    }
  }
}
