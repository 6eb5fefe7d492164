import UIKit

/// Finds the elements that a query means among all that the app has on the screen.
struct Finder {
  let application: UIApplication
  private let covers: Covers

  /// Holds good until something on the screen changes.
  init(application: UIApplication) {
    self.application = application
    covers = Covers(application)
  }

  /// Everything that the query fits, seen or not, back to front.
  func candidates(_ query: Query) -> [UIView] {
    let containers = query.containers.map { container in
      Set(candidates(container).filter(isSeen).map(ObjectIdentifier.init))
    }
    let views = allViews.filter { view in
      query.conditions.allSatisfy { $0.fits(view) }
        && containers.allSatisfy { container in
          sight(view).chain.dropFirst().contains { container.contains(ObjectIdentifier($0)) }
        }
    }
    guard query.isByName else { return views }
    // A button and the label in it are one thing to a person. What lies in a view follows it.
    var outermost: [UIView] = []
    for view in views {
      if let last = outermost.last, view.isDescendant(of: last) { continue }
      outermost.append(view)
    }
    return outermost
  }

  /// What a person would find; several unless the query chooses.
  func matches(_ query: Query) -> [UIView] {
    choose(query, among: candidates(query).filter(isSeen))
  }

  /// The one element that is meant.
  ///
  /// - Parameter forTouch: Where several can be seen, only those that a finger reaches count.
  func one(_ query: Query, forTouch: Bool = false) throws(RobotError) -> UIView {
    if case .nth(let index) = query.choice, index < 0 {
      throw error(.badValue("nth(\(index)): elements are counted from 0."))
    }
    var all = candidates(query).filter(isSeen)
    if forTouch, all.count > 1 {
      let reachable = reachable(all, atMost: query.mostNeeded)
      if !reachable.isEmpty { all = reachable }
    }
    let found = choose(query, among: all)
    guard let view = found.first else {
      if all.isEmpty {
        throw error(.notFound(query: query.description, hints: NearMisses(self, query).hints))
      }
      throw error(.tooFew(query: query.description, count: all.count))
    }
    guard found.count == 1 else {
      let names = found.enumerated().map { index, view in
        "nth(\(index)): \(Element(view: view).summary) at \(sight(view).frame.short)"
      }
      throw error(.ambiguous(query: query.description, matches: names))
    }
    return view
  }

  /// Where to touch the one element that is meant.
  func touchPoint(_ query: Query) throws(RobotError) -> CGPoint {
    let view = try one(query, forTouch: true)
    switch reach(view).outcome {
    case .at(let point): return point
    case .blocked(let reason):
      throw error(
        .notTouchable(query: query.description, element: Element(view: view).summary, why: reason))
    }
  }

  /// All views of all windows, a view before those in it.
  var allViews: [UIView] {
    application.windows.flatMap(\.selfAndDescendants)
  }

  func isSeen(_ view: UIView) -> Bool { sight(view).obstacle == nil }

  func sight(_ view: UIView) -> Sight {
    Sight(view: view, application: application, covers: covers)
  }

  private func reach(_ view: UIView) -> Reach {
    Reach(view: view, application: application, covers: covers)
  }

  /// Those that a finger reaches; not more than are needed, since each costs a hit test or several.
  private func reachable(_ views: [UIView], atMost count: Int) -> [UIView] {
    var result: [UIView] = []
    for view in views where result.count < count {
      if case .at = reach(view).outcome { result.append(view) }
    }
    return result
  }

  func error(_ reason: RobotError.Reason) -> RobotError {
    RobotError(reason, screen: ScreenText(application).excerpt)
  }

  private func choose(_ query: Query, among views: [UIView]) -> [UIView] {
    switch query.choice {
    case .only: views
    case .nth(let index): views.indices.contains(index) ? [views[index]] : []
    case .last: Array(views.suffix(1))
    }
  }
}

extension Query {
  /// How many elements tell which one is meant, or that several could be.
  fileprivate var mostNeeded: Int {
    switch choice {
    case .only: RobotError.Reason.mostListed + 1
    case .nth(let index): index + 1
    case .last: .max
    }
  }

  fileprivate var isByName: Bool {
    conditions.contains {
      switch $0 {
      case .named, .label, .text, .containing: true
      case .identifier, .type, .traits: false
      }
    }
  }
}

extension Query.Condition {
  fileprivate func fits(_ view: UIView) -> Bool {
    let element = Element(view: view)
    return switch self {
    case .named(let name): name.isSameName(as: element.label) || name.isSameName(as: element.text)
    case .label(let label): label.isSameName(as: element.label)
    case .text(let text): text.isSameName(as: element.text)
    case .containing(let part):
      element.label?.contains(part) == true || element.text?.contains(part) == true
    case .identifier(let identifier): element.identifier == identifier
    case .type(let type): view.isOf(type)
    case .traits(let traits): view.accessibilityTraits.isSuperset(of: traits)
    }
  }
}

extension UIView {
  /// This view and all that lie in it, a view before those in it, back to front.
  var selfAndDescendants: [UIView] { [self] + subviews.flatMap(\.selfAndDescendants) }

  fileprivate func isOf(_ type: UIView.Type) -> Bool {
    var current: AnyClass? = Swift.type(of: self)
    while let found = current {
      if found == type { return true }
      current = _getSuperclass(found)
    }
    return false
  }
}
