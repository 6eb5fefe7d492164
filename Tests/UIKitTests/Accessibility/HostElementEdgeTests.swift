import Foundation
import Testing
import UIKit
import UIKitLoop

/// What apps get wrong, and what comes at the wrong time, in what hosts are told and ask for.
@MainActor @Suite struct HostElementEdgeTests: ElementReading {
  private func button(_ title: String, _ y: CGFloat, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 120, height: 44)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  /// A part of a view that can be stepped and used.
  private final class Part: UIAccessibilityElement {
    var uses: [String] = []
    override func accessibilityActivate() -> Bool {
      uses.append("use")
      return true
    }
    override func accessibilityIncrement() { uses.append("up") }
    override func accessibilityDecrement() { uses.append("down") }
  }

  /// A view that can be stepped though its traits say no.
  private final class Dial: UIView {
    var steps = 0
    override func accessibilityIncrement() { steps += 1 }
    override func accessibilityDecrement() { steps -= 1 }
  }

  @Test(
    "a view that lists itself, one that lists what lists it, and one that lists something twice")
  func circles() throws {
    let stage = stage { root in
      let own = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
      let outer = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 50))
      let inner = UIView(frame: outer.bounds)
      outer.addSubview(inner)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Once"
      own.addSubview(label)
      own.accessibilityElements = [own, label, label]
      outer.accessibilityElements = [inner]
      inner.accessibilityElements = [outer]
      for view in [own, outer] { root.addSubview(view) }
    }
    let elements = try all(stage)
    #expect(elements.filter { $0.label == "Once" }.count == 1)
    #expect(Set(elements.map(\.id)).count == elements.count)
    // Elements that are each other's containers lie nowhere.
    let first = Part(accessibilityContainer: stage.root)
    let second = Part(accessibilityContainer: first)
    first.accessibilityContainer = second
    first.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(first.accessibilityFrame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("what is hidden is not there, be it listed")
  func hiddenButListed() throws {
    let stage = stage { root in
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      let labels = ["Seen", "Hidden", "Clear", "Left out"].enumerated().map { index, text in
        let label = UILabel(frame: CGRect(x: 0, y: index * 40, width: 100, height: 20))
        label.text = text
        box.addSubview(label)
        return label
      }
      labels[1].isHidden = true
      labels[2].alpha = 0
      labels[3].removeFromSuperview()
      box.accessibilityElements = labels
      root.addSubview(box)
    }
    #expect(try all(stage).compactMap(\.label) == ["Seen"])
  }

  @Test("an element whose place is no place is left out")
  func places() throws {
    var parts: [Part] = []
    let stage = stage { root in
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      let places: [CGRect] = [
        CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), .infinite, .null,
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
        CGRect(x: 0, y: 0, width: 10, height: 10),
      ]
      parts = places.enumerated().map { index, place in
        let part = Part(accessibilityContainer: box)
        part.accessibilityLabel = "\(index)"
        part.accessibilityFrameInContainerSpace = place
        return part
      }
      box.accessibilityElements = parts
      root.addSubview(box)
    }
    let elements = try all(stage)
    #expect(elements.map(\.label).contains("4"))
    for element in elements {
      let frame = element.frame
      for number in [frame.minX, frame.minY, frame.width, frame.height] {
        #expect(abs(number) < 1e9, "\(element.label ?? ""): \(frame)")
      }
    }
  }

  @Test("a part of what is scrolled comes into sight")
  func scrolledParts() throws {
    var scroll: UIScrollView?
    var parts: [Part] = []
    let stage = stage { root in
      let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      view.contentSize = CGSize(width: 300, height: 3000)
      let part = Part(accessibilityContainer: view)
      part.accessibilityLabel = "Far"
      part.accessibilityTraits = .button
      part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 2000, width: 100, height: 40)
      view.accessibilityElements = [part]
      parts = [part]
      root.addSubview(view)
      scroll = view
    }
    let far = try element("Far", stage)
    #expect(far.visibleFrame.isEmpty)
    send(.show, far, stage)
    #expect(try element("Far", stage).visibleFrame.height == 40)
    scroll?.contentOffset = .zero
    stage.advance(0.1)
    send(.activate, far, stage)
    #expect(parts.map(\.uses) == [["use"]])
    #expect(try element("Far", stage).visibleFrame.height == 40)
  }

  @Test("what is disabled is neither used nor stepped")
  func disabled() throws {
    let part = Part(accessibilityContainer: NSObject())
    let dial = Dial(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 400, width: 320, height: 216))
    let stage = stage { root in
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      part.accessibilityContainer = box
      part.accessibilityLabel = "Part"
      part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 100, height: 40)
      part.accessibilityTraits = [.adjustable, .notEnabled]
      box.accessibilityElements = [part]
      dial.isAccessibilityElement = true
      dial.accessibilityLabel = "Dial"
      dial.accessibilityTraits = [.adjustable, .notEnabled]
      picker.preferredDatePickerStyle = .wheels
      picker.isEnabled = false
      for view in [box, dial, picker] { root.addSubview(view) }
    }
    for action in [HostAction.activate, .increment, .decrement, .increment] {
      for label in ["Part", "Dial"] { send(action, try element(label, stage), stage) }
    }
    #expect(part.uses == [] && dial.steps == 0)
    let date = picker.date
    for wheel in try all(stage) where wheel.role == .wheel {
      #expect(!wheel.isEnabled, "\(wheel.label ?? "")")
      for action in [HostAction.increment, .activate] { send(action, wheel, stage) }
    }
    stage.advance(2)
    #expect(picker.date == date)
  }

  @Test("what lies in a window that is hidden, or has left, is not used")
  func windows() throws {
    var taps = 0
    let stage = stage { root in root.addSubview(button("Stay", 100) { taps += 1 }) }
    let other = MainLoops.$current.withValue(stage.loop) {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(button("Go", 300) { taps += 100 })
      window.isHidden = false
      return window
    }
    stage.advance(0.1)
    let go = try element("Go", stage)
    other.isHidden = true
    stage.advance(0.1)
    send(.activate, go, stage)
    #expect(taps == 0)
  }

  @Test("a handler closes its window, swaps the root, or takes the view away while it is used")
  func vanishing() throws {
    var taps = 0
    let stage = Stage()
    MainLoops.$current.withValue(stage.loop) {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      scroll.contentSize = CGSize(width: 390, height: 3000)
      let first = button("Swap", 100) { [weak stage] in
        taps += 1
        stage?.window.rootViewController = UIViewController()
      }
      let second = button("Second", 200) { taps += 100 }
      for view in [first, second] { scroll.addSubview(view) }
      stage.root.addSubview(scroll)
    }
    stage.advance(0.1)
    let (swap, second) = (try element("Swap", stage), try element("Second", stage))
    // In one frame: the second one has gone when its turn comes.
    stage.host.input?.send(.action(.activate, on: swap.id))
    for action in [HostAction.activate, .focus, .show, .increment] {
      stage.host.input?.send(.action(action, on: second.id))
    }
    stage.host.input?.send(.action(.activate, on: swap.id))
    stage.advance(0.2)
    #expect(taps == 1)
  }

  @Test(
    "a view that holds elements is told by the first of them, and one that holds none by nothing")
  func focusIn() throws {
    let stage = stage { root in
      let box = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      for (index, text) in ["Second", "First"].enumerated() {
        let label = UILabel(frame: CGRect(x: 100 - index * 100, y: 0, width: 80, height: 20))
        label.text = text
        box.addSubview(label)
      }
      root.addSubview(box)
      root.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10)))
    }
    var heard: [HostNotice] = []
    stage.host.onNotice = { heard.append($0) }
    MainLoops.$current.withValue(stage.loop) {
      let views = stage.root.subviews
      for view in views { UIAccessibility.post(notification: .screenChanged, argument: view) }
    }
    #expect(heard == [.focus(try element("First", stage).id)])
  }
}
