import TouchUp
import UIKit

/// Ten thousand rows and ten thousand tiles, of which only those are made that can be seen.
final class ListViewController: UIViewController, UITableViewDataSource, UICollectionViewDataSource
{
  private let language: Language
  private let faces: UISegmentedControl
  private let caption = UILabel()
  private let bar = UIView()
  private let line = UIView()
  private let table = UITableView(frame: .zero, style: .plain)
  private let layout = UICollectionViewFlowLayout()
  private let grid: UICollectionView
  private let tiles: UICollectionView.CellRegistration<HueTile, Hue>
  private let numbers = NumberFormatter()
  private var loved: Set<Int> = []
  private var chosen: Int?

  init(language: Language) {
    self.language = language
    faces = UISegmentedControl(items: [language.text("list.rows"), language.text("list.grid")])
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    numbers.numberStyle = .decimal
    numbers.locale = Locale(identifier: language.rawValue)
    tiles = UICollectionView.CellRegistration { tile, _, hue in
      tile.contentView.backgroundColor = hue.color
    }
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.register(HueCell.self, forCellReuseIdentifier: HueCell.identifier)
    table.rowHeight = 60
    table.dataSource = self
    grid.dataSource = self
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    caption.font = .systemFont(ofSize: 13)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    caption.accessibilityIdentifier = "caption"
    bar.backgroundColor = .systemBackground
    line.backgroundColor = .separator
    for part in [table, grid, bar] { view.addSubview(part) }
    for part in [faces, caption, line] { bar.addSubview(part) }

    // Each in one line, with the screen that it does not keep.
    faces.onChange(with: self) { screen, face in screen.show(face: face) }
    table.onSelect(with: self) { screen, path in screen.choose(path.row) }
    grid.onSelect(with: self) { screen, path in screen.choose(path.item) }
    table.onScroll(with: self) { screen, _ in screen.showCounts() }
    grid.onScroll(with: self) { screen, _ in screen.showCounts() }

    faces.selectedSegmentIndex = 0
    show(face: 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.readableColumn
    bar.frame = CGRect(x: 0, y: column.minY, width: view.bounds.width, height: 80)
    faces.frame = CGRect(x: column.minX, y: 10, width: column.width, height: 32)
    caption.frame = CGRect(x: column.minX, y: 49, width: column.width, height: 20)
    line.frame = CGRect(x: 0, y: 79.5, width: view.bounds.width, height: 0.5)
    let list = CGRect(
      x: 0, y: bar.frame.maxY, width: view.bounds.width,
      height: max(0, view.bounds.height - bar.frame.maxY))
    table.frame = list
    grid.frame = list
    let columns = max(3, (list.width / 130).rounded(.down))
    let side = max(1, ((list.width - 32 - 8 * (columns - 1)) / columns * 2).rounded(.down) / 2)
    layout.itemSize = CGSize(width: side, height: side)
    table.layoutIfNeeded()
    showCounts()
  }

  // MARK: What is shown

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Hue.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: HueCell.identifier, for: indexPath)
    guard let cell = cell as? HueCell else { return cell }
    let index = indexPath.row
    cell.show(Hue(index: index), named: name(index), isLoved: loved.contains(index))
    cell.heart.accessibilityLabel = "\(language.text("list.love")) \(name(index))"
    // A cell is used again and again; `set` takes the place of the handler that it had for another row.
    cell.heart.set(.touchUpInside) { [weak self, weak cell] in
      if let cell { self?.love(index, in: cell) }
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Hue.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let tile = collectionView.dequeueConfiguredReusableCell(
      using: tiles, for: indexPath, item: Hue(index: indexPath.item))
    tile.accessibilityLabel = name(indexPath.item)
    return tile
  }

  // MARK: What is done

  private func show(face: Int) {
    table.isHidden = face != 0
    grid.isHidden = face == 0
    let path = chosen.map { IndexPath(item: $0, section: 0) }
    table.selectRow(at: path, animated: false, scrollPosition: .middle)
    grid.selectItem(at: path, animated: false, scrollPosition: .centeredVertically)
    view.layoutIfNeeded()
    showCounts()
  }

  private func choose(_ index: Int) {
    chosen = index
    showCounts()
  }

  private func love(_ index: Int, in cell: HueCell) {
    let isLoved = loved.remove(index) == nil
    if isLoved { loved.insert(index) }
    cell.love(isLoved)
    showCounts()
  }

  private func name(_ index: Int) -> String {
    String(format: language.text("list.name"), number(index + 1))
  }

  private func number(_ value: Int) -> String {
    numbers.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func showCounts() {
    let cells = table.isHidden ? grid.visibleCells.count : table.visibleCells.count
    let counts = String(format: language.text("list.count"), number(Hue.count), number(cells))
    caption.text =
      counts + (loved.isEmpty ? "" : "   ♥ \(number(loved.count))")
      + (chosen.map { "   ✓ \(name($0))" } ?? "")
  }
}
