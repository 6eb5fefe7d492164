import Foundation

/// Does something as a user to whom nothing belongs.
///
/// The superuser may read everything, and tests are often run by it, as in a container. The system lets a single thread
/// reach files as somebody else; threads that it starts meanwhile do so as well.
enum AsNobody {
  /// The superuser could not be somebody else.
  struct NotAllowed: Error {}

  static func run<Result>(_ body: () throws -> Result) throws -> Result {
    guard getuid() == 0 else { return try body() }
    try become(65_534)
    defer { try? become(0) }
    return try body()
  }

  private static func become(_ user: UInt32) throws {
    typealias SetUser = @convention(c) (UInt32) -> Int32
    // Foundation has no name for it. It returns who it was before, whether it worked or not.
    guard let place = dlsym(nil, "setfsuid") else { throw NotAllowed() }
    let setUser = unsafeBitCast(place, to: SetUser.self)
    _ = setUser(user)
    guard UInt32(bitPattern: setUser(user)) == user else { throw NotAllowed() }
  }
}
