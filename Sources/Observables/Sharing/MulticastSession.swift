/// A connection, from before it begins until it is let go of: a subject, and what feeds it.
final class MulticastSession<Element> {
  /// The subject's stream.
  let output: Observable<Element>
  /// What feeds the subject. Disposing of it ends the connection.
  let connection: Node
  private let begin: () -> Void
  private let starts = AtomicCount()

  init(output: Observable<Element>, connection: Node, begin: @escaping () -> Void) {
    self.output = output
    self.connection = connection
    self.begin = begin
  }

  /// Subscribes to the source, unless that was done before.
  func start() {
    if starts.add(1) == 0, !connection.isDisposed { begin() }
  }
}
