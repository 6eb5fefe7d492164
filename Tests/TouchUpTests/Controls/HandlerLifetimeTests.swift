import Testing
import TouchUp
import UIKit

/// Who keeps whom alive: nobody an owner, nothing a control; closures go with what they wait for.
@MainActor @Suite(.serialized) struct HandlerLifetimeTests {
  private final class Token {}

  @Test func theClosureIsFreedWhenRemoved() {
    let button = UIButton()
    weak var token: Token?
    let target: RemovableTarget
    do {
      let strong = Token()
      token = strong
      target = button.onTap { _ in _ = strong }
    }
    #expect(token != nil)
    target.remove()
    #expect(token == nil)
    #expect(!target.isEnabled)
  }

  @Test func droppingTheTokenChangesNothing() {
    let button = UIButton()
    var count = 0
    _ = button.onTap { _ in count += 1 }
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test func everyFaceFreesControlAndClosure() {
    let faces: [(String, @MainActor (UIButton, Token, Owner) -> RemovableTarget)] = [
      ("on", { button, token, _ in button.on(.touchUpInside) { _ in _ = token } }),
      ("on with event", { button, token, _ in button.on(.touchUpInside) { _, _ in _ = token } }),
      ("onTap", { button, token, _ in button.onTap { _ in _ = token } }),
      ("once", { button, token, _ in button.once(.touchUpInside) { _ in _ = token } }),
      ("set", { button, token, _ in button.set(.touchUpInside) { _ in _ = token } }),
      ("owner", { button, token, owner in button.onTap(with: owner) { _, _ in _ = token } }),
      (
        "addEventHandler",
        { button, token, _ in button.addEventHandler(event: .touchDown) { _ = token } }
      ),
      (
        "addTarget",
        { button, _, owner in button.addTarget(owner, action: Owner.pressed, for: .touchDown) }
      ),
    ]
    for (name, add) in faces {
      weak var button: UIButton?
      weak var token: Token?
      weak var owner: Owner?
      let target: RemovableTarget
      do {
        let strongButton = UIButton()
        let strongToken = Token()
        let strongOwner = Owner()
        (button, token, owner) = (strongButton, strongToken, strongOwner)
        target = add(strongButton, strongToken, strongOwner)
      }
      #expect(button == nil, "\(name) keeps the control")
      #expect(token == nil, "\(name) keeps the closure")
      #expect(owner == nil, "\(name) keeps the owner")
      // All of a token's methods work after everything has gone.
      target.disable()
      target.enable()
      target.remove()
      #expect(!target.isEnabled)
    }
  }

  @Test func anOwnerIsNotKeptAndItsHandlerGoesWithTheNextEvent() {
    let button = UIButton()
    weak var owner: Owner?
    weak var token: Token?
    do {
      let strong = Owner()
      let strongToken = Token()
      (owner, token) = (strong, strongToken)
      button.onTap(with: strong) { owner, _ in
        owner.calls += 1
        _ = strongToken
      }
      button.sendActions(for: .touchUpInside)
      #expect(strong.calls == 1)
    }
    #expect(owner == nil)
    button.sendActions(for: .touchUpInside)
    #expect(token == nil)
    #expect(button.allControlEvents == [])
  }

  @Test func onceDropsItsClosureBeforeItCallsIt() {
    let button = UIButton()
    weak var token: Token?
    do {
      let strong = Token()
      token = strong
      button.once(.touchUpInside) { _ in _ = strong }
    }
    button.sendActions(for: .touchUpInside)
    #expect(token == nil)
    #expect(button.allControlEvents == [])
  }

  @Test func aControlIsFreedInsideItsOwnHandler() {
    let before = LiveHandlers.count
    let holder = UIView()
    weak var gone: UIButton?
    var after: [String] = []
    do {
      let button = UIButton()
      gone = button
      holder.addSubview(button)
      button.onTap { button in
        button.removeFromSuperview()
        after.append("first")
      }
      button.onTap { _ in after.append("second") }
    }
    (holder.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(gone == nil)
    #expect(after == ["first", "second"])
    #expect(LiveHandlers.count == before)
  }

  @Test func anActionOfTheAppMayTakeTheHandlersOfItsControlAlong() {
    let before = LiveHandlers.count
    do {
      let button = UIButton()
      let bag = HandlerBag()
      button.on(.touchDown) { _ in }.store(in: bag)
      button.addAction(UIAction { _ in _ = bag }, for: .touchUpInside)
    }
    #expect(LiveHandlers.count == before)
  }

  @Test func whatGoesWithAControlMayRemoveItsOtherHandlers() {
    let before = LiveHandlers.count
    for events in [UIControl.Event.touchDown, .touchUpInside] {
      let button = UIButton()
      do {
        let bag = HandlerBag()
        for event in [UIControl.Event.touchDown, .touchUpInside, .valueChanged] {
          button.on(event) { _ in }.store(in: bag)
        }
        button.on(events) { _ in _ = bag }
        button.on(.valueChanged) { _ in _ = bag }
      }
    }
    #expect(LiveHandlers.count == before)
    do {
      let tap = UITapGestureRecognizer()
      let bag = HandlerBag()
      tap.on { _ in _ = bag }
      tap.on { _ in }.store(in: bag)
    }
    #expect(LiveHandlers.count == before)
  }

  @Test func aScreenWithOwnerBoundHandlersIsFreed() {
    weak var gone: CountingScreen?
    do {
      let screen = CountingScreen()
      screen.loadViewIfNeeded()
      screen.button.sendActions(for: .touchUpInside)
      #expect(screen.count == 1)
      gone = screen
    }
    #expect(gone == nil)
  }
}

@MainActor private final class CountingScreen: UIViewController {
  let button = UIButton(type: .system)
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.onTap(with: self) { screen, _ in screen.count += 1 }
  }
}
