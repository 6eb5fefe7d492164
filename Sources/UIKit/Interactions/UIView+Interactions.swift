import Foundation

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    guard !interactionStorage.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard interactionStorage.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionStorage.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with new: [any UIInteraction]) {
    for old in interactionStorage where !new.contains(where: { $0 === old }) {
      removeInteraction(old)
    }
    for interaction in new { addInteraction(interaction) }
  }

  func tellInteractionsOfWindow() {
    for interaction in interactionStorage {
      (interaction as? any WindowFollower)?.viewDidChangeWindow()
    }
  }
}
