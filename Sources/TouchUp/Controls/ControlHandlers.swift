import UIKit

/// The handlers of one control: a list for each event that somebody waits for.
///
/// For each of these the control has one action, which stays as long as the list has handlers: a control
/// nobody asks about has nothing of the kit on it.
@MainActor final class ControlHandlers {
  private weak var control: UIControl?
  private var lists: [UInt: HandlerList<UIControl>] = [:]
  /// What `set` replaces.
  private var replaceable: [UInt: RemovableTarget] = [:]

  init(_ control: UIControl) {
    self.control = control
  }

  static func of(_ control: UIControl) -> ControlHandlers {
    attachment(of: control) { ControlHandlers(control) }
  }

  func add(_ handler: Handler<UIControl>, for events: UIControl.Event) -> RemovableTarget {
    for event in events.each { list(for: event).add(handler) }
    return RemovableTarget(handler)
  }

  func set(_ handler: Handler<UIControl>, for events: UIControl.Event) -> RemovableTarget {
    replaceable[events.rawValue]?.remove()
    let target = add(handler, for: events)
    replaceable[events.rawValue] = target
    return target
  }

  func removeAll(for events: UIControl.Event) {
    for event in events.each { lists[event.rawValue]?.removeAll() }
  }

  private func list(for event: UIControl.Event) -> HandlerList<UIControl> {
    if let list = lists[event.rawValue] { return list }
    let identifier = UIAction.Identifier("TouchUp.\(event.rawValue)")
    let list = HandlerList<UIControl> { [weak self] in
      // NB: weak, since what a handler kept may go with the control, and remove another handler then.
      self?.lists[event.rawValue] = nil
      self?.control?.removeAction(identifiedBy: identifier, for: event)
    }
    lists[event.rawValue] = list
    guard let control else { return list }
    let action = controlAction(identifier: identifier, of: control) {
      list.send($0, event)
    }
    control.addAction(action, for: event)
    return list
  }
}

extension UIControl.Event {
  /// The single events of the set.
  nonisolated var each: [UIControl.Event] {
    var result: [UIControl.Event] = []
    var bit: UInt = 1
    while bit != 0, bit <= rawValue {
      if rawValue & bit != 0 { result.append(UIControl.Event(rawValue: bit)) }
      bit <<= 1
    }
    return result
  }
}
