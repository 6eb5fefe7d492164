import Foundation

nonisolated extension FileManager {
  /// Copies a file into a folder under its own name, or, where that is taken, with a number.
  func copy(_ file: URL, into folder: URL) throws -> URL {
    let (name, ending) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
    var number = 1
    while true {
      let numbered = number == 1 ? name : "\(name) \(number)"
      let copy = folder.appendingPathComponent(ending.isEmpty ? numbered : "\(numbered).\(ending)")
      do {
        try copyItem(at: file, to: copy)
        return copy
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        number += 1
      }
    }
  }
}
