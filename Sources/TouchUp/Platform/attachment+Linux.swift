#if os(Linux)
  package import UIKit

  /// What the kit keeps with a control: made when first asked for, freed with it.
  package func attachment<Value: AnyObject>(of view: UIView, make: () -> Value) -> Value {
    if let value = view.attachments[Value.self] { return value }
    let value = make()
    view.attachments[Value.self] = value
    return value
  }

  /// What the kit keeps with a recogniser: made when first asked for, freed with it.
  package func attachment<Value: AnyObject>(
    of recognizer: UIGestureRecognizer, make: () -> Value
  ) -> Value {
    if let value = recognizer.attachments[Value.self] { return value }
    let value = make()
    recognizer.attachments[Value.self] = value
    return value
  }

  /// What the kit keeps with a controller: made when first asked for, freed with it.
  package func attachment<Value: AnyObject>(
    of controller: UIViewController, make: () -> Value
  ) -> Value {
    if let value = controller.attachments[Value.self] { return value }
    let value = make()
    controller.attachments[Value.self] = value
    return value
  }

  /// What the kit keeps with a bar's item: made when first asked for, freed with it.
  package func attachment<Value: AnyObject>(of item: UIBarButtonItem, make: () -> Value) -> Value {
    if let value = item.attachments[Value.self] { return value }
    let value = make()
    item.attachments[Value.self] = value
    return value
  }
#endif
