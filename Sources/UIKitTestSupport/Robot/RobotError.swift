public import Foundation

/// Why a robot could not do what it was told, with what was on the screen instead.
nonisolated public struct RobotError: Error, Sendable {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// Nothing on the screen fits the query. The hints say what comes close.
    case notFound(query: String, hints: [String])
    /// Several elements fit the query, and it does not say which one is meant.
    case ambiguous(query: String, matches: [String])
    /// The query asks for one further on than there are: `count` are there.
    case tooFew(query: String, count: Int)
    /// The element is there, but a finger does not get to it.
    case notTouchable(query: String, element: String, why: String)
    /// After `seconds` on the clock something still went on.
    case doesNotSettle(seconds: Double, causes: [String])
    /// A finger was used after it was lifted.
    case fingerIsUp
    /// A number that makes no sense here; the text names it and the range.
    case badValue(String)
    /// The app was launched and shows no window.
    case noWindow(delegate: String)
  }

  /// What went wrong.
  public let reason: Reason
  /// What was on the screen: the first lines of ``Robot/screen``.
  public let screen: String
  /// Where in the test it happened, as `Module/File.swift:12`; nil when that is not known.
  public internal(set) var place: String?

  init(_ reason: Reason, screen: String) {
    self.reason = reason
    self.screen = screen
  }
}

nonisolated extension RobotError: LocalizedError, CustomStringConvertible {
  /// What happened, what to do, and what is on the screen.
  public var description: String {
    let head = place.map { "\($0): " } ?? ""
    return "\(head)\(reason.sentence)\n\(screen)"
  }

  public var errorDescription: String? { description }
}

nonisolated extension RobotError.Reason {
  fileprivate var sentence: String {
    switch self {
    case .notFound(let query, let hints) where hints.isEmpty:
      "There is no \(query), and nothing like it."
    case .notFound(let query, let hints):
      "There is no \(query). Close to it:" + Self.list(hints)
    case .ambiguous(let query, let matches):
      """
      \(Self.count(matches)) elements fit \(query). Say which one is meant, by .first, .nth(_:), .and(_:) \
      or .inside(_:):
      """ + Self.list(matches)
    case .tooFew(let query, let count):
      "There is no \(query): only \(count) can be seen, counted from 0."
    case .notTouchable(let query, let element, let why):
      "\(query) cannot be touched: \(element) \(why)."
    case .doesNotSettle(let seconds, let causes):
      """
      After \(seconds) s something still goes on. Wait a given time with wait(_:), or stop it:
      """ + Self.list(causes)
    case .fingerIsUp:
      "This finger was lifted or cancelled before: touch down again to get another one."
    case .badValue(let what):
      what
    case .noWindow(let delegate):
      """
      The app of \(delegate) shows no window after it was launched. Make one in \
      application(_:didFinishLaunchingWithOptions:), keep it, and call makeKeyAndVisible().
      """
    }
  }

  /// How many of a kind a message lists.
  static let mostListed = 20

  /// No more than one too many are looked for when something is to be touched.
  private static func count(_ matches: [String]) -> String {
    matches.count == mostListed + 1 ? "More than \(mostListed)" : "\(matches.count)"
  }

  private static func list(_ lines: [String]) -> String {
    let rest = lines.count - mostListed
    return lines.prefix(mostListed).map { "\n  - \($0)" }.joined()
      + (rest > 0 ? "\n  - … and \(rest) more" : "")
  }
}
