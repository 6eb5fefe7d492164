/// Kept with a controller that wants to hear when a person has dismissed it, as by pulling it down. (A member to override
/// would be one of each controller.)
@MainActor final class PersonsDismissal {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}
