internal import Dispatch

/// The main dispatch queue, which is the main actor's.
enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller is on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
