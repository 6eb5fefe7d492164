public import Observables
public import TouchUp
public import UIKit

extension UIViewController {
  /// A choice from a wheel as a stream: each subscription shows a picker of its own, tells what was taken and ends; without
  /// a choice it ends alone.
  ///
  /// It ends after the picker has gone, whatever ended it; also, without a picker, when this controller has gone.
  /// Disposing takes the picker back, and nothing else that is presented.
  ///
  /// - Parameters:
  ///   - selected: the row that the wheel begins with; the nearest one when there is no such row.
  ///   - title: what the bar says, in the person's language.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  ///   - configure: changes the picker before it is shown, as the titles of its buttons.
  /// - Returns: a stream that fails with ``TouchUp/QuestionError`` when the picker cannot be shown. To be
  ///   subscribed to on the main actor.
  public func showPicker<Value: CustomStringConvertible & Sendable>(
    from values: [Value], selected: Int = 0, title: String? = nil,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (PickerBlurView) -> Void)? = nil
  ) -> Observable<Value> {
    picked(whenBusy) { .values(values, selected: selected, title: title, configure: configure) }
  }

  /// A choice from several wheels as a stream, a value for each column with rows. For the rest see
  /// ``showPicker(from:selected:title:whenBusy:configure:)``.
  public func showPicker<Value: CustomStringConvertible & Sendable>(
    columns: [[Value]], selected: [Int] = [], title: String? = nil,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (PickerBlurView) -> Void)? = nil
  ) -> Observable<[Value]> {
    picked(whenBusy) { .columns(columns, selected: selected, title: title, configure: configure) }
  }

  /// A picker for each subscription.
  func picked<Choice: Sendable>(
    _ whenBusy: WhenBusy, _ form: @escaping @MainActor () -> PanelForm<Choice>
  ) -> Observable<Choice> {
    asking { controller, receive in
      try PanelQuestion(form(), from: controller, whenBusy: whenBusy) { choice in
        receive(choice.map { .success($0) })
      }
    }
  }
}
