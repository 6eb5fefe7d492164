import Foundation
import UIKit

/// An element as pages and scripts are told of it: what is as usual is left out.
struct PageElement: Encodable, Equatable, Sendable {
  let element: HostElement
  /// The numbers of what lies in it, in reading order; nil where it is told nested.
  let children: [Int]?
  /// What lies in it; nil where it is told by numbers.
  let contents: [PageElement]?

  /// The element, with numbers for what lies in it.
  init(flat element: HostElement) {
    var alone = element
    alone.children = []
    self.element = alone
    children = element.children.map(\.id)
    contents = nil
  }

  /// The element, with all that lies in it.
  init(nested element: HostElement) {
    self.element = element
    children = nil
    contents = element.children.map(PageElement.init(nested:))
  }

  /// A longer text is cut: a page needs no book to be told what a text view is set to.
  static let longest = 4096

  private enum Key: String, CodingKey {
    case id, role, label, value, hint, identifier, frame, visible, enabled, selected, focused, on
    case fraction, children
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(element.id, forKey: .id)
    try container.encode(element.role.rawValue, forKey: .role)
    try container.encodeIfPresent(element.label.map(Self.shortened), forKey: .label)
    try container.encodeIfPresent(element.value.map(Self.shortened), forKey: .value)
    try container.encodeIfPresent(element.hint.map(Self.shortened), forKey: .hint)
    try container.encodeIfPresent(element.identifier, forKey: .identifier)
    try container.encode(Self.numbers(element.frame), forKey: .frame)
    if element.visibleFrame.isEmpty { try container.encode(false, forKey: .visible) }
    if !element.isEnabled { try container.encode(false, forKey: .enabled) }
    if element.isSelected { try container.encode(true, forKey: .selected) }
    if element.isFocused { try container.encode(true, forKey: .focused) }
    try container.encodeIfPresent(element.isOn, forKey: .on)
    try container.encodeIfPresent(element.fraction, forKey: .fraction)
    if let children, !children.isEmpty { try container.encode(children, forKey: .children) }
    if let contents, !contents.isEmpty { try container.encode(contents, forKey: .children) }
  }

  private static func shortened(_ text: String) -> String {
    text.utf8.count <= longest ? text : String(text.prefix(longest)) + "…"
  }

  /// Left, top, width and height, to a hundredth of a point.
  static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 100).rounded() / 100 }
  }
}
