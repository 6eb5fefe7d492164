internal import Foundation

extension ObservableType {
  /// This stream; what becomes of each subscription is written line by line: `subscribed`, each event,
  /// and `isDisposed`.
  ///
  /// ```
  /// 2024-05-01 09:41:00.000: login -> subscribed
  /// 2024-05-01 09:41:02.500: login -> Event next(Ada)
  /// 2024-05-01 09:41:02.500: login -> isDisposed
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: what stands before each line. If it is nil, the place in the source does.
  ///   - trimOutput: whether an event of more than 40 characters is shortened to its first and last 20.
  ///   - file: the file of the call.
  ///   - line: the line of the call.
  ///   - function: the function of the call.
  ///   - output: takes a line, without the line break. It prints, if it is not given.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function,
    to output: @escaping (String) -> Void = { print($0) }
  ) -> Observable<Element> {
    let source = asObservable()
    let file = file.split(separator: "/").last.map { String($0) } ?? file
    let name = identifier ?? "\(file):\(line) (\(function))"
    return SourceObservable { sink in
      let own = DebugSink(to: sink, name, trimOutput: trimOutput, output)
      own.write("subscribed")
      sink.attach(own)
      source.run(own)
    }
  }
}

private final class DebugSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let name: String
  private let trimOutput: Bool
  private let output: (String) -> Void

  init(
    to downstream: Sink<Element>, _ name: String, trimOutput: Bool,
    _ output: @escaping (String) -> Void
  ) {
    self.name = name
    self.trimOutput = trimOutput
    self.output = output
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    write(Event<Element>.next(element))
    downstream.next(element)
  }

  override func error(_ error: any Error) {
    write(Event<Element>.error(error))
    fail(error)
  }

  override func completed() {
    write(Event<Element>.completed)
    finish()
  }

  override func dispose() {
    if close() { write("isDisposed") }
  }

  func write(_ text: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    output("\(formatter.string(from: Date())): \(name) -> \(text)")
  }

  private func write(_ event: Event<Element>) {
    let text = event.debugDescription
    let isLong = trimOutput && text.count > 40
    write("Event \(isLong ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
  }
}
