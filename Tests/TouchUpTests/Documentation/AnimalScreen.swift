import TouchUp
import UIKit

final class AnimalScreen: UIViewController {
  enum Animal: String, CaseIterable {
    case dog, cat, rabbit, panda
  }

  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.onTap(with: self) { screen, _ in Task { [weak screen] in await screen?.ask() } }
  }

  /// A sheet of four animals; the line after `await` knows the answer, nil for none.
  func ask() async {
    let actions = Animal.allCases.map { ActionSheetAction(title: $0.rawValue, actionType: $0) }
    do {
      // On a pad it points at the button; while something is presented it waits for its turn.
      let animal = try await choose(
        title: "Which?", cancelMessage: "Cancel", actions: actions, anchor: .view(button),
        whenBusy: .wait)
      button.setTitle(animal?.rawValue ?? "None", for: .normal)
    } catch {
      print("This screen is in no window yet: \(error)")
    }
  }

  /// The same as a closure.
  func askToDelete() throws {
    try showConfirmation(
      title: "Delete?", confirmTitle: "Delete", cancelMessage: "Keep", isDestructive: true
    ) { isSure in print(isSure ? "deleted" : "kept") }
  }
}
