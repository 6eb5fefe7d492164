#if os(Linux)
  import UIKit

  /// What the kit keeps with a control: made when first asked for, freed with it.
  func attachment<Value: AnyObject>(of view: UIView, make: () -> Value) -> Value {
    if let value = view.attachments[Value.self] { return value }
    let value = make()
    view.attachments[Value.self] = value
    return value
  }

  /// What the kit keeps with a recogniser: made when first asked for, freed with it.
  func attachment<Value: AnyObject>(
    of recognizer: UIGestureRecognizer, make: () -> Value
  ) -> Value {
    if let value = recognizer.attachments[Value.self] { return value }
    let value = make()
    recognizer.attachments[Value.self] = value
    return value
  }
#endif
