import UIKit

/// Writes down the events of a control by their names.
@MainActor final class EventLog {
  private(set) var names: [String] = []

  func follow(_ control: UIControl, prefix: String = "") {
    for (event, name) in Self.all {
      control.addAction(UIAction { [unowned self] _ in names.append(prefix + name) }, for: event)
    }
  }

  func note(_ name: String) {
    names.append(name)
  }

  func take() -> [String] {
    defer { names = [] }
    return names
  }

  private static let all: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
    (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
    (.touchCancel, "cancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primary"),
  ]
}
