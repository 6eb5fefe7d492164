public import Foundation

/// Wheels to choose from, one beside the other.
///
/// A finger turns a wheel, or throws it: it comes to rest at a row. A tap on a row turns the wheel to it. When a
/// wheel that a person moved has stopped, the delegate is told, once. Only the rows that are seen exist: a
/// million of them cost what ten do.
@preconcurrency @MainActor open class UIPickerView: UIView {
  // MARK: Making

  /// Makes a picker with a frame in points; one without a size is 320 x 216.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? WheelLook.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    bandView.layer.cornerRadius = WheelLook.bandRadius
    bandView.backgroundColor = .tertiarySystemFill
    bandView.isUserInteractionEnabled = false
    addSubview(bandView)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Data

  /// Says how many wheels and rows there are. Not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { askAnew() }
  }

  /// Says what rows show, and hears what a person chooses. Not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { askAnew() }
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { wheels.count }

  /// How many rows a wheel has; 0 when there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// The width of a wheel and the height of its rows, in points; zero when there is no such wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard wheel(component) != nil else { return .zero }
    return sizes(in: bounds.width)[component]
  }

  /// The view that shows a row: the delegate's own, or the text of its title. Nil when it is not seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.rows[row]?.view
  }

  /// Asks data source and delegate for everything anew. What was chosen stays where it is, as far as there are still
  /// as many rows; a wheel that turns goes on. The delegate is told of nothing.
  open func reloadAllComponents() { reload() }

  /// Asks for the rows of one wheel anew, as ``reloadAllComponents()``.
  open func reloadComponent(_ component: Int) { reload(component) }

  // MARK: Choosing

  /// Turns a wheel to a row, at once or in .3 seconds. The delegate is not told. A row that is not there is
  /// reported and changes nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    select(row, component, animated)
  }

  /// The row that is chosen in a wheel: the one in the middle, or that which the wheel is on its way to. -1 when
  /// there is no such wheel, or it has no rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.headedRow ?? -1 }

  // MARK: View

  /// 320 x 216 points.
  open override var intrinsicContentSize: CGSize { WheelLook.size }

  /// 320 x 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { WheelLook.size }

  /// Places the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutWheels()
  }

  // MARK: For the files beside this one

  override func looksDidChange() { setNeedsLayout() }

  let bandView = UIView()
  var loadedWheels: [WheelColumn] = []
  /// Whether data source and delegate are to be asked anew before anything is said of them.
  var needsReload = true
  var isLoading = false
  /// Whether rows are views of the delegate's, as far as is known.
  var hasViewsOfDelegate = true
}
