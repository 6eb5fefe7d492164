public import UIKit

/// The Gallery: a list of pages, and the page that was chosen.
public final class GalleryViewController: UINavigationController {
  private var language: Language

  /// Makes the Gallery in a language; the person's own by default.
  public init(language: Language = .preferred) {
    self.language = language
    super.init(nibName: nil, bundle: nil)
    isNavigationBarHidden = true
    showList()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func showList() {
    let list = PageListViewController(language: language)
    list.didChoose = { [weak self] in self?.open($0) }
    list.didChooseLanguage = { [weak self] in self?.speak($0) }
    setViewControllers([list], animated: false)
  }

  private func speak(_ language: Language) {
    guard language != self.language else { return }
    self.language = language
    showList()
  }

  private func open(_ page: Page) {
    // Two fingers may choose at a time.
    guard viewControllers.count == 1 else { return }
    let screen = page.makeScreen(language)
    screen.title = page.title(in: language)
    pushViewController(screen, animated: true)
  }
}
