import Foundation

/// Makes objects of a class that is known only while the program runs, as Objective-C does.
///
/// Swift makes an object through a class value only when the initialiser is `required`. Asking that of
/// every responder would break the source of every subclass with an initialiser of its own, and
/// Xcode's template of an app delegate with it. But each class has its `init()` in the method table,
/// overridden or inherited, at the place where `NSObject` declared it. A stand-in that declares a
/// required `init()` at the same place lets the compiler emit the same call.
@MainActor package enum ObjectFactory {
  /// - Precondition: the class has an `init()`, its own or inherited.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let object = call(unsafeBitCast(erased(type), to: ObjectStandIn.Type.self))
    return unsafeDowncast(object, to: Object.self)
  }

  /// Makes a view as a list makes its cells: by the class that was registered.
  ///
  /// - Precondition: the class has an `init(frame:)`, its own or inherited.
  package static func makeView<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let view = call(unsafeBitCast(erased(type), to: ViewStandIn.Type.self), frame)
    return unsafeDowncast(view, to: View.self)
  }

  /// Makes the cell of a table by the class that was registered.
  ///
  /// - Precondition: the class has an `init(style:reuseIdentifier:)`, its own or inherited.
  static func makeCell<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    let type = unsafeBitCast(erased(type), to: CellStandIn.Type.self)
    return unsafeDowncast(call(type, style, reuseIdentifier), to: Cell.self)
  }

  /// Makes the header or footer of a table by the class that was registered.
  ///
  /// - Precondition: the class has an `init(reuseIdentifier:)`, its own or inherited.
  static func makeHeaderFooter<View: UITableViewHeaderFooterView>(
    _ type: View.Type, reuseIdentifier: String?
  ) -> View {
    let type = unsafeBitCast(erased(type), to: HeaderFooterStandIn.Type.self)
    return unsafeDowncast(call(type, reuseIdentifier), to: View.self)
  }

  static func makeDelegate(
    _ type: any UIApplicationDelegate.Type
  ) -> (any UIApplicationDelegate)? {
    guard let objectType = type as? NSObject.Type else {
      Diagnostics.report("The delegate \(type) inherits neither from UIResponder nor NSObject.")
      return nil
    }
    return make(objectType) as? any UIApplicationDelegate
  }

  // The optimiser must not learn that the stand-in is one, or it would call its own initialiser.
  @inline(never) @_optimize(none)
  private static func call(_ type: ObjectStandIn.Type) -> AnyObject { type.init() }

  @inline(never) @_optimize(none)
  private static func call(_ type: ViewStandIn.Type, _ frame: CGRect) -> AnyObject {
    type.init(frame: frame)
  }

  @inline(never) @_optimize(none)
  private static func call(
    _ type: CellStandIn.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
  ) -> AnyObject {
    type.init(style: style, reuseIdentifier: identifier)
  }

  @inline(never) @_optimize(none)
  private static func call(_ type: HeaderFooterStandIn.Type, _ identifier: String?) -> AnyObject {
    type.init(reuseIdentifier: identifier)
  }

  @inline(never) @_optimize(none)
  private static func erased(_ type: AnyClass) -> AnyClass { type }
}
