import UIKit

extension ViewHandling where Self: ValueControl {
  /// Runs `handler` with the value whenever a person has changed it: a switch gives a Bool, a slider a Float.
  ///
  /// Setting the value in code runs nothing; ``setAndNotify(_:animated:)`` does.
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func onChange(
    _ handler: @escaping @MainActor (ControlValue) -> Void
  ) -> RemovableTarget {
    on(Self.valueEvent) { handler($0.controlValue) }
  }

  /// Runs `handler` with the control and the value whenever a person has changed it.
  @discardableResult public func onChange(
    _ handler: @escaping @MainActor (Self, ControlValue) -> Void
  ) -> RemovableTarget {
    on(Self.valueEvent) { handler($0, $0.controlValue) }
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the value whenever a person has changed it.
  @discardableResult public func onChange<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, ControlValue) -> Void
  ) -> RemovableTarget {
    on(Self.valueEvent, with: owner) { handler($0, $1.controlValue) }
  }

  /// As ``onChange(_:)``, but takes the place of the handler set before: for cells that are configured again and
  /// again.
  @discardableResult public func setOnChange(
    _ handler: @escaping @MainActor (ControlValue) -> Void
  ) -> RemovableTarget {
    set(Self.valueEvent) { handler($0.controlValue) }
  }

  /// Sets the value in code as if a person had: handlers, streams and bindings are told.
  ///
  /// They are told even if the value stays the same.
  public func setAndNotify(_ value: ControlValue, animated: Bool = false) {
    show(value, animated: animated)
    sendActions(for: Self.valueEvent)
  }
}
