public import UIKit

/// Wheels of values that come up from below over the blurred screen.
///
/// ```swift
/// let picker = PickerBlurView.fromNib()
/// picker.configData(["Red", "Green", "Blue"])
/// picker.delegate = self
/// picker.showPickerView()
/// ```
@MainActor public final class PickerBlurView: BlurPanelView {
  /// One value that was chosen.
  public struct Choice {
    /// The column, counted from 0.
    public let component: Int
    /// The row, counted from 0.
    public let row: Int
    /// What was given for it.
    public let value: any CustomStringConvertible
  }

  /// Makes a picker without values.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    wheels.dataSource = source
    wheels.delegate = source
    source.owner = self
  }

  /// There are no archives of pickers: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Hears what is chosen. Not kept alive.
  public weak var delegate: (any PickerBlurViewDelegate)?

  // MARK: Values

  /// One column of values: strings, or whatever describes itself.
  public func configData(_ data: [any CustomStringConvertible]) { config(PickerColumns([data])) }

  /// Several columns of values, which need not be equally long.
  public func configData(columns: [[any CustomStringConvertible]]) {
    config(PickerColumns(columns))
  }

  /// Columns that depend on each other: `values` gives those of a column for the rows that are chosen in the columns
  /// before it; -1 for one without rows. A column whose values change keeps its row where one says the same.
  public func configData(
    numberOfColumns: Int,
    values: @escaping @MainActor (_ column: Int, _ chosen: [Int]) -> [any CustomStringConvertible]
  ) {
    config(PickerColumns(count: numberOfColumns, source: values))
  }

  /// The chosen row of each column; -1 for a column without rows. Set it to choose what the picker begins with: rows that
  /// are not there become the nearest that is. Nobody is told.
  public var selectedRows: [Int] {
    get { columns.chosen }
    set {
      columns.choose(newValue)
      showRows(animated: isOpen)
    }
  }

  /// What is chosen: a value for each column that has rows.
  public var selectedValues: [any CustomStringConvertible] { columns.chosenValues }

  // MARK: Showing

  /// Shows the picker, and tells closures besides the delegate.
  ///
  /// - Parameters:
  ///   - view: in whose window; nil as ``BlurPanelView/showPickerView()``.
  ///   - onChange: told when a person has turned a wheel to another row; it is not taken yet.
  ///   - onEnd: told once, after the picker has gone: the rows that were taken, or nil. Both closures are freed then.
  /// - Returns: why it cannot be shown; nil when it can. `onEnd` is told nil then.
  @discardableResult public func showPickerView(
    in view: UIView? = nil, onChange: (@MainActor (Choice) -> Void)? = nil,
    onEnd: @escaping @MainActor ([Choice]?) -> Void
  ) -> QuestionError? {
    guard !isShown else { return nil }
    self.onChange = onChange
    let window = view.map { $0 as? UIWindow ?? $0.window } ?? frontWindow()
    return show(in: window) { isTaken in onEnd(isTaken ? self.choices : nil) }
  }

  // MARK: Machinery

  /// What is chosen, column by column.
  var choices: [Choice] {
    zip(columns.values, columns.chosen).enumerated().compactMap { column, pair in
      pair.0.indices.contains(pair.1)
        ? Choice(component: column, row: pair.1, value: pair.0[pair.1]) : nil
    }
  }

  var onChange: (@MainActor (Choice) -> Void)?
  private(set) var columns = PickerColumns([])
  private var wheels: UIPickerView { unsafeDowncast(panel.wheels, to: UIPickerView.self) }
  private let source = PickerBlurSource()
  private var hasChanged = false
  /// What was chosen as the picker came.
  private var firstRows: [Int]?

  private func config(_ columns: PickerColumns) {
    self.columns = columns
    wheels.reloadAllComponents()
    showRows(animated: false)
  }

  private func showRows(animated: Bool) {
    for (column, row) in columns.chosen.enumerated() where row >= 0 {
      wheels.selectRow(row, inComponent: column, animated: animated)
    }
  }

  /// A wheel that a person turned has come to a row, or is on its way there.
  func wheelTurned(_ column: Int, to row: Int) {
    guard isOpen, columns.chosen.indices.contains(column), row >= 0,
      columns.chosen[column] != row
    else { return }
    columns.choose(row, in: column)
    for later in columns.values.indices.dropFirst(column + 1) {
      wheels.reloadComponent(later)
      let row = columns.chosen[later]
      if row >= 0 { wheels.selectRow(row, inComponent: later, animated: false) }
    }
    hasChanged = true
    let value = columns.text(column, row)
    delegate?.pickerView(self, didChangeRow: row, inComponent: column, value: value)
    if isToolbarHidden {
      delegate?.pickerView(self, didSelectRow: row, inComponent: column, value: value)
    }
    onChange?(Choice(component: column, row: row, value: columns.values[column][row]))
  }

  override class func makeWheels() -> UIView { UIPickerView() }

  override func willShow() {
    hasChanged = false
    firstRows = columns.chosen
    wheels.accessibilityLabel = title
    showRows(animated: false)
  }

  override var hasTakenOnTheWay: Bool { hasChanged }

  override func freeze() {
    // Those that still turn are where they are heading for; from the first on, since others may follow.
    for column in columns.values.indices {
      let row = wheels.selectedRow(inComponent: column)
      wheelTurned(column, to: row)
      if row >= 0, row < columns.values[column].count {
        wheels.selectRow(row, inComponent: column, animated: false)
      }
    }
  }

  override func didEnd(isTaken: Bool) {
    onChange = nil
    guard isTaken else {
      // The next time it begins as it did this time.
      if let firstRows { columns.choose(firstRows) }
      firstRows = nil
      delegate?.pickerViewDidCancel(self)
      return
    }
    firstRows = nil
    guard !isToolbarHidden else { return }
    for choice in choices {
      delegate?.pickerView(
        self, didSelectRow: choice.row, inComponent: choice.component, value: "\(choice.value)")
    }
  }
}
