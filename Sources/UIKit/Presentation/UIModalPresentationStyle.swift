/// How a controller's view lies over the one that presents it. Raw values are UIKit's.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view is taken out of it meanwhile.
  case fullScreen = 0
  /// A card that leaves the presenter's top edge to be seen, and that a person pulls down to dismiss.
  case pageSheet = 1
  /// A smaller card in the middle, where there is room for it; a page sheet elsewhere.
  case formSheet = 2
  /// As the controller's transitioning delegate says.
  case custom = 4
  /// Covers the window; the presenter's view stays beneath it.
  case overFullScreen = 5
  /// A box that points at something; a page sheet where it is narrow.
  case popover = 7
  /// For adaptive styles: no other than the one that was asked for.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}
