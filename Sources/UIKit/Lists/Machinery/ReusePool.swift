import Foundation

/// Views that are not shown any longer and wait to be used again, by kind and identifier.
@MainActor final class ReusePool<View: UIView> {
  /// What a name stands for.
  struct Name: Hashable {
    var kind: ListKey.Kind
    var identifier: String
  }

  private var makers: [Name: () -> View] = [:]
  private var waiting: [Name: [View]] = [:]

  /// Says how views of a name are made; nil forgets it. What waits under the name is dropped.
  func register(_ name: Name, _ make: (() -> View)?) {
    makers[name] = make
    waiting[name] = nil
  }

  func isRegistered(_ name: Name) -> Bool { makers[name] != nil }

  /// A view that waits, else a new one; nil when nobody said how to make it.
  func take(_ name: Name) -> (view: View, isUsed: Bool)? {
    if let view = waiting[name]?.popLast() { return (view, true) }
    return makers[name].map { ($0(), false) }
  }

  func give(_ view: View, _ name: Name) {
    waiting[name, default: []].append(view)
  }

  /// Runs `body`, in which the next view taken by this name is `view`, used already.
  func reconfiguring(_ view: View, _ name: Name, _ body: () -> Void) {
    waiting[name, default: []].append(view)
    body()
    waiting[name]?.removeAll { $0 === view }
  }

  /// How many wait, for tests.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
