public import UIKit

/// The Gallery: a list of pages, and the page that was chosen.
public final class GalleryViewController: UIViewController {
  private var language: Language
  private var list: PageListViewController
  private var page: PageViewController?
  private var isMoving = false

  /// Makes the Gallery in a language; the person's own by default.
  public init(language: Language = .preferred) {
    self.language = language
    list = PageListViewController(language: language)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    show(list)
    connectList()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isMoving else { return }
    list.view.frame = view.bounds
    page?.view.frame = view.bounds
  }

  private func connectList() {
    list.didChoose = { [weak self] in self?.open($0) }
    list.didChooseLanguage = { [weak self] in self?.speak($0) }
  }

  private func speak(_ language: Language) {
    guard language != self.language else { return }
    self.language = language
    remove(list)
    list = PageListViewController(language: language)
    show(list)
    connectList()
  }

  private func open(_ chosen: Page) {
    guard page == nil else { return }
    let next = PageViewController(page: chosen, language: language)
    next.didGoBack = { [weak self] in self?.close() }
    page = next
    show(next)
    slide(from: view.bounds.width, to: 0, next.view) {}
  }

  private func close() {
    guard let leaving = page, !isMoving else { return }
    slide(from: 0, to: view.bounds.width, leaving.view) { [weak self] in
      self?.remove(leaving)
      self?.page = nil
    }
  }

  private func slide(
    from start: CGFloat, to end: CGFloat, _ moving: UIView, then: @escaping () -> Void
  ) {
    let width = view.bounds.width
    isMoving = true
    moving.frame = view.bounds.offsetBy(dx: start, dy: 0)
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      moving.frame = self.view.bounds.offsetBy(dx: end, dy: 0)
      self.list.view.frame = self.view.bounds.offsetBy(dx: (end - width) * 0.3, dy: 0)
    } completion: { [weak self] _ in
      self?.isMoving = false
      then()
      // The device may have been turned meanwhile.
      self?.view.setNeedsLayout()
    }
  }

  private func show(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
