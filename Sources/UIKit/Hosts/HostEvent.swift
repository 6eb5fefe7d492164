import Foundation

/// Something that a host tells the app.
nonisolated public enum HostEvent: Equatable, Sendable {
  /// What fingers did at one moment. Fingers that are down and not named did not move.
  case touches([HostTouch])
  /// What a key did.
  case key(HostKey)
  /// What an input method did: it goes to the text that is edited.
  case composition(HostComposition)
  /// What a wheel or a trackpad did: it goes to what is under the pointer.
  case scroll(HostScroll)
  /// The device is another now: it was turned, resized, or switched to dark.
  case device(HostDevice)
}
