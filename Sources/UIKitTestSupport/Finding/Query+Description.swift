import UIKit

nonisolated extension Query: CustomStringConvertible {
  /// The query in words: `"Buy"`, `a UISwitch, number 2, inside id "card"`.
  public var description: String {
    var words = conditions.map(\.words).joined(separator: " and ")
    switch choice {
    case .only: break
    case .nth(let index): words += ", number \(index)"
    case .last: words += ", the last"
    }
    for container in containers { words += ", inside \(container)" }
    return words
  }

  /// The names and parts of names that the query asks for, to look for similar ones.
  var names: [String] {
    conditions.compactMap(\.name)
  }
}

nonisolated extension Query.Condition {
  fileprivate var words: String {
    switch self {
    case .named(let name): "\"\(name)\""
    case .label(let label): "label \"\(label)\""
    case .text(let text): "text \"\(text)\""
    case .containing(let part): "something with \"\(part)\" in it"
    case .identifier(let identifier): "id \"\(identifier)\""
    case .type(let type): "a \(type)"
    case .traits(let traits): ElementRole.name(of: traits).map { "a \($0)" } ?? "\(traits)"
    }
  }

  fileprivate var name: String? {
    switch self {
    case .named(let name), .label(let name), .text(let name), .containing(let name),
      .identifier(let name):
      name
    case .type, .traits: nil
    }
  }
}
