public import Foundation
public import UIKit

extension UIViewController {
  /// Lets a person pick a date from wheels, and calls `handler` once, after the picker has gone: with the date, or with nil
  /// when it was cancelled, or went with its presenter. It is freed then.
  ///
  /// - Parameters:
  ///   - date: what the wheels begin with; nil for the present time.
  ///   - mode: what can be chosen.
  ///   - title: what the bar says, in the person's language.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  ///   - configure: changes the picker before it is shown, as limits and locale of its `datePicker`.
  /// - Throws: ``QuestionError`` when the picker cannot be shown; the handler is not called then.
  public func showDatePicker(
    date: Date? = nil, mode: UIDatePicker.Mode = .date, title: String? = nil,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (DatePickerBlurView) -> Void)? = nil,
    handler: @escaping @MainActor (Date?) -> Void
  ) throws(QuestionError) {
    _ = try PanelQuestion(
      .date(date, mode: mode, title: title, configure: configure), from: self,
      whenBusy: whenBusy, receive: handler)
  }

  /// Lets a person pick a date from wheels, and waits for it: nil when there was no choice. See
  /// ``showDatePicker(date:mode:title:whenBusy:configure:handler:)``.
  ///
  /// A task that is cancelled takes the picker back, and gets nil. Waiting keeps no controller alive.
  ///
  /// - Throws: ``QuestionError`` when the picker cannot be shown.
  public consuming func pickDate(
    _ date: Date? = nil, mode: UIDatePicker.Mode = .date, title: String? = nil,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (DatePickerBlurView) -> Void)? = nil
  ) async throws(QuestionError) -> Date? {
    guard !Task.isCancelled else { return nil }
    let answer = PendingAnswer<Date>()
    let question = try PanelQuestion(
      .date(date, mode: mode, title: title, configure: configure), from: copy self,
      whenBusy: whenBusy, receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return await answer.value(of: question)
  }
}
