public import Foundation

/// Where a host sends what a person does, and asks what is on the screen.
@MainActor public final class HostInput {
  /// What is asked of an app.
  struct Calls {
    var receive: (HostEvent) -> Void
    var runFrame: () -> Void
    var pointer: (CGPoint) -> HostPointer
    var elements: () -> [HostElement]
    var takesTouches: (Int, CGPoint) -> Bool
  }

  private let calls: Calls

  /// Whether the host is to be told by ``HostNotice/elements``; false at first. Nothing is read unless it asks.
  public var wantsElements = false

  init(_ calls: Calls) {
    self.calls = calls
  }

  /// Hands over an event. The app sees events in this order, at its next frame.
  public func send(_ event: HostEvent) {
    calls.receive(event)
  }

  /// Hands over an event and has a frame at once, for what is asked next to see what came of it. Not to be called while
  /// the app handles an event.
  public func sendNow(_ event: HostEvent) {
    calls.receive(event)
    calls.runFrame()
  }

  /// How a pointer looks at a point of the screen, in points, as things stand now.
  public func pointer(at point: CGPoint) -> HostPointer { calls.pointer(point) }

  /// What is on the screen, as assistive technology knows it: window by window from back to front, each in reading
  /// order. Costs a walk through all views.
  public func elements() -> [HostElement] { calls.elements() }

  /// Whether a finger put down at a point of the screen would touch an element of ``elements()``, by its number, as things
  /// stand now: not while its page slides in, nor where something else lies over it.
  public func takesTouches(_ element: Int, at point: CGPoint) -> Bool {
    calls.takesTouches(element, point)
  }
}
