import Foundation

/// Views that are not shown any longer and wait to be used again, by kind and identifier.
@MainActor final class ReusePool<View: UIView> {
  /// What a name stands for.
  struct Name: Hashable {
    var kind: ListKey.Kind
    var identifier: String
  }

  /// As many wait at the most: apps that make views without asking for those that wait would fill the memory.
  private static var mostForName: Int { 256 }
  private static var most: Int { 2048 }

  private var makers: [Name: (CGRect) -> View] = [:]
  private var waiting: [Name: [View]] = [:]
  private var waitingViews: Set<ObjectIdentifier> = []
  /// What is given out next, though it is in use.
  private var reconfigured: (name: Name, view: View)?

  /// Says how views of a name are made; nil forgets it. What waits under the name is dropped.
  func register(_ name: Name, _ make: ((CGRect) -> View)?) {
    makers[name] = make
    for view in waiting.removeValue(forKey: name) ?? [] {
      waitingViews.remove(ObjectIdentifier(view))
    }
  }

  func isRegistered(_ name: Name) -> Bool { makers[name] != nil }

  /// A view that waits, else a new one with the frame; nil when nobody said how to make it.
  func take(_ name: Name, frame: CGRect = .zero) -> (view: View, isUsed: Bool)? {
    if let (reconfiguredName, view) = reconfigured, reconfiguredName == name {
      reconfigured = nil
      return (view, true)
    }
    while let view = waiting[name]?.popLast() {
      waitingViews.remove(ObjectIdentifier(view))
      // An app that keeps views itself may have put it somewhere meanwhile.
      if view.superview == nil { return (view, true) }
    }
    return makers[name].map { ($0(frame), false) }
  }

  func give(_ view: View, _ name: Name) {
    guard waitingViews.count < Self.most else { return empty() }
    guard waiting[name]?.count ?? 0 < Self.mostForName,
      waitingViews.insert(ObjectIdentifier(view)).inserted
    else { return }
    waiting[name, default: []].append(view)
  }

  /// Runs `body`, in which the next view taken by this name is `view`, used already.
  func reconfiguring(_ view: View, _ name: Name, _ body: () -> Void) {
    reconfigured = (name, view)
    body()
    reconfigured = nil
  }

  /// How many wait, for tests.
  var waitingCount: Int { waitingViews.count }

  private func empty() {
    waiting = [:]
    waitingViews = []
  }
}
