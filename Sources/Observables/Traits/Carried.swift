/// An element on its way to the main queue, or waiting there.
///
/// Whoever makes one says why nobody else touches the value meanwhile.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
