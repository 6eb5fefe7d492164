import Foundation
import Synchronization
import Testing
import UIKit
import UIKitLoop

@testable import UIKitBrowser

/// Scripts and an app, without a network between them, on a clock that is held.
@MainActor @Suite struct DriverTests {
  /// An app, and what a script is answered.
  @MainActor private final class Rig {
    let loop = VirtualLoop()
    let host = HeadlessHost()
    let application: UIApplication
    let window: UIWindow
    let driver: Driver

    init(_ build: (UIView) -> Void) throws {
      let (loop, host) = (loop, host)
      (application, window) = MainLoops.$current.withValue(loop) {
        let application = ApplicationLauncher.launch(delegateType: nil, loop: loop, host: host)
        let window = UIWindow()
        let root = UIViewController()
        build(root.view)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return (application, window)
      }
      loop.advance(by: 0.1)
      driver = Driver(loop: loop, size: host.device.size, input: try #require(host.input))
    }

    func ask(_ path: String, _ text: String) -> WebAnswer? {
      let answers = Mutex<[WebAnswer]>([])
      MainLoops.$current.withValue(loop) {
        do throws(DriveError) {
          let command = try DriveCommand(path: path, body: Data(text.utf8))
          driver.carryOut(command) { answer in answers.withLock { $0.append(answer) } }
        } catch {
          answers.withLock { $0.append(error.answer) }
        }
      }
      let all = answers.withLock { $0 }
      #expect(all.count == 1, "\(path) \(text) has \(all.count) answers")
      return all.first
    }

    func close() { MainLoops.$current.withValue(loop) { application.finish() } }
  }

  private func button(_ title: String, _ y: CGFloat, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 120, height: 44)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  @Test func tapsByNameAndByPlace() throws {
    var taps = 0
    let rig = try Rig { root in
      root.addSubview(button("Buy", 100) { taps += 1 })
      let off = button("Off", 200) { taps += 100 }
      off.isEnabled = false
      root.addSubview(off)
    }
    #expect(rig.ask("/tap", #"{"label":"Buy"}"#)?.status == 200)
    #expect(taps == 1)
    #expect(rig.ask("/tap", #"{"x":30,"y":110}"#)?.status == 200)
    #expect(taps == 2)
    #expect(rig.ask("/tap", #"{"label":"Off"}"#)?.status == 409)
    #expect(rig.ask("/tap", #"{"label":"Sell"}"#)?.status == 404)
    #expect(taps == 2)
    rig.close()
  }

