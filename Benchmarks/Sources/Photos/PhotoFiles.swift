import Foundation
import UIKit

/// The photos of a library that is measured: a few dozen different ones, and of each so many files, which differ by what they
/// say of themselves.
struct PhotoFiles {
  /// How many are painted.
  private static let kinds = 32
  /// The file that is written last.
  private static let mark = ".complete"

  /// Makes the files unless they are there. The newest is the first.
  static func make(_ options: Options) throws(TrialError) {
    let folder = options.library
    let mark = folder.appendingPathComponent(mark)
    guard !FileManager.default.fileExists(atPath: mark.path) else { return }
    do {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let photos = try (0..<min(kinds, options.count)).map { kind in
        try paint(kind: kind, width: options.width)
      }
      for number in 0..<options.count {
        try write(photos[number % photos.count], number: number, into: folder)
      }
      try Data().write(to: mark)
    } catch let error as TrialError {
      throw error
    } catch {
      throw .noPhotos(error.localizedDescription)
    }
  }

  /// The file of a number: “photo 00042.jpg”.
  static func name(of number: Int) -> String {
    let digits = String(number)
    return "photo \(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).jpg"
  }

  private static func paint(kind: Int, width: Int) throws(TrialError) -> Data {
    let image = PhotoPainter(kind: kind, width: width).image()
    guard let data = image.jpegData(compressionQuality: 0.7) else {
      throw .noPhotos("a picture of \(width) pixels was not encoded.")
    }
    return data
  }

  /// The picture with a comment of its own behind the first two bytes.
  private static func write(_ data: Data, number: Int, into folder: URL) throws {
    let seconds = 1_700_000_000 - number * 60
    let comment = Data("photo \(number), taken at \(seconds)".utf8)
    let length = comment.count + 2
    let file = folder.appendingPathComponent(name(of: number))
    try
      (data.prefix(2) + [0xFF, 0xFE, UInt8(length >> 8), UInt8(length & 255)] + comment
      + data.dropFirst(2)).write(to: file)
    var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    guard utimensat(AT_FDCWD, file.path, &times, 0) == 0 else {
      throw TrialError.noPhotos(String(cString: strerror(errno)))
    }
  }
}
