import Foundation
import UIKitImages

/// What stands below a grid, or in its place: how many there are, that more is being read, or why there is nothing.
struct PhotoNotice: Equatable {
  /// In the middle of an empty grid; nil when it is not empty.
  var message: String?
  /// Below the grid.
  var status = ""
  var isReading = false
  /// Whether it answers what a person did just now.
  var isHint = false

  /// The notice for what is known of a library.
  init(
    photos: Int, videos: Int, chosen: Int = 0, isReading: Bool, isSearch: Bool,
    problems: [ImageError], hint: String?
  ) {
    self.isReading = isReading
    let problem = problems.first.map { PhotoWord.unreadable.text(Self.file(of: $0)) }
    if photos + videos == 0, !isReading {
      message = isSearch ? PhotoWord.noneFound.text() : problem ?? PhotoWord.nothing.text()
      return
    }
    var parts: [String] = []
    if chosen > 0 { parts.append(PhotoWord.chosen.text(chosen.formatted())) }
    if photos > 0 || videos == 0 {
      parts.append("\(PhotoWord.photos.text()): \(photos.formatted())")
    }
    if videos > 0 { parts.append("\(PhotoWord.video.text()): \(videos.formatted())") }
    if isReading { parts.append(PhotoWord.reading.text()) }
    isHint = hint != nil
    status =
      hint
      ?? ([parts.joined(separator: " · ")] + [problem].compactMap(\.self)).joined(separator: "\n")
  }

  private static func file(of problem: ImageError) -> String {
    switch problem {
    case .missing(let file), .permissionDenied(let file), .notAFile(let file), .empty(let file),
      .unreadable(let file, _):
      file
    default: problem.description
    }
  }
}
