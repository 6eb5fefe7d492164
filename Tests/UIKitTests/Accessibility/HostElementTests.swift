import Foundation
import Testing
import UIKit
import UIKitLoop

/// What a host is told of the screen, for screen readers, pages and scripts.
@MainActor @Suite struct HostElementTests: ElementReading {
  @Test func kindsNamesAndStates() throws {
    let stage = stage { root in
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.isEnabled = false
      let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
      toggle.accessibilityLabel = "Fast"
      toggle.isOn = true
      let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
      slider.accessibilityLabel = "Speed"
      slider.value = 0.25
      let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
      field.placeholder = "Name"
      let secret = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
      secret.isSecureTextEntry = true
      secret.accessibilityLabel = "Password"
      secret.text = "hunter2"
      let month = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
      month.accessibilityLabel = "January"
      month.accessibilityTraits = [.button, .header]
      for view in [button, toggle, slider, field, secret, month] { root.addSubview(view) }
    }
    let buy = try element("Buy", stage)
    #expect(buy.role == .button && !buy.isEnabled)
    #expect(buy.frame == CGRect(x: 20, y: 100, width: 100, height: 44))
    // Of two kinds the one that says that it can be used.
    #expect(try element("January", stage).role == .button)
    let fast = try element("Fast", stage)
    #expect(fast.role == .toggle && fast.isOn == true)
    #expect(try element("Speed", stage).fraction == 0.25)
    let name = try element("Name", stage)
    #expect(name.role == .textField && name.value == nil)
    let password = try element("Password", stage)
    #expect(password.role == .secureField && password.value?.contains("hunter2") == false)
  }

  @Test(
    "read in rows from the top, from right to left in a language that is", arguments: [false, true])
  func order(isMirrored: Bool) throws {
    var device = HostDevice.phone
    if isMirrored { device.layoutDirection = .rightToLeft }
    let stage = Stage(device: device)
    MainLoops.$current.withValue(stage.loop) {
      for (text, x, y) in [("d", 20, 200), ("b", 200, 98), ("a", 20, 100), ("e", 300, 205)] {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
        label.text = text
        stage.root.addSubview(label)
      }
    }
    stage.advance(0.1)
    let labels = try all(stage).compactMap(\.label)
    #expect(labels == (isMirrored ? ["b", "a", "e", "d"] : ["a", "b", "d", "e"]))
  }

  @Test("an alert is a dialog by the name of its title, and nothing behind it is there")
  func dialog() throws {
    let stage = stage { root in
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
      label.text = "Behind"
      root.addSubview(label)
    }
    let alert = MainLoops.$current.withValue(stage.loop) {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      stage.window.rootViewController?.present(alert, animated: false)
      return alert
    }
    stage.advance(1)
    let top = try #require(stage.host.input?.elements().first)
    #expect(top.role == .dialog && top.label == "Sure?")
    #expect(try all(stage).map(\.label).contains("Behind") == false)
    send(.activate, try element("Yes", stage), stage)
    stage.advance(1)
    #expect(alert.presentingViewController == nil)
    #expect(try all(stage).map(\.label).contains("Behind"))
  }

  @Test("what is scrolled out of sight is there, and comes into sight to be used")
  func scrolledAway() throws {
    var taps = 0
    let stage = stage { root in
      let scroll = UIScrollView(frame: root.bounds)
      scroll.contentSize = CGSize(width: root.bounds.width, height: 4000)
      let button = UIButton(type: .system)
      button.setTitle("Far", for: .normal)
      button.frame = CGRect(x: 20, y: 3000, width: 100, height: 44)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let away = UIButton(frame: CGRect(x: 2000, y: 20, width: 10, height: 10))
      away.accessibilityLabel = "Away"
      scroll.addSubview(button)
      root.addSubview(scroll)
      root.addSubview(away)
    }
    let far = try element("Far", stage)
    #expect(far.visibleFrame.isEmpty && far.frame.minY > 844)
    #expect(try all(stage).contains { $0.label == "Away" } == false)
    send(.activate, far, stage)
    #expect(taps == 1)
    #expect(try element("Far", stage).visibleFrame.height == 44)
  }

  @Test("a view without a use of its own is touched in the middle of what shows of it")
  func touched() throws {
    var places: [CGPoint] = []
    let stage = stage { root in
      let tile = UIView(frame: CGRect(x: -50, y: 100, width: 100, height: 100))
      tile.isAccessibilityElement = true
      tile.accessibilityLabel = "Tile"
      let tap = UITapGestureRecognizer()
      _ = tap.handlers.add { [unowned root] _ in places.append(tap.location(in: root)) }
      tile.addGestureRecognizer(tap)
      root.addSubview(tile)
    }
    send(.activate, try element("Tile", stage), stage)
    #expect(places == [CGPoint(x: 25, y: 150)])
  }

