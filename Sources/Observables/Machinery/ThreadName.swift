internal import CObservables

/// Tells threads apart.
struct ThreadName: Equatable {
  private let address: UnsafeMutableRawPointer

  /// The calling thread's.
  static var current: ThreadName {
    ThreadName(address: UnsafeMutableRawPointer(observables_thread_place()))
  }
}
