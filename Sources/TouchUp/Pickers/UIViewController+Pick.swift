public import UIKit

extension UIViewController {
  /// Lets a person pick one of `values` from a wheel, and calls `handler` once, after the picker has gone: with the value,
  /// or with nil when it was cancelled, or went with its presenter, or when there are no values. It is freed then.
  ///
  /// - Parameters:
  ///   - selected: the row that the wheel begins with; the nearest one when there is no such row.
  ///   - title: what the bar says, in the person's language.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  ///   - configure: changes the picker before it is shown, as the titles of its buttons.
  /// - Throws: ``QuestionError`` when the picker cannot be shown; the handler is not called then.
  public func showPicker<Value: CustomStringConvertible>(
    from values: [Value], selected: Int = 0, title: String? = nil,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (PickerBlurView) -> Void)? = nil,
    handler: @escaping @MainActor (Value?) -> Void
  ) throws(QuestionError) {
    _ = try PanelQuestion(
      .values(values, selected: selected, title: title, configure: configure), from: self,
      whenBusy: whenBusy, receive: handler)
  }

  /// Lets a person pick one value of each column; `handler` gets as many as there are columns with rows. For the rest see
  /// ``showPicker(from:selected:title:whenBusy:configure:handler:)``.
  public func showPicker<Value: CustomStringConvertible>(
    columns: [[Value]], selected: [Int] = [], title: String? = nil,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (PickerBlurView) -> Void)? = nil,
    handler: @escaping @MainActor ([Value]?) -> Void
  ) throws(QuestionError) {
    _ = try PanelQuestion(
      .columns(columns, selected: selected, title: title, configure: configure), from: self,
      whenBusy: whenBusy, receive: handler)
  }

  /// Lets a person pick one of `values` from a wheel, and waits for it: nil when there was no choice. See
  /// ``showPicker(from:selected:title:whenBusy:configure:handler:)``.
  ///
  /// A task that is cancelled takes the picker back, and gets nil. Waiting keeps no controller alive.
  ///
  /// - Throws: ``QuestionError`` when the picker cannot be shown.
  public consuming func pick<Value: CustomStringConvertible>(
    from values: [Value], selected: Int = 0, title: String? = nil,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (PickerBlurView) -> Void)? = nil
  ) async throws(QuestionError) -> Value? {
    guard !Task.isCancelled else { return nil }
    let answer = PendingAnswer<Value>()
    let question = try PanelQuestion(
      .values(values, selected: selected, title: title, configure: configure), from: copy self,
      whenBusy: whenBusy, receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return await answer.value(of: question)
  }

  /// Lets a person pick one value of each column, and waits for them: nil when there was no choice. See
  /// ``pick(from:selected:title:whenBusy:configure:)``.
  public consuming func pick<Value: CustomStringConvertible>(
    columns: [[Value]], selected: [Int] = [], title: String? = nil,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (PickerBlurView) -> Void)? = nil
  ) async throws(QuestionError) -> [Value]? {
    guard !Task.isCancelled else { return nil }
    let answer = PendingAnswer<[Value]>()
    let question = try PanelQuestion(
      .columns(columns, selected: selected, title: title, configure: configure), from: copy self,
      whenBusy: whenBusy, receive: answer.receive)
    _ = consume self
    return await answer.value(of: question)
  }
}
