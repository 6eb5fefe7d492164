import Foundation
import UIKit

/// What a script means: an element by what is known of it, or a point of the screen.
struct DriveTarget: Codable, Equatable, Sendable {
  /// What it is called, to the letter; white space may be of any kind.
  var label: String?
  /// Its name for tests.
  var identifier: String?
  /// What kind of thing it is.
  var role: HostElement.Role?
  /// Its number.
  var id: Int?
  /// Which of several, from 0, in reading order.
  var nth: Int?
  /// A point of the screen, in points.
  var x: Double?
  var y: Double?

  var point: CGPoint? {
    guard let x, let y, x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }

  var isEmpty: Bool {
    label == nil && identifier == nil && role == nil && id == nil && point == nil
  }

  /// In words: `button "Buy"`.
  var words: String {
    var words: [String] = []
    if let role { words.append(role.rawValue) }
    if let label { words.append("“\(label)”") }
    if let identifier { words.append("with the identifier “\(identifier)”") }
    if let id { words.append("number \(id)") }
    if let nth { words.append("(\(nth))") }
    if let point { words.append("at \(point.x), \(point.y)") }
    return words.isEmpty ? "anything" : words.joined(separator: " ")
  }

  func fits(_ element: HostElement) -> Bool {
    (label?.isSameName(as: element.label) ?? true)
      && (identifier == nil || element.identifier == identifier)
      && (role == nil || element.role == role) && (id == nil || element.id == id)
  }

  /// The one that is meant. Of several, those in sight count alone, if there are any.
  func find(in elements: [HostElement]) throws(DriveError) -> HostElement {
    let all = elements.flatMap(\.selfAndDescendants)
    let fitting = all.filter(fits)
    if let point {
      // The innermost, and of two that lie over each other the one that is told later.
      let there = fitting.filter { $0.visibleFrame.contains(point) }
      let area = { (element: HostElement) in element.frame.width * element.frame.height }
      guard let found = there.reversed().min(by: { area($0) < area($1) }) else {
        throw .notFound(words, near: [])
      }
      return found
    }
    let seen = fitting.filter { !$0.visibleFrame.isEmpty }
    let candidates = seen.isEmpty ? fitting : seen
    if let nth {
      guard candidates.indices.contains(nth) else {
        throw .notFound(words, near: ["there are \(candidates.count)"])
      }
      return candidates[nth]
    }
    guard let first = candidates.first else { throw .notFound(words, near: near(all)) }
    guard candidates.count == 1 else {
      throw .ambiguous(words, candidates.prefix(10).map(\.words))
    }
    return first
  }

  /// What is called much the same; where nothing is, what there is.
  private func near(_ all: [HostElement]) -> [String] {
    let named = all.filter { $0.label != nil || $0.identifier != nil }
    let name = (label ?? identifier ?? "").lowercased()
    let similar = named.filter { element in
      [element.label, element.identifier].compactMap { $0?.lowercased() }.contains {
        !name.isEmpty && ($0.contains(name) || name.contains($0))
      }
    }
    return (similar.isEmpty ? named : similar).prefix(10).map(\.words)
  }
}

extension HostElement {
  /// In words, for messages: `button “Buy”`.
  var words: String {
    var words = role.rawValue
    if let label { words += " “\(label.prefix(60))”" }
    if let identifier { words += " (\(identifier))" }
    return words
  }
}
