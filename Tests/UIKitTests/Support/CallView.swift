import UIKit

/// Writes down what views tell each other, by the names of the views.
@MainActor final class CallLog {
  private var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A view that writes down its callbacks.
final class CallView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100))
  {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMoveToSuperview", newSuperview)
  }
  override func didMoveToSuperview() { note("didMoveToSuperview", superview) }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow", newWindow) }
  override func didMoveToWindow() { note("didMoveToWindow", window) }
  override func didAddSubview(_ subview: UIView) { note("didAdd", subview) }
  override func willRemoveSubview(_ subview: UIView) { note("willRemove", subview) }

  private func note(_ call: String, _ view: UIView?) {
    let other =
      switch view {
      case nil: "nil"
      case let view as CallView: view.name
      case is UIWindow: "window"
      default: "root"
      }
    log.note("\(name).\(call) \(other)")
  }
}
