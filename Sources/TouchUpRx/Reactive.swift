/// Where the streams and binders of an object are: `button.rx`.
@MainActor public struct Reactive<Base: AnyObject> {
  /// The object.
  public let base: Base
}
