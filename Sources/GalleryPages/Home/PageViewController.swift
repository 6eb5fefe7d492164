import TouchUp
import UIKit

/// A page with the bar that leads back to the list.
final class PageViewController: UIViewController {
  var didGoBack: (() -> Void)?

  private let content: UIViewController
  private let bar = UIView()
  private let hairline = UIView()
  private let back = UIButton(type: .system)
  private let heading = UILabel()

  init(page: Page, language: Language) {
    content = page.makeScreen(language)
    super.init(nibName: nil, bundle: nil)
    title = language.text(page.key)
    back.setTitle(language.text("back"), for: .normal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    back.setImage(Signs.back, for: .normal)
    back.titleLabel?.font = .systemFont(ofSize: 17)
    back.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    back.contentHorizontalAlignment = .leading
    back.onTap(with: self) { page, _ in page.didGoBack?() }
    heading.text = title
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    heading.accessibilityTraits = .header
    hairline.backgroundColor = .separator
    bar.backgroundColor = .systemBackground
    for part in [hairline, heading, back] { bar.addSubview(part) }
    view.addSubview(bar)
    content.additionalSafeAreaInsets.top = 44
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + 44)
    hairline.frame = CGRect(x: 0, y: bar.bounds.maxY - 0.5, width: bar.bounds.width, height: 0.5)
    heading.frame = CGRect(x: 100, y: top, width: max(0, bar.bounds.width - 200), height: 44)
    back.frame = CGRect(x: 8, y: top, width: 92, height: 44)
    content.view.frame = view.bounds
  }
}
