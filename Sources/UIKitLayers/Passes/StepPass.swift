import Foundation

/// Before all other passes: what moves by itself, frame by frame, makes its step.
enum StepPass {
  static func run(_ tree: LayerTree, at time: TimeInterval) {
    guard !tree.steppers.isEmpty else { return }
    // NB: a step may begin others and free any of them.
    for entry in tree.steppers {
      guard entry.stepper?.step(at: time) == true else {
        tree.steppers.removeAll { $0 === entry }
        continue
      }
    }
  }
}
