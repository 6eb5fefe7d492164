public import Foundation

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
  /// What assistive technology does with the element of that number, of ``HostInput/elements()``. One that is gone
  /// is passed over.
  case action(HostAction, on: Int)
  /// The clipboard outside holds a text now; nil for none, or for something else. It becomes what the app pastes.
  case pasteboard(String?)
  /// The person gives the app files to open, by dropping them on its window for instance: each is handed to
  /// ``UIApplicationDelegate/application(_:open:options:)``.
  case open([URL])
  /// Whether anything of the app can be seen: not when it is minimised. One that is not is in the background, and
  /// draws nothing.
  case visibility(isSeen: Bool)
  /// The person wants the app to end: it is told of that, and ends.
  case quit
  /// The device is another now: it was turned, resized, or switched to dark.
  case device(HostDevice)
}
