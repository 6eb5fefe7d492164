import Foundation
import GalleryPages
import UIKit
import UIKitTestSupport

/// A robot that tells what it does.
@MainActor final class Play {
  /// What a person does, or sees.
  struct Step: Codable {
    var action: String
    /// In points of the screen.
    var x: CGFloat = 0
    var y: CGFloat = 0
    /// How many notches, or the name of a picture, a key, a text.
    var count = 0
    var text = ""
  }

  private let robot: Robot
  private let folder: URL
  private var steps: [Step] = []
  private var leaves = 0

  init(_ device: HostDevice, _ language: Language, in folder: URL) {
    robot = Robot(GalleryViewController(language: language), device: device)
    self.folder = folder
  }

  /// Each page, opened by the pointer and left again, and on the way a wheel and a text.
  func all() throws {
    try look("home")
    for page in Page.all where page.key != "list" && page.key != "form" {
      try open(page)
      try look(page.key)
      try leave()
    }
    try list()
    try form()
  }

  /// An action sheet that slides in and out, for measurements.
  func slide() throws {
    guard let page = Page.all.first(where: { $0.key == "questions" }) else { return }
    try open(page)
    try click("Choose an animal")
    try click("Cancel")
  }

  func write() throws {
    let data = try JSONEncoder().encode(steps)
    try data.write(to: folder.appendingPathComponent("script.json"))
  }

  // MARK: Pages

  private func list() throws {
    try open(named: "list")
    try look("list")
    try wheel(over: .type(UITableView.self), by: 3)
    try look("list-turned")
    try wheel(over: .type(UITableView.self), by: -3)
    try look("list-back")
    try leave()
  }

  private func form() throws {
    try open(named: "form")
    try look("form")
    try click(.id("name"))
    try type("Ada")
    try press(.enter, named: "Return")
    try look("form-typed")
    try leave()
  }

  // MARK: What a person does

  private func open(_ page: Page) throws { try click(Query(page.title(in: .english))) }

  private func open(named key: String) throws {
    guard let page = Page.all.first(where: { $0.key == key }) else { return }
    try open(page)
  }

  private func leave() throws {
    try click("Back")
    // Until the page has gone, the list takes no touch.
    leaves += 1
    try look("left-\(leaves)")
  }

  private func click(_ query: Query) throws {
    let point = try middle(of: query)
    steps.append(Step(action: "click", x: point.x, y: point.y))
    try robot.tap(at: point)
    try robot.settle()
  }

  private func wheel(over query: Query, by notches: Int) throws {
    let point = try middle(of: query)
    steps.append(Step(action: "wheel", x: point.x, y: point.y, count: notches))
    try robot.turnWheel(over: query, by: notches)
    try robot.settle()
  }

  private func type(_ text: String) throws {
    steps.append(Step(action: "type", text: text))
    robot.type(text)
    try robot.settle()
  }

  /// - Parameter name: what xdotool calls the key.
  private func press(_ key: Robot.Key, named name: String) throws {
    steps.append(Step(action: "key", text: name))
    robot.press(key)
    try robot.settle()
  }

  func look(_ name: String) throws {
    steps.append(Step(action: "look", text: name))
    let image = robot.image
    guard let pixels = image.cgImage else { return }
    var data = Data(
      "\(pixels.width) \(pixels.height) \(pixels.bytesPerRow)\n".utf8)
    pixels.withUnsafeBytes { data.append(contentsOf: $0) }
    try data.write(to: folder.appendingPathComponent(name + ".pixels"))
  }

  /// On a whole point, which a pointer can be at.
  private func middle(of query: Query) throws -> CGPoint {
    let view = try robot.find(query)
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return CGPoint(x: place.x.rounded(), y: place.y.rounded())
  }
}
