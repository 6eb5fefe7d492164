public import UIKit

/// Says which element of the screen is meant, as a person would: by what it is called.
///
/// A string stands for the accessibility label or the text, so `robot.tap("Buy")` reads as it is
/// meant. Everything else is spelled out, and can be narrowed down:
///
/// ```swift
/// try robot.tap("Buy")
/// try robot.tap(.id("save"))
/// try robot.tap(.type(UIButton.self).nth(1))
/// try robot.tap(Query("Delete").inside(.id("card")))
/// ```
///
/// Names have to be the same to the letter, white space of any kind. Only what can be seen is found: what is hidden, clear,
/// off the screen, or behind something opaque is not there for a person either.
nonisolated public struct Query: Sendable {
  /// What an element has to be.
  enum Condition: Sendable {
    case named(String)
    case label(String)
    case text(String)
    case containing(String)
    case identifier(String)
    case type(UIView.Type)
    case traits(UIAccessibilityTraits)
  }

  /// Which one of several is meant.
  enum Choice: Equatable, Sendable {
    case only
    case nth(Int)
    case last
  }

  var conditions: [Condition]
  var containers: [Query] = []
  var choice = Choice.only

  /// What is called `name`: by its accessibility label or by its text.
  public init(_ name: String) {
    conditions = [.named(name)]
  }

  /// What assistive technology calls `label`.
  public static func label(_ label: String) -> Query { Query(.label(label)) }

  /// What shows `text`.
  public static func text(_ text: String) -> Query { Query(.text(text)) }

  /// What has `part` somewhere in its accessibility label or its text.
  public static func containing(_ part: String) -> Query { Query(.containing(part)) }

  /// What has this accessibility identifier.
  public static func id(_ identifier: String) -> Query { Query(.identifier(identifier)) }

  /// Views of a class or of one that inherits from it, the parts of controls included.
  public static func type(_ type: UIView.Type) -> Query { Query(.type(type)) }

  /// Buttons: what has the trait of one.
  public static var button: Query { Query(.traits(.button)) }

  /// What has all of these accessibility traits.
  public static func traits(_ traits: UIAccessibilityTraits) -> Query { Query(.traits(traits)) }

  /// What is meant by both: `.button.and("Buy")` passes over a label with that text.
  public func and(_ other: Query) -> Query {
    var query = self
    query.conditions += other.conditions
    query.containers += other.containers
    if other.choice != .only { query.choice = other.choice }
    return query
  }

  /// What lies in an element that `container` finds, at any depth.
  public func inside(_ container: Query) -> Query {
    var query = self
    query.containers.append(container)
    return query
  }

  /// The first of several, back to front as the views lie in each other.
  public var first: Query { nth(0) }

  /// The last of several.
  public var last: Query {
    var query = self
    query.choice = .last
    return query
  }

  /// One of several, counted from 0, back to front as the views lie in each other.
  public func nth(_ index: Int) -> Query {
    var query = self
    query.choice = .nth(index)
    return query
  }

  private init(_ condition: Condition) {
    conditions = [condition]
  }
}

nonisolated extension Query: ExpressibleByStringInterpolation {
  /// What is called `value`: by its accessibility label or by its text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
