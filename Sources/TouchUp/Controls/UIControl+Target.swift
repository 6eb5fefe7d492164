public import UIKit

extension ViewHandling where Self: UIControl {
  /// Calls a method of `target` at each of `events`: `addTarget(self, action: MyScreen.pressed, for: …)`.
  ///
  /// The target is not kept alive. A method that does not exist does not compile.
  @discardableResult public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: UIControl.Event
  ) -> RemovableTarget {
    add(.bound(to: target) { target, _, _ in action(target)() }, for: events)
  }

  /// Calls a method of `target`, which takes the control, at each of `events`.
  ///
  /// The target is not kept alive. A method that does not exist does not compile.
  @discardableResult public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for events: UIControl.Event
  ) -> RemovableTarget {
    add(
      .bound(to: target) { target, control, _ in action(target)(Self.cast(control)) }, for: events)
  }
}
