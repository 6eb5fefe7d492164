import TouchUp
import UIKit

final class PlayerScreen: UIViewController {
  private let play = UIButton(type: .system)
  private let cover = UIImageView(frame: .zero)
  private let bag = HandlerBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(play)
    view.addSubview(cover)

    // The typed sender; handlers run in the order they were added.
    play.onTap { button in button.isSelected.toggle() }

    // Passes the screen, and does not keep it alive.
    play.onTap(with: self) { screen, _ in screen.start() }

    // Several events, and which one it was.
    play.on([.touchDown, .touchUpInside, .touchCancel]) { _, event in print(event) }

    // Paused, resumed, removed. The token may be dropped.
    let sound = play.on(.touchDown) { print("click") }
    sound.disable()
    sound.enable()
    sound.remove()

    // The first time only; instead of the one set before; together with others.
    play.once(.touchUpInside) { print("welcome") }
    play.set(.touchUpInside) { print("this row") }
    play.onTap { print("until the bag is emptied") }.store(in: bag)

    // A method that does not exist does not compile.
    play.addTarget(self, action: PlayerScreen.start, for: .primaryActionTriggered)

    // Gestures on any view: closures alone, with the recogniser, with an owner.
    cover.onTap(taps: 2) { cover in cover.alpha = 1 }
    cover.onTap(with: self) { screen, cover, tap in screen.seek(to: tap.location(in: cover)) }
    cover.onLongPress { _, press in print(press.state) }
    cover.onPan { cover, pan in cover.center.x += pan.translation(in: cover).x }

    // A context menu: asked for its elements as it is about to open.
    cover.onContextMenu(with: self) { screen, _ in
      [UIAction(title: "Play", with: screen) { screen in screen.start() }]
    }
  }

  private func start() {}
  private func seek(to place: CGPoint) {}
}
