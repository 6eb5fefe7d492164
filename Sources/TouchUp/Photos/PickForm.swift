package import UIKit

/// What is to be picked, apart from who asks and who hears the answer.
@MainActor package protocol PickForm<Picked> {
  /// What an answer is.
  associatedtype Picked

  /// Whether it can be picked at all.
  func check() throws(PhotoError)

  /// The picker, and what waits for its end.
  func makePicker() -> (UIViewController, PickEnd<Picked>)
}
