/// Where a host sends what a person does.
@MainActor public final class HostInput {
  private let receive: (HostEvent) -> Void

  init(receive: @escaping (HostEvent) -> Void) {
    self.receive = receive
  }

  /// Hands over an event. The app sees events in this order, at its next frame.
  public func send(_ event: HostEvent) {
    receive(event)
  }
}
