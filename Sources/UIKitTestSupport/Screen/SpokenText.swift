import UIKit

/// What assistive technology knows of the screen, a line for each element, what lies in one further in.
struct SpokenText {
  let elements: [HostElement]

  var text: String {
    elements.isEmpty
      ? "  nothing" : elements.flatMap { lines($0, depth: 1) }.joined(separator: "\n")
  }

  private func lines(_ element: HostElement, depth: Int) -> [String] {
    let name = element.label.map { " \(Element.quote($0))" } ?? ""
    let line =
      String(repeating: "  ", count: depth) + "\(element.role.rawValue)\(name)  "
      + ([element.frame.short] + states(element)).joined(separator: ", ")
    return [line] + element.children.flatMap { lines($0, depth: depth + 1) }
  }

  private func states(_ element: HostElement) -> [String] {
    var states: [String] = []
    if let value = element.value { states.append("value \(Element.quote(value))") }
    if let identifier = element.identifier { states.append("id \(Element.quote(identifier))") }
    if let isOn = element.isOn { states.append(isOn ? "on" : "off") }
    if !element.isEnabled { states.append("disabled") }
    if element.isSelected { states.append("selected") }
    if element.isFocused { states.append("focused") }
    if element.visibleFrame.isEmpty { states.append("out of sight") }
    return states
  }
}
