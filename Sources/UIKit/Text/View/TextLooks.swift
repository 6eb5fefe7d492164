import Foundation
import UIKitText

/// The attributes of the looks of a text, by number. Number 0 has none: it is the view's own font and colour.
struct TextLooks {
  private var table: [[NSAttributedString.Key: Any]] = [[:]]

  subscript(_ look: Int) -> [NSAttributedString.Key: Any] {
    table.indices.contains(look) ? table[look] : [:]
  }

  /// The number of a look; a new one for attributes that were not seen before.
  mutating func number(of attributes: [NSAttributedString.Key: Any]) -> Int {
    if let known = table.lastIndex(where: { Self.areEqual($0, attributes) }) { return known }
    table.append(attributes)
    return table.count - 1
  }

  /// Takes an attribute out of all looks: the view's own holds for all.
  mutating func remove(_ key: NSAttributedString.Key) {
    for index in table.indices { table[index][key] = nil }
  }

  private static func areEqual(
    _ one: [NSAttributedString.Key: Any], _ other: [NSAttributedString.Key: Any]
  ) -> Bool {
    guard one.count == other.count else { return false }
    return one.allSatisfy { key, value in
      guard let second = other[key] else { return false }
      if let first = value as? NSObject, let second = second as? NSObject {
        return first.isEqual(second)
      }
      if let first = value as? AnyHashable, let second = second as? AnyHashable {
        return first == second
      }
      return false
    }
  }
}