  @Test func stepsAndKeys() throws {
    let stage = stage { root in
      let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
      slider.accessibilityLabel = "Speed"
      slider.value = 0.5
      let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
      field.accessibilityLabel = "Name"
      root.addSubview(slider)
      root.addSubview(field)
    }
    send(.increment, try element("Speed", stage), stage)
    #expect(abs((try element("Speed", stage).fraction ?? 0) - 0.6) < 1e-6)
    send(.decrement, try element("Speed", stage), stage)
    send(.decrement, try element("Speed", stage), stage)
    #expect(abs((try element("Speed", stage).fraction ?? 0) - 0.4) < 1e-6)
    #expect(try !element("Name", stage).isFocused)
    send(.focus, try element("Name", stage), stage)
    #expect(try element("Name", stage).isFocused)
    stage.host.input?.send(.composition(HostComposition("Ada", isFinal: true)))
    stage.advance(0.1)
    #expect(try element("Name", stage).value == "Ada")
  }

  @Test("numbers stay, are never used again, and one that is gone is passed over")
  func numbers() throws {
    let stage = stage { root in
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
      label.text = "First"
      root.addSubview(label)
    }
    let first = try element("First", stage)
    #expect(try element("First", stage).id == first.id)
    var seen: Set<Int> = [first.id]
    for round in 0..<2000 {
      MainLoops.$current.withValue(stage.loop) {
        stage.root.subviews.forEach { $0.removeFromSuperview() }
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
        label.text = "\(round)"
        stage.root.addSubview(label)
      }
      seen.insert(try element("\(round)", stage).id)
    }
    #expect(seen.count == 2001)
    send(.activate, first, stage)
    stage.host.input?.send(.action(.activate, on: 123_456))
    stage.host.input?.send(.action(.escape, on: 0))
    stage.advance(0.1)
    #expect(try all(stage).count == 1)
  }

  @Test("a change that is not drawn is told, at rest nothing is")
  func changes() throws {
    var label: UILabel?
    let stage = stage { root in
      let made = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
      made.text = "Shown"
      root.addSubview(made)
      label = made
    }
    var calls = 0
    stage.host.onNotice = { if $0 == .elements { calls += 1 } }
    label?.accessibilityLabel = "Untold"
    stage.advance(5)
    #expect(calls == 0)
    stage.host.input?.wantsElements = true
    stage.advance(5)
    #expect(calls == 0)
    stage.forgetFrames()
    label?.accessibilityLabel = "Spoken"
    label?.accessibilityHint = "Twice"
    stage.advance(0.1)
    #expect(calls == 1 && stage.frames.isEmpty)
    #expect(try element("Spoken", stage).hint == "Twice")
    label?.text = "Drawn"
    stage.advance(0.1)
    #expect(calls == 2)
  }

  @Test("a row that the app filled itself is called by what is to be read in it")
  func filledRow() throws {
    let stage = stage { root in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
      for (index, text) in ["Holidays", "12", ""].enumerated() {
        let label = UILabel(frame: CGRect(x: 16 + index * 100, y: 10, width: 90, height: 20))
        label.text = text
        cell.contentView.addSubview(label)
      }
      cell.contentView.addSubview(UISwitch(frame: CGRect(x: 300, y: 10, width: 51, height: 31)))
      root.addSubview(cell)
    }
    let row = try element("Holidays, 12", stage)
    #expect(row.role == .cell && row.children.map(\.role) == [.toggle])
  }

  @Test("parts of a view that are no views")
  func parts() throws {
    final class Chart: UIView {}
    final class Bar: UIAccessibilityElement {
      var uses = 0
      override func accessibilityActivate() -> Bool {
        uses += 1
        return true
      }
    }
    var bars: [Bar] = []
    let stage = stage { root in
      let chart = Chart(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
      bars = (0..<3).map { index in
        let bar = Bar(accessibilityContainer: chart)
        bar.accessibilityLabel = "Bar \(index)"
        bar.accessibilityTraits = .button
        bar.accessibilityFrameInContainerSpace = CGRect(x: index * 50, y: 0, width: 40, height: 100)
        return bar
      }
      chart.accessibilityElements = bars
      root.addSubview(chart)
    }
    let second = try element("Bar 1", stage)
    #expect(second.role == .button)
    #expect(second.frame == CGRect(x: 100, y: 100, width: 40, height: 100))
    send(.activate, second, stage)
    #expect(bars.map(\.uses) == [0, 1, 0])
    bars[2].accessibilityFrame = CGRect(x: 60, y: 110, width: 10, height: 10)
    #expect(
      bars[2].accessibilityFrameInContainerSpace == CGRect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test func announcements() throws {
    let stage = stage { root in
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
      label.text = "Here"
      root.addSubview(label)
    }
    var heard: [HostNotice] = []
    stage.host.onNotice = { heard.append($0) }
    MainLoops.$current.withValue(stage.loop) {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .screenChanged, argument: stage.root.subviews[0])
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
    #expect(heard == [.announcement("Saved"), .focus(try element("Here", stage).id)])
  }

  @Test("neither numbers nor elements keep a view alive")
  func lifetime() throws {
    weak var gone: UILabel?
    let stage = Stage()
    MainLoops.$current.withValue(stage.loop) {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
      label.text = "Short"
      stage.root.addSubview(label)
      gone = label
    }
    stage.advance(0.1)
    _ = try element("Short", stage)
    gone?.removeFromSuperview()
    stage.advance(0.1)
    #expect(gone == nil)
  }
}
