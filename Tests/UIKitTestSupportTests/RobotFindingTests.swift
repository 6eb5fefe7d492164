import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct RobotFindingTests {
  let screen = FormViewController()
  let robot: Robot

  init() {
    robot = Robot(screen)
  }

  @Test func findsByLabelTextIdentifierAndType() throws {
    #expect(try robot.find("Save") === screen.save)
    #expect(try robot.find(.text("Save")) === screen.save)
    #expect(try robot.find(.label("Save")) === screen.save)
    #expect(try robot.find(.id("save")) === screen.save)
    #expect(try robot.find(.containing("saved")) === screen.result)
    #expect(try robot.find(.traits(.header), as: UILabel.self).text == "Order")
    #expect(try robot.find(.type(UIButton.self).first) === screen.save)
    #expect(try robot.find(.button.and("Close")).superview === screen.card)
    #expect(robot.count(of: .type(UIButton.self)) == 4)
    screen.save.accessibilityLabel = "Save the order"
    #expect(try robot.find("Save the order") === screen.save)
    #expect(try robot.find(.text("Save")) === screen.save)
    // Spaces of all kinds are spaces, as in the times that Foundation writes.
    screen.save.accessibilityLabel = "8:20\u{202F}AM"
    #expect(
      try robot.find("8:20 AM") === screen.save && robot.find(.label("8:20 AM")) === screen.save)
    #expect(!robot.exists("8:20AM"))
  }

  @Test func tellsTheText() throws {
    #expect(try robot.text(of: .id("result")) == "Not saved")
    #expect(try robot.text(of: .id("save")) == "Save")
    screen.card.accessibilityLabel = "Card"
    #expect(try robot.text(of: .id("card")) == "Card")
    screen.card.accessibilityValue = "3 of 4"
    #expect(try robot.text(of: .id("card")) == "3 of 4")
  }

  @Test func choosesAmongSeveral() throws {
    #expect(robot.count(of: "Delete") == 2)
    #expect(try robot.find(Query("Delete").inside(.id("card"))).superview === screen.card)
    #expect(try robot.find(Query("Delete").nth(1)).superview === screen.view)
    #expect(try robot.find(Query("Delete").last).superview === screen.view)
    #expect(try robot.find(Query("Delete").first).superview === screen.card)
    let error = failure { try robot.find(Query("Delete").nth(2)) }
    #expect(error?.reason == .tooFew(query: "\"Delete\", number 2", count: 2))
    #expect(failure { try robot.find(Query("Delete").nth(-1)) } != nil)
  }

  @Test func severalAreAnErrorThatListsThem() throws {
    let error = try #require(failure { try robot.find("Delete") })
    #expect(
      error.reason
        == .ambiguous(
          query: "\"Delete\"",
          matches: [
            "nth(0): button \"Delete\" at (30, 230, 100 x 40)",
            "nth(1): button \"Delete\" at (20, 320, 100 x 40)",
          ]))
    #expect(error.description.contains("2 elements fit \"Delete\". Say which one is meant"))
  }

  @Test func noneIsAnErrorWithTheScreen() throws {
    let error = try #require(failure { try robot.find("Cancel everything") })
    #expect(error.reason == .notFound(query: "\"Cancel everything\"", hints: []))
    #expect(error.place?.hasSuffix("RobotFindingTests.swift:\(#line - 2)") == true)
    #expect(
      error.description == """
        \(error.place ?? ""): There is no "Cancel everything", and nothing like it.
        Screen of 390 x 844, light:
          header "Order"  (20, 60, 200 x 30)
          button "Save"  (20, 100, 100 x 44), id "save"
          text "Not saved"  (140, 107, 200 x 30), id "result"
          button "Delete"  (30, 230, 100 x 40)
          button "Close"  (150, 230, 100 x 40)
          button "Delete"  (20, 320, 100 x 40)
        """)
  }

  @Test(arguments: [
    ("SAVE", "button \"Save\" differs in capital letters"),
    ("save", "button id \"save\": find it by .id(\"save\")"),
    ("Sav", "button \"Save\""),
    ("Svae", "button \"Save\""),
    ("Order ", "header \"Order\" differs in spaces"),
    ("Órder", "header \"Order\" differs in accents or capital letters"),
    ("result", "text id \"result\": find it by .id(\"result\")"),
  ])
  func nearMisses(wanted: String, hint: String) {
    let error = failure { try robot.find(.init(wanted)) }
    #expect(hints(error).first == hint)
  }

  @Test func whatCannotBeSeenIsNotThere() throws {
    screen.save.isHidden = true
    #expect(!robot.exists("Save"))
    var error = failure { try robot.find("Save") }
    #expect(
      hints(error).first == "button \"Save\", id \"save\" is hidden (isHidden of it is true)")

    screen.save.isHidden = false
    screen.card.alpha = 0
    error = failure { try robot.find("Close") }
    #expect(hints(error).first == "button \"Close\" is clear (alpha of UIView \"card\" is 0)")

    screen.card.alpha = 1
    screen.card.frame.origin.x = 400
    error = failure { try robot.find("Close") }
    #expect(
      hints(error).first == "button \"Close\" lies where it cannot be seen, at (530, 230, 100 x 40)"
    )

    screen.save.frame.size = .zero
    error = failure { try robot.find("Save") }
    #expect(hints(error).first == "button \"Save\", id \"save\" has no size")
  }

  @Test func whatIsBehindSomethingOpaqueIsNotThere() throws {
    let sheet = UIView(frame: CGRect(x: 0, y: 90, width: 390, height: 300))
    sheet.accessibilityLabel = "Sheet"
    sheet.backgroundColor = .systemBackground
    screen.view.addSubview(sheet)
    #expect(!robot.exists("Save"))
    #expect(robot.exists("Order"))
    let error = failure { try robot.find("Save") }
    #expect(hints(error).first == "button \"Save\", id \"save\" is covered by UIView \"Sheet\"")

    sheet.backgroundColor = UIColor(white: 0, alpha: 0.5)
    #expect(robot.exists("Save"))
    sheet.backgroundColor = .systemBackground
    sheet.frame.origin.x = 60
    #expect(robot.exists("Save"), "a part of it can be seen")
  }

  @Test func aWindowInFrontCovers() throws {
    let front = robot.run { UIWindow(frame: UIScreen.main.bounds) }
    front.windowLevel = .alert
    front.backgroundColor = .white
    front.isHidden = false
    #expect(!robot.exists("Save"))
    front.isHidden = true
    #expect(robot.exists("Save"))
  }

  @Test func theRightThingInTheWrongPlace() {
    let error = failure { try robot.find(Query("Save").inside(.id("card"))) }
    #expect(
      error?.reason
        == .notFound(
          query: "\"Save\", inside id \"card\"",
          hints: ["button \"Save\", id \"save\" is elsewhere"]))
  }

  @Test func clippedPartsCannotBeSeen() {
    screen.card.clipsToBounds = true
    screen.addButton("Below", to: screen.card, x: 0, y: 150)
    #expect(!robot.exists("Below"))
    screen.card.clipsToBounds = false
    #expect(robot.exists("Below"))
  }

  private func hints(_ error: RobotError?) -> [String] {
    guard case .notFound(_, let hints) = error?.reason else { return [] }
    return hints
  }
}

/// What `body` throws.
@MainActor
func failure<Result>(_ body: () throws -> Result) -> RobotError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? RobotError
  }
}
