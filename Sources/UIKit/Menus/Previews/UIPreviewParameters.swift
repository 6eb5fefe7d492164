public import Foundation

/// How a view shows in a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The whole view, on the system's background.
  public override init() {
    super.init()
  }

  /// The part of the view that is seen, in the coordinates of the view. Nil, the default, for all of it, with
  /// the corners that its layer has.
  open var visiblePath: UIBezierPath?

  /// What lies behind the view, for those that let something through. `systemBackground` by default and when
  /// set to nil; `clear` for nothing.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }
}
