import UIKit

/// What comes close to something that was not found, and why it did not do.
struct NearMisses {
  private let finder: Finder
  private let query: Query

  init(_ finder: Finder, _ query: Query) {
    self.finder = finder
    self.query = query
  }

  /// A line for each, the closest first; five at most.
  var hints: [String] {
    let fitting = finder.candidates(query).compactMap(unseen)
    let elsewhere = outside
    let others = elsewhere.isEmpty ? similar : elsewhere
    var lines: [String] = []
    for line in fitting + others where !lines.contains(line) { lines.append(line) }
    return Array(lines.prefix(5))
  }

  /// The right thing, but not to be seen.
  private func unseen(_ view: UIView) -> String? {
    finder.sight(view).obstacle.map { "\(Element(view: view).summary) \($0)" }
  }

  /// The right thing, but not where it was looked for.
  private var outside: [String] {
    guard !query.containers.isEmpty else { return [] }
    var free = query
    free.containers = []
    free.choice = .only
    return finder.matches(free).map { "\(Element(view: $0).summary) is elsewhere" }
  }

  /// Whether the view lies in something that goes by the same name, as the text of a button does.
  private func isPart(_ view: UIView, _ name: String) -> Bool {
    finder.sight(view).chain.dropFirst().contains { around in
      let element = Element(view: around)
      return element.label == name || element.text == name
    }
  }

  private var similar: [String] {
    guard let name = query.names.first, !name.isEmpty else { return [] }
    var ranked: [(rank: Int, line: String)] = []
    for view in finder.allViews where finder.isSeen(view) {
      let element = Element(view: view)
      for (kind, own) in [("", element.label), ("", element.text), ("id ", element.identifier)] {
        guard let own, let rank = Similarity.rank(name, own), !isPart(view, own) else { continue }
        let line = "\(element.role) \(kind)\(Element.quote(own))"
        ranked.append((rank, line + Similarity.remark(name, own, isIdentifier: kind == "id ")))
      }
    }
    return ranked.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    .map(\.element.line)
  }
}
