import UIKit

/// The screen as somebody would read it aloud: what is there, in reading order.
struct ScreenText {
  private let application: UIApplication
  private let covers: Covers

  init(_ application: UIApplication) {
    self.application = application
    covers = Covers(application)
  }

  /// A line for the device, then a line for each element that can be seen.
  var text: String {
    let lines = rows.map(line)
    return ([heading] + (lines.isEmpty ? ["  nothing"] : lines)).joined(separator: "\n")
  }

  /// The first of these lines, for messages.
  var excerpt: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > Self.mostLines + 1 else { return text }
    return lines.prefix(Self.mostLines).joined(separator: "\n")
      + "\n  … and \(lines.count - Self.mostLines) more: robot.screen has them all"
  }

  private static let mostLines = 60

  /// What can be seen: elements, and texts that are not part of one.
  private var elements: [(element: Element, frame: CGRect)] {
    application.windows.filter { !$0.isHidden }.flatMap(elements(in:))
  }

  private func elements(in view: UIView) -> [(element: Element, frame: CGRect)] {
    let element = Element(view: view)
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let sight = Sight(view: view, application: application, covers: covers)
    if element.isOneThing {
      // A text that says nothing is not there for a person.
      let isBlank = view is UILabel && element.label == nil && element.identifier == nil
      let own = !isBlank && sight.obstacle == nil ? [(element, sight.frame)] : []
      // What can be used in a row is there beside the row.
      return view is UITableViewCell ? own + controls(in: view) : own
    }
    let inside = view.subviews.flatMap(elements(in:))
    guard inside.isEmpty, element.identifier != nil, sight.obstacle == nil else { return inside }
    return [(element, sight.frame)]
  }

  private func controls(in view: UIView) -> [(element: Element, frame: CGRect)] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    return view.subviews.flatMap { $0 is UIControl ? elements(in: $0) : controls(in: $0) }
  }

  private var rows: [(element: Element, frame: CGRect)] {
    let isRightToLeft = application.userInterfaceLayoutDirection == .rightToLeft
    return ReadingOrder.sorted(elements, isRightToLeft: isRightToLeft) { $0.frame }
  }

  private func line(_ row: (element: Element, frame: CGRect)) -> String {
    let parts = row.element.parts
    return "  \(parts[0])  \(row.frame.short)"
      + parts.dropFirst().map { ", \($0)" }.joined()
  }

  private var heading: String {
    let device = application.screen.device
    var parts = ["\(device.size.width.short) x \(device.size.height.short)"]
    parts.append(device.style == .dark ? "dark" : "light")
    if device.layoutDirection == .rightToLeft { parts.append("right to left") }
    if device.contentSizeCategory != .large {
      parts.append("text size \(device.contentSizeCategory.rawValue)")
    }
    return "Screen of \(parts.joined(separator: ", ")):"
  }
}
