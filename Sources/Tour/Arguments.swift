import Foundation

/// What was said on the command line: `--output DIR`, or `--wild EVENTS [--seed NUMBER] [--page KEY]`.
struct Arguments {
  /// Where the pictures go: the folder `Tour` where nothing was said.
  var output = URL(fileURLWithPath: "Tour")
  /// How many things happen at random in place of the tour; nil for the tour.
  var wildEvents: Int?
  /// What happens at random; nil for something new each time.
  var seed: UInt64?
  /// The only page that it happens to; nil for all.
  var page: String?

  init(_ words: [String]) throws(TourError) {
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--output":
        guard let path = rest.popFirst(), !path.isEmpty else { throw .missingFolder }
        output = URL(fileURLWithPath: path)
      case "--wild":
        guard let number = rest.popFirst().flatMap(Int.init), number > 0 else {
          throw .badNumber(word)
        }
        wildEvents = number
      case "--seed":
        guard let number = rest.popFirst().flatMap(UInt64.init) else { throw .badNumber(word) }
        seed = number
      case "--page":
        guard let key = rest.popFirst() else { throw .missingPage }
        page = key
      default: throw .unknownOption(word)
      }
    }
  }
}
