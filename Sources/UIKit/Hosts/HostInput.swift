public import Foundation

/// Where a host sends what a person does.
@MainActor public final class HostInput {
  private let receive: (HostEvent) -> Void
  private let look: (CGPoint) -> HostPointer

  init(receive: @escaping (HostEvent) -> Void, look: @escaping (CGPoint) -> HostPointer) {
    self.receive = receive
    self.look = look
  }

  /// Hands over an event. The app sees events in this order, at its next frame.
  public func send(_ event: HostEvent) {
    receive(event)
  }

  /// How a pointer looks at a point of the screen, in points, as things stand now.
  public func pointer(at point: CGPoint) -> HostPointer {
    look(point)
  }
}
