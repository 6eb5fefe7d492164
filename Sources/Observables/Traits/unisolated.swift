/// Takes the main actor off the type of a closure, for machinery that knows no actors.
///
/// `unsafeBitCast` is sound: the isolation of a closure that does not wait is in its type alone. And the
/// caller is on the main queue, which is the main actor's: these are used by traits whose events come
/// there, and nowhere else.
func unisolated<Output>(_ closure: @escaping @MainActor () -> Output) -> () -> Output {
  unsafeBitCast(closure, to: (() -> Output).self)
}

/// The same for a closure with an argument.
func unisolated<Input, Output>(
  _ closure: @escaping @MainActor (Input) -> Output
) -> (Input) -> Output {
  unsafeBitCast(closure, to: ((Input) -> Output).self)
}

/// The same for a closure with two arguments.
func unisolated<First, Second, Output>(
  _ closure: @escaping @MainActor (First, Second) -> Output
) -> (First, Second) -> Output {
  unsafeBitCast(closure, to: ((First, Second) -> Output).self)
}

/// The same for a closure with any number of arguments, which cannot be cast outside of a struct.
func unisolated<each Input, Output>(
  pack closure: @escaping @MainActor (repeat each Input) -> Output
) -> (repeat each Input) -> Output {
  unsafeBitCast(Isolated(call: closure), to: Free<repeat each Input, Output>.self).call
}

private struct Isolated<each Input, Output> {
  let call: @MainActor (repeat each Input) -> Output
}

private struct Free<each Input, Output> {
  let call: (repeat each Input) -> Output
}
