import UIKit

/// A controller that does something of a storm's in each of its calls, and finds fault with calls out of order.
final class StormController: UIViewController {
  private weak var storm: PresentationStorm?
  private let name: String
  private var state = "hidden"

  init(_ name: String, _ storm: PresentationStorm) {
    self.name = name
    self.storm = storm
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { storm?.strike(self, "\(name).deinit") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    strike("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    go(from: ["hidden", "disappearing"], to: "appearing")
  }
  override func viewDidAppear(_ animated: Bool) { go(from: ["appearing"], to: "shown") }
  override func viewWillDisappear(_ animated: Bool) {
    go(from: ["shown", "appearing"], to: "disappearing")
  }
  override func viewDidDisappear(_ animated: Bool) { go(from: ["disappearing"], to: "hidden") }
  override func viewDidLayoutSubviews() { strike("layout") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    strike("viewWillTransition")
  }

  /// Whether all that began has ended, as the view is in its window or not.
  var isAtRest: Bool {
    state == (viewIfLoaded?.window?.isHidden == false ? "shown" : "hidden")
  }

  var shortState: String { "\(name) is \(state), in a window: \(viewIfLoaded?.window != nil)" }

  private func go(from allowed: Set<String>, to new: String) {
    if !allowed.contains(state) { storm?.blame("\(name) goes from \(state) to \(new)") }
    state = new
    strike(new)
  }

  private func strike(_ call: String) { storm?.strike(self, "\(name).\(call)") }
}
