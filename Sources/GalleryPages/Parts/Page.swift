public import UIKit

/// One page of the Gallery.
public struct Page {
  /// The key of its title; `key.summary` is that of the line below.
  public let key: String
  /// The colour of its tile.
  let color: UIColor
  /// Draws its sign into a square of 28 points, in white.
  let drawSign: (CGRect) -> Void
  /// Makes its screen.
  let makeScreen: @MainActor (Language) -> UIViewController

  /// All pages, in the order of the list.
  public static var all: [Page] {
    [.controlEvents, .controls, .form, .gestures, .list, .questions, .pickers, .photos]
  }

  /// The title in a language.
  public func title(in language: Language) -> String { language.text(key) }

  /// The screen alone, without the Gallery around it: for tests and pictures.
  public func makeScreen(in language: Language) -> UIViewController { makeScreen(language) }
}
