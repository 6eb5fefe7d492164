#if os(iOS)
  public import UIKit

  extension UIView {
    /// A view of this class: the first one in the nib that is named after it, in its bundle. Where there is no such
    /// nib, it is made in code by its `init()`.
    public static func fromNib() -> Self { load(Self.self) }

    private static func load<View: UIView>(_ type: View.Type) -> View {
      let (name, bundle) = (String(describing: type), Bundle(for: type))
      if bundle.path(forResource: name, ofType: "nib") != nil {
        let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil)
        if let view = objects.lazy.compactMap({ $0 as? View }).first { return view }
      }
      // Objective-C makes an object by its class, whatever Swift knows of its initialisers.
      let made: NSObject = (type as NSObject.Type).init()
      return unsafeDowncast(made, to: View.self)
    }
  }
#endif
