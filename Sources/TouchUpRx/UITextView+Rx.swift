public import Observables
import TouchUp
public import UIKit

// All of these end when the text view goes away, which they do not keep, and leave its delegate alone.
extension Reactive where Base: UITextView {
  /// The text: tells the one of now, and each that a person types. What is there already is not set again: the text of an
  /// input method that is still open stays so.
  public var text: ControlProperty<String?> { value }

  /// The text.
  public var value: ControlProperty<String?> {
    let values = moments(.change).startWith(()).compactMap { [weak base] in
      // `ControlProperty` subscribes on the main queue, and text views tell of changes there.
      MainActor.assumeIsolated { base.map { String?.some($0.text ?? "") } }
    }
    return ControlProperty(
      values: values,
      valueSink: Binder(base) { if $0.text != $1 ?? "" { $0.text = $1 } })
  }

  /// Tells when editing has begun.
  public var didBeginEditing: ControlEvent<Void> { ControlEvent(events: moments(.beginEditing)) }

  /// Tells when editing has ended.
  public var didEndEditing: ControlEvent<Void> { ControlEvent(events: moments(.endEditing)) }

  /// Tells when a person has changed the text.
  public var didChange: ControlEvent<Void> { ControlEvent(events: moments(.change)) }

  /// Sets whether a person may change the text.
  public var isEditable: Binder<Bool> { Binder(base) { $0.isEditable = $1 } }

  private func moments(_ moment: TextMoment) -> Observable<Void> {
    Observable.waiting { [weak base] observer in
      base?.wait(for: moment, onEnd: { observer.onCompleted() }) { observer.onNext(()) }
    }
  }
}