  /// Nobody has to wait between two requests: a finger waits until what it is to touch is there.
  @Test(arguments: ["push", "sheet", "alert"]) func waitsForWhatStillSlides(way: String) throws {
    var taps = 0
    let rig = try Rig { _ in }
    try MainLoops.$current.withValue(rig.loop) {
      let root = try #require(rig.window.rootViewController)
      let page = UIViewController()
      page.view.addSubview(button("Buy", 300) { taps += 1 })
      switch way {
      case "push":
        let navigation = UINavigationController(rootViewController: UIViewController())
        rig.window.rootViewController = navigation
        rig.loop.advance(by: 0.1)
        navigation.pushViewController(page, animated: true)
      case "sheet": root.present(page, animated: true)
      default:
        let alert = UIAlertController(title: "Sale", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Buy", style: .default) { _ in taps += 1 })
        root.present(alert, animated: true)
      }
    }
    rig.loop.advance(by: 2.0 / 60)
    #expect(rig.ask("/tap", #"{"label":"Buy"}"#)?.status == 200)
    // The closures of alerts come after they have gone.
    rig.loop.advance(by: 1)
    #expect(taps == 1)
    rig.close()
  }

  @Test func whatLiesUnderSomethingIsNotTouched() throws {
    var taps = 0
    let rig = try Rig { root in
      root.addSubview(button("Buy", 100) { taps += 1 })
      let lid = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      root.addSubview(lid)
    }
    let answer = rig.ask("/tap", #"{"label":"Buy"}"#)
    #expect(answer?.status == 409)
    #expect(String(decoding: try #require(answer?.body), as: UTF8.self).contains("lies over it"))
    // At a point it is the lid that is touched.
    #expect(rig.ask("/tap", #"{"x":30,"y":110}"#)?.status == 200)
    #expect(taps == 0)
    rig.close()
  }

  @Test func scrollsToWhatIsOutOfSight() throws {
    var taps = 0
    let rig = try Rig { root in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scroll.contentSize = CGSize(width: 390, height: 3000)
      scroll.addSubview(button("Far", 2500) { taps += 1 })
      root.addSubview(scroll)
    }
    #expect(rig.ask("/tap", #"{"label":"Far"}"#)?.status == 200)
    #expect(taps == 1)
    rig.close()
  }

  @Test func typesLineByLine() throws {
    var field: UITextField?
    var text: UITextView?
    let rig = try Rig { root in
      let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      name.placeholder = "Name"
      let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
      notes.accessibilityLabel = "Notes"
      root.addSubview(name)
      root.addSubview(notes)
      (field, text) = (name, notes)
    }
    #expect(rig.ask("/type", #"{"text":"lost"}"#)?.status == 409)
    #expect(rig.ask("/type", #"{"text":"Nguyễn","into":{"label":"Name"}}"#)?.status == 200)
    #expect(rig.ask("/type", #"{"text":" An"}"#)?.status == 200)
    #expect(field?.text == "Nguyễn An")
    #expect(rig.ask("/type", #"{"text":"一\n\n二","into":{"label":"Notes"}}"#)?.status == 200)
    #expect(text?.text == "一\n\n二")
    #expect(rig.ask("/key", #"{"key":"Backspace"}"#)?.status == 200)
    #expect(text?.text == "一\n\n")
    rig.close()
  }

  @Test func dragsRestAndSwipesThrow() throws {
    var scroll: UIScrollView?
    let rig = try Rig { root in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.contentSize = CGSize(width: 390, height: 9000)
      root.addSubview(view)
      scroll = view
    }
    let start = try #require(scroll?.contentOffset.y)
    #expect(rig.ask("/drag", #"{"from":{"x":200,"y":600},"to":{"x":200,"y":400}}"#)?.status == 200)
    // The first ten points begin the gesture.
    let rested = try #require(scroll?.contentOffset.y)
    #expect(abs(rested - start - 190) < 0.01)
    #expect(rig.ask("/wait", "{}")?.status == 200)
    #expect(scroll?.contentOffset.y == rested)
    #expect(rig.ask("/swipe", #"{"direction":"up"}"#)?.status == 200)
    #expect(rig.ask("/wait", "{}")?.status == 200)
    #expect(try #require(scroll?.contentOffset.y) > rested + 500)
    let swiped = try #require(scroll?.contentOffset.y)
    #expect(rig.ask("/scroll", #"{"on":{"x":100,"y":100},"dy":-50}"#)?.status == 200)
    #expect(rig.ask("/wait", "{}")?.status == 200)
    #expect(try #require(scroll?.contentOffset.y) == swiped + 50)
    rig.close()
  }

  @Test func actionsAsAssistiveTechnology() throws {
    var slider: UISlider?
    let rig = try Rig { root in
      let made = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      made.accessibilityLabel = "Speed"
      made.value = 0.5
      root.addSubview(made)
      slider = made
    }
    #expect(rig.ask("/action", #"{"action":"increment","label":"Speed"}"#)?.status == 200)
    #expect(abs((slider?.value ?? 0) - 0.6) < 1e-6)
    #expect(rig.ask("/action", #"{"action":"escape"}"#)?.status == 200)
    rig.close()
  }

  @Test("nothing is typed where something else was meant, and every kind of line end is one")
  func typesWhereItWasMeant() throws {
    var fields: [UITextField] = []
    var text: UITextView?
    let rig = try Rig { root in
      for (index, name) in ["Name", "Off"].enumerated() {
        let field = UITextField(frame: CGRect(x: 20, y: 100 + index * 50, width: 200, height: 40))
        field.placeholder = name
        root.addSubview(field)
        fields.append(field)
      }
      let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
      notes.accessibilityLabel = "Notes"
      root.addSubview(notes)
      text = notes
      root.addSubview(button("Save", 400) {})
    }
    #expect(rig.ask("/type", #"{"text":"a","into":{"label":"Name"}}"#)?.status == 200)
    #expect(rig.ask("/type", #"{"text":"b","into":{"label":"Save"}}"#)?.status == 409)
    #expect(fields[0].text == "a")
    #expect(rig.ask("/type", #"{"text":"c","into":{"x":30,"y":170}}"#)?.status == 200)
    #expect(fields[0].text == "a" && fields[1].text == "c")
    let lines = #"{"text":"1\r\n2\r3\n4","into":{"label":"Notes"}}"#
    #expect(rig.ask("/type", lines)?.status == 200)
    #expect(text?.text == "1\n2\n3\n4")
    rig.close()
  }

  @Test("emoji, marks that combine, and half of a surrogate pair, which is no text")
  func words() throws {
    var field: UITextField?
    let rig = try Rig { root in
      let made = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      made.accessibilityLabel = "“Name”\n\"here\""
      root.addSubview(made)
      field = made
    }
    let into = #""into":{"label":"“Name”\n\"here\""}"#
    let said = #"{"text":"👩‍👩‍👧e\u0301\ud83d\ude00",\#(into)}"#
    #expect(rig.ask("/type", said)?.status == 200)
    #expect(field?.text == "👩‍👩‍👧e\u{301}😀")
    #expect(rig.ask("/type", #"{"text":"\ud83d",\#(into)}"#)?.status == 400)
    #expect(rig.ask("/key", #"{"key":"Backspace"}"#)?.status == 200)
    #expect(field?.text == "👩‍👩‍👧e\u{301}")
    rig.close()
  }

  @Test("a text of a million letters is typed")
  func muchText() throws {
    var field: UITextView?
    let rig = try Rig { root in
      let made = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
      made.accessibilityLabel = "Notes"
      root.addSubview(made)
      field = made
    }
    let text = String(repeating: "word ", count: 200_000)
    #expect(rig.ask("/type", #"{"text":"\#(text)","into":{"label":"Notes"}}"#)?.status == 200)
    #expect(field?.text == text)
    rig.close()
  }

  @Test("a key that there is none of is said")
  func unknownKeys() throws {
    let rig = try Rig { _ in }
    for key in ["Return", "", "Escap", "enter"] {
      #expect(rig.ask("/key", #"{"key":"\#(key)"}"#)?.status == 400, "\(key)")
    }
    for key in ["Enter", "Escape", "a", "é", "F5", " ", "ArrowUp", "😀", "Shift", "F12", "+"] {
      #expect(rig.ask("/key", #"{"key":"\#(key)"}"#)?.status == 200, "\(key)")
    }
    rig.close()
  }

  @Test("what is disabled is not stepped, and what lies at a point is")
  func actionsAtPointsAndOnWhatIsDisabled() throws {
    var sliders: [UISlider] = []
    let rig = try Rig { root in
      for index in 0..<2 {
        let made = UISlider(frame: CGRect(x: 20, y: 100 + index * 50, width: 200, height: 30))
        made.accessibilityLabel = "Speed \(index)"
        made.value = 0.5
        root.addSubview(made)
        sliders.append(made)
      }
      sliders[1].isEnabled = false
    }
    let point = #"{"action":"increment","x":120,"y":115}"#
    #expect(rig.ask("/action", point)?.status == 200)
    #expect(abs(sliders[0].value - 0.6) < 1e-6)
    for action in ["increment", "decrement", "activate"] {
      let words = #"{"action":"\#(action)","label":"Speed 1"}"#
      #expect(rig.ask("/action", words)?.status == 409, "\(action)")
    }
    #expect(rig.ask("/action", #"{"action":"increment","x":120,"y":700}"#)?.status == 404)
    #expect(sliders[1].value == 0.5)
    rig.close()
  }

  @Test("a held clock goes on only when it is told to")
  func heldClock() throws {
    var square: UIView?
    let rig = try Rig { root in
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      root.addSubview(view)
      square = view
    }
    var isDone = false
    MainLoops.$current.withValue(rig.loop) {
      UIView.animate(withDuration: 2) {
        square?.alpha = 0
      } completion: { _ in
        isDone = true
      }
    }
    #expect(rig.ask("/wait", #"{"seconds":1}"#)?.status == 408)
    #expect(!isDone)
    #expect(rig.ask("/advance", #"{"seconds":1.5}"#)?.status == 200)
    #expect(isDone)
    let before = rig.loop.now
    #expect(rig.ask("/advance", #"{"seconds":100}"#)?.status == 200)
    #expect(abs(rig.loop.now - before - 100) < 1e-6)
    rig.close()
  }
}
