public import Foundation

/// One answer of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What kind of answer it is. Raw values are UIKit's.
  nonisolated public enum Style: Int, Sendable {
    /// An ordinary one.
    case `default` = 0
    /// Leaves everything as it is; stands apart. An alert has one at most.
    case cancel = 1
    /// Destroys something; shown in red.
    case destructive = 2
  }

  /// Makes an answer. `handler` is called when a person chose it, after the dismissal has finished.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// What it says.
  open private(set) var title: String?

  /// What kind of answer it is.
  open private(set) var style: Style = .default

  /// Whether it can be chosen.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { didChange?() } }
  }

  /// Whether a check mark says that it is what holds now. UIKit has no public name for it.
  package var isChecked = false {
    didSet { if oldValue != isChecked { didChange?() } }
  }

  /// Told when its look has to change.
  var didChange: (() -> Void)?
  private var handler: ((UIAlertAction) -> Void)?

  func run() {
    handler?(self)
  }
}
