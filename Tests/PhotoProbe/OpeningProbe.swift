import Foundation
import UIKitGraphics
import UIKitImages

/// Opens files as the picker does.
enum OpeningProbe {
  /// Opens each file of a folder as a small picture and as a whole one.
  static func open(_ folder: URL) -> ProbeReport {
    var report = ProbeReport()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      guard let folder = FilePath(url: folder) else { continue }
      report.count += 1
      for target in [ImageTarget.within(CGSize(width: 256, height: 256)), .full] {
        do throws(ImageError) {
          let image = try ImageDecoder.image(of: .file(folder.appending(name)), target: target)
          report.texts.append("\(name): \(image.width) x \(image.height)")
        } catch {
          report.texts.append("\(name): \(error)")
        }
      }
    }
    return report
  }
}
