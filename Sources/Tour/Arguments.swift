import Foundation

/// What was said on the command line: `--output DIR`.
struct Arguments {
  /// Where the pictures go: the folder `Tour` where nothing was said.
  var output = URL(fileURLWithPath: "Tour")

  init(_ words: [String]) throws(TourError) {
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      guard word == "--output" else { throw .unknownOption(word) }
      guard let path = rest.popFirst(), !path.isEmpty else { throw .missingFolder }
      output = URL(fileURLWithPath: path)
    }
  }
}
