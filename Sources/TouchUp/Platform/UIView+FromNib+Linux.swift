#if os(Linux)
  public import UIKit

  extension UIView {
    /// A view of this class, made in code by its `init(frame:)`: there are no nibs on Linux.
    public static func fromNib() -> Self { ObjectFactory.makeView(Self.self, frame: .zero) }
  }
#endif
