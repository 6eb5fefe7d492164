/// What closures on the main actor write down.
@MainActor final class MainLog<Value> {
  private(set) var values: [Value] = []

  nonisolated init() {}

  func append(_ value: Value) {
    MainActor.preconditionIsolated()
    values.append(value)
  }
}
