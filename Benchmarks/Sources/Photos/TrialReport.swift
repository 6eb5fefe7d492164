/// What a trial came to. Seconds are from the call of `present(_:animated:)` on.
struct TrialReport: Codable {
  /// Until photos were seen as cells.
  var cells = 0.0
  /// Until a tap was used, or until all of the first screen had its picture and the library was complete.
  var done = 0.0
  /// The names of the photos of the first screen.
  var names: [String] = []
  /// The longest time that the main thread was not to be had, in seconds, and how much of it was work of its own.
  var block = Pulse.Longest()
  /// The same while it was scrolled.
  var scrollBlock = Pulse.Longest()
  /// The most memory that the process ever had, in bytes.
  var memory = 0
}
