import UIKit

/// The screen as somebody would read it aloud: what is there, in reading order.
struct ScreenText {
  private let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  /// A line for the device, then a line for each element that can be seen.
  var text: String {
    let lines = rows.map(line)
    return ([heading] + (lines.isEmpty ? ["  nothing"] : lines)).joined(separator: "\n")
  }

  /// What can be seen: elements, and texts that are not part of one.
  private var elements: [(element: Element, frame: CGRect)] {
    application.windows.filter { !$0.isHidden }.flatMap(elements(in:))
  }

  private func elements(in view: UIView) -> [(element: Element, frame: CGRect)] {
    let element = Element(view: view)
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let sight = Sight(view: view, application: application)
    if element.isOneThing {
      // A text that says nothing is not there for a person.
      let isBlank = view is UILabel && element.label == nil && element.identifier == nil
      return !isBlank && sight.obstacle == nil ? [(element, sight.frame)] : []
    }
    let inside = view.subviews.flatMap(elements(in:))
    guard inside.isEmpty, element.identifier != nil, sight.obstacle == nil else { return inside }
    return [(element, sight.frame)]
  }

  /// In rows from the top, each in the direction of reading.
  private var rows: [(element: Element, frame: CGRect)] {
    var rest = elements.sorted { $0.frame.minY < $1.frame.minY }
    let isRightToLeft = application.userInterfaceLayoutDirection == .rightToLeft
    var result: [(element: Element, frame: CGRect)] = []
    while let top = rest.first {
      let row = rest.filter { $0.frame.midY < top.frame.maxY && $0.frame.minY <= top.frame.midY }
      let kept = row.isEmpty ? [top] : row
      rest.removeAll { other in kept.contains { $0.element.view === other.element.view } }
      result += kept.sorted {
        isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
    }
    return result
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
