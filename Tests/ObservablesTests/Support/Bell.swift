/// Something that a test waits for.
struct Bell: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Lets those go on who wait, or will.
  func ring() { continuation.finish() }

  /// Waits until it rings, or the task is cancelled.
  func rung() async {
    for await _ in stream {}
  }
}
