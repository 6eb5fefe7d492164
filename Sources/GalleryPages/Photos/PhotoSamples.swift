public import Foundation
public import UIKit

/// A small library of pictures, for machines that have none: painted, and kept in the folder for caches.
public enum PhotoSamples {
  private static let size = CGSize(width: 800, height: 600)

  /// Adds the samples to an app's library, unless it has pictures of its own.
  public static func addIfNeeded(to application: UIApplication) {
    guard !application.hostPhotos.folders.contains(where: hasFiles) else { return }
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    guard let caches else { return }
    let folder = caches.appendingPathComponent("TouchUp Gallery/Samples", isDirectory: true)
    do {
      if !hasFiles(folder) { try make(in: folder) }
      application.hostPhotos.folders.append(folder)
    } catch {
      // Without a place to write there are no samples, and pickers say that there is nothing.
      FileHandle.standardError.write(Data("Gallery: \(error.localizedDescription)\n".utf8))
    }
  }

  /// Paints the samples into a folder, which is made if need be: landscapes at three times of the day, upright ones among
  /// them.
  public static func make(in folder: URL) throws {
    var number = 0
    for album in ["Lake", "Hills"] {
      let place = folder.appendingPathComponent(album, isDirectory: true)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for landscape in Landscape.allCases {
        for isUpright in [false, true] {
          let size = isUpright ? CGSize(width: size.height, height: size.width) : size
          // The hills are cut out of the lake: the upper part, larger.
          let painter = LandscapePainter(landscape: landscape, size: size)
          let image = painter.photo(zoom: album == "Lake" ? 1 : 1.6)
          let file = place.appendingPathComponent(
            "\(album) \(landscape.rawValue)\(isUpright ? " upright" : "").jpg")
          try image.jpegData(compressionQuality: 0.85)?.write(to: file)
          try FileManager.default.setAttributes(
            [
              .modificationDate: Date(
                timeIntervalSince1970: 1_718_000_000 - Double(number) * 86_400)
            ],
            ofItemAtPath: file.path)
          number += 1
        }
      }
    }
  }

  private static func hasFiles(_ folder: URL) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.contains { !$0.hasPrefix(".") } ?? false
  }
}

extension LandscapePainter {
  /// The picture without a rim, one pixel a point; `zoom` times as large, with its top in the middle.
  fileprivate func photo(zoom: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let box = CGRect(
        x: size.width * (1 - zoom) / 2, y: 0, width: size.width * zoom, height: size.height * zoom)
      paint(in: box, context.cgContext)
    }
  }
}
