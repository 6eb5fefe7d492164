package import Foundation
package import UIKitGraphics

/// Small pictures of photos, shared with the desktop: what the file manager has made is used, and what is
/// made here it finds. As freedesktop.org's “Thumbnail Managing Standard” has it.
package struct ThumbnailStore: Hashable, Sendable {
  /// The longest sides of thumbnails, in pixels, by the names of their folders.
  package enum Size: Int, CaseIterable, Sendable {
    case normal = 128
    case large = 256
    case extraLarge = 512
    case extraExtraLarge = 1024

    var folder: String {
      switch self {
      case .normal: "normal"
      case .large: "large"
      case .extraLarge: "x-large"
      case .extraExtraLarge: "xx-large"
      }
    }

    /// The smallest with at least that many pixels on its longest side; nil when none has.
    package init?(atLeast side: CGFloat) {
      guard let size = Self.allCases.first(where: { CGFloat($0.rawValue) >= side }) else {
        return nil
      }
      self = size
    }
  }

  /// The folder `thumbnails`.
  package let folder: FilePath

  /// Thumbnails in a folder, which is made when the first is written.
  package init(folder: FilePath) {
    self.folder = folder
  }

  /// The desktop's: `$XDG_CACHE_HOME/thumbnails`, which is `~/.cache/thumbnails` unless set.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.cache"
    self.init(folder: FilePath(cache).appending("thumbnails"))
  }

  /// The file that the thumbnail of a photo has, whether it is there or not.
  package func path(of photo: FilePath, size: Size) -> FilePath {
    folder.appending(size.folder).appending(MD5.hex(photo.uri.utf8) + ".png")
  }

  /// The thumbnail of a photo as it is now; nil when there is none, or one of an older state.
  package func image(of photo: FilePath, stamp: FileStamp, size: Size) -> CGImage? {
    let path = path(of: photo, size: size)
    guard let entry = try? FileStamp(of: path), entry.isRegular, entry.size < Self.largestFile,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path.text))
    else { return nil }
    let texts = PNGChunks.texts(in: data)
    guard texts["Thumb::URI"] == photo.uri, texts["Thumb::MTime"] == String(stamp.seconds)
    else { return nil }
    // Before it is decoded: a small file may hold many pixels.
    guard let (width, height) = PNGChunks.size(in: data),
      max(width, height) <= Self.largestSide
    else { return nil }
    return try? CGImage(pngData: data)
  }

  /// Writes the thumbnail of a photo. One of a photo in the store itself is not.
  package func keep(
    _ image: CGImage, of photo: FilePath, stamp: FileStamp, size: Size
  ) throws(ImageError) {
    guard !photo.bytes.starts(with: folder.bytes) else { return }
    let path = path(of: photo, size: size)
    let data = PNGChunks.adding(
      [
        "Thumb::URI": photo.uri, "Thumb::MTime": String(stamp.seconds),
        "Thumb::Size": String(stamp.size), "Software": "TouchUp",
      ], to: try ImageEncoder.data(of: image, as: .png))
    try makeFolder(path.folder)
    try write(data, to: path)
  }

  /// Nobody's thumbnail has more bytes.
  private static let largestFile = 16 << 20
  /// Pixels; twice the largest there are by the standard, for those who round.
  private static let largestSide = 2048

  private func makeFolder(_ folder: FilePath) throws(ImageError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder.text, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unreadable(file: folder.text, reason: error.localizedDescription)
    }
  }

  /// Aside and renamed, so that nobody reads half of it; for its owner alone, as the photo may be.
  private func write(_ data: Data, to path: FilePath) throws(ImageError) {
    let aside = FilePath(path.text + ".\(ProcessInfo.processInfo.globallyUniqueString)")
    let descriptor = aside.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw ImageError(errno: errno, file: aside.text) }
    let isWritten = data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    close(descriptor)
    let isPlaced =
      isWritten
      && aside.withCString { from in path.withCString { rename(from, $0) } } == 0
    if !isPlaced {
      let fault = ImageError(errno: errno, file: path.text)
      _ = aside.withCString { unlink($0) }
      throw fault
    }
  }
}
