import TouchUp
import UIKit

/// The first page: a large title, the languages, and a row for each page.
final class PageListViewController: UIViewController {
  var didChoose: ((Page) -> Void)?
  var didChooseLanguage: ((Language) -> Void)?

  private let language: Language
  private let heading = UILabel()
  private let subheading = UILabel()
  private let languages = LanguageBar()
  private let card = CardView()
  private var rows: [PageRow] = []

  init(language: Language) {
    self.language = language
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The large heading stands in the place of a bar.
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.backButtonTitle = language.text("back")
    view.backgroundColor = .systemGroupedBackground
    heading.text = "TouchUp"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.accessibilityTraits = .header
    subheading.text = language.text("home.summary")
    subheading.font = .systemFont(ofSize: 15)
    subheading.textColor = .secondaryLabel
    subheading.numberOfLines = 0
    languages.selected = language
    languages.didChoose = { [weak self] in self?.didChooseLanguage?($0) }
    rows = Page.all.map { page in
      let row = PageRow(page: page, language: language)
      row.onTap(with: self) { list, _ in list.didChoose?(page) }
      return row
    }
    for row in rows { card.addSubview(row) }
    for part in [heading, subheading, languages, card] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.readableColumn
    var y = column.minY + 44
    heading.frame = CGRect(x: column.minX + 4, y: y, width: column.width - 8, height: 41)
    y = heading.frame.maxY + 4
    let height = subheading.sizeThatFits(CGSize(width: column.width - 8, height: 0)).height
    subheading.frame = CGRect(x: column.minX + 4, y: y, width: column.width - 8, height: height)
    y = subheading.frame.maxY + 20
    languages.frame = CGRect(x: column.minX, y: y, width: column.width, height: 32)
    y = languages.frame.maxY + 24
    var rowY: CGFloat = 0
    for (index, row) in rows.enumerated() {
      row.showsSeparator = index < rows.count - 1
      row.frame = CGRect(x: 0, y: rowY, width: column.width, height: 64)
      rowY += 64
    }
    card.frame = CGRect(x: column.minX, y: y, width: column.width, height: rowY)
  }
}
