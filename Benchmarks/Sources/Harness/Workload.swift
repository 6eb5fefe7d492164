/// Something that can be done any number of times in a row.
public struct Workload {
  /// What it is, in a few words for the table.
  public let name: String

  /// Does it that many times. Anything that is prepared once belongs before, captured.
  let run: (_ times: Int) throws -> Void

  /// A workload that repeats `body`.
  public init(_ name: String, repeating body: @escaping () throws -> Void) {
    self.name = name
    run = { times in
      for _ in 0..<times { try body() }
    }
  }

  /// A workload that repeats itself: for what is so short that the call of a closure would count.
  public init(_ name: String, loop: @escaping (_ times: Int) throws -> Void) {
    self.name = name
    run = loop
  }
}

/// Keeps the compiler from finding out that nobody looks at `value`.
@inline(never)
public func keep<Value>(_ value: Value) {}
