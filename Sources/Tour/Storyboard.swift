import Foundation
import UIKit

/// Writes the pictures, the log and the page that shows them in order, and prints what happens.
final class Storyboard {
  private let folder: URL
  private var log: [String] = []
  private var page = StoryboardPage()
  private var poster = Poster()

  /// Begins a storyboard in a folder, which is made; pictures of a tour before are removed.
  init(folder: URL) throws(TourError) {
    self.folder = folder
    do {
      let files = FileManager.default
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for old in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      where old.lastPathComponent.wholeMatch(of: /\d+-.*\.png/) != nil {
        try files.removeItem(at: old)
      }
    } catch {
      throw .notWritten(path: folder.path, reason: error.localizedDescription)
    }
  }

  /// Begins a chapter.
  func begin(_ title: String) {
    say("")
    say(title)
    page.begin(title)
  }

  /// Adds a picture.
  func add(_ scene: Scene) throws(TourError) {
    say(scene.line)
    for news in scene.news { say("            \(news)") }
    guard let data = scene.picture.pngData() else {
      throw .notWritten(path: scene.fileName, reason: "the picture is empty")
    }
    try write(data, scene.fileName)
    page.add(scene)
  }

  /// Puts the picture of a scene on the poster.
  func addToPoster(_ scene: Scene) {
    poster.add(scene.picture)
  }

  /// Writes the log, the page and the poster: of all that was played, and of what ended it too soon, if anything.
  func finish(_ fault: (any Error)? = nil) throws(TourError) {
    if let fault { say("\(fault)") }
    if let data = poster.image?.pngData() { try write(data, "poster.png") }
    try write(Data(page.html.utf8), "index.html")
    try write(Data((log.joined(separator: "\n") + "\n").utf8), "log.txt")
  }

  private func say(_ line: String) {
    log.append(line)
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private func write(_ data: Data, _ name: String) throws(TourError) {
    let file = folder.appendingPathComponent(name)
    do {
      try data.write(to: file)
    } catch {
      throw .notWritten(path: file.path, reason: error.localizedDescription)
    }
  }
}
