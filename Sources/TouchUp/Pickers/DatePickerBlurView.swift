public import Foundation
public import UIKit

/// Wheels of a date or a time that come up from below over the blurred screen: see ``PickerBlurView``.
///
/// What can be chosen, and in whose words, is set at its ``datePicker``. It has wheels unless its
/// `preferredDatePickerStyle` is set to `inline` before it is shown, which makes room for a month calendar. `compact` is
/// of no use here: it is a field that opens one more box.
@MainActor public final class DatePickerBlurView: BlurPanelView {
  /// Makes a picker of dates that shows today.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    datePicker.preferredDatePickerStyle = .wheels
    datePicker.datePickerMode = .date
    datePicker.onChange(with: self) { picker, _ in picker.dateChanged() }
  }

  /// There are no archives of pickers: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Hears what is chosen. Not kept alive.
  public weak var delegate: (any DatePickerBlurViewDelegate)?

  /// The wheels: mode, locale, calendar, time zone, limits and steps are theirs.
  public var datePicker: UIDatePicker { unsafeDowncast(panel.wheels, to: UIDatePicker.self) }

  /// The date that is chosen, or that the picker begins with.
  public var date: Date {
    get { datePicker.date }
    set { datePicker.setDate(newValue, animated: isOpen) }
  }

  /// Shows the picker, and tells closures besides the delegate.
  ///
  /// - Parameters:
  ///   - view: in whose window; nil as ``BlurPanelView/showPickerView()``.
  ///   - onChange: told when a person has changed the date; it is not taken yet.
  ///   - onEnd: told once, after the picker has gone: the date that was taken, or nil. Both closures are freed then.
  /// - Returns: why it cannot be shown; nil when it can. `onEnd` is told nil then.
  @discardableResult public func showPickerView(
    in view: UIView? = nil, onChange: (@MainActor (Date) -> Void)? = nil,
    onEnd: @escaping @MainActor (Date?) -> Void
  ) -> QuestionError? {
    guard !isShown else { return nil }
    self.onChange = onChange
    let window = view.map { $0 as? UIWindow ?? $0.window } ?? frontWindow()
    return show(in: window) { isTaken in onEnd(isTaken ? self.date : nil) }
  }

  private var onChange: (@MainActor (Date) -> Void)?
  private var hasChanged = false
  private var firstDate: Date?

  private func dateChanged() {
    guard isOpen else { return }
    hasChanged = true
    delegate?.pickerView(self, didChange: date)
    if isToolbarHidden { delegate?.pickerView(self, didSelect: date) }
    onChange?(date)
  }

  override class func makeWheels() -> UIView { UIDatePicker() }

  override func willShow() {
    hasChanged = false
    firstDate = date
    datePicker.accessibilityLabel = title
  }

  override var hasTakenOnTheWay: Bool { hasChanged }

  override func freeze() { settleWheels(of: datePicker) }

  override func didEnd(isTaken: Bool) {
    onChange = nil
    guard isTaken else {
      // The next time it begins as it did this time.
      if let firstDate { datePicker.date = firstDate }
      firstDate = nil
      delegate?.pickerViewDidCancel(self)
      return
    }
    firstDate = nil
    if !isToolbarHidden { delegate?.pickerView(self, didSelect: date) }
  }
}
