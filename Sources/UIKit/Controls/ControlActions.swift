/// The actions of a control, in the order added.
@MainActor struct ControlActions {
  /// One action and the events it waits for.
  final class Entry {
    let action: UIAction
    var events: UIControl.Event

    init(action: UIAction, events: UIControl.Event) {
      self.action = action
      self.events = events
    }
  }

  private(set) var entries: [Entry] = []

  /// All events that any action waits for.
  var events: UIControl.Event {
    entries.reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
  }

  /// As in UIKit, an action with the same identifier loses the events that this one takes.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let entry = entries.first(where: { $0.action === action }) {
      remove(identifier: action.identifier, except: entry, for: events)
      entry.events.formUnion(events)
      return
    }
    remove(identifier: action.identifier, except: nil, for: events)
    entries.append(Entry(action: action, events: events))
  }

  mutating func remove(
    identifier: UIAction.Identifier, except kept: Entry? = nil, for events: UIControl.Event
  ) {
    for entry in entries where entry !== kept && entry.action.identifier == identifier {
      entry.events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}
